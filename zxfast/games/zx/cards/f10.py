"""Free deck booklet F10."""

from ..vocabulary import *

zx("F10-001", ja="雨のプリュイ", zh="雨之璞璐伊", color=WHITE, cost=3, power=4500, tribe=ANGEL, icon=IGNITION)
zx("F10-002", ja="イヴィルベイン アイガー", zh="诛邪者 艾格", color=WHITE, cost=3, power=4500, tribe=GUARDIAN, icon=IGNITION)
zx("F10-003", ja="イヴィルベイン クーラカンリ", zh="诛邪者 库拉冈日", color=WHITE, cost=4, power=5500, tribe=GUARDIAN, abilities=[
    Always(GetsPower(1000, mine(Diagram(0b000_010_111)))),
],
    note="the squares of the printed diagram are not known; the own player square and the three squares beside it are used")
zx("F10-004", ja="聖獣オーラロック", zh="圣兽 灵气大鹏", color=WHITE, cost=4, power=6000, tribe=SACRED_BEAST, abilities=[
    appears(Power(-1000, Choose(1, theirs()))),
])
zx("F10-005", ja="絵描きのコラット", zh="绘画的科拉特猫", color=WHITE, cost=5, power=8000, tribe=CAIT_SITH)
zx("F10-006", ja="機知のエスプリ", zh="机智的埃斯普利", color=WHITE, cost=5, power=5500, tribe=ANGEL, abilities=[
    ranged(2),
    Always(GetsPower(Per(500, mine(other=True, tribe=ANGEL)))),
])
event("F10-007", ja="コンフロントオーダー", zh="应战命令", color=WHITE, cost=1, abilities=[
    on_play(Power(4000, Choose(1, any_zx(MY_PLAYER_SQUARE)))),
])
zx("F10-008", ja="可憐蜜蜂クイーンビー", zh="可爱蜜蜂 女王蜂",
   color=GREEN, cost=2, power=2000, tribe=PLASECT, icon=IGNITION, abilities=[
    VOID_BRINGER,
    Always(GetsPower(3000), when=there_is(resource(), 9)),
])
zx("F10-009", ja="移り気なマジョラム", zh="善变的马郁兰", color=GREEN, cost=3, power=5000, tribe=LEAFER, abilities=[START_CARD])
zx("F10-010", ja="獣人親子ウェアカンガルー", zh="兽人亲子 袋鼠人",
   color=GREEN, cost=3, power=4500, tribe=LYCANTHROPE, icon=IGNITION)
zx("F10-011", ja="鍛錬の蹴撃 花梨", zh="锻炼的蹴击 花梨",
   color=GREEN, cost=3, power=5000, tribe=HOURAI, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("F10-012", ja="幻惑の青龍刀 水芭蕉", zh="幻惑的青龙刀 水芭蕉", color=GREEN, cost=4, power=5500, tribe=HOURAI, abilities=[
    startup((green(2), TrashThis()), Look(2), Put(Choose(1, looked()), RESOURCE, slept=True), PutBack(DECK_BOTTOM), zone=CHARGE),
])
zx("F10-013", ja="獣人ウェアパンダ", zh="兽人 熊猫人", color=GREEN, cost=6, power=9000, tribe=LYCANTHROPE, abilities=[
    appears(Power(1000, Choose(1, any_zx()))),
])
event("F10-014", ja="女王のもてなし", zh="女王的款待", color=GREEN, cost=5, abilities=[
    on_play(Put(Choose(1, any_zx(NORMAL)), RESOURCE, slept=True), FromDeck(1, RESOURCE, slept=True)),
])
player("F10-015", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("F10-016", ja="青葉千歳", zh="青叶千岁", color=GREEN)
