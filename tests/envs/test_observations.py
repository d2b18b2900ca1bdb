"""An observation shows what the view of its seat shows, and nothing else."""

import random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import digsite
from digsite.core import BadOption, NoSuchSeat, State
from digsite.envs import observer
from digsite.games import GAMES
from tests.block_and_key.pieces.test_pieces import small_set
from tests.conformance.play import random_steps
from tests.envs.play import TABLES, deal

if TYPE_CHECKING:
    from digsite.block_and_key.pieces.piece_set import Side


def shown(state: State, seat: int) -> dict[str, Any]:
    """The parts of an observation that hold anything, as plain lists."""
    watcher = observer(state.game.name)
    parts = watcher.layout.split(watcher.of_state(state, seat))
    return {name: part.tolist() for name, part in parts.items() if part.any()}


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_made_of_the_view_alone(name: str) -> None:
    watcher = observer(name)
    for seed in range(12):
        state = deal(name, seed)
        for number, (position, _) in enumerate(random_steps(state, random.Random(seed))):
            if number % 3 == 0:
                for seat in range(position.players):
                    of_view = watcher.of_view(position.view(seat))
                    assert np.array_equal(watcher.of_state(position, seat), of_view)
        assert np.array_equal(watcher.of_state(state, 0), watcher.of_view(state.view(0)))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_hidden_facts_change_nothing_that_is_observed(name: str, players: int) -> None:
    rng, watcher, changed = random.Random(players), observer(name), 0
    for number, (position, _) in enumerate(random_steps(digsite.game(name).new(players, 3), rng)):
        if number % 5 == 0:
            seat = rng.randrange(players)
            other = position.game.determinize(position.view(seat), rng)
            changed += other.as_scenario() != position.as_scenario()
            assert np.array_equal(watcher.of_state(other, seat), watcher.of_state(position, seat))
    assert changed > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_number_lies_in_the_part_that_is_meant(name: str) -> None:
    """Marks are 1, and no seat that is not there has anything."""
    for players in digsite.game(name).player_counts:
        for position, _ in random_steps(digsite.game(name).new(players, 5), random.Random(5)):
            parts = shown(position, 0)
            assert {value for row in [parts["turn"], parts["players"]] for value in row} <= {0, 1}
            assert parts["players"][players - 1] == 1
            assert sum(parts["turn"]) == sum(parts["start"]) == 1
            for name_of_part in ("supplies", "claimed", "hand_tiers", "faces", "timeline", "past", "hand_sizes"):
                by_seat = parts.get(name_of_part, [])
                assert not np.any(by_seat[players:])


def test_block_and_key_as_the_first_seat_sees_it() -> None:
    state = digsite.game("block-and-key").scenario(
        core={"at": [4, 4], "north": "green"},
        blocks=[["white left-screw", [[3, 3, 0], [3, 2, 0], [2, 2, 0], [2, 2, 1]]]],
        seats=[
            {"hand": ["st1-0"], "claimed": ["st2-3"], "supply": ["green I3"], "enigma": "white"},
            {"hand": ["su1-0"]},
        ],
        yard={1: "grey T4"},
        turn=1,
    )
    pieces = observer("block-and-key").layout
    parts = shown(state, 0)
    temple = np.array(parts["temple"])
    assert temple[3].sum() == 4
    assert temple[3, 1, 2, 2] == temple[3, 0, 3, 3] == 1
    assert temple[4].sum() == 8
    assert parts["sides"] == [[0, 1, 0, 0], [0, 0, 1, 0], [0] * 4, [0] * 4]
    assert parts["supplies"][0].index(1) == 0
    assert not any(parts["supplies"][1])
    assert parts["turn"] == [0, 1, 0, 0]
    assert parts["hand_tiers"] == [[1, 0, 0], [0, 1, 0], [0] * 3, [0] * 3]
    assert sum(parts["hand"]) == 1
    assert parts["points"] == [1, 0, 0, 0]
    assert parts["enigma"] == [0, 0, 0, 1]
    assert parts["yard"][0].index(1) == digsite.game("block-and-key").new(2, 1).pieces.block_numbers["grey T4"]
    # Row by row what each side sees is what its flat picture shows.
    sides: tuple[Side, ...] = ("east", "south")
    for place, side in enumerate(sides):
        picture = state.temple.view(side)
        white = [[int(letter == "w") for letter in row] for row in reversed(picture)]
        assert parts["faces"][place][3] == white
    assert pieces["temple"].shape == (5, 6, 10, 10)


