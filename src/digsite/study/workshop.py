"""How a set of pieces plays: bots play games with it, and what came of them is counted.

    study = study_pieces(load_pieces("mine.toml"), players=2)
    for bot in study.bots: print(bot.bot, bot.points, bot.error, bot.usual)
    print(study.dead)

Each bot plays against its like, on every seat, the same deals as the other bots. Games are counted in stretches
(`stretches`), each of which any process can play (`play`); together they make a study (`put_together`).
"""

import math
import random
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

from digsite.block_and_key.game import BLOCK_AND_KEY, StateInPlay
from digsite.block_and_key.pieces.keys import Tier
from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.bots import Budget, fresh_bots
from digsite.core import BadOption

BOTS = ("novice", "greedy", "adept")
"""Those that answer at once: a bot that searches would take minutes to say little more."""
GAMES = 20
"""Of each bot."""
MOST_GAMES = 1000
STRETCH = 2
"""Games that are played in one go where others wait for their turn."""
FIRST_DEAL = 1
STANDARD = Path(__file__).with_name("standard_points.json")


class Stretch(msgspec.Struct, frozen=True):
    """Some games of one bot, by the numbers of their deals."""

    bot: str
    first: int
    games: int


class Tally(msgspec.Struct, frozen=True):
    """What some games of one bot came to."""

    bot: str
    scores: tuple[int, ...]
    """Of every seat of every game."""
    held: dict[str, int]
    """For each key in how many games somebody had it in hand,"""
    claimed: dict[str, int]
    """and in how many it was claimed."""


class BotPoints(msgspec.Struct, frozen=True):
    """How one bot did with a set of pieces."""

    bot: str
    games: int
    points: float
    """On average."""
    error: float | None
    """The standard error of that; None of one game, which says nothing of it."""
    usual: float | None
    """What the bot has on average with the pieces designed here; None where that was not measured."""


class KeyCount(msgspec.Struct, frozen=True):
    """How one key fared, in the games of all bots together."""

    key: str
    tier: Tier
    points: int
    held: int
    """In how many games somebody had it in hand,"""
    claimed: int
    """and in how many it was claimed."""


class PiecesStudy(msgspec.Struct, frozen=True):
    """How a set of pieces plays."""

    name: str
    players: int
    bots: tuple[BotPoints, ...]
    """Those that have played so far."""
    keys: tuple[KeyCount, ...]
    """In the order of the set."""
    dead: tuple[str, ...]
    """Keys that somebody had in hand and nobody ever claimed."""
    unseen: tuple[str, ...]
    """Keys that never came into anybody's hand: nothing is known of them."""


def study_pieces(
    pieces: PieceSet, players: int = 2, games: int = GAMES, progress: Callable[[], None] = lambda: None
) -> PiecesStudy:
    """Have the bots play so many games each with these pieces; `progress` is called after each game."""
    tallies = []
    for stretch in stretches(players, games, length=1):
        tallies.append(play(pieces, players, stretch))
        progress()
    return put_together(pieces, players, tallies)


def stretches(players: int, games: int = GAMES, length: int = STRETCH) -> Iterator[Stretch]:
    """The games of a study, those of all bots in turn: whoever looks on sees all of them grow."""
    if players not in BLOCK_AND_KEY.player_counts:
        raise BadOption(f"players: expected 1 to 4, got {players}", option="players")
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(f"games: expected 1 to {MOST_GAMES}, got {games}", option="games")
    for first in range(0, games, length):
        for bot in BOTS:
            yield Stretch(bot, FIRST_DEAL + first, min(length, games - first))


def play(pieces: PieceSet, players: int, stretch: Stretch) -> Tally:
    """What these games come to; the same wherever they are played."""
    scores: list[int] = []
    held: Counter[str] = Counter()
    claimed: Counter[str] = Counter()
    for deal in range(stretch.first, stretch.first + stretch.games):
        state, seen = _played(pieces, players, stretch.bot, deal)
        scores += state.scores
        held.update(pieces.key_names(seen))
        claimed.update(name for keys in state.claimed for name in pieces.key_names(keys))
    return Tally(stretch.bot, tuple(scores), dict(held), dict(claimed))


def _played(pieces: PieceSet, players: int, bot: str, deal: int) -> tuple[StateInPlay, set[int]]:
    """A game at its end, and the keys that were in a hand."""
    state, rng = BLOCK_AND_KEY.new(players, deal, pieces=pieces), random.Random(deal)
    seen: set[int] = set()
    with fresh_bots([bot] * players, BLOCK_AND_KEY.name) as movers:
        while not state.is_over:
            seen.update(key for hand in state.hands for key in hand)
            seat = state.deciders[0]
            state.apply(movers[seat].choose(state.view(seat), state.legal_actions(seat), rng, Budget()))
    return state, seen


def put_together(pieces: PieceSet, players: int, tallies: Iterable[Tally]) -> PiecesStudy:
    """What all these games say."""
    tallies = list(tallies)
    held, claimed = _added(tally.held for tally in tallies), _added(tally.claimed for tally in tallies)
    keys = tuple(KeyCount(key.id, key.tier, key.vp, held[key.id], claimed[key.id]) for key in pieces.keys)
    return PiecesStudy(
        name=pieces.name,
        players=players,
        bots=tuple(_points(bot, players, tallies) for bot in BOTS if any(tally.bot == bot for tally in tallies)),
        keys=keys,
        dead=tuple(key.key for key in keys if key.held and not key.claimed),
        unseen=tuple(key.key for key in keys if not key.held) if tallies else (),
    )


def _added(counts: Iterable[dict[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    return total


def _points(bot: str, players: int, tallies: Iterable[Tally]) -> BotPoints:
    scores = [score for tally in tallies if tally.bot == bot for score in tally.scores]
    games = len(scores) // players
    # Seats of one game are no strangers to each other: games are what is counted.
    means = [statistics.fmean(scores[game * players : (game + 1) * players]) for game in range(games)]
    error = round(statistics.stdev(means) / math.sqrt(games), 2) if games > 1 else None
    usual = _standard().get(str(players), {}).get(bot)
    return BotPoints(bot, games, round(statistics.fmean(means), 2), error, usual)


@cache
def _standard() -> dict[str, dict[str, float]]:
    """By number of players and bot: what was measured with the pieces designed here."""
    return msgspec.json.decode(STANDARD.read_bytes(), type=dict[str, dict[str, float]])
