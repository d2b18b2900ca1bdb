"""The figures on the page are those that were kept, each beside its peer from the same run."""

import pytest

from benchmarks import keep, losses
from digsite.study.strength import BOTS, measured


def test_the_page_tells_what_was_kept_last() -> None:
    text = keep.PAGE.read_text(encoding="utf-8")
    assert text == keep.page_with(text, keep.last_kept())


def test_what_was_kept_last_names_its_processor_and_has_environments_and_peers() -> None:
    entry = keep.last_kept()
    assert " x " in entry["machine"]
    figures = entry["figures"]
    for name in ("block-and-key", "ancient-knowledge"):
        assert {f"{name} {measure}" for measure in ("decisions", "simulate", "determinize", "from-json", "aec")} <= {
            *figures
        }
    peers = {figure[3] for figure in figures.values()}
    assert {"OpenSpiel hive", "Catanatron", "EnvPool Go 9x9"} <= peers


def test_figures_of_another_processor_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    here = {"machine": "A x 2, Linux, Python 3", "figures": {"digsite import": [1.0, "s", None, None, None]}}
    monkeypatch.setattr(keep, "kept", lambda: [here, {**here, "machine": "B x 2, Linux, Python 3", "figures": {}}])
    assert keep.last_on("A x 2, Linux, Python 3") == here["figures"]
    assert keep.last_on("C x 2, Linux, Python 3") == {}


def test_the_page_on_study_tells_what_bots_were_measured_to_give_away() -> None:
    text = losses.PAGE.read_text(encoding="utf-8")
    assert text == losses.page_with(text, measured())


def test_stronger_bots_give_away_less_in_every_kind_of_game_that_was_measured() -> None:
    for kinds in measured().games.values():
        for kept in kinds.values():
            means = [kept[name].mean for name in BOTS]
            assert means == sorted(means, reverse=True)
