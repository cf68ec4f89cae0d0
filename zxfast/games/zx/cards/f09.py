"""Free deck booklet F09."""

from ..vocabulary import *

zx("F09-002", ja="サイバーレイピア アルファルド", zh="电子细剑 爱尔法德", color=BLUE, cost=3, power=4500, tribe=BATTLE_DRESS, icon=IGNITION)
zx("F09-003", ja="見習い音星ヴァイルト", zh="见习音星 华伊尔德", color=BLUE, cost=3, power=5000, tribe=MERMAID, abilities=[START_CARD])
zx("F09-004", ja="バトルヒーロー マルカブ", zh="战斗英雄 玛卡布", color=BLUE, cost=4, power=6500, tribe=BATTLE_DRESS)
zx("F09-009", ja="イヴィルベイン モンブラン", zh="诛邪者 勃朗", color=WHITE, cost=3, power=5000, tribe=GUARDIAN, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("F09-011", ja="放浪のエレ", zh="放浪的耶蕾", color=WHITE, cost=3, power=4500, tribe=ANGEL, icon=IGNITION)
