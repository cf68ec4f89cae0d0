"""Free deck booklet F05."""

from ..vocabulary import *

zx("F05-002", ja="鋼城テクネチウム", zh="钢城 锝机侠", color=BLUE, cost=3, power=4500, tribe=METAL_FORTRESS, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("F05-003", ja="シティガード フェクダ", zh="城市守卫者 菲克妲", color=BLUE, cost=3, power=4500, tribe=BATTLE_DRESS, icon=IGNITION, abilities=[START_CARD])
zx("F05-004", ja="鋼城ユウロピウム", zh="钢城 铕机侠", color=BLUE, cost=4, power=4000, tribe=METAL_FORTRESS, abilities=[ranged(2)])
player("F05-008", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("F05-010", ja="戦斗怜亜", zh="战斗怜亚", color=BLUE)
