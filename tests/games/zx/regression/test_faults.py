"""What fuzzing and reading both engines against each other found, one small position for each kind of fault.

`Scenario` compares the two engines after every step, so a test also fails if only one of them goes wrong again.
"""

from __future__ import annotations

from stubs import ICON, KNIGHT, PLAIN, attack, auto, event, give, hand, power, resources, zx

from zxfast.games.zx.vocabulary import (
    ANYWHERE,
    BATTLE,
    BLUE,
    CHARGE,
    COLOURLESS,
    DECK_BOTTOM,
    DECK_TOP,
    EITHER,
    ENEMY_AREA,
    HAND,
    IT,
    LIFE,
    LOOKED,
    MINE,
    RED,
    REMOVED,
    RESOURCE,
    THAT,
    THEIRS,
    THIS,
    TRASH,
    All,
    Always,
    Appears,
    AtEndOfTurn,
    AttackBattleEnds,
    Auto,
    CannotAppearOn,
    Cards,
    Choose,
    Count,
    DamageBonus,
    Deal,
    DealPlayer,
    DealsNoDamage,
    Destroy,
    DestroysByBattle,
    DestroysOpposing,
    DestroyThis,
    Draw,
    Filter,
    FromDeck,
    Gains,
    GetsCost,
    GetsPower,
    If,
    IfDid,
    Ignite,
    IsDestroyed,
    Look,
    May,
    Modes,
    Move,
    OnPlay,
    Pay,
    PlayerIs,
    Power,
    PowerOf,
    Put,
    PutBack,
    PutIntoResource,
    Range,
    Recover,
    Repeat,
    Resources,
    Shuffle,
    Sleep,
    SleepThis,
    SleepUnits,
    Squares,
    Startup,
    Subject,
    TheirTurn,
    TurnEnds,
    Units,
    WhenDestroyedPut,
)
from zxfast.testing import Scenario


def played(*effects, cost=0, **zones):
    """Player 0 has an Event with these effects in hand and two Z/X on squares of each side's row."""
    s = Scenario()
    card = give(s, event("event", *effects, cost=cost))
    return s, card


# ---- objects (ZX-4.5, 10.9) -----------------------------------------------------------------------------------------


def test_that_follows_a_unit_that_is_displaced_in_between():
    s, card = played(Power(1000, Choose(1, Units(MINE))), Ignite(), Power(1000, THAT))
    old = s.put(PLAIN, 4)
    new, = s.zone(0, "deck", [ICON])
    s.zone(0, "deck", 3)
    s.begin()
    s.do("play", card, "play", 4)
    assert s.where(old) == "trash" and s.power(new) == 5000  # ICON was put on it, the second +1000 was for the old one


def test_that_is_nothing_once_a_reload_has_taken_the_card():
    s, card = played(Put(Choose(1, Cards(HAND)), TRASH), Draw(), Put(THAT, HAND))
    thrown, = hand(s, PLAIN)
    last, = s.zone(0, "deck", [power(1000)])
    life = s.zone(0, "life", 2)
    s.begin()
    s.do("play", card, life[0])
    assert s.where(thrown) == "deck" and s.where(last) == "hand"


def test_this_of_a_triggered_ability_is_not_the_card_that_came_back():
    fetch = event("fetch", Put(Choose(1, Cards(RESOURCE)), HAND), Put(THAT, RESOURCE))
    late = zx("late", auto(PutIntoResource(), Put(THIS, CHARGE)))
    s = Scenario()
    card = give(s, fetch)
    slept, = s.zone(0, "resource", [late])
    s.begin()
    s.do("play", card)
    assert s.where(slept) == "charge"  # its second time there


def test_that_after_destroy_is_in_the_zones_of_the_replacements():
    tough = zx("tough", Always(WhenDestroyedPut(HAND, False)))
    s, card = played(Destroy(All(Units(THEIRS))), Put(THAT, REMOVED))
    a, b = s.put(PLAIN, 6, player=1), s.put(tough, 8, player=1)
    s.begin()
    s.do("play", card)
    assert s.where(a) == s.where(b) == "removed"


