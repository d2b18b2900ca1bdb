"""Puzzles of Block and Key: positions of solo games, so that nobody comes in between and nothing is drawn.

| goal | the solver is to |
|---|---|
| `two-keys` | claim two keys with one block |
| `three-keys` | claim three keys with one block |
| `most-points` | claim as many points as possible with one block |
| `most-faces` | place the one block so that most faces of the Enigma are seen |
| `last-turn` | end the game with as many points as possible |
| `two-blocks` | claim as many points as possible with the two blocks, one after the other |

Keys that are drawn between two blocks do not count. A position is a puzzle if exactly one line reaches the best; of
`two-blocks`, one pair of placements. `solve` tries every line by the rules themselves: what it returns is proved.
"""

import random
from bisect import bisect
from collections.abc import Callable, Iterator
from math import log2
from typing import NamedTuple, cast

from digsite.block_and_key.actions import Claim, Place
from digsite.block_and_key.game import BLOCK_AND_KEY
from digsite.block_and_key.geometry.temple import Temple
from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.block_and_key.rules.numbers import FACES_PER_POINT, SOLO_TURNS
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Action, Position
from digsite.study.puzzles.puzzle import Line

GOALS = ("two-blocks", "three-keys", "most-faces", "two-keys", "most-points", "last-turn")
"""The rarest first."""


class Solved(NamedTuple):
    value: int
    """The best that can be reached."""
    lines: tuple[Line, ...]
    """Every line that reaches it."""
    tried: int
    """How many lines there are."""
    near: int
    """How many of them come near: all but one key, one point or one face."""


BLOCKS = {"most-faces": 1, "two-blocks": 2}
"""Goals for which the solver has so many blocks and no more."""


LEAST = {"two-keys": 2, "three-keys": 3, "most-points": 3, "most-faces": 4, "last-turn": 3, "two-blocks": 4}
"""Less than this is nothing to look for."""
EXACT = {"two-keys": 2, "three-keys": 3}
"""Goals that name a number: where more can be reached, less would do as well."""


def position_of(state: BlockAndKeyState, goal: str, rng: random.Random) -> Position:
    """What a solver sees of a solo game at its main choice, as a position in which nothing is left to luck."""
    facts = state.as_scenario()
    seat = facts["seats"][0]
    if goal in BLOCKS and len(seat["supply"]) > BLOCKS[goal]:
        seat |= {"supply": sorted(rng.sample(seat["supply"], BLOCKS[goal]))}
    turn = {"last-turn": SOLO_TURNS, "two-blocks": SOLO_TURNS - 1}.get(goal, facts["solo_turn"])
    return {
        "seats": [seat],
        "core": facts["core"],
        "blocks": [[name, [list(cell) for cell in cells]] for name, cells in facts["blocks"]],
        "yard": {str(site): None for site in range(1, 10)},
        "altars": {"sun": [], "moon": []},
        "bag": [],
        "solo_turn": turn,
    }


def state_of(position: Position) -> BlockAndKeyState:
    return cast("BlockAndKeyState", BLOCK_AND_KEY.scenario(**position))


BEFORE_CLAIMED = ("turn", "discard", "claim")
"""Steps of a turn up to the last that a goal counts; what a solo turn asks afterwards is no part of a puzzle."""


def is_done(start: BlockAndKeyState, state: BlockAndKeyState, goal: str) -> bool:
    """Whether everything that the goal counts has been done."""
    turns = 2 if goal == "two-blocks" else 1
    played = state.solo_turn - start.solo_turn + (state.step not in BEFORE_CLAIMED)
    return state.is_over or played >= turns


def within_reach(start: BlockAndKeyState, state: BlockAndKeyState, goal: str) -> int | None:
    """The most that the goal can still count; None before anything has been placed."""
    after = state.clone()
    while not is_done(start, after, goal) and (more := _unsaid(after)) is not None:
        after.apply(more)
    reached = value_of(start, after, goal)
    if is_done(start, after, goal):
        return reached
    if after.solo_turn == start.solo_turn:
        return None
    keys = tuple(key for key in after.hands[0] if key in start.hands[0])
    return reached + max((points for points, *_ in _scanned(after.temple, after.supplies[0], keys, after)), default=0)


def value_of(start: BlockAndKeyState, state: BlockAndKeyState, goal: str) -> int:
    """What the goal counts."""
    return _points(start, state) if goal == "two-blocks" else _VALUES[goal](start, state)


def solve(position: Position, goal: str) -> Solved:
    """Every line, tried by the rules."""
    state = state_of(position)
    values = list(_two_blocks(state) if goal == "two-blocks" else _one_block(state, _VALUES[goal]))
    best = max((value for value, _ in values), default=0)
    lines = tuple(line for value, line in values if value == best)
    near = sum(value == best - 1 for value, _ in values)
    return Solved(best, lines, len(values), near)


def is_promising(position: Position, goal: str) -> bool:
    """Whether it is worth while to try every line by the rules: the kernel looks them over in a few milliseconds."""
    state = state_of(position)
    if goal == "two-blocks":
        return _is_one_pair(state)
    values = _scanned_values(state, goal)
    best = max(values, default=0)
    return _is_worth_while(best, goal) and values.count(best) == 1


