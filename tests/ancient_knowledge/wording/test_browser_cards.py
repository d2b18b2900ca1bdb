"""The cards as the browser shows them are those of the declarations."""

from pathlib import Path

import msgspec
import pytest

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.wording.browser import generate
from digsite.texts import LANGUAGES

FOLDER = Path(__file__).parents[3] / "web/src/games/ancient-knowledge/cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_has_the_cards_of_these_declarations(language: str) -> None:
    written = (FOLDER / f"{language}.json").read_text(encoding="utf-8")
    assert written == generate(language), f"python -m digsite.ancient_knowledge.wording.browser {FOLDER}"


def test_every_card_has_a_kind_and_a_name() -> None:
    cards = msgspec.json.decode(generate("fr"))
    assert [card["id"] for card in cards] == list(CARDS)
    assert all(card["kind"] and card["name"] and card["words"] for card in cards)
