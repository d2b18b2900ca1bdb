"""Sweeps over all cards: each can be created or learned, acts at its time, and has a test of its own."""

import ast
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from digsite.ancient_knowledge.cards import BUILDERS, CARDS, TECHNOLOGIES
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.ancient_knowledge.vocabulary import Kind, Trigger
from tests.ancient_knowledge.cards.lively import Supply, lively, next_step, occasion
from tests.ancient_knowledge.cards.table import GAME, Table
from tests.ancient_knowledge.play import check_invariants


def check(table: Table) -> None:
    assert isinstance(table.state, KnowledgeState)
    check_invariants(table.state)


@pytest.mark.parametrize("card", BUILDERS)
def test_every_builder_card_can_be_created_for_its_cost(card: str) -> None:
    """On its start space with its knowledge; not with a card less to pay; nowhere else without one more."""
    built = BUILDERS[card]
    hand = [card, *Supply(card).take(Kind.CITY, built.cost + 1)]
    where = card if built.start is None else f"{card} {built.start}"
    assert not mentioned(Table({"hand": hand[: built.cost]}), card)
    table = Table({"hand": hand[: built.cost + 1]})
    assert mentioned(table, card) == {where}
    table.play(f"create {where}")
    check(table)
    assert table.spaces().get(card) == built.start
    assert entered_with(table, card) == built.knowledge
    assert (card in table.artefacts()) == (built.kind is Kind.ARTEFACT)
    assert sorted(table.discard) == sorted(hand[1 : built.cost + 1])
    neighbours = {built.start - 1, built.start, built.start + 1} & set(range(1, 7)) if built.start else set()
    shifted = {where} if built.locked or built.start is None else {f"{card} {space}" for space in neighbours}
    assert mentioned(Table({"hand": hand}), card) == shifted


def entered_with(table: Table, card: str) -> int:
    (created,) = (told for event in table.events if (told := event.to_dict())["kind"] == "created")
    assert created["card"] == card
    knowledge: int = created.get("knowledge", 0)
    return knowledge


def mentioned(table: Table, card: str) -> set[str]:
    """The ways in which that card may be created."""
    return {step for step in table.offered("create") if step.split()[0] == card}


def turn_of(card: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """A turn in which the card has something to do: each event with its phase (action, timeline, decline)."""
    table = lively(card)
    check(table)
    phase, told = "action", 0
    steps = iter(occasion(card))
    while table.turn == 0:
        table.play(next(steps, None) or next_step(table, card), seat=table.deciders()[0])
        check(table)
        for event in table.events[told:]:
            data = event.to_dict()
            phase = data.get("phase", phase)
            yield phase, data
        told = len(table.events)


def is_work_of(card: str, event: dict[str, Any]) -> bool:
    """Events name the card that caused them; what only changes a rule shows in what the rule does."""
    notation, kind = CARDS[card].notation, event["kind"]
    if "enter -" in notation:
        return bool(kind == "created" and event.get("knowledge", 0) < BUILDERS[event["card"]].knowledge)
    if "lower one number" in notation:
        return bool(kind == "learned")
    if "skip decline phase" in notation:
        return bool(kind == "decline-skipped")
    return event.get("by") == card


def time_of(card: str) -> str:
    notation = CARDS[card].notation
    if "end of your decline phase" in notation:
        return "decline"
    if "skip decline phase" in notation:
        return "timeline"  # which nothing follows
    return {Trigger.TIMELINE: "timeline", Trigger.DECLINE: "decline"}.get(CARDS[card].trigger, "action")


@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.trigger is not Trigger.ENDGAME])
def test_every_effect_comes_at_its_time_and_no_other(card: str) -> None:
    """In a turn that sets it off; after every step all is in order."""
    assert {phase for phase, event in turn_of(card) if is_work_of(card, event)} == {time_of(card)}


@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.trigger is Trigger.ENDGAME])
def test_every_endgame_card_scores(card: str) -> None:
    """From the past, or learned; in its place it is a line of the score."""
    table = lively(card)
    if card in TECHNOLOGIES:
        table.play(*occasion(card))
    check(table)
    position = table.state.as_scenario()
    outcome = GAME.scenario(**{**position, "turn": 2, "actions_left": 0, "last_round": True, "pending": []}).outcome
    assert outcome is not None
    kind = "technology" if card in TECHNOLOGIES else "endgame"
    assert [line.points > 0 for line in outcome.lines[0] if (line.kind, line.source) == (kind, card)] == [True]


def letters(text: str) -> str:
    """A name as it may stand in the name of a function, without the spaces between its words."""
    plain = text.lower().replace("ħ", "h").replace("'", "")
    return "".join(sign for sign in unicodedata.normalize("NFKD", plain) if sign.isascii() and sign.isalnum())


def test_every_card_has_one_test_named_by_it() -> None:
    """`test_<id>_<name>`; further tests of a card carry on after its name."""
    named = {card.id: letters(card.id + card.name) for card in CARDS.values()}
    found = [
        node.name.removeprefix("test_").replace("_", "")
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    assert {card: found.count(name) for card, name in named.items()} == dict.fromkeys(named, 1)
    of_cards = [name for name in found if re.match(r"[cmpat]\d", name)]
    assert [name for name in of_cards if not name.startswith(tuple(named.values()))] == []
