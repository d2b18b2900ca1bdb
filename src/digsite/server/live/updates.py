"""The updates of one moment of a table: each is made once, for however many pages, and the views of all seats at one
go."""

from collections.abc import Callable, Sequence

from digsite.core import Seat, View
from digsite.server.pace import Pace
from digsite.server.presentation.decisions import OpenDecisions
from digsite.server.presentation.log_lines import Telling
from digsite.server.presentation.redaction import logged, update
from digsite.server.schema.messages import Step, encode
from digsite.server.tables.table import Table

FEW = 10
"""Steps of the log that are told at one go."""


class Updates:
    """`seats` are those that will be shown, `telling` has whoever tells the log in a language."""

    def __init__(
        self,
        table: Table,
        seats: Callable[[], Sequence[Seat | None]],
        telling: Callable[[str | None], Telling | None],
        decisions: OpenDecisions | None = None,
    ) -> None:
        self._table = table
        self._seats = seats
        self._telling = telling
        self._decisions = decisions or OpenDecisions()
        self._views: dict[Seat | None, View] = {}
        self._tellings: dict[str | None, Telling | None] = {}
        self._logs: dict[tuple[Seat | None, int, str | None], tuple[Step, ...]] = {}
        self._made: dict[tuple[Seat | None, int, str | None], bytes] = {}

    def find(self, seat: Seat | None, first_step: int, language: str | None) -> bytes:
        """For a seat, with the log from a step on, in a language: an update as it travels."""
        asked = (seat, first_step, language)
        found = self._made.get(asked)
        if found is None:
            found = self._made[asked] = self._make(seat, first_step, language)
        return found

    def _make(self, seat: Seat | None, first_step: int, language: str | None) -> bytes:
        table, running = self._table, self._table.running
        if running is None:
            raise TypeError("no game, no update")
        if not self._views:
            seats = self._seats()
            self._views.update(zip(seats, running.state.views(seats), strict=True))
        told = self._logs.pop((seat, first_step, language), None)
        telling = None if told is not None else self._tell(language)
        return encode(update(table, running, seat, first_step, telling, self._views.get(seat), told, self._decisions))

    def is_long(self, seat: Seat | None, first_step: int) -> bool:
        """Whether to make it at one go would keep others waiting."""
        running = self._table.running
        if running is None:
            return False
        return len(running.steps) - first_step > FEW or self._decisions.is_long(self._table, seat)

    async def prepare(self, seat: Seat | None, first_step: int, language: str | None) -> None:
        """Tell the log and describe the decision beforehand, with pauses: a long game takes long. Nothing may happen at
        the table meanwhile."""
        asked, running = (seat, first_step, language), self._table.running
        if asked in self._made or running is None:
            return
        await self._decisions.prepare(self._table, seat)
        telling, pace, steps = self._tell(language), Pace(), []
        for number, step in enumerate(running.steps[first_step:], first_step):
            steps.append(logged(step, number, seat, telling))
            await pace.breathe()
        self._logs[asked] = tuple(steps)

    def _tell(self, language: str | None) -> Telling | None:
        if language not in self._tellings:
            self._tellings[language] = self._telling(language)
        return self._tellings[language]
