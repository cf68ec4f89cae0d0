"""Booster 2 (part)."""

from ..vocabulary import *

zx("B02-004", ja="愛と美の女神アフロディーテ", zh="爱与美的女神 阿佛洛狄忒",
   color=RED, cost=3, power=5000, tribe=BRAVER, abilities=[
    START_CARD,
])
zx("B02-008", ja="鎧鍛冶レインフォース", zh="铠锻冶 蕾茵芙丝",
   color=RED, cost=3, power=5000, tribe=MEISTER, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B02-012", ja="優雅な水晶クリスタルスワン", zh="优雅的水晶 水晶天鹅", color=RED, cost=4, power=6500, tribe=GIGANTIC)
zx("B02-023", ja="弦奏サリィエール", zh="弦奏 萨莉艾尔", color=BLUE, cost=3, power=5000, tribe=MERMAID, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("B02-028", ja="想者ヴェルテ", zh="想者 威尔特", color=BLUE, cost=4, power=6000, tribe=MERMAID, abilities=[
    Auto(IsMoved(), (Power(4000, Choose(1, any_zx())),)),
])
zx("B02-029", ja="大空樹レニウム", zh="大空树 铼机侠", color=BLUE, cost=4, power=6500, tribe=METAL_FORTRESS)
zx("B02-030", ja="ライトウィップ アトリア", zh="光耀之鞭 爱崔雅", color=BLUE, cost=4, power=6000, tribe=BATTLE_DRESS, abilities=[
    destroys(Draw(), Put(Choose(1, hand()), TRASH)),
])
zx("B02-031", ja="艶奏プッティーニ", zh="艳奏 普缇尼", color=BLUE, cost=5, power=7000, tribe=MERMAID, abilities=[
    appears(Move(Choose(1, theirs(NORMAL)), Squares(BESIDE_THAT, normal=True), may=True)),
])
event("B02-038", ja="ミリオンレイン", zh="百万星雨", color=BLUE, cost=2, abilities=[
    on_play(Put(up_to(2, theirs(NORMAL, cost_max=3)), HAND)),
])
event("B02-040", ja="待ってろ、今行く！", zh="等着我，现在就来！", color=BLUE, cost=3, icon=IGNITION, abilities=[
    on_play(Move(Choose(1, mine(state=NOT_IN_BATTLE)), Squares(NORMAL), may=True), Draw()),
])
zx("B02-042", ja="聖獣オーラコマイヌ", zh="圣兽 灵气狛犬",
   color=WHITE, cost=2, power=3500, tribe=SACRED_BEAST, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B02-045", ja="星のエトワール", zh="星之爱特华莉", color=WHITE, cost=3, power=5000, tribe=ANGEL, icon=IGNITION)
zx("B02-052", ja="意志のヴォロンテ", zh="意志的沃隆特", color=WHITE, cost=5, power=8000, tribe=ANGEL)
zx("B02-053", ja="聖獣オーラナラシンハ", zh="圣兽 灵气半狮人", color=WHITE, cost=5, power=6500, tribe=SACRED_BEAST, abilities=[
    destroys(Power(-4000, Choose(1, theirs(NORMAL)))),
])
zx("B02-055", ja="夕焼けのクーシェ", zh="晚霞的库榭", color=WHITE, cost=7, power=8000, tribe=ANGEL, abilities=[
    appears(Power(-6000, Choose(1, theirs(NORMAL)))),
])
event("B02-060", ja="チェインバインド", zh="连锁束缚", color=WHITE, cost=4, icon=IGNITION, abilities=[
    on_play(Power(-7000, Choose(1, any_zx(NORMAL)))),
])
zx("B02-061", ja="罰の魔人ポエナ", zh="罚之魔人 珀艾娜",
   color=BLACK, cost=2, power=3500, tribe=DIABOLOS, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B02-068", ja="支配の魔人イムペリウム", zh="支配的魔人 伊姆佩琉姆", color=BLACK, cost=4, power=6500, tribe=DIABOLOS)
event("B02-078", ja="ファングクラッシュ", zh="獠牙碎噬", color=BLACK, cost=3, abilities=[
    on_play(Destroy(Choose(1, theirs(NORMAL, highest_power=True)))),
])
zx("B02-081", ja="静かなローズマリー", zh="文静的迷迭香",
   color=GREEN, cost=2, power=3500, tribe=LEAFER, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("B02-083", ja="家庭的なセージ", zh="做家务的鼠尾草", color=GREEN, cost=3, power=4500, tribe=LEAFER, icon=IGNITION, abilities=[
    Auto(Appears(phase=IGNITION_PHASE), (Put(may_choose(1, hand()), RESOURCE, slept=True),)),
])
zx("B02-089", ja="凛とした簪 黒百合", zh="凛然之簪 黑百合", color=GREEN, cost=4, power=6500, tribe=HOURAI)
zx("B02-090", ja="茨虫ソーンクレスト", zh="刺虫 荆棘华冠", color=GREEN, cost=5, power=6500, tribe=PLASECT, abilities=[
    Always(GetsPower(3000), when=there_is(resource(), 9)),
])
