"""The main choice of a turn (rulings 8-10)."""

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.events import action_chosen
from digsite.ancient_knowledge.rules.creating import begin_create, create_options
from digsite.ancient_knowledge.rules.discarding import CardsToArchive, can_archive
from digsite.ancient_knowledge.rules.drawing import draw
from digsite.ancient_knowledge.rules.excavating import MonumentsToRotate
from digsite.ancient_knowledge.rules.learning import learn_displayed, learn_options
from digsite.ancient_knowledge.state import KnowledgeState, Question
from digsite.core import Action, Seat


class MainAction(Question, frozen=True, tag="action"):
    """One of the two actions of a turn. It lies on no stack: it is asked when the stack is empty."""

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        """Search is always legal, so there is always a move."""
        player = state.seats[seat]
        offered = create_options(state, seat)
        offered += learn_options(state, seat)
        if can_archive(player):
            offered.append(actions.archive(seat))
        if player.upright:
            offered.append(actions.excavate(seat))
        offered.append(actions.search(seat))
        return offered

    def unasked(self, state: KnowledgeState) -> Action | None:
        return None

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.actions_left -= 1
        state.emit(action_chosen(action.seat, action.kind))
        if type(action) is actions.Create:
            state.seats[action.seat].hand.remove(action.card)
            begin_create(state, action)
        elif type(action) is actions.Learn:
            learn_displayed(state, action.card)
        elif type(action) is actions.Archive:
            state.stack.append(CardsToArchive())
        elif type(action) is actions.Excavate:
            state.stack.append(MonumentsToRotate())
        else:
            draw(state, action.seat, 1)


MAIN_ACTION = MainAction()
