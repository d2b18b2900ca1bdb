"""Games as data that others can learn from: a row a game, with what it was played by and its record."""

from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from digsite.arena.referee import Conduct
from digsite.arena.results_file import ResultsFile
from digsite.arena.series import Pairing, Result, Terms
from digsite.arena.versions import version_of
from digsite.core import BadOption, Json, Ranking, place_in
from digsite.core.extras import require
from digsite.core.files import check_target

MAGIC = b"PAR1"
"""With what such a table begins."""
ROWS_AT_ONCE = 500
"""That are in memory while a table is written."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One game. Lists have an entry for each seat."""

    digsite: str
    """The version of the program,"""
    rules: int
    """of the rules,"""
    build: str
    """and a hash of what played, code and data, bots from outside included."""
    game: str
    options: dict[str, Json]
    players: int
    seed: int | str
    """Of the deal; beyond 53 bits as hexadecimal text."""
    seconds: float | None
    """What a bot had for a turn; null: as long as it liked."""
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """1 for the best; who shares a place shares its number."""
    ranking: Ranking
    reason: str
    """Why the game ended."""
    decisions: tuple[int, ...]
    conduct: tuple[Conduct, ...]
    record: dict[str, Json] | None
    """Seed, options and every move: `digsite.replay` plays it again."""


def row_of(result: Result, terms: Terms) -> Row:
    version = version_of(terms.game, result.seats)
    return Row(
        digsite=version.digsite,
        rules=version.rules,
        build=version.build,
        game=terms.game,
        options=dict(terms.options),
        players=len(result.seats),
        seed=result.deal,
        seconds=terms.seconds,
        bots=result.seats,
        scores=result.scores,
        places=tuple(place_in(result.ranking, seat) for seat in range(len(result.seats))),
        ranking=result.ranking,
        reason=result.reason,
        decisions=tuple(each.decisions for each in result.conduct),
        conduct=result.conduct,
        record=result.record,
    )


class GamesFile(ResultsFile):
    """Rows as lines of JSON, each complete in itself: no header."""

    def __init__(self, path: Path, terms: Terms) -> None:
        super().__init__(path, terms)
        self._terms = terms

    def _write(self, result: Result) -> bytes:
        return msgspec.json.encode(row_of(result, self._terms))

    def rows(self) -> Iterator[Row]:
        """One after the other."""
        return (msgspec.json.decode(line, type=Row) for _, line in self._lines())

    def _read(self, line: bytes) -> Result:
        try:
            row = msgspec.json.decode(line, type=Row)
        except msgspec.DecodeError:
            raise self._other(line, b"") from None
        result = Result(row.seed, row.bots, row.scores, row.ranking, row.reason, row.conduct, row.record)
        expected = row_of(result, self._terms)
        if row != expected:
            raise self._other(msgspec.json.encode(row), msgspec.json.encode(expected))
        return result

    def _pairing(self, line: bytes) -> Pairing:
        found = msgspec.json.decode(line, type=_Who)
        return Pairing(found.seed, found.bots)


class _Who(msgspec.Struct):
    """What of a row says which game it is."""

    seed: int | str
    bots: tuple[str, ...]


def check_parquet(file: Path, out: Path | None = None) -> None:
    """Before anything is played: what is needed to write such a file."""
    require("pyarrow", "data")
    check_target(file, "parquet", out)
    if file.is_file() and file.stat().st_size and not _is_parquet(file):
        raise BadOption(f"parquet: expected a new file or such a table, got {file}", option="parquet")


def _is_parquet(file: Path) -> bool:
    with file.open("rb") as found:
        return found.read(len(MAGIC)) == MAGIC


def write_parquet(games: GamesFile, file: Path) -> None:
    """The same rows as a table for data frames; options and records as JSON in text."""
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    schema = _schema(arrow)
    with parquet.ParquetWriter(file, schema) as table:
        rows = map(_columns, games.rows())
        while some := list(islice(rows, ROWS_AT_ONCE)):
            table.write_table(arrow.Table.from_pylist(some, schema))


def _schema(arrow: Any) -> Any:
    """Plain columns: a seed as text, since some are longer than a number of 64 bits."""
    text, number = arrow.string(), arrow.int64()
    fault = arrow.struct([("decision", number), ("kind", text), ("told", text)])
    conduct = arrow.struct(
        [
            ("decisions", number),
            ("seconds", arrow.float64()),
            ("illegal", number),
            ("timeouts", number),
            ("crashes", number),
            ("failed", arrow.bool_()),
            ("faults", arrow.list_(fault)),
        ]
    )
    return arrow.schema(
        [
            ("digsite", text),
            ("rules", number),
            ("build", text),
            ("game", text),
            ("options", text),
            ("players", number),
            ("seed", text),
            ("seconds", arrow.float64()),
            ("bots", arrow.list_(text)),
            ("scores", arrow.list_(number)),
            ("places", arrow.list_(number)),
            ("ranking", arrow.list_(arrow.list_(number))),
            ("reason", text),
            ("decisions", arrow.list_(number)),
            ("conduct", arrow.list_(conduct)),
            ("record", text),
        ]
    )


def _columns(row: Row) -> dict[str, Any]:
    """As the schema has it."""
    return {
        **msgspec.structs.asdict(row),
        "options": msgspec.json.encode(row.options).decode(),
        "seed": str(row.seed),
        "conduct": [_conduct(each) for each in row.conduct],
        "record": msgspec.json.encode(row.record).decode(),
    }


def _conduct(conduct: Conduct) -> dict[str, Any]:
    faults = [msgspec.structs.asdict(fault) for fault in conduct.faults]
    return {**msgspec.structs.asdict(conduct), "faults": faults}
