"""A match of La Casa de Papel by script: what people do under load, written down to be played on another server."""

from collections.abc import Mapping
from typing import Any

import msgspec

from cavale import catalog
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.message import shown
from cavale.core.post import Post
from cavale.core.record import Acted
from cavale.lab.client import RandomPlayer


class Script(msgspec.Struct, frozen=True):
    """How the match is dealt, what is done in it, and how it ends."""

    roles: list[str]
    hands: list[list[str]]
    leader: int
    deeds: list[Acted]
    loot: int
    winner: str


def write_script(seed: int, *, seats: int, options: Mapping[str, object], talk: float) -> Script:
    game = catalog.find("casa_de_papel")
    assert game
    match = Match(game, catalog.default_edition(game), FastDice(seed=seed), seats=seats, options=options, live=True)
    dealt = [match.view(seat) for seat in range(seats)]
    choose = RandomPlayer(seed, talk)
    post = Post(match)
    while not match.over:
        _somebody_acts(match, post, choose)
    end = match.view(0)
    return Script(
        roles=[view.mine.role for view in dealt],
        hands=[list(view.mine.hand) for view in dealt],
        leader=dealt[0].leader,
        deeds=[record for record in match.records if isinstance(record, Acted)],
        loot=end.loot,
        winner=end.winner,
    )


def _somebody_acts(match: Match, post: Post, choose: RandomPlayer) -> None:
    """The first seat that wants to do something does it."""
    for seat in range(match.seats):
        wanted = choose(_sight(match, post, seat))
        if wanted is not None:
            action = match.box.actions.find(wanted["verb"], wanted.get("args", {}))
            assert action
            match.play(seat, action)
            return
    raise RuntimeError("nobody has anything to do")


def _sight(match: Match, post: Post, seat: int) -> dict[str, Any]:
    """As much of a sight as the player looks at."""
    return {
        "seat": seat,
        "asked": msgspec.to_builtins(post.asked(seat)),
        "offers": msgspec.to_builtins(shown(match.offers_to(seat))),
        "view": {"done": match.view(seat).done},
    }
