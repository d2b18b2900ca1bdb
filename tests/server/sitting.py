"""A table without a server: what is asked of it is judged and taken in."""

from digsite.bots import BOTS
from digsite.games import with_games
from digsite.server.schema import journal, messages
from digsite.server.schema.descriptions import Clock, MySeat, NoClock, OpenSeat, TableRules, UndoRule
from digsite.server.tables.folding import fold
from digsite.server.tables.judging import Asked, judge
from digsite.server.tables.new_table import opened
from tests.server.conftest import GAMES, FixedSources

REGISTERED = with_games(GAMES)


class Sitting:
    """A table of Caches for two, and what is asked of it."""

    def __init__(self, clock: Clock = NoClock(), undo: UndoRule = "free") -> None:  # noqa: B008 # it is never changed
        self.sources = FixedSources()
        self.away: dict[int, int] = {}
        """Since when nobody looks at it for a seat."""
        rules = TableRules(game="caches", seats=(MySeat(), OpenSeat()), clock=clock, undo=undo)
        first = opened(rules, "ada", self.sources, REGISTERED)
        self.table = fold("t", [first, journal.SatDown(seat=1, guest="ben"), journal.Begun(at=first.at)], REGISTERED)
        for spot in (1, 2):
            for seat, guest in enumerate(("ada", "ben")):
                self.choose(guest, {"kind": "hide", "seat": seat, "spot": spot})

    def ask(self, guest: str, request: messages.Request) -> int:
        """How many entries it made."""
        asked = Asked(self.table, guest, self.sources.now(), self.away.get, self.sources, BOTS)
        verdict = judge(request, asked)
        for entry in verdict.entries:
            self.table.apply(entry)
        return len(verdict.entries)

    def choose(self, guest: str, action: dict[str, object]) -> int:
        return self.ask(guest, messages.Choose(id="c", version=self.table.version, action=action))

    def undo(self, guest: str, seat: int) -> int:
        return self.ask(guest, messages.Undo(id="u", version=self.table.version, seat=seat))
