"""Rubbish over sockets and HTTP leaves server and matches intact (`make fuzz`: a hundred thousand frames)."""

import asyncio
from contextlib import suppress
from pathlib import Path
from unittest import SkipTest

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cavale.lab.fuzz import Fuzz
from cavale.lab.host import Host

DECLARED = [content_type_conformance, response_schema_conformance, status_code_conformance]
PATIENCE = 60  # seconds for an answer; the machine may be doing other work


def fuzz(folder: Path, frames: int) -> Fuzz:
    run = Fuzz(folder, seed=7)
    asyncio.run(run.run(frames, lambda count: None))
    return run


def test_three_thousand_frames(tmp_path: Path) -> None:
    run = fuzz(tmp_path, 3_000)
    assert run.answers["failed malformed"] > 500
    assert run.answers["refused"] > 50
    assert run.answers["done"] > 50
    assert run.answers["failed not_your_seat"]
    assert run.records > 20


@pytest.mark.slow
def test_a_hundred_thousand_frames(tmp_path: Path) -> None:
    assert fuzz(tmp_path, 100_000).records > 100


@pytest.mark.parametrize("examples", [4, pytest.param(200, marks=pytest.mark.slow)])
def test_what_the_schema_allows_and_forbids(tmp_path: Path, examples: int) -> None:
    """Schemathesis asks whatever the OpenAPI document describes, and things that it does not: no server error, and only
    answers that the document declares.
    """
    with Host(tmp_path / "schema.db") as host:
        schema = schemathesis.openapi.from_url(f"{host.url}/schema/openapi.json")
        operations = [found.ok() for found in schema.get_all_operations()]
        assert len(operations) > 15
        for operation in operations:
            for mode in GenerationMode:
                ask(host, operation, mode, examples)
        assert host.alive()
        assert '"error"' not in host.log()


def ask(host: Host, operation: schemathesis.APIOperation, mode: GenerationMode, examples: int) -> None:
    """By somebody with a session and a table, so that the answers are not only that she is unknown."""
    with httpx.Client(base_url=host.url, timeout=PATIENCE) as http:
        http.put("/api/session", json={"name": "Ada"})
        table = http.post("/api/tables", json={"game": "casa_de_papel", "seats": 5, "level": "random"}).json()["id"]
        cookie = {"Cookie": f"cavale_session={http.cookies['cavale_session']}"}

    @settings(max_examples=examples, deadline=None, database=None, derandomize=True, suppress_health_check=HealthCheck)
    @given(case=operation.as_strategy(generation_mode=mode), known=booleans())
    def call(case: schemathesis.Case, known: bool) -> None:
        if known and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        response = case.call(headers=cookie, timeout=PATIENCE)
        assert response.status_code < 500, (case.method, case.path, response.text)
        case.validate_response(response, checks=DECLARED)

    with suppress(Unsatisfiable, SkipTest):  # nothing can be wrong with a request that has no parameters
        call()
