"""Bots of La Casa de Papel. They get a view and what their seat was told, nothing else."""

import math
from collections.abc import Sequence
from typing import Final

from cavale.bots.random_bot import RandomBot
from cavale.core.action import Action
from cavale.core.bot import Bot, Sight
from cavale.core.dice import FastDice
from cavale.games.casa_de_papel import play_model
from cavale.games.casa_de_papel.box import BLUE, PRINT, RED, SABOTAGE, CasaBox
from cavale.games.casa_de_papel.judgement import Judgement, Style
from cavale.games.casa_de_papel.known import NO_WISH, Known, read
from cavale.games.casa_de_papel.outlook import sure
from cavale.games.casa_de_papel.posterior import Memory, pool_before
from cavale.games.casa_de_papel.state import NOBODY
from cavale.games.casa_de_papel.view import CasaView
from cavale.games.casa_de_papel.worlds import Worlds

# What a draw is for: the same sight and seed give the same draw.
FOR_LAYING: Final = 1
FOR_CLAIM: Final = 2
FOR_NAME: Final = 3
FOR_SELECTION: Final = 4
FOR_APPOINTMENT: Final = 5
FOR_REMARK: Final = 6
FOR_POWER: Final = 7
FOR_ACCUSATION: Final = 8


class Entry:
    """A line of a bot's diary: what it believed when it decided, for after the match."""

    def __init__(
        self, round: int, step: str, blue: list[float], professor: list[float], action: str, reason: str
    ) -> None:
        self.round: Final = round
        self.step: Final = step
        self.blue: Final = blue  # per seat: the chance that it is blue
        self.professor: Final = professor  # per seat: the chance that it is the Professor
        self.action: Final = action
        self.reason: Final = reason  # a key, not a sentence


class CarelessBot(RandomBot):
    """Does anything, but is done with talking: a debate without clocks ends only when everybody is."""

    def volunteer(self, sight: Sight) -> Action | None:
        for action in sight.offers:
            if action.verb == "done":
                return action
        return None


