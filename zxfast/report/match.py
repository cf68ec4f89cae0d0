"""The report of a match."""

from __future__ import annotations

from zxfast.run.result import Run

from .decks import deck_section, names
from .page import Facts, Page, Prose, Section
from .sections.cards import card_blocks
from .sections.ignition import ignition_blocks
from .sections.length import length_blocks
from .sections.play import play_blocks
from .sections.result import result_blocks
from .tally import tally
from .what import command_of, run_facts
from .words import Words

READING = ("intervals", "pairs", "shares", "cards", "ignition", "players")


def match_page(run: Run, words: Words) -> Page:
    """Everything that one match tells."""
    total, sums = run.to_dict(), tally(run)
    a, b = names(run.decks)
    what = [*run_facts(run, total, words), (words("run.checksum"), total["checksum"])]
    sections = [
        Section("result", words("result.title"), result_blocks(run, total, words)),
        Section("turns", words("length.title"), length_blocks(run, sums, words)),
        Section("ignition", words("ignition.title"), ignition_blocks(run, sums, words)),
        Section("play", words("play.title"), play_blocks(run, sums, words)),
        Section("cards", words("cards.title"), card_blocks(run, words)),
        deck_section(run.decks, words),
        Section("run", words("run.title"), [Facts(what), Prose(command_of(run), "code")]),
        Section("reading", words("reading.title"), [Prose(words(f"reading.{key}")) for key in READING]),
    ]
    facts = [
        words("fact.games", n=f"{total['games']:,}"),
        words("fact.players", players=" · ".join(dict.fromkeys(total["policies"]))),
        words("fact.seed", seed=total["seed"]),
        f"zxfast {total['version']}",
    ]
    if run.interrupted:
        facts.append(words("fact.interrupted", wanted=f"{run.spec.games:,}"))
    return Page([(a, "a"), (words("against"), ""), (b, "b")], words("match.subtitle"), facts, sections)
