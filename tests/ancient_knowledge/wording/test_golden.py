"""Every text on every card is the one that was read and found right."""

import re

import pytest

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.wording import card_text
from digsite.texts import LANGUAGES
from tests.ancient_knowledge.golden_texts import golden_file, golden_text

# The words that a language shares with English.
SHARED = {
    "fr": "adjacent artefact artefacts as collection ii monument monuments phase point points secret secrets total",
    "de": "an hand ii in level megalith monument monuments rest",
}


def words_of(language: str) -> set[str]:
    texts = [card_text(card, language) for card in CARDS.values()]
    said = [phrase.words for text in texts for phrase in (text.effect, text.requirement, *text.figures) if phrase]
    return set(re.findall(r"[^\W\d_]{2,}", " ".join(said).lower()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_all_cards_are_those_of_the_golden_file(language: str) -> None:
    assert golden_text(language).splitlines() == golden_file(language).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_golden_file_has_every_card(language: str) -> None:
    named = re.findall(r"^([CMPAT]\d+) ", golden_file(language).read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert named == list(CARDS)


@pytest.mark.parametrize("language", SHARED)
def test_no_english_word_is_left_in_another_language(language: str) -> None:
    assert words_of(language) & words_of("en") == set(SHARED[language].split())
