"""Discarding from hands: the own for an effect or to archive, those of opponents by force (rulings 43, 70-72, 107)."""

from typing import TYPE_CHECKING

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.player import KIND, Player
from digsite.ancient_knowledge.rules.drawing import discard_at
from digsite.ancient_knowledge.rules.effects import Effects, cause_of, refuse, update_effect
from digsite.ancient_knowledge.rules.questions import HandQuestion, Question, card_of
from digsite.ancient_knowledge.rules.removing import ask_tokens
from digsite.ancient_knowledge.rules.verbs import feasible, performs, possible
from digsite.ancient_knowledge.vocabulary import Archive, Discard, Kind, OpponentsDiscard
from digsite.core import Action, Json, Seat

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState


class CardsToDiscard(HandQuestion, frozen=True, kw_only=True, tag="cards-to-discard"):
    """Cards from the own hand, one by one; of a kind, if one is named."""

    left: int
    taken: int = 0
    up_to: bool = False
    may: bool = False
    what: Kind | None = None

    def options(self, state: "KnowledgeState", seat: Seat) -> list[Action]:
        hand = state.seats[seat].hand[self.floor :]
        fitting = hand if self.what is None else [card for card in hand if KIND[card] is self.what]
        if self.up_to:
            return [*(actions.discard(seat, card) for card in fitting), actions.done(seat)]
        # The whole number must be reached.
        among = fitting[: max(0, len(fitting) - self.left + 1)]
        offered: list[Action] = [actions.discard(seat, card) for card in among]
        return [*offered, actions.done(seat)] if self.may and not self.taken else offered

    def unasked(self, state: "KnowledgeState") -> Action | None:
        hand = state.seats[state.turn].hand
        if self.up_to or self.what is not None or (self.may and not self.taken) or len(hand) > self.left:
            return None
        return actions.discard(state.turn, hand[0])

    def answer(self, state: "KnowledgeState", action: Action) -> None:
        state.stack.pop()
        if isinstance(action, actions.Done):
            if self.may:
                refuse(state)
            return
        hand = state.seats[state.turn].hand
        place = hand.index(card_of(action))
        discard_at(state, state.turn, place, "effect", cause_of(state))
        update_effect(state, tally=self.taken + 1)
        if self.left > 1 and hand:
            state.stack.append(
                CardsToDiscard(left=self.left - 1, taken=self.taken + 1, up_to=self.up_to, what=self.what, floor=place)
            )


def _enough(player: Player, verb: Discard) -> bool:
    """As far as everybody can see."""
    return len(player.hand) >= (verb.number if verb.exactly else 1)


@possible(Discard)
def _can_discard(state: "KnowledgeState", player: Player, card: str, verb: Discard) -> bool:
    return _enough(player, verb)


@feasible(Discard)
def _has_cards_to_discard(state: "KnowledgeState", player: Player, card: str, verb: Discard) -> bool:
    fitting = sum(verb.kind is None or KIND[held] is verb.kind for held in player.hand)
    return fitting >= (verb.number if verb.exactly else 1)


@performs(Discard)
def _discard(state: "KnowledgeState", effect: Effects, verb: Discard, optional: bool) -> None:
    hand = state.seats[state.turn].hand
    if _enough(state.seats[state.turn], verb):
        left = min(verb.number, len(hand))
        state.stack.append(CardsToDiscard(left=left, up_to=verb.up_to, may=optional, what=verb.kind))
    elif optional:
        refuse(state)


# Archive.


def can_archive(player: Player) -> bool:
    return bool(player.hand) and any(player.knowledge)


