"""What the viewer could do, or could not and why: for whoever looks ahead, also while others play."""

from collections.abc import Iterable
from typing import TypedDict

from digsite.ancient_knowledge.actions import Create
from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.player import KIND, Player
from digsite.ancient_knowledge.reckoning.counting import COUNTERS
from digsite.ancient_knowledge.reckoning.requirements import fitting
from digsite.ancient_knowledge.reckoning.scoring import TIMELINE_MONUMENT, endgame_points
from digsite.ancient_knowledge.rules.creating import create_options, has_place_for
from digsite.ancient_knowledge.rules.drawing import cards_left, why_no_draw
from digsite.ancient_knowledge.rules.entering import entering_knowledge
from digsite.ancient_knowledge.rules.excavating import only_draws
from digsite.ancient_knowledge.rules.pillars import displayed
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.ancient_knowledge.vocabulary import All, AtLeast, AtMost, Between, Comparison, Condition
from digsite.core import Seat


class Need(TypedDict):
    """One number of a requirement: what is counted, how many there are, and how many there have to be."""

    count: str
    """What is counted, by its name in the vocabulary of cards."""
    has: int
    """How many the seat has."""
    low: int
    """How many there have to be at least."""
    high: int | None
    """None: more are as good."""


class Prospect(TypedDict):
    """What a monument of the hand would bring with its decline, if nothing were done about it until then."""

    points: int
    """What it will be worth as the table stands."""
    lost: int
    """The knowledge that will be lost with it: that with which it would enter."""
    swing: int
    """What all that does to the score."""


class Outlook(TypedDict):
    closed: dict[str, str]
    """The main actions that the seat could not take if it were asked now, each with the reason."""
    vain: dict[str, str]
    """The main actions that it could take and that would bring it nothing, each with the reason."""
    creates: dict[str, list[int]]
    """The cards that it could create: the spaces of each, none for an artefact."""
    learns: list[str]
    """The technologies that it could learn."""
    needs: dict[str, list[Need]]
    """The requirement of each displayed technology, as printed."""
    prospects: dict[str, Prospect]
    """What each monument of the hand would bring."""


def outlook(state: KnowledgeState, seat: Seat) -> Outlook:
    """As the table stands, whoever is to move. It says nothing that the seat does not know."""
    player = state.seats[seat]
    technologies = displayed(state)
    creates = _creates(state, seat)
    learns = fitting(state, player, technologies)
    return {
        "closed": _closed(player, technologies, creates, learns),
        "vain": vain(len(player.hand), cards_left(state), player.artefacts),
        "creates": creates,
        "learns": learns,
        "needs": {
            card: [
                {"count": name, "has": counter(state, player, card, 0), "low": low, "high": high}
                for name, counter, low, high in _NEEDS[card]
            ]
            for card in technologies
            if card in _NEEDS
        },
        "prospects": {card: _prospect(state, player, card) for card in player.hand if BUILDERS[card].start},
    }


def _creates(state: KnowledgeState, seat: Seat) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for action in create_options(state, seat):
        if isinstance(action, Create):
            found.setdefault(action.card, []).extend(() if action.space is None else (action.space,))
    return found


def _closed(
    player: Player, technologies: list[str], creates: dict[str, list[int]], learns: list[str]
) -> dict[str, str]:
    """Search is never closed."""
    found: dict[str, str] = {}
    if not creates:
        found["create"] = _why_no_create(player)
    if not learns:
        found["learn"] = "requirements" if technologies else "no-technologies"
    if not player.hand:
        found["archive"] = "no-cards"
    elif not any(player.knowledge):
        found["archive"] = "no-knowledge"
    if not player.upright:
        found["excavate"] = "all-rotated" if player.past else "no-past"
    return found


def vain(hand: int, left: int, artefacts: Iterable[str]) -> dict[str, str]:
    """The actions that are taken for the cards they draw, where none would be drawn."""
    why = why_no_draw(hand, left)
    if why is None:
        return {}
    return {"search": why} | ({"excavate": why} if only_draws(artefacts) else {})


def _why_no_create(player: Player) -> str:
    if not player.hand:
        return "no-cards"
    return "cannot-pay" if any(has_place_for(player, KIND[card]) for card in player.hand) else "no-place"


def _parts(condition: Condition) -> tuple[Comparison, ...]:
    return condition.conditions if isinstance(condition, All) else (condition,)


def _bounds(part: Comparison) -> tuple[int, int | None]:
    if isinstance(part, Between):
        return part.low, part.high
    if isinstance(part, AtLeast):
        return part.number, None
    return (0 if isinstance(part, AtMost) else part.number), part.number


def _prospect(state: KnowledgeState, player: Player, card: str) -> Prospect:
    points, lost = BUILDERS[card].vp + endgame_points(state, player, card), entering_knowledge(state, player, card)
    return {"points": points, "lost": lost, "swing": points - lost - TIMELINE_MONUMENT}


_NEEDS = {
    card.id: [(part.count.value, COUNTERS[part.count], *_bounds(part)) for part in _parts(card.requires)]
    for card in TECHNOLOGIES.values()
    if card.requires is not None
}
"""Of every technology with a requirement its numbers: what is counted, by what, and between which bounds. Worked out
once: a table tells its players at every move."""
