"""Every field of a view and of a scenario is documented where it is declared."""

import ast
from pathlib import Path

import pytest

import digsite

SOURCE = Path(digsite.__file__).parent
DECLARED = {
    "block_and_key/positions/view.py": ("Called", "PublicView", "OwnView"),
    "block_and_key/positions/scenario.py": ("SeatLayout", "Layout"),
    "ancient_knowledge/positions/view.py": (
        "SeatView", "Discarded", "Pending", "Asked", "Memory", "AncientKnowledgeView",
    ),
    "ancient_knowledge/positions/layout.py": ("SeatLayout", "PositionLayout"),
}  # fmt: skip


@pytest.mark.parametrize("file", DECLARED)
def test_every_field_has_words(file: str) -> None:
    classes = {
        node.name: node
        for node in ast.parse((SOURCE / file).read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
    for name in DECLARED[file]:
        body = classes[name].body
        fields = [place for place, node in enumerate(body) if isinstance(node, ast.AnnAssign)]
        assert fields
        bare = [ast.unparse(body[place]) for place in fields if not _is_text(body[place + 1 : place + 2])]
        assert bare == [], f"{name}: fields without words"


def _is_text(following: list[ast.stmt]) -> bool:
    return any(isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) for node in following)
