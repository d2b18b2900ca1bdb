"""A step of the log as each seat sees it: what all see alike is told without asking for each, and nothing else is."""

import random

import pytest

import digsite
from digsite.core import Action, Event, Seat
from digsite.server.presentation.redaction import logged
from digsite.server.tables.running_game import LoggedStep

VIEWERS: tuple[Seat | None, ...] = (0, 1, None)


class Went(Action, frozen=True, tag="went"):
    """Something that somebody did."""


class Seen(Event, frozen=True, kw_only=True, tag="seen"):
    """Seen by whom its `to` names."""


class Whispered(Event, frozen=True, kw_only=True, tag="whispered"):
    """Of a game that says in its own way who sees it."""

    def seen_by(self, seat: Seat | None) -> bool:
        return seat == 1


def told(step: LoggedStep) -> list[int]:
    """How many events each viewer is told of."""
    return [len(logged(step, 0, seat, None).events) for seat in VIEWERS]


def test_what_all_see_is_told_to_all() -> None:
    step = LoggedStep.of(Went(0), [Seen(), Seen()])
    assert step.open
    assert told(step) == [2, 2, 2]


def test_one_event_that_not_all_see_has_every_seat_asked_for() -> None:
    step = LoggedStep.of(Went(0), [Seen(), Seen(to=(0,))])
    assert not step.open
    assert told(step) == [2, 1, 1]


def test_who_sees_an_event_may_be_said_in_another_way() -> None:
    step = LoggedStep.of(Went(0), [Seen(), Whispered()])
    assert not step.open
    assert told(step) == [1, 2, 1]


@pytest.mark.parametrize("name", ["block-and-key", "ancient-knowledge"])
def test_every_seat_is_told_what_it_sees_and_no_more(name: str) -> None:
    rng, kinds = random.Random(3), set()
    state = digsite.game(name).new(players=2, seed=3)
    for number in range(120):
        if state.is_over:
            break
        action = rng.choice(state.legal_actions(state.deciders[0]))
        events = state.apply(action)
        step = LoggedStep.of(action, events)
        kinds.add(step.open)
        for seat in VIEWERS:
            seen = tuple(text for text, event in zip(step.texts, events, strict=True) if event.seen_by(seat))
            assert logged(step, number, seat, None).events == seen
    assert kinds == {True, False}
