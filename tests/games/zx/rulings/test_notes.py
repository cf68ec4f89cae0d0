"""Official FAQ, scenarios written from the comprehensive-rule notes, a puzzle, a list of misplays."""

from __future__ import annotations

import dataclasses

import pytest
from stubs import BLANK, ICON, PLAIN, attack, auto, event, give, power, resources, zx

from zxfast.decks import check, load
from zxfast.games.zx.vocabulary import (
    BLACK,
    IGNITION,
    LIFE,
    LIFE_RECOVERY,
    NORMAL,
    VOID_BRINGER,
    All,
    Always,
    Appear,
    Cards,
    Choose,
    Deal,
    Destroy,
    DestroysByBattle,
    Draw,
    Filter,
    FromDeck,
    Gains,
    GetsCost,
    GetsPower,
    Ignite,
    IsDestroyed,
    Look,
    Power,
    Range,
    Recover,
    Squares,
    StartCard,
    Subject,
    any_zx,
    appears,
    mine,
    startup,
    theirs,
    up_to,
)
from zxfast.games.zx.vocabulary.describe import describe
from zxfast.testing import Scenario

MOURNER = zx("mourner", auto(IsDestroyed(), Draw()))


# ---- FAQ ------------------------------------------------------------------------------------------------------------


def test_faq_01_damage_adds_up_and_equal_is_enough() -> None:
    s = Scenario()
    a = s.put(PLAIN, square=4, player=1)
    b, c = s.put(power(3000), square=3), s.put(power(2000), square=5)
    s.begin()
    attack(s, b, a)
    assert s.damage(a) == 3000
    attack(s, c, a)
    assert s.where(a) == "charge"


def test_faq_02_damage_does_not_lower_power() -> None:
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(5000), square=6, player=1)
    ev = give(s, "B01-017", 1)
    resources(s, "red", 1, 1)
    s.begin().do("attack", a, b, "play", ev, a)
    assert s.where(b) == "charge" and s.where(a) == "square 3" and s.damage(a) == 3500 and s.power(a) == 5000


def test_faq_05_power_zero_or_less_is_lethal() -> None:
    s = Scenario()
    b = s.put(power(3500), square=6, player=1)
    ev = give(s, "B01-060")
    resources(s, "white", 2)
    s.begin().do("play", ev)
    assert s.where(b) == "charge"


def test_faq_06_a_diagonal_is_distance_two() -> None:
    s = Scenario()
    a = s.put("B01-004", square=1)
    for q in (3, 4, 5, 7, 6, 8):
        s.put(zx(f"u{q}"), square=q, player=1)
    s.begin()
    assert s.targets(a) == [3, 4, 5, 7]


def test_faq_08_void_bringer_reaches_the_player_square() -> None:
    s = Scenario()
    a = s.put(PLAIN, square=4)
    guard = s.put(PLAIN, square=1)
    bringer, _ = s.zone(1, "life", ["B01-002", PLAIN])
    s.begin()
    attack(s, a)
    s.do(bringer, "play", 8)
    assert s.decision == (18, 1) and guard in s.choices()
    s.do(guard)
    assert s.where(guard) == "trash"


def test_faq_09_void_bringer_does_not_destroy() -> None:
    s = Scenario()
    a = s.put("B01-048", square=4)
    other = s.put(PLAIN, square=1)
    bringer, _ = s.zone(1, "life", ["B01-002", PLAIN])
    s.begin()
    attack(s, a)
    s.do(bringer, "play", 8, a)
    assert s.where(a) == "trash" and s.count(0, "charge") == 0 and s.power(other) == 5000


# ---- notes ----------------------------------------------------------------------------------------------------------


def test_rn_01_three_ignitions_then_the_triggers() -> None:
    for first in (0, 2):
        s = Scenario()
        caller = zx("caller", appears(Draw()), icon=IGNITION)
        ev = give(s, event("triple", Ignite(3)))
        cards = s.zone(0, "deck", [caller, "B01-020", "B03-067", 5])
        b = s.put(power(8000), square=6, player=1)
        s.zone(0, "trash", [zx("cheap")])
        s.begin().do("play", ev, "play", 4, "play")
        assert s.decision == (13, 0)  # the Event is being carried out
        s.do(b)
        assert s.where(b) == "charge" and s.decision == (11, 0) and s.waiting == [cards[0], cards[2]]
        s.do(cards[first])
        assert s.count(0, "hand") == 2


