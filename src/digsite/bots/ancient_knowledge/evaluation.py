"""What a position of Ancient Knowledge is worth to a seat, in victory points: the judgement its bots share.

It reads the seat's own side, what lies open, and the number of cards others hold; never a card the seat cannot know.
A position is worth what is banked (points, less lost knowledge), what the timeline left to itself will bring (see
`course`), endgame effects by the past and the technologies they will meet, the hand as currency and as promise,
monuments that can be excavated, effects that wait for their occasion, and technologies within reach; less a share of
what opponents have.

    evaluation = Evaluation(state, seat)     # once for a decision: it judges the hand and the pace of the game
    evaluation.worth(other_state)            # then for every state that may follow
"""

from collections.abc import Collection
from typing import TYPE_CHECKING

from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.player import IS_ENDGAME, PAST_INDEX, Player
from digsite.ancient_knowledge.requirements import fitting
from digsite.ancient_knowledge.rules.declining import ACTIONS_A_TURN
from digsite.ancient_knowledge.rules.entering import entering_knowledge
from digsite.ancient_knowledge.vocabulary import Count, Kind
from digsite.bots.ancient_knowledge.chances import Expected, chance, points
from digsite.bots.ancient_knowledge.course import Course, price_of_token
from digsite.bots.ancient_knowledge.declared import (
    ALL_OR_NOTHING,
    ANYTIME,
    AT_ONCE,
    EACH_TURN,
    EFFECTS,
    ON_DECLINE,
    SCORES,
    VP,
)
from digsite.bots.ancient_knowledge.pace import actions_before_decline, declines_left
from digsite.bots.ancient_knowledge.prices import PRICES, Prices
from digsite.bots.ancient_knowledge.verbs import Setting, rate_of, worth_of_effect
from digsite.core import Seat

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

_ENOUGH_ACTIONS = 4
"""With so many actions to come, cards and upright monuments are worth their full price."""

_FIRST_OPEN = (1.0, 0.6, 0.3)
"""How much the displayed technologies count, the best first: one cannot learn them all."""
_UNSEEN_REACH = 0.6


