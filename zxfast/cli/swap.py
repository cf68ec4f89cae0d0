"""zxfast swap"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from zxfast.errors import UserError
from zxfast.run.spec import DEFAULT_POLICY, MAX_SEED
from zxfast.stats.multiple import ADJUSTMENTS

from .common import csv_option, flat, json_option, print_csv, print_json, progress_bar
from .main import OK
from .tables import show

if TYPE_CHECKING:
    from zxfast.run.swap import Screen, Swap


@click.command("swap")
@click.argument("deck")
@click.argument("changes", nargs=-1, metavar="[[N] OLD=NEW]...")
@click.option("--screen", "new", metavar="CARD", help="Exchange every card of the deck in turn for this one.")
@click.option("--copies", type=click.IntRange(1), default=1, show_default=True, help="Copies exchanged by --screen.")
@click.option("--correction", type=click.Choice(list(ADJUSTMENTS)), default="holm", show_default=True, help="Of --screen.")
@click.option("--against", metavar="DECK", help="The opponent; default: the unchanged deck.")
@click.option("-n", "--games", type=click.IntRange(4), default=20_000, show_default=True, help="Most games of each deck; even.")
@click.option("--h0", default=0.0, show_default=True, help="Sequential test: difference in points that is not worth it.")
@click.option("--h1", default=1.0, show_default=True, help="Sequential test: difference in points that is.")
@click.option("--alpha", default=0.05, show_default=True, help="Chance to take H1 where H0 holds.")
@click.option("--beta", default=0.05, show_default=True, help="Chance to take H0 where H1 holds.")
@click.option("--fixed", is_flag=True, help="Play all games: no sequential test.")
@click.option("--seed", type=click.IntRange(0, MAX_SEED), default=0, show_default=True, help="Same seed, same games.")
@click.option("--policy", default=DEFAULT_POLICY, show_default=True, metavar="NAME", help="Player of both decks.")
@click.option("--policy-against", metavar="NAME", help="Player of the opponent, if another.")
@click.option("--threads", type=click.IntRange(1), help="Default: all CPUs. Does not change the results.")
@json_option
@csv_option
def command(
    deck: str,
    changes: tuple[str, ...],
    new: str | None,
    copies: int,
    correction: str,
    against: str | None,
    games: int,
    h0: float,
    h1: float,
    alpha: float,
    beta: float,
    fixed: bool,
    seed: int,
    policy: str,
    policy_against: str | None,
    threads: int | None,
    as_json: bool,
    as_csv: str | None,
) -> int:
    """Exchange cards of DECK and measure the difference in win rate with common random numbers.

    "2 B01-012=B01-016" exchanges two copies, "B01-012=B01-016" all. Both decks play the same games; those in which nobody saw an
    exchanged card are not played again. A sequential test (pairs, nine classes of differences) stops as soon as it is sure.
    """
    from zxfast.decks.exchange import read_changes
    from zxfast.run.swap import screen, swap
    from zxfast.stats.sprt import PairedGsprt

    if bool(changes) == bool(new):
        raise UserError("what to exchange? give OLD=NEW, or --screen CARD for every card of the deck")
    options: dict[str, Any] = {
        "games": games, "seed": seed, "policy": policy, "policy_against": policy_against, "threads": threads
    }  # fmt: skip
    if not h0 < h1:
        raise UserError(f"--h0 {h0:g} --h1 {h1:g}: give an --h1 above --h0")
    with progress_bar(not (as_json or as_csv)) as progress:
        if new:
            screened = screen(deck, new, against, copies=copies, method=correction, progress=progress, **options)
        else:
            try:
                test = None if fixed else PairedGsprt(h0 / 100, h1 / 100, alpha, beta)
            except ValueError as error:
                raise UserError(f"--h0 {h0:g} --h1 {h1:g} --alpha {alpha:g} --beta {beta:g}: {error}") from None
            found = swap(deck, read_changes(changes), against, test=test, progress=progress, **options)
    if new:
        _show_screen(screened, as_json, as_csv)
    elif as_json:
        print_json(found.to_dict())
    elif as_csv:
        print_csv([flat(found.to_dict())], as_csv)
    else:
        _show_swap(found)
    return OK


def _show_screen(screened: Screen, as_json: bool, as_csv: str | None) -> None:
    records = screened.table.to_dict("records")
    if as_json:
        print_json({"method": screened.method, "swaps": records})
        return
    if as_csv:
        print_csv(records, as_csv)
        return
    first = screened.swaps[0]
    click.echo(f"{first.spec.deck_a.name} against {first.spec.deck_b.name}: {first.games:,} games of each deck")
    columns = ("exchange", "points", "95 %", "p", f"p ({screened.method})", "replayed")
    width = len(first.spec.deck_a.name)
    rows = [
        (r["changed"][width:].strip(), f"{100 * r['difference']:+.2f}", f"[{100 * r['low']:+.2f}, {100 * r['high']:+.2f}]",
         _p(r["p"]), _p(r["p_adjusted"]), f"{r['replayed']:,}")
        for r in records
    ]  # fmt: skip
    show(columns, rows)


def _p(value: float) -> str:
    return f"{value:.3g}" if value > 1e-15 else "<1e-15"


def _show_swap(found: Swap) -> None:
    spec, (before, after) = found.spec, found.rates
    click.echo(f"{found.changed.name}\nagainst {spec.deck_b.name}, {spec.policy_a} against {spec.policy_b}, seed {spec.seed}\n")
    show(
        ("", "win rate", "95 %"),
        [
            (name, f"{rate.value:.2%}", f"[{rate.low:.2%}, {rate.high:.2%}]")
            for name, rate in (("unchanged", before), ("changed", after))
        ],
    )
    paired, apart = found.needed()
    click.echo(f"difference {found.difference}")
    click.echo(f"{found.games:,} games of each deck, {found.replayed:,} of them played again; the others are the same games")
    if (llr := found.llr) is not None and found.test is not None:
        verdict = {"H0": "not worth it", "H1": "better", None: "not sure yet"}[llr.decision]
        h0, h1 = 100 * found.test.difference0, 100 * found.test.difference1
        click.echo(f"H0 {h0:+g} points, H1 {h1:+g} points: {verdict}; {llr} (pairs)")
    ratio = f"{apart:,} without common random numbers ({apart / paired:.1f} times)"
    click.echo(f"for 1 point at 5 % / 90 %: {paired:,} games of each deck, {ratio}")
