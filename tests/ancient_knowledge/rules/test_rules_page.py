"""What the rules page tells as an example is what happens."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from digsite.ancient_knowledge.cards import BUILDERS, CARDS
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


COUNTED = {
    "en": ["zero", "one", "two", "three", "four", "five", "six"],
    "fr": ["zéro", "un", "deux", "trois", "quatre", "cinq", "six"],
    "de": ["null", "eins", "zwei", "drei", "vier", "fünf", "sechs"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pictures_are_told_with_the_numbers_they_show(language: str) -> None:
    said, counted = texts(language).say, COUNTED[language]

    def numbers(text: str) -> list[int]:
        found = re.findall(r"\d+|\w+", said(f"pictures-{text}").lower())
        known = [word for word in found if word in counted or word.isdigit()]
        return [int(word) if word.isdigit() else counted.index(word) for word in known]

    card, costs = BUILDERS[PICTURES["shift"]["card"]], PICTURES["shift"]["costs"]
    assert card.start is not None
    assert card_name(card, language) in said("pictures-shift")
    assert sorted(numbers("shift")[:2]) == [costs[card.start - 1], card.start]
    told = numbers("shift.words")[1:]
    assert [{told[2 * place], told[2 * place + 1]} for place in range(6)] == [
        {space, cost} for space, cost in enumerate(costs, start=1)
    ]
    first, third = EXAMPLE["before"]["1"], EXAMPLE["before"]["3"]
    assert numbers("before.words") == [2, 1, first[0][1], first[1][1], *ONE[language], 3, third[0][1]]
    (space, ((_, knowledge),)) = next(iter(EXAMPLE["after"].items()))
    after = [number for number in numbers("after.words") if number != 1]
    assert after == [len(EXAMPLE["past"]), EXAMPLE["lost"], int(space), knowledge]


ONE: dict[str, list[int]] = {"en": [1], "fr": [1], "de": []}
"""Where "one", the monument on space 3, is a number in words."""


def test_what_the_pictures_words_name_as_adjacent_is_above_or_beside_it() -> None:
    timeline = PICTURES["adjacent"]["timeline"]
    places = {card: (int(space), row) for space, cards in timeline.items() for row, card in enumerate(cards)}
    assert places[PICTURES["adjacent"]["of"]] == (3, 0)
    assert sorted(places[card] for card in PICTURES["adjacent"]["adjacent"]) == [(2, 0), (3, 1), (4, 0)]
