"""Puzzles of Block and Key in one solo game of a bot: at most one a position and one of a goal."""

import random
from collections.abc import Iterator
from typing import cast

from digsite.block_and_key.game import BLOCK_AND_KEY
from digsite.block_and_key.state import BlockAndKeyState
from digsite.bots import Budget, bot
from digsite.study.puzzles.block_and_key import GOALS, grade_of, is_promising, is_puzzle, position_of, solve
from digsite.study.puzzles.puzzle import Puzzle

PLAYERS = ("adept", "novice", "greedy")
"""Who plays the games: better players leave other positions than worse ones."""
FIRST_TURN = 3
"""Before that, there is little to see."""
A_GAME = 3
"""So that many deals are seen."""
PAIR_TURNS = (9,)
"""When two blocks are looked at: there are thousands of pairs, which takes a while."""
TRIES = {"most-faces": 4}
"""How many of the blocks at hand are looked at, where the solver has one; otherwise it is one choice of them."""


def of_deal(deal: int) -> list[Puzzle]:
    """The puzzles of one game; the same deal gives the same ones."""
    found: dict[str, Puzzle] = {}
    positions = list(_positions(deal))
    rng = random.Random(f"puzzles {deal}")
    rng.shuffle(positions)
    for state in positions:
        if len(found) == A_GAME:
            break
        # The rarest first.
        for goal in (goal for goal in GOALS if goal not in found):
            if goal == "two-blocks" and state.solo_turn not in PAIR_TURNS:
                continue
            puzzle = _look(state, goal, rng, deal)
            if puzzle is not None:
                found[goal] = puzzle
                break
    return list(found.values())


def _look(state: BlockAndKeyState, goal: str, rng: random.Random, deal: int) -> Puzzle | None:
    tried = (position_of(state, goal, rng) for _ in range(TRIES.get(goal, 1)))
    position = next((each for each in tried if is_promising(each, goal)), None)
    if position is None:
        return None
    solved = solve(position, goal)
    if not is_puzzle(solved, goal):
        return None
    return Puzzle(
        id=f"{deal}-{state.solo_turn}-{goal}",
        game=BLOCK_AND_KEY.name,
        position=position,
        goal=goal,
        answers=solved.lines,
        value=solved.value,
        grade=grade_of(solved),
    )


def _positions(deal: int) -> Iterator[BlockAndKeyState]:
    """The main choices of a game but the first ones."""
    rng = random.Random(deal)
    state = cast("BlockAndKeyState", BLOCK_AND_KEY.new(1, deal))
    mover = bot(PLAYERS[deal % len(PLAYERS)], BLOCK_AND_KEY.name)
    while not state.is_over:
        if state.step == "turn" and state.solo_turn >= FIRST_TURN:
            yield state.clone()
        state.apply(mover.choose(state.view(0), state.legal_actions(), rng, Budget(0.0)))
