"""A position in the middle of a decision that somebody made up is tried before a table begins with it."""

import random
from typing import Any

import pytest

from digsite.games import game
from digsite.server.tables.trying_out import try_out
from tests.server.client import Person
from tests.server.seated import MINE

pytestmark = pytest.mark.anyio
KNOWLEDGE = game("ancient-knowledge")
DUE = {"turn": 1, "actions_left": 1}
BROKEN: dict[str, dict[str, Any]] = {
    "choices without end": {
        "seats": [{"timeline": {"3": [["C31", 3]], "4": [["C23", 8]]}}, {"lost": 9999}],
        "pending": [{"step": "lost-to-transfer", "most": 9999}],
    },
    "steps without end": {"seats": [{}, {}], "pending": [*[{"step": "turn-end"}] * 200, {"step": "pillar-to-flip"}]},
    "no such clause": {
        "seats": [{}, {"artefacts": ["A25"]}],
        "pending": [
            {"step": "effects", "card": "T39", "clause": -9999},
            {"step": "artefacts-to-destroy", "may": True},
        ],
    },
    "cards that have nothing to do with it": {
        "seats": [{}, {"technologies": ["T10"]}],
        "pending": [{"step": "pool-order", "cards": ["T10", "C1"]}],
    },
    "nobody's effect": {
        "seats": [{}, {}],
        "pending": [{"step": "granted-learn", "may": True, "no_requirements": True}],
    },
    "nothing to answer": {
        "seats": [{"hand": ["C1"]}, {"hand": ["C2"]}],
        "pending": [{"step": "opponents-to-discard", "left": [-2, 9999], "floors": [-1, -1]}],
    },
}


@pytest.mark.parametrize("how", BROKEN)
async def test_one_on_which_the_rules_would_break_is_refused(base: str, how: str) -> None:
    async with Person(base, "Ada") as ada:
        rules = {"game": KNOWLEDGE.name, "seats": [MINE, MINE], "scenario": {**DUE, **BROKEN[how]}}
        answer = await ada.request("POST", "/api/tables", rules)
        assert answer.status_code == 422
        assert answer.json()["code"] in ("bad-position", "unanswerable")


def test_whatever_a_game_comes_to_is_taken() -> None:
    tried = 0
    for seed in range(12):
        luck, state = random.Random(seed), KNOWLEDGE.new(2 + seed % 3, seed)
        while not state.is_over:
            position = state.as_scenario()
            if position["pending"] and luck.random() < 0.1:
                try_out(KNOWLEDGE.scenario(**position))
                tried += 1
            state.apply(luck.choice(state.legal_actions(state.deciders[0])))
    assert tried > 50
