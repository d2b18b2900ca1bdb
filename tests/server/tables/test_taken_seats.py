"""Nobody keeps the seats of a table, or of all tables, from everybody else."""

import pytest

from digsite.server.server import MOST_SEATS
from tests.server.seated import MINE, OPEN, people

pytestmark = pytest.mark.anyio


async def test_a_guest_takes_seats_at_so_many_public_tables_that_have_not_begun(base: str) -> None:
    async with people(base, 3) as (ada, ben, cid):
        tables = [await ada.open("pebbles", [MINE, OPEN], public=True) for _ in range(MOST_SEATS + 1)]
        own = await ben.open("pebbles", [MINE, OPEN], public=True)
        for table in tables[:-1]:
            await ben.command(table, "join")
        last = tables[-1]
        assert await ben.refused(last, "join") == "too-many-seats"
        await ben.command(await cid.open("pebbles", [MINE, OPEN]), "join")  # whoever was given a link may come
        await ada.command(tables[0], "start")
        await ben.command(last, "join")
        await ada.command(own, "join")
        await cid.command(await ben.open("pebbles", [MINE, OPEN], public=True), "join")


async def test_whoever_made_a_table_frees_a_seat_that_somebody_has_taken(base: str) -> None:
    async with people(base, 3) as (ada, eve, cid):
        table = await ada.open("pebbles", [MINE, OPEN], public=True)
        await eve.command(table, "join")
        invited = {"kind": "invited", "name": "Eve"}
        assert await eve.refused(table, "arrange", seat=1, plan=OPEN, guest=eve.id) == "not-creator"
        assert await ada.refused(table, "arrange", seat=1, plan=OPEN, guest=cid.id) == "seat-taken"  # not meant
        async with eve.at(table) as chair:
            await ada.command(table, "arrange", seat=1, plan=OPEN, guest=eve.id)
            await chair.until(lambda: chair.table["seats"][1]["holder"] == "open")
        assert await eve.refused(table, "join") == "given-away"
        assert await eve.refused(table, "join", seat=1) == "given-away"
        await cid.command(table, "join")
        await ada.command(table, "arrange", seat=1, plan=invited, guest=cid.id)
        key = (await ada.get(f"/api/tables/{table}"))["seats"][1]["invite"]
        await eve.command(table, "join", invite=key)


async def test_whoever_is_put_out_elsewhere_is_told(base: str) -> None:
    async with people(base) as (ada, eve):
        table = await ada.open("pebbles", [MINE, OPEN])
        other = await eve.open("pebbles", [MINE, OPEN])
        await eve.command(table, "join")
        async with eve.at(other) as chair:
            await ada.command(table, "arrange", seat=1, plan=OPEN, guest=eve.id)
            await chair.until(lambda: bool(chair.notices))
        assert [(notice["about"], notice["table"], notice["seat"]) for notice in chair.notices] == [
            ("given-away", table, 1)
        ]
