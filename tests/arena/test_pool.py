"""Processes that play side by side do not outlive the one that started them."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

PROGRAM = """
from digsite.arena.pool import pool
from tests.arena.test_pool import report_and_sleep

if __name__ == "__main__":
    with pool(2) as processes:
        list(processes.map(report_and_sleep, [{folder!r}] * 2))
"""
PATIENCE = 60.0
"""Seconds after which waiting has failed."""


def report_and_sleep(folder: str) -> None:
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(10 * PATIENCE)


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def is_running(process: str) -> bool:
    """Whether there is such a process, and not only its record."""
    status = Path("/proc", process, "stat")
    try:
        return status.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_when_their_starter_is_killed_they_end_too(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    seen = tmp_path / "seen"
    seen.mkdir()
    program.write_text(PROGRAM.format(folder=str(seen)))
    with subprocess.Popen([sys.executable, program], env={"PYTHONPATH": "."}) as starter:
        wait_until(lambda: len([*seen.iterdir()]) == 2)
        starter.kill()
    workers = [file.name for file in seen.iterdir()]
    wait_until(lambda: not any(is_running(worker) for worker in workers))
