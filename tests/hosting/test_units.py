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


def settings(unit: str) -> dict[str, str]:
    """What a unit sets by environment."""
    lines = re.findall(r"^Environment=(.*)$", unit, re.MULTILINE)
    (words,) = zip(*(shlex.split(line.replace("%%", "%")) for line in lines), strict=True)
    return dict(word.split("=", 1) for word in words)


def test_a_server_and_a_nightly_backup(capsys: pytest.CaptureFixture[str]) -> None:
    units = printed(capsys)
    assert list(units) == ["digsite.service", "digsite-backup.service", "digsite-backup.timer"]
    serve, backup = command(units["digsite.service"]), command(units["digsite-backup.service"])
    assert Path(serve[0]).name == "digsite"
    assert serve[1] == "serve"
    assert backup[1:3] == ["backup", "/var/lib/digsite/backups"]
    assert "--keep" in backup
    for name in ("digsite.service", "digsite-backup.service"):
        found = settings(units[name])
        assert found["DIGSITE_DATABASE_URL"] == "sqlite:////var/lib/digsite/tables.sqlite3"
        assert found["DIGSITE_SECRET_KEY_FILE"] == "/var/lib/digsite/key"
        assert found["DIGSITE_PRODUCTION"] == "true"


def test_whatever_stands_in_the_file_of_settings_holds(capsys: pytest.CaptureFixture[str]) -> None:
    typed = ("--database-url", "postgresql:///digsite", "--port", "9000", "--allowed-host", "a.org")
    for unit in list(printed(capsys, *typed).values())[:2]:
        # Options would win over the environment: so nothing that can be set there is one.
        assert not set(command(unit)) & {"--database-url", "--secret-key-file", "--production", "--port"}
        # And what stands in a file wins over what the unit sets, as systemd.exec(5) tells.
        assert "EnvironmentFile=-/etc/digsite.env" in unit


def test_a_key_given_by_itself_holds_before_a_file_of_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DIGSITE_SECRET_KEY_FILE", str(tmp_path / "key"))
    monkeypatch.setenv("DIGSITE_SECRET_KEY", "too short")
    assert run(["serve", "--database-url", f"sqlite:///{tmp_path}/none.sqlite3", "--lang", "en"]) == 2
    assert "16 characters" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_was_typed_goes_into_the_unit_but_for_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    secrets = ("--secret-key", "a-key-of-many-letters", "--owner-key", "another-key-of-letters")
    where = "postgresql:///digsite?host=/run/postgresql"
    typed = ("--port", "9000", "--origin", "https://a.example", "--origin", "https://b.example", "--compression")
    units = printed(capsys, *secrets, *typed, "--database-url", where, "--contact", "mailto:50%@example.org")
    words, found = command(units["digsite.service"]), settings(units["digsite.service"])
    assert "letters" not in units["digsite.service"]
    assert words.count("--origin") == 2
    assert "--compression" in words
    assert found["DIGSITE_CONTACT"] == "mailto:50%@example.org"
    assert found["DIGSITE_PORT"] == "9000"
    assert settings(units["digsite-backup.service"])["DIGSITE_DATABASE_URL"] == where


@pytest.mark.parametrize(
    ("typed", "left"),
    [
        ("postgresql://digsite:hush%40hush@db/digsite", "postgresql://digsite@db/digsite"),
        (
            "postgresql://digsite@db/digsite?sslmode=require&password=hush",
            "postgresql://digsite@db/digsite?sslmode=require",
        ),
        ("postgresql:///digsite?host=/run/postgresql", "postgresql:///digsite?host=/run/postgresql"),
    ],
)
def test_a_password_is_never_in_a_unit(typed: str, left: str, capsys: pytest.CaptureFixture[str]) -> None:
    bus = ("--bus-url", "redis://:hush@bus:6379/0")
    assert run(["serve", "--database-url", typed, *bus, "--print-systemd", "--lang", "en"]) == 0
    out, told = capsys.readouterr()
    assert "hush" not in out + told
    assert f'"DIGSITE_DATABASE_URL={left}"' in out.replace("%%", "%")
    assert '"DIGSITE_BUS_URL=redis://@bus:6379/0"' in out
    assert ("DIGSITE_DATABASE_URL" in told) == (typed != left)
    assert "DIGSITE_BUS_URL" in told


def test_what_is_left_out_and_what_the_units_forbid_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    def told(*typed: str) -> list[str]:
        assert run(["serve", *typed, "--print-systemd", "--lang", "en"]) == 0
        return capsys.readouterr().err.splitlines()

    assert told("--port", "9000", "--database-url", "sqlite:////var/lib/digsite/other.sqlite3") == []
    keys = told("--secret-key", "hush-hush-hush-hush", "--owner-key", "hush-hush-hush-hush")
    assert [line.split()[0] for line in keys] == ["DIGSITE_SECRET_KEY", "DIGSITE_OWNER_KEY"]
    assert all("/etc/digsite.env" in line and "hush" not in line for line in keys)
    (low,) = told("--port", "80")
    assert "port 80:" in low
    for option, value, file in (
        ("--secret-key-file", "/home/ada/key", "/home/ada/key"),
        ("--database-url", "sqlite:///tables.sqlite3", "tables.sqlite3"),
        ("--database-url", "sqlite:////srv/tables.sqlite3", "/srv/tables.sqlite3"),
    ):
        (line,) = told(option, value)
        assert f"cannot have {file}:" in line


def test_systemd_takes_them(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    assert analyze, "`make services` brings systemd-analyze"
    files = []
    for name, unit in printed(capsys).items():
        (tmp_path / name).write_text(unit, encoding="utf-8")
        files.append(str(tmp_path / name))
    checked = subprocess.run([analyze, "verify", *files], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize(
    "option", ["--contact", "--proxies", "--host", "--allowed-host", "--bots", "--origin", "--database-url"]
)
@pytest.mark.parametrize("sign", ["\n", "\r", "\x1b", "\u2028"])
def test_no_value_adds_a_line_to_a_unit(option: str, sign: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", option, f"a{sign}ExecStartPre=/bin/evil", "--print-systemd"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert option in err
    assert len(err.splitlines()) == 1
