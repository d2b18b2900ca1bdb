"""Where everything lies in an observation: one flat vector of small numbers, in named parts."""

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Observation: TypeAlias = NDArray[np.int8]
LOWEST, HIGHEST = -128, 127
"""Numbers beyond are shown as these."""


class Part(NamedTuple):
    name: str
    shape: tuple[int, ...]
    what: str
    start: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def place(self) -> slice:
        return slice(self.start, self.start + self.size)


class Layout(Mapping[str, Part]):
    """The parts of an observation, one after the other."""

    def __init__(self, parts: Sequence[tuple[str, tuple[int, ...], str]]) -> None:
        self.size = 0
        self._parts: dict[str, Part] = {}
        for name, shape, what in parts:
            self._parts[name] = Part(name, shape, what, self.size)
            self.size += self._parts[name].size

    def __getitem__(self, name: str) -> Part:
        return self._parts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)

    def starts(self) -> dict[str, int]:
        """Where each part begins."""
        return {name: part.start for name, part in self._parts.items()}

    def split(self, observation: Observation) -> dict[str, Observation]:
        """The parts of an observation in their shapes; they share its memory."""
        return {name: observation[part.place].reshape(part.shape) for name, part in self._parts.items()}

    def table(self) -> str:
        """The layout as a table in Markdown."""
        lines = ["| part | from | shape | what |", "|---|---|---|---|"]
        for part in self._parts.values():
            shape = " x ".join(str(length) for length in part.shape)
            lines.append(f"| `{part.name}` | {part.start} | {shape} | {part.what} |")
        return "\n".join(lines)
