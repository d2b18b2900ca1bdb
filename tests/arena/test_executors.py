"""Games played by others: the same lines whoever plays them, none lost or doubled, another version refused by name."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from distributed import Client

from digsite.arena import executors, series
from digsite.arena.executors import ExecutorFailed, crew, loop_of_dask
from digsite.arena.series import BATCH, Pairing, Terms, play_all
from digsite.arena.tournament import Tournament, pairings, run
from digsite.arena.versions import OtherVersion, Version
from digsite.core import BadOption, MissingExtra, extras

PAIRINGS = 1000
# What Dask says when it is closed while a worker is gone has nothing to do with the games.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")


def start(program: str, *arguments: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", f"distributed.cli.dask_{program}", *arguments, "--no-dashboard"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list["subprocess.Popen[bytes]"]]]:
    """The address of a scheduler on this machine, and its two workers."""
    file = tmp_path_factory.mktemp("dask") / "scheduler.json"
    folder = str(file.parent)
    scheduler = start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
    work = ("--scheduler-file", str(file), "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny")
    workers = [start("worker", *work, "--local-directory", folder, "--name", name) for name in ("one", "two")]
    try:
        found = {"scheduler_file": str(file), "timeout": 60, "set_as_default": False, "loop": loop_of_dask()}
        with Client(**found) as client:  # type: ignore[no-untyped-call]
            client.wait_for_workers(2, timeout=60)
        yield json.loads(file.read_text())["address"], workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


def test_workers_of_another_version_are_refused_by_name(
    cluster: tuple[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(series, "version_of", lambda *_: Version("9.9", 1, "other"))
    games = [Pairing(deal, ("random", "random")) for deal in range(3)]
    with pytest.raises(OtherVersion, match=r"the worker on .*, process \d+ has version .*; expected 9.9") as refusal:
        list(play_all(Terms("ancient-knowledge"), games, executor=f"dask:{cluster[0]}"))
    assert os.uname().nodename in refusal.value.details["worker"]


def test_a_cluster_that_loses_a_worker_writes_the_lines_of_a_single_process(
    cluster: tuple[str, list["subprocess.Popen[bytes]"]], tmp_path: Path
) -> None:
    address, workers = cluster
    plan = Tournament("ancient-knowledge", ("random", "tests.arena.outside_bots:First"), 2, PAIRINGS, 1)
    games, done = pairings(plan), 0
    assert len(games) == PAIRINGS

    def count() -> None:
        nonlocal done
        done += 1
        if done == PAIRINGS // 3:
            workers[0].send_signal(signal.SIGKILL)

    run(plan, games, file=tmp_path / "alone")
    run(plan, games, file=tmp_path / "shared", executor=f"dask:{address}", progress=count)
    assert done == PAIRINGS
    assert workers[0].poll() is not None
    assert (tmp_path / "shared").read_bytes() == (tmp_path / "alone").read_bytes()


def test_a_process_that_is_killed_is_replaced_and_the_lines_are_those_of_a_single_one(tmp_path: Path) -> None:
    plan = Tournament("ancient-knowledge", ("random", "tests.arena.outside_bots:First"), 2, 60, 1)
    games, done = pairings(plan), 0

    def count() -> None:
        nonlocal done
        done += 1
        if done == len(games) // 3:
            os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)

    run(plan, games, file=tmp_path / "alone")
    run(plan, games, file=tmp_path / "shared", jobs=2, progress=count)
    assert done == len(games)
    assert (tmp_path / "shared").read_bytes() == (tmp_path / "alone").read_bytes()


def test_a_game_that_takes_every_process_along_ends_the_run_in_words() -> None:
    games = [Pairing(deal, ("tests.arena.outside_bots:Dying", "random")) for deal in range(2)]
    with pytest.raises(ExecutorFailed, match="a worker was lost, or failed: BrokenProcessPool"):
        list(play_all(Terms("ancient-knowledge"), games, jobs=2))


def test_games_are_handed_out_in_small_batches_each_once() -> None:
    games = [Pairing(deal, ("random", "random")) for deal in range(2 * BATCH + 1)]
    batches = list(series._batches(games))
    assert [len(batch) for batch in batches] == [BATCH, BATCH, 1]
    assert [pairing for batch in batches for pairing in batch] == games


def test_whoever_has_seen_enough_ends_it() -> None:
    games = [Pairing(deal, ("random", "random")) for deal in range(200)]
    played = play_all(Terms("ancient-knowledge"), games, jobs=2)
    next(played)
    played.close()
    assert next(played, None) is None


def test_whoever_interrupts_does_not_wait_for_what_is_under_way() -> None:
    with pytest.raises(KeyboardInterrupt):
        interrupted()


def interrupted() -> None:
    with crew("processes", 1) as workers:
        asked = [workers.submit(time.sleep, 3600) for _ in range(3)]
        while not asked[0].running():
            time.sleep(0.01)
        raise KeyboardInterrupt


@pytest.mark.parametrize("name", ["threads", "processes:2", "", "dask", "dask:", "dask:tcp://here"])
def test_an_executor_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadOption), crew(name, 1):
        pass


def test_a_scheduler_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "CONNECTING", 0.2)
    with pytest.raises(ExecutorFailed, match=r"dask:tcp://127.0.0.1:9"), crew("dask:tcp://127.0.0.1:9", 1):
        pass


@pytest.mark.parametrize(("name", "extra"), [("dask:tcp://127.0.0.1:9", "dask"), ("ray:", "ray")])
def test_a_missing_package_is_named_with_the_extra_that_brings_it(
    name: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(MissingExtra, match=rf"digsite\[{extra}\]"), crew(name, 1):
        pass


@pytest.mark.long
def test_ray_writes_the_lines_of_a_single_process_though_a_worker_is_killed(tmp_path: Path) -> None:
    plan = Tournament("ancient-knowledge", ("random", "tests.arena.outside_bots:First"), 2, PAIRINGS, 1)
    games, done = pairings(plan), 0

    def count() -> None:
        nonlocal done
        done += 1
        if done == PAIRINGS // 3:
            _kill_a_worker_of_ray()

    run(plan, games, file=tmp_path / "alone")
    run(plan, games, file=tmp_path / "shared", executor="ray:", jobs=2, progress=count)
    assert (tmp_path / "shared").read_bytes() == (tmp_path / "alone").read_bytes()


def _kill_a_worker_of_ray() -> None:
    """One of the processes that this one's Ray plays in."""
    psutil = import_module("psutil")
    children = psutil.Process().children(recursive=True)
    playing = [child for child in children if " ".join(child.cmdline()).startswith("ray::called")]
    assert playing
    playing[0].kill()
