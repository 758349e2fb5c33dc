"""The REST API under mischief: what is refused changes nothing, and every answer is one that was promised."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection
from typing import Any

import httpx
import hypothesis
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from seance.games import NAMES
from seance.server import rest, wire
from seance.server.schema import metadata
from tests.misfits import fits
from tests.server.fuzz.scene import Place, Scene
from tests.server.fuzz.spoiling import Kind, Spoiler
from tests.server.fuzz.stored import Stored, changes, stored
from tests.server.kit import SOON

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
BODIES: dict[str, Kind] = {
    "/api/tables": wire.NewTable,
    "/api/tables/{}/sit": wire.Sit,
    "/api/tables/{}/rise": wire.Rise,
    "/api/tables/{}/seats/1": wire.Reseat,
    "/api/tables/{}/settings": wire.NewSettings,
    "/api/tables/{}/box": wire.BoxWish,
}
KNOWN: dict[str, Any] = {
    "game": NAMES[0],
    "seats": ["you", "open"],
    "seat": 1,
    "kind": "open",
    "bot": "random",
    "settings": {},
    "pace": "turns",
    "name": "Zoë",
    "public": False,
    "watchable": True,
    "number": 7,
    "file": "",
}
"""What makes sense in a body, field by field."""
SMALL = ("tables", "seats", "shown", "chats", "undos")
"""What is looked at after every call; all the rest after every so manieth, and at the end."""
OFTEN = 25
REPLAY = "python -m tests.server.fuzz --seed {} --first {} --messages 0 --bodies 0 --tries {}"
WAYS = ("spoilt", "beyond", "lacking", "adorned", "doubled", "wrapped", "broken", "nothing", "noise", "long")


class Body(Spoiler):
    """What is posted, with something wrong."""

    def value(self, name: str) -> Any:
        return KNOWN[name]


class Storm:
    """Calls by everybody, at every table and at none."""

    def __init__(self, scene: Scene, seed: int, first: int = 0) -> None:
        self.scene = scene
        self.seed = seed
        self.first = first
        self.statuses: Counter[str] = Counter()
        self.before = self._stored()

    def _stored(self, names: Collection[str] = metadata.tables) -> Stored:
        found: Stored = self.scene.running.do(lambda: stored(self.scene.running.hall, names))
        return found

    def _headers(self, place: Place) -> dict[str, str]:
        cookie = self.scene.people[place.who].cookie
        return {"cookie": f"seance={cookie}"} if cookie else {}

    def _settle(self, kind: str, method: str, status: int) -> None:
        """Whoever only reads, and whoever is refused, has changed nothing."""
        self.statuses[f"{kind} {status}"] += 1
        if method != "GET" and status < 400:
            self.before = self._stored()
            return
        seldom = self.statuses.total() % OFTEN == 0
        found = changes(self.before, self._stored(metadata.tables if seldom else SMALL))
        assert not found, found

    # --- as the API's own description has it -----------------------------------------------------------

    def described(self, tries: int) -> None:
        """So many tries for each call, with what its description allows, and with what it does not."""
        schema = schemathesis.openapi.from_url(f"{self.scene.running.url}/schema/openapi.json")
        for found in schema.get_all_operations():
            for mode in GenerationMode:
                self._try(found.ok(), mode, tries)  # type: ignore[union-attr]
        assert not changes(self.before, self._stored())

    def _try(self, call: Any, mode: GenerationMode, tries: int) -> None:
        usual: Any = settings(max_examples=tries, deadline=None, database=None, phases=[Phase.generate])

        @hypothesis.seed(self.seed + self.first)
        @settings(usual, suppress_health_check=list(HealthCheck))
        @given(call.as_strategy(generation_mode=mode), st.sampled_from(self.scene.places), st.booleans())
        def tried(case: Any, place: Place, known: bool) -> None:
            if known:
                _acquaint(case, place)
            answer = case.call(base_url=self.scene.running.url, headers=self._headers(place))
            self._settle(mode.value, call.method.upper(), answer.status_code)
            case.validate_response(answer, checks=CHECKS)

        try:
            tried()
        except Unsatisfiable:
            assert mode is GenerationMode.NEGATIVE, call.label
        except Exception as error:
            error.add_note(REPLAY.format(self.seed, self.first, tries))
            raise

    # --- bodies of our own -----------------------------------------------------------------------------

    def posted(self, count: int) -> None:
        """So many bodies that are made from the wire's types, each with something wrong."""
        with httpx.Client(base_url=self.scene.running.url, timeout=SOON) as client:
            for number in range(self.first, self.first + count):
                self._post(client, number)
        assert not changes(self.before, self._stored())

    def _post(self, client: httpx.Client, number: int) -> None:
        dice = random.Random(f"{self.seed}/body/{number}")
        place, way = dice.choice(self.scene.places), dice.choice(WAYS)
        path, kind = dice.choice(list(BODIES.items()))
        data: bytes = getattr(Body(dice, (kind,)), way)()
        headers = {"content-type": "application/json", **self._headers(place)}
        answer = client.post(path.format(place.table), content=data, headers=headers)
        client.cookies.clear()
        told = f"body {number} of seed {self.seed} ({way}) for {path}: {data[:300]!r}: {answer.text[:300]}"
        assert answer.is_success or answer.status_code in rest.REFUSALS, told
        fits(answer.json(), wire.TableInfo if answer.is_success else wire.Failure, told)
        self._settle("body", "POST", answer.status_code)


def _acquaint(case: Any, place: Place) -> None:
    """Put what there is in the place of what was made up: this table, a game, a bot."""
    real = {"table_id": place.table, **KNOWN}
    for part in ("path_parameters", "body"):
        made = getattr(case, part)
        if isinstance(made, dict):
            known = {name: value for name, value in real.items() if name in made and name != "kind"}
            setattr(case, part, {**made, **known})
