"""Scenarios: set up any position and play it with named actions, in both engines at once.

    s = Scenario()
    a = s.put("B01-013", square=4)                      # player 0, rebooted, no damage
    b = s.put("B01-003", square=7, player=1)
    s.zone(1, "life", ["B01-007", "B01-003"])
    s.begin()                                           # player 0's main phase
    s.do("attack", a, b)
    assert s.where(b) == "charge"

Wherever a card number stands, a `Card` of the effect language may stand as well (stub cards for tests). Every answer is
given to the compiled engine and to the reference engine; after every step both must show the same state and the same
options, a copy of the compiled game must go the same way, and no card may be lost. docs/scenario.md lists the actions
and shows examples.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import SimpleNamespace
from typing import Any

from zxfast.games.zx import engine
from zxfast.games.zx.cards import registry
from zxfast.games.zx.compiler import Program
from zxfast.games.zx.log import DECISIONS
from zxfast.games.zx.reference import Options, ReferenceGame
from zxfast.games.zx.vocabulary import nodes as n
from zxfast.games.zx.vocabulary.card import Card

from .lockstep import difference

ZONES = (n.HAND, n.RESOURCE, n.CHARGE, n.LIFE, n.TRASH, n.REMOVED, n.DECK)
PHASES = (n.REBOOT_PHASE, n.DRAW_PHASE, n.RESOURCE_PHASE, n.IGNITION_PHASE, n.MAIN_PHASE, n.END_PHASE)
FILLER = Card("filler", n.ZX, "filler", cost=20, power=5000)
"""What fills a zone when only a number of cards is given: colourless, no icon, too expensive to be played."""
LIFE_CARDS = 4  # default life
DECK_CARDS = 10  # default Deck

NUMBERS = {6: "square", 8: "pay", 11: "wait", 14: "amount", 30: "mode"}  # what a plain number means, by decision
NUMBER_WORDS = ("square", "pay", "wait", "amount", "mode")
CARD_WORDS = ("choose", "order")  # may stand before a card
PLAIN_WORDS = {"pass": "pass", "done": "pass", "yes": "yes", "no": "no", "redraw": "yes", "keep": "no", "unknown": "unknown"}
EVERY_CARD_PLACED = (3, 4, 5, 10)  # decisions at which no card is being played

CardLike = Card | str


class IllegalAction(ValueError):
    """The action is not among the options of the open decision. The message lists what is."""


class EnginesDiffer(AssertionError):
    """The compiled engine and the reference engine do not agree. The message says where, and what has been done so far."""


class Handle:
    """A card of a scenario. It stays the same card in whatever zone it is, as the physical card does.

    card: what is printed on it. owner: 0 or 1. id: its number in `state()`, once the scenario has begun. Copies of one
    card in one zone are one option for the engines; naming any of them takes that very handle.
    """

    __slots__ = ("card", "id", "owner")

    def __init__(self, card: Card, owner: int) -> None:
        self.card = card
        self.owner = owner
        self.id = -1

    @property
    def number(self) -> str:
        return self.card.number

    def __repr__(self) -> str:
        name = self.card.ja or self.card.zh
        return f"<{self.number}>" if name in ("", self.number) else f"<{self.number} {name}>"


Target = Handle | int | str


class Scenario:
    """A position under construction, then the game that starts from it.

    seed: of the random numbers (shuffles; life cards if not asked). ask_life: picking a life card is a decision (DP-16)
    for every life card; False: by chance, as in real games. stop: the main phase always asks, even if the turn player can
    only pass; False: the game runs on to the next real decision. split_step: steps of split damage (DP-14).
    """

    def __init__(self, seed: int = 0, *, ask_life: bool = True, stop: bool = True, split_step: int = 500) -> None:
        self.seed = seed
        self.settings: dict[str, Any] = {"ask_life": ask_life, "stop": stop, "split_step": split_step}
        self.handles: tuple[list[Handle], list[Handle]] = ([], [])
        self.players: list[Card | None] = [None, None]
        self.done: list[Any] = []  # options taken so far
        self._units: list[dict[str, Any]] = []
        self._zones: dict[str, tuple[list[Handle], list[Handle]]] = {zone: ([], []) for zone in ZONES}
        self._slept: set[Handle] = set()
        self._top: tuple[list[Handle], list[Handle]] = ([], [])
        self._bottom: tuple[list[Handle], list[Handle]] = ([], [])
        self._given: set[tuple[int, str]] = set()
        self._by_id: dict[int, Handle] = {}
        self._fast: Any = None
        self._slow: ReferenceGame
        self._state: dict[str, Any] = {}

    # ---- setting up -------------------------------------------------------------------------------------------------

    def put(self, card: CardLike = FILLER, square: int = 4, player: int = 0, *, slept: bool = False, damage: int = 0) -> Handle:
        """A Z/X on a square (0..8, rules section 5). Several on one square: the later one arrived later."""
        self._open()
        if not 0 <= square <= 8:
            raise ValueError(f"there is no square {square}: squares are 0 to 8")
        handle = self._card(card, player)
        if handle.card.kind != n.ZX:
            raise ValueError(f"{handle} is no Z/X: it cannot stand on a square")
        self._units.append({"handle": handle, "square": square, "rebooted": not slept, "damage": damage})
        return handle

    def zone(self, player: int, zone: str, cards: CardLike | int | Iterable[CardLike | int], *,
             slept: bool = False, bottom: bool = False) -> list[Handle]:
        """Cards in a zone: "hand", "resource", "charge", "life", "trash", "removed" or "deck". Returns their handles in order.

        cards: cards, or numbers that stand for so many fillers (colourless, without icon, cost 20). A Deck is given top
        card first. slept: for "resource". bottom: for "deck": they lie at the bottom, the bottom card last. Several calls for
        one zone add up. Zones never named: 4 fillers in Life, 10 (in unknown order) in the Deck, nothing elsewhere;
        `zone(0, "deck", [])` leaves the Deck empty.
        """
        self._open()
        if zone not in ZONES:
            raise ValueError(f"there is no zone {zone!r}: zones are {', '.join(ZONES)}")
        if player not in (0, 1):
            raise ValueError(f"there is no player {player}")
        if slept and zone != n.RESOURCE:
            raise ValueError("only cards in Resource and Z/X on squares can be slept")
        if bottom and zone != n.DECK:
            raise ValueError("only cards of the Deck can lie at its bottom")
        self._given.add((player, zone))
        wanted = [cards] if isinstance(cards, str | int | Card) else list(cards)
        single: list[CardLike] = [c for x in wanted for c in ([FILLER] * x if isinstance(x, int) else [x])]
        new = [self._card(card, player) for card in single]
        self._zones[zone][player].extend(new)
        if zone == n.DECK:
            (self._bottom if bottom else self._top)[player].extend(new)
        if slept:
            self._slept.update(new)
        return new

    def player_card(self, player: int, card: CardLike) -> None:
        """The Player card of a player: a Card, a number, or just its name."""
        self._open()
        if isinstance(card, str):
            card = registry[card] if card in registry else Card(card, "player", card)
        self.players[player] = card

    def begin(self, player: int = 0, phase: str = "main", turn: int = 2, *, pending: tuple[int, int] = (0, 0)) -> Scenario:
        """Start with the first step of a phase of `player`'s turn. turn: its number, the first of the game is 0.

        pending: damage that each player has yet to receive.
        """
        self._open()
        if phase not in PHASES:
            raise ValueError(f"there is no phase {phase!r}: phases are {', '.join(PHASES)}")
        for seat in (0, 1):
            for zone, amount in ((n.LIFE, LIFE_CARDS), (n.DECK, DECK_CARDS)):
                if (seat, zone) not in self._given:
                    self._zones[zone][seat].extend(self._card(FILLER, seat) for _ in range(amount))
        position: dict[str, Any] = {"turn": turn, "turn_player": player, "first": player ^ (turn & 1), "phase": phase,
                                    "pending": list(pending), "seed": self.seed, **self.settings}
        self._number()
        position["zones"] = {zone: [[h.id for h in both[seat]] for seat in (0, 1)] for zone, both in self._zones.items()}
        position["zones"]["rebooted"] = [[h.id for h in self._zones[n.RESOURCE][seat] if h not in self._slept] for seat in (0, 1)]
        position["deck_top"] = [[h.id for h in self._top[seat]] for seat in (0, 1)]
        position["deck_bottom"] = [[h.id for h in self._bottom[seat]] for seat in (0, 1)]
        position["units"] = [{"card": u["handle"].id, "controller": u["handle"].owner, "square": u["square"],
                              "rebooted": u["rebooted"], "damage": u["damage"]} for u in self._units]
        self._start(Options(**self.settings), first=player ^ (turn & 1))
        self._fast.load(position)
        self._slow.load(position)
        self._run()
        return self

    @classmethod
    def game(cls, deck_0: Sequence[CardLike], deck_1: Sequence[CardLike], seed: int = 0, *, first: int = 0,
             players: Sequence[Card | None] = (None, None)) -> Scenario:
        """A whole game from set-up on (rules section 6) between two lists of cards; `first` begins.

        Life cards are picked by chance, and decisions with one option are never asked.
        """
        s = cls(seed, ask_life=False, stop=False)
        s.players = list(players)
        for seat, deck in enumerate((deck_0, deck_1)):
            for card in deck:
                s._card(card, seat)
        s._number()
        s._start(Options(), first=first)
        s._run()
        return s

    def _card(self, card: CardLike, player: int) -> Handle:
        if player not in (0, 1):
            raise ValueError(f"there is no player {player}")
        if isinstance(card, str):
            if card not in registry:
                raise ValueError(f"there is no card with the number {card!r}")
            card = registry[card]
        if card.kind not in (n.ZX, n.EVENT):
            raise ValueError(f"card {card.number} is no Z/X and no Event: name it with player_card()")
        for other in self.handles[player]:
            if other.number == card.number and other.card != card:
                raise ValueError(f"two different cards have the number {card.number}")
        handle = Handle(card, player)
        self.handles[player].append(handle)
        if len(self.handles[player]) > 50:
            raise ValueError(f"player {player} has more than 50 cards")
        return handle

    def _number(self) -> None:
        """Give ids: copies adjacent, otherwise in the order in which the cards were named."""
        for seat in (0, 1):
            numbers = list(dict.fromkeys(h.number for h in self.handles[seat]))
            self.handles[seat].sort(key=lambda h, numbers=numbers: numbers.index(h.number))  # type: ignore[misc]
            for i, handle in enumerate(self.handles[seat]):
                handle.id = seat << 7 | i
                self._by_id[handle.id] = handle

    def _start(self, options: Options, first: int) -> None:
        decks = [SimpleNamespace(cards=[h.card for h in self.handles[seat]], player=self.players[seat]) for seat in (0, 1)]
        self._fast = engine.Game(engine.Table(Program(decks)), seed=self.seed, first=first)
        self._slow = ReferenceGame(decks, seed=self.seed, first=first, options=options)

    def _open(self) -> None:
        if self._fast is not None:
            raise RuntimeError("the scenario has begun: its position can no longer be changed")

    # ---- both engines -----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        a, b = self._fast.run(), self._slow.run()
        self._state = self._fast.state()
        found = difference(self._state, self._slow.state())
        wrong = self._fast.broken()
        if wrong:
            found.append(f"invariant: {wrong}")
        waiting = [(w["card"], w["player"]) for w in self._fast.waiting()]
        other = [(w.card, w.controller) for w in self._slow.s.waiting]
        if waiting != other:
            found.append(f"/waiting: {waiting} | {other}")
        if a != b:
            found.append(f"/asked: {a} | {b}")
        found += self._lost()
        if found:
            raise EnginesDiffer("\n".join(["compiled | reference", *found[:20], f"after {self.done}"]))

    def _lost(self) -> list[str]:
        """Cards in two zones, or in none although none is being played."""
        seen = [c for zone in ZONES for seat in (0, 1) for c in self._state["zones"][zone][seat]]
        seen += [unit["card"] for unit in self._state["units"]]
        if len(seen) != len(set(seen)):
            return ["a card is in two zones"]
        decision = self._state["decision"]
        if decision is not None and decision["kind"] in EVERY_CARD_PLACED:
            lost = [h for h in self._by_id.values()
                    if h.id not in seen and not any(isinstance(a, n.GateCard) for a in h.card.abilities)]
            return [f"cards in no zone: {lost}"] if lost else []
        return []

    def _answer(self, k: int) -> None:
        self.done.append(self._state["decision"]["options"][k])
        copy = self._fast.copy()
        self._fast.answer(k)
        self._slow.answer(k)
        self._run()
        copy.answer(k)
        found = difference(self._state, copy.state())
        if found:
            raise EnginesDiffer("\n".join(["game | copy of the game", *found[:20], f"after {self.done}"]))

    # ---- playing ----------------------------------------------------------------------------------------------------

    def do(self, *actions: Any) -> Scenario:
        """Answer the open decision, and with what is left the decisions that follow. Raises IllegalAction.

        docs/scenario.md lists the actions.
        """
        words = list(actions)
        while words:
            k, used = self._match(words)
            del words[:used]
            self._answer(k)
        return self

    def can(self, *action: Any) -> bool:
        """Whether an action is legal now (the open decision only)."""
        try:
            _, used = self._match(list(action))
        except IllegalAction:
            return False
        if used != len(action):
            raise ValueError("can() looks at one decision, this is more than one action")
        return True

    def finish_battle(self) -> Scenario:
        """Both players pass until the battle event step is over (DP-10)."""
        while self.decision is not None and self.decision[0] == 10:
            self.do("pass")
        return self

    def end_turn(self) -> Scenario:
        """The turn player, who is asked in the main phase, passes."""
        if self.decision is None or self.decision[0] != 5:
            raise self._illegal("end_turn() needs the main phase decision")
        return self.do("pass")

    def until(self, phase: str, player: int | None = None) -> Scenario:
        """Decline everything (pass, no; otherwise the first option) until a decision is open in a phase (of a player)."""
        if phase not in PHASES:
            raise ValueError(f"there is no phase {phase!r}: phases are {', '.join(PHASES)}")
        while self.over is None and not (self.phase == phase and player in (None, self.turn_player)):
            options = self._state["decision"]["options"]
            self._answer(len(options) - 1 if options[-1] in (("pass",), ("no",)) else 0)
        return self

    def _match(self, words: list[Any]) -> tuple[int, int]:
        """Which option the first words mean, and how many words that takes."""
        head = words[0]
        decision = self._state["decision"]
        if decision is None:
            raise self._illegal(f"{head!r}: no decision is open")
        kind, options = decision["kind"], decision["options"]
        if isinstance(head, tuple):
            return self._match_tuple(head), 1
        if isinstance(head, Handle):
            return self._match_card(head, None), 1
        if head in ("play", "attack", "ability", "granted", *CARD_WORDS, *NUMBER_WORDS):
            if head == "play" and kind in (7, 17):
                return self._find(("yes",), head), 1
            needed = 3 if head == "attack" else 2
            if len(words) < needed:
                raise self._illegal(f"{head!r} needs {'attacker and target' if needed == 3 else 'a word behind it'}")
            if head == "attack":
                return self._match_tuple(("attack", words[1], words[2])), 3
            if head in NUMBER_WORDS:
                return self._match_tuple((head, words[1])), 2
            return self._match_card(words[1], {"play": "card", "ability": "ability", "granted": "granted"}.get(head)), 2
        if isinstance(head, bool):
            return self._find(("yes",) if head else ("no",), head), 1
        if isinstance(head, int):
            if kind not in NUMBERS:
                raise self._illegal(f"the number {head} means nothing here")
            return self._find((NUMBERS[kind], head), head), 1
        if head in PLAIN_WORDS:
            return self._find((PLAIN_WORDS[head],), head), 1
        if ("replace", head) in options:
            return options.index(("replace", head)), 1
        return self._match_card(head, None), 1

    def _match_tuple(self, wanted: tuple[Any, ...]) -> int:
        """An option written out, handles instead of ids, slots and squares allowed."""
        word, *rest = wanted
        if word == "attack" and len(rest) == 2:
            attacker, target = (self._square_of(x) for x in rest)
            return self._find(("attack", attacker, target), wanted)
        if rest and isinstance(rest[0], Handle | Card | str) and word in ("card", "unit", "ability", "granted"):
            if len(rest) == 1:
                return self._match_card(rest[0], word)
            return self._match_card(rest[0], word, rest[-1])
        return self._find(wanted, wanted)

    def _square_of(self, target: Any) -> int:
        """The square of a Z/X, a square, or the square of the opponent ("player")."""
        if isinstance(target, Handle):
            square = next((u["slot"] for u in self._state["units"] if u["card"] == target.id), None)
            if square is None:
                raise self._illegal(f"{target} is on no square")
            return int(square)
        if target in ("player", "opponent"):
            return 1 if self._state["decision"]["player"] else 7
        if isinstance(target, int):
            return target
        raise self._illegal(f"{target!r} is no attacker and no target")

    def _match_card(self, wanted: Any, word: str | None, k: int | None = None) -> int:
        """The option about a card: its handle, its number, or the card itself. k: number of the ability."""
        options = self._state["decision"]["options"]
        found = [i for i, option in enumerate(options) if (word is None or option[0] == word) and option[0] != "attack"
                 and (k is None or option[-1] == k) and self._is(self._subject(option), wanted)]
        if not found and isinstance(wanted, Handle):
            for i, option in enumerate(options):
                copy = self._subject(option)
                if (word is None or option[0] == word) and option[0] in ("card", "ability") and isinstance(copy, Handle) and (
                        k is None or option[-1] == k) and self._copies(copy, wanted):
                    copy.id, wanted.id = wanted.id, copy.id
                    self._by_id[copy.id], self._by_id[wanted.id] = copy, wanted
                    return i
        if len(found) == 1:
            return found[0]
        if found and not isinstance(wanted, Handle) and all(options[i][0] == "card" for i in found):
            return found[0]
        raise self._illegal(f"{wanted!r} {'means several options' if found else 'is not among the options'}")

    @staticmethod
    def _is(handle: Handle | None, wanted: Any) -> bool:
        if handle is None:
            return False
        return handle is wanted or handle.card == wanted or handle.number == wanted

    def _copies(self, a: Handle, b: Handle) -> bool:
        """Whether the engines take two cards for one option: same card, zone and state."""
        return (a.owner == b.owner and a.number == b.number and self.where(a) == self.where(b)
                and not self.where(a).startswith("square")
                and all((a.id in up) == (b.id in up) for up in self._state["zones"]["rebooted"]))

    def _subject(self, option: tuple[Any, ...]) -> Handle | None:
        """The card that an option is about."""
        word, *rest = option
        if word in ("card", "ability"):
            return self._by_id[rest[0]]
        if word in ("unit", "granted"):
            return next(self._by_id[u["card"]] for u in self._state["units"] if u["slot"] == rest[0])
        if word == "wait":
            return self._by_id[self._fast.waiting()[rest[0]]["card"]]
        return None

    def _find(self, option: tuple[Any, ...], said: Any) -> int:
        options = self._state["decision"]["options"]
        if option not in options:
            raise self._illegal(f"{said!r} is not among the options")
        return int(options.index(option))

    def _illegal(self, what: str) -> IllegalAction:
        decision = self._state["decision"]
        if decision is None:
            return IllegalAction(f"{what}; the game is {'over' if self.over else 'not open for answers'}")
        return IllegalAction(f"{what}. {self.question}:\n" + "\n".join(f"  {line}" for line in self.options()))

    # ---- looking ----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> dict[str, Any]:
        """The whole state, as both engines print it (zxfast/games/zx/PROTOCOL.md)."""
        return self._state

    @property
    def decision(self) -> tuple[int, int] | None:
        """The open decision: (number of the decision point, player), for example (16, 0). None: the game is over."""
        decision = self._state["decision"]
        return None if decision is None else (decision["kind"], decision["player"])

    @property
    def question(self) -> str:
        """The open decision in words."""
        if self.decision is None:
            return "no decision"
        kind, player = self.decision
        return f"DP-{kind:02} ({DECISIONS.get(kind, '')}), player {player}"

    def suggestion(self, policy: str) -> tuple[Any, ...]:
        """The option that a player of the compiled engine ("greedy", "heuristic") would take now; nothing happens."""
        if self.decision is None:
            raise self._illegal("no decision is open")
        return tuple(self._state["decision"]["options"][self._fast.suggest(policy)])

    def options(self) -> list[str]:
        """The options of the open decision in words."""
        decision = self._state["decision"]
        return [] if decision is None else [self._words(option, decision["kind"]) for option in decision["options"]]

    def _words(self, option: tuple[Any, ...], kind: int) -> str:
        word, *rest = option
        subject = self._subject(option)
        if word == "attack":
            return f"attack {rest[0]} -> {rest[1]}"
        if word == "card":
            return f"{'play ' if kind in (5, 10) else ''}{subject!r}"
        if word in ("ability", "granted"):
            return f"{word} {rest[-1]} of {subject!r}" + (f" in {rest[1]}" if word == "ability" else "")
        if word == "unit":
            return f"{subject!r} on square {self._unit_of_slot(rest[0])['square']}"
        if word == "wait":
            return f"{rest[0]}: ability of {subject!r}"
        return " ".join(str(x) for x in option)

    def choices(self) -> list[Any]:
        """The options as values.

        A Handle for a card or a Z/X; a number for a square, payment, amount, mode; a word ("pass", "yes", "no", a zone);
        ("attack", Handle, Handle or "player"); ("ability", Handle, k); ("granted", Handle, k); ("wait", Handle).
        """
        decision = self._state["decision"]
        return [] if decision is None else [self._value(option) for option in decision["options"]]

    def _value(self, option: tuple[Any, ...]) -> Any:
        word, *rest = option
        subject = self._subject(option)
        if word == "attack":
            on = {u["slot"]: self._by_id[u["card"]] for u in self._state["units"]}
            return "attack", on[rest[0]], on.get(rest[1], "player")
        if word in ("ability", "granted"):
            return word, subject, rest[-1]
        if word == "wait":
            return word, subject
        if subject is not None:
            return subject
        return rest[0] if rest else word

    def targets(self, attacker: Handle) -> list[int]:
        """The squares that a Z/X may attack now."""
        options = [] if self.decision is None else self._state["decision"]["options"]
        slots = [u["slot"] for u in self._state["units"] if u["card"] == attacker.id]
        return sorted(option[2] for option in options if option[0] == "attack" and option[1] in slots)

    def _unit_of_slot(self, slot: int) -> dict[str, Any]:
        return next(u for u in self._state["units"] if u["slot"] == slot)

    def unit(self, handle: Handle) -> dict[str, Any]:
        """A Z/X on a square: slot, square, controller, rebooted, damage, power, cost, uid, arrival."""
        for unit in self._state["units"]:
            if unit["card"] == handle.id:
                return unit
        raise ValueError(f"{handle} is on no square, it is in: {self.where(handle)}")

    def where(self, handle: Handle) -> str:
        """ "square 4", or a zone: "hand", "trash" …; "temporary" while it is being played or set aside."""
        for unit in self._state["units"]:
            if unit["card"] == handle.id:
                return f"square {unit['square']}"
        return next((zone for zone in ZONES if handle.id in self._state["zones"][zone][handle.owner]), "temporary")

    def cards(self, player: int, zone: str) -> list[Handle]:
        """The cards of a player's zone; "square": the Z/X that the player controls, by square."""
        if zone == n.SQUARE:
            units = sorted(self._state["units"], key=lambda u: (u["square"], u["arrival"]))
            return [self._by_id[u["card"]] for u in units if u["controller"] == player]
        return [self._by_id[c] for c in self._state["zones"][zone][player]]

    def count(self, player: int, zone: str) -> int:
        """How many cards a player has in a zone; "square": how many Z/X."""
        return len(self.cards(player, zone))

    def life(self, player: int) -> int:
        """Life value (ZX-4.22)."""
        return self.count(player, n.LIFE)

    def hand(self, player: int) -> list[Handle]:
        """The hand cards."""
        return self.cards(player, n.HAND)

    def power(self, handle: Handle) -> int:
        """Current power of a Z/X on a square."""
        return int(self.unit(handle)["power"])

    def cost(self, handle: Handle) -> int | None:
        """Current cost of a Z/X on a square."""
        cost = self.unit(handle)["cost"]
        return None if cost is None else int(cost)

    def damage(self, handle: Handle) -> int:
        """Damage on a Z/X on a square."""
        return int(self.unit(handle)["damage"])

    def rebooted(self, handle: Handle) -> bool:
        """Whether a Z/X on a square, or a card in Resource, is rebooted (upright)."""
        if self.where(handle) == n.RESOURCE:
            return handle.id in self._state["zones"]["rebooted"][handle.owner]
        return bool(self.unit(handle)["rebooted"])

    def awake(self, player: int) -> int:
        """How many resources of a player are rebooted."""
        return len(self._state["zones"]["rebooted"][player])

    @property
    def waiting(self) -> list[Handle]:
        """The cards of the abilities that wait to be resolved, in order of triggering."""
        return [self._by_id[w["card"]] for w in self._fast.waiting()]

    @property
    def pending(self) -> tuple[int, int]:
        """Damage that each player has yet to receive (ZX-12.9)."""
        a, b = self._state["pending"]
        return a, b

    @property
    def phase(self) -> str:
        return str(self._state["phase"])

    @property
    def turn(self) -> int:
        return int(self._state["turn"])

    @property
    def turn_player(self) -> int:
        return int(self._state["turn_player"])

    @property
    def in_battle(self) -> bool:
        return self._state["battle"] is not None

    @property
    def over(self) -> dict[str, Any] | None:
        """None while the game goes on, then {"winner": 0, 1 or None, "reason": "life", "deck_out", "loop", "turn_cap"}."""
        over: dict[str, Any] | None = self._state["over"]
        return over

    @property
    def winner(self) -> int | None:
        """The winner. None: nobody (yet)."""
        return None if self.over is None else self.over["winner"]
