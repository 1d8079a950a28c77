"""The bots of Red Notice: one plays either role, from what its seat sees and was told."""

from cavale.core.action import Action
from cavale.core.bot import Bot, Sight
from cavale.core.dice import Dice, FastDice
from cavale.games.red_notice.angela import Angela
from cavale.games.red_notice.appraisal import Appraisal
from cavale.games.red_notice.box import ANGELA, KINDS, RedNoticeBox
from cavale.games.red_notice.jessah import Jessah
from cavale.games.red_notice.placing import Plan, Stakes, choose_plan
from cavale.games.red_notice.state import RedNotice
from cavale.games.red_notice.suspicion import Suspicion
from cavale.games.red_notice.view import RedNoticeView


class Style:
    """How a bot plays."""

    def __init__(self) -> None:
        self.iterations = 150  # of regret matching, for each token placed
        self.noise = 0.01  # how far its judgement of a decision may stray
        self.wary = True  # whether Angela is taken for more than a random walker
        self.careless = 0.0  # how often it places a token or takes an option at random


class RedNoticeBot(Bot):
    """Searches over scripts, walks and placements, one decision at a time."""

    def __init__(self, seed: int, style: Style | None = None) -> None:
        self._seed = seed
        self._dice: Dice = FastDice(seed)
        self._style = style or Style()
        self._suspicion: Suspicion | None = None
        self._script: list[Action] = []  # Angela's last movement,
        self._scripted = -1  # and how much she had been told when she planned it

    def act(self, sight: Sight) -> Action:
        if len(sight.options) == 1:
            return sight.options[0]
        self._dice = self._chance(sight)
        if self._dice.below("careless", 1000) < 1000 * self._style.careless:
            return sight.options[self._dice.below("option", len(sight.options))]
        s = self._follow(sight)
        assert self._suspicion is not None
        if sight.step == "place_token":
            return self._place(s, sight)
        if sight.seat == ANGELA:
            return self._angelas(Angela(s, self._suspicion, self._dice, self._style.noise), s, sight)
        return self._jessahs(Jessah(s, self._suspicion, self._dice, self._style.noise), s, sight)

    def _chance(self, sight: Sight) -> Dice:
        """New for each decision, but the same for all items of a movement: a server makes the bot anew each time."""
        items = 0 if sight.step == "plan_movement" else len(sight.draft)
        return FastDice(self._seed ^ (16 * len(sight.told) + items) << 32)

    def volunteer(self, sight: Sight) -> Action | None:
        """RN-TIME-02 Angela may pay while Jessah decides."""
        if sight.seat != ANGELA or not [action for action in sight.offers if action.verb == "pay"]:
            return None
        self._dice = self._chance(sight)
        s = self._follow(sight)
        assert self._suspicion is not None
        return Angela(s, self._suspicion, self._dice, self._style.noise).speak_up(sight.offers)

    def _follow(self, sight: Sight) -> RedNotice:
        box, view = sight.box, sight.view
        assert isinstance(box, RedNoticeBox)
        assert isinstance(view, RedNoticeView)
        if self._suspicion is None or self._suspicion.box is not box or self._suspicion.seat != sight.seat:
            self._suspicion = Suspicion(box, sight.seat, self._style.wary)
        return self._suspicion.follow(view, sight.told)

    # -- tokens --------------------------------------------------------------------------------------------------

    def _place(self, s: RedNotice, sight: Sight) -> Action:
        """One token of a mixed plan: the one on the card with the highest stakes, before somebody else is there."""
        assert self._suspicion is not None
        appraisal = Appraisal(s, sight.seat, self._suspicion.cities())
        mine, theirs = appraisal.sides(sight.seat), appraisal.sides(1 - sight.seat)
        stakes = Stakes(s, sight.seat, mine, theirs, appraisal.pairs(sight.seat), appraisal.pairs(1 - sight.seat))
        plan = choose_plan(s, sight.seat, stakes, self._style.iterations, self._dice)
        best = sight.options[0]
        most = -1.0
        for card in range(len(plan)):
            action = self._placement(s, plan, card)
            stake = mine[2 * card] + mine[2 * card + 1] + theirs[2 * card] + theirs[2 * card + 1]
            if action is not None and action in sight.options and stake > most:
                best, most = action, stake
        return best

    def _placement(self, s: RedNotice, plan: Plan, card: int) -> Action | None:
        if not plan[card]:
            return None
        return s.box.place[(plan[card] - 1) // 2][2 * card + (plan[card] - 1) % 2]

    # -- Angela --------------------------------------------------------------------------------------------------

    def _angelas(self, angela: Angela, s: RedNotice, sight: Sight) -> Action:
        payment = angela.speak_up(sight.offers)
        if payment is not None:
            return payment
        step = sight.step
        if step == "plan_movement":
            return self._movement(angela, sight)
        if step == "use_bank":
            return angela.bank(sight.options)
        if step == "angelas_start":
            return angela.start(sight.options)
        if step == "gain_security":
            return angela.gain(sight.options)
        if step == "pay_stop":
            return angela.stop(sight.options)
        if step == "choose_upgrade":
            return angela.upgrade(sight.options)
        return self._escape(angela, s, sight)

    def _escape(self, angela: Angela, s: RedNotice, sight: Sight) -> Action:
        """RN-CAP-03 She is caught, or prepares for it."""
        if sight.step == "pick_identities":
            return angela.pick(sight.options)
        if sight.step == "choose_identity":
            return angela.identity(sight.options)
        if sight.step == "remove_white":
            return angela.payment(sight.options)
        if sight.step == "destroy_upgrade":
            return angela.destroy(sight.options)
        return self._either(s, sight)

    def _movement(self, angela: Angela, sight: Sight) -> Action:
        """The next item of a script that is chosen as a whole; if somebody else has begun one, of the best like it."""
        done = len(sight.draft)
        if self._scripted != len(sight.told):
            self._script = angela.script(())
            self._scripted = len(sight.told)
        if self._script[:done] != list(sight.draft):
            self._script = angela.script(tuple(sight.draft))
        return self._script[done]

    # -- Jessah --------------------------------------------------------------------------------------------------

    def _jessahs(self, jessah: Jessah, s: RedNotice, sight: Sight) -> Action:
        step = sight.step
        if step == "move_jessah":
            return jessah.walk(sight.options)
        if step == "use_bank":
            return jessah.bank(sight.options)
        if step == "jessahs_start":
            return jessah.start(sight.options)
        if step in {"place_security", "place_black_radar", "place_black_barrier"}:
            return jessah.token(sight.options)
        if step == "seize_cheque":
            return jessah.seize(sight.options)
        if step == "choose_upgrade":
            return jessah.upgrade(sight.options)
        return self._either(s, sight)

    # -- both ----------------------------------------------------------------------------------------------------

    def _either(self, s: RedNotice, sight: Sight) -> Action:
        """A Joker is what is worth most now; cheques are drawn."""
        if sight.step == "choose_joker":
            assert self._suspicion is not None
            appraisal = Appraisal(s, sight.seat, self._suspicion.cities())
            kinds = [action for action in sight.options if action.verb == "joker"]
            icons, here = s.box.joker_icons, s.position
            return max(
                kinds, key=lambda each: appraisal.action(sight.seat, KINDS.index(each.word("kind")), icons, here)
            )
        if s.box.draw in sight.options:
            return s.box.draw
        return sight.options[self._dice.below("option", len(sight.options))]


def steady(seed: int) -> RedNoticeBot:
    """A weaker bot: it takes Angela for a random walker, thinks less about tokens, and sometimes does just anything."""
    style = Style()
    style.iterations = 40
    style.noise = 0.08
    style.wary = False
    style.careless = 0.08
    return RedNoticeBot(seed, style)
