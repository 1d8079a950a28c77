"""Faults: what goes wrong with a call, as it is answered."""

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from cavale.core.edition import EditionError
from cavale.server import wire
from cavale.server.names import LONGEST, BadName
from cavale.server.seating import TableError
from cavale.server.store import StoreError

log = structlog.get_logger()

Req = Request[Any, Any, Any]

STATUS = {
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_edition": 404,
    "session_needed": 401,
    "owner_only": 403,
    "not_invited": 403,
    "not_welcome": 403,
    "already_started": 409,
    "start_under_way": 409,
    "envelope_missing": 409,
    "table_changed": 409,
    "not_opening": 409,
    "no_envelope": 409,
    "seat_taken": 409,
    "table_full": 409,
    "not_over": 409,
    "foreign_origin": 403,
    "seated_already": 409,
    "too_many_tables": 409,
    "too_many_started": 409,
    "too_many_editions": 409,
    "one_device": 403,
    "late_over": 409,
    "late_asked_for": 409,
    "late_gone": 409,
    "late_declined": 403,
    "late_not_allowed": 403,
    "late_sat_here": 403,
}
HTTP_FAULTS = {400: "malformed", 404: "not_found", 405: "not_allowed", 413: "too_large", 429: "too_much"}


def _table_error(_: Req, error: TableError) -> Response[wire.Fault]:
    return Response(error.fault, status_code=STATUS.get(error.fault.code, 422))


def _name_error(_: Req, error: BadName) -> Response[wire.Fault]:
    return Response(wire.Fault(error.code, f"table-{error.code.replace('_', '-')}", {"most": LONGEST}), status_code=422)


def _edition_error(_: Req, error: EditionError) -> Response[wire.BadEdition]:
    return Response(wire.BadEdition("bad_edition", "table-bad-edition", {}, error.problems), status_code=422)


def _store_error(_: Req, __: StoreError) -> Response[wire.Fault]:
    log.warning("store_failed")
    return Response(wire.Fault("not_stored", "table-not-stored"), status_code=503)


def _failure(request: Req, error: Exception) -> Response[wire.Fault]:
    log.error("request_failed", route=request.scope.get("path_template", ""), exc_info=error)
    return Response(wire.Fault("failed", "table-failed"), status_code=500)


def _http_error(_: Req, error: HTTPException) -> Response[wire.Fault]:
    name = "malformed" if isinstance(error, ValidationException) else HTTP_FAULTS.get(error.status_code, "failed")
    reset = (error.headers or {}).get("RateLimit-Reset")  # seconds
    headers = {"Retry-After": reset} if reset else {}
    return Response(wire.Fault(name, f"table-{name.replace('_', '-')}"), status_code=error.status_code, headers=headers)


def _too_deep(_: Req, __: RecursionError) -> Response[wire.Fault]:
    """JSON with more lists in one another than anybody writes."""
    return Response(wire.Fault("malformed", "table-malformed"), status_code=400)


HANDLERS: ExceptionHandlersMap = {
    RecursionError: _too_deep,
    TableError: _table_error,
    BadName: _name_error,
    EditionError: _edition_error,
    StoreError: _store_error,
    HTTPException: _http_error,
    Exception: _failure,
}
