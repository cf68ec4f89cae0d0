"""Promotional cards P02."""

from ..vocabulary import *

zx("P02-009", ja="雪のネージュ", zh="雪之奈橘", color=WHITE, cost=6, power=9500, tribe=ANGEL)
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
