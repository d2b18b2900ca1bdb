"""Whole games through real sockets."""

import asyncio
import random

import pytest

import digsite
from tests.server.client import Person

pytestmark = pytest.mark.anyio
OPEN, MINE = {"kind": "open"}, {"kind": "mine"}


async def test_two_people_play_to_the_end_and_read_the_record(base: str) -> None:
    rng = random.Random(1)
    async with Person(base, "Ada") as ada, Person(base, "Ben") as ben:
        table = await ada.open("pebbles", [MINE, OPEN])
        await ben.command(table, "join")
        await ada.command(table, "start")
        async with ada.at(table) as first, ben.at(table) as second:
            hidden = first.table["seal"]
            assert hidden["seed"] is None
            await asyncio.gather(first.play_on(rng.choice), second.play_on(rng.choice))
            await second.until(lambda: second.over)
            assert first.table["ending"]["reason"] == "finished"
            shown = first.table["seal"]
        assert shown["hash"] == hidden["hash"]
        record = await ben.request("GET", f"/api/tables/{table}/record")
        end = digsite.replay(record.text)
        assert end.is_over
        assert [list(place) for place in end.outcome.ranking] == first.table["ending"]["ranking"]  # type: ignore[union-attr]
