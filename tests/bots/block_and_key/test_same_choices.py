"""Bots that look one step ahead choose as they did; a change that means them to choose otherwise keeps them anew."""

import pytest

from tests.bots.block_and_key.recorded_choices import BOTS, TABLES, chosen, recorded


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("name", BOTS)
def test_a_whole_game_is_played_as_before(name: str, table: str) -> None:
    assert chosen(name, table) == recorded()[name][table]
