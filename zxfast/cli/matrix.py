"""zxfast matrix"""

from __future__ import annotations

from pathlib import Path

import click

from zxfast.decks import Deck
from zxfast.errors import UserError
from zxfast.matchups import Cell, Matrix, matrix
from zxfast.matchups.api import save
from zxfast.matchups.plan import deck_set
from zxfast.report import check_report, write
from zxfast.run.disk import make_folder
from zxfast.run.spec import DEFAULT_POLICY, MAX_SEED, PAIRINGS
from zxfast.run.words import interval
from zxfast.stats.field import Standing, field_shares
from zxfast.stats.rates import Rate

from .common import WITH_BOM, csv_option, json_option, print_csv, print_json, progress_bar, report_options
from .main import INTERRUPTED, OK
from .tables import NOT_SEPARABLE, points, rate_style, show

CELLS_SHOWN = 15  # with intervals; more only on demand


def share_option(command: click.decorators.FC) -> click.decorators.FC:
    """--share"""
    text = "How frequent a deck is in the field, in any unit; may be repeated; decks that are not named have no share."
    return click.option("--share", "shares", multiple=True, metavar="DECK=NUMBER", help=text)(command)


def read_shares(texts: tuple[str, ...]) -> dict[str, float] | None:
    """The shares of --share; None if there are none. Raises UserError for one that cannot be read."""
    shares = {}
    for text in texts:
        name, _, number = text.rpartition("=")
        try:
            shares[name] = float(number)
        except ValueError:
            name = ""
        if not name:
            raise UserError(f"share {text}: write DECK=NUMBER, for example b01_mono_red=30")
    return shares or None


def check_shares(shares: dict[str, float], field: tuple[Deck, ...]) -> None:
    """Raises UserError for a deck that is not in the field, or a bad number: before anything is played."""
    try:
        field_shares([deck.name for deck in field], shares)
    except ValueError as error:
        raise UserError(str(error)) from None


@click.command("matrix")
@click.argument("decks", nargs=-1, required=True, metavar="DECK|FOLDER...")
@click.option("--against", multiple=True, metavar="DECK|FOLDER", help="Only against these decks; may be repeated.")
@click.option("-n", "--games", type=click.IntRange(1), default=2_000, show_default=True, help="Games of each cell.")
@click.option("--seed", type=click.IntRange(0, MAX_SEED), default=0, show_default=True, help="Same seed, same games.")
@click.option("--policy", default=DEFAULT_POLICY, show_default=True, metavar="NAME", help="Player of all decks.")
@click.option("--pairing", type=click.Choice(PAIRINGS), default="deck", show_default=True, help="As in `zxfast match`.")
@click.option("--mirrors", is_flag=True, help="Also play lists against themselves, for the advantage of going first.")
@share_option
@click.option("--threads", type=click.IntRange(1), help="Default: all CPUs. Does not change the results.")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="Folder for the matrix and the run of each cell.")
@click.option("--resume", is_flag=True, help="Go on with the matrix in --out; decks and games may have become more.")
@click.option("--cells", "all_cells", is_flag=True, help=f"Print every cell with its interval, also more than {CELLS_SHOWN}.")
@report_options
@json_option
@csv_option
def command(
    decks: tuple[str, ...],
    against: tuple[str, ...],
    games: int,
    seed: int,
    policy: str,
    pairing: str,
    mirrors: bool,
    shares: tuple[str, ...],
    threads: int | None,
    out: Path | None,
    resume: bool,
    all_cells: bool,
    report: Path | None,
    lang: str,
    as_json: bool,
    as_csv: str | None,
) -> int:
    """Play every deck against every other one, or with --against against a field, and print the table of win rates.

    A deck is a built-in name or a file, a folder stands for every deck file in it, and `built-in` for all built-in decks.
    --csv prints one row for each cell.
    """
    given = read_shares(shares)
    if given:
        check_shares(given, deck_set(against or decks))
    if resume and out is None:
        raise UserError("--resume needs the folder of the matrix: --out FOLDER")
    if report is not None:
        check_report(report)
    if out is not None:
        make_folder(out)
    with progress_bar(not (as_json or as_csv)) as bar:
        table = matrix(
            decks,
            against=against or None,
            games=games,
            seed=seed,
            policy=policy,
            mirrors=mirrors,
            pairing=pairing,
            out=out,
            resume=resume,
            threads=threads,
            progress=bar,
            watch=(lambda cell: bar.say(f"{cell.deck_a} {cell.rate.value:.1%} {cell.deck_b}")) if bar else None,
        )
    if out is not None and as_csv == WITH_BOM:
        save(table, out, bom=True)
    if report is not None and table.results:
        write(table, report, lang)
    ranking = [] if table.interrupted else table.ranking(given)
    if as_json:
        print_json({**table.to_dict(), "ranking": [standing.to_dict() for standing in ranking]})
    elif as_csv:
        print_csv([cell.to_dict() for cell in table.results], as_csv)
    else:
        _show(table, all_cells)
        if ranking:
            show_ranking(ranking, given)
    if table.interrupted:
        click.echo(f"interrupted: {len(table.results)} of {len(table.spec.cells)} cells", err=True)
        return INTERRUPTED
    return OK


