"""Promotional cards P03."""

from ..vocabulary import *

zx("P03-001", ja="超速変形KHD-8000", zh="超速变形KHD-8000", color=BLUE, cost=10, power=10000, tribe=METAL_FORTRESS, abilities=[
    startup(SleepUnits(5, mine(tribe=METAL_FORTRESS)),
            Put(up_to(1, any_zx(NORMAL)), DECK), Appear(THIS, Squares(NORMAL)), zone=HAND),
])
zx("P03-002", ja="精神の魔人アニムス", zh="精神的魔人 爱妮慕丝", color=BLACK, cost=7, power=10000, tribe=DIABOLOS, abilities=[
    appears(if_(there_is(trash(kind=ZX, cost_min=7), 13), Appear(up_to(3, trash(kind=ZX, cost_max=7)), Squares(NORMAL)))),
])
zx("P03-003", ja="気高い女王ローリエ", zh="高贵的女王 月桂", color=GREEN, cost=5, power=7500, tribe=LEAFER, abilities=[
    appears(if_(there_is(resource(), 20), DealPlayer(1))),
])
zx("P03-004", ja="二輪職人ツインホイール", zh="二轮职人 双轮", color=RED, cost=4, power=6000, tribe=MEISTER, abilities=[
    startup((red(1), TrashThis()), Power(2000, Choose(1, any_zx(state=ATTACKING))), zone=CHARGE),
])
zx("P03-005", ja="紅蓮の繰り手サラマンダー", zh="红莲的操纵者 火蝾螈", color=RED, cost=5, power=8000, tribe=MYTHOS)
zx("P03-006", ja="奏造ハイドネー", zh="奏造 海顿涅", color=BLUE, cost=4, power=6000, tribe=MERMAID, abilities=[
    startup((blue(1), PutCards(1, hand())), Power(2000, Choose(1, any_zx())), once_per_turn=True),
])
zx("P03-007", ja="掃射機械ムーンレイ", zh="扫射机械 月光式", color=BLUE, cost=5, power=8000, tribe=KILLER_MACHINE)
zx("P03-008", ja="聖獣オーラパサラン", zh="圣兽 灵气白绒球", color=WHITE, cost=2, power=2500, tribe=SACRED_BEAST, abilities=[
    Auto(IsDestroyed(), (Power(2000, All(mine())),)),
])
zx("P03-009", ja="案内するラグドール", zh="向导的布偶猫", color=WHITE, cost=5, power=7000, tribe=CAIT_SITH, abilities=[
    appears(Sleep(Choose(1, resource(EITHER)))),
])
zx("P03-010", ja="ギコギコするクールビューティー", zh="嘎吱吱冷美人", color=BLACK, cost=4, power=6000, tribe=TORTURES, abilities=[
    Always(GetsPower(1000), when=at_most(2, hand(THEIRS))),
])
zx("P03-011", ja="二十一対の剣シュヴァート", zh="二十一对之剑 施菲亚特", color=BLACK, cost=4, power=6500, tribe=PREDATOR)
zx("P03-012", ja="三本兜トリプルホーン", zh="三角独角仙 三重角", color=GREEN, cost=4, power=5000, tribe=PLASECT, abilities=[
    Always(GetsPower(3000), when=there_is(resource(), 9)),
])
zx("P03-013", ja="花住まいのクラリセージ", zh="家住花从的香紫苏", color=GREEN, cost=4, power=5000, tribe=LEAFER, abilities=[
    appears(Put(may_choose(1, hand()), RESOURCE, slept=True)),
])
player("P03-014", ja="黒崎神門", zh="黑崎神门", color=RED)
player("P03-015", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("P03-016", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("P03-017", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("P03-018", ja="青葉千歳", zh="青叶千岁", color=GREEN)
player("P03-019", ja="竜の巫女", zh="龙之巫女")
zx("P03-020", ja="萌音楽発信器 月宮うさぎ（U3G-百式）", zh="萌音乐发信器 月宫兔(U3G-百式)",
   color=BLACK, cost=4, power=6000, tribe=TORTURES, abilities=[
    startup(colourless(0),
            if_(both(PlayerIs("萌音楽研究者小池雅也(4444ver)"), ThisNotInBattle()),
                Move(THIS, Squares(BESIDE_THEIRS, normal=True))),
            only_if=MyTurn(), once_per_turn=True),
])
player("P03-021", ja="萌音楽研究者 小池雅也（4444ver）", zh="萌音乐研究者 小池雅也(4444ver)", color=BLACK)
player("P03-022", ja="ロッケンブルー プリンちゃん", zh="六轩蓝战士 普林酱", color=BLUE)
