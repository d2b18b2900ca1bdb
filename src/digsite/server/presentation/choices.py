"""Legal actions as they travel: runs of choices that differ in one field, so that a thousand placements stay small."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec

from digsite.core import Action, Actions, Alike, Packed, Seat, State
from digsite.server.schema.messages import Choices


def offered(state: State, seat: Seat) -> list[Choices]:
    """Every choice of a seat, in order, in as few runs as neighbours allow; those of a run are all final, or none is.
    Kinds of which the game knows that are not looked at one by one: there can be a thousand placements."""
    return [run for run in offering(state, seat) if run is not None]


def offering(state: State, seat: Seat) -> Iterator[Choices | None]:
    """The same, little by little. None: something was tried, and others may have their turn."""
    actions = state.legal_actions(seat)
    for kind, alike in _by_kind(actions):
        known = state.kind_reveals(seat, kind)
        if known is not None:
            yield from pack(alike, final=known)
            continue
        tried: list[tuple[bool, Action]] = []
        for action in _made(list(alike), actions):
            tried.append((state.reveals(action), action))
            yield None
        for final, some in groupby(tried, itemgetter(0)):
            yield from pack([action for _, action in some], final=final)


def _by_kind(actions: Actions) -> Iterator[tuple[type[Action], Iterator[Action | Alike]]]:
    if isinstance(actions, Packed):
        return groupby(actions.packed(), _kind_of)
    return groupby(actions, type)


def _made(alike: list[Action | Alike], actions: Actions) -> Iterable[Action]:
    """All of one kind, to be tried. Those that travel packed are made only now, and with them all that come before."""
    single = [action for action in alike if not isinstance(action, Alike)]
    if len(single) == len(alike):
        return single
    return (action for action in actions if type(action) is _kind_of(alike[0]))


def _kind_of(found: Action | Alike) -> type[Action]:
    return type(found.first) if isinstance(found, Alike) else type(found)


def pack(actions: Iterable[Action | Alike], *, final: bool = False) -> list[Choices]:
    runs: list[_Run | Alike] = []
    for action in actions:
        if isinstance(action, Alike):
            runs.append(action)
        elif not runs or isinstance(runs[-1], Alike) or not runs[-1].take(action):
            runs.append(_Run(action))
    return [_choices(run, final=final) if isinstance(run, Alike) else run.choices(final=final) for run in runs]


def _choices(alike: Alike, *, final: bool) -> Choices:
    same = alike.first.to_dict()
    del same[alike.vary]
    return Choices(same=same, vary=alike.vary, values=tuple(alike.values), final=final)


class _Run:
    """Choices in the making: the first one, and what the others have in its varying field. They stay typed values:
    the message they go into is encoded once, and nothing before it."""

    def __init__(self, first: Action) -> None:
        self._first = first
        self._fields = msgspec.structs.astuple(first)
        self._vary: int | None = None
        self._unsaid: Any = msgspec.NODEFAULT
        """What the varying field is where an action does not say it; such an action is in no run."""
        self._values: list[Any] = []

    def take(self, action: Action) -> bool:
        """Add a choice, if it differs from the first in the one varying field only."""
        if type(action) is not type(self._first):
            return False
        fields = msgspec.structs.astuple(action)
        if self._vary is None:
            return self._begin(fields)
        place = self._vary
        if fields[:place] != self._fields[:place] or fields[place + 1 :] != self._fields[place + 1 :]:
            return False
        if fields[place] == self._unsaid:
            return False
        self._values.append(fields[place])
        return True

    def _begin(self, fields: tuple[Any, ...]) -> bool:
        differing = [place for place, value in enumerate(fields) if value != self._fields[place]]
        if len(differing) != 1:
            return False
        place = differing[0]
        values, unsaid = (self._fields[place], fields[place]), _default(type(self._first), place)
        if unsaid in values:
            return False
        self._vary, self._unsaid = place, unsaid
        self._values += values
        return True

    def choices(self, *, final: bool) -> Choices:
        same = self._first.to_dict()
        if self._vary is None:
            return Choices(same=same, final=final)
        name = self._first.__struct_encode_fields__[self._vary]
        del same[name]
        return Choices(same=same, vary=name, values=tuple(self._values), final=final)


def _default(kind: type[Action], place: int) -> Any:
    """The value of that field which is left out of an action's data, if there is one."""
    defaults = kind.__struct_defaults__
    required = len(kind.__struct_fields__) - len(defaults)
    return defaults[place - required] if place >= required else msgspec.NODEFAULT
