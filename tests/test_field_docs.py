"""Every field of a view and of a scenario is documented where it is declared."""

import ast
from collections.abc import Iterator
from pathlib import Path

import digsite

SOURCE = Path(digsite.__file__).parent
DECLARING = ("*/positions/**/*.py", "*/gathering.py")
"""Where plain data is declared that others read or write: all of it, so that no new class is forgotten."""
DATA = ("Struct", "TypedDict")


def declared() -> Iterator[ast.ClassDef]:
    """Classes of plain data, and those that extend one."""
    kinds = set(DATA)
    for file in sorted(file for places in DECLARING for file in SOURCE.glob(places)):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            bases = {ast.unparse(base).rpartition(".")[2] for base in getattr(node, "bases", ())}
            if isinstance(node, ast.ClassDef) and bases & kinds:
                kinds.add(node.name)
                yield node


def test_every_field_has_words() -> None:
    bare = [
        f"{each.name}: {ast.unparse(field)}"
        for each in declared()
        for place, field in enumerate(each.body)
        if isinstance(field, ast.AnnAssign) and not _is_text(each.body[place + 1 : place + 2])
    ]
    assert bare == []


def test_what_is_looked_at_are_the_views_and_the_scenarios_of_both_games() -> None:
    found = {each.name for each in declared()}
    assert {"PublicView", "OwnView", "Layout", "AltarsLayout", "CoreData", "TempleData", "Called"} <= found
    assert {"AncientKnowledgeView", "SeatView", "PositionLayout", "MemoryLayout", "Decline", "Outlook"} <= found


def _is_text(following: list[ast.stmt]) -> bool:
    return any(isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) for node in following)