class CasaBot(Bot):
    """Judges by the posterior over role worlds and plays for its side. A function of its seed and what it is shown."""

    def __init__(self, seed: int, style: Style | None = None) -> None:
        self._seed: Final = seed
        self._style: Final = style or Style()
        self._worlds: Worlds | None = None  # of the box it plays with, made once
        self._box: CasaBox | None = None
        self._memory = Memory()
        self.diary: list[Entry] = []  # not for anybody's eyes before the match is over

    def act(self, sight: Sight) -> Action:
        if len(sight.options) == 1:
            return sight.options[0]
        if sight.step in {"speak", "turn"}:
            return self._speech(sight, sight.options) or _find(sight.options, "done")
        judgement = self._judge(sight)
        if sight.step == "choose_cards":
            return self._lay(sight, judgement)
        if sight.step == "select_cards":
            return self._select(sight, judgement)
        if sight.step == "raquels_power":
            return self._exchange(sight, judgement)
        if sight.step == "professors_power":
            return self._peek(sight, judgement)
        if sight.step == "appoint":
            return self._appoint(sight, judgement)
        return self._accuse(sight, judgement)

    def volunteer(self, sight: Sight) -> Action | None:
        """CP-NET-10 It says its piece, then that it is done; the debate ends when all are."""
        view: CasaView = sight.view
        if sight.step == "select_cards" or sight.seat in view.done:
            return None
        claim = self._speech(sight, sight.offers)
        if claim is not None:
            return claim
        for action in sight.offers:
            if action.verb == "done":
                return action
        return None

    # -- thinking ----------------------------------------------------------------------------------------------

    def _judge(self, sight: Sight) -> Judgement:
        """A leader who does not listen forgets all claims when she selects or appoints."""
        box = sight.box
        assert isinstance(box, CasaBox)
        worlds = self._worlds
        if worlds is None or self._box is not box:
            worlds = Worlds(box)
            self._worlds = worlds
            self._box = box
            self._memory = Memory()
        listens = self._style.listens or sight.step not in {"select_cards", "appoint"}
        known = read(box, sight.view, sight.told)
        known.reads_silence = self._style.reads_silence
        return Judgement(known, worlds, self._memory, self._style, listens)

    def _note(self, sight: Sight, judgement: Judgement, action: Action, reason: str) -> Action:
        professor = [judgement.posterior.professor(seat) for seat in range(judgement.box.seats)]
        self.diary.append(Entry(judgement.known.round + 1, sight.step, judgement.blue, professor, str(action), reason))
        return action

    def _draw(self, known: Known, purpose: int, item: int) -> float:
        """A number between 0 and 1 for one item of one decision, whatever was drawn before."""
        key = (self._seed * 31 + known.round) * 31 + purpose
        dice = FastDice((key * 1_000_003 + item * 7_919) & 0xFFFFFFFFFFFFFFFF)
        return (dice.below("", 1 << 30) + 0.5) / (1 << 30)

    def _stray(self, known: Known, purpose: int, item: int, scale: float) -> float:
        """Noise that makes the best of noisy worths a softmax choice."""
        return -math.log(-math.log(self._draw(known, purpose, item))) * scale

    # -- cards -------------------------------------------------------------------------------------------------

    def _lay(self, sight: Sight, judgement: Judgement) -> Action:
        best = sight.options[0]
        best_worth = -1e9
        for action in sight.options:
            kind = judgement.box.choose.index(action)
            worth = judgement.lay_worth(kind) + self._stray(judgement.known, FOR_LAYING, kind, self._style.laying)
            if worth > best_worth:
                best = action
                best_worth = worth
        return self._note(sight, judgement, best, "lay-best")

    def _select(self, sight: Sight, judgement: Judgement) -> Action:
        """Completes the best set that holds what already lies in the selection."""
        known = judgement.known
        chosen = 1 << known.me
        for action in sight.draft:
            chosen |= 1 << action.number("player")
        wanted = self._best_set(judgement, chosen)
        for action in sight.options:
            if action.verb == "propose" and wanted >> action.number("player") & 1:
                return self._note(sight, judgement, action, "select-best")
        return sight.options[0]

    def _best_set(self, judgement: Judgement, chosen: int) -> int:
        known = judgement.known
        cards = judgement.cards_down()
        appeals = [
            play_model.appeal(known.box, known.said(seat, known.round), known.wished(seat, known.round))
            for seat in range(known.box.seats)
        ]
        best = chosen
        best_worth = -1e9
        for bits in range(1 << known.box.seats):
            if bits.bit_count() != known.box.select or bits & chosen != chosen:
                continue
            seats = [seat for seat in range(known.box.seats) if bits >> seat & 1]
            worth = judgement.for_side(judgement.outlook.expected([cards[seat] for seat in seats]))
            if known.team == BLUE:
                sounds = sum([appeals[seat] for seat in seats if seat != known.me])
                worth += self._style.suspicion * judgement.left * sounds / known.box.select
            worth += self._stray(known, FOR_SELECTION, bits, self._style.selecting)
            if worth > best_worth:
                best = bits
                best_worth = worth
        return best

    # -- powers ------------------------------------------------------------------------------------------------

    def _exchange(self, sight: Sight, judgement: Judgement) -> Action:
        """Raquel takes whatever leaves the robbers the smallest chance."""
        known = judgement.known
        cards = judgement.cards_down()
        best = sight.options[0]
        least = 1e9
        for action in sight.options:
            chance = self._after_power(judgement, cards, action)
            if chance < least - 1e-9:
                best = action
                least = chance
        assert known.me >= 0
        return self._note(sight, judgement, best, "exchange-worst-for-robbers")

    def _after_power(self, judgement: Judgement, cards: list[list[float]], action: Action) -> float:
        known = judgement.known
        selected = known.selections[known.round]
        if action.verb == "raquel_pass":
            return self._in_play(judgement, cards, selected, NOBODY, NOBODY)
        player = action.number("player")
        if action.verb == "raquel_out":
            brought_in = known.looked if known.looked != NOBODY else known.me
            return self._in_play(judgement, cards, selected, brought_in, player)
        if player == known.me:
            return self._best_out(judgement, cards, player)
        kinds = len(known.box.kinds)
        total = 0.0
        for kind in range(kinds):
            if cards[player][kind] > 0.01:
                seen = list(cards)
                seen[player] = sure(kinds, kind)
                total += cards[player][kind] * self._best_out(judgement, seen, player)
        return total

    def _best_out(self, judgement: Judgement, cards: list[list[float]], brought_in: int) -> float:
        known = judgement.known
        selected = known.selections[known.round]
        least = 1.0
        for seat in range(known.box.seats):
            if selected >> seat & 1 and (known.box.may_oust_leader or seat != known.leader):
                least = min(least, self._in_play(judgement, cards, selected, brought_in, seat))
        return least

    def _in_play(
        self, judgement: Judgement, cards: list[list[float]], selected: int, brought_in: int, put_out: int
    ) -> float:
        if brought_in != NOBODY:
            selected = selected & ~(1 << put_out) | 1 << brought_in
        seats = [seat for seat in range(judgement.box.seats) if selected >> seat & 1]
        return judgement.outlook.expected([cards[seat] for seat in seats])

    def _peek(self, sight: Sight, judgement: Judgement) -> Action:
        """The Professor looks at whoever he is least sure of."""
        best = sight.options[0]
        most = -1.0
        for action in sight.options:
            if action.verb == "professor_look":
                blue = judgement.blue[action.number("player")]
                doubt = blue * (1.0 - blue)
                if doubt > most:
                    best = action
                    most = doubt
        return self._note(sight, judgement, best, "peek-least-sure")

    def _appoint(self, sight: Sight, judgement: Judgement) -> Action:
        """A robber appoints whom she trusts; a hostage a hostage, as far as nobody else sees one."""
        known = judgement.known
        best = sight.options[0]
        most = -1e9
        for action in sight.options:
            seat = action.number("player")
            worth = 1.0 - judgement.blue[seat]
            if known.team == BLUE:
                worth = judgement.blue[seat] - judgement.left * judgement.suspected(seat)
            worth += self._stray(known, FOR_APPOINTMENT, seat, self._style.appointing)
            if worth > most:
                best = action
                most = worth
        return self._note(sight, judgement, best, "appoint-own-side")

    def _accuse(self, sight: Sight, judgement: Judgement) -> Action:
        best = sight.options[0]
        most = -1e9
        for action in sight.options:
            if action.verb != "accuse":
                continue
            seat = action.number("player")
            worth = judgement.posterior.professor(seat) + self._stray(judgement.known, FOR_ACCUSATION, seat, 0.002)
            if worth > most:
                best = action
                most = worth
        return self._note(sight, judgement, best, "accuse-likeliest")

    # -- claims ------------------------------------------------------------------------------------------------

    def _speech(self, sight: Sight, offered: Sequence[Action]) -> Action | None:
        """The next claim it wants to make, or None if it has said all it wants to."""
        view: CasaView = sight.view
        if not self._style.claims or view.mine is None:
            return None
        said = [claim.claim for claim in view.claims if claim.seat == sight.seat and claim.round == view.round]
        if view.phase == "debate":
            wanted = self._about_card(sight, said)
        elif view.phase in {"resolution", "appointment"}:
            wanted = self._about_others(sight, said)
        else:
            return None
        return wanted if wanted is not None and wanted in offered else None

    def _about_card(self, sight: Sight, said: list[str]) -> Action | None:
        """CP-DEB-01 It argues for or against its card: what the card is, then what should become of it."""
        box = sight.box
        assert isinstance(box, CasaBox)
        view: CasaView = sight.view
        assert view.mine is not None
        cards = [claim for claim in said if claim.startswith("my_card")]
        if not cards:
            if view.mine.choices[view.round - 1] is None:
                return None
            judgement = self._judge(sight)
            return self._note(sight, judgement, self._card_claim(judgement), "claim-card")
        if sight.seat == view.leader or "choose_me" in said or "skip_me" in said:
            return None
        for place, action in enumerate(box.my_card):
            if str(action) == cards[-1]:
                family = play_model.family_said(box, place, NO_WISH)
                return box.choose_me if family == PRINT else box.skip_me
        return None

    def _card_claim(self, judgement: Judgement) -> Action:
        known = judgement.known
        box = judgement.box
        laid = known.choices[known.round]
        family = self._family_to_claim(judgement, laid)
        if family == box.family[laid]:
            return box.my_card[2 + laid]
        pool = pool_before(known.public(), known.round)
        best = 2 + laid
        most = -1e9
        for kind in range(len(box.kinds)):
            if box.family[kind] == family:
                share = play_model.share_of_family(box, kind, pool)
                worth = math.log(share) + self._stray(known, FOR_NAME, kind, 1.0)
                if worth > most:
                    best = 2 + kind
                    most = worth
        return box.my_card[best]

    def _family_to_claim(self, judgement: Judgement, laid: int) -> int:
        """A robber is honest, unless the leader must be a hostage; a hostage says what serves her side."""
        known = judgement.known
        family = judgement.box.family[laid]
        if known.leader == known.me:
            return PRINT if known.team == BLUE else family
        if known.team == RED:
            lies = judgement.blue[known.leader] > self._style.lies and self._draw(known, FOR_CLAIM, 0) < 0.5
            return 1 - family if lies else family
        gain = judgement.if_laid(laid, SABOTAGE, True) - judgement.if_laid(laid, PRINT, True)
        gain += self._stray(known, FOR_CLAIM, 1, self._style.claiming) - self._stray(
            known, FOR_CLAIM, 2, self._style.claiming
        )
        return PRINT if gain > 0.0 else SABOTAGE

    def _about_others(self, sight: Sight, said: list[str]) -> Action | None:
        """After the reveal: one remark about another player, if there is somebody to speak of."""
        if [claim for claim in said if claim.startswith("suspect")]:
            return None
        box = sight.box
        assert isinstance(box, CasaBox)
        judgement = self._judge(sight)
        known = judgement.known
        best = NOBODY
        most = 0.0
        for seat in range(box.seats):
            if seat == known.me:
                continue
            doubt = judgement.blue[seat]
            if known.team == BLUE:
                doubt = (1.0 - judgement.blue[seat]) * judgement.suspected(seat)
            doubt += self._stray(known, FOR_REMARK, seat, 0.03)
            if doubt > most:
                best = seat
                most = doubt
        bar = 0.55 if known.team == RED else 0.3
        if best == NOBODY or most < bar:
            return None
        return self._note(sight, judgement, box.suspect[best][BLUE], "suspect")


def _find(options: Sequence[Action], verb: str) -> Action:
    for action in options:
        if action.verb == verb:
            return action
    return options[0]


def steady(seed: int) -> CasaBot:
    """A weaker bot: it listens to what is said now, forgets the earlier rounds, and is less sharp."""
    style = Style()
    style.remembers = False
    style.laying = 0.06
    style.claiming = 0.1
    style.selecting = 0.04
    style.appointing = 0.3
    return CasaBot(seed, style)


def silent(seed: int) -> CasaBot:
    """The clever bot without a voice, for experiments."""
    style = Style()
    style.claims = False
    return CasaBot(seed, style)


def deaf_leader(seed: int) -> CasaBot:
    """The clever bot that ignores all claims when it leads, for experiments."""
    style = Style()
    style.listens = False
    return CasaBot(seed, style)


def unsuspecting(seed: int) -> CasaBot:
    """The clever bot to which silence tells nothing, for experiments."""
    style = Style()
    style.reads_silence = False
    return CasaBot(seed, style)
