"""How fast everything is, each figure beside its peer's from the same run, by the time of the processor."""

import os
import platform
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter, process_time

import msgspec

from digsite.arena.peers import PEERS, Peer, peer_of
from digsite.arena.rates import Played, microseconds, middle_of_a_game, play_randomly, play_simulated
from digsite.bots import Budget, bot, bot_names
from digsite.bots.bot import ask
from digsite.core import Game
from digsite.games import GAMES, game

ROUNDS = 3
"""Ours and the peer's are measured in turn so often, and the best of each counts: others may use the machine too."""
MIDDLE = 60
"""Steps into a game where its states are measured."""


class Figure(msgspec.Struct, frozen=True):
    subject: str
    """A game's name, or "digsite" for the program itself."""
    measure: str
    value: float
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None
    """How many times as fast as the peer."""


class Report(msgspec.Struct, frozen=True):
    figures: tuple[Figure, ...]
    missing_peers: tuple[str, ...]
    """Games whose peer is not installed."""
    processor: str = ""
    """On which all of it was measured: figures of different ones say little beside each other."""


Measure = Callable[[], list[Figure]]


def measures(seconds: float) -> list[Measure]:
    """Everything there is to measure, for about so many seconds a figure and round."""
    found: list[Measure] = [import_time, start_times]
    for name in GAMES:
        found += [partial(random_play, name, seconds), partial(simulated, name, seconds)]
        found += [partial(states, name, seconds / 4)]
        found += [partial(bot_decisions, name, each, seconds) for each in bot_names(name)]
    return [*found, partial(scans, seconds / 4)]


def run(measures: Sequence[Measure], progress: Callable[[], None] = lambda: None) -> Report:
    """Measure all of them; `progress` is called after each."""
    figures: list[Figure] = []
    for measure in measures:
        figures += measure()
        progress()
    missing = [name for name in GAMES if name in PEERS and peer_of(name) is None]
    return Report(tuple(figures), tuple(missing), processor())


def processor() -> str:
    """The processor's name, as far as the system tells it, and how many cores of it there are."""
    return f"{_processor_name()} x {os.cpu_count()}"


