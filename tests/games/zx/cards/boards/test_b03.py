"""Booster 3, and reprints with the same abilities."""

from __future__ import annotations

import pytest
from boards import (
    GIANT,
    MILL,
    WEAK,
    check_played,
    check_power,
    cost,
    covers,
    four,
    idle,
    options,
    plays,
    powers,
    ready,
    seed,
)
from stubs import ICON, attack, event, hand, power, resources, zx

from zxfast.games.zx.vocabulary import (
    BLACK,
    BLUE,
    BRAVER,
    GIGANTIC,
    GREEN,
    GUARDIAN,
    IGNITION,
    KILLER_MACHINE,
    METAL_FORTRESS,
    MYTHOS,
    RED,
    SACRED_BEAST,
    Choose,
    Deal,
    any_zx,
    theirs,
)
from zxfast.testing import Scenario


@plays(
    ("B03-003", RED, 3, 5000), ("B03-008", RED, 4, 6500), ("B03-086", GREEN, 3, 5000),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("B03-004", 4500), ("B03-011", 7500), ("B03-027", 6000), ("B03-050", 6000), ("B03-056", 9000), ("B03-067", 5000),
    ("B03-071", 6500), ("B03-074", 8500),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


@covers("B03-004")
def test_appears_1000_damage_to_either() -> None:
    s = Scenario()
    own, _, his, _ = four(s)
    card = ready(s, "B03-004")
    s.begin().do("play", card, 4)
    assert options(s) == {own, his, card}
    s.do(his)
    assert s.damage(his) == 1000 and s.damage(own) == s.damage(card) == 0


@covers("B03-011", "C01-007")
def test_seed_3000_to_one_opposing(number: str) -> None:
    s = Scenario()
    _, _, his, his_home = four(s)
    dead = s.put(power(3000), 8, player=1)
    card = seed(s, number)
    assert options(s) == {his, dead} and s.where(card) == "trash"
    s.do(his)
    assert s.where(dead) == "square 8" and s.damage(his) == 3000 and s.damage(his_home) == 0 and idle(s)


@pytest.mark.parametrize("number", ["B03-011", "B03-050", "B03-071", "B03-067", "B04-047", "B04-070", "F08-004"])
def test_seed_only_from_the_deck(number: str) -> None:
    """Thrown from hand, or destroyed and dropped from Charge, nothing happens."""
    s = Scenario()
    s.put(cost(2), 5, player=1)
    s.put(cost(2), 8, player=1)
    s.put(cost(7), 6, player=1)
    seeds = s.zone(0, "charge", [number] * 3)
    card = s.put("B03-027", 4)
    s.zone(0, "trash", [ICON, cost(1)])
    s.begin().do("ability", card)
    assert idle(s) and sum(s.where(h) == "trash" for h in seeds) == 1


@covers("B03-027")
def test_one_charge_card_mills_two() -> None:
    s = Scenario()
    card = s.put("B03-027", 4)
    a, b = s.zone(0, "charge", [ICON, GIANT])
    first, second, third = s.zone(0, "deck", [ICON, ICON, ICON])
    s.begin().do("ability", card)
    assert options(s) == {a, b}  # any card of the own Charge
    s.do(b)
    assert s.where(b) == "trash" and s.where(a) == "charge" and s.count(0, "trash") == 3 and s.count(0, "deck") == 1
    assert s.where(third) == "deck" and s.where(first) == s.where(second) == "trash"
    s.do("ability", card)  # as often as it can be paid
    assert s.count(0, "charge") == 0 and not s.can("ability", card)


@covers("B03-027")
def test_not_usable_in_charge_and_needs_own_charge() -> None:
    s = Scenario()
    on_square = s.put("B03-027", 4)
    s.zone(1, "charge", [ICON])
    s.begin()
    assert not s.can("ability", on_square)
    s = Scenario()
    in_charge, _ = s.zone(0, "charge", ["B03-027", ICON])
    s.begin()
    assert not s.can("ability", in_charge)


@covers("B03-050")
def test_seed_minus_3000_for_one_opposing() -> None:
    s = Scenario()
    _, _, his, _ = four(s)
    dead = s.put(power(3000), 8, player=1)
    seed(s, "B03-050")
    assert options(s) == {his, dead}
    s.do(his)
    assert s.power(his) == 17000 and s.damage(his) == 0
    s.end_turn()
    assert s.power(his) == 20000 and s.where(dead) == "square 8"


@covers("B03-056")
def test_seed_removes_itself_and_three_cards_return() -> None:
    s = Scenario()
    a, b, c, d = s.zone(0, "trash", [ICON, GIANT, event("e"), cost(2)])
    s.zone(1, "trash", [ICON])
    card = seed(s, "B03-056", 5)
    assert s.where(card) == "removed"
    mill = s.cards(0, "trash")[-1]
    assert mill.card == MILL and options(s) == {a, b, c, d, mill, "pass"}
    s.do(a, c, d)
    assert idle(s) and s.where(a) == s.where(c) == s.where(d) == "deck" and s.where(b) == "trash" and s.count(0, "deck") == 8


@covers("B03-056")
def test_seed_up_to_three_may_be_none() -> None:
    s = Scenario()
    a, = s.zone(0, "trash", [ICON])
    card = seed(s, "B03-056", 5)
    s.do("pass")
    assert idle(s) and s.where(card) == "removed" and s.where(a) == "trash" and s.count(0, "deck") == 5


@covers("B03-067", "F08-004")
def test_seed_a_zx_of_cost_3_returns(number: str) -> None:
    s = Scenario()
    three, one, _, _ = s.zone(0, "trash", [cost(3), cost(1), cost(4), event("cheap", cost=1)])
    s.zone(1, "trash", [cost(2)])
    seed(s, number)
    assert options(s) == {three, one}  # the card itself costs 4
    s.do(three)
    assert s.where(three) == "hand" and s.where(one) == "trash"


@covers("B03-071", "C02-015")
def test_seed_destroys_one_opposing_of_cost_3(number: str) -> None:
    s = Scenario()
    low, three = s.put(cost(1), 5, player=1), s.put(cost(3), 8, player=1)
    s.put(cost(4), 6, player=1)
    s.put(cost(1), 7, player=1)
    s.put(cost(1), 3)
    seed(s, number)
    assert options(s) == {low, three}
    s.do(three)
    assert s.where(three) == "charge" and s.where(low) == "square 5"


@covers("B03-074", "F08-005")
def test_seed_black_6_and_it_appears(number: str) -> None:
    s = Scenario()
    s.put(GIANT, 3)
    s.put(GIANT, 5, player=1)
    resources(s, BLACK, 1)
    resources(s, RED, 6)
    card = seed(s, number)
    assert options(s) == {"yes", "no"}
    s.do("yes")
    assert s.awake(0) == 1 and s.where(card) == "trash"
    assert options(s) == {0, 1, 2, 4, 6, 8}  # without Z/X, not the opponent's player square
    s.do(8)
    assert s.where(card) == "square 8" and s.rebooted(card)


@pytest.mark.parametrize(("colour", "n", "asked"), [(BLACK, 6, True), (BLACK, 5, False), (RED, 6, False)])
@covers("B03-074", "F08-005")
def test_seed_black_6_declined_or_not_payable(number: str, colour: str, n: int, asked: bool) -> None:
    s = Scenario()
    resources(s, colour, n)
    card = seed(s, number)
    if asked:
        s.do("no")
    assert idle(s) and s.where(card) == "trash" and s.awake(0) == n


# ---- cards outside the built-in decks -------------------------------------------------------------------------------


@covers("B03-006")
def test_red_damage_to_opposing_zx_plus_1000() -> None:
    s = Scenario()
    s.put("B03-006", 0)
    blue = s.put(zx("blue", colours=(BLUE,)), 3)
    red = s.put(power(4000), 4)
    a, b, own = s.put(GIANT, 5, player=1), s.put(GIANT, 6, player=1), s.put(zx("own", power=30000), 2)
    shots = hand(s, event("red shot", Deal(1000, Choose(1, any_zx(cost_min=9)))),
                 event("blue shot", Deal(1000, Choose(1, theirs())), colours=(BLUE,)),
                 event("own shot", Deal(1000, Choose(1, any_zx(name="own")))))
    s.begin()
    attack(s, red, a)
    attack(s, blue, b)
    assert s.damage(a) == 5000 and s.damage(b) == 5000  # 4000 + 1000; the blue one deals its 5000
    s.do("play", shots[0], a, "play", shots[1], b, "play", shots[2])
    assert s.damage(a) == 7000 and s.damage(b) == 6000 and s.damage(own) == 1000


@covers("B03-007")
def test_seed_5000_to_one_opposing() -> None:
    s = Scenario()
    _, _, his, _ = four(s)
    other = s.put(GIANT, 8, player=1)
    seed(s, "B03-007")
    assert options(s) == {his, other}
    s.do(his)
    assert s.damage(his) == 5000 and s.damage(other) == 0


@covers("B03-009")
def test_red_5_reboots_it() -> None:
    s = Scenario()
    card, target = s.put("B03-009", 4), s.put(GIANT, 5, player=1)
    resources(s, RED, 9)
    s.begin()
    attack(s, card, target)
    s.do("ability", card)
    assert s.rebooted(card) and s.awake(0) == 4 and not s.can("ability", card)


@covers("B03-010")
def test_mythos_cost_one_less_but_at_least_one() -> None:
    mythos = zx("mythos", tribes=(MYTHOS,), cost=3)
    one = zx("one", tribes=(MYTHOS,), cost=1)
    s = Scenario()
    s.put("B03-010", 0)
    a, b, c = hand(s, mythos, one, zx("plain", cost=3))
    resources(s, RED, 2)
    s.begin()
    assert s.can("play", a) and s.can("play", b) and not s.can("play", c)
    s.do("play", b, 3)
    assert s.awake(0) == 1 and not s.can("play", a)
    assert s.cost(b) == 1
    s = Scenario()
    s.put("B03-010", 0)
    two, three = s.zone(0, "trash", [zx("four", tribes=(MYTHOS,), cost=4), zx("five", tribes=(MYTHOS,), cost=5)])
    seed(s, "B03-067")  # cost 3 or less in Trash
    assert s.where(two) == "hand" and s.where(three) == "trash"


@covers("B03-012")
def test_seed_gives_range_2_until_end_of_turn() -> None:
    s = Scenario()
    archer, friend = s.put(GIANT, 0), s.put(GIANT, 2)
    s.put(GIANT, 4, player=1)
    s.put(GIANT, 6, player=1)
    seed(s, "B03-012")
    assert options(s) == {archer, friend}
    s.do(archer)
    assert s.targets(archer) == [4, 6] and s.targets(friend) == []


@covers("B03-014")
def test_all_my_gigantic_grow_when_they_attack() -> None:
    beast = zx("beast", tribes=(GIGANTIC,))
    s = Scenario()
    card, friend, plain = s.put("B03-014", 4), s.put(beast, 0), s.put(power(4000), 2)
    s.put(GIANT, 3, player=1)
    s.put(GIANT, 5, player=1)
    s.begin()
    attack(s, friend, 3)
    attack(s, card, 5)
    attack(s, plain, 5)
    assert s.power(friend) == 6000 and s.power(card) == 9500 and s.power(plain) == 4000


@covers("B03-017")
def test_red_3_8000_to_one_opposing() -> None:
    s = Scenario()
    card = s.put("B03-017", 4)
    _, _, his, _ = s.put(GIANT, 3), s.put(GIANT, 1), s.put(GIANT, 5, player=1), s.put(GIANT, 7, player=1)
    other = s.put(GIANT, 8, player=1)
    resources(s, RED, 6)
    s.begin().do("ability", card)
    assert options(s) == {his, other} and s.awake(0) == 3
    s.do(his, "ability", card, his)
    assert s.damage(his) == 16000 and s.awake(0) == 0 and s.rebooted(card)


@covers("B03-018")
def test_sunset_intercept_splits_8000_at_life_2() -> None:
    for life in (2, 3):
        s = Scenario()
        s.zone(0, "life", life)
        a, b, _ = s.put(GIANT, 5, player=1), s.put(GIANT, 8, player=1), s.put(GIANT, 7, player=1)
        card = ready(s, "B03-018")
        s.begin()
        assert s.can("play", card) == (life == 2)
        if life == 2:
            s.do("play", card)
            assert options(s) == {a, b, "pass"}
            s.do(a, b, 5000)
            assert s.damage(a) == 5000 and s.damage(b) == 3000


@covers("B03-019")
def test_2000_for_each_red_resource() -> None:
    s = Scenario()
    own, _, his, _ = four(s)
    resources(s, BLUE, 2)
    resources(s, RED, 4, 1)
    card = ready(s, "B03-019")
    s.begin().do("play", card)
    while s.decision == (8, 0):
        s.do(s.choices()[-1])
    assert options(s) == {own, his}
    s.do(his)
    assert s.damage(his) == 6000


@covers("B03-020")
def test_a_braver_of_cost_6_appears_slept() -> None:
    s = Scenario()
    s.put(GIANT, 3)
    s.put(GIANT, 5, player=1)
    six, one, *_ = hand(s, *[zx(f"braver {n}", cost=n, tribes=(BRAVER,)) for n in (6, 1, 7)], cost(2))
    card = ready(s, "B03-020")
    s.begin().do("play", card)
    assert options(s) == {six, one}
    s.do(six)
    assert options(s) == {0, 1, 2, 4, 6, 8}
    s.do(1)
    assert s.where(six) == "square 1" and not s.rebooted(six)


@covers("B03-030")
def test_machine_may_return_mine_of_cost_3() -> None:
    machine = zx("machine", tribes=(KILLER_MACHINE,), cost=0, colours=())
    s = Scenario()
    low, _, home = s.put(cost(3), 3), s.put(cost(4), 0), s.put(cost(1), 1)
    s.put(cost(1), 5, player=1)
    other, plain = hand(s, machine, zx("plain", cost=0))
    card = ready(s, "B03-030")
    s.begin().do("play", card, 4)
    assert options(s) == {low, home, "pass"}
    s.do("pass", "play", other, 2)
    assert options(s) == {low, home, other, "pass"}
    s.do(home, "play", plain, 1)
    assert s.where(home) == "hand" and idle(s)


@pytest.mark.parametrize("answer", [True, False])
@covers("B03-032")
def test_seed_may_return_one_opposing_of_cost_3(answer: bool) -> None:
    s = Scenario()
    low, three = s.put(cost(1), 5, player=1), s.put(cost(3), 8, player=1)
    s.put(cost(4), 6, player=1)
    s.put(cost(1), 7, player=1)
    s.put(cost(1), 3)
    seed(s, "B03-032")
    assert options(s) == {low, three, "pass"}
    s.do(three if answer else "pass")
    assert s.where(three) == ("hand" if answer else "square 8") and idle(s)


@covers("B03-033")
def test_asagi_not_on_player_squares() -> None:
    s = Scenario()
    card = ready(s, "B03-033")
    s.begin().do("play", card)
    assert options(s) == {0, 2, 3, 4, 5, 6, 8}


@covers("B03-034")
def test_blue_1_returns_one_opposing_of_cost_3() -> None:
    s = Scenario()
    card, mine_ = s.put("B03-034", 4), s.put(cost(1), 3)
    low, three = s.put(cost(1), 5, player=1), s.put(cost(3), 8, player=1)
    s.put(cost(4), 6, player=1)
    s.put(cost(1), 7, player=1)
    resources(s, BLUE, 2)
    s.begin().do("ability", card)
    assert options(s) == {low, three}
    s.do(three, "ability", card)
    assert s.where(low) == s.where(three) == "hand" and s.awake(0) == 0 and s.where(mine_) == "square 3"


@covers("B03-035")
def test_seed_one_zx_may_move_beside() -> None:
    s = Scenario()
    own, home, his, _ = four(s)
    seed(s, "B03-035")
    assert options(s) == {own, his} and home not in options(s)
    s.do(own)
    assert options(s) == {0, 4, 6, "pass"}
    s.do(4)
    assert s.where(own) == "square 4"


@covers("B03-036")
def test_fortresses_without_icon_get_range_2() -> None:
    s = Scenario()
    plain = zx("fortress", tribes=(METAL_FORTRESS,))
    card, a, b, c = s.put("B03-036", 0), s.put(plain, 1), s.put(zx("icon", tribes=(METAL_FORTRESS,), icon=IGNITION), 2), None
    c = s.put(zx("other"), 5)
    for square in (3, 4, 8):
        s.put(WEAK, square, player=1)
    s.begin()
    assert s.targets(card) == [3, 4] and s.targets(a) == [3, 4, 7] and s.targets(b) == [] and s.targets(c) == [4, 8]


@covers("B03-037")
def test_blue_1_moves_it_anywhere_but_not_in_a_battle() -> None:
    s = Scenario()
    card, target = s.put("B03-037", 4), s.put(GIANT, 5, player=1)
    resources(s, BLUE, 1)
    s.begin().do("attack", card, target)
    if s.decision == (10, 0):
        assert not s.can("ability", card)
        s.finish_battle()
    s.do("ability", card)
    assert options(s) == {0, 1, 2, 3, 6, 8}
    s.do(8)
    assert s.where(card) == "square 8" and not s.rebooted(card)


@covers("B03-039")
def test_five_cards_of_the_deck_in_any_order() -> None:
    s = Scenario()
    five = s.zone(0, "deck", [cost(n) for n in range(5)])
    s.zone(0, "deck", 2)
    card = ready(s, "B03-039")
    s.begin().do("play", card)
    assert options(s) == set(five)
    s.do(five[4], five[2], five[0], five[1])
    s.end_turn()
    s.until("main", 0)
    assert s.where(five[4]) == s.where(five[2]) == "hand" and s.where(five[0]) == "deck"


@covers("B03-040")
def test_one_opposing_into_the_deck() -> None:
    s = Scenario()
    _, _, his, _ = four(s)
    other = s.put(GIANT, 8, player=1)
    card = ready(s, "B03-040")
    s.begin().do("play", card)
    assert options(s) == {his, other}
    s.do(his)
    assert s.where(his) == "deck" and s.count(1, "deck") == 11


@covers("B03-051")
def test_their_charge_limit_is_two() -> None:
    s = Scenario()
    s.put("B03-051", 4)
    kept = s.zone(1, "charge", [cost(n) for n in range(4)])
    s.zone(0, "charge", 4)
    s.begin()
    assert s.decision == (19, 1)
    s.do(kept[0], kept[1])
    assert s.count(1, "charge") == 2 and s.count(0, "charge") == 4 and idle(s)


@covers("B03-052", "B05-048")
def test_gives_the_ability_to_destroy_attackers(number: str) -> None:
    s = Scenario()
    s.put(number, 8, player=1)
    guard = s.put(zx("guard", tribes=(GUARDIAN,), power=9000), 5, player=1)
    far = s.put(zx("far", power=9000), 6, player=1)
    a, b = s.put(power(1000), 4), s.put(power(1500), 3)
    s.begin()
    attack(s, a, guard)
    attack(s, b, far)
    assert s.where(a) == "charge" and s.where(b) == "square 3"


@covers("B03-055")
def test_all_my_sacred_beasts_strengthen_when_destroyed() -> None:
    beast = zx("beast", tribes=(SACRED_BEAST,), power=500)
    s = Scenario()
    card, target, friend = s.put("B03-055", 8, player=1), s.put(beast, 5, player=1), s.put(power(600), 6, player=1)
    attacker, own = s.put(GIANT, 4), s.put(GIANT, 3)
    s.begin()
    attack(s, own, friend)
    assert s.power(card) == 8000
    attack(s, attacker, target)
    assert s.power(card) == 10000 and s.power(attacker) == 20000


@covers("B03-057")
def test_no_damage_to_its_player() -> None:
    s = Scenario()
    s.put("B03-057", 8, player=1)
    attacker = s.put(GIANT, 4)
    s.begin()
    attack(s, attacker)
    assert s.life(1) == 4 and idle(s)


@covers("B03-058")
def test_minus_2000_for_each_own_charge_card() -> None:
    s = Scenario()
    own, _, his, _ = four(s)
    s.zone(0, "charge", 3)
    s.zone(1, "charge", 4)
    card = ready(s, "B03-058")
    s.begin().do("play", card)
    assert options(s) == {own, his}
    s.do(his)
    assert s.power(his) == 14000
    s.end_turn()
    assert s.power(his) == 20000


@covers("B03-059")
def test_into_life_at_life_1() -> None:
    for life in (1, 2):
        s = Scenario()
        s.zone(0, "life", life)
        card = ready(s, "B03-059")
        s.begin().do("play", card)
        assert s.where(card) == ("life" if life == 1 else "trash") and s.life(0) == 2


@covers("B03-060")
def test_up_to_two_charge_cards_of_either() -> None:
    s = Scenario()
    a, b = s.zone(1, "charge", [ICON, GIANT])
    c, = s.zone(0, "charge", [ICON])
    card = ready(s, "B03-060")
    s.begin().do("play", card)
    assert options(s) == {a, b, c, "pass"}
    s.do(b, "pass")
    assert s.where(b) == "trash" and s.where(a) == s.where(c) == "charge"


@covers("B03-064")
def test_twilight_ash_ten_cards_in_trash() -> None:
    for n, expected in ((10, 5500), (9, 4500)):
        s = Scenario()
        card = s.put("B03-064", 4)
        s.zone(0, "trash", n)
        s.zone(1, "trash", 10)
        s.begin()
        assert s.power(card) == expected


@covers("B03-072", "P03-010")
def test_stronger_while_their_hand_is_small(number: str) -> None:
    for his, own, bonus in ((2, 5, 1000), (3, 0, 0)):
        s = Scenario()
        card = s.put(number, 4)
        s.zone(1, "hand", his)
        s.zone(0, "hand", own)
        s.begin()
        assert s.power(card) == card.card.power + bonus


@covers("B03-076")
def test_up_to_two_cards_of_trash_into_charge() -> None:
    s = Scenario()
    a, b, c = s.zone(0, "trash", [ICON, event("e"), GIANT])
    s.zone(1, "trash", [ICON])
    card = ready(s, "B03-076")
    s.begin().do("play", card, 4)
    assert options(s) == {a, b, c, "pass"}
    s.do(a, b)
    assert s.where(a) == s.where(b) == "charge" and s.where(c) == "trash" and idle(s)


@covers("B03-080")
def test_the_abyss_not_black_and_into_charge() -> None:
    s = Scenario()
    a, b = s.put(zx("red"), 3), s.put(zx("green", colours=(GREEN,)), 5, player=1)
    s.put(zx("black", colours=(BLACK,)), 8, player=1)
    s.put(zx("red"), 7, player=1)
    card = ready(s, "B03-080")
    s.begin().do("play", card)
    assert options(s) == {a, b}
    s.do(b)
    assert s.where(b) == "charge" and s.where(card) == "charge"


@covers("B03-091")
def test_seed_a_charge_card_may_become_a_resource() -> None:
    s = Scenario()
    a, b = s.zone(0, "charge", [ICON, GIANT])
    seed(s, "B03-091")
    assert options(s) == {a, b, "pass"}
    s.do(a)
    assert s.where(a) == "resource" and not s.rebooted(a)


@covers("B03-095")
def test_top_card_may_become_a_resource_when_it_destroys() -> None:
    for answer in ("yes", "no"):
        s = Scenario()
        card, target = s.put("B03-095", 4), s.put(WEAK, 5, player=1)
        top, *_ = s.zone(0, "deck", [ICON, 5])
        s.begin()
        attack(s, card, target)
        s.do(answer)
        assert s.where(top) == ("resource" if answer == "yes" else "deck") and (answer == "no" or not s.rebooted(top))


@covers("B03-100")
def test_up_to_six_resources_reboot_and_it_goes_into_charge() -> None:
    s = Scenario()
    card = ready(s, "B03-100")
    mine_ = resources(s, GREEN, 7, slept=True)
    s.begin().do("play", card)
    assert "pass" in options(s)
    for _ in range(6):
        s.do(next(h for h in s.choices() if h != "pass" and not s.rebooted(h)))
    assert s.where(card) == "charge" and s.awake(0) == 6 and len(mine_) == 7 and idle(s)


@covers("B03-103", "P03-003")
def test_twenty_resources_one_damage(number: str) -> None:
    for n in (20, 19):
        s = Scenario()
        card = ready(s, number)
        resources(s, GREEN, n - 5, slept=True)
        s.begin().do("play", card, 4)
        if n == 20:
            s.do(s.choices()[0])
        assert idle(s) and s.life(1) == 4 - (n == 20) and s.life(0) == 4
