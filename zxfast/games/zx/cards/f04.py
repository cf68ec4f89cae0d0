"""Free deck booklet F04."""

from ..vocabulary import *

zx("F04-001", ja="ロウブリンガー ダストギール", zh="秩序使者 达斯托吉", color=WHITE, cost=2, power=3000, tribe=GUARDIAN, icon=IGNITION)
zx("F04-002", ja="聖獣オーラペガサス", zh="圣兽 灵气天马", color=WHITE, cost=3, power=4500, tribe=SACRED_BEAST, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("F04-003", ja="壺売りのシャム", zh="卖壶的暹罗猫", color=WHITE, cost=3, power=4500, tribe=CAIT_SITH, icon=IGNITION, abilities=[START_CARD])
zx("F04-005", ja="賢さのサジェス", zh="贤明的萨洁丝", color=WHITE, cost=5, power=5500, tribe=ANGEL, abilities=[ranged(2)])
player("F04-008", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("F04-009", ja="弓弦羽ミサキ", zh="弓弦羽水崎", color=WHITE)