def _show(table: Matrix, all_cells: bool) -> None:
    spec, count = table.spec, len(table.results)
    click.echo(f"{count} cells of {spec.games:,} games, {spec.policy}, seed {spec.seed}: win rate of the row in percent")
    numbers = {deck.name: str(at) for at, deck in enumerate(table.field, 1)}
    rows = []
    for name in table.names:
        cells = [None if name == other.name else table.cell(name, other.name) for other in table.field]
        rows.append([numbers[name] if table.square else "", name, *("-" if cell is None else _short(cell) for cell in cells)])
    show(["", "", *numbers.values()], rows, left=2)
    if not table.square:
        show(["", "against"], [(number, name) for name, number in numbers.items()], left=2)
    click.echo(f"{NOT_SEPARABLE} not separable from 50 % (95 %, wilson, pairs as the unit); - not played")
    if all_cells or count <= CELLS_SHOWN:
        styles = [rate_style(cell.rate.low, cell.rate.high) for cell in table.results]
        columns = "deck A", "deck B", "A wins", "games", "won A", "drawn", "won B", "going first wins"
        show(columns, [_row(cell) for cell in table.results], left=2, styles=styles)
    capped = sum(cell.capped for cell in table.results)
    if capped:
        click.echo(f"ended by a cap: {capped:,} games (--json and --csv tell in which cells)")
    for card in table.to_dict()["coverage"]["approximate"]:
        click.echo(f"approximate: {card['number']} {card['name']}: {card['note']}")


def _row(cell: Cell) -> list[str]:
    counts = (f"{n:,}" for n in (cell.games, cell.wins_a, cell.draws, cell.wins_b))
    return [cell.deck_a, cell.deck_b, interval(cell.rate), *counts, interval(cell.first.rate())]


def _short(cell: Rate) -> str:
    return points(cell.value) + (NOT_SEPARABLE if cell.low <= 0.5 <= cell.high else " ")


def show_ranking(ranking: list[Standing], shares: dict[str, float] | None) -> None:
    """Print decks by the lower bound of their score against the field."""
    rows = [
        (at, standing.name, interval(standing.rate), f"{standing.rate.n:,.0f}", _lead(standing))
        for at, standing in enumerate(ranking, 1)
    ]  # fmt: skip
    field = "the field as given" if shares else "all decks of the field alike, itself for 1/2"
    show(("", "deck", "score", "games", "over the next, points"), rows, left=2, title=f"Against {field}, by lower bound")
    click.echo(f"{NOT_SEPARABLE} not separable from the next deck: the interval of the difference holds 0")


def _lead(standing: Standing) -> str:
    lead = standing.lead
    if lead is None:
        return ""
    mark = " " if lead.separable else NOT_SEPARABLE
    return f"{100 * lead.value:+.1f} [{100 * lead.low:+.1f}, {100 * lead.high:+.1f}]{mark}"
