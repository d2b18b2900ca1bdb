"""The workshop over HTTP: sets of pieces are checked, tried, and played with at a table."""

from typing import Any

import pytest

from digsite.block_and_key.pieces.piece_set import designed
from tests.block_and_key.pieces.test_pieces import small_set
from tests.server.client import Person

pytestmark = pytest.mark.anyio
CHECK = "/api/workshop/check"


async def test_what_is_wrong_is_told_in_every_language_and_what_is_right_is_written_down(base: str) -> None:
    async with Person(base, "Ada") as ada:
        fine = await ada.post(CHECK, {"pieces": small_set()})
        assert fine["faults"] == []
        read = await ada.post(CHECK, {"text": fine["text"]})
        assert (read["pieces"], read["text"]) == (small_set(), fine["text"])
        wrong = small_set()
        wrong["name"] = "<img src=x>"
        wrong["keys"]["star"]["st1-0"]["pattern"] = "...."
        told = {}
        for language in ("en", "fr", "de"):
            answer = await ada.post(f"{CHECK}?language={language}", {"pieces": wrong})
            told[language] = [fault["told"] for fault in answer["faults"]]
            codes = [(fault["code"], fault["entry"]) for fault in answer["faults"]]
            assert codes == [("name", "name"), ("pattern-blank", "keys.star.st1-0")]
            assert answer["text"] is None
        assert len(set(map(tuple, told.values()))) == 3


@pytest.mark.parametrize(
    ("body", "status", "codes"),
    [
        ({}, 400, "malformed"),
        ({"pieces": {}, "text": ""}, 400, "malformed"),
        ({"pieces": {"name": "x" * 70_000}}, 413, "too-big"),
        ({"pieces": []}, 200, ["wrong-kind"]),
        ({"pieces": "pieces"}, 200, ["wrong-kind"]),
        ({"text": "x" * 40_000}, 200, ["too-long"]),
        ({"text": "a" + ".a" * 15_000 + " = 1"}, 200, ["too-deep"]),
        ({"text": "a = " + "[" * 15_000}, 200, ["too-deep"]),
        ({"text": "name = 1"}, 200, ["wrong-kind"]),
        ({"text": "name = 'x'"}, 200, ["missing"]),
    ],
)
async def test_hostile_sets_are_refused_in_words(base: str, body: Any, status: int, codes: Any) -> None:
    async with Person(base, "Ada") as ada:
        answer = await ada.request("POST", CHECK, body)
        found = answer.json()
        if status == 200:
            assert answer.status_code == 200
            assert [fault["code"] for fault in found["faults"]] == codes
            assert all(fault["told"] for fault in found["faults"])
            assert found["pieces"] is None
        else:
            assert (answer.status_code, found["code"]) == (status, codes)


async def test_a_trial_needs_a_set_without_faults_and_an_owner(base: str) -> None:
    async with Person(base, "Ada") as ada, Person(base, "Ben") as ben:
        wrong = await ada.request("POST", "/api/workshop/trials", {"pieces": {"name": "x"}, "players": 2})
        assert wrong.json()["code"] == "bad-pieces"
        trial = await ada.post("/api/workshop/trials", {"pieces": designed().to_data(), "players": 1})
        path = f"/api/workshop/trials/{trial['id']}"
        assert (await ada.get(path))["total"] == 60
        assert (await ben.request("GET", path)).json()["code"] == "no-such-trial"
        assert (await ada.request("DELETE", path)).status_code == 200


async def test_a_table_with_pieces_of_its_own_says_so_and_its_record_replays(base: str) -> None:
    """Bots play it to its end; everybody is told whose pieces these are."""
    seats = [{"kind": "mine"}, {"kind": "bot", "strength": "greedy"}]
    async with Person(base, "Ada") as ada:
        table = await ada.open("block-and-key", seats, options={"pieces": small_set()})
        assert (await ada.get(f"/api/tables/{table}"))["rules"]["options"]["pieces"]["name"] == "small"
        await ada.command(table, "start")
        async with ada.at(table) as chair:
            await chair.until(lambda: bool(chair.choices(0)))
            assert chair.updates[0]["view"]["options"]["pieces"]["name"] == "small"
            told = await chair.ask("tell", language="en", seat=0)
            assert "small" in told["lines"][0]
            await chair.choose(chair.choices(0)[0])
        await ada.command(table, "resign", seat=0)
        record = await ada.get(f"/api/tables/{table}/record")
        assert record["options"]["pieces"]["name"] == "small"
        replay = await ada.get(f"/api/tables/{table}/replay")
        assert replay["frames"]
