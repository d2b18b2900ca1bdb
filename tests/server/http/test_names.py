"""Names of those who sit at a table."""

import pytest

from tests.server.client import Person

pytestmark = pytest.mark.anyio


async def test_whoever_is_at_the_table_is_told_the_name_of_whoever_sits_down(base: str) -> None:
    async with Person(base, "Ada") as ada, Person(base, "Ben") as ben:
        table = await ada.open("pebbles", [{"kind": "mine"}, {"kind": "open"}])
        async with ada.at(table) as chair:
            await ben.command(table, "join")
            await chair.until(lambda: chair.table["seats"][1]["holder"] == "guest")
            assert chair.table["seats"][1]["name"] == "Ben"
