"""The REST API is what its OpenAPI document says, whatever is sent to it."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.kit import Browser, Running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
TRIES = settings(
    max_examples=25,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_the_document_is_complete(ada: Browser) -> None:
    document = ada.http.get("/schema").json()
    assert document["openapi"].startswith("3.1")
    paths = {path for path in document["paths"] if path.startswith("/api/")}
    assert len(paths) == 19
    assert "/api/tables/{table_id}/replay" in paths
    assert document["components"]["schemas"].keys() >= {
        "Step",
        "EventData",
        "SeatFact",
        "CardFact",
        "WordFact",
    }


@pytest.mark.parametrize("ours", [True, False], ids=["our-table", "any-table"])
def test_whatever_is_sent(hall: Running, ada: Browser, ours: bool) -> None:
    """Some tries for each call: at a table that is being played, and at tables that do not exist."""
    table = ada.begin("you", "bot:hints", pace="turns")
    schema = schemathesis.openapi.from_url(f"{hall.url}/schema/openapi.json")
    calls: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(calls) == 20
    for call in calls:
        attempt(call, ada, {"table_id": table} if ours else {})
    assert ada.get(f"/tables/{table}")["id"] == table


def attempt(call: Any, browser: Browser, known: dict[str, str]) -> None:
    """Try one call with everything that its description allows, and with what it does not."""
    fixed = {name: value for name, value in known.items() if f"{{{name}}}" in call.path}

    @TRIES
    @given(case=call.as_strategy())
    def tried(case: Any) -> None:
        case.path_parameters = {**(case.path_parameters or {}), **fixed}
        cookie = {"cookie": f"seance={browser.cookie}"}
        case.call_and_validate(base_url=browser.url, headers=cookie, checks=CHECKS)

    tried()
