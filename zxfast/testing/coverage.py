"""What a run has carried out: nodes of the card language, triggers, cards; noted in the reference engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from zxfast.effects.node import Node, children, walk
from zxfast.games.zx.reference import actions, checks, continuous, effects, play, setup, triggers
from zxfast.games.zx.vocabulary import nodes as n

ABILITIES = (n.Auto, n.Startup, n.Always, n.OnPlay)


def words() -> list[str]:
    """Every node class of the card language."""
    return sorted(name for name, cls in vars(n).items() if isinstance(cls, type) and issubclass(cls, Node) and cls is not Node)


class Coverage:
    """Counts while `watching` is open."""

    def __init__(self) -> None:
        self.plain: Counter[str] = Counter()
        self.read: dict[int, list[Any]] = {}  # node and how often it was read, by identity
        self.cards: Counter[str] = Counter()  # printed numbers of cards that were played or did something

    def note(self, node: Node) -> None:
        """A part of a text has been read: it and everything inside it that is neither an operation nor an ability."""
        entry = self.read.get(id(node))
        if entry is None:
            self.read[id(node)] = [node, 1]
        else:
            entry[1] += 1

    @property
    def nodes(self) -> Counter[str]:
        """How often each node class was read."""
        counts = Counter(self.plain)
        for node, times in self.read.values():
            for name in self._inside(node):
                counts[name] += times
        return counts

    def _inside(self, node: Node) -> list[str]:
        found = [type(node).__name__]
        for child in children(node):
            if type(child) not in effects.OPERATIONS and not isinstance(child, ABILITIES):
                found += self._inside(child)
        return found

    def never(self, cards: set[str]) -> dict[str, list[str]]:
        """Node classes, and of these cards those, that nothing has been done with."""
        nodes = self.nodes
        return {"nodes": [name for name in words() if not nodes[name]], "cards": sorted(c for c in cards if not self.cards[c])}

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note what every reference game does until the end of the block."""
        saved: list[tuple[Any, str, Any]] = []

        def patch(module: Any, name: str, make: Callable[[Any], Any]) -> None:
            saved.append((module, name, getattr(module, name)))
            setattr(module, name, make(saved[-1][2]))

        operations = dict(effects.OPERATIONS)
        for cls, operation in operations.items():
            effects.OPERATIONS[cls] = self._operation(operation)
        patch(triggers, "hears", self._hears)
        patch(actions, "use", self._use)
        patch(continuous, "active", self._active)
        patch(continuous, "own", self._own)
        patch(continuous, "may_be_played", self._may_be_played)
        patch(play, "play", self._play)
        patch(play, "special", self._special)
        patch(checks, "resolve_waiting", self._resolve_waiting)
        patch(setup, "take_cards", self._take_cards)
        try:
            yield
        finally:
            effects.OPERATIONS.update(operations)
            for module, name, value in reversed(saved):
                setattr(module, name, value)

    def _operation(self, operation: Any) -> Any:
        def noted(s: Any, node: Any, ctx: Any) -> Any:
            self.note(node)
            return operation(s, node, ctx)
        return noted

    def _hears(self, hears: Any) -> Any:
        def noted(s: Any, trigger: Any, event: Any, listener: Any) -> Any:
            heard = hears(s, trigger, event, listener)
            if heard:
                self.plain["Auto"] += 1
                self.note(trigger)
            return heard
        return noted

    def _use(self, use: Any) -> Any:
        def noted(s: Any, seat: int, thing: Any, has: Any) -> Any:
            self.note(has.ability)
            self.cards[s.cards[thing if isinstance(thing, int) else thing.card].number] += 1
            return use(s, seat, thing, has)
        return noted

    def _active(self, active: Any) -> Any:
        def noted(s: Any, effect: type) -> Any:
            if effect not in s.kinds:
                return
            for one in active(s, effect):
                self.plain["Always"] += 1
                self.note(one.effect)
                self.cards[s.cards[one.context.card].number] += 1
                yield one
        return noted

    def _own(self, own: Any) -> Any:
        def noted(s: Any, thing: Any, effect: type) -> Any:
            found = own(s, thing, effect)
            for one in found:
                self.note(one)
            return found
        return noted

    def _play(self, play_: Any) -> Any:
        def noted(s: Any, card: int, seat: int, **how: Any) -> Any:
            self.cards[s.cards[card].number] += 1
            self.plain["OnPlay"] += s.cards[card].kind == n.EVENT
            return play_(s, card, seat, **how)
        return noted

    def _may_be_played(self, may: Any) -> Any:
        def noted(s: Any, card: int) -> Any:
            for ability in s.cards[card].abilities if n.PlayOnlyIf in s.kinds else ():
                if isinstance(ability, n.Always) and isinstance(ability.effect, n.PlayOnlyIf):
                    self.note(ability.effect)
            return may(s, card)
        return noted

    def _special(self, special: Any) -> Any:
        def noted(s: Any, unit: Any) -> Any:
            for ability in s.cards[unit.card].abilities:
                if isinstance(ability, n.LifeRecovery | n.VoidBringer):
                    self.note(ability)
            return special(s, unit)
        return noted

    def _resolve_waiting(self, resolve: Any) -> Any:
        def noted(s: Any) -> Any:
            for waiting in s.waiting:
                self.cards[s.cards[waiting.card].number] += 1
            return resolve(s)
        return noted

    def _take_cards(self, take: Any) -> Any:
        def noted(s: Any, seat: int) -> Any:
            for card in s.zone(n.DECK, seat):
                for ability in s.cards[card].abilities:
                    if isinstance(ability, n.StartCard | n.GateCard | n.StartResource):
                        self.note(ability)
            return take(s, seat)
        return noted


__all__ = ["Coverage", "walk", "words"]
