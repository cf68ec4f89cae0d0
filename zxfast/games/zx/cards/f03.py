"""Free deck booklet F03."""

from ..vocabulary import *

zx("F03-001", ja="獣人ウェアベア", zh="兽人 熊人", color=GREEN, cost=3, power=4500, tribe=LYCANTHROPE, icon=IGNITION, abilities=[
    START_CARD,
])
zx("F03-002", ja="薔薇兜ワイルドローズ", zh="蔷薇独角仙 野玫瑰",
   color=GREEN, cost=3, power=4000, tribe=PLASECT, icon=IGNITION, abilities=[
    Always(GetsPower(1000), when=there_is(resource(), 7)),
])
zx("F03-003", ja="未来の達人 蒲公英", zh="未来的达人 蒲公英",
   color=GREEN, cost=3, power=4500, tribe=HOURAI, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("F03-004", ja="のんびり屋のルリジッサ", zh="悠闲的瑠璃苣", color=GREEN, cost=4, power=4500, tribe=LEAFER, abilities=[
    INTO_RESOURCE_INSTEAD,
])
zx("F03-005", ja="獣人ウェアアントラー", zh="兽人 鹿角人", color=GREEN, cost=5, power=7500, tribe=LYCANTHROPE)
zx("F03-006", ja="力ある矛 杜若", zh="有力之矛 杜若", color=GREEN, cost=7, power=6500, tribe=HOURAI, abilities=[
    appears(Put(Choose(1, theirs(NORMAL)), RESOURCE, slept=True)),
])
event("F03-007", ja="おやすみなさい", zh="且道晚安", color=GREEN, cost=4, abilities=[
    on_play(Put(Choose(1, theirs(NORMAL)), RESOURCE)),
])
player("F03-008", ja="青葉千歳", zh="青叶千岁", color=GREEN)
