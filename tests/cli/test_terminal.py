"""The installed program on a pseudo-terminal, as a person would use it."""

import os
import pty
import select
import signal
import sys
from pathlib import Path

import pytest

from digsite.core import Record
from digsite.games import game

PROGRAM = "import sys; from digsite.cli.main import main; main()"
PATIENCE = 120.0


class Terminal:
    """Runs `digsite` on a pseudo-terminal; reads until it asks, then types."""

    def __init__(self, *arguments: str, language: str = "en", columns: int = 80) -> None:
        self.said = ""
        environment = os.environ | {"TERM": "dumb", "DIGSITE_LANG": language, "COLUMNS": str(columns)}
        self.process, self._terminal = pty.fork()
        if self.process == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # tests may run where it is ignored
            os.execve(sys.executable, [sys.executable, "-c", PROGRAM, *arguments], environment)

    def hear(self) -> bool:
        """Read until the program asks for something; False if it has ended."""
        while not self.said.endswith("> "):
            ready, _, _ = select.select([self._terminal], [], [], PATIENCE)
            assert ready, f"silent after: {self.said[-300:]}"
            try:
                heard = os.read(self._terminal, 65536)
            except OSError:  # how Linux says that nobody is at the other end
                return False
            if not heard:
                return False
            self.said += heard.decode()
        return True

    def type(self, line: str) -> None:
        assert self.hear()
        self.said += "\n"
        os.write(self._terminal, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Ctrl+C, when it asks for something. Python does not notice one that comes between its prompt and its reading,
        a moment no person hits: then once more."""
        assert self.hear()
        self.said += "\n"
        for _ in range(30):
            os.write(self._terminal, b"\x03")
            if b"\n" in self._heard_soon():
                return
        raise AssertionError("Ctrl+C is not heard")

    def _heard_soon(self) -> bytes:
        heard = b""
        while b"\n" not in heard and select.select([self._terminal], [], [], 1.0)[0]:
            try:
                heard += os.read(self._terminal, 65536)
            except OSError:
                break
        self.said += heard.decode()
        return heard

    def leave(self) -> int:
        """Wait for the end; returns the exit code."""
        while self.hear():
            os.write(self._terminal, b"quit\n")
            self.said += "\n"
        os.close(self._terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


# The child of a fork runs another program at once: threads of this one do not matter to it.
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_game_is_played_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = Terminal("play", "block-and-key", "--players", "1", "--seed", "5", "--save", str(file))
    for line in ("core green", "draft row2", "place nothing 000", "words", "excavate row1"):
        first.type(line)
    assert first.leave() == 0
    assert "That block is not in your supply." in first.said
    assert "Column 5: green, green on top" in first.said

    saved = game("block-and-key").replay(Record.loads(file.read_text()))
    assert [action.kind for action in saved.actions()][:3] == ["core", "draft", "excavate"]

    second = Terminal("play", "block-and-key", "--load", str(file), language="de")
    second.type("draft row9")
    second.type("1")
    assert second.leave() == 0
    assert "Du bist Spieler 1." in second.said
    assert "Das ist kein Zug. Schreib ihn so: draft row2" in second.said
    later = game("block-and-key").replay(Record.loads(file.read_text()))
    assert len(later.actions()) > len(saved.actions())


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_game_that_is_broken_off_is_saved_in_lines_as_long_as_the_screen(tmp_path: Path) -> None:
    """Of the game that compiles nothing: it is the quicker one to begin and to load."""
    file = tmp_path / "game.json"
    file.write_text(game("ancient-knowledge").new(2, 5).record().dumps())
    broken_off = Terminal("play", "ancient-knowledge", "--load", str(file), columns=60)
    broken_off.interrupt()
    assert broken_off.leave() == 130
    assert f"Saved in {file}." in " ".join(broken_off.said.split())
    assert "Goodbye." in broken_off.said.splitlines()
    assert max(len(line) for line in broken_off.said.splitlines() if str(file) not in line) <= 60