def test_the_abilities_of_an_event_do_not_share_that():
    s = Scenario()
    card = give(s, event("two", abilities=(OnPlay((Power(1000, All(Units(MINE))),)), OnPlay((Power(1000, THAT),)))))
    z = s.put(PLAIN, 4)
    s.begin()
    s.do("play", card)
    assert s.power(z) == 6000


def test_an_event_that_has_moved_itself_is_no_longer_this():
    s = Scenario()
    card = give(s, event("gone", abilities=(OnPlay((Put(THIS, CHARGE),)), OnPlay((Put(THIS, HAND),)))))
    s.begin()
    s.do("play", card)
    assert s.where(card) == "charge"


def test_power_of_this_skips_the_whole_operation_without_it():
    z = zx("fist", auto(IsDestroyed(), Deal(PowerOf(THIS), Choose(1, Units(THEIRS)))), power=3000)
    mover = zx("mover", auto(IsDestroyed(Subject(False, MINE)), Put(All(Cards(CHARGE)), REMOVED)))
    s = Scenario()
    a, m = s.put(z, 4), s.put(mover, 0)
    s.put(PLAIN, 6, player=1)
    card = give(s, event("end", Destroy(Choose(1, Units(MINE, filter=Filter(name="fist"))))))
    s.begin()
    s.do("play", card, m)  # the mover's ability first: the fist is removed
    assert s.where(a) == "removed" and s.decision == (5, 0)


# ---- choosing and counting ------------------------------------------------------------------------------------------


def test_may_choose_two_of_one_asks_nothing():
    s, card = played(Power(1000, Choose(2, Units(MINE), may=True)), IfDid((Draw(),)))
    s.put(PLAIN, 4)
    s.begin()
    s.do("play", card)
    assert s.decision == (5, 0) and s.hand(0) == []


def test_all_did_only_if_every_one_was_turned():
    s, card = played(Sleep(All(Units(MINE))), IfDid((Draw(),)))
    s.put(PLAIN, 4), s.put(PLAIN, 0, slept=True)
    s.begin()
    s.do("play", card)
    assert s.hand(0) == []


def test_that_of_fewer_than_asked_is_complete_for_what_follows():
    s, card = played(Power(1000, Choose(2, Units(MINE))), Power(1000, THAT), IfDid((Draw(),)))
    z = s.put(PLAIN, 4)
    s.begin()
    s.do("play", card)
    assert s.power(z) == 7000 and len(s.hand(0)) == 1


def test_choice_among_life_cards_is_face_down():
    s = Scenario(ask_life=False)
    card = give(s, event("peek", Put(Choose(2, Cards(LIFE, THEIRS), up_to=True), HAND)))
    s.zone(1, "life", [power(1000), power(2000), power(3000)])
    s.begin()
    s.do("play", card)
    assert s.decision == (12, 0)
    s.do("yes", "no")
    assert len(s.hand(1)) == 1 and s.life(1) == 2


def test_shares_of_split_damage_are_chosen_before_any_is_dealt():
    s, card = played(Deal(3000, Choose(3, Units(THEIRS)), split=True))
    units = [s.put(PLAIN, square, player=1) for square in (6, 7, 8)]
    s.begin()
    s.do("play", card, units[0], units[1], 1000)
    assert [s.damage(u) for u in units] == [0, 0, 0]
    s.do(1500)
    assert [s.damage(u) for u in units] == [1000, 1500, 500]


def test_an_event_has_no_power_that_a_filter_could_ask_for():
    s, card = played(Put(All(Cards(TRASH, filter=Filter(power_max=5000))), HAND))
    old, z = s.zone(0, "trash", [event("old", Draw()), PLAIN])
    s.begin()
    s.do("play", card)
    assert s.where(old) == "trash" and s.where(z) == "hand"


def test_a_floor_counts_although_the_changes_cancel_out():
    up = zx("up", Always(GetsCost(1, (Cards(HAND),), floor=2)))
    down = zx("down", Always(GetsCost(-1, (Cards(HAND),))))
    s = Scenario()
    s.put(up, 0), s.put(down, 1)
    cheap = give(s, zx("cheap", cost=0))
    resources(s, RED, 1)
    s.begin()
    assert not s.can("play", cheap)


