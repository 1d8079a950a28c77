"""docs/protocol.md tells the whole protocol: every call, every frame."""

import re
from pathlib import Path
from typing import get_args

from cavale.server import wire
from cavale.server.app import create_app
from cavale.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_call_is_described():
    app = create_app(Settings(), None)
    calls = {
        f"{method.upper()} {path}"
        for path, item in (app.openapi_schema.paths or {}).items()
        for method in ("get", "put", "post", "delete")
        if getattr(item, method)
    }
    described = set(re.findall(r"`((?:GET|PUT|POST|DELETE) /[^`]*)`", PAGE))
    assert described - {"GET /metrics"} == calls


def test_every_frame_is_described():
    rows = set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
    for union in (wire.FromClient, wire.FromServer):
        assert {kind.__struct_config__.tag for kind in get_args(union)} <= rows


def test_every_field_of_a_sight_is_in_the_example():
    assert set(wire.Sight.__struct_fields__) <= set(re.findall(r'"(\w+)":', PAGE))
