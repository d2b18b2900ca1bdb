"""What reaches the opponents' timelines, boards and hands (rulings 68-72, 86, 87)."""

from digsite.ancient_knowledge import actions, memory
from digsite.ancient_knowledge.cards import ORDER
from digsite.ancient_knowledge.events import KnowledgeAdded, LostRecovered, SawHand, SawHandCards, Took, TookCard
from digsite.ancient_knowledge.gathering import Gathering, exactly
from digsite.ancient_knowledge.player import HAND_LIMIT, Player
from digsite.ancient_knowledge.rules.drawing import discard_at
from digsite.ancient_knowledge.rules.effects import Cause, Effects, cause_of
from digsite.ancient_knowledge.rules.moving import destroy_artefact
from digsite.ancient_knowledge.rules.questions import SecretQuestion, card_of
from digsite.ancient_knowledge.state import KnowledgeState, Question
from digsite.ancient_knowledge.vocabulary import (
    OpponentsDestroyArtefact,
    OpponentsDiscard,
    OpponentsGainKnowledge,
    TakeFromHand,
    TransferLost,
)
from digsite.core import Action, Json, Seat


def _hit_monuments(state: KnowledgeState) -> list[Seat]:
    """Opponents with a monument, clockwise."""
    return [seat for seat in state.opponents if any(state.seats[seat].cells)]


def add_knowledge(state: KnowledgeState, card: str, number: int, cause: Cause) -> None:
    """Put knowledge onto a monument, whoever owns it."""
    for seat, player in enumerate(state.seats):
        if card in player.cells:
            player.knowledge[player.cells.index(card)] += number
            by, clause = cause
            state.emit(KnowledgeAdded(seat=state.turn, owner=seat, card=card, number=number, by=by, clause=clause))


# Added knowledge.


class MonumentToBurden(Question, frozen=True, tag="monument-to-burden"):
    """One monument of the first of these opponents gets knowledge, then one of the next."""

    victims: tuple[Seat, ...]
    number: int

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        return [actions.add(seat, card) for card in state.seats[self.victims[0]].monuments]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        add_knowledge(state, card_of(action), self.number, cause_of(state))
        if len(self.victims) > 1:
            state.stack.append(MonumentToBurden(self.victims[1:], self.number))


def gain_possible(state: KnowledgeState, player: Player, card: str, verb: OpponentsGainKnowledge) -> bool:
    return bool(_hit_monuments(state))


def perform_gain(state: KnowledgeState, effect: Effects, verb: OpponentsGainKnowledge, optional: bool) -> None:
    victims = _hit_monuments(state)
    if victims:
        state.stack.append(MonumentToBurden(tuple(victims), verb.number))


# Lost knowledge handed on.


class LostToTransfer(Question, frozen=True, tag="lost-to-transfer"):
    """A monument of an opponent, and how much of the own lost knowledge it gets."""

    most: int

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        most = min(self.most, state.seats[seat].lost)
        return [
            actions.transfer(seat, card, number)
            for victim in state.opponents
            for card in state.seats[victim].monuments
            for number in range(1, most + 1)
        ]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Transfer:
            by, clause = cause = cause_of(state)
            state.seats[state.turn].lost -= action.amount
            state.emit(LostRecovered(seat=state.turn, number=action.amount, by=by, clause=clause))
            add_knowledge(state, action.card, action.amount, cause)


def transfer_possible(state: KnowledgeState, player: Player, card: str, verb: TransferLost) -> bool:
    return player.lost > 0 and bool(_hit_monuments(state))


def perform_transfer(state: KnowledgeState, effect: Effects, verb: TransferLost, optional: bool) -> None:
    if transfer_possible(state, state.seats[state.turn], effect.card, verb):
        state.stack.append(LostToTransfer(verb.quantity.amount))


# Artefacts.


class OpponentsToDestroy(Question, frozen=True, tag="opponents-to-destroy"):
    """Each of these opponents destroys one own artefact; they may answer in any order."""

    victims: tuple[Seat, ...]

    def deciders(self, state: KnowledgeState) -> tuple[Seat, ...]:
        return self.victims

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        return [actions.destroy(seat, card) for card in state.seats[seat].artefacts]

    def unasked(self, state: KnowledgeState) -> Action | None:
        for seat in self.victims:
            artefacts = state.seats[seat].artefacts
            if len(artefacts) == 1:
                return actions.destroy(seat, artefacts[0])
        return None

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        destroy_artefact(state, action.seat, card_of(action), cause_of(state))
        victims = tuple(seat for seat in self.victims if seat != action.seat)
        if victims:
            state.stack.append(OpponentsToDestroy(victims))


def _artefact_owners(state: KnowledgeState) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.opponents if state.seats[seat].artefacts)


