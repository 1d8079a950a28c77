"""What never changes in La Course au Coffre-Fort: cards, tokens and agents are all there, wherever they are."""

from cavale.core.match import Match
from cavale.games.coffre_fort.box import KEY, NO_TOOL, NOBODY
from cavale.games.coffre_fort.state import ASLEEP, CoffreFort


def check(match: Match) -> None:
    s = match.state
    assert isinstance(s, CoffreFort)
    tools(s)
    rooms(s)
    people(s)


def tools(s: CoffreFort) -> None:
    """CF-TOOL-02, CF-ROBOT-08 Each tool is in one hand or discarded; a discarded trap tool has countered its trap."""
    box = s.box
    for tool in box.dealt:
        holders = sum(hand >> tool & 1 for hand in s.hands)
        assert holders + (s.discarded >> tool & 1) == 1
    assert (s.robot == NOBODY) == bool(s.discarded >> box.robot & 1)
    for trap, tool in enumerate(box.tool_for):
        gone = bool(s.gone_traps >> s.traps.index(trap) & 1)
        if tool != NO_TOOL:
            assert gone == bool(s.discarded >> tool & 1)


def rooms(s: CoffreFort) -> None:
    """CF-TRAP-02 A trap is turned up, then countered, then the token is turned up; CF-TOKEN-02 keys are in hands."""
    box = s.box
    assert sorted(s.traps) == list(range(len(box.traps)))
    assert sorted(s.tokens) == box.tokens
    assert s.gone_traps & ~s.open_traps == 0
    assert s.turned_tokens & ~s.gone_traps == 0
    found = [token for red, token in enumerate(s.tokens) if s.turned_tokens >> red & 1]
    assert s.keys_found() == found.count(KEY)


def people(s: CoffreFort) -> None:
    """CF-MOVE-10 Nobody stands in office or kennel; CF-PATROL-01 patrols are on the loop or at home."""
    layout = s.box.layout
    for place in s.places:
        assert place not in layout.homes
    for square in s.patrols:
        assert square == ASLEEP or 0 <= square < layout.loop
    if not s.over and s.ask:  # between two questions, whoever is in range has been caught
        for patrol, square in enumerate(s.patrols):
            if square != ASLEEP:
                for place in s.places:
                    spared = s.box.exit_grace and place == layout.exit  # CF-PRISON-09 until the next check
                    assert spared or not layout.notices[patrol][square * layout.places + place]
    assert not s.box.budget or s.turn <= s.box.budget