# ---- groups (ZX-4.6) and orders -------------------------------------------------------------------------------------


def test_the_order_for_the_deck_is_chosen_while_the_units_still_stand():
    s, card = played(Put(All(Units(EITHER)), DECK_TOP))
    a, b = s.put(PLAIN, 0), s.put(power(1000), 2)
    c, d = s.put(power(2000), 6, player=1), s.put(power(3000), 8, player=1)
    s.begin()
    s.do("play", card)
    assert s.decision == (21, 0) and s.where(a) == "square 0"
    s.do("order", b)  # nearest to the top; then the other player's cards
    assert s.where(b) == "square 2"
    s.do("order", d)
    assert s.state["deck_top"] == [[b.id, a.id], [d.id, c.id]]


def test_an_event_may_put_itself_on_top_of_the_deck():
    s, card = played(Put(THIS, DECK_TOP))
    s.begin()
    s.do("play", card)
    assert s.state["deck_top"][0] == [card.id]


def test_a_group_put_into_resource_triggers_in_order_of_slots():
    first = zx("first", auto(PutIntoResource(), Draw()))
    second = zx("second", auto(PutIntoResource(), Recover()))
    s, card = played(Put(All(Units(MINE)), RESOURCE))
    s.put(first, 0), s.put(second, 2)
    s.begin()
    s.do("play", card)
    assert [w.number for w in s.waiting] == ["first", "second"]


def test_a_moving_unit_displaces_before_it_leaves_its_own_slot():
    s, card = played(Move(All(Units(MINE)), Squares(ANYWHERE, empty=False)))
    a, b = s.put(PLAIN, 0), s.put(power(1000), 2)
    s.begin()
    s.do("play", card, 2, 0)
    assert s.where(a) == "square 2" and s.where(b) == "square 0"


def test_cards_that_are_already_in_the_zone_are_not_moved():
    late = zx("late", auto(PutIntoResource(), Put(THIS, RESOURCE), IfDid((Draw(),))))
    s, card = played(Put(Choose(1, Cards(CHARGE)), RESOURCE))
    s.zone(0, "charge", [late])
    s.begin()
    s.do("play", card)
    assert s.hand(0) == []


# ---- cards looked at (ZX-15.5, 15.24) -------------------------------------------------------------------------------


def test_a_shuffle_ends_looking():
    s, card = played(Look(2), Shuffle(), PutBack(TRASH))
    s.zone(0, "deck", [PLAIN, power(1000), power(2000)])
    s.begin()
    s.do("play", card)
    assert s.count(0, "deck") == 3


def test_looked_at_cards_that_were_drawn_are_not_put_back():
    s, card = played(Look(2), Draw(), PutBack(TRASH))
    drawn, left, _ = s.zone(0, "deck", [PLAIN, power(1000), power(2000)])
    s.begin()
    s.do("play", card)
    assert s.where(drawn) == "hand" and s.where(left) == "trash"


def test_an_event_in_the_middle_does_not_take_over_the_looked_at_cards():
    inner = event("inner", Look(1), PutBack(DECK_BOTTOM), icon="ignition")
    s, card = played(Look(3), Ignite(), PutBack(TRASH))
    _, b, c, d = s.zone(0, "deck", [inner, PLAIN, power(1000), power(2000)])
    s.begin()
    s.do("play", card, "play")
    assert s.where(b) == "deck" and s.where(c) == "trash" and s.where(d) == "deck"


def test_revealed_cards_that_stay_are_shuffled_in():
    s, card = played(Look(2, revealed=True), Put(Choose(1, Cards(LOOKED)), HAND))
    a, _, _ = s.zone(0, "deck", [PLAIN, power(1000), power(2000)])
    s.begin()
    s.do("play", card, a)
    assert s.state["deck_top"] == [[], []]


# ---- delayed effects (ZX-10.13) -------------------------------------------------------------------------------------


def test_a_delayed_effect_without_objects_is_carried_out():
    s, card = played(AtEndOfTurn((Draw(),)))
    s.begin()
    s.do("play", card, "pass")
    assert len(s.hand(0)) == 1


