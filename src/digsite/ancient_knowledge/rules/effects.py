"""A card's effect while it is carried out, clause by clause."""

from typing import TypeAlias

import msgspec

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.events import Refused
from digsite.ancient_knowledge.reckoning.counting import Test, holds_of
from digsite.ancient_knowledge.state import KnowledgeState, Pending, Question
from digsite.ancient_knowledge.vocabulary import If
from digsite.core import Action, Json, Seat

CONDITIONS: dict[str, Test] = {
    card.id: holds_of(sentence.condition)
    for card in CARDS.values()
    for sentence in card.effect
    if isinstance(sentence, If)
}
"""What a card's effect hangs on as a whole: tested when it is about to be resolved (ruling 13)."""

OPTIONAL = {card.id for card in CARDS.values() if card.clauses and card.clauses[0].optional}
"""Cards whose whole effect the owner may leave."""


class Effects(Pending, frozen=True, tag="effects"):
    """The effect of a card, from a clause on. While a clause runs, this lies under it and names the next one."""

    card: str
    clause: int = 0
    tally: int = 0
    """How many cards an earlier clause discarded or destroyed."""
    aside: tuple[str, ...] = ()
    """Cards that were looked at or revealed; they are in no pile until the effect ends."""
    open: bool = False
    """Everybody sees the cards that lie aside."""
    chosen: bool = False
    """The owner picked this effect among several: a "may" is thereby used."""

    @property
    def cards_held(self) -> tuple[str, ...]:
        return self.aside

    def run(self, state: KnowledgeState) -> None:
        if self.clause == 0:
            test = CONDITIONS.get(self.card)
            if test is not None and not test(state, state.seats[state.turn], self.card, 0):
                return
        clauses = CARDS[self.card].clauses
        if self.clause < len(clauses):
            clause = clauses[self.clause]
            rest = Effects(self.card, self.clause + 1, self.tally, self.aside, self.open, self.chosen)
            state.stack.append(rest)
            state.perform(rest, clause.verb, clause.optional and not self.chosen)

    def seen_by(self, state: KnowledgeState, seat: Seat | None) -> dict[str, Json]:
        data = super().seen_by(state, seat)
        if self.aside and not self.open and seat != state.turn:
            data["aside"] = [None] * len(self.aside)
        return data


Cause: TypeAlias = tuple[str | None, int | None]
"""The card and the clause that make something happen; (None, None): the turn itself."""


def cause_of(state: KnowledgeState) -> Cause:
    """What made that happen which was just taken off the stack."""
    if state.stack:
        below = state.stack[-1]
        if type(below) is Effects:
            return below.card, below.clause - 1
    return None, None


def asking_card(state: KnowledgeState) -> str | None:
    """The card whose effect asks the question on top of the stack; None where the turn itself does."""
    below = state.stack[-2] if len(state.stack) > 1 else None
    return below.card if type(below) is Effects else None


def running_effect(state: KnowledgeState, depth: int = 1) -> Effects:
    """The effect under the question (`depth` 2), or on top of the stack."""
    effect = state.stack[-depth]
    if type(effect) is not Effects:
        raise TypeError(f"expected an effect under way, found {effect.kind}")
    return effect


def update_effect(state: KnowledgeState, **changes: Json) -> None:
    """Change the effect on top of the stack: its tally, the cards that lie aside."""
    state.stack[-1] = msgspec.structs.replace(running_effect(state), **changes)


def refuse(state: KnowledgeState) -> None:
    """The owner refuses the running clause: what hangs on it lapses, and so does the same offer made again."""
    effect = running_effect(state)
    clauses = CARDS[effect.card].clauses
    refused = clauses[effect.clause - 1]
    clause = effect.clause
    while clause < len(clauses) and (clauses[clause].linked or clauses[clause] == refused):
        clause += 1
    state.emit(Refused(seat=state.turn, by=effect.card, clause=effect.clause - 1))
    update_effect(state, clause=clause)


class Offer(Question, frozen=True, tag="offer"):
    """Use an effect that asks for nothing else first, or leave it."""

    card: str

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        return [actions.resolve(seat, self.card), actions.done(seat)]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Resolve:
            update_effect(state, clause=running_effect(state).clause - 1, chosen=True)
        else:
            refuse(state)
