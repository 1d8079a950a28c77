"""When windows end, by what the log says, and how long a clock has stood."""

from cavale.lab.clocks import StandingClock
from cavale.server.clock import Deadlines, MatchClock
from games.la_traque.table import table
from rules import rule


@rule("LT-NET-01", "LT-ENG-02")
def test_an_undo_gives_no_time_back():
    t = table("usa", "cccp", live=True)
    deadlines = Deadlines()
    deadlines.follow(t.match)
    assert deadlines.next() == ("turn", 180_000)
    t.match.play(0, t.action("move_hunt", zone="europe"), at=100_000)
    deadlines.follow(t.match)
    t.match.undo(0, at=150_000)
    deadlines.follow(t.match)
    assert deadlines.next() == ("turn", 180_000)
    t.match.play(0, t.box.pass_, at=160_000)
    deadlines.follow(t.match)
    assert deadlines.next() == ("turn", 340_000)


def test_a_clock_on_the_wall_that_was_put_back_gives_no_time_back():
    wall = StandingClock()
    clock = MatchClock(wall)
    clock.stop(since=wall.date() + 1_000)
    assert clock.stood() == 0
    wall.pass_by(5_000)
    assert clock.stood() == 5_000
