"""One request at a table after the other: what is taken, what is refused, and that a refusal changes nothing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Chair, Person

pytestmark = pytest.mark.anyio
OPEN, MINE = {"kind": "open"}, {"kind": "mine"}


@asynccontextmanager
async def two_at_a_table(base: str, game: str = "pebbles", **rules: object) -> AsyncIterator[tuple[Chair, Chair]]:
    """Ada on seat 0 and Ben on seat 1, the game begun."""
    async with Person(base, "Ada") as ada, Person(base, "Ben") as ben:
        table = await ada.open(game, [MINE, OPEN], **rules)
        await ben.command(table, "join")
        await ada.command(table, "start")
        async with ada.at(table) as first, ben.at(table) as second:
            yield first, second


async def test_a_choice_is_accepted_and_everybody_is_told(base: str) -> None:
    async with two_at_a_table(base) as (ada, ben):
        before = ada.updates[0]
        answer = await ada.choose(ada.choices(0)[0])
        assert answer["kind"] == "accepted"
        await ben.until(lambda: ben.updates[1]["version"] == answer["version"])
        assert ben.updates[1]["waiting_for"] == [1]
        assert ben.log[1][0]["events"][0]["kind"] == "took"
        assert before["decision"]["type"] == "take"


async def test_a_seat_gets_its_own_choices_only(base: str) -> None:
    async with two_at_a_table(base) as (ada, ben):
        assert len(ada.choices(0)) == 3
        assert ben.choices(1) == []
        assert list(ben.updates) == [1]


async def test_the_same_id_twice_has_one_effect_and_the_same_answer(base: str) -> None:
    async with two_at_a_table(base) as (ada, _):
        action, version = ada.choices(0)[0], ada.updates[0]["version"]
        first = await ada.ask("choose", id="once", version=version, action=action)
        again = await ada.ask("choose", id="once", version=version, action=action)
        assert first == again
        assert len(ada.log[0]) == 1


async def test_a_stale_choice_is_refused_and_followed_by_everything_anew(base: str) -> None:
    async with two_at_a_table(base) as (ada, ben):
        old = ada.updates[0]["version"]
        await ada.choose(ada.choices(0)[0])
        await ben.until(lambda: bool(ben.choices(1)))
        await ben.choose(ben.choices(1)[0])
        await ada.until(lambda: bool(ada.choices(0)))
        seen = len(ada.raw)
        answer = await ada.ask("choose", version=old, action=ada.choices(0)[0])
        assert (answer["kind"], answer["code"]) == ("refused", "stale")
        await ada.until(lambda: any('"first_step":0' in text for text in ada.raw[seen:]))
        assert len(ada.log[0]) == 2


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seat": 1}, "not-your-seat"),
        ({"seat": -1}, "not-your-seat"),
        ({"seat": 7}, "no-such-seat"),
        ({"count": 9}, "not-offered"),
        ({"count": "many"}, "malformed-action"),
        ({"kind": "dance"}, "malformed-action"),
        ({"more": 1}, "malformed-action"),
    ],
)
async def test_illegal_and_foreign_choices_are_refused(base: str, change: dict[str, object], code: str) -> None:
    async with two_at_a_table(base) as (ada, _):
        before = dict(ada.updates[0])
        answer = await ada.ask("choose", version=before["version"], action={**ada.choices(0)[0], **change})
        assert (answer["kind"], answer["code"]) == ("refused", code)
        await ada.ask("resync")
        assert ada.updates[0]["view"] == before["view"]
        assert ada.updates[0]["version"] == before["version"]


async def test_out_of_turn_is_refused(base: str) -> None:
    async with two_at_a_table(base) as (_, ben):
        version = ben.updates[1]["version"]
        answer = await ben.ask("choose", version=version, action={"kind": "take", "seat": 1, "count": 1})
        assert answer["code"] == "not-your-decision"


@pytest.mark.parametrize("text", ["", "nothing", "[]", '{"kind": "choose"}', '{"kind": "fly", "id": "a"}', "[" * 5000])
async def test_malformed_messages_are_refused_and_the_connection_goes_on(base: str, text: str) -> None:
    async with two_at_a_table(base) as (ada, _):
        await ada.socket.send(text)
        await ada.until(lambda: ada.replies == 1)
        refused = ada.answers["a"] if '"id"' in text else ada.unasked[0]
        assert refused["code"] == "malformed"
        assert (await ada.choose(ada.choices(0)[0]))["kind"] == "accepted"


async def test_bytes_are_refused(base: str) -> None:
    async with two_at_a_table(base) as (ada, _):
        await ada.socket.send(b"\x00\x01")
        await ada.until(lambda: bool(ada.unasked))
        assert ada.unasked[0]["code"] == "malformed"


async def test_a_message_above_64_kib_ends_the_connection(base: str) -> None:
    async with two_at_a_table(base) as (ada, _):
        await ada.socket.send("x" * (64 * 1024 + 1))
        with pytest.raises(ConnectionClosed) as closed:
            await ada.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_two_clients_of_one_guest_race_and_one_wins(base: str) -> None:
    async with Person(base, "Ada") as ada, Person(base, "Ben") as ben:
        table = await ada.open("pebbles", [MINE, OPEN])
        await ben.command(table, "join")
        await ada.command(table, "start")
        async with ada.at(table) as one, ada.at(table) as two:
            answers = await asyncio.gather(one.choose(one.choices(0)[0]), two.choose(two.choices(0)[2]))
            assert sorted(answer["kind"] for answer in answers) == ["accepted", "refused"]
            await two.ask("resync")
            assert len(two.log[0]) == 1


async def test_seats_that_decide_at_the_same_time_do_not_make_each_other_stale(base: str) -> None:
    async with two_at_a_table(base, "caches") as (ada, ben):
        version = ben.updates[1]["version"]
        await ada.choose(ada.choices(0)[0])
        await ben.until(lambda: ben.updates[1]["version"] > version)
        answer = await ben.ask("choose", version=version, action=ben.choices(1)[1])
        assert answer["kind"] == "accepted"


async def test_a_spectator_sees_what_is_public_and_may_talk_but_not_play(base: str) -> None:
    async with two_at_a_table(base) as (ada, _), Person(base, "Cid") as cid, cid.at(ada.table["id"]) as watcher:
        assert watcher.updates[None]["view"]["lucky"] == [None, None]
        assert watcher.updates[None]["decision"] is None
        action = {"kind": "take", "seat": 0, "count": 1}
        assert (await watcher.ask("choose", version=1, action=action))["code"] == "not-your-seat"
        assert (await watcher.ask("say", text="hello"))["kind"] == "accepted"
        await ada.until(lambda: bool(ada.chat))
        assert [(line["name"], line["seats"], line["text"]) for line in ada.chat] == [("Cid", [], "hello")]
        await ada.until(lambda: ada.presence is not None and ada.presence["spectators"] == 1)


async def test_spectators_stay_out_where_the_table_says_so(base: str) -> None:
    async with two_at_a_table(base, spectators=False) as (ada, _), Person(base, "Cid") as cid:
        with pytest.raises(ConnectionClosed) as closed:
            async with cid.at(ada.table["id"]):
                pass
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001


async def test_a_table_that_does_not_exist_closes_the_socket(base: str) -> None:
    async with Person(base, "Ada") as ada:
        with pytest.raises(ConnectionClosed) as closed:
            async with ada.at("nowhere"):
                pass
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001


async def test_reconnecting_gives_the_same_position_and_only_the_steps_that_were_missed(base: str) -> None:
    async with two_at_a_table(base) as (ada, ben), Person(base, "Cid") as cid:
        await ada.choose(ada.choices(0)[0])
        await ben.until(lambda: bool(ben.choices(1)))
        table = ada.table["id"]
        async with cid.at(table) as early:
            await ben.choose(ben.choices(1)[0])
            await early.until(lambda: len(early.log[None]) == 2)
        async with cid.at(table, steps=1) as late:
            assert late.updates[None]["view"] == early.updates[None]["view"]
            assert late.updates[None]["steps"] == early.log[None][1:]


async def test_presence_follows_connections(base: str) -> None:
    async with two_at_a_table(base) as (ada, ben):
        await ada.until(lambda: ada.presence is not None and ada.presence["present"] == [0, 1])
        await ben.socket.close()
        await ada.until(lambda: ada.presence is not None and ada.presence["present"] == [0])


async def test_who_sits_down_or_gets_up_is_present_for_the_seat_at_once(base: str) -> None:
    async with Person(base, "Ada") as host, Person(base, "Ben") as ben:
        table = await host.open("pebbles", [MINE, OPEN])
        async with host.at(table) as ada, ben.at(table):

            def told(present: list[int], spectators: int) -> bool:
                return ada.presence is not None and (
                    (ada.presence["present"], ada.presence["spectators"]) == (present, spectators)
                )

            await ada.until(lambda: told([0], 1))
            await ben.command(table, "join")
            await ada.until(lambda: told([0, 1], 0))
            await ben.command(table, "leave", seat=1)
            await ada.until(lambda: told([0], 1))


async def test_everything_resumes_after_a_break_at_any_point(base: str) -> None:
    """A whole game in which both players come anew for every single move."""
    async with Person(base, "Ada") as ada, Person(base, "Ben") as ben:
        table = await ada.open("caches", [MINE, OPEN])
        await ben.command(table, "join")
        await ada.command(table, "start")
        people, count = (ada, ben), 0
        while True:
            async with people[count % 2].at(table) as chair:
                if chair.over:
                    break
                if chair.choices(chair.seats[0]):
                    await chair.choose(chair.choices(chair.seats[0])[-1])
            count += 1
        assert count > 8
