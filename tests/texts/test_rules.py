"""The rules pages: every rule has an address, every word that leads somewhere leads to a rule, and every word of the
glossary has its place."""

import ast
import re
import unicodedata
from pathlib import Path

import pytest

from digsite.ancient_knowledge.player import HAND_LIMIT
from digsite.ancient_knowledge.rules import declining, excavating, opening, pillars
from digsite.block_and_key.pieces.piece_set import designed
from digsite.block_and_key.rules import numbers
from digsite.block_and_key.rules.numbers import KEYS_TO_END, RANKS
from digsite.texts import LANGUAGES, texts
from tests.texts.entries import entries, pieces_of_text

ROOT = Path(__file__).parents[2]
GAMES = {"block-and-key": "Block and Key", "ancient-knowledge": "Ancient Knowledge"}
READ_BY_ITSELF = {
    "goal",
    "secret",
    "draft",
    "stop",
    "ties",
    "ranks",
    "options",
    "symbols",
    "may",
    "example",
    "tips",
    "turn",
}
"""Sections that no word needs to lead to: one reads them in their order, or by the log."""
COLUMN = {"en": 1, "fr": 2, "de": 3}


def sections(language: str, game: str) -> list[str]:
    found = [re.fullmatch(rf"rules-{game}-([a-z]+)", name) for name in entries(language)]
    return [match[1] for match in found if match]


def text_of(language: str, game: str, section: str, attribute: str = "text") -> str:
    pattern = entries(language).get(f"rules-{game}-{section}.{attribute}")
    return "" if pattern is None else "".join(pieces_of_text(pattern))


def links(text: str) -> list[str]:
    return re.findall(r"<([a-z]+)\|[^<>|]+>", text)


def terms(language: str, game: str) -> dict[str, str]:
    """Every word that is explained, in each of its forms, and the section that does so."""
    found: dict[str, str] = {}
    for section in sections(language, game):
        for term in filter(None, text_of(language, game, section, "terms").split(", ")):
            for form in term.split("/"):
                assert form not in found, f"{form} is explained by {found[form]} and by {section}"
                found[form] = section
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_leads_somewhere_leads_to_a_rule(language: str, game: str) -> None:
    known = set(sections(language, game))
    led = {section: links(text_of(language, game, section)) for section in known}
    assert {link for found in led.values() for link in found} <= known
    assert [section for section, found in led.items() if section in found] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_can_be_reached_by_a_word_or_is_read_by_itself(game: str) -> None:
    led = {link for section in sections("en", game) for link in links(text_of("en", game, section))}
    explained = {section for section in sections("en", game) if text_of("en", game, section, "terms")}
    assert set(sections("en", game)) - led - explained - READ_BY_ITSELF == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_of_a_mark(language: str) -> None:
    for game in GAMES:
        for section in sections(language, game):
            plain = re.sub(r"<[a-z]*\|([^<>|]+)>", r"\1", text_of(language, game, section))
            assert not set("<>|") & set(plain), section


