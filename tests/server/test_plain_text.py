"""Names and chat: what is not seen, or makes something else be seen, is not taken."""

import json
import re

import pytest

from digsite.server.errors import Malformed
from digsite.server.plain_text import plain_line, plain_name, skeleton
from tests.server.client import Person, http_client
from tests.server.seated import MINE, OPEN, begun, people


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Ame\u0301lie", "Amélie"),
        ("Łukasz Ø. 李明 Ольга", "Łukasz Ø. 李明 Ольга"),
        ("نیلوفر\u200cخانم", "نیلوفر\u200cخانم"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("O’Brien-Smith (2)", "O’Brien-Smith (2)"),
    ],
)
def test_names_of_people_are_kept(given: str, kept: str) -> None:
    assert plain_name(given) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "Ada\n",
        "A\tb",
        "Ada\u202egro.live",
        "Ada\u2066x",
        "Ad\u200ba",
        "Ad\u200da",
        "\u200d",
        "\u3164",
        "\u115f\u1160",
        "\u2800\u2800",
        "Ada\x85",
        "Ada\u00ad",
        "Ada\ufeff",
        "Ada\u2028",
        "Ada\u00a0Lovelace",
        "Ada\U000e0041",
        "\ue000",
        "Z" + "\u0300" * 9,
        "\u0301Ada",
        "x" * 31,
        "\ufdfa" * 31,
        "\U0001d159",
        "\ufffc",
    ],
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    with pytest.raises(Malformed) as refused:
        plain_name(name)
    assert refused.value.code == "bad-name"
    assert refused.value.details == {"longest": 30}  # in words of every language


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("hello\tthere\r\nyou", "hello there\nyou"),
        ("nice\u202e evil\u202c", "nice evil"),
        ("zero\u200bwidth\u00ad", "zerowidth"),
        ("bell\x07\x1b[31m", "bell[31m"),
        ("👩\u200d🚀 ❤\ufe0f", "👩\u200d🚀 ❤\ufe0f"),
        ("e\u0301" + "\u0301" * 20, "é" + "\u0301" * 4),
    ],
)
def test_what_is_said_is_cleaned(given: str, kept: str) -> None:
    assert plain_line(given) == kept


@pytest.mark.parametrize("text", [" ", "\n\n", "\u200b\u202e", "\u3164"])
def test_nothing_is_not_said(text: str) -> None:
    with pytest.raises(Malformed):
        plain_line(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Аdа"),
        ("Ada", "ada"),
        ("Bill", "Bi1l"),
        ("Bill", "BiII"),
        ("Tom", "Torn"),
        ("Ada", "Ädä"),
        ("Bob", "B0b"),
        ("Ada", "ᴀᴅᴀ"),
        ("Ada", "Ꭺda"),
        ("Ella", "Ꭼlla"),
        ("Gregor", "ɡreɡor"),
        ("Ada", "Ɑda"),
        ("Ben", "ben"),
        ("ben", "Ƅen"),
        ("Lola", "Łola"),
        ("Olaf", "Ølaf"),
        ("Ada", "𝓐𝓭𝓪"),
        ("Ada", "Ａｄａ"),
        ("William", "Williarn"),
        ("Paul", "Рauⅼ"),
        ("Ali", "AIi"),
    ],
)
def test_names_that_are_taken_for_each_other_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Ida"), ("Ben", "Bea"), ("李明", "李娜"), ("Emma", "Erna"), ("Анна", "Инна")]
)
def test_other_names_have_another(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@pytest.mark.anyio
async def test_a_lookalike_at_the_table_is_marked(base: str) -> None:
    async with people(base) as (ada, ben), Person(base, "Аda") as eve:
        table = await begun([ada, eve], "pebbles")
        marked = [seat["lookalike"] for seat in (await ben.get(f"/api/tables/{table}"))["seats"]]
        assert marked == [True, True]
        table = await begun([ada, ben], "pebbles")
        assert [seat["lookalike"] for seat in (await ben.get(f"/api/tables/{table}"))["seats"]] == [False, False]


@pytest.mark.anyio
async def test_a_lookalike_is_marked_in_words_and_in_the_chat_for_everybody_who_looks_on_too(base: str) -> None:
    async with people(base) as (ada, ben), Person(base, "Ａda") as eve, Person(base, "Ben") as other:
        table = await begun([ada, eve], "ancient-knowledge")
        async with (
            ada.at(table, language="en") as chair,
            ben.at(table, language="en") as spectator,
            other.at(table) as late,
        ):
            told = await spectator.ask("tell", seat=None, language="en")
            assert {"⚠ Ada (1)", "⚠ Ａda (2)"} <= set(re.findall(r"⚠ \w+ \(\d\)", str(told)))
            await chair.ask("say", text="hello")
            await spectator.ask("say", text="hello")
            await late.ask("say", text="hello")
            await spectator.until(lambda: len(spectator.chat) == 3)
            # The second of two who are called so is marked as they speak, and whoever comes later sees both.
            assert [line["lookalike"] for line in spectator.chat] == [True, False, True]
        async with ben.at(table) as again:
            assert [line["lookalike"] for line in again.chat] == [True, True, True]


@pytest.mark.anyio
@pytest.mark.parametrize("bad", ["Ada\u202e", "a" * 31, "", "Ada "])
async def test_bad_names_are_refused_wherever_one_is_given(base: str, bad: str) -> None:
    async with people(base, 1) as (ada,):
        for method, path, body in (
            ("POST", "/api/guest", {"name": bad}),
            ("PATCH", "/api/guest", {"name": bad}),
            ("POST", "/api/tables", {"game": "pebbles", "seats": [MINE, {"kind": "invited", "name": bad}]}),
            ("POST", "/api/tables", {"game": "pebbles", "seats": [OPEN, {"kind": "mine", "name": bad}]}),
        ):
            answer = await ada.request(method, path, body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")
            assert answer.json()["details"]["longest"] == 30
        table = await ada.open("pebbles", [MINE, OPEN])
        plan = {"kind": "invited", "name": bad}
        assert await ada.refused(table, "arrange", seat=1, plan=plan) == "bad-name"


@pytest.mark.anyio
@pytest.mark.parametrize("wrong", ["a" * 41, "a\n", "a.b", "", "ä"])
async def test_ids_have_one_pattern(base: str, wrong: str) -> None:
    async with people(base, 1) as (ada,):
        table = await ada.open("pebbles", [MINE, OPEN])
        answer = await ada.request("POST", f"/api/tables/{table}/commands", {"kind": "join", "id": wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        async with ada.at(table) as chair:
            await chair.socket.send(json.dumps({"kind": "mute", "id": "m", "guest": wrong, "muted": True}))
            await chair.until(lambda: "m" in chair.answers)
            assert chair.answers["m"]["code"] == "malformed"


@pytest.mark.anyio
@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/" + "x" * 4000,  # of what is longer nothing is read
        "/" + "x/" * 500,
        "/.vite/manifest.json",
        "/assets/.hidden",
        "/a%0ab",
        "/%ff",
        "/api/tables/%00",
        "/api/tables/a%0a",
        "/api/tables/" + "x" * 41,
        "/api/tables/%00/record",
        "/api/daily/%00",
    ],
)
async def test_addresses_that_cannot_be_are_not_found(base: str, path: str) -> None:
    async with http_client(base) as browser:
        assert (await browser.get(path)).status_code == 404


@pytest.mark.anyio
async def test_a_device_that_cannot_be_is_not_found(base: str) -> None:
    async with people(base, 1) as (ada,):
        assert (await ada.request("DELETE", "/api/guest/devices/%00")).status_code == 404
