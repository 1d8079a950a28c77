"""One device for all, over a real server, on both databases: laid, played, taken to another device, served again."""

from pathlib import Path
from typing import Any

import pytest

from cavale.lab.client import Json, Line, Person
from server.server import House, serving

pytestmark = pytest.mark.asyncio

WITHOUT_POWERS = {"powers": "none", "clocks": "off", "reveal_seconds": 0}


async def lay(person: Person, **other: Any) -> Json:
    wanted = {"game": "casa_de_papel", "seats": 5, "hot_seat": True, "options": WITHOUT_POWERS} | other
    table: Json = await person.post("/api/tables", wanted)
    return table


async def fault(person: Person, path: str, body: Json | None = None) -> tuple[int, Json]:
    answer = await person.http.post(path, json=body)
    return answer.status_code, answer.json()


def sights(line: Line) -> dict[int, Json]:
    """The latest of each seat."""
    return {frame["seat"]: frame for frame in line.frames if frame["type"] == "sight"}


def next_action(line: Line) -> Json | None:
    """What somebody around the device can do next."""
    for seat, sight in sights(line).items():
        asked, offers = sight["asked"], sight["offers"]
        if asked and asked["options"] and not asked["locked"]:
            done = [option for option in asked["options"] if option["verb"] == "done"]
            return {"seat": seat, "ask": asked["id"], **(done or asked["options"])[0]}
        if {"verb": "done"} in offers and seat not in sight["view"]["done"]:
            return {"seat": seat, "verb": "done"}
    return None


async def play(line: Line, steps: int = 2000) -> None:
    """To the end, or so far; a refusal is only right when something a bot did was on its way here."""
    for _ in range(steps):
        seen = len(line.frames)
        if line.over():
            return
        action = next_action(line)
        if action:
            answer = await line.send({"type": "act", "id": line.next_id(), **action})
            if answer["type"] == "done":
                continue
            await line.until(lambda line, seen=seen: sum(frame["type"] == "sight" for frame in line.frames[seen:]))  # type: ignore[misc]
        else:
            await line.until(lambda line, seen=seen: len(line.frames) > seen)  # type: ignore[misc]


async def look(house: House, person: Person, table: str, seats: set[int]) -> Line:
    line = await house.line(person, table)
    await line.until(lambda line: set(sights(line)) == seats)
    return line


async def test_all_seats_are_played_to_the_end_on_one_device(tmp_path: Path, address: str) -> None:
    async with serving(tmp_path, address=address) as house:
        ada = await house.person("Ada")
        table = await lay(ada)
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ada 2", "Ada 3", "Ada 4", "Ada 5"]
        assert all(seat["you"] for seat in table["seats"])
        await ada.post(f"/api/tables/{table['id']}/start")
        line = await look(house, ada, table["id"], {0, 1, 2, 3, 4})
        await play(line)
        assert line.over()
        await line.until(lambda line: line.table["status"] == "over")
        assert {len(sight["view"]["truth"]["roles"]) for sight in sights(line).values()} == {5}


async def test_everybody_around_the_device_has_a_name(tmp_path: Path, address: str) -> None:
    async with serving(tmp_path, address=address) as house:
        ada = await house.person("Ada")
        table = await lay(ada)
        here = f"/api/tables/{table['id']}"
        await ada.post(f"{here}/bot", {"seat": 4, "level": "random"})
        for seat, name in ((1, " Bo "), (2, "Bo"), (3, "")):
            shown = await ada.post(f"{here}/sit", {"seat": seat, "name": name})
        assert [seat["name"] for seat in shown["seats"]][:4] == ["Ada", "Bo", "Bo 2", "Ada 4"]
        for seat in (4, 5, -1):
            assert (await fault(ada, f"{here}/sit", {"seat": seat, "name": "Cleo"}))[1]["code"] == "no_such_seat"
        cookies = dict(ada.http.cookies)
    async with serving(tmp_path, address=address) as house:
        ada = Person(house.url, "Ada")
        ada.http.cookies.update(cookies)
        assert [seat["name"] for seat in (await ada.get(here))["seats"]][:4] == ["Ada", "Bo", "Bo 2", "Ada 4"]
        await ada.http.aclose()


async def test_bots_sit_beside_the_people_around_the_device(tmp_path: Path, address: str) -> None:
    async with serving(tmp_path, address=address) as house:
        ada = await house.person("Ada")
        table = await lay(ada)
        here = f"/api/tables/{table['id']}"
        await ada.seal(table["id"])
        for seat in (0, 1, 3, 4):
            shown = await ada.post(f"{here}/bot", {"seat": seat, "level": "clever"})
        assert [seat["occupant"] for seat in shown["seats"]] == ["bot", "bot", "person", "bot", "bot"]
        assert (await fault(ada, f"{here}/bot", {"seat": 2, "level": "clever"}))[1]["code"] == "not_yourself"
        shown = await ada.post(f"{here}/bot", {"seat": 0})
        assert [seat["name"] for seat in shown["seats"] if seat["you"]] == ["Ada", "Ada 3"]
        await ada.seal(table["id"])
        await ada.start(table["id"])
        assert (await house.store.match_of(table["id"])).entropy == {0: ada.contribution}  # type: ignore[union-attr]
        line = await look(house, ada, table["id"], {0, 2})
        await play(line)
        assert line.over()
        again = await ada.post(f"{here}/rematch")
        assert [seat["occupant"] for seat in again["seats"]] == ["person", "bot", "person", "bot", "bot"]


