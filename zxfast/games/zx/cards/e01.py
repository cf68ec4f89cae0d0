"""Extra booster E01."""

from ..vocabulary import *

zx("E01-001", ja="日出づる国の女王 卑弥呼", zh="日出之国的女王 卑弥呼",
   color=RED, cost=3, power=3500, tribe=BRAVER, icon=IGNITION, abilities=[
    Auto(Appears(this_or_mine(tribe=BRAVER)), (Deal(2000, Choose(1, any_zx(NORMAL))),)),
])
zx("E01-002", ja="星眼の構え 沖田総司", zh="星眼之构式 冲田总司", color=RED, cost=4, power=6500, tribe=BRAVER)
zx("E01-003", ja="畏敬の神将ハンニバル・バルカ", zh="敬畏的神将 汉尼拔·巴卡",
   color=RED, cost=5, power=7000, tribe=BRAVER, abilities=[
    startup(PutCards(1, hand(name_has=("エレファント",))), Deal(6000, Choose(1, any_zx(NORMAL)))),
])
zx("E01-004", ja="関聖帝君 関羽雲長", zh="关圣帝君 关羽云长", color=RED, cost=6, power=8000, tribe=BRAVER, abilities=[
    Auto(IsAttacked(), (Put(may_choose(1, charge(tribe=BRAVER)), TRASH), if_did(Deal(5000, IT)))),
])
zx("E01-005", ja="レーザーサイス アヴィオール", zh="激光之镰 艾维尔",
   color=BLUE, cost=3, power=3000, tribe=BATTLE_DRESS, icon=IGNITION, abilities=[
    Auto(DealsAttackDamage(that_is(power_max=5000)), (Put(IT, HAND),)),
])
zx("E01-006", ja="アドミニストレータ デネボラ", zh="管理员 德涅波拉",
   color=BLUE, cost=4, power=5000, tribe=BATTLE_DRESS, abilities=[
    appears(if_(there_is(charge(tribe=BATTLE_DRESS)), Draw())),
])
zx("E01-007", ja="ビブロブレード フォーマルハウト", zh="激震之刃 弗摩豪特",
   color=BLUE, cost=5, power=6500, tribe=BATTLE_DRESS, abilities=[
    appears(if_(there_is(charge(tribe=BATTLE_DRESS)), Put(may_choose(1, theirs(NORMAL, cost_max=4)), HAND))),
])
zx("E01-008", ja="サーキュラードリル ギルタブ", zh="循环之钻 基尔塔布", color=BLUE, cost=6, power=9500, tribe=BATTLE_DRESS)
zx("E01-009", ja="空のシエル", zh="天空的雪勒", color=WHITE, cost=3, power=4500, tribe=ANGEL, icon=IGNITION, abilities=[
    Always(GetsPower(Per(500, mine(other=True, tribe=ANGEL)))),
])
zx("E01-010", ja="掟のレーグル", zh="法则的勒歌", color=WHITE, cost=4, power=6500, tribe=ANGEL)
zx("E01-011", ja="祈りのプリエール", zh="祈祷的普莉耶尔", color=WHITE, cost=5, power=6500, tribe=ANGEL, abilities=[
    Always(GetsPower(-1000, theirs(BESIDE_THIS))),
])
zx("E01-012", ja="閃光のエクレール", zh="闪光的伊可莉尔", color=WHITE, cost=6, power=9000, tribe=ANGEL, abilities=[
    Always(GetsPower(Per(500, mine(other=True, tribe=ANGEL)))),
])
zx("E01-013", ja="孤独の魔人ソリトゥス", zh="孤独的魔人 索莉图丝", color=BLACK, cost=3, power=5000, tribe=DIABOLOS, icon=IGNITION)
zx("E01-014", ja="残忍の魔人サエウム", zh="残忍的魔人 萨耶乌姆", color=BLACK, cost=4, power=6000, tribe=DIABOLOS, abilities=[
    appears(Destroy(may_choose(1, mine(other=True, tribe=DIABOLOS))), if_did(Put(Choose(1, hand(THEIRS), by=OPPONENT), TRASH))),
])
zx("E01-015", ja="狂気の魔人ルナティクス", zh="疯狂的魔人 露娜缇克丝",
   color=BLACK, cost=5, power=7500, tribe=DIABOLOS, abilities=[
    appears(Destroy(may_choose(1, mine(other=True, tribe=DIABOLOS))), if_did(Destroy(Choose(1, any_zx(NORMAL, cost_max=4))))),
])
zx("E01-016", ja="野蛮の魔人バルバルス", zh="野蛮的魔人 巴尔巴鲁斯", color=BLACK, cost=6, power=9000, tribe=DIABOLOS, abilities=[
    startup(PutCards(3, charge()), Destroy(Choose(1, any_zx(NORMAL)))),
])
zx("E01-017", ja="隠業の手裏剣 弟切草", zh="隐业的手里剑 弟切草", color=GREEN, cost=3, power=5000, tribe=HOURAI, icon=IGNITION)
zx("E01-018", ja="節制の弓 皐月", zh="节制之弓 皋月", color=GREEN, cost=5, power=6500, tribe=HOURAI, abilities=[
    Always(GetsPower(1000, mine(other=True, tribe=HOURAI))),
])
zx("E01-019", ja="高潔の金剛杵 木蓮", zh="高洁的金刚杵 木莲", color=GREEN, cost=6, power=9000, tribe=HOURAI, abilities=[
    appears(Put(may_choose(1, charge(tribe=HOURAI)), RESOURCE, slept=True)),
])
zx("E01-020", ja="洗練の十字槍 伊吹虎尾", zh="洗练的十字枪 伊吹虎尾", color=GREEN, cost=7, power=8500, tribe=HOURAI, abilities=[
    Auto(DestroysByBattle(one_of_mine(tribe=HOURAI)), (Reboot(Choose(1, resource(EITHER))),)),
])
player("E01-021", ja="黒崎神門", zh="黑崎神门", color=RED)
player("E01-022", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("E01-023", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("E01-024", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("E01-025", ja="青葉千歳", zh="青叶千岁", color=GREEN)
