"""The final round, scoring, tie-breaks, and the ends by exhaustion."""

import pytest

from digsite.block_and_key.rules.scoring import rank
from tests.block_and_key.table import BARE, act, kinds, scenario, started

SUNS = [f"su{template}-{shift}" for template in range(1, 7) for shift in range(4)]
UPRIGHT = [[3, 4, 0], [3, 4, 1], [3, 4, 2], [3, 4, 3]]


def about_to_trigger(players: int, keys: int) -> dict[str, object]:
    """The last seat, south in games of 2 and 3, can complete st2-2 with its block; it has claimed `keys` already."""
    seats: list[dict[str, object]] = [{} for _ in range(players)]
    south = {2: 1, 3: 2, 4: 2}[players]
    seats[south] = {"claimed": SUNS[:keys], "hand": ["st2-2"], "supply": ["green I4"]}
    return {"temple": BARE, "seats": seats, "turn": south}


def claim_and_refill(state: object) -> list[str]:
    events = act(state, "place", block="green I4", cells=UPRIGHT)  # type: ignore[arg-type]
    events += act(state, "claim", key="st2-2")  # type: ignore[arg-type]
    while state.step in ("claim", "refill"):  # type: ignore[attr-defined]
        events += state.apply(state.legal_actions()[-1])  # type: ignore[attr-defined]
    return kinds(events)


