"""Settings of a server: one value, read from the command line and the environment."""

import os
from collections.abc import Mapping

import msgspec


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


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Raises msgspec.ValidationError with the name of a bad variable."""
    given = {
        field.name: environment[f"CAVALE_{field.name.upper()}"]
        for field in msgspec.structs.fields(Settings)
        if f"CAVALE_{field.name.upper()}" in environment
    }
    return msgspec.convert(given, Settings, strict=False)
