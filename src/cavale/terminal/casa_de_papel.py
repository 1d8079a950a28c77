"""The table of La Casa de Papel in the terminal: loot, seats with what they say, cards turned up, the own hand."""

from collections.abc import Iterator

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cavale.core.state import Box
from cavale.games.casa_de_papel.box import PRINT, CasaBox
from cavale.games.casa_de_papel.view import CasaView, ClaimShown, Mine, RoundShown, Truth
from cavale.terminal.flow import Flow
from cavale.words import Words, parse_spelled

STYLE = {"print": "green", "sabotage": "dark_orange3", "red": "red", "blue": "dodger_blue1"}
SIGN = {"print": "≈", "sabotage": "▨", "red": "◆", "blue": "●"}  # a colour is never the only sign
TEAM = {"professor": "red", "robber": "red", "raquel": "blue", "hostage": "blue"}


def draw(view: CasaView, box: Box, words: Words) -> RenderableType:
    assert isinstance(box, CasaBox)
    return Group(*_parts(view, box, words))


def _parts(view: CasaView, box: CasaBox, words: Words) -> Iterator[RenderableType]:
    yield _heading(view, words)
    yield _loot(view, words)
    for shown in view.history:
        if shown.revealed:
            yield _history(shown, box, words)
    if view.truth:
        yield _truth(view, view.truth, box, words)
        yield from _secrets_told(view.truth, words)
        return
    yield _seats(view, words)
    if view.mine:
        yield from _mine(view, view.mine, box, words)


def _heading(view: CasaView, words: Words) -> Text:
    numbers = {"round": view.round, "rounds": view.rounds, "phase": view.phase}
    line = Text().append(words.say("draw-round", numbers), style="bold")
    if view.dark:
        line.append(f"  ░▒▓ {words.say('draw-dark')} ▓▒░", style="old")
    if view.teams:
        teams = words.say("draw-teams", {"red": view.teams[0], "blue": view.teams[1]})
    else:
        teams = words.say("draw-teams-secret")
    return line.append(f"  ·  {teams}", style="old")


