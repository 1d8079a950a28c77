"""Settings of a server: one value, read from the command line and the environment."""

import os
import typing
from collections.abc import Mapping
from typing import Literal

import msgspec

Log = Literal["", "json", "console"]


class SettingError(Exception):
    """An environment variable with a value it cannot have."""

    def __init__(self, variable: str, value: str) -> None:
        super().__init__(f"{variable} cannot be {value!r}")
        self.variable = variable
        self.value = value


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Each field can be set by an environment variable CAVALE_<NAME> (docs/hosting.md)."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///cavale.db"
    bot_workers: int = 1
    bot_pace: float = 1.0  # how fast bots answer: 0 at once, 1 at a human pace
    bot_seconds: float = 5.0  # the longest a bot may think
    origins: str = ""  # further origins allowed to connect, comma-separated
    requests_a_minute: int = 600  # per address; 0 lifts the limit
    frames_a_second: int = 20  # per socket
    chat_days: int = 30  # how long chat is kept after a match
    guest_months: int = 12  # how long a guest who does not come back is remembered
    spectator_delay: int = 120  # seconds, for delayed spectators
    secure_cookies: bool = False  # behind HTTPS
    metrics_token: str = ""  # opens /metrics as a bearer token; empty: there are no metrics
    finished_hours: int = 6  # how long a finished table stays in memory; later it is read from the database
    log: Log = ""  # empty: console in a terminal, JSON otherwise


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Raises SettingError."""
    kinds = typing.get_type_hints(Settings)
    given: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        variable = f"CAVALE_{field.name.upper()}"
        if variable in environment:
            try:
                given[field.name] = msgspec.convert(environment[variable], kinds[field.name], strict=False)
            except msgspec.ValidationError:
                raise SettingError(variable, environment[variable]) from None
    return msgspec.convert(given, Settings)
