"""The comparison with boardgame.io, as far as it goes without Node (`make load` plays whole matches on its server)."""

import json
from pathlib import Path

import pytest

from cavale.lab.boardgameio import read_packet, report, state_number
from cavale.lab.load import OPTIONS, SEATS, TALK, Measured
from cavale.lab.script import write_script

PEER = Path(__file__).parents[1] / "peers" / "boardgameio"
LOCK = json.loads((PEER / "package-lock.json").read_text())


@pytest.mark.parametrize(
    ("frame", "kind", "content"),
    [
        (b'0{"sid":"a"}', "open", b'{"sid":"a"}'),
        (b"2", "ping", b""),
        (b'40/casa_de_papel,{"sid":"b"}', "connected", b'{"sid":"b"}'),
        (b'42/casa_de_papel,["update","m",{},[]]', "update", b'["update","m",{},[]]'),
    ],
)
def test_packets_of_socket_io(frame, kind, content):
    assert read_packet(frame) == (kind, content)


def test_an_error_of_socket_io_is_not_overlooked():
    with pytest.raises(RuntimeError, match="Invalid namespace"):
        read_packet(b'44/casa_de_papel,{"message":"Invalid namespace"}')


def test_the_number_of_a_state_is_not_that_of_the_log_after_it():
    assert state_number(b'["update","m",{"G":{"loot":500},"_stateID":112},[{"action":{},"_stateID":111}]]') == 112


def test_a_script_is_a_whole_match_of_some_hundred_actions():
    script = write_script(3, seats=SEATS, options=OPTIONS, talk=TALK)
    assert sorted(map(len, script.hands)) == [5] * SEATS
    assert {"professor", "raquel"} <= set(script.roles)
    assert 200 < len(script.deeds) < 400
    assert script.deeds[-1].verb in {"confirm", "accuse"}
    assert script.winner == ("red" if script.loot >= 2000 else "blue")
    assert write_script(3, seats=SEATS, options=OPTIONS, talk=TALK) == script


def test_the_lock_names_no_address_and_has_a_hash_for_everything():
    packages = [entry for path, entry in LOCK["packages"].items() if path]
    assert packages
    assert all("resolved" not in entry and entry["integrity"].startswith("sha512-") for entry in packages)


def test_the_report_says_what_differs():
    numbers = dict.fromkeys(Measured.__struct_fields__, 1)
    measured = Measured(**numbers | {"name": "flat out"})
    text = report({"In memory": [measured]}, "1.2.3")
    assert "boardgame.io 1.2.3" in text
    assert measured.row() in text
    assert "What differs" in text
