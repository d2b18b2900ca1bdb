"""What tests of several folders need."""

import logging
from collections.abc import Iterator

import pytest

from digsite import games


@pytest.fixture(autouse=True)
def _logs_of_its_own() -> Iterator[None]:
    """A test that runs `digsite serve` in this process leaves no log behind that writes to a stream of its own."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the example game, registered for one test."""
    monkeypatch.setitem(games.GAMES, "pebbles", games.Registration("examples.pebbles:PEBBLES"))
    return "pebbles"
