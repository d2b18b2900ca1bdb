"""What `digsite serve --print-systemd` prints is what systemd takes, and what it starts is this server."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from digsite.cli.main import run

MARK = re.compile(r"^# /etc/systemd/system/(\S+)$", re.MULTILINE)


def printed(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, str]:
    """The units by name."""
    assert run(["serve", *options, "--print-systemd"]) == 0
    _, *parts = MARK.split(capsys.readouterr().out)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def command(unit: str) -> list[str]:
    """The words of what a unit starts."""
    found = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert found
    return shlex.split(found[1].replace("%%", "%").replace("$$", "$"))


def test_a_server_and_a_nightly_backup(capsys: pytest.CaptureFixture[str]) -> None:
    units = printed(capsys)
    assert list(units) == ["digsite.service", "digsite-backup.service", "digsite-backup.timer"]
    serve, backup = command(units["digsite.service"]), command(units["digsite-backup.service"])
    assert Path(serve[0]).name == "digsite"
    assert serve[1] == "serve"
    assert {"--production", "--secret-key-file"} <= set(serve)
    url = serve[serve.index("--database-url") + 1]
    assert backup[1:3] == ["backup", "/var/lib/digsite/backups"]
    assert backup[backup.index("--database-url") + 1] == url
    assert "--keep" in backup


def test_what_was_typed_goes_into_the_unit_but_for_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    secrets = ("--secret-key", "a-key-of-many-letters", "--owner-key", "another-key-of-letters")
    where = "postgresql:///digsite?host=/run/postgresql"
    typed = ("--port", "9000", "--origin", "https://a.example", "--origin", "https://b.example", "--compression")
    units = printed(capsys, *secrets, *typed, "--database-url", where, "--contact", "mailto:50%@example.org")
    words = command(units["digsite.service"])
    assert "letters" not in units["digsite.service"]
    assert words.count("--origin") == 2
    assert "--compression" in words
    assert "mailto:50%@example.org" in words
    assert words[words.index("--port") + 1] == "9000"
    assert where in command(units["digsite-backup.service"])


def test_systemd_takes_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    assert analyze, "`make services` brings systemd-analyze"
    files = []
    for name, unit in printed(capsys).items():
        (tmp_path / name).write_text(unit, encoding="utf-8")
        files.append(str(tmp_path / name))
    checked = subprocess.run([analyze, "verify", *files], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
