"""Processes that think along. Python lets one thread of a process think at a time, so what is not compiled needs
another process to use another core. Companions end by themselves when the process that started them does."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class Companion:
    """Does one thing at a time; answers that nobody waits for any more are passed over."""

    def __init__(self, name: str = "companion") -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        context.Process(target=_think_along, args=(theirs,), daemon=True, name=name).start()
        theirs.close()
        self._asked = 0

    def ask(self, function: Callable[..., Any], *arguments: Any) -> None:
        self._asked += 1
        self._pipe.send((self._asked, function, arguments))

    def answer(self) -> Any:
        """To what was asked last; waits for it."""
        while True:
            number, found = self._pipe.recv()
            if number == self._asked:
                return found


def companions(count: int) -> list[Companion]:
    """So many, the same ones each time for all bots of this process; starting one takes a second."""
    return [_companion(number) for number in range(count)]


@cache
def _companion(number: int) -> Companion:
    return Companion(f"companion {number + 1}")


def _think_along(pipe: "Connection[Any, Any]") -> None:
    with suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        while True:
            number, function, arguments = pipe.recv()
            pipe.send((number, function(*arguments)))
