"""Promotional cards P05."""

from ..vocabulary import *

player("P05-015", ja="黒崎神門", zh="黑崎神门", color=RED)
player("P05-016", ja="弓弦羽ミサキ", zh="弓弦羽水崎", color=WHITE)
player("P05-017", ja="戦斗怜亜", zh="战斗怜亚", color=BLUE)
player("P05-018", ja="倉敷世羅", zh="仓敷世罗", color=RED)
player("P05-019", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("P05-020", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("P05-021", ja="剣淵相馬", zh="剑渊相马", color=GREEN)
player("P05-022", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("P05-023", ja="天王寺大和", zh="天王寺大和", color=BLACK)
player("P05-024", ja="青葉千歳", zh="青叶千岁", color=GREEN)
