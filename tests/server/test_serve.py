"""`cavale serve` as whoever hosts meets it: one address, one database, a goodbye."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from cavale.cli import main
from cavale.server.serve import PortTaken, _address, _listen
from cavale.server.settings import SettingError, Settings, from_environment

PATIENCE = 60  # seconds for an answer; the machine may be doing other work
SERVE = "import sys; from cavale.cli import main; sys.exit(main())"


@contextmanager
def serving(folder, *more, **environment):
    """A server in a process of its own, and its address."""
    words = [sys.executable, "-c", SERVE, "serve", "--lang", "en", "--port", "0", *more]
    given = {**os.environ, "CAVALE_DATABASE": str(folder / "cavale.db"), **environment}
    server = subprocess.Popen(
        words, cwd=folder, env=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )
    try:
        lines = iter(server.stdout.readline, "")
        yield server, next(found[0] for line in lines if (found := re.search(r"http://\S+", line)))
    finally:
        server.kill()
        server.communicate()


async def sit_down(address):
    """Somebody at a quick table: all that is secret about it, and her socket."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        await client.put("/api/session", json={"name": "Zoé"})
        table = (await client.post("/api/quick", json={"game": "leduc_poker"})).json()
        ticket = (await client.post(f"/api/tables/{table['id']}/ticket")).json()["ticket"]
        secrets = [ticket, table["id"], table["code"], table["link"], *client.cookies.values(), "Zoé"]
    line = f"{address.replace('http', 'ws')}ws/{ticket}"
    return secrets, await websockets.connect(line, max_size=None, open_timeout=PATIENCE)


def test_who_is_at_a_table_is_told_that_the_server_leaves(tmp_path):
    async def play(server, address):
        secrets, socket = await sit_down(address)
        async with socket as table:
            assert json.loads(await table.recv())["type"] == "welcome"
            server.send_signal(signal.SIGTERM)
            frames = [json.loads(frame) async for frame in table]
        assert frames[-1] == {"type": "bye", "code": "restart", "retry": True}
        return secrets

    with serving(tmp_path) as (server, address):
        secrets = asyncio.run(play(server, address))
        out, err = server.communicate(timeout=120)
        assert server.returncode == 0
        assert "Closed. All matches are stored." in out
        assert {json.loads(line)["level"] for line in err.splitlines()} == {"info"}
        assert '"route": "/api/tables/{table}/ticket"' in err
        assert not [secret for secret in secrets if secret in err]


def test_a_second_server_on_the_same_database_refuses_in_one_line(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("CAVALE_DATABASE", str(tmp_path / "cavale.db"))
    with serving(tmp_path) as (_, address):
        assert httpx.get(f"{address}health", timeout=PATIENCE).json()["status"] == "ok"
        assert main(["serve", "--lang", "en", "--port", "0"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r"cavale: another Cavale \(process \d+\) has \S+cavale\.db open\n", err)


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path, capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--lang", "en", "--port", port, "--database", str(tmp_path / "x.db")]) == 2
    assert capsys.readouterr().err == f"cavale: nothing can listen on 127.0.0.1, port {port}: Address already in use\n"
    assert list(tmp_path.iterdir()) == []


def test_if_nobody_chose_the_port_another_one_is_taken(tmp_path, capsys, monkeypatch):
    tried = []

    def run(settings, _):
        tried.append(settings.port)
        if settings.port:
            raise PortTaken

    monkeypatch.setattr("cavale.server.serve.run", run)
    assert main(["serve", "--lang", "en", "--database", str(tmp_path / "x.db")]) == 0
    assert tried == [8000, 0]
    assert capsys.readouterr().out.startswith("Port 8000 is taken; another one is used.\n")


def test_frames_go_out_at_once():
    with _listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP  # otherwise asyncio leaves Nagle's algorithm on


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])  # noqa: S104 - that is what is tested
def test_a_server_for_the_whole_network_names_an_address_that_others_can_follow(host):
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = _address(host, listening)
    assert re.fullmatch(r"http://(localhost|\d+\.\d+\.\d+\.\d+):\d+/", address)
    assert "0.0.0.0" not in address  # noqa: S104 - the same


