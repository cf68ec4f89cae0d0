"""Promotional cards P03."""

from ..vocabulary import *

zx("P03-005", ja="紅蓮の繰り手サラマンダー", zh="红莲的操纵者 火蝾螈", color=RED, cost=5, power=8000, tribe=MYTHOS)
zx("P03-007", ja="掃射機械ムーンレイ", zh="扫射机械 月光式", color=BLUE, cost=5, power=8000, tribe=KILLER_MACHINE)
zx("P03-011", ja="二十一対の剣シュヴァート", zh="二十一对之剑 施菲亚特", color=BLACK, cost=4, power=6500, tribe=PREDATOR)
player("P03-014", ja="黒崎神門", zh="黑崎神门", color=RED)
player("P03-015", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("P03-016", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("P03-017", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("P03-018", ja="青葉千歳", zh="青叶千岁", color=GREEN)
player("P03-019", ja="竜の巫女", zh="龙之巫女")
player("P03-021", ja="萌音楽研究者 小池雅也（4444ver）", zh="萌音乐研究者 小池雅也(4444ver)", color=BLACK)
player("P03-022", ja="ロッケンブルー プリンちゃん", zh="六轩蓝战士 普林酱", color=BLUE)
