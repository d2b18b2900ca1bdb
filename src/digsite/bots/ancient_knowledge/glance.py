"""What each answer to a decision is worth to a seat, at a glance: nothing is tried, cards are known by their worth."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.player import CELLS, HAND_LIMIT, Player
from digsite.ancient_knowledge.rules.declining import END_OF_GAME
from digsite.ancient_knowledge.rules.excavating import DRAWN_PER_ROTATED
from digsite.bots.ancient_knowledge.glance_weights import GLANCE_WEIGHTS, GlanceWeights
from digsite.bots.ancient_knowledge.worths import Worths, learned
from digsite.core import Action, Actions, Seat

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

LEAST = 0.02
"""What a card is worth at least."""


class Glance:
    """One seat's idea of a state. It reads nothing that this seat does not know."""

    def __init__(
        self, state: "KnowledgeState", seat: Seat, worths: Worths | None = None, weights: GlanceWeights = GLANCE_WEIGHTS
    ) -> None:
        self.state = state
        self.seat = seat
        self.player = state.seats[seat]
        self.late = min(1.0, max(len(player.past) for player in state.seats) / END_OF_GAME)
        self._worths = worths or learned()
        self._weights = weights
        self._crowd = weights.crowded * len(self.player.hand)
        self._card = max(LEAST, weights.card + weights.late_card * self.late - self._crowd)

    def best(self, offered: Actions) -> Action:
        """The first of the best."""
        if len(offered) == 1:
            return offered[0]
        worths = self.worths(offered)
        return offered[worths.index(max(worths))]

    def worths(self, offered: Actions) -> list[float]:
        """What each of these answers to one decision is worth."""
        kind = offered[0].kind
        if kind in _DISCARDS:
            return self._discards(offered)
        return [_ANSWERS.get(action.kind, Glance.unknown)(self, action) for action in offered]

    def card(self, name: str) -> float:
        """What a card would be worth to its player."""
        return self._weights.worth * self._worths.of(name, self.late)

    # The actions of a turn.

    def create(self, action: Any) -> float:
        weights, start = self._weights, BUILDERS[action.card].start
        worth = self.card(action.card) + weights.late_create * self.late
        if start is None:
            return worth + weights.artefact
        # Further up there is more time to take its knowledge off, but it comes later, perhaps too late.
        shift = 0 if action.space is None else action.space - start
        cost = weights.up * shift if shift > 0 else -weights.down * shift
        return float(worth + weights.monument - cost - self._card * abs(shift))

    def learn(self, action: Any) -> float:
        weights = self._weights
        return self.card(action.card) + weights.technology + weights.late_technology * self.late

    def archive(self, action: Any) -> float:
        gains = [token - price for token, price in zip(self._tokens(), self._prices(), strict=False)]
        return self._weights.archive + sum(gain for gain in gains if gain > 0)

    def _tokens(self) -> list[float]:
        """What taking off each knowledge of the timeline is worth, the most first."""
        knowledge = self.player.knowledge
        return sorted((self._token(cell) for cell in CELLS for _ in range(knowledge[cell])), reverse=True)

    def _token(self, cell: int) -> float:
        """By how many turns there are until it would be lost."""
        return float(self._weights.token * self._weights.token_fading ** (cell // 2))

    def _prices(self) -> list[float]:
        """What the cards of the hand are worth, the cheapest first."""
        return sorted(self.price(card) for card in self.player.hand)

    def price(self, card: str) -> float:
        """What a card in the hand is worth: one can pay with any, and create the best."""
        return self._weights.cheapest + self._weights.promise * max(0.0, self.card(card))

    def excavate(self, action: Any) -> float:
        drawn = self._room(DRAWN_PER_ROTATED * self.player.upright)
        return self._weights.excavate + drawn * (self._card - self._weights.rotated / DRAWN_PER_ROTATED)

    def search(self, action: Any) -> float:
        return (self._weights.search + self._weights.late_search * self.late - self._crowd) * self._room(1)

    def _room(self, cards: int) -> int:
        return min(cards, HAND_LIMIT - len(self.player.hand))

    # Cards that leave the hand.

    def _discards(self, offered: Actions) -> list[float]:
        """The cheapest cards. They are named in the order of the hand, so the first of those that shall go comes first.

        How many must go follows from how many of the hand's last cards are not offered any more.
        """
        cards = [action.card for action in offered if action.kind in _DISCARDS]  # type: ignore[attr-defined]
        hand = self.player.hand
        rest = hand[hand.index(cards[0]) :]
        is_free = offered[-1].kind == "done"
        question = self.state.question
        if is_free or (question is not None and question.kind == "cards-to-archive"):
            return self._free_discards(offered, cards)
        count = len(rest) - len(cards) + 1
        leaving = sorted(rest, key=self.price)[:count]
        return [-self.price(card) + (100.0 if card in leaving else 0.0) - i for i, card in enumerate(cards)]

    def _free_discards(self, offered: Actions, cards: list[str]) -> list[float]:
        """As many as are worth it, the first of them first."""
        question = self.state.question
        archiving = question is not None and question.kind == "cards-to-archive"
        taken = getattr(question, "taken", 0)
        wanted = max(0, self._archive_count(taken) - taken) if archiving else len(cards)
        leaving = sorted(cards, key=self.price)[:wanted]
        worths = [10.0 - i if card in leaving else -self.price(card) for i, card in enumerate(cards)]
        return worths + [0.0] * (len(offered) - len(cards))

    def _archive_count(self, taken: int) -> int:
        """How many cards to archive in all, at least one; those already taken were the cheapest."""
        prices = [self._weights.cheapest] * taken + self._prices()
        return max(1, sum(token > price for token, price in zip(self._tokens(), prices, strict=False)))

    # Everything else.

    def keep(self, action: Any) -> float:
        return self.card(action.card)

    def remove(self, action: Any) -> float:
        cell = self.player.cells.index(action.card) if action.card in self.player.cells else 0
        return self._token(cell) + 0.001 * (len(CELLS) - cell)

    def add(self, action: Any) -> float:
        """On an opponent's monument that will decline soonest."""
        return max(
            (self._token(other.cells.index(action.card)) for other in self.others if action.card in other.cells),
            default=0.0,
        )

    def transfer(self, action: Any) -> float:
        return float(action.amount)

    def move(self, action: Any) -> float:
        """Up, if knowledge would be lost; down, if there is none and points wait."""
        cell = self.player.cells.index(action.card)
        up = action.space - (cell // 2 + 1)
        knowledge = self.player.knowledge[cell]
        return float(0.3 * up * (knowledge - 1) if up > 0 else -0.2 * up * (1.5 - knowledge))

    def swap(self, action: Any) -> float:
        """Knowledge up, bare monuments down."""
        cells, knowledge = self.player.cells, self.player.knowledge
        one, other = cells.index(action.card), cells.index(action.other)
        return 0.2 * (other // 2 - one // 2) * (knowledge[one] - knowledge[other])

    def amount(self, action: Any) -> float:
        """As many as can be of use: cards beyond the hand's limit would not be drawn."""
        question = self.state.question
        if question is not None and question.kind == "monuments-to-rotate":
            useful = self._room(DRAWN_PER_ROTATED * action.amount)
            wasted = DRAWN_PER_ROTATED * action.amount - useful
            return float(0.75 * useful - 0.3 * wasted - (0.05 + self._weights.rotated) * action.amount)
        return float(action.amount)

    def destroy(self, action: Any) -> float:
        return 0.5 - 0.1 * self.card(action.card)

    def rob(self, action: Any) -> float:
        return float(len(self.state.seats[action.opponent].hand))

    def bury(self, action: Any) -> float:
        return -self.card(action.card)

    def flip(self, action: Any) -> float:
        return 0.0

    def resolve(self, action: Any) -> float:
        return 1.0

    def decline(self, action: Any) -> float:
        return 0.0

    def done(self, action: Any) -> float:
        return 0.05

    def unknown(self, action: Any) -> float:
        """What no weight was found for: rather this than nothing."""
        return 0.1

    @property
    def others(self) -> list[Player]:
        return [player for seat, player in enumerate(self.state.seats) if seat != self.seat]


_DISCARDS = frozenset({"set-aside", "pay", "discard"})
_ANSWERS: dict[str, Callable[[Glance, Any], float]] = {
    "create": Glance.create,
    "learn": Glance.learn,
    "archive": Glance.archive,
    "excavate": Glance.excavate,
    "search": Glance.search,
    "take": Glance.keep,
    "keep": Glance.keep,
    "remove": Glance.remove,
    "add": Glance.add,
    "transfer": Glance.transfer,
    "move": Glance.move,
    "swap": Glance.swap,
    "amount": Glance.amount,
    "destroy": Glance.destroy,
    "rob": Glance.rob,
    "bury": Glance.bury,
    "flip": Glance.flip,
    "resolve": Glance.resolve,
    "decline": Glance.decline,
    "done": Glance.done,
}
