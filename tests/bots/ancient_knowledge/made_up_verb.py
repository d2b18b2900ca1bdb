"""A verb that the bots have never heard of, and what the rules make of it: a knowledge less to lose."""

from typing import Any

from digsite.ancient_knowledge.vocabulary.element import Element


class Juggle(Element, frozen=True):
    @property
    def notation(self) -> str:
        return "juggle"


def _can_juggle(state: Any, player: Any, card: str, verb: Juggle) -> bool:
    return bool(player.lost)


def _juggle(state: Any, effect: Any, verb: Juggle, optional: bool) -> None:
    player = state.seats[state.turn]
    player.lost = max(0, player.lost - 1)


def teach_the_rules() -> None:
    from digsite.ancient_knowledge.rules.verbs import VERBS, Carried

    VERBS[Juggle] = Carried(_juggle, _can_juggle)
