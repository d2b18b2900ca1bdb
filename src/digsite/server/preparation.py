"""Games that are not there yet: a game's code and tables are loaded beside the event loop, and on a machine that has
not seen it, one with a compiled kernel takes its time. Everything else is served meanwhile, and whoever asks for such
a game waits, without anybody else waiting for them."""

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Iterable

from digsite.server.errors import Preparing

SECONDS = 20.0
"""How long a request waits for a game, less than any proxy waits for an answer; then it is asked again."""
log = logging.getLogger(__name__)


class Preparation:
    def __init__(self, games: Iterable[str] = (), prepare: Callable[[str], None] | None = None) -> None:
        """`games`: those that are not there, all others are. `prepare` makes one ready, in a thread of its own; without
        it, somebody else says when one is there."""
        self._coming = {name: asyncio.Event() for name in games}
        self._prepare = prepare
        self._begun: set[str] = set()

    @property
    def done(self) -> bool:
        return not self._coming

    def is_ready(self, game: str) -> bool:
        """Whether nobody has to wait who asks for it now, or whoever asks first has it made ready."""
        return game not in self._coming or (self._prepare is not None and game not in self._begun)

    def begin(self, then: Callable[[], None] = lambda: None) -> None:
        """Make all ready now, one after the other; `then` is called when that is done."""
        self._begin([name for name in self._coming if name not in self._begun], then)

    def finish(self, game: str) -> None:
        """The game is there."""
        self._coming.pop(game).set()

    async def wait(self, game: str) -> None:
        """Until the game is there; raises Preparing if that takes too long for one request."""
        coming = self._coming.get(game)
        if coming is None:
            return
        if game not in self._begun:
            self._begin([game])
        try:
            async with asyncio.timeout(SECONDS):
                await coming.wait()
        except TimeoutError:
            raise Preparing(f"{game} is being prepared", game=game) from None

    def _begin(self, names: list[str], then: Callable[[], None] = lambda: None) -> None:
        prepare, loop = self._prepare, asyncio.get_running_loop()
        if prepare is None:
            return
        self._begun.update(names)

        def work() -> None:
            for name in names:
                try:
                    prepare(name)
                except Exception:
                    log.exception("warm-up-failed", extra={"game": name})  # whoever plays it is told more
                with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                    loop.call_soon_threadsafe(self.finish, name)
            then()

        threading.Thread(target=work, name="warming up").start()
