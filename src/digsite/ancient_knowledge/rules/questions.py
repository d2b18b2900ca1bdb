"""Questions about secret cards, and what questions have in common."""

from digsite.ancient_knowledge.state import KnowledgeState, Question
from digsite.core import Action, Json, Seat


class SecretQuestion(Question, frozen=True):
    """A question about secret cards: asked even if it has one answer, so that the asking tells nobody anything."""

    def unasked(self, state: KnowledgeState) -> Action | None:
        return None


class HandQuestion(SecretQuestion, frozen=True):
    """A question for cards of the own hand, one by one."""

    floor: int = 0
    """They are named in the order of the hand, from this place on: so no set of cards is offered in two orders."""

    def seen_by(self, state: KnowledgeState, seat: Seat | None) -> dict[str, Json]:
        data = super().seen_by(state, seat)
        if seat != state.turn:
            data.pop("floor", None)
        return data


def card_of(action: Action) -> str:
    """The card that an action names."""
    card: str = action.card  # type: ignore[attr-defined]
    return card
