"""An action carried through, as far as one step shows."""

from typing import TYPE_CHECKING

from digsite.ancient_knowledge.rules.declining import MonumentToDecline
from digsite.ancient_knowledge.rules.timeline_phase import TimelineOrder
from digsite.ancient_knowledge.rules.turn import MainAction
from digsite.bots.ancient_knowledge.answers import answer_until
from digsite.bots.ancient_knowledge.evaluation import Evaluation
from digsite.core import Action

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

_RESTS = (MainAction, TimelineOrder, MonumentToDecline)
"""Questions at which a position can be judged as it is."""


def position_after(state: "KnowledgeState", action: Action, evaluation: Evaluation) -> "KnowledgeState":
    """The position once the action is carried through. The turn does not end in between."""
    twin = state.clone()
    is_action = isinstance(twin.question, MainAction)
    twin.actions_left += is_action
    twin.apply(action)
    answer_until(twin, _RESTS, evaluation)
    twin.actions_left -= is_action
    return twin


def worth_after(state: "KnowledgeState", action: Action, evaluation: Evaluation) -> float:
    """What the position is worth then."""
    return evaluation.worth(position_after(state, action, evaluation))
