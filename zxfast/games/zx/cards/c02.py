"""Starter deck C02, black and blue."""

from ..vocabulary import *

player("C02-001", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
zx("C02-002", ja="漆黒の刃ズィーガー", zh="漆黑之刃 罪伽", color=BLACK, cost=6, power=8500, tribe=PREDATOR, abilities=[
    startup(PutCards(2, charge()), if_(PlayerIs("上柚木綾瀬"), Destroy(Choose(1, any_zx(NORMAL, cost_odd=True))))),
])
zx("C02-003", ja="金盤奏音シュトラウセ", zh="金盘奏音 施特劳瑟", color=BLUE, cost=3, power=4500, tribe=MERMAID, abilities=[
    START_CARD,
    startup((blue(2), TrashThis()), Draw(2), Put(Choose(1, hand()), DECK), zone=CHARGE),
])
zx("C02-004", ja="弦奏サリィエール", zh="弦奏 萨莉艾尔", color=BLUE, cost=3, power=5000, tribe=MERMAID, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("C02-005", ja="抹消機械ヴォイド", zh="抹消机械 虚空式", color=BLUE, cost=3, power=5000, tribe=KILLER_MACHINE, icon=IGNITION)
zx("C02-006", ja="大空樹レニウム", zh="大空树 铼机侠", color=BLUE, cost=4, power=6500, tribe=METAL_FORTRESS)
zx("C02-007", ja="艶奏プッティーニ", zh="艳奏 普缇尼", color=BLUE, cost=5, power=7000, tribe=MERMAID, abilities=[
    appears(Move(Choose(1, theirs(NORMAL)), Squares(BESIDE_THAT, normal=True), may=True)),
])
zx("C02-008", ja="オーガスレイヤー モモタロウ", zh="斩鬼杀手 桃太郎",
   color=BLUE, cost=5, power=6500, tribe=BATTLE_DRESS, abilities=[
    destroys(Put(may_choose(1, theirs(NORMAL, cost_max=3)), HAND)),
])
zx("C02-009", ja="家電合体タンタル", zh="家电合体 钽机侠", color=BLUE, cost=5, power=8000, tribe=METAL_FORTRESS)
event("C02-010", ja="ミリオンレイン", zh="百万星雨", color=BLUE, cost=2, abilities=[
    on_play(Put(up_to(2, theirs(NORMAL, cost_max=3)), HAND)),
])
zx("C02-011", ja="罰の魔人ポエナ", zh="罚之魔人 珀艾娜",
   color=BLACK, cost=2, power=3500, tribe=DIABOLOS, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("C02-012", ja="骨蛇スケルタルヴァイパー", zh="骨蛇 骷髅毒蛇",
   color=BLACK, cost=3, power=3500, tribe=NOSFERATU, icon=IGNITION, abilities=[
    destroys(FromDeck(1, CHARGE)),
])
zx("C02-013", ja="孤独の魔人ソリトゥス", zh="孤独的魔人 索莉图丝", color=BLACK, cost=3, power=5000, tribe=DIABOLOS, icon=IGNITION)
zx("C02-014", ja="支配の魔人イムペリウム", zh="支配的魔人 伊姆佩琉姆", color=BLACK, cost=4, power=6500, tribe=DIABOLOS)
zx("C02-015", ja="月光の魔姫クイーンカグヤ", zh="月光的魔姬 辉夜女王",
   color=BLACK, cost=5, power=6500, tribe=DIABOLOS, icon=EVOLSEED, abilities=[
    evol_seed(Destroy(Choose(1, theirs(NORMAL, cost_max=3)))),
])
zx("C02-016", ja="冥司教スケルタルビショップ", zh="冥司教 骷髅主教", color=BLACK, cost=7, power=8000, tribe=NOSFERATU, abilities=[
    appears(Put(Choose(1, trash(kind=ZX, cost_max=5)), HAND)),
])
event("C02-017", ja="ファングクラッシュ", zh="獠牙碎噬", color=BLACK, cost=3, abilities=[
    on_play(Destroy(Choose(1, theirs(NORMAL, highest_power=True)))),
])
