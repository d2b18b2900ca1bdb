"""A database that has not a letter for every name."""

from pathlib import Path

import pytest
from sqlalchemy import make_url

from digsite.cli.main import run
from digsite.server.storage.engine import open_engine


@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_every_command_refuses_it_in_a_line(
    postgresql_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], encoding: str
) -> None:
    name = f"in_{encoding.lower()}"
    engine = open_engine(postgresql_url).execution_options(isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"DROP DATABASE IF EXISTS {name}")
        making = f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"
        connection.exec_driver_sql(making)
    engine.dispose()
    url = make_url(postgresql_url).set(database=name, password="hidden").render_as_string(hide_password=False)
    for command in (("serve", "--port", "0"), ("doctor",), ("backup", str(tmp_path / "kept")), ("moderate", "list")):
        assert run([*command, "--database-url", url, "--lang", "en"]) == 2
        out, err = capsys.readouterr()
        assert (out, len(err.splitlines())) == ("", 1), err
        assert f"{name} has the encoding {encoding}: expected UTF8" in err
        assert "hidden" not in err
    assert list(tmp_path.iterdir()) == []


def test_what_a_client_is_set_to_does_not_matter(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGCLIENTENCODING", "LATIN1")
    engine = open_engine(postgresql_url)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT '日'").scalar() == "日"
    engine.dispose()
