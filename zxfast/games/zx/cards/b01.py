"""Booster 1."""

from ..vocabulary import *

zx("B01-001", ja="運命の猟犬ライラプス", zh="命运的猎犬 莱拉普斯",
   color=RED, cost=2, power=2500, tribe=MYTHOS, icon=IGNITION, abilities=[
    appears(if_(there_is(mine(name="狩猟の女神アルテミス")), Deal(5000, Choose(1, theirs(NORMAL))))),
])
zx("B01-002", ja="刀職人 一刀", zh="刀职人 一刀", color=RED, cost=2, power=3500, tribe=MEISTER, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B01-003", ja="発熱する石炭コールアルマジロ", zh="发热的石炭 煤炭犰狳", color=RED, cost=2, power=3500, tribe=GIGANTIC)
zx("B01-004", ja="煌きの金ゴールドピーコク", zh="辉煌之金 黄金雄孔雀", color=RED, cost=3, power=3000, tribe=GIGANTIC, abilities=[
    ranged(2),
])
zx("B01-005", ja="砂漠の女王クレオパトラ", zh="砂漠的女王 克利欧佩特拉", color=RED, cost=3, power=4500, tribe=BRAVER, abilities=[
    START_CARD,
    startup((red(2), TrashThis()), Deal(5000, Choose(1, any_zx(NORMAL))), zone=CHARGE),
])
zx("B01-006", ja="狩猟の女神アルテミス", zh="狩猎的女神 阿尔忒弥斯", color=RED, cost=3, power=5000, tribe=BRAVER, icon=IGNITION)
zx("B01-007", ja="太陽の神使ヤタガラス", zh="太阳的神使 八咫乌",
   color=RED, cost=3, power=5000, tribe=MYTHOS, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B01-008", ja="鍛錬鍛冶フォージ", zh="锻炼锻冶 佛吉", color=RED, cost=3, power=5000, tribe=MEISTER, abilities=[START_CARD])
zx("B01-009", ja="制覇の黒馬ブケファロス", zh="制霸的黑马 布西法拉斯", color=RED, cost=4, power=6000, tribe=MYTHOS, abilities=[
    startup(SleepThis(), Power(4000, Choose(1, any_zx(tribe=BRAVER)))),
])
zx("B01-010", ja="無双才覚 石田三成", zh="无双才觉 石田三成", color=RED, cost=4, power=6000, tribe=BRAVER, abilities=[
    startup(SleepThis(), Deal(4000, Choose(1, any_zx(NORMAL)))),
])
zx("B01-011", ja="優しい硝子グラスエレファント", zh="温柔的硝子 玻璃大象",
   color=RED, cost=4, power=6000, tribe=GIGANTIC, abilities=[
    attacks(Power(1000, THIS)),
])
zx("B01-012", ja="九大英雄アレキサンダー", zh="九大英雄 亚历山大", color=RED, cost=5, power=7500, tribe=BRAVER, abilities=[
    startup(red(4), if_(PlayerIs("黒崎神門"), Reboot(Choose(1, any_zx(other=True))))),
])
zx("B01-013", ja="激走鉄騎タンクハート", zh="激走铁骑 战车之心", color=RED, cost=5, power=8000, tribe=MEISTER)
zx("B01-014", ja="鈍重な石ストーンタートル", zh="钝重之石 岩石乌龟", color=RED, cost=5, power=5000, tribe=GIGANTIC, abilities=[
    appears(Deal(3500, All(theirs(NORMAL)))),
])
zx("B01-015", ja="尊厳の神君アウグストゥス", zh="尊严的神君 奥古斯都", color=RED, cost=6, power=7000, tribe=BRAVER, abilities=[
    appears(Deal(5000, Choose(1, theirs(NORMAL)))),
])
zx("B01-016", ja="不屈の鋼スティールレオパルド", zh="不屈之钢 钢铁花豹", color=RED, cost=6, power=9500, tribe=GIGANTIC)
event("B01-017", ja="インペラトルジャッジ", zh="帝皇裁决", color=RED, cost=1, abilities=[
    on_play(Deal(3500, Choose(1, any_zx(NORMAL)))),
])
event("B01-018", ja="覇者激震槍", zh="霸者激震枪", color=RED, cost=1, abilities=[
    on_play(Power(3500, Choose(1, any_zx(state=ATTACKING)))),
])
event("B01-019", ja="爆散する石炭", zh="爆散的石炭", color=RED, cost=2, abilities=[
    on_play(Deal(5000, Choose(1, any_zx(NORMAL)))),
])
event("B01-020", ja="しゅほうはっしゃー！", zh="主炮发射！", color=RED, cost=4, icon=IGNITION, abilities=[
    on_play(Deal(8000, Choose(1, any_zx(NORMAL)))),
])
zx("B01-021", ja="鋼城アスタチン", zh="钢城 砹机侠",
   color=BLUE, cost=2, power=3500, tribe=METAL_FORTRESS, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B01-022", ja="抹消機械イレイス", zh="抹消机械 削除式", color=BLUE, cost=2, power=3000, tribe=KILLER_MACHINE, abilities=[
    appears(Draw(), Put(Choose(1, hand()), DECK)),
])
zx("B01-023", ja="金盤奏音シュトラウセ", zh="金盘奏音 施特劳瑟", color=BLUE, cost=3, power=4500, tribe=MERMAID, abilities=[
    START_CARD,
    startup((blue(2), TrashThis()), Draw(2), Put(Choose(1, hand()), DECK), zone=CHARGE),
])
zx("B01-024", ja="鋼城テクネチウム", zh="钢城 锝机侠",
   color=BLUE, cost=3, power=5000, tribe=METAL_FORTRESS, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B01-025", ja="シティガード フェクダ", zh="城市守卫者 菲克妲", color=BLUE, cost=3, power=5000, tribe=BATTLE_DRESS, abilities=[
    START_CARD,
])
zx("B01-026", ja="抹消機械ヴォイド", zh="抹消机械 虚空式", color=BLUE, cost=3, power=5000, tribe=KILLER_MACHINE, icon=IGNITION)
zx("B01-027", ja="メテオソード スピカ", zh="流星之剑 丝柏卡",
   color=BLUE, cost=3, power=4000, tribe=BATTLE_DRESS, icon=IGNITION, abilities=[
    appears(if_(there_is(mine(name="抹消機械ヴォイド")), Draw())),
])
zx("B01-028", ja="γ-S02アリオト", zh="伽马-S02艾利欧斯", color=BLUE, cost=4, power=6000, tribe=BATTLE_DRESS, abilities=[
    appears(Put(may_choose(1, hand()), TRASH), if_did(Put(Choose(1, any_zx(NORMAL, cost_max=4)), HAND))),
])
zx("B01-029", ja="鋼城ユウロピウム", zh="钢城 铕机侠", color=BLUE, cost=4, power=4500, tribe=METAL_FORTRESS, abilities=[
    ranged(2),
])
zx("B01-030", ja="抹消機械デリート", zh="抹消机械 删除式", color=BLUE, cost=4, power=6500, tribe=KILLER_MACHINE)
zx("B01-031", ja="夕凪奏姫スメティナ", zh="夕凪奏姬 斯美缇那", color=BLUE, cost=4, power=5000, tribe=MERMAID, abilities=[
    appears(Move(Choose(1, any_zx(NORMAL)), Squares(BESIDE_THAT), may=True)),
])
zx("B01-032", ja="家電合体タンタル", zh="家电合体 钽机侠", color=BLUE, cost=5, power=8000, tribe=METAL_FORTRESS)
zx("B01-033", ja="奏声ヴィーヴァル", zh="奏声 维华尔", color=BLUE, cost=5, power=6500, tribe=MERMAID, abilities=[
    appears(Move(Choose(1, any_zx(NORMAL)), Squares(BESIDE_THAT), may=True)),
])
zx("B01-034", ja="ソードスナイパー リゲル", zh="狙击之剑 莉洁尔", color=BLUE, cost=5, power=6000, tribe=BATTLE_DRESS, abilities=[
    Always(Gains(ranged(INFINITE)), when=PlayerIs("各務原あづみ")),
])
zx("B01-035", ja="τ-A03アスピディスケ", zh="套-A03阿斯皮蒂丝珂", color=BLUE, cost=6, power=6000, tribe=BATTLE_DRESS, abilities=[
    appears(Put(any_number(any_zx(NORMAL), total_cost_max=6), HAND)),
])
zx("B01-036", ja="音速の城ダームスタチウム", zh="音速之城 鐽机侠",
   color=BLUE, cost=7, power=9000, tribe=METAL_FORTRESS, abilities=[
    destroys(Draw()),
])
event("B01-037", ja="科学の発展", zh="科学的发展", color=BLUE, cost=1, abilities=[on_play(Draw(2), Put(Choose(2, hand()), DECK))])
event("B01-038", ja="コメットシュート", zh="彗星射击", color=BLUE, cost=1, abilities=[
    on_play(Put(Choose(1, theirs(NORMAL, cost_max=3)), HAND)),
])
event("B01-039", ja="飛翔空転射", zh="飞翔空转射", color=BLUE, cost=2, abilities=[
    on_play(Put(Choose(1, theirs(NORMAL, cost_max=4)), HAND)),
])
event("B01-040", ja="帰還の奏曲", zh="归还的奏曲", color=BLUE, cost=3, icon=IGNITION, abilities=[
    on_play(Put(Choose(1, theirs(NORMAL)), HAND)),
])
zx("B01-041", ja="ロウブリンガー ダストギール", zh="秩序使者 达斯托吉",
   color=WHITE, cost=2, power=3500, tribe=GUARDIAN, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B01-042", ja="運命革命の一翼・早乙女リリエル", zh="命运革命的一翼·早乙女莉莉艾尔",
   color=WHITE, cost=3, power=4500, tribe=ANGEL, abilities=[
    START_CARD,
    startup((white(2), TrashThis()), Power(-4000, Choose(1, theirs(NORMAL))), zone=CHARGE),
])
zx("B01-043", ja="聖獣オーラペガサス", zh="圣兽 灵气天马",
   color=WHITE, cost=3, power=5000, tribe=SACRED_BEAST, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B01-044", ja="壺売りのシャム", zh="卖壶的暹罗猫", color=WHITE, cost=3, power=5000, tribe=CAIT_SITH, abilities=[START_CARD])
zx("B01-045", ja="持ち逃げするメインクーン", zh="携物逃跑的缅因猫",
   color=WHITE, cost=3, power=5000, tribe=CAIT_SITH, icon=IGNITION)
zx("B01-046", ja="ロウブリンガー ダウラギリ", zh="秩序使者 道拉吉里",
   color=WHITE, cost=3, power=5000, tribe=GUARDIAN, icon=IGNITION)
zx("B01-047", ja="絆のリアン", zh="绊索的莉恩", color=WHITE, cost=4, power=5500, tribe=ANGEL, abilities=[
    appears(if_(there_is(mine(name="持ち逃げするメインクーン")), Power(-5000, Choose(1, theirs(NORMAL))))),
])
zx("B01-048", ja="聖獣オーラフェニックス", zh="圣兽 灵气不死鸟", color=WHITE, cost=4, power=5500, tribe=SACRED_BEAST, abilities=[
    Auto(IsDestroyed(), (Power(2000, All(mine())),)),
])
zx("B01-049", ja="陽気なバーミーズ", zh="快活的缅甸猫", color=WHITE, cost=4, power=5500, tribe=CAIT_SITH, abilities=[
    appears(Sleep(Choose(1, resource(EITHER)))),
])
zx("B01-050", ja="ロウブリンガー シシャパンマ", zh="秩序使者 希夏邦马",
   color=WHITE, cost=4, power=6000, tribe=GUARDIAN, abilities=[
    DESTROYS_ATTACKER,
])
zx("B01-051", ja="賢さのサジェス", zh="贤明的萨洁丝", color=WHITE, cost=5, power=6000, tribe=ANGEL, abilities=[ranged(2)])
zx("B01-052", ja="聖獣オーラビャッコ", zh="圣兽 灵气白虎", color=WHITE, cost=5, power=8000, tribe=SACRED_BEAST)
zx("B01-053", ja="ロウブリンガー バトゥーラ", zh="秩序使者 巴托拉", color=WHITE, cost=5, power=7500, tribe=GUARDIAN, abilities=[
    DESTROYS_ATTACKER,
])
zx("B01-054", ja="憧れのアドミラシオン", zh="憧憬的爱德蜜拉西昂", color=WHITE, cost=6, power=7500, tribe=ANGEL, abilities=[
    appears(Power(-4000, Choose(1, theirs(NORMAL)))),
])
zx("B01-055", ja="ロウブリンガー ウシュバ", zh="秩序使者 阿莎巴", color=WHITE, cost=6, power=9500, tribe=GUARDIAN)
zx("B01-056", ja="誇りのフィエリテ", zh="骄傲的菲爱缇", color=WHITE, cost=7, power=10500, tribe=ANGEL, abilities=[
    Auto(AttackBattleEnds(), (if_(PlayerIs("天王寺飛鳥"), Move(THIS, Squares(MY_PLAYER_SQUARE), may=True)),)),
])
event("B01-057", ja="尊大なる光壁", zh="高傲的光壁", color=WHITE, cost=1, abilities=[
    on_play(Power(3500, Choose(1, any_zx(OWN_AREA, ATTACKED)))),
])
event("B01-058", ja="天使の光撃", zh="天使的光击", color=WHITE, cost=1, abilities=[
    on_play(Destroy(Choose(1, any_zx(state=ATTACKING_ME, cost_max=3)))),
])
event("B01-059", ja="リベンジフォース", zh="复仇之力", color=WHITE, cost=1, abilities=[
    on_play(Power(-2500, Choose(1, any_zx(NORMAL)))),
])
event("B01-060", ja="絢爛聖光気", zh="绚烂圣光气", color=WHITE, cost=2, abilities=[
    on_play(Power(-4000, Choose(1, any_zx(NORMAL)))),
])
zx("B01-061", ja="蠱惑の魔人ラスキウス", zh="蛊惑的魔人 拉斯绮乌丝", color=BLACK, cost=2, power=2500, tribe=DIABOLOS, abilities=[
    destroys(FromDeck(1, CHARGE)),
])
zx("B01-062", ja="漂うヘッドクラッシャー", zh="漂浮碎颅者",
   color=BLACK, cost=2, power=3500, tribe=TORTURES, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B01-063", ja="骨牙犬ボーンキーパー", zh="骨牙犬 骸骨守卫", color=BLACK, cost=3, power=4500, tribe=NOSFERATU, abilities=[
    START_CARD,
    startup((black(2), TrashThis()), Destroy(Choose(1, theirs(NORMAL, cost_max=3))), zone=CHARGE),
])
zx("B01-064", ja="死の鎖ケッテ", zh="死之锁 凯特", color=BLACK, cost=3, power=5000, tribe=PREDATOR, abilities=[START_CARD])
zx("B01-065", ja="嘆きの魔人マエロル", zh="叹息的魔人 玛耶罗尔",
   color=BLACK, cost=3, power=4500, tribe=DIABOLOS, icon=IGNITION, abilities=[
    appears(Put(may_choose(1, hand()), CHARGE)),
])
zx("B01-066", ja="不幸の魔人ミセリア", zh="不幸的魔人 米歇利亚", color=BLACK, cost=3, power=5000, tribe=DIABOLOS, icon=IGNITION)
zx("B01-067", ja="名馬メリーゴーランド", zh="名马 旋转木马",
   color=BLACK, cost=3, power=5000, tribe=TORTURES, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B01-068", ja="強振するスティングビート", zh="全力振臂的痛击者", color=BLACK, cost=4, power=6500, tribe=NOSFERATU)
zx("B01-069", ja="ハグハグするアイアンメイデン", zh="抱拥的铁处女", color=BLACK, cost=4, power=5500, tribe=TORTURES, abilities=[
    appears(if_(there_is(mine(name="不幸の魔人ミセリア")), Destroy(Choose(1, theirs(NORMAL, cost_max=3))))),
])
zx("B01-070", ja="四足の勝利者ズィーガー", zh="四足的胜利者 罪伽", color=BLACK, cost=4, power=6000, tribe=PREDATOR, abilities=[
    startup(PutCards(3, charge()), if_(PlayerIs("上柚木綾瀬"), Reboot(THIS))),
])
zx("B01-071", ja="決殺の矢プファイル", zh="决杀之矢 普菲尔", color=BLACK, cost=5, power=6000, tribe=PREDATOR, abilities=[
    destroys(Destroy(Choose(1, theirs(NORMAL, cost_max=3)))),
])
zx("B01-072", ja="憎しみの魔人オディウム", zh="憎恶的魔人 欧迪姆", color=BLACK, cost=5, power=7000, tribe=DIABOLOS, abilities=[
    Auto(LifeDecreases(), (Destroy(may_choose(1, any_zx(NORMAL, cost_max=3))),)),
])
zx("B01-073", ja="骨鮫スケルタルシャーク", zh="骨鲛 骷髅鲨", color=BLACK, cost=5, power=8000, tribe=NOSFERATU)
zx("B01-074", ja="接合虚人ヒュージコープス", zh="接合虚人 巨尸", color=BLACK, cost=6, power=9500, tribe=NOSFERATU)
zx("B01-075", ja="絶望の魔人デスペラティオ", zh="绝望的魔人 迪斯培拉提奥",
   color=BLACK, cost=6, power=6500, tribe=DIABOLOS, abilities=[
    appears(Destroy(Choose(1, theirs(NORMAL, cost_max=4)))),
])
zx("B01-076", ja="冥司教スケルタルビショップ", zh="冥司教 骷髅主教", color=BLACK, cost=7, power=8000, tribe=NOSFERATU, abilities=[
    appears(Put(Choose(1, trash(kind=ZX, cost_max=5)), HAND)),
])
event("B01-077", ja="昏き月", zh="昏暗之月", color=BLACK, cost=1, abilities=[
    on_play(Destroy(Choose(1, any_zx(NORMAL, cost_max=2)))),
])
event("B01-078", ja="カーズディフュージョン", zh="诅咒扩散", color=BLACK, cost=2, abilities=[
    on_play(Destroy(Choose(1, any_zx(NORMAL, cost_max=3)))),
])
event("B01-079", ja="魔人の目覚め", zh="魔人的觉醒", color=BLACK, cost=2, abilities=[
    on_play(Put(Choose(1, trash(kind=ZX)), HAND)),
])
event("B01-080", ja="月影葬送牙", zh="月影葬送牙", color=BLACK, cost=4, icon=IGNITION, abilities=[
    on_play(if_(there_is(resource(colour=BLACK)), Destroy(Choose(1, any_zx(NORMAL))))),
])
zx("B01-081", ja="桜花蝶フルブロッサム", zh="樱花蝶 满开花",
   color=GREEN, cost=2, power=3500, tribe=PLASECT, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B01-082", ja="獣人ウェアベア", zh="兽人 熊人", color=GREEN, cost=3, power=4500, tribe=LYCANTHROPE, abilities=[
    START_CARD,
    startup((green(4), TrashThis()), Put(Choose(1, theirs(NORMAL)), RESOURCE, slept=True), zone=CHARGE),
])
zx("B01-083", ja="世話好きのフラックス", zh="热心的亚麻", color=GREEN, cost=3, power=5000, tribe=LEAFER, abilities=[START_CARD])
zx("B01-084", ja="薔薇兜ワイルドローズ", zh="蔷薇独角仙 野玫瑰",
   color=GREEN, cost=3, power=4500, tribe=PLASECT, icon=IGNITION, abilities=[
    Always(GetsPower(1000), when=there_is(resource(), 9)),
])
zx("B01-085", ja="奔放な鎖鎌 鳳仙花", zh="奔放的锁镰 凤仙花",
   color=GREEN, cost=3, power=4500, tribe=HOURAI, icon=IGNITION, abilities=[
    Always(GetsPower(2000), when=there_is(mine(name="百獣王ウェアライオン"))),
])
zx("B01-086", ja="未来の達人 蒲公英", zh="未来的达人 蒲公英",
   color=GREEN, cost=3, power=5000, tribe=HOURAI, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B01-087", ja="獣人ウェアコアラ", zh="兽人 考拉人", color=GREEN, cost=4, power=6000, tribe=LYCANTHROPE, abilities=[
    appears(Power(1000, Choose(1, any_zx()))),
])
zx("B01-088", ja="のんびり屋のルリジッサ", zh="悠闲的瑠璃苣", color=GREEN, cost=4, power=5000, tribe=LEAFER, abilities=[
    INTO_RESOURCE_INSTEAD,
])
zx("B01-089", ja="百獣王ウェアライオン", zh="百兽王 狮人", color=GREEN, cost=4, power=6500, tribe=LYCANTHROPE)
zx("B01-090", ja="きれい好きのレモンバーム", zh="爱干净的蜜蜂花", color=GREEN, cost=5, power=6500, tribe=LEAFER, abilities=[
    INTO_RESOURCE_INSTEAD,
])
zx("B01-091", ja="獣人ウェアアントラー", zh="兽人 鹿角人", color=GREEN, cost=5, power=8000, tribe=LYCANTHROPE)
zx("B01-092", ja="たおやかなる薙刀 菖蒲", zh="柔美的薙刀 菖蒲", color=GREEN, cost=5, power=7500, tribe=HOURAI, abilities=[
    appears(Put(may_choose(1, resource()), HAND)),
])
zx("B01-093", ja="朝顔蟷螂グローリーサイス", zh="朝颜螳螂 荣光巨镰", color=GREEN, cost=6, power=7000, tribe=PLASECT, abilities=[
    destroys(Reboot(Choose(2, resource(EITHER)))),
])
zx("B01-094", ja="刀の武人 龍膽", zh="刀之武人 龙胆", color=GREEN, cost=6, power=9000, tribe=HOURAI, abilities=[
    Always(GetsPower(3000), when=both(PlayerIs("青葉千歳"), there_is(resource(), 12))),
])
zx("B01-095", ja="力ある矛 杜若", zh="有力之矛 杜若", color=GREEN, cost=7, power=7000, tribe=HOURAI, abilities=[
    appears(Put(Choose(1, theirs(NORMAL)), RESOURCE, slept=True)),
])
zx("B01-096", ja="巨獣ウェアライノ", zh="巨兽 犀牛人", color=GREEN, cost=8, power=10000, tribe=LYCANTHROPE, abilities=[
    appears(Power(5000, Choose(1, any_zx()))),
])
event("B01-097", ja="武皇剣閃撃", zh="武皇剑闪击", color=GREEN, cost=1, abilities=[on_play(Power(2000, Choose(1, any_zx())))])
event("B01-098", ja="ユニファイ・アース", zh="统一大地", color=GREEN, cost=3, abilities=[
    on_play(Put(Choose(1, theirs(NORMAL, cost_max=4)), RESOURCE, slept=True)),
])
event("B01-099", ja="おやすみなさい", zh="且道晚安", color=GREEN, cost=4, icon=IGNITION, abilities=[
    on_play(Put(Choose(1, theirs(NORMAL)), RESOURCE, slept=True)),
])
event("B01-100", ja="緑の侵食", zh="绿之侵食", color=GREEN, cost=5, abilities=[on_play(FromDeck(2, RESOURCE, slept=True))])
zx("B01-101", ja="滅界勇者 織田信長", zh="灭界勇者 织田信长", color=RED, cost=7, power=9000, tribe=BRAVER, abilities=[
    appears(if_(
        both(there_is(trash(colour=RED), 6), there_is(trash(colour=BLUE), 6), there_is(trash(colour=WHITE), 6),
             there_is(trash(colour=BLACK), 6), there_is(trash(colour=GREEN), 6)),
        Deal(10000, Choose(1, theirs())),
    )),
])
zx("B01-102", ja="到達の熾天使ミカエル", zh="到达的炽天使 米迦勒", color=WHITE, cost=7, power=9000, tribe=ANGEL, abilities=[
    Always(GetsPower(4000), when=there_is(trash(kind=EVENT), 10)),
])
zx("B01-103", ja="悲嘆の堕天使ルシファー", zh="悲叹的堕天使 路西法", color=BLACK, cost=7, power=9000, tribe=DIABOLOS, abilities=[
    Always(ChargeLimit(None)),
    startup(PutCards(7, charge()), DealPlayer(2)),
])
