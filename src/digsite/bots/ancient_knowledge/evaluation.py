"""What a position of Ancient Knowledge is worth to a seat, in victory points: the judgement its bots share.

It reads the seat's own side, what lies open, and the number of cards others hold; never a card the seat cannot know. A
position is worth what is banked (points, less lost knowledge), what the timeline left to itself will bring (see
`timeline_projection`), endgame effects by the past and the technologies they will meet, the hand as currency and as
promise, monuments that can be excavated, effects that wait for their occasion, and technologies within reach; less a
share of what opponents have.

    evaluation = Evaluation(state, seat)     # once for a decision: it judges the hand and the pace of the game
    evaluation.worth(other_state)            # then for every state that may follow
"""

from collections.abc import Collection
from functools import cached_property
from typing import TYPE_CHECKING

from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.player import Player, space_of
from digsite.ancient_knowledge.reckoning.requirements import fitting
from digsite.ancient_knowledge.vocabulary import Count, Kind
from digsite.bots.ancient_knowledge.card_effects import ANYTIME, EACH_TURN, SCORES, USED_UP, VP
from digsite.bots.ancient_knowledge.chances import Expected, chance, number_of, points
from digsite.bots.ancient_knowledge.expected_counts import expected_at_the_end, expected_soon
from digsite.bots.ancient_knowledge.game_length import declines_left, turns_of_actions
from digsite.bots.ancient_knowledge.hand_value import rate_of_card, worth_if_created
from digsite.bots.ancient_knowledge.hindsight import shown_of
from digsite.bots.ancient_knowledge.prices import PRICES, Prices
from digsite.bots.ancient_knowledge.timeline_projection import TimelineProjection
from digsite.bots.ancient_knowledge.verbs import Setting
from digsite.core import Seat

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

