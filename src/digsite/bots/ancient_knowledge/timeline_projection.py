"""The timeline left to itself: what would decline when, with how much knowledge, and what its effects would do.

Its owner's further actions are not part of it; that they may still remove knowledge lowers the price of a token.
"""

from typing import TYPE_CHECKING

from digsite.ancient_knowledge.player import CELLS, HAND_LIMIT, PAST_INDEX
from digsite.ancient_knowledge.reckoning.counting import amount_of
from digsite.ancient_knowledge.reckoning.scoring import TIMELINE_MONUMENT
from digsite.ancient_knowledge.rules.declining import ACTIONS_A_TURN, TurnEnd, is_declining
from digsite.ancient_knowledge.rules.effects import CONDITIONS
from digsite.ancient_knowledge.rules.excavating import DRAWN_PER_ROTATED
from digsite.ancient_knowledge.rules.removing import fitting_cells
from digsite.ancient_knowledge.rules.timeline_phase import TimelineOrder, TimelinePhase
from digsite.ancient_knowledge.rules.verbs import VERBS
from digsite.ancient_knowledge.vocabulary import (
    AnySplit,
    Discard,
    Draw,
    EachOf,
    Monuments,
    OneOf,
    RecoverLost,
    RemoveKnowledge,
    SeveralOf,
    This,
    Verb,
)
from digsite.bots.ancient_knowledge.card_effects import ALL_OR_NOTHING, EACH_TURN, ON_DECLINE, USED_UP, VP
from digsite.bots.ancient_knowledge.game_length import actions_before_decline
from digsite.bots.ancient_knowledge.prices import Prices
from digsite.bots.ancient_knowledge.verbs import Setting, worth_of_verb
from digsite.core import Seat

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState


