"""The mutations of the compiled engine that tools/mutate.py tries: each breaks one rule in one place."""

from __future__ import annotations

from dataclasses import dataclass

ZX = "zxfast/games/zx/"


@dataclass(frozen=True)
class Mutation:
    """`old` stands exactly once in `file`; with `new` in its place the engine breaks `rule`."""

    name: str
    rule: str
    file: str
    old: str
    new: str


def mutation(name: str, rule: str, file: str, old: str, new: str) -> Mutation:
    return Mutation(name, rule, file if file.startswith("zxfast/") else ZX + file, old.strip("\n"), new.strip("\n"))


# Not in the list, because nothing can tell them from the engine as it is:
# - grants of a source that has left stay in the list of grants: the list is collected anew before it is read next;
# - `targets` offers the player behind an occupied player square: the square of the Z/X there is the same option.
MUTATIONS: tuple[Mutation, ...] = (
    # ---- turn (section 7) -------------------------------------------------------------------------------------------
    mutation("draw_on_first_turn", "ZX-7.9", "rules/turn.pxd", "if s.turn:                      # ZX-7.9", "if True:"),
    mutation("reload_after_all_draws", "ZX-7.8", "rules/turn.pxd", """
                draw_one(s, m, p)
                if s.imm:
                    return pause(f, at, GO)     # ZX-7.8""", "                draw_one(s, m, p)"),
    mutation("no_reboot_ignored", "ZX-7.4", "rules/turn.pxd", "s.up |= t & ~s.no_reboot", "s.up |= t"),
    mutation("no_reboot_set_not_cleared", "ZX-7.4", "rules/turn.pxd", "    s.no_reboot &= ~t", ""),
    mutation("delayed_return_forgotten", "ZX-7.25", "rules/turn.pxd", "if s.delay[i].waits == 0:", "if False:"),
    mutation("damage_not_reset", "ZX-7.25", "rules/turn.pxd", "        s.damage[ctz(t)] = 0", ""),
    mutation("power_until_end_of_turn_stays", "ZX-7.25", "rules/turn.pxd", """
        s.power[q] -= s.temp[q]
        s.temp[q] = 0""", ""),
    mutation("cost_until_end_of_turn_stays", "ZX-7.25", "rules/turn.pxd", """
        if s.cost_temp[q]:
            s.cost_temp[q] = 0""", """
        if s.cost_temp[q]:
            pass"""),
    mutation("granted_until_end_of_turn_stays", "ZX-7.25", "rules/turn.pxd", "        s.nlasting = 0", ""),
    mutation("deals_no_damage_stays", "ZX-7.25", "rules/turn.pxd", "    s.no_damage = 0", ""),
    mutation("end_phase_does_not_repeat", "ZX-7.25", "rules/turn.pxd", "T_END_TURN if s.resolved else T_HAND", "T_HAND"),
    mutation("hand_limit_one_less", "ZX-7.26", "rules/turn.pxd", "pop(f.set[p]) > HAND_LIMIT", "pop(f.set[p]) >= HAND_LIMIT"),
    # ---- zones (section 4) ------------------------------------------------------------------------------------------
    mutation("left_zone_is_no_new_object", "ZX-4.5", "rules/zones.pxd", "    s.moved[p][i] = s.moves", ""),
    mutation("life_decreases_missed", "ZX-15.11", "rules/zones.pxd", "player_event(s, m, EV_LIFE, c >> 7) # ZX-15.11", "pass"),
    mutation("put_into_resource_missed", "ZX-10.6", "rules/zones.pxd", "if heard(m, EV_RESOURCE):", "if False:"),
    mutation("resource_never_slept", "ZX-15.2", "rules/zones.pxd", """
    if not slept:
        s.res_up""", """
    if True:
        s.res_up"""),
    mutation("reload_of_trashed_card_missed", "ZX-12.2", "rules/zones.pxd", "s.imm = 1                       # ZX-12.2j", "pass"),
    mutation("copies_not_merged", "PROTOCOL.md", "rules/zones.pxd",
             "return lowest_of_runs(cards & ~alone, m.run_first[p], m.run_last[p]) | alone",
             "return cards"),
    mutation("slept_resource_is_a_copy", "PROTOCOL.md", "rules/zones.pxd",
             "return kinds(s, m, p, cards & s.res_up[p]) | kinds(s, m, p, cards & ~s.res_up[p])",
             "return kinds(s, m, p, cards)"),
    mutation("used_card_still_kept_apart", "ZX-4.5", "rules/zones.pxd", "    s.marked[p] &= ~one(i)", ""),
    mutation("shuffle_keeps_known_order", "ZX-1.9", "rules/zones.pxd", """
    s.ordered[p] = 0
    s.peeked[p] &= s.life[p]
    s.ntop[p] = 0
    s.nbottom[p] = 0""", "    s.peeked[p] &= s.life[p]"),
    mutation("top_of_deck_reversed", "ZX-4.6", "rules/zones.pxd", "i = n - 1 - k if zone == Z_DECK_TOP else k", "i = k"),
    mutation("new_unit_keeps_damage", "ZX-4.5", "rules/zones.pxd", "    s.damage[q] = 0", ""),
    mutation("new_unit_keeps_power_change", "ZX-4.5", "rules/zones.pxd", """
    s.temp[q] = 0
    s.cost_temp[q] = 0
    s.cost[q] =""", "    s.cost[q] ="),
    mutation("damaged_set_not_cleared", "ZX-4.5", "rules/zones.pxd", "    keep_bits(s.occ, b)",
             "    n = s.damaged\n    keep_bits(s.occ, b)\n    s.damaged = n"),
    mutation("no_damage_set_not_cleared", "ZX-4.5", "rules/zones.pxd", "    keep_bits(s.occ, b)",
             "    n = s.no_damage\n    keep_bits(s.occ, b)\n    s.no_damage = n"),
    mutation("power_stays_when_source_leaves", "ZX-10.14", "rules/zones.pxd", """
    if (s.conts >> q) & 1 or s.ngrant:
        s.due |= DUE_POWER
    touch(s, LOOK_SQUARES)
    slot_changes""", "    slot_changes"),
    mutation("moved_unit_loses_damage", "ZX-15.27", "rules/zones.pxd", "    s.damage[b] = s.damage[a]", "    s.damage[b] = 0"),
    mutation("moved_unit_keeps_power_forever", "ZX-15.27", "rules/zones.pxd",
             "    move_bit(s.occ, x, y)",
             "    move_bit(s.occ, x, y)\n    s.temped &= ~y"),
    mutation("is_moved_missed", "ZX-15.27", "rules/zones.pxd", "if heard(m, EV_MOVED):", "if False:"),
    # ---- cost and payment (section 8) -------------------------------------------------------------------------------
    mutation("playing_ignores_colour", "ZX-8.1", "rules/cost.pxd",
             "m.cost_le[p][pop(up)] & (m.free_colour[p] | given",
             "m.cost_le[p][pop(up)] & (~<uint64_t>0 | given"),
    mutation("payment_ignores_colour", "ZX-8.1", "rules/payment.pxd", "    f.u = colours == 0", "    f.u = 1"),
    mutation("quick_payment_ignores_colour", "ZX-8.1", "rules/payment.pxd",
             "    if colours:                         # at", "    if False:                           # at"),
    mutation("trashed_resource_pays", "ZX-8.7", "rules/cost.pxd", "if k.own and s.res_up", "if False and s.res_up"),
    mutation("card_pays_for_itself", "ZX-8.11", "rules/play.pxd", "s.res_up[p] = up & ~(e & -e)", "s.res_up[p] = up"),
    mutation("cost_change_wrong_way", "ZX-8.12", "rules/continuous.pxd",
             "n += sum_[k] + s.cost_temp[k]",
             "n += s.cost_temp[k] - sum_[k]"),
    mutation("cost_floor_ignored", "ZX-8.12", "rules/continuous.pxd", """
        if n < low[k]:
            n = low[k]""", ""),
    mutation("tax_hits_its_owner", "ZX-8.12", "selectors.pxd",
             "(m.sel[a.sel].owner != O_THEIRS)",
             "(m.sel[a.sel].owner == O_THEIRS)"),
    # ---- playing (section 9) and abilities (section 10) -------------------------------------------------------------
    mutation("replaced_unit_to_charge", "ZX-9.15", "rules/play.pxd",
             "    to_trash(s, unit_leaves(s, m, q))", """
    s.charge[s.card[q] >> 7] |= one(s.card[q] & 127)
    unit_leaves(s, m, q)"""),
    mutation("slept_unit_may_be_replaced", "ZX-9.13", "rules/squares.pxd",
             "bad = s.occ[1 - p] | (s.occ[p] & ~s.up), r, t",
             "bad = s.occ[1 - p], r, t"),
    mutation("plays_on_opposing_player_square", "ZX-9.12", "rules/squares.pxd",
             "r = BOARD & ~bad & ~GOAL[p]",
             "r = BOARD & ~bad"),
    mutation("once_per_turn_not_marked", "ZX-10.2", "rules/play.pxd", "    if m.ab[u.ab].once:", "    if False:"),
    mutation("one_of_yours_without_itself", "ZX-10.16", "rules/triggers.pxd",
             "if not a.this_ and (uid == 0 or a.owner == O_THEIRS or (a.flt and not unit_fits(s, m, a.flt, slot))):",
             "if not a.this_:"),
    mutation("opposing_watchers_skip", "ZX-10.16", "rules/triggers.pxd",
             "(s.occ[0] | s.occ[1] if s.granting else s.watch) & ~(1 << slot), q",
             "s.occ[controller(s, slot)] & ~(1 << slot), q"),
    mutation("watches_any_owner", "ZX-10.16", "rules/triggers.pxd",
             "if a.owner == O_MINE and who != p or a.owner == O_THEIRS and who == p:",
             "if False:"),
    mutation("phase_of_trigger_ignored", "ZX-10.10", "rules/triggers.pxd", "if a.phase and s.phase != a.phase:", "if False:"),
    mutation("their_turn_inverted", "ZX-10.10", "rules/triggers.pxd",
             "a.flags & AF_THEIR_TURN and s.tp == p",
             "a.flags & AF_THEIR_TURN and s.tp != p"),
    mutation("turn_end_triggers_again", "ZX-7.25", "rules/triggers.pxd", "    if ev == EV_TURN_END:  ", "    if False:  "),
    mutation("damage_at_least_turned", "ZX-13.23", "rules/triggers.pxd", "s.scratch < a.n or", "s.scratch <= a.n or"),
    mutation("other_than_this_ignored", "ZX-10.16", "selectors.pxd", "if e.flags & SF_OTHER and slot >= 0:", "if False:"),
    mutation("highest_power_inverted", "ZX-10.31", "selectors.pxd", """
        best = -0x7fffffff
        u = t
        while u:
            q = ctz(u)
            u &= u - 1
            if s.power[q] > best:
                best = s.power[q]
        u = t
        while u:
            q = ctz(u)
            u &= u - 1
            if s.power[q] < best:""", """
        best = 0x7fffffff
        u = t
        while u:
            q = ctz(u)
            u &= u - 1
            if s.power[q] < best:
                best = s.power[q]
        u = t
        while u:
            q = ctz(u)
            u &= u - 1
            if s.power[q] > best:"""),
    mutation("count_turned", "ZX-10.14", "selectors.pxd", """
    cdef int n = count(s, m, k.sel, p, card, slot)
    return n >= k.low and""", """
    cdef int n = count(s, m, k.sel, p, card, slot)
    return n > k.low and"""),
    mutation("attacking_me_only_the_player", "ZX-10.35", "selectors.pxd",
             "if s.target_uid == 0 or (t >= 0 and s.where[t] == HOME[p]):",
             "if s.target_uid == 0:"),
    mutation("boundary_does_not_protect", "ZX-16.6", "vm.pxd", """
        t &= ~s.boundary
    else:""", """
        pass
    else:"""),
    mutation("partly_done_counts", "ZX-10.24", "vm.pxd", "f.did = done >= (f.want if f.want else 1)", "f.did = done >= 1"),
    mutation("short_draw_counts", "ZX-10.24", "vm.pxd", "f.did = f.n > 0 and (i.b or f.n >= i.n)", "f.did = f.n > 0"),
    mutation("replaced_destruction_counts", "ZX-10.49", "vm.pxd", """
    if not plain:
        f.did = 0  """, """
    if False:
        f.did = 0  """),
    mutation("revealed_cards_not_shuffled", "ZX-15.5", "vm.pxd", """
    if s.revealed and revealed_now(s, p):
        shuffle(s, p)""", ""),
    mutation("moves_onto_opposing_player_square", "ZX-15.27", "vm.pxd",
             "return r & ~(1 << HOME[1 - controller(s, q)]) & ~(1 << s.where[q])",
             "return r & ~(1 << s.where[q])"),
    # ---- resolutions (section 12) -----------------------------------------------------------------------------------
    mutation("improper_before_charge", "ZX-12.1", "rules/checks.pxd",
             "if s.due & DUE_CHARGE:      # ⑤",
             "if s.due & DUE_CHARGE and not s.due & DUE_IMPROPER:"),
    mutation("lethal_before_improper", "ZX-12.1", "rules/checks.pxd",
             "elif s.due & DUE_IMPROPER:  # ⑥",
             "elif s.due & DUE_IMPROPER and not s.due & DUE_LETHAL:"),
    mutation("loss_before_lethal", "ZX-12.1", "rules/checks.pxd",
             "elif s.due & DUE_LETHAL:    # ⑦",
             "elif s.due & DUE_LETHAL and not s.due & DUE_LOSS:"),
    mutation("damage_before_loss", "ZX-12.1", "rules/checks.pxd",
             "elif s.due & DUE_LOSS:      # ⑧",
             "elif s.due & DUE_LOSS and not s.due & DUE_DAMAGE:"),
    mutation("damage_before_lethal", "ZX-12.1", "rules/checks.pxd",
             "elif s.due & DUE_LETHAL:    # ⑦",
             "elif s.due & DUE_LETHAL and not s.due & DUE_DAMAGE:"),
    mutation("abilities_before_damage", "ZX-12.1", "rules/checks.pxd",
             "elif s.due & DUE_DAMAGE:    # ⑨ one point",
             "elif s.due & DUE_DAMAGE and not s.nwait:"),
    mutation("charge_limit_one_less", "ZX-12.5", "rules/checks.pxd",
             "if pop(s.charge[p]) - pop(f.set[p]) <= s.limit[p]:",
             "if pop(s.charge[p]) - pop(f.set[p]) < s.limit[p]:"),
    mutation("other_player_trims_charge_first", "ZX-12.5", "rules/checks.pxd", "p = s.tp ^ f.n", "p = s.tp ^ f.n ^ 1"),
    mutation("lowered_limit_not_due", "ZX-12.5", "rules/continuous.pxd",
             "            s.due |= DUE_CHARGE",
             "            pass"),
    mutation("newer_unit_is_improper", "ZX-12.6", "rules/checks.pxd",
             "if last < 0 or s.arrival[q] > s.arrival[last]:",
             "if last < 0 or s.arrival[q] < s.arrival[last]:"),
    mutation("opposing_player_square_is_proper", "ZX-12.6", "rules/checks.pxd", "if s.occ[p] >> HOME[1 - p] & 1:", "if False:"),
    mutation("improper_unit_to_charge", "ZX-12.6", "rules/checks.pxd", """
                    t &= ~(1 << q)
                    to_trash(""", """
                    t &= ~(1 << q)
                    to_charge("""),
    mutation("equal_damage_does_not_kill", "ZX-12.7", "zxfast/core/bits.pxd",
             "(power[i] <= 0 || damage[i] >= power[i])",
             "(power[i] <= 0 || damage[i] > power[i])"),
    mutation("equal_damage_not_due", "ZX-12.7", "rules/actions.pxd", """
    s.damaged |= 1 << q
    if s.damage[q] >= s.power[q]:""", """
    s.damaged |= 1 << q
    if s.damage[q] > s.power[q]:"""),
    mutation("both_lose_is_no_draw", "ZX-12.8", "rules/checks.pxd",
             "finish(s, 2 if r == 3 else 2 - r,",
             "finish(s, s.tp if r == 3 else 2 - r,"),
    mutation("damaged_player_picks_life", "ZX-12.9", "rules/checks.pxd",
             "if ask_life(s, m, 1 - p, p, s.life[p]):",
             "if ask_life(s, m, p, p, s.life[p]):"),
    mutation("other_player_damaged_first", "ZX-12.9", "rules/checks.pxd",
             "p = s.tp if s.pending[s.tp] else 1 - s.tp",
             "p = 1 - s.tp if s.pending[1 - s.tp] else s.tp"),
    mutation("icon_after_life_was_left", "ZX-12.9", "rules/checks.pxd",
             "            icon = icon_of(s, m, c, Z_LIFE, -1)", """
            s.life[p] ^= one(c & 127)
            icon = icon_of(s, m, c, Z_LIFE, -1)
            s.life[p] ^= one(c & 127)"""),
    mutation("owner_picks_life_at_reload", "ZX-12.2", "rules/reload.pxd",
             "if ask_life(s, m, 1 - p, p, s.life[p]):",
             "if ask_life(s, m, p, p, s.life[p]):"),
    mutation("reload_keeps_objects", "ZX-4.5", "rules/reload.pxd", "            moved(s, p, ctz(e))", ""),
    mutation("other_player_reloads_first", "ZX-12.2", "machine.pxd", "p = s.tp ^ i ^ 1", "p = s.tp ^ i"),
    mutation("other_player_orders_abilities", "ZX-11.5", "rules/checks.pxd",
             "ask(s, m, DP_ORDER, s.tp, s.nwait)",
             "ask(s, m, DP_ORDER, 1 - s.tp, s.nwait)"),
    # ---- battle and damage (sections 5, 13, 14) ---------------------------------------------------------------------
    mutation("range_counts_diagonal_as_one", "ZX-5.4", "geometry.pxd",
             "{0x00a, 0x015, 0x022, 0x051, 0x0aa,",
             "{0x00a, 0x015, 0x022, 0x051, 0x1ef,"),
    mutation("attack_around_the_edge", "ZX-5.4", "rules/squares.pxd", "0x7e001b6", "0x7e001fe"),
    mutation("player_square_does_not_protect", "ZX-13.6", "rules/battle.pxd",
             "s.uid[target] if s.occ[1 - s.tp] >> target & 1 else 0",
             "s.uid[target] if s.occ[1 - s.tp] >> target & 1 and target != 7 - 6 * s.tp else 0"),
    mutation("attacker_stays_rebooted", "ZX-13.8", "rules/battle.pxd", "s.up &= ~(1 << a)               # ZX-13.8", "pass"),
    mutation("is_attacked_missed", "ZX-13.9", "rules/battle.pxd", "if heard(m, EV_ATTACKED):", "if False:"),
    mutation("attack_battle_ends_missed", "ZX-13.26", "rules/battle.pxd", "if heard(m, EV_ATTACK_END):", "if False:"),
    mutation("one_decline_ends_the_event_step", "ZX-13.13", "rules/battle.pxd", "f.v += 1", "f.v += 2"),
    mutation("declines_need_not_be_in_a_row", "ZX-13.13", "rules/battle.pxd", """
        f.v = 0
        at = 3""", "        at = 3"),
    mutation("other_player_has_priority_first", "ZX-13.12", "rules/battle.pxd", """
        f.u = p
        f.v = 0""", """
        f.u = 1 - p
        f.v = 0"""),
    mutation("broken_battle_skips_its_end", "ZX-13.15", "rules/battle.pxd", """
if not still and not battle_stands(s):
                at = 5""", """
if not still and not battle_stands(s):
                at = 6"""),
    mutation("battle_ends_for_moved_target", "ZX-13.16", "rules/battle.pxd", """
    t = locate(s, s.target, s.target_uid)
    return t >= 0 and controller(s, a) != controller(s, t)""", "    return False"),
    mutation("target_identified_by_square", "ZX-13.16", "selectors.pxd",
             "return locate(s, s.target, s.target_uid) if s.in_battle and s.target_uid else -1",
             "return s.target if s.in_battle and s.target_uid and (s.occ[0] | s.occ[1]) >> s.target & 1 else -1"),
    mutation("attack_prevention_ignores_player", "ZX-13.24", "rules/battle.pxd",
             "if not (s.no_damage | s.no_damage_battle) >> a & 1:",
             "if True:"),
    mutation("prevention_outlasts_battle", "ZX-10.23", "rules/battle.pxd", "    s.no_damage_battle = 0", ""),
    mutation("bonus_against_own_units", "ZX-14.4", "rules/actions.pxd", "if s.bonus and controller(s, q) != p:", "if s.bonus:"),
    mutation("ignores_less_than", "ZX-13.23", "rules/actions.pxd",
             "if s.ignores[q] and n <= s.ignores[q]:",
             "if s.ignores[q] and n < s.ignores[q]:"),
    mutation("player_prevention_ignored", "ZX-12.9", "rules/actions.pxd", "if n <= 0 or (s.shielded >> p) & 1:", "if n <= 0:"),
    mutation("any_death_is_by_battle", "ZX-12.7", "rules/actions.pxd",
             "if by_rule and s.battle_end and s.target_uid == s.uid[q]:",
             "if by_rule and s.in_battle and s.target_uid == s.uid[q]:"),
    mutation("destroyed_by_instruction_is_by_battle", "ZX-12.7", "rules/actions.pxd",
             "if by_rule and s.battle_end and s.target_uid == s.uid[q]:",
             "if s.battle_end and s.target_uid == s.uid[q]:"),
    mutation("later_damage_takes_the_credit", "ZX-12.7", "rules/actions.pxd", """
        if not before:
            lethal_by(s, q, NONE if attack""", """
        if True:
            lethal_by(s, q, NONE if attack"""),
    mutation("destroyed_to_trash", "ZX-15.7", "rules/actions.pxd", "        zone[q] = Z_CHARGE", "        zone[q] = Z_TRASH"),
    # ---- ignition and keywords (sections 15, 16) --------------------------------------------------------------------
    mutation("life_recovery_needs_less", "ZX-16.2", "rules/checks.pxd",
             "s.deck[p] and pop(s.life[p]) <= pop(s.life[1 - p])",
             "s.deck[p] and pop(s.life[p]) < pop(s.life[1 - p])"),
    mutation("void_bringer_needs_less", "ZX-16.3", "rules/checks.pxd", """
            if pop(s.life[p]) <= pop(s.life[1 - p]):
                f.at = 5""", """
            if pop(s.life[p]) < pop(s.life[1 - p]):
                f.at = 5"""),
    mutation("seed_of_unplayed_ignition_missed", "ZX-16.5", "rules/ignition.pxd", "if heard(m, EV_SEED):", "if False:"),
    mutation("restriction_ignored_by_ignition", "ZX-9.19", "rules/ignition.pxd", """
                if may_play(s, m, p, c):
                    if s.ordered""", """
                if True:
                    if s.ordered"""),
    # ---- compiler ---------------------------------------------------------------------------------------------------
    mutation("areas_not_turned", "ZX-5.3", "compiler.py", "    return mask, turned", "    return mask, mask"),
    mutation("phase_not_compiled", "ZX-10.10", "compiler.py", "phase=PHASE[t.phase] if t.phase else 0)", "phase=0)"),
    mutation("cost_pays_twice_with_one_card", "ZX-8.7", "compiler.py", "other=part.of.other or used", "other=part.of.other"),
    mutation("second_resource_part_alone", "ZX-8.7", "compiler.py",
             "n = part.n + sum(p.n for p in before if isinstance(p, N.Resources))",
             "n = part.n"),
    mutation("limit_of_the_other_player", "ZX-12.5", "compiler.py",
             "extra=int(e.who == N.OPPONENT)",
             "extra=int(e.who != N.OPPONENT)"),
    mutation("otherwise_always_follows", "ZX-10.24", "compiler.py", """
                end = self.emit(C.OP_JUMP)
                self.jump_here(at)
                self.emit_all(e.otherwise)
                self.jump_here(end)""", """
                self.jump_here(at)
                self.emit_all(e.otherwise)"""),
    mutation("half_power_is_whole", "ZX-10.34", "compiler.py", "n = 2 if amount.half else 1", "n = 1"),
)
