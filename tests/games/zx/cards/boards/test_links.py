"""Abilities of cards that are put into Resource, beside the partner they name (ZX-10.8, TRAP-53)."""

from __future__ import annotations

import pytest
from boards import GIANT, cost, covers, four, named, options, values
from stubs import ICON, event, hand, power, resources

from zxfast.games.zx.vocabulary import BLACK, GREEN, RED, WHITE, Card
from zxfast.testing import Handle, Scenario

LINKS = (
    ("B03-013", "バレットライダー シェダル"), ("B03-015", "聖獣オーラユニコーン"), ("B03-029", "実直な野太刀 花蘇芳"),
    ("B03-031", "悪の根源アジ・ダハーカ"), ("B03-046", "飛び込むカーズカーズ"), ("B03-047", "獅子心王リチャード1世"),
    ("B03-069", "剛角グレートヘラクレス"), ("B03-073", "幻想のイリュジオン"), ("B03-092", "寡黙の魔人タキトゥス"),
    ("B03-093", "決闘機械デュエル"), ("B04-027", "舞踏骸骨スケルタルダンサー"), ("B04-034", "逃走するピクシーボブ"),
    ("B04-049", "遊具合体ポロニウム"), ("B04-050", "一暴れするジャスミン"), ("B04-074", "思希者アマディウス"),
    ("B04-095", "イヴィルベイン ダマヴェント"), ("B04-012", "牙の猟師イェーガー"), ("B04-015", "獣人ウェアウルスス"),
    ("B04-090", "兵器職人スパークランチャー"),
)
PARTNERS = dict(LINKS)


def link(s: Scenario, number: str, partner: str = "mine", extra: tuple[Card, ...] = ()) -> Handle:
    """The card is put into Resource in the resource phase; its partner is there, or in the other player's Resource."""
    if partner != "none":
        s.zone(0 if partner == "mine" else 1, "resource", [named(PARTNERS[number])], slept=True)
    card, *_ = hand(s, number, *extra)
    s.begin(phase="resource").do(card)
    return card


@pytest.mark.parametrize("partner", ["theirs", "none"])
@pytest.mark.parametrize("number", list(PARTNERS))
def test_nothing_without_the_partner(number: str, partner: str) -> None:
    s = Scenario()
    four(s)
    s.put(cost(2), 0)
    s.put(cost(2), 8, player=1)
    resources(s, BLACK, 6)
    resources(s, RED, 6)
    s.zone(0, "charge", [ICON])
    s.zone(0, "trash", [cost(1), event("white", cost=1, colours=(WHITE,))])
    card = link(s, number, partner)
    assert s.decision == (4, 0) and s.where(card) == "resource" and not s.hand(0) and s.count(0, "deck") == 10
    assert s.count(0, "resource") == 13 and s.count(0, "charge") == 1 and s.count(0, "trash") == 2
    assert all(s.power(h) == h.card.power and s.damage(h) == 0 for p in (0, 1) for h in s.cards(p, "square"))


@covers("B03-013")
def test_3000_to_all_opposing() -> None:
    s = Scenario()
    own, _, his, home = four(s)
    dead = s.put(power(3000), 8, player=1)
    link(s, "B03-013")
    assert s.damage(his) == 3000 and s.where(dead) == "charge" and s.damage(own) == s.damage(home) == 0


@values("number, damage, loss", ("B03-015", 6000, 0), ("B03-047", 0, 5000))
def test_one_on_a_normal_square(number: str, damage: int, loss: int) -> None:
    s = Scenario()
    own, _, his, _ = four(s)
    link(s, number)
    assert options(s) == {own, his}
    s.do(his)
    assert s.damage(his) == damage and s.power(his) == 20000 - loss and s.damage(own) == 0
    s.until("main", 0)
    s.end_turn()
    assert s.power(his) == 20000


@covers("B03-029")
def test_one_opposing_returns() -> None:
    s = Scenario()
    _, _, his, _ = four(s)
    other = s.put(GIANT, 8, player=1)
    link(s, "B03-029")
    assert options(s) == {his, other}
    s.do(his)
    assert s.where(his) == "hand" and s.where(other) == "square 8"


@covers("B03-031")
def test_draws_one() -> None:
    s = Scenario()
    link(s, "B03-031")
    assert len(s.hand(0)) == 1 and s.count(0, "deck") == 9


@covers("B03-046")
def test_a_charge_card_returns() -> None:
    s = Scenario()
    a, b = s.zone(0, "charge", [ICON, GIANT])
    s.zone(1, "charge", [ICON])
    link(s, "B03-046")
    assert options(s) == {a, b}
    s.do(b)
    assert s.where(b) == "hand" and s.where(a) == "charge"


@pytest.mark.parametrize("n", [3, 2])
@covers("B03-069", "B03-093")
def test_top_card_with_five_resources(number: str, n: int) -> None:
    s = Scenario()
    resources(s, GREEN, n)
    resources(s, GREEN, 6, 1)
    top, *_ = s.zone(0, "deck", [ICON, 5])
    link(s, number)
    if n == 3 and number == "B03-093":
        assert options(s) == {"yes", "no"}
        s.do("yes")
    zone = "charge" if number == "B03-069" else "resource"
    assert s.where(top) == (zone if n == 3 else "deck") and s.decision in ((4, 0), (5, 0))
    assert zone == "charge" or n == 2 or not s.rebooted(top)


