"""The tutorial of the browser is a recording: it must be one of today's rules, and speak today's protocol."""

import importlib.util
import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cavale.server import wire

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
RECORDERS = sorted(GAMES.glob("*/tutorial/**/record.py"))


def name_of(recorder: Path) -> str:
    return "_".join(recorder.parent.relative_to(GAMES).parts)


each_tutorial = pytest.mark.parametrize("recorder", RECORDERS, ids=name_of)


@cache
def recorded(recorder: Path) -> dict[str, Any]:
    """What `record.py` would write now."""
    spec = importlib.util.spec_from_file_location(name_of(recorder), recorder)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return json.loads(json.dumps(module.record(), default=list))


def frames(tutorial: dict[str, Any]) -> list[dict[str, Any]]:
    steps = tutorial["steps"]
    return [*(step["frame"] for step in steps if "frame" in step), *(frame for step in steps for frame in step["then"])]


def test_there_is_a_tutorial():
    assert RECORDERS


@each_tutorial
def test_the_recording_is_current(recorder):
    kept = json.loads((recorder.parent / "frames.json").read_text(encoding="utf-8"))
    now = recorded(recorder)
    assert kept["table"] == now["table"]
    for number, (old, new) in enumerate(zip(kept["steps"], now["steps"], strict=True)):
        assert old == new, f"step {number} ({new['text']}): `python {recorder.name}` in its folder renews them"
    assert kept == now


@each_tutorial
def test_the_recording_speaks_the_protocol(recorder):
    """The tutorial makes its frames itself: they must have the fields of the wire, and no others."""
    kept = recorded(recorder)
    assert set(kept["table"]) == set(wire.TableShown.__struct_fields__)
    msgspec.convert(kept["table"], wire.TableShown)
    assert len(frames(kept)) > 20
    for frame in frames(kept):
        sent = {name for name in wire.Sight.__struct_fields__ if name != "beliefs"}  # told after the end
        assert set(frame) - {"type", "pause"} == sent
