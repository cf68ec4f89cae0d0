"""Boosters 2 and 5, promotional cards and the rest: cards that are in no built-in deck."""

from __future__ import annotations

import pytest
from boards import GIANT, WEAK, cost, covers, four, idle, kill, named, options, ready, seed, values
from stubs import ICON, attack, event, hand, power, resources, zx

from zxfast.games.zx.vocabulary import (
    ANGEL,
    BATTLE_DRESS,
    BLACK,
    BLUE,
    DIABOLOS,
    GREEN,
    HOURAI,
    LEAFER,
    LYCANTHROPE,
    NOSFERATU,
    PREDATOR,
    RED,
    TORTURES,
    WHITE,
    Choose,
    Deal,
    Destroy,
    Draw,
    Move,
    Squares,
    appears,
    mine,
    theirs,
)
from zxfast.testing import Scenario


@covers("B02-028", "P05-006")
def test_4000_when_any_zx_is_moved(number: str) -> None:
    s = Scenario()
    card, his = s.put(number, 0), s.put(GIANT, 5, player=1)
    move, = hand(s, event("move", Move(Choose(1, theirs()), Squares())))
    s.begin().do("play", move, 8)
    assert options(s) == {card, his}
    s.do(his)
    assert s.power(his) == 24000 and s.where(his) == "square 8"


@pytest.mark.parametrize("answer", [4, "pass"])
@covers("B02-040", "C03-011")
def test_one_of_mine_may_move_then_draw(number: str, answer: object) -> None:
    s = Scenario()
    a, b = s.put(GIANT, 0), s.put(GIANT, 1)
    s.put(GIANT, 5, player=1)
    card = ready(s, number)
    s.begin().do("play", card)
    assert options(s) == {a, b}
    s.do(b)
    assert options(s) == {2, 3, 4, 6, 8, "pass"}
    s.do(answer)
    assert s.where(b) == f"square {4 if answer == 4 else 1}" and len(s.hand(0)) == 1  # drawn in any case


@values("number, cards", ("B03-068", 0), ("B03-070", 2))
def test_my_tribe_destroys_by_battle(number: str, cards: int) -> None:
    tribe = PREDATOR if number == "B03-068" else NOSFERATU
    s = Scenario()
    s.put(number, 8)
    member, other = s.put(zx("member", tribes=(tribe,)), 4), s.put(GIANT, 0)
    a, b = s.put(WEAK, 5, player=1), s.put(WEAK, 3, player=1)
    five, _, low = s.put(cost(5), 6, player=1), s.put(cost(1), 7, player=1), s.put(cost(4), 2, player=1)
    s.begin()
    kill(s, other, b)
    assert idle(s) and s.count(0, "trash") == 0
    kill(s, member, a)
    if cards:
        assert idle(s) and s.count(0, "trash") == cards
    else:
        assert options(s) == {five, low}
        s.do(five)
        assert s.where(five) == "charge"


@covers("B03-077")
def test_a_hand_card_destroys_any_number_of_cost_3() -> None:
    s = Scenario()
    card, own, his = s.put("B03-077", 4), s.put(cost(1), 3), s.put(cost(3), 5, player=1)
    s.put(cost(4), 8, player=1)
    s.put(cost(1), 7, player=1)
    thrown, = hand(s, ICON)
    s.begin().do("ability", card)
    assert s.where(thrown) == "trash" and options(s) == {own, his, "pass"}
    s.do(his, "pass")
    assert s.where(his) == "charge" and s.where(own) == "square 3" and not s.can("ability", card)


@covers("B03-088")
def test_2000_for_each_of_my_lycanthropes() -> None:
    wolf = zx("wolf", tribes=(LYCANTHROPE,))
    s = Scenario()
    s.put(wolf, 0)
    s.put(wolf, 6, player=1)
    his = s.put(GIANT, 5, player=1)
    card = ready(s, "B03-088")
    s.begin().do("play", card, 4, his)
    assert s.power(his) == 24000  # itself and one more


