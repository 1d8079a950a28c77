"""Clues: all that was said in public of where Angela is, each as a row of numbers (rows are copied and hashed often).

    STARTED   round, continent                                  RN-SETUP-11
    FOUND     round, city                                       a cashing or a capture
    ABSENT    round, city                                       an inspection in vain
    ANSWERED  round, continent, there                           RN-UP-04
    MOVED     round, moves, how, white barriers, black barriers, white radars, black radars, points she could spend,
              payments made, payments …, radars …
    HEARD     round, how, radars …                              RN-MOVE-05 the joint list of a card turn

The board is the one before the movement. A payment is a target code (`RedNoticeBox.target`), a radar a continent, or a
city where radars are precise.
"""

from typing import Final

from cavale.games.red_notice.state import RedNotice

STARTED: Final = 0
FOUND: Final = 1
ABSENT: Final = 2
ANSWERED: Final = 3
MOVED: Final = 4
HEARD: Final = 5

# How a movement went, as bits.
SILENT: Final = 1  # neither barriers nor radars counted
LATER: Final = 2  # its radars are told with a joint list
PRECISE: Final = 4  # radars are cities

PAID: Final = 9  # in a row of MOVED: how many payments were made
FIRST_PAYMENT: Final = 10


def note_start(s: RedNotice, continent: int) -> None:
    s.clues.append((STARTED, s.round, continent))


def note_found(s: RedNotice, city: int) -> None:
    s.seen = city
    s.clues.append((FOUND, s.round, city))


def note_absent(s: RedNotice, city: int) -> None:
    s.clues.append((ABSENT, s.round, city))


def note_answer(s: RedNotice, continent: int, there: bool) -> None:
    s.clues.append((ANSWERED, s.round, continent, int(there)))


def board(s: RedNotice, points: int) -> tuple[int, ...]:
    """What a movement depends on, before it: `points` are 0 where she may not pay."""
    return (s.white_barriers, s.black_barriers, s.white_radars, s.black_radars, points)


def note_movement(
    s: RedNotice, moves: int, how: int, before: tuple[int, ...], payments: list[int], radars: list[int]
) -> None:
    s.seen = -1
    if payments or radars:
        s.clues.append((MOVED, s.round, moves, how, *before, len(payments), *payments, *radars))
    else:
        s.clues.append((MOVED, s.round, moves, how, *before, 0))  # by far the most


def note_list(s: RedNotice, how: int, radars: list[int]) -> None:
    s.clues.append((HEARD, s.round, how, *radars))
