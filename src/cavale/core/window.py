"""Windows: named spans of time. The rules open and close them, an outside clock plays them."""

from typing import Final


class Window:
    """A span of time with a latest end (`limit`) and perhaps an earliest end (`hold`), in milliseconds.

    A limit of 0 means no limit. Windows are public: never open one whose opening would tell a secret.
    """

    def __init__(self, name: str, limit: int, hold: int = 0) -> None:
        self.name: Final = name
        self.limit: Final = limit
        self.hold: Final = hold
