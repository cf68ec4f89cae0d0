"""Booster 4."""

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
    from_life,
    idle,
    kill,
    named,
    options,
    plays,
    powers,
    ready,
    seed,
    values,
)
from stubs import ICON, attack, event, hand, power, resources, zx

from zxfast.games.zx.vocabulary import (
    ANGEL,
    BATTLE_DRESS,
    BLACK,
    BLUE,
    EVOLSEED,
    GREEN,
    RED,
    WHITE,
    Choose,
    Deal,
    Destroy,
    Power,
    any_zx,
    mine,
    ranged,
)
from zxfast.testing import Scenario

SEED_ICON = zx("seed icon", icon=EVOLSEED)


@plays(
    ("B04-002", RED, 3, 5000), ("B04-003", RED, 3, 5000), ("B04-005", RED, 3, 5000), ("B04-023", BLUE, 3, 5000),
    ("B04-025", BLUE, 3, 5000), ("B04-026", BLUE, 3, 5000), ("B04-042", WHITE, 3, 5000), ("B04-045", WHITE, 3, 5000),
    ("B04-046", WHITE, 3, 5000), ("B04-063", BLACK, 3, 5000), ("B04-066", BLACK, 3, 5000), ("B04-082", GREEN, 3, 5000),
    ("B04-084", GREEN, 3, 5000), ("B04-085", GREEN, 3, 5000), ("B04-087", GREEN, 4, 6500),
)
def test_played_for_its_cost(number: str, colour: str, cost: int, power: int) -> None:
    check_played(number, colour, cost, power)


@powers(
    ("B04-001", 3000), ("B04-012", 7500), ("B04-015", 9000), ("B04-021", 3000), ("B04-022", 4500), ("B04-029", 7000),
    ("B04-032", 7000), ("B04-033", 8500), ("B04-035", 10000), ("B04-041", 2500), ("B04-043", 4000), ("B04-047", 6000),
    ("B04-051", 7500), ("B04-056", 9500), ("B04-061", 3000), ("B04-070", 7500), ("B04-081", 3000), ("B04-090", 7000),
    ("B04-093", 8500),
)
def test_power(number: str, power: int) -> None:
    check_power(number, power)


# ---- red ------------------------------------------------------------------------------------------------------------


@covers("B04-001")
def test_sleipnir_stronger_when_it_attacks() -> None:
    s = Scenario()
    card = s.put("B04-001", 4)
    target = s.put(power(4000), 5, player=1)
    s.begin()
    kill(s, card, target)
    assert s.power(card) == 4000
    s.end_turn()
    assert s.power(card) == 3000


@covers("B04-012")
def test_penguin_into_resource_calls_a_zx_of_cost_3() -> None:
    s = Scenario()
    resources(s, GREEN, 3)
    s.zone(0, "resource", [named("牙の猟師イェーガー")])
    s.put(GIANT, 3)
    s.put(GIANT, 5, player=1)
    card, three, one, *_ = hand(s, "B04-012", cost(3), cost(1), cost(4), event("cheap", cost=1))
    hand(s, cost(2), player=1)
    s.begin(phase="resource").do(card)  # the fifth card
    assert options(s) == {three, one, "pass"}
    s.do(three)
    assert options(s) == {0, 2, 4, 6, 8}  # normal squares without Z/X
    s.do(6)
    assert s.where(three) == "square 6" and s.rebooted(three)
    s.until("main", 0)
    s.end_turn()
    assert s.where(three) == "hand" and s.where(one) == "hand"


@covers("B04-012")
def test_penguin_only_the_called_zx_returns() -> None:
    s = Scenario()
    resources(s, GREEN, 3)
    s.zone(0, "resource", [named("牙の猟師イェーガー")])
    card, three = hand(s, "B04-012", cost(3))
    friend = s.put(cost(2), 0)
    s.begin(phase="resource").do(card, three, 4)
    s.until("main", 0)
    s.end_turn()
    assert s.where(three) == "hand" and s.where(friend) == "square 0"


@pytest.mark.parametrize(("others", "partner", "asked"), [(3, True, True), (2, True, False), (4, False, False)])
@covers("B04-012")
def test_penguin_needs_five_resources_and_jaeger(others: int, partner: bool, asked: bool) -> None:
    s = Scenario()
    resources(s, GREEN, others)
    if partner:
        s.zone(0, "resource", [named("牙の猟師イェーガー")])
    else:
        s.zone(1, "resource", [named("牙の猟師イェーガー")])
    resources(s, GREEN, 5, 1)
    card, three = hand(s, "B04-012", cost(3))
    s.begin(phase="resource").do(card)
    assert s.decision == ((13, 0) if asked else (5, 0))
    if asked:
        s.do("pass")
    assert s.where(three) == "hand" and s.phase == "main"


@covers("B04-015")
def test_spark_launcher_red_5_calls_a_zx_of_cost_7() -> None:
    s = Scenario()
    resources(s, RED, 4)
    s.zone(0, "resource", [named("獣人ウェアウルスス")])
    s.put(GIANT, 5, player=1)
    card, seven, one, *_ = hand(s, "B04-015", cost(7), cost(1), cost(8), event("event", cost=1))
    hand(s, cost(2), player=1)
    s.begin(phase="resource").do(card)  # six rebooted, five of them red
    assert options(s) == {"yes", "no"}
    s.do("yes")
    if s.decision == (8, 0):
        s.do(5)
    assert s.awake(0) == 1 and options(s) == {seven, one}
    s.do(seven)
    assert options(s) == {0, 1, 2, 3, 4, 6, 8}
    s.do(1)
    assert s.where(seven) == "square 1" and s.rebooted(seven) and s.where(one) == "hand"
    s.until("main", 0)
    s.end_turn()
    assert s.where(seven) == "square 1"


