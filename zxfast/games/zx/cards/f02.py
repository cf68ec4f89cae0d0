"""Free deck booklet F02."""

from ..vocabulary import *

zx("F02-002", ja="骨牙犬ボーンキーパー", zh="骨牙犬 骸骨守卫", color=BLACK, cost=3, power=4500, tribe=NOSFERATU, icon=IGNITION, abilities=[START_CARD])
zx("F02-003", ja="名馬メリーゴーランド", zh="名马 旋转木马", color=BLACK, cost=3, power=4500, tribe=TORTURES, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("F02-004", ja="強振するスティングビート", zh="全力振臂的痛击者", color=BLACK, cost=4, power=6000, tribe=NOSFERATU)
player("F02-008", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
