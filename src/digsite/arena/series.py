"""Games of bots that are played one after another, or side by side in several processes."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from itertools import islice

import msgspec

from digsite.arena.pool import pool
from digsite.arena.referee import Conduct, Referee
from digsite.bots import fresh_bots
from digsite.core import Json, Ranking, place_in
from digsite.games import game


class Terms(msgspec.Struct, frozen=True):
    """By what all games of a series are played."""

    game: str
    options: Mapping[str, Json] = {}
    seconds: float | None = None
    """For each turn of a bot, all its decisions together; None: as long as it likes."""
    clock: str = "wall"
    """What tells the seconds: "wall", or "process" for a bot's own time on a busy machine."""
    cores: int = 1
    """How many a bot may keep busy."""
    strict: bool = False
    """Whether what a bot does wrong ends it all."""


class Pairing(msgspec.Struct, frozen=True):
    """One game to be played: a deal, and who sits where."""

    deal: int | str
    """Its seed, as JSON can carry it."""
    seats: tuple[str, ...]


class Result(msgspec.Struct, frozen=True):
    """One game that was played."""

    deal: int | str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: Ranking
    reason: str
    conduct: tuple[Conduct, ...]

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.deal, self.seats)

    def place(self, seat: int) -> int:
        return place_in(self.ranking, seat)


def play(terms: Terms, pairing: Pairing) -> Result:
    state = game(terms.game).new(len(pairing.seats), pairing.deal, **terms.options)
    with fresh_bots(pairing.seats, terms.game) as bots:
        referee = Referee(bots, pairing.deal, terms.seconds, terms.clock, terms.cores, strict=terms.strict)
        referee.play(state)
    outcome = state.outcome
    if outcome is None:
        raise RuntimeError(f"{terms.game} ended without an outcome (deal {pairing.deal})")
    conduct = tuple(referee.conduct)
    return Result(pairing.deal, pairing.seats, outcome.scores, outcome.ranking, outcome.reason, conduct)


def play_all(terms: Terms, games: Sequence[Pairing], jobs: int) -> Iterator[Result]:
    """Each result as soon as it is there."""
    if jobs == 1:
        yield from (play(terms, pairing) for pairing in games)
        return
    waiting = iter(games)
    with pool(jobs) as processes:
        running = {processes.submit(play, terms, pairing) for pairing in islice(waiting, 2 * jobs)}
        while running:
            done = next(as_completed(running))
            running.remove(done)
            running |= {processes.submit(play, terms, pairing) for pairing in islice(waiting, 1)}
            yield done.result()
