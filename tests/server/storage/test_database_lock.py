"""Two servers on one database."""

import asyncio
import fcntl
import os
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import make_url

from digsite.core import BadOption
from digsite.server.bus.bus import Exchange, MemoryBus
from digsite.server.server import open_server
from digsite.server.settings import Settings
from digsite.server.storage.database_lock import SessionLock
from digsite.server.storage.engine import open_engine, open_existing
from tests.server.storage.rows import empty

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


async def test_nor_does_a_link_make_one_file_two(own_settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.sqlite3"
    link.symlink_to(own_settings.database_url.removeprefix("sqlite:///"))
    linked = msgspec.structs.replace(own_settings, database_url=f"sqlite:///{link}")
    for first, second in ((own_settings, linked), (linked, own_settings), (linked, linked)):
        async with open_server(first):
            with pytest.raises(BadOption, match="another server uses"):
                async with open_server(second):
                    pass
    exchange = Exchange()
    async with (
        open_server(own_settings, bus=MemoryBus(exchange)),
        open_server(linked, bus=MemoryBus(exchange)),
    ):
        pass


async def test_a_link_is_also_held_where_servers_looked_that_did_not_follow_it(
    own_settings: Settings, tmp_path: Path
) -> None:
    link = tmp_path / "link.sqlite3"
    link.symlink_to(own_settings.database_url.removeprefix("sqlite:///"))
    with open(f"{link}.lock", "w") as earlier:
        fcntl.flock(earlier, fcntl.LOCK_EX)
        with pytest.raises(BadOption, match="another server uses"):
            async with open_server(msgspec.structs.replace(own_settings, database_url=f"sqlite:///{link}")):
                pass
    async with open_server(own_settings):  # nothing is left held
        pass


async def test_a_file_with_two_hard_links_is_not_opened_by_anybody(own_settings: Settings, tmp_path: Path) -> None:
    async with open_server(own_settings):
        pass
    file = Path(own_settings.database_url.removeprefix("sqlite:///"))
    os.link(file, tmp_path / "twin.sqlite3")
    before = sorted(tmp_path.iterdir())
    for name in (file, tmp_path / "twin.sqlite3"):
        with pytest.raises(BadOption) as refused:
            async with open_server(msgspec.structs.replace(own_settings, database_url=f"sqlite:///{name}")):
                pass
        assert refused.value.code == "linked-database"
        with pytest.raises(BadOption) as refused:
            open_existing(f"sqlite:///{name}")
        assert refused.value.code == "linked-database"
    assert sorted(tmp_path.iterdir()) == before
    (tmp_path / "twin.sqlite3").unlink()
    async with open_server(own_settings):
        pass


async def test_nor_do_they_share_a_postgresql_and_are_told_so_in_a_line_without_its_password(
    own_settings: Settings, postgresql_url: str
) -> None:
    empty(postgresql_url)
    url = make_url(postgresql_url).set(password="hush").render_as_string(hide_password=False)
    settings, exchange = msgspec.structs.replace(own_settings, database_url=url), Exchange()
    async with open_server(settings):
        for bus in (None, MemoryBus(exchange)):
            with pytest.raises(BadOption, match=r"another server uses postgresql://.*--bus-url") as refused:
                async with open_server(settings, bus=bus):
                    pass
            assert "hush" not in refused.value.reason
            assert "\n" not in refused.value.reason
    async with open_server(settings, bus=MemoryBus(exchange)), open_server(settings, bus=MemoryBus(exchange)):
        with pytest.raises(BadOption):
            async with open_server(settings):
                pass
    async with open_server(settings):
        pass


async def test_a_session_that_was_cut_takes_the_lock_again_unless_another_has_it(postgresql_url: str) -> None:
    empty(postgresql_url)
    lock, other = SessionLock(postgresql_url, shared=False), SessionLock(postgresql_url, shared=False)
    try:
        await asyncio.to_thread(lock.open)
        assert not other.try_to_hold()
        end_sessions(postgresql_url)
        assert lock.try_to_hold()
        assert not other.try_to_hold()
        end_sessions(postgresql_url)
        assert other.try_to_hold()
        assert not lock.try_to_hold()
    finally:
        lock.close()
        other.close()


def end_sessions(url: str) -> None:
    engine = open_engine(url)
    with engine.connect() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid()"
        )
    engine.dispose()


async def test_a_database_in_memory_is_nobody_elses(own_settings: Settings) -> None:
    alone = msgspec.structs.replace(own_settings, database_url="sqlite://")
    async with open_server(alone), open_server(alone):
        pass