def test_rn_02_ignition_by_an_effect_needs_no_charge() -> None:
    s = Scenario()
    ev = give(s, event("one", Ignite(1)))
    top = s.zone(0, "deck", [ICON, 5])[0]
    s.begin().do("play", ev, "play", 4)
    assert s.where(top) == "square 4" and s.count(0, "charge") == 0


def test_rn_04_playing_the_revealed_card_is_optional() -> None:
    s = Scenario()
    top = s.zone(0, "deck", ["B01-026", 5])[0]
    paid, = s.zone(0, "charge", [PLAIN])
    s.begin(phase="ignition").do(paid, "no")
    assert s.where(top) == "trash" and s.where(paid) == "trash"


def test_rn_05_a_failed_ignition_triggers_the_evol_seed() -> None:
    s = Scenario()
    alice = s.zone(0, "deck", ["B03-067", 5])[0]
    paid, = s.zone(0, "charge", [zx("three", cost=3)])
    s.begin(phase="ignition").do(paid)
    assert s.where(alice) == "trash" and s.where(paid) == "hand"


def test_rn_07_deck_and_trash_empty_loses() -> None:
    s = Scenario()
    s.zone(0, "deck", [])
    s.zone(0, "life", 3)
    s.begin()
    assert s.over == {"winner": 1, "reason": "deck_out"}


def test_rn_08_a_loss_by_reload_waits_for_the_end_of_the_effect() -> None:
    s = Scenario()
    ev = give(s, event("draw", Draw(2), Deal(5000, Choose(1, theirs()))))
    s.zone(0, "deck", [PLAIN])
    s.zone(0, "trash", [PLAIN, PLAIN])
    s.zone(0, "life", 1)
    b = s.put(PLAIN, square=6, player=1)
    s.begin().do("play", ev)
    assert s.winner == 1 and s.count(0, "hand") == 2 and s.where(b) == "charge"  # ⑦ comes before ⑧


def test_rn_09_a_life_card_of_a_reload_cannot_be_played() -> None:
    s = Scenario()
    ev = give(s, event("draw", Draw()))
    s.zone(0, "deck", [PLAIN])
    s.zone(0, "trash", [PLAIN, PLAIN])
    recovery, _ = s.zone(0, "life", ["B01-024", PLAIN])
    s.begin().do("play", ev, recovery)
    assert s.where(recovery) == "charge" and s.life(0) == 1 and s.decision == (5, 0)


def test_rn_10_the_opponent_picks_the_life_card() -> None:
    s = Scenario()
    life = s.zone(1, "life", [zx(f"l{i}") for i in range(4)])
    s.begin(pending=(0, 1))
    assert s.decision == (16, 0) and s.choices() == life
    s.do(life[2])
    assert s.where(life[2]) == "charge"


def test_rn_12_charge_of_five_for_a_moment() -> None:
    """The engine follows the current rule (ZX-12.5): the owner keeps any four of the five."""
    s = Scenario()
    charge = s.zone(1, "charge", [zx(f"c{i}") for i in range(4)])
    life = s.zone(1, "life", [zx("l"), PLAIN])
    s.begin(pending=(0, 1)).do(life[0])
    assert s.decision == (19, 1) and set(s.choices()) == {*charge, life[0]}
    s.do(charge[0])
    assert s.where(life[0]) == "charge" and s.where(charge[0]) == "trash"


def test_rn_13_the_turn_players_damage_comes_first() -> None:
    s = Scenario()
    s.begin(player=1, turn=3, pending=(1, 1))
    assert s.decision == (16, 0) and s.pending == (1, 0)
    s.do(s.choices()[0])
    assert s.decision == (16, 1)


@pytest.mark.parametrize(("own", "recovered", "name"), [(3, 1, "rn_15"), (4, 0, "rn_16")])
def test_rn_15_and_rn_16_the_played_card_is_not_counted(own: int, recovered: int, name: str) -> None:
    s = Scenario()
    s.zone(0, "life", 2)
    recovery, *_ = s.zone(1, "life", ["B01-024", *[PLAIN] * (own - 1)])
    s.begin(pending=(0, 1)).do(recovery, "play", 8)
    assert s.life(1) == own - 1 + recovered, name