@pytest.mark.parametrize(("players", "limit"), [(2, 12), (3, 8), (4, 7)])
def test_the_end_is_triggered_by_twelve_eight_or_seven_keys(players: int, limit: int) -> None:
    state = scenario(**about_to_trigger(players, limit - 2))
    assert "final-round" not in claim_and_refill(state)
    state = scenario(**about_to_trigger(players, limit - 1))
    assert "final-round" in claim_and_refill(state)
    assert (state.view(None)["keys_to_end"], state.view(None)["solo_turns"]) == (limit, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_then_everyone_takes_one_more_turn_the_one_who_triggered_it_last(players: int) -> None:
    limit = {2: 12, 3: 8, 4: 7}[players]
    state = scenario(**about_to_trigger(players, limit - 1))
    trigger = state.turn
    claim_and_refill(state)
    order = []
    while not state.is_over:
        order.append(state.deciders[0])
        act(state, "excavate", line="row1")
    assert order == [(trigger + turn) % players for turn in range(1, players + 1)]
    assert state.outcome is not None
    assert state.outcome.reason == "keys-claimed"


def test_more_keys_claimed_in_the_final_round_do_not_start_another() -> None:
    position = about_to_trigger(2, 11)
    position["seats"][0] = {"claimed": SUNS[11:24]}  # type: ignore[index]
    state = scenario(**position)
    claim_and_refill(state)
    assert state.last_turns == 2
    act(state, "excavate", line="row1")
    act(state, "excavate", line="row1")
    assert state.is_over


# Ruling 8: once the final round has been triggered, every last turn is played.

FULL = "\n".join(["core: N=green E=grey S=brown W=white", *[" ".join(["gggggg"] * 10)] * 10])
NO_BLOCKS = dict.fromkeys(range(1, 10))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_final_round_is_played_even_if_no_block_fits_anywhere(players: int) -> None:
    """An excavation can still decide the tie-break."""
    state = scenario(temple=FULL, seats=[{}] * players, last_turns=players)
    for _ in range(players):
        assert not state.is_over
        act(state, "excavate", line="row1")
    assert state.outcome is not None
    assert state.outcome.reason == "keys-claimed"
    assert [len(supply) for supply in state.supplies] == [3] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_played_also_if_nothing_fits_after_the_turn_that_triggers_it(players: int) -> None:
    """Then nobody can do anything, and everybody passes."""
    position = about_to_trigger(players, {2: 12, 3: 8, 4: 7}[players] - 1)
    state = scenario(**position, yard=NO_BLOCKS)
    state.bag = ()
    assert "final-round" in claim_and_refill(state)
    for turn in range(players):
        assert not state.is_over, turn
        act(state, "pass")
    assert state.outcome is not None
    assert state.outcome.reason == "keys-claimed"


def test_passes_in_a_row_do_not_cut_it_short() -> None:
    state = scenario(temple=BARE, seats=[{}, {}, {}], yard=NO_BLOCKS, last_turns=3, passes=2)
    state.bag = (0,)
    act(state, "pass")
    act(state, "pass")
    assert not state.is_over
    act(state, "pass")
    assert state.outcome is not None
    assert state.outcome.reason == "keys-claimed"


def test_nor_do_rounds_without_a_placement() -> None:
    state = scenario(temple=BARE, seats=[{}, {}], last_turns=2, idle=5)
    act(state, "excavate", line="row1")
    assert not state.is_over
    act(state, "excavate", line="row1")
    assert state.outcome is not None
    assert state.outcome.reason == "keys-claimed"


def test_a_state_of_the_final_round_is_kept_and_read_back() -> None:
    state = scenario(temple=BARE, seats=[{}, {}], last_turns=2, idle=6, passes=2)
    act(state, "excavate", line="row1")
    assert (state.idle, state.is_over) == (7, False)
    assert state.game.from_json(state.to_json()) == state


def finished(**position: object) -> object:
    """The position is in its very last turn; the seat takes a line, and it is over."""
    state = scenario(temple=BARE, last_turns=1, **position)
    act(state, "excavate", line="row1")
    assert state.outcome is not None
    return state.outcome


def test_the_score_is_claimed_keys_and_a_point_for_every_three_faces_of_the_enigma() -> None:
    # South sees four brown faces of the core: one point for a brown Enigma, none for another.
    for enigma, points in (("brown", 1), ("green", 0)):
        state = scenario(temple=BARE, seats=[{}, {"claimed": ["st1-0", "mo3-0"], "enigma": enigma}], turn=1)
        assert state.scores == (0, 1 + 4 + points)


@pytest.mark.parametrize(("extra", "points"), [(1, 1), (2, 2), (4, 2), (5, 3)])
def test_the_enigmas_faces_are_divided_by_three_and_rounded_down(extra: int, points: int) -> None:
    # Brown blocks at the edge, where they hide nothing of the core.
    places = [0, 1, 2, 3, 6, 7][:extra]
    row = " ".join("b" if place in places else "." for place in range(10))
    temple = BARE.rstrip().rsplit("\n", 1)[0] + "\n" + row + "\n"
    state = scenario(temple=temple, seats=[{}, {"enigma": "brown"}])
    assert state.scores[1] == (4 + extra) // 3 == points
    assert (state.view(1)["enigma_faces"], state.view(1)["enigma_points"]) == (4 + extra, points)
    assert (state.view(0)["enigma_faces"], state.view(0)["enigma_points"]) == (0, 0)


def test_each_point_is_traced_to_its_key_or_enigma() -> None:
    outcome = finished(seats=[{}, {"claimed": ["st1-0", "mo3-0"], "enigma": "brown"}], turn=1)
    lines = [(line.kind, line.source, line.points) for line in outcome.lines[1]]  # type: ignore[attr-defined]
    assert lines == [("key", "st1-0", 1), ("key", "mo3-0", 4), ("enigma", "brown", 1)]


def test_more_points_win() -> None:
    outcome = finished(seats=[{"claimed": ["st1-0"]}, {"claimed": ["mo3-0"]}])
    assert outcome.ranking == ((1,), (0,))  # type: ignore[attr-defined]
    assert outcome.tie_break is None  # type: ignore[attr-defined]


def test_a_tie_goes_to_more_claimed_keys() -> None:
    outcome = finished(seats=[{"claimed": ["su1-0"]}, {"claimed": ["st1-0", "st1-1"]}])
    assert outcome.ranking == ((1,), (0,))  # type: ignore[attr-defined]
    assert outcome.tie_break == "claimed-keys"  # type: ignore[attr-defined]


def test_then_to_more_blocks_left() -> None:
    outcome = finished(seats=[{"supply": []}, {"supply": ["green I3", "green L3", "green I4", "green L4"]}])
    assert outcome.ranking == ((1,), (0,))  # type: ignore[attr-defined]
    assert outcome.tie_break == "blocks-left"  # type: ignore[attr-defined]


@pytest.mark.parametrize("start", [0, 1])
def test_then_to_the_earlier_in_turn_order_counted_from_the_starting_player(start: int) -> None:
    outcome = finished(seats=[{}, {"supply": ["green I3", "green L3", "green I4"]}], start=start)
    assert outcome.ranking == ((start,), (1 - start,))  # type: ignore[attr-defined]
    assert outcome.tie_break == "turn-order"  # type: ignore[attr-defined]


def test_the_game_ends_when_all_pass_in_a_row() -> None:
    state = scenario(temple=BARE, seats=[{}, {}], yard=dict.fromkeys(range(1, 10)))
    # Nobody can act, while a block that would fit is still somewhere.
    state.bag = (0,)
    act(state, "pass")
    assert not state.is_over
    act(state, "pass")
    assert state.outcome is not None
    assert state.outcome.reason == "all-passed"


def test_the_game_ends_when_no_block_of_bag_yard_or_supplies_fits_anywhere() -> None:
    state = scenario(temple=FULL, seats=[{}, {}])
    act(state, "excavate", line="row1")
    assert state.outcome is not None
    assert state.outcome.reason == "nothing-fits"


@pytest.mark.parametrize("where", ["bag", "yard", "supply"])
def test_it_goes_on_while_one_of_any_of_them_fits(where: str) -> None:
    """The last block of its owner is placed, and nothing but one more is left."""
    yard: dict[int, str | None] = dict.fromkeys(range(1, 10))
    other = ["grey I3"] if where == "supply" else []
    state = scenario(
        temple=BARE,
        seats=[{"supply": ["green I3"]}, {"supply": other}],
        yard=yard | ({5: "grey I3"} if where == "yard" else {}),
    )
    state.bag = state.bag[:1] if where == "bag" else ()
    state.apply(next(action for action in state.legal_actions() if action.kind == "place"))
    while state.turn == 0 and not state.is_over:
        state.apply(state.legal_actions()[-1])
    assert not state.is_over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_three_full_rounds_without_a_placement(players: int) -> None:
    state = started(players)
    turns = 0
    while not state.is_over:
        turns += state.step == "turn"
        state.apply(state.legal_actions()[0])
    assert turns == 3 * players
    assert state.outcome is not None
    assert state.outcome.reason == "no-placements"


def test_a_placement_starts_the_count_of_idle_turns_anew() -> None:
    state = scenario(temple=BARE, seats=[{"supply": ["green I3"]}, {}], idle=5, passes=0)
    act(state, "place", block="green I3", cells=[[3, 3, 0], [2, 3, 0], [1, 3, 0]])
    assert state.idle == 0


@pytest.mark.parametrize(
    ("score", "name"),
    [
        (0, "Trainee"),
        (9, "Trainee"),
        (10, "Researcher"),
        (20, "Researcher"),
        (21, "Field Director"),
        (26, "Field Director"),
        (27, "Dig Director"),
        (32, "Dig Director"),
        (33, "Expert Archaeologist"),
        (60, "Expert Archaeologist"),
    ],
)
def test_solo_ranks(score: int, name: str) -> None:
    assert rank(score) == name


def test_the_end_tells_its_reason_turns_up_the_enigmas_and_counts() -> None:
    state = scenario(temple=BARE, seats=[{"enigma": "brown"}, {"enigma": None}], passes=1, turn=0)
    state.supplies, state.bag, state.yard = ((), ()), (), (-1,) * 9
    (ended,) = [event.to_dict() for event in act(state, "pass") if event.kind == "game-ended"]
    assert ended["reason"] == "all-passed"
    assert ended["enigmas"] == ["brown", None]
    assert ended["scores"] == list(state.scores)


def test_what_one_player_left_unclaimed_is_not_offered_to_the_next() -> None:
    seats = [{"hand": ["st1-0"], "supply": ["white I3"]}, {"hand": ["st2-2"], "supply": ["green I4"]}]
    state = scenario(temple=BARE, seats=seats, turn=1, altars={"sun": [], "moon": []})
    act(state, "place", block="green I4", cells=UPRIGHT)
    assert "claim" in {action.kind for action in state.legal_actions()}
    act(state, "done")
    while state.step != "turn":
        state.apply(state.legal_actions()[-1])
    place = next(action for action in state.legal_actions() if action.kind == "place")
    state.apply(place)
    assert "st2-2" not in {action.to_dict().get("key") for action in state.legal_actions()}
