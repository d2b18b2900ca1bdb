"""The HTTP part describes itself as it judges: what stands behind the `?` of an address too."""

import pytest

from digsite.server.app import ENDPOINTS
from digsite.server.http.openapi import document
from digsite.texts import LANGUAGES
from tests.server.client import http_client

pytestmark = pytest.mark.anyio
REPLAY = "/api/tables/{table}/replay"


def test_a_language_is_one_of_ours_and_a_seat_is_a_number() -> None:
    described = document(ENDPOINTS)["paths"][REPLAY]["get"]["parameters"]
    schemas = {parameter["name"]: parameter["schema"] for parameter in described if parameter["in"] == "query"}
    assert set(schemas["language"]["enum"]) == set(LANGUAGES)
    assert schemas["seat"] == schemas["first"] == {"type": "integer", "minimum": 0, "maximum": 999_999_999}


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ("language=it", "language: expected one of en, fr, de; got 'it'"),
        ("language=1", "language: expected one of en, fr, de; got '1'"),
        ("seat=-1", "seat: expected a whole number; got '-1'"),
        ("first=1234567890", "first: expected a whole number; got '1234567890'"),
        ("first=%C2%B2", "first: expected a whole number; got '²'"),
    ],
)
async def test_what_does_not_fit_is_refused_with_what_was_expected(base: str, query: str, reason: str) -> None:
    async with http_client(base) as client:
        answer = await client.get(f"{REPLAY.format(table='none')}?{query}")
    assert answer.status_code == 400
    assert answer.json()["reason"] == reason