@pytest.mark.parametrize(("partner", "n"), [("none", 6), ("theirs", 6), ("mine", 3), ("mine", 4)])
@covers("B04-015")
def test_spark_launcher_declined_or_without_werursus_or_money(partner: str, n: int) -> None:
    s = Scenario()
    resources(s, RED, n)
    if partner != "none":
        s.zone(0 if partner == "mine" else 1, "resource", [named("獣人ウェアウルスス")], slept=True)
    card, seven = hand(s, "B04-015", cost(7))
    s.begin(phase="resource").do(card)
    if (partner, n) == ("mine", 4):
        assert options(s) == {"yes", "no"}
        s.do("no")
    assert s.where(seven) == "hand" and s.phase == "main" and s.awake(0) == n + 1


# ---- blue -----------------------------------------------------------------------------------------------------------


@covers("B04-021")
def test_mimosa_mills_one() -> None:
    s = Scenario()
    top, second, *_ = s.zone(0, "deck", [ICON, WEAK, 3])
    card = ready(s, "B04-021")
    s.begin().do("play", card, 4)
    assert idle(s) and s.where(top) == "trash" and s.where(second) == "deck" and s.count(1, "deck") == 10


@covers("B04-022")
def test_nagoyarn_stronger_with_a_seed_icon_in_charge() -> None:
    for zone, player, card, expected in (("charge", 0, SEED_ICON, 5500), ("charge", 0, event("e", icon=EVOLSEED), 5500),
                                         ("charge", 0, ICON, 4500), ("charge", 1, SEED_ICON, 4500),
                                         ("trash", 0, SEED_ICON, 4500)):
        s = Scenario()
        h = s.put("B04-022", 4)
        s.zone(player, zone, [card])
        s.begin()
        assert s.power(h) == expected


@covers("B04-029", "F09-005")
def test_seed_blue_2_one_opposing_into_the_deck(number: str) -> None:
    for answer in ("yes", "no"):
        s = Scenario()
        _, _, his, _ = four(s)
        high = s.put(cost(8), 8, player=1)
        resources(s, BLUE, 2)
        s.zone(1, "deck", 3)
        seed(s, number)
        assert options(s) == {"yes", "no"}
        s.do(answer)
        if answer == "yes":
            assert options(s) == {his, high} and s.awake(0) == 0
            s.do(high)
        assert idle(s) and s.where(high) == ("deck" if answer == "yes" else "square 8")
        assert s.count(1, "deck") == 3 + (answer == "yes")


@pytest.mark.parametrize(("number", "n"), [("B04-029", 2), ("B04-032", 1)])
def test_seed_not_payable(number: str, n: int) -> None:
    for colour, have in ((BLUE, n - 1), (RED, n)):
        s = Scenario()
        his = s.put(GIANT, 5, player=1)
        resources(s, colour, have)
        seed(s, number)
        assert idle(s) and s.where(his) == "square 5" and not s.hand(0)


@covers("B04-032", "F09-006")
def test_seed_blue_1_draws(number: str) -> None:
    for answer in ("yes", "no"):
        s = Scenario()
        resources(s, BLUE, 2)
        seed(s, number)
        s.do(answer)
        assert idle(s) and len(s.hand(0)) == (answer == "yes") and s.awake(0) == 2 - (answer == "yes")


@covers("B04-033")
def test_hafnium_discards_a_seed_icon_to_put_one_on_top_of_the_deck() -> None:
    s = Scenario()
    card = s.put("B04-033", 4)
    own, target, his = s.put(GIANT, 0), s.put(WEAK, 5, player=1), s.put(GIANT, 8, player=1)
    s.put(GIANT, 7, player=1)
    good, _ = hand(s, SEED_ICON, ICON)
    hand(s, SEED_ICON, player=1)
    s.zone(1, "deck", 3)
    s.begin()
    kill(s, card, target)
    assert options(s) == {good, "pass"}
    s.do(good)
    assert s.where(good) == "trash" and options(s) == {own, his, card}
    s.do(his)
    assert s.where(his) == "deck" and idle(s)
    s.end_turn()
    assert s.where(his) == "hand"  # it was on top: drawn


@covers("B04-033")
def test_hafnium_declined_or_no_icon() -> None:
    for cards in ((SEED_ICON,), (ICON,)):
        s = Scenario()
        card = s.put("B04-033", 4)
        target, his = s.put(WEAK, 5, player=1), s.put(GIANT, 8, player=1)
        hand(s, *cards)
        s.begin()
        kill(s, card, target)
        if cards == (SEED_ICON,):
            s.do("pass")
        assert idle(s) and s.where(his) == "square 8" and len(s.hand(0)) == 1


@covers("B04-035")
def test_vega_a_seed_icon_into_the_deck_draws_two() -> None:
    for cards, answer in (((SEED_ICON, ICON), True), ((SEED_ICON, ICON), False), ((ICON,), None)):
        s = Scenario()
        handed = hand(s, *cards)
        hand(s, SEED_ICON, player=1)
        s.zone(0, "deck", 5)
        card = ready(s, "B04-035")
        s.begin().do("play", card, 4)
        if answer is not None:
            assert options(s) == {handed[0], "pass"}
            s.do(handed[0] if answer else "pass")
        assert idle(s) and len(s.hand(0)) == len(cards) + bool(answer)
        assert s.count(0, "deck") == 5 - bool(answer)


