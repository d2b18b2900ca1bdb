"""An action is a small typed value: one class a kind, written once for Python, JSON and the notation."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, Union, cast, get_args, get_origin

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
def check_of(kind: type) -> Callable[[Any], bool] | None:
    """What tells whether an action of that class holds values of the very types that it declares; None for what is no
    class of actions. What is merely equal to them (True, 1.0, a number of numpy's) would make a record that nobody can
    read."""
    if not issubclass(kind, Action):
        return None
    names: dict[str, Any] = {}
    tests = [_test(f"action.{field.name}", field.type, names) for field in msgspec.structs.fields(kind)]
    # Compiled, since every step of every game asks.
    return cast("Callable[[Any], bool]", eval(f"lambda action: {' and '.join(tests)}", names))


def fault_of(action: Action) -> str | None:
    """The first field that holds something else than it declares, and what."""
    for field in msgspec.structs.fields(type(action)):
        names: dict[str, Any] = {"value": getattr(action, field.name)}
        if not eval(_test("value", field.type, names), names):
            return f"{field.name}: {names['value']!r}"
    return None


def _test(value: str, declared: Any, names: dict[str, Any]) -> str:
    """The expression that tells whether a value is of a declared type; classes it needs are put among the names."""
    origin, parts = get_origin(declared), get_args(declared)
    if origin is Annotated:
        return _test(value, parts[0], names)
    if origin in (Union, UnionType):
        return f"({' or '.join(_test(value, part, names) for part in parts)})"
    if origin is Literal:
        return f"({_test(value, type(parts[0]), names)} and {value} in {parts!r})"
    if origin is tuple and parts[1:] == (...,):
        return f"({value}.__class__ is tuple and all([{_test('each', parts[0], names)} for each in {value}]))"
    if origin is tuple:
        each = " and ".join(_test(f"{value}[{place}]", part, names) for place, part in enumerate(parts))
        return f"({value}.__class__ is tuple and len({value}) == {len(parts)} and {each})"
    held = origin or declared
    if not isinstance(held, type) or held is object:
        return "True"
    names[held.__name__] = held
    return f"{value}.__class__ is {held.__name__}"


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
