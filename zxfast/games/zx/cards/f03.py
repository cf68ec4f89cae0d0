"""Free deck booklet F03."""

from ..vocabulary import *

zx("F03-001", ja="獣人ウェアベア", zh="兽人 熊人", color=GREEN, cost=3, power=4500, tribe=LYCANTHROPE, icon=IGNITION, abilities=[START_CARD])
zx("F03-003", ja="未来の達人 蒲公英", zh="未来的达人 蒲公英", color=GREEN, cost=3, power=4500, tribe=HOURAI, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("F03-005", ja="獣人ウェアアントラー", zh="兽人 鹿角人", color=GREEN, cost=5, power=7500, tribe=LYCANTHROPE)
player("F03-008", ja="青葉千歳", zh="青叶千岁", color=GREEN)
