"""Learn: the pillars, requirements, and what a learned technology sets off (rulings 32-42)."""

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.events import Learned, Unveiled
from digsite.ancient_knowledge.player import Player
from digsite.ancient_knowledge.reckoning.requirements import fitting
from digsite.ancient_knowledge.rules.effects import Effects, cause_of, refuse, running_effect, update_effect
from digsite.ancient_knowledge.rules.pillars import displayed, take_displayed
from digsite.ancient_knowledge.rules.pools import push_pool
from digsite.ancient_knowledge.rules.questions import SecretQuestion, card_of
from digsite.ancient_knowledge.state import KnowledgeState, Question
from digsite.ancient_knowledge.vocabulary import Learn, Learning, LearnOneOfThem, TechnologyKind, Whenever
from digsite.core import Action, Seat

_ON_LEARN: dict[str, TechnologyKind] = {
    card.id: sentence.occasion.kind
    for card in BUILDERS.values()
    for sentence in card.effect
    if isinstance(sentence, Whenever) and isinstance(sentence.occasion, Learning) and sentence.occasion.kind is not None
}
"""Cards that react to a learn, and the kind of technology they react to."""


def learn_options(state: KnowledgeState, seat: Seat, *, no_requirements: bool = False) -> list[Action]:
    """Every displayed technology that this seat may learn."""
    technologies = displayed(state)
    if not no_requirements:
        technologies = fitting(state, state.seats[seat], technologies)
    return [actions.learn(seat, card) for card in technologies]


def learn_displayed(state: KnowledgeState, card: str) -> None:
    """Take the technology from its pillar, which is refilled at once, and resolve what that sets off."""
    by, clause = cause_of(state)
    state.seats[state.turn].collect(card)
    state.emit(Learned(seat=state.turn, card=card, by=by, clause=clause))
    take_displayed(state, card)
    push_pool(state, set_off(state, card))


def set_off(state: KnowledgeState, card: str) -> list[str]:
    """The cards that act when that technology is learned, itself among them."""
    technology = TECHNOLOGIES[card]
    own = [card] if technology.clauses else []
    return own + [
        other
        for other in state.seats[state.turn].places
        if other in _ON_LEARN and _ON_LEARN[other].includes(technology.kind)
    ]


class GrantedLearn(Question, frozen=True, tag="granted-learn"):
    """One displayed technology."""

    may: bool
    no_requirements: bool = False

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        offered = learn_options(state, seat, no_requirements=self.no_requirements)
        return [*offered, actions.done(seat)] if self.may else offered

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Learn:
            learn_displayed(state, action.card)
        else:
            refuse(state)


def learn_possible(state: KnowledgeState, player: Player, card: str, verb: Learn) -> bool:
    shown = displayed(state)
    return bool(shown if verb.no_requirements else fitting(state, player, shown))


def perform_learn(state: KnowledgeState, effect: Effects, verb: Learn, optional: bool) -> None:
    if learn_possible(state, state.seats[state.turn], effect.card, verb):
        state.stack.append(GrantedLearn(optional, verb.no_requirements))


class LearnAside(SecretQuestion, frozen=True, tag="learn-aside"):
    """One of the technologies that lie aside must be learned, if one fits; which of them do is a secret."""

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        aside = running_effect(state, 2).aside
        offered: list[Action] = [actions.learn(seat, card) for card in fitting(state, state.seats[seat], aside)]
        return offered or [actions.done(seat)]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is not actions.Learn:
            return
        card = card_of(action)
        by, clause = cause_of(state)
        aside = running_effect(state).aside
        update_effect(state, aside=tuple(other for other in aside if other != card))
        state.seats[state.turn].collect(card)
        state.emit(Unveiled(seat=state.turn, card=card, by=by, clause=clause))
        state.emit(Learned(seat=state.turn, card=card, by=by, clause=clause))
        push_pool(state, set_off(state, card))


def perform_learn_one_of_them(state: KnowledgeState, effect: Effects, verb: LearnOneOfThem, optional: bool) -> None:
    if effect.aside:
        state.stack.append(LearnAside())
