"""Booster 1, and reprints with the same abilities."""

from __future__ import annotations

import pytest
from boards import (
    GIANT,
    WEAK,
    check_played,
    check_power,
    cost,
    covers,
    four,
    idle,
    kill,
    named,
    options,
    plays,
    powers,
    ready,
    values,
)
from stubs import ICON, attack, event, hand, power, resources, zx

from zxfast.games.zx.vocabulary import (
    BLACK,
    BLUE,
    BRAVER,
    GREEN,
    RED,
    WHITE,
    All,
    Choose,
    Destroy,
    Reboot,
    mine,
    theirs,
)
from zxfast.testing import Scenario

WAKE = event("wake", Reboot(All(mine())))


@plays(
    ("B01-002", RED, 2, 3500), ("B01-006", RED, 3, 5000), ("B01-007", RED, 3, 5000), ("B01-008", RED, 3, 5000),
    ("B01-013", RED, 5, 8000), ("B01-021", BLUE, 2, 3500), ("B01-024", BLUE, 3, 5000), ("B01-025", BLUE, 3, 5000),
    ("B01-026", BLUE, 3, 5000), ("B01-030", BLUE, 4, 6500), ("B01-032", BLUE, 5, 8000), ("B01-062", BLACK, 2, 3500),
    ("B01-064", BLACK, 3, 5000), ("B01-066", BLACK, 3, 5000), ("B01-067", BLACK, 3, 5000), ("B01-068", BLACK, 4, 6500),
    ("B01-073", BLACK, 5, 8000), ("B01-081", GREEN, 2, 3500), ("B01-083", GREEN, 3, 5000), ("B01-086", GREEN, 3, 5000),
    ("B01-089", GREEN, 4, 6500), ("B01-091", GREEN, 5, 8000),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("B01-001", 2500), ("B01-009", 6000), ("B01-010", 6000), ("B01-011", 6000), ("B01-012", 7500), ("B01-014", 5000),
    ("B01-015", 7000), ("B01-022", 3000), ("B01-027", 4000), ("B01-028", 6000), ("B01-034", 6000), ("B01-035", 6000),
    ("B01-036", 9000), ("B01-061", 2500), ("B01-065", 4500), ("B01-069", 5500), ("B01-070", 6000), ("B01-072", 7000),
    ("B01-075", 6500), ("B01-076", 8000), ("B01-084", 4500), ("B01-085", 4500), ("B01-087", 6000), ("B01-088", 5000),
    ("B01-092", 7500), ("B01-093", 7000), ("B01-094", 9000), ("B01-095", 7000),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


# ---- red ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("partner", ["home", "far", "theirs", "none"])
@covers("B01-001")
def test_5000_to_one_opposing_if_artemis_is_mine(partner: str) -> None:
    s = Scenario()
    own, his, his_home = s.put(GIANT, 3), s.put(GIANT, 5, player=1), s.put(GIANT, 7, player=1)
    artemis = named("狩猟の女神アルテミス", power=20000)
    home = s.put(artemis if partner == "home" else GIANT, 1)
    if partner == "far":
        s.put(artemis, 6)
    if partner == "theirs":
        s.put(artemis, 0, player=1)
    weak = s.put(WEAK, 8, player=1)
    card = ready(s, "B01-001")
    s.begin().do("play", card, 4)
    if partner in ("home", "far"):
        assert options(s) == {his, weak}
        s.do(his)
        assert s.damage(his) == 5000
    assert idle(s) and s.where(weak) == "square 8" and s.damage(his_home) == s.damage(own) == s.damage(home) == 0


@covers("B01-009")
def test_sleep_this_4000_for_a_braver() -> None:
    s = Scenario()
    braver = zx("braver", tribes=(BRAVER,))
    card = s.put("B01-009", 4)
    mine, his, home = s.put(braver, 0), s.put(braver, 6, player=1), s.put(braver, 7, player=1)
    s.put(GIANT, 1)
    wake, = hand(s, WAKE)
    s.begin().do("ability", card)
    assert not s.rebooted(card) and options(s) == {mine, his, home}  # either player's, on any square
    s.do(mine)
    assert s.power(mine) == 9000 and not s.can("ability", card)  # slept: the cost cannot be paid again
    s.do("play", wake, "ability", card, home)
    assert s.power(home) == 9000
    s.end_turn()
    assert s.power(mine) == 5000


@covers("B01-010")
def test_sleep_this_4000_damage() -> None:
    s = Scenario()
    own, _, his, _ = four(s)
    card = s.put("B01-010", 4)
    weak = s.put("B01-010", 0, slept=True)
    wake, = hand(s, WAKE)
    s.begin()
    assert not s.can("ability", weak)
    s.do("ability", card)
    assert not s.rebooted(card) and options(s) == {own, his, card, weak}
    s.do(his)
    assert s.damage(his) == 4000
    s.do("play", wake, "ability", card, his)
    assert s.damage(his) == 8000


@values("number, bonus, printed", ("B01-011", 1000, 6000), ("C01-003", 1000, 4500), ("F01-004", 2000, 5000),
        ("P01-009", 1000, 4500), ("P02-004", 1000, 7500))
def test_stronger_when_it_attacks(number: str, bonus: int, printed: int) -> None:
    s = Scenario()
    card, other = s.put(number, 4), s.put(number, 0)
    target = s.put(power(printed + bonus), 5, player=1)
    tough = s.put(power(printed + 1), 3, player=1)
    s.begin()
    assert s.power(card) == printed
    attack(s, other, tough)
    assert s.where(tough) == "charge"
    attack(s, card, target)
    assert s.where(target) == "charge" and s.power(card) == s.power(other) == printed + bonus
    s.end_turn()
    assert s.power(card) == printed


@values("number, bonus, printed", ("B01-011", 1000, 6000), ("C01-003", 1000, 4500), ("F01-004", 2000, 5000),
        ("P01-009", 1000, 4500), ("P02-004", 1000, 7500))
def test_not_stronger_when_it_is_attacked_or_another_attacks(number: str, bonus: int, printed: int) -> None:
    s = Scenario()
    card, friend = s.put(number, 5, player=1), s.put(GIANT, 4)
    mine = s.put(number, 0)
    s.put(GIANT, 3, player=1)
    attacker = s.put(power(printed - 500), 2)
    s.begin()
    attack(s, attacker, card)
    assert s.where(card) == "square 5" and s.power(card) == printed
    attack(s, friend, 3)
    assert s.power(mine) == printed


@pytest.mark.parametrize("player", ["F01-008", "F02-008"])
@covers("B01-012")
def test_red_4_reboot_another(player: str) -> None:
    s = Scenario()
    s.player_card(0, player)
    card = s.put("B01-012", 4, slept=True)
    friend, his, home = s.put(GIANT, 0, slept=True), s.put(GIANT, 6, player=1, slept=True), s.put(GIANT, 7, player=1)
    resources(s, RED, 9)
    s.begin().do("ability", card)  # the cost can be paid with another Player card too
    assert s.awake(0) == 5
    if player == "F01-008":
        assert options(s) == {friend, his, home}
        s.do(friend)
    assert idle(s) and s.rebooted(friend) == (player == "F01-008") and not s.rebooted(card)
    s.do("ability", card)
    assert s.awake(0) == 1


@covers("B01-012")
def test_red_4_needs_four_resources() -> None:
    s = Scenario()
    s.player_card(0, "F01-008")
    card = s.put("B01-012", 4)
    s.put(GIANT, 0)
    resources(s, RED, 3)
    s.begin()
    assert not s.can("ability", card)


@values("number, damage", ("B01-014", 3500), ("F01-005", 3000), ("P04-005", 3000))
def test_damage_to_all_opposing_on_normal_squares(number: str, damage: int) -> None:
    s = Scenario()
    own, home, his, his_home = four(s)
    dead, alive = s.put(power(damage), 6, player=1), s.put(power(damage + 500), 8, player=1)
    card = ready(s, number)
    s.begin().do("play", card, 4)
    assert s.where(dead) == "charge" and s.damage(alive) == s.damage(his) == damage
    assert s.damage(own) == s.damage(home) == s.damage(his_home) == s.damage(card) == 0 and idle(s)


@covers("B01-015", "C01-008", "C04-010", "F01-006")
def test_5000_to_one_opposing(number: str) -> None:
    s = Scenario()
    own, home, his, his_home = four(s)
    dead = s.put(power(5000), 6, player=1)
    card = ready(s, number)
    s.begin().do("play", card, 4)
    assert options(s) == {his, dead}
    s.do(his)
    assert s.damage(his) == 5000 and s.damage(dead) == s.damage(his_home) == s.damage(own) == s.damage(home) == 0


@values("number, damage", ("B01-017", 3500), ("F01-007", 3000), ("B01-019", 5000), ("C01-009", 5000), ("B01-020", 8000),
        ("C04-012", 8000))
def test_event_damage_to_one_on_a_normal_square(number: str, damage: int) -> None:
    s = Scenario()
    own, _, his, _ = four(s)
    card = ready(s, number)
    s.begin().do("play", card)
    assert options(s) == {own, his} and s.awake(0) == 0  # either player's, no player square, not optional
    s.do(his)
    assert s.damage(his) == damage and s.damage(own) == 0 and s.where(card) == "trash"


@values("number, damage", ("B01-020", 8000), ("C04-012", 8000))
def test_cannon_event_from_life(number: str, damage: int) -> None:
    s = Scenario()
    card, *_ = s.zone(1, "life", [number, 2])
    attacker = s.put(zx("attacker", power=damage), 4)
    s.begin().do("attack", attacker, "player", card)
    assert s.decision == (17, 1)
    s.do("play")
    assert s.where(attacker) == "charge" and s.where(card) == "trash" and s.life(1) == 2


# ---- blue -----------------------------------------------------------------------------------------------------------


@covers("B01-022", "F05-001", "B03-023", "P02-007")
def test_draw_then_a_hand_card_into_the_deck(number: str) -> None:
    s = Scenario()
    card = ready(s, number)
    old, = hand(s, ICON)
    hand(s, GIANT, player=1)
    top, *_ = s.zone(0, "deck", [WEAK, 3])
    s.begin().do("play", card, 4)
    assert options(s) == {old, top}  # the drawn card too; not optional
    s.do(old)
    assert s.where(old) == "deck" and s.where(top) == "hand" and s.count(0, "deck") == 4 and len(s.hand(0)) == 1


@pytest.mark.parametrize("partner", ["home", "far", "theirs", "none"])
@covers("B01-027")
def test_draw_if_void_is_mine(partner: str) -> None:
    s = Scenario()
    void = named("抹消機械ヴォイド")
    if partner in ("home", "far"):
        s.put(void, 1 if partner == "home" else 8)
    if partner == "theirs":
        s.put(void, 6, player=1)
    s.zone(0, "trash", [void])
    card = ready(s, "B01-027")
    s.begin().do("play", card, 4)
    assert idle(s) and len(s.hand(0)) == (partner in ("home", "far"))


@covers("B01-028")
def test_discard_to_return_cost_4_or_less() -> None:
    s = Scenario()
    mine, his = s.put(cost(4), 3), s.put(cost(3), 5, player=1)
    s.put(cost(5), 6, player=1)
    s.put(cost(4), 7, player=1)
    thrown, = hand(s, ICON)
    hand(s, GIANT, player=1)
    card = ready(s, "B01-028")
    s.begin().do("play", card, 4)
    assert options(s) == {thrown, "pass"}
    s.do(thrown)
    assert s.where(thrown) == "trash" and options(s) == {mine, his, card}  # its own cost is 4
    s.do(his)
    assert s.where(his) == "hand"


@pytest.mark.parametrize("cards", [0, 1])
@covers("B01-028")
def test_nothing_returns_without_the_discard(cards: int) -> None:
    s = Scenario()
    his = s.put(cost(3), 5, player=1)
    hand(s, *[ICON] * cards)
    card = ready(s, "B01-028")
    s.begin().do("play", card, 4)
    if cards:
        s.do("pass")
    assert idle(s) and s.where(his) == "square 5" and len(s.hand(0)) == cards


@pytest.mark.parametrize("player", ["F05-008", "F01-008"])
@covers("B01-034")
def test_range_infinite_for_azumi(player: str) -> None:
    s = Scenario()
    s.player_card(0, player)
    card = s.put("B01-034", 0)
    for square in (3, 4, 8):
        s.put(WEAK, square, player=1)
    s.begin()
    assert s.targets(card) == ([3, 4, 7, 8] if player == "F05-008" else [3])
    assert s.can("attack", card, "player") == (player == "F05-008")


@covers("B01-034")
def test_range_infinite_not_for_their_azumi() -> None:
    s = Scenario()
    s.player_card(1, "F05-008")
    card = s.put("B01-034", 0)
    s.put(WEAK, 8, player=1)
    s.begin()
    assert s.targets(card) == []


@covers("B01-035", "F05-006")
def test_any_number_with_total_cost_6(number: str) -> None:
    s = Scenario()
    one, two, mine = s.put(cost(1), 6, player=1), s.put(cost(2), 8, player=1), s.put(cost(3), 3)
    seven, home = s.put(cost(7), 5, player=1), s.put(cost(1), 7, player=1)
    card = ready(s, number)
    s.begin().do("play", card, 4)
    assert options(s) == {one, two, mine, card, "pass"}
    s.do(one)
    assert options(s) == {two, mine, "pass"}  # 5 are left
    s.do(two)
    assert options(s) == {mine, "pass"}
    s.do(mine)
    assert s.where(one) == s.where(two) == s.where(mine) == "hand" and idle(s)
    assert s.where(seven) == "square 5" and s.where(home) == "square 7"


@covers("B01-035", "F05-006")
def test_any_number_may_be_none(number: str) -> None:
    s = Scenario()
    s.put(cost(1), 6, player=1)
    card = ready(s, number)
    s.begin().do("play", card, 4, "pass")
    assert idle(s) and s.count(1, "square") == 1


@covers("B01-036", "P01-011", "P05-007")
def test_draws_when_it_destroys_by_battle(number: str) -> None:
    s = Scenario()
    card, friend = s.put(number, 4), s.put(GIANT, 0)
    target, other, tough = s.put(WEAK, 5, player=1), s.put(WEAK, 3, player=1), s.put(power(9500), 8, player=1)
    s.begin()
    kill(s, card, target)
    assert len(s.hand(0)) == 1 and idle(s)
    kill(s, friend, other)
    assert len(s.hand(0)) == 1 and s.where(tough) == "square 8"


@covers("B01-036", "P01-011", "P05-007")
def test_draws_nothing_when_the_target_survives_or_an_event_destroys(number: str) -> None:
    s = Scenario()
    card = s.put(number, 4)
    tough, weak = s.put(power(9500), 5, player=1), s.put(WEAK, 8, player=1)
    shot, = hand(s, event("shot", Destroy(Choose(1, theirs(name="weak")))))
    s.begin().do("play", shot)
    attack(s, card, tough)
    assert s.where(weak) == "charge" and s.where(tough) == "square 5" and not s.hand(0)


@values("number, limit", ("B01-038", 3), ("B01-039", 4), ("B01-040", 20))
def test_event_returns_one_opposing(number: str, limit: int) -> None:
    s = Scenario()
    s.put(cost(1), 3)
    s.put(cost(1), 7, player=1)
    low, high = s.put(cost(2), 5, player=1), s.put(cost(limit), 6, player=1)
    if limit < 20:
        s.put(cost(limit + 1), 8, player=1)
    card = ready(s, number)
    s.begin().do("play", card)
    assert options(s) == {low, high}
    s.do(high)
    assert s.where(high) == "hand" and s.count(1, "hand") == 1 and s.where(card) == "trash"


# ---- black ----------------------------------------------------------------------------------------------------------


@covers("B01-061", "C02-012", "P01-015")
def test_top_card_into_charge_when_it_destroys_by_battle(number: str) -> None:
    s = Scenario()
    card, friend = s.put(number, 4), s.put(GIANT, 0)
    target, other = s.put(WEAK, 5, player=1), s.put(WEAK, 3, player=1)
    top, *_ = s.zone(0, "deck", [ICON, 5])
    s.begin()
    kill(s, friend, other)
    assert s.where(top) == "deck"
    kill(s, card, target)
    assert s.where(top) == "charge" and s.count(0, "charge") == 1


@covers("B01-065")
def test_a_hand_card_may_go_into_charge() -> None:
    for answer in (True, False):
        s = Scenario()
        card = ready(s, "B01-065")
        a, b = hand(s, ICON, WEAK)
        hand(s, GIANT, player=1)
        s.begin().do("play", card, 4)
        assert options(s) == {a, b, "pass"}
        s.do(a if answer else "pass")
        assert s.where(a) == ("charge" if answer else "hand") and s.where(b) == "hand"


@pytest.mark.parametrize("partner", ["home", "far", "theirs", "none"])
@covers("B01-069")
def test_destroys_cost_3_if_miseria_is_mine(partner: str) -> None:
    s = Scenario()
    miseria = named("不幸の魔人ミセリア", cost=3)
    if partner in ("home", "far"):
        s.put(miseria, 1 if partner == "home" else 6)
    low, low2 = s.put(cost(3), 5, player=1), s.put(cost(2), 8, player=1)
    if partner == "theirs":
        s.put(miseria, 6, player=1)
    s.put(cost(4), 3, player=1)
    s.put(cost(1), 7, player=1)
    card = ready(s, "B01-069")
    s.begin().do("play", card, 4)
    if partner in ("home", "far"):
        assert options(s) == {low, low2}
        s.do(low)
    assert idle(s) and s.where(low) == ("charge" if partner in ("home", "far") else "square 5") and s.where(low2) == "square 8"


@pytest.mark.parametrize("player", ["F02-008", "C02-001", "F01-008"])
@covers("B01-070")
def test_three_charge_cards_reboot_it(player: str) -> None:
    s = Scenario()
    s.player_card(0, player)
    card = s.put("B01-070", 4)
    target = s.put(WEAK, 5, player=1)
    charge = s.zone(0, "charge", [ICON, WEAK, GIANT, ICON])
    s.zone(1, "charge", [cost(1), cost(2), cost(3)])
    s.begin()
    kill(s, card, target)
    s.do("ability", card)
    while s.decision != (5, 0):
        assert all(h.owner == 0 for h in options(s))
        s.do(s.choices()[0])
    assert s.count(0, "charge") == 1 and sum(s.where(c) == "trash" for c in charge) == 3
    assert s.rebooted(card) == (player != "F01-008") and not s.can("ability", card)


@covers("B01-072")
def test_when_life_decreases_cost_3_may_be_destroyed() -> None:
    s = Scenario()
    s.put("B01-072", 0)
    low, mine = s.put(cost(3), 8, player=1), s.put(cost(2), 3)
    s.put(cost(4), 5, player=1)
    s.put(cost(1), 1)
    attacker = s.put(cost(5), 4)
    s.begin()
    attack(s, attacker)  # the opponent's Life
    s.do(s.choices()[0])
    assert s.decision is not None and s.decision[1] == 0 and options(s) == {low, mine, "pass"}
    s.do(low)
    assert s.where(low) == "charge" and s.where(mine) == "square 3"


@pytest.mark.parametrize("victim", [0, 1])
@covers("B01-072")
def test_either_players_life_and_optional(victim: int) -> None:
    s = Scenario()
    s.put("B01-072", 0, player=0)
    low = s.put(cost(3), 8, player=1)
    s.begin(pending=(victim == 0, victim == 1))
    s.do(s.choices()[0])
    assert options(s) == {low, "pass"}
    s.do("pass")
    assert idle(s) and s.where(low) == "square 8"


@covers("B01-075", "F02-006")
def test_destroys_one_opposing_of_cost_4(number: str) -> None:
    s = Scenario()
    low, four_ = s.put(cost(2), 5, player=1), s.put(cost(4), 6, player=1)
    s.put(cost(5), 8, player=1)
    s.put(cost(1), 7, player=1)
    s.put(cost(1), 3)
    card = ready(s, number)
    s.begin().do("play", card, 4)
    assert options(s) == {low, four_}
    s.do(four_)
    assert s.where(four_) == "charge" and s.where(low) == "square 5"


@covers("B01-076", "C02-016")
def test_a_zx_of_cost_5_returns_from_trash(number: str) -> None:
    s = Scenario()
    five, one, _, _ = s.zone(0, "trash", [cost(5), cost(1), cost(6), event("cheap", cost=1)])
    s.zone(1, "trash", [cost(2)])
    card = ready(s, number)
    s.begin().do("play", card, 4)
    assert options(s) == {five, one}
    s.do(five)
    assert s.where(five) == "hand" and s.where(one) == "trash"


@covers("B01-078", "F02-007")
def test_event_destroys_either_of_cost_3(number: str) -> None:
    s = Scenario()
    mine, his = s.put(cost(1), 3), s.put(cost(3), 5, player=1)
    s.put(cost(4), 8, player=1)
    s.put(cost(1), 7, player=1)
    s.put(cost(1), 1)
    card = ready(s, number)
    s.begin().do("play", card)
    assert options(s) == {mine, his}
    s.do(his)
    assert s.where(his) == "charge" and s.where(card) == "trash" and s.where(mine) == "square 3"


@covers("B01-079")
def test_event_a_zx_returns_from_trash() -> None:
    s = Scenario()
    dear, cheap, _ = s.zone(0, "trash", [cost(9), cost(1), event("event")])
    s.zone(1, "trash", [cost(2)])
    card = ready(s, "B01-079")
    s.begin().do("play", card)
    assert options(s) == {dear, cheap}
    s.do(dear)
    assert s.where(dear) == "hand" and s.where(cheap) == "trash"


@pytest.mark.parametrize("black", [True, False])
@covers("B01-080")
def test_event_from_life_needs_a_black_resource(black: bool) -> None:
    s = Scenario()
    card, *_ = s.zone(1, "life", ["B01-080", 3])
    own, his = s.put(GIANT, 3, player=1), s.put(GIANT, 5)
    s.put(GIANT, 1)
    resources(s, BLACK if black else RED, 1, 1, slept=True)
    resources(s, BLACK, 1, 0)
    s.begin(pending=(0, 1)).do(card, "play")
    if black:
        assert s.decision is not None and s.decision[1] == 1 and options(s) == {own, his}
        s.do(his)
    assert idle(s) and s.where(his) == ("charge" if black else "square 5") and s.where(card) == "trash"
    assert s.where(own) == "square 3"


# ---- green ----------------------------------------------------------------------------------------------------------


@values("number, printed, bonus, bound", ("B01-084", 4500, 1000, 9), ("C04-019", 6500, 3000, 9), ("F10-008", 2000, 3000, 9),
        ("B02-090", 6500, 3000, 9), ("F03-002", 4000, 1000, 7))
def test_stronger_with_nine_resources(number: str, printed: int, bonus: int, bound: int) -> None:
    for n, his, expected in ((bound, 0, bonus), (bound + 1, 0, bonus), (bound - 1, 12, 0)):
        s = Scenario()
        card = s.put(number, 4)
        friend = s.put(WEAK, 0)
        resources(s, GREEN, n - 4)
        resources(s, GREEN, 4, slept=True)
        resources(s, GREEN, his, 1)
        s.begin()
        assert s.power(card) == printed + expected and s.power(friend) == 500


@covers("B01-085")
def test_stronger_with_werelion() -> None:
    lion = named("百獣王ウェアライオン")
    for square, player, expected in ((1, 0, 6500), (3, 0, 6500), (5, 1, 4500), (None, 0, 4500)):
        s = Scenario()
        card = s.put("B01-085", 4)
        if square is None:
            s.zone(0, "charge", [lion])
        else:
            s.put(lion, square, player=player)
        s.begin()
        assert s.power(card) == expected


@covers("B01-087", "F10-013", "B03-083", "P01-017", "P02-012")
def test_appears_and_gives_1000(number: str) -> None:
    s = Scenario()
    own, home, his, his_home = four(s)
    card = ready(s, number)
    s.begin().do("play", card, 4)
    assert options(s) == {own, home, his, his_home, card}
    s.do(own)
    assert s.power(own) == 21000
    s.end_turn()
    assert s.power(own) == 20000


@covers("B01-088", "F03-004", "C04-017", "B01-090")
def test_destroyed_into_resource(number: str) -> None:
    s = Scenario()
    card, fallen = s.put(number, 5, player=1), s.put(number, 8, player=1)
    attacker = s.put(GIANT, 4)
    shot, = hand(s, event("shot", Destroy(Choose(1, theirs()))))
    s.begin().do("attack", attacker, card).finish_battle()
    assert s.where(card) == "resource" and not s.rebooted(card) and s.count(1, "charge") == 0
    s.do("play", shot)
    assert s.where(fallen) == "resource" and not s.rebooted(fallen) and s.count(0, "resource") == 0


@covers("B01-088", "F03-004", "C04-017", "B01-090")
def test_replaced_is_not_destroyed(number: str) -> None:
    s = Scenario()
    card = s.put(number, 4)
    new, = hand(s, zx("new", cost=0))
    s.begin().do("play", new, 4)
    assert s.where(card) == "trash"


@covers("B01-092")
def test_a_resource_may_return_to_hand() -> None:
    for answer in (True, False):
        s = Scenario()
        extra, = s.zone(0, "resource", [WEAK])
        card = ready(s, "B01-092")
        s.zone(1, "resource", [GIANT])
        s.begin().do("play", card, 4)
        if s.decision == (8, 0):
            s.do(s.choices()[0])
        assert "pass" in options(s) and all(getattr(h, "owner", 0) == 0 for h in options(s))
        s.do(extra if answer else "pass")
        assert s.where(extra) == ("hand" if answer else "resource") and s.count(0, "resource") == 6 - answer


@values("number, n", ("B01-093", 2), ("F08-013", 3), ("B03-096", 3))
def test_reboots_resources_when_it_destroys_by_battle(number: str, n: int) -> None:
    s = Scenario()
    card = s.put(number, 4)
    friend = s.put(GIANT, 0)
    target, other = s.put(WEAK, 5, player=1), s.put(WEAK, 3, player=1)
    resources(s, GREEN, 5, slept=True)
    s.zone(1, "resource", [GIANT], slept=True)
    s.begin()
    kill(s, friend, other)
    assert idle(s) and s.awake(0) == 0
    kill(s, card, target)
    assert "pass" not in options(s) and {h.owner for h in options(s)} == {0, 1}  # no owner is named
    for _ in range(n):
        s.do(next(h for h in s.choices() if h.owner == 0))
    assert idle(s) and s.awake(0) == n


@pytest.mark.parametrize(("player", "n", "expected"), [("F03-008", 12, 12000), ("C04-001", 13, 12000), ("F03-008", 11, 9000),
                                                       ("F01-008", 12, 9000)])
@covers("B01-094")
def test_stronger_for_chitose_with_twelve_resources(player: str, n: int, expected: int) -> None:
    s = Scenario()
    s.player_card(0, player)
    card = s.put("B01-094", 4)
    resources(s, GREEN, n)
    resources(s, GREEN, 3, 1)
    s.begin()
    assert s.power(card) == expected


@values("number, limit", ("B01-095", 20), ("B01-098", 4), ("B01-099", 20), ("F03-006", 20))
def test_one_opposing_into_resource_slept(number: str, limit: int) -> None:
    s = Scenario()
    low, high = s.put(cost(2), 5, player=1), s.put(cost(limit), 6, player=1)
    if limit < 20:
        s.put(cost(limit + 1), 8, player=1)
    s.put(cost(1), 7, player=1)
    s.put(cost(1), 3)
    card = ready(s, number)
    s.begin().do("play", card)
    if number in ("B01-095", "F03-006"):
        s.do(4)
    assert options(s) == {low, high}
    s.do(high)
    assert s.where(high) == "resource" and not s.rebooted(high) and s.cards(1, "resource") == [high]


@covers("B01-099")
def test_sleep_well_from_life() -> None:
    s = Scenario()
    card, *_ = s.zone(1, "life", ["B01-099", 2])
    attacker = s.put(GIANT, 4)
    s.begin().do("attack", attacker, "player", card, "play")
    assert s.where(attacker) == "resource" and s.cards(0, "resource") == [attacker] and not s.rebooted(attacker)


# ---- cards outside the built-in decks -------------------------------------------------------------------------------


@values("number, bonus", ("B01-018", 3500), ("B04-017", 5000))
def test_event_for_an_attacker(number: str, bonus: int) -> None:
    s = Scenario()
    attacker, target = s.put(power(5000), 1), s.put(power(5000 + bonus), 4, player=1)
    card = ready(s, number)
    s.begin().do("attack", attacker, target, "play", card)
    s.finish_battle()
    assert s.where(target) == "charge" and s.power(attacker) == 5000 + bonus
    s.end_turn()
    assert s.power(attacker) == 5000


@values("number, drawn", ("B01-037", 2), ("B03-038", 3))
def test_event_draws_and_returns_two(number: str, drawn: int) -> None:
    s = Scenario()
    card = ready(s, number)
    old, = hand(s, ICON)
    hand(s, GIANT, player=1)
    top, *_ = s.zone(0, "deck", [WEAK, cost(1), cost(2), 3])
    s.begin().do("play", card)
    assert old in options(s) and top in options(s) and "pass" not in options(s) and len(options(s)) == drawn + 1
    s.do(old, top)
    assert s.where(old) == s.where(top) == "deck" and len(s.hand(0)) == drawn - 1 and s.count(0, "deck") == 8 - drawn


@covers("B01-042")
def test_white_2_out_of_charge_minus_4000() -> None:
    s = Scenario()
    _, _, his, _ = four(s)
    other = s.put(GIANT, 8, player=1)
    card, = s.zone(0, "charge", ["B01-042"])
    resources(s, WHITE, 2)
    s.begin().do("ability", card)
    assert options(s) == {his, other} and s.where(card) == "trash"
    s.do(his)
    assert s.power(his) == 16000 and s.power(other) == 20000
    s.end_turn()
    assert s.power(his) == 20000


@values("number, loss", ("B01-054", 4000), ("F04-006", 4000), ("P01-014", 3000), ("B02-055", 6000), ("C03-019", 6000))
def test_one_opposing_loses_power(number: str, loss: int) -> None:
    s = Scenario()
    _, _, his, _ = four(s)
    dead = s.put(power(loss), 8, player=1)
    card = ready(s, number)
    s.begin().do("play", card, 4)
    assert options(s) == {his, dead}
    s.do(his)
    assert s.power(his) == 20000 - loss and s.where(dead) == "square 8"
    s.end_turn()
    assert s.power(his) == 20000


@pytest.mark.parametrize("partner", ["home", "theirs", "none"])
@covers("B01-047")
def test_minus_5000_if_maine_coon_is_mine(partner: str) -> None:
    s = Scenario()
    friend = named("持ち逃げするメインクーン", power=20000)
    if partner != "none":
        s.put(friend, 1 if partner == "home" else 6, player=partner == "theirs")
    his, other = s.put(GIANT, 5, player=1), s.put(GIANT, 8, player=1)
    card = ready(s, "B01-047")
    s.begin().do("play", card, 4)
    if partner == "home":
        assert options(s) == {his, other}
        s.do(his)
    assert idle(s) and s.power(his) == (15000 if partner == "home" else 20000)


@covers("B01-048", "C03-013", "P03-008")
def test_destroyed_all_of_mine_gain_2000(number: str) -> None:
    s = Scenario()
    card, friend, home, his = s.put(number, 5, player=1), s.put(GIANT, 8, player=1), s.put(GIANT, 7, player=1), s.put(GIANT, 4)
    old = s.put(number, 3)
    new, = hand(s, zx("new", cost=0))
    s.begin().do("play", new, 3)
    assert s.where(old) == "trash" and s.power(his) == 20000  # replaced, not destroyed
    kill(s, his, card)
    assert idle(s) and [s.power(h) for h in (friend, home, his)] == [22000, 22000, 20000]
    s.end_turn()
    assert s.power(friend) == 20000


@covers("B01-049", "P03-009")
def test_one_resource_of_either_is_slept(number: str) -> None:
    s = Scenario()
    card = ready(s, number)
    mine_, = s.zone(0, "resource", [GIANT], slept=True)
    his, = s.zone(1, "resource", [GIANT])
    s.begin().do("play", card, 4)
    assert {mine_, his} <= options(s) and "pass" not in options(s)
    s.do(his)
    assert not s.rebooted(his) and s.where(his) == "resource"


@covers("B01-050", "B01-053", "F04-004", "P05-008")
def test_destroys_the_attacker_if_it_survives(number: str) -> None:
    for strength, square, origin, dead in ((1000, 5, 4, True), (20000, 5, 4, False), (1000, 4, 1, False)):
        s = Scenario()
        card, attacker = s.put(number, square, player=1), s.put(power(strength), origin)
        friend = s.put(GIANT, 8, player=1) if square == 5 else None
        s.begin()
        attack(s, attacker, card)
        assert (s.where(attacker) == "charge") == dead and (s.where(card) == "charge") == (strength == 20000) and idle(s)
        assert friend is None or s.where(friend) == "square 8"


@pytest.mark.parametrize("player", ["C01-001", "F01-008"])
@covers("B01-056")
def test_may_go_to_the_player_square_after_its_attack(player: str) -> None:
    for answer in (True, False):
        s = Scenario()
        s.player_card(0, player)
        card, target = s.put("B01-056", 4), s.put(WEAK, 5, player=1)
        s.begin().do("attack", card, target).finish_battle()
        if player == "C01-001":
            assert options(s) == {1, "pass"}
            s.do(1 if answer else "pass")
        moved = answer and player == "C01-001"
        assert idle(s) and s.where(card) == ("square 1" if moved else "square 4") and not s.rebooted(card)


@covers("B01-058")
def test_angel_strike_destroys_cost_3_attacking_me() -> None:
    for price, square, origin, dead in ((3, 7, 4, True), (4, 7, 4, False), (3, 8, 5, False)):
        s = Scenario()
        card = ready(s, "B01-058", 1)
        target, attacker = s.put(WEAK, square, player=1), s.put(cost(price), origin)
        s.begin().do("attack", attacker, target, "play", card).finish_battle()
        assert (s.where(attacker) == "charge") == dead and (s.where(target) == "charge") != dead
    s = Scenario()
    card = ready(s, "B01-058", 1)
    attacker = s.put(cost(2), 4)
    s.begin().do("attack", attacker, "player", "play", card)
    assert s.where(attacker) == "charge" and s.life(1) == 4


@values("number, loss", ("B01-059", 2500), ("C03-020", 2500), ("B01-060", 4000), ("B02-060", 7000), ("C03-021", 7000))
def test_event_either_loses_power(number: str, loss: int) -> None:
    s = Scenario()
    own, _, his, _ = four(s)
    card = ready(s, number)
    s.begin().do("play", card)
    assert options(s) == {own, his}
    s.do(his)
    assert s.power(his) == 20000 - loss and s.power(own) == 20000
    s.end_turn()
    assert s.power(his) == 20000


@covers("B01-063", "B04-069")
def test_black_2_out_of_charge_destroys_cost_3(number: str) -> None:
    s = Scenario()
    low, three = s.put(cost(1), 5, player=1), s.put(cost(3), 8, player=1)
    s.put(cost(4), 6, player=1)
    s.put(cost(1), 7, player=1)
    s.put(cost(1), 3)
    card, = s.zone(0, "charge", [number])
    resources(s, BLACK, 2)
    s.begin().do("ability", card)
    assert options(s) == {low, three} and s.where(card) == "trash"
    s.do(three)
    assert s.where(three) == "charge" and s.where(low) == "square 5"


@covers("B01-077")
def test_event_destroys_either_of_cost_2() -> None:
    s = Scenario()
    mine_, his = s.put(cost(1), 3), s.put(cost(2), 5, player=1)
    s.put(cost(3), 8, player=1)
    s.put(cost(1), 7, player=1)
    card = ready(s, "B01-077")
    s.begin().do("play", card)
    assert options(s) == {mine_, his}
    s.do(his)
    assert s.where(his) == "charge" and s.where(mine_) == "square 3"


@covers("B01-082", "B04-089")
def test_green_4_out_of_charge_one_opposing_into_resource(number: str) -> None:
    s = Scenario()
    _, _, his, _ = four(s)
    other = s.put(GIANT, 8, player=1)
    card, = s.zone(0, "charge", [number])
    resources(s, GREEN, 4)
    s.begin().do("ability", card)
    assert options(s) == {his, other} and s.awake(0) == 0
    s.do(his)
    assert s.cards(1, "resource") == [his] and not s.rebooted(his) and s.where(other) == "square 8"


@values("number, bonus", ("B01-096", 5000), ("B01-097", 2000), ("B04-098", 3000))
def test_any_zx_gains_power(number: str, bonus: int) -> None:
    s = Scenario()
    units = four(s)
    card = ready(s, number)
    s.begin().do("play", card)
    if number == "B01-096":
        s.do(4)
    assert options(s) == {*units} | ({card} if number == "B01-096" else set())
    s.do(units[3])
    assert s.power(units[3]) == 20000 + bonus
    s.end_turn()
    assert s.power(units[3]) == 20000


@covers("B01-100")
def test_event_two_cards_of_the_deck_into_resource() -> None:
    s = Scenario()
    a, b, c = s.zone(0, "deck", [ICON, WEAK, GIANT])
    card = ready(s, "B01-100")
    s.begin().do("play", card)
    assert s.where(a) == s.where(b) == "resource" and not s.rebooted(a) and not s.rebooted(b) and s.where(c) == "deck"


@covers("B01-101", "P01-006")
def test_nobunaga_needs_six_of_each_colour_in_trash(number: str) -> None:
    for n in (6, 5):
        s = Scenario()
        for colour in (RED, BLUE, WHITE, BLACK):
            s.zone(0, "trash", [zx(colour, colours=(colour,))] * 6)
        s.zone(0, "trash", [zx(GREEN, colours=(GREEN,))] * n)
        s.zone(0, "deck", 2)
        s.zone(0, "life", 1)
        his, home, own = s.put(GIANT, 5, player=1), s.put(GIANT, 7, player=1), s.put(GIANT, 3)
        card = ready(s, number)
        s.begin().do("play", card, 4)
        if n == 6:
            assert options(s) == {his, home}
            s.do(home)
        assert idle(s) and s.damage(home) == (10000 if n == 6 else 0) and s.damage(his) == s.damage(own) == 0


@covers("B01-102", "P01-007")
def test_michael_ten_events_in_trash(number: str) -> None:
    for n, expected in ((10, 13000), (9, 9000)):
        s = Scenario()
        card = s.put(number, 4)
        s.zone(0, "trash", [event("e")] * n + [ICON])
        s.zone(1, "trash", [event("e")] * 5)
        s.begin()
        assert s.power(card) == expected


@covers("B01-103", "P01-008")
def test_lucifer_no_charge_limit_and_two_damage(number: str) -> None:
    s = Scenario()
    card = s.put(number, 4)
    s.zone(0, "charge", 8)
    s.begin()
    assert s.count(0, "charge") == 8
    s.do("ability", card)
    while s.decision == (16, 0) or s.decision == (13, 0):
        s.do(s.choices()[0])
    assert s.count(0, "charge") == 1 and s.life(1) == 2 and s.life(0) == 4 and not s.can("ability", card)
