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
    """What the goal counts, as the line reached it; of one that is not finished the most that it can still reach."""
    lost: int = 0
    """Ancient Knowledge: knowledge that was lost on the way."""
    by_luck: bool = False
    """Ancient Knowledge: whether a card was used that nobody could know beforehand."""

    def solves(self, puzzle: Puzzle) -> bool:
        """Whether the goal was reached, and by more than luck."""
        return self.finished and not self.fails(puzzle)

    def fails(self, puzzle: Puzzle) -> bool:
        """Whether the goal can no longer be reached, however the line goes on."""
        return self.by_luck or self.value < puzzle.value

    def decides(self, puzzle: Puzzle) -> bool:
        """Whether nothing more can be won or lost by going on."""
        return self.finished or self.fails(puzzle)


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
    most = block_and_key.within_reach(start, state, puzzle.goal)
    return Reached(block_and_key.is_done(start, state, puzzle.goal), puzzle.value if most is None else most)


def _ancient_knowledge(puzzle: Puzzle, played: Sequence[Action]) -> Reached:
    if not played:
        return Reached(finished=False, value=puzzle.value)
    state = ancient_knowledge.state_of(puzzle.position)
    before, known = state.scores[ancient_knowledge.SOLVER], ancient_knowledge.known_cards(state)
    lost, by_luck = 0, False
    for action in played:
        if _is_reached(puzzle, state) or ancient_knowledge.is_turn_over(state):
            break
        by_luck = by_luck or ancient_knowledge.is_luck(state, action, known)
        lost += ancient_knowledge.lost_in(state.apply(action))
    finished = _is_reached(puzzle, state) or ancient_knowledge.is_turn_over(state)
    if by_luck and not finished:
        return Reached(finished, puzzle.value, lost, by_luck)
    if lost and puzzle.goal == "lose-nothing":
        return Reached(finished, ancient_knowledge.FAILED, lost, by_luck)
    return Reached(finished, _most(puzzle, state, known, before), lost, by_luck)


def _most(puzzle: Puzzle, state: KnowledgeState, known: frozenset[str], before: int) -> int:
    """The most that the goal can still count, by trying everything that is left of the turn."""
    if _is_reached(puzzle, state):
        return 1
    try:
        turn = ancient_knowledge.explore_from(state, known)
    except ancient_knowledge.Unclear:
        return puzzle.value  # nobody can know yet
    if puzzle.goal == "reach-technology":
        return int(puzzle.about in turn.learned)
    most = ancient_knowledge.most_of(turn, puzzle.goal)
    so_far = state.scores[ancient_knowledge.SOLVER] - before
    return most if most == ancient_knowledge.FAILED else so_far + most


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
