"""The OpenAPI document of the REST calls: what types alone do not tell of it, errors above all."""

from dataclasses import dataclass
from typing import Any

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, Reference, RequestBody, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from cavale import __version__
from cavale.core.event import Event
from cavale.server import wire

MEANING = {
    400: "Malformed",
    401: "No session",
    403: "Not yours to do",
    404: "Not there",
    409: "Not now",
    413: "Too large",
    422: "Not possible",
    429: "Too much",
    503: "Not stored",
}

Declared = dict[int, ResponseSpec]


def document() -> OpenAPIConfig:
    """As JSON, and nothing to look at it with: such pages take their scripts from elsewhere."""
    return OpenAPIConfig(title="Cavale", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()])


def reading(*more: int) -> Declared:
    """What may go wrong with any call, and with this one."""
    return _declared(wire.Fault, 400, 429, 503, *more)


def listing() -> Declared:
    """A list that is not sent again to somebody who has it."""
    return reading() | {304: ResponseSpec(None, generate_examples=False, description="As you have it")}


def changing(*more: int) -> Declared:
    """The same for calls that change something: another site may not make them, and their body is bounded."""
    return reading(403, 413, *more)


def uploading() -> Declared:
    """The same for an edition: all that is wrong with it is told."""
    return changing(401, 404, 409) | _declared(wire.BadEdition, 422)


def answering(status: int, kind: Any) -> Declared:
    """A good answer, where the type of the handler does not tell it."""
    return {status: ResponseSpec(kind, generate_examples=False, description="Done")}


def _declared(kind: Any, *statuses: int) -> Declared:
    return {status: ResponseSpec(kind, generate_examples=False, description=MEANING[status]) for status in statuses}


@dataclass
class BringsMatch(Operation):
    """A call whose body is a match file. It is not read by the server itself: see `inspection`."""

    def __post_init__(self) -> None:
        file = OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Archive"))
        self.request_body = RequestBody(content={"application/json": file}, required=True)


class EventSchema(OpenAPISchemaPlugin):
    """An event of any game: its name, and fields of its own."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is Event

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        name = Schema(type=OpenAPIType.STRING)
        return Schema(type=OpenAPIType.OBJECT, properties={"event": name}, required=["event"])