def test_rn_17_void_bringer_by_ignition_does_nothing() -> None:
    s = Scenario()
    s.put(PLAIN, square=8, player=1)
    s.zone(0, "deck", ["B01-002", 5])
    s.zone(0, "life", 1)
    paid, = s.zone(0, "charge", [PLAIN])
    s.begin(phase="ignition").do(paid, "play", 4)
    assert s.decision == (5, 0) and s.count(1, "square") == 1


def test_rn_19_legal_squares_of_a_play() -> None:
    s = Scenario()
    card = give(s, zx("free", cost=0))
    s.put(PLAIN, square=3, slept=True)
    s.put(PLAIN, square=5, player=1)
    s.begin().do("play", card)
    legal = s.choices()
    assert 4 in legal and 1 in legal and not {3, 5, 7} & set(legal)


def test_rn_21_a_zx_on_the_opponents_player_square_goes() -> None:
    s = Scenario()
    a = s.put(MOURNER, square=7)
    s.begin()
    assert s.where(a) == "trash" and s.count(0, "hand") == 0


def test_rn_22_range_is_checked_in_the_declaration_only() -> None:
    lens = zx("lens", Always(Gains(Always(Range(2)), mine(other=True))))
    s = Scenario()
    a, b = s.put(PLAIN, square=3), s.put(power(9000), square=5, player=1)
    s.put(lens, square=0)
    kill = give(s, event("kill", Destroy(Choose(1, any_zx(name="lens")))), 1)
    s.begin().do("attack", a, b, "play", kill)
    assert s.damage(b) == 5000
    s = Scenario()
    a, b = s.put("B01-029", square=3), s.put(power(9000), square=5, player=1)
    s.begin()
    assert s.can("attack", a, b)


@pytest.mark.parametrize("controller", [0, 1])
def test_rn_23_absolute_boundary_stops_choosing_only(controller: int) -> None:
    s = Scenario()
    s.player_card(1, "雷鳥超")
    b, c = s.put("B04-036", square=6, player=1), s.put(PLAIN, square=8, player=1)
    drain = give(s, event("drain", Power(-1000, All(any_zx()))), controller)
    point = give(s, event("point", Power(-500, Choose(1, any_zx()))), controller)
    s.begin(player=controller).do("play", drain)
    assert s.power(b) == 9500 and s.power(c) == 4000
    s.do("play", point)
    assert s.power(b) == 9500 and s.power(c) == 3500


def test_rn_25_as_many_as_possible_appear() -> None:
    """DP-24, ZX-15.6: one square for two cards: the controller picks which one."""
    s = Scenario()
    for q in (0, 2, 3, 4, 5, 6):
        s.put(PLAIN, square=q, slept=True)
    one, two = s.zone(0, "trash", [zx("one"), zx("two")])
    ev = give(s, event("call", Appear(Choose(2, Cards("trash")), Squares(NORMAL))))
    s.begin().do("play", ev, one)
    assert s.decision == (24, 0) and s.choices() == [one, two]
    s.do(two)
    assert s.where(two) == "square 8" and s.where(one) == "trash"


def test_rn_26_revealed_cards_left_in_the_deck_are_shuffled() -> None:
    """A card that is only looked at keeps its place (ZX-15.24)."""
    for revealed in (True, False):
        s = Scenario()
        ev = give(s, event("look", Look(3, revealed=revealed)))
        cards = s.zone(0, "deck", [zx(f"d{i}") for i in range(5)])
        s.begin().do("play", ev)
        assert s.state["deck_top"][0] == ([] if revealed else [h.id for h in cards])
        assert s.count(0, "deck") == 5


def test_rn_27_only_the_word_recover_recovers() -> None:
    """Both moves increase Life; only one of them is described as recovery."""
    for effect, words in ((Recover(), True), (FromDeck(1, LIFE), False)):
        card = event("heal", effect)
        s = Scenario()
        ev = give(s, card)
        s.begin().do("play", ev)
        assert s.life(0) == 5
        assert ("recover" in describe(card, "en").lower()) == words


