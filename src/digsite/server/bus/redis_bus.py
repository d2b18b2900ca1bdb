"""The bus over Redis: one channel, on which every process tells and hears. Redis may be gone, hang or come late: it is
tried again and again, and nobody waits for it."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from digsite.server.bus.bus import AnyNews, Listener, decode, encode
from digsite.server.cancelling import cancel_all
from digsite.server.logs import Seldom

CHANNEL = "digsite:1"
PAUSE = 1.0
"""Seconds until a lost connection is tried again; and how long a start waits to hear the others."""
SECONDS = 5.0
"""How long Redis is waited for."""
QUIET = 15.0
"""Seconds without news after which Redis is asked whether it is still there."""
MOST_WAITING = 10_000
log = logging.getLogger(__name__)


class RedisBus:
    alone = False

    def __init__(self, url: str) -> None:
        never = Retry(NoBackoff(), 0)  # we try again ourselves, and say so
        self._redis = Redis.from_url(url, socket_connect_timeout=SECONDS, socket_timeout=SECONDS, retry=never)
        self._waiting: asyncio.Queue[AnyNews] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._lost = Seldom(log, logging.WARNING, "bus-lost")

    async def open(self, hear: Listener) -> None:
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(hear, ready)), asyncio.create_task(self._speak())]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PAUSE):
                await ready.wait()

    def publish(self, news: AnyNews) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # the database knows it too
            self._waiting.put_nowait(news)

    async def _speak(self) -> None:
        while True:
            news = await self._waiting.get()
            try:
                await self._redis.publish(CHANNEL, encode(news))
            except (RedisError, OSError) as error:
                self._lost.tell(kind := type(error).__name__, error=kind)
                await asyncio.sleep(PAUSE)

    async def _listen(self, hear: Listener, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    while True:
                        _pass_on(await _next(channel), hear)
            except (RedisError, OSError) as error:
                self._lost.tell(kind := type(error).__name__, error=kind)
                await asyncio.sleep(PAUSE)

    async def ping(self) -> None:
        async with asyncio.timeout(SECONDS):
            await self._redis.ping()

    async def close(self) -> None:
        await cancel_all(self._tasks)
        with contextlib.suppress(RedisError, OSError):
            async with asyncio.timeout(SECONDS):
                await self._redis.aclose()


async def _next(channel: PubSub) -> Any:
    """What is heard next. Where nothing is for long, Redis must answer a ping."""
    message = await channel.get_message(timeout=QUIET)
    if message is None:
        async with asyncio.timeout(SECONDS):
            await channel.ping()
            while message is None:
                message = await channel.get_message(timeout=SECONDS)
    return message


def _pass_on(message: Any, hear: Listener) -> None:
    if message["type"] != "message":
        return
    try:
        hear(decode(message["data"]))
    except msgspec.DecodeError as error:  # a process of another version
        log.warning("bus-unknown-news", extra={"error": type(error).__name__})
