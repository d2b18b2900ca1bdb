"""Legal actions as they travel: runs of choices that differ in one field, so that a thousand placements stay small."""

from collections.abc import Iterable

from digsite.core import Action, Json
from digsite.server.messages import Choices


def pack(actions: Iterable[Action]) -> tuple[Choices, ...]:
    """Every action, in order, in as few runs as neighbours allow."""
    runs: list[_Run] = []
    for action in actions:
        data = action.to_dict()
        if not runs or not runs[-1].take(data):
            runs.append(_Run(data))
    return tuple(run.choices() for run in runs)


def unpack(runs: Iterable[Choices]) -> list[dict[str, Json]]:
    """The actions as plain data: what a client does."""
    return [
        run.same | ({run.vary: value} if run.vary is not None else {})
        for run in runs
        for value in (run.values if run.vary is not None else (None,))
    ]


class _Run:
    """Choices in the making: the first one, and what the others have in its varying field."""

    def __init__(self, first: dict[str, Json]) -> None:
        self._first = first
        self._vary: str | None = None
        self._values: list[Json] = []

    def take(self, data: dict[str, Json]) -> bool:
        """Add a choice, if it differs from the first in the one varying field only."""
        if data.keys() != self._first.keys():
            return False
        differing = [name for name, value in data.items() if value != self._first[name]]
        if len(differing) != 1 or self._vary not in (None, differing[0]):
            return False
        if self._vary is None:
            self._vary = differing[0]
            self._values.append(self._first[self._vary])
        self._values.append(data[self._vary])
        return True

    def choices(self) -> Choices:
        if self._vary is None:
            return Choices(same=self._first)
        same = {name: value for name, value in self._first.items() if name != self._vary}
        return Choices(same=same, vary=self._vary, values=tuple(self._values))
