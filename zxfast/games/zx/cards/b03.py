"""Booster 3."""

from ..vocabulary import *

zx("B03-001", ja="傾城の美女 貂蝉", zh="倾城的美女 貂蝉", color=RED, cost=2, power=3500, tribe=BRAVER, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B03-002", ja="美しい石英クォーツクラブ", zh="美丽的石英 石英螃蟹", color=RED, cost=3, power=5000, tribe=GIGANTIC, abilities=[
    START_CARD,
])
zx("B03-003", ja="厳しい杉石ルブライトエレファント", zh="严肃的杉石 杉石大象",
   color=RED, cost=3, power=5000, tribe=GIGANTIC, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B03-004", ja="装飾職人ティアラ", zh="装饰职人 缇雅拉",
   color=RED, cost=3, power=4500, tribe=MEISTER, icon=IGNITION, abilities=[
    appears(Deal(1000, Choose(1, any_zx(NORMAL)))),
])
zx("B03-005", ja="空飛ぶ孔雀石マラカイトバット", zh="飞空的孔雀石 孔雀石蝙蝠",
   color=RED, cost=3, power=5000, tribe=GIGANTIC, icon=IGNITION)
zx("B03-006", ja="戦略の女神アテナ", zh="战略的女神 雅典娜", color=RED, cost=4, power=5500, tribe=BRAVER, abilities=[
    Always(DamageBonus(1000, that_is(colour=RED), events=True)),
])
zx("B03-007", ja="獰猛な虎目石タイガーズアイ", zh="狰狞的虎目石 虎睛",
   color=RED, cost=4, power=5000, tribe=GIGANTIC, icon=EVOLSEED, abilities=[
    evol_seed(Deal(5000, Choose(1, theirs(NORMAL)))),
])
zx("B03-008", ja="独眼の巨人キュクロプス", zh="独眼巨人 库克洛普斯", color=RED, cost=4, power=6500, tribe=MYTHOS)
zx("B03-009", ja="九大英雄ランスロット", zh="九大英雄 兰斯洛特", color=RED, cost=5, power=7500, tribe=BRAVER, abilities=[
    startup(red(5), Reboot(THIS)),
])
zx("B03-010", ja="国を喰らうマンティコア", zh="噬国的蝎尾狮", color=RED, cost=5, power=5500, tribe=MYTHOS, abilities=[
    Always(GetsCost(-1, (hand(tribe=MYTHOS), trash(tribe=MYTHOS)), floor=1)),
])
zx("B03-011", ja="豪胆なる熊武士 坂田金時", zh="豪胆的熊武士 坂田金时",
   color=RED, cost=5, power=7500, tribe=BRAVER, icon=EVOLSEED, abilities=[
    evol_seed(Deal(3000, Choose(1, theirs(NORMAL)))),
])
zx("B03-012", ja="整備職人ヒンデンブルク", zh="整备职人 兴登堡",
   color=RED, cost=5, power=5000, tribe=MEISTER, icon=EVOLSEED, abilities=[
    evol_seed(Grant(ranged(2), Choose(1, mine()))),
])
zx("B03-013", ja="悪の根源アジ・ダハーカ", zh="恶之根源 阿日·达哈卡", color=RED, cost=6, power=9000, tribe=MYTHOS, abilities=[
    as_resource(if_(there_is(resource(name="バレットライダーシェダル")), Deal(3000, All(theirs(NORMAL))))),
])
zx("B03-014", ja="強靭な紅玉髄カーネリアンベア", zh="强韧的红玉髓 光玉髓巨熊",
   color=RED, cost=6, power=8500, tribe=GIGANTIC, abilities=[
    Always(Gains(attacks(Power(1000, THIS)), mine(tribe=GIGANTIC))),
])
zx("B03-015", ja="獅子心王リチャード1世", zh="狮心王 理查1世", color=RED, cost=6, power=8500, tribe=BRAVER, abilities=[
    as_resource(if_(there_is(resource(name="聖獣オーラユニコーン")), Deal(6000, Choose(1, any_zx(NORMAL))))),
])
zx("B03-016", ja="鉄靴職人グリーブ", zh="铁靴职人 格里夫", color=RED, cost=6, power=9500, tribe=MEISTER)
zx("B03-017", ja="覇王竜カーディナルブレード", zh="霸王龙 深红之刃",
   color=RED, cost=7, power=9000, tribe=GLORY_DRAGON, abilities=[
    startup(red(3), Deal(8000, Choose(1, theirs(NORMAL)))),
])
event("B03-018", ja="サンセットインターセプト", zh="日落截击战", color=RED, cost=2, abilities=[
    on_play(Deal(8000, up_to(2, theirs(NORMAL)), split=True)),
    Always(PlayOnlyIf(at_most(2, life()))),
])
event("B03-019", ja="信長様の鉄砲", zh="信长大人的铁炮", color=RED, cost=3, abilities=[
    on_play(Deal(Per(2000, resource(colour=RED)), Choose(1, any_zx(NORMAL)))),
])
event("B03-020", ja="目覚めを待つ聖剣", zh="等待觉醒的圣剑", color=RED, cost=4, abilities=[
    on_play(Appear(Choose(1, hand(cost_max=6, tribe=BRAVER)), Squares(), slept=True)),
])
zx("B03-021", ja="極奏ラヴェリィ", zh="极奏 拉威莉", color=BLUE, cost=2, power=3500, tribe=MERMAID, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B03-022", ja="鋼城オスミウム", zh="钢城 锇机侠", color=BLUE, cost=3, power=5000, tribe=METAL_FORTRESS, abilities=[START_CARD])
zx("B03-023", ja="蒸発機械エヴァポレイション", zh="蒸发机械 蒸发式",
   color=BLUE, cost=3, power=4500, tribe=KILLER_MACHINE, icon=IGNITION, abilities=[
    appears(Draw(), Put(Choose(1, hand()), DECK)),
])
zx("B03-024", ja="変形二輪フレロビウム", zh="变形二轮 鈇机侠",
   color=BLUE, cost=3, power=5000, tribe=METAL_FORTRESS, icon=IGNITION)
zx("B03-025", ja="レーザーブレード ベネトナシュ", zh="激光之刃 本诺娜修",
   color=BLUE, cost=3, power=5000, tribe=BATTLE_DRESS, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B03-026", ja="激奏ホルスティオ", zh="激奏 霍尔斯缇奥", color=BLUE, cost=4, power=6500, tribe=MERMAID)
zx("B03-027", ja="娯楽合体プラチナオーラム", zh="娱乐合体 铂金机侠",
   color=BLUE, cost=4, power=6000, tribe=METAL_FORTRESS, abilities=[
    startup(PutCards(1, charge()), FromDeck(2, TRASH)),
])
zx("B03-028", ja="オーガスレイヤー モモタロウ", zh="斩鬼杀手 桃太郎",
   color=BLUE, cost=5, power=6500, tribe=BATTLE_DRESS, abilities=[
    destroys(Put(may_choose(1, theirs(NORMAL, cost_max=3)), HAND)),
])
zx("B03-029", ja="決闘機械デュエル", zh="决斗机械 决斗式", color=BLUE, cost=5, power=6500, tribe=KILLER_MACHINE, abilities=[
    as_resource(if_(there_is(resource(name="実直な野太刀花蘇芳")), Put(Choose(1, theirs(NORMAL)), HAND))),
])
zx("B03-030", ja="穿孔機械ボーリング", zh="穿孔机械 钻孔式", color=BLUE, cost=5, power=6500, tribe=KILLER_MACHINE, abilities=[
    Auto(Appears(this_or_mine(tribe=KILLER_MACHINE)), (Put(may_choose(1, mine(cost_max=3)), HAND),)),
])
zx("B03-031", ja="バレットライダー シェダル", zh="弹丸骑手 希德", color=BLUE, cost=5, power=7500, tribe=BATTLE_DRESS, abilities=[
    as_resource(if_(there_is(resource(name="悪の根源アジ・ダハーカ")), Draw())),
])
zx("B03-032", ja="宇宙要塞ストロンチウム", zh="宇宙要塞 锶机侠",
   color=BLUE, cost=6, power=8500, tribe=METAL_FORTRESS, icon=EVOLSEED, abilities=[
    evol_seed(Put(may_choose(1, theirs(NORMAL, cost_max=3)), HAND)),
])
zx("B03-033", ja="永遠の隠しキャラ アサギ", zh="永远的隐藏角色 亚莎纪",
   color=BLUE, cost=6, power=10000, tribe=BATTLE_DRESS, abilities=[
    Always(CannotAppearOn(PLAYER_SQUARES)),
])
zx("B03-034", ja="オリジナルXIII Type.X“Mb29Ve”", zh="起源型XIII Type.X \"Mb29Ve\"",
   color=BLUE, cost=6, power=9000, tribe=BATTLE_DRESS, abilities=[
    startup(blue(1), Put(Choose(1, theirs(NORMAL, cost_max=3)), HAND)),
])
zx("B03-035", ja="絢盤ワグネア", zh="绚盘 瓦格涅娅", color=BLUE, cost=6, power=9000, tribe=MERMAID, icon=EVOLSEED, abilities=[
    evol_seed(Move(Choose(1, any_zx(NORMAL)), Squares(BESIDE_THAT, normal=True), may=True)),
])
zx("B03-036", ja="巨大時計バークリウム", zh="巨大时钟 锫机侠", color=BLUE, cost=7, power=8000, tribe=METAL_FORTRESS, abilities=[
    Always(Gains(ranged(2), mine(tribe=METAL_FORTRESS, without_icon=IGNITION))),
])
zx("B03-037", ja="機鋼竜ドライブピニオン", zh="机钢龙 传动齿轮", color=BLUE, cost=8, power=11000, tribe=GEAR_DRAGON, abilities=[
    startup(blue(1), Move(THIS, Squares()), only_if=ThisNotInBattle()),
])
event("B03-038", ja="第一種戦闘配備", zh="第一种战斗配备", color=BLUE, cost=2, abilities=[
    on_play(Draw(3), Put(Choose(2, hand()), DECK)),
])
event("B03-039", ja="休日のアトリア", zh="假日的爱崔雅", color=BLUE, cost=3, abilities=[on_play(Look(5), PutBack(DECK_TOP))])
event("B03-040", ja="クリムゾンインベイジョン", zh="深红侵攻战", color=BLUE, cost=4, abilities=[
    on_play(Put(Choose(1, theirs(NORMAL)), DECK)),
])
zx("B03-041", ja="陶芸するシンガプーラ", zh="做陶艺的新加坡猫",
   color=WHITE, cost=2, power=3500, tribe=CAIT_SITH, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B03-042", ja="純粋のピュール", zh="纯粹的朴尔", color=WHITE, cost=3, power=5000, tribe=ANGEL, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B03-043", ja="聖獣オーラタピール", zh="圣兽 灵气梦貘", color=WHITE, cost=3, power=5000, tribe=SACRED_BEAST, icon=IGNITION)
zx("B03-044", ja="力のピュイサンス", zh="力之普伊桑斯", color=WHITE, cost=3, power=5000, tribe=ANGEL, icon=IGNITION)
zx("B03-045", ja="ロウブリンガー グランドジョラス", zh="秩序使者 大乔拉斯",
   color=WHITE, cost=3, power=5000, tribe=GUARDIAN, abilities=[
    START_CARD,
])
zx("B03-046", ja="幻想のイリュジオン", zh="幻想的伊璐茜昂", color=WHITE, cost=4, power=6000, tribe=ANGEL, abilities=[
    as_resource(if_(there_is(resource(name="飛び込むカーズカーズ")), Put(Choose(1, charge()), HAND))),
])
zx("B03-047", ja="聖獣オーラユニコーン", zh="圣兽 灵气独角兽", color=WHITE, cost=4, power=6000, tribe=SACRED_BEAST, abilities=[
    as_resource(if_(there_is(resource(name="獅子心王リチャード1世")), Power(-5000, Choose(1, any_zx(NORMAL))))),
])
zx("B03-048", ja="眠りのスノーホワイト", zh="沉眠的白雪公主", color=WHITE, cost=4, power=6000, tribe=ANGEL, abilities=[
    Always(GetsIcon(), when=exactly(1, life())),
])
zx("B03-049", ja="迷探偵ロシアンブルー", zh="迷侦探 俄罗斯蓝猫", color=WHITE, cost=4, power=6500, tribe=CAIT_SITH)
zx("B03-050", ja="ロウブリンガー アララット", zh="秩序使者 阿勒",
   color=WHITE, cost=4, power=6000, tribe=GUARDIAN, icon=EVOLSEED, abilities=[
    evol_seed(Power(-3000, Choose(1, theirs(NORMAL)))),
])
zx("B03-051", ja="十二使徒 宝瓶宮ガムビエル", zh="十二使徒 宝瓶宫嘉姆碧耶尔",
   color=WHITE, cost=5, power=7000, tribe=ANGEL, abilities=[
    Always(ChargeLimit(-2, OPPONENT)),
])
zx("B03-052", ja="ロウブリンガー アンナプルナ", zh="秩序使者 安纳布尔纳",
   color=WHITE, cost=5, power=7000, tribe=GUARDIAN, abilities=[
    Always(Gains(DESTROYS_ATTACKER, mine(tribe=GUARDIAN))),
])
zx("B03-053", ja="ロウブリンガー フィッツロイ", zh="秩序使者 菲茨罗伊", color=WHITE, cost=5, power=8000, tribe=GUARDIAN)
zx("B03-054", ja="カリスマ的なペルシャ", zh="超杰的波斯猫",
   color=WHITE, cost=6, power=8000, tribe=CAIT_SITH, icon=EVOLSEED, abilities=[
    evol_seed(Put(Choose(1, trash(kind=EVENT, colour=WHITE, cost_max=3)), HAND)),
])
zx("B03-055", ja="聖獣オーラコアトル", zh="圣兽 灵气羽蛇", color=WHITE, cost=6, power=8000, tribe=SACRED_BEAST, abilities=[
    Always(Gains(Auto(IsDestroyed(), (Power(2000, All(mine())),)), mine(tribe=SACRED_BEAST))),
])
zx("B03-056", ja="ロウブリンガー ティリチミール", zh="秩序使者 蒂里杰米尔",
   color=WHITE, cost=6, power=9000, tribe=GUARDIAN, icon=EVOLSEED, abilities=[
    evol_seed(Put(THIS, REMOVED), Put(up_to(3, trash()), DECK)),
])
zx("B03-057", ja="天界竜ホーリースカイ", zh="天界龙 圣天", color=WHITE, cost=7, power=9000, tribe=HERALD_DRAGON, abilities=[
    Always(PlayerIgnoresDamage()),
])
event("B03-058", ja="幻のシュート", zh="幻之射门", color=WHITE, cost=1, abilities=[
    on_play(Power(Per(-2000, charge()), Choose(1, any_zx(NORMAL)))),
])
event("B03-059", ja="アベンジャーオブティアーズ", zh="泪之复仇者", color=WHITE, cost=3, abilities=[
    on_play(if_(exactly(1, life()), Put(THIS, LIFE))),
])
event("B03-060", ja="ボブテイル流お掃除術", zh="短尾猫流扫除术", color=WHITE, cost=3, abilities=[
    on_play(Put(up_to(2, charge(EITHER)), TRASH)),
])
zx("B03-061", ja="黒の盗賊ロイバー", zh="黑之盗贼 劳巴",
   color=BLACK, cost=2, power=3500, tribe=PREDATOR, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B03-062", ja="一撃の刃クリンゲ", zh="一击之刃 克林格", color=BLACK, cost=3, power=5000, tribe=PREDATOR, icon=IGNITION)
zx("B03-063", ja="かぼちゃお化けのジャックランタン", zh="南瓜怪灯笼杰克",
   color=BLACK, cost=3, power=5000, tribe=NOSFERATU, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B03-064", ja="幽鬼トワイライトアッシュ", zh="幽鬼 暮色之尘",
   color=BLACK, cost=3, power=4500, tribe=NOSFERATU, icon=IGNITION, abilities=[
    Always(GetsPower(1000), when=there_is(trash(), 10)),
])
zx("B03-065", ja="流浪の骨ボーンシップ", zh="流浪之骨 骸骨船", color=BLACK, cost=3, power=5000, tribe=NOSFERATU, abilities=[
    START_CARD,
])
zx("B03-066", ja="駆け回るペインフルホイール", zh="疾走的苦痛轮盘", color=BLACK, cost=4, power=6500, tribe=TORTURES)
zx("B03-067", ja="途惑いの少女アリス", zh="迷途的少女 爱丽丝",
   color=BLACK, cost=4, power=5000, tribe=DIABOLOS, icon=EVOLSEED, abilities=[
    evol_seed(Put(Choose(1, trash(kind=ZX, cost_max=3)), HAND)),
])
zx("B03-068", ja="不吉の旅人ライゼンデ", zh="不吉的旅人 莱森德", color=BLACK, cost=4, power=2000, tribe=PREDATOR, abilities=[
    Auto(DestroysByBattle(one_of_mine(tribe=PREDATOR)), (Destroy(Choose(1, theirs(NORMAL, cost_max=5))),)),
])
zx("B03-069", ja="寡黙の魔人タキトゥス", zh="寡默的魔人 塔西图斯", color=BLACK, cost=5, power=7000, tribe=DIABOLOS, abilities=[
    as_resource(if_(both(there_is(resource(), 5), there_is(resource(name="剛角グレートヘラクレス"))), FromDeck(1, CHARGE))),
])
zx("B03-070", ja="首なし戦車デュラハン", zh="无头战车 杜拉汉", color=BLACK, cost=5, power=7000, tribe=NOSFERATU, abilities=[
    Auto(DestroysByBattle(one_of_mine(tribe=NOSFERATU)), (FromDeck(2, TRASH),)),
])
zx("B03-071", ja="月光の魔姫クイーンカグヤ", zh="月光的魔姬 辉夜女王",
   color=BLACK, cost=5, power=6500, tribe=DIABOLOS, icon=EVOLSEED, abilities=[
    evol_seed(Destroy(Choose(1, theirs(NORMAL, cost_max=3)))),
])
zx("B03-072", ja="チョキチョキするプリティー", zh="喀嚓嚓丽人", color=BLACK, cost=5, power=7500, tribe=TORTURES, abilities=[
    Always(GetsPower(1000), when=at_most(2, hand(THEIRS))),
])
zx("B03-073", ja="飛び込むカーズカーズ", zh="飞跃的死驱车", color=BLACK, cost=5, power=6500, tribe=TORTURES, abilities=[
    as_resource(if_(there_is(resource(name="幻想のイリュジオン")), Destroy(Choose(1, any_zx(NORMAL, cost_max=3))))),
])
zx("B03-074", ja="決闘の魔人モノマキア", zh="决斗的魔人 莫诺马奇亚",
   color=BLACK, cost=6, power=8500, tribe=DIABOLOS, icon=EVOLSEED, abilities=[
    evol_seed(pay(BLACK, 6, Appear(THIS, Squares()))),
])
zx("B03-075", ja="蹴飛ばすブレイクストライカー", zh="飞踢的粉碎前锋",
   color=BLACK, cost=6, power=7500, tribe=NOSFERATU, abilities=[
    appears(if_(there_is(trash(), 20), Destroy(Choose(1, any_zx(NORMAL))))),
])
zx("B03-076", ja="七大罪 色欲の魔人ルクスリア", zh="七大罪 色欲的魔人 露克希莉娅",
   color=BLACK, cost=6, power=5500, tribe=DIABOLOS, abilities=[
    appears(Put(up_to(2, trash()), CHARGE)),
])
zx("B03-077", ja="滅獄竜デスティニーベイン", zh="灭狱龙 命运灾源",
   color=BLACK, cost=7, power=9500, tribe=CRUEL_DRAGON, abilities=[
    startup(PutCards(1, hand()), Destroy(any_number(any_zx(NORMAL, cost_max=3)))),
])
event("B03-078", ja="ミッドナイトエンペラー", zh="午夜帝王", color=BLACK, cost=2, abilities=[
    on_play(Destroy(Choose(1, any_zx(NORMAL, cost_min=6)))),
])
event("B03-079", ja="ディザスターブレード", zh="灾厄之刃", color=BLACK, cost=3, abilities=[
    on_play(if_(
        there_is(trash(tribe=NOSFERATU), 25),
        Destroy(Choose(1, any_zx(NORMAL))),
        if_did(Put(All(trash(tribe=NOSFERATU)), DECK)),
    )),
])
event("B03-080", ja="ジ・アビス", zh="深渊", color=BLACK, cost=4, abilities=[
    on_play(Destroy(Choose(1, any_zx(NORMAL, colours=(RED, BLUE, WHITE, GREEN)))), Put(THIS, CHARGE)),
])
zx("B03-081", ja="洗濯獣人ウェアラクーン", zh="洗條兽人 浣熊人",
   color=GREEN, cost=2, power=3500, tribe=LYCANTHROPE, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B03-082", ja="お散歩するステビア", zh="散步的甜叶菊",
   color=GREEN, cost=3, power=5000, tribe=LEAFER, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B03-083", ja="獣人ウェアヘッジホッグ", zh="兽人 刺猬人",
   color=GREEN, cost=3, power=4500, tribe=LYCANTHROPE, icon=IGNITION, abilities=[
    appears(Power(1000, Choose(1, any_zx()))),
])
zx("B03-084", ja="花柄天道フローラルバグ", zh="花柄天道 碎花虫", color=GREEN, cost=3, power=5000, tribe=PLASECT, abilities=[
    START_CARD,
])
zx("B03-085", ja="羊娘ウェアシープ", zh="羊女 绵羊人", color=GREEN, cost=3, power=4500, tribe=LYCANTHROPE, abilities=[
    appears(if_(at_most(6, resource(THEIRS)), Power(2000, Choose(1, any_zx())))),
])
zx("B03-086", ja="不敵な旋棍 芍薬", zh="无惧的旋棍 芍药", color=GREEN, cost=3, power=5000, tribe=HOURAI, icon=IGNITION)
zx("B03-087", ja="自作するオレガノ", zh="手工制作的牛至", color=GREEN, cost=4, power=6500, tribe=LEAFER)
zx("B03-088", ja="リス娘ウェアスクワール", zh="栗鼠娘 松鼠人", color=GREEN, cost=4, power=4500, tribe=LYCANTHROPE, abilities=[
    appears(Power(Per(2000, mine(tribe=LYCANTHROPE)), Choose(1, any_zx()))),
])
zx("B03-089", ja="王様蝗虫キングホッパー", zh="国王蝗虫 蝗王", color=GREEN, cost=5, power=8000, tribe=PLASECT)
zx("B03-090", ja="獣人ウェアハウンド", zh="兽人 猎犬人",
   color=GREEN, cost=5, power=7500, tribe=LYCANTHROPE, icon=EVOLSEED, abilities=[
    evol_seed(Put(may_choose(1, resource()), HAND)),
])
zx("B03-091", ja="苛烈な手甲鉤 百日紅", zh="激烈的手甲钩 百日红",
   color=GREEN, cost=6, power=9000, tribe=HOURAI, icon=EVOLSEED, abilities=[
    evol_seed(Put(may_choose(1, charge()), RESOURCE, slept=True)),
])
zx("B03-092", ja="剛角グレートヘラクレス", zh="钢角 大长戟兜虫", color=GREEN, cost=6, power=6500, tribe=PLASECT, abilities=[
    as_resource(if_(there_is(resource(name="寡黙の魔人タキトゥス")), may(Appear(THIS, Squares(NORMAL), slept=True)))),
])
zx("B03-093", ja="実直な野太刀 花蘇芳", zh="耿直的野太刀 花苏芳", color=GREEN, cost=6, power=7500, tribe=HOURAI, abilities=[
    as_resource(if_(
        both(there_is(resource(), 5), there_is(resource(name="決闘機械デュエル"))),
        may(FromDeck(1, RESOURCE, slept=True)),
    )),
])
zx("B03-094", ja="眠れる森のキャラウェイ", zh="沉眠之森的葛缕子", color=GREEN, cost=6, power=7000, tribe=LEAFER, abilities=[
    Always(Gains(INTO_RESOURCE_INSTEAD, mine(tribe=LEAFER))),
])
zx("B03-095", ja="八大龍王 優鉢羅", zh="八大龙王 优钵罗", color=GREEN, cost=7, power=9000, tribe=HOURAI, abilities=[
    destroys(may(FromDeck(1, RESOURCE, slept=True))),
])
zx("B03-096", ja="瞬速の細剣 一寸法師", zh="瞬速的细剑 一寸法师", color=GREEN, cost=8, power=8500, tribe=HOURAI, abilities=[
    destroys(Reboot(Choose(3, resource(EITHER)))),
])
zx("B03-097", ja="草華竜アイヴィーウイング", zh="草华龙 常青藤翼", color=GREEN, cost=9, power=11000, tribe=IVY_DRAGON, abilities=[
    startup(green(5), Appear(Choose(1, resource(kind=ZX, not_name="草華竜アイヴィーウイング")), Squares(NORMAL))),
])
event("B03-098", ja="ソーンプリズン", zh="荆棘禁狱", color=GREEN, cost=1, abilities=[
    on_play(DealsNoDamage(Choose(1, any_zx(state=ATTACKING_ME, cost_max=3)))),
])
event("B03-099", ja="ティンバーフォース", zh="树木之力", color=GREEN, cost=1, abilities=[
    on_play(Put(Choose(1, charge()), RESOURCE, slept=True)),
])
event("B03-100", ja="リトルガーディアン", zh="小小守护者", color=GREEN, cost=3, abilities=[
    on_play(Reboot(up_to(6, resource(EITHER))), Put(THIS, CHARGE)),
])
zx("B03-101", ja="超速変形KHD-8000", zh="超速变形KHD-8000", color=BLUE, cost=10, power=10000, tribe=METAL_FORTRESS, abilities=[
    startup(SleepUnits(5, mine(tribe=METAL_FORTRESS)),
            Put(up_to(1, any_zx(NORMAL)), DECK), Appear(THIS, Squares(NORMAL)), zone=HAND),
])
zx("B03-102", ja="精神の魔人アニムス", zh="精神的魔人 爱妮慕丝", color=BLACK, cost=7, power=10000, tribe=DIABOLOS, abilities=[
    appears(if_(there_is(trash(kind=ZX, cost_min=7), 13), Appear(up_to(3, trash(kind=ZX, cost_max=7)), Squares(NORMAL)))),
])
zx("B03-103", ja="気高い女王ローリエ", zh="高贵的女王 月桂", color=GREEN, cost=5, power=7500, tribe=LEAFER, abilities=[
    appears(if_(there_is(resource(), 20), DealPlayer(1))),
])
player("B03-104", ja="黒崎神門", zh="黑崎神门", color=RED)
player("B03-105", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("B03-106", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("B03-107", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("B03-108", ja="青葉千歳", zh="青叶千岁", color=GREEN)