@covers("B04-037")
def test_event_mills_three() -> None:
    s = Scenario()
    a, b, c, d = s.zone(0, "deck", [ICON, WEAK, GIANT, cost(1)])
    card = ready(s, "B04-037")
    s.begin().do("play", card)
    assert [s.where(h) for h in (a, b, c, d, card)] == ["trash", "trash", "trash", "deck", "trash"]
    assert s.count(1, "deck") == 10


# ---- white ----------------------------------------------------------------------------------------------------------


@covers("B04-041")
def test_destinee_1000_for_mine_in_the_own_area() -> None:
    s = Scenario()
    card = s.put("B04-041", 0)
    home, corner, centre, his = s.put(GIANT, 1), s.put(WEAK, 2), s.put(GIANT, 4), s.put(GIANT, 7, player=1)
    intruder = s.put(GIANT, 8)
    s.begin()
    assert [s.power(h) for h in (card, home, corner, centre, his, intruder)] == [3500, 21000, 1500, 20000, 20000, 20000]


@covers("B04-041")
def test_destinee_of_the_second_player_and_outside_the_area() -> None:
    s = Scenario()
    card = s.put("B04-041", 4, player=1)
    home, his = s.put(GIANT, 7, player=1), s.put(GIANT, 1)
    enemy = s.put(GIANT, 6)
    s.begin()
    assert [s.power(h) for h in (card, home, his, enemy)] == [2500, 21000, 20000, 20000]


@covers("B04-043")
def test_mike_stronger_with_my_seed_icon_zx() -> None:
    for square, player, card, expected in ((8, 0, SEED_ICON, 6000), (1, 0, SEED_ICON, 6000), (0, 0, ICON, 4000),
                                           (6, 1, SEED_ICON, 4000)):
        s = Scenario()
        h = s.put("B04-043", 4)
        s.put(card, square, player=player)
        s.zone(0, "charge", [SEED_ICON] if player else [])
        s.begin()
        assert s.power(h) == expected


@covers("B04-047", "F09-012")
def test_seed_all_opposing_lose_1000(number: str) -> None:
    s = Scenario()
    own, home, his, his_home = four(s)
    dead = s.put(power(1000), 8, player=1)
    later, = hand(s, zx("later", cost=0))
    seed(s, number)
    assert idle(s) and s.where(dead) == "charge"
    assert [s.power(h) for h in (own, home, his, his_home)] == [20000, 20000, 19000, 19000]
    s.do("play", later, 4)
    assert s.power(later) == 5000
    s.end_turn()
    assert s.power(his) == 20000


@covers("B04-051")
def test_massif_a_charge_card_may_go_when_my_seed_icon_appears() -> None:
    s = Scenario()
    s.put("B04-051", 0)
    a, = s.zone(0, "charge", [ICON])
    b, = s.zone(1, "charge", [ICON])
    good, plain = hand(s, zx("good", cost=0, icon=EVOLSEED), zx("plain", cost=0))
    s.begin().do("play", plain, 4)
    assert idle(s)
    s.do("play", good, 3)
    assert options(s) == {a, b, "pass"}  # either player's Charge
    s.do(b)
    assert idle(s) and s.where(b) == "trash" and s.where(a) == "charge"


@covers("B04-051")
def test_massif_up_to_one_and_not_for_theirs() -> None:
    s = Scenario()
    s.put("B04-051", 0)
    a, = s.zone(0, "charge", [ICON])
    good, = hand(s, zx("good", cost=0, icon=EVOLSEED))
    s.begin().do("play", good, 4, "pass")
    assert idle(s) and s.where(a) == "charge"
    s = Scenario()
    s.put("B04-051", 8, player=1)
    s.zone(1, "charge", [ICON])
    good, = hand(s, zx("good", cost=0, icon=EVOLSEED))
    s.begin().do("play", good, 4)
    assert idle(s)


@covers("B04-056")
def test_k2_takes_no_damage_of_5000_or_less() -> None:
    s = Scenario()
    card = s.put("B04-056", 5, player=1)
    shots = hand(s, *[event(f"{n}", Deal(n, Choose(1, any_zx(power_max=9500, cost_min=7)))) for n in (5000, 5500)])
    minus, = hand(s, event("minus", Power(-4000, Choose(1, any_zx(power_max=9500, cost_min=7)))))
    a, b = s.put(power(5000), 4), s.put(power(5000), 2)
    s.begin().do("play", shots[0])
    assert s.damage(card) == 0
    attack(s, a, card)
    attack(s, b, card)
    assert s.damage(card) == 0 and s.power(card) == 9500
    s.do("play", shots[1])
    assert s.damage(card) == 5500
    s.do("play", minus)
    assert s.where(card) == "charge"


@covers("B04-057")
def test_guardian_heart_for_an_attacked_zx_in_the_own_area() -> None:
    s = Scenario()
    card = ready(s, "B04-057", 1)
    target = s.put(power(19500), 8, player=1)
    s.put(GIANT, 7, player=1)
    attacker = s.put(GIANT, 5)
    s.begin().do("attack", attacker, target)
    assert s.decision == (10, 1)
    s.do("play", card)
    assert s.power(target) == 21500  # the only possible choice
    s.finish_battle()
    assert s.where(target) == "square 8" and s.where(card) == "trash"
    s.end_turn()
    assert s.power(target) == 19500