def test_a_delayed_effect_keeps_this_and_it():
    z = zx("tracker", auto(Appears(Subject(False, MINE)), AtEndOfTurn((Power(1000, IT), Put(THIS, HAND)))))
    s = Scenario()
    tracker = s.put(z, 0)
    new = give(s, zx("new", cost=0))
    s.begin()
    s.do("play", new, 4, "pass")
    assert s.where(tracker) == "hand"


def test_a_delayed_effect_remembers_many_objects():
    s, card = played(Put(All(Cards(HAND)), TRASH), AtEndOfTurn((Put(THAT, REMOVED),)))
    cards = hand(s, *[power(500 * i) for i in range(1, 8)])
    s.begin()
    s.do("play", card, "pass")
    assert {s.where(c) for c in cards} == {"removed"}


# ---- destruction and its causes -------------------------------------------------------------------------------------


def test_an_instruction_in_the_battle_end_step_is_not_by_battle():
    s = Scenario()
    a = s.put(power(1000, auto(AttackBattleEnds(), Destroy(All(Units(THEIRS)))), auto(DestroysByBattle(), Draw())), 4)
    b = s.put(PLAIN, 7, player=1)
    s.begin()
    attack(s, a, b)
    assert s.where(b) == "charge" and s.hand(0) == []


def test_this_card_destroys_is_also_granted():
    lord = zx("lord", Always(Gains(Auto(DestroysOpposing(), (Draw(),)), Units(MINE))))
    s = Scenario()
    s.put(lord, 0)
    a, b = s.put(power(9000), 4), s.put(PLAIN, 7, player=1)
    s.begin()
    attack(s, a, b)
    assert s.where(b) == "charge" and len(s.hand(0)) == 1


def test_an_effect_that_leaves_it_alive_clears_the_cause():
    weak = zx("weak", Always(GetsPower(3000, Units(MINE, filter=Filter(tribe=KNIGHT)))))
    s = Scenario()
    hurt = zx("hurt", auto(IsDestroyed(by_ability_of=Filter()), Draw()), tribes=(KNIGHT,), power=3000)
    z, w = s.put(hurt, 4), s.put(weak, 0)
    # lethal by the first effect, saved by the second, and then dead because the giver of +3000 has left
    ability = Startup((Resources(COLOURLESS, 0),), (Deal(6000, Choose(1, Units(MINE, filter=Filter(tribe=KNIGHT)))),
                                                    Power(1000, THAT), Put(All(Units(MINE, filter=Filter(name="weak"))), HAND)))
    user = s.put(zx("user", ability), 2)
    s.begin()
    s.do("ability", user)
    assert s.where(z) == "charge" and s.where(w) == "hand" and len(s.hand(0)) == 1


def test_one_replacement_for_each_zone():
    twice = zx("twice", Always(WhenDestroyedPut(RESOURCE, True)), Always(WhenDestroyedPut(RESOURCE, False)),
               Always(WhenDestroyedPut(HAND, False)))
    s, card = played(Destroy(Choose(1, Units(THEIRS))))
    z = s.put(twice, 7, player=1)
    s.begin()
    s.do("play", card)
    assert s.choices() == ["resource", "hand"]
    s.do("resource")
    assert s.where(z) == "resource" and not s.rebooted(z)


def test_several_replacements_for_lethal_damage_and_for_a_cost():
    torn = zx("torn", Startup((DestroyThis(),), (Put(THIS, REMOVED),)), Always(WhenDestroyedPut(RESOURCE)),
              Always(WhenDestroyedPut(HAND, False)))
    s = Scenario()
    a, b, c = s.put(power(9000), 4), s.put(torn, 7, player=1), s.put(torn, 0)
    s.begin()
    attack(s, a, b)
    assert s.decision == (22, 0) and s.choices() == ["resource", "hand"]
    s.do("hand")
    assert s.where(b) == "hand"
    s.do("ability", c)
    assert s.decision == (22, 0)
    s.do("resource")
    assert s.where(c) == "removed"  # THIS followed the card


