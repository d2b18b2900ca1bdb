"""What is measured, and that every figure is one. How fast anything is stands in no test."""

import os

import pytest

from digsite.arena import bench, peers
from digsite.arena.rates import Played, microseconds, middle_of_a_game, play_randomly
from digsite.games import GAMES
from examples.pebbles import PEBBLES

SHORT = 0.01


class Tortoise:
    """A peer that plays one game of ten decisions in a second."""

    name = "Tortoise"

    def play(self, seconds: float) -> Played:
        return Played(1, 10, 1.0)

    def clone(self, seconds: float) -> float:
        return 1e6


def test_random_play_counts_games_and_decisions() -> None:
    played = play_randomly(PEBBLES, SHORT)
    assert played.games >= 1
    assert played.decisions >= 4 * played.games
    assert played.seconds >= SHORT


def test_the_middle_of_a_game_lies_so_many_steps_into_it() -> None:
    assert len(middle_of_a_game(PEBBLES, 3).actions()) == 3


def test_a_call_is_measured_without_the_first() -> None:
    calls: list[None] = []
    assert microseconds(lambda: calls.append(None), SHORT) > 0
    assert len(calls) > 1


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "peer_of", lambda _: None)
    figures = [*bench.random_play(name, SHORT), *bench.states(name, SHORT), *bench.bot_decisions(name, "random", SHORT)]
    assert [figure.measure for figure in figures] == [
        "decisions", "games", "clone", "legal-again", "view", "determinize", "to-json", "from-json", "bot-random",
    ]  # fmt: skip
    assert all(figure.value > 0 and figure.subject == name and figure.ratio is None for figure in figures)


def test_a_figure_stands_beside_its_peers(monkeypatch: pytest.MonkeyPatch, pebbles: str) -> None:
    monkeypatch.setattr(bench, "peer_of", lambda _: Tortoise())
    monkeypatch.setattr(bench, "MIDDLE", 3)
    decisions, _ = bench.random_play(pebbles, SHORT)
    assert (decisions.peer, decisions.peer_value) == ("Tortoise", 10.0)
    assert decisions.ratio == pytest.approx(decisions.value / 10, abs=0.01)
    clone = bench.states(pebbles, SHORT)[0]
    assert clone.ratio == pytest.approx(1e6 / clone.value, rel=0.01)


@pytest.mark.parametrize("name", GAMES)
def test_a_simulation_stands_beside_the_bare_loop(name: str) -> None:
    (figure,) = bench.simulated(name, SHORT)
    assert (figure.measure, figure.peer) == ("simulate", "a bare loop")
    assert figure.peer_value is not None
    assert figure.ratio == pytest.approx(figure.value / figure.peer_value, abs=0.01)


def test_a_peer_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda _: None)
    assert bench.run([]).processor.endswith(f"x {os.cpu_count()}")
    assert bench.run([]).missing_peers == tuple(name for name in GAMES if name in peers.PEERS)


def test_a_bots_figure_counts_its_decisions_in_a_second() -> None:
    (figure,) = bench.bot_decisions("block-and-key", "random", SHORT)
    assert (figure.measure, figure.unit, figure.peer) == ("bot-random", "1/s", None)


def test_scans_are_measured() -> None:
    assert [figure.measure for figure in bench.scans(SHORT)] == ["scan", "scan-claims"]


def test_a_fresh_process_tells_how_long_the_import_takes() -> None:
    (figure,) = bench.import_time()
    assert (figure.subject, figure.measure, figure.unit) == ("digsite", "import", "s")
    assert figure.value > 0


def test_everything_is_planned_for_every_game(pebbles: str) -> None:
    with_pebbles = len(bench.measures(SHORT))
    del GAMES[pebbles]
    assert with_pebbles - len(bench.measures(SHORT)) == 4
