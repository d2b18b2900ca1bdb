"""Tables with people at them, for tests."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.client import Chair, Person

OPEN, MINE = {"kind": "open"}, {"kind": "mine"}
NAMES = ("Ada", "Ben", "Cid", "Dot")


def bot(strength: str = "random") -> dict[str, str]:
    return {"kind": "bot", "strength": strength}


@asynccontextmanager
async def people(base: str, count: int = 2) -> AsyncIterator[list[Person]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(base, name)) for name in NAMES[:count]]


async def begun(guests: list[Person], game: str, **rules: Any) -> str:
    """A table of these guests, seat by seat, with the game begun; returns its id."""
    first, *others = guests
    table = await first.open(game, [MINE, *(OPEN for _ in others)], **rules)
    for guest in others:
        await guest.command(table, "join")
    await first.command(table, "start")
    return table


@asynccontextmanager
async def seated(base: str, game: str, count: int = 2, **rules: Any) -> AsyncIterator[list[Chair]]:
    """The chairs of so many people at one table, the game begun."""
    async with people(base, count) as guests, AsyncExitStack() as stack:
        table = await begun(guests, game, **rules)
        yield [await stack.enter_async_context(guest.at(table)) for guest in guests]


async def hide_caches(chairs: list[Chair]) -> None:
    """Play the first part of Caches, up to the first turn."""
    for seat, chair in enumerate(chairs):
        for _ in range(2):
            await chair.until(lambda seat=seat, chair=chair: bool(chair.choices(seat)))  # type: ignore[misc]
            await chair.choose(chair.choices(seat)[0])
    for seat, chair in enumerate(chairs):
        await chair.until(lambda seat=seat, chair=chair: len(chair.log[seat]) == 2 * len(chairs))  # type: ignore[misc]
