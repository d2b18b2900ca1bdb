"""Many games of the same bots, and what came of them."""

import statistics
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from digsite.arena.complaints import Complaint, complaints
from digsite.arena.executors import PROCESSES
from digsite.arena.games_file import GamesFile, check_parquet, write_parquet
from digsite.arena.intervals import error_of_mean
from digsite.arena.series import Pairing, Result, Terms, check_games, play_all
from digsite.bots import bot
from digsite.core import BadOption, Chance, Json
from digsite.games import game


class Plan(msgspec.Struct, frozen=True):
    """What to play. Game number i is dealt from `seed` + i; the bots move on by one seat from game to game."""

    game: str
    bots: tuple[str, ...]
    """One name a seat, as they sit in the first game."""
    games: int
    seed: int
    options: Mapping[str, Json] = {}
    seconds: float | None = None
    """For each turn of a bot, all its decisions together; None: as long as it likes."""


class BotFigures(msgspec.Struct, frozen=True):
    name: str
    wins: int
    """Games in first place, alone or shared."""
    mean_score: float
    score_error: float
    """Half the width of the 95 % interval of the mean score."""
    mean_rank: float
    illegal: int = 0
    """Choices that were not among the legal ones; a random one was played instead."""
    timeouts: int = 0
    crashes: int = 0
    """Decisions in which it raised an error; a random choice was played instead."""
    failures: int = 0
    """Games in which it stopped answering."""


class Figures(msgspec.Struct, frozen=True):
    """What many games of one line-up came to."""

    game: str
    players: int
    games: int
    seed: int | str
    options: Mapping[str, Json]
    seconds: float
    decisions: int
    games_per_second: float
    """Of those that were played now: what a file held already took no time."""
    decisions_per_second: float
    bots: tuple[BotFigures, ...]
    ends: Mapping[str, int]
    """How often each reason ended a game."""
    faults: tuple[Complaint, ...] = ()
    """What bots did wrong, the first of each."""


def seat_bots(game_name: str, names: Sequence[str], players: int | None) -> tuple[str, ...]:
    """One name a seat. One name alone sits everywhere; the number of players follows from several."""
    counts = game(game_name).player_counts
    if players is None:
        players = len(names) if len(names) > 1 else max(counts[0], min(2, counts[-1]))
    if players not in counts:
        raise BadOption(f"players: expected {counts[0]} to {counts[-1]}, got {players}", option="players")
    if len(names) not in (1, players):
        raise BadOption(f"bots: expected 1 or {players} names, got {len(names)}", option="bots")
    for name in names:
        bot(name, game_name)
    return tuple(names) if len(names) == players else (names[0],) * players


def simulate(
    plan: Plan,
    *,
    jobs: int = 1,
    executor: str = PROCESSES,
    out: Path | None = None,
    parquet: Path | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Figures:
    """Play all games of the plan; `progress` is called after each.

    `out`: a file for the games, a line each with its record; those it holds already are not played again.
    `parquet`: the same as a table for data frames.
    """
    check_games(plan.games)
    seat_bots(plan.game, plan.bots, len(plan.bots))
    game(plan.game).check_options(plan.options)
    if parquet is not None:
        check_parquet(parquet, out)
    if parquet is not None and out is None:
        with TemporaryDirectory(dir=parquet.absolute().parent) as folder:
            return simulate(
                plan, jobs=jobs, executor=executor, out=Path(folder) / "games", parquet=parquet, progress=progress
            )
    terms = Terms(plan.game, plan.options, plan.seconds, records=out is not None)
    games = games_of(plan)
    start = time.perf_counter()
    with nullcontext() if out is None else GamesFile(out, terms) as kept:
        before = {result.pairing: _without_record(result) for result in kept or ()}
        for _ in before:
            progress()
        played = dict[Pairing, Result]()
        for result in play_all(terms, [each for each in games if each not in before], jobs, executor):
            played[result.pairing] = _without_record(result)
            if kept is not None:
                kept.add(result)
            progress()
        seconds = time.perf_counter() - start
        if kept is not None:
            kept.put_in_order(games)
            if parquet is not None:
                write_parquet(kept, parquet)
    known = before | played
    return _figures(plan, [known[each] for each in games], list(played.values()), seconds)


def _without_record(result: Result) -> Result:
    """What the figures need: a record is some forty kilobytes, and is in the file by now."""
    return msgspec.structs.replace(result, record=None)


def games_of(plan: Plan) -> list[Pairing]:
    """Every game of the plan, in order."""
    return [Pairing(Chance(plan.seed + number).plain_seed, _seats(plan.bots, number)) for number in range(plan.games)]


def _seats(bots: tuple[str, ...], number: int) -> tuple[str, ...]:
    return tuple(bots[(seat - number) % len(bots)] for seat in range(len(bots)))


def _decisions(results: Sequence[Result]) -> int:
    return sum(conduct.decisions for result in results for conduct in result.conduct)


def _figures(plan: Plan, played: Sequence[Result], now: Sequence[Result], seconds: float) -> Figures:
    """`now`: those of the games that took the seconds; the others were in the file."""
    return Figures(
        game=plan.game,
        players=len(plan.bots),
        games=plan.games,
        seed=Chance(plan.seed).plain_seed,
        options=plan.options,
        seconds=round(seconds, 6),
        decisions=_decisions(played),
        games_per_second=round(len(now) / seconds, 3),
        decisions_per_second=round(_decisions(now) / seconds, 1),
        bots=tuple(_bot_figures(plan, played, number) for number in range(len(plan.bots))),
        ends=dict(Counter(result.reason for result in played).most_common()),
        faults=complaints(played),
    )


def _bot_figures(plan: Plan, played: Sequence[Result], number: int) -> BotFigures:
    own = [(result, (game_number + number) % len(plan.bots)) for game_number, result in enumerate(played)]
    places = [result.place(seat) for result, seat in own]
    scores = [result.scores[seat] for result, seat in own]
    conduct = [result.conduct[seat] for result, seat in own]
    return BotFigures(
        name=plan.bots[number],
        wins=places.count(1),
        mean_score=round(statistics.fmean(scores), 3),
        score_error=round(error_of_mean(scores), 3),
        mean_rank=round(statistics.fmean(places), 3),
        illegal=sum(each.illegal for each in conduct),
        timeouts=sum(each.timeouts for each in conduct),
        crashes=sum(each.crashes for each in conduct),
        failures=sum(each.failed for each in conduct),
    )
