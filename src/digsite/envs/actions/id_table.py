"""Action ids, counted group by group: an id is a kind of action and one label of each of the group's axes."""

from bisect import bisect_right
from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple, TypeAlias

from digsite.core import BadOption
from digsite.core.plain import whole_number

GroupAxes: TypeAlias = tuple[str, *tuple[Sequence[str], ...]]
"""The name of a group, and the labels of each of its axes; the last is counted fastest."""


def whole(number: Any) -> int:
    """An id as a plain number, whichever library made it. A fraction names none: nothing is rounded."""
    found = whole_number(number)
    if found is None:
        raise BadOption(f"action id: expected a whole number, got {number!r}", option="action")
    return found


class Group(NamedTuple):
    name: str
    first: int
    axes: tuple[Sequence[str], ...]

    @property
    def size(self) -> int:
        return prod(len(axis) for axis in self.axes)


class IdTable:
    """All groups in their order."""

    def __init__(self, groups: Sequence[GroupAxes]) -> None:
        self.groups: dict[str, Group] = {}
        self.size = 0
        for name, *axes in groups:
            self.groups[name] = Group(name, self.size, tuple(axes))
            self.size += self.groups[name].size
        self._firsts = [group.first for group in self.groups.values()]
        self._names = list(self.groups)

    def first(self, name: str) -> int:
        """The first id of a group."""
        return self.groups[name].first

    def name(self, number: int) -> str:
        """The id in words: its group and its labels."""
        group = self._group(number)
        rest, words = number - group.first, []
        for axis in reversed(group.axes):
            rest, place = divmod(rest, len(axis))
            words.append(axis[place])
        return " ".join([group.name, *reversed(words)])

    def table(self) -> str:
        """All groups as a table in Markdown."""
        lines = ["| ids | from | how many |", "|---|---|---|"]
        for group in self.groups.values():
            lengths = " x ".join(str(len(axis)) for axis in group.axes) or "1"
            lines.append(f"| `{group.name}` | {group.first} | {lengths} |")
        return "\n".join(lines)

    def check(self, number: int) -> int:
        """The id as a plain number; BadOption if there is no such id."""
        number = whole(number)
        if not 0 <= number < self.size:
            raise BadOption(f"action id: expected 0 to {self.size - 1}, got {number}", option="action")
        return number

    def _group(self, number: int) -> Group:
        return self.groups[self._names[bisect_right(self._firsts, self.check(number)) - 1]]
