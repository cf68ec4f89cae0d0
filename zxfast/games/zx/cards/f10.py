"""Free deck booklet F10."""

from ..vocabulary import *

zx("F10-001", ja="雨のプリュイ", zh="雨之璞璐伊", color=WHITE, cost=3, power=4500, tribe=ANGEL, icon=IGNITION)
zx("F10-002", ja="イヴィルベイン アイガー", zh="诛邪者 艾格", color=WHITE, cost=3, power=4500, tribe=GUARDIAN, icon=IGNITION)
zx("F10-005", ja="絵描きのコラット", zh="绘画的科拉特猫", color=WHITE, cost=5, power=8000, tribe=CAIT_SITH)
zx("F10-009", ja="移り気なマジョラム", zh="善变的马郁兰", color=GREEN, cost=3, power=5000, tribe=LEAFER, abilities=[START_CARD])
zx("F10-010", ja="獣人親子ウェアカンガルー", zh="兽人亲子 袋鼠人", color=GREEN, cost=3, power=4500, tribe=LYCANTHROPE, icon=IGNITION)
zx("F10-011", ja="鍛錬の蹴撃 花梨", zh="锻炼的蹴击 花梨", color=GREEN, cost=3, power=5000, tribe=HOURAI, icon=IGNITION, abilities=[LIFE_RECOVERY])
player("F10-015", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("F10-016", ja="青葉千歳", zh="青叶千岁", color=GREEN)
