"""Many games of the same bots, and what came of them."""

import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from digsite.arena.match import play
from digsite.arena.pool import pool
from digsite.bots import bot
from digsite.core import BadOption, Chance, Json, Outcome
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


class Played(msgspec.Struct, frozen=True):
    """One game that was played."""

    outcome: Outcome
    decisions: int
    first_seat: int
    """The seat of the first bot; the others sit in order behind it."""


class BotFigures(msgspec.Struct, frozen=True):
    name: str
    wins: int
    """Games in first place, alone or shared."""
    mean_score: float
    score_error: float
    """Half the width of the 95 % interval of the mean score."""
    mean_rank: float


class Figures(msgspec.Struct, frozen=True):
    game: str
    players: int
    games: int
    seed: int | str
    options: Mapping[str, Json]
    seconds: float
    decisions: int
    games_per_second: float
    decisions_per_second: float
    bots: tuple[BotFigures, ...]
    ends: Mapping[str, int]
    """How often each reason ended a game."""


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


def simulate(plan: Plan, *, jobs: int = 1, progress: Callable[[], None] = lambda: None) -> Figures:
    """Play all games of the plan; `progress` is called after each."""
    game(plan.game).check_options(plan.options)
    played = []
    start = time.perf_counter()
    for result in _results(plan, jobs):
        played.append(result)
        progress()
    return _figures(plan, played, time.perf_counter() - start)


def play_one(plan: Plan, number: int) -> Played:
    """Game number `number` of the plan, counted from 0."""
    players = len(plan.bots)
    first = number % players
    seats = [bot(plan.bots[(seat - first) % players], plan.game) for seat in range(players)]
    state = game(plan.game).new(players, plan.seed + number, **plan.options)
    decisions = play(state, seats, plan.seed + number, seconds=plan.seconds)
    outcome = state.outcome
    if outcome is None:
        raise RuntimeError(f"{plan.game} ended without an outcome (seed {plan.seed + number})")
    return Played(outcome, decisions, first)


def _results(plan: Plan, jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from (play_one(plan, number) for number in range(plan.games))
        return
    with pool(jobs) as processes:
        yield from processes.map(play_one, [plan] * plan.games, range(plan.games))


def _figures(plan: Plan, played: Sequence[Played], seconds: float) -> Figures:
    decisions = sum(result.decisions for result in played)
    return Figures(
        game=plan.game,
        players=len(plan.bots),
        games=plan.games,
        seed=Chance(plan.seed).plain_seed,
        options=plan.options,
        seconds=round(seconds, 3),
        decisions=decisions,
        games_per_second=round(plan.games / seconds, 3),
        decisions_per_second=round(decisions / seconds, 1),
        bots=tuple(_bot_figures(plan, played, number) for number in range(len(plan.bots))),
        ends=dict(Counter(result.outcome.reason for result in played).most_common()),
    )


def _bot_figures(plan: Plan, played: Sequence[Played], number: int) -> BotFigures:
    seats = [(result.first_seat + number) % len(plan.bots) for result in played]
    ranks = [_rank(result.outcome, seat) for result, seat in zip(played, seats, strict=True)]
    scores = [result.outcome.scores[seat] for result, seat in zip(played, seats, strict=True)]
    deviation = statistics.stdev(scores) if len(scores) > 1 else 0.0
    return BotFigures(
        name=plan.bots[number],
        wins=ranks.count(1),
        mean_score=round(statistics.fmean(scores), 3),
        score_error=round(1.96 * deviation / len(scores) ** 0.5, 3),
        mean_rank=round(statistics.fmean(ranks), 3),
    )


def _rank(outcome: Outcome, seat: int) -> int:
    """1 for the best; seats that share a place share its number."""
    better = 0
    for place in outcome.ranking:
        if seat in place:
            break
        better += len(place)
    return 1 + better
