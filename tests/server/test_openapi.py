"""The OpenAPI document tells the truth about errors, bodies and files; `server.witness` compares all other answers."""

import asyncio
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from cavale.server.app import create_app
from cavale.server.settings import Settings
from server.server import serving
from server.witness import Witness

STATUSES = {400, 401, 403, 404, 409, 413, 422, 429, 503}  # docs/protocol.md


def calls(document):
    """Every call below /api, with its method and address."""
    paths = {path: item for path, item in document["paths"].items() if path.startswith("/api")}
    return {f"{method} {path}": call for path, item in paths.items() for method, call in item.items()}


@pytest.fixture(scope="module")
def document():
    return create_app(Settings(), None).openapi_schema.to_schema()


def content(answer):
    return {kind: each["schema"].get("$ref", "").rpartition("/")[2] for kind, each in answer["content"].items()}


def test_every_error_is_a_fault(document):
    declared = set()
    for name, call in calls(document).items():
        errors = {int(status): answer for status, answer in call["responses"].items() if int(status) >= 400}
        declared |= set(errors)
        assert {400, 429, 503} <= set(errors), name
        assert name.startswith("get") or {403, 413} <= set(errors), name
        for status, answer in errors.items():
            kind = "BadEdition" if (name, status) == ("post /api/editions", 422) else "Fault"
            assert content(answer) == {"application/json": kind}, name
    assert declared == STATUSES


def test_files_and_films_have_a_schema(document):
    known, there = document["components"]["schemas"], calls(document)
    assert content(there["post /api/matches"]["requestBody"]) == {"application/json": "Archive"}
    assert content(there["get /api/tables/{table}/match"]["responses"]["200"]) == {"application/json": "Archive"}
    assert known["Film"]["properties"]["sights"]["items"] == {"$ref": "#/components/schemas/Sight"}
    assert [*there["get /api/editions/{game}/file"]["responses"]["200"]["content"]] == ["application/toml"]
    assert [*there["get /api/rules/{game}/pictures/{name}"]["responses"]["200"]["content"]] == ["image/svg+xml"]
    assert "content" not in there["delete /api/session"]["responses"]["204"]


def test_the_document_is_served_and_no_page_of_somebody_else(tmp_path: Path):
    async def ask():
        async with serving(tmp_path) as house, httpx.AsyncClient(base_url=house.url) as http:
            told = [await http.get(path) for path in ("/schema", "/schema/openapi.json")]
            for answer in told:
                assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
                assert answer.json()["info"]["title"] == "Cavale"
            for name in ("swagger", "redoc", "elements", "rapidoc", "scalar"):
                assert (await http.get(f"/schema/{name}")).status_code == 404

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("status", "body", "said"),
    [
        (404, b'{"code": "no_such_table", "key": "table-no-such-table", "args": {}}', ""),
        (404, b'{"status_code": 404, "detail": "Not Found"}', "404 is declared otherwise"),
        (418, b'{"code": "teapot", "key": "table-teapot", "args": {}}', "418 is not declared"),
    ],
)
def test_the_witness_notices(document, status, body, said):
    async def answer(scope, receive, send):
        scope["path_template"] = "/api/tables/{table}"
        await send(
            {"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]}
        )
        await send({"type": "http.response.body", "body": body})

    async def send(message):
        pass

    answer.openapi_schema = SimpleNamespace(to_schema=lambda: document)
    witness = Witness(answer)
    asyncio.run(witness({"type": "http", "method": "GET"}, None, send))
    assert [said in noted for noted in witness.broken()] == [True] * bool(said)
