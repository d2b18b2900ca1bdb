"""Games as data that others can learn from: a row a game, with what it was played by and its record."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from digsite.arena.referee import Conduct
from digsite.arena.results_file import ResultsFile
from digsite.arena.series import Result, Terms
from digsite.core import Json, Ranking, place_in
from digsite.core.extras import require
from digsite.core.version import VERSION
from digsite.games import game


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One game. Lists have an entry for each seat."""

    digsite: str
    """The version of the program,"""
    rules: int
    """and of the rules."""
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
    return Row(
        digsite=VERSION,
        rules=game(terms.game).version,
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

    def _read(self, line: bytes) -> Result:
        try:
            row = msgspec.json.decode(line, type=Row)
        except msgspec.DecodeError:
            raise self._other(line) from None
        result = Result(row.seed, row.bots, row.scores, row.ranking, row.reason, row.conduct, row.record)
        if row != row_of(result, self._terms):
            raise self._other(line)
        return result


def check_parquet() -> None:
    """Before anything is played: what is needed to write such a file."""
    require("pyarrow", "data")


def write_parquet(results: Sequence[Result], terms: Terms, file: Path) -> None:
    """The same rows as a table for data frames; options and records as JSON in text."""
    check_parquet()
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    rows = [_columns(row_of(result, terms)) for result in results]
    parquet.write_table(arrow.Table.from_pylist(rows), file)


def _columns(row: Row) -> dict[str, Any]:
    """Plain columns: a seed as text, since some are longer than a number of 64 bits."""
    return {
        "digsite": row.digsite,
        "rules": row.rules,
        "game": row.game,
        "options": msgspec.json.encode(row.options).decode(),
        "players": row.players,
        "seed": str(row.seed),
        "seconds": row.seconds,
        "bots": list(row.bots),
        "scores": list(row.scores),
        "places": list(row.places),
        "reason": row.reason,
        "decisions": list(row.decisions),
        "illegal": [each.illegal for each in row.conduct],
        "record": msgspec.json.encode(row.record).decode(),
    }
