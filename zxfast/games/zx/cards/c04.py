"""Starter deck C04, green and red."""

from ..vocabulary import *

player("C04-001", ja="青葉千歳", zh="青叶千岁", color=GREEN)
zx("C04-002", ja="二刀の志 龍膽", zh="二刀之志 龙胆", color=GREEN, cost=5, power=7500, tribe=HOURAI, abilities=[
    startup(green(3), if_(PlayerIs("青葉千歳"), FromDeck(1, RESOURCE, slept=True))),
])
zx("C04-003", ja="傾城の美女 貂蝉", zh="倾城的美女 貂蝉", color=RED, cost=2, power=3500, tribe=BRAVER, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("C04-004", ja="愛と美の女神アフロディーテ", zh="爱与美的女神 阿佛洛狄忒",
   color=RED, cost=3, power=5000, tribe=BRAVER, abilities=[
    START_CARD,
])
zx("C04-005", ja="狩猟の女神アルテミス", zh="狩猎的女神 阿尔忒弥斯", color=RED, cost=3, power=5000, tribe=BRAVER, icon=IGNITION)
zx("C04-006", ja="太陽の神使ヤタガラス", zh="太阳的神使 八咫乌",
   color=RED, cost=3, power=5000, tribe=MYTHOS, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("C04-007", ja="独眼の巨人キュクロプス", zh="独眼巨人 库克洛普斯", color=RED, cost=4, power=6500, tribe=MYTHOS)
zx("C04-008", ja="二輪職人ツインホイール", zh="二轮职人 双轮", color=RED, cost=4, power=6000, tribe=MEISTER, abilities=[
    startup((red(1), TrashThis()), Power(2000, Choose(1, any_zx(state=ATTACKING))), zone=CHARGE),
])
zx("C04-009", ja="奇妙な珊瑚コーラルリザード", zh="奇妙的珊瑚 珊瑚蜥蜴",
   color=RED, cost=5, power=7000, tribe=GIGANTIC, abilities=[
    startup((red(2), DestroyThis()), Deal(10000, Choose(1, theirs(NORMAL))), only_if=at_most(0, hand())),
])
zx("C04-010", ja="尊厳の神君アウグストゥス", zh="尊严的神君 奥古斯都", color=RED, cost=6, power=7000, tribe=BRAVER, abilities=[
    appears(Deal(5000, Choose(1, theirs(NORMAL)))),
])
zx("C04-011", ja="鉄靴職人グリーブ", zh="铁靴职人 格里夫", color=RED, cost=6, power=9500, tribe=MEISTER)
event("C04-012", ja="しゅほうはっしゃー！", zh="主炮发射！", color=RED, cost=4, icon=IGNITION, abilities=[
    on_play(Deal(8000, Choose(1, any_zx(NORMAL)))),
])
zx("C04-013", ja="静かなローズマリー", zh="文静的迷迭香",
   color=GREEN, cost=2, power=3500, tribe=LEAFER, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("C04-014", ja="隠業の手裏剣 弟切草", zh="隐业的手里剑 弟切草", color=GREEN, cost=3, power=5000, tribe=HOURAI, icon=IGNITION)
zx("C04-015", ja="家庭的なセージ", zh="做家务的鼠尾草", color=GREEN, cost=3, power=4500, tribe=LEAFER, icon=IGNITION, abilities=[
    Auto(Appears(phase=IGNITION_PHASE), (Put(may_choose(1, hand()), RESOURCE, slept=True),)),
])
zx("C04-016", ja="未来の達人 蒲公英", zh="未来的达人 蒲公英",
   color=GREEN, cost=3, power=5000, tribe=HOURAI, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("C04-017", ja="のんびり屋のルリジッサ", zh="悠闲的瑠璃苣", color=GREEN, cost=4, power=5000, tribe=LEAFER, abilities=[
    INTO_RESOURCE_INSTEAD,
])
zx("C04-018", ja="凛とした簪 黒百合", zh="凛然之簪 黑百合", color=GREEN, cost=4, power=6500, tribe=HOURAI)
zx("C04-019", ja="茨虫ソーンクレスト", zh="刺虫 荆棘华冠", color=GREEN, cost=5, power=6500, tribe=PLASECT, abilities=[
    Always(GetsPower(3000), when=there_is(resource(), 9)),
])
zx("C04-020", ja="王様蝗虫キングホッパー", zh="国王蝗虫 蝗王", color=GREEN, cost=5, power=8000, tribe=PLASECT)
event("C04-021", ja="ソーンプリズン", zh="荆棘禁狱", color=GREEN, cost=1, abilities=[
    on_play(DealsNoDamage(Choose(1, any_zx(state=ATTACKING_ME, cost_max=3)))),
])
