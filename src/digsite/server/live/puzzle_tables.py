"""The tables at which puzzles are tried."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from digsite.core import Action
from digsite.server.errors import NotAllowed
from digsite.server.live.live_table import LiveTable
from digsite.server.live.opening_tables import open_table
from digsite.server.live.services import Services
from digsite.server.schema import journal
from digsite.server.storage.interface import PuzzleTry
from digsite.server.tables.new_table import opened
from digsite.server.tables.puzzles import rules_of
from digsite.server.tables.table import Table
from digsite.study.puzzles import Puzzle


async def open_puzzle(services: Services, puzzle: Puzzle, guest: str, day: str | None) -> str:
    """The table of a guest's first try until that has been judged, then a new one each time; returns its id."""
    await services.preparation.wait(puzzle.game)
    first = msgspec.structs.replace(opened(rules_of(puzzle), guest, services.sources, services.games), puzzle=puzzle.id)
    fresh = PuzzleTry(
        guest=guest, game=puzzle.game, puzzle=puzzle.id, table_id=services.sources.name(), at=first.at, day=day
    )
    # The row comes first: whoever asks twice at once gets one table, and one that was lost is made again.
    kept = await services.storage.begin_puzzle(fresh)
    table_id = kept.table_id if kept.solved is None else fresh.table_id
    await open_table(services, table_id, first, journal.Begun(at=first.at, by=guest))
    return table_id


class Played(NamedTuple):
    """What was done at the table of a puzzle."""

    actions: Sequence[Action]
    ended: bool
    """Whether nothing more can be done there."""


async def played_at(live: LiveTable, puzzle: Puzzle, first: PuzzleTry | None) -> Played:
    """What was done at a table of that puzzle, by whoever tries it: the table of their first try until that has been
    judged, later any that was opened for it. Raises NotAllowed for every other, whatever was dealt there."""

    def played(table: Table) -> Played:
        running = table.running
        theirs = first is not None and table.creator == first.guest and table.rules.game == puzzle.game
        counts = first is not None and table.id == first.table_id
        again = first is not None and first.solved is not None and table.puzzle == puzzle.id
        if running is None or not theirs or not (counts or again):
            raise NotAllowed("this is not your table of that puzzle", code="not-that-puzzle")
        return Played([step.action for step in running.steps], table.status != "playing")

    return await live.look(played)


async def close_table(live: LiveTable, guest: str) -> None:
    """Nobody plays on: a judged try waits in no list."""
    await live.vacate(guest)
