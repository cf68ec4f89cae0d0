"""Free deck booklet F08."""

from ..vocabulary import *

zx("F08-001", ja="一撃の刃クリンゲ", zh="一击之刃 克林格", color=BLACK, cost=3, power=4500, tribe=PREDATOR, icon=IGNITION)
zx("F08-002", ja="幽鬼トワイライトアッシュ", zh="幽鬼 暮色之尘", color=BLACK, cost=3, power=4500, tribe=NOSFERATU, icon=IGNITION)
zx("F08-003", ja="駆け回るペインフルホイール", zh="疾走的苦痛轮盘", color=BLACK, cost=4, power=6500, tribe=TORTURES)
zx("F08-004", ja="途惑いの少女アリス", zh="迷途的少女 爱丽丝",
   color=BLACK, cost=4, power=4500, tribe=DIABOLOS, icon=EVOLSEED, abilities=[
    evol_seed(Put(Choose(1, trash(kind=ZX, cost_max=3)), HAND)),
])
zx("F08-005", ja="決闘の魔人モノマキア", zh="决斗的魔人 莫诺马奇亚",
   color=BLACK, cost=6, power=8000, tribe=DIABOLOS, icon=EVOLSEED, abilities=[
    evol_seed(pay(BLACK, 6, Appear(THIS, Squares()))),
])
zx("F08-006", ja="蹴飛ばすブレイクストライカー", zh="飞踢的粉碎前锋",
   color=BLACK, cost=6, power=7000, tribe=NOSFERATU, abilities=[
    appears(if_(there_is(trash(), 20), Destroy(Choose(1, any_zx(NORMAL))))),
])
event("F08-007", ja="ミッドナイトエンペラー", zh="午夜帝王", color=BLACK, cost=2, abilities=[
    on_play(Destroy(Choose(1, any_zx(NORMAL, cost_min=6)))),
])
zx("F08-008", ja="洗濯獣人ウェアラクーン", zh="洗條兽人 浣熊人",
   color=GREEN, cost=2, power=3500, tribe=LYCANTHROPE, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("F08-009", ja="お散歩するステビア", zh="散步的甜叶菊",
   color=GREEN, cost=3, power=5000, tribe=LEAFER, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("F08-010", ja="花柄天道フローラルバグ", zh="花柄天道 碎花虫", color=GREEN, cost=3, power=5000, tribe=PLASECT, abilities=[
    START_CARD,
])
zx("F08-011", ja="羊娘ウェアシープ", zh="羊女 绵羊人", color=GREEN, cost=3, power=4500, tribe=LYCANTHROPE, abilities=[
    appears(if_(at_most(6, resource(THEIRS)), Power(2000, Choose(1, any_zx())))),
])
zx("F08-012", ja="不敵な旋棍 芍薬", zh="无惧的旋棍 芍药", color=GREEN, cost=3, power=4500, tribe=HOURAI, icon=IGNITION)
zx("F08-013", ja="瞬速の細剣 一寸法師", zh="瞬速的细剑 一寸法师", color=GREEN, cost=8, power=8000, tribe=HOURAI, abilities=[
    destroys(Reboot(Choose(3, resource(EITHER)))),
])
event("F08-014", ja="ティンバーフォース", zh="树木之力", color=GREEN, cost=1, abilities=[
    on_play(Put(Choose(1, charge()), RESOURCE, slept=True)),
])
