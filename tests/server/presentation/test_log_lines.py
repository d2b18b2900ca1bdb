"""The log in words comes with the update that it tells of, in the language of the connection."""

import random
from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec
import pytest

from digsite.ancient_knowledge import events as knowledge_events
from digsite.block_and_key import events as block_events
from digsite.core import Event
from digsite.games import GAMES, words
from digsite.games import game as find_game
from digsite.server.live import live_table, updates
from digsite.server.presentation import redaction
from digsite.server.presentation.log_lines import Telling
from digsite.server.tables.running_game import LoggedStep
from digsite.server.warming_up import warm_up
from digsite.texts import LANGUAGES, Texts, Words, catalogue
from tests.server.client import Chair, Data, Person
from tests.server.seated import MINE, begun, bot, hide_caches, people

pytestmark = pytest.mark.anyio
EVENTS = {"block-and-key": block_events, "ancient-knowledge": knowledge_events}


def kinds_of(game: str) -> Any:
    """The type of all events of a game."""
    kinds = [kind for kind in vars(EVENTS[game]).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return reduce(or_, [kind for kind in kinds if kind.__struct_config__.tag])


def lines_of(chair: Chair, seat: int | None) -> list[Data]:
    return [line for step in chair.log[seat] for line in step.get("lines", [])]


def texts_of(chair: Chair, seat: int | None) -> list[str]:
    return [line["text"] for line in lines_of(chair, seat)]


def at_random(seed: int) -> Callable[[list[Data]], Data]:
    return random.Random(seed).choice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVENTS)
async def test_a_line_says_what_its_event_says_and_nothing_else(base: str, game: str, language: str) -> None:
    names = ["Ada", words(game, language).say("table-bot-name", strength="random")]
    speaker, kinds = words(game, language, names).aloud, kinds_of(game)
    async with Person(base, "Ada") as ada, Person(base, "Eve") as eve:
        table = await ada.open(game, [MINE, bot()])
        await ada.command(table, "start")
        async with ada.at(table, language=language) as seat, eve.at(table, language=language) as onlooker:
            await seat.play_on(at_random(3), moves=25)
            version = seat.updates[0]["version"]
            await onlooker.until(lambda: onlooker.updates[None]["version"] >= version)
            for chair, reader in ((seat, 0), (onlooker, None)):
                for step in chair.log[reader]:
                    told = [speaker.sentence(msgspec.convert(event, kinds), reader) for event in step["events"]]
                    expected = [(place, *said) for place, said in enumerate(told) if said.text]
                    lines = step.get("lines", [])
                    assert [(line["event"], line["text"], line.get("brief", "")) for line in lines] == expected
                    assert {line["step"] for line in lines} <= {step["number"]}
                assert len(texts_of(chair, reader)) > 10
            assert texts_of(seat, 0) != texts_of(onlooker, None)


async def test_who_names_no_language_is_sent_no_words_and_none_are_made(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: object) -> None:
        raise AssertionError("words were made")

    monkeypatch.setattr(live_table, "Telling", refuse)
    async with people(base) as guests:
        table = await begun(guests, "caches")
        async with guests[0].at(table) as ada, guests[1].at(table) as ben:
            await hide_caches([ada, ben])
            assert all(step.keys() == {"number", "seat", "events"} for step in ada.log[0])


async def test_an_unknown_language_is_refused_in_words_and_the_game_goes_on(base: str) -> None:
    async with people(base) as guests:
        table = await begun(guests, "caches")
        async with guests[0].at(table, language="klingon") as ada, guests[1].at(table) as ben:
            (refused,) = ada.unasked
            assert refused["code"] == "malformed"
            assert refused["reason"] == "language: expected one of en, fr, de; got 'klingon'"
            await hide_caches([ada, ben])
            assert lines_of(ada, 0) == []
            assert (await ada.ask("resync", language="klingon"))["code"] == "malformed"


async def test_another_language_tells_the_whole_log_anew_and_all_that_follows(base: str) -> None:
    async with Person(base, "Ada") as ada:
        table = await ada.open("block-and-key", [MINE])
        await ada.command(table, "start")
        async with ada.at(table, language="en") as seat:
            await seat.play_on(at_random(1), moves=6)
            english = texts_of(seat, 0)
            assert (await seat.ask("resync", language="fr"))["kind"] == "accepted"
            french = texts_of(seat, 0)
            assert len(french) == len(english)
            assert not {text for text in french if text.startswith("You ")}
            await seat.play_on(at_random(2), moves=2)
            assert any(text.startswith("You ") for text in english)
            assert texts_of(seat, 0)[: len(french)] == french
            log = await seat.ask("read-log", seat=0, language="fr")
            assert lines_of(seat, 0) == log["lines"]
            await seat.ask("resync")
            assert lines_of(seat, 0) == log["lines"]


