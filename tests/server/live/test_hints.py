"""Hints: where to look, then the choice and why; counted, refused where the table allows none, and never more than the
seat knows. And why bots do what they do, which nobody hears before the end."""

import asyncio
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from digsite.arena.turn_clock import CLOCKS
from digsite.bots.json_lines import Answer, BotFailed, Question
from digsite.bots.reason import Reason
from digsite.core import Seat, State
from digsite.server.bots.pool import Worker
from digsite.server.settings import Settings
from digsite.server.socket.connection import MOST_BESIDE
from tests.bots.twins import twins
from tests.server.client import Chair, Person
from tests.server.conftest import FixedSources, serving
from tests.server.seated import MINE, bot, seated

pytestmark = pytest.mark.anyio
LAST = Reason("bot-leaves-it", look=Reason("hint-spare"))
"""What the bots of these tests say of every choice."""


@pytest.fixture(autouse=True)
def thinking(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """Every question to a bot; they take the last of their choices."""
    asked: list[Question] = []

    async def think(_worker: Worker, question: Question, count: int) -> Answer:
        asked.append(question)
        return Answer(index=count - 1, reason=LAST)

    monkeypatch.setattr(Worker, "ask", think)
    return asked


async def hint(chair: Chair, seat: Seat = 0, **fields: Any) -> dict[str, Any]:
    version = chair.updates[seat]["version"] if seat in chair.updates else 0
    return await chair.ask("hint", **{"version": version, "seat": seat, "language": "en", **fields})


async def begin(ada: Person, game: str, seats: list[Any], **rules: Any) -> str:
    table = await ada.open(game, seats, **rules)
    await ada.command(table, "start")
    return table


async def test_one_press_shows_where_to_look_and_a_second_the_choice(base: str, thinking: list[Question]) -> None:
    async with Person(base, "Ada") as ada:
        table = await begin(ada, "pebbles", [MINE, bot()])
        async with ada.at(table) as chair:
            await chair.until(lambda: bool(chair.choices(0)))
            assert chair.table["hints"] is True
            looked, again = await hint(chair), await hint(chair)
            assert looked["kind"] == again["kind"] == "hinted"
            assert looked["look"] == "Which card is the easiest to spare?"
            assert (looked["action"], looked["move"], looked["why"]) == (None, "", "")
            full = await hint(chair, full=True, language="de")
            assert full["action"] == chair.choices(0)[-1]
            assert full["why"] == "Mehr würde mehr kosten, als es bringt."
            assert full["move"]
            # It was thought about once, and where to look and the choice are one hint, however often it is asked for.
            assert len([question for question in thinking if question.bot == thinking[0].bot]) == 1
            await chair.until(lambda: chair.table["seats"][0]["hints"] == 1)
            assert chair.table["seats"][1]["hints"] == 0
            assert (await chair.choose(full["action"]))["kind"] == "accepted"


async def test_a_create_is_advised_with_what_pays_for_it(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    async def think(_worker: Worker, question: Question, _count: int) -> Answer:
        asked.append(question)
        return Answer(index=0, reason=LAST)

    monkeypatch.setattr(Worker, "ask", think)
    hand = {"hand": ["C1", "A3", "P12", "M9", "C7", "M3", "A5"]}
    async with Person(base, "Ada") as ada:
        table = await begin(ada, "ancient-knowledge", [MINE, bot()], scenario={"seats": [hand, {}], "seed": 2})
        async with ada.at(table) as chair:
            await chair.until(lambda: bool(chair.choices(0)))
            looked, full = await hint(chair), await hint(chair, full=True)
            assert looked["then"] == []
            assert (full["action"]["kind"], full["action"]["card"]) == ("create", "C1")
            # On space 1 it costs three cards more than on its own.
            assert full["then"] == [{"kind": "pay", "seat": 0, "card": card} for card in ("A3", "P12", "M9", "C7")]
            paid = "Planetary Stone, Gunung Padang, Aramu Muru and Luxor Temple"
            assert full["move"] == f"Create Osirion on space 1, for 4 discarded cards: {paid}"
            assert len(asked) == 1 + len(full["then"]), "it was thought about once"


async def test_a_move_does_not_wait_for_a_hint_that_is_being_thought_about(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, found = asyncio.Event(), asyncio.Event()

    async def think_long(_worker: Worker, question: Question, count: int) -> Answer:
        begun.set()
        await found.wait()
        return Answer(index=count - 1, reason=LAST)

    monkeypatch.setattr(Worker, "ask", think_long)
    async with Person(base, "Ada") as ada:
        table = await begin(ada, "pebbles", [MINE, MINE], hints=True)
        async with ada.at(table) as chair:
            await chair.until(lambda: bool(chair.choices(0)))
            asked = [f"hint-{number}" for number in range(MOST_BESIDE)]
            version = chair.updates[0]["version"]
            for each in asked:
                request = {"kind": "hint", "id": each, "version": version, "seat": 0, "language": "en"}
                await chair.socket.send(msgspec.json.encode(request).decode())
            await begun.wait()
            assert (await hint(chair))["code"] == "too-fast"
            assert (await chair.choose(chair.choices(0)[0]))["kind"] == "accepted"
            assert chair.answers.keys().isdisjoint(asked)
            found.set()
            await chair.until(lambda: chair.answers.keys() >= set(asked))
            # They were for a decision that is past, and now it is the other's turn.
            assert {chair.answers[each]["code"] for each in asked} <= {"other-decision", "nothing-to-decide"}


async def test_hints_outlive_the_process(base: str, thinking: list[Question]) -> None:
    """They are in the journal: whoever loads the table anew counts as many."""
    async with Person(base, "Ada") as ada:
        table = await begin(ada, "pebbles", [MINE, bot()])
        async with ada.at(table) as chair:
            await chair.until(lambda: bool(chair.choices(0)))
            await hint(chair)
            await chair.play_on(lambda choices: choices[-1])
            assert chair.over
            assert (await hint(chair))["code"] == "not-playing"
        info = await ada.get(f"/api/tables/{table}")
        assert [seat["hints"] for seat in info["seats"]] == [1, 0]


@pytest.mark.parametrize(
    ("seats", "rules", "allowed"),
    [
        ([MINE, bot()], {}, True),
        ([MINE, bot()], {"hints": False}, False),
        ([MINE, bot()], {"assist": False}, False),
        ([MINE, bot()], {"assist": False, "hints": True}, False),
        ([MINE, MINE], {}, False),
        ([MINE, MINE], {"hints": True}, True),
    ],
)
async def test_a_table_allows_hints_or_refuses_them(
    base: str, seats: list[Any], rules: dict[str, Any], allowed: bool
) -> None:
    async with Person(base, "Ada") as ada:
        table = await begin(ada, "pebbles", seats, **rules)
        async with ada.at(table) as chair:
            await chair.until(lambda: bool(chair.choices(0)))
            answer = await hint(chair)
            assert chair.table["hints"] is allowed
            assert answer["kind"] == "hinted" if allowed else answer["code"] == "no-hints"
            if not allowed:
                assert [seat["hints"] for seat in chair.table["seats"]] == [0, 0]


async def test_there_are_no_hints_at_the_daily(own_settings: Settings) -> None:
    settings = msgspec.structs.replace(own_settings, daily_games=("block-and-key",))
    async with serving(settings, FixedSources()) as base, Person(base, "Ada") as ada:
        table = (await ada.post("/api/daily", None))["table"]
        async with ada.at(table) as chair:
            await chair.until(lambda: bool(chair.choices(0)))
            assert chair.table["hints"] is False
            assert (await hint(chair))["code"] == "no-hints"


async def test_only_whoever_is_asked_gets_a_hint(base: str) -> None:
    async with seated(base, "pebbles", hints=True) as (first, second):
        for chair in (first, second):
            await chair.until(lambda chair=chair: 0 in chair.updates or 1 in chair.updates)  # type: ignore[misc]
        mover, other = (0, 1) if first.choices(0) else (1, 0)
        chairs = {0: first, 1: second}
        version = chairs[mover].updates[mover]["version"]
        assert (await hint(chairs[other], mover, version=version))["code"] == "not-your-seat"
        assert (await hint(chairs[other], other))["code"] == "nothing-to-decide"
        assert (await hint(chairs[mover], mover, version=version + 5))["code"] == "stale"
        assert (await hint(chairs[mover], mover))["kind"] == "hinted"
        # Everybody is told that one was taken, and nobody else what it said.
        await chairs[other].until(lambda: chairs[other].table["seats"][mover]["hints"] == 1)
        assert not any('"hinted"' in frame for frame in chairs[other].raw)


async def asked_for_a_hint(settings: Settings, state: State, seat: Seat, thinking: list[Question]) -> list[bytes]:
    """What the bot is asked that gives the hint, and what the seat is answered, at a table that begins so."""
    async with serving(settings, FixedSources()) as base, Person(base, "Ada") as ada:
        table = await begin(
            ada, state.game.name, [MINE] * state.players, scenario=state.as_scenario(), hints=True, undo="free"
        )
        async with ada.at(table) as chair:
            await chair.until(lambda: bool(chair.choices(seat)))
            answer = await hint(chair, seat, full=True, id="h")
            return [thinking[-1].line(), msgspec.json.encode(answer)]


@pytest.mark.parametrize("played", ["block-and-key", "ancient-knowledge"])
async def test_a_hint_uses_no_hidden_fact(
    played: str, own_settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, thinking: list[Question]
) -> None:
    """Two truths that look the same to the seat: the bot is asked the same bytes, and the hint is the same."""
    monkeypatch.setitem(CLOCKS, "wall", lambda: 0.0)
    monkeypatch.setattr("digsite.server.bots.pool.secrets.randbits", lambda _: 7)
    found = 0
    for number, (seat, *truths) in enumerate(islice(twins(played, 2, seed=4, every=20), 2)):
        heard = []
        for which, truth in enumerate(truths):
            place = f"sqlite:///{tmp_path}/{number}-{which}.sqlite3"
            settings = msgspec.structs.replace(own_settings, database_url=place)
            heard.append(await asked_for_a_hint(settings, truth, seat, thinking))
        assert heard[0] == heard[1]
        found += 1
    assert found == 2


async def test_nobody_hears_why_a_bot_did_something_before_the_end(base: str) -> None:
    why = "More would cost more than it brings."
    async with Person(base, "Ada") as ada, Person(base, "Eve") as eve:
        table = await begin(ada, "pebbles", [MINE, bot()])
        async with ada.at(table, language="en") as chair, eve.at(table, language="en") as watching:
            await chair.play_on(lambda choices: choices[0], moves=2)
            await chair.until(lambda: chair.over or bool(chair.choices(0)))
            assert not chair.over
            assert any(step["seat"] == 1 for step in chair.log[0])
            await chair.ask("read-log", seat=0, language="en")
            before = len(chair.raw)
            assert not any(why in frame for frame in (*chair.raw, *watching.raw))
            await chair.play_on(lambda choices: choices[-1])
            await watching.until(lambda: watching.over)
        # From the end on the log tells it, to everybody, step by step from the first one.
        assert not any(why in frame for frame in chair.raw[:before])
        for chairs_log in (chair.log[0], watching.log[None]):
            of_bot = [line for step in chairs_log if step["seat"] == 1 for line in step["lines"][:1]]
            assert of_bot
            assert all(line["why"] == why for line in of_bot)
            assert not any(line.get("why") for step in chairs_log if step["seat"] == 0 for line in step["lines"])
        replay = await ada.get(f"/api/tables/{table}/replay?language=en")
        assert any(line.get("why") == why for frame in replay["frames"] for line in frame["lines"])


async def test_a_bot_that_fails_gives_no_hint(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_worker: Worker, _question: Question, _count: int) -> Answer:
        await asyncio.sleep(0)
        raise BotFailed("it hangs")

    async with Person(base, "Ada") as ada:
        table = await begin(ada, "pebbles", [MINE, MINE], hints=True)
        async with ada.at(table) as chair:
            await chair.until(lambda: bool(chair.choices(0)))
            with monkeypatch.context() as broken:
                broken.setattr(Worker, "ask", fail)
                assert (await hint(chair))["code"] == "no-hint-now"
            assert (await hint(chair))["kind"] == "hinted"
