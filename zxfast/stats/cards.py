"""What the cards of a deck did: win rates by where a card was seen, in the words of the field.

| column | games counted |
| --- | --- |
| oh | opening hand: the card was in the hand the game began with (after a redraw: in the new one) |
| gd | drawn: the card was drawn later |
| gih | in hand: in the opening hand or drawn later, at any time |
| gns | never seen: the card never came to the hand (deck, Life, Resource from set-up, set aside) |
| iwd | "improvement when drawn": gih minus gns |
| played, ignited, life_played | the card was played for its cost; by ignition; from Life |
| kept, returned | the card was in the first hand and that hand was kept; was returned |

A draw counts as half a win. *By copies*: every copy is a unit, so a game with two copies in hand counts twice. *By games*: a game
counts once per card. Copies in one game share its result; by copies the interval therefore uses n divided by 1 + (m-1)·q, m the
copies in the deck and q the share of games in which a given copy is in that state (the variance of a ratio when copies come
independently).

iwd compares games in which a card came with games in which it did not. Long games show more cards, so it is a description, not an
effect; the effect of a card is measured by swapping it (paired difference).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .multiple import adjust, p_value
from .pairs import difference_of, side_codes
from .rates import Rate, rate

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import NDArray

__all__ = ["KINDS", "STATES", "card_table", "outcome_totals", "screen"]

#: Kinds of tallies that a run delivers, in order.
KINDS = ("opening", "returned", "kept", "drawn", "played", "ignited", "life_played", "seen")
#: Column by kind of tally; "gns" is what "seen" leaves over.
STATES = {
    "oh": "opening",
    "gd": "drawn",
    "gih": "seen",
    "gns": None,
    "played": "played",
    "ignited": "ignited",
    "life_played": "life_played",
    "kept": "kept",
    "returned": "returned",
}
LOST, DRAWN, WON = range(3)


def outcome_totals(rows: Any) -> NDArray[np.int64]:
    """Games lost, drawn, won by deck: shape (2, 3), from the column `winner`. Raises ValueError without it."""
    winner = side_codes(rows, "winner")
    a, b, drawn = (int((winner == who).sum()) for who in (0, 1, -1))
    return np.array([[b, drawn, a], [a, drawn, b]])


def _rate(outcomes: NDArray[np.int64], copies: int, games: int, level: float, method: str, spread: bool) -> Rate:
    n = float(outcomes.sum())
    won = float(outcomes[WON]) + float(outcomes[DRAWN]) / 2.0
    effect = 1.0 + (copies - 1) * (n / (copies * games)) if spread and games else 1.0
    shown = rate(won / effect, n / effect, level, method)
    return Rate(shown.value, int(n), shown.low, shown.high, level, method)


def card_table(
    tallies: Any,
    rows: Any,
    decks: Sequence[Sequence[Any]],
    *,
    kinds: Sequence[str] = KINDS,
    by: str = "copies",
    level: float = 0.95,
    method: str = "wilson",
) -> pd.DataFrame:
    """One row per deck and card: win rates by state, each with number of units and interval. Needs pandas.

    Parameters
      tallies  shape (2 decks, slots, kinds, 3 outcomes lost / drawn / won). By copies: games in which the card in that slot
      was in that state. By games: games in which any copy was, at the slot of the first copy, 0 at the others.
      rows     result rows of the same games (for the games lost, drawn, won), or an array of shape (2, 3) with these totals.
      decks    two lists of the cards by slot: numbers, or objects with `number`, `ja`, `zh`.
      kinds    names along the third axis; those of `STATES` without data may be missing. "turns": sums of the own turns (from
      1) in which the card was first played, over the games of "played".
      by       "copies" or "games": what the tallies count.
      level, method  of the intervals (`zxfast.stats.rates.METHODS`; by copies only methods that take fractional counts).

    Columns: side, number, name_ja, name_zh, copies, games, wr (the deck), then for every state x of `STATES` with data x (win
    rate), x_n, x_low, x_high, then first_turn (mean own turn of the first play, with the kind "turns"), iwd, iwd_low,
    iwd_high, iwd_p. iwd takes both rates as independent, which by copies makes the interval rather too wide. Raises
    ValueError for shapes that do not fit.
    """
    import pandas as pd

    counts = np.asarray(tallies).astype(np.int64)
    if counts.ndim != 4 or counts.shape[0] != 2 or counts.shape[2:] != (len(kinds), 3):
        raise ValueError(f"tallies must have the shape (2, slots, {len(kinds)}, 3), not {counts.shape}")
    if by not in ("copies", "games"):
        raise ValueError(f"by must be 'copies' or 'games', not {by!r}")
    if len(decks) != 2 or any(len(deck) != counts.shape[1] for deck in decks):
        raise ValueError(f"decks must be two lists of {counts.shape[1]} cards")
    totals = rows if isinstance(rows, np.ndarray) and rows.dtype.names is None else outcome_totals(rows)
    if totals.shape != (2, 3):
        raise ValueError(f"totals must have the shape (2, 3), not {totals.shape}")
    totals = totals.astype(np.int64)
    records = []
    for side, deck in enumerate(decks):
        slots: dict[str, list[int]] = {}
        for slot, card in enumerate(deck):
            slots.setdefault(str(getattr(card, "number", card)), []).append(slot)
        games = int(totals[side].sum())
        base = rate(float(totals[side, WON]) + float(totals[side, DRAWN]) / 2.0, games, level, method)
        for number, mine in slots.items():
            card, m = deck[mine[0]], len(mine)
            found = dict(zip(kinds, counts[side, mine].sum(axis=0), strict=True))
            units = totals[side] * (m if by == "copies" else 1)
            record: dict[str, Any] = {
                "side": "AB"[side],
                "number": number,
                "name_ja": getattr(card, "ja", ""),
                "name_zh": getattr(card, "zh", ""),
                "copies": m,
                "games": games,
                "wr": base.value,
            }
            rates = {}
            for state, kind in STATES.items():
                if kind is None:
                    outcomes = units - found["seen"]
                    if (outcomes < 0).any():
                        raise ValueError(f"card {number} was seen more often than the rows have games")
                elif kind in found:
                    outcomes = found[kind]
                else:
                    continue
                value = _rate(outcomes, m, games, level, method, spread=by == "copies")
                rates[state] = value
                record |= {state: value.value, f"{state}_n": int(value.n), f"{state}_low": value.low, f"{state}_high": value.high}
            if "turns" in found:
                plays = int(found["played"].sum())
                record["first_turn"] = int(found["turns"].sum()) / plays if plays else np.nan
            gain = difference_of(rates["gih"], rates["gns"])
            record |= {"iwd": gain.value, "iwd_low": gain.low, "iwd_high": gain.high, "iwd_p": p_value(gain)}
            records.append(record)
    return pd.DataFrame.from_records(records)


def screen(table: pd.DataFrame, column: str = "iwd_p", method: str = "holm") -> pd.DataFrame:
    """A card table with the p-values of `column` adjusted for the number of cards of each deck: new column `<column>_adjusted`.

    `method` one of `zxfast.stats.multiple.ADJUSTMENTS`. Rows are ordered by the adjusted value. Raises ValueError without the
    column.
    """
    if column not in table:
        raise ValueError(f"the table has no column {column!r}")
    result = table.copy()
    result[f"{column}_adjusted"] = np.nan
    for _, part in table.groupby("side"):
        result.loc[part.index, f"{column}_adjusted"] = adjust(part[column].to_numpy(), method)
    return result.sort_values([f"{column}_adjusted", column], kind="stable").reset_index(drop=True)
