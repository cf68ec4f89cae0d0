"""Player cards: an ability that asks for the name works with each of them, and with no other."""

from __future__ import annotations

import pytest
from boards import idle, values
from stubs import hand, zx

from zxfast.games.zx.vocabulary import Draw, PlayerIs, appears, if_
from zxfast.testing import Scenario


@pytest.mark.parametrize("whose", [0, 1])
@values("number, name", ("C01-001", "天王寺飛鳥"), ("C02-001", "上柚木綾瀬"), ("C04-001", "青葉千歳"), ("F01-008", "黒崎神門"),
        ("F02-008", "上柚木綾瀬"), ("F03-008", "青葉千歳"), ("F04-008", "天王寺飛鳥"), ("F05-008", "各務原あづみ"),
        ("F05-010", "戦斗怜亜"))
def test_the_name_of_the_player_card(number: str, name: str, whose: int) -> None:
    names = ["天王寺飛鳥", "上柚木綾瀬", "青葉千歳", "黒崎神門", "各務原あづみ", "戦斗怜亜"]
    s = Scenario()
    s.player_card(whose, number)
    cards = hand(s, *[zx(f"friend {i}", appears(if_(PlayerIs(n), Draw())), cost=0) for i, n in enumerate(names)])
    s.begin()
    for card, asked in zip(cards, names, strict=True):
        before = s.count(0, "deck")
        s.do("play", card, 4)
        assert idle(s) and before - s.count(0, "deck") == (whose == 0 and asked == name)
