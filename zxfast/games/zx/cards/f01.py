"""Free deck booklet F01."""

from ..vocabulary import *

zx("F01-001", ja="刀職人 一刀", zh="刀职人 一刀", color=RED, cost=2, power=3000, tribe=MEISTER, icon=IGNITION)
zx("F01-002", ja="砂漠の女王クレオパトラ", zh="砂漠的女王 克利欧佩特拉", color=RED, cost=3, power=4500, tribe=BRAVER, icon=IGNITION, abilities=[START_CARD])
zx("F01-003", ja="太陽の神使ヤタガラス", zh="太阳的神使 八咫乌", color=RED, cost=3, power=4500, tribe=MYTHOS, icon=IGNITION, abilities=[LIFE_RECOVERY])
player("F01-008", ja="黒崎神門", zh="黑崎神门", color=RED)
