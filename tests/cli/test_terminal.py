"""The installed program on a pseudo-terminal, as a person would use it."""

import os
import pty
import select
import sys
from pathlib import Path

import pytest

from digsite.core import Record
from digsite.games import game

PROGRAM = "import sys; from digsite.cli.main import main; main()"
PATIENCE = 120.0


class Terminal:
    """Runs `digsite` on a pseudo-terminal; reads until it asks, then types."""

    def __init__(self, *arguments: str, language: str = "en") -> None:
        self.said = ""
        environment = os.environ | {"TERM": "dumb", "DIGSITE_LANG": language}
        self.process, self._terminal = pty.fork()
        if self.process == 0:
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
    assert second.leave() == 0
    assert "Du bist Spieler 1." in second.said
