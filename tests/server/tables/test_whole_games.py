"""Whole games through real sockets."""

import asyncio
import random
from contextlib import AsyncExitStack

import msgspec
import pytest

import digsite
from digsite.core import Record
from digsite.core.seal import Seal, seal
from tests.server.client import Person
from tests.server.seated import MINE, OPEN, bot, people


@pytest.mark.anyio
async def test_two_people_play_to_the_end_and_read_the_record(base: str, pebbles: str) -> None:
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
        assert Record.loads(record.text).verify().hash == hidden["hash"]
        end = digsite.replay(record.text)
        assert end.is_over
        assert [list(place) for place in end.outcome.ranking] == first.table["ending"]["ranking"]  # type: ignore[union-attr]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("game", "players"), [("block-and-key", 1), ("block-and-key", 2), ("block-and-key", 4), ("ancient-knowledge", 3)]
)
async def test_people_and_bots_play_a_whole_game(base: str, game: str, players: int) -> None:
    """Two people where the game allows, bots on the other seats; the record replays to the same end."""
    rng = random.Random(3)
    plans = [MINE, OPEN, bot(), bot()][:players] if players > 1 else [MINE]
    async with people(base) as guests:
        table = await guests[0].open(game, plans, clock={"kind": "days", "days": 3})
        seated = guests[: min(players, 2)]
        for guest in seated[1:]:
            await guest.command(table, "join")
        await guests[0].command(table, "start")
        async with AsyncExitStack() as stack:
            chairs = [await stack.enter_async_context(guest.at(table)) for guest in seated]
            await asyncio.gather(*(chair.play_on(rng.choice) for chair in chairs))
            ending = chairs[0].table["ending"]
        assert ending["reason"] == "finished"
        record = (await guests[0].request("GET", f"/api/tables/{table}/record")).text
        end = digsite.replay(record)
        assert end.outcome is not None
        assert ending["outcome"]["scores"] == list(end.outcome.scores)
        frames = await guests[0].get(f"/api/tables/{table}/replay?first=1&seat=0")
        assert frames["total"] == len(end.actions()) + 1
        assert frames["frames"][0]["number"] == 1
        assert frames["frames"][0]["lines"] == []
        told = await guests[0].get(f"/api/tables/{table}/replay?first=1&seat=0&language=de")
        assert any(frame["lines"] for frame in told["frames"])


def test_a_seal_that_does_not_fit_is_refused() -> None:
    record = digsite.game("block-and-key").new(2, seed=5).record()
    with pytest.raises(digsite.BadRecord) as refused:
        record.verify()
    assert refused.value.code == "no-seal"
    sealed = msgspec.structs.replace(record, seal=Seal(hash=seal(5, "salt"), salt="salt"))
    assert Record.loads(sealed.dumps()).verify() == sealed.seal
    wrong = msgspec.structs.replace(record, seal=Seal(hash=seal(6, "salt"), salt="salt"))
    with pytest.raises(digsite.BadRecord) as refused:
        wrong.verify()
    assert refused.value.code == "wrong-seal"
