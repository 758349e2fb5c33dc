"""The OpenAPI document says all that there is; ``test_fuzz`` holds the REST API to it."""

from __future__ import annotations

from tests.server.kit import Browser


def test_the_document_is_complete(ada: Browser) -> None:
    document = ada.http.get("/schema").json()
    assert document["openapi"].startswith("3.1")
    paths = {path for path in document["paths"] if path.startswith("/api/")}
    assert len(paths) == 22
    assert "/api/tables/{table_id}/replay" in paths
    assert document["components"]["schemas"].keys() >= {
        "Step",
        "EventData",
        "SeatFact",
        "CardFact",
        "WordFact",
    }
