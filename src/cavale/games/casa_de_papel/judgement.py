"""What a bot makes of what it knows: the posterior, the public's eyes on itself, and the worth of its choices."""

from typing import Final

from cavale.games.casa_de_papel.box import BLUE, PRINT, RED, SABOTAGE, CasaBox
from cavale.games.casa_de_papel.known import NO_WISH, Known
from cavale.games.casa_de_papel.outlook import Outlook, sure
from cavale.games.casa_de_papel.play_model import says_chances
from cavale.games.casa_de_papel.posterior import Memory, Posterior, mixed, pool_before, round_rows
from cavale.games.casa_de_papel.state import NO_CARD
from cavale.games.casa_de_papel.worlds import Worlds

CLAIMS_PRINT: Final = 0.55  # how often a player claims banknotes


class Style:
    """The habits of a bot that are a matter of taste and of tuning, in chances to win."""

    def __init__(self) -> None:
        self.listens = True  # to claims, as a leader
        self.claims = True  # makes claims itself
        self.remembers = True  # what earlier rounds told
        self.reads_silence = True  # finds a silent seat more likely blue
        self.exposure = 0.6  # what it costs a hostage to be selected with a lie, per share of the game left
        self.suspicion = 0.05  # what it costs a hostage to select against the claims, per share of the game left
        self.thrift = 1.0  # how much it keeps cards for rounds in which it may lead
        self.lies = 0.75  # from which chance of a hostage as leader on a robber may lie
        self.laying = 0.015  # how much choices are mixed: small is sharp
        self.claiming = 0.02
        self.selecting = 0.008
        self.appointing = 0.05


