"""A game that is over, shown whole: its record, its positions, its review, and its deal to play again. Who may see it,
and when, is asked here."""

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from digsite.core import Seat
from digsite.server.bill import in_thread
from digsite.server.errors import NotAllowed, NotFound, Refusal
from digsite.server.live.services import Services
from digsite.server.live.viewers import Viewers
from digsite.server.presentation.log_lines import Telling
from digsite.server.presentation.replay import Finished, finished, frames, sealed_record, told, whole
from digsite.server.presentation.review import told_review, told_try
from digsite.server.schema import journal, requests
from digsite.server.schema.reviews import JudgedTry, ToldReview
from digsite.server.tables.duplicates import duplicate
from digsite.server.tables.running_game import RunningGame
from digsite.server.tables.table import Table
from digsite.study.findings import TriedChoice
from digsite.study.review import Review
from digsite.texts import Words


class Played(Protocol):
    """The live table at which it was played, as far as it is needed here."""

    table: Table
    viewers: Viewers

    @property
    def sealed(self) -> bool: ...

    @property
    def watchable(self) -> bool: ...

    def check_welcome(self, guest: str | None) -> None: ...
    def held(self) -> AbstractAsyncContextManager[None]: ...
    def speaker(self, language: str) -> Words: ...
    def telling(self, language: str | None) -> Telling | None: ...


class FinishedGame:
    def __init__(self, services: Services, live: Played) -> None:
        self._services = services
        self._live = live

    async def record(self, guest: str | None) -> str:
        """The whole record of a finished game."""
        async with self._live.held():
            await self._seen(guest)
            return sealed_record(self._live.table).dumps()

    async def replay(
        self, guest: str | None, seat: Seat | None, first: int, most: int, language: str | None
    ) -> requests.Replay:
        """Positions of a finished game, as any of its seats saw them."""
        async with self._live.held():
            running = await self._seen(guest, seat)
            return await frames(self._live.table, running, seat, first, most, self._live.telling(language))

    async def position_in_words(
        self, guest: str | None, seat: Seat | None, number: int, language: str
    ) -> requests.ToldPosition:
        """One position of a finished game, as any of its seats saw it."""
        async with self._live.held():
            return await told(
                self._live.table, await self._seen(guest, seat), seat, number, self._live.speaker(language)
            )

    async def whole_position(self, guest: str | None, number: int) -> requests.WholePosition:
        """One position of a finished game, to play on from there."""
        async with self._live.held():
            return await whole(self._live.table, await self._seen(guest), number)

    async def whole_game(self, guest: str | None) -> Finished:
        """The game that was played here, whole, if this guest may see all of it."""
        async with self._live.held():
            return finished(self._live.table, await self._seen(guest))

    async def told_review(self, guest: str | None, review: Review, language: str) -> ToldReview:
        """A review of the game that was played here."""
        async with self._live.held():
            return await told_review(self._live.table, await self._seen(guest), review, self._live.speaker(language))

    async def told_try(self, guest: str, tried: TriedChoice, language: str, *, best: bool) -> JudgedTry:
        async with self._live.held():
            alone = len(self._live.table.places) == 1
            return told_try(tried, self._live.speaker(language), best=best, alone=alone)

    async def _seen(self, guest: str | None, seat: Seat | None = None) -> RunningGame:
        """The game that was played here, to be shown to that guest."""
        running = await self._ended(guest, seat)
        self._live.viewers.note(self._live.table, guest, "replayed")
        return running

    async def _ended(self, guest: str | None, seat: Seat | None) -> RunningGame:
        """The game that was played here, if this guest may see all of it, and if it had that seat. Whoever may not see
        it does not learn either how it stands there."""
        self._live.check_welcome(guest)
        if not self._live.table.seats_of(guest) and not self._live.watchable:
            raise NotAllowed("only its players may see this game", code="not-seated")
        if self._live.table.status not in ("over", "cancelled"):
            raise Refusal("a record holds the seed: it is given after the end", code="not-over")
        if self._live.sealed:
            raise Refusal("this deal is still open to others: the record is given after the day", code="not-over")
        if await self._is_unjudged():
            raise Refusal("this puzzle has not been judged yet", code="not-over")
        if self._live.table.running is None:
            raise NotFound("no game was played at this table", code="no-game")
        if seat is not None and seat >= len(self._live.table.places):
            raise NotFound(f"the table has {len(self._live.table.places)} seats", code="no-such-seat")
        return self._live.table.running

    async def _is_unjudged(self) -> bool:
        """Whether it is a try at a puzzle that counts, and has not counted yet. It may end without that: a moderator
        closes it, an earlier version let it be called off."""
        table = self._live.table
        if table.puzzle is None or table.creator is None:
            return False
        tried = await self._services.storage.puzzle_try(table.creator, table.rules.game, table.puzzle)
        return tried is not None and tried.solved is None

    async def duplicate(self, guest: str, wanted: requests.NewDuplicate) -> journal.Opened:
        """The first entry of a table with the same deal: of a finished game that this guest may see all of."""
        async with self._live.held():
            await self._ended(guest, wanted.seat)
            if self._live.table.outdated or self._live.table.lost_track:
                raise Refusal("the rules of the game have changed since: its deal is no more", code="rules-changed")
            for place in self._live.table.places:  # they may have played before it was noted who sees what
                self._live.viewers.note(self._live.table, place.guest, "played")
            services = self._services
            # Beside the event loop: a large set of pieces takes some milliseconds to be checked.
            return await in_thread(
                lambda: duplicate(
                    self._live.table, guest, wanted.seat, services.sources, services.strategies, friends=wanted.friends
                )
            )
