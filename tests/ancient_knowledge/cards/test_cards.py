"""Every field of every card is what the card list says, effects and requirements included."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from digsite.ancient_knowledge.cards import BUILDERS, CARDS, TECHNOLOGIES, Builder, Technology
from digsite.ancient_knowledge.cards.checks import check_builder, check_cards, check_technology
from digsite.ancient_knowledge.vocabulary import Draw, EnterLess, Kind, Score, TechnologyKind, Trigger
from digsite.core import BadPieces

FACTS: dict[str, list[dict[str, Any]]] = yaml.safe_load(
    (Path(__file__).parents[1] / "data" / "cards.yaml").read_text(encoding="utf-8")
)
# Where the card is printed with a slip, or half in another language.
SPELLING = {
    "M2": "Menhir of Monte Corru Tundu",  # printed: Menhir di Monte Corru Tundu
    "P17": "The Queens’ Pyramids",  # printed: The Queen's; there are three of them, for three queens
    "A15": "Lydite Flute",  # printed: Luddite; the stone is lydite
    "A17": "Glozel Artefacts",  # printed: Artifacts; spelled here as everywhere else
    "T5": "Nicolas Flamel",  # printed: Flammel
}


def named(fact: dict[str, Any]) -> dict[str, Any]:
    """A fact of the list with the name as we write it, and a printer's apostrophe."""
    return fact | {"name": SPELLING.get(fact["id"], fact["name"].replace("'", "’"))}


def plain_builder(card: Builder) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name,
        "place": card.place,
        "kind": card.kind.value,
        "start": card.start,
        "knowledge": card.knowledge,
        "vp": card.vp,
        "cost": card.cost,
        "locked": card.locked,
        "starter_set": card.starter_set,
        "trigger": card.trigger.value,
        "effect": card.notation,
    }


def plain_technology(card: Technology) -> dict[str, Any]:
    plain = {
        "id": card.id,
        "name": card.name,
        "level": card.level,
        "kind": card.kind.value,
        "trigger": card.trigger.value,
        "requires": card.requires.notation if card.requires else "none",
    }
    return plain | ({"effect": card.notation} if card.level == 1 else {"vp": card.vp})


@pytest.mark.parametrize("fact", FACTS["builders"], ids=lambda fact: fact["id"])
def test_a_builder_card_is_declared_as_printed(fact: dict[str, Any]) -> None:
    assert plain_builder(BUILDERS[fact["id"]]) == named(fact)


@pytest.mark.parametrize("fact", FACTS["technologies"], ids=lambda fact: fact["id"])
def test_a_technology_is_declared_as_printed(fact: dict[str, Any]) -> None:
    assert plain_technology(TECHNOLOGIES[fact["id"]]) == named(fact)


def test_there_is_no_card_besides_those_of_the_list() -> None:
    assert [fact["id"] for fact in FACTS["builders"] + FACTS["technologies"]] == list(CARDS)


def test_clauses_are_the_steps_of_the_effect_in_order() -> None:
    steps = [clause.verb.notation for clause in CARDS["A3"].clauses]
    assert steps == ["discard exactly 2 cards from hand", "remove up-to 3 knowledge from timeline (any split)"]
    assert [(clause.optional, clause.linked) for clause in CARDS["A3"].clauses] == [(True, False), (False, True)]


def changed(card: Builder, **fields: Any) -> Builder:
    return msgspec.structs.replace(card, **fields)


@pytest.mark.parametrize(
    ("card", "field"),
    [
        (changed(BUILDERS["C7"], start=7), "start"),
        (changed(BUILDERS["C7"], start=None), "start"),
        (changed(BUILDERS["C7"], id="M7"), "id"),
        (changed(BUILDERS["C7"], id="C07"), "id"),
        (changed(BUILDERS["C7"], name=" "), "name"),
        (changed(BUILDERS["C7"], place=""), "place"),
        (changed(BUILDERS["C7"], knowledge=-1), "knowledge"),
        (changed(BUILDERS["C7"], cost=True), "cost"),
        (changed(BUILDERS["C7"], starter_set=5), "starter_set"),
        (changed(BUILDERS["C7"], kind=Kind.MONUMENT), "kind"),
        (changed(BUILDERS["C7"], effect=()), "effect"),
        (changed(BUILDERS["C7"], effect=(Score(3),)), "effect"),
        (changed(BUILDERS["C7"], effect=(EnterLess(3),)), "effect"),
        (changed(BUILDERS["C7"], trigger=Trigger.ANYTIME, effect=(Draw(1),)), "effect"),
        (changed(BUILDERS["A5"], start=2), "start"),
        (changed(BUILDERS["A5"], knowledge=2), "knowledge"),
        (changed(BUILDERS["A5"], locked=True), "locked"),
    ],
)
def test_a_wrong_declaration_is_refused_by_card_and_field(card: Builder, field: str) -> None:
    with pytest.raises(BadPieces) as refusal:
        check_builder(card)
    assert refusal.value.details == {"card": card.id, "field": field}
    assert refusal.value.reason.startswith(f"{card.id}: {field}: expected ")


@pytest.mark.parametrize(
    ("name", "change", "field"),
    [
        ("T1", {"level": 3}, "level"),
        ("T1", {"trigger": Trigger.DECLINE}, "trigger"),
        ("T1", {"vp": 2}, "vp"),
        ("T1", {"kind": TechnologyKind.ANY}, "kind"),
        ("T30", {"vp": 0}, "vp"),
        ("T30", {"effect": (Draw(1),)}, "effect"),
    ],
)
def test_a_wrong_technology_is_refused_by_card_and_field(name: str, change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPieces) as refusal:
        check_technology(msgspec.structs.replace(TECHNOLOGIES[name], **change))
    assert refusal.value.details == {"card": name, "field": field}


def test_a_doubled_card_and_a_starter_set_that_is_no_hand_are_refused() -> None:
    builders, technologies = list(BUILDERS.values()), list(TECHNOLOGIES.values())
    with pytest.raises(BadPieces, match="the cards: starter_set: expected 6 of 2, got 5"):
        check_cards([card for card in builders if card.id != "A3"], technologies)
    with pytest.raises(BadPieces, match="C1: id: expected one card of that id, got 2"):
        check_cards([*builders, builders[0]], technologies)