class Judgement:
    """All numbers are from the robbers' side: the chance that they win."""

    def __init__(self, known: Known, worlds: Worlds, memory: Memory, style: Style, listens: bool) -> None:
        self.known: Final = known
        self.box: CasaBox = known.box
        self.posterior: Final = Posterior(known, worlds, memory, listens, style.remembers)
        self.outlook: Final = Outlook(known.box, known.loot, known.box.rounds - known.round - 1)
        self.blue: list[float] = [self.posterior.blue(seat) for seat in range(known.box.seats)]
        self._worlds: Final = worlds
        self._memory: Final = memory
        self.style: Final = style
        self._suspected: list[float] = []
        self._typical: list[float] = []
        self._leader: list[float] = []

    @property
    def left(self) -> float:
        """The share of the game that is still to come after this round."""
        return (self.box.rounds - self.known.round - 1) / self.box.rounds

    def suspected(self, seat: int) -> float:
        """The chance that a seat is blue for those who know only what everybody knows."""
        if not self._suspected:
            public = Posterior(self.known.public(), self._worlds, self._memory, True, self.style.remembers)
            self._suspected = [public.blue(other) for other in range(self.box.seats)]
        return self._suspected[seat]

    # -- the cards of the others -------------------------------------------------------------------------------

    def typical(self) -> list[float]:
        """The card of somebody who is selected because of a claim of banknotes."""
        if not self._typical:
            self._think_of_cards()
        return self._typical

    def leaders_card(self) -> list[float]:
        if not self._leader:
            self._think_of_cards()
        return self._leader

    def _think_of_cards(self) -> None:
        known = self.known
        kinds = len(self.box.kinds)
        rows = round_rows(known, known.round, False)
        pool = pool_before(known, known.round)
        claims = [says_chances(self.box, team, PRINT, NO_WISH, pool) for team in (RED, BLUE)]
        total = [0.0] * kinds
        for seat in range(self.box.seats):
            red, blue = rows[seat]
            if seat == known.leader:
                self._leader = mixed(red, 1.0 - self.blue[seat], blue, self.blue[seat])
            elif seat != known.me:
                for kind in range(kinds):
                    total[kind] += (1.0 - self.blue[seat]) * red[kind] * claims[RED][kind]
                    total[kind] += self.blue[seat] * blue[kind] * claims[BLUE][kind]
        whole = sum(total) or 1.0
        self._typical = [chance / whole for chance in total]

    # -- being selected ----------------------------------------------------------------------------------------

    def chance_in(self, family: int, known_leader: bool) -> float:
        """The chance to be selected with a claim of a family: by this round's leader, or by any."""
        box = self.box
        slots = box.select - 1
        usual = slots / (box.seats - 1)
        fair = (1.0 - self.suspected(self.known.me)) / max(1.0 - box.blue / (box.red + box.blue), 0.01)
        by_red = chance_among(box.seats - 2, slots, family)
        if family == PRINT:
            by_red = min(0.98, by_red * min(fair, 1.25))
        by_blue = usual * (1.05 if family == PRINT else 0.9)
        if family == SABOTAGE and not self.left:
            by_blue = min(0.95, usual * 1.5)
        blue = self.blue[self.known.leader] if known_leader else box.blue / (box.red + box.blue)
        return (1.0 - blue) * by_red + blue * by_blue

    def if_laid(self, kind: int, family: int, known_leader: bool) -> float:
        """The robbers' chance if this seat, not leading, lays a kind and claims a family."""
        leader = self.leaders_card()
        typical = self.typical()
        others = self.box.select - 2
        inside = self.outlook.expected([leader, sure(len(typical), kind)] + [typical] * others)
        outside = self.outlook.expected([leader] + [typical] * (others + 1))
        chance = self.chance_in(family, known_leader)
        worth = chance * inside + (1.0 - chance) * outside
        if self.known.team == BLUE and self.box.family[kind] != family:
            worth += chance * self.style.exposure * self.left
        return worth

    def if_led(self, kind: int) -> float:
        """The robbers' chance if this seat leads with a kind."""
        typical = self.typical()
        return self.outlook.expected([sure(len(typical), kind)] + [typical] * (self.box.select - 1))

    def as_member(self, kind: int, known_leader: bool) -> float:
        """The same as one of many, with the claim that serves best: a robber is honest."""
        if self.known.team == RED:
            return self.if_laid(kind, self.box.family[kind], known_leader)
        one = self.if_laid(kind, PRINT, known_leader)
        return min(one, self.if_laid(kind, SABOTAGE, known_leader))

    def lead_chance(self) -> float:
        """The chance to lead in a round to come."""
        led = self.known.leaders
        if self.known.me in led and self.box.rounds <= self.box.seats:
            return 0.0
        new = [seat for seat in range(self.box.seats) if seat not in led]
        return 1.0 / max(len(new), 1)

    def lay_worth(self, kind: int) -> float:
        """What the own side gains by laying a kind now and not in some later round."""
        now = self.if_led(kind) if self.known.leader == self.known.me else self.as_member(kind, True)
        leads = self.lead_chance() * self.style.thrift
        later = leads * self.if_led(kind) + (1.0 - leads) * self.as_member(kind, False)
        return self.for_side(now - later)

    def for_side(self, gain: float) -> float:
        return gain if self.known.team == RED else -gain

    # -- selecting ---------------------------------------------------------------------------------------------

    def cards_down(self) -> list[list[float]]:
        """The chances of each seat's card that lies face down; the own card is sure."""
        kinds = len(self.box.kinds)
        own = self.known.choices[self.known.round]
        cards: list[list[float]] = []
        for seat in range(self.box.seats):
            mine = seat == self.known.me and own != NO_CARD
            cards.append(sure(kinds, own) if mine else self.posterior.card(seat))
        return cards


def chance_among(others: int, slots: int, family: int) -> float:
    """The chance to be selected by somebody who takes claims of banknotes first, all alike."""
    total = 0.0
    ways = (1.0 - CLAIMS_PRINT) ** others  # chance that so many of the others claim banknotes
    for count in range(others + 1):
        if family == PRINT:
            chance = min(1.0, slots / (count + 1))
        else:
            chance = min(1.0, max(0, slots - count) / (others + 1 - count))
        total += ways * chance
        ways *= (others - count) / (count + 1) * CLAIMS_PRINT / (1.0 - CLAIMS_PRINT)
    return total
