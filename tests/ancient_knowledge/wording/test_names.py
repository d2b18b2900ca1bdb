"""Cards and places have a name in every language, and no two cards share one."""

import tomllib
from pathlib import Path

import pytest

from digsite.ancient_knowledge import wording
from digsite.ancient_knowledge.cards import BUILDERS, CARDS
from digsite.ancient_knowledge.wording import card_name, place_name
from digsite.texts import LANGUAGES

NAMES = tomllib.loads((Path(wording.__file__).parent / "names.toml").read_text(encoding="utf-8"))
OTHERS = {language for language in LANGUAGES if language != "en"}


def test_the_names_are_those_of_the_cards_in_their_order() -> None:
    assert list(NAMES["cards"]) == [card.name for card in CARDS.values()]


def test_the_places_are_those_of_the_cards_in_the_order_of_the_alphabet() -> None:
    assert list(NAMES["places"]) == sorted({card.place for card in BUILDERS.values()})


@pytest.mark.parametrize("section", ["cards", "places"])
def test_every_name_is_given_in_every_language(section: str) -> None:
    for english, names in NAMES[section].items():
        assert names.keys() == OTHERS, english
        assert all(name and name == name.strip() for name in names.values()), english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    assert len({card_name(card, language) for card in CARDS.values()}) == len(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_places_have_the_same_name(language: str) -> None:
    named = {card.place: place_name(card, language) for card in BUILDERS.values()}
    assert len(set(named.values())) == len(named)


def test_apostrophes_are_those_of_the_language() -> None:
    assert not [card.name for card in CARDS.values() if "'" in card.name]
    assert not [
        name for section in NAMES.values() for names in section.values() for name in names.values() if "'" in name
    ]


@pytest.mark.parametrize(
    ("card", "names"),
    [
        ("C16", ("Heracleion", "Héracléion", "Herakleion")),
        ("C24", ("Easter Island", "Île de Pâques", "Osterinsel")),
        ("M25", ("Great Sphinx of Giza", "Grand Sphinx de Gizeh", "Große Sphinx von Gizeh")),
        ("T2", ("Aristotle", "Aristote", "Aristoteles")),
        ("T5", ("Nicolas Flamel", "Nicolas Flamel", "Nicolas Flamel")),
    ],
)
def test_established_names_are_used(card: str, names: tuple[str, ...]) -> None:
    assert tuple(card_name(CARDS[card], language) for language in LANGUAGES) == names
