"""Compiling the kernel: not before it is needed, once, announced, and kept wherever there is room."""

import logging
import subprocess
import sys
from os import environ
from pathlib import Path

import numba
import pytest

from digsite.block_and_key.geometry import kernel
from digsite.block_and_key.geometry.kernel import compiled

USE = "from digsite.block_and_key import Temple; from digsite.block_and_key.pieces.piece_set import designed; "
USE += "print(len(Temple.empty(designed(), (4, 4), 'green').scan(range(10))))"


def run(code: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], env=environ | variables, capture_output=True, text=True, check=True
    )


def test_importing_loads_neither_numba_nor_numpy() -> None:
    code = "import sys, digsite; from digsite.block_and_key import Temple; digsite.game('block-and-key'); "
    assert run(code + "print({'numba', 'numpy'} & set(sys.modules))").stdout == "set()\n"


def test_what_the_kernel_does_not_have_is_asked_for_in_vain() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        kernel.nonsense  # noqa: B018


SMALL = """
import sys
from pathlib import Path
import numba
from digsite.block_and_key.geometry.kernel.compiled import compiler

compiled = compiler(Path(__file__).parent)


@compiled(numba.int64)
def one_more(number):
    return number + 1


@compiled(numba.int64)
def one_less(number):
    return number - 1


sys.stdout.write(f"{one_more(2)} {one_less(2)}")
"""


def test_the_first_use_on_a_machine_is_announced_and_no_later_one(tmp_path: Path) -> None:
    """Of code that is compiled in a second, as the whole kernel is: that takes ten."""
    (tmp_path / "small.py").write_text(SMALL, encoding="utf-8")
    use = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import small"
    first = run(use, NUMBA_CACHE_DIR=str(tmp_path), DIGSITE_LANG="de", PYTHONIOENCODING="utf-8")
    assert first.stderr.count("\n") == 1
    assert "einmal für diesen Rechner" in first.stderr
    again = run(use, NUMBA_CACHE_DIR=str(tmp_path))
    assert again.stderr == ""
    assert again.stdout == first.stdout == "3 1"


@pytest.mark.parametrize("kept", [True, False])
def test_whether_it_is_once_for_this_machine_is_said_as_the_log_has_it(
    kept: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    monkeypatch.setattr(compiled._Announcement, "kept", kept)
    compiled._Announcement().on_start(None)
    (told,) = caplog.records
    assert (told.message, "NUMBA_CACHE_DIR" in vars(told).get("advice", "")) == (
        ("compiling", False) if kept else ("compiling-at-every-start", True)
    )
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    compiled._Announcement().on_start(None)
    assert ("NUMBA_CACHE_DIR" in capsys.readouterr().err) != kept


def test_all_of_the_kernel_is_kept() -> None:
    """Whatever was compiled before, here or by another test: after one use nothing is left to compile."""
    first = run(USE)
    again = run(USE)
    assert again.stderr == ""
    assert again.stdout == first.stdout


def test_without_compilation_there_is_nothing_to_announce() -> None:
    assert run(USE, NUMBA_DISABLE_JIT="1").stderr == ""


def test_the_cache_goes_to_the_first_folder_that_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way of a folder")
    monkeypatch.setattr(compiled, "_places", lambda _: [blocked, tmp_path / "deep" / "cache"])
    folder = Path(compiled._cache_folder(tmp_path))
    assert folder.parent == tmp_path / "deep" / "cache"
    assert folder.is_dir()


def test_a_machine_without_any_such_folder_goes_without_a_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way of a folder")
    monkeypatch.setattr(compiled, "_places", lambda _: [blocked])
    assert compiled._cache_folder(tmp_path) == ""
    assert compiled.compiler(tmp_path)(numba.int64)(lambda number: number + 1)(2) == 3


def test_a_change_in_any_file_of_the_kernel_gives_another_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba itself would not notice a change in a file that another one calls."""
    sources = tmp_path / "kernel"
    sources.mkdir()
    for name in ("one.py", "other.py"):
        (sources / name).write_text("")
    monkeypatch.setattr(compiled, "_HERE", sources)
    monkeypatch.setattr(compiled, "_places", lambda _: [tmp_path])
    callers = tmp_path / "callers"
    before = compiled._cache_folder(callers)
    assert compiled._cache_folder(callers) == before
    (sources / "other.py").write_text("# changed")
    changed = compiled._cache_folder(callers)
    assert changed != before
    callers.mkdir()
    (callers / "more.py").write_text("# code that calls the kernel")
    assert compiled._cache_folder(callers) not in (before, changed)


def test_a_change_of_a_number_that_is_compiled_in_gives_another_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "_places", lambda _: [tmp_path])
    numbers = tmp_path / "limits.py"
    numbers.write_text("FACES_PER_POINT = 3")
    before = compiled._cache_folder(tmp_path / "callers", numbers)
    numbers.write_text("FACES_PER_POINT = 4")
    assert compiled._cache_folder(tmp_path / "callers", numbers) != before


def test_the_places_are_what_the_user_asked_for_then_the_source_then_the_users_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled._config, "CACHE_DIR", str(tmp_path / "asked"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "users"))
    source = tmp_path / "source" / "__pycache__"
    assert list(compiled._places(tmp_path / "source")) == [tmp_path / "asked", source, tmp_path / "users"]


HELD = """
import random, sys
import numpy as np
from numba.core.runtime import rtsys
from digsite.arena import play
from digsite.bots import Budget, bot
from digsite.envs import BatchEnv
import digsite

def held():
    counted = rtsys.get_allocation_stats()
    return counted.alloc - counted.free

def use(seed):
    batch, luck = BatchEnv(lanes=2, players=1), np.random.default_rng(seed)
    batch.reset(seed)
    for _ in range(150):
        ids, offsets = batch.legal
        batch.step(ids[offsets[:-1] + luck.integers(np.diff(offsets))])
    state, master = digsite.game("block-and-key").new(1, seed), bot("master", "block-and-key")
    for _ in range(12):
        seat = state.deciders[0]
        state.apply(master.choose(state.view(seat), state.legal_actions(), random.Random(1), Budget(work=0.02)))

use(1)
before = held()
use(2)
sys.stdout.write(str(held() - before))
"""


def test_what_compiled_code_makes_for_itself_is_given_back() -> None:
    """Most of it counts no references (see `compiler`): an array that it made would stay for ever."""
    assert abs(int(run(HELD, NUMBA_NRT_STATS="1").stdout)) < 10
