"""Booster 5 (part)."""

from ..vocabulary import *

zx("B05-003", ja="戦士の女王ゼノビア", zh="战士的女王 洁诺比雅", color=RED, cost=3, power=5000, tribe=BRAVER, icon=IGNITION)
zx("B05-044", ja="", zh="圣兽 灵气海奎特", color=WHITE, cost=4, power=4500, tribe=SACRED_BEAST, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("B05-064", ja="骨象ボーンエレファント", zh="骨象 骸骨大象", color=BLACK, cost=3, power=5000, tribe=NOSFERATU, abilities=[START_CARD])
