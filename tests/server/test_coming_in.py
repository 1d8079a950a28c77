"""Coming in: by link or code, many from one address, and what somebody learns who was not invited."""

import asyncio
import re

import httpx
import pytest

from cavale.lab.client import laid_table
from cavale.lab.clocks import StandingClock
from cavale.server.limits import CODES
from server.server import serving

CLUB = 60


def at_home(folder, visit, **settings):
    async def run():
        async with serving(folder, clock=StandingClock(), **{"requests_a_minute": 600, **settings}) as house:
            await visit(house)

    asyncio.run(run())


async def come(house, name, link):
    """What a browser asks of the server when somebody opens a link, says a name and sits down; then she looks."""
    async with httpx.AsyncClient(base_url=house.url, timeout=60) as http:
        for path in ("/", "/api/session", "/api/texts/shared/fr", f"/api/tables/by-link/{link}", "/api/games"):
            (await http.get(path)).raise_for_status()
    person = await house.person(name)
    table = await person.post("/api/tables/join", {"link": link})
    await person.get(f"/api/texts/{table['game']}/fr?table={table['id']}")
    await person.post(f"/api/tables/{table['id']}/sit", {})
    return await house.line(person, table["id"])


def test_sixty_people_behind_one_router_all_come_in(tmp_path):
    """Eight tables, one address, one minute: everybody is seated, by links alone, with the limits of every day."""

    async def visit(house):
        owners = [await house.person(f"Owner {number}") for number in range(8)]
        wanted = {"game": "casa_de_papel", "seats": 8}
        tables = [await owner.post("/api/tables", wanted) for owner in owners]
        come_in = [come(house, f"Guest {number}", tables[number % 8]["link"]) for number in range(CLUB - 8)]
        lines = [line for some in range(0, len(come_in), 8) for line in await asyncio.gather(*come_in[some : some + 8])]
        assert all(line.table["seat"] is not None for line in lines)
        rooms = [house.hall.room(table["id"]) for table in tables]
        assert sum(len(room.seating.people()) for room in rooms) == CLUB

    at_home(tmp_path, visit)


def test_many_right_codes_are_no_guesses(tmp_path):
    async def visit(house):
        owner = await house.person("Owner")
        table = await owner.post("/api/tables", {"game": "casa_de_papel", "seats": 8})
        async with httpx.AsyncClient(base_url=house.url) as http:
            answers = [await http.get(f"/api/tables/by-code/{table['code']}") for _ in range(2 * CODES)]
        assert {answer.status_code for answer in answers} == {200}

    at_home(tmp_path, visit)


def test_the_key_of_a_link_cannot_be_guessed(tmp_path):
    async def visit(house):
        owner = await house.person("Owner")
        tables = [await owner.post("/api/tables", {"game": "casa_de_papel", "seats": 4}) for _ in range(8)]
        keys = [table["link"] for table in tables]
        assert len(set(keys)) == 8
        assert all(re.fullmatch(r"[\w-]{22}", key) for key in keys), "128 bits"
        assert not any(table["id"] in table["link"] or table["code"] in table["link"] for table in tables)
        async with httpx.AsyncClient(base_url=house.url) as http:
            for key in ("", keys[0][:-1], keys[0].swapcase(), tables[0]["id"], tables[0]["code"]):
                assert (await http.get(f"/api/tables/by-link/{key}")).status_code == 404

    at_home(tmp_path, visit)


def test_a_stranger_learns_nothing_of_a_table_that_is_not_open(tmp_path):
    """Whatever is asked of it: the same answer as for a table that is not there, to the byte."""

    async def visit(house):
        people = await house.people(4)
        playing, _ = await house.match(seats=4)
        over, ended = await house.match(seats=4, watching="open")
        for line in ended[:3]:
            await line.send({"type": "vote", "id": "give up", "motion": "abandon"})
        await ended[0].until(lambda line: line.table["status"] == "over")
        await house.hall.stage.settle()
        tables = {"lobby": await laid_table(people, seats=4), "playing": playing, "over": over}
        matches = {status: house.hall.room(table).match or "none" for status, table in tables.items()}
        eve = await house.person("Eve")
        async with httpx.AsyncClient(base_url=house.url, timeout=60) as nobody:
            for status, table in tables.items():
                for http in (nobody, eve.http):
                    heard = await asked_about(http, table, matches[status])
                    assert heard == await asked_about(http, "x" * len(table), "x" * len(matches[status])), status
        assert not house.hall.open_tables(house.hall.room(playing).owner)

    at_home(tmp_path, visit, requests_a_minute=0)


