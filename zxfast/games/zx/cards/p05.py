"""Promotional cards P05."""

from ..vocabulary import *

zx("P05-005", ja="弓腰姫 孫尚香", zh="弓腰姬 孙尚香", color=RED, cost=6, power=9000, tribe=BRAVER, abilities=[
    startup(red(1), Deal(2000, Choose(1, any_zx(NORMAL)))),
])
zx("P05-006", ja="楽奏ニコレア", zh="乐奏 妮珂蕾雅", color=BLUE, cost=3, power=4500, tribe=MERMAID, abilities=[
    Auto(IsMoved(), (Power(4000, Choose(1, any_zx())),)),
])
zx("P05-007", ja="変形機関車ランタン", zh="变形机车 镧机侠", color=BLUE, cost=6, power=7500, tribe=METAL_FORTRESS, abilities=[
    destroys(Draw()),
])
zx("P05-008", ja="イヴィルベイン クンパカルナ", zh="诛邪者 康巴哈那", color=WHITE, cost=6, power=9000, tribe=GUARDIAN, abilities=[
    DESTROYS_ATTACKER,
])
zx("P05-014", ja="終焉の呟きエンデ", zh="终焉的低语 恩德", color=BLACK, cost=5, power=7500, tribe=PREDATOR, abilities=[
    appears(Destroy(may_choose(1, theirs(NORMAL, cost_min=5))), if_did(DealPlayer(1, ME))),
])
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
zx("P05-025", ja="緑の竜の巫女", zh="绿色龙之巫女", color=GREEN, cost=9, power=8500, tribe=IVY_DRAGON, abilities=[
    startup(SleepThis(), Appear(Choose(1, resource(kind=ZX, cost_max=5)), Squares(NORMAL))),
])