def glossary(game: str, language: str) -> list[str]:
    """What a player reads for each thing of that game."""
    table = (ROOT / "docs/glossary.md").read_text(encoding="utf-8").partition(f"\n## {GAMES[game]}\n")[2]
    rows = [line.split("|")[1:-1] for line in table.partition("\n## ")[0].splitlines() if line.startswith("|")][2:]
    cells = [row[COLUMN[language]].partition(":")[0] for row in rows]
    return [word.strip("\u00a0\u202f ") for cell in cells for word in cell.split(", ")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_has_its_place(language: str, game: str) -> None:
    known = {term.casefold() for term in terms(language, game)}
    assert [word for word in glossary(game, language) if word.casefold() not in known] == []


ALIKE = {
    "en": {"refilled", "sideways", "start", "started", "turned", "drawn", "moves", "sets"},
    "fr": {
        "colorée",
        "colorées",
        "complète",
        "complété",
        "extrémités",
        "forment",
        "pioches",
        "place",
        "places",
        "tourne",
        "tourné",
        "tournée",
        "coûtent",
        "déclenche",
        "passer",
        "secrètes",
    },
    "de": {
        "platz",
        "plätze",
        "aufliegt",
        "eben",
        "fasst",
        "seitlich",
        "sich",
        "zugewandt",
        "geheim",
        "auslöst",
        "verschiedene",
        "verschiedenen",
    },
}
"""Words that only look like a form of one that is explained, or mean something else: a yard that is refilled."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_of_an_explained_word_is_overlooked(language: str, game: str) -> None:
    """A page leads from the forms that `.terms` lists. What begins like one of those words is one of its forms too, or
    is marked, or only looks like it."""
    forms = terms(language, game)
    begins = {term: stem(term) for term in forms if " " not in term and len(term) > 2}
    listed = re.compile(
        "|".join(rf"(?<!\w){re.escape(form)}(?!\w)" for form in sorted(forms, key=len, reverse=True)), re.I
    )
    overlooked = {
        (word, term)
        for section in sections(language, game)
        for word in re.findall(
            r"[^\W\d_]+", listed.sub(" ", re.sub(r"<[^<>]*>", " ", text_of(language, game, section)))
        )
        for term, begin in begins.items()
        if forms[term] != section and stem(word, begin) == begin and len(word) <= len(term) + 4
    }
    assert {word.casefold() for word, _ in overlooked} - ALIKE[language] == set()


def stem(word: str, like: str = "") -> str:
    """The letters by which its forms begin, without accents; or as many as another stem has."""
    plain = "".join(letter for letter in unicodedata.normalize("NFD", word.casefold()) if letter.isalpha())
    return plain[: len(like)] if like else plain[: max(4, len(plain) - 3)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_are_those_of_the_rules(language: str) -> None:
    assert numbers_in(text_of(language, "block-and-key", "end")) == list(KEYS_TO_END.values())
    lowest = [low for low, _ in RANKS]
    highest = [low - 1 for low in lowest[1:]]
    ranks = text_of(language, "block-and-key", "ranks")
    assert sorted(numbers_in(ranks)) == sorted(lowest + highest)
    named = [
        ranks.index(texts(language).say(f"block-and-key-rank-{name.lower().replace(' ', '-')}")) for _, name in RANKS
    ]
    assert named == sorted(named)


IN_WORDS = {
    "en": {2: "two", 3: "three", 4: "four", 6: "six", 7: "seven", 10: "ten", 11: "eleven", 14: "fourteen"},
    "fr": {2: "deux", 3: "trois", 4: "quatre", 6: "six", 7: "sept", 10: "dix", 11: "onze", 14: "quatorze"},
    "de": {2: "zwei", 3: "drei", 4: "vier", 6: "sechs", 7: "sieben", 10: "zehn", 11: "elf", 14: "vierzehn"},
}
COUNTS = [
    ("block-and-key", "supply", (numbers.SUPPLY,)),
    ("block-and-key", "refill", (numbers.HAND,)),
    ("block-and-key", "scoring", (numbers.FACES_PER_POINT,)),
    ("block-and-key", "solo", (numbers.SOLO_TURNS, numbers.HAND)),
    ("block-and-key", "stop", (numbers.IDLE_ROUNDS,)),
    ("block-and-key", "view", (designed().floor.width, designed().floor.height)),
    ("ancient-knowledge", "actions", (declining.ACTIONS_A_TURN, HAND_LIMIT)),
    ("ancient-knowledge", "hand", (HAND_LIMIT,)),
    ("ancient-knowledge", "setup", (opening.DEALT, opening.KEPT, pillars.PILLAR_CARDS)),
    ("ancient-knowledge", "pillars", (pillars.PILLAR_CARDS,)),
    ("ancient-knowledge", "half", (pillars.SECOND_HALF, pillars.PILLAR_CARDS)),
    ("ancient-knowledge", "excavate", (excavating.DRAWN_PER_ROTATED,)),
    ("ancient-knowledge", "end", (declining.END_OF_GAME,)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "section", "counts"), COUNTS, ids=lambda value: str(value))
def test_numbers_in_words_are_those_of_the_rules(
    language: str, game: str, section: str, counts: tuple[int, ...]
) -> None:
    said = re.findall(r"\w+", text_of(language, game, section).lower())
    assert [count for count in counts if IN_WORDS[language][count] not in said] == []


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_the_rules_stand_in_the_same_order_in_every_language() -> None:
    for game in GAMES:
        assert all(sections(language, game) == sections("en", game) for language in LANGUAGES)


# Refusals lead to a rule.


def refused_by(game: str) -> set[str]:
    """Every code with which the rules of a game refuse a move."""
    calls = [
        node
        for path in (ROOT / "src/digsite" / game.replace("-", "_")).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalAction"
    ]
    given = [keyword.value for call in calls for keyword in call.keywords if keyword.arg == "code"]
    return {str(value.value) for value in given if isinstance(value, ast.Constant)}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_game_refuses_leads_to_one_of_its_rules(game: str) -> None:
    written = (ROOT / f"web/src/games/{game}/rules/addresses.ts").read_text(encoding="utf-8")
    addresses = dict(re.findall(r'"?([a-z-]+)"?: "([a-z]+)"', written))
    assert len(refused_by(game)) > 4
    assert refused_by(game) - addresses.keys() == set()
    assert set(addresses.values()) <= set(sections("en", game))


def test_every_rule_of_placing_has_its_own_words_and_its_address() -> None:
    """The names that a refusal lists: those of the table in the rules."""
    table = (ROOT / "docs/rules/block-and-key.md").read_text(encoding="utf-8").partition("| rule | what it asks |")[2]
    table = table.partition("\n\n")[0]
    names = re.findall(r"^\| `([a-z]+)` \|", table, re.M)
    written = (ROOT / "web/src/games/block-and-key/rules/addresses.ts").read_text(encoding="utf-8")
    broken = dict(re.findall(r"([a-z]+): \"([a-z]+)\"", written.partition("broken: {")[2]))
    assert names == list(broken)
    assert len(names) == 7
    assert all(f"error-placement.{name}" in entries(language) for name in names for language in LANGUAGES)
