"""Declarations are checked when they are loaded: the error names card and field, and nothing of them is used."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from digsite.ancient_knowledge.cards.card import Builder, Card, Technology
from digsite.ancient_knowledge.vocabulary import (
    EaseEntry,
    EnterLess,
    If,
    Kind,
    Score,
    Sentence,
    TechnologyKind,
    Trigger,
    Whenever,
)
from digsite.core import BadPieces

SPACES = range(1, 7)
LEVELS = (1, 2)
STARTER_SETS = range(1, 5)
STARTER_CARDS = 6
"""A starter set is an opening hand."""

_LETTERS = {Kind.CITY: "C", Kind.MEGALITH: "M", Kind.PYRAMID: "P", Kind.ARTEFACT: "A"}


def refuse(card: str, field: str, expected: str, found: object) -> NoReturn:
    raise BadPieces(f"{card}: {field}: expected {expected}, got {found!r}", card=card, field=field)


def _require(card: Card, field: str, expected: str, fits: Callable[[Any], bool]) -> None:
    found = getattr(card, field)
    if not fits(found):
        refuse(card.id, field, expected, found)


def check_builder(card: Builder) -> None:
    _require(card, "kind", "city, megalith, pyramid or artefact", lambda kind: kind in _LETTERS)
    _require(card, "id", f"{_LETTERS[card.kind]} and a number", lambda text: _is_id(text, _LETTERS[card.kind]))
    _check_texts(card, "name", "place")
    if card.kind is Kind.ARTEFACT:
        _require(card, "start", "None for an artefact", lambda start: start is None)
        _require(card, "knowledge", "0 for an artefact", lambda number: number == 0)
        _require(card, "vp", "0 for an artefact", lambda number: number == 0)
        _require(card, "locked", "False for an artefact", lambda locked: not locked)
    else:
        _require(card, "start", "a space 1..6", lambda start: start in SPACES)
    for field in ("knowledge", "vp", "cost"):
        _require(card, field, "a whole number from 0", _is_count)
    _require(card, "starter_set", "0..4", lambda number: number == 0 or number in STARTER_SETS)
    _require(card, "effect", "at least one clause", bool)
    _check_trigger(card)


def check_technology(card: Technology) -> None:
    _require(card, "id", "T and a number", lambda text: _is_id(text, "T"))
    _check_texts(card, "name")
    _require(card, "level", "1 or 2", lambda level: level in LEVELS)
    _require(card, "kind", "ancient, writing or secret", lambda kind: kind is not TechnologyKind.ANY)
    if card.level == 1:
        _require(card, "trigger", "immediate on level 1", lambda trigger: trigger is Trigger.IMMEDIATE)
        _require(card, "effect", "at least one clause on level 1", bool)
        _require(card, "vp", "0 on level 1", lambda points: points == 0)
        _check_trigger(card)
    else:
        _require(card, "trigger", "endgame on level 2", lambda trigger: trigger is Trigger.ENDGAME)
        _require(card, "effect", "none on level 2", lambda effect: effect == ())
        _require(card, "vp", "points on level 2", lambda points: _is_count(points) and points > 0)


def _check_texts(card: Card, *fields: str) -> None:
    for field in fields:
        _require(card, field, "a text", lambda text: isinstance(text, str) and text.strip() == text != "")


def _is_count(number: object) -> bool:
    return type(number) is int and number >= 0


def _is_id(text: str, letter: str) -> bool:
    return text[:1] == letter and text[1:].isdecimal() and text[1:] == str(int(text[1:]))


def _check_trigger(card: Card) -> None:
    """A sentence stands only where something carries it out."""
    for sentence in card.effect:
        if not _fits(card.trigger, sentence):
            refuse(card.id, "effect", f"what an {card.trigger} card can do", sentence.notation)


def _fits(trigger: Trigger, sentence: Sentence) -> bool:
    easing = isinstance(sentence, EaseEntry) or (
        isinstance(sentence, If) and all(isinstance(clause, EaseEntry) for clause in sentence.clauses)
    )
    if trigger is Trigger.ANYTIME:
        return easing or isinstance(sentence, Whenever)
    if trigger is Trigger.ENDGAME:
        return isinstance(sentence, Score)
    entering = isinstance(sentence, EnterLess)
    return not easing and not isinstance(sentence, Whenever | Score) and (trigger is Trigger.IMMEDIATE or not entering)


def check_cards(builders: Sequence[Builder], technologies: Sequence[Technology]) -> None:
    """Refuse a set of cards that nobody could play with."""
    for builder in builders:
        check_builder(builder)
    for technology in technologies:
        check_technology(technology)
    cards: list[Card] = [*builders, *technologies]
    for name, copies in Counter(card.id for card in cards).items():
        if copies > 1:
            refuse(name, "id", "one card of that id", copies)
    starters = Counter(card.starter_set for card in builders)
    for number in STARTER_SETS:
        if starters[number] != STARTER_CARDS:
            refuse("the cards", "starter_set", f"{STARTER_CARDS} of {number}", starters[number])
