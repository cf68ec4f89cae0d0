"""Free deck booklet F08."""

from ..vocabulary import *

zx("F08-001", ja="一撃の刃クリンゲ", zh="一击之刃 克林格", color=BLACK, cost=3, power=4500, tribe=PREDATOR, icon=IGNITION)
zx("F08-002", ja="幽鬼トワイライトアッシュ", zh="幽鬼 暮色之尘", color=BLACK, cost=3, power=4500, tribe=NOSFERATU, icon=IGNITION)
zx("F08-003", ja="駆け回るペインフルホイール", zh="疾走的苦痛轮盘", color=BLACK, cost=4, power=6500, tribe=TORTURES)
zx("F08-008", ja="洗濯獣人ウェアラクーン", zh="洗條兽人 浣熊人", color=GREEN, cost=2, power=3500, tribe=LYCANTHROPE, icon=IGNITION, abilities=[VOID_BRINGER])
zx("F08-009", ja="お散歩するステビア", zh="散步的甜叶菊", color=GREEN, cost=3, power=5000, tribe=LEAFER, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("F08-010", ja="花柄天道フローラルバグ", zh="花柄天道 碎花虫", color=GREEN, cost=3, power=5000, tribe=PLASECT, abilities=[START_CARD])
zx("F08-012", ja="不敵な旋棍 芍薬", zh="无惧的旋棍 芍药", color=GREEN, cost=3, power=4500, tribe=HOURAI, icon=IGNITION)
