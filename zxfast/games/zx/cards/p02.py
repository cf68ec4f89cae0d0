"""Promotional cards P02."""

from ..vocabulary import *

zx("P02-001", ja="地上最凶 呂布奉先", zh="地上最凶 吕布奉先", color=RED, cost=6, power=7500, tribe=BRAVER, abilities=[
    Auto(DealsAttackDamage(on=PLAYER_SQUARES, at_least=15000), (DealPlayer(1),)),
])
zx("P02-002", ja="マジカルフェンサー エルナト", zh="魔法剑士 爱尔娜丝",
   color=BLUE, cost=6, power=7000, tribe=BATTLE_DRESS, abilities=[
    appears(if_(Count(trash(), 25, distinct="names"), Put(All(theirs(NORMAL)), DECK))),
])
zx("P02-003", ja="壮麗な苦無 牡丹", zh="壮丽的苦无 牡丹", color=GREEN, cost=6, power=9000, tribe=HOURAI, abilities=[
    appears(if_(
        both(there_is(mine(colour=RED)), there_is(mine(colour=BLUE)), there_is(mine(colour=WHITE)),
             there_is(mine(colour=BLACK)), there_is(mine(colour=GREEN))),
        DealPlayer(1),
    )),
])
zx("P02-004", ja="猛々しい黒玉ジェットライオン", zh="凶猛的黑玉 黑玉狮子",
   color=RED, cost=5, power=7500, tribe=GIGANTIC, abilities=[
    attacks(Power(1000, THIS)),
])
zx("P02-005", ja="十二束三伏の矢 那須与一", zh="十二束三伏之矢 那须与一", color=RED, cost=6, power=9000, tribe=BRAVER, abilities=[
    Auto(IsDestroyed(), (
        Put(may_choose(1, hand()), TRASH),
        if_did(if_(at_most(0, hand()), Deal(10000, up_to(2, theirs(NORMAL)), split=True))),
    )),
])
zx("P02-006", ja="デュアルカタール アルデミラン", zh="双持拳剑 爱尔德波兰",
   color=BLUE, cost=4, power=4500, tribe=BATTLE_DRESS, abilities=[
    appears(Put(Choose(1, theirs(NORMAL, cost_max=3)), HAND)),
])
zx("P02-007", ja="鋼城セレン", zh="钢城 硒机侠", color=BLUE, cost=6, power=9000, tribe=METAL_FORTRESS, abilities=[
    appears(Draw(), Put(Choose(1, hand()), DECK)),
])
zx("P02-008", ja="ロウブリンガー マルビティン", zh="秩序使者 马鲁毕庭",
   color=WHITE, cost=5, power=7500, tribe=GUARDIAN, abilities=[
    Always(GetsPower(1000), when=ThisIs(on=MY_PLAYER_SQUARE)),
])
zx("P02-009", ja="雪のネージュ", zh="雪之奈橘", color=WHITE, cost=6, power=9500, tribe=ANGEL)
zx("P02-010", ja="幽鬼ダークスカー", zh="幽鬼 暗黑伤痕", color=BLACK, cost=4, power=6000, tribe=NOSFERATU, abilities=[
    appears(Put(may_choose(1, hand()), CHARGE)),
])
zx("P02-011", ja="運命の魔人ファートゥス", zh="命运的魔人 珐图丝", color=BLACK, cost=5, power=5500, tribe=DIABOLOS, abilities=[
    appears(Destroy(Choose(1, theirs(NORMAL, cost_max=3)))),
])
zx("P02-012", ja="狐娘ウェアフォックス", zh="狐娘 狐狸人", color=GREEN, cost=3, power=4500, tribe=LYCANTHROPE, abilities=[
    appears(Power(1000, Choose(1, any_zx()))),
])
zx("P02-013", ja="曲者の蛇矛 花一華", zh="难惹的蛇矛 花一华", color=GREEN, cost=5, power=8000, tribe=HOURAI)
player("P02-014", ja="倉敷世羅", zh="仓敷世罗", color=RED)
player("P02-015", ja="戦斗怜亜", zh="战斗怜亚", color=BLUE)
player("P02-016", ja="弓弦羽ミサキ", zh="弓弦羽水崎", color=WHITE)
player("P02-017", ja="天王寺大和", zh="天王寺大和", color=BLACK)
player("P02-018", ja="剣淵相馬", zh="剑渊相马", color=GREEN)
player("P02-019", ja="倉敷世羅", zh="仓敷世罗", color=RED)
player("P02-020", ja="戦斗怜亜", zh="战斗怜亚", color=BLUE)
player("P02-021", ja="弓弦羽ミサキ", zh="弓弦羽水崎", color=WHITE)
player("P02-022", ja="天王寺大和", zh="天王寺大和", color=BLACK)
player("P02-023", ja="剣淵相馬", zh="剑渊相马", color=GREEN)
