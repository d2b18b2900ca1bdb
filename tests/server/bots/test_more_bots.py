"""A server offers bots that the house does not have: at its own tables, and nowhere else in the process."""

from pathlib import Path

import msgspec
import pytest

from digsite.bots import BOTS
from digsite.server.settings import Settings
from tests.server.client import Person
from tests.server.conftest import serving
from tests.server.seated import MINE, bot, people

FIRST = "tests.arena.outside_bots:First"

pytestmark = pytest.mark.anyio


async def strengths(guest: Person, game: str = "pebbles") -> list[str]:
    """The bots that a server offers for a game."""
    offered = {each["name"]: each["strengths"] for each in (await guest.get("/api/games"))["games"]}
    return list(offered[game])


async def test_of_two_servers_in_one_process_only_the_one_that_was_given_a_bot_has_it(
    own_settings: Settings, tmp_path: Path
) -> None:
    house = {game: dict(bots) for game, bots in BOTS.items()}
    given = msgspec.structs.replace(own_settings, bots=(FIRST,), database_url=f"sqlite:///{tmp_path}/given.sqlite3")
    async with (
        serving(given) as with_it,
        serving(own_settings) as without,
        people(with_it, 1) as (ada,),
        people(without, 1) as (ben,),
    ):
        assert await strengths(ada) == ["random", FIRST]
        assert await strengths(ben) == ["random"]
        refused = await ben.request("POST", "/api/tables", {"game": "pebbles", "seats": [MINE, bot(FIRST)]})
        assert (refused.status_code, refused.json()["details"]["option"]) == (422, "strength")
        table = await ada.open("pebbles", [MINE, bot(FIRST)])
        await ada.command(table, "start")
        async with ada.at(table) as chair:
            await chair.play_on(lambda choices: choices[0])
            assert chair.over
    assert house == BOTS