def test_rn_28_destroyed_by_battle_or_by_an_effect() -> None:
    s = Scenario()
    a, b = s.put("B01-036", square=3), s.put(zx("b", auto(IsDestroyed(by_ability_of=Filter()), Draw())), square=6, player=1)
    s.begin()
    attack(s, a, b)
    assert s.count(0, "hand") == 1 and s.count(1, "hand") == 0
    s = Scenario()
    a, b = s.put("B01-036", square=3), s.put(power(12000), square=6, player=1)
    bolt = give(s, event("bolt", Deal(3000, Choose(1, theirs()))))
    s.begin()
    attack(s, a, b)
    assert s.where(b) == "square 6"
    s.do("play", bolt)
    assert s.where(b) == "charge" and s.count(0, "hand") == 0


def test_rn_29_dying_of_a_lost_bonus_is_no_effect() -> None:
    martyr = zx("martyr", auto(IsDestroyed(by_ability_of=Filter()), Draw()))
    s = Scenario()
    a = s.put(martyr, square=3, damage=5500)
    s.put(zx("flag", Always(GetsPower(1000, mine(other=True)))), square=0)
    killer = s.put(zx("killer", startup((), Destroy(Choose(1, mine(name="flag"))))), square=2)
    s.begin().do("ability", killer)
    assert s.where(a) == "charge" and s.count(0, "hand") == 0


def test_rn_31_order_of_simultaneous_resolutions() -> None:
    s = Scenario()
    old, _ = s.put(MOURNER, square=4, damage=5000), s.put(PLAIN, square=4)
    dead = s.put(MOURNER, square=6, player=1, damage=5000)
    charge = s.zone(0, "charge", [zx(f"c{i}") for i in range(5)])
    s.zone(1, "life", 0)
    s.begin(pending=(1, 0))
    assert s.decision == (19, 0) and s.where(old) == "square 4" and s.where(dead) == "square 6"
    s.do(charge[0])
    assert s.where(old) == "trash" and s.where(dead) == "charge" and s.winner == 0 and s.pending == (1, 0)


def test_rn_32_deck_lists() -> None:
    """49, 51 cards; 19, 21 icons; 5 of one name; 5 Life Recovery; 5 Void Bringer; the last list is legal."""
    recovery = [zx(f"r{i}", LIFE_RECOVERY, icon=IGNITION) for i in range(5)]
    bringer = [zx(f"b{i}", VOID_BRINGER, icon=IGNITION) for i in range(5)]
    icons = [zx(f"i{i}", icon=IGNITION) for i in range(21)]
    plain = [zx(f"p{i}") for i in range(40)]
    model = load("b01_mono_red")

    def problems(cards: list[object]) -> int:
        return len(check(dataclasses.replace(model, cards=tuple(cards))))

    legal = recovery[:4] + bringer[:4] + icons[:12] + plain[:30]
    assert problems(legal) == 0
    assert problems(legal[:-1]) == 1 and problems([*legal, plain[30]]) == 1
    assert problems(recovery[:4] + bringer[:4] + icons[:11] + plain[:31]) == 1
    assert problems(recovery[:4] + bringer[:4] + icons[:13] + plain[:29]) == 1
    assert problems(legal[:-5] + [plain[0]] * 4 + plain[30:31]) == 1
    assert problems(recovery + bringer[:4] + icons[:11] + plain[:30]) == 1
    assert problems(recovery[:4] + bringer + icons[:11] + plain[:30]) == 1


def start_deck() -> list[object]:
    """A start card without icon and 49 other cards."""
    return [zx("start", StartCard())] + [zx(f"p{i}", cost=9) for i in range(49)]


def test_rn_34_set_up() -> None:
    s = Scenario.game(start_deck(), start_deck())  # type: ignore[arg-type]
    assert s.decision == (1, 0)
    s.do(s.choices()[0], s.cards(1, "deck")[0])
    assert s.decision == (2, 0) and len(s.hand(0)) == 4
    before = s.hand(1)
    s.do("keep", "redraw")
    assert s.decision == (3, 0)  # the first turn has begun; one redraw only
    assert s.hand(1) != before and len(s.hand(1)) == 4
    for player in (0, 1):
        assert (s.life(player), s.awake(player), s.count(player, "deck")) == (4, 2, 39)