@pytest.mark.parametrize("way", ["centre", "theirs"])
@covers("B04-057")
def test_guardian_heart_not_elsewhere(way: str) -> None:
    s = Scenario()
    if way == "centre":  # attacked, but not in the own area
        card, target, attacker = ready(s, "B04-057", 1), s.put(GIANT, 4, player=1), s.put(GIANT, 3)
        player = 1
    else:  # the attacker's player plays it: the Z/X is not in that player's own area
        card, target, attacker = ready(s, "B04-057", 0), s.put(GIANT, 8, player=1), s.put(GIANT, 5)
        player = 0
    s.begin().do("attack", attacker, target)
    assert s.decision == (10, player)
    s.do("play", card)
    assert s.where(target) == "charge" and s.power(attacker) == 20000 and s.where(card) == "trash"


@covers("B04-057")
def test_guardian_heart_for_an_intruder() -> None:
    """No owner is named: the opposing Z/X in the own area that is being attacked."""
    s = Scenario()
    card, target, attacker = ready(s, "B04-057"), s.put(power(19000), 0, player=1), s.put(GIANT, 3)
    s.begin().do("attack", attacker, target, "play", card).finish_battle()
    assert s.where(target) == "square 0" and s.power(target) == 21000


@covers("B04-057")
def test_guardian_heart_seed_returns_for_a_discard() -> None:
    s = Scenario()
    a, b = hand(s, ICON, WEAK)
    hand(s, GIANT, player=1)
    card = seed(s, "B04-057")
    assert options(s) == {a, b, "pass"}
    s.do(a)
    assert s.where(a) == "trash" and s.where(card) == "hand"
    for cards in ((ICON,), ()):
        s = Scenario()
        hand(s, *cards)
        card = seed(s, "B04-057")
        if cards:
            s.do("pass")
        assert idle(s) and s.where(card) == "trash" and len(s.hand(0)) == len(cards)


@covers("B04-058")
def test_event_a_charge_card_returns() -> None:
    s = Scenario()
    a, b = s.zone(0, "charge", [ICON, event("e", cost=9)])
    s.zone(1, "charge", [ICON])
    card = ready(s, "B04-058")
    s.begin().do("play", card)
    assert options(s) == {a, b}
    s.do(b)
    assert s.where(b) == "hand" and s.where(a) == "charge" and s.where(card) == "trash"


@pytest.mark.parametrize("guard", [True, False])
@covers("B04-059")
def test_gem_shine_destroys_who_attacks_me_or_my_player_square(guard: bool) -> None:
    s = Scenario()
    card = ready(s, "B04-059", 1)
    if guard:
        s.put(GIANT, 7, player=1)
    attacker, other = s.put(GIANT, 4), s.put(GIANT, 6)
    s.begin().do("attack", attacker, 7, "play", card)
    assert s.where(attacker) == "charge" and s.where(other) == "square 6" and s.life(1) == 4 and not s.in_battle


@covers("B04-059")
def test_gem_shine_reaches_an_archer_on_a_player_square() -> None:
    s = Scenario()
    card = ready(s, "B04-059", 1)
    archer = s.put(zx("archer", ranged(2)), 1)
    s.begin().do("attack", archer, "player", "play", card)
    assert s.where(archer) == "charge" and s.life(1) == 4


@covers("B04-059")
def test_gem_shine_not_when_another_square_is_attacked() -> None:
    s = Scenario()
    card = ready(s, "B04-059", 1)
    target, attacker = s.put(GIANT, 8, player=1), s.put(power(1000), 5)
    s.begin().do("attack", attacker, target, "play", card).finish_battle()
    assert s.where(attacker) == "square 5" and s.where(card) == "trash"


# ---- black ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("own", "other", "expected"), [(10, 0, 4000), (9, 12, 3000)])
@covers("B04-061")
def test_skeletal_fighter_stronger_with_ten_cards_in_trash(own: int, other: int, expected: int) -> None:
    s = Scenario()
    card = s.put("B04-061", 4)
    s.zone(0, "trash", own)
    s.zone(1, "trash", other)
    s.begin()
    assert s.power(card) == expected


@covers("B04-070")
def test_seed_destroys_one_opposing_of_cost_6_or_more() -> None:
    s = Scenario()
    six, nine = s.put(cost(6), 5, player=1), s.put(cost(9), 8, player=1)
    s.put(cost(5), 6, player=1)
    s.put(cost(8), 7, player=1)
    s.put(cost(7), 3)
    seed(s, "B04-070")
    assert options(s) == {six, nine}
    s.do(six)
    assert s.where(six) == "charge" and s.where(nine) == "square 8"


# ---- green ----------------------------------------------------------------------------------------------------------


@covers("B04-081")
def test_sunflower_destroyed_in_their_turn_reboots_up_to_two() -> None:
    s = Scenario()
    card = s.put("B04-081", 5, player=1)
    attacker = s.put(GIANT, 4)
    mine = resources(s, GREEN, 3, 1, slept=True)
    his = resources(s, GREEN, 1, 0, slept=True)
    s.begin()
    kill(s, attacker, card)
    assert s.decision is not None and s.decision[1] == 1 and "pass" in options(s)
    assert {h.owner for h in options(s) - {"pass"}} == {0, 1}
    s.do(mine[0], mine[1])
    assert idle(s) and s.awake(1) == 2 and s.awake(0) == 0 and not s.rebooted(his[0])


@covers("B04-081")
def test_sunflower_not_in_my_turn_and_not_when_replaced() -> None:
    s = Scenario()
    card, old = s.put("B04-081", 5), s.put("B04-081", 4)
    shot, new = hand(s, event("shot", Destroy(Choose(1, mine(cost_min=2, cost_max=2)))), zx("new", cost=0))
    resources(s, GREEN, 3, slept=True)
    s.begin().do("play", new, 4)
    assert idle(s) and s.where(old) == "trash"
    s.do("play", shot)
    assert idle(s) and s.where(card) == "charge" and s.awake(0) == 0