def test_once_per_turn_belongs_to_the_object_in_its_zone():
    well = zx("well", Startup((Resources(COLOURLESS, 0),), (Draw(),), CHARGE, once_per_turn=True))
    s = Scenario()
    card, = s.zone(0, "charge", [well])
    away = give(s, event("away", Put(Choose(1, Cards(CHARGE)), TRASH), Put(Choose(1, Cards(TRASH)), CHARGE)))
    s.begin()
    s.do("ability", card)
    assert not s.can("ability", card)
    s.do("play", away)
    assert s.where(card) == "charge" and s.can("ability", card)  # a new object (ZX-4.5, 10.2)


def test_a_used_copy_is_an_option_of_its_own():
    well = zx("well", Startup((Resources(COLOURLESS, 0),), (Draw(),), CHARGE, once_per_turn=True))
    s, card = played(Put(Choose(1, Cards(CHARGE)), TRASH))
    copies = s.zone(0, "charge", [well] * 3)
    s.begin()
    s.do("ability", copies[0], "play", card)
    assert len(s.choices()) == 2


def test_this_card_destroys_by_its_own_ability():
    hunter = zx("hunter", Startup((SleepThis(),), (Deal(5000, Choose(1, Units(THEIRS))),)), auto(DestroysOpposing(), Draw()))
    s = Scenario()
    h, b = s.put(hunter, 0), s.put(PLAIN, 8, player=1)
    s.begin()
    s.do("ability", h)
    assert s.where(b) == "charge" and len(s.hand(0)) == 1


def test_damage_of_cards_outside_squares_has_the_bonus_of_events():
    lord = zx("lord", Always(DamageBonus(1000, Filter(colours=(RED,)), events=True)))
    spark = zx("spark", Startup((Resources(COLOURLESS, 0),), (Deal(1000, Choose(1, Units(THEIRS))),), CHARGE, once_per_turn=True))
    s = Scenario()
    s.put(lord, 0)
    b = s.put(PLAIN, 7, player=1)
    card, = s.zone(0, "charge", [spark])
    s.begin()
    s.do("ability", card)
    assert s.damage(b) == 2000


def test_a_granted_damage_bonus_counts():
    lord = zx("lord", Always(Gains(Always(DamageBonus(1000, Filter())), Units(MINE, other=True))))
    s, card = played(Deal(1000, Choose(1, Units(THEIRS))))
    s.put(lord, 0), s.put(zx("knight"), 2)
    b = s.put(PLAIN, 7, player=1)
    s.begin()
    s.do("play", card)
    assert s.damage(b) == 1000  # the bonus is for Z/X that fit: an Event is none


def test_in_this_battle_means_nothing_outside_a_battle():
    s, card = played(DealsNoDamage(All(Units(MINE)), BATTLE))
    a, b = s.put(power(9000), 4), s.put(PLAIN, 7, player=1)
    s.begin()
    s.do("play", card)
    attack(s, a, b)
    assert s.where(b) == "charge"


# ---- continuous abilities -------------------------------------------------------------------------------------------


def test_what_looks_at_power_is_found_after_power():
    sniper = zx("sniper", Always(Range(2), Count(Units(MINE, filter=Filter(power_min=6000)), 1)))
    lord = zx("lord", Always(GetsPower(2000, Units(MINE))))
    s = Scenario()
    a = s.put(sniper, 0)
    s.put(lord, 2)
    b = s.put(PLAIN, 6, player=1)
    s.begin()
    assert s.can("attack", a, b)


def test_a_ban_on_squares_is_the_area_of_its_text():
    s = Scenario()
    card = give(s, zx("shy", Always(CannotAppearOn(ENEMY_AREA)), cost=0))
    s.begin()
    s.do("play", card)
    assert s.choices() == [0, 1, 2, 3, 4, 5]


def test_two_granted_abilities_once_per_turn_are_two_abilities():
    ability = Startup((Resources(COLOURLESS, 0),), (Draw(),), once_per_turn=True)
    give_draw = Always(Gains(ability, Units(MINE, filter=Filter(name="user"))))
    s = Scenario()
    s.put(zx("lord", give_draw), 0), s.put(zx("other lord", give_draw), 2)
    user = s.put(zx("user"), 4)
    s.begin()
    s.do(("granted", user, 0))
    assert s.can(("granted", user, 1)) and not s.can(("granted", user, 0))


