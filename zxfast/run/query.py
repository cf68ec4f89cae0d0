"""Questions in SQL to many runs at once, answered by duckdb."""

from __future__ import annotations

import os
from collections.abc import Iterable
from glob import glob
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zxfast.errors import UserError

from .files import CARDS
from .manifest import MANIFEST, Manifest, kind_of, read_manifest

if TYPE_CHECKING:
    import pandas as pd


def sql(where: str | os.PathLike[str] | Iterable[str | os.PathLike[str]], query: str) -> pd.DataFrame:
    """Ask the runs in folders a question in SQL.

    where: folders or patterns ("results/*"); every run in or below them counts. query: SQL over three tables, whose columns are
    in docs/results.md: `games` (one row per game, with `run`, the folder), `runs` (one row per run) and `cards` (one row per run,
    deck and card). Games are read from the disk as far as the query needs them, not into memory.

    Raises UserError if duckdb is not there (`pip install 'zxfast[sql]'`), no run is found, or duckdb cannot answer.
    """
    if not query.strip(" \t\r\n;"):
        raise UserError("no question: give a query such as SELECT count(*) FROM games")
    try:
        import duckdb
    except ImportError:
        raise UserError("`zx.sql` needs duckdb: pip install 'zxfast[sql]'") from None
    manifests = {folder: read_manifest(folder) for folder in find_runs(where)}
    played = {folder: manifest for folder, manifest in manifests.items() if manifest.parts}
    if not played:
        places = where if isinstance(where, str | os.PathLike) else ", ".join(os.fspath(place) for place in where)
        raise UserError(f"no run with finished games in {places}: give folders of `zxfast match --out FOLDER`")
    files = {str(folder / part.file): str(folder) for folder, manifest in played.items() for part in manifest.parts}
    cards = [str(folder / CARDS) for folder in played if (folder / CARDS).exists()]
    with duckdb.connect() as connection:
        try:
            connection.register("runs", _frame(_run(folder, manifest) for folder, manifest in played.items()))
            connection.register("_files", _frame({"filename": file, "run": run} for file, run in files.items()))
            connection.execute(
                f"CREATE VIEW games AS SELECT run, g.* EXCLUDE (filename) "
                f"FROM read_parquet({_list(files)}, filename = true, union_by_name = true) g JOIN _files USING (filename)"
            )
            if cards:
                connection.execute(
                    f"CREATE VIEW cards AS SELECT parse_dirpath(filename) AS run, c.* EXCLUDE (filename) "
                    f"FROM read_csv({_list(cards)}, filename = true, union_by_name = true) c"
                )
            answer: pd.DataFrame = connection.execute(query).df()
        except duckdb.Error as error:
            raise UserError(f"SQL: {' '.join(str(error).split())}") from None
    return answer


def find_runs(where: str | os.PathLike[str] | Iterable[str | os.PathLike[str]]) -> list[Path]:
    """The folders of runs in or below folders and patterns, in order of their names."""
    places = [where] if isinstance(where, str | os.PathLike) else list(where)
    found = {
        path.parent
        for place in places
        for folder in (glob(os.fspath(place)) or [os.fspath(place)])
        for path in Path(folder).rglob(MANIFEST)
        if kind_of(path) != "matrix"
    }
    return sorted(found)


def _run(folder: Path, manifest: Manifest) -> dict[str, Any]:
    a, b = manifest.decks
    return {
        "run": str(folder),
        "deck_a": a.name,
        "deck_b": b.name,
        "hash_a": a.hash,
        "hash_b": b.hash,
        "policy_a": manifest.policies[0],
        "policy_b": manifest.policies[1],
        "seed": str(manifest.seed),
        "pairing": manifest.pairing,
        "version": manifest.version,
        "games": manifest.done,
        "complete": manifest.complete,
        "seconds": manifest.seconds,
    }


def _frame(records: Iterable[dict[str, Any]]) -> pd.DataFrame:
    import pandas as pd

    return pd.DataFrame.from_records(list(records))


def _list(paths: Iterable[str]) -> str:
    return "[" + ", ".join("'" + path.replace("'", "''") + "'" for path in paths) + "]"
