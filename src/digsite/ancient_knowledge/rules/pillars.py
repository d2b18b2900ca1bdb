"""The three pillars, the two technology decks and their discard piles (rulings 33-37, 41, 42)."""

from digsite.ancient_knowledge import actions, memory
from digsite.ancient_knowledge.cards import TECHNOLOGIES
from digsite.ancient_knowledge.events import (
    Buried,
    PillarFilled,
    PillarFlipped,
    PillarGone,
    PillarSwept,
    SecondHalf,
    TechDeckRenewed,
)
from digsite.ancient_knowledge.player import Player
from digsite.ancient_knowledge.rules.effects import Effects, cause_of
from digsite.ancient_knowledge.rules.questions import card_of
from digsite.ancient_knowledge.state import KnowledgeState, Pending, Question
from digsite.ancient_knowledge.vocabulary import BuryTechnologies
from digsite.core import Action, Seat

PILLAR_CARDS = 3
SECOND_HALF = 7
LEVEL = {card.id: card.level for card in TECHNOLOGIES.values()}


def displayed(state: KnowledgeState) -> list[str]:
    """The technologies on the pillars."""
    return [card for pillar in state.pillars for card in pillar]


def take_displayed(state: KnowledgeState, card: str) -> bool:
    """A technology leaves its pillar. A pillar down to one card is swept and refilled at once; whether it was."""
    number = next(number for number, pillar in enumerate(state.pillars) if card in pillar)
    pillar = state.pillars[number]
    pillar.remove(card)
    if len(pillar) > 1:
        return False
    level = LEVEL[card]
    _sweep(state, number, level)
    _fill(state, number, level)
    return True


def fills_anew(state: KnowledgeState, card: str) -> bool:
    """Whether others come to a displayed technology's pillar as soon as it is taken."""
    pillar = next(pillar for pillar in state.pillars if card in pillar)
    level = LEVEL[card]
    rest = len(pillar) - 1
    return rest < 2 and len(state.techdecks[level - 1]) + len(state.techdiscards[level - 1]) + rest >= PILLAR_CARDS


def _sweep(state: KnowledgeState, number: int, level: int) -> None:
    cards = state.pillars[number]
    if cards:
        state.techdiscards[level - 1] += cards
        state.emit(PillarSwept(pillar=number, cards=tuple(cards)))
        state.pillars[number] = []


def _fill(state: KnowledgeState, number: int, level: int) -> None:
    """Three cards of the level; where deck and discards hold fewer, the pillar and all of them leave the game."""
    cards = take_technologies(state, level, PILLAR_CARDS)
    if len(cards) < PILLAR_CARDS:
        state.removed += cards
        state.emit(PillarGone(pillar=number, level=level))
    else:
        state.pillars[number] = cards
        state.emit(PillarFilled(pillar=number, cards=tuple(cards)))


def take_technologies(state: KnowledgeState, level: int, number: int) -> list[str]:
    """Up to that many cards from the top of a deck; its discards renew it when it does not hold enough."""
    deck, discards = state.techdecks[level - 1], state.techdiscards[level - 1]
    if len(deck) < number and discards:
        deck += state.chance.shuffled(discards)
        state.emit(TechDeckRenewed(level=level, number=len(discards)))
        discards.clear()
    cards = deck[:number]
    del deck[:number]
    for card in cards:
        state.known_technologies.pop(card, None)
    return cards


def put_under(state: KnowledgeState, card: str, known_to: int) -> bool:
    """A technology goes under its deck, where the seats of that mask know it to be. Where that deck has left the game
    with a pillar, the card follows it: it does not bring its level back. Whether it left."""
    if _has_left(state, LEVEL[card]):
        state.removed.append(card)
        return True
    state.techdecks[LEVEL[card] - 1].append(card)
    state.known_technologies[card] = known_to
    return False


def _has_left(state: KnowledgeState, level: int) -> bool:
    """Whether deck and discards of a level have left the game. Cards of it that have left show it; where the turned
    pillar found none at all, so that nothing could leave, the pillar that is missing does."""
    if any(LEVEL[card] == level for card in state.removed):
        return True
    used_up = not state.techdecks[level - 1] and not state.techdiscards[level - 1]
    return used_up and level == 2 and _has_turned(state) and len(_of_level(state, 2)) < 2


def _has_turned(state: KnowledgeState) -> bool:
    """Whether a pillar was turned: none is where level 1 had left before."""
    return state.second_half and not any(LEVEL[card] == 1 for card in state.removed)


def _of_level(state: KnowledgeState, level: int) -> list[int]:
    """The pillars that show technologies of a level."""
    return [number for number, pillar in enumerate(state.pillars) if pillar and LEVEL[pillar[0]] == level]


# Second half of the game.


class SecondHalfCheck(Pending, frozen=True, tag="second-half-check"):
    """After the declines: the first player with seven monuments in the past turns a pillar of level 1, once a game.
    Where none of level 1 is left, none turns."""

    def run(self, state: KnowledgeState) -> None:
        if not state.second_half and len(state.seats[state.turn].past) >= SECOND_HALF:
            state.second_half = True
            turns = bool(_of_level(state, 1))
            state.emit(SecondHalf(seat=state.turn, turns=turns))
            if turns:
                state.stack.append(PillarToFlip())


class PillarToFlip(Question, frozen=True, tag="pillar-to-flip"):
    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        return [actions.flip(seat, number) for number in _of_level(state, 1)]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Flip:
            state.emit(PillarFlipped(seat=state.turn, pillar=action.pillar))
            _sweep(state, action.pillar, 1)
            _fill(state, action.pillar, 2)


# Technologies that an effect puts under their decks.


class TechnologyToBury(Question, frozen=True, tag="technology-to-bury"):
    """A displayed technology, of a level if one is named, goes under its deck; the pillar is checked at once."""

    left: int
    level: int | None = None
    after: int = 1
    """From this level on. Decks of different level do not touch each other: level 1 is named first. But where the one
    before made a pillar show fresh cards, the choice is a new one, and free."""

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        fitting = _buriable(state, self.level)
        in_order = [card for card in fitting if LEVEL[card] >= self.after] or fitting
        return [actions.bury(seat, card) for card in in_order]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        card = card_of(action)
        state.stack.pop()
        by, clause = cause_of(state)
        gone = put_under(state, card, memory.EVERYBODY)
        state.emit(Buried(seat=state.turn, card=card, gone=gone, by=by, clause=clause))
        after = 1 if take_displayed(state, card) else LEVEL[card]
        if self.left > 1 and _buriable(state, self.level):
            state.stack.append(TechnologyToBury(self.left - 1, self.level, after))


def _buriable(state: KnowledgeState, level: int | None) -> list[str]:
    return [card for card in displayed(state) if level is None or LEVEL[card] == level]


def bury_possible(state: KnowledgeState, player: Player, card: str, verb: BuryTechnologies) -> bool:
    return bool(_buriable(state, verb.level))


def perform_bury(state: KnowledgeState, effect: Effects, verb: BuryTechnologies, optional: bool) -> None:
    if _buriable(state, verb.level):
        state.stack.append(TechnologyToBury(verb.number, verb.level))
