"""Which choices reveal something, as far as that can be told without trying them."""

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.player import HAND_LIMIT
from digsite.ancient_knowledge.rules.creating import Payment
from digsite.ancient_knowledge.rules.discarding import CardsToArchive
from digsite.ancient_knowledge.rules.drawing import cards_left
from digsite.ancient_knowledge.rules.learning import GrantedLearn, set_off
from digsite.ancient_knowledge.rules.opening import OpeningHands
from digsite.ancient_knowledge.rules.pillars import fills_anew
from digsite.ancient_knowledge.rules.turn import MainAction
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import Action, Event, Seat

ALWAYS = (actions.Create, actions.Rob)
"""A card of the hand is announced; a hand is looked at."""


class Revealed(Exception):
    """Something was."""


class UntilRevealed(list[Event]):
    """The events of a trial, which ends with the first that reveals something; raises Revealed."""

    def append(self, event: Event) -> None:
        if event.reveals:
            raise Revealed


def kind_reveals(state: KnowledgeState, seat: Seat, kind: type[Action]) -> bool | None:
    """See `State.kind_reveals`. What sets off effects has to be tried."""
    if kind in ALWAYS:
        return True
    question = state.question
    if isinstance(question, MainAction):
        return _main_action_reveals(state, seat, kind)
    return False if _is_asked_on(state, seat, kind) else None


def reveals(state: KnowledgeState, action: Action) -> bool | None:
    """Whether that choice reveals something, where it can be told; None where it has to be tried."""
    known = kind_reveals(state, action.seat, type(action))
    if known is None and isinstance(action, actions.Learn) and isinstance(state.question, MainAction | GrantedLearn):
        return _learning_reveals(state, action.card)
    return known


def _learning_reveals(state: KnowledgeState, card: str) -> bool | None:
    """Another display is laid out, or the turn just goes on."""
    if fills_anew(state, card):
        return True
    goes_on = isinstance(state.question, MainAction) and state.actions_left > 1
    return False if goes_on and not set_off(state, card) else None


def _main_action_reveals(state: KnowledgeState, seat: Seat, kind: type[Action]) -> bool | None:
    player = state.seats[seat]
    if kind is actions.Search:
        return True if len(player.hand) < HAND_LIMIT and cards_left(state) else None
    # A single answer to what is asked next is taken at once, with all that follows.
    if kind is actions.Archive:
        return False if state.ask_forced or len(player.hand) > 1 else None
    if kind is actions.Excavate:
        return False if state.ask_forced or player.upright > 1 else None
    return None


def _is_asked_on(state: KnowledgeState, seat: Seat, kind: type[Action]) -> bool:
    """Whether the same question comes again after such an answer, before anything else can happen."""
    question, player = state.question, state.seats[seat]
    if isinstance(question, OpeningHands):
        return sum(question.left) > 1
    if isinstance(question, Payment):
        return question.left > 1 and (state.ask_forced or len(player.hand) > question.left)
    if isinstance(question, CardsToArchive) and kind is actions.Discard:
        return len(player.hand) > 1 and question.taken + 1 < sum(player.knowledge)
    return False
