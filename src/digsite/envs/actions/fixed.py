"""Actions whose id follows from the action alone, whatever the state."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from digsite.core import Action
from digsite.envs.actions.id_table import GroupAxes

SEATS = 4
"""The most that sit at a table."""
Axis: TypeAlias = Sequence[Any]


class Fixed(NamedTuple):
    """A kind of action and what each of its fields may be."""

    name: str
    make: Callable[..., Action]
    axes: tuple[Axis, ...] = ()

    @property
    def group(self) -> GroupAxes:
        return (self.name, *([str(value) for value in axis] for axis in self.axes))


class FixedActions:
    """All of them, made once: their ids count from 0 in the order of the kinds."""

    def __init__(self, kinds: Sequence[Fixed]) -> None:
        self.of_seat = [
            [kind.make(seat, *values) for kind in kinds for values in product(*kind.axes)] for seat in range(SEATS)
        ]
        """By seat and id."""
        self.ids = {action: number for actions in self.of_seat for number, action in enumerate(actions)}

    def __len__(self) -> int:
        return len(self.of_seat[0])
