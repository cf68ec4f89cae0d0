"""Free deck booklet F02."""

from ..vocabulary import *

zx("F02-001", ja="蠱惑の魔人ラスキウス", zh="蛊惑的魔人 拉斯绮乌丝",
   color=BLACK, cost=2, power=2000, tribe=DIABOLOS, icon=IGNITION, abilities=[
    Auto(DestroysOpposing(), (FromDeck(1, CHARGE),)),
])
zx("F02-002", ja="骨牙犬ボーンキーパー", zh="骨牙犬 骸骨守卫",
   color=BLACK, cost=3, power=4500, tribe=NOSFERATU, icon=IGNITION, abilities=[
    START_CARD,
])
zx("F02-003", ja="名馬メリーゴーランド", zh="名马 旋转木马",
   color=BLACK, cost=3, power=4500, tribe=TORTURES, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("F02-004", ja="強振するスティングビート", zh="全力振臂的痛击者", color=BLACK, cost=4, power=6000, tribe=NOSFERATU)
zx("F02-005", ja="決殺の矢プファイル", zh="决杀之矢 普菲尔", color=BLACK, cost=5, power=5500, tribe=PREDATOR, abilities=[
    destroys(Destroy(Choose(1, theirs(NORMAL, cost_max=3)))),
])
zx("F02-006", ja="絶望の魔人デスペラティオ", zh="绝望的魔人 迪斯培拉提奥",
   color=BLACK, cost=6, power=6000, tribe=DIABOLOS, abilities=[
    appears(Destroy(Choose(1, theirs(NORMAL, cost_max=4)))),
])
event("F02-007", ja="カーズディフュージョン", zh="诅咒扩散", color=BLACK, cost=2, abilities=[
    on_play(Destroy(Choose(1, any_zx(NORMAL, cost_max=3)))),
])
player("F02-008", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
