"""A finished game, position by position: every one of them has an address, so a replay is a link."""

from typing import NamedTuple

import msgspec

from digsite.core import Record, Seat, State
from digsite.core.seal import Seal, seal
from digsite.server.pace import Pace
from digsite.server.presentation.log_lines import Telling
from digsite.server.presentation.redaction import logged
from digsite.server.schema.requests import Frame, Replay, ToldPosition, WholePosition
from digsite.server.tables.running_game import LoggedStep, RunningGame
from digsite.server.tables.table import Table
from digsite.texts import Words


class Finished(NamedTuple):
    """A finished game, to be looked at again."""

    table: str
    name: str
    record: Record
    record_text: str
    steps: int
    end: State
    outdated: bool
    """Whether it was played by earlier rules: nothing can be said of it any more."""


def finished(table: Table, running: RunningGame) -> Finished:
    record = running.state.record()
    return Finished(
        table.id,
        table.rules.game,
        record,
        record.dumps(),
        len(running.steps),
        running.state,
        table.outdated or table.lost_track,
    )


async def frames(
    table: Table, running: RunningGame, seat: Seat | None, first: int, most: int, telling: Telling | None
) -> Replay:
    """Positions `first` and following, as that seat saw them, in words too where they are told."""
    state, pace = table.deal(), Pace()
    made = [_frame(state, 0, None, seat, telling)] if first == 0 else []
    for number, step in enumerate(running.steps[: first + most - 1], start=1):
        state.apply(step.action)
        if number >= first:
            made.append(_frame(state, number, step, seat, telling))
        await pace.breathe()
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


async def told(table: Table, running: RunningGame, seat: Seat | None, number: int, speaker: Words) -> ToldPosition:
    """Position `number`, or the last one, as that seat saw it."""
    state, pace = table.deal(), Pace()
    for step in running.steps[:number]:
        state.apply(step.action)
        await pace.breathe()
    outcome = state.outcome
    return ToldPosition(
        lines=tuple(speaker.aloud.describe(state.view(seat))),
        ending=() if outcome is None else tuple(speaker.aloud.outcome(outcome, seat)),
    )


async def whole(table: Table, running: RunningGame, number: int) -> WholePosition:
    """Position `number`, or the last one, with everything in it."""
    state, pace = table.deal(), Pace()
    for step in running.steps[:number]:
        state.apply(step.action)
        await pace.breathe()
    return WholePosition(game=table.rules.game, options=dict(state.options), scenario=dict(state.as_scenario()))


def sealed_record(table: Table) -> Record:
    """The record, with what is needed to check the hash that was shown before the deal."""
    if table.running is None:
        raise TypeError("a table without a game has no record")
    record = table.running.state.record()
    if table.rules.scenario is not None:
        return record
    return msgspec.structs.replace(record, seal=Seal(hash=seal(table.seed, table.salt), salt=table.salt))