@covers("B03-090", "B04-088")
def test_seed_resource_to_hand_or_hand_to_resource(number: str) -> None:
    s = Scenario()
    a, = s.zone(0, "resource", [ICON])
    b, = hand(s, WEAK)
    seed(s, number)
    own = a if number == "B03-090" else b
    assert options(s) == {own, "pass"}
    s.do(own)
    assert s.where(own) == ("hand" if number == "B03-090" else "resource") and idle(s)
    assert number == "B03-090" or not s.rebooted(b)


@covers("B03-094")
def test_all_my_leafers_fall_into_resource() -> None:
    leaf = zx("leaf", tribes=(LEAFER,), power=500)
    s = Scenario()
    s.put("B03-094", 8, player=1)
    a, b = s.put(leaf, 5, player=1), s.put(WEAK, 3, player=1)
    x, y = s.put(GIANT, 4), s.put(GIANT, 0)
    s.begin()
    attack(s, x, a)
    attack(s, y, b)
    assert s.where(a) == "resource" and not s.rebooted(a) and s.where(b) == "charge"


@covers("B03-097")
def test_green_5_a_resource_zx_appears() -> None:
    s = Scenario()
    card = s.put("B03-097", 4)
    a, _, _ = s.zone(0, "resource", [cost(9), event("e"), "B03-097"], slept=True)
    green_ones = resources(s, GREEN, 5)
    s.begin().do("ability", card)
    assert a in options(s) and all(h in (a, *green_ones) for h in options(s))
    s.do(a)
    assert options(s) == {0, 2, 3, 5, 6, 8}
    s.do(8)
    assert s.where(a) == "square 8" and s.rebooted(a)


@covers("B04-036")
def test_absolute_boundary_for_its_player() -> None:
    for name in ("雷鳥超", "黒崎神門"):
        s = Scenario()
        s.player_card(1, name)
        card, other = s.put("B04-036", 5, player=1), s.put(GIANT, 8, player=1)
        shot, = hand(s, event("shot", Deal(1000, Choose(1, theirs()))))
        s.begin().do("play", shot)
        if name == "黒崎神門":
            s.do(card)
        assert s.damage(card) == (0 if name == "雷鳥超" else 1000) and s.damage(other) == (1000 if name == "雷鳥超" else 0)


@covers("B04-062")
def test_seed_black_2_and_it_appears() -> None:
    for answer in ("yes", "no"):
        s = Scenario()
        resources(s, BLACK, 2)
        card = seed(s, "B04-062")
        s.do(answer)
        if answer == "yes":
            assert options(s) == {0, 1, 2, 3, 4, 5, 6, 8}
            s.do(1)
        assert s.where(card) == ("square 1" if answer == "yes" else "trash")


@covers("B04-086", "B05-054")
def test_icon_gained_in_the_deck(number: str) -> None:
    for good in (True, False):
        s = Scenario()
        paid, *_ = s.zone(0, "charge", [WEAK, zx("angel", tribes=(ANGEL,), cost=5 if good else 4)])
        resources(s, GREEN, 9 if good else 8)
        card, *_ = s.zone(0, "deck", [number, 5])
        s.begin(phase="ignition").do(paid)
        assert (s.decision == (7, 0)) == good and (good or s.where(card) == "trash")


@covers("B05-002")
def test_gargoyle_once_a_turn() -> None:
    s = Scenario()
    card = s.put("B05-002", 4)
    resources(s, RED, 4)
    s.begin().do("ability", card)
    assert s.power(card) == 9500 and s.cost(card) == 6 and s.awake(0) == 2 and not s.can("ability", card)
    s.end_turn()
    assert s.power(card) == 500 and s.cost(card) == 3


@covers("B05-008")
def test_5000_to_a_damaged_zx() -> None:
    s = Scenario()
    own, his = s.put(GIANT, 3, damage=500), s.put(GIANT, 5, player=1, damage=500)
    s.put(GIANT, 8, player=1)
    s.put(GIANT, 7, player=1, damage=500)
    card = ready(s, "B05-008")
    s.begin().do("play", card, 4)
    assert options(s) == {own, his}
    s.do(his)
    assert s.damage(his) == 5500


