"""How the command is run in tests: in this process, in English unless a test says otherwise."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from digsite.cli.main import run


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def digsite(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, pebbles: str) -> Callable[..., Ran]:
    """Run `digsite` with these arguments."""
    monkeypatch.setenv("DIGSITE_LANG", "en")

    def command(*arguments: object) -> Ran:
        code = run([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    return command
