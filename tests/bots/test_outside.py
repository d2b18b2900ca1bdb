"""Bots from outside: named by module and class or by an entry point, refused in words where they do not fit."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from digsite.bots import BOTS, bot, bot_names, registry, strategy, with_bots
from digsite.core import BadOption
from tests.arena.outside_bots import BlockAndKeyOnly, First

HERE = "tests.arena.outside_bots"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that offers a bot."""
    offered = [EntryPoint("first", f"{HERE}:First", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: offered if group == registry.GROUP else [])
    registry.installed_bots.cache_clear()
    yield
    registry.installed_bots.cache_clear()


def test_a_bot_is_found_by_module_and_class() -> None:
    assert isinstance(bot(f"{HERE}:First", "block-and-key"), First)
    assert not strategy(f"{HERE}:First", "block-and-key").searches
    assert strategy(f"{HERE}:BlockAndKeyOnly", "block-and-key").searches


def test_a_bot_is_found_by_the_name_under_which_it_is_installed(installed: None) -> None:
    assert isinstance(bot("first", "ancient-knowledge"), First)
    with pytest.raises(BadOption, match=r"expected one of random, .*, first, module:Class"):
        bot("second", "ancient-knowledge")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("no_such_module:Bot", "ModuleNotFoundError: No module named 'no_such_module'"),
        (f"{HERE}:Missing", "AttributeError: .*no attribute 'Missing'"),
        (f"{HERE}:NOT_A_CLASS", "expected a class of bots"),
        (f"{HERE}:NoBot", "expected a method choose"),
        (f"{HERE}:BlockAndKeyOnly", "it plays block-and-key, not ancient-knowledge"),
        (f"{HERE}:", "AttributeError"),
        (f"{HERE}:Unmade", "expected to be made without arguments; OSError: secret"),
    ],
)
def test_what_is_no_bot_for_this_game_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(BadOption, match=reason) as refusal:
        bot(name, "ancient-knowledge")
    assert refusal.value.code == "unfit-bot"


def test_a_module_that_breaks_while_it_is_loaded_is_refused_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bots.py").write_text("1 / 0")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadOption, match="ZeroDivisionError"):
        bot("broken_bots:Bot", "block-and-key")


def test_bots_from_outside_can_be_chosen_by_whoever_brings_them_and_by_nobody_else(installed: None) -> None:
    house = {game: dict(bots) for game, bots in BOTS.items()}
    bots = with_bots(["first", f"{HERE}:BlockAndKeyOnly"], ("block-and-key", "ancient-knowledge"))
    assert bot_names("ancient-knowledge", bots) == ("random", "first", "novice", "greedy", "adept", "master")
    assert f"{HERE}:BlockAndKeyOnly" in bot_names("block-and-key", bots)
    assert house == BOTS
    assert bot_names("ancient-knowledge") == ("random", "novice", "greedy", "adept", "master")
    assert isinstance(bot(f"{HERE}:BlockAndKeyOnly", "block-and-key"), BlockAndKeyOnly)
    with pytest.raises(BadOption):
        with_bots(["nobody"], ("block-and-key",))