def destroy_possible(state: KnowledgeState, player: Player, card: str, verb: OpponentsDestroyArtefact) -> bool:
    return bool(_artefact_owners(state))


def perform_destroy(state: KnowledgeState, effect: Effects, verb: OpponentsDestroyArtefact, optional: bool) -> None:
    victims = _artefact_owners(state)
    if victims:
        state.stack.append(OpponentsToDestroy(victims))


# Cards of their hands.


class OpponentsToDiscard(Question, frozen=True, tag="opponents-to-discard"):
    """Opponents discard at the same time and in secret, each card by card. Both tuples have one number a seat."""

    left: tuple[int, ...]
    floors: tuple[int, ...]

    def deciders(self, state: KnowledgeState) -> tuple[Seat, ...]:
        return tuple(seat for seat in state.opponents if self.left[seat])

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        hand = state.seats[seat].hand
        return [actions.discard(seat, card) for card in hand[self.floors[seat] : len(hand) - self.left[seat] + 1]]

    def gathering(self, state: KnowledgeState, seat: Seat) -> Gathering | None:
        return exactly(self.left[seat], state.seats[seat].hand[self.floors[seat] :])

    def unasked(self, state: KnowledgeState) -> Action | None:
        """With no more cards than are asked for, there is nothing to choose."""
        for seat in self.deciders(state):
            hand = state.seats[seat].hand
            if len(hand) == self.left[seat]:
                return actions.discard(seat, hand[0])
        return None

    def answer(self, state: KnowledgeState, action: Action) -> None:
        seat = action.seat
        place = state.seats[seat].hand.index(card_of(action))
        state.stack.pop()
        discard_at(state, seat, place, "effect", cause_of(state))
        left, floors = list(self.left), list(self.floors)
        left[seat] -= 1
        floors[seat] = place
        if any(left):
            state.stack.append(OpponentsToDiscard(tuple(left), tuple(floors)))

    def seen_by(self, state: KnowledgeState, seat: Seat | None) -> dict[str, Json]:
        data = super().seen_by(state, seat)
        data["floors"] = [floor if owner == seat else 0 for owner, floor in enumerate(self.floors)]
        return data


def discard_possible(state: KnowledgeState, player: Player, card: str, verb: OpponentsDiscard) -> bool:
    return any(state.seats[seat].hand for seat in state.opponents)


def perform_discard(state: KnowledgeState, effect: Effects, verb: OpponentsDiscard, optional: bool) -> None:
    left = tuple(
        0 if seat == state.turn else min(verb.number, len(player.hand)) for seat, player in enumerate(state.seats)
    )
    if any(left):
        state.stack.append(OpponentsToDiscard(left, (0,) * state.players))


# A card from a hand.


class HandToRob(Question, frozen=True, tag="hand-to-rob"):
    """First choose the opponent, then see the hand."""

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        return [actions.rob(seat, victim) for victim in state.opponents if state.seats[victim].hand]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Rob:
            victim, seat = action.opponent, state.turn
            by, clause = cause_of(state)
            cards = tuple(state.seats[victim].hand)
            memory.saw_hand(state, seat, victim)
            state.emit(SawHand(seat=seat, victim=victim, by=by, clause=clause))
            state.emit(SawHandCards(to=(seat,), seat=seat, victim=victim, cards=cards, by=by, clause=clause))
            state.stack.append(CardToTake(victim=victim))


class CardToTake(SecretQuestion, frozen=True, kw_only=True, tag="card-to-take"):
    """A card of that hand; thief and victim know which, nobody else does."""

    victim: Seat

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        """In the order of the card list: how the victim holds the cards is nobody's business."""
        hand = sorted(state.seats[self.victim].hand, key=ORDER.__getitem__)
        return [actions.take(seat, card) for card in hand]

    def unasked(self, state: KnowledgeState) -> Action | None:
        hand = state.seats[self.victim].hand
        return actions.take(state.turn, hand[0]) if len(hand) == 1 else None

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        card, seat, victim = card_of(action), state.turn, self.victim
        by, clause = cause_of(state)
        state.seats[victim].hand.remove(card)
        state.seats[seat].hand.append(card)
        memory.taken(state, seat, victim, card)
        state.emit(Took(seat=seat, victim=victim, by=by, clause=clause))
        state.emit(TookCard(to=(seat, victim), seat=seat, victim=victim, card=card, by=by, clause=clause))


def take_possible(state: KnowledgeState, player: Player, card: str, verb: TakeFromHand) -> bool:
    return len(player.hand) < HAND_LIMIT and any(state.seats[seat].hand for seat in state.opponents)


def perform_take(state: KnowledgeState, effect: Effects, verb: TakeFromHand, optional: bool) -> None:
    if take_possible(state, state.seats[state.turn], effect.card, verb):
        state.stack.append(HandToRob())
