"""Promotional cards P01."""

from ..vocabulary import *

player("P01-001", ja="黒崎神門", zh="黑崎神门", color=RED)
player("P01-002", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("P01-003", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("P01-004", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("P01-005", ja="青葉千歳", zh="青叶千岁", color=GREEN)
zx("P01-006", ja="滅界勇者 織田信長", zh="灭界勇者 织田信长", color=RED, cost=7, power=9000, tribe=BRAVER, abilities=[
    appears(if_(
        both(there_is(trash(colour=RED), 6), there_is(trash(colour=BLUE), 6), there_is(trash(colour=WHITE), 6),
             there_is(trash(colour=BLACK), 6), there_is(trash(colour=GREEN), 6)),
        Deal(10000, Choose(1, theirs())),
    )),
])
zx("P01-007", ja="到達の熾天使ミカエル", zh="到达的炽天使 米迦勒", color=WHITE, cost=7, power=9000, tribe=ANGEL, abilities=[
    Always(GetsPower(4000), when=there_is(trash(kind=EVENT), 10)),
])
zx("P01-008", ja="悲嘆の堕天使ルシファー", zh="悲叹的堕天使 路西法", color=BLACK, cost=7, power=9000, tribe=DIABOLOS, abilities=[
    Always(ChargeLimit(None)),
    startup(PutCards(7, charge()), DealPlayer(2)),
])
zx("P01-009", ja="紅い牙ルビーハウル", zh="红之牙 红宝石啸狼",
   color=RED, cost=3, power=4500, tribe=GIGANTIC, icon=IGNITION, abilities=[
    attacks(Power(1000, THIS)),
])
zx("P01-010", ja="滅竜者ジークフリート", zh="灭龙者 齐格弗里德", color=RED, cost=4, power=6500, tribe=BRAVER)
zx("P01-011", ja="アークボルト アルドラ", zh="弧状闪光 艾尔德拉", color=BLUE, cost=4, power=4500, tribe=BATTLE_DRESS, abilities=[
    destroys(Draw()),
])
zx("P01-012", ja="鋼城プロメチウム", zh="钢城 钷机侠", color=BLUE, cost=5, power=7000, tribe=METAL_FORTRESS, abilities=[
    appears(Put(may_choose(1, hand()), TRASH), if_did(Put(Choose(1, any_zx(NORMAL, cost_max=5)), HAND))),
])
zx("P01-013", ja="ロウブリンガー チャクララフ", zh="秩序使者 恰克拉拉胡", color=WHITE, cost=4, power=6500, tribe=GUARDIAN)
zx("P01-014", ja="勇壮なクラージュ", zh="勇壮的库哈橘", color=WHITE, cost=5, power=6500, tribe=ANGEL, abilities=[
    appears(Power(-3000, Choose(1, theirs(NORMAL)))),
])
zx("P01-015", ja="骨蛇スケルタルヴァイパー", zh="骨蛇 骷髅毒蛇",
   color=BLACK, cost=3, power=3500, tribe=NOSFERATU, icon=IGNITION, abilities=[
    destroys(FromDeck(1, CHARGE)),
])
zx("P01-016", ja="野心の魔人クピディタース", zh="野心的魔人 库匹蒂塔丝",
   color=BLACK, cost=4, power=4000, tribe=DIABOLOS, abilities=[
    appears(Destroy(Choose(1, theirs(NORMAL, cost_max=3)))),
])
zx("P01-017", ja="忍者鳥人ウェアイーグル", zh="忍者鸟人 鹰人", color=GREEN, cost=5, power=7500, tribe=LYCANTHROPE, abilities=[
    appears(Power(1000, Choose(1, any_zx()))),
])
zx("P01-018", ja="忍耐の錫杖 山茶花", zh="忍耐的锡杖 山茶花", color=GREEN, cost=6, power=9500, tribe=HOURAI)
zx("P01-019", ja="絶対的守護神ゴプリオン", zh="绝对的守护神 豪普利昂", color=BLUE, cost=6, power=9500, tribe=BATTLE_DRESS)
player("P01-020", ja="PRINNY CLUB 看板娘プリンちゃん", zh="普利尼俱乐部的看板娘 普林酱", color=BLUE)
player("P01-021", ja="黒崎神門", zh="黑崎神门", color=RED)
player("P01-022", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("P01-023", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("P01-024", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("P01-025", ja="青葉千歳", zh="青叶千岁", color=GREEN)