@covers("B05-012")
def test_a_resource_of_theirs_goes_to_trash() -> None:
    for n, partner in ((9, True), (8, True), (9, False)):
        s = Scenario()
        s.zone(0, "charge", [named("戦士の女王ゼノビア") if partner else ICON])
        a, *_ = s.zone(1, "resource", [ICON, n - 1])
        card = ready(s, "B05-012")
        s.begin().do("play", card, 4)
        if n == 9 and partner:
            assert a in options(s) and all(h.owner == 1 for h in options(s))
            s.do(a)
        assert idle(s) and s.count(1, "resource") == (8 if n == 9 and partner else n)


@covers("B05-026")
def test_blue_4_out_of_hand() -> None:
    s = Scenario()
    s.put(GIANT, 4)
    card, = hand(s, "B05-026")
    resources(s, BLUE, 4)
    s.begin().do("ability", card)
    assert options(s) == {0, 1, 2, 3, 5, 6, 8}
    s.do(8)
    assert s.where(card) == "square 8" and s.rebooted(card) and not s.can("ability", card)


@covers("B05-027")
def test_attacked_draws() -> None:
    s = Scenario()
    card, attacker = s.put("B05-027", 5, player=1), s.put(power(1000), 4)
    s.begin()
    attack(s, attacker, card)
    assert len(s.hand(1)) == 1 and not s.hand(0)


@covers("B05-034")
def test_2000_for_each_drawn_card() -> None:
    s = Scenario()
    card = s.put("B05-034", 4)
    draw, = hand(s, event("draw", Draw(2)))
    s.begin().do("play", draw)
    assert s.waiting == [card, card]  # once for each card
    s.do(0)
    assert idle(s) and s.power(card) == 13000
    s.end_turn()
    assert s.power(card) == 9000


@covers("B05-036")
def test_draws_when_this_or_a_dress_appears(number: str) -> None:
    s = Scenario()
    dress, plain = hand(s, zx("dress", cost=0, tribes=(BATTLE_DRESS,)), zx("plain", cost=0))
    card = ready(s, number)
    s.begin().do("play", card, 4)
    assert len(s.hand(0)) == 3 and idle(s)  # mandatory
    s.do("play", plain, 0)
    assert len(s.hand(0)) == 2
    s.do("play", dress, 3)
    assert len(s.hand(0)) == 2


@pytest.mark.parametrize("answer", ["yes", "no"])
@covers("B05-052")
def test_white_1_weakens_an_attacker(answer: str) -> None:
    s = Scenario()
    s.put("B05-052", 8, player=1)
    target, attacker = s.put(power(5000), 5, player=1), s.put(power(5500), 4)
    resources(s, WHITE, 1, 1)
    s.begin().do("attack", attacker, target)
    assert s.decision is not None and s.decision[1] == 1
    s.do(answer).finish_battle()
    assert s.where(target) == ("square 5" if answer == "yes" else "charge")
    assert s.power(attacker) == (4500 if answer == "yes" else 5500)


@covers("B05-056")
def test_minus_5000_when_this_or_an_angel_appears() -> None:
    s = Scenario()
    his, other = s.put(GIANT, 5, player=1), s.put(GIANT, 8, player=1)
    s.put(GIANT, 7, player=1)
    angel, plain = hand(s, zx("angel", cost=0, tribes=(ANGEL,)), zx("plain", cost=0))
    card = ready(s, "B05-056")
    s.begin().do("play", card, 4)
    assert options(s) == {his, other}
    s.do(his, "play", plain, 0)
    assert idle(s)
    s.do("play", angel, 3, his)
    assert s.power(his) == 10000


@covers("B05-065")
def test_top_card_may_go_into_charge_for_asuka() -> None:
    for name, answer in (("天王寺飛鳥", "yes"), ("天王寺飛鳥", "no"), ("上柚木綾瀬", None)):
        s = Scenario()
        s.player_card(0, name)
        card, target = s.put("B05-065", 4), s.put(WEAK, 5, player=1)
        s.begin()
        kill(s, card, target)
        if answer:
            s.do(answer)
        assert idle(s) and s.count(0, "charge") == (answer == "yes")


