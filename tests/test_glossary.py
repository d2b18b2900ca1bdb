"""The glossary says the words that the programs say."""

from pathlib import Path

import pytest

from digsite.ancient_knowledge.vocabulary import Kind, TechnologyKind, Trigger
from digsite.ancient_knowledge.wording import kind_text, trigger_text
from digsite.block_and_key.pieces.piece_set import Shape, designed
from digsite.texts import LANGUAGES, texts

GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"
LINES = GLOSSARY.read_text(encoding="utf-8").splitlines()
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in LINES if line.startswith("|")]

KINDS = [kind for kind in (*Kind, *TechnologyKind) if kind is not TechnologyKind.ANY]


def test_every_row_is_complete() -> None:
    assert [row for row in ROWS if len(row) != 2 + len(LANGUAGES) or not all(row)] == []


@pytest.mark.parametrize("kind", KINDS)
def test_kinds_are_called_as_on_the_cards(kind: Kind | TechnologyKind) -> None:
    said = [kind_text(kind, language).words for language in LANGUAGES]
    assert [f"`{kind}`", *said] in [row[: 1 + len(LANGUAGES)] for row in ROWS]


@pytest.mark.parametrize("trigger", Trigger)
def test_triggers_are_called_as_on_the_cards(trigger: Trigger) -> None:
    said = [trigger_text(trigger, language).words for language in LANGUAGES]
    assert [f"`{trigger}`", *said] in [row[: 1 + len(LANGUAGES)] for row in ROWS]


@pytest.mark.parametrize("tier", ["star", "sun", "moon"])
def test_tiers_are_called_as_at_the_table(tier: str) -> None:
    row = next(row for row in ROWS if row[0] == "`tier`")
    for language, cell in zip(LANGUAGES, row[1:], strict=False):
        assert texts(language).say("block-and-key-tier", tier=tier) in cell.split(", ")


@pytest.mark.parametrize("shape", designed().shapes, ids=lambda shape: shape.name)
def test_shapes_are_called_as_at_the_table(shape: Shape) -> None:
    said = [texts(language).say("block-and-key-shape", shape=shape.name) for language in LANGUAGES]
    assert [f"`{shape.name}`", *said] in [row[: 1 + len(LANGUAGES)] for row in ROWS]
