"""Booster 2 (part)."""

from ..vocabulary import *

zx("B02-004", ja="愛と美の女神アフロディーテ", zh="爱与美的女神 阿佛洛狄忒", color=RED, cost=3, power=5000, tribe=BRAVER, abilities=[START_CARD])
zx("B02-008", ja="鎧鍛冶レインフォース", zh="铠锻冶 蕾茵芙丝", color=RED, cost=3, power=5000, tribe=MEISTER, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("B02-012", ja="優雅な水晶クリスタルスワン", zh="优雅的水晶 水晶天鹅", color=RED, cost=4, power=6500, tribe=GIGANTIC)
zx("B02-023", ja="弦奏サリィエール", zh="弦奏 萨莉艾尔", color=BLUE, cost=3, power=5000, tribe=MERMAID, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("B02-029", ja="大空樹レニウム", zh="大空树 铼机侠", color=BLUE, cost=4, power=6500, tribe=METAL_FORTRESS)
zx("B02-042", ja="聖獣オーラコマイヌ", zh="圣兽 灵气狛犬", color=WHITE, cost=2, power=3500, tribe=SACRED_BEAST, icon=IGNITION, abilities=[VOID_BRINGER])
zx("B02-045", ja="星のエトワール", zh="星之爱特华莉", color=WHITE, cost=3, power=5000, tribe=ANGEL, icon=IGNITION)
zx("B02-052", ja="意志のヴォロンテ", zh="意志的沃隆特", color=WHITE, cost=5, power=8000, tribe=ANGEL)
zx("B02-061", ja="罰の魔人ポエナ", zh="罚之魔人 珀艾娜", color=BLACK, cost=2, power=3500, tribe=DIABOLOS, icon=IGNITION, abilities=[VOID_BRINGER])
zx("B02-068", ja="支配の魔人イムペリウム", zh="支配的魔人 伊姆佩琉姆", color=BLACK, cost=4, power=6500, tribe=DIABOLOS)
zx("B02-081", ja="静かなローズマリー", zh="文静的迷迭香", color=GREEN, cost=2, power=3500, tribe=LEAFER, icon=IGNITION, abilities=[VOID_BRINGER])
zx("B02-089", ja="凛とした簪 黒百合", zh="凛然之簪 黑百合", color=GREEN, cost=4, power=6500, tribe=HOURAI)
