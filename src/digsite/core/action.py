"""An action is a small typed value: one class a kind, written once for Python, JSON and the notation."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import msgspec

from digsite.core.plain import plain, tag_of
from digsite.core.types import Json, Seat


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True):
    """Base of all actions. A subclass names its kind (`tag="place"`) and adds the fields that apply."""

    seat: Seat

    @property
    def kind(self) -> str:
        return tag_of(type(self))

    def to_dict(self) -> dict[str, Json]:
        """The action as plain data: `kind`, `seat` and what applies."""
        data: dict[str, Json] = plain(self)
        return data


@cache
def is_action(kind: type) -> bool:
    """Whether that is a class of actions; of these `isinstance` takes several times as long as looking it up."""
    return issubclass(kind, Action)


Actions: TypeAlias = Sequence[Action]
"""Legal actions: a sequence whose items may be made on demand."""


class Alike(NamedTuple):
    """Actions that differ in one field only, as they travel: none of them need be made."""

    first: Action
    vary: str
    """The field in which they differ,"""
    values: Sequence[Any]
    """and what each has in it, as JSON can be made of it; the first one's first."""


class Packed(Sequence[Action]):
    """Legal actions that can be told without making each of them: there can be a thousand."""

    __slots__ = ()

    @abstractmethod
    def packed(self) -> Iterable[Action | Alike]:
        """All of them, in order; of each kind neighbours."""
