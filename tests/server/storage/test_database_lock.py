"""Two servers on one SQLite file."""

import msgspec
import pytest

from digsite.core import BadOption
from digsite.server.bus.bus import Exchange, MemoryBus
from digsite.server.server import open_server
from digsite.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_two_servers_that_know_nothing_of_each_other_do_not_share_a_file(own_settings: Settings) -> None:
    async with open_server(own_settings):
        with pytest.raises(BadOption, match="another server uses"):
            async with open_server(own_settings):
                pass
        with pytest.raises(BadOption, match="--bus-url"):
            async with open_server(own_settings, bus=MemoryBus(Exchange())):
                pass
    async with open_server(own_settings):
        pass


async def test_servers_on_one_bus_share_a_file(own_settings: Settings) -> None:
    exchange = Exchange()
    async with (
        open_server(own_settings, bus=MemoryBus(exchange)),
        open_server(own_settings, bus=MemoryBus(exchange)),
    ):
        with pytest.raises(BadOption):
            async with open_server(own_settings):
                pass


async def test_a_database_in_memory_is_nobody_elses(own_settings: Settings) -> None:
    alone = msgspec.structs.replace(own_settings, database_url="sqlite://")
    async with open_server(alone), open_server(alone):
        pass
