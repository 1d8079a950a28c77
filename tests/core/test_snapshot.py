"""Snapshots and hashes of states."""

import hashlib
import json

import pytest

from cavale import catalog
from cavale.core.dice import SealedDice
from cavale.core.match import Match
from cavale.core.snapshot import digest, fields, snapshot


class Thing:
    __slots__ = ("size", "unset")

    def __init__(self, size: object) -> None:
        self.size = size


def test_an_object_is_its_attributes_sorted_and_what_it_is() -> None:
    assert list(snapshot(Thing([1, (2, "three")])).items()) == [("is", "Thing"), ("size", [1, [2, "three"]])]
    assert fields(Thing(1)) == ["size"], "what was never set is not there"


@pytest.mark.parametrize("value", [{}, {1}, b"x"])
def test_a_state_holds_nothing_that_would_escape_its_hash(value: object) -> None:
    with pytest.raises(TypeError):
        snapshot(Thing([value]))


@pytest.mark.parametrize("name", ["casa_de_papel", "red_notice", "coffre_fort", "la_traque"])
def test_the_hash_is_that_of_the_snapshot(name: str) -> None:
    game = catalog.find(name)
    match = Match(game, catalog.default_edition(game), SealedDice(bytes(32)), seats=4 if name == "casa_de_papel" else 2)
    text = json.dumps(snapshot(match.state), separators=(",", ":"), sort_keys=True)
    assert digest(match.state) == hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
