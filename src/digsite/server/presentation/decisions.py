"""What a seat is asked, with every choice it has: described once, however many pages show it and however often."""

import math

from digsite.core import Decision, Seat, State
from digsite.server.pace import Pace
from digsite.server.presentation.choices import offered, offering
from digsite.server.schema.messages import Choices, OpenDecision
from digsite.server.tables.table import Table

MANY = 20
"""Choices that are tried at one go to learn whether they can be taken back."""


def open_decision(state: State, seat: Seat, number: int | None = None) -> OpenDecision | None:
    """What the seat is asked, with every choice it has."""
    decision = state.decision(seat)
    return None if decision is None else _described(decision, offered(state, seat), number)


def _described(decision: Decision, choices: list[Choices], number: int | None) -> OpenDecision:
    return OpenDecision(
        type=decision.kind,
        cause=decision.cause,
        choices=tuple(choices),
        final=_final_kinds(choices),
        number=number,
    )


def _final_kinds(choices: list[Choices]) -> tuple[str, ...]:
    kinds: dict[str, bool] = {}
    for run in choices:
        kinds[run.same["kind"]] = run.final and kinds.get(run.same["kind"], True)
    return tuple([kind for kind, final in kinds.items() if final])


class _Description:
    """A decision in the making."""

    def __init__(self, state: State, seat: Seat, number: int) -> None:
        self.state = state
        self.number = number
        self.told: OpenDecision | None = None
        self._decision = state.decision(seat)
        self._choices: list[Choices] = []
        self._rest = offering(state, seat)

    def go_on(self, trials: float = math.inf) -> bool:
        """Until it is done, or so many choices more had to be tried; whether it is done."""
        if self.told is not None or self._decision is None:
            return True
        for run in self._rest:
            if run is not None:
                self._choices.append(run)
                continue
            trials -= 1
            if trials <= 0:
                return False
        self.told = _described(self._decision, self._choices, self.number)
        return True


class OpenDecisions:
    """Those of one table as it is now: a state is never changed, so what was said of it stays true."""

    def __init__(self) -> None:
        self._known: dict[Seat, _Description] = {}

    def find(self, table: Table, seat: Seat | None) -> OpenDecision | None:
        """The decision that is shown to that seat."""
        description = self._description(table, seat)
        if description is None:
            return None
        description.go_on()
        return description.told

    def is_long(self, table: Table, seat: Seat | None) -> bool:
        """Whether to describe it would keep others waiting: there are more choices to be tried than a few."""
        description = self._description(table, seat)
        return description is not None and not description.go_on(MANY)

    async def prepare(self, table: Table, seat: Seat | None) -> None:
        """Describe it beforehand, with pauses. Nothing may happen at the table meanwhile."""
        description, pace = self._description(table, seat), Pace()
        while description is not None and not description.go_on(MANY):
            await pace.breathe()

    def _description(self, table: Table, seat: Seat | None) -> _Description | None:
        running = table.running
        if running is None or seat not in running.deciders or table.status != "playing" or running.holding is not None:
            return None
        if seat in table.bots:
            return None
        number, known = running.decision_number(seat), self._known.get(seat)
        if known is None or known.state is not running.state or known.number != number:
            known = self._known[seat] = _Description(running.state, seat, number)
        return known
