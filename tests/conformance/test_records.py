"""States, actions and whole games as text and back."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import digsite
from digsite.core import BadOption, BadPosition, BadRecord, Chance, Game, IllegalAction, Record, State, UnknownGame
from tests.conformance.play import random_steps, sampled_positions

Deal = Callable[..., State]


def is_plain(data: object, keys: tuple[type, ...] = (str,)) -> bool:
    if isinstance(data, dict):
        return all(type(key) in keys for key in data) and all(is_plain(value, keys) for value in data.values())
    if isinstance(data, list):
        return all(is_plain(value, keys) for value in data)
    return data is None or type(data) in (str, int, bool)


def test_json_round_trip(deal: Deal) -> None:
    for position in sampled_positions(deal(1), random.Random(1), every=9):
        again = position.game.from_json(position.to_json())
        assert again == position
        assert again.to_json() == position.to_json()
        assert again.actions() == position.actions()
        assert again.outcome == position.outcome
        for seat in position.deciders:
            assert list(again.legal_actions(seat)) == list(position.legal_actions(seat))


def test_a_state_read_back_plays_on_alike(deal: Deal) -> None:
    one = deal(2)
    other = one
    for number, (position, action) in enumerate(random_steps(one, random.Random(2))):
        if number % 13 == 0:
            other = position.game.from_json(position.to_json())
        assert other.apply(action) == position.clone().apply(action)
    assert other == one


def test_scenario_round_trip(deal: Deal) -> None:
    for position in sampled_positions(deal(3), random.Random(3), every=7):
        data = position.as_scenario()
        assert is_plain(data, keys=(str, int))
        again = position.game.scenario(**data)
        assert again.as_scenario() == data
        # Text keys, as JSON makes them, are taken too.
        assert position.game.scenario(**json.loads(json.dumps(data))).as_scenario() == data


def test_record_round_trip(deal: Deal) -> None:
    state = deal(4)
    for _ in random_steps(state, random.Random(4)):
        pass
    text = state.record().dumps()
    again = digsite.replay(text)
    assert again == state == digsite.replay(state.record())
    assert again.outcome == state.outcome
    assert again.record().dumps() == text
    assert json.loads(text)["game"] == state.game.name


def test_the_record_of_a_scenario_begins_with_it(deal: Deal) -> None:
    *_, (position, _) = random_steps(deal(5), random.Random(5))
    middle = digsite.replay(position.record().dumps())
    scenario = position.game.scenario(**deal(5).as_scenario())
    for action in middle.actions():
        scenario.apply(action)
    text = scenario.record().dumps()
    assert "scenario" in json.loads(text)
    assert digsite.replay(text) == scenario


def test_actions_are_plain_data_and_back(deal: Deal) -> None:
    for position, _ in random_steps(deal(6), random.Random(6)):
        for seat in position.deciders:
            actions = position.legal_actions(seat)
            for index in range(0, len(actions), max(1, len(actions) // 5)):
                data = actions[index].to_dict()
                assert is_plain(json.loads(json.dumps(data)))
                assert data["seat"] == seat
                assert data["kind"] == actions[index].kind
                assert position.game.action(data) == actions[index]
                assert position.game.action(json.loads(json.dumps(data))) == actions[index]


def test_a_malformed_action_is_refused(game: Game) -> None:
    data: Any
    for data in ({}, {"kind": "nonsense", "seat": 0}, {"seat": 0}, {"kind": 3}, [], None, "pass"):
        with pytest.raises(IllegalAction) as refusal:
            game.action(data)
        assert refusal.value.code == "malformed-action"


def _tampered(deal: Deal) -> tuple[dict[str, Any], int]:
    state = deal(7)
    for _ in random_steps(state, random.Random(7)):
        pass
    data: dict[str, Any] = json.loads(state.record().dumps())
    return data, len(data["actions"])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"digsite": 2}, "wrong-format"),
        ({"game": "chess"}, "unknown-game"),
        ({"rules": 99}, "wrong-version"),
        ({"players": 77}, "bad-option"),
        ({"options": {"nonsense": 1}}, "bad-option"),
        ({"options": {"players": 2}}, "bad-option"),
        ({"options": {"self": 1}}, "bad-option"),
        ({"seed": "not a number"}, "bad-option"),
        ({"surplus": 1}, "bad-record"),
    ],
)
def test_a_record_that_does_not_begin_is_refused(deal: Deal, change: dict[str, Any], code: str) -> None:
    data, _ = _tampered(deal)
    with pytest.raises(BadRecord) as refusal:
        digsite.replay(json.dumps(data | change))
    assert refusal.value.code == code
    assert refusal.value.step == 0


def test_a_record_or_a_state_of_other_rules_is_refused_by_a_line_that_names_both_versions(deal: Deal) -> None:
    state = deal(7)
    newest = state.game.version
    line = f"played by version {newest - 1} of the rules of {state.game.name}; this program plays version {newest}"
    with pytest.raises(BadRecord, match=line) as refusal:
        digsite.replay(json.dumps(json.loads(state.record().dumps()) | {"rules": newest - 1}))
    assert refusal.value.code == "wrong-version"
    assert refusal.value.details == {"rules": newest - 1, "expected": newest}
    with pytest.raises(BadPosition, match=line) as refused:
        state.game.from_json(json.dumps(json.loads(state.to_json()) | {"rules": newest - 1}))
    assert refused.value.code == "wrong-version"


@pytest.mark.parametrize("text", [7, None, [], b"\xff", ""])
def test_what_is_no_text_is_no_record_and_no_saved_state(game: Game, text: Any) -> None:
    with pytest.raises(BadRecord) as refusal:
        digsite.replay(text)
    assert refusal.value.code == "not-json"
    with pytest.raises(BadPosition):
        game.from_json(text)


@pytest.mark.parametrize("position", [{"self": 1}, {"position": 1}])
def test_a_record_of_a_scenario_with_strange_names_is_refused(game: Game, position: dict[str, Any]) -> None:
    header = {"digsite": 1, "game": game.name, "rules": game.version, "actions": []}
    with pytest.raises(BadRecord) as refusal:
        digsite.replay(json.dumps(header | {"scenario": position}))
    assert refusal.value.code == "bad-position"


@pytest.mark.parametrize("counter", [-1, 1 << 63])
def test_chance_that_could_not_go_on_is_refused(counter: int) -> None:
    with pytest.raises(BadOption):
        Chance(seed=1, counter=counter)


@pytest.mark.parametrize("name", ["chess", 7, None, []])
def test_a_game_that_is_not_there_is_refused(name: Any) -> None:
    with pytest.raises(UnknownGame):
        digsite.game(name)


def test_a_record_names_its_first_wrong_step(deal: Deal) -> None:
    data, count = _tampered(deal)
    for step in (1, count // 2, count):
        wrong = [*data["actions"][: step - 1], {"kind": "nonsense", "seat": 0}, *data["actions"][step:]]
        with pytest.raises(BadRecord) as refusal:
            digsite.replay(json.dumps(data | {"actions": wrong}))
        assert refusal.value.step == step
    with pytest.raises(BadRecord) as refusal:
        digsite.replay(json.dumps(data | {"actions": data["actions"] + data["actions"][-1:]}))
    assert refusal.value.step == count + 1
    assert refusal.value.code == "game-over"


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"digsite": 1}'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.loads(text)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"digsite": 1}'])
def test_what_is_no_saved_state_is_refused(game: Game, text: str) -> None:
    with pytest.raises(BadPosition):
        game.from_json(text)


def test_options_are_checked(game: Game) -> None:
    players = game.player_counts[-1]
    for options in ({"nonsense": True}, {"ask_forced": "yes"}, {"ask_forced": 1}):
        with pytest.raises(BadOption):
            game.new(players, 1, **options)
    for count in (0, game.player_counts[-1] + 1, True, "2"):
        with pytest.raises(BadOption):
            game.new(count, 1)  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        game.new(players, seed="no number")


def test_a_scenario_with_an_unknown_word_is_refused(game: Game) -> None:
    with pytest.raises(BadPosition):
        game.scenario(seats=[{}, {}], nonsense=1)