async def test_it_goes_on_after_a_reload_on_another_device_and_by_another_server(tmp_path: Path, address: str) -> None:
    async with serving(tmp_path, address=address) as house:
        ada, phone = [await house.person(name) for name in ("Ada", "Phone")]
        table = await lay(ada, patience=1)
        here = f"/api/tables/{table['id']}"
        await ada.post(f"{here}/start")
        line = await look(house, ada, table["id"], {0, 1, 2, 3, 4})
        await play(line, 8)
        before = {seat: sight["view"] for seat, sight in sights(line).items()}
        await line.close()
        await house.hall.clock.sleep(3_000)  # longer than its patience: around one device nobody is waited for
        line = await look(house, ada, table["id"], {0, 1, 2, 3, 4})
        assert {seat: sight["view"] for seat, sight in sights(line).items()} == before
        assert all(sight["whole"] for sight in sights(line).values())
        assert not any(seat["held_by_bot"] for seat in line.table["seats"])
        code = (await ada.post(f"{here}/private-code"))["code"]
        moved = await phone.post(f"{here}/reclaim", {"code": code})
        assert all(seat["you"] for seat in moved["seats"])
        assert moved["owner"]
        await line.until(lambda line: line.frames[-1] == {"type": "bye", "code": "replaced", "retry": False})
        assert (await fault(ada, f"{here}/ticket"))[1]["code"] == "not_invited"
        cookies = dict(phone.http.cookies)
    async with serving(tmp_path, address=address) as house:
        phone = Person(house.url, "Phone")
        phone.http.cookies.update(cookies)
        line = await look(house, phone, table["id"], {0, 1, 2, 3, 4})
        assert {seat: sight["view"] for seat, sight in sights(line).items()} == before
        await play(line)
        assert line.over()
        await phone.http.aclose()


async def test_a_lobby_of_one_device_outlives_the_server(tmp_path: Path, address: str) -> None:
    async with serving(tmp_path, address=address) as house:
        ada = await house.person("Ada")
        table = await lay(ada)
        await ada.post(f"/api/tables/{table['id']}/bot", {"seat": 4, "level": "random"})
        cookies = dict(ada.http.cookies)
    async with serving(tmp_path, address=address) as house:
        ada = Person(house.url, "Ada")
        ada.http.cookies.update(cookies)
        assert (await ada.post(f"/api/tables/{table['id']}/start"))["status"] == "playing"
        await look(house, ada, table["id"], {0, 1, 2, 3})
        await ada.http.aclose()


async def test_what_one_device_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ada, bo = [await house.person(name) for name in ("Ada", "Bo")]
        wanted = {"game": "casa_de_papel", "seats": 5, "hot_seat": True}
        expected = {"code": "refused", "key": "refusal-casa-hot-seat-without-powers", "args": {"rule": "CP-NET-09"}}
        assert await fault(ada, "/api/tables", wanted) == (422, expected)
        table = await lay(ada, watching="open")
        here = f"/api/tables/{table['id']}"
        assert await fault(ada, f"{here}/settings", {"options": {"powers": "both"}}) == (422, expected)
        await bo.post("/api/tables/join", {"link": table["link"]})
        status, refused = await fault(bo, f"{here}/sit", {})
        assert (status, refused["code"]) == (403, "one_device")
        await ada.post(f"{here}/bot", {"seat": 4, "level": "random"})
        assert (await fault(bo, f"{here}/sit", {"seat": 4}))[1]["code"] == "one_device"
        await ada.post(f"{here}/leave")
        shown = await ada.post(f"{here}/sit", {})
        assert [seat["occupant"] for seat in shown["seats"]] == ["person"] * 4 + ["bot"]
        await ada.post(f"{here}/start")
        line = await look(house, ada, table["id"], {0, 1, 2, 3})
        action = next_action(line)
        assert action
        seat = action.pop("seat")
        for wrong, code in ((None, "which_seat"), (4, "not_your_seat"), (9, "not_your_seat")):
            answer = await line.send({"type": "act", "id": line.next_id(), "seat": wrong, **action})
            assert answer["fault"]["code"] == code
        watching = await look(house, bo, table["id"], {5})
        answer = await watching.send({"type": "act", "id": "x", "seat": seat, **action})
        assert answer["fault"]["code"] == "not_your_seat"


async def test_an_undo_needs_nobody_else_where_all_seats_are_on_one_device(tmp_path: Path) -> None:
    async with serving(tmp_path) as house:
        ada = await house.person("Ada")
        table = await ada.post("/api/tables", {"game": "leduc_poker", "seats": 2, "hot_seat": True})
        await ada.post(f"/api/tables/{table['id']}/start")
        line = await look(house, ada, table["id"], {0, 1})
        asked = next(sight for sight in sights(line).values() if sight["asked"])
        other = 1 - asked["seat"]
        for seat in (asked["seat"], other):
            await line.until(lambda line, seat=seat: bool(sights(line)[seat]["asked"]))  # type: ignore[misc]
            await line.send({"type": "act", "id": line.next_id(), "seat": seat, "verb": "raise"})
        answer = await line.send({"type": "undo", "id": line.next_id(), "seat": asked["seat"]})
        assert answer["type"] == "done"
        assert [event["event"] for event in sights(line)[other]["events"]] == ["undone"]
        assert line.table["undo_asked"] is None
        for _ in range(2):  # both call, and a card is turned up: all seats are hers, and yet
            seat = next(seat for seat, sight in sights(line).items() if sight["asked"])
            await line.send({"type": "act", "id": line.next_id(), "seat": seat, "verb": "call"})
        for seat in (0, 1):
            answer = await line.send({"type": "undo", "id": line.next_id(), "seat": seat})
            assert answer["refusal"]["key"] == "undo-too-late"
