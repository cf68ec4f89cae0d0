"""The report of the ignitions of a deck: exact odds beside simulated ones."""

from __future__ import annotations

import math
import shlex
from collections.abc import Iterable, Sequence
from dataclasses import replace

from zxfast.run.ignition import Ignition
from zxfast.run.result import LEVEL
from zxfast.stats.attempts import KINDS, LONGEST, Attempts, Beside
from zxfast.stats.ignition import Unseen, hits, success
from zxfast.stats.pairs import Difference

from .cells import NOTHING, percent, points, scale_of, signed, whole
from .decks import deck_section
from .page import Bar, Block, Cell, Column, Facts, Figure, Group, Page, Prose, Scale, Section, Table
from .svg import EXACT, FEW, Point, curves
from .what import run_facts
from .words import Words

READING = ("beside", "unseen", "players")
WHEN = {"all": None, "before": False, "after": True}  # the first reload or other shuffle
ATTEMPTS, MOST = 8, 3  # of the exact chances: attempts, hits
SURE = 4.0  # standard errors


def ignition_page(result: Ignition, words: Words) -> Page:
    """Everything that the simulated ignitions of a deck tell, beside the exact values."""
    run, mine = result.run, result.attempts
    total = run.to_dict()
    a, b = run.decks
    sections = [
        Section("result", words("simulated.title"), _result(result, words)),
        Section("turns", words("simulated.turns"), _by_turn(mine, words)),
        Section("row", words("simulated.row"), [_in_a_row(mine, words)]),
        Section("life", words("simulated.life"), [_table(_life(mine, words), words("simulated.life_caption"), words)]),
        Section("saved", words("simulated.saved"), [_saved(mine, words)]),
        Section("exact", words("simulated.exact"), _exact(result.deck.unseen, words)),
        deck_section((a, b), words),
        Section("run", words("run.title"), [Facts(run_facts(run, total, words)), Prose(_command(result), "code")]),
        Section("reading", words("reading.title"), [Prose(words(f"reading.{key}")) for key in READING]),
    ]
    facts = [
        words("fact.games", n=f"{total['games']:,}"),
        words("fact.against", name=b.name),
        words("fact.players", players=" · ".join(dict.fromkeys(total["policies"]))),
        words("fact.seed", seed=total["seed"]),
        f"zxfast {total['version']}",
    ]
    if run.interrupted:
        facts.append(words("fact.interrupted", wanted=f"{run.spec.games:,}"))
    return Page([(words("simulated.heading"), ""), (a.name, "a")], words("simulated.subtitle"), facts, sections)


def _result(result: Ignition, words: Words) -> list[Block]:
    mine, unseen = result.attempts, result.deck.unseen
    phase = mine.attempts("phase")
    lines = [(words(f"simulated.{kind}_{when}"), mine.attempts(kind, which)) for kind in KINDS for when, which in WHEN.items()]
    start = {"icons": unseen.icons, "cards": unseen.cards, "chance": percent(float(success(unseen)))}
    blocks: list[Block] = [Prose(words("simulated.start", **start), "lead")]
    if phase.n and not math.isnan(phase.z):
        key = "agree" if abs(phase.z) <= SURE else "differ"
        shares = {"simulated": percent(phase.simulated), "exact": percent(phase.exact), "z": signed(phase.z, 2)}
        blocks.append(Prose(words(f"simulated.{key}", n=f"{phase.n:,}", **shares), "lead"))
    blocks.append(_table(lines, words("simulated.caption"), words))
    if (hit := mine.value_of_hit("phase")) and (charge := mine.value_of_charge()):
        blocks.append(Prose(words("simulated.value", hit=_gain(hit), charge_value=_gain(charge))))
    return blocks


def _gain(gain: Difference) -> str:
    return f"{points(gain.value)} [{points(gain.low)}, {points(gain.high)}]"


def _table(lines: Iterable[tuple[str, Beside]], caption: str, words: Words) -> Table:
    """Simulated shares with interval, the exact value as a mark on the bar, the difference in standard errors."""
    known = [(label, line) for label, line in lines if line.n]
    scale = _scale([line for _, line in known])
    columns = [
        Column("", numeric=False),
        Column(words("simulated.column_exact")),
        Column(words("simulated.column_simulated")),
        Column(words("column.interval")),
        Column("n"),
        Column("", words("simulated.bar"), scale=scale),
        Column(words("simulated.column_z"), words("simulated.z")),
    ]
    rows = [
        [
            Cell(label),
            Cell(percent(line.exact), sort=line.exact),
            Cell(percent(line.simulated), sort=line.simulated),
            Cell(f"[{100 * line.low:.2f}, {100 * line.high:.2f}]", sort=line.high - line.low),
            whole(line.n),
            Cell(bar=_bar(line, scale), sort=line.simulated, side="a"),
            _z(line),
        ]
        for label, line in known
    ]
    return Table(columns, rows, caption)


def _scale(lines: Sequence[Beside]) -> Scale:
    spans = [Difference(line.simulated, min(line.low, line.exact), max(line.high, line.exact), LEVEL, "") for line in lines]
    return scale_of(spans, None)


