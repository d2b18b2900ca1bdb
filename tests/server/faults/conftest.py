"""Both databases, for tests of what fails."""

from pathlib import Path

import pytest

from tests.server.storage.rows import empty


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    address: str = request.getfixturevalue("postgresql_url")
    empty(address)
    return address
