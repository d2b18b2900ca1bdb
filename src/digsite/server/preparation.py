"""Games that are not there yet: on a machine that has not seen it, one with a compiled kernel takes its time.
Everything else is served meanwhile, and whoever asks for such a game waits, without anybody else waiting for them."""

import asyncio
from collections.abc import Iterable

from digsite.server.errors import Preparing

SECONDS = 20.0
"""How long a request waits for a game, less than any proxy waits for an answer; then it is asked again."""


class Preparation:
    def __init__(self, games: Iterable[str] = ()) -> None:
        """`games`: those that are being prepared; all others are there."""
        self._coming = {name: asyncio.Event() for name in games}

    @property
    def done(self) -> bool:
        return not self._coming

    def is_ready(self, game: str) -> bool:
        return game not in self._coming

    def finish(self, game: str) -> None:
        """The game is there."""
        self._coming.pop(game).set()

    async def wait(self, game: str) -> None:
        """Until the game is there; raises Preparing if that takes too long for one request."""
        coming = self._coming.get(game)
        if coming is None:
            return
        try:
            async with asyncio.timeout(SECONDS):
                await coming.wait()
        except TimeoutError:
            raise Preparing(f"{game} is being prepared", game=game) from None
