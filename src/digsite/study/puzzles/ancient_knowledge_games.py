"""Puzzles of Ancient Knowledge in one game of two bots: at most one of a goal."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.bots import Budget, bot
from digsite.core import Position
from digsite.core.plain import plain
from digsite.study.puzzles.ancient_knowledge import (
    GOALS,
    SOLVER,
    Solved,
    Turn,
    Unclear,
    best_of,
    explore,
    grade_of,
    is_puzzle,
    reaching,
)
from digsite.study.puzzles.puzzle import Puzzle

PLAYERS = ("greedy", "novice")
"""Who plays the games; the solver's place is taken by each in turn."""
FIRST_TURN = 3
"""Before that, there is little to see."""
A_GOAL = 2
"""So many of a goal from one game, so that many deals are seen."""
HAND = 4
"""Cards in the solver's hand: with more, there is too much to look through."""
LADEN = 0.5
"""How often the monuments about to decline hold all their knowledge: bots take it off in time."""
HANDS = 3
"""How many hands are looked at in each position."""


def of_deal(deal: int) -> list[Puzzle]:
    """The puzzles of one game; the same deal gives the same ones."""
    found: list[Puzzle] = []
    rng = random.Random(f"puzzles {deal}")
    turns = list(enumerate(_positions(deal), start=1))[FIRST_TURN - 1 :]
    for number, state in (turn for turn in turns for _ in range(HANDS)):
        position = position_of(state, rng)
        try:
            turn = explore(position)
        except Unclear:
            continue
        had = Counter(puzzle.goal for puzzle in found)
        for goal in (goal for goal in GOALS if had[goal] < A_GOAL):
            puzzle = _look(turn, position, goal, f"{deal}-{number}-{goal}")
            if puzzle is not None and puzzle.id not in {each.id for each in found}:
                found.append(puzzle)
                break
    return found


def position_of(state: KnowledgeState, rng: random.Random) -> Position:
    """What the solver sees, with few enough cards in hand and nothing to excavate, which would be luck; what is hidden
    lies in an order of its own."""
    facts = state.as_scenario()
    seats = [{name: value for name, value in seat.items() if name != "memory" and value} for seat in facts["seats"]]
    hand = seats[SOLVER].get("hand", [])
    number = rng.randint(1, HAND)
    seats[SOLVER]["hand"] = sorted(rng.sample(hand, min(number, len(hand))))
    if rng.random() < LADEN:
        _lade(seats[SOLVER].get("timeline", {}))
    if "past" in seats[SOLVER]:
        seats[SOLVER]["rotated"] = len(seats[SOLVER]["past"])
    shared = {name: facts[name] for name in ("pillars", "removed", "start", "second_half", "last_round") if facts[name]}
    return {"seats": seats, **shared, "seed": rng.randrange(1 << 31)}


def _lade(timeline: dict[int, list[list[Any]]]) -> None:
    """Put the whole of its knowledge on whatever is about to decline."""
    for monument in timeline.get(1, []):
        monument[1] = BUILDERS[monument[0]].knowledge


def _look(turn: Turn, position: Position, goal: str, name: str) -> Puzzle | None:
    for about in sorted(turn.learned) if goal == "reach-technology" else (None,):
        solved = reaching(turn, about) if about else best_of(turn, goal)
        if is_puzzle(position, solved, goal):
            return _puzzle(position, goal, about, name, solved)
    return None


def _puzzle(position: Position, goal: str, about: str | None, name: str, solved: Solved) -> Puzzle:
    return Puzzle(
        id=name,
        game=ANCIENT_KNOWLEDGE.name,
        position=cast("Position", plain(position)),  # as a file gives it back
        goal=goal,
        answers=solved.lines,
        value=solved.value,
        about=about,
        grade=grade_of(solved),
    )


def _positions(deal: int) -> Iterator[KnowledgeState]:
    """The beginnings of the solver's turns."""
    rng = random.Random(deal)
    state = cast("KnowledgeState", ANCIENT_KNOWLEDGE.new(2, deal))
    movers = [bot(PLAYERS[(deal + seat) % len(PLAYERS)], ANCIENT_KNOWLEDGE.name) for seat in range(2)]
    while not state.is_over:
        seat = state.deciders[0]
        if state.turn == seat == SOLVER and state.actions_left == 2 and not state.stack:
            yield state.clone()
        state.apply(movers[seat].choose(state.view(seat), state.legal_actions(seat), rng, Budget(0.0)))
