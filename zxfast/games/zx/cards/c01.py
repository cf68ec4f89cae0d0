"""Starter deck C01, white and red."""

from ..vocabulary import *

player("C01-001", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
zx("C01-002", ja="清廉な想いフィエリテ", zh="清廉的思绪 菲爱缇", color=WHITE, cost=6, power=8000, tribe=ANGEL, abilities=[
    Always(GetsPower(-1000, theirs()), when=PlayerIs("天王寺飛鳥")),
])
zx("C01-003", ja="紅い牙ルビーハウル", zh="红之牙 红宝石啸狼",
   color=RED, cost=3, power=4500, tribe=GIGANTIC, icon=IGNITION, abilities=[
    attacks(Power(1000, THIS)),
])
zx("C01-004", ja="砂漠の女王クレオパトラ", zh="砂漠的女王 克利欧佩特拉", color=RED, cost=3, power=4500, tribe=BRAVER, abilities=[
    START_CARD,
    startup((red(2), TrashThis()), Deal(5000, Choose(1, any_zx(NORMAL))), zone=CHARGE),
])
zx("C01-005", ja="鎧鍛冶レインフォース", zh="铠锻冶 蕾茵芙丝",
   color=RED, cost=3, power=5000, tribe=MEISTER, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("C01-006", ja="優雅な水晶クリスタルスワン", zh="优雅的水晶 水晶天鹅", color=RED, cost=4, power=6500, tribe=GIGANTIC)
zx("C01-007", ja="豪胆なる熊武士 坂田金時", zh="豪胆的熊武士 坂田金时",
   color=RED, cost=5, power=7500, tribe=BRAVER, icon=EVOLSEED, abilities=[
    evol_seed(Deal(3000, Choose(1, theirs(NORMAL)))),
])
zx("C01-008", ja="尊厳の神君アウグストゥス", zh="尊严的神君 奥古斯都", color=RED, cost=6, power=7000, tribe=BRAVER, abilities=[
    appears(Deal(5000, Choose(1, theirs(NORMAL)))),
])
event("C01-009", ja="爆散する石炭", zh="爆散的石炭", color=RED, cost=2, abilities=[
    on_play(Deal(5000, Choose(1, any_zx(NORMAL)))),
])
zx("C01-010", ja="聖獣オーラコマイヌ", zh="圣兽 灵气狛犬",
   color=WHITE, cost=2, power=3500, tribe=SACRED_BEAST, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("C01-011", ja="空のシエル", zh="天空的雪勒", color=WHITE, cost=3, power=4500, tribe=ANGEL, icon=IGNITION, abilities=[
    Always(GetsPower(Per(500, mine(other=True, tribe=ANGEL)))),
])
zx("C01-012", ja="ロウブリンガー ダウラギリ", zh="秩序使者 道拉吉里",
   color=WHITE, cost=3, power=5000, tribe=GUARDIAN, icon=IGNITION)
zx("C01-013", ja="眠りのスノーホワイト", zh="沉眠的白雪公主", color=WHITE, cost=4, power=6000, tribe=ANGEL, abilities=[
    Always(GetsIcon(), when=exactly(1, life())),
])
zx("C01-014", ja="意志のヴォロンテ", zh="意志的沃隆特", color=WHITE, cost=5, power=8000, tribe=ANGEL)
zx("C01-015", ja="賢さのサジェス", zh="贤明的萨洁丝", color=WHITE, cost=5, power=6000, tribe=ANGEL, abilities=[ranged(2)])
zx("C01-016", ja="聖獣オーラナラシンハ", zh="圣兽 灵气半狮人", color=WHITE, cost=5, power=6500, tribe=SACRED_BEAST, abilities=[
    destroys(Power(-4000, Choose(1, theirs(NORMAL)))),
])
event("C01-017", ja="尊大なる光壁", zh="高傲的光壁", color=WHITE, cost=1, abilities=[
    on_play(Power(3500, Choose(1, any_zx(OWN_AREA, ATTACKED)))),
])
