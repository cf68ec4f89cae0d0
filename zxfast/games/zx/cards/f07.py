"""Free deck booklet F07."""

from ..vocabulary import *

zx("F07-002", ja="愛と美の女神アフロディーテ", zh="爱与美的女神 阿佛洛狄忒", color=RED, cost=3, power=5000, tribe=BRAVER, abilities=[START_CARD])
zx("F07-004", ja="鎧鍛冶レインフォース", zh="铠锻冶 蕾茵芙丝", color=RED, cost=3, power=5000, tribe=MEISTER, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("F07-006", ja="鋭い黒耀石オブシダンアリゲータ", zh="锐利的黑耀石 黑曜石鳄鱼", color=RED, cost=5, power=7500, tribe=GIGANTIC)
zx("F07-008", ja="奇襲機械レイド", zh="奇袭机械 突袭式", color=BLUE, cost=2, power=3500, tribe=KILLER_MACHINE, icon=IGNITION, abilities=[VOID_BRINGER])
zx("F07-009", ja="弦奏サリィエール", zh="弦奏 萨莉艾尔", color=BLUE, cost=3, power=4500, tribe=MERMAID, icon=IGNITION)
zx("F07-010", ja="ヘビーアームズ アルフェラッツ", zh="重型武装 阿尔菲拉兹", color=BLUE, cost=3, power=4500, tribe=BATTLE_DRESS, icon=IGNITION)
zx("F07-011", ja="大空樹レニウム", zh="大空树 铼机侠", color=BLUE, cost=4, power=6500, tribe=METAL_FORTRESS)
zx("F07-013", ja="科学の城ビスマス", zh="科学之城 铋机侠", color=BLUE, cost=6, power=9000, tribe=METAL_FORTRESS)
