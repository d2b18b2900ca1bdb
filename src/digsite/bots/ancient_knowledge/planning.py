"""A turn carried through to its end: what its bots plan with."""

from typing import TYPE_CHECKING

from digsite.ancient_knowledge.rules.turn import MainAction
from digsite.bots.ancient_knowledge.answers import answer_until
from digsite.bots.ancient_knowledge.evaluation import Evaluation
from digsite.bots.ancient_knowledge.glance import Glance
from digsite.bots.ancient_knowledge.greedy import useful
from digsite.bots.ancient_knowledge.prices import SHREWD
from digsite.core import Action, Seat

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState


def judgement(state: "KnowledgeState", seat: Seat) -> Evaluation:
    return Evaluation(state, seat, prices=SHREWD)


def carried_out(state: "KnowledgeState", action: Action, evaluation: Evaluation) -> "KnowledgeState":
    """The state at the next main choice of anybody."""
    after = state.clone()
    after.apply(action)
    answer_until(after, MainAction, evaluation)
    return after


def turn_over(state: "KnowledgeState", evaluation: Evaluation, tried: int) -> tuple[float, "KnowledgeState"]:
    """What the turn under way comes to, and the state then; if an action is left, the best of so many is
    taken, those that look best at a glance."""
    seat = evaluation.seat
    if state.over or state.turn != seat:
        return evaluation.worth(state), state
    here = judgement(state, seat)
    ends = [carried_out(state, action, here) for action in best_at_a_glance(state, seat, tried)]
    return max(((here.worth(end), end) for end in ends), key=lambda found: found[0])


def best_at_a_glance(state: "KnowledgeState", seat: Seat, number: int) -> list[Action]:
    offered = useful(state, state.legal_actions(seat))
    worths = Glance(state, seat).worths(offered)
    order = sorted(range(len(offered)), key=lambda i: -worths[i])
    return [offered[i] for i in order[:number]]