class TimelineProjection:
    """The sum of what the timeline is going to bring."""

    __slots__ = (
        "arrivals",
        "cards",
        "kinds",
        "left",
        "lost",
        "player",
        "points",
        "setting",
        "state",
        "tokens",
        "turns",
    )

    def __init__(self, state: "KnowledgeState", seat: Seat, setting: Setting) -> None:
        self.state = state
        self.setting = setting
        self.turns = setting.turns
        self.player = state.seats[seat].clone()
        self.points = 0.0
        self.cards = 0.0
        """Drawn, less discarded."""
        self.lost = 0.0
        """Knowledge that will be lost, by what is to be expected."""
        self.kinds = [0.0, 0.0, 0.0]
        """Monuments that will reach the past."""
        self.arrivals: list[tuple[str, float]] = []
        """Which they are, and how likely."""
        self.left = 0.0
        """Monuments that will still be in the timeline at the end."""
        self.tokens: dict[str, tuple[int, float]] = {}
        """The knowledge a monument would decline with, and what each token is worth."""
        self._run(seat)

    def _run(self, seat: Seat) -> None:
        state, player = self.state, self.player
        before = actions_before_decline(state, seat)
        acting = _yet_to_act(state, seat)
        number = 0
        while any(player.cells):
            likely = min(1.0, max(0.0, self.turns - number))
            if not likely:
                break
            skipped = number == 0 and state.turn == seat and state.skip_decline
            if number or acting is None:
                acting = [card for card in player.in_play if card in EACH_TURN]
            for card in acting:
                if card not in USED_UP:
                    self._act(card, likely)
            before += ACTIONS_A_TURN * bool(number)
            if not skipped:
                self._decline(before, likely)
                player.slide()
            number += 1
        for card in player.monuments:
            self.points += TIMELINE_MONUMENT
            self.left += 1.0
            self.tokens[card] = (0, 0.0)

    # Effects.

    def _act(self, card: str, likely: float) -> None:
        test = CONDITIONS.get(card)
        if test is not None and not test(self.state, self.player, card, 0):
            return
        for effect in EACH_TURN[card]:
            # What has a price in cards is an option, not part of what comes by itself.
            if len(effect.verbs) == 1 or not isinstance(effect.verbs[0], Discard):
                for verb in effect.verbs:
                    self._do(verb, card, likely)

    def _do(self, verb: Verb, card: str, likely: float) -> None:
        if isinstance(verb, RemoveKnowledge):
            self._relieve(verb, card)
        elif isinstance(verb, Draw):
            room = HAND_LIMIT - len(self.player.hand) * 0.8 - self.cards * 0.5
            self.cards += likely * max(0.0, min(float(amount_of(verb.amount, self.state, self.player, card)), room))
        elif isinstance(verb, Discard):
            self.cards -= likely * verb.number
        elif isinstance(verb, RecoverLost):
            number = min(verb.number, self.player.lost)
            self.player.lost -= number
            self.points += likely * number
            self.lost -= likely * number
        elif VERBS[type(verb)].possible(self.state, self.player, card, verb):
            self.points += likely * worth_of_verb(verb, self.setting)

    def _relieve(self, verb: RemoveKnowledge, card: str) -> None:
        player, source = self.player, verb.source
        number = amount_of(verb.quantity.amount, self.state, player, card)
        knowledge = player.knowledge
        if isinstance(source, AnySplit):
            spared = player.cells.index(card) if source.except_this and card in player.cells else -1
            for cell in CELLS:
                if number and cell != spared:
                    taken = min(number, knowledge[cell])
                    knowledge[cell] -= taken
                    number -= taken
            return
        if isinstance(source, This):
            cells = [player.cells.index(card)]
        elif isinstance(source, EachOf):
            cells = fitting_cells(player, source.monuments, card)
        elif isinstance(source, OneOf):
            cells = [cell for cell in fitting_cells(player, source.monuments, card) if knowledge[cell]][:1]
        elif isinstance(source, SeveralOf):
            cells = [cell for cell in fitting_cells(player, Monuments(source.kind), card) if knowledge[cell]]
            cells = cells[: source.number]
        for cell in cells:
            knowledge[cell] = max(0, knowledge[cell] - number)

    # Decline.

    def _decline(self, before: int, likely: float) -> None:
        player, prices = self.player, self.setting.prices
        for card in [card for card in player.cells[:2] if card is not None]:
            self.points += (1.0 - likely) * TIMELINE_MONUMENT
            self.left += 1.0 - likely
            if card in ALL_OR_NOTHING:
                self._all_or_nothing(card, before, likely)
                continue
            if card in ON_DECLINE:
                test = CONDITIONS.get(card)
                if test is None or test(self.state, player, card, 0):
                    for effect in ON_DECLINE[card]:
                        for verb in effect.verbs:
                            self._do(verb, card, likely)
            knowledge = player.lift(card)
            price = price_of_token(before, prices)
            self.points += likely * (VP[card] - knowledge * price)
            self.lost += likely * knowledge * price
            player.lost += knowledge
            self.tokens[card] = (knowledge, likely * price)
            self._bury(card, likely)

    def _bury(self, card: str, likely: float) -> None:
        self.player.add_to_past(card)
        self.kinds[PAST_INDEX[card]] += likely
        self.arrivals.append((card, likely))

    def _all_or_nothing(self, card: str, before: int, likely: float) -> None:
        """Its points, if its knowledge can still be removed; otherwise it is destroyed and costs nothing."""
        player, prices = self.player, self.setting.prices
        knowledge = player.lift(card)
        if not knowledge:
            self.points += likely * VP[card]
            self.tokens[card] = (0, 0.0)
            self._bury(card, likely)
            return
        hope = 0.0 if not before else min(0.95, max(0.0, 1.0 - (knowledge - self._within_reach(before)) / 4))
        price = 0.5 * (price_of_token(before, prices) + prices.card)
        worth = max(0.0, hope * (VP[card] + prices.upright - knowledge * price))
        self.points += likely * worth
        self.tokens[card] = (knowledge, likely * VP[card] / knowledge)

    def _within_reach(self, before: int) -> float:
        """How many cards could be archived within so many actions, the last of which archives."""
        cards = len(self.player.hand) + self.cards
        if before < ACTIONS_A_TURN:
            return cards
        excavated = min(HAND_LIMIT - cards, DRAWN_PER_ROTATED * self.player.upright)
        return cards + max(0.0, excavated) + 0.8 * (before - ACTIONS_A_TURN)


def price_of_token(before: int, prices: Prices) -> float:
    """What a token is worth that would be lost after so many own actions."""
    return prices.loss_later + (prices.loss - prices.loss_later) * float(prices.loss_fading**before)


def _yet_to_act(state: "KnowledgeState", seat: Seat) -> list[str] | None:
    """The timeline effects that have not acted in a phase under way; None if it is to come as a whole."""
    if state.turn != seat or not state.stack:
        return None
    first = state.stack[0]
    if isinstance(first, TimelinePhase | TimelineOrder):
        return list(first.cards)
    return [] if is_declining(state) or isinstance(first, TurnEnd) else None
