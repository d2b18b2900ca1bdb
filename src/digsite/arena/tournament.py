"""A round robin: every line-up plays the same deals in every seat order. What was played is kept line by line."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, nullcontext
from itertools import combinations, permutations
from pathlib import Path

import msgspec

from digsite.arena.executors import PROCESSES
from digsite.arena.results_file import ResultsFile
from digsite.arena.series import Pairing, Result, Terms, check_games, play_all
from digsite.arena.versions import version_of
from digsite.bots import bot
from digsite.core import BadOption, Chance, Json
from digsite.games import game

FORMAT = 1


class Tournament(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    """For each line-up, at least: whole deals are played, each in every seat order."""
    seed: int | str
    """Of the first deal; the others are counted on from it."""
    options: Mapping[str, Json] = {}
    seconds: float | None = None
    """For each turn of a bot, all its decisions together; None: as long as it likes."""
    clock: str = "wall"
    """What tells the seconds: "wall", or "process" for a bot's own time on a busy machine."""
    cores: int = 1
    """How many a bot may keep busy."""
    work: float = 1.0
    """How much a bot that searches imagines, 1 being what it usually does."""

    @property
    def terms(self) -> Terms:
        """What holds for each of its games."""
        return Terms(self.game, self.options, self.seconds, self.clock, self.cores, self.work)


class _Header(msgspec.Struct, frozen=True):
    """The first line of a file of results."""

    digsite: int
    version: str
    """Of the program: bots of another may play otherwise."""
    rules: int
    build: str
    """A hash of what plays, code and data."""
    tournament: Tournament


def _check(tournament: Tournament) -> None:
    rules = game(tournament.game)
    rules.check_options(tournament.options)
    counts = rules.player_counts
    check_games(tournament.games)
    if tournament.players not in counts:
        raise BadOption(f"players: expected {counts[0]} to {counts[-1]}, got {tournament.players}", option="players")
    if len(tournament.bots) not in (len(set(tournament.bots)), tournament.players):
        got = ", ".join(tournament.bots)
        raise BadOption(f"bots: expected each name once, or a name for each of the seats; got {got}", option="bots")
    if len(set(tournament.bots)) < min(2, tournament.players):
        raise BadOption(f"bots: expected 2 or more names, got {len(set(tournament.bots))}", option="bots")
    for name in tournament.bots:
        bot(name, tournament.game)


def line_ups(tournament: Tournament) -> list[tuple[str, ...]]:
    """All groups of different bots; where they are too few for that, each of them alone among each other's.

    As many names as seats are one group, in which a name may stand more than once.
    """
    bots, players = tournament.bots, tournament.players
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]


def pairings(tournament: Tournament) -> list[Pairing]:
    """Every game of the tournament, deal by deal, so that it can be judged whenever it is stopped; BadOption if it
    cannot be played."""
    _check(tournament)
    orders = [sorted(set(permutations(line_up))) for line_up in line_ups(tournament)]
    first = Chance(tournament.seed).seed
    deals = max(-(-tournament.games // len(each)) for each in orders)
    return [
        Pairing(Chance(first + deal).plain_seed, seats)
        for deal in range(deals)
        for each in orders
        if deal * len(each) < tournament.games
        for seats in each
    ]


def run(
    tournament: Tournament,
    games: Sequence[Pairing],
    *,
    file: Path | None = None,
    jobs: int = 1,
    executor: str = PROCESSES,
    progress: Callable[[], None] = lambda: None,
    decided: Callable[[Result], bool] = lambda _: False,
) -> list[Result]:
    """Play those of its games that the file does not hold yet, and add them there one by one; returns the results of
    all, in their order. `decided` hears of each result; once it says so, no more are played."""
    header = _header(tournament)
    with nullcontext() if file is None else ResultsFile(file, tournament.terms, header) as kept:
        results = {result.pairing: result for result in kept or ()}
        enough = False
        for result in results.values():
            progress()
            enough = decided(result) or enough
        left = [] if enough else [each for each in games if each not in results]
        with closing(play_all(tournament.terms, left, jobs, executor)) as played:
            for result in played:
                results[result.pairing] = result
                if kept is not None:
                    kept.add(result)
                progress()
                if decided(result):
                    break
        if kept is not None:
            kept.put_in_order(games)
    return [results[pairing] for pairing in games if pairing in results]


def _header(tournament: Tournament) -> bytes:
    version = version_of(tournament.game, tournament.bots)
    return msgspec.json.encode(_Header(FORMAT, version.digsite, version.rules, version.build, tournament)) + b"\n"