def test_the_end_of_the_turn_triggers_every_granted_ability():
    give_draw = Always(Gains(Auto(TurnEnds(), (Draw(),)), Units(MINE, filter=Filter(name="user"))))
    s = Scenario()
    s.put(zx("lord", give_draw), 0), s.put(zx("other lord", give_draw), 2)
    s.put(zx("user"), 4)
    s.begin()
    s.do("pass", ("wait", 0))
    assert len(s.hand(0)) == 2


def test_a_granted_ability_whose_condition_can_never_hold_is_nothing():
    lord = zx("lord", Always(Gains(Always(Range(2), PlayerIs("nobody")), Units(MINE))))
    s = Scenario()
    a = s.put(lord, 0)
    b = s.put(PLAIN, 6, player=1)
    s.begin()
    assert not s.can("attack", a, b)


def test_a_given_ability_asks_for_the_player_card_of_its_own_controller():
    lord = zx("lord", Always(Gains(Always(Range(2), PlayerIs("hero")), Units(EITHER))))
    s = Scenario()
    s.player_card(1, "hero")
    a, b = s.put(lord, 0), s.put(PLAIN, 2, player=1)
    s.begin(player=1)
    assert s.can("attack", b, a)
    s.do("pass")
    s.until("main", 0)
    assert not s.can("attack", a, b)


# ---- control --------------------------------------------------------------------------------------------------------


def test_if_without_a_branch_has_done_nothing():
    s, card = played(Draw(), If(TheirTurn(), (Draw(),)), IfDid((Draw(),)))
    s.begin()
    s.do("play", card)
    assert len(s.hand(0)) == 1


def test_repeat_inside_repeat_and_modes_inside_modes():
    s, card = played(Repeat(2, (Repeat(3, (Draw(),)), DealPlayer(1, "me"))),
                     Modes(1, ((Modes(1, ((Recover(),), (Draw(),))), Draw()), (Shuffle(),))))
    s.zone(0, "deck", 20)
    s.zone(0, "life", 8)
    s.begin()
    s.do("play", card, ("mode", 0), ("mode", 1))
    assert len(s.hand(0)) == 8


def test_this_sleeps_for_units_of_the_same_cost_only_once():
    s = Scenario()
    user = s.put(zx("user", Startup((SleepThis(), SleepUnits(1, Units(MINE))), (Draw(),))), 4)
    s.begin()
    assert not s.can("ability", user)


def test_destroying_this_as_a_cost_makes_it_the_card_in_charge():
    s = Scenario()
    user = s.put(zx("user", Startup((DestroyThis(),), (Put(THIS, HAND),))), 4)
    s.begin()
    s.do("ability", user)
    assert s.where(user) == "hand"


def test_copies_are_one_option_again_when_the_delayed_effect_waits():
    s, card = played(Put(Choose(1, Cards(TRASH)), CHARGE), AtEndOfTurn((Put(Choose(1, Cards(CHARGE)), TRASH),)))
    s.zone(0, "trash", [ICON] * 2)
    s.zone(0, "charge", [ICON])
    s.begin()
    s.do("play", card, "pass")
    assert s.count(0, "charge") == 1


def test_a_charge_that_is_no_longer_too_full_is_no_resolution():
    s, card = played(FromDeck(2, CHARGE), Put(Choose(2, Cards(CHARGE)), HAND))
    charge = s.zone(0, "charge", [power(500 * i) for i in range(1, 5)])
    s.begin()
    s.do("play", card, charge[0], charge[1])
    assert s.count(0, "charge") == 4 and s.decision == (5, 0)


def test_may_of_the_opponent_and_their_payment():
    s, card = played(May((DealPlayer(1),), "opponent"), Pay(BLUE, 1, (Draw(),)))
    resources(s, BLUE, 1)
    s.begin()
    s.do("play", card)
    assert s.decision == (12, 1)
    s.do("no", "yes")
    assert len(s.hand(0)) == 1


def test_a_deck_of_ten_cards_is_lost_before_the_first_turn():
    deck = [power(500 * i) for i in range(1, 11)]
    s = Scenario.game(deck, deck)
    s.do("keep", "keep")
    assert s.over == {"winner": None, "reason": "deck_out"}