class CardsToArchive(HandQuestion, frozen=True, kw_only=True, tag="cards-to-archive"):
    """Any number of cards, at least one and no more than there is knowledge; one token is removed for each."""

    taken: int = 0

    def options(self, state: "KnowledgeState", seat: Seat) -> list[Action]:
        offered: list[Action] = [actions.discard(seat, card) for card in state.seats[seat].hand[self.floor :]]
        return [*offered, actions.done(seat)] if self.taken else offered

    def unasked(self, state: "KnowledgeState") -> Action | None:
        hand = state.seats[state.turn].hand
        return actions.discard(state.turn, hand[0]) if len(hand) == 1 and not self.taken else None

    def answer(self, state: "KnowledgeState", action: Action) -> None:
        state.stack.pop()
        if isinstance(action, actions.Done):
            ask_tokens(state, self.taken, up_to=False)
            return
        player = state.seats[state.turn]
        place = player.hand.index(card_of(action))
        discard_at(state, state.turn, place, "archive", cause_of(state))
        taken = self.taken + 1
        if player.hand and taken < sum(player.knowledge):
            state.stack.append(CardsToArchive(taken=taken, floor=place))
        else:
            ask_tokens(state, taken, up_to=False)


class ArchiveOffer(Question, frozen=True, tag="archive-offer"):
    """An archive that costs no action; it may be refused."""

    def options(self, state: "KnowledgeState", seat: Seat) -> list[Action]:
        return [actions.archive(seat), actions.done(seat)]

    def answer(self, state: "KnowledgeState", action: Action) -> None:
        state.stack.pop()
        if isinstance(action, actions.Archive):
            state.stack.append(CardsToArchive())
        else:
            refuse(state)


@possible(Archive)
def _can_archive(state: "KnowledgeState", player: Player, card: str, verb: Archive) -> bool:
    return can_archive(player)


@performs(Archive)
def _grant_archive(state: "KnowledgeState", effect: Effects, verb: Archive, optional: bool) -> None:
    if can_archive(state.seats[state.turn]):
        state.stack.append(ArchiveOffer() if optional else CardsToArchive())


# Opponents.


class OpponentsToDiscard(Question, frozen=True, tag="opponents-to-discard"):
    """Opponents discard at the same time and in secret, each card by card. Both tuples have one number a seat."""

    left: tuple[int, ...]
    floors: tuple[int, ...]

    def deciders(self, state: "KnowledgeState") -> tuple[Seat, ...]:
        return tuple(seat for seat in state.opponents if self.left[seat])

    def options(self, state: "KnowledgeState", seat: Seat) -> list[Action]:
        hand = state.seats[seat].hand
        return [actions.discard(seat, card) for card in hand[self.floors[seat] : len(hand) - self.left[seat] + 1]]

    def unasked(self, state: "KnowledgeState") -> Action | None:
        """With no more cards than are asked for, there is nothing to choose."""
        for seat in self.deciders(state):
            hand = state.seats[seat].hand
            if len(hand) == self.left[seat]:
                return actions.discard(seat, hand[0])
        return None

    def answer(self, state: "KnowledgeState", action: Action) -> None:
        seat = action.seat
        place = state.seats[seat].hand.index(card_of(action))
        state.stack.pop()
        discard_at(state, seat, place, "effect", cause_of(state))
        left, floors = list(self.left), list(self.floors)
        left[seat] -= 1
        floors[seat] = place
        if any(left):
            state.stack.append(OpponentsToDiscard(tuple(left), tuple(floors)))

    def seen_by(self, state: "KnowledgeState", seat: Seat | None) -> dict[str, Json]:
        data = super().seen_by(state, seat)
        data["floors"] = [floor if owner == seat else 0 for owner, floor in enumerate(self.floors)]
        return data


@possible(OpponentsDiscard)
def _can_hit_hands(state: "KnowledgeState", player: Player, card: str, verb: OpponentsDiscard) -> bool:
    return any(state.seats[seat].hand for seat in state.opponents)


@performs(OpponentsDiscard)
def _hit_hands(state: "KnowledgeState", effect: Effects, verb: OpponentsDiscard, optional: bool) -> None:
    left = tuple(
        0 if seat == state.turn else min(verb.number, len(player.hand)) for seat, player in enumerate(state.seats)
    )
    if any(left):
        state.stack.append(OpponentsToDiscard(left, (0,) * state.players))
