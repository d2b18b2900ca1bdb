"""A card reminds of the rules that it needs, and of no others."""

import pytest

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.wording import REMINDERS, card_text, reminder_text, reminders_of


@pytest.mark.parametrize(
    ("card", "reminders"),
    [
        ("C6", ["adjacent"]),
        ("C8", ["adjacent"]),
        ("C16", []),
        ("C25", ["destroy"]),
        ("C35", ["locked"]),
        ("M1", ["set"]),
        ("M33", ["still-in-timeline"]),
        ("M36", ["create"]),
        ("P10", ["locked", "learn"]),
        ("P13", ["destroy"]),
        ("P35", ["bury"]),
        ("T27", ["bury"]),
        ("A21", ["destroy", "split"]),
        ("T22", ["look", "create"]),
    ],
)
def test_reminders_follow_from_the_declaration(card: str, reminders: list[str]) -> None:
    assert reminders_of(CARDS[card]) == reminders


def test_every_reminder_is_on_some_card() -> None:
    assert {name for card in CARDS.values() for name in reminders_of(card)} == REMINDERS


def test_a_card_carries_its_reminders_as_text() -> None:
    assert card_text(CARDS["A21"], "fr").reminders == (reminder_text("destroy", "fr"), reminder_text("split", "fr"))
