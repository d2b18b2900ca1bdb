"""What the rules page tells as an example is what happens."""

import re

import pytest

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.text import card_name
from digsite.texts import LANGUAGES, texts
from tests.ancient_knowledge.cards.table import Table

DERINKUYU, SACSAYHUAMAN, KARNAK = "C19", "C23", "C27"
BEFORE = {1: [[DERINKUYU, 1], [SACSAYHUAMAN, 2]], 3: [[KARNAK, 6]]}


def test_the_decline_goes_and_scores_as_it_is_told() -> None:
    table = Table({"timeline": BEFORE}, actions_left=1)
    assert table.state.scores[0] == 3
    table.play("search", f"decline {DERINKUYU}")
    assert table.timeline() == {2: [[KARNAK, 2]]}
    assert table.past() == [DERINKUYU, SACSAYHUAMAN]
    assert table.lost() == 3
    assert table.state.scores[0] == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_its_cards_and_numbers_in_every_language(language: str) -> None:
    told = texts(language).say("rules-ancient-knowledge-example.text")
    assert all(card_name(CARDS[card], language) in told for card in (DERINKUYU, SACSAYHUAMAN, KARNAK))
    last = re.findall(r"\d+", told.splitlines()[-1])
    assert last == ["1", "6", "1", "3", "5", "3"]