@covers("B05-061")
def test_memoria_destroyed_by_an_ability_of_my_diabolos() -> None:
    for tribe, asked in ((DIABOLOS, True), (PREDATOR, False)):
        s = Scenario()
        card = s.put("B05-061", 4)
        killer, = hand(s, zx("killer", appears(Destroy(Choose(1, mine(cost_min=2, cost_max=2)))), cost=0, tribes=(tribe,)))
        s.begin().do("play", killer, 0)
        assert s.where(card) == "charge" and idle(s) != asked
        if asked:
            s.do("yes")
            assert s.count(0, "charge") == 2


@covers("B05-067")
def test_a_torture_of_trash_returns() -> None:
    s = Scenario()
    a, b, _ = s.zone(0, "trash", [zx("t1", tribes=(TORTURES,)), zx("t2", tribes=(TORTURES,)), ICON])
    card = ready(s, "B05-067")
    s.begin().do("play", card, 4)
    assert options(s) == {a, b}
    s.do(a)
    assert s.where(a) == "hand"


@covers("B05-075")
def test_nosferatu_are_played_out_of_trash() -> None:
    for n in (7, 6):
        s = Scenario()
        s.put("B05-075", 4)
        bone, other, _ = s.zone(0, "trash", [zx("bone", tribes=(NOSFERATU,), cost=0), zx("other", cost=0), "B05-075"])
        s.zone(0, "trash", n)
        s.begin()
        assert s.can("play", bone) == (n == 7) and not s.can("play", other)


@covers("B05-089")
def test_two_resources_until_end_of_turn() -> None:
    s = Scenario()
    a, b, c, *_ = s.zone(0, "deck", [ICON, WEAK, GIANT, 5])
    card = ready(s, "B05-089")
    s.begin().do("play", card, 4)
    assert s.where(a) == s.where(b) == "resource" and not s.rebooted(a) and s.where(c) == "deck"
    s.end_turn()
    assert s.where(a) == s.where(b) == "trash" and s.count(0, "resource") == 5


@covers("B05-095")
def test_a_resource_zx_of_cost_5_may_return() -> None:
    s = Scenario()
    five, *_ = s.zone(0, "resource", [cost(5), cost(6), event("e", cost=1)], slept=True)
    hourai, = hand(s, zx("hourai", cost=0, tribes=(HOURAI,)))
    card = ready(s, "B05-095")
    s.begin().do("play", card, 4)
    assert options(s) == {five, "pass"}
    s.do("pass", "play", hourai, 3, five)
    assert s.where(five) == "hand" and idle(s)


@covers("B05-098")
def test_one_of_three_into_resource_the_rest_into_trash() -> None:
    s = Scenario()
    a, b, c, _ = s.zone(0, "deck", [ICON, WEAK, GIANT, 5])[:4]
    card = ready(s, "B05-098")
    s.begin().do("play", card)
    assert options(s) == {a, b, c}
    s.do(b)
    assert s.where(b) == "resource" and not s.rebooted(b) and s.where(a) == s.where(c) == "trash"


@covers("C03-002")
def test_rigel_grows_with_the_hand_and_draws_at_the_end() -> None:
    for n in (3, 4):
        s = Scenario()
        s.player_card(0, "各務原あづみ")
        card = s.put("C03-002", 4)
        s.zone(0, "hand", n)
        s.begin()
        assert s.power(card) == 5500 + 1000 * n
        s.end_turn()
        assert len(s.hand(0)) == 4


@covers("F03-007")
def test_one_opposing_into_resource_rebooted() -> None:
    s = Scenario()
    his, other = s.put(GIANT, 5, player=1, slept=True), s.put(GIANT, 8, player=1)
    s.put(GIANT, 7, player=1)
    card = ready(s, "F03-007")
    s.begin().do("play", card)
    assert options(s) == {his, other}
    s.do(his)
    assert s.where(his) == "resource" and s.rebooted(his)


