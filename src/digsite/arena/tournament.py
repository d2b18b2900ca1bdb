"""A round robin: every line-up plays the same deals in every seat order. What was played is kept line by line."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations
from pathlib import Path

import msgspec

from digsite.arena.series import Pairing, Result, Terms, play_all
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

    @property
    def terms(self) -> Terms:
        return Terms(self.game, self.options, self.seconds, self.clock, self.cores)


class _Header(msgspec.Struct, frozen=True):
    """The first line of a file of results."""

    digsite: int
    rules: int
    tournament: Tournament


def _check(tournament: Tournament) -> None:
    rules = game(tournament.game)
    rules.check_options(tournament.options)
    counts = rules.player_counts
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
    progress: Callable[[], None] = lambda: None,
) -> list[Result]:
    """Play those of its games that the file does not hold yet, and add them there one by one; returns the results of
    all, in their order."""
    results = {result.pairing: result for result in _kept(tournament, file)}
    for _ in results:
        progress()
    for result in play_all(tournament.terms, [each for each in games if each not in results], jobs):
        results[result.pairing] = result
        if file is not None:
            with file.open("ab") as lines:
                lines.write(msgspec.json.encode(result) + b"\n")
        progress()
    return [results[pairing] for pairing in games]


def _kept(tournament: Tournament, file: Path | None) -> list[Result]:
    """The results in the file, which is begun if it is not there. A last line that a kill cut off is cut away."""
    if file is None:
        return []
    header = msgspec.json.encode(_Header(FORMAT, game(tournament.game).version, tournament)) + b"\n"
    if not file.exists() or file.stat().st_size == 0:
        file.write_bytes(header)
        return []
    found = file.read_bytes()
    if not found.startswith(header):
        first = found.splitlines()[0].decode(errors="replace")
        raise BadOption(f"results: {file} holds another tournament: {first}", code="other-tournament", file=str(file))
    whole = found[: found.rfind(b"\n") + 1]
    if whole != found:
        file.write_bytes(whole)
    return [msgspec.json.decode(line, type=Result) for line in whole.splitlines()[1:]]