def _processor_name() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as facts:
            names = [line.partition(":")[2].strip() for line in facts if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()


# Games.


def random_play(name: str, seconds: float) -> list[Figure]:
    peer = peer_of(name)
    game(name).new(2, 0)  # loads and compiles what it needs
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(play_randomly(game(name), seconds))
        theirs += [peer.play(seconds)] if peer else []
    return [
        _rate(name, "decisions", _decisions_per_second, ours, theirs, peer),
        _rate(name, "games", _games_per_second, ours, [], None),
    ]


def simulated(name: str, seconds: float) -> list[Figure]:
    """Random bots under the arena's referee, beside the bare loop over the same rules."""
    rules = game(name)
    rules.new(2, 0)
    ours, bare = [], []
    for _ in range(ROUNDS):
        ours.append(play_simulated(rules, seconds))
        bare.append(play_randomly(rules, seconds, ask_forced=False))
    value, other = max(map(_decisions_per_second, ours)), max(map(_decisions_per_second, bare))
    return [Figure(name, "simulate", round(value, 1), "1/s", "a bare loop", round(other, 1), round(value / other, 2))]


def states(name: str, seconds: float) -> list[Figure]:
    """What it takes to copy, show and write a state in the middle of a game."""
    peer, state = peer_of(name), middle_of_a_game(game(name), MIDDLE)
    seat = state.deciders[0]
    view, luck = state.view(seat), random.Random(1)
    clones = [microseconds(state.clone, seconds) for _ in range(ROUNDS)]
    theirs = [peer.clone(seconds) for _ in range(ROUNDS)] if peer else []
    return [
        _time(name, "clone", clones, theirs, peer),
        _time(name, "legal-again", [microseconds(lambda: state.legal_actions(seat), seconds)], [], None),
        _time(name, "view", [microseconds(lambda: state.view(seat), seconds)], [], None),
        _time(name, "determinize", [microseconds(partial(state.game.determinize, view, luck), seconds)], [], None),
        _time(name, "to-json", [microseconds(state.to_json, seconds)], [], None),
        _time(name, "from-json", [microseconds(partial(state.game.from_json, state.to_json()), seconds)], [], None),
    ]


def bot_decisions(name: str, bot_name: str, seconds: float) -> list[Figure]:
    """How many decisions a bot makes in a second of its processor, over whole games."""
    spent = [each for number in range(ROUNDS) for each in _decision_times(game(name), bot_name, number, seconds)]
    return [Figure(name, f"bot-{bot_name}", round(len(spent) / sum(spent), 1), "1/s")]


def _decision_times(rules: Game, bot_name: str, seed: int, seconds: float) -> Iterator[float]:
    """Seconds of every decision in a game where this bot has all seats, as far as the time goes."""
    players, luck = 2, random.Random(seed)
    state, end = rules.new(players, seed), perf_counter() + seconds
    bots = [bot(bot_name, rules.name) for _ in range(players)]
    while not state.is_over and perf_counter() < end:
        seat = state.deciders[0]
        view, actions = state.view(seat), state.legal_actions(seat)
        action, spent = ask(bots[seat], view, actions, luck, Budget(clock=process_time))
        yield spent
        state.apply(action)


def scans(seconds: float) -> list[Figure]:
    """Block and Key: all placements of seven blocks, alone and with what they claim of four keys."""
    from digsite.block_and_key.positions.from_view import seen_temple

    state = middle_of_a_game(game("block-and-key"), MIDDLE)
    temple = seen_temple(state.view(0))
    left = [number for number in range(len(temple.pieces.blocks)) if number not in temple.blocks]
    blocks = left[:: max(1, len(left) // 7)][:7]
    shapes = [temple.pieces.shape_of[block] for block in blocks]
    keys = [0, 10, 20, 40]
    return [
        _time("block-and-key", "scan", [microseconds(lambda: temple.scan(shapes), seconds)], [], None),
        _time(
            "block-and-key",
            "scan-claims",
            [microseconds(lambda: temple.scan_claims("south", keys, blocks), seconds)],
            [],
            None,
        ),
    ]


# The program itself, in fresh processes.

_IMPORT = "import time; start = time.perf_counter(); import digsite; print(time.perf_counter() - start)"
_COMPILE = (
    "import time, digsite; game = digsite.game('block-and-key'); start = time.perf_counter(); "
    "state = game.new(1, 1); print(time.perf_counter() - start)"
)


def import_time() -> list[Figure]:
    return [_seconds("import", [_fresh(_IMPORT) for _ in range(ROUNDS)])]


def start_times() -> list[Figure]:
    """Until the first position stands: with nothing compiled yet, and with everything in the cache."""
    with tempfile.TemporaryDirectory() as folder:
        cold = _fresh(_COMPILE, NUMBA_CACHE_DIR=folder)
        warm = [_fresh(_COMPILE, NUMBA_CACHE_DIR=folder) for _ in range(ROUNDS)]
    return [_seconds("cold-start", [cold]), _seconds("warm-start", warm)]


def _fresh(program: str, **environment: str) -> float:
    """What the program prints, run in a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=os.environ | environment
    )
    return float(ran.stdout)


# Figures.


def _decisions_per_second(played: Played) -> float:
    return played.decisions / played.seconds


def _games_per_second(played: Played) -> float:
    return played.games / played.seconds


def _rate(
    subject: str,
    measure: str,
    rate: Callable[[Played], float],
    ours: list[Played],
    theirs: list[Played],
    peer: Peer | None,
) -> Figure:
    value = max(map(rate, ours))
    if peer is None:
        return Figure(subject, measure, round(value, 1), "1/s")
    other = max(map(rate, theirs))
    return Figure(subject, measure, round(value, 1), "1/s", peer.name, round(other, 1), round(value / other, 2))


def _time(subject: str, measure: str, ours: list[float], theirs: list[float], peer: Peer | None) -> Figure:
    value = min(ours)
    if peer is None:
        return Figure(subject, measure, round(value, 2), "us")
    return Figure(
        subject, measure, round(value, 2), "us", peer.name, round(min(theirs), 2), round(min(theirs) / value, 2)
    )


def _seconds(measure: str, ours: list[float]) -> Figure:
    return Figure("digsite", measure, round(min(ours), 3), "s")
