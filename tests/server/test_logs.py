"""No log line tells a secret, also when something goes wrong."""

import asyncio
import io
import json
import logging
import re

import pytest
import structlog

from cavale.core.match import ReplayError
from cavale.core.record import Started
from cavale.server.logs import set_up_logs
from hosting import Hourglass, go_on, open_hall, seated

HIDDEN = r"professor|raquel|robber|hostage|red|blue|peek|swap|[BS]\d+|choose|draws|hello|Ann|Bob|Cid|Dee"


@pytest.fixture
def logs():
    """Whatever is logged, as the lines of a server."""
    root = logging.getLogger()
    before = root.handlers, root.level
    written = io.StringIO()
    set_up_logs("json", written)

    def lines():
        return written.getvalue().splitlines()

    yield lines
    root.handlers, root.level = before
    structlog.reset_defaults()
    logging.raiseExceptions = True


def test_a_whole_match_leaves_no_secret_in_the_logs(tmp_path, logs):
    async def play():
        clock = Hourglass()
        async with open_hall(tmp_path / "cavale.db", clock) as hall:
            options = {"powers": "none", "first_leader": 1}
            people = await seated(hall, "Ann", "Bob", "Cid", "Dee", game="casa_de_papel", options=options)
            room = people[0].room
            code = await hall.places.renew_code(room, people[0].id)
            while not room.live.match.over:
                for person in people:
                    await person.send("say", text="hello")
                    await person.send("act", verb="robber", args={"seat": 1})
                await go_on(people, clock)
            await hall.stage.settle()
            structlog.get_logger().info("end", table=room.id)
            return [room.seed, room.commitment, room.link, code]

    secrets = asyncio.run(play())
    lines = logs()
    assert lines
    for line in lines:
        assert not re.search(rf"\b({HIDDEN})\b", line), line
        assert not [secret for secret in secrets if secret in line]


def test_an_exception_is_told_by_its_kind_and_place_only(logs):
    log = structlog.get_logger()
    try:
        fail()
    except ReplayError as error:
        log.exception("table_not_taken_up", table="t")
        log.error("again", exc_info=error)  # noqa: TRY400 - as it is called where the exception was kept
        told = f"Task exception was never retrieved\nfuture: <Task exception={error!r}>"
        logging.getLogger("asyncio").error(told, exc_info=error)  # noqa: TRY400 - as asyncio does
    lines = [json.loads(line) for line in logs()]
    assert [line["error"] for line in lines] == ["ReplayError"] * 3
    assert [line["event"] for line in lines] == ["table_not_taken_up", "again", "Task exception was never retrieved"]
    assert all(re.search(r"test_logs\.py:\d+ fail", line["trace"][-1]) for line in lines)
    assert "deal" not in str(lines)


def fail():
    raise ReplayError(f"record 0, {Started(draws=(('deal', 4, [0, 3, 1, 2]),))}, is refused")


def test_libraries_do_not_tell_paths_with_tickets(logs):
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "127.0.0.1", "/ws/secret")
    logging.getLogger("uvicorn.access").info("GET /api/tables/secret")
    assert logs() == []
