"""Tribes of the early pool (ZX-2.13). `ja` is empty where only the Chinese word is known."""

from __future__ import annotations

from .nodes import Tribe

# red
BRAVER = Tribe("BRAVER", ja="ブレイバー", zh="勇者")
MYTHOS = Tribe("MYTHOS", ja="ミソス", zh="神兽")
MEISTER = Tribe("MEISTER", ja="マイスター", zh="技师")
GIGANTIC = Tribe("GIGANTIC", ja="ギガンティック", zh="巨兽")
GLORY_DRAGON = Tribe("GLORY_DRAGON", ja="", zh="荣光龙")
# blue
METAL_FORTRESS = Tribe("METAL_FORTRESS", ja="メタルフォートレス", zh="金属要塞")
KILLER_MACHINE = Tribe("KILLER_MACHINE", ja="キラーマシーン", zh="杀人机械")
BATTLE_DRESS = Tribe("BATTLE_DRESS", ja="バトルドレス", zh="战斗服")
MERMAID = Tribe("MERMAID", ja="マーメイド", zh="人鱼")
GEAR_DRAGON = Tribe("GEAR_DRAGON", ja="", zh="齿轮龙")
# white
ANGEL = Tribe("ANGEL", ja="エンジェル", zh="天使")
GUARDIAN = Tribe("GUARDIAN", ja="ガーディアン", zh="守护者")
SACRED_BEAST = Tribe("SACRED_BEAST", ja="セイクリッドビースト", zh="圣兽")
CAIT_SITH = Tribe("CAIT_SITH", ja="ケットシー", zh="猫妖精")
HERALD_DRAGON = Tribe("HERALD_DRAGON", ja="", zh="神使龙")
# black
DIABOLOS = Tribe("DIABOLOS", ja="ディアボロス", zh="魔人")
NOSFERATU = Tribe("NOSFERATU", ja="ノスフェラトゥ", zh="不死者")
PREDATOR = Tribe("PREDATOR", ja="プレデター", zh="捕食者")
TORTURES = Tribe("TORTURES", ja="トーチャーズ", zh="拷问刑具")
CRUEL_DRAGON = Tribe("CRUEL_DRAGON", ja="", zh="残酷龙")
# green
HOURAI = Tribe("HOURAI", ja="ホウライ", zh="蓬莱")
LYCANTHROPE = Tribe("LYCANTHROPE", ja="ライカンスロープ", zh="兽化人")
LEAFER = Tribe("LEAFER", ja="リーファー", zh="叶人")
PLASECT = Tribe("PLASECT", ja="プラセクト", zh="花虫")
IVY_DRAGON = Tribe("IVY_DRAGON", ja="", zh="藤蔓龙")

TRIBES: dict[str, Tribe] = {tribe.name: tribe for tribe in list(globals().values()) if isinstance(tribe, Tribe)}