class Evaluation:
    """One seat's judgement, made for a decision and used for every state that may follow it."""

    def __init__(
        self, state: "KnowledgeState", seat: Seat, known: Collection[str] | None = None, prices: Prices = PRICES
    ) -> None:
        """`known`: the cards whose promise counts when they are in hand; without it, those in hand now."""
        self.seat = seat
        self.prices = prices
        self._known = frozenset(state.seats[seat].hand if known is None else known)
        self._displayed = frozenset(card for pillar in state.pillars for card in pillar)
        self._state = state
        self._promises: dict[str, float] = {}
        self._rivals: dict[tuple[object, ...], float] = {}

    # The whole.

    def worth(self, state: "KnowledgeState") -> float:
        """What the state is worth to the seat."""
        if state.over:
            return self._final(state)
        own = self._side(state, self.seat)
        others = [self._rival(state, seat) for seat in range(state.players) if seat != self.seat]
        return own - self.prices.rival * sum(others) / len(others)

    def _final(self, state: "KnowledgeState") -> float:
        scores = state.scores
        others = [score for seat, score in enumerate(scores) if seat != self.seat]
        return scores[self.seat] - self.prices.rival * sum(others) / len(others)

    def _rival(self, state: "KnowledgeState", seat: Seat) -> float:
        """Most actions change nothing on the other side: what it is worth is remembered."""
        player = state.seats[seat]
        key = (seat, *player.cells, *player.knowledge, *player.artefacts, player.lost, player.rotated, len(player.hand))
        key += (len(player.past), len(player.technologies), state.last_round, state.turn)
        if key not in self._rivals:
            self._rivals[key] = self._side(state, seat)
        return self._rivals[key]

    def _side(self, state: "KnowledgeState", seat: Seat) -> float:
        player = state.seats[seat]
        turns = declines_left(state, seat, self.prices)
        setting = self.setting(state, player, turns)
        course = Course(state, seat, setting)
        expected = self._expected(state, player, course, turns)
        banked = sum(VP[card] for card in player.past) + sum(VP[card] for card in player.technologies) - player.lost
        return (
            banked
            + course.points
            + self._endgame(player, course, expected, turns)
            + self._hand(state, seat, course, turns)
            + self._uprights(state, seat, course, turns)
            + self._engine(player, setting)
            + self._technologies(state, player, expected, turns)
        )

    # What may be expected.

    def setting(self, state: "KnowledgeState", player: Player, turns: float) -> Setting:
        return Setting(player, self._at_hand(player, turns), turns, self.prices, state.players - 1)

    def _at_hand(self, player: Player, turns: float) -> Expected:
        """The counts soon, as far as effects ask for them."""
        soon = min(turns, 4.0)
        kinds = [float(number) for number in player.past_kinds]
        for cell, card in enumerate(player.cells):
            if card is not None and cell < 8:
                kinds[PAST_INDEX[card]] += 0.7
        technologies = [number + soon * self.prices.learns_a_turn / 3 for number in player.tech_kinds]
        lost = player.lost + sum(player.knowledge) * 0.4
        return _counts(kinds, technologies, lost, len(player.artefacts) + 0.2 * soon, player.endgame, 4.0)

    def _expected(self, state: "KnowledgeState", player: Player, course: Course, turns: float) -> Expected:
        """The counts at the end of the game."""
        prices = self.prices
        creates = max(0.0, turns - prices.pipeline) * prices.creates_a_turn
        held = [1.0, 1.0, 1.0]
        for card in player.hand:
            if card in self._known and BUILDERS[card].kind is not Kind.ARTEFACT:
                held[PAST_INDEX[card]] += 1.0
        share = creates / sum(held)
        kinds = [
            past + coming + share * weight
            for past, coming, weight in zip(player.past_kinds, course.kinds, held, strict=True)
        ]
        technologies = [number + turns * prices.learns_a_turn / 3 for number in player.tech_kinds]
        lost = player.lost + course.lost + creates * 0.8
        endgame = player.endgame + sum(likely for card, likely in course.arrivals if IS_ENDGAME[card]) + 0.1 * creates
        left = course.left + min(turns, 3.0) * prices.creates_a_turn * 0.9
        return _counts(kinds, technologies, lost, len(player.artefacts) + 0.15 * turns, endgame, left)

    # Parts.

    def _endgame(self, player: Player, course: Course, expected: Expected, turns: float) -> float:
        total = sum(points(SCORES[card], expected, turns) for card in player.past if card in SCORES)
        return total + sum(
            likely * points(SCORES[card], expected, turns) for card, likely in course.arrivals if card in SCORES
        )

    def scale(self, state: "KnowledgeState", seat: Seat, turns: float) -> float:
        """Between 0 and 1: whether there are actions left to make something of a card."""
        actions = actions_before_decline(state, seat) + ACTIONS_A_TURN * (turns - 1.0)
        return min(1.0, max(0.0, actions / _ENOUGH_ACTIONS))

    def _hand(self, state: "KnowledgeState", seat: Seat, course: Course, turns: float) -> float:
        prices, player = self.prices, state.seats[seat]
        scale = self.scale(state, seat, turns)
        number = len(player.hand)
        currency = prices.card * number - prices.card_falling * number * (number - 1) / 2
        currency += course.cards * (prices.card - prices.card_falling * 4)
        if seat != self.seat:
            return scale * (currency + 0.3 * min(3, number))
        promises = sorted((self.promise(card) for card in player.hand), reverse=True)
        promised = sum(share * promise for share, promise in zip(prices.promise, promises, strict=False))
        return scale * (currency + promised)

    def _uprights(self, state: "KnowledgeState", seat: Seat, course: Course, turns: float) -> float:
        coming = sum(likely for _, likely in course.arrivals) * min(1.0, max(0.0, turns - 2.0) / 4)
        return self.prices.upright * (state.seats[seat].upright * self.scale(state, seat, turns) + coming * 0.8)

    def _engine(self, player: Player, setting: Setting) -> float:
        """Effects that wait for their occasion, and those of artefacts beyond what the timeline shows."""
        total = 0.0
        for cell, card in enumerate(player.cells):
            if card is not None and card in ANYTIME:
                total += _rate(card, setting) * max(0.0, min(cell // 2 + 0.5, setting.turns - 0.5))
        for card in player.artefacts:
            after = setting.turns - (3.0 if card in EACH_TURN else 0.5)
            if after > 0:
                total += _rate(card, setting) * after
        return total

    def _technologies(self, state: "KnowledgeState", player: Player, expected: Expected, turns: float) -> float:
        """What is learned counts a little beyond its points; so does what could be learned."""
        prices = self.prices
        worth = len(player.technologies) * prices.technology * min(1.0, turns / 6)
        if turns <= 1.0 and not state.actions_left:
            return worth
        open_to = sorted(
            (self._reach(state, player, card, expected, turns) for pillar in state.pillars for card in pillar),
            reverse=True,
        )
        return worth + prices.open_technology * sum(share * vp for share, vp in zip(_FIRST_OPEN, open_to, strict=False))

    def _reach(self, state: "KnowledgeState", player: Player, card: str, expected: Expected, turns: float) -> float:
        """The points of a displayed technology, by how near it is; one that was not seen yet is an average one."""
        if card not in self._displayed:
            return _UNSEEN_REACH
        if not VP[card]:
            return 0.0
        if fitting(state, player, (card,)):
            return float(VP[card])
        requires = TECHNOLOGIES[card].requires
        return 0.5 * VP[card] * (1.0 if requires is None else chance(requires, expected, turns))

    # Cards in hand.

    def promise(self, card: str) -> float:
        """What creating the card would bring beyond its worth as currency; never less than nothing."""
        if card not in self._known:
            return self.prices.unknown_promise
        if card not in self._promises:
            self._promises[card] = max(0.0, self._worth_if_created(card))
        return self._promises[card]

    def worth_in_hand(self, card: str) -> float:
        """To compare cards of a hand."""
        return self.prices.card + self.prices.promise[0] * self.promise(card)

    def _worth_if_created(self, card: str) -> float:
        state, prices, built = self._state, self.prices, BUILDERS[card]
        player = state.seats[self.seat]
        turns = declines_left(state, self.seat, prices)
        setting = self.setting(state, player, turns)
        currency = (1 + built.cost) * prices.card
        if built.start is None:
            return _rate(card, setting) * max(0.0, turns - 1.0) - currency
        likely = min(1.0, max(0.0, turns - built.start + 0.5))
        knowledge = entering_knowledge(state, player, card)
        worth = built.vp + prices.upright * min(1.0, max(0.0, turns - built.start - 1) / 4)
        price = price_of_token(2 * built.start, prices)
        if card in ALL_OR_NOTHING:
            worth = max(0.0, worth - knowledge * (price + prices.card) / 2)
        else:
            worth -= knowledge * price
        if card in SCORES:
            expected = self._expected(state, player, Course(state, self.seat, setting), turns)
            worth += points(SCORES[card], expected, turns)
        worth += sum(
            worth_of_effect(effect, setting) for effect in ON_DECLINE.get(card, ()) if card not in ALL_OR_NOTHING
        )
        worth = likely * worth + (1.0 - likely) * 1.0
        worth += sum(max(0.0, worth_of_effect(effect, setting)) for effect in AT_ONCE.get(card, ()))
        if card in EACH_TURN or card in ANYTIME:
            worth += _rate(card, setting) * min(built.start, turns)
        return worth - currency


def _rate(card: str, setting: Setting) -> float:
    return sum(rate_of(effect, setting) for effect in EFFECTS[card])


def _counts(
    kinds: list[float], technologies: list[float], lost: float, artefacts: float, endgame: float, left: float
) -> Expected:
    city, megalith, pyramid = kinds
    ancient, writing, secret = technologies
    return {
        Count.PAST: sum(kinds),
        Count.PAST_CITY: city,
        Count.PAST_MEGALITH: megalith,
        Count.PAST_PYRAMID: pyramid,
        Count.PAST_SET: max(0.0, min(kinds) - 0.3),
        Count.PAST_SAMEKIND: max(kinds),
        Count.PAST_CHOSEN_KIND: max(kinds),
        Count.PAST_ENDGAME: endgame,
        Count.TIMELINE_MONUMENT: left,
        Count.LOST: lost,
        Count.ARTEFACTS: artefacts,
        Count.TECH: sum(technologies),
        Count.TECH_ANCIENT: ancient,
        Count.TECH_WRITING: writing,
        Count.TECH_SECRET: secret,
        Count.TECH_SET: max(0.0, min(technologies) - 0.2),
    }
