"""Promotional cards P01."""

from ..vocabulary import *

player("P01-001", ja="黒崎神門", zh="黑崎神门", color=RED)
player("P01-002", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("P01-003", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("P01-004", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("P01-005", ja="青葉千歳", zh="青叶千岁", color=GREEN)
zx("P01-010", ja="滅竜者ジークフリート", zh="灭龙者 齐格弗里德", color=RED, cost=4, power=6500, tribe=BRAVER)
zx("P01-013", ja="ロウブリンガー チャクララフ", zh="秩序使者 恰克拉拉胡", color=WHITE, cost=4, power=6500, tribe=GUARDIAN)
zx("P01-018", ja="忍耐の錫杖 山茶花", zh="忍耐的锡杖 山茶花", color=GREEN, cost=6, power=9500, tribe=HOURAI)
zx("P01-019", ja="絶対的守護神ゴプリオン", zh="绝对的守护神 豪普利昂", color=BLUE, cost=6, power=9500, tribe=BATTLE_DRESS)
player("P01-020", ja="PRINNY CLUB 看板娘プリンちゃん", zh="普利尼俱乐部的看板娘 普林酱", color=BLUE)
player("P01-021", ja="黒崎神門", zh="黑崎神门", color=RED)
player("P01-022", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("P01-023", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("P01-024", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("P01-025", ja="青葉千歳", zh="青叶千岁", color=GREEN)
