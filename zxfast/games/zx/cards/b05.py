"""Booster 5 (part)."""

from ..vocabulary import *

zx("B05-002", ja="動き出す彫刻ガーゴイル", zh="可动雕刻 石像鬼", color=RED, cost=3, power=500, tribe=MYTHOS, abilities=[
    startup(red(2), Cost(3, THIS), Power(9000, THIS), once_per_turn=True),
])
zx("B05-003", ja="戦士の女王ゼノビア", zh="战士的女王 洁诺比雅", color=RED, cost=3, power=5000, tribe=BRAVER, icon=IGNITION)
zx("B05-008", ja="剣鍛冶グラディウス", zh="剑锻冶 古拉迪乌斯", color=RED, cost=5, power=7000, tribe=MEISTER, abilities=[
    appears(Deal(5000, Choose(1, any_zx(NORMAL, DAMAGED)))),
])
zx("B05-009", ja="一時の休息 森蘭丸", zh="一时的休息 森兰丸", color=RED, cost=5, power=7000, tribe=BRAVER, abilities=[
    appears(pay(RED, 1, Deal(3000, Choose(1, theirs())))),
    Always(GetsAllColours((RESOURCE, TRASH)), when=there_is(mine(name_has=("信長",)))),
])
zx("B05-012", ja="狡猾な黄玉トパーズファルコン", zh="狡猾的黄玉 黄玉隼",
   color=RED, cost=6, power=9000, tribe=GIGANTIC, abilities=[
    appears(if_(
        both(there_is(charge(name="戦士の女王ゼノビア")), there_is(resource(THEIRS), 9)),
        Put(Choose(1, resource(THEIRS)), TRASH),
    )),
])
zx("B05-025", ja="", zh="合体学府 锘机侠", color=BLUE, cost=4, power=3500, tribe=METAL_FORTRESS, abilities=[
    Auto(DealsAttackDamage(that_is(cost_max=5)), (Put(may_choose(1, hand()), TRASH), if_did(Put(IT, DECK)))),
])
zx("B05-026", ja="粉砕機械クラッシュ", zh="破碎机械 粉碎式", color=BLUE, cost=4, power=6000, tribe=KILLER_MACHINE, abilities=[
    startup(blue(4), Appear(THIS, Squares()), zone=HAND),
])
zx("B05-027", ja="フランシウム", zh="巨大艺术 钫机侠", color=BLUE, cost=5, power=6000, tribe=METAL_FORTRESS, abilities=[
    Auto(IsAttacked(), (Draw(),)),
])
zx("B05-034", ja="メガトンフィスト ミザール", zh="百万重拳 麦扎", color=BLUE, cost=6, power=9000, tribe=BATTLE_DRESS, abilities=[
    Auto(Draws(), (Power(2000, THIS),)),
])
zx("B05-036", ja="青の守護者フェクダ", zh="青之守护者 菲克妲", color=BLUE, cost=8, power=9500, tribe=BATTLE_DRESS, abilities=[
    Auto(Appears(this_or_mine(tribe=BATTLE_DRESS)), (Draw(),)),
])
zx("B05-044", ja="", zh="圣兽 灵气海奎特", color=WHITE, cost=4, power=4500, tribe=SACRED_BEAST, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B05-048", ja="イヴィルベイン シプリン", zh="诛邪者 希文岭", color=WHITE, cost=5, power=7000, tribe=GUARDIAN, abilities=[
    Always(Gains(DESTROYS_ATTACKER, mine(BESIDE_THIS))),
])
zx("B05-052", ja="聖獣オーラヒポグリフ", zh="圣兽 灵气骏鹰", color=WHITE, cost=5, power=7500, tribe=SACRED_BEAST, abilities=[
    Auto(IsAttacked(one_of_mine()), (pay(WHITE, 1, Power(-1000, IT)),)),
])
zx("B05-054", ja="魂を結ぶ天使リアン", zh="联结灵魂的天使 莉恩", color=WHITE, cost=6, power=8500, tribe=ANGEL, abilities=[
    Always(GetsIcon(), when=there_is(charge(cost_min=5, tribe=ANGEL))),
])
zx("B05-056", ja="探求の天使アドミラシオン", zh="探求的天使 爱德蜜拉西昂",
   color=WHITE, cost=7, power=7500, tribe=ANGEL, abilities=[
    Auto(Appears(this_or_mine(tribe=ANGEL)), (Power(-5000, Choose(1, theirs(NORMAL))),)),
])
event("B05-059", ja="パニッシュメントクロス", zh="神罚十字", color=WHITE, cost=1, abilities=[
    on_play(Power(-4000, Choose(1, any_zx(Diagram(0b010_111_010))))),
],
    note="the squares of the printed diagram are not known; the centre and the four squares beside it are used")
zx("B05-061", ja="記憶の魔人メモリア", zh="记忆的魔人 梅莫莉娅",
   color=BLACK, cost=2, power=3000, tribe=DIABOLOS, icon=IGNITION, abilities=[
    VOID_BRINGER,
    Auto(IsDestroyed(by_ability_of=that_is(tribe=DIABOLOS)), (may(FromDeck(1, CHARGE)),)),
])
zx("B05-064", ja="骨象ボーンエレファント", zh="骨象 骸骨大象", color=BLACK, cost=3, power=5000, tribe=NOSFERATU, abilities=[
    START_CARD,
])
zx("B05-065", ja="彷徨うソリトゥス", zh="彷徨的索莉图丝", color=BLACK, cost=4, power=5500, tribe=DIABOLOS, abilities=[
    destroys(if_(PlayerIs("天王寺飛鳥"), may(FromDeck(1, CHARGE)))),
])
zx("B05-067", ja="", zh="营业骸骨 骷髅业务员", color=BLACK, cost=5, power=6000, tribe=NOSFERATU, abilities=[
    appears(Put(Choose(1, trash(tribe=TORTURES)), HAND)),
])
zx("B05-075", ja="虚無の黒騎士カースドソウル", zh="虚无的黑骑士 诅咒之魂",
   color=BLACK, cost=7, power=9500, tribe=NOSFERATU, abilities=[
    Always(MayPlayFrom(trash(tribe=NOSFERATU, not_name="虚無の黒騎士カースドソウル")), when=there_is(trash(), 10)),
])
zx("B05-089", ja="", zh="睡眠鳞粉 眠蝶", color=GREEN, cost=5, power=7500, tribe=PLASECT, abilities=[
    appears(FromDeck(2, RESOURCE, slept=True), AtEndOfTurn((Put(THAT, TRASH),))),
])
zx("B05-095", ja="翠緑の佳人 菖蒲", zh="翠绿的佳人 菖蒲", color=GREEN, cost=7, power=10000, tribe=HOURAI, abilities=[
    Auto(Appears(this_or_mine(tribe=HOURAI)), (Put(may_choose(1, resource(kind=ZX, cost_max=5)), HAND),)),
])
event("B05-098", ja="美味しい贈り物", zh="美味的赠礼", color=GREEN, cost=4, abilities=[
    on_play(Look(3), Put(Choose(1, looked()), RESOURCE, slept=True), PutBack(TRASH)),
])
event("B05-099", ja="仮面罵倒会", zh="假面骂倒会", color=GREEN, cost=4, abilities=[
    on_play(
        if_(there_is(resource(name="野蛮の魔人バルバルス")), Put(Choose(1, any_zx(NORMAL)), RESOURCE, slept=True)),
        if_(there_is(resource(name="残忍の魔人サエウム")), Put(Choose(1, hand(THEIRS), by=OPPONENT), RESOURCE, slept=True)),
    ),
])
