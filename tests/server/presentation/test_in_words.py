"""The table in words: what the game's own words say, for the seat that asks and nobody else."""

import re

import pytest

from tests.server.client import Data, Person, unpack

pytestmark = pytest.mark.anyio


async def test_the_choices_come_in_groups_and_one_group_is_spelled_out(base: str) -> None:
    async with Person(base, "Ada") as ada:
        table = await ada.open("block-and-key", [{"kind": "mine"}])
        await ada.command(table, "start")
        async with ada.at(table) as seat:
            await seat.until(lambda: bool(seat.updates))
            decision = seat.updates[0]["decision"]
            told = await seat.ask("tell", seat=0, language="de", group=0)
            assert told["kind"] == "told"
            assert told["question"]
            assert told["lines"]
            places = [place for group in told["groups"] for place in group["choices"]]
            assert sorted(places) == list(range(len(unpack(decision))))
            assert len(told["moves"]) == len(told["groups"][0]["choices"])
            spoken = await seat.ask("tell", seat=0, language="fr", group=None)
            assert spoken["question"] != told["question"]
            assert spoken["moves"] == []


async def test_only_the_own_seat_is_told(base: str) -> None:
    async with Person(base, "Ada") as ada, Person(base, "Ben") as ben:
        table = await ada.open("block-and-key", [{"kind": "mine"}])
        await ada.command(table, "start")
        async with ben.at(table) as seat:
            refused = await seat.ask("tell", seat=0, language="en")
            assert refused["code"] == "not-your-seat"
            told = await seat.ask("tell", seat=None, language="en")
            assert told["groups"] == []


async def test_the_log_names_players_and_the_rule_behind_every_line(base: str) -> None:
    async with Person(base, "Ada") as ada, Person(base, "Ben") as ben:
        table = await ada.open("block-and-key", [{"kind": "mine"}, {"kind": "bot", "strength": "random"}])
        await ada.command(table, "start")
        async with ada.at(table) as seat, ben.at(table) as onlooker:
            await seat.play_on(lambda choices: choices[0], moves=3)
            log = await seat.ask("read-log", seat=0, language="en")
            assert log["kind"] == "told-log"
            assert all(line["rule"] and line["title"] for line in log["lines"])
            assert any(line["text"].startswith("You ") for line in log["lines"])
            assert any(line["text"].startswith("Fortuna ") for line in log["lines"])
            last = max(line["step"] for line in log["lines"])
            later = await seat.ask("read-log", seat=0, language="en", first=last)
            assert min(line["step"] for line in later["lines"]) == last
            seen = await onlooker.ask("read-log", seat=None, language="fr")
            assert any(line["text"].startswith("Ada ") for line in seen["lines"])
            assert (await onlooker.ask("read-log", seat=0, language="en"))["code"] == "not-your-seat"


async def test_a_position_of_a_finished_game_is_told_as_a_seat_saw_it(base: str) -> None:
    async with Person(base, "Ada") as ada:
        table = await ada.open("pebbles", [{"kind": "mine"}, {"kind": "bot", "strength": "random"}])
        await ada.command(table, "start")
        refused = await ada.request("GET", f"/api/tables/{table}/words")
        assert refused.json()["code"] == "not-over"
        async with ada.at(table) as seat:
            await seat.play_on(lambda choices: choices[0])
        begun = await ada.get(f"/api/tables/{table}/words?seat=0&language=fr")
        assert "heap: 12" in begun["lines"]
        assert begun["ending"] == []
        assert any(line.endswith(",null]") for line in begun["lines"] if line.startswith("lucky"))
        over = await ada.get(f"/api/tables/{table}/words?at=999&language=fr")
        assert "heap: 0" in over["lines"]
        assert over["ending"][0].startswith("La partie est finie")
        assert (await ada.request("GET", f"/api/tables/{table}/words?seat=2")).json()["code"] == "no-such-seat"


async def test_a_long_log_is_told_in_pieces(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.server.live.live_table.STEPS_TOLD", 4)
    async with Person(base, "Ada") as ada:
        table = await ada.open("pebbles", [{"kind": "mine"}, {"kind": "mine"}])
        await ada.command(table, "start")
        async with ada.at(table) as seat:
            await seat.play_on(lambda choices: choices[0], moves=9)
            pieces: list[Data] = []
            step: int | None = 0
            while step is not None:
                pieces.append(await seat.ask("read-log", seat=0, language="en", first=step))
                step = pieces[-1]["next"]
            assert [piece["next"] for piece in pieces] == [4, 8, None]
            told = [line["step"] for piece in pieces for line in piece["lines"]]
            assert set(told) == set(range(9))
            assert told == sorted(told)


async def test_a_finished_game_can_be_played_on_from_any_of_its_positions(base: str) -> None:
    async with Person(base, "Ada") as ada:
        seats = [{"kind": "mine"}, {"kind": "bot", "strength": "random"}]
        table = await ada.open("ancient-knowledge", seats)
        await ada.command(table, "start")
        assert (await ada.request("GET", f"/api/tables/{table}/position")).json()["code"] == "not-over"
        async with ada.at(table) as seat:
            await seat.play_on(lambda choices: choices[0], moves=4)
        await ada.command(table, "resign", seat=0)
        whole = await ada.get(f"/api/tables/{table}/position?at=3")
        assert whole["game"] == "ancient-knowledge"
        again = await ada.open("ancient-knowledge", seats, scenario=whole["scenario"], options=whole["options"])
        await ada.command(again, "start")
        async with ada.at(again) as seat:
            await seat.play_on(lambda choices: choices[0], moves=2)


async def test_bots_of_one_name_are_counted(base: str) -> None:
    bots = [{"kind": "bot", "strength": strength} for strength in ("random", "novice", "random")]
    async with Person(base, "Ada") as ada:
        table = await ada.open("block-and-key", [{"kind": "mine"}, *bots])
        await ada.command(table, "start")
        async with ada.at(table) as seat:
            told = await seat.ask("tell", seat=0, language="en")
            lines = " ".join(told["lines"])
            assert {"Fortuna 1", "Fortuna 2"} == set(re.findall(r"Fortuna \d", lines))
            assert not re.search(r"Pip \d", lines)