@covers("F04-007")
def test_light_wall_3000() -> None:
    s = Scenario()
    card = ready(s, "F04-007", 1)
    target, attacker = s.put(power(17500), 8, player=1), s.put(GIANT, 5)
    s.begin().do("attack", attacker, target, "play", card).finish_battle()
    assert s.where(target) == "square 8" and s.power(target) == 20500


@values("number, n", ("P01-016", 3), ("P02-011", 3))
def test_destroys_one_opposing(number: str, n: int) -> None:
    s = Scenario()
    low, high = s.put(cost(1), 5, player=1), s.put(cost(n), 8, player=1)
    s.put(cost(n + 1), 6, player=1)
    s.put(cost(1), 7, player=1)
    s.put(cost(1), 3)
    card = ready(s, number)
    s.begin().do("play", card, 4)
    assert options(s) == {low, high}
    s.do(high)
    assert s.where(high) == "charge"


@covers("P02-008")
def test_1000_on_the_own_player_square() -> None:
    for square, expected in ((1, 8500), (0, 7500)):
        s = Scenario()
        card = s.put("P02-008", square)
        s.begin()
        assert s.power(card) == expected


@covers("P03-012")
def test_triple_horn_with_nine_resources() -> None:
    for n, expected in ((9, 8000), (8, 5000)):
        s = Scenario()
        card = s.put("P03-012", 4)
        resources(s, GREEN, n)
        s.begin()
        assert s.power(card) == expected


@covers("P04-004")
def test_1000_to_either() -> None:
    s = Scenario()
    own, _, his, _ = four(s)
    card = ready(s, "P04-004")
    s.begin().do("play", card, 4)
    assert options(s) == {own, his, card}
    s.do(his)
    assert s.damage(his) == 1000


@covers("P04-012")
def test_one_resource_reboots_when_it_destroys() -> None:
    s = Scenario()
    card, target = s.put("P04-012", 4), s.put(WEAK, 5, player=1)
    a, b = s.zone(0, "resource", [ICON, GIANT], slept=True)
    s.begin()
    kill(s, card, target)
    assert options(s) == {a, b}  # mandatory
    s.do(a)
    assert s.rebooted(a) and not s.rebooted(b)


@covers("P05-005")
def test_red_1_2000_to_either() -> None:
    s = Scenario()
    card, his = s.put("P05-005", 4), s.put(GIANT, 5, player=1)
    s.put(GIANT, 7, player=1)
    resources(s, RED, 2)
    s.begin().do("ability", card)
    assert options(s) == {card, his}
    s.do(his, "ability", card, his)
    assert s.damage(his) == 4000 and s.awake(0) == 0


@covers("P05-014")
def test_destroys_cost_5_or_more_for_one_damage() -> None:
    for answer in (True, False):
        s = Scenario()
        five, nine = s.put(cost(5), 5, player=1), s.put(cost(9), 8, player=1)
        s.put(cost(4), 6, player=1)
        s.put(cost(6), 7, player=1)
        card = ready(s, "P05-014")
        s.begin().do("play", card, 4)
        assert options(s) == {five, nine, "pass"}
        s.do(nine if answer else "pass")
        if answer:
            assert s.decision == (16, 1)
            s.do(s.choices()[0])
        assert s.life(0) == 4 - answer and s.life(1) == 4 and s.where(nine) == ("charge" if answer else "square 8")


@covers("P05-025")
def test_sleep_this_a_resource_zx_of_cost_5_appears() -> None:
    s = Scenario()
    card = s.put("P05-025", 4)
    five, one, *_ = s.zone(0, "resource", [cost(5), cost(1), cost(6), event("e", cost=1)])
    s.begin().do("ability", card)
    assert options(s) == {five, one} and not s.rebooted(card)
    s.do(five)
    assert options(s) == {0, 2, 3, 5, 6, 8}
    s.do(8)
    assert s.where(five) == "square 8" and s.rebooted(five)
