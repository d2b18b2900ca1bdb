"""What the rules page tells as an example is what happens."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.player import NEIGHBOURS
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.ancient_knowledge.wording import card_name
from digsite.texts import LANGUAGES, texts
from tests.ancient_knowledge.cards.table import Table

SOURCE = Path(__file__).parents[3] / "web/src/games/ancient-knowledge/rules/pictures.toml"
PICTURES: dict[str, Any] = tomllib.loads(SOURCE.read_text(encoding="utf-8"))
EXAMPLE = PICTURES["example"]
DERINKUYU, SACSAYHUAMAN, KARNAK = "C19", "C23", "C27"


def test_the_decline_goes_and_scores_as_it_is_told_and_drawn() -> None:
    table = Table({"timeline": EXAMPLE["before"]}, actions_left=1)
    assert table.state.scores[0] == EXAMPLE["scores"][0] == 3
    table.play("search", f"decline {DERINKUYU}")
    assert table.timeline() == {int(space): cards for space, cards in EXAMPLE["after"].items()} == {2: [[KARNAK, 2]]}
    assert table.past() == EXAMPLE["past"] == [DERINKUYU, SACSAYHUAMAN]
    assert table.lost() == EXAMPLE["lost"] == 3
    assert table.state.scores[0] == EXAMPLE["scores"][1] == 5


def test_a_shifted_monument_costs_what_is_drawn() -> None:
    picture = PICTURES["shift"]
    others = ["A1", "A2", "A3", "A5", "A7", "A8", "A9", "A10"]
    for space, cost in enumerate(picture["costs"], start=1):
        table = Table({"hand": [picture["card"], *others]}).play(f"create {picture['card']} {space}")
        while table.offered("pay"):
            table.play(f"pay {min(table.offered('pay'), key=others.index)}")
        assert len(others) - len(table.hand()) == cost


def test_what_is_drawn_as_adjacent_is_adjacent() -> None:
    picture = PICTURES["adjacent"]
    timeline = {space: [[card, 0] for card in cards] for space, cards in picture["timeline"].items()}
    state = Table({"timeline": timeline}).state
    assert isinstance(state, KnowledgeState)
    cells = state.seats[0].cells
    found = [cells[place] for place in NEIGHBOURS[cells.index(picture["of"])]]
    assert sorted(filter(None, found)) == sorted(picture["adjacent"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_its_cards_and_numbers_in_every_language(language: str) -> None:
    told = texts(language).say("rules-ancient-knowledge-example.text")
    assert all(card_name(CARDS[card], language) in told for card in (DERINKUYU, SACSAYHUAMAN, KARNAK))
    last = re.findall(r"\d+", told.splitlines()[-1])
    assert last == ["1", "6", "1", "3", "5", "3"]
