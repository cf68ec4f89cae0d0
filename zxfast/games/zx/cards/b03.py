"""Booster 3."""

from ..vocabulary import *

zx("B03-001", ja="傾城の美女 貂蝉", zh="倾城的美女 貂蝉", color=RED, cost=2, power=3500, tribe=BRAVER, icon=IGNITION, abilities=[VOID_BRINGER])
zx("B03-002", ja="美しい石英クォーツクラブ", zh="美丽的石英 石英螃蟹", color=RED, cost=3, power=5000, tribe=GIGANTIC, abilities=[START_CARD])
zx("B03-003", ja="厳しい杉石ルブライトエレファント", zh="严肃的杉石 杉石大象", color=RED, cost=3, power=5000, tribe=GIGANTIC, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B03-005", ja="空飛ぶ孔雀石マラカイトバット", zh="飞空的孔雀石 孔雀石蝙蝠", color=RED, cost=3, power=5000, tribe=GIGANTIC, icon=IGNITION)
zx("B03-008", ja="独眼の巨人キュクロプス", zh="独眼巨人 库克洛普斯", color=RED, cost=4, power=6500, tribe=MYTHOS)
zx("B03-016", ja="鉄靴職人グリーブ", zh="铁靴职人 格里夫", color=RED, cost=6, power=9500, tribe=MEISTER)
zx("B03-021", ja="極奏ラヴェリィ", zh="极奏 拉威莉", color=BLUE, cost=2, power=3500, tribe=MERMAID, icon=IGNITION, abilities=[VOID_BRINGER])
zx("B03-022", ja="鋼城オスミウム", zh="钢城 锇机侠", color=BLUE, cost=3, power=5000, tribe=METAL_FORTRESS, abilities=[START_CARD])
zx("B03-024", ja="変形二輪フレロビウム", zh="变形二轮 鈇机侠", color=BLUE, cost=3, power=5000, tribe=METAL_FORTRESS, icon=IGNITION)
zx("B03-025", ja="レーザーブレード ベネトナシュ", zh="激光之刃 本诺娜修", color=BLUE, cost=3, power=5000, tribe=BATTLE_DRESS, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B03-026", ja="激奏ホルスティオ", zh="激奏 霍尔斯缇奥", color=BLUE, cost=4, power=6500, tribe=MERMAID)
zx("B03-041", ja="陶芸するシンガプーラ", zh="做陶艺的新加坡猫", color=WHITE, cost=2, power=3500, tribe=CAIT_SITH, icon=IGNITION, abilities=[VOID_BRINGER])
zx("B03-042", ja="純粋のピュール", zh="纯粹的朴尔", color=WHITE, cost=3, power=5000, tribe=ANGEL, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("B03-043", ja="聖獣オーラタピール", zh="圣兽 灵气梦貘", color=WHITE, cost=3, power=5000, tribe=SACRED_BEAST, icon=IGNITION)
zx("B03-044", ja="力のピュイサンス", zh="力之普伊桑斯", color=WHITE, cost=3, power=5000, tribe=ANGEL, icon=IGNITION)
zx("B03-045", ja="ロウブリンガー グランドジョラス", zh="秩序使者 大乔拉斯", color=WHITE, cost=3, power=5000, tribe=GUARDIAN, abilities=[START_CARD])
zx("B03-049", ja="迷探偵ロシアンブルー", zh="迷侦探 俄罗斯蓝猫", color=WHITE, cost=4, power=6500, tribe=CAIT_SITH)
zx("B03-053", ja="ロウブリンガー フィッツロイ", zh="秩序使者 菲茨罗伊", color=WHITE, cost=5, power=8000, tribe=GUARDIAN)
zx("B03-061", ja="黒の盗賊ロイバー", zh="黑之盗贼 劳巴", color=BLACK, cost=2, power=3500, tribe=PREDATOR, icon=IGNITION, abilities=[VOID_BRINGER])
zx("B03-062", ja="一撃の刃クリンゲ", zh="一击之刃 克林格", color=BLACK, cost=3, power=5000, tribe=PREDATOR, icon=IGNITION)
zx("B03-063", ja="かぼちゃお化けのジャックランタン", zh="南瓜怪灯笼杰克", color=BLACK, cost=3, power=5000, tribe=NOSFERATU, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B03-065", ja="流浪の骨ボーンシップ", zh="流浪之骨 骸骨船", color=BLACK, cost=3, power=5000, tribe=NOSFERATU, abilities=[START_CARD])
zx("B03-066", ja="駆け回るペインフルホイール", zh="疾走的苦痛轮盘", color=BLACK, cost=4, power=6500, tribe=TORTURES)
zx("B03-081", ja="洗濯獣人ウェアラクーン", zh="洗條兽人 浣熊人", color=GREEN, cost=2, power=3500, tribe=LYCANTHROPE, icon=IGNITION, abilities=[VOID_BRINGER])
zx("B03-082", ja="お散歩するステビア", zh="散步的甜叶菊", color=GREEN, cost=3, power=5000, tribe=LEAFER, icon=IGNITION, abilities=[LIFE_RECOVERY])
zx("B03-084", ja="花柄天道フローラルバグ", zh="花柄天道 碎花虫", color=GREEN, cost=3, power=5000, tribe=PLASECT, abilities=[START_CARD])
zx("B03-086", ja="不敵な旋棍 芍薬", zh="无惧的旋棍 芍药", color=GREEN, cost=3, power=5000, tribe=HOURAI, icon=IGNITION)
zx("B03-087", ja="自作するオレガノ", zh="手工制作的牛至", color=GREEN, cost=4, power=6500, tribe=LEAFER)
zx("B03-089", ja="王様蝗虫キングホッパー", zh="国王蝗虫 蝗王", color=GREEN, cost=5, power=8000, tribe=PLASECT)
player("B03-104", ja="黒崎神門", zh="黑崎神门", color=RED)
player("B03-105", ja="各務原あづみ", zh="各务原安昙", color=BLUE)
player("B03-106", ja="天王寺飛鳥", zh="天王寺飞鸟", color=WHITE)
player("B03-107", ja="上柚木綾瀬", zh="上柚木绫濑", color=BLACK)
player("B03-108", ja="青葉千歳", zh="青叶千岁", color=GREEN)
