"""Many games of the same bots: seats, figures, and that a plan always gives the same games."""

import pytest

from digsite.arena.series import Terms, play
from digsite.arena.simulation import Plan, games_of, seat_bots, simulate
from digsite.bots import BOTS, Strategy
from digsite.core import Action, Actions, BadOption, View


class TakesOne:
    """Always the smallest move: tells itself apart from `random` in the figures."""

    def choose(self, view: View, legal_actions: Actions, rng: object, budget: object) -> Action:
        return legal_actions[0]


@pytest.fixture
def takes_one(monkeypatch: pytest.MonkeyPatch, pebbles: str) -> str:
    monkeypatch.setitem(BOTS, pebbles, {"takes-one": Strategy(f"{__name__}:TakesOne")})
    return "takes-one"


def scores(plan: Plan) -> list[tuple[int, ...]]:
    """Of every game of the plan."""
    return [play(Terms(plan.game, plan.options), pairing).scores for pairing in games_of(plan)]


def test_figures_count_games_wins_scores_and_places(pebbles: str) -> None:
    ticks: list[None] = []
    figures = simulate(Plan(pebbles, ("random", "random"), 50, 1), progress=lambda: ticks.append(None))
    assert (figures.game, figures.players, figures.games, figures.ends) == ("pebbles", 2, 50, {"heap-empty": 50})
    assert len(ticks) == 50
    first, second = figures.bots
    assert first.wins + second.wins >= 50  # a shared first place counts for both
    assert 1 <= first.mean_rank <= 2
    assert figures.decisions >= 50 * 4
    assert first.score_error > 0
    assert figures.games_per_second == pytest.approx(50 / figures.seconds, rel=0.01)


def test_the_same_plan_gives_the_same_games(pebbles: str) -> None:
    plan = Plan(pebbles, ("random", "random"), 10, 5)
    assert scores(plan) == scores(plan)


def test_games_are_dealt_from_the_seed_and_the_ones_after_it(pebbles: str) -> None:
    later = Plan(pebbles, ("random", "random"), 1, 7)
    assert scores(Plan(pebbles, ("random", "random"), 3, 5))[2:] == scores(later)


def test_options_reach_the_game(pebbles: str) -> None:
    plan = Plan(pebbles, ("random", "random"), 20, 1)
    longer = Plan(pebbles, ("random", "random"), 20, 1, {"pebbles": 20})
    assert simulate(longer).decisions > simulate(plan).decisions


def test_an_option_the_game_does_not_take_is_refused_before_anything_is_played(pebbles: str) -> None:
    with pytest.raises(BadOption, match="pebbles: expected one of 12, 20; got 13"):
        simulate(Plan(pebbles, ("random", "random"), 1, 1, {"pebbles": 13}))


def test_the_bots_move_on_by_one_seat_from_game_to_game(pebbles: str) -> None:
    plan = Plan("block-and-key", ("random", "novice", "greedy"), 4, 1)
    assert [each.seats for each in games_of(plan)] == [
        ("random", "novice", "greedy"),
        ("greedy", "random", "novice"),
        ("novice", "greedy", "random"),
        ("random", "novice", "greedy"),
    ]


def test_figures_follow_a_bot_through_its_seats(takes_one: str) -> None:
    figures = simulate(Plan("pebbles", (takes_one, "random"), 200, 1))
    assert [each.name for each in figures.bots] == ["takes-one", "random"]
    # One pebble a turn scores nothing but luck: the figures of the two must differ.
    assert figures.bots[0].mean_score != pytest.approx(figures.bots[1].mean_score, abs=0.05)


@pytest.mark.parametrize(
    ("names", "players", "seats"),
    [
        (["random"], None, ("random", "random")),
        (["random"], 2, ("random", "random")),
        (["random", "random"], None, ("random", "random")),
    ],
)
def test_one_name_sits_everywhere(pebbles: str, names: list[str], players: int | None, seats: tuple[str, ...]) -> None:
    assert seat_bots(pebbles, names, players) == seats


@pytest.mark.parametrize(
    ("names", "players", "reason"),
    [
        (["random"], 3, "players: expected 2 to 2, got 3"),
        (["random"] * 3, 2, "bots: expected 1 or 2 names, got 3"),
        (["oracle"], 2, "no bot 'oracle'"),
    ],
)
def test_seats_that_cannot_be_filled_are_refused(pebbles: str, names: list[str], players: int, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        seat_bots(pebbles, names, players)


def test_sharing_the_work_does_not_change_the_games() -> None:
    plan = Plan("ancient-knowledge", ("random", "random"), 4, 3)
    alone, shared = simulate(plan), simulate(plan, jobs=2)
    assert shared.bots == alone.bots
    assert shared.decisions == alone.decisions
    assert shared.ends == alone.ends
