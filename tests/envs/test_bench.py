"""The speed of the environments is measured; how fast they are stands in no test."""

import os

import pytest

from digsite.arena.rates import Played
from digsite.envs import bench


def test_every_game_is_measured_through_pettingzoo_and_one_in_a_batch() -> None:
    figures = [figure for measure in bench.measures(0.01) for figure in measure()]
    assert [(figure.subject, figure.measure, figure.unit) for figure in figures] == [
        ("block-and-key", "aec", "1/s"),
        ("ancient-knowledge", "aec", "1/s"),
        ("block-and-key", "batch", "1/s"),
        ("block-and-key", "batch-hive", "1/s"),
    ]
    assert all(figure.value > 0 for figure in figures)


def test_games_and_steps_are_counted() -> None:
    played = bench.play_aec("ancient-knowledge", 0.01)
    assert played.games >= 1
    assert played.decisions > 50 * played.games


def test_without_pettingzoo_the_batch_alone_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "find_spec", lambda _: None)
    monkeypatch.setattr(bench, "peer_of", lambda _: None)
    (figures,) = [measure() for measure in bench.measures(0.01)]
    assert [(figure.measure, figure.peer) for figure in figures] == [("batch", None)]


def test_a_batch_stands_beside_its_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tortoises:
        name = "Tortoises"

        def play(self, seconds: float) -> Played:
            return Played(1, 10, 1.0)

    monkeypatch.setattr(bench, "find_spec", lambda _: True)
    monkeypatch.setattr(bench, "GoInEnvPool", Tortoises)
    monkeypatch.setattr(bench, "peer_of", lambda _: Tortoises())
    batch, beside_hive = bench.batch_steps(0.01)
    assert (batch.peer, batch.peer_value) == ("Tortoises", 10.0)
    assert batch.ratio == pytest.approx(batch.value / 10, abs=0.01)
    assert beside_hive.value == batch.value


def test_a_batch_is_measured_on_one_core_and_then_all_are_free_again() -> None:
    before = os.sched_getaffinity(0)
    with bench.one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before
