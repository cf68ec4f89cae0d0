"""Promotional cards P04."""

from ..vocabulary import *

zx("P04-007", ja="マシンライダー ウェイ", zh="机械骑手 薇", color=BLUE, cost=5, power=8000, tribe=BATTLE_DRESS)
zx("P04-011", ja="知識の魔人スキエンティア", zh="知识的魔人 丝克茵缇亚", color=BLACK, cost=6, power=9500, tribe=DIABOLOS)
zx("P04-013", ja="横たわるジギタリス", zh="横卧的洋地黄", color=GREEN, cost=5, power=8000, tribe=LEAFER)
player("P04-014", ja="倉敷世羅", zh="仓敷世罗", color=RED)
player("P04-015", ja="戦斗怜亜", zh="战斗怜亚", color=BLUE)
player("P04-016", ja="弓弦羽ミサキ", zh="弓弦羽水崎", color=WHITE)
player("P04-017", ja="天王寺大和", zh="天王寺大和", color=BLACK)
player("P04-018", ja="剣淵相馬", zh="剑渊相马", color=GREEN)
player("P04-019", ja="雷鳥超", zh="雷鸟超", color=BLUE)
player("P04-022", ja="アサギ・メタモルフォーゼ", zh="亚莎纪·变身", color=BLUE)
player("P04-023", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("P04-024", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("P04-026", ja="絶界に誘われし少女ナタリア", zh="受绝界招引的少女 娜塔莉亚", color=WHITE)
