"""The REST API is what its OpenAPI document says, whatever is sent to it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.kit import Browser, Running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
]


def calls(url: str) -> list[Any]:
    """Every call that the document describes."""
    schema = schemathesis.openapi.from_url(f"{url}/schema/openapi.json")
    return [found.ok() for found in schema.get_all_operations()]


def test_the_document_is_complete(ada: Browser) -> None:
    document = ada.http.get("/schema").json()
    assert document["openapi"].startswith("3.1")
    paths = {path for path in document["paths"] if path.startswith("/api/")}
    assert len(paths) == 15
    assert "/api/tables/{table_id}/replay" in paths


@pytest.mark.parametrize("fixed", [True, False], ids=["our-table", "any-table"])
def test_whatever_is_sent(house: Running, ada: Browser, fixed: bool) -> None:
    """Thirty tries for each call: at a table that is being played, and at tables that do not exist."""
    table = ada.begin("you", "bot:hints", pace="turns")
    with httpx.Client(base_url=house.url, cookies=dict(ada.http.cookies)) as client:
        for operation in calls(house.url):
            _try(operation, client, {"table_id": table} if fixed else {})
    assert ada.get(f"/tables/{table}")["id"] == table


def _try(operation: Any, client: httpx.Client, fixed: dict[str, str]) -> None:
    known = {name: value for name, value in fixed.items() if f"{{{name}}}" in operation.path}

    @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @schemathesis.pytest.given(case=operation.as_strategy()) if False else _given(operation)
    def attempt(case: Any) -> None:
        case.path_parameters = {**(case.path_parameters or {}), **known}
        case.call_and_validate(session=None, base_url=str(client.base_url), checks=CHECKS)

    attempt()


def _given(operation: Any) -> Any:
    from hypothesis import given

    return given(case=operation.as_strategy())
