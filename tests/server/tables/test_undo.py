"""Taking back, until something was revealed or answered; ending a turn; looking ahead."""

import pytest

from tests.server.client import Chair
from tests.server.seated import hide_caches, seated

pytestmark = pytest.mark.anyio


def action(chair: Chair, seat: int, kind: str, **fields: object) -> dict[str, object]:
    wanted = {"kind": kind, "seat": seat, **fields}
    return next(each for each in chair.choices(seat) if wanted.items() <= each.items())


async def undo(chair: Chair, seat: int) -> dict[str, object]:
    return await chair.ask("undo", version=chair.updates[seat]["version"], seat=seat)


async def end_turn(chair: Chair, seat: int) -> dict[str, object]:
    return await chair.ask("end-turn", version=chair.updates[seat]["version"], seat=seat)


async def test_a_step_can_be_taken_back_and_leaves_no_trace_in_the_log(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await hide_caches([ada, ben])
        before = ada.updates[0]
        await ada.choose(action(ada, 0, "mark", spot=2))
        await ada.until(lambda: ada.updates[0]["can_undo"])
        assert (await undo(ada, 0))["kind"] == "accepted"
        await ben.until(lambda: ben.updates[1]["version"] == before["version"] + 2)
        await ada.until(lambda: ada.updates[0]["version"] == before["version"] + 2)
        assert ada.updates[0]["view"] == before["view"]
        assert len(ada.log[0]) == len(ben.log[1]) == 4
        assert ada.choices(0)


async def test_an_undo_that_is_sent_twice_takes_back_one_step(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await hide_caches([ada, ben])
        for spot in (1, 2):
            made = await ada.choose(action(ada, 0, "mark", spot=spot))
            await ada.until(lambda made=made: ada.updates[0]["version"] == made["version"])  # type: ignore[misc]
        wanted = {"version": ada.updates[0]["version"], "seat": 0}
        first = await ada.ask("undo", id="twice", **wanted)
        assert first["kind"] == "accepted"
        assert await ada.ask("undo", id="twice", **wanted) == first
        assert (await ada.ask("undo", **wanted))["code"] == "stale"
        await ada.ask("resync")
        assert ada.updates[0]["view"]["marks"] == [1]


async def test_an_end_of_turn_belongs_to_the_turn_that_was_seen(base: str) -> None:
    async with seated(base, "caches", undo="end-turn") as (ada, ben):
        await hide_caches([ada, ben])
        await ben.until(lambda: ben.updates[1]["can_end_turn"])
        early = ben.updates[1]["version"] - 1
        assert (await ben.ask("end-turn", version=early, seat=1))["code"] == "stale"
        assert (await ben.ask("end-turn", version=early + 9, seat=1))["code"] == "stale"
        assert (await end_turn(ben, 1))["kind"] == "accepted"


async def test_what_was_revealed_cannot_be_taken_back(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await hide_caches([ada, ben])
        await ada.choose(action(ada, 0, "mark", spot=1))
        await ada.choose(action(ada, 0, "dig", spot=1))
        assert (await undo(ada, 0))["code"] == "nothing-to-undo"
        await ada.ask("resync")
        assert not ada.updates[0]["can_undo"]


async def test_a_turn_can_be_taken_back_until_the_next_player_answers(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await hide_caches([ada, ben])
        await ada.choose(action(ada, 0, "rest"))
        assert (await undo(ada, 0))["kind"] == "accepted"
        await ada.until(lambda: bool(ada.choices(0)))
        again = await ada.choose(action(ada, 0, "rest"))
        await ben.until(lambda: ben.updates[1]["version"] == again["version"])
        await ben.choose(action(ben, 1, "mark", spot=0))
        assert (await undo(ada, 0))["code"] == "nothing-to-undo"
        assert (await undo(ben, 1))["kind"] == "accepted"


async def test_of_steps_made_at_the_same_time_each_takes_back_its_own(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await ada.choose(action(ada, 0, "hide", spot=3))
        await ben.choose(action(ben, 1, "hide", spot=1))
        assert (await undo(ada, 0))["kind"] == "accepted"
        await ben.until(lambda: ben.updates[1]["view"]["caches"] == [0, [1]])
        await ada.until(lambda: ada.updates[0]["view"]["caches"] == [[], 1])
        assert [step["seat"] for step in ada.log[0]] == [1]


async def test_nobody_takes_back_what_another_did(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await hide_caches([ada, ben])
        await ada.choose(action(ada, 0, "mark", spot=2))
        assert (await ben.ask("undo", version=1, seat=0))["code"] == "not-your-seat"
        await ben.until(lambda: len(ben.log[1]) == 5)


async def test_a_table_without_undo(base: str) -> None:
    async with seated(base, "caches", undo="none") as (ada, ben):
        await hide_caches([ada, ben])
        await ada.choose(action(ada, 0, "mark", spot=2))
        assert (await undo(ada, 0))["code"] == "nothing-to-undo"


async def test_with_end_of_turn_the_next_player_waits_for_it(base: str) -> None:
    async with seated(base, "caches", undo="end-turn") as (ada, ben):
        await hide_caches([ada, ben])
        # Hiding is answered by everybody at once; the last to hide ends it.
        await ben.until(lambda: ben.updates[1]["can_end_turn"])
        assert (await end_turn(ben, 1))["kind"] == "accepted"
        await ada.until(lambda: bool(ada.choices(0)))
        await ada.choose(action(ada, 0, "rest"))
        await ada.until(lambda: ada.updates[0]["can_end_turn"])
        await ben.until(lambda: len(ben.log[1]) == 5)
        assert ben.updates[1]["waiting_for"] == [0]
        assert ben.choices(1) == []
        # The rules are already at the next turn; for everybody at the table it is still hers.
        assert [ada.updates[0]["ending"], ben.updates[1]["ending"]] == [0, 0]
        version = ben.updates[1]["version"]
        early = await ben.ask("choose", version=version, action={"kind": "rest", "seat": 1})
        assert early["code"] == "turn-not-ended"
        assert (await end_turn(ada, 0))["kind"] == "accepted"
        await ben.until(lambda: bool(ben.choices(1)))
        assert (await undo(ada, 0))["code"] == "nothing-to-undo"
        assert (await end_turn(ada, 0))["code"] == "nothing-to-end"


async def test_a_preview_shows_what_would_come_and_changes_nothing(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await hide_caches([ada, ben])
        before = ada.updates[0]
        wanted = action(ada, 0, "mark", spot=2)
        shown = await ada.ask("preview", version=before["version"], action=wanted)
        assert shown["kind"] == "previewed"
        assert shown["view"]["marks"] == [2]
        assert {"kind": "mark", "seat": 0}.items() <= shown["decision"]["choices"][0]["same"].items()
        await ada.ask("resync")
        assert ada.updates[0]["view"] == before["view"]
        assert ada.updates[0]["version"] == before["version"]


@pytest.mark.parametrize("assist", [True, False])
async def test_a_preview_tells_what_follows_only_where_the_table_helps(base: str, assist: bool) -> None:
    async with seated(base, "caches", assist=assist) as (ada, ben):
        await hide_caches([ada, ben])
        version = ada.updates[0]["version"]
        shown = await ada.ask("preview", version=version, action=action(ada, 0, "mark", spot=2))
        assert shown["kind"] == "previewed"
        assert (shown["decision"] is not None) == assist


async def test_a_preview_of_what_would_reveal_something_is_refused(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await hide_caches([ada, ben])
        version = ada.updates[0]["version"]
        answer = await ada.ask("preview", version=version, action=action(ada, 0, "dig", spot=2))
        assert answer["code"] == "would-reveal"


async def test_a_preview_of_an_illegal_action_says_why(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await hide_caches([ada, ben])
        version = ada.updates[0]["version"]
        answer = await ada.ask("preview", version=version, action={"kind": "mark", "seat": 0, "spot": 99})
        assert (answer["kind"], answer["code"]) == ("refused", "not-offered")
        foreign = await ben.ask("preview", version=version, action={"kind": "mark", "seat": 0, "spot": 1})
        assert foreign["code"] == "not-your-seat"


async def test_a_decision_names_the_kinds_of_choices_that_cannot_be_taken_back(base: str) -> None:
    async with seated(base, "caches") as (ada, ben):
        await hide_caches([ada, ben])
        assert ada.updates[0]["decision"]["final"] == ["dig"]


async def test_an_answer_that_names_another_decision_is_refused(base: str) -> None:
    """However legal it would be: it was clicked for a question that is no longer the open one."""
    async with seated(base, "caches") as (ada, ben):
        await hide_caches([ada, ben])
        number = ada.updates[0]["decision"]["number"]
        mark = action(ada, 0, "mark", spot=1)
        made = await ada.ask("choose", version=ada.updates[0]["version"], action=mark, decision=number)
        assert made["kind"] == "accepted"
        await ada.until(lambda: ada.updates[0]["version"] == made["version"])
        assert ada.updates[0]["decision"]["number"] != number
        rest = action(ada, 0, "rest")
        late = await ada.ask("choose", version=ada.updates[0]["version"], action=rest, decision=number)
        assert late["code"] == "other-decision"
        number = ada.updates[0]["decision"]["number"]
        meant = await ada.ask("choose", version=ada.updates[0]["version"], action=rest, decision=number)
        assert meant["kind"] == "accepted"
