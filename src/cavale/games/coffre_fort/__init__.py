"""La Course au Coffre-Fort: a team of agents looks for four keys before the clock runs out. Two to four players.

Read `state.py` (what there is), then `steps/` (the rules, part by part).
"""

from cavale.core.game import TableOption

BY_PLAYERS = "by_players"

OPTIONS = (
    TableOption("mode", ("clock", "budget"), "clock", "CF-PAUSE-05"),
    TableOption("minutes", (BY_PLAYERS, 15, 22, 30), BY_PLAYERS, "CF-TIME-12"),
    TableOption("agents_per_player", (1, 2), 1, "CF-VAR-02"),
    TableOption("open_hands", (True, False), True, "CF-HIDE-03"),
    TableOption("partial_moves", (False, True), False, "CF-MOVE-05"),
    TableOption("passage_any_roll", (False, True), False, "CF-PASS-03"),
    TableOption("passage_exit", ("hop", "walk"), "hop", "CF-PASS-06"),
    TableOption("pushback", ("replace", "after"), "replace", "CF-TOOL-06"),
    TableOption("lockpicks_from_outside", (False, True), False, "CF-PRISON-06"),
    TableOption("exit_grace", (False, True), False, "CF-PRISON-09"),
    TableOption("manual_dial", (False, True), False, "CF-WIN-03"),
    TableOption("pause", ("grace", "none", "unanimous"), "grace", "CF-PAUSE-03"),
    TableOption("turn_nudge", (0, *range(10, 61)), 25, "CF-PAUSE-04"),
)