def _loot(view: CasaView, words: Words) -> Text:
    """The score track: one cell for 250, the goal marked."""
    goal = view.goal // 250
    cells = max(goal + 4, view.loot // 250)
    line = Text().append(f"{words.say('draw-loot')} ", style="bold")
    for cell in range(cells):
        if cell == goal:
            line.append("⚑", style="prompt")
        reached = cell < view.loot // 250
        line.append("█" if reached else "░", style="green" if reached else "old")
    line.append(f" {words.number(view.loot)} M€", style="bold")
    return line.append(f" · {words.say('draw-goal', {'goal': view.goal})}", style="old")


def _history(shown: RoundShown, box: CasaBox, words: Words) -> Flow:
    head = Text(words.say("draw-history", {"round": shown.round, "leader": shown.leader}), style="old")
    cards = [card(kind, box, words) for kind in shown.revealed or ()]
    return Flow(head, [*cards, Text(f"→ {words.number(shown.loot or 0)}", style="bold")])


def card(kind: str, box: CasaBox, words: Words) -> Text:
    """A card: sign and colour of its family, and its name."""
    family = "print" if box.family[box.kinds.index(kind)] == PRINT else "sabotage"
    return Text(f"{SIGN[family]} {words.name('kind', kind)}", style=STYLE[family])


def _seats(view: CasaView, words: Words) -> Table:
    table = Table(box=boxes.SIMPLE_HEAD, padding=(0, 1), border_style="old", header_style="old", pad_edge=False)
    table.expand = True
    table.add_column(words.say("draw-player"), no_wrap=True)
    table.add_column(words.say("draw-status"), max_width=20)
    table.add_column(words.say("draw-claims"), ratio=1)
    for seat in range(view.seats):
        said = [claim for claim in view.claims if claim.seat == seat and claim.stands and claim.round == view.round]
        table.add_row(_name(view, seat, words), _status(view, seat, words), _said(said, words))
    return table


def _name(view: CasaView, seat: int, words: Words) -> Text:
    style = "you" if seat == view.seat else ""
    return Text(f"{'★' if seat == view.leader else ' '} {words.player(seat)}", style=style)


def _status(view: CasaView, seat: int, words: Words) -> Text:
    """What all can see of a seat, in words."""
    selected = view.history[-1].selected if view.history else ()
    led = [shown.leader for shown in view.history]
    facts = [
        ("draw-leader", seat == view.leader, "bold"),
        ("draw-led", seat in led and seat != view.leader, "old"),
        ("draw-raquel", seat == view.raquel, STYLE["blue"]),
        ("draw-accused", seat == view.accused, "warning"),
        ("draw-selected", seat in selected, "prompt"),
        ("draw-proposed", seat in view.proposed and seat not in selected, "number"),
        ("draw-speaking", seat == view.speaker, "bold"),
        ("draw-done", seat in view.done, "old"),
    ]
    shown = [Text(words.say(key), style=style) for key, holds, style in facts if holds]
    return Text(", ").join(shown) if shown else Text("")


def _said(claims: list[ClaimShown], words: Words) -> Flow:
    return Flow(Text(), [Text(words.name("claim", claim.claim)) for claim in claims], gap=" ")


def _mine(view: CasaView, mine: Mine, box: CasaBox, words: Words) -> Iterator[RenderableType]:
    role = words.say("draw-you-are", {"role": mine.role, "team": mine.team})
    yield Text.assemble((SIGN[mine.team], STYLE[mine.team]), " ", (role, "you"))
    cards = [card(kind, box, words) for kind in mine.hand]
    choice = mine.choices[view.round - 1] if view.round else None
    if choice:
        cards.append(Text(f"({words.say('draw-choice', {'kind': choice})})", style="old"))
    yield Flow(Text(words.say("draw-hand"), style="bold"), cards)
    yield from _known(mine, words)
    if mine.unseen:
        yield Flow(Text(words.say("draw-unseen"), style="old"), _counts(view, mine.unseen, words), gap=" ")


def _counts(view: CasaView, unseen: tuple[tuple[int, int], ...], words: Words) -> list[Text]:
    """How many cards of each kind are hidden from the seat; a range where Raquel may have had a hand in it."""
    counts = []
    for kind, (least, most) in zip(view.kinds, unseen, strict=True):
        if most:
            count = str(most) if least == most else f"{least}–{most}"
            counts.append(Text(f"{words.name('kind', kind)} ×{count}", style="old"))
    return [count.append(" ·") for count in counts[:-1]] + counts[-1:]


def _known(mine: Mine, words: Words) -> Iterator[Text]:
    """What the powers have shown."""
    if mine.card_seen is not None:
        yield Text(words.say("draw-secrets-card", {"looked": mine.looked_at, "card": mine.card_seen}))
    if mine.brought_in is not None:
        yield Text(words.say("draw-secrets-exchange", {"in": mine.brought_in, "out": mine.put_out}))
    if mine.role_seen is not None:
        yield Text(words.say("draw-secrets-role", {"peeked": mine.peeked_at, "role": mine.role_seen}))


# -- the end -------------------------------------------------------------------------------------------------------


def _truth(view: CasaView, truth: Truth, box: CasaBox, words: Words) -> Table:
    """Who was who, what each laid, and how many of the claims about it were true."""
    table = Table(box=boxes.SIMPLE_HEAD, padding=(0, 1), border_style="old", header_style="old", pad_edge=False)
    table.add_column(words.say("draw-player"), no_wrap=True)
    table.add_column(words.say("draw-role"))
    table.add_column(words.say("draw-cards"), no_wrap=True)
    table.add_column(words.say("draw-honesty"), no_wrap=True)
    for seat in range(view.seats):
        team = TEAM[truth.roles[seat]]
        role = Text(f"{SIGN[team]} {_role(truth.roles[seat], truth.names[seat], words)}", style=STYLE[team])
        table.add_row(_name(view, seat, words), role, _laid(view, seat, truth, box), _honesty(view, seat, truth, box))
    return table


def _role(role: str, name: str, words: Words) -> str:
    """The role, and the name that its card bears."""
    named, called = words.name("role", role), words.name("name", name)
    return named if named == called else f"{named} ({called})"


def _laid(view: CasaView, seat: int, truth: Truth, box: CasaBox) -> Text:
    """A card per round by its id; those that counted are framed."""
    line = Text()
    for number, kind in enumerate(truth.laid[seat], 1):
        family = "print" if box.family[box.kinds.index(kind)] == PRINT else "sabotage"
        counted = number <= len(view.history) and seat in view.history[number - 1].selected
        line.append(f"[{kind}]" if counted else f" {kind} ", style=STYLE[family])
    return line


def _honesty(view: CasaView, seat: int, truth: Truth, box: CasaBox) -> Text:
    verdicts = [_is_true(claim, truth, box) for claim in view.claims if claim.seat == seat]
    right, wrong = verdicts.count(True), verdicts.count(False)
    return Text.assemble((f"✓ {right}", "green"), "  ", (f"✗ {wrong}", "warning" if wrong else "old"))


def _is_true(claim: ClaimShown, truth: Truth, box: CasaBox) -> bool | None:
    """Whether a claim was true; None for advice and the like, which is neither."""
    verb, args = parse_spelled(claim.claim)
    seat = int(args["player"]) if "player" in args else claim.seat
    role = truth.roles[seat]
    laid = truth.laid[seat][claim.round - 1] if claim.round <= len(truth.laid[seat]) else ""
    later = [kind for kind in truth.laid[seat][claim.round :] if box.family[box.kinds.index(kind)] != PRINT]
    facts: dict[str, object] = {
        "my_card": args.get("card") in (laid, _family(laid, box)),
        "was_mine": args.get("kind") == laid,
        "my_hand": args.get("count") == len(later),
        "my_team": args.get("team") == TEAM[role],
        "my_role": args.get("role") == role,
        "suspect": args.get("who") in (role, TEAM[role]),
    }
    return bool(facts[verb]) if verb in facts else None


def _family(kind: str, box: CasaBox) -> str:
    if kind not in box.kinds:
        return ""
    return "print" if box.family[box.kinds.index(kind)] == PRINT else "sabotage"


def _secrets_told(truth: Truth, words: Words) -> Iterator[Text]:
    if truth.brought_in is None:
        yield Text(words.say("draw-truth-no-exchange"))
    else:
        yield Text(words.say("draw-truth-exchange", {"in": truth.brought_in, "out": truth.put_out}))
    if truth.peeked is None:
        yield Text(words.say("draw-truth-no-peek"))
    else:
        yield Text(words.say("draw-truth-peek", {"peeked": truth.peeked}))
    if truth.left_out:
        yield Text(words.say("draw-truth-left-out", {"left": truth.left_out}))
