"""A witness: stands before an application and tells which of its answers the OpenAPI document does not declare."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import httpx
import schemathesis
from litestar import Litestar


class Witness:
    """An ASGI application around another one."""

    def __init__(self, app: Litestar) -> None:
        self._app: Any = app
        self._document = app.openapi_schema.to_schema()
        self._heard: dict[tuple[str, str, int, str, bytes], None] = {}  # path, method, status, media type, body

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        sent: list[Any] = []

        async def pass_on(message: Any) -> None:
            sent.append(message)
            await send(message)

        await self._app(scope, receive, pass_on if scope["type"] == "http" else send)
        if sent:
            kind = dict(sent[0]["headers"]).get(b"content-type", b"").decode().partition(";")[0]
            body = b"".join(message.get("body", b"") for message in sent[1:])
            self._heard[(scope.get("path_template", ""), scope["method"], sent[0]["status"], kind, body)] = None

    def broken(self) -> Iterator[str]:
        """What was answered otherwise than declared."""
        schema = schemathesis.openapi.from_dict(self._document)
        for path, method, status, kind, body in self._heard:
            call = self._document["paths"].get(path, {}).get(method.lower())
            if call is None:
                continue
            declared = call["responses"].get(str(status))
            if declared is None:
                yield f"{method} {path}: {status} is not declared: {body[:200]!r}"
            elif body and (
                kind not in declared["content"]
                or not schema[path][method].is_valid_response(_answer(status, kind, body))
            ):
                yield f"{method} {path}: {status} is declared otherwise: {body[:200]!r}"


def _answer(status: int, kind: str, body: bytes) -> httpx.Response:
    request = httpx.Request("GET", "http://127.0.0.1/")
    answer = httpx.Response(status, headers={"Content-Type": kind}, content=body, request=request)
    answer.elapsed = timedelta()
    return answer