@pytest.mark.parametrize(
    ("line", "complaint"), [("--port x", "--port takes"), ("--bot-workers 0", "--bot-workers takes")]
)
def test_a_wrong_number_is_told_in_one_line(line, complaint, capsys):
    assert main(["serve", "--lang", "en", *line.split()]) == 2
    assert capsys.readouterr().err.startswith(f"cavale: {complaint} a whole number")


def test_a_wrong_variable_is_told_in_one_line(capsys, monkeypatch):
    monkeypatch.setenv("CAVALE_CHAT_DAYS", "many")
    assert main(["serve", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "cavale: CAVALE_CHAT_DAYS cannot be “many”\n"


WRONG = {
    "port": ["-1", "65536", "x", ""],
    "bot_workers": ["0", "-1", "257"],
    "bot_pace": ["-0.1", "nan", "inf"],
    "bot_seconds": ["0", "nan", "inf", "-5"],
    "requests_a_minute": ["-1", "1.5"],
    "frames_a_second": ["0", "-1"],
    "blur": ["-1", "nan", "inf"],
    "connections_an_address": ["9", "x"],
    "trusted_proxies": ["somewhere"],
    "chat_days": ["-5", "many"],
    "guest_months": ["0", "-1"],
    "spectator_delay": ["-1", "nan"],
    "secure_cookies": ["maybe"],
    "finished_hours": ["-1"],
    "log": ["loud"],
}
ANYTHING = {"host", "database", "origins", "metrics_token"}  # read elsewhere
LEAST = {
    "CAVALE_PORT": "0",
    "CAVALE_BOT_PACE": "0",
    "CAVALE_REQUESTS_A_MINUTE": "0",
    "CAVALE_FRAMES_A_SECOND": "1",
    "CAVALE_CHAT_DAYS": "0",
    "CAVALE_GUEST_MONTHS": "1",
    "CAVALE_SPECTATOR_DELAY": "0",
    "CAVALE_FINISHED_HOURS": "0",
}


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_what_a_setting_cannot_be_is_refused(name):
    assert (name in ANYTHING) != (name in WRONG)
    for text in WRONG.get(name, []):
        with pytest.raises(SettingError, match=f"^CAVALE_{name.upper()} cannot be '{re.escape(text)}'$"):
            from_environment({f"CAVALE_{name.upper()}": text})


def test_the_least_a_setting_can_be():
    given = from_environment(LEAST)
    assert {variable: f"{getattr(given, variable[7:].lower()):g}" for variable in LEAST} == LEAST


def test_an_unknown_host_is_told_in_words(tmp_path, capsys):
    host = ["--host", "no.such.host.invalid", "--port", "0", "--database", str(tmp_path / "x.db")]
    assert main(["serve", "--lang", "en", *host]) == 2
    err = capsys.readouterr().err
    assert err.startswith("cavale: nothing can listen on no.such.host.invalid, port 0: ")
    assert "Unknown error" not in err


def test_the_environment_sets_what_the_command_line_does_not():
    settings = from_environment(
        {"CAVALE_PORT": "81", "CAVALE_SECURE_COOKIES": "true", "CAVALE_BOT_PACE": "0.5", "A": "b"}
    )
    assert settings == Settings(port=81, secure_cookies=True, bot_pace=0.5)
    with pytest.raises(SettingError, match="CAVALE_LOG cannot be 'loud'"):
        from_environment({"CAVALE_LOG": "loud"})


def test_every_setting_is_documented_with_its_default():
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `CAVALE_(\w+)` \|[^|]*\| (?:`(\S+)` )?\|", page, re.MULTILINE))
    assert from_environment({f"CAVALE_{name}": value for name, value in rows.items() if value}) == Settings()
    assert {name.lower() for name in rows} == set(Settings.__struct_fields__)
