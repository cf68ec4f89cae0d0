"""Free deck booklet F04."""

from ..vocabulary import *

zx("F04-001", ja="ロウブリンガー ダストギール", zh="秩序使者 达斯托吉",
   color=WHITE, cost=2, power=3000, tribe=GUARDIAN, icon=IGNITION)
zx("F04-002", ja="聖獣オーラペガサス", zh="圣兽 灵气天马",
   color=WHITE, cost=3, power=4500, tribe=SACRED_BEAST, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("F04-003", ja="壺売りのシャム", zh="卖壶的暹罗猫", color=WHITE, cost=3, power=4500, tribe=CAIT_SITH, icon=IGNITION, abilities=[
    START_CARD,
])
zx("F04-004", ja="ロウブリンガー シシャパンマ", zh="秩序使者 希夏邦马",
   color=WHITE, cost=4, power=5500, tribe=GUARDIAN, abilities=[
    DESTROYS_ATTACKER,
])
zx("F04-005", ja="賢さのサジェス", zh="贤明的萨洁丝", color=WHITE, cost=5, power=5500, tribe=ANGEL, abilities=[ranged(2)])
zx("F04-006", ja="憧れのアドミラシオン", zh="憧憬的爱德蜜拉西昂", color=WHITE, cost=6, power=7000, tribe=ANGEL, abilities=[
    appears(Power(-4000, Choose(1, theirs(NORMAL)))),
])
event("F04-007", ja="尊大なる光壁", zh="高傲的光壁", color=WHITE, cost=1, abilities=[
    on_play(Power(3000, Choose(1, any_zx(OWN_AREA, ATTACKED)))),
])
player("F04-008", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("F04-009", ja="弓弦羽ミサキ", zh="弓弦羽水崎", color=WHITE)
