"""Extra booster E01."""

from ..vocabulary import *

zx("E01-002", ja="星眼の構え 沖田総司", zh="星眼之构式 冲田总司", color=RED, cost=4, power=6500, tribe=BRAVER)
zx("E01-008", ja="サーキュラードリル ギルタブ", zh="循环之钻 基尔塔布", color=BLUE, cost=6, power=9500, tribe=BATTLE_DRESS)
zx("E01-010", ja="掟のレーグル", zh="法则的勒歌", color=WHITE, cost=4, power=6500, tribe=ANGEL)
zx("E01-013", ja="孤独の魔人ソリトゥス", zh="孤独的魔人 索莉图丝", color=BLACK, cost=3, power=5000, tribe=DIABOLOS, icon=IGNITION)
zx("E01-017", ja="隠業の手裏剣 弟切草", zh="隐业的手里剑 弟切草", color=GREEN, cost=3, power=5000, tribe=HOURAI, icon=IGNITION)
player("E01-021", ja="黒崎神門", zh="黑崎神门", color=RED)
player("E01-022", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("E01-023", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("E01-024", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("E01-025", ja="青葉千歳", zh="青叶千岁", color=GREEN)
