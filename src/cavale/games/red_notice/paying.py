"""Paying: what Angela's security points are worth to her bot, and on which token they are best spent."""

from typing import Final

from cavale.core.action import Action
from cavale.games.red_notice.box import SET_SECURITY
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.steps.identities import EscapePart
from cavale.games.red_notice.steps.upgrades import ApplyUpgrade, ChooseUpgrade
from cavale.games.red_notice.worth import POINT

AT_ONCE: Final = 0.02  # what it is worth to be rid of a token in her way before her next movement


def about_to_be_lost(s: RedNotice) -> int:
    """Points that are gone soon, paid or not: by an upgrade, or because the marker is about to be set anyway."""
    for step in s.agenda:
        if isinstance(step, EscapePart) and s.box.parts[step.what][step.left] == SET_SECURITY:
            return s.security  # RN-ID-22
        if isinstance(step, ApplyUpgrade):
            return s.box.loses[step.what]  # RN-UP-06
    if isinstance(s.agenda[-1], ChooseUpgrade) and not s.box.stops:  # nobody will wait for her once it is chosen
        return max([s.box.loses[upgrade] for upgrade in s.shown])
    return 0


def cost(s: RedNotice, left: int) -> float:
    """What it costs her to have only so many points left, in chances to win."""
    lost = about_to_be_lost(s)
    return POINT * (max(0, s.security - lost) - max(0, left - lost))


def worth_paying(s: RedNotice, payment: Action) -> bool:
    """Whether a token is more in her way than the points are worth."""
    return cost(s, s.security - s.box.pay_cost) < AT_ONCE * nuisance(s, payment)


def nuisance(s: RedNotice, action: Action) -> float:
    """How much the token that goes with this action is in her way: 1 if it could not be more."""
    box = s.box
    place = box.number[action.index]
    if action.word("target").startswith("radar"):
        nearest = len(box.cities)
        for city in range(len(box.cities)):
            if box.continent_of[city] == place:
                nearest = min(nearest, box.distance[s.angela][city])
        return float(0.7**nearest)
    if box.routes_from[s.angela] >> place & 1:
        return 0.9
    for city in box.near[s.angela]:
        if box.routes_from[city] >> place & 1:
            return 0.5
    return 0.05
