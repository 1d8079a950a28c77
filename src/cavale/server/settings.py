"""Settings of a server: one value, read from the command line and the environment."""

import math
import os
import typing
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

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
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    database: str = "sqlite:///cavale.db"
    bot_workers: Annotated[int, Meta(ge=1, le=256)] = 1
    bot_pace: Annotated[float, Meta(ge=0, le=1000)] = 1.0  # how fast bots answer: 0 at once, 1 at a human pace
    bot_seconds: Annotated[float, Meta(gt=0, le=3600)] = 5.0  # the longest a bot may think
    origins: str = ""  # further origins allowed to connect, comma-separated
    requests_a_minute: Annotated[int, Meta(ge=0, le=10**6)] = 600  # per address; 0 lifts the limit
    connections_an_address: Annotated[int, Meta(ge=10, le=10**6)] = 600  # open at once; 60 people have 10 each
    trusted_proxies: str = ""  # addresses or networks whose X-Forwarded-For is believed, comma-separated
    frames_a_second: Annotated[int, Meta(ge=1, le=10**6)] = 20  # per socket
    blur: Annotated[float, Meta(ge=0, le=1000)] = 8.0  # milliseconds by which answers are delayed at random, on average
    chat_days: Annotated[int, Meta(ge=0, le=36_500)] = 30  # how long chat is kept after a match
    guest_months: Annotated[int, Meta(ge=1, le=1200)] = 12  # how long a guest who does not come back is remembered
    spectator_delay: Annotated[int, Meta(ge=0, le=86_400)] = 120  # seconds, for delayed spectators
    secure_cookies: bool = False  # behind HTTPS
    metrics_token: str = ""  # opens /metrics as a bearer token; empty: there are no metrics
    finished_hours: Annotated[int, Meta(ge=0, le=8760)] = 6  # a finished table stays in memory, then in the database
    log: Log = ""  # empty: console in a terminal, JSON otherwise


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Raises SettingError."""
    kinds = typing.get_type_hints(Settings, include_extras=True)
    given: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        variable = f"CAVALE_{field.name.upper()}"
        if variable in environment:
            try:
                given[field.name] = _read(environment[variable], kinds[field.name])
                networks(environment[variable] if field.name == "trusted_proxies" else "")
            except ValueError:
                raise SettingError(variable, environment[variable]) from None
    return msgspec.convert(given, Settings)


def networks(text: str) -> list[IPv4Network | IPv6Network]:
    """Addresses and networks with commas between them. Raises ValueError."""
    return [ip_network(each.strip()) for each in text.split(",") if each.strip()]


def _read(text: str, kind: type[object]) -> object:
    value = msgspec.convert(text, kind, strict=False)
    if isinstance(value, float) and math.isnan(value):  # which is below and above no limit
        raise ValueError
    return value
