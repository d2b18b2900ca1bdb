"""Looking for puzzles in the games of bots, deal after deal, here or wherever an executor has it done."""

from collections import deque
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count as count_from
from typing import TYPE_CHECKING

from digsite.arena.executors import PROCESSES, crew, result_of
from digsite.arena.versions import Version, check_version, version_of
from digsite.study.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from concurrent.futures import Future

GAMES = {"block-and-key": "block_and_key_games", "ancient-knowledge": "ancient_knowledge_games"}
"""Where the puzzles of one deal are looked for: the module's `of_deal`."""
DEALS = 4
"""Deals that a worker is given at once."""


def find(
    game: str,
    count: int,
    seed: int,
    keep: Callable[[Puzzle], None] = lambda _: None,
    *,
    jobs: int = 1,
    executor: str = PROCESSES,
) -> list[Puzzle]:
    """So many puzzles, from the deal `seed` on. The same seed finds the same ones, whoever looks. Each is handed to
    `keep` as soon as it is found: what breaks the search off need not lose them."""
    found: list[Puzzle] = []
    for puzzle in _all(game, seed, jobs, executor):
        found.append(puzzle)
        keep(puzzle)
        if len(found) == count:
            break
    return found


def of_deal(game: str, deal: int) -> list[Puzzle]:
    """The puzzles of one deal."""
    module = import_module(f"digsite.study.puzzles.{GAMES[game]}")
    puzzles: list[Puzzle] = module.of_deal(deal)
    return puzzles


def of_deals(version: Version, game: str, first: int) -> list[Puzzle]:
    """What a worker does, on whatever machine; one of another version refuses."""
    check_version(version, game)
    return [puzzle for deal in range(first, first + DEALS) for puzzle in of_deal(game, deal)]


def _all(game: str, seed: int, jobs: int, executor: str) -> Iterator[Puzzle]:
    """Without end, in the order of the deals."""
    if executor == PROCESSES and jobs == 1:
        for deal in count_from(seed):
            yield from of_deal(game, deal)
    version, firsts = version_of(game), count_from(seed, DEALS)
    with crew(executor, jobs) as workers:
        running: deque[Future[list[Puzzle]]] = deque()
        while True:
            while len(running) < workers.room:
                running.append(workers.submit(of_deals, version, game, next(firsts)))
            yield from result_of(running.popleft())
