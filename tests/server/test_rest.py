"""REST as a browser or another program meets it: origins, rates, metrics, films, files, editions, texts."""

import asyncio

import httpx

from cavale import catalog
from cavale.lab.client import laid_table
from cavale.lab.clocks import StandingClock
from server.server import serving


def ask(folder, questions, **settings):
    """Ask a server questions over HTTP."""

    async def run():
        async with (
            serving(folder, **settings) as house,
            httpx.AsyncClient(base_url=house.url, timeout=None) as http,  # noqa: S113 - pytest ends what hangs
        ):
            await questions(house, http)

    asyncio.run(run())


def test_another_site_cannot_act_in_the_name_of_a_person(tmp_path):
    async def questions(house, http):
        named = {"name": "Ada"}
        for origin in ("http://evil.example", "null", "http://[", f"{house.url}.evil.example"):
            answer = await http.put("/api/session", json=named, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
        for origin in (house.url, "https://cavale.example"):
            assert (await http.put("/api/session", json=named, headers={"Origin": origin})).status_code == 200
        assert (await http.get("/api/games", headers={"Origin": "http://evil.example"})).status_code == 200

    ask(tmp_path, questions, origins="https://cavale.example")


def test_a_page_opens_sockets_to_its_own_host_only(tmp_path):
    async def questions(house, http):
        for host, sockets in (
            ("cavale.example:8000", " ws://cavale.example:8000 wss://cavale.example:8000"),
            ("[::1]:8000", ""),  # what a policy cannot name is left to 'self'
            ("x; script-src *", ""),
        ):
            policy = (await http.get("/health", headers={"Host": host})).headers["content-security-policy"]
            assert policy.partition("connect-src ")[2] == f"'self'{sockets}"
            assert policy.count("script-src") == 1

    ask(tmp_path, questions)


def test_too_many_calls_are_refused_clearly(tmp_path):
    async def questions(house, http):
        answers = [await http.get("/api/games") for _ in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2, "ten times one person's"
        assert answers[-1].json() == {"code": "too_much", "key": "table-too-much", "args": {}}
        assert 1 <= int(answers[-1].headers["Retry-After"]) <= 60
        assert (await http.get("/health")).status_code == 200

    ask(tmp_path, questions, clock=StandingClock(), requests_a_minute=1)


def test_codes_of_tables_cannot_be_guessed_quickly(tmp_path):
    async def questions(house, http):
        table = await laid_table([await house.person()], seats=4)
        code = house.hall.room(table).code
        assert (await http.get(f"/api/tables/by-code/{code}")).json()["id"] == table
        answers = [await http.get(f"/api/tables/by-code/alto-{number}-alto") for number in range(10, 31)]
        assert [answer.status_code for answer in answers] == [404] * 20 + [429]
        assert 1 <= int(answers[-1].headers["Retry-After"]) <= 60
        right = await http.get(f"/api/tables/by-code/{code}")
        assert right.status_code == 429, "or it could be guessed all the same"
        eve = await house.person("Eve")
        for typed in (code, "alto-10-alto"):
            assert (await eve.http.post("/api/tables/join", json={"code": typed})).status_code == 429
        assert (await http.get("/api/tables")).status_code == 200

    ask(tmp_path, questions, clock=StandingClock(), requests_a_minute=600)


def test_who_asks_to_be_forgotten_is(tmp_path):
    async def questions(house, http):
        people = await house.people(2)
        table = await laid_table(people, seats=4)
        lines = [await house.line(person, table) for person in people]
        for line, text in zip(lines, ("hello", "good evening"), strict=True):
            assert (await line.send({"type": "say", "id": text, "text": text}))["type"] == "done"
        assert (await people[0].http.delete("/api/session")).status_code == 204
        assert (await people[0].http.get("/api/session")).json() is None
        await lines[0].until(lambda line: line.frames[-1]["type"] == "bye")
        late = await house.line(people[1], table)
        assert [line["text"] for line in late.frames[0]["chat"]] == ["good evening"]
        assert [line.text for line in await house.store.chat(table)] == ["good evening"]
        assert (await http.delete("/api/session")).status_code == 204

    ask(tmp_path, questions)


def test_rules_have_pictures_and_nothing_else_is_read(tmp_path):
    async def questions(house, http):
        answer = await http.get("/api/rules/coffre_fort/pictures/board-fr")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert "Bibliothèque" in answer.text
        for path in ("coffre_fort/pictures/board-de", "coffre_fort/pictures/..%2Fx", "no_game/pictures/board-fr"):
            assert (await http.get(f"/api/rules/{path}")).status_code == 404

    ask(tmp_path, questions)


def test_metrics_are_for_the_host(tmp_path):
    async def questions(house, http):
        await house.match(seats=4)
        assert (await http.get("/metrics")).status_code == 404
        assert (await http.get("/metrics", headers={"Authorization": "Bearer guess"})).status_code == 404
        answer = await http.get("/metrics", headers={"Authorization": "Bearer let me in"})
        assert answer.headers["content-type"].startswith("text/plain")
        assert 'cavale_tables{status="playing"} 1.0' in answer.text
        assert "cavale_connections 4.0" in answer.text
        for name in ("cavale_commit_seconds_bucket", "cavale_bot_thinking_seconds_bucket", "cavale_late_bots_total"):
            assert name in answer.text

    async def closed(house, http):
        assert (await http.get("/metrics", headers={"Authorization": "Bearer x"})).status_code == 404

    ask(tmp_path, questions, metrics_token="let me in")  # noqa: S106 - of this test
    ask(tmp_path, closed)


def test_a_finished_match_over_http(tmp_path):
    async def questions(house, http):
        table, lines = await house.match(seats=4, watching="open")
        ada = lines[0].person.http
        early = await ada.get(f"/api/tables/{table}/replay/0")
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        for line in lines[:3]:
            await line.send({"type": "vote", "id": "give up", "motion": "abandon"})
        await lines[0].until(lambda line: line.table["status"] == "over")
        await house.hall.stage.settle()
        film = (await ada.get(f"/api/tables/{table}/replay/1")).json()
        assert film["table"]["id"] == table
        assert [sight["number"] for sight in film["sights"]] == [1, 2]
        assert {sight["seat"] for sight in film["sights"]} == {1}
        match = film["table"]["match"]
        assert (await ada.get(f"/api/matches/{match}/replay")).json()["sights"][0]["seat"] == film["table"]["seat"]
        assert (await ada.get(f"/api/tables/{table}/replay/spectator")).json()["sights"][0]["seat"] == 4
        for seat in ("4", "-1", "x"):
            assert (await ada.get(f"/api/tables/{table}/replay/{seat}")).json()["code"] == "no_such_seat"
        file = (await ada.get(f"/api/tables/{table}/match")).content
        brought = await ada.post("/api/matches", content=file)
        assert brought.json()["status"] == "over"
        assert (await http.post("/api/matches", content=file)).json()["code"] == "session_needed"
        assert (await ada.post("/api/matches", content=b"{}")).json()["code"] == "bad_match"
        assert (await ada.post("/api/matches", content=b"x" * 5_000_000)).status_code == 413

    ask(tmp_path, questions)


def test_an_edition_of_ones_own_is_checked_kept_and_named(tmp_path):
    async def questions(house, http):
        await http.put("/api/session", json={"name": "Ada"})
        (name, text), *_ = catalog.default_edition(catalog.find("casa_de_papel")).items()
        mine = {name: text.replace("Professeur", "Directeur").replace("Professor", "Director")}
        shown = (await http.post("/api/editions", json={"game": "casa_de_papel", "files": mine})).json()
        assert shown["id"] in [each["id"] for each in (await http.get("/api/editions/casa_de_papel")).json()]
        wanted = {"game": "casa_de_papel", "seats": 5, "edition": shown["id"]}
        table = (await http.post("/api/tables", json=wanted)).json()["id"]
        own = (await http.get("/api/texts/casa_de_papel/en", params={"table": table})).json()["names"]
        boxed = (await http.get("/api/texts/casa_de_papel/en")).json()["names"]
        assert "Director" in own["by_argument"]["role"]["professor"]
        assert "Professor" in boxed["by_argument"]["role"]["professor"]
        assert (await http.get("/api/texts/shared/fr")).json()["names"] == {"by_id": {}, "by_argument": {}}

    ask(tmp_path, questions)


def test_one_is_shown_the_games_own_edition_and_those_one_brought(tmp_path):
    async def questions(house, http):
        files = catalog.default_edition(catalog.find("casa_de_papel"))
        changed = {name: text.replace("Édition libre", "Grand braquage") for name, text in files.items()}
        ada, bo = (await house.person("Ada")).http, (await house.person("Bo")).http
        shown = (await ada.post("/api/editions", json={"game": "casa_de_papel", "files": changed})).json()
        assert (shown["own"], shown["title"]["fr"]) == (False, "Grand braquage")
        listed = (await ada.get("/api/editions/casa_de_papel")).json()
        assert [(edition["own"], edition["title"]["fr"]) for edition in listed] == [
            (True, "Édition libre"),
            (False, "Grand braquage"),
        ]
        for other in (bo, http):
            assert [edition["own"] for edition in (await other.get("/api/editions/casa_de_papel")).json()] == [True]
        wanted = {"game": "casa_de_papel", "seats": 5, "access": "open"}
        await ada.post("/api/tables", json=wanted)
        await ada.post("/api/tables", json={**wanted, "edition": shown["id"]})
        editions = [line["edition"].get("fr", "") for line in (await bo.get("/api/tables")).json()]
        assert sorted(editions) == ["", "Grand braquage"]

    ask(tmp_path, questions)


def test_the_games_own_edition_can_be_taken_away_and_brought_back(tmp_path):
    async def questions(house, http):
        await http.put("/api/session", json={"name": "Ada"})
        answer = await http.get("/api/editions/casa_de_papel/file")
        assert 'filename="casa_de_papel.toml"' in answer.headers["content-disposition"]
        text = answer.content.decode()
        brought = await http.post("/api/editions", json={"game": "casa_de_papel", "files": {"mine.toml": text}})
        assert brought.json()["title"]["en"] == "Open edition"
        assert (await http.get("/api/editions/nothing/file")).status_code == 404

    ask(tmp_path, questions)


def test_a_faulty_edition_is_refused_with_all_places_reasons_and_rules(tmp_path):
    async def questions(house, http):
        await http.put("/api/session", json={"name": "Ada"})
        text = (await http.get("/api/editions/casa_de_papel/file")).text

        async def bring(old, new):
            files = {"mine.toml": text.replace(old, new, 1)}
            return await http.post("/api/editions", json={"game": "casa_de_papel", "files": files})

        fault = (await bring("blackout_seconds = 15", "blackout_seconds = 5")).json()
        assert (fault["code"], fault["key"]) == ("bad_edition", "table-bad-edition")
        assert fault["problems"] == [
            {
                "rule": "CP-ED-01",
                "place": "numbers.blackout_seconds",
                "key": "casa-blackout-length",
                "args": {},
                "severity": "error",
                "file": "mine.toml",
            }
        ]
        several = (await bring("floor = 0", "floor = 1\nceiling = 2\nwalls = 4")).json()["problems"]
        assert [problem["place"] for problem in several] == ["numbers.ceiling", "numbers.walls"]
        long = "x" * 1000
        (cut,) = (await bring("floor = 0", f"floor = 0\n{long} = 1")).json()["problems"]
        assert len(cut["place"]) < 400
        (slip, *_) = (await bring("max = 6000", "max = 1000")).json()["warnings"]
        assert (slip["place"], slip["severity"]) == ("track.max", "warning")

    ask(tmp_path, questions)


def test_faces_are_those_of_the_edition(tmp_path):
    async def questions(house, http):
        await http.put("/api/session", json={"name": "Ada"})
        text = (await http.get("/api/editions/casa_de_papel/file")).text.replace("mod = -500", "mod = -750")
        upload = {"game": "casa_de_papel", "files": {"mine.toml": text}}
        shown = (await http.post("/api/editions", json=upload)).json()
        wanted = {"game": "casa_de_papel", "seats": 5, "edition": shown["id"]}
        table = (await http.post("/api/tables", json=wanted)).json()["id"]
        for query, mod in (({}, -500), ({"table": table}, -750)):
            faces = (await http.get("/api/texts/casa_de_papel/en", params=query)).json()["faces"]
            assert faces["cards"]["S500"] == {"family": "sabotage", "mod": mod}
            assert faces["step"] == 250

    ask(tmp_path, questions)


def test_the_list_of_ones_tables_says_where_each_stands(tmp_path):
    async def questions(house, http):
        await http.put("/api/session", json={"name": "Ada"})
        table = (await http.post("/api/tables", json={"game": "casa_de_papel", "seats": 4})).json()["id"]
        (line,) = (await http.get("/api/tables/mine")).json()
        assert (line["status"], line["round"], line["waiting_for_you"]) == ("lobby", {}, False)
        await http.post(f"/api/tables/{table}/start")
        (line,) = (await http.get("/api/tables/mine")).json()
        assert line["round"] == {"fr": "manche 1 sur 5", "en": "round 1 of 5"}
        assert line["waiting_for_you"]

    ask(tmp_path, questions, bot_pace=1000.0)
