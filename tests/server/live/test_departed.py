"""Whoever has asked to be forgotten leaves nothing behind by what they asked for just before."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from digsite.server.errors import NoGuest
from digsite.server.identity import Claim
from digsite.server.live.opening_tables import open_new
from digsite.server.schema import messages
from digsite.server.schema.descriptions import InvitedSeat, MySeat, OpenSeat, TableRules
from digsite.server.server import Server, open_server
from digsite.server.settings import Settings
from digsite.server.storage import GuestRow
from tests.server.storage.rows import empty

pytestmark = pytest.mark.anyio
RULES = TableRules(game="caches", seats=(MySeat(name="Bob"), OpenSeat(), OpenSeat()), public=True)
ARRANGE = messages.Arrange(id="a", seat=2, plan=InvitedSeat(name="Bob"))
JOIN = messages.Join(id="j")


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    if request.param == "sqlite":
        return msgspec.structs.replace(settings, database_url="sqlite://")
    url: str = request.getfixturevalue("postgresql_url")
    empty(url)
    return msgspec.structs.replace(settings, database_url=url)


@pytest.fixture
async def server(stored: Settings) -> AsyncIterator[Server]:
    async with open_server(stored) as server:
        for name in ("ada", "ben", "cid"):
            await server.storage.add_guest(
                GuestRow(id=name, name=name, recovery=name, epoch=1, seen=server.sources.now())
            )
        yield server


async def test_no_table_is_made_by_somebody_who_is_no_more(server: Server) -> None:
    await server.storage.forget_guest("ada")
    with pytest.raises(NoGuest):
        await open_new(server.services, RULES, "ada")
    assert await server.storage.public_tables(9) == []


async def test_a_table_made_by_rules_of_ones_own_ends_with_its_maker(server: Server) -> None:
    """Nobody who waits there is to play by others."""
    table = await open_new(server.services, msgspec.structs.replace(RULES, seed=7), "ada")
    plain = await open_new(server.services, RULES, "ada")
    for each in (table, plain):
        await server.registry.use(each, lambda live: live.carry_out("ben", JOIN))
    assert await server.forget(Claim("ada", 1, None))
    info = await server.registry.use(table, lambda live: live.info("ben"))
    assert (info.status, info.seal.seed) == ("cancelled", 0)
    assert (await server.registry.use(plain, lambda live: live.info("ben"))).status == "waiting"


@pytest.mark.parametrize(("guest", "request_"), [("ada", ARRANGE), ("ben", JOIN)])
async def test_nobody_sits_down_or_writes_a_name_who_is_no_more(
    server: Server, guest: str, request_: messages.Request
) -> None:
    table = await open_new(server.services, RULES, "ada")
    await server.storage.forget_guest(guest)
    async with server.registry.visit(table) as live:
        with pytest.raises(NoGuest):
            await live.carry_out(guest, request_)
        assert len(await server.storage.journal(table)) == live.table.entries == 1
        await live.carry_out("cid", JOIN)  # for the others nothing has happened
        assert live.seats_of("cid") == (1,)
