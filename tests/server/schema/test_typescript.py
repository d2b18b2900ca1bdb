"""The browser's types are complete: every message, every field, every kind."""

import re
import runpy
from pathlib import Path

import msgspec

from digsite.server.schema import messages
from digsite.server.schema.typescript import CLIENT, UNIONS, generate, in_order, structs, views


def everything() -> str:
    """All types; the list of languages is a value."""
    return "\n".join(text for name, text in generate().items() if name != "languages.ts")


def interfaces() -> dict[str, str]:
    return dict(re.findall(r"export interface (\w+) \{\n(.*?)\n\}", everything(), re.DOTALL))


def test_every_struct_of_the_schema_has_its_fields() -> None:
    found = interfaces()
    for struct in structs():
        fields = [field.encode_name for field in msgspec.structs.fields(struct)]
        lines = found[struct.__name__].splitlines() if fields else []
        named = [line.split(":")[0].strip(" ?") for line in lines]
        assert [name for name in named if name != struct.__struct_config__.tag_field] == fields


def test_every_view_and_what_it_is_made_of_has_its_fields() -> None:
    found = interfaces()
    assert {"BlockAndKeyView", "AncientKnowledgeView", "SeatView"} <= {view.cls.__name__ for view in views()}
    for view in views():
        named = [line.split(":")[0].strip(" ?") for line in found[view.cls.__name__].splitlines()]
        assert named == [field.name for field in in_order(view)]


def test_every_message_names_its_kind() -> None:
    found = interfaces()
    for union in (messages.ClientMessage, messages.ServerMessage):
        for member in union.__args__:
            assert f'kind: "{member.__struct_config__.tag}";' in found[member.__name__]


def test_every_name_used_is_defined() -> None:
    text = re.sub(r"/\*\*.*?\*/|//[^\n]*|\"[^\"]*\"", "", everything(), flags=re.DOTALL)
    used = set(re.findall(r"\b[A-Z]\w+", text)) - {"Record", "PROTOCOL"}
    assert used == set(interfaces()) | set(UNIONS)


def test_a_field_with_a_default_is_optional_and_others_are_not() -> None:
    join = interfaces()["Join"]
    assert "  id: string;" in join
    assert "  seat?: number | null;" in join


def test_the_browser_client_has_the_types_of_this_schema() -> None:
    for name, text in generate().items():
        written = Path(__file__).parents[3] / CLIENT / name
        assert written.read_text(encoding="utf-8") == text, "python -m digsite.server.schema.typescript"


def test_the_views_that_the_clients_tests_look_at_are_those_of_today() -> None:
    folder = CLIENT.parent / "tests" / "fixtures"
    written = runpy.run_path(str(folder / "write.py"))["generate"]()
    assert {name: (folder / name).read_text() for name in written} == written