@covers("B04-090")
def test_werursus_into_resource_swaps_a_hand_card() -> None:
    s = Scenario()
    resources(s, GREEN, 2)
    s.zone(0, "resource", [named("兵器職人スパークランチャー")], slept=True)
    card, other = hand(s, "B04-090", GIANT)
    hand(s, WEAK, player=1)
    s.zone(1, "resource", [ICON])
    s.begin(phase="resource").do(card)
    assert options(s) == {other, "pass"}
    s.do(other)
    assert s.where(other) == "resource" and s.rebooted(other)
    assert other in options(s) and card in options(s) and "pass" not in options(s) and {h.owner for h in options(s)} == {0}
    s.do(card)
    assert s.where(card) == "hand" and s.count(0, "resource") == 4 and s.phase == "main"


@pytest.mark.parametrize("partner", ["mine", "theirs", "square"])
@covers("B04-090")
def test_werursus_declined_or_without_the_partner(partner: str) -> None:
    s = Scenario()
    launcher = named("兵器職人スパークランチャー")
    resources(s, GREEN, 2)
    if partner == "square":
        s.put(launcher, 0)
    else:
        s.zone(0 if partner == "mine" else 1, "resource", [launcher])
    card, other = hand(s, "B04-090", GIANT)
    s.begin(phase="resource").do(card)
    if partner == "mine":
        s.do("pass")
    assert s.where(other) == "hand" and s.where(card) == "resource" and s.phase == "main" and len(s.hand(0)) == 1


@covers("B04-093")
def test_takshaka_appears_out_of_resource() -> None:
    s = Scenario()
    s.put(GIANT, 3)
    s.put(GIANT, 5, player=1)
    card, = s.zone(0, "resource", ["B04-093"], slept=True)
    resources(s, GREEN, 6)
    s.begin().do("ability", card)
    assert options(s) == {0, 1, 2, 4, 6, 8}
    s.do(4)
    assert s.where(card) == "square 4" and s.rebooted(card) and s.awake(0) == 0 and s.count(0, "resource") == 6


@covers("B04-093")
def test_takshaka_only_in_resource_and_for_green_6() -> None:
    s = Scenario()
    card = s.put("B04-093", 4)
    resources(s, GREEN, 6)
    held, = hand(s, "B04-093")
    s.begin()
    assert not s.can("ability", card) and not s.can("ability", held)
    for own, red_ in ((4, 0), (0, 6)):
        s = Scenario()
        card, = s.zone(0, "resource", ["B04-093"], slept=True)
        resources(s, GREEN, own)
        resources(s, RED, red_)
        s.begin()
        assert not s.can("ability", card)


@covers("B04-097")
def test_girls_talk() -> None:
    s = Scenario()
    card = ready(s, "B04-097")
    a, b = hand(s, ICON, WEAK)
    hand(s, GIANT, player=1)
    s.zone(1, "resource", [ICON])
    s.begin().do("play", card)
    assert options(s) == {a, b}
    s.do(a)
    assert s.where(a) == "resource" and not s.rebooted(a)
    assert a in options(s) and "pass" not in options(s) and len(options(s)) == 2  # and the two green ones, which are copies
    s.do(a)
    assert s.where(a) == "hand" and s.count(0, "resource") == 2 and s.where(card) == "trash"


@covers("B04-097")
def test_girls_talk_without_a_hand_card() -> None:
    s = Scenario()
    card = ready(s, "B04-097")
    s.begin().do("play", card)
    if not idle(s):
        s.do(s.choices()[0])
    assert s.count(0, "resource") == 1 and len(s.hand(0)) == 1


def test_void_bringer_keeps_the_other_ability() -> None:
    """Out of Life, Mimosa asks for the Void Bringer first, then mills."""
    s, card = from_life("B04-021", 3, 3)
    s.do("pass")
    assert idle(s) and s.where(card) == "square 8" and s.count(1, "trash") == 1


# ---- cards outside the built-in decks -------------------------------------------------------------------------------

NEW_SEED = zx("new seed", cost=0, icon=EVOLSEED)


@covers("B04-004")
def test_swallow_stronger_with_an_empty_hand() -> None:
    for n, expected in ((0, 5500), (1, 4500)):
        s = Scenario()
        card = s.put("B04-004", 4)
        s.zone(0, "hand", n)
        s.zone(1, "hand", 1)
        s.begin()
        assert s.power(card) == expected


@covers("B04-006", "B04-067", "B04-091")
def test_when_my_seed_icon_appears(number: str) -> None:
    s = Scenario()
    card, his, home = s.put(number, 4), s.put(GIANT, 5, player=1), s.put(GIANT, 7, player=1)
    other = s.put(GIANT, 8, player=1)
    new, plain = hand(s, NEW_SEED, zx("plain", cost=0))
    s.begin().do("play", plain, 1)
    assert idle(s)
    s.do("play", new, 3)
    normal, everywhere = {card, his, other, new}, {card, his, other, new, home, plain}
    assert options(s) == {"B04-006": normal, "B04-067": {his, other}, "B04-091": everywhere}[number]
    s.do(his)
    if number == "B04-067":
        assert s.where(his) == "charge"
    else:
        assert (s.damage(his), s.power(his)) == ((5000, 20000) if number == "B04-006" else (0, 24000))