async def test_what_is_taken_back_takes_its_lines_along(base: str) -> None:
    async with people(base) as guests:
        table = await begun(guests, "caches")
        async with guests[0].at(table, language="de") as ada, guests[1].at(table) as ben:
            await hide_caches([ada, ben])
            before, version = texts_of(ada, 0), ada.updates[0]["version"]
            await ada.choose({"kind": "mark", "seat": 0, "spot": 2})
            await ada.until(lambda: ada.updates[0]["can_undo"])
            assert len(texts_of(ada, 0)) > len(before)
            await ada.ask("undo", version=ada.updates[0]["version"], seat=0)
            await ada.until(lambda: ada.updates[0]["version"] == version + 2)
            assert texts_of(ada, 0) == before


async def test_who_comes_back_is_told_what_is_new(base: str) -> None:
    async with Person(base, "Ada") as ada:
        table = await ada.open("block-and-key", [MINE])
        await ada.command(table, "start")
        async with ada.at(table, language="de") as seat:
            await seat.play_on(at_random(1), moves=8)
            log = seat.log[0]
        async with ada.at(table, language="de", steps=len(log) - 2) as seat:
            assert seat.updates[0]["first_step"] == len(log) - 2
            assert seat.updates[0]["steps"] == log[-2:]


async def test_one_seat_in_one_language_is_described_once_for_all_its_connections(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[int | None, str]] = []
    languages: dict[Telling, str] = {}

    def noted(table: Any, running: Any, seat: int | None, first: int, telling: Telling, *rest: Any) -> Any:
        made.append((seat, languages[telling]))
        return redaction.update(table, running, seat, first, telling, *rest)

    def spoken(speaker: Words, *, over: bool) -> Telling:
        telling = Telling(speaker, over=over)
        languages[telling] = speaker.texts.language
        return telling

    async with people(base) as (ada, ben), Person(base, "Eve") as eve:
        table = await begun([ada, ben], "block-and-key")
        async with (
            ada.at(table, language="en") as one,
            ada.at(table, language="en"),
            ada.at(table, language="fr"),
            ben.at(table, language="fr") as two,
            eve.at(table, language="fr"),
            eve.at(table, language="fr"),
        ):
            monkeypatch.setattr(updates, "update", noted)
            monkeypatch.setattr(live_table, "Telling", spoken)
            mover, seat = (one, 0) if one.choices(0) else (two, 1)
            await mover.choose(mover.choices(seat)[0])
            assert sorted(made, key=str) == sorted([(0, "en"), (0, "fr"), (1, "fr"), (None, "fr")], key=str)
            assert sorted(languages.values()) == ["en", "fr"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_replay_tells_what_was_told_at_the_table(base: str, language: str) -> None:
    async with Person(base, "Ada") as ada:
        table = await ada.open("block-and-key", [MINE])
        await ada.command(table, "start")
        async with ada.at(table, language=language) as seat:
            await seat.play_on(at_random(1))
            await seat.until(lambda: seat.over)
            replay = await ada.get(f"/api/tables/{table}/replay?first=1&seat=0&language={language}")
            told = [line for frame in replay["frames"] for line in frame["lines"]]
            assert told
            assert told == lines_of(seat, 0)[: len(told)]
            assert all("lines" not in frame["step"] for frame in replay["frames"])


async def test_whoever_has_a_new_name_has_it_in_what_was_told_before(base: str) -> None:
    async with people(base) as (ada, ben):
        table = await begun([ada, ben], "block-and-key")
        async with ada.at(table, language="en") as one, ben.at(table, language="en") as two:
            mover, seat, other, name = (one, 0, two, "Ada") if one.choices(0) else (two, 1, one, "Ben")
            await mover.choose(mover.choices(seat)[0])
            told = other.log[1 - seat]

            def lines() -> str:
                return " ".join(line["text"] for step in other.log[1 - seat] for line in step["lines"])

            await other.until(lambda: name in lines())
            await (ada if seat == 0 else ben).request("PATCH", "/api/guest", {"name": "Zoe"})
            await other.until(lambda: "Zoe" in lines())
            assert name not in lines()
            assert told is other.log[1 - seat]


@pytest.mark.parametrize("name", ["block-and-key", "ancient-knowledge"])
async def test_what_a_log_is_told_with_is_read_before_anybody_waits(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_texts", cache(Texts))
    warm_up(name, GAMES)
    read: list[str] = []
    monkeypatch.setattr(Texts, "_load", lambda _texts, topic: read.append(topic))
    state = find_game(name).new(players=2, seed=3)
    rng = random.Random(3)
    for number in range(12):
        action = rng.choice(state.legal_actions(state.deciders[0]))
        step = LoggedStep.of(action, state.apply(action))
        for language in LANGUAGES:
            assert (
                Telling(words(name, language, ["Ada", "Bo"])).lines(number, step, range(len(step.events)), 0) or number
            )
    assert read == []
