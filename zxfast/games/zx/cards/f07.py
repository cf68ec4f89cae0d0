"""Free deck booklet F07."""

from ..vocabulary import *

zx("F07-001", ja="戦国の華 森蘭丸", zh="战国之华 森兰丸", color=RED, cost=2, power=2000, tribe=BRAVER, icon=IGNITION, abilities=[
    Auto(Appears(phase=IGNITION_PHASE), (Deal(4000, Choose(1, theirs(NORMAL))),)),
])
zx("F07-002", ja="愛と美の女神アフロディーテ", zh="爱与美的女神 阿佛洛狄忒",
   color=RED, cost=3, power=5000, tribe=BRAVER, abilities=[
    START_CARD,
])
zx("F07-003", ja="駿足の電気石トルマリンホーク", zh="俊足的电气石 碧玺鹰",
   color=RED, cost=3, power=4500, tribe=GIGANTIC, abilities=[
    attacks(if_(at_most(6, resource()), Power(2000, THIS))),
])
zx("F07-004", ja="鎧鍛冶レインフォース", zh="铠锻冶 蕾茵芙丝",
   color=RED, cost=3, power=5000, tribe=MEISTER, icon=IGNITION, abilities=[
    LIFE_RECOVERY,
])
zx("F07-005", ja="一日千里 赤兎馬", zh="一日千里 赤兔马", color=RED, cost=5, power=7000, tribe=MYTHOS, abilities=[
    Always(DamageBonus(3000, that_is(name_has=("関羽", "呂布")))),
])
zx("F07-006", ja="鋭い黒耀石オブシダンアリゲータ", zh="锐利的黑耀石 黑曜石鳄鱼", color=RED, cost=5, power=7500, tribe=GIGANTIC)
event("F07-007", ja="クリティカルストライク", zh="致命强袭", color=RED, cost=1, abilities=[
    on_play(Deal(5000, Choose(1, any_zx(NORMAL, DAMAGED)))),
])
zx("F07-008", ja="奇襲機械レイド", zh="奇袭机械 突袭式",
   color=BLUE, cost=2, power=3500, tribe=KILLER_MACHINE, icon=IGNITION, abilities=[
    VOID_BRINGER,
])
zx("F07-009", ja="弦奏サリィエール", zh="弦奏 萨莉艾尔", color=BLUE, cost=3, power=4500, tribe=MERMAID, icon=IGNITION)
zx("F07-010", ja="ヘビーアームズ アルフェラッツ", zh="重型武装 阿尔菲拉兹",
   color=BLUE, cost=3, power=4500, tribe=BATTLE_DRESS, icon=IGNITION)
zx("F07-011", ja="大空樹レニウム", zh="大空树 铼机侠", color=BLUE, cost=4, power=6500, tribe=METAL_FORTRESS)
zx("F07-012", ja="ライトウィップ アトリア", zh="光耀之鞭 爱崔雅", color=BLUE, cost=4, power=5500, tribe=BATTLE_DRESS, abilities=[
    destroys(Draw(), Put(Choose(1, hand()), TRASH)),
])
zx("F07-013", ja="科学の城ビスマス", zh="科学之城 铋机侠", color=BLUE, cost=6, power=9000, tribe=METAL_FORTRESS)
event("F07-014", ja="ミリオンレイン", zh="百万星雨", color=BLUE, cost=2, abilities=[
    on_play(Put(up_to(2, theirs(NORMAL, cost_max=3)), HAND)),
])
