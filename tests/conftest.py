"""What tests of several folders need."""

import pytest

from digsite import games


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of the example game, registered for one test."""
    monkeypatch.setitem(games.GAMES, "pebbles", games.Registration("examples.pebbles:PEBBLES"))
    return "pebbles"
