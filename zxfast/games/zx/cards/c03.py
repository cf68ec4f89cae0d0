"""Starter deck C03, white and blue."""

from ..vocabulary import *

player("C03-001", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
zx("C03-003", ja="鋼城アスタチン", zh="钢城 砹机侠", color=BLUE, cost=2, power=3500, tribe=METAL_FORTRESS, icon=IGNITION, abilities=[VOID_BRINGER])
zx("C03-004", ja="シティガード フェクダ", zh="城市守卫者 菲克妲", color=BLUE, cost=3, power=5000, tribe=BATTLE_DRESS, abilities=[START_CARD])
zx("C03-006", ja="レーザーブレード ベネトナシュ", zh="激光之刃 本诺娜修", color=BLUE, cost=3, power=5000, tribe=BATTLE_DRESS, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("C03-007", ja="抹消機械デリート", zh="抹消机械 删除式", color=BLUE, cost=4, power=6500, tribe=KILLER_MACHINE)
zx("C03-009", ja="家電合体タンタル", zh="家电合体 钽机侠", color=BLUE, cost=5, power=8000, tribe=METAL_FORTRESS)
zx("C03-012", ja="陶芸するシンガプーラ", zh="做陶艺的新加坡猫", color=WHITE, cost=2, power=3500, tribe=CAIT_SITH, icon=IGNITION, abilities=[VOID_BRINGER])
zx("C03-014", ja="星のエトワール", zh="星之爱特华莉", color=WHITE, cost=3, power=5000, tribe=ANGEL, icon=IGNITION)
zx("C03-015", ja="迷探偵ロシアンブルー", zh="迷侦探 俄罗斯蓝猫", color=WHITE, cost=4, power=6500, tribe=CAIT_SITH)
zx("C03-016", ja="賢さのサジェス", zh="贤明的萨洁丝", color=WHITE, cost=5, power=6000, tribe=ANGEL, abilities=[ranged(2)])
zx("C03-017", ja="ロウブリンガー フィッツロイ", zh="秩序使者 菲茨罗伊", color=WHITE, cost=5, power=8000, tribe=GUARDIAN)
zx("C03-018", ja="雪のネージュ", zh="雪之奈橘", color=WHITE, cost=6, power=9500, tribe=ANGEL)
