"""Positions with the number of legal placements of each shape. The counts are the naive oracle's, not the kernel's.

`python -m tests.block_and_key.placement_counts` counts the positions of the file anew.
"""

from pathlib import Path

from digsite.block_and_key.pieces.piece_set import designed
from tests.block_and_key import oracle

FILE = Path(__file__).with_name("placements.txt")


def read() -> list[tuple[str, dict[str, int]]]:
    """Each position's notation, and its counts by shape."""
    found = []
    for position in FILE.read_text(encoding="utf-8").strip().split("\n\n"):
        *drawing, counts = position.splitlines()
        found.append(("\n".join(drawing), {name: int(count) for name, count in map(str.split, counts.split(", "))}))
    return found


def count(text: str) -> dict[str, int]:
    standing = oracle.standing(text)
    return {shape.name: len(oracle.placements(standing, shape.cells)) for shape in designed().shapes}


def main() -> None:
    lines = []
    for text, _ in read():
        counts = ", ".join(f"{name} {number}" for name, number in count(text).items())
        lines.append(f"{text}\n{counts}\n")
    FILE.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
