"""Starter deck C04, green and red."""

from ..vocabulary import *

player("C04-001", ja="青葉千歳", zh="青叶千岁", color=GREEN)
zx("C04-003", ja="傾城の美女 貂蝉", zh="倾城的美女 貂蝉", color=RED, cost=2, power=3500, tribe=BRAVER, icon=IGNITION, abilities=[VOID_BRINGER])
zx("C04-004", ja="愛と美の女神アフロディーテ", zh="爱与美的女神 阿佛洛狄忒", color=RED, cost=3, power=5000, tribe=BRAVER, abilities=[START_CARD])
zx("C04-005", ja="狩猟の女神アルテミス", zh="狩猎的女神 阿尔忒弥斯", color=RED, cost=3, power=5000, tribe=BRAVER, icon=IGNITION)
zx("C04-006", ja="太陽の神使ヤタガラス", zh="太阳的神使 八咫乌", color=RED, cost=3, power=5000, tribe=MYTHOS, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("C04-007", ja="独眼の巨人キュクロプス", zh="独眼巨人 库克洛普斯", color=RED, cost=4, power=6500, tribe=MYTHOS)
zx("C04-011", ja="鉄靴職人グリーブ", zh="铁靴职人 格里夫", color=RED, cost=6, power=9500, tribe=MEISTER)
zx("C04-013", ja="静かなローズマリー", zh="文静的迷迭香", color=GREEN, cost=2, power=3500, tribe=LEAFER, icon=IGNITION, abilities=[VOID_BRINGER])
zx("C04-014", ja="隠業の手裏剣 弟切草", zh="隐业的手里剑 弟切草", color=GREEN, cost=3, power=5000, tribe=HOURAI, icon=IGNITION)
zx("C04-016", ja="未来の達人 蒲公英", zh="未来的达人 蒲公英", color=GREEN, cost=3, power=5000, tribe=HOURAI, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("C04-018", ja="凛とした簪 黒百合", zh="凛然之簪 黑百合", color=GREEN, cost=4, power=6500, tribe=HOURAI)
zx("C04-020", ja="王様蝗虫キングホッパー", zh="国王蝗虫 蝗王", color=GREEN, cost=5, power=8000, tribe=PLASECT)