@covers("B04-007")
def test_tomoe_red_2_out_of_charge() -> None:
    s = Scenario()
    own, _, his, _ = four(s)
    card, = s.zone(0, "charge", ["B04-007"])
    resources(s, RED, 2)
    s.begin().do("ability", card)
    assert options(s) == {own, his}
    s.do(his)
    assert s.damage(his) == 5000 and s.where(card) == "trash"


@covers("B04-009")
def test_lynx_8000_to_either_with_an_empty_hand() -> None:
    s = Scenario()
    own, _, his, _ = s.put(GIANT, 3), s.put(GIANT, 1), s.put(GIANT, 5, player=1), s.put(GIANT, 7, player=1)
    card = s.put("B04-009", 4)
    resources(s, RED, 2)
    s.begin().do("ability", card)
    assert s.where(card) == "charge" and options(s) == {own, his}
    s.do(his)
    assert s.damage(his) == 8000


@covers("B04-013")
def test_orochi_with_nine_resources_or_fewer() -> None:
    for n, expected in ((9, 10500), (10, 8500)):
        s = Scenario()
        card = s.put("B04-013", 4)
        resources(s, RED, n)
        resources(s, RED, 12, 1)
        s.begin()
        assert s.power(card) == expected


@covers("B04-014")
def test_seed_2000_to_up_to_two_opposing() -> None:
    s = Scenario()
    _, _, his, _ = four(s)
    b, c = s.put(GIANT, 6, player=1), s.put(GIANT, 8, player=1)
    seed(s, "B04-014")
    assert options(s) == {his, b, c, "pass"}
    s.do(b, c)
    assert s.damage(b) == s.damage(c) == 2000 and s.damage(his) == 0 and idle(s)


@covers("B04-018")
def test_power_of_a_removed_zx() -> None:
    s = Scenario()
    _, _, his, _ = four(s)
    gone, other, _ = s.zone(1, "trash", [power(7000), power(3000), event("e")])
    s.zone(0, "trash", [ICON])
    card = ready(s, "B04-018")
    s.begin().do("play", card)
    assert options(s) == {gone, other}
    s.do(gone)
    assert s.where(gone) == "removed" and s.damage(his) == 7000


@covers("B04-019")
def test_power_of_the_zx_on_my_player_square() -> None:
    s = Scenario()
    s.put(power(7000), 1)
    his, other = s.put(GIANT, 5, player=1), s.put(GIANT, 8, player=1)
    card = ready(s, "B04-019")
    s.begin().do("play", card)
    assert options(s) == {his, other}
    s.do(his)
    assert s.damage(his) == 7000 and s.damage(other) == 0


@covers("B04-019", "B04-040", "B04-078", "B04-098", "F09-014", "B04-057")
def test_seed_event_returns_for_a_discard(number: str) -> None:
    for answer in (True, False):
        s = Scenario()
        a, _ = hand(s, ICON, GIANT)
        card = seed(s, number)
        s.do(a if answer else "pass")
        assert s.where(card) == ("hand" if answer else "trash") and s.where(a) == ("trash" if answer else "hand") and idle(s)


@covers("B04-020")
def test_sleep_one_to_reboot_another() -> None:
    s = Scenario()
    a, b = s.put(GIANT, 3), s.put(WEAK, 0, slept=True)
    s.put(GIANT, 5, player=1)
    card = ready(s, "B04-020")
    s.begin().do("play", card)
    assert options(s) == {a, b}
    s.do(a)
    assert not s.rebooted(a) and options(s) == {a, b}
    s.do(b)
    assert s.rebooted(b) and not s.rebooted(a)


@pytest.mark.parametrize("answer", [True, False])
@covers("B04-024")
def test_may_return_power_9000_or_more(answer: bool) -> None:
    s = Scenario()
    high, higher = s.put(power(9000), 5, player=1), s.put(GIANT, 8, player=1)
    s.put(power(8500), 6, player=1)
    s.put(power(9000), 7, player=1)
    card = ready(s, "B04-024")
    s.begin().do("play", card, 4)
    assert options(s) == {high, higher, "pass"}
    s.do(high if answer else "pass")
    assert s.where(high) == ("hand" if answer else "square 5") and idle(s)


@covers("B04-031")
def test_two_battle_dresses_in_charge_one_opposing_into_the_deck() -> None:
    for n in (2, 1):
        s = Scenario()
        s.zone(0, "charge", [zx("dress", tribes=(BATTLE_DRESS,))] * n + [ICON])
        his, other = s.put(GIANT, 5, player=1), s.put(GIANT, 8, player=1)
        card = ready(s, "B04-031")
        s.begin().do("play", card, 4)
        if n == 2:
            assert options(s) == {his, other}
            s.do(his)
        assert s.where(his) == ("deck" if n == 2 else "square 5") and idle(s)


@covers("B04-038")
def test_event_returns_one_opposing_of_cost_5_or_more() -> None:
    s = Scenario()
    five, nine = s.put(cost(5), 5, player=1), s.put(cost(9), 8, player=1)
    s.put(cost(4), 6, player=1)
    s.put(cost(6), 7, player=1)
    s.put(cost(6), 3)
    card = ready(s, "B04-038")
    s.begin().do("play", card)
    assert options(s) == {five, nine}
    s.do(five)
    assert s.where(five) == "hand"


