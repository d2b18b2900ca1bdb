"""Companions: they answer what was asked last, and never outlive whoever started them."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from digsite.bots.companions import Companion, companions

START = """
import os, time
from digsite.bots.companions import Companion
if __name__ == "__main__":
    companion = Companion()
    companion.ask(os.getpid)
    print(companion.answer(), flush=True)
    time.sleep(600)
"""


def test_an_answer_that_nobody_waited_for_is_passed_over() -> None:
    companion = Companion()
    companion.ask(pow, 2, 3)
    companion.ask(pow, 3, 2)
    assert companion.answer() == 9


def test_all_bots_of_a_process_share_their_companions() -> None:
    one = companions(1)
    assert companions(1) == one
    one[0].ask(os.getpid)
    assert one[0].answer() != os.getpid()


def test_a_companion_of_a_process_that_was_killed_ends(tmp_path: Path) -> None:
    script = tmp_path / "start.py"
    script.write_text(START, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout is not None
        companion = int(starter.stdout.readline())
        os.kill(starter.pid, signal.SIGKILL)
    deadline = time.monotonic() + 60
    while is_running(companion):
        assert time.monotonic() < deadline, "it went on"
        time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
