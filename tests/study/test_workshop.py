"""How sets of pieces play: bots play games with them, which are counted."""

import msgspec
import pytest

from digsite.block_and_key.pieces.piece_set import PieceSet, designed
from digsite.core import BadOption
from digsite.study.workshop import (
    BOTS,
    Stretch,
    Tally,
    play,
    put_together,
    stretches,
    study_pieces,
)
from tests.block_and_key.pieces.test_pieces import small_set

SMALL = PieceSet.from_data(small_set())


def test_every_bot_plays_the_same_deals_in_turn() -> None:
    found = list(stretches(2, games=5, length=2))
    assert {stretch.bot for stretch in found} == set(BOTS)
    assert [stretch.bot for stretch in found[:3]] == list(BOTS)
    for bot in BOTS:
        own = [stretch for stretch in found if stretch.bot == bot]
        deals = [deal for stretch in own for deal in range(stretch.first, stretch.first + stretch.games)]
        assert deals == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("players", "games", "option"), [(0, 5, "players"), (5, 5, "players"), (2, 0, "games")])
def test_what_cannot_be_played_is_refused(players: int, games: int, option: str) -> None:
    with pytest.raises(BadOption) as refused:
        list(stretches(players, games))
    assert refused.value.details["option"] == option


def test_some_games_are_counted_and_come_out_the_same_again() -> None:
    tally = play(SMALL, 2, Stretch("greedy", 3, 2))
    assert tally == play(SMALL, 2, Stretch("greedy", 3, 2))
    assert len(tally.scores) == 4
    assert set(tally.claimed) <= set(tally.held) <= {key.id for key in SMALL.keys}
    assert all(0 < count <= 2 for count in (*tally.held.values(), *tally.claimed.values()))


def test_keys_nobody_claims_are_dead_and_those_nobody_had_unknown() -> None:
    first, second, third, *_ = (key.id for key in designed().keys)
    tallies = [Tally("greedy", (10, 20, 14, 16), {first: 2, second: 2}, {first: 1})]
    study = put_together(designed(), 2, tallies)
    assert study.dead == (second,)
    assert third in study.unseen
    assert first not in study.unseen
    [greedy] = study.bots
    assert (greedy.games, greedy.points, greedy.error) == (2, 15.0, 0.0)
    assert [(key.held, key.claimed) for key in study.keys[:2]] == [(2, 1), (2, 0)]


def test_one_game_says_nothing_of_its_error() -> None:
    [greedy] = put_together(designed(), 2, [Tally("greedy", (10, 20), {}, {})]).bots
    assert (greedy.games, greedy.points, greedy.error) == (1, 15.0, None)


def test_before_any_game_nothing_is_said() -> None:
    study = put_together(designed(), 2, [])
    assert (study.bots, study.dead, study.unseen) == ((), (), ())


def test_a_study_tells_of_every_bot_and_how_it_usually_does() -> None:
    steps: list[None] = []
    study = study_pieces(SMALL, players=1, games=1, progress=lambda: steps.append(None))
    assert [each.bot for each in study.bots] == list(BOTS)
    assert len(steps) == len(BOTS)
    assert all(each.usual is not None and each.usual > 0 for each in study.bots)
    assert msgspec.json.decode(msgspec.json.encode(study))["name"] == "small"
