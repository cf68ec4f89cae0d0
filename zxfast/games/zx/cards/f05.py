"""Free deck booklet F05."""

from ..vocabulary import *

zx("F05-001", ja="抹消機械イレイス", zh="抹消机械 削除式",
   color=BLUE, cost=2, power=2500, tribe=KILLER_MACHINE, icon=IGNITION, abilities=[
    appears(Draw(), Put(Choose(1, hand()), DECK)),
])
zx("F05-002", ja="鋼城テクネチウム", zh="钢城 锝机侠",
   color=BLUE, cost=3, power=4500, tribe=METAL_FORTRESS, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("F05-003", ja="シティガード フェクダ", zh="城市守卫者 菲克妲",
   color=BLUE, cost=3, power=4500, tribe=BATTLE_DRESS, icon=IGNITION, abilities=[
    START_CARD,
])
zx("F05-004", ja="鋼城ユウロピウム", zh="钢城 铕机侠", color=BLUE, cost=4, power=4000, tribe=METAL_FORTRESS, abilities=[
    ranged(2),
])
zx("F05-005", ja="奏声ヴィーヴァル", zh="奏声 维华尔", color=BLUE, cost=5, power=6000, tribe=MERMAID, abilities=[
    appears(Move(Choose(1, any_zx(NORMAL)), Squares(BESIDE_THAT, empty=False), may=True)),
])
zx("F05-006", ja="τ-A03アスピディスケ", zh="套-A03阿斯皮蒂丝珂", color=BLUE, cost=6, power=5500, tribe=BATTLE_DRESS, abilities=[
    appears(Put(any_number(any_zx(NORMAL), total_cost_max=6), HAND)),
])
event("F05-007", ja="コメットシュート", zh="彗星射击", color=BLUE, cost=3, abilities=[
    on_play(Put(Choose(1, any_zx(NORMAL, cost_max=4)), HAND)),
])
player("F05-008", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("F05-010", ja="戦斗怜亜", zh="战斗怜亚", color=BLUE)
