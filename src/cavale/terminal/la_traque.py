"""The table of La Traque in the terminal: factions, Hunt and Investigation zones, one's own cards and what they pay."""

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cavale.core.state import Box
from cavale.games.la_traque.box import LaTraqueBox
from cavale.games.la_traque.edition import Fugitive, Line, Objective, Special
from cavale.games.la_traque.terms import ACTIONS_PER_TURN, HUNT_ZONES, TRACKS, ZONES
from cavale.games.la_traque.view import Agent, LaTraqueView, Player, Slot
from cavale.terminal import la_traque_cards as cards
from cavale.terminal.flow import Flow
from cavale.terminal.la_traque_reach import Reach
from cavale.words import Words

STAR = "★"  # a level
CATEGORIES = {"military": "red", "scientific": "dodger_blue1", "political": "yellow", "collaborationist": "magenta"}
PAID = "✔"
PARTS = ("hunt", "mission", "recurrent", "permanent")

Card = Fugitive | Objective | Special


def draw(view: LaTraqueView, box: Box, words: Words) -> RenderableType:
    assert isinstance(box, LaTraqueBox)
    return Group(*Board(view, box, words).parts())


class Board:
    """What one viewer sees, and the words for it."""

    def __init__(self, view: LaTraqueView, box: LaTraqueBox, words: Words) -> None:
        self._view = view
        self._box = box
        self._words = words
        edition = box.edition
        every: list[Card] = [*edition.fugitives, *edition.objectives, *edition.specials]
        self._cards = {card.id: card for card in every}
        self._reach = Reach(view, box) if view.seat < box.seats and view.phase == "action" else None

    def parts(self) -> Iterator[RenderableType]:
        view = self._view
        if view.phase == "factions":
            yield self._factions()
            return
        yield self._heading()
        yield self._factions()
        for zone in HUNT_ZONES:
            yield from self._hunt_zone(zone)
        yield self._investigation()
        for player in view.players:
            if player.hand is not None and player.faction is not None:
                yield from self._own(player)

    def _heading(self) -> Text:
        view, say = self._view, self._words.say
        line = Text(say("draw-round", {"round": view.round}), style="bold")
        if view.last_round:
            line.append(f"  ·  {say('draw-last-round')}", style="warning")
        if view.active is not None and view.phase == "action":
            number = min(view.actions + 1, ACTIONS_PER_TURN)
            line.append(f"  ·  {say('draw-turn', {'seat': view.active, 'action': number, 'of': ACTIONS_PER_TURN})}")
        return line

    # -- the factions --------------------------------------------------------------------------------------------

    def _factions(self) -> Table:
        say = self._words.say
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="old", pad_edge=False)
        table.add_column(say("draw-player"))
        for head in (say("game-standing"), *(self._words.name("track", track)[:3] for track in TRACKS)):
            table.add_column(head, justify="right")
        table.add_column(say("draw-ambition"))
        for key in ("name-hand", "name-reserve", "name-hq", "name-rest"):
            table.add_column(say(key), justify="right")
        for player in self._view.players:
            where = Counter(agent.where for agent in player.agents)
            ends = (player.hand_count, player.reserve_count, where["hq"], where["rest"])
            starts = (player.points, *player.influence)
            table.add_row(self._name(player), *map(str, starts), self._ambition(player), *map(str, ends))
        return table

    def _name(self, player: Player) -> Text:
        words, view = self._words, self._view
        style = "you" if player.seat == view.seat else ""
        name = Text(words.player(player.seat), style=style)
        if player.faction is not None:
            name.append(f" ({words.name('faction', player.faction)})", style="old")
        if player.seat == view.active and view.phase == "action":
            name.append(" ▸", style="prompt")
        marks = [words.say("draw-first")] if player.seat == view.first else []
        marks += [words.say("draw-passed")] if player.passed else []
        marks += [words.say("draw-won")] if player.seat in (view.winners or ()) else []
        return name.append("".join(f" {mark}" for mark in marks), style="old")

    def _ambition(self, player: Player) -> str:
        if player.faction is None:
            return "–"
        tracks = self._box.edition.tracks
        length = {"usa": tracks.apollo, "cccp": tracks.revolution, "tzaar": tracks.tribunal, "reseau": tracks.reach}
        steps = " ".join(str(step) for step in player.ambition)
        return f"{steps} / {length[player.faction].length}"

    # -- the board -----------------------------------------------------------------------------------------------

    def _hunt_zone(self, zone: str) -> Iterator[RenderableType]:
        head = Text(self._zone(zone), style="accent")
        yield Flow(head, [self._hunter(player, agent) for player, agent in self._agents_at(zone)])
        for number, slot in enumerate(self._view.slots):
            if slot.zone == zone and slot.open:
                yield self._slot(number, slot)
                if slot.fugitive is not None and self._is_paid(number):
                    yield self._note(self._does(slot.fugitive, PARTS))

    def _zone(self, zone: str) -> str:
        name = self._words.name("zone", zone)
        return name[:1].upper() + name[1:]  # one is called like its clue

    def _agents_at(self, where: str) -> Iterator[tuple[Player, Agent]]:
        for player in self._view.players:
            for agent in player.agents:
                if agent.where == where:
                    yield player, agent

    def _hunter(self, player: Player, agent: Agent) -> Text:
        """An agent, and how many cards lie under it; whoever may know them reads them below."""
        args = {"seat": player.seat, "agent": agent.agent, "cards": agent.count}
        return Text(self._words.say("draw-hunter", args), style="you" if player.seat == self._view.seat else "")

    def _slot(self, number: int, slot: Slot) -> RenderableType:
        words = self._words
        if slot.fugitive is None:
            return Text(f"  {slot.slot.rpartition(':')[2]} –", style="old")
        card = self._cards[slot.fugitive]
        assert isinstance(card, Fugitive)
        style = CATEGORIES.get(card.cat, "")
        head = Text(f"  {slot.slot.rpartition(':')[2]} {words.name('card', card.id)}").append(
            f" {STAR * card.level} {words.name('category', card.cat)}", style=style
        )
        return Flow(head, [Text(f"– {cards.price(words, card)}"), *self._marks(number, slot)])

    def _is_paid(self, number: int) -> bool:
        """Whether it is near enough to read what the arrest opens."""
        if self._reach is None:
            return False
        missing = self._reach.missing(number)
        return bool(self._reach.captors(number)) or (missing is not None and not any(missing.values()))

    def _marks(self, number: int, slot: Slot) -> Iterator[Text]:
        say = self._words.say
        if slot.blocked_by is not None:
            yield Text(say("draw-blocked", {"seat": slot.blocked_by, "round": slot.block_ends}), style="warning")
        if slot.neutral:
            yield Text(say("draw-neutral", {"agents": slot.neutral}), style="old")
        if self._reach is None:
            return
        captors = self._reach.captors(number)
        missing = self._reach.missing(number)
        if captors:
            yield Text(f"{PAID} {say('draw-captors', {'agents': captors})}", style="prompt")
        elif self._is_paid(number):
            yield Text(f"{PAID} {say('draw-in-hand')}", style="accent")
        elif missing is not None:
            yield Text(say("draw-missing", {"clues": cards.clues(self._words, missing)}), style="old")

    def _investigation(self) -> Table:
        """Each zone with who stands there, what a free place draws, and the deck."""
        words = self._words
        grid = Table.grid(padding=(0, 2, 0, 0))
        for zone in ZONES:
            places = [place for place in self._view.places if place.zone == zone and (place.open or place.agent)]
            taken = [words.player(place.seat) if place.seat is not None else "□" for place in places]
            deck = "rumour" if zone == "rumours" else zone
            left = words.say("draw-deck", {"cards": self._view.decks[deck]})
            grid.add_row(Text(self._zone(zone), style="accent"), Text(" ".join(taken)), Text(left, style="old"))
        return grid

    # -- one's own cards -----------------------------------------------------------------------------------------

    def _own(self, player: Player) -> Iterator[RenderableType]:
        """Of the player who looks; of everybody once the match is over."""
        say = self._words.say
        assert player.hand is not None
        yield Flow(Text(say("draw-hand", {"seat": player.seat}), style="bold"), self._counted(player.hand))
        yield from self._abilities(player.hand, PARTS)
        if player.reserve:
            yield Flow(Text(say("draw-reserve"), style="bold"), self._counted(player.reserve))
        for agent in player.agents:
            if agent.cards:
                yield Flow(Text(say("draw-under", {"agent": agent.agent}), style="bold"), self._counted(agent.cards))
        yield from self._hq(player)
        for name in player.objectives:
            card = self._cards[name]
            assert isinstance(card, Objective)
            yield from self._objective(card)

    def _counted(self, names: Sequence[str]) -> list[Text]:
        """Clues of one kind together: two decks hold the same type."""
        found = [
            Text(self._words.name("card", name) + (f" ×{count}" if count > 1 else ""))
            for name, count in Counter(names).items()
        ]
        return found or [Text("–", style="old")]

    def _abilities(self, names: Sequence[str], parts: Sequence[str]) -> Iterator[RenderableType]:
        """What cards do that are no clues."""
        for name in dict.fromkeys(names):
            if name in self._cards:
                yield self._note(self._words.say("draw-card", {"card": name, "does": self._does(name, parts)}))

    def _does(self, name: str, parts: Sequence[str]) -> str:
        card = self._cards[name]
        if isinstance(card, Objective):
            return self._part(card.kind, cards.ability(self._words, card.power, card.kind, card.faction))
        faction = "" if isinstance(card, Fugitive) else card.faction
        told = {part: cards.ability(self._words, getattr(card, part), part, faction) for part in parts}
        return " ".join(self._part(part, does) for part, does in told.items() if does)

    def _part(self, part: str, does: str) -> str:
        return self._words.say("draw-part", {"part": self._words.say(f"game-part-{part}"), "does": does})

    def _note(self, text: str) -> RenderableType:
        """Broken at plain spaces only, as `Screen` does."""
        return Flow(Text("   ", style="old"), [Text(word, style="old") for word in text.split(" ")], gap=" ")

    def _hq(self, player: Player) -> Iterator[RenderableType]:
        names = []
        for held in player.hq:
            turned = f" ({self._words.say('draw-turned')})" if held.turned else ""
            names.append(Text(self._words.name("card", held.card) + turned, style="old" if held.turned else ""))
        if player.destiny:
            names.append(Text(self._words.say("draw-destiny"), style="accent"))
        names += [Text(self._words.name("marker", marker)) for marker in player.markers]
        if names:
            yield Flow(Text(self._words.say("draw-hq"), style="bold"), names)
        yield from self._abilities([held.card for held in player.hq], ("recurrent", "permanent"))

    def _objective(self, card: Objective) -> Iterator[RenderableType]:
        """Both lines with price and gain; what can be paid is marked. Then the ability, which comes with either."""
        lines = [self._line(card, "success", card.success), self._line(card, "triumph", card.triumph)]
        yield Flow(Text(self._words.name("card", card.id), style="bold"), lines)
        yield self._note(self._does(card.id, ()))

    def _line(self, card: Objective, name: str, line: Line) -> Text:
        say = self._words.say
        pay = [
            say("draw-influence", {"n": n, "track": track})
            for track, n in msgspec.structs.asdict(line.pay).items()
            if n
        ]
        gain = [say("draw-points", {"n": line.vp})] if line.vp else []
        gain += [say("draw-apollo", {"n": line.apollo})] if line.apollo else []
        gain += [" / ".join(self._words.name("marker", marker) for marker in line.marker)] if line.marker else []
        args = {"line": name, "pay": ", ".join(pay), "gain": ", ".join(gain) or "–"}
        paid = self._reach is not None and card.id in self._mine() and self._reach.can_pay(card.id, name)
        return Text(f"{PAID} " if paid else "", style="prompt").append(
            say("draw-line", args), style="" if paid else "old"
        )

    def _mine(self) -> tuple[str, ...]:
        return self._view.players[self._view.seat].objectives
