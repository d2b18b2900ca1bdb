"""What is pending: the part of the state that says what is still to be done, as plain data.

It lies on a stack. What asks nobody is taken off and run; a question stays on top until it is answered. Effects
inside effects are therefore resolved depth first (ruling 12), and a state can be copied or saved at any moment.
"""

from typing import TYPE_CHECKING

import msgspec

from digsite.core import Action, Json, Seat

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState


class Pending(msgspec.Struct, frozen=True, tag_field="step", omit_defaults=True, forbid_unknown_fields=True):
    """One thing to be done. All effects belong to the player whose turn it is, so it need not say whose it is."""

    def run(self, state: "KnowledgeState") -> None:
        """Do it; it has been taken off the stack."""
        raise NotImplementedError

    def seen_by(self, state: "KnowledgeState", seat: Seat | None) -> dict[str, Json]:
        """It as plain data, with what that seat may know of it."""
        data: dict[str, Json] = msgspec.to_builtins(self)
        return data

    @property
    def cards_held(self) -> tuple[str, ...]:
        """Cards that lie nowhere else while this is pending."""
        return ()

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


class Question(Pending, frozen=True):
    """What somebody has to answer. By default: the player whose turn it is, about things that lie open."""

    def deciders(self, state: "KnowledgeState") -> tuple[Seat, ...]:
        return (state.turn,)

    def options(self, state: "KnowledgeState", seat: Seat) -> list[Action]:
        """The legal answers of a seat that decides; never empty."""
        raise NotImplementedError

    def answer(self, state: "KnowledgeState", action: Action) -> None:
        """Carry out one of the options. The question is still on top of the stack."""
        raise NotImplementedError

    def unasked(self, state: "KnowledgeState") -> Action | None:
        """The answer, where there is only one and everybody can know that."""
        options = self.options(state, state.turn)
        return options[0] if len(options) == 1 else None


class SecretQuestion(Question, frozen=True):
    """A question about secret cards: asked even if it has one answer, so that the asking tells nobody anything."""

    def unasked(self, state: "KnowledgeState") -> Action | None:
        return None


class HandQuestion(SecretQuestion, frozen=True):
    """A question for cards of the own hand, one by one."""

    floor: int = 0
    """They are named in the order of the hand, from this place on: so no set of cards is offered in two orders."""

    def seen_by(self, state: "KnowledgeState", seat: Seat | None) -> dict[str, Json]:
        data = super().seen_by(state, seat)
        if seat != state.turn:
            data.pop("floor", None)
        return data


def card_of(action: Action) -> str:
    """The card that an action names."""
    card: str = action.card  # type: ignore[attr-defined]
    return card
