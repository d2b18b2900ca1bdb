"""Schemathesis reads our own description of the HTTP part and sends what it can think of: no 5xx, no answer that is not
as described."""

import json
import subprocess
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from digsite.server.app import ENDPOINTS
from digsite.server.http.openapi import document
from tests.server.services import ROOT, environment, serve_command


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server process, and a table at it."""
    folder = tmp_path_factory.mktemp("fuzz")
    command = serve_command("--warm-up", "--database-url", f"sqlite:///{folder}/fuzz.sqlite3")
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=environment(), text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield next(word for word in line.split() if word.startswith("http://"))
        finally:
            process.kill()


@pytest.fixture(scope="module")
def token(address: str) -> str:
    answer = httpx.post(f"{address}/api/guest", json={"name": "Fuzz"}, trust_env=False)
    return str(answer.json()["token"])


@pytest.fixture(scope="module")
def table(address: str, token: str) -> str:
    body = {"game": "pebbles", "seats": [{"kind": "mine"}, {"kind": "open"}]}
    headers = {"authorization": f"Bearer {token}"}
    return str(httpx.post(f"{address}/api/tables", json=body, headers=headers, trust_env=False).json()["id"])


CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
    negative_data_rejection,
)

schema = schemathesis.openapi.from_dict(document(ENDPOINTS))


@schema.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
def test_every_endpoint_keeps_to_its_description(case: Any, address: str, token: str, table: str) -> None:
    headers = {}
    if case.method != "DELETE" and len(json.dumps(case.path_parameters or {}, default=str)) % 2 == 0:
        headers["authorization"] = f"Bearer {token}"
    if "table" in (case.path_parameters or {}) and len(str(case.path_parameters["table"])) % 2:
        case.path_parameters["table"] = table
    case.call_and_validate(base_url=address, headers=headers, checks=CHECKS, timeout=60)


def test_nothing_went_wrong_meanwhile(address: str) -> None:
    page = httpx.get(f"{address}/metrics", trust_env=False).text
    assert "digsite_errors_total 0.0" in page
