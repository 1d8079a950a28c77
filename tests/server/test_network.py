"""An address that only this device can reach: whoever hosts is told, and how phones could come."""

import asyncio

import httpx
import pytest

from cavale.hosting import where
from cavale.server.network import is_loopback, lan_address
from cavale.words import Words
from server.server import serving


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("localhost", True),
        ("::1", True),
        ("0.0.0.0", False),  # noqa: S104 - as a host may ask for it
        ("192.168.1.7", False),
        ("cavale.example", False),
        ("", False),
    ],
)
def test_which_addresses_are_for_this_device_only(host, here):
    assert is_loopback(host) is here


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_make_play_says_how_phones_can_come(lang, monkeypatch):
    words = Words(None, lang)
    monkeypatch.setattr("cavale.hosting.lan_address", lambda: "192.168.1.7")
    said = list(where("127.0.0.1", "http://127.0.0.1:8001/", words))
    assert "make play SERVE='--host 0.0.0.0'" in said[1]
    assert "http://192.168.1.7:8001/" in said[2]
    monkeypatch.setattr("cavale.hosting.lan_address", lambda: "")
    assert len(list(where("127.0.0.1", "http://127.0.0.1:8001/", words))) == 2
    assert len(list(where("0.0.0.0", "http://192.168.1.7:8001/", words))) == 1  # noqa: S104 - the same


def test_the_page_is_told_where_phones_would_find_the_server(tmp_path, monkeypatch):
    async def run(**settings):
        async with serving(tmp_path, **settings) as house, httpx.AsyncClient(base_url=house.url) as http:
            return (await http.get("/api/network")).json(), house.url.rpartition(":")[2]

    monkeypatch.setattr("cavale.server.network.lan_address", lambda: "192.168.1.7")
    told, port = asyncio.run(run())
    assert told == {"address": f"http://192.168.1.7:{port}/", "reachable": False}
    told, port = asyncio.run(run(host="0.0.0.0"))  # noqa: S104 - the same
    assert told["reachable"]
    monkeypatch.setattr("cavale.server.network.is_loopback", lambda _: False)
    told, _ = asyncio.run(run())
    assert told == {"address": "", "reachable": False}, "nobody elsewhere hears of the network at home"


def test_an_address_for_neighbours_is_never_that_of_the_device_for_itself():
    assert not is_loopback(lan_address())
