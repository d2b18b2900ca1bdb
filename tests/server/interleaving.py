"""Every order in which things done at the same time can come about: a storage whose calls wait for their turn, and a
search through all turns."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

from digsite.server.storage import Storage

GATED = frozenset(
    {
        "add_device",
        "add_push",
        "append",
        "begin_leaving",
        "change_guest",
        "end_device",
        "forget_guest",
        "guest",
        "ids_of",
        "new_keys",
        "recover",
        "say",
        "signed_in",
        "tables_of",
    }
)
"""Calls about guests: between any two of them somebody else may come."""

Act = Callable[[], Awaitable[Any]]


class Turns:
    """One run: whose turn it is follows from `choices`, and from then on the first who can goes on."""

    def __init__(self, choices: Sequence[int] = ()) -> None:
        self.options: list[int] = []
        """How many could have gone on, at each turn."""
        self._choices = choices
        self._numbers: dict[asyncio.Task[Any] | None, int] = {}
        self._waiting: dict[int, asyncio.Event] = {}
        self._arrived = asyncio.Event()

    async def wait(self) -> None:
        """Called by whoever takes part, before each of their steps; what they start beside it waits for nobody."""
        number = self._numbers.get(asyncio.current_task())
        if number is None:
            return
        go_on = self._waiting[number] = asyncio.Event()
        self._arrived.set()
        await go_on.wait()

    async def run(self, acts: Sequence[Act]) -> list[Any]:
        tasks = [asyncio.create_task(self._take_part(number, act)) for number, act in enumerate(acts)]
        async with asyncio.timeout(60):
            while True:
                while any(not task.done() and number not in self._waiting for number, task in enumerate(tasks)):
                    self._arrived.clear()
                    await self._arrived.wait()
                if not self._waiting:
                    return [task.result() for task in tasks]
                able = sorted(self._waiting)
                chosen = self._choices[len(self.options)] if len(self.options) < len(self._choices) else 0
                self.options.append(len(able))
                self._waiting.pop(able[chosen]).set()

    async def _take_part(self, number: int, act: Act) -> Any:
        self._numbers[asyncio.current_task()] = number
        try:
            return await act()
        finally:
            self._arrived.set()
            asyncio.get_running_loop().call_soon(self._arrived.set)  # once more, when the task counts as done


class Stepping:
    """A storage whose calls about guests wait for their turn."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self.turns: Turns | None = None

    def __getattr__(self, name: str) -> Any:
        call = getattr(self._storage, name)
        if name not in GATED:
            return call

        async def in_turn(*args: Any, **kwargs: Any) -> Any:
            # What is stored at a table that is there keeps its lock: whoever waits for that could not say so.
            if self.turns is not None and not (name == "append" and args[1]):
                await self.turns.wait()
            return await call(*args, **kwargs)

        return in_turn


async def every_order(run: Callable[[Turns], Awaitable[Any]]) -> AsyncIterator[Any]:
    """What each possible order of turns leads to."""
    choices: list[int] | None = []
    while choices is not None:
        turns = Turns(choices)
        yield await run(turns)
        taken = [*choices, *(0 for _ in turns.options[len(choices) :])]
        choices = _next(taken, turns.options)


def _next(taken: list[int], options: list[int]) -> list[int] | None:
    for place in reversed(range(len(taken))):
        if taken[place] + 1 < options[place]:
            return [*taken[:place], taken[place] + 1]
    return None
