"""Bad input gets a clear error of the house, and nothing changes."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest

import digsite
from digsite.core import BadPosition, BadRecord, Game, NoSuchSeat, Record, State

Deal = Callable[..., State]


@pytest.mark.parametrize("seat", [-1, 9, "x", 1.5, (0,)])
def test_a_view_of_no_seat_is_refused(deal: Deal, seat: Any) -> None:
    with pytest.raises(NoSuchSeat) as refusal:
        deal(1).view(seat)
    assert refusal.value.code == "no-such-seat"


@pytest.mark.parametrize("seat", [-1, 9, "x", 0.5])
def test_there_are_no_actions_of_no_seat(deal: Deal, seat: Any) -> None:
    state = deal(1)
    for ask in (state.legal_actions, state.decision, state.view):
        with pytest.raises(NoSuchSeat, match="expected a seat from 0 to"):
            ask(seat)


def test_a_seat_that_owes_nothing_has_no_actions(deal: Deal) -> None:
    state = deal(1)
    for seat in range(state.players):
        assert bool(state.legal_actions(seat)) == (seat in state.deciders)


def test_whole_numbers_of_numpy_are_whole_numbers(game: Game) -> None:
    players = game.player_counts[-1]
    number: Callable[[int], Any] = np.int64
    state = game.new(number(players), number(3))
    assert state == game.new(players, 3)
    seat = state.deciders[0]
    assert state.view(number(seat)) == state.view(seat)
    assert list(state.legal_actions(number(seat))) == list(state.legal_actions(seat))
    state.apply(state.legal_actions(number(seat))[0])
    assert game.replay(Record.loads(state.record().dumps())) == state


def test_what_only_equals_a_seat_is_no_seat_of_an_action(deal: Deal) -> None:
    state = deal(1)
    action = state.legal_actions(state.deciders[0])[0]
    wrong = msgspec.structs.replace(action, seat=np.int64(action.seat))
    with pytest.raises(digsite.IllegalAction) as refusal:
        state.apply(wrong)
    assert refusal.value.code == "malformed-action"
    assert state.actions() == ()


WRONG: list[Any] = [None, True, 1.0, np.int64(1), np.str_("a"), "x", [], (1,), ((1.0, 2.0, 3.0),), object()]


def test_an_action_with_a_value_of_another_type_is_refused_and_changes_nothing(deal: Deal) -> None:
    state, luck, tried = deal(1), random.Random(1), set()
    while not state.is_over:
        action = luck.choice(state.legal_actions(state.deciders[0]))
        fields = [] if type(action) in tried else [field.name for field in msgspec.structs.fields(type(action))]
        tried.add(type(action))
        before = state.as_scenario()
        for name in fields:
            right = getattr(action, name)
            alike = [float(right), np.int64(right)] if isinstance(right, int) else [np.str_(right)]
            for wrong in (*WRONG, *alike):
                forged = msgspec.structs.replace(action, **{name: wrong})
                if type(wrong) is type(right) and wrong == right:
                    continue
                with pytest.raises(digsite.IllegalAction):
                    state.apply(forged)
        assert state.as_scenario() == before
        state.apply(action)
    text = state.record().dumps()
    assert Record.loads(text).dumps() == text


@pytest.mark.parametrize("view", [None, {}, [], "view", {"game": "chess"}])
def test_what_is_no_view_cannot_be_determinized(game: Game, view: Any) -> None:
    with pytest.raises(BadPosition) as refusal:
        game.determinize(view, random.Random(1))
    assert refusal.value.code == "wrong-game"


@pytest.mark.parametrize("rng", [1, None, np.random.default_rng(1)])
def test_hidden_cards_are_drawn_with_a_generator_of_python_alone(deal: Deal, rng: Any) -> None:
    state = deal(1)
    with pytest.raises(digsite.BadOption, match=r"rng: expected a random\.Random, got "):
        state.game.determinize(state.view(0), rng)


def test_a_view_with_a_part_missing_cannot_be_determinized(deal: Deal) -> None:
    state = deal(1)
    view = state.view(0)
    for name in ("options",):
        with pytest.raises(BadPosition):
            state.game.determinize({key: value for key, value in view.items() if key != name}, random.Random(1))


@pytest.mark.parametrize("text", [None, 5, b"\xff", [], "nonsense"])
def test_what_is_no_text_is_no_record(text: Any) -> None:
    with pytest.raises(BadRecord) as refusal:
        digsite.replay(text)
    assert refusal.value.step == 0


@pytest.mark.parametrize("option", ["ask_forced"])
def test_options_of_a_scenario_are_checked(deal: Deal, option: str) -> None:
    state = deal(1)
    position = state.as_scenario()
    assert state.game.scenario(**position | {option: True}).options[option] is True
    with pytest.raises(digsite.BadOption):
        state.game.scenario(**position | {option: "yes"})
