"""Bad input: a clear typed answer, nothing changed, and the line stays open where that is safe."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from cavale.lab.client import Json, Line, Person
from cavale.lab.clocks import StandingClock
from cavale.server.auth import TICKET_SECONDS
from server.server import House, serving

PATIENCE = 60  # seconds for an answer; the machine may be doing other work

At = Callable[[House, str, list[Line]], Awaitable[None]]


def at_a_match(folder: Path, check: At, **given: Any) -> None:
    """Run a check at a table of five people; whatever it does, the match is as it was, and everybody can go on.

    The clock stands, unless a `speed` is given.
    """

    async def run() -> None:
        async with serving(folder, **({} if "speed" in given else {"clock": StandingClock()}), **given) as house:
            table, lines = await house.match(watching="open")
            before = house.state(table)
            await check(house, table, lines)
            assert house.state(table) == before
            answer = await lines[1].act(**choice(lines[1]))
            assert answer["type"] == "done"
            assert house.state(table)[1] == before[1] + 1

    asyncio.run(run())


def choice(line: Line) -> Json:
    """Any card."""
    assert line.sight
    asked = line.sight["asked"]
    return {**asked["options"][0], "ask": asked["id"]}


MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"act"',
    "{}",
    '{"type":"act"}',
    '{"type":"act","id":1,"verb":"lock"}',
    '{"type":"act","id":"","verb":"lock"}',
    '{"type":"act","id":"' + "x" * 65 + '","verb":"lock"}',
    '{"type":"act","id":"a","verb":["lock"]}',
    '{"type":"act","id":"a","verb":"lock","args":[]}',
    '{"type":"act","id":"a","verb":"lock","args":{"player":1.5}}',
    '{"type":"act","id":"a","verb":"lock","args":{"player":null}}',
    '{"type":"act","id":"a","verb":"lock","ask":"1"}',
    '{"type":"act","id":"a","verb":"lock","seat":true}',
    '{"type":"act","id":"a","verb":"lock","more":1}',
    '{"type":"act","id":"a","verb":"lock","ask":1e400}',
    '{"type":"cheat","id":"a"}',
    '{"type":"vote","id":"a","motion":"win"}',
    '{"type":"say","id":"a","text":7}',
    '{"type":"report","id":"a","line":"1"}',
    '{"type":"ping","id":"a"}{"type":"ping","id":"b"}',
    '{"type":"say","id":"\\ud800","text":"x"',
    "[" * 4000,
]


def test_malformed_frames(tmp_path: Path) -> None:
    async def check(house: House, table: str, lines: list[Line]) -> None:
        line = lines[0]
        for number, text in enumerate([*MALFORMED, *[text.encode() for text in MALFORMED], b"\xff\xfe"]):
            line.frames.clear()
            await line.send_raw(text)
            await line.until(lambda line: any(frame["type"] == "failed" for frame in line.frames))
            fault = line.frames[-1]["fault"]
            assert fault["code"] == "malformed", (number, text, fault)
        assert not line.gone

    at_a_match(tmp_path, check)


REFUSED: list[tuple[Json, str]] = [
    ({"type": "act", "verb": "fly"}, "refused"),
    ({"type": "act", "verb": "choose", "args": {"kind": "gold"}}, "refused"),
    ({"type": "act", "verb": "lock"}, "refused"),
    ({"type": "act", "verb": "appoint", "args": {"player": -1}}, "refused"),
    ({"type": "act", "verb": "appoint", "args": {"player": 2**63 - 1}}, "refused"),
    ({"type": "act", "verb": "accuse", "args": {"player": "1 OR 1=1"}}, "refused"),
    ({"type": "take_back"}, "refused"),
    ({"type": "take_back", "verb": "'; DROP TABLE records; --"}, "refused"),
    ({"type": "undo"}, "refused"),
    ({"type": "consent", "yes": True}, "refused"),
    ({"type": "act", "verb": "lock", "seat": 1}, "failed"),
    ({"type": "act", "verb": "lock", "seat": -1}, "failed"),
    ({"type": "act", "verb": "lock", "seat": 5}, "failed"),
    ({"type": "act", "verb": "lock", "seat": 2**62}, "failed"),
    ({"type": "why_not", "verb": "choose", "seat": 1}, "failed"),
    ({"type": "why_not", "verb": "fly"}, "reason"),
    ({"type": "report", "line": 99}, "failed"),
    ({"type": "report", "line": -(2**62)}, "failed"),
    ({"type": "say", "text": "psst"}, "refused"),
    ({"type": "ping"}, "done"),
]


def test_what_the_rules_or_the_table_refuse(tmp_path: Path) -> None:
    async def check(house: House, table: str, lines: list[Line]) -> None:
        for frame, expected in REFUSED:
            answer = await lines[0].send({"id": lines[0].next_id(), **frame})
            assert answer["type"] == expected, (frame, answer)
            if expected == "failed":
                assert answer["fault"]["code"]
                assert answer["fault"]["key"]
            if expected in ("refused", "reason"):
                assert answer["refusal"]["key"]

    at_a_match(tmp_path, check)


def test_an_ask_that_is_closed(tmp_path: Path) -> None:
    async def check(house: House, table: str, lines: list[Line]) -> None:
        for ask in (0, -1, 2, 2**63):
            answer = await lines[0].act(**{**choice(lines[0]), "ask": ask})
            assert answer["refusal"]["key"] == "ask-closed"

    at_a_match(tmp_path, check)


@pytest.mark.parametrize("text", ["x" * 9000, "é" * 4500, "😀" * 2100])
def test_a_frame_that_is_too_large(tmp_path: Path, text: str) -> None:
    """Bytes are counted, not letters."""

    async def check(house: House, table: str, lines: list[Line]) -> None:
        await lines[0].send_raw(msgspec.json.encode({"type": "say", "id": "a", "text": text}).decode())
        await lines[0].until(lambda line: line.frames[-1]["type"] == "failed")
        assert lines[0].frames[-1]["fault"]["code"] == "too_large"
        assert not lines[0].gone

    at_a_match(tmp_path, check)


def test_an_id_is_answered_twice_and_applied_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house:
            table, lines = await house.match()
            frame = {"type": "act", "id": "same", **choice(lines[0])}
            again = await house.line(lines[0].person, table)
            answers = await asyncio.gather(lines[0].send(frame), again.send(frame))
            answers.append(await again.send(frame))
            assert [answer["type"] for answer in answers] == ["done"] * 3
            assert house.state(table)[1] == 2
            lobby = await lines[1].person.post("/api/tables", {"game": "casa_de_papel", "seats": 5})
            line = await house.line(lines[1].person, lobby["id"])
            for _ in range(2):
                assert (await line.send({"type": "say", "id": "hello", "text": "Hello"}))["type"] == "done"
            assert [said.text for said in house.hall.room(lobby["id"]).chat] == ["Hello"]

    asyncio.run(run())


def test_a_thousand_frames_a_second(tmp_path: Path) -> None:
    """The flood is refused and then sent away with a word; other tables do not notice."""

    async def check(house: House, table: str, lines: list[Line]) -> None:
        elsewhere = await house.person("Zoe")
        quick = await elsewhere.post("/api/quick", {"game": "casa_de_papel", "level": "random"})
        other = await house.line(elsewhere, quick["id"])
        flood = lines[0]
        for number in range(1000):
            if flood.gone:
                break
            await flood.send_raw(f'{{"type":"ping","id":"{number}"}}')
        assert (await other.send({"type": "ping", "id": "there"}))["type"] == "done"
        await flood.until(lambda line: line.frames[-1]["type"] == "bye")
        assert flood.frames[-1]["code"] == "too_much"
        faults = {frame["fault"]["code"] for frame in flood.frames if frame["type"] == "failed"}
        assert faults == {"too_much"}
        await house.line(flood.person, table)  # she may come back

    at_a_match(tmp_path, check, frames_a_second=1, speed=1)  # so few that a slow machine, too, refuses 200 in a row


def test_foreign_seats_and_spectators(tmp_path: Path) -> None:
    async def check(house: House, table: str, lines: list[Line]) -> None:
        zoe = await house.person("Zoe")
        await zoe.post("/api/tables/join", {"link": lines[0].table["link"]})
        stranger = await house.line(zoe, table)
        assert stranger.table["seat"] is None
        for frame in (
            {"type": "act", **choice(lines[0])},
            {"type": "act", "verb": "lock", "seat": 0},
            {"type": "take_back"},
            {"type": "undo"},
            {"type": "vote", "motion": "abandon"},
            {"type": "consent", "yes": True},
            {"type": "why_not", "verb": "lock"},
            {"type": "say", "text": "psst"},
        ):
            answer = await stranger.send({"id": stranger.next_id(), **frame})
            assert answer["type"] == "failed", (frame, answer)
            assert answer["fault"]["code"] in {"not_your_seat", "spectators_are_silent"}

    at_a_match(tmp_path, check)


def test_acting_after_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house:
            table, lines = await house.match()
            old = choice(lines[0])
            for line in lines[:3]:
                await line.send({"type": "vote", "id": line.next_id(), "motion": "abandon"})
            await lines[0].until(Line.over)
            before = house.state(table)
            for frame in (
                {"type": "act", **old},
                {"type": "take_back"},
                {"type": "undo"},
                {"type": "vote", "motion": "pause"},
                {"type": "vote", "motion": "resume"},
                {"type": "vote", "motion": "abandon"},
            ):
                for line in lines:
                    answer = await line.send({"id": line.next_id(), **frame})
                    assert answer["type"] == "refused" or frame["type"] == "vote", (frame, answer)
            assert house.state(table) == before

    asyncio.run(run())


def test_two_tabs_on_one_seat(tmp_path: Path) -> None:
    """Both get every frame, and an action may come from either."""

    async def run() -> None:
        async with serving(tmp_path, clock=StandingClock()) as house:
            table, lines = await house.match()
            tab = await house.line(lines[0].person, table)
            await tab.until(lambda line: line.sight is not None)
            assert (await tab.act(**choice(tab)))["type"] == "done"
            assert (await lines[0].act("lock", ask=choice(tab)["ask"]))["type"] == "done"
            await tab.until(lambda line: line.sight == lines[0].sight)  # the other tab may read later
            sights = [[frame for frame in line.frames if frame["type"] == "sight"][-2:] for line in (lines[0], tab)]
            assert sights[0] == sights[1]
            assert sights[0][-1]["asked"]["locked"]
            await house.hang_up(tab)
            await lines[2].send({"type": "vote", "id": lines[2].next_id(), "motion": "pause"})
            await lines[1].until(lambda line: line.table["votes"]["pause"] == [2])
            assert all(seat["present"] for seat in lines[1].table["seats"])

    asyncio.run(run())


def test_tickets(tmp_path: Path) -> None:
    async def check(house: House, table: str, lines: list[Line]) -> None:
        person = lines[0].person
        ticket = await person.ticket(table)
        line = Line(person, ticket)
        await line.open()
        await line.close()
        old = await person.ticket(table)
        cast(StandingClock, house.hall.clock).pass_by(TICKET_SECONDS * 1000)
        for bad in (ticket, old, "x", "x" * 5000, "..%2f..", "%00"):
            with pytest.raises(InvalidStatus) as refused:
                await Line(person, bad).open()
            assert refused.value.response.status_code in {403, 404, 400}

    at_a_match(tmp_path, check)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://[", "file://", "https://127.0.0.1.evil"])
def test_foreign_origins(tmp_path: Path, origin: str) -> None:
    async def check(house: House, table: str, lines: list[Line]) -> None:
        person = lines[0].person
        with pytest.raises(InvalidStatus) as refused:
            await Line(person, await person.ticket(table), {"Origin": origin}).open()
        assert refused.value.response.status_code == 403
        own = Line(person, await person.ticket(table), {"Origin": house.url})
        await own.open()
        await own.close()

    at_a_match(tmp_path, check)


def test_cookies(tmp_path: Path) -> None:
    async def check(house: House, table: str, lines: list[Line]) -> None:
        good = lines[0].person.http.cookies["cavale_session"]
        other = lines[1].person.http.cookies["cavale_session"]
        guest, secret, signature = good.split(".")
        forged = [
            "",
            "x",
            "." * 9,
            good[:-1],
            good + "x",
            f"{guest}.{secret}.{other.split('.')[2]}",
            f"{other.split('.')[0]}.{secret}.{signature}",
            f"{guest}.{secret}",
            "\u00ff" * 50,
            "a" * 4000,
        ]
        for cookie in forged:
            async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as http:
                headers = {"Cookie": b"cavale_session=" + cookie.encode("latin-1")}
                answer = await http.post(f"/api/tables/{table}/ticket", headers=headers)
                assert answer.status_code == 401, cookie
                assert answer.json()["code"] == "session_needed"
                assert (await http.get("/api/session", headers=headers)).json() is None

    at_a_match(tmp_path, check)


HTTP: list[tuple[str, str, Any, int, str]] = [
    ("POST", "/api/tables/nowhere/sit", {}, 404, "no_such_table"),
    ("POST", "/api/tables/nowhere/ticket", None, 404, "no_such_table"),
    ("GET", "/api/tables/by-code/a-b-c", None, 404, "no_such_table"),
    ("GET", "/api/tables/'%20OR%201=1--", None, 404, "no_such_table"),
    ("POST", "/api/tables", {"game": "chess", "seats": 5}, 404, "no_such_game"),
    ("POST", "/api/tables", {"game": "casa_de_papel", "seats": 3}, 422, "wrong_seats"),
    ("POST", "/api/tables", {"game": "casa_de_papel", "seats": 10**9}, 422, "wrong_seats"),
    ("POST", "/api/tables", {"game": "casa_de_papel", "seats": "five"}, 400, "malformed"),
    ("POST", "/api/tables", {"game": "casa_de_papel", "seats": 5, "edition": "none"}, 404, "no_such_edition"),
    ("POST", "/api/tables", {"game": "casa_de_papel", "seats": 5, "options": {"x": 1}}, 422, "bad_option"),
    ("POST", "/api/tables", {"game": "casa_de_papel", "seats": 5, "options": {"powers": "all"}}, 422, "bad_option"),
    ("POST", "/api/tables", {"game": "casa_de_papel", "seats": 5, "level": "god"}, 422, "no_such_level"),
    ("POST", "/api/tables", {"game": "casa_de_papel", "seats": 5, "more": 1}, 400, "malformed"),
    ("POST", "/api/tables", [], 400, "malformed"),
    ("POST", "/api/quick", {"game": "casa_de_papel", "seats": 2}, 422, "wrong_seats"),
    ("POST", "/api/editions", {"game": "casa_de_papel", "files": {}}, 422, "bad_edition"),
    ("POST", "/api/editions", {"game": "casa_de_papel", "files": {"a.toml": "x = ["}}, 422, "bad_edition"),
    ("POST", "/api/editions", {"game": "nothing", "files": {}}, 404, "no_such_game"),
    ("PUT", "/api/session", {"name": ""}, 422, "name_needed"),
    ("PUT", "/api/session", {"name": "\u0000\u202e\n"}, 422, "name_invisible"),
    ("PUT", "/api/session", {"name": "x" * 25}, 422, "name_too_long"),
    ("PUT", "/api/session", {"name": "Ada", "disc": "skull"}, 400, "malformed"),
    ("PUT", "/api/session", {"name": 7}, 400, "malformed"),
]


def test_http(tmp_path: Path) -> None:
    async def check(house: House, table: str, lines: list[Line]) -> None:
        http = lines[1].person.http
        for method, path, body, status, code in [
            *HTTP,
            ("POST", f"/api/tables/{table}/start", None, 403, "owner_only"),
            ("POST", f"/api/tables/{table}/kick", {"seat": 0}, 403, "owner_only"),
            ("POST", f"/api/tables/{table}/sit", {}, 409, "already_started"),
            ("POST", f"/api/tables/{table}/leave", None, 409, "already_started"),
            ("POST", f"/api/tables/{table}/rematch", None, 409, "not_over"),
            ("GET", f"/api/tables/{table}/match", None, 409, "not_over"),
            ("POST", f"/api/tables/{table}/reclaim", {"code": "x"}, 422, "no_such_code"),
        ]:
            answer = await http.request(method, path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (status, code), (method, path, body, answer.text)
        broken = await http.put("/api/session", content=b'{"name":', headers={"Content-Type": "application/json"})
        assert (broken.status_code, broken.json()["code"]) == (400, "malformed")
        large = await http.put("/api/session", json={"name": "x" * 600_000})
        assert (large.status_code, large.json()["code"]) == (413, "too_large")

    at_a_match(tmp_path, check)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("'); DROP TABLE guests;--", "'); DROP TABLE guests;--"),
        ("<script>alert()</script>", "<script>alert()</script>"),
        ("  Zoe\u0308   42 ", "Zo\u00eb 42"),
        ("\U0001f9b8" * 24, "\U0001f9b8" * 24),
    ],
)
def test_names(tmp_path: Path, name: str, shown: str) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house:
            person = await house.person(name)
            table = await person.post("/api/tables", {"game": "casa_de_papel", "seats": 5})
            assert table["seats"][0]["name"] == shown
            line = await house.line(person, table["id"])
            assert line.frames[0]["person"]["name"] == shown

    asyncio.run(run())


def test_the_edition_of_another_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house:
            person: Person = await house.person()
            files = {"a.toml": "x" * 300_000}
            answer = await person.http.post("/api/editions", json={"game": "casa_de_papel", "files": files})
            assert answer.json()["code"] == "bad_edition"
            assert answer.status_code == 422

    asyncio.run(run())


def test_whoever_is_forgotten_comes_in_by_no_ticket(tmp_path: Path) -> None:
    async def refused(person: Person, ticket: str) -> bool:
        try:
            async with Line(person, ticket):
                return False
        except InvalidStatus as error:
            return error.response.status_code == 403

    async def run() -> None:
        async with serving(tmp_path) as house:
            ada, bo = await house.people(2)
            table = (await ada.post("/api/tables", {"game": "leduc_poker", "seats": 2, "options": {}}))["id"]
            await house.invite(bo, table)
            mine, hers = await ada.ticket(table), await bo.ticket(table)
            guest = (await bo.get("/api/session"))["id"]
            await ada.http.delete("/api/session")
            assert await refused(ada, mine)
            await house.store.forget(guest)  # by another program
            assert await refused(bo, hers)

    asyncio.run(run())


DEEP = ["[" * 100_000, '{"name":' * 50_000, '{"name":' + "[" * 50_000 + "]" * 50_000 + "}"]


@pytest.mark.parametrize("deep", DEEP, ids=["lists", "objects", "closed"])
def test_json_nested_too_deep_is_malformed_everywhere(tmp_path: Path, deep: str) -> None:
    async def run() -> None:
        async with serving(tmp_path) as house:
            ada = await house.person()
            table = (await ada.post("/api/tables", {"game": "leduc_poker", "seats": 2, "options": {}}))["id"]
            calls = [("PUT", "/api/session")] + [
                ("POST", path) for path in ("/api/tables", "/api/quick", "/api/editions")
            ]
            below = ("sit", "settings", "bot", "kick", "start", "reclaim")
            calls += [("POST", f"/api/tables/{table}/{name}") for name in below]
            for method, path in calls:
                answer = await ada.http.request(method, path, content=deep.encode())
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), path
            answer = await ada.http.post("/api/matches", content=deep.encode())
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_match")

    asyncio.run(run())
