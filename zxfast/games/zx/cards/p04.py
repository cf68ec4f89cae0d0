"""Promotional cards P04."""

from ..vocabulary import *

zx("P04-001", ja="悪戯な九尾 妲己", zh="恶作剧的九尾 妲己", color=RED, cost=6, power=9000, tribe=BRAVER, abilities=[
    appears(if_(both(there_is(trash(), 20), Count(trash(), 20, distinct="tribes")), DealPlayer(1))),
])
zx("P04-002", ja="オリジナルXIII Type.I“A-Z”", zh="起源型XIII Type.I \"A-Z\"",
   color=BLUE, cost=5, power=7500, tribe=BATTLE_DRESS, abilities=[
    appears(if_(there_is(hand(), 8), DealPlayer(1))),
])
zx("P04-003", ja="四大天使ウリエルA.T.", zh="四大天使 乌列尔A.T.", color=WHITE, cost=5, power=7500, tribe=ANGEL, abilities=[
    Always(GetsPower(5000), when=there_is(trash(name_has=("フィエリテ",)), 6)),
])
zx("P04-004", ja="兜職人ゴスウィット", zh="头盔职人 歌丝薇特", color=RED, cost=4, power=6000, tribe=MEISTER, abilities=[
    appears(Deal(1000, Choose(1, any_zx(NORMAL)))),
])
zx("P04-005", ja="星界の異端者ガリレオ", zh="星界的异端者 伽利略", color=RED, cost=6, power=7000, tribe=BRAVER, abilities=[
    appears(Deal(3000, All(theirs(NORMAL)))),
])
zx("P04-006", ja="螺旋機械ドリルカタパルト", zh="螺旋机械 投钻式",
   color=BLUE, cost=4, power=6000, tribe=KILLER_MACHINE, abilities=[
    appears(pay(BLUE, 1, Put(Choose(1, theirs(NORMAL, cost_max=3)), HAND))),
])
zx("P04-007", ja="マシンライダー ウェイ", zh="机械骑手 薇", color=BLUE, cost=5, power=8000, tribe=BATTLE_DRESS)
zx("P04-008", ja="秩序のオルドル", zh="秩序的欧露多璐", color=WHITE, cost=4, power=5000, tribe=ANGEL, abilities=[
    Always(GetsPower(-1000, theirs(BESIDE_THIS))),
])
zx("P04-009", ja="雑貨屋さんのマンクス", zh="杂货店的马恩岛猫", color=WHITE, cost=5, power=6500, tribe=CAIT_SITH, abilities=[
    Auto(IsAttacked(), (OpponentPays(COLOURLESS, 1, (DealsNoDamage(IT, until=BATTLE),)),)),
])
zx("P04-011", ja="知識の魔人スキエンティア", zh="知识的魔人 丝克茵缇亚", color=BLACK, cost=6, power=9500, tribe=DIABOLOS)
zx("P04-012", ja="獣人ウェアラット", zh="兽人 老鼠人", color=GREEN, cost=3, power=4500, tribe=LYCANTHROPE, abilities=[
    destroys(Reboot(Choose(1, resource(EITHER)))),
])
zx("P04-013", ja="横たわるジギタリス", zh="横卧的洋地黄", color=GREEN, cost=5, power=8000, tribe=LEAFER)
player("P04-014", ja="倉敷世羅", zh="仓敷世罗", color=RED)
player("P04-015", ja="戦斗怜亜", zh="战斗怜亚", color=BLUE)
player("P04-016", ja="弓弦羽ミサキ", zh="弓弦羽水崎", color=WHITE)
player("P04-017", ja="天王寺大和", zh="天王寺大和", color=BLACK)
player("P04-018", ja="剣淵相馬", zh="剑渊相马", color=GREEN)
player("P04-019", ja="雷鳥超", zh="雷鸟超", color=BLUE)
zx("P04-021", ja="アサギGo Fight!", zh="亚莎纪 Go Fight!", color=BLUE, cost=5, power=7000, tribe=BATTLE_DRESS, abilities=[
    appears(if_(PlayerIs("アサギ・メタモルフォーゼ"),
                Look(5, revealed=True), Put(Choose(1, looked(name_has=("アサギ",))), HAND), PutBack(DECK))),
])
player("P04-022", ja="アサギ・メタモルフォーゼ", zh="亚莎纪·变身", color=BLUE)
player("P04-023", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("P04-024", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("P04-026", ja="絶界に誘われし少女ナタリア", zh="受绝界招引的少女 娜塔莉亚", color=WHITE)
zx("P04-027", ja="ロウブリンガー ローツェ", zh="秩序使者 洛子", color=WHITE, cost=6, power=9000, tribe=GUARDIAN, abilities=[
    attacks(if_(
        PlayerIs("絶界に誘われし少女ナタリア"),
        pay(WHITE, 2, Deal(PowerOf(THIS, half=True), All(any_zx(THEIR_PLAYER_SQUARE)))),
    )),
])
