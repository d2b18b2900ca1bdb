"""The lessons of the browser are played by the rules: every scene can be done, and is what its words say."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.ancient_knowledge.cards import BUILDERS, CARDS
from digsite.ancient_knowledge.wording import card_name
from digsite.block_and_key.pieces.piece_set import designed
from digsite.core import Action, State
from digsite.texts import LANGUAGES, texts
from tests.texts.entries import entries, pieces_of_text

WEB = Path(__file__).parents[2] / "web/src/games"
LESSONS: dict[str, list[dict[str, Any]]] = {
    path.parent.name: tomllib.loads(path.read_text(encoding="utf-8"))["lessons"] for path in WEB.glob("*/lessons.toml")
}
SCENES = [
    pytest.param(game, scene, id=f"{game} {lesson['name']} {number + 1}")
    for game, lessons in LESSONS.items()
    for lesson in lessons
    for number, scene in enumerate(lesson["scenes"])
]
PUPIL = 0
WORDS_A_MINUTE = 130
MINUTES_A_STEP = 1 / 3


def is_meant(step: dict[str, Any], action: Action) -> bool:
    data = action.to_dict()
    means = step.get("means", [{}])
    return action.kind in step["kinds"] and any(
        all(data.get(name) == value for name, value in each.items()) for each in means
    )


def begin(game: str, lesson: str, scene: int) -> tuple[State, list[dict[str, Any]]]:
    found = next(each for each in LESSONS[game] if each["name"] == lesson)["scenes"][scene]
    return digsite.game(game).scenario(**found["position"]), found["steps"]


def play(state: State, step: dict[str, Any]) -> None:
    """Do what the step means, the first of it."""
    while True:
        offered = [action for action in state.legal_actions(PUPIL) if action.kind in step["kinds"]]
        # What ends a series is not meant while there is more of it, and is the only thing left after that.
        meant = [action for action in offered if is_meant(step, action)] or offered
        assert meant, step["name"]
        state.apply(meant[0])
        pay_for_it(state)
        more = PUPIL in state.deciders and any(action.kind in step["kinds"] for action in state.legal_actions(PUPIL))
        if not (step.get("repeats") and more):
            return


def pay_for_it(state: State) -> None:
    """At the table a card and what pays for it are chosen together."""
    while PUPIL in state.deciders and (pays := [each for each in state.legal_actions(PUPIL) if each.kind == "pay"]):
        state.apply(pays[0])


@pytest.mark.parametrize(("game", "scene"), SCENES)
def test_every_step_of_a_scene_can_be_done(game: str, scene: dict[str, Any]) -> None:
    state = digsite.game(game).scenario(**scene["position"])
    for step in scene["steps"]:
        assert sum(name in step for name in ("look", "answers", "tries", "kinds")) == 1
        if "kinds" in step and PUPIL in state.deciders and asks(state, step):
            play(state, step)
        if step.get("open"):
            assert "kinds" in step
        if "answers" in step:
            assert 1 <= step["right"] <= step["answers"]


def asks(state: State, step: dict[str, Any]) -> bool:
    return any(action.kind in step["kinds"] for action in state.legal_actions(PUPIL))


@pytest.mark.parametrize("game", LESSONS)
def test_there_are_two_short_lessons(game: str) -> None:
    assert [lesson["name"] for lesson in LESSONS[game]] == ["turn", "win"]
    assert all(sum(len(scene["steps"]) for scene in lesson["scenes"]) <= 8 for lesson in LESSONS[game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_takes_less_than_five_minutes(game: str, language: str) -> None:
    """For somebody who reads slowly, and takes a while over every step."""
    for lesson in LESSONS[game]:
        beginning = f"lesson-{game}-{lesson['name']}-"
        words = sum(
            len(" ".join(pieces_of_text(pattern)).split())
            for name, pattern in entries(language).items()
            if name.startswith(beginning) and not name.endswith(".not")
        )
        steps = sum(len(scene["steps"]) for scene in lesson["scenes"])
        assert words / WORDS_A_MINUTE + steps * MINUTES_A_STEP < 5, (lesson["name"], words, steps)


def test_the_places_to_feel_break_the_one_rule_they_name() -> None:
    state, steps = begin("block-and-key", "turn", 0)
    (step,) = [step for step in steps if "tries" in step]
    assert {each["rule"] for each in step["tries"]} == {"contact", "taller", "support"}
    for each in step["tries"]:
        action = {"kind": "place", "seat": PUPIL, "block": step["block"], "cells": each["cells"]}
        with pytest.raises(digsite.IllegalAction) as refused:
            state.clone().apply(state.game.action(action))
        assert refused.value.details["broken"] == [each["rule"]]


def test_the_first_placement_is_meant_where_it_completes_two_keys() -> None:
    state, steps = begin("block-and-key", "turn", 0)
    (step,) = [step for step in steps if step["name"] == "place"]
    for action in state.legal_actions(PUPIL):
        if action.kind != "place":
            continue
        after = state.clone()
        after.apply(action)
        claims = [claim for claim in after.legal_actions(PUPIL) if claim.kind == "claim"]
        assert (len(claims) == 2) is is_meant(step, action)


def test_the_row_that_is_meant_has_the_most_of_what_is_needed() -> None:
    state, _ = begin("block-and-key", "turn", 1)
    wanted = {}
    for action in state.legal_actions(PUPIL):
        after = state.clone()
        after.apply(action)
        taken = after.view(PUPIL)["supplies"][PUPIL]
        wanted[action.to_dict()["line"]] = sum(block.startswith("brown") for block in taken)
    assert max(wanted, key=lambda line: wanted[line]) == "row2"
    assert sorted(wanted.values())[-2:] == [1, 2]
    held = [key for key in designed().keys if key.id in state.view(PUPIL)["hand"]]
    squares = "".join(row for key in held for row in key.pattern)
    assert max("gsbw", key=squares.count) == "b", "what the text says that the keys ask for"


def test_the_enigma_is_worth_what_is_asked() -> None:
    state, _ = begin("block-and-key", "win", 0)
    assert "".join(state.view(PUPIL)["faces"][PUPIL]).count("s") == 4
    assert state.view(PUPIL)["enigma_points"] == 1


def test_the_twelfth_key_starts_the_final_round() -> None:
    state, steps = begin("block-and-key", "win", 0)
    for action in state.legal_actions(PUPIL):
        after = state.clone()
        after.apply(action)
        claims = [each for each in after.legal_actions(PUPIL) if each.kind == "claim"]
        assert claims or action.kind != "place", "wherever the block is placed, the lesson goes on with a claim"
    for kind in ("place", "claim", "done", "refill"):
        state.apply(next(action for action in state.legal_actions(PUPIL) if action.kind == kind))
    assert (state.deciders, state.view(PUPIL)["last_turns"]) == ((1,), 2)
    assert steps[-1]["name"] == "final"


def test_an_excavation_wins_the_tie() -> None:
    state, (step,) = begin("block-and-key", "win", 1)
    for action in list(state.legal_actions(PUPIL)):
        after = state.clone()
        after.apply(action)
        while not after.is_over:  # no key can be claimed: only the question is answered
            (only,) = after.legal_actions(PUPIL)
            after.apply(only)
        assert after.outcome is not None
        if is_meant(step, action):
            assert (after.outcome.ranking[0], after.outcome.tie_break) == ((PUPIL,), "blocks-left")


def test_what_is_let_go_is_less_than_what_is_gained() -> None:
    state, (_, step) = begin("ancient-knowledge", "win", 0)
    (meant,) = [action for action in state.legal_actions(PUPIL) if is_meant(step, action)]
    (created,) = [event for event in state.apply(meant) if event.kind == "created"]
    gained = BUILDERS["C22"].vp - int(created.to_dict()["knowledge"])
    assert gained > 2  # what archiving both cards would save


def test_where_a_little_is_let_go_nothing_offered_is_as_good() -> None:
    """The words say of everything else that it gains less: many cards at once, or a technology, might be better."""
    state, (_, step) = begin("ancient-knowledge", "win", 0)
    others = [action for action in state.legal_actions(PUPIL) if not is_meant(step, action)]
    assert {action.kind for action in others} == {"create", "archive", "search"}
    assert all(action.to_dict().get("card") in (None, "C22", "A5") for action in others)


def test_in_the_last_turn_archiving_brings_most() -> None:
    state, (_, last, save) = begin("ancient-knowledge", "win", 1)
    archived = state.clone()
    play(archived, last)
    play(archived, save)
    assert archived.is_over
    for action in state.legal_actions(PUPIL):
        other = state.clone()
        other.apply(action)
        while not other.is_over:
            other.apply(other.legal_actions(other.deciders[0])[0])
        assert other.scores[PUPIL] <= archived.scores[PUPIL]


def test_in_the_last_turn_tiwanaku_brings_two_and_another_monument_one() -> None:
    state, _ = begin("ancient-knowledge", "win", 1)

    def score(kind: str, **fields: object) -> int:
        after = state.clone()
        wanted = {"kind": kind, **fields}
        after.apply(next(each for each in after.legal_actions(PUPIL) if wanted.items() <= each.to_dict().items()))
        while not after.is_over:
            after.apply(after.legal_actions(after.deciders[0])[0])
        return after.scores[PUPIL]

    nothing = score("search")
    assert score("create", card="C20", space=2) == nothing + 2
    assert score("create", card="P12", space=3) == nothing + 1


# What the words of a scene say of it.


def numbers_in(language: str, text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", texts(language).say(f"lesson-{text}"))]


def test_the_first_view_shows_the_grey_side_and_one_white_face_further_back_to_the_right() -> None:
    state, _ = begin("block-and-key", "turn", 0)
    assert state.view(PUPIL)["sides"][PUPIL] == "east"
    rows = state.view(PUPIL)["faces"][PUPIL]
    assert [row.strip(".") for row in rows if row.strip(".")] == ["ss", "ssw"]
    assert "".join(rows).count("w") == 1
    asked = {key.id: key.pattern for key in designed().keys if key.id in state.view(PUPIL)["hand"]}
    assert asked["st1-0"] == ("gs",), "green to the left of grey"
    assert {frozenset("".join(asked[key])) for key in ("st1-0", "st1-3")} == {frozenset("gs"), frozenset("gw")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_cards_are_those_that_the_lessons_read_out(language: str) -> None:
    byblos, sacsayhuaman, baalbek = BUILDERS["C4"], BUILDERS["C23"], BUILDERS["C22"]
    assert byblos.start is not None
    read = [byblos.start, byblos.cost, byblos.knowledge, byblos.vp, byblos.start - 1]
    assert numbers_in(language, "ancient-knowledge-turn-read") == read
    assert numbers_in(language, "ancient-knowledge-turn-read.answer3") == [byblos.cost + 1]
    declining, letting_go = begin("ancient-knowledge", "win", 0)[0], "ancient-knowledge-win-let-go"
    ((_, knowledge),) = declining.view(PUPIL)["seats"][PUPIL]["timeline"][0]
    assert sorted(numbers_in(language, "ancient-knowledge-win-decline")) == sorted([sacsayhuaman.vp, 1, knowledge])
    (created,) = [
        event.to_dict()["knowledge"]
        for action in declining.legal_actions(PUPIL)
        if action.to_dict() == {"kind": "create", "seat": PUPIL, "card": "C22", "space": baalbek.start}
        for event in declining.clone().apply(action)
        if event.kind == "created"
    ]
    assert baalbek.cost == 0
    assert numbers_in(language, letting_go) == [2, baalbek.vp, created]
    for card, text in (("C4", "turn-read"), ("M1", "turn-archive"), ("T15", "turn-learn"), ("C22", "win-let-go")):
        assert card_name(CARDS[card], language) in texts(language).say(f"lesson-ancient-knowledge-{text}")


def test_the_first_lesson_says_what_the_game_is_about_before_it_asks_anything() -> None:
    _, steps = begin("ancient-knowledge", "turn", 0)
    assert [step["name"] for step in steps if "look" in step or "answers" in step] == ["goal", "read"]
    assert "look" in steps[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_created_on_space_five_declines_when_lesson_and_forecast_say(language: str) -> None:
    state, (_, _, create, *_) = begin("ancient-knowledge", "turn", 0)
    play(state, create)
    forecast = {each["card"]: each["turns"] for each in state.view(PUPIL)["seats"][PUPIL]["forecast"]}
    assert numbers_in(language, "ancient-knowledge-turn-create") == [forecast["C4"] - 1], "this turn is none of them"
    turns = 1
    while "C4" not in state.view(PUPIL)["seats"][PUPIL]["past"]:
        before = state.view(None)["turn"]
        search = [action for action in state.legal_actions(state.deciders[0]) if action.kind == "search"]
        state.apply(search[0] if search else state.legal_actions(state.deciders[0])[0])
        turns += before != PUPIL and state.view(None)["turn"] == PUPIL
    assert turns - (state.view(None)["turn"] == PUPIL) == 5