def test_ancient_knowledge_as_the_second_seat_sees_it() -> None:
    state = digsite.game("ancient-knowledge").scenario(
        seats=[
            {"hand": ["C7"], "timeline": {3: [["C16", 2], ["P25", 1]]}, "lost": 4},
            {"hand": ["A3", "C8"], "past": ["M1"], "artefacts": ["A5"], "technologies": ["T2"]},
        ],
        turn=0,
    )
    parts = shown(state, 1)
    timeline = np.array(parts["timeline"])
    assert np.argwhere(timeline).tolist() == [[1, 4, 15], [1, 5, 72 + 24]]
    assert parts["knowledge"][1][4:6] == [2, 1]
    assert parts["lost"] == [0, 4, 0, 0]
    assert parts["hand_sizes"] == [2, 1, 0, 0]
    assert sum(parts["hand"]) == 2
    assert np.argwhere(parts["past"]).tolist() == [[0, 36]]
    assert np.argwhere(parts["artefacts"]).tolist() == [[0, 4]]
    assert np.argwhere(parts["technologies"]).tolist() == [[0, 1]]
    assert parts["turn"] == parts["deciders"] == [0, 1, 0, 0]
    assert parts["question"][0] == 1


def test_numbers_too_large_are_shown_as_the_largest() -> None:
    state = digsite.game("ancient-knowledge").scenario(seats=[{"lost": 300}, {}])
    assert shown(state, 0)["lost"] == [127, 0, 0, 0]


def test_the_block_that_is_half_placed_is_observed() -> None:
    watcher, state = observer("block-and-key"), digsite.game("block-and-key").new(2, 1)
    chosen = watcher.layout.split(watcher.of_state(state, 0, chosen="grey I3"))["chosen"]
    assert chosen.nonzero()[0].tolist() == [10]
    assert np.array_equal(watcher.of_state(state, 0, "grey I3"), watcher.of_view(state.view(0), "grey I3"))


def test_other_pieces_have_a_layout_of_their_own() -> None:
    watcher = observer("block-and-key", pieces=small_set())
    assert watcher.layout["temple"].shape == (5, 4, 7, 5)
    state = digsite.game("block-and-key").new(2, 1, pieces=small_set())
    for position, _ in random_steps(state, random.Random(1)):
        assert np.array_equal(watcher.of_state(position, 0), watcher.of_view(position.view(0)))


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_observes_nothing(name: str) -> None:
    state = deal(name, 1)
    with pytest.raises(BadOption, match="spectator"):
        observer(name).of_view(state.view(None))


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_is_none_observes_nothing(name: str) -> None:
    state, watcher = deal(name, 1), observer(name)
    for seat in (-1, state.players, True, "0"):
        with pytest.raises(NoSuchSeat):
            watcher.of_state(state, seat)  # type: ignore[arg-type]  # what a caller without types may say
    with pytest.raises(BadOption, match="spectator"):
        watcher.of_state(state, None)  # type: ignore[arg-type]
    assert np.array_equal(watcher.of_state(state, np.int64(0)), watcher.of_state(state, 0))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", GAMES)
def test_a_view_of_something_else_is_refused(name: str) -> None:
    other = next(each for each in GAMES if each != name)
    for view in ({}, None, deal(other, 1).view(0)):
        with pytest.raises(BadOption, match=f"expected one of {name}"):
            observer(name).of_view(view)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=f"got <{other}"):
        observer(name).of_state(deal(other, 1), 0)


def test_a_game_without_observations_is_refused(pebbles: str) -> None:
    with pytest.raises(BadOption, match="pebbles has none"):
        observer(pebbles)