async def asked_about(http, table, match):
    """Every call that names a table or a match, and what it was answered."""
    reads = ["", "/match", "/replay/0", "/replay/spectator"]
    writes = {"sit": {}, "leave": None, "start": {}, "rematch": None, "ticket": None, "private-code": None}
    writes |= {"bot": {"seat": 1}, "kick": {"seat": 1}, "settings": {}, "reclaim": {"code": "guess"}}
    answers = [await http.get(f"/api/tables/{table}{path}") for path in reads]
    answers += [await http.get("/api/texts/casa_de_papel/en", params={"table": table})]
    answers += [await http.get(f"/api/matches/{match}/replay")]
    answers += [await http.post(f"/api/tables/{table}/{path}", json=body) for path, body in writes.items()]
    assert {answer.status_code for answer in answers} <= {401, 404}
    return [(answer.status_code, answer.content, sorted(answer.headers)) for answer in answers]


def test_whoever_shows_the_link_knows_the_way_also_after_a_restart(tmp_path):
    async def visit(house):
        owner, bo = await house.people(2)
        table = await owner.post("/api/tables", {"game": "casa_de_papel", "seats": 4})
        with pytest.raises(httpx.HTTPStatusError):
            await bo.post(f"/api/tables/{table['id']}/sit", {})
        shown = await bo.post("/api/tables/join", {"link": table["link"]})
        assert (shown["link"], shown["code"]) == ("", ""), "who does not sit there invites nobody"
        house.hall._rooms.clear()  # noqa: SLF001 - as after a restart
        assert (await bo.get(f"/api/tables/{table['id']}"))["title"] == "Ada"
        assert (await bo.post(f"/api/tables/{table['id']}/sit", {}))["link"] == table["link"]

    at_home(tmp_path, visit)


def test_who_was_sent_away_is_kept_out_by_every_door(tmp_path):
    """Neither the old link nor the old code lets anybody in, so that she does not come back as somebody else."""

    async def visit(house):
        ada, bo, cleo = await house.people(3)
        table = await laid_table([ada, bo, cleo], seats=4)
        before = await bo.get(f"/api/tables/{table}")
        private = (await bo.post(f"/api/tables/{table}/private-code"))["code"]
        after = await ada.post(f"/api/tables/{table}/kick", {"seat": before["seat"]})
        assert {after["link"], after["code"]}.isdisjoint({before["link"], before["code"]})
        again = {"link": after["link"]}, {"code": after["code"]}
        doors = [("join", body) for body in again]
        doors += [(f"{table}/sit", {}), (f"{table}/ticket", None), (f"{table}/reclaim", {"code": private})]
        for door, body in doors:
            answer = await bo.http.post(f"/api/tables/{door}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_welcome"), door
        for path in (table, f"by-link/{after['link']}", f"by-code/{after['code']}"):
            assert (await bo.http.get(f"/api/tables/{path}")).status_code == 403
        disguised = await house.person("Eve")
        for old in ({"link": before["link"]}, {"code": before["code"]}):
            assert (await disguised.http.post("/api/tables/join", json=old)).status_code == 404
        assert (await disguised.http.post(f"/api/tables/{table}/reclaim", json={"code": private})).status_code == 404
        assert (await cleo.get(f"/api/tables/{table}"))["seat"] is not None

    at_home(tmp_path, visit)


def test_a_list_that_did_not_change_is_not_sent_again(tmp_path):
    async def visit(house):
        ada, bo = await house.people(2)
        for path in ("/api/tables", "/api/tables/mine"):
            first = await ada.http.get(path)
            known = {"If-None-Match": first.headers["ETag"]}
            again = await ada.http.get(path, headers=known)
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["Cache-Control"] == "private, no-cache"
            await ada.post("/api/tables", {"game": "casa_de_papel", "seats": 4, "access": "open"})
            changed = await ada.http.get(path, headers=known)
            assert changed.status_code == 200
            assert len(changed.json()) == len(first.json()) + 1
        assert (await bo.http.get("/api/tables")).headers["Vary"] == "Cookie"

    at_home(tmp_path, visit)


def test_one_person_cannot_use_up_what_an_address_has(tmp_path):
    async def visit(house):
        greedy, ada = await house.people(2)
        answers = [await greedy.http.get("/api/games") for _ in range(31)]
        assert [answer.status_code for answer in answers] == [200] * 30 + [429]
        assert (await ada.http.get("/api/games")).status_code == 200

    at_home(tmp_path, visit, requests_a_minute=30)