def _scanned_values(state: BlockAndKeyState, goal: str) -> list[int]:
    """What the goal counts, for every placement of a block."""
    hand = state.hands[0]
    found = state.temple.scan_claims(state.sides[0], hand, state.supplies[0], COLOURS[state.enigmas[0]])
    faces: list[int] = found.faces.tolist()
    if goal == "most-faces":
        return faces
    worth = {key: 1 if goal in EXACT else state.pieces.keys[key].vp for key in hand}
    claimed = [sum(worth[key] for key in hand if bits >> key & 1) for bits in found.keys.tolist()]
    if goal == "last-turn":
        return [points + seen // FACES_PER_POINT for points, seen in zip(claimed, faces, strict=True)]
    return claimed


def _is_one_pair(state: BlockAndKeyState) -> bool:
    best, ways = 0, set[frozenset[tuple[int, int]]]()
    for points, first, between, left, keys in _scanned(state.temple, state.supplies[0], state.hands[0], state):
        for more, second, _, _, _ in _scanned(between, left, keys, state):
            if points + more > best:
                best, ways = points + more, set()
            if points + more == best:
                ways.add(frozenset((first, second)))
    return best >= LEAST["two-blocks"] and len(ways) == 1


def _scanned(
    temple: Temple, blocks: tuple[int, ...], hand: tuple[int, ...], state: BlockAndKeyState
) -> Iterator[tuple[int, tuple[int, int], Temple, tuple[int, ...], tuple[int, ...]]]:
    """Every placement: its points, which it is, and temple, blocks and keys after it."""
    found = temple.scan_claims(state.sides[0], hand, blocks)
    for place, code, bits in zip(found.blocks.tolist(), found.codes.tolist(), found.keys.tolist(), strict=True):
        block = blocks[place]
        claimed = [key for key in hand if bits >> key & 1]
        after = temple.clone()
        after.put(block, code)
        points = sum(state.pieces.keys[key].vp for key in claimed)
        left = (*blocks[:place], *blocks[place + 1 :])
        yield points, (block, code), after, left, tuple(key for key in hand if key not in claimed)


def is_puzzle(solved: Solved, goal: str) -> bool:
    """Whether there is something to find, in one way only."""
    ways = {frozenset(line) for line in solved.lines}
    return len(ways) == 1 and _is_worth_while(solved.value, goal) and solved.tried > 3


def _is_worth_while(value: int, goal: str) -> bool:
    return value >= LEAST[goal] and value == EXACT.get(goal, value)


HARDER = (7.6, 8.7, 10.0, 11.2)
"""Where the next grade begins; about as many puzzles are found in each."""


def grade_of(solved: Solved) -> int:
    """By how much there is to look through, and how much of it nearly does."""
    hard = log2(solved.tried) + log2(1 + solved.near) / 1.5
    return 1 + bisect(HARDER, hard)


def _one_block(
    state: BlockAndKeyState, value: Callable[[BlockAndKeyState, BlockAndKeyState], int]
) -> Iterator[tuple[int, Line]]:
    for place in _placements(state):
        yield value(state, _after(state, place)), (place,)


def _two_blocks(state: BlockAndKeyState) -> Iterator[tuple[int, Line]]:
    for first in _placements(state):
        between = _after(state, first)
        for second in _placements(between):
            yield _points(state, _after(between, second)), (first, second)


def _placements(state: BlockAndKeyState) -> list[Place]:
    return [action for action in state.legal_actions() if isinstance(action, Place)] if not state.is_over else []


def _after(state: BlockAndKeyState, place: Place) -> BlockAndKeyState:
    """The placement carried out, all keys claimed that it completes, and the turn ended."""
    after = state.clone()
    after.apply(place)
    while (more := _unsaid(after)) is not None:
        after.apply(more)
    return after


def _unsaid(state: BlockAndKeyState) -> Action | None:
    """What follows from a placement: claims, and the end of the turn."""
    if state.is_over or state.step == "turn":
        return None
    choices = state.legal_actions()
    return next((action for action in choices if isinstance(action, Claim)), choices[-1])


def with_claims(position: Position, line: Line) -> list[Action]:
    """A line with what goes without saying."""
    state, whole = state_of(position), list[Action]()
    for place in line:
        action: Action | None = place
        while action is not None:
            whole.append(action)
            state.apply(action)
            action = _unsaid(state)
    return whole


# What a line is worth.


def _keys(before: BlockAndKeyState, after: BlockAndKeyState) -> int:
    return len(after.claimed[0]) - len(before.claimed[0])


def _points(before: BlockAndKeyState, after: BlockAndKeyState) -> int:
    """Of keys that were in the hand at the beginning: one that was drawn meanwhile would be luck."""
    fresh = set(after.claimed[0]) & set(before.hands[0])
    return sum(after.pieces.keys[key].vp for key in fresh)


def _faces(before: BlockAndKeyState, after: BlockAndKeyState) -> int:
    del before  # what is seen then counts
    return after.temple.faces(after.sides[0], COLOURS[after.enigmas[0]])


def _score(before: BlockAndKeyState, after: BlockAndKeyState) -> int:
    """Points claimed, and those of the Enigma: all that the last turn can change."""
    return _points(before, after) + _faces(before, after) // FACES_PER_POINT


_VALUES: dict[str, Callable[[BlockAndKeyState, BlockAndKeyState], int]] = {
    "two-keys": _keys,
    "three-keys": _keys,
    "most-points": _points,
    "most-faces": _faces,
    "last-turn": _score,
}
