"""Starter deck C03, white and blue."""

from ..vocabulary import *

player("C03-001", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
zx("C03-002", ja="ソードリベレイター リゲル", zh="解放之剑 莉洁尔",
   color=BLUE, cost=6, power=5500, tribe=BATTLE_DRESS, abilities=[
    Always(GetsPower(Per(1000, hand())), when=PlayerIs("各務原あづみ")),
    Auto(TurnEnds(), (if_(at_most(3, hand()), Draw()),)),
])
zx("C03-003", ja="鋼城アスタチン", zh="钢城 砹机侠",
   color=BLUE, cost=2, power=3500, tribe=METAL_FORTRESS, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("C03-004", ja="シティガード フェクダ", zh="城市守卫者 菲克妲", color=BLUE, cost=3, power=5000, tribe=BATTLE_DRESS, abilities=[
    START_CARD,
])
zx("C03-005", ja="レーザーサイス アヴィオール", zh="激光之镰 艾维尔",
   color=BLUE, cost=3, power=3000, tribe=BATTLE_DRESS, icon=IGNITION, abilities=[
    Auto(DealsAttackDamage(that_is(power_max=5000)), (Put(IT, HAND),)),
])
zx("C03-006", ja="レーザーブレード ベネトナシュ", zh="激光之刃 本诺娜修",
   color=BLUE, cost=3, power=5000, tribe=BATTLE_DRESS, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("C03-007", ja="抹消機械デリート", zh="抹消机械 删除式", color=BLUE, cost=4, power=6500, tribe=KILLER_MACHINE)
zx("C03-008", ja="ライトウィップ アトリア", zh="光耀之鞭 爱崔雅", color=BLUE, cost=4, power=6000, tribe=BATTLE_DRESS, abilities=[
    destroys(Draw(), Put(Choose(1, hand()), TRASH)),
])
zx("C03-009", ja="家電合体タンタル", zh="家电合体 钽机侠", color=BLUE, cost=5, power=8000, tribe=METAL_FORTRESS)
zx("C03-010", ja="奏声ヴィーヴァル", zh="奏声 维华尔", color=BLUE, cost=5, power=6500, tribe=MERMAID, abilities=[
    appears(Move(Choose(1, any_zx(NORMAL)), Squares(BESIDE_THAT), may=True)),
])
event("C03-011", ja="待ってろ、今行く！", zh="等着我，现在就来！", color=BLUE, cost=3, icon=IGNITION, abilities=[
    on_play(Move(Choose(1, mine(state=NOT_IN_BATTLE)), Squares(NORMAL), may=True), Draw()),
])
zx("C03-012", ja="陶芸するシンガプーラ", zh="做陶艺的新加坡猫",
   color=WHITE, cost=2, power=3500, tribe=CAIT_SITH, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("C03-013", ja="聖獣オーラフェニックス", zh="圣兽 灵气不死鸟", color=WHITE, cost=4, power=5500, tribe=SACRED_BEAST, abilities=[
    Auto(IsDestroyed(), (Power(2000, All(mine())),)),
])
zx("C03-014", ja="星のエトワール", zh="星之爱特华莉", color=WHITE, cost=3, power=5000, tribe=ANGEL, icon=IGNITION)
zx("C03-015", ja="迷探偵ロシアンブルー", zh="迷侦探 俄罗斯蓝猫", color=WHITE, cost=4, power=6500, tribe=CAIT_SITH)
zx("C03-016", ja="賢さのサジェス", zh="贤明的萨洁丝", color=WHITE, cost=5, power=6000, tribe=ANGEL, abilities=[ranged(2)])
zx("C03-017", ja="ロウブリンガー フィッツロイ", zh="秩序使者 菲茨罗伊", color=WHITE, cost=5, power=8000, tribe=GUARDIAN)
zx("C03-018", ja="雪のネージュ", zh="雪之奈橘", color=WHITE, cost=6, power=9500, tribe=ANGEL)
zx("C03-019", ja="夕焼けのクーシェ", zh="晚霞的库榭", color=WHITE, cost=7, power=8000, tribe=ANGEL, abilities=[
    appears(Power(-6000, Choose(1, theirs(NORMAL)))),
])
event("C03-020", ja="リベンジフォース", zh="复仇之力", color=WHITE, cost=1, abilities=[
    on_play(Power(-2500, Choose(1, any_zx(NORMAL)))),
])
event("C03-021", ja="チェインバインド", zh="连锁束缚", color=WHITE, cost=4, icon=IGNITION, abilities=[
    on_play(Power(-7000, Choose(1, any_zx(NORMAL)))),
])
