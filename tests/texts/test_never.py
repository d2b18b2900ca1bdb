"""No text says what the glossary rules out: catalogues, cards and their names, and what players read in the docs."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.wording import card_text
from digsite.texts import LANGUAGES
from tests.texts.entries import entries, pieces_of_text

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary.md"
DOCS = ("README.md", "docs/rules/block-and-key.md", "docs/rules/ancient-knowledge.md")
"""What a player reads besides; in English."""


class Never(NamedTuple):
    language: str
    thing: str
    words: tuple[str, ...]
    said: tuple[str, ...]
    """What is said instead, where that has several words: one of them alone may be ruled out."""
    but: tuple[str, ...]
    """The texts in which these words mean something else."""

    def is_said_in(self, place: str, text: str) -> bool:
        if any(fnmatchcase(place, other) for other in self.but):
            return False
        return any(self._is_in(word, text) for word in self.words)

    def _is_in(self, word: str, text: str) -> bool:
        for phrase in self.said:
            if word in phrase:
                text = re.sub(pattern_of(phrase), "", text, flags=re.IGNORECASE)
        return bool(re.search(pattern_of(word), text, re.IGNORECASE))


def pattern_of(word: str) -> str:
    letters = re.escape(word).replace(r"\*", r"[^\W\d_]*")
    return rf"(?<!\w){letters}(?!\w)"


def quoted(cell: str) -> tuple[str, ...]:
    return tuple(re.findall("`([^`]+)`", cell))


def nevers(glossary: str) -> list[Never]:
    """The rows of the glossary's last table."""
    _, _, table = glossary.partition("## Never")
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line.startswith("|")
    ]
    return [
        Never(language, thing, quoted(never), tuple(word for word in say.split(", ") if " " in word), quoted(but))
        for language, thing, say, never, but in rows
        if language in LANGUAGES
    ]


NEVERS = nevers(GLOSSARY.read_text(encoding="utf-8"))


@cache
def said(language: str) -> tuple[tuple[str, str], ...]:
    """Everything a player reads in that language: the id of a text, the number of a card or the name of a file, and
    what it says."""
    return (*_catalogue(language), *_cards(language), *(_docs() if language == "en" else ()))


def _catalogue(language: str) -> Iterator[tuple[str, str]]:
    for name, pattern in entries(language).items():
        # Words that an icon stands for are read as well.
        yield name, re.sub(r"<\w+\|([^>]*)>", r"\1", " ".join(pieces_of_text(pattern)))


def _cards(language: str) -> Iterator[tuple[str, str]]:
    for card in CARDS.values():
        yield card.id, card_text(card, language).words


def _docs() -> Iterator[tuple[str, str]]:
    for name in DOCS:
        yield name, " ".join((ROOT / name).read_text(encoding="utf-8").split())


@pytest.mark.parametrize("never", NEVERS, ids=lambda never: f"{never.language} {never.thing}")
def test_nothing_says_what_the_glossary_rules_out(never: Never) -> None:
    assert [(place, text) for place, text in said(never.language) if never.is_said_in(place, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_it_does_not_use(language: str) -> None:
    assert [never for never in NEVERS if never.language == language and never.words]


@pytest.mark.parametrize("never", NEVERS, ids=lambda never: f"{never.language} {never.thing}")
def test_every_exception_is_a_text_that_needs_it(never: Never) -> None:
    bare = never._replace(but=())
    places = [place for place, text in said(never.language) if bare.is_said_in(place, text)]
    assert [other for other in never.but if not any(fnmatchcase(place, other) for place in places)] == []


def test_a_word_is_found_whole_in_any_case_and_with_any_ending() -> None:
    never = Never("fr", "claim", ("gagn*", "ma face", "vue"), ("point de vue",), ("web-end-*",))
    assert never.is_said_in("temple-key", "Gagner")
    assert never.is_said_in("temple-key", "Sur ma face.")
    assert not never.is_said_in("web-end-won", "Tu gagnes")
    assert not never.is_said_in("temple-key", "regagner, ma faceb")
    assert never.is_said_in("temple-key", "Une vue")
    assert not never.is_said_in("temple-key", "Ton point de vue")
