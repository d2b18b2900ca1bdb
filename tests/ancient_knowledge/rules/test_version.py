"""By version 1 a technology that was put under a deck which had left the game made that deck anew (ruling 13). A game
that comes to this goes another way now: so what was played by version 1 is refused, and not played another way."""

import json

import pytest

import digsite
from digsite.ancient_knowledge.cards import TECHNOLOGIES
from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.core import BadPosition, BadRecord
from tests.ancient_knowledge.rules.table import OUT_OF_REACH, Table

DISPLAYED = ["T15", "T18", "T27"]
LEFT = [card.id for card in TECHNOLOGIES.values() if card.level == 1 and card.id not in DISPLAYED]
LINE = "played by version 1 of the rules of ancient-knowledge; this program plays version 2"


@pytest.fixture
def table() -> Table:
    """Level I has left the game but for one pillar, and P35 puts a technology of it under its deck."""
    table = Table({"hand": ["P35"]}, pillars=[[], DISPLAYED, OUT_OF_REACH[2]], removed=LEFT)
    table.create("P35", 2)
    table.do("bury", "T15")
    return table


def test_what_differs_from_version_1(table: Table) -> None:
    assert table.state.techdecks[0] == []
    assert table.state.removed == [*LEFT, "T15"]


def test_records_and_states_of_version_1_are_refused(table: Table) -> None:
    record = json.loads(table.state.record().dumps())
    assert digsite.replay(json.dumps(record)).to_json() == table.state.to_json()
    with pytest.raises(BadRecord, match=LINE) as refusal:
        digsite.replay(json.dumps(record | {"rules": 1}))
    assert (refusal.value.code, refusal.value.step) == ("wrong-version", 0)
    with pytest.raises(BadPosition, match=LINE) as refused:
        ANCIENT_KNOWLEDGE.from_json(json.dumps(json.loads(table.state.to_json()) | {"rules": 1}))
    assert refused.value.code == "wrong-version"
