"""Every card in a crowded position: whatever it does, the game goes on in order, and can be saved at every decision."""

import random
from typing import Any

import pytest

from digsite.ancient_knowledge.cards import BUILDERS, CARDS, TECHNOLOGIES
from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.ancient_knowledge.vocabulary import Kind
from tests.ancient_knowledge.play import check_invariants

DECISIONS = 25


def crowded(card: str, rng: random.Random) -> KnowledgeState:
    """A late position of two to four players with that card where it can act soon."""
    players = rng.randint(2, 4)
    monuments = [name for name, built in BUILDERS.items() if built.kind is not Kind.ARTEFACT and name != card]
    artefacts = [name for name, built in BUILDERS.items() if built.kind is Kind.ARTEFACT and name != card]
    technologies = [name for name in TECHNOLOGIES if name != card]
    for pile in (monuments, artefacts, technologies):
        rng.shuffle(pile)
    seats = [crowded_seat(monuments, artefacts, technologies, rng) for _ in range(players)]
    put(card, seats[0], rng)
    pillars = crowded_pillars(card, technologies, rng)
    position = {
        "seats": seats,
        "pillars": pillars,
        "actions_left": rng.randint(0, 2),
        "second_half": rng.random() < 0.5,
    }
    state = ANCIENT_KNOWLEDGE.scenario(**position, seed=rng.randrange(1000), ask_forced=rng.random() < 0.5)
    assert isinstance(state, KnowledgeState)
    return state


def crowded_seat(
    monuments: list[str], artefacts: list[str], technologies: list[str], rng: random.Random
) -> dict[str, Any]:
    past = [monuments.pop() for _ in range(rng.randint(0, 13))]
    hand = [rng.choice((monuments, artefacts)).pop() for _ in range(rng.randint(0, 9))]
    timeline: dict[int, list[list[Any]]] = {}
    for space in range(1, 7):
        timeline[space] = [[monuments.pop(), rng.randint(0, 6)] for _ in range(rng.choice((0, 1, 1, 2)))]
    return {
        "hand": hand,
        "timeline": {space: cards for space, cards in timeline.items() if cards},
        "past": past,
        "rotated": rng.randint(0, len(past)),
        "artefacts": [artefacts.pop() for _ in range(rng.randint(0, 4))],
        "technologies": [technologies.pop() for _ in range(rng.randint(0, 5))],
        "lost": rng.choice((0, 2, 5, 9, 17, 21)),
    }


def put(card: str, seat: dict[str, Any], rng: random.Random) -> None:
    """A builder card into the hand, onto space 1, elsewhere in the timeline, or onto the board."""
    if card in TECHNOLOGIES:
        return
    if rng.random() < 0.4:
        seat["hand"] = [card, *seat["hand"]]
    elif BUILDERS[card].kind is Kind.ARTEFACT:
        seat["artefacts"].append(card)
    else:
        space = rng.choice((1, 1, 3))
        seat["timeline"][space] = [[card, rng.randint(0, 5)], *seat["timeline"].get(space, [])[:1]]


def crowded_pillars(card: str, technologies: list[str], rng: random.Random) -> list[list[str]]:
    def take(level: int, number: int) -> list[str]:
        found = [name for name in technologies if TECHNOLOGIES[name].level == level][:number]
        for name in found:
            technologies.remove(name)
        return found

    pillars = [take(1, rng.choice((2, 3))), take(1, rng.choice((2, 3))), take(2, rng.choice((2, 3)))]
    if card in TECHNOLOGIES:
        pillars[0 if TECHNOLOGIES[card].level == 1 else 2][0] = card
    return pillars


def prefer(card: str, state: KnowledgeState, rng: random.Random) -> Any:
    """An action that has to do with the card, if there is one; else any."""
    legal = state.legal_actions(rng.choice(state.deciders))
    about = [action for action in legal if action.to_dict().get("card") == card]
    return rng.choice(about if about and rng.random() < 0.7 else list(legal))


def sweep(card: str, seed: int) -> None:
    rng = random.Random(f"{card}/{seed}")
    state = crowded(card, rng)
    for _ in range(DECISIONS):
        check_invariants(state)
        if state.is_over:
            return
        data = state.as_scenario()
        twin = ANCIENT_KNOWLEDGE.from_json(state.to_json())
        assert twin.as_scenario() == data
        action = prefer(card, state, rng)
        before = state.clone()
        assert twin.apply(action) == state.apply(action)
        assert before.as_scenario() == data


@pytest.mark.parametrize("card", CARDS)
def test_every_card_in_crowded_positions(card: str) -> None:
    for seed in range(2):
        sweep(card, seed)


@pytest.mark.long
@pytest.mark.parametrize("card", CARDS)
def test_every_card_in_many_crowded_positions(card: str) -> None:
    for seed in range(2, 60):
        sweep(card, seed)