def test_rn_35_the_first_player_skips_the_first_draw() -> None:
    s = Scenario.game(start_deck(), start_deck())  # type: ignore[arg-type]
    s.do("pass", "pass", "keep", "keep")
    assert s.turn == 0 and len(s.hand(0)) == 4 and s.decision == (3, 0)
    s.do(s.hand(0)[0])
    assert s.count(0, "resource") == 3
    s.until("resource", 1)
    assert s.turn == 1 and len(s.hand(1)) == 6
    s.do("pass")
    assert s.count(1, "resource") == 2


def test_rn_37_up_to_two_and_two_with_one_target() -> None:
    for choose, options in ((Choose(2, theirs()), 0), (up_to(2, theirs()), 2)):
        s = Scenario()
        b = s.put(PLAIN, square=6, player=1)
        ev = give(s, event("kill", Destroy(choose)))
        s.begin().do("play", ev)
        if options:
            assert s.choices() == [b, "pass"]
            s.do("pass")
            assert s.where(b) == "square 6"
        else:
            assert s.where(b) == "charge"


# ---- puzzle ---------------------------------------------------------------------------------------------------------


def test_dr_01_ignition_with_one_card_left() -> None:
    s = Scenario()
    last, = s.zone(0, "deck", ["B01-032"])
    paid, = s.zone(0, "charge", [PLAIN])
    life = s.zone(0, "life", 3)
    s.begin(phase="ignition").do(paid)
    assert s.decision == (16, 1) and s.where(last) == "deck"
    s.do(life[0])
    assert (s.count(0, "deck"), s.count(0, "trash"), s.count(0, "charge"), s.life(0)) == (2, 0, 1, 2)


def test_dr_02_ignition_with_one_card_left_an_event() -> None:
    s = Scenario()
    last, = s.zone(0, "deck", ["B01-020"])
    paid, = s.zone(0, "charge", [PLAIN])
    life = s.zone(0, "life", 3)
    b = s.put(power(8000), square=6, player=1)
    s.begin(phase="ignition").do(paid, "play")
    assert s.decision == (16, 1) and s.where(last) == "temporary" and s.where(b) == "square 6" and s.damage(b) == 0
    s.do(life[0])
    assert (s.count(0, "deck"), s.count(0, "trash"), s.count(0, "charge"), s.life(0)) == (1, 1, 1, 2)
    assert s.where(last) == "trash" and s.where(b) == "charge"


def test_dr_04_the_seed_is_shuffled_in_before_it_resolves() -> None:
    s = Scenario()
    last, = s.zone(0, "deck", ["B04-062"])
    paid, = s.zone(0, "charge", [PLAIN])
    resources(s, BLACK, 2)
    life = s.zone(0, "life", 3)
    s.begin(phase="ignition").do(paid, life[0])
    assert s.decision == (12, 0)
    s.do("yes")
    assert s.where(last) == "deck" and s.count(0, "square") == 0


def test_mp_02_does_not_become_n_or_less() -> None:
    """ZX-8.12: the lowest cost is N + 1."""
    for floor in (1, 3):
        s = Scenario()
        s.put(zx("less", Always(GetsCost(-9, theirs(), floor=floor))), square=0)
        b = s.put(zx("five", cost=5), square=6, player=1)
        s.begin()
        assert s.cost(b) == floor


def test_destroys_by_battle_is_not_true_for_events_rn_28() -> None:
    """RN-28: the same defender, killed by an Event in the event step: no battle destruction."""
    hero = zx("hero", auto(DestroysByBattle(Subject()), Draw()))
    s = Scenario()
    a, b = s.put(hero, square=3), s.put(PLAIN, square=6, player=1)
    bolt = give(s, event("bolt", Deal(5000, Choose(1, theirs()))))
    blank = give(s, BLANK, 1)
    s.begin().do("attack", a, b, "play", bolt)
    assert s.where(b) == "charge" and s.count(0, "hand") == 0 and s.where(blank) == "hand"


def test_rn_25_different_squares() -> None:
    """RN-25: two cards that appear at the same time take different squares."""
    s = Scenario()
    one, two = s.zone(0, "trash", [zx("one"), zx("two")])
    ev = give(s, event("call", Appear(Choose(2, Cards("trash")), Squares(NORMAL, empty=False))))
    s.begin().do("play", ev, one, 4)
    assert s.decision == (6, 0) and 4 not in s.choices()
    s.do(0)
    assert (s.where(one), s.where(two)) == ("square 4", "square 0")
