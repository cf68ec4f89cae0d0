"""Booster 4."""

from ..vocabulary import *

zx("B04-001", ja="天駆ける軍馬スレイプニール", zh="天驱之军马 斯雷普尼尔", color=RED, cost=2, power=3000, tribe=MYTHOS, icon=IGNITION, abilities=[
    VOID_BRINGER,
    attacks(Power(1000, THIS)),
])
zx("B04-002", ja="幸運の女神ラクシュミー", zh="幸运的女神 吉祥天", color=RED, cost=3, power=5000, tribe=BRAVER, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("B04-003", ja="戦車職人キャノンシェル", zh="战车职人 炮火弹丸", color=RED, cost=3, power=5000, tribe=MEISTER, icon=IGNITION)
zx("B04-005", ja="迷宮の主ミノタウロス", zh="迷宫之主 弥诺陶洛斯", color=RED, cost=3, power=5000, tribe=MYTHOS, abilities=[START_CARD])
zx("B04-008", ja="戦斧工房バルディッシュ", zh="战斧工房 巴迪修", color=RED, cost=4, power=6500, tribe=MEISTER)
zx("B04-012", ja="突き刺す尖晶石スピネルペンギン", zh="突刺的尖晶石 尖晶企鹅", color=RED, cost=5, power=7500, tribe=GIGANTIC, abilities=[
    as_resource(If(both(there_is(resource(), 5), there_is(resource(name="牙の猟師イェーガー"))), (
        Appear(may_choose(1, hand(kind=ZX, cost_max=3)), Squares(NORMAL)),
        AtEndOfTurn((Put(THAT, HAND),)),
    ))),
])
zx("B04-015", ja="兵器職人スパークランチャー", zh="兵器职人 雷光枪炮师", color=RED, cost=6, power=9000, tribe=MEISTER, abilities=[
    as_resource(If(there_is(resource(name="獣人ウェアウルスス")), (
        Pay(RED, 5, (Appear(Choose(1, hand(kind=ZX, cost_max=7)), Squares()),)),
    ))),
])
zx("B04-023", ja="サイバーレイピア アルファルド", zh="电子细剑 爱尔法德", color=BLUE, cost=3, power=5000, tribe=BATTLE_DRESS, icon=IGNITION)
zx("B04-025", ja="砲撃機械ボンバードメント", zh="炮击机械 轰炸式", color=BLUE, cost=3, power=5000, tribe=KILLER_MACHINE, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B04-026", ja="見習い音星ヴァイルト", zh="见习音星 华伊尔德", color=BLUE, cost=3, power=5000, tribe=MERMAID, abilities=[START_CARD])
zx("B04-028", ja="バトルヒーロー マルカブ", zh="战斗英雄 玛卡布", color=BLUE, cost=4, power=6500, tribe=BATTLE_DRESS)
zx("B04-042", ja="イヴィルベイン モンブラン", zh="诛邪者 勃朗", color=WHITE, cost=3, power=5000, tribe=GUARDIAN, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("B04-045", ja="魂のアム", zh="魂之阿姆", color=WHITE, cost=3, power=5000, tribe=ANGEL, abilities=[START_CARD])
zx("B04-046", ja="放浪のエレ", zh="放浪的耶蕾", color=WHITE, cost=3, power=5000, tribe=ANGEL, icon=IGNITION)
zx("B04-048", ja="聖獣オーラケンタウロス", zh="圣兽 灵气半人马", color=WHITE, cost=4, power=6500, tribe=SACRED_BEAST)
zx("B04-063", ja="じゃれつくロードローラー", zh="嬉戏的压路机", color=BLACK, cost=3, power=5000, tribe=TORTURES, icon=IGNITION)
zx("B04-065", ja="退屈の魔人イネルティア", zh="怠倦的魔人 伊娜夏", color=BLACK, cost=3, power=5000, tribe=DIABOLOS, abilities=[START_CARD])
zx("B04-066", ja="刃の魔人ラーミナ", zh="刃之魔人 拉米娜", color=BLACK, cost=3, power=5000, tribe=DIABOLOS, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("B04-068", ja="処刑人の鎌シャルフリヒター", zh="处刑人之镰 夏福瑞希特", color=BLACK, cost=4, power=6500, tribe=PREDATOR)
zx("B04-081", ja="爛漫な焙烙玉 向日葵", zh="烂漫的焙烙玉 向日葵", color=GREEN, cost=2, power=3000, tribe=HOURAI, icon=IGNITION, abilities=[
    VOID_BRINGER,
    Auto(IsDestroyed(their_turn=True), (Reboot(up_to(2, resource(EITHER))),)),
])
zx("B04-082", ja="質実な八角棒 棗", zh="质朴的八角棒 枣", color=GREEN, cost=3, power=5000, tribe=HOURAI, abilities=[START_CARD])
zx("B04-084", ja="手当てするマーシュマロウ", zh="治疗的药蜀葵", color=GREEN, cost=3, power=5000, tribe=LEAFER, icon=IGNITION)
zx("B04-085", ja="農耕鳥人ウェアラーク", zh="农耕鸟人 百灵人", color=GREEN, cost=3, power=5000, tribe=LYCANTHROPE, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("B04-087", ja="桜鍬形チェリービートル", zh="樱锹形 樱花甲虫", color=GREEN, cost=4, power=6500, tribe=PLASECT)
zx("B04-090", ja="獣人ウェアウルスス", zh="兽人 棕熊人", color=GREEN, cost=5, power=7000, tribe=LYCANTHROPE, abilities=[
    as_resource(If(there_is(resource(name="兵器職人スパークランチャー")), (
        Put(may_choose(1, hand()), RESOURCE),
        IfDid((Put(Choose(1, resource()), HAND),)),
    ))),
])
zx("B04-093", ja="八大龍王 徳叉迦", zh="八大龙王 德叉迦", color=GREEN, cost=6, power=8500, tribe=HOURAI, abilities=[
    startup(green(6), Appear(THIS, Squares()), zone=RESOURCE),
])
event("B04-097", ja="ガールズトーク", zh="少女私语", color=GREEN, cost=2, abilities=[
    on_play(Put(Choose(1, hand()), RESOURCE, slept=True), Put(Choose(1, resource()), HAND)),
])
player("B04-104", ja="倉敷世羅", zh="仓敷世罗", color=RED)
player("B04-105", ja="戦斗怜亜", zh="战斗怜亚", color=BLUE)
player("B04-106", ja="弓弦羽ミサキ", zh="弓弦羽水崎", color=WHITE)
player("B04-107", ja="天王寺大和", zh="天王寺大和", color=BLACK)
player("B04-108", ja="剣淵相馬", zh="剑渊相马", color=GREEN)
player("B04-109", ja="青葉千歳", zh="青叶千岁", color=GREEN)
player("B04-110", ja="剣淵相馬", zh="剑渊相马", color=GREEN)
