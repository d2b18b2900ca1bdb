"""The schema refuses what it does not know, and keeps what it is given."""

import msgspec
import pytest

from digsite.server.schema.descriptions import LiveClock, OpenSeat, TableRules
from digsite.server.schema.messages import Choose, ClientMessage, Join


def decode(text: str) -> object:
    return msgspec.json.decode(text, type=ClientMessage)


def test_a_message_is_told_by_its_kind() -> None:
    assert decode('{"kind": "join", "id": "m1"}') == Join(id="m1", seat=None, invite=None)
    assert decode('{"kind": "choose", "id": "m2", "version": 3, "action": {"kind": "take"}}') == Choose(
        id="m2", version=3, action={"kind": "take"}
    )


@pytest.mark.parametrize(
    "text",
    [
        '{"kind": "join", "id": "m1", "sit": 2}',
        '{"kind": "nothing-known", "id": "m1"}',
        '{"kind": "join"}',
        '{"kind": "join", "id": ""}',
        '{"kind": "join", "id": "<script>"}',
        '{"kind": "join", "id": "m1", "seat": -1}',
        '{"kind": "say", "id": "m1", "text": ""}',
        "[]",
        "",
    ],
)
def test_unknown_kinds_unknown_fields_and_wrong_values_are_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode(text)


@pytest.mark.parametrize("name", ["", " ada", "ada ", "a\nb\x00", "x" * 31])
def test_a_name_is_short_plain_text(name: str) -> None:
    body = msgspec.json.encode({"game": "pebbles", "seats": [{"kind": "invited", "name": name}]})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(body, type=TableRules)


def test_the_rules_of_a_table_survive_the_wire() -> None:
    rules = TableRules(game="pebbles", seats=(OpenSeat(), OpenSeat()), clock=LiveClock(seconds=60, increment=5))
    assert msgspec.json.decode(msgspec.json.encode(rules), type=TableRules) == rules
