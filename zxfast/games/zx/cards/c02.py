"""Starter deck C02, black and blue."""

from ..vocabulary import *

player("C02-001", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
zx("C02-004", ja="弦奏サリィエール", zh="弦奏 萨莉艾尔", color=BLUE, cost=3, power=5000, tribe=MERMAID, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("C02-005", ja="抹消機械ヴォイド", zh="抹消机械 虚空式", color=BLUE, cost=3, power=5000, tribe=KILLER_MACHINE, icon=IGNITION)
zx("C02-006", ja="大空樹レニウム", zh="大空树 铼机侠", color=BLUE, cost=4, power=6500, tribe=METAL_FORTRESS)
zx("C02-009", ja="家電合体タンタル", zh="家电合体 钽机侠", color=BLUE, cost=5, power=8000, tribe=METAL_FORTRESS)
zx("C02-011", ja="罰の魔人ポエナ", zh="罚之魔人 珀艾娜", color=BLACK, cost=2, power=3500, tribe=DIABOLOS, icon=IGNITION, abilities=[VOID_BRINGER])
zx("C02-013", ja="孤独の魔人ソリトゥス", zh="孤独的魔人 索莉图丝", color=BLACK, cost=3, power=5000, tribe=DIABOLOS, icon=IGNITION)
zx("C02-014", ja="支配の魔人イムペリウム", zh="支配的魔人 伊姆佩琉姆", color=BLACK, cost=4, power=6500, tribe=DIABOLOS)
