"""A finished game, position by position: every one of them has an address, so a replay is a link."""

import msgspec

from digsite.core import Record, Seat, State
from digsite.core.seal import Seal, seal
from digsite.server.present.log_lines import Telling
from digsite.server.present.redaction import logged
from digsite.server.schema.requests import Frame, Replay
from digsite.server.tables.running_game import LoggedStep, RunningGame
from digsite.server.tables.table import Table


def frames(
    table: Table, running: RunningGame, seat: Seat | None, first: int, most: int, telling: Telling | None
) -> Replay:
    """Positions `first` and following, as that seat saw them, in words too where they are told."""
    state = table.deal()
    made = [_frame(state, 0, None, seat, telling)] if first == 0 else []
    for number, step in enumerate(running.steps[: first + most - 1], start=1):
        state.apply(step.action)
        if number >= first:
            made.append(_frame(state, number, step, seat, telling))
    return Replay(game=table.rules.game, total=len(running.steps) + 1, first=first, frames=tuple(made))


def _frame(state: State, number: int, step: LoggedStep | None, seat: Seat | None, telling: Telling | None) -> Frame:
    told = None if step is None else logged(step, number - 1, seat, telling)
    return Frame(
        number=number,
        step=told and msgspec.structs.replace(told, lines=()),
        lines=told.lines if told else (),
        view=state.view(seat),
        scores=state.known_scores(seat),
    )


def sealed_record(table: Table) -> Record:
    """The record, with what is needed to check the hash that was shown before the deal."""
    if table.running is None:
        raise TypeError("a table without a game has no record")
    record = table.running.state.record()
    if table.rules.scenario is not None:
        return record
    return msgspec.structs.replace(record, seal=Seal(hash=seal(table.seed, table.salt), salt=table.salt))
