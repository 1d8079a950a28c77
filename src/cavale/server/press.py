"""The press: sights as they go over the wire."""

from typing import Any

import msgspec

from cavale.server.wire import Sight

LONG = 16  # items of a list that is worth being kept

_encoder = msgspec.json.Encoder()


class Press:
    """Prints what one change sends. A long list that several viewers are shown, one and the same, is printed once."""

    def __init__(self) -> None:
        self._printed: dict[str, tuple[object, msgspec.Raw]] = {}  # by field of the view

    def print(self, sight: Sight) -> bytes:
        known = self._lists(sight.view)
        if known:
            sight = msgspec.structs.replace(sight, view=msgspec.structs.replace(sight.view, **known))
        return _encoder.encode(sight)

    def _lists(self, view: Any) -> dict[str, msgspec.Raw]:
        found: dict[str, msgspec.Raw] = {}
        if not isinstance(view, msgspec.Struct):
            return found
        for name, value in zip(view.__struct_fields__, msgspec.structs.astuple(view), strict=True):
            if type(value) is tuple and len(value) >= LONG:
                before = self._printed.get(name)
                if before is None or before[0] is not value:
                    before = self._printed[name] = value, msgspec.Raw(_encoder.encode(value))
                found[name] = before[1]
        return found
