"""What is made up at random can be pasted into a chat and typed at a command line; time passes as for people."""

import time

import pytest

from digsite.server.time_and_secrets import Clock, TimeAndSecrets

SECOND = 10**9
HOUR, DAY = 3600 * SECOND, 24 * 3600 * SECOND
START = 1_700_000_000 * SECOND


class World:
    """A machine whose clock somebody sets."""

    def __init__(self) -> None:
        self.wall, self.steady = START, 5 * SECOND
        self.clock = Clock(lambda: self.wall, lambda: self.steady)

    def wait(self, span: int) -> int:
        """How much of it passes at the server."""
        before = self.clock.now()
        self.wall += span
        self.steady += span
        return self.clock.now() - before

    def set_by(self, span: int) -> int:
        """How far the server's time leaps when the clock is set."""
        before = self.clock.now()
        self.wall += span
        return self.clock.now() - before


def test_time_passes_as_the_worlds_does() -> None:
    world = World()
    assert [world.wait(span) for span in (0, 1, SECOND, DAY)] == [0, 1, SECOND, DAY]
    assert world.clock.now() == world.wall


@pytest.mark.parametrize("span", [2 * HOUR, -2 * HOUR, 20 * SECOND, -20 * SECOND])
def test_a_clock_that_is_set_costs_nobody_their_time_and_gives_none(span: int) -> None:
    world = World()
    assert world.set_by(span) == 0
    assert abs(world.wait(60 * SECOND) - 60 * SECOND) == 6 * SECOND  # a tenth, towards the world's
    assert world.set_by(-span) == 0
    world.wait(HOUR)
    assert world.clock.now() == world.wall


@pytest.mark.parametrize("span", [2 * HOUR, -2 * HOUR])
def test_a_clock_that_stays_set_is_caught_up_with_and_never_goes_backwards(span: int) -> None:
    world = World()
    world.set_by(span)
    assert all(world.wait(1000 * SECOND) > 0 for _ in range(80))
    assert world.clock.now() == world.wall


@pytest.mark.parametrize("span", [300 * DAY, -300 * DAY])
def test_a_machine_that_has_just_learned_the_date_is_believed(span: int) -> None:
    world = World()
    assert world.set_by(span) == span


def test_the_servers_time_is_the_worlds() -> None:
    assert abs(TimeAndSecrets().now() - time.time_ns() // 1_000_000) < 60_000


def test_names_and_keys_are_letters_and_digits() -> None:
    sources = TimeAndSecrets()
    made = [sources.name() for _ in range(2000)] + [sources.key() for _ in range(2000)]
    assert all(each.isascii() and each.isalnum() for each in made)
    assert len(set(made)) == len(made)
    assert {len(each) for each in made} == {13, 22}
