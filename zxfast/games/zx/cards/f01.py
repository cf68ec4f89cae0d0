"""Free deck booklet F01."""

from ..vocabulary import *

zx("F01-001", ja="刀職人 一刀", zh="刀职人 一刀", color=RED, cost=2, power=3000, tribe=MEISTER, icon=IGNITION)
zx("F01-002", ja="砂漠の女王クレオパトラ", zh="砂漠的女王 克利欧佩特拉",
   color=RED, cost=3, power=4500, tribe=BRAVER, icon=IGNITION, abilities=[
    START_CARD,
])
zx("F01-003", ja="太陽の神使ヤタガラス", zh="太阳的神使 八咫乌",
   color=RED, cost=3, power=4500, tribe=MYTHOS, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("F01-004", ja="優しい硝子グラスエレファント", zh="温柔的硝子 玻璃大象",
   color=RED, cost=4, power=5000, tribe=GIGANTIC, abilities=[
    attacks(Power(2000, THIS)),
])
zx("F01-005", ja="鈍重な石ストーンタートル", zh="钝重之石 岩石乌龟", color=RED, cost=5, power=5000, tribe=GIGANTIC, abilities=[
    appears(Deal(3000, All(theirs(NORMAL)))),
])
zx("F01-006", ja="尊厳の神君アウグストゥス", zh="尊严的神君 奥古斯都", color=RED, cost=6, power=6500, tribe=BRAVER, abilities=[
    appears(Deal(5000, Choose(1, theirs(NORMAL)))),
])
event("F01-007", ja="インペラトルジャッジ", zh="帝皇裁决", color=RED, cost=1, abilities=[
    on_play(Deal(3000, Choose(1, any_zx(NORMAL)))),
])
player("F01-008", ja="黒崎神門", zh="黑崎神门", color=RED)
