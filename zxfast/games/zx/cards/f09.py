"""Free deck booklet F09."""

from ..vocabulary import *

zx("F09-001", ja="金鯱変形ナゴヤーン", zh="金鯱变形 蛋黄包",
   color=BLUE, cost=3, power=4000, tribe=METAL_FORTRESS, icon=IGNITION, abilities=[
    Always(GetsPower(1000), when=there_is(charge(icon=EVOLSEED))),
])
zx("F09-002", ja="サイバーレイピア アルファルド", zh="电子细剑 爱尔法德",
   color=BLUE, cost=3, power=4500, tribe=BATTLE_DRESS, icon=IGNITION)
zx("F09-003", ja="見習い音星ヴァイルト", zh="见习音星 华伊尔德", color=BLUE, cost=3, power=5000, tribe=MERMAID, abilities=[
    START_CARD,
])
zx("F09-004", ja="バトルヒーロー マルカブ", zh="战斗英雄 玛卡布", color=BLUE, cost=4, power=6500, tribe=BATTLE_DRESS)
zx("F09-005", ja="感電機械ショック", zh="感电机械 电击式",
   color=BLUE, cost=5, power=6500, tribe=KILLER_MACHINE, icon=EVOLSEED, abilities=[
    evol_seed(pay(BLUE, 2, Put(Choose(1, theirs(NORMAL)), DECK))),
])
zx("F09-006", ja="無敵埴輪Honey-One", zh="无敌埴轮 Honey-One",
   color=BLUE, cost=5, power=6500, tribe=METAL_FORTRESS, icon=EVOLSEED, abilities=[
    evol_seed(pay(BLUE, 1, Draw())),
])
event("F09-007", ja="ソードレヴォリューション", zh="剑舞革命", color=BLUE, cost=2, abilities=[
    on_play(If(there_is(charge(tribe=BATTLE_DRESS)),
               (Put(Choose(1, theirs(NORMAL)), HAND),),
               otherwise=(Put(Choose(1, theirs(NORMAL, cost_max=3)), HAND),))),
])
zx("F09-008", ja="運命のデスティネ", zh="命运的黛丝缇涅", color=WHITE, cost=2, power=2000, tribe=ANGEL, icon=IGNITION, abilities=[
    VOID_BRINGER,
    Always(GetsPower(1000, mine(OWN_AREA))),
])
zx("F09-009", ja="イヴィルベイン モンブラン", zh="诛邪者 勃朗",
   color=WHITE, cost=3, power=5000, tribe=GUARDIAN, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("F09-010", ja="聖獣オーラキリン", zh="圣兽 灵气麒麟", color=WHITE, cost=3, power=4500, tribe=SACRED_BEAST, abilities=[
    Auto(Attacks(target=that_is(cost_max=4)), (Power(-2000, IT),)),
])
zx("F09-011", ja="放浪のエレ", zh="放浪的耶蕾", color=WHITE, cost=3, power=4500, tribe=ANGEL, icon=IGNITION)
zx("F09-012", ja="イヴィルベイン エルブルース", zh="诛邪者 厄尔布鲁士",
   color=WHITE, cost=4, power=6000, tribe=GUARDIAN, icon=EVOLSEED, abilities=[
    evol_seed(Power(-1000, All(theirs()))),
])
zx("F09-013", ja="面倒見の良いサイベリアン", zh="会照顾人的西伯利亚猫",
   color=WHITE, cost=6, power=8500, tribe=CAIT_SITH, abilities=[
    startup((white(1), TrashThis()), Sleep(up_to(3, resource(EITHER))), zone=CHARGE),
])
event("F09-014", ja="ガーディアンハート", zh="守护者之心", color=WHITE, cost=1, icon=EVOLSEED, abilities=[
    on_play(Power(2000, Choose(1, any_zx(OWN_AREA, ATTACKED)))),
    RETURNS_FOR_DISCARD,
])