_EARLY = 6.0
"""With the actions of so many turns to come, what counts early in the game counts in full."""
_LONG = 15.0
"""With so many turns to come, what games have shown of artefacts counts in full."""
_OPEN = 3
"""Displayed technologies that count."""


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
        self._shown = shown_of(prices)
        self._promises: dict[str, float] = {}
        self._rivals: dict[tuple[object, ...], float] = {}

    # The whole.

    def worth(self, state: "KnowledgeState") -> float:
        """What the state is worth to the seat."""
        if state.over:
            return self._final(state)
        own = self.side(state, self.seat)
        others = [self._rival(state, seat) for seat in range(state.players) if seat != self.seat]
        return own - self.prices.rival * sum(others) / len(others)

    def _final(self, state: "KnowledgeState") -> float:
        """The scores; what games have shown of cards counts on, so that an end compares with what is none."""
        scores = [
            score + self._shown_for(player, artefacts=0.0)
            for score, player in zip(state.scores, state.seats, strict=True)
        ]
        others = [score for seat, score in enumerate(scores) if seat != self.seat]
        return scores[self.seat] - self.prices.rival * sum(others) / len(others)

    def _rival(self, state: "KnowledgeState", seat: Seat) -> float:
        """Most actions change nothing on the other side: what it is worth is remembered."""
        player = state.seats[seat]
        key = (seat, *player.cells, *player.knowledge, *player.artefacts, player.lost, player.rotated, len(player.hand))
        key += (len(player.past), len(player.technologies), state.last_round, state.turn)
        if key not in self._rivals:
            self._rivals[key] = self.side(state, seat)
        return self._rivals[key]

    def side(self, state: "KnowledgeState", seat: Seat) -> float:
        """What one seat has and may expect, whatever the others have."""
        return sum(self.terms(state, seat).values())

    def terms(self, state: "KnowledgeState", seat: Seat) -> dict[str, float]:
        """What that is made of."""
        player = state.seats[seat]
        turns = declines_left(state, seat, self.prices)
        active = turns_of_actions(state, seat, turns)
        setting = self.setting(state, seat, turns)
        projection = TimelineProjection(state, seat, setting)
        expected = expected_at_the_end(player, projection, self._known, active)
        banked = sum(VP[card] for card in player.past) + sum(VP[card] for card in player.technologies) - player.lost
        return {
            "banked": banked,
            "timeline": projection.points,
            "endgame": self.prices.endgame * _endgame(player, projection, expected, active),
            "hand": self._hand(player, projection, active, own=seat == self.seat),
            "excavating": self._uprights(player, projection, active),
            "engine": self.prices.engine * _engine(player, setting),
            "created": self._created(player, active),
            "technologies": self._technologies(state, player, expected, active),
        }

    def endgame_of(self, card: str) -> float:
        """What its endgame effect may be expected to bring."""
        setting, expected = self._now
        return points(SCORES.get(card, ()), expected, setting.turns)

    def expected(self, count: Count) -> float:
        """How much of that the seat may expect to have at the end."""
        return number_of(count, self._now[1])

    def setting(self, state: "KnowledgeState", seat: Seat, turns: float) -> Setting:
        player = state.seats[seat]
        return Setting(player, expected_soon(player, turns, self.prices), turns, self.prices, state.players - 1)

    # Parts.

    def _hand(self, player: Player, projection: TimelineProjection, active: float, *, own: bool) -> float:
        """Currency, each further card a little less; and the promise of the best cards, as far as one knows them."""
        prices, number = self.prices, len(player.hand)
        currency = prices.card * number - prices.card_falling * number * (number - 1) / 2
        currency += projection.cards * (prices.card - prices.card_falling * 4)
        promises = sorted((self.promise(card) if own else prices.unknown_promise for card in player.hand), reverse=True)
        shares = (max(0.0, prices.promise - prices.promise_falling * place) for place in range(number))
        promised = sum(share * promise for share, promise in zip(shares, promises, strict=True))
        return min(1.0, active / self.prices.enough_turns) * (currency + promised)

    def _created(self, player: Player, active: float) -> float:
        """What cards have brought about, or will, beyond what can be read from them."""
        prices = self.prices
        early = prices.past * len(player.past) + prices.timeline * len(player.monuments)
        early += prices.artefact * len(player.artefacts)
        return early * min(1.0, active / _EARLY) + self._shown_for(player, min(1.0, active / _LONG))

    def _shown_for(self, player: Player, artefacts: float) -> float:
        """What games have shown of all the player has created and learned; of artefacts, that share of it."""
        shown = self._shown
        if not shown:
            return 0.0
        lasting = sum(shown[card] for card in (*player.past, *player.monuments, *player.technologies))
        return lasting + artefacts * sum(shown[card] for card in player.artefacts)

    def _uprights(self, player: Player, projection: TimelineProjection, active: float) -> float:
        coming = sum(likely for _, likely in projection.arrivals) * min(1.0, max(0.0, active - 2.0) / 4)
        return self.prices.upright * (player.upright * min(1.0, active / self.prices.enough_turns) + coming * 0.8)

    def _technologies(self, state: "KnowledgeState", player: Player, expected: Expected, active: float) -> float:
        """What is learned counts a little beyond its points; so does what could be learned."""
        prices = self.prices
        worth = len(player.technologies) * prices.technology * min(1.0, active / _EARLY)
        if not active:
            return worth
        reach = sorted(
            (self._reach(state, player, card, expected, active) for pillar in state.pillars for card in pillar),
            reverse=True,
        )
        first = sum((1.0 - prices.open_falling * place) * vp for place, vp in enumerate(reach[:_OPEN]))
        return worth + prices.open_technology * first

    def _reach(self, state: "KnowledgeState", player: Player, card: str, expected: Expected, active: float) -> float:
        """The points of a displayed technology, by how near it is; one that was not seen yet is an average one."""
        if card not in self._displayed:
            return self.prices.unseen_reach
        if not VP[card]:
            return 0.0
        requires = TECHNOLOGIES[card].requires
        if requires is None or fitting(state, player, (card,)):
            return float(VP[card])
        return 0.5 * VP[card] * chance(requires, expected, active)

    # Cards in hand.

    def promise(self, card: str) -> float:
        """What creating the card would bring beyond its worth as currency; never less than nothing."""
        if card not in self._known:
            return self.prices.unknown_promise
        if card not in self._promises:
            self._promises[card] = max(0.0, self._worth_if_created(card))
        return self._promises[card]

    def _worth_if_created(self, card: str) -> float:
        setting, expected = self._now
        worth = worth_if_created(self._state, card, setting, expected)
        if not self._shown:
            return worth
        is_artefact = BUILDERS[card].kind is Kind.ARTEFACT
        return worth + self._shown[card] * (min(1.0, setting.turns / _LONG) if is_artefact else 1.0)

    def worth_in_hand(self, card: str) -> float:
        """To compare cards of a hand."""
        return self.prices.card + self.prices.promise * self.promise(card)

    @cached_property
    def _now(self) -> tuple[Setting, Expected]:
        """By what the hand is judged: the state for which this judgement was made."""
        state, seat = self._state, self.seat
        turns = declines_left(state, seat, self.prices)
        setting = self.setting(state, seat, turns)
        projection = TimelineProjection(state, seat, setting)
        active = turns_of_actions(state, seat, turns)
        return setting, expected_at_the_end(setting.player, projection, self._known, active)


def _endgame(player: Player, projection: TimelineProjection, expected: Expected, active: float) -> float:
    """Endgame effects of what is in the past, or will be."""
    there = [(card, 1.0) for card in player.past]
    return sum(
        likely * points(SCORES[card], expected, active)
        for card, likely in there + projection.arrivals
        if card in SCORES
    )


def _engine(player: Player, setting: Setting) -> float:
    """Effects that wait for their occasion, and those of artefacts beyond what the timeline shows."""
    total, shown = 0.0, setting.prices.shown_turns
    for cell, card in enumerate(player.cells):
        if card is not None and card in ANYTIME:
            total += rate_of_card(card, setting) * max(0.0, min(space_of(cell), setting.turns) - 0.5)
    for card in player.artefacts:
        turns = setting.turns - (shown if card in EACH_TURN else 0.5)
        times = min(1.0, setting.turns / shown) if card in USED_UP else max(0.0, turns)
        total += rate_of_card(card, setting) * times
    return total
