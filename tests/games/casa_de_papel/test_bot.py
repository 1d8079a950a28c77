"""The bots of La Casa de Papel: they finish every table, play for their side, and know only what they are shown."""

from collections.abc import Callable

import pytest

from cavale.bots.random_bot import RandomBot
from cavale.catalog import default_edition
from cavale.core.action import Action
from cavale.core.bot import Bot, Sight, sight
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.games.casa_de_papel import GAME
from cavale.games.casa_de_papel.bot import CasaBot, silent, steady
from cavale.games.casa_de_papel.box import RED, team_of
from cavale.games.casa_de_papel.state import RED_WINS, Casa

Maker = Callable[[int], Bot]


def table(seats: int, seed: int, *, live: bool = False, **options: object) -> Match:
    return Match(GAME, default_edition(GAME), FastDice(seed), seats=seats, options=options, live=live, hashed=False)


def play_out(match: Match, bots: list[Bot]) -> None:
    """Bots answer, then take offers; when nobody has anything to say the clock strikes."""
    while not match.over:
        if match.live and sum(speaks(match, seat, bots[seat]) for seat in range(match.seats)):
            continue
        asked = match.asked()
        if asked:
            match.play(asked[0], bots[asked[0]].act(sight(match, asked[0])))
        else:
            match.time_up(match.state.agenda[-1].window())


@pytest.mark.parametrize("level", GAME.bots())
def test_every_level_ends_a_debate_that_no_clock_ends(level: str) -> None:
    match = table(5, 3, live=True, clocks="off")
    bots = [GAME.bots()[level](seat) for seat in range(5)]
    while not match.over:
        spoke = any(speaks(match, seat, bots[seat]) for seat in range(5))
        asked = match.asked()
        assert spoke or asked or match.state.agenda[-1].window() in {"blackout", "reveal"}
        if asked:
            match.play(asked[0], bots[asked[0]].act(sight(match, asked[0])))
        elif not spoke:
            match.time_up(match.state.agenda[-1].window())


def speaks(match: Match, seat: int, bot: Bot) -> bool:
    if match.over or not match.offers_to(seat):
        return False
    action = bot.volunteer(sight(match, seat))
    if action is None:
        return False
    match.play(seat, action)
    return True


def state_of(match: Match) -> Casa:
    assert isinstance(match.state, Casa)
    return match.state


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("live", [False, True])
def test_bots_finish_a_match(seats: int, live: bool) -> None:
    match = table(seats, seats, live=live)
    play_out(match, [CasaBot(seat) for seat in range(seats)])
    assert match.over


@pytest.mark.parametrize(
    "options",
    [
        {"powers": "none"},
        {"final_accusation": False},
        {"leader_repeat_4p": "any"},
        {"raquel_may_oust_leader": False},
        {"card_history": False},
        {"inference_aid": True},
        {"clocks": "correspondence"},
        {"clocks": "off"},
        {"accusation_talk": "closed", "first_leader": 2},
    ],
)
@pytest.mark.parametrize("live", [False, True])
def test_bots_finish_a_match_with_every_option(options: dict[str, object], live: bool) -> None:
    match = table(4, 11, live=live, **options)
    play_out(match, [CasaBot(1), steady(2), RandomBot(3), silent(4)])
    assert match.over


@pytest.mark.parametrize("name", list(GAME.bots()))
def test_every_level_plays(name: str) -> None:
    match = table(5, 3)
    play_out(match, [GAME.bots()[name](seat) for seat in range(5)])
    assert match.over


def robbers_wins(red: Maker, blue: Maker, seats: int, games: int) -> int:
    won = 0
    for seed in range(games):
        match = table(seats, seed)
        sides = [red if team_of(role) == RED else blue for role in state_of(match).roles]
        play_out(match, [maker(seed * 64 + seat) for seat, maker in enumerate(sides)])
        won += state_of(match).winner == RED_WINS
    return won


def test_clever_bots_beat_random_ones_on_both_sides() -> None:
    random = robbers_wins(RandomBot, RandomBot, 5, 20)
    assert robbers_wins(CasaBot, RandomBot, 5, 20) >= random + 5
    assert robbers_wins(RandomBot, CasaBot, 5, 20) <= random - 5


class Watched(Bot):
    """Asks a fresh bot for each decision as well: notes kept between decisions must not matter."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._bot = CasaBot(seed)

    def act(self, sight: Sight) -> Action:
        action = self._bot.act(sight)
        assert CasaBot(self._seed).act(sight) is action
        return action


def test_a_bot_is_a_function_of_its_seed_and_its_sight() -> None:
    first, second = table(5, 9), table(5, 9)
    play_out(first, [CasaBot(seat) for seat in range(5)])
    play_out(second, [Watched(seat) for seat in range(5)])
    assert first.records == second.records


def test_the_diary_tells_what_it_believed() -> None:
    match = table(6, 4)
    bots = [CasaBot(seat) for seat in range(6)]
    play_out(match, list(bots))
    for seat, bot in enumerate(bots):
        blue = team_of(state_of(match).roles[seat]) != RED
        assert bot.diary
        for entry in bot.diary:
            assert entry.blue[seat] == pytest.approx(float(blue))
            assert sum(entry.blue) == pytest.approx(2)
            assert sum(entry.professor) == pytest.approx(1)
            assert entry.reason


def swapped_cards(match: Match, seat: int) -> Casa | None:
    """Another state that looks the same to a seat: two others trade the cards in their hands."""
    state = state_of(match)
    others = [other for other in range(match.seats) if other != seat]
    kinds = len(state.box.kinds)
    one, two = others[0], others[1]
    swapped = state.clone()
    for kind in range(kinds):
        a, b = one * kinds + kind, two * kinds + kind
        swapped.hands[a], swapped.hands[b] = state.hands[b], state.hands[a]
    same = GAME.view(swapped, seat) == GAME.view(state, seat)
    return swapped if same and swapped.hands != state.hands else None


def test_hidden_cards_do_not_change_an_action() -> None:
    """A bot is given a view and what it was told: two states that look the same to it get the same action."""
    match = table(5, 21)
    bots = [CasaBot(seat) for seat in range(5)]
    compared = 0
    while not match.over:
        seat = match.asked()[0]
        other = swapped_cards(match, seat)
        true = match.state
        action = bots[seat].act(sight(match, seat))
        if other is not None:
            match.state = other
            assert CasaBot(seat).act(sight(match, seat)) is action
            match.state = true
            compared += 1
        match.play(seat, action)
    assert compared > 50