def _bar(line: Beside, scale: Scale) -> Bar:
    return Bar(scale.at(line.low), scale.at(line.high), scale.at(line.simulated), scale.at(line.exact))


def _z(line: Beside) -> Cell:
    return Cell(NOTHING if math.isnan(line.z) else signed(line.z, 2), sort=line.z)


def _by_turn(mine: Attempts, words: Words) -> list[Block]:
    """Chance per attempt by own turn: simulated points with intervals, the exact means as a line."""
    lines = mine.by_turn("phase")
    shown = [(turn, line) for turn, line in enumerate(lines, 1) if line.n >= FEW]
    blocks: list[Block] = []
    if shown:
        simulated = [Point(turn, line.simulated, line.low, line.high, _text(turn, line)) for turn, line in shown]
        exact = [Point(turn, line.exact, line.exact, line.exact, "") for turn, line in shown]
        axes = words("axis.own_turn"), words("axis.hit_share")
        picture = curves(words("simulated.turns"), [(EXACT, exact), ("a", simulated)], *axes)
        legend = [(words("simulated.column_simulated"), "a"), (words("simulated.column_exact"), EXACT)]
        blocks.append(Figure(picture, words("simulated.turns_figure", few=FEW), legend))
    labels = ((words("simulated.turn", number=turn), line) for turn, line in enumerate(lines, 1))
    return [*blocks, replace(_table(labels, words("simulated.turns_caption"), words), folded=True)]


def _text(turn: int, line: Beside) -> str:
    interval = f"[{100 * line.low:.1f}, {100 * line.high:.1f}]"
    return f"{turn}: {percent(line.simulated, 1)} {interval}, n = {line.n:,}; {percent(line.exact, 1)}"


def _in_a_row(mine: Attempts, words: Words) -> Table:
    series = [
        (words("simulated.k_of_n", k=k, n=n), line)
        for n in range(2, LONGEST + 1)
        for k, line in enumerate(mine.in_a_row(n))
    ]  # fmt: skip
    return _table(series, words("simulated.row_caption"), words)


def _life(mine: Attempts, words: Words) -> list[tuple[str, Beside]]:
    return [(words("simulated.k_in_life", k=k), line) for k, line in enumerate(mine.life())]


def _saved(mine: Attempts, words: Words) -> Table:
    columns = [
        Column("", numeric=False),
        Column(words("simulated.column_exact")),
        Column(words("simulated.column_simulated")),
        Column(words("column.interval")),
        Column("n"),
        Column(words("simulated.column_z"), words("simulated.z")),
    ]
    lines = {f"{kind}_{what}": line for kind in KINDS for what, line in _costs(mine, kind).items() if line.n}
    rows = [
        [
            Cell(words(f"simulated.{key}")),
            Cell(f"{line.exact:.3f}", sort=line.exact),
            Cell(f"{line.simulated:.3f}", sort=line.simulated),
            Cell(f"[{line.low:.3f}, {line.high:.3f}]", sort=line.high - line.low),
            whole(line.n),
            _z(line),
        ]
        for key, line in lines.items()
    ]
    return Table(columns, rows, words("simulated.saved_caption"))


def _costs(mine: Attempts, kind: str) -> dict[str, Beside]:
    return {"saved": mine.saved(kind), "saved_by_hit": mine.saved_by_hit(kind)}


def _exact(unseen: Unseen, words: Words) -> list[Block]:
    """Chance of at least k hits in n attempts before the game, as curves and as fractions."""
    counts = {n: hits(unseen, n) for n in range(1, ATTEMPTS + 1)}
    styles = ("a", "b", "c")
    series = [
        (style, [Point(n, p := float(count.at_least(k)), p, p, f"{n}: {percent(p)}") for n, count in counts.items()])
        for k, style in enumerate(styles, 1)
    ]
    names = [words(f"ignition.at_least_{k}") for k in range(1, MOST + 1)]
    picture = curves(words("simulated.exact"), series, words("column.attempts"), words("axis.chance"))
    rows = []
    for n, count in counts.items():
        chances = [count.at_least(k) for k in range(1, MOST + 1)]
        rows.append([Cell(str(n), sort=n), *(Cell(percent(float(p)), f"{p}", float(p)) for p in chances)])
    table = Table([Column(words("column.attempts")), *(Column(name) for name in names)], rows, words("ignition.exact_caption"))
    given = words("simulated.exact_figure", icons=unseen.icons, cards=unseen.cards)
    return [Group([Figure(picture, given, list(zip(names, styles, strict=True))), table])]


def _command(result: Ignition) -> str:
    spec = result.run.spec
    parts = ["zxfast", "ignition", spec.deck_a.name, "--against", spec.deck_b.name, "--games", str(result.run.totals.games)]
    parts += ["--seed", str(spec.seed), "--policy", spec.policy_a]
    if spec.policy_b != spec.policy_a:
        parts += ["--policy-against", spec.policy_b]
    return shlex.join(parts)
