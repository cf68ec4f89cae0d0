"""Booster 4."""

from ..vocabulary import *

zx("B04-001", ja="天駆ける軍馬スレイプニール", zh="天驱之军马 斯雷普尼尔",
   color=RED, cost=2, power=3000, tribe=MYTHOS, icon=IGNITION, abilities=[
    VOID_BRINGER,
    attacks(Power(1000, THIS)),
])
zx("B04-002", ja="幸運の女神ラクシュミー", zh="幸运的女神 吉祥天",
   color=RED, cost=3, power=5000, tribe=BRAVER, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B04-003", ja="戦車職人キャノンシェル", zh="战车职人 炮火弹丸", color=RED, cost=3, power=5000, tribe=MEISTER, icon=IGNITION)
zx("B04-004", ja="飛翔する紫水晶アメジストスワロー", zh="飞翔的紫水晶 紫晶燕",
   color=RED, cost=3, power=4500, tribe=GIGANTIC, icon=IGNITION, abilities=[
    Always(GetsPower(1000), when=at_most(0, hand())),
])
zx("B04-005", ja="迷宮の主ミノタウロス", zh="迷宫之主 弥诺陶洛斯", color=RED, cost=3, power=5000, tribe=MYTHOS, abilities=[
    START_CARD,
])
zx("B04-006", ja="騒がしい紅榴石ガーネットウータン", zh="吵闹的红榴石 石榴石猩猩",
   color=RED, cost=4, power=6000, tribe=GIGANTIC, abilities=[
    Auto(Appears(one_of_mine(icon=EVOLSEED)), (Deal(5000, Choose(1, any_zx(NORMAL))),)),
])
zx("B04-007", ja="信濃の女傑 巴御前", zh="信浓的女杰 巴御前", color=RED, cost=4, power=6000, tribe=BRAVER, abilities=[
    startup((red(2), TrashThis()), Deal(5000, Choose(1, any_zx(NORMAL))), zone=CHARGE),
])
zx("B04-008", ja="戦斧工房バルディッシュ", zh="战斧工房 巴迪修", color=RED, cost=4, power=6500, tribe=MEISTER)
zx("B04-009", ja="非情な蛍石フローライトリンクス", zh="无情的萤石 萤石山猫",
   color=RED, cost=4, power=6000, tribe=GIGANTIC, abilities=[
    startup((red(2), DestroyThis()), Deal(8000, Choose(1, any_zx(NORMAL))), only_if=at_most(0, hand())),
])
zx("B04-010", ja="奇妙な珊瑚コーラルリザード", zh="奇妙的珊瑚 珊瑚蜥蜴",
   color=RED, cost=5, power=7000, tribe=GIGANTIC, abilities=[
    startup((red(2), DestroyThis()), Deal(10000, Choose(1, theirs(NORMAL))), only_if=at_most(0, hand())),
])
zx("B04-011", ja="誓いの銃士ダルタニアン", zh="誓言的火枪手 达尔达尼央", color=RED, cost=5, power=6500, tribe=BRAVER, abilities=[
    Auto(Appears(this_or_mine(tribe=BRAVER)), (Deal(2000, Choose(1, any_zx(NORMAL))),)),
])
zx("B04-012", ja="突き刺す尖晶石スピネルペンギン", zh="突刺的尖晶石 尖晶企鹅",
   color=RED, cost=5, power=7500, tribe=GIGANTIC, abilities=[
    as_resource(If(both(there_is(resource(), 5), there_is(resource(name="牙の猟師イェーガー"))), (
        Appear(may_choose(1, hand(kind=ZX, cost_max=3)), Squares(NORMAL)),
        AtEndOfTurn((Put(THAT, HAND),)),
    ))),
])
zx("B04-013", ja="混沌の大蛇ヤマタノオロチ", zh="混沌的大蛇 八歧大蛇", color=RED, cost=6, power=8500, tribe=MYTHOS, abilities=[
    Always(GetsPower(2000), when=at_most(9, resource())),
])
zx("B04-014", ja="不運な地の神ハデス・アイドネウス", zh="不幸的地之神 哈迪斯·艾德纽斯",
   color=RED, cost=6, power=8500, tribe=BRAVER, icon=EVOLSEED, abilities=[
    evol_seed(Deal(2000, up_to(2, theirs(NORMAL)))),
])
zx("B04-015", ja="兵器職人スパークランチャー", zh="兵器职人 雷光枪炮师", color=RED, cost=6, power=9000, tribe=MEISTER, abilities=[
    as_resource(If(there_is(resource(name="獣人ウェアウルスス")), (
        Pay(RED, 5, (Appear(Choose(1, hand(kind=ZX, cost_max=7)), Squares()),)),
    ))),
])
zx("B04-016", ja="九大英雄シェイクスピア", zh="九大英雄 莎士比亚",
   color=RED, cost=7, power=9500, tribe=BRAVER, icon=EVOLSEED, abilities=[
    evol_seed(Put(may_choose(8, trash()), REMOVED), if_did(Appear(THIS, Squares(), slept=True))),
])
event("B04-017", ja="東京奪還作戦", zh="东京夺还作战", color=RED, cost=2, abilities=[
    on_play(Power(5000, Choose(1, any_zx(state=ATTACKING)))),
])
event("B04-018", ja="覇王剣ドラゴニックフレア", zh="霸王剑 龙痕烈焰", color=RED, cost=2, abilities=[
    on_play(Put(Choose(1, trash(THEIRS, kind=ZX)), REMOVED), if_did(Deal(PowerOf(THAT), Choose(1, theirs(NORMAL))))),
])
event("B04-019", ja="最強熊決定戦", zh="最强熊决定战", color=RED, cost=3, icon=EVOLSEED, abilities=[
    on_play(Deal(PowerOf(any_zx(MY_PLAYER_SQUARE)), Choose(1, theirs(NORMAL)))),
    RETURNS_FOR_DISCARD,
])
event("B04-020", ja="スキンシップ", zh="亲密接触", color=RED, cost=3, abilities=[
    on_play(Sleep(Choose(1, mine())), if_did(Reboot(Choose(1, mine())))),
])
zx("B04-021", ja="カノンテイマー ミモザ", zh="炮火驯师 米莫扎",
   color=BLUE, cost=2, power=3000, tribe=BATTLE_DRESS, icon=IGNITION, abilities=[
    VOID_BRINGER,
    appears(FromDeck(1, TRASH)),
])
zx("B04-022", ja="金鯱変形ナゴヤーン", zh="金鯱变形 蛋黄包",
   color=BLUE, cost=3, power=4500, tribe=METAL_FORTRESS, icon=IGNITION, abilities=[
    Always(GetsPower(1000), when=there_is(charge(icon=EVOLSEED))),
])
zx("B04-023", ja="サイバーレイピア アルファルド", zh="电子细剑 爱尔法德",
   color=BLUE, cost=3, power=5000, tribe=BATTLE_DRESS, icon=IGNITION)
zx("B04-024", ja="投擲機械スローイング", zh="投掷机械 投掷式", color=BLUE, cost=3, power=2000, tribe=KILLER_MACHINE, abilities=[
    appears(Put(may_choose(1, theirs(NORMAL, power_min=9000)), HAND)),
])
zx("B04-025", ja="砲撃機械ボンバードメント", zh="炮击机械 轰炸式",
   color=BLUE, cost=3, power=5000, tribe=KILLER_MACHINE, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B04-026", ja="見習い音星ヴァイルト", zh="见习音星 华伊尔德", color=BLUE, cost=3, power=5000, tribe=MERMAID, abilities=[
    START_CARD,
])
zx("B04-027", ja="思希者アマディウス", zh="思希者 阿马迪乌丝", color=BLUE, cost=4, power=6000, tribe=MERMAID, abilities=[
    as_resource(if_(there_is(resource(name="舞踏骸骨スケルタルダンサー")), Draw(2), Put(Choose(2, hand()), TRASH))),
])
zx("B04-028", ja="バトルヒーロー マルカブ", zh="战斗英雄 玛卡布", color=BLUE, cost=4, power=6500, tribe=BATTLE_DRESS)
zx("B04-029", ja="感電機械ショック", zh="感电机械 电击式",
   color=BLUE, cost=5, power=7000, tribe=KILLER_MACHINE, icon=EVOLSEED, abilities=[
    evol_seed(pay(BLUE, 2, Put(Choose(1, theirs(NORMAL)), DECK))),
])
zx("B04-030", ja="雫音フィオレ", zh="雫音 菲奥莉", color=BLUE, cost=5, power=7500, tribe=MERMAID, abilities=[
    startup((blue(1), TrashThis()),
            Move(Choose(1, any_zx(NORMAL, NOT_IN_BATTLE)), Squares(BESIDE_THAT, normal=True), may=True), zone=CHARGE),
])
zx("B04-031", ja="スターシューター カペラ", zh="星辰射手 卡佩拉", color=BLUE, cost=5, power=5000, tribe=BATTLE_DRESS, abilities=[
    appears(if_(there_is(charge(tribe=BATTLE_DRESS), 2), Put(Choose(1, theirs(NORMAL)), DECK))),
])
zx("B04-032", ja="無敵埴輪Honey-One", zh="无敌埴轮 Honey-One",
   color=BLUE, cost=5, power=7000, tribe=METAL_FORTRESS, icon=EVOLSEED, abilities=[
    evol_seed(pay(BLUE, 1, Draw())),
])
zx("B04-033", ja="変型聖堂ハフニウム", zh="变形圣堂 铪机侠", color=BLUE, cost=6, power=8500, tribe=METAL_FORTRESS, abilities=[
    destroys(Put(may_choose(1, hand(icon=EVOLSEED)), TRASH), if_did(Put(Choose(1, any_zx(NORMAL)), DECK_TOP))),
])
zx("B04-034", ja="遊具合体ポロニウム", zh="游具合体 钋机侠", color=BLUE, cost=6, power=8500, tribe=METAL_FORTRESS, abilities=[
    as_resource(if_(there_is(resource(name="逃走するピクシーボブ")), Look(3), PutBack(DECK_TOP))),
])
zx("B04-035", ja="アドミニストレータ ベガ", zh="管理员 维嘉", color=BLUE, cost=7, power=10000, tribe=BATTLE_DRESS, abilities=[
    appears(Put(may_choose(1, hand(icon=EVOLSEED)), DECK, shown=True), if_did(Draw(2))),
])
zx("B04-036", ja="剣帝神器サイクロトロン", zh="剑帝神器 粒子加速器",
   color=BLUE, cost=7, power=10500, tribe=METAL_FORTRESS, abilities=[
    Always(Gains(Always(AbsoluteBoundary())), when=PlayerIs("雷鳥超")),
])
event("B04-037", ja="ロイヤルストレートフラッシュ", zh="皇家同花顺", color=BLUE, cost=1, abilities=[on_play(FromDeck(3, TRASH))])
event("B04-038", ja="機鋼砲ドラゴニックキャノン", zh="机钢炮 龙痕炮火", color=BLUE, cost=2, abilities=[
    on_play(Put(Choose(1, theirs(NORMAL, cost_min=5)), HAND)),
])
event("B04-039", ja="ソードレヴォリューション", zh="剑舞革命", color=BLUE, cost=2, abilities=[
    on_play(If(there_is(charge(tribe=BATTLE_DRESS)),
               (Put(Choose(1, theirs(NORMAL)), HAND),),
               otherwise=(Put(Choose(1, theirs(NORMAL, cost_max=3)), HAND),))),
])
event("B04-040", ja="漆黒のローレンシウム", zh="漆黑的铹机侠", color=BLUE, cost=4, icon=EVOLSEED, abilities=[
    on_play(Put(All(theirs(BESIDE_THEIR_PLAYER_SQUARE)), HAND)),
    RETURNS_FOR_DISCARD,
])
zx("B04-041", ja="運命のデスティネ", zh="命运的黛丝缇涅", color=WHITE, cost=2, power=2500, tribe=ANGEL, icon=IGNITION, abilities=[
    VOID_BRINGER,
    Always(GetsPower(1000, mine(OWN_AREA))),
])
zx("B04-042", ja="イヴィルベイン モンブラン", zh="诛邪者 勃朗",
   color=WHITE, cost=3, power=5000, tribe=GUARDIAN, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B04-043", ja="君臨するミケ", zh="君临的三色猫", color=WHITE, cost=3, power=4000, tribe=CAIT_SITH, icon=IGNITION, abilities=[
    Always(GetsPower(2000), when=there_is(mine(icon=EVOLSEED))),
])
zx("B04-044", ja="聖獣オーラキリン", zh="圣兽 灵气麒麟",
   color=WHITE, cost=3, power=4500, tribe=SACRED_BEAST, icon=IGNITION, abilities=[
    Auto(Attacks(target=that_is(cost_max=4)), (Power(-2000, IT),)),
])
zx("B04-045", ja="魂のアム", zh="魂之阿姆", color=WHITE, cost=3, power=5000, tribe=ANGEL, abilities=[START_CARD])
zx("B04-046", ja="放浪のエレ", zh="放浪的耶蕾", color=WHITE, cost=3, power=5000, tribe=ANGEL, icon=IGNITION)
zx("B04-047", ja="イヴィルベイン エルブルース", zh="诛邪者 厄尔布鲁士",
   color=WHITE, cost=4, power=6000, tribe=GUARDIAN, icon=EVOLSEED, abilities=[
    evol_seed(Power(-1000, All(theirs()))),
])
zx("B04-048", ja="聖獣オーラケンタウロス", zh="圣兽 灵气半人马", color=WHITE, cost=4, power=6500, tribe=SACRED_BEAST)
zx("B04-049", ja="逃走するピクシーボブ", zh="逃走的北美短毛猫", color=WHITE, cost=4, power=6000, tribe=CAIT_SITH, abilities=[
    as_resource(if_(
        there_is(resource(name="遊具合体ポロニウム")),
        Put(Choose(1, trash(kind=EVENT, colour=WHITE, cost_max=3)), HAND),
    )),
])
zx("B04-050", ja="イヴィルベイン ダマヴェント", zh="诛邪者 达马万德", color=WHITE, cost=5, power=7000, tribe=GUARDIAN, abilities=[
    as_resource(if_(there_is(resource(name="一暴れするジャスミン")), Sleep(Choose(1, theirs(OWN_AREA))), NoReboot(THAT))),
])
zx("B04-051", ja="イヴィルベイン マシーフ", zh="诛邪者 马西夫", color=WHITE, cost=5, power=7500, tribe=GUARDIAN, abilities=[
    Auto(Appears(one_of_mine(icon=EVOLSEED)), (Put(up_to(1, charge(EITHER)), TRASH),)),
])
zx("B04-052", ja="聖獣オーラゲンブ", zh="圣兽 灵气玄武",
   color=WHITE, cost=5, power=6000, tribe=SACRED_BEAST, icon=EVOLSEED, abilities=[
    evol_seed(Appear(Choose(1, charge(kind=ZX, cost_max=6)), Squares(NORMAL), slept=True)),
])
zx("B04-053", ja="強さのシュテルケ", zh="强韧的修达克", color=WHITE, cost=5, power=6000, tribe=ANGEL, abilities=[
    appears(if_(there_is(mine(tribe=ANGEL), 3), Put(Choose(1, any_zx(NORMAL, cost_max=5)), DECK_BOTTOM))),
])
zx("B04-054", ja="十二使徒 獅子宮ウェルキエル", zh="十二使徒 狮子宫薇尔琪耶尔",
   color=WHITE, cost=6, power=9000, tribe=ANGEL, abilities=[
    startup(white(3), Appear(Choose(1, charge(kind=ZX, cost_max=4)), Squares())),
])
zx("B04-055", ja="面倒見の良いサイベリアン", zh="会照顾人的西伯利亚猫",
   color=WHITE, cost=6, power=9000, tribe=CAIT_SITH, abilities=[
    startup((white(1), TrashThis()), Sleep(up_to(3, resource(EITHER))), zone=CHARGE),
])
zx("B04-056", ja="イヴィルベイン ケィツゥー", zh="诛邪者 乔戈里", color=WHITE, cost=7, power=9500, tribe=GUARDIAN, abilities=[
    Always(IgnoresDamage(5000)),
])
event("B04-057", ja="ガーディアンハート", zh="守护者之心", color=WHITE, cost=1, icon=EVOLSEED, abilities=[
    on_play(Power(2000, Choose(1, any_zx(OWN_AREA, ATTACKED)))),
    RETURNS_FOR_DISCARD,
])
event("B04-058", ja="シャイニングエンジェル", zh="闪耀天使", color=WHITE, cost=1, abilities=[
    on_play(Put(Choose(1, charge()), HAND)),
])
event("B04-059", ja="天界光ジェムシャイン", zh="天界光 珠玉闪光", color=WHITE, cost=3, abilities=[
    on_play(Destroy(Choose(1, any_zx(state=ATTACKING_ME)))),
])
event("B04-060", ja="エクスターミネイション・フロウ", zh="绝灭涌流", color=WHITE, cost=4, abilities=[
    on_play(Power(-5000, All(theirs(NORMAL)))),
])
zx("B04-061", ja="骨戦士スケルタルファイター", zh="骨战士 骷髅斗士",
   color=BLACK, cost=2, power=3000, tribe=NOSFERATU, icon=IGNITION, abilities=[
    VOID_BRINGER,
    Always(GetsPower(1000), when=there_is(trash(), 10)),
])
zx("B04-062", ja="幽鬼ダスクアクス", zh="幽鬼 黄昏之斧",
   color=BLACK, cost=2, power=2500, tribe=NOSFERATU, icon=EVOLSEED, abilities=[
    evol_seed(pay(BLACK, 2, Appear(THIS, Squares()))),
])
zx("B04-063", ja="じゃれつくロードローラー", zh="嬉戏的压路机", color=BLACK, cost=3, power=5000, tribe=TORTURES, icon=IGNITION)
zx("B04-064", ja="喪失の魔人ペルデレ", zh="丧失的魔人 佩露德蕾",
   color=BLACK, cost=3, power=4500, tribe=DIABOLOS, icon=IGNITION, abilities=[
    Always(GetsPower(1000), when=there_is(trash(icon=EVOLSEED), 4)),
])
zx("B04-065", ja="退屈の魔人イネルティア", zh="怠倦的魔人 伊娜夏", color=BLACK, cost=3, power=5000, tribe=DIABOLOS, abilities=[
    START_CARD,
])
zx("B04-066", ja="刃の魔人ラーミナ", zh="刃之魔人 拉米娜",
   color=BLACK, cost=3, power=5000, tribe=DIABOLOS, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B04-067", ja="影の魔人ウムブラ", zh="影之魔人 安布拉", color=BLACK, cost=4, power=4500, tribe=DIABOLOS, abilities=[
    Auto(Appears(one_of_mine(icon=EVOLSEED)), (Destroy(Choose(1, theirs(NORMAL))),)),
])
zx("B04-068", ja="処刑人の鎌シャルフリヒター", zh="处刑人之镰 夏福瑞希特", color=BLACK, cost=4, power=6500, tribe=PREDATOR)
zx("B04-069", ja="狙い打つスナップシューター", zh="狙击的疾速投手", color=BLACK, cost=4, power=6000, tribe=NOSFERATU, abilities=[
    startup((black(2), TrashThis()), Destroy(Choose(1, theirs(NORMAL, cost_max=3))), zone=CHARGE),
])
zx("B04-070", ja="カミカミする万力", zh="结巴的老虎钳",
   color=BLACK, cost=5, power=7500, tribe=TORTURES, icon=EVOLSEED, abilities=[
    evol_seed(Destroy(Choose(1, theirs(NORMAL, cost_min=6)))),
])
zx("B04-071", ja="不吉の王ケーニッヒ", zh="不吉之王 科尼希", color=BLACK, cost=5, power=6500, tribe=PREDATOR, abilities=[
    Auto(IsDestroyed(one_of_theirs()), (Power(2000, THIS),)),
])
zx("B04-072", ja="骸骨虚人ヒュージゴーレム", zh="骸骨虚人 巨像", color=BLACK, cost=6, power=8500, tribe=NOSFERATU, abilities=[
    Always(GetsPower(2000), when=there_is(trash(icon=EVOLSEED), 4)),
])
zx("B04-073", ja="牙の猟師イェーガー", zh="牙之猎手 耶戈", color=BLACK, cost=6, power=9000, tribe=PREDATOR, abilities=[
    Always(GetsCost(-2, theirs(), floor=1),
           when=both(there_is(resource(name="突き刺す尖晶石スピネルペンギン")), MyTurn()), zone=RESOURCE),
])
zx("B04-074", ja="舞踏骸骨スケルタルダンサー", zh="舞蹈骸骨 骷髅舞者",
   color=BLACK, cost=6, power=9000, tribe=NOSFERATU, abilities=[
    as_resource(if_(there_is(resource(name="思希者アマディウス")), pay(
        BLACK, 2,
        Appear(Choose(1, trash(kind=ZX, cost_max=7)), Squares(NORMAL)),
        AtEndOfTurn((Put(THAT, REMOVED),)),
    ))),
])
zx("B04-075", ja="ザクザクするチャーム", zh="哗啷啷媚娘", color=BLACK, cost=7, power=7500, tribe=TORTURES, abilities=[
    appears(
        Put(Choose(1, hand(THEIRS), by=OPPONENT), TRASH),
        if_(there_is(resource(THEIRS), 10), Put(Choose(1, hand(THEIRS), by=OPPONENT), TRASH)),
    ),
])
zx("B04-076", ja="七大罪 強欲の魔人アワリティア", zh="七大罪 强欲的魔人 阿瓦利提亚",
   color=BLACK, cost=8, power=9500, tribe=DIABOLOS, abilities=[
    appears(Destroy(may_choose(1, mine(other=True))), if_did(Put(up_to(2, trash(kind=ZX, cost_max=6)), HAND))),
])
event("B04-077", ja="チャームスペル", zh="魅惑的魔咒", color=BLACK, cost=1, abilities=[on_play(Put(Choose(1, trash()), CHARGE))])
event("B04-078", ja="ミスティックアドベンチャー", zh="神秘的冒险", color=BLACK, cost=2, icon=EVOLSEED, abilities=[
    on_play(Put(Choose(1, trash(kind=ZX, cost_max=5)), HAND)),
    RETURNS_FOR_DISCARD,
])
event("B04-079", ja="ルナティックシックル", zh="狂气之镰", color=BLACK, cost=2, abilities=[
    on_play(Destroy(Choose(1, mine())), if_did(Destroy(Choose(1, any_zx(NORMAL, cost_max=5))))),
])
event("B04-080", ja="滅獄波ドゥームブラスト", zh="灭狱波 厄运冲击", color=BLACK, cost=7, abilities=[
    on_play(Destroy(any_number(any_zx(NORMAL)))),
])
zx("B04-081", ja="爛漫な焙烙玉 向日葵", zh="烂漫的焙烙玉 向日葵",
   color=GREEN, cost=2, power=3000, tribe=HOURAI, icon=IGNITION, abilities=[
    VOID_BRINGER,
    Auto(IsDestroyed(their_turn=True), (Reboot(up_to(2, resource(EITHER))),)),
])
zx("B04-082", ja="質実な八角棒 棗", zh="质朴的八角棒 枣", color=GREEN, cost=3, power=5000, tribe=HOURAI, abilities=[START_CARD])
zx("B04-083", ja="獣人ウェアカピバラ", zh="兽人 水豚人",
   color=GREEN, cost=3, power=4500, tribe=LYCANTHROPE, icon=IGNITION, abilities=[
    Always(GetsPower(1000), when=there_is(resource(icon=EVOLSEED), 4)),
])
zx("B04-084", ja="手当てするマーシュマロウ", zh="治疗的药蜀葵", color=GREEN, cost=3, power=5000, tribe=LEAFER, icon=IGNITION)
zx("B04-085", ja="農耕鳥人ウェアラーク", zh="农耕鸟人 百灵人",
   color=GREEN, cost=3, power=5000, tribe=LYCANTHROPE, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B04-086", ja="殻茸マッシュスネイル", zh="壳茸 蘑菇蜗牛", color=GREEN, cost=4, power=5000, tribe=PLASECT, abilities=[
    Always(GetsIcon(), when=there_is(resource(), 9)),
])
zx("B04-087", ja="桜鍬形チェリービートル", zh="樱锹形 樱花甲虫", color=GREEN, cost=4, power=6500, tribe=PLASECT)
zx("B04-088", ja="マイペースなリンデン", zh="自我中心的菩提树",
   color=GREEN, cost=4, power=6000, tribe=LEAFER, icon=EVOLSEED, abilities=[
    evol_seed(Put(may_choose(1, hand()), RESOURCE, slept=True)),
])
zx("B04-089", ja="物知り長老ウェアオウル", zh="博学的长老 猫头鹰人",
   color=GREEN, cost=4, power=6000, tribe=LYCANTHROPE, abilities=[
    startup((green(4), TrashThis()), Put(Choose(1, theirs(NORMAL)), RESOURCE, slept=True), zone=CHARGE),
])
zx("B04-090", ja="獣人ウェアウルスス", zh="兽人 棕熊人", color=GREEN, cost=5, power=7000, tribe=LYCANTHROPE, abilities=[
    as_resource(If(there_is(resource(name="兵器職人スパークランチャー")), (
        Put(may_choose(1, hand()), RESOURCE),
        IfDid((Put(Choose(1, resource()), HAND),)),
    ))),
])
zx("B04-091", ja="獣人ウェアレパード", zh="兽人 花豹人", color=GREEN, cost=5, power=7500, tribe=LYCANTHROPE, abilities=[
    Auto(Appears(one_of_mine(icon=EVOLSEED)), (Power(4000, Choose(1, any_zx())),)),
])
zx("B04-092", ja="刺蜘蛛ニードルスパイダー", zh="刺蜘蛛 针蛛",
   color=GREEN, cost=5, power=7500, tribe=PLASECT, icon=EVOLSEED, abilities=[
    evol_seed(Power(3000, Choose(1, mine()))),
])
zx("B04-093", ja="八大龍王 徳叉迦", zh="八大龙王 德叉迦", color=GREEN, cost=6, power=8500, tribe=HOURAI, abilities=[
    startup(green(6), Appear(THIS, Squares()), zone=RESOURCE),
])
zx("B04-094", ja="無慈悲の朱槍 羽衣草", zh="无情的朱枪 羽衣草", color=GREEN, cost=6, power=8500, tribe=HOURAI, abilities=[
    Always(Gains(Auto(IsDestroyed(their_turn=True), (Reboot(up_to(2, resource(EITHER))),)), mine(tribe=HOURAI))),
])
zx("B04-095", ja="一暴れするジャスミン", zh="欢腾的茉莉花", color=GREEN, cost=7, power=9000, tribe=LEAFER, abilities=[
    as_resource(if_(
        there_is(resource(name="イヴィルベインダマヴェント")),
        Put(may_choose(1, theirs(NORMAL)), RESOURCE, slept=True),
    )),
])
zx("B04-096", ja="碧天の鉄爪 禊萩", zh="碧天的铁爪 禊萩", color=GREEN, cost=7, power=10000, tribe=HOURAI, abilities=[
    Always(MayPlayFrom(resource(colour=GREEN))),
])
event("B04-097", ja="ガールズトーク", zh="少女私语", color=GREEN, cost=2, abilities=[
    on_play(Put(Choose(1, hand()), RESOURCE, slept=True), Put(Choose(1, resource()), HAND)),
])
event("B04-098", ja="徳叉迦の神力", zh="德叉迦的神力", color=GREEN, cost=2, icon=EVOLSEED, abilities=[
    on_play(Power(3000, Choose(1, any_zx()))),
    RETURNS_FOR_DISCARD,
])
event("B04-099", ja="しあわせタイム", zh="幸福的时光", color=GREEN, cost=5, abilities=[
    on_play(
        Put(Choose(1, theirs(NORMAL)), RESOURCE, slept=True),
        if_(there_is(resource(), 10), Put(Choose(1, theirs(NORMAL)), RESOURCE, slept=True)),
    ),
])
event("B04-100", ja="草華風ライフストーム", zh="草华风 生命风暴", color=GREEN, cost=5, abilities=[
    on_play(Appear(Choose(1, resource(kind=ZX, cost_max=6)), Squares(NORMAL))),
])
zx("B04-101", ja="悪戯な九尾 妲己", zh="恶作剧的九尾 妲己", color=RED, cost=6, power=9000, tribe=BRAVER, abilities=[
    appears(if_(both(there_is(trash(), 20), Count(trash(), 20, distinct="tribes")), DealPlayer(1))),
])
zx("B04-102", ja="オリジナルXIII Type.I“A-Z”", zh="起源型XIII Type.I \"A-Z\"",
   color=BLUE, cost=5, power=7500, tribe=BATTLE_DRESS, abilities=[
    appears(if_(there_is(hand(), 8), DealPlayer(1))),
])
zx("B04-103", ja="四大天使ウリエルA.T.", zh="四大天使 乌列尔A.T.", color=WHITE, cost=5, power=7500, tribe=ANGEL, abilities=[
    Always(GetsPower(5000), when=there_is(trash(name_has=("フィエリテ",)), 6)),
])
player("B04-104", ja="倉敷世羅", zh="仓敷世罗", color=RED)
player("B04-105", ja="戦斗怜亜", zh="战斗怜亚", color=BLUE)
player("B04-106", ja="弓弦羽ミサキ", zh="弓弦羽水崎", color=WHITE)
player("B04-107", ja="天王寺大和", zh="天王寺大和", color=BLACK)
player("B04-108", ja="剣淵相馬", zh="剑渊相马", color=GREEN)
player("B04-109", ja="青葉千歳", zh="青叶千岁", color=GREEN)
player("B04-110", ja="剣淵相馬", zh="剑渊相马", color=GREEN)
