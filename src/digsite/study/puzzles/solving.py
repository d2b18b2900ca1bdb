"""What somebody's line reaches in a puzzle, by the rules."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import Action
from digsite.study.puzzles import ancient_knowledge, block_and_key
from digsite.study.puzzles.puzzle import Puzzle


class Reached(NamedTuple):
    finished: bool
    """Whether the line goes as far as the goal asks."""
    value: int
    """What the goal counts, as the line reached it."""
    lost: int = 0
    """Ancient Knowledge: knowledge that was lost on the way."""
    by_luck: bool = False
    """Ancient Knowledge: whether a card was used that nobody could know beforehand."""

    def solves(self, puzzle: Puzzle) -> bool:
        """Whether the goal was reached, and by more than luck."""
        return self.finished and not self.by_luck and self.value >= puzzle.value


def judge(puzzle: Puzzle, played: Sequence[Action]) -> Reached:
    """What was played, claims and all; what came after the end of the puzzle does not count."""
    return _JUDGES[puzzle.game](puzzle, played)


def _block_and_key(puzzle: Puzzle, played: Sequence[Action]) -> Reached:
    start = block_and_key.state_of(puzzle.position)
    state = start.clone()
    for action in played:
        if block_and_key.is_done(start, state, puzzle.goal):
            break
        state.apply(action)
    finished = block_and_key.is_done(start, state, puzzle.goal)
    return Reached(finished, block_and_key.value_of(start, state, puzzle.goal))


def _ancient_knowledge(puzzle: Puzzle, played: Sequence[Action]) -> Reached:
    state = ancient_knowledge.state_of(puzzle.position)
    before, known = state.scores[ancient_knowledge.SOLVER], ancient_knowledge.known_cards(state)
    lost, by_luck = 0, False
    for action in played:
        if _is_reached(puzzle, state) or ancient_knowledge.is_turn_over(state):
            break
        by_luck = by_luck or ancient_knowledge.is_luck(state, action, known)
        lost += ancient_knowledge.lost_in(state.apply(action))
    if puzzle.goal == "reach-technology":
        reached = _is_reached(puzzle, state)
        return Reached(reached or ancient_knowledge.is_turn_over(state), int(reached), lost, by_luck)
    points = state.scores[ancient_knowledge.SOLVER] - before
    value = ancient_knowledge.FAILED if lost and puzzle.goal == "lose-nothing" else points
    return Reached(ancient_knowledge.is_turn_over(state), value, lost, by_luck)


def whole_line(puzzle: Puzzle) -> list[Action]:
    """An answer as it is played, with what goes without saying: the claims of Block and Key."""
    line = puzzle.answers[0]
    return block_and_key.with_claims(puzzle.position, line) if puzzle.game == "block-and-key" else list(line)


def _is_reached(puzzle: Puzzle, state: KnowledgeState) -> bool:
    return puzzle.about is not None and puzzle.about in state.seats[ancient_knowledge.SOLVER].technologies


_JUDGES: dict[str, Callable[[Puzzle, Sequence[Action]], Reached]] = {
    "block-and-key": _block_and_key,
    "ancient-knowledge": _ancient_knowledge,
}