@covers("B03-093")
def test_top_card_may_stay() -> None:
    s = Scenario()
    resources(s, GREEN, 3)
    link(s, "B03-093")
    s.do("no")
    assert s.count(0, "deck") == 10 and s.count(0, "resource") == 5


@covers("B03-073")
def test_destroys_either_of_cost_3() -> None:
    s = Scenario()
    mine, his = s.put(cost(1), 3), s.put(cost(3), 5, player=1)
    s.put(cost(4), 8, player=1)
    s.put(cost(1), 7, player=1)
    link(s, "B03-073")
    assert options(s) == {mine, his}
    s.do(his)
    assert s.where(his) == "charge" and s.where(mine) == "square 3"


@pytest.mark.parametrize("answer", [True, False])
@covers("B03-092")
def test_hercules_may_appear_slept_on_a_normal_square(answer: bool) -> None:
    s = Scenario()
    s.put(GIANT, 5, player=1)
    card = link(s, "B03-092")
    assert "no" in options(s) or "pass" in options(s)
    if not answer:
        s.do("no")
    else:
        s.do("yes")
        assert options(s) == {0, 2, 3, 4, 6, 8}
        s.do(6)
    assert s.where(card) == ("square 6" if answer else "resource") and (not answer or not s.rebooted(card))


@covers("B04-027")
def test_draws_two_and_discards_two() -> None:
    s = Scenario()
    hand(s, GIANT, player=1)
    a, b, *_ = s.zone(0, "deck", [cost(1), cost(2), 3])
    kept, = hand(s, ICON)
    link(s, "B04-027")
    assert options(s) == {a, b, kept}
    s.do(a, kept)
    assert s.where(a) == s.where(kept) == "trash" and s.hand(0) == [b]


@covers("B04-034")
def test_three_cards_of_the_deck_in_any_order() -> None:
    s = Scenario()
    a, b, c, _ = s.zone(0, "deck", [cost(1), cost(2), cost(3), cost(4)])
    link(s, "B04-034")
    assert options(s) == {a, b, c}
    s.do(c, a)
    assert s.count(0, "deck") == 4
    s.until("main", 0)
    s.end_turn()
    s.until("main", 0)
    assert s.where(c) == s.where(a) == "hand" and s.where(b) == "deck"  # two are drawn a turn


@covers("B04-049")
def test_a_white_event_of_cost_3_returns() -> None:
    s = Scenario()
    good, low, *_ = s.zone(0, "trash", [event("three", cost=3, colours=(WHITE,)), event("one", cost=1, colours=(WHITE,)),
                                        event("four", cost=4, colours=(WHITE,)), event("red", cost=1), cost(1)])
    s.zone(1, "trash", [event("white", colours=(WHITE,))])
    link(s, "B04-049")
    assert options(s) == {good, low}
    s.do(good)
    assert s.where(good) == "hand"


@covers("B04-050")
def test_an_intruder_is_slept_and_stays_so() -> None:
    s = Scenario()
    intruder, guest = s.put(GIANT, 0, player=1), s.put(GIANT, 2, player=1, slept=True)
    outside = s.put(GIANT, 5, player=1, slept=True)
    s.put(GIANT, 1)
    link(s, "B04-050")
    assert options(s) == {intruder, guest}
    s.do(intruder)
    assert not s.rebooted(intruder)
    s.until("main", 0)
    s.end_turn()
    s.until("main", 1)
    assert not s.rebooted(intruder) and s.rebooted(guest) and s.rebooted(outside)


@pytest.mark.parametrize("answer", ["yes", "no"])
@covers("B04-074")
def test_black_2_a_zx_of_trash_until_end_of_turn(answer: str) -> None:
    s = Scenario()
    seven, one, *_ = s.zone(0, "trash", [cost(7), cost(1), cost(8), event("event", cost=1)])
    resources(s, BLACK, 2)
    s.put(GIANT, 4)
    link(s, "B04-074")
    assert options(s) == {"yes", "no"}
    s.do(answer)
    if answer == "no":
        assert s.where(seven) == "trash" and s.awake(0) == 3
        return
    while s.decision == (8, 0):
        s.do(2)
    assert options(s) == {seven, one}
    s.do(seven)
    assert options(s) == {0, 2, 3, 5, 6, 8}
    s.do(8)
    assert s.where(seven) == "square 8" and s.rebooted(seven)
    s.until("main", 0)
    s.end_turn()
    assert s.where(seven) == "removed" and s.where(one) == "trash"


@pytest.mark.parametrize("answer", [True, False])
@covers("B04-095")
def test_one_opposing_may_become_a_resource(answer: bool) -> None:
    s = Scenario()
    _, _, his, _ = four(s)
    other = s.put(GIANT, 8, player=1)
    link(s, "B04-095")
    assert options(s) == {his, other, "pass"}
    s.do(his if answer else "pass")
    assert s.where(his) == ("resource" if answer else "square 5") and (not answer or not s.rebooted(his))
