"""The HTTP part describes itself: an OpenAPI document made from the endpoints' declarations, and a page to read it."""

import re
from collections.abc import Iterable
from html import escape
from typing import Any

import msgspec

from digsite.core import Record
from digsite.core.version import VERSION
from digsite.server.http.endpoint import Endpoint
from digsite.server.schema.requests import Problem

REFUSALS = {
    "400": "malformed",
    "401": "no identity",
    "403": "not yours to do",
    "404": "not there",
    "409": "not now",
    "422": "not by the rules of the game",
    "429": "too fast",
    "503": "not at the moment",
}
_REF = "#/components/schemas/{name}"


def document(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document."""
    listed = list(endpoints)
    types = {kind for endpoint in listed for kind in (endpoint.body, endpoint.answer) if kind not in (None, Record)}
    ordered = [*sorted(types, key=str), Problem]
    schemas, components = msgspec.json.schema_components(ordered, ref_template=_REF)
    by_type = dict(zip(ordered, schemas, strict=True)) | {Record: {"type": "object"}}
    paths: dict[str, Any] = {}
    for endpoint in listed:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Digsite",
            "version": VERSION,
            "description": "Tables and guests. Play: docs/protocol.md",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "__Host-digsite",
                    "description": "In production; elsewhere its name is `digsite`.",
                },
            },
        },
    }


def _operation(endpoint: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    refusal = {"application/json": {"schema": schemas[Problem]}}
    operation: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": [_parameter(name, "path", str) for name in re.findall(r"\{(\w+)\}", endpoint.path)]
        + [_parameter(name, "query", kind) for name, kind in endpoint.query.items()],
        "responses": {
            "200": {"description": "done", "content": {"application/json": {"schema": schemas[endpoint.answer]}}},
            **{status: {"description": text, "content": refusal} for status, text in REFUSALS.items()},
        },
    }
    if endpoint.guest:
        operation["security"] = [{"token": []}, {"cookie": []}]
    if endpoint.body is not None:
        content = {"application/json": {"schema": schemas[endpoint.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameter(name: str, place: str, kind: Any) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": msgspec.json.schema(kind)}


def page(endpoints: Iterable[Endpoint]) -> str:
    """A plain page of all endpoints, for people."""
    rows = "\n".join(
        f"<tr><td><code>{endpoint.method}</code></td><td><code>{escape(endpoint.path)}</code></td>"
        f"<td>{escape(endpoint.summary)}</td><td><code>{escape(_name(endpoint.body))}</code></td>"
        f"<td><code>{escape(_name(endpoint.answer))}</code></td></tr>"
        for endpoint in endpoints
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Digsite: HTTP</title></head><body>'
        '<h1>Digsite over HTTP</h1><p>As data: <a href="/api/openapi.json">openapi.json</a></p>'
        f"<table><thead><tr><th>Method<th>Path<th>Does<th>Takes<th>Gives</tr></thead><tbody>{rows}</tbody></table>"
        "</body></html>"
    )


def _name(kind: Any) -> str:
    if kind is None:
        return ""
    return " | ".join(member.__name__ for member in getattr(kind, "__args__", (kind,)))
