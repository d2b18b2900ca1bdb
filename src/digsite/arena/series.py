"""Games of bots that are played one after another, or side by side wherever an executor has them played."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice

import msgspec

from digsite.arena.executors import PROCESSES, crew, each_done
from digsite.arena.referee import Conduct, Referee
from digsite.arena.versions import Version, check_version, version_of
from digsite.bots import Bot, bot, close
from digsite.bots.bot import Budget
from digsite.core import Action, Actions, BadOption, DigsiteError, Json, Ranking, View, place_in
from digsite.games import game

BATCH = 4
"""Games that a worker is given at once: few enough that not much is lost with it."""


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
    work: float = 1.0
    """How much a bot that searches imagines, 1 being what it usually does."""
    records: bool = False
    """Whether each result is to hold the record of its game."""


class Pairing(msgspec.Struct, frozen=True):
    """One game to be played: a deal, and who sits where."""

    deal: int | str
    """Its seed, as JSON can carry it."""
    seats: tuple[str, ...]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game that was played."""

    deal: int | str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: Ranking
    reason: str
    conduct: tuple[Conduct, ...]
    record: dict[str, Json] | None = None
    """The game itself, where the terms ask for it: `Record.from_dict` reads it."""

    @property
    def pairing(self) -> Pairing:
        """Which of the games that were planned it is."""
        return Pairing(self.deal, self.seats)

    def place(self, seat: int) -> int:
        return place_in(self.ranking, seat)


def play(terms: Terms, pairing: Pairing) -> Result:
    state = game(terms.game).new(len(pairing.seats), pairing.deal, **terms.options)
    bots = [_made(name, terms.game) for name in pairing.seats]
    try:
        referee = Referee(bots, pairing.deal, terms.seconds, terms.clock, terms.cores, terms.work)
        referee.play(state)
    finally:
        close(bots)
    outcome = state.outcome
    if outcome is None:
        raise RuntimeError(f"{terms.game} ended without an outcome (deal {pairing.deal})")
    record = msgspec.json.decode(msgspec.json.encode(state.record().to_dict())) if terms.records else None
    conduct = tuple(referee.conduct)
    return Result(pairing.deal, pairing.seats, outcome.scores, outcome.ranking, outcome.reason, conduct, record)


class _Unmade:
    """Sits where a bot should that could not be made: each of its decisions is a crash, told as such."""

    looks = False

    def __init__(self, error: BaseException) -> None:
        self._error = error

    def choose(self, view: View, legal_actions: Actions, rng: object, budget: Budget) -> Action:
        raise self._error


def _made(name: str, game_name: str) -> Bot:
    try:
        return bot(name, game_name)
    except DigsiteError as error:
        if error.__cause__ is None:
            raise
        return _Unmade(error.__cause__)  # what a stranger's class has raised


def play_batch(version: Version, terms: Terms, games: Sequence[Pairing]) -> list[Result]:
    """What a worker does, on whatever machine; one of another version refuses."""
    check_version(version, terms.game)
    return [play(terms, pairing) for pairing in games]


def check_games(number: int) -> None:
    """A number of games that can be played; raises BadOption."""
    if number < 1:
        raise BadOption(f"games: expected 1 or more, got {number}", option="games")


def play_all(
    terms: Terms, games: Sequence[Pairing], jobs: int = 1, executor: str = PROCESSES
) -> Generator[Result, None, None]:
    """Each result as soon as it is there. Whoever has seen enough closes the iterator: what is left is not played."""
    if executor == PROCESSES and jobs == 1:
        yield from (play(terms, pairing) for pairing in games)
        return
    version = version_of(terms.game, {name for pairing in games for name in pairing.seats})
    with crew(executor, jobs) as workers:
        for results in each_done(workers, (partial(play_batch, version, terms, batch) for batch in _batches(games))):
            yield from results


def _batches(games: Sequence[Pairing]) -> Iterator[list[Pairing]]:
    left = iter(games)
    while batch := list(islice(left, BATCH)):
        yield batch
