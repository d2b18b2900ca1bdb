"""Ancient Knowledge: the object through which its rules are reached."""

import random
from collections.abc import Mapping
from itertools import count
from typing import Any, ClassVar

from digsite.ancient_knowledge.actions import AnyAction
from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.positions.determinize import fill
from digsite.ancient_knowledge.positions.scenario import UNANSWERABLE, set_up
from digsite.ancient_knowledge.positions.view import AncientKnowledgeView
from digsite.ancient_knowledge.rules.opening import deal_opening, deal_starter_sets
from digsite.ancient_knowledge.rules.pillars import PILLAR_CARDS
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import BadPosition, Chance, Game, Json, Option, Position, State, View
from digsite.core.game import ASK_FORCED

DRAWS = 10_000
"""How often the hidden cards of a view are drawn, at most, until the open question can be answered."""


class AncientKnowledge(Game):
    name = "ancient-knowledge"
    version = 1
    player_counts = range(2, 5)
    options: ClassVar[Mapping[str, Option]] = {
        "ask_forced": ASK_FORCED,
        "starter_sets": Option("starter_sets", default=False, first_game=True),
    }
    action_types: ClassVar[Any] = AnyAction
    view_type: ClassVar[Any] = AncientKnowledgeView

    def _deal(self, players: int, chance: Chance, options: dict[str, Json]) -> KnowledgeState:
        state = KnowledgeState(self, players, chance, options)
        state.start = state.turn = chance.below(players)
        state.deck = chance.shuffled(list(BUILDERS))
        for level in (1, 2):
            state.techdecks[level - 1] = chance.shuffled(
                [card.id for card in TECHNOLOGIES.values() if card.level == level]
            )
        for number, level in enumerate((1, 1, 2)):
            deck = state.techdecks[level - 1]
            state.pillars[number] = deck[:PILLAR_CARDS]
            del deck[:PILLAR_CARDS]
        if options["starter_sets"]:
            deal_starter_sets(state)
        else:
            deal_opening(state)
        return state

    def _set_up(self, position: Position, options: dict[str, Json]) -> KnowledgeState:
        return set_up(self, position, options)

    def _determinize(self, view: View, rng: random.Random) -> State:
        """Drawn again until the open question can be answered: that somebody was asked it is known as well."""
        for attempt in count(1):
            try:
                return self.scenario(**fill(view, rng))
            except BadPosition as error:
                if attempt == DRAWS or error.code != UNANSWERABLE:
                    raise
        raise RuntimeError("unreachable")


ANCIENT_KNOWLEDGE = AncientKnowledge()
