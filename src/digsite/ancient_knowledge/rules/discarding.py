"""Discarding from the own hand, for an effect or to archive (rulings 43, 107)."""

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.gathering import Gathering, exactly, up_to
from digsite.ancient_knowledge.player import KIND, Player
from digsite.ancient_knowledge.rules.drawing import discard_at
from digsite.ancient_knowledge.rules.effects import Effects, cause_of, refuse, update_effect
from digsite.ancient_knowledge.rules.questions import HandQuestion, card_of
from digsite.ancient_knowledge.rules.removing import ask_tokens
from digsite.ancient_knowledge.state import KnowledgeState, Question
from digsite.ancient_knowledge.vocabulary import Archive, Discard, Kind
from digsite.core import Action, Seat


class CardsToDiscard(HandQuestion, frozen=True, kw_only=True, tag="cards-to-discard"):
    """Cards from the own hand, one by one; of a kind, if one is named."""

    left: int
    taken: int = 0
    up_to: bool = False
    may: bool = False
    what: Kind | None = None

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        fitting = self._fitting(state, seat)
        if self.up_to:
            return [*(actions.discard(seat, card) for card in fitting), actions.done(seat)]
        # The whole number must be reached.
        among = fitting[: max(0, len(fitting) - self.left + 1)]
        offered: list[Action] = [actions.discard(seat, card) for card in among]
        return [*offered, actions.done(seat)] if self.may and not self.taken else offered

    def gathering(self, state: KnowledgeState, seat: Seat) -> Gathering | None:
        fitting = self._fitting(state, seat)
        return up_to(self.left, fitting) if self.up_to else exactly(self.left, fitting)

    def _fitting(self, state: KnowledgeState, seat: Seat) -> list[str]:
        hand = state.seats[seat].hand[self.floor :]
        return hand if self.what is None else [card for card in hand if KIND[card] is self.what]

    def unasked(self, state: KnowledgeState) -> Action | None:
        hand = state.seats[state.turn].hand
        if self.up_to or self.what is not None or (self.may and not self.taken) or len(hand) > self.left:
            return None
        return actions.discard(state.turn, hand[0])

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Done:
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


def discard_possible(state: KnowledgeState, player: Player, card: str, verb: Discard) -> bool:
    return _enough(player, verb)


def discard_feasible(state: KnowledgeState, player: Player, card: str, verb: Discard) -> bool:
    fitting = sum(verb.kind is None or KIND[held] is verb.kind for held in player.hand)
    return fitting >= (verb.number if verb.exactly else 1)


def perform_discard(state: KnowledgeState, effect: Effects, verb: Discard, optional: bool) -> None:
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

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        offered: list[Action] = [actions.discard(seat, card) for card in state.seats[seat].hand[self.floor :]]
        return [*offered, actions.done(seat)] if self.taken else offered

    def gathering(self, state: KnowledgeState, seat: Seat) -> Gathering | None:
        return up_to(self._room(state), state.seats[seat].hand[self.floor :])

    def _room(self, state: KnowledgeState) -> int:
        """How many more cards there is knowledge for."""
        return sum(state.seats[state.turn].knowledge) - self.taken

    def unasked(self, state: KnowledgeState) -> Action | None:
        hand = state.seats[state.turn].hand
        return actions.discard(state.turn, hand[0]) if len(hand) == 1 and not self.taken else None

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Done:
            ask_tokens(state, self.taken, up_to=False)
            return
        player = state.seats[state.turn]
        place = player.hand.index(card_of(action))
        discard_at(state, state.turn, place, "archive", cause_of(state))
        more = CardsToArchive(taken=self.taken + 1, floor=place)
        if player.hand and more._room(state):
            state.stack.append(more)
        else:
            ask_tokens(state, more.taken, up_to=False)


class ArchiveOffer(Question, frozen=True, tag="archive-offer"):
    """An archive that costs no action; it may be refused."""

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        return [actions.archive(seat), actions.done(seat)]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Archive:
            state.stack.append(CardsToArchive())
        else:
            refuse(state)


def archive_possible(state: KnowledgeState, player: Player, card: str, verb: Archive) -> bool:
    return can_archive(player)


def perform_archive(state: KnowledgeState, effect: Effects, verb: Archive, optional: bool) -> None:
    if can_archive(state.seats[state.turn]):
        state.stack.append(ArchiveOffer() if optional else CardsToArchive())
