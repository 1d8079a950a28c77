"""Logs: structured lines for whoever hosts. They never hold a role, a hand, a token, a seed or what somebody wrote."""

import logging
import sys
import traceback
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, Processor

QUIET = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio", "alembic")
"""Libraries of which only warnings are of interest. The paths that uvicorn would tell hold tickets."""


def set_up_logs(style: str = "", stream: TextIO | None = None) -> None:
    """`json`, `console`, or empty: console for a terminal, JSON otherwise."""
    console = style == "console" or (not style and sys.stderr.isatty())
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_words,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    logging.raiseExceptions = False  # a line that cannot be written would be told with all its values
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, first_line],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.dev.ConsoleRenderer() if console else structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    for name in QUIET:
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)


def without_words(_: Any, __: str, event: EventDict) -> EventDict:
    """An exception as its kind and its place. Its message may hold a record, and so a hand."""
    given = event.pop("exc_info", None)
    error = sys.exc_info()[1] if given is True else given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["trace"] = [
            f"{frame.filename.rpartition('site-packages/')[2].rpartition('/src/')[2]}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)[-8:]
        ]
    return event


def first_line(_: Any, __: str, event: EventDict) -> EventDict:
    """What a library says about a failed task goes on with the task and its values."""
    event["event"] = next(iter(str(event["event"]).splitlines()), "")
    return event