@covers("B04-039", "F09-007")
def test_sword_revolution(number: str) -> None:
    for dress in (True, False):
        s = Scenario()
        s.zone(0, "charge", [zx("dress", tribes=(BATTLE_DRESS,)) if dress else ICON])
        s.zone(1, "charge", [zx("dress", tribes=(BATTLE_DRESS,))])
        low, three, four_ = s.put(cost(1), 5, player=1), s.put(cost(3), 8, player=1), s.put(cost(4), 6, player=1)
        card = ready(s, number)
        s.begin().do("play", card)
        assert options(s) == ({low, three, four_} if dress else {low, three})
        s.do(three)
        assert s.where(three) == "hand" and idle(s)


@covers("B04-040")
def test_all_opposing_beside_their_player_square_return() -> None:
    s = Scenario()
    a, b, c = s.put(GIANT, 6, player=1), s.put(WEAK, 4, player=1), s.put(GIANT, 7, player=1)
    d, own = s.put(GIANT, 5, player=1), s.put(GIANT, 8)
    card = ready(s, "B04-040")
    s.begin().do("play", card)
    assert s.where(a) == s.where(b) == "hand" and s.where(c) == "square 7" and s.where(d) == "square 5"
    assert s.where(own) == "square 8"


@covers("B04-044", "F09-010")
def test_kirin_weakens_an_attacked_cost_4(number: str) -> None:
    for n, loss in ((4, 2000), (5, 0)):
        s = Scenario()
        card, target = s.put(number, 4), s.put(cost(n), 5, player=1)
        s.begin()
        attack(s, card, target)
        assert s.power(target) == target.card.power - loss
        s.end_turn()
        assert s.power(target) == target.card.power


@covers("B04-053")
def test_three_angels_one_to_the_bottom_of_the_deck() -> None:
    angel = zx("angel", tribes=(ANGEL,), cost=6)
    for n in (2, 1):
        s = Scenario()
        for square in range(n):
            s.put(angel, square)
        five, _ = s.put(cost(5), 5, player=1), s.put(cost(6), 8, player=1)
        card = ready(s, "B04-053")
        s.begin().do("play", card, 4)
        if n == 2:
            assert options(s) == {five, card}  # it costs 5 itself
            s.do(five)
        assert s.where(five) == ("deck" if n == 2 else "square 5") and idle(s)


@covers("B04-054")
def test_white_3_a_charge_zx_of_cost_4_appears() -> None:
    s = Scenario()
    card = s.put("B04-054", 4)
    a, b, *_ = s.zone(0, "charge", [cost(4), cost(1), cost(5), event("e", cost=1)])
    resources(s, WHITE, 3)
    s.begin().do("ability", card)
    assert options(s) == {a, b}
    s.do(a)
    assert options(s) == {0, 1, 2, 3, 5, 6, 8}
    s.do(8)
    assert s.where(a) == "square 8" and s.rebooted(a) and s.awake(0) == 0


@covers("B04-055", "F09-013")
def test_white_1_out_of_charge_sleeps_up_to_three_resources(number: str) -> None:
    s = Scenario()
    card, = s.zone(0, "charge", [number])
    resources(s, WHITE, 1)
    his = s.zone(1, "resource", [cost(1), cost(2), cost(3), cost(4)])
    s.begin().do("ability", card)
    assert {*his, "pass"} <= options(s)
    s.do(his[0], his[1], his[2])
    assert [s.rebooted(h) for h in his] == [False, False, False, True] and idle(s)


@covers("B04-060")
def test_all_opposing_on_normal_squares_lose_5000() -> None:
    s = Scenario()
    own, home, his, his_home = four(s)
    card = ready(s, "B04-060")
    s.begin().do("play", card)
    assert [s.power(h) for h in (own, home, his, his_home)] == [20000, 20000, 15000, 20000]
    s.end_turn()
    assert s.power(his) == 20000


@values("number, bonus, zone", ("B04-064", 1000, "trash"), ("B04-072", 2000, "trash"), ("B04-083", 1000, "resource"))
def test_four_seed_icons(number: str, bonus: int, zone: str) -> None:
    for n in (4, 3):
        s = Scenario()
        card = s.put(number, 4)
        s.zone(0, zone, [SEED_ICON] * n + [ICON])
        s.zone(1, zone, [SEED_ICON] * 4)
        s.begin()
        assert s.power(card) == card.card.power + (bonus if n == 4 else 0)


@covers("B04-071")
def test_koenig_grows_whenever_an_opposing_zx_is_destroyed() -> None:
    s = Scenario()
    card, friend, target, own = s.put("B04-071", 4), s.put(GIANT, 0), s.put(WEAK, 3, player=1), s.put(WEAK, 2)
    second = s.put(zx("second"), 8, player=1)
    shots = hand(s, event("shot", Destroy(Choose(1, any_zx(name="second")))),
                 event("own shot", Destroy(Choose(1, mine(cost_max=1)))))
    s.begin()
    kill(s, friend, target)
    assert s.power(card) == 8500
    s.do("play", shots[0], "play", shots[1])
    assert s.where(second) == s.where(own) == "charge" and s.power(card) == 10500
    s.end_turn()
    assert s.power(card) == 6500


@covers("B04-075")
def test_the_opponent_discards_one_or_two() -> None:
    for n in (10, 9):
        s = Scenario()
        card = ready(s, "B04-075")
        a, b, c = hand(s, ICON, GIANT, WEAK, player=1)
        resources(s, GREEN, n, 1)
        s.begin().do("play", card, 4)
        assert s.decision is not None and s.decision[1] == 1 and options(s) == {a, b, c}
        s.do(b)
        if n == 10:
            assert options(s) == {a, c}
            s.do(c)
        assert idle(s) and s.where(a) == "hand" and s.count(1, "hand") == (1 if n == 10 else 2)


