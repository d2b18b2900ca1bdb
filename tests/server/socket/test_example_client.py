"""The example client plays a whole game, as its docstring says."""

import asyncio

import pytest

from examples.table_client import main
from tests.server.client import Person
from tests.server.seated import MINE, OPEN

pytestmark = pytest.mark.anyio


async def test_it_opens_a_table_against_a_bot_and_plays_to_the_end(base: str) -> None:
    ending = await main(base, "pebbles", seed=1)
    assert ending["reason"] == "finished"


async def test_it_joins_the_table_of_a_link(base: str) -> None:
    async with Person(base, "Ada") as ada:
        table = await ada.open("pebbles", [OPEN, MINE])
        async with ada.at(table) as chair:
            playing = asyncio.create_task(main(base, f"{base}/t/{table}", seed=2))
            await chair.until(lambda: chair.table["seats"][0]["holder"] == "guest")
            await chair.ask("start")
            await chair.play_on(lambda choices: choices[0])
            assert (await playing)["reason"] == "finished"
