"""The bus over Redis: one channel, on which every process tells and hears."""

import asyncio
import contextlib
import logging

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from digsite.server.bus.bus import AnyNews, Listener, decode, encode

CHANNEL = "digsite:1"
PAUSE = 1.0
"""Seconds until a lost connection is tried again."""
MOST_WAITING = 10_000
log = logging.getLogger(__name__)


class RedisBus:
    alone = False

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(url, health_check_interval=15)
        self._waiting: asyncio.Queue[AnyNews] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Listener) -> None:
        await self._redis.ping()
        ready = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(hear, ready)), asyncio.create_task(self._speak())]
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
                log.warning("bus-lost", extra={"error": type(error).__name__})
                await asyncio.sleep(PAUSE)

    async def _listen(self, hear: Listener, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    async for message in channel.listen():
                        _pass_on(message["data"], hear)
            except (RedisError, OSError) as error:
                log.warning("bus-lost", extra={"error": type(error).__name__})
                await asyncio.sleep(PAUSE)

    async def ping(self) -> None:
        await self._redis.ping()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()


def _pass_on(data: bytes, hear: Listener) -> None:
    try:
        hear(decode(data))
    except msgspec.DecodeError as error:  # a process of another version
        log.warning("bus-unknown-news", extra={"error": type(error).__name__})