@covers("B04-076")
def test_another_may_be_destroyed_for_two_zx_of_trash() -> None:
    for answer in (True, False):
        s = Scenario()
        friend = s.put(cost(9), 1)
        s.put(GIANT, 5, player=1)
        a, b, *_ = s.zone(0, "trash", [cost(6), cost(1), cost(7), event("e", cost=1)])
        card = ready(s, "B04-076")
        s.begin().do("play", card, 4)
        assert options(s) == {friend, "pass"}
        s.do(friend if answer else "pass")
        if answer:
            assert options(s) == {a, b, "pass"}
            s.do(a, b)
        assert idle(s) and s.count(0, "hand") == (2 if answer else 0)


@covers("B04-077")
def test_event_a_card_of_trash_into_charge() -> None:
    s = Scenario()
    a, b = s.zone(0, "trash", [ICON, event("e")])
    s.zone(1, "trash", [ICON])
    card = ready(s, "B04-077")
    s.begin().do("play", card)
    assert options(s) == {a, b}
    s.do(b)
    assert s.where(b) == "charge" and s.where(card) == "trash"


@covers("B04-078")
def test_event_a_zx_of_cost_5_returns() -> None:
    s = Scenario()
    a, b, *_ = s.zone(0, "trash", [cost(5), cost(1), cost(6), event("e", cost=1)])
    card = ready(s, "B04-078")
    s.begin().do("play", card)
    assert options(s) == {a, b}
    s.do(a)
    assert s.where(a) == "hand"


@covers("B04-079")
def test_one_of_mine_for_one_of_cost_5() -> None:
    s = Scenario()
    own, home = s.put(cost(9), 3), s.put(cost(5), 1)
    his, _ = s.put(cost(5), 5, player=1), s.put(cost(6), 8, player=1)
    low = s.put(cost(2), 6, player=1)
    card = ready(s, "B04-079")
    s.begin().do("play", card)
    assert options(s) == {own, home}
    s.do(own)
    assert options(s) == {his, low}
    s.do(his)
    assert s.where(own) == s.where(his) == "charge"


@covers("B04-080")
def test_any_number_on_normal_squares_is_destroyed() -> None:
    s = Scenario()
    own, home, his, his_home = four(s)
    other = s.put(GIANT, 8, player=1)
    card = ready(s, "B04-080")
    s.begin().do("play", card)
    assert options(s) == {own, his, other, "pass"}
    s.do(his, other, "pass")
    assert s.where(his) == s.where(other) == "charge" and s.where(own) == "square 3" and s.where(home) == "square 1"
    assert s.where(his_home) == "square 7"


@covers("B04-092")
def test_seed_3000_for_one_of_mine() -> None:
    s = Scenario()
    own, home, _, _ = four(s)
    seed(s, "B04-092")
    assert options(s) == {own, home}
    s.do(home)
    assert s.power(home) == 23000
    s.end_turn()
    assert s.power(home) == 20000


@covers("B04-096")
def test_green_cards_are_played_out_of_resource() -> None:
    s = Scenario()
    s.put("B04-096", 4)
    green_card, red_card = s.zone(0, "resource", [zx("g", colours=(GREEN,), cost=2), zx("r", cost=1)])
    resources(s, GREEN, 1)
    s.begin()
    assert s.can("play", green_card) and not s.can("play", red_card)
    s.do("play", green_card, 3)
    assert s.where(green_card) == "square 3" and s.rebooted(green_card) and s.awake(0) == 0


@covers("B04-099")
def test_one_or_two_opposing_into_resource() -> None:
    for n in (10, 9):
        s = Scenario()
        a, b, c = s.put(GIANT, 5, player=1), s.put(GIANT, 6, player=1), s.put(GIANT, 8, player=1)
        card = ready(s, "B04-099")
        resources(s, GREEN, n - 5, slept=True)
        resources(s, GREEN, 12, 1)
        s.begin().do("play", card)
        assert options(s) == {a, b, c}
        s.do(a)
        if n == 10:
            assert options(s) == {b, c}
            s.do(c)
        assert idle(s) and s.where(a) == "resource" and not s.rebooted(a) and s.where(b) == "square 6"
        assert s.where(c) == ("resource" if n == 10 else "square 8")


@covers("B04-100")
def test_a_resource_of_cost_6_appears() -> None:
    s = Scenario()
    six, one, *_ = s.zone(0, "resource", [cost(6), cost(1), cost(7), event("e", cost=1)], slept=True)
    s.put(GIANT, 3)
    card = ready(s, "B04-100")
    s.begin().do("play", card)
    assert {six, one} == options(s)
    s.do(six)
    assert options(s) == {0, 2, 4, 5, 6, 8}
    s.do(4)
    assert s.where(six) == "square 4" and s.rebooted(six)


@covers("B04-102", "P04-002")
def test_eight_hand_cards_one_damage(number: str) -> None:
    for n in (8, 7):
        s = Scenario()
        s.zone(0, "hand", n)
        card = ready(s, number)
        s.begin().do("play", card, 4)
        if n == 8:
            s.do(s.choices()[0])
        assert idle(s) and s.life(1) == 4 - (n == 8)


@covers("B04-103", "P04-003")
def test_six_fierte_in_trash(number: str) -> None:
    for n, expected in ((6, 12500), (5, 7500)):
        s = Scenario()
        card = s.put(number, 4)
        s.zone(0, "trash", [named("誇りのフィエリテ")] * n + [ICON])
        s.begin()
        assert s.power(card) == expected
