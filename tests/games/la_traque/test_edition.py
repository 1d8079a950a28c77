"""What makes an edition of La Traque playable, and what a maker of editions is told."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from msgspec.inspect import type_info

from cavale import catalog
from cavale.core.dice import FastDice
from cavale.core.match import Match
from cavale.core.shape import misfits
from cavale.games.la_traque import GAME, playable
from cavale.games.la_traque.abilities import ALLOWED, NEEDED, ability
from cavale.games.la_traque.edition import Effect, LaTraqueEdition
from cavale.words import Words
from games.chance import Chance
from games.la_traque.random_play import one_more
from games.proofreader import Proofreader, faults
from rules import rule

FOLDER = files("cavale.games.la_traque").joinpath("edition", "open-default")
OPEN = {
    name: FOLDER.joinpath(name).read_text(encoding="utf-8")
    for name in ("board.toml", "fugitives.toml", "objectives.toml", "specials.toml")
}
PRINTED = re.compile(r'^(name|fr|en|line_fr|line_en) = ".*"$', re.MULTILINE)
READER = Proofreader(GAME)
changed, problems_of, said = READER.changed, READER.problems_of, READER.said

# What is changed in the open edition, and the complaint; `;` ends a line. `id: old -> new` changes what stands
# after that id.
FAULTS = """
LT-ED-01
    registry  = { document = 14 -> registry  = { document = 13 | clues: There are 19 cards of the type “document”; it
    rumour    = { rumour = 40 } -> rumour    = { rumour = 41 } | clues: There are 41 cards of the type “rumour”; it is
    registry  = { document = 14, medal = 6 } -> registry  = { document = 20 } | clues.registry: A mixed deck has two
    document = 14, medal = 6 -> document = 10, medal = 10 | clues.registry: A mixed deck has two of medal, document
    document = 14, medal = 6 -> document = 14, medal = 5, rumour = 1 | clues.registry: A mixed deck has two of medal,
    { medal = 14, microfilm = 6 } -> { medal = 6, microfilm = 14 } | clues.archives: In another deck, too, “microfilm”
    { financing = 20 } -> { financing = 19, medal = 1 } | clues.financing: This deck has cards of the type “financing”
    document = 14, medal = 6 -> document = 14, medal = -6 | clues.registry: The number is at least 0.
LT-ED-02
    f.mil.vohlbrecht: cat = "military" -> cat = "political" | fugitives: There are 19 fugitives of the category
    f.mil.vohlbrecht: cat = "military" -> cat = "political" | fugitives: There are 21 fugitives of the category
    id = "f.mil.vohlbrecht" -> id = "f.mil.marhaus" | fugitives.f.mil.marhaus: This id is used twice.
    f.mil.vohlbrecht: level = 1 -> level = 4 | fugitives.f.mil.vohlbrecht.level: The number is 1 to 3.
    f.mil.vohlbrecht: level = 1 -> level = 0 | fugitives.f.mil.vohlbrecht.level: The number is 1 to 3.
LT-ED-03
    cost = { medal = 1, rumour = 3 } -> cost = {} | fugitives.f.mil.vohlbrecht.cost: The fugitive costs nothing.
    cost = { medal = 1, rumour = 3 } -> cost = { medal = -1 } | fugitives.f.mil.vohlbrecht.cost: The number is 0 to
    cost = { medal = 1, rumour = 3 } -> cost = { rumour = 5 } | fugitives.f.mil.vohlbrecht.cost: It costs neither a
    cost = { medal = 1, rumour = 3 } -> cost = { document = 2, rumour = 1 } | fugitives.f.mil.vohlbrecht.cost: It
    f.mil.marhaus: hunt = -> permanent = [{ op = "retain", n = 1 }]; hunt = | fugitives.f.mil.marhaus: A Cooperation
    f.mil.vohlbrecht: hunt = -> recurrent = [{ op = "vp", n = 1 }]; hunt = | fugitives.f.mil.vohlbrecht: The card has
LT-ED-04
    f.mil.vohlbrecht: op = "recall", from -> op = "provide", from | fugitives.f.mil.vohlbrecht.mission: “provide”
    f.mil.vohlbrecht: op = "provide" -> op = "capture" | fugitives.f.mil.vohlbrecht.hunt: “capture” cannot stand here
    f.mil.marhaus: op = "draw" -> op = "block" | fugitives.f.mil.marhaus.recurrent: “block” cannot stand here
    f.mil.quassnow: op = "ease" -> op = "draw" | fugitives.f.mil.quassnow.permanent: “draw” cannot stand here
    f.mil.wessenbrook: op = "overcrowd" -> op = "judge", vp = [1, 2, 3] | fugitives.f.mil.wessenbrook.recurrent:
    s.tzaar.h4b: op = "ease" -> op = "judge" | specials.s.tzaar.h4b.permanent: “judge” cannot stand here
    {at=10,do=[{op="vp",n=3}]} -> {at=10,do=[{op="swap"}]} | tracks.apollo.10: “swap” cannot stand here (tier).
    f.mil.vohlbrecht: from = "rest", n = 1 -> n = 1 | fugitives.f.mil.vohlbrecht.mission: “recall” lacks “from”.
    f.mil.vohlbrecht: from = "rest", n = 1 -> from = "rest" | fugitives.f.mil.vohlbrecht.mission: “recall” lacks “n”.
    f.mil.vohlbrecht: from = "rest" -> to = "hand", from = "rest" | fugitives.f.mil.vohlbrecht.mission: “recall” has
    f.mil.vohlbrecht: n = 1 -> n = 0 | fugitives.f.mil.vohlbrecht.mission: “n” is 1 to 20.
    f.mil.vohlbrecht: n = 1 -> n = 21 | fugitives.f.mil.vohlbrecht.mission: “n” is 1 to 20.
    f.mil.vohlbrecht: medal = 2 } -> medal = 0 } | fugitives.f.mil.vohlbrecht.hunt: “medal” is 1 to 20.
    f.mil.vohlbrecht: , medal = 2 -> | fugitives.f.mil.vohlbrecht.hunt: “provide” names no clue.
    f.mil.bramsfeld: max_level = 1 -> max_level = 4 | fugitives.f.mil.bramsfeld.mission: “max_level” is 1 to 3.
    f.sci.brennwieser: keep = 2 -> keep = 6 | fugitives.f.sci.brennwieser.mission: 6 cards cannot be kept of 5.
    f.sci.brennwieser: deck = "archives" -> deck = "mixed" | fugitives.f.sci.brennwieser.mission: “deck” cannot be
    f.sci.insterberg: track = "scientific" -> track = "any" | fugitives.f.sci.insterberg.mission: “track” cannot be
    f.pol.rautental: track = "political" -> track = "choice" | fugitives.f.pol.rautental.permanent: “track” cannot be
    f.pol.doberitz: zone = "rumours" -> cat = "military" | fugitives.f.pol.doberitz.permanent: With the event
    f.mil.selmreuth: cat = "military", do -> zone = "press", do | fugitives.f.mil.selmreuth.permanent: With the event
    f.sci.mirnau: [{ op = "ready", n = 1 }] -> [] | fugitives.f.sci.mirnau.mission: A choice of nothing is no choice.
    f.sci.mirnau: , [{ op = "ready", n = 1 }] -> | fugitives.f.sci.mirnau.mission: A choice has at least two options.
    f.sci.mirnau: op = "ready", n = 1 -> op = "choose", options = [[], []] | fugitives.f.sci.mirnau.mission: A
    f.sci.mirnau: op = "ready", n = 1 -> op = "retain", n = 1 | fugitives.f.sci.mirnau.mission: “retain” cannot stand
    f.sci.kalbeck: op = "ready" -> op = "ambition" | fugitives: 3 fugitives have “ambition”; at most 2 may.
    o.tzaar.memorial: { op = "ambition", n = 1 } -> | objectives.o.tzaar.memorial.power: Here an effect is missing.
    s.tzaar.tribunal: vp = [1, 2, 3] -> vp = [1, 2, 21] | specials.s.tzaar.tribunal.recurrent: “vp” is 0 to 20.
LT-ED-05
    o.usa.pad: faction = "usa" -> faction = "tzaar" | objectives: There are 11 objectives of “usa”; it is 12.
    o.usa.bond: pay = { political = 3 } -> pay = { political = 2 } | objectives.o.usa.bond: The Triumph has to cost
    o.tzaar.warrant: vp = 2 -> apollo = 1 | objectives.o.tzaar.warrant.triumph: Only the objectives of “usa” have
    o.tzaar.warrant: vp = 2 -> marker = ["strikes"] | objectives.o.tzaar.warrant.triumph: Only the objectives of
    o.cccp.spoutnik: marker = ["strikes"] -> marker = ["strikes", "unions"] | objectives.o.cccp.spoutnik.success: A
    o.cccp.bureau: ["press", "countryside"] -> ["press", "press"] | objectives.o.cccp.bureau.triumph: A Success shows
    o.usa.bond: vp = 1 -> vp = -1 | objectives.o.usa.bond.triumph: The number is 0 to 100.
    "press", "countryside"] -> "press", "countryside", "navy"] | objectives: No objective gives the marker “navy”.
LT-ED-06
    s.tzaar.h2a: pair = 1 -> pair = 2 | specials: The special cards of “tzaar” are not those of the game
    s.tzaar.h8a: faction = "tzaar" -> faction = "usa" | specials: The special cards of “usa” are not those of the game
    s.cccp.collectivisation: at = 3 -> at = 4 | specials.s.cccp.collectivisation.unlock: The special card of “cccp” is
    s.tzaar.tribunal: op = "judge", vp = [1, 2, 3] -> op = "vp", n = 1 | specials.s.tzaar.tribunal: The tribunal has
    s.reseau.mil_a: cat = "military" -> cat = "political" | specials: Each of the three tracks of “reach” has one pair
    s.reseau.mil_a: recurrent = -> mission = []; permanent = []; hunt = [] # | specials.s.reseau.mil_a: A special card
LT-ED-07
    { zone = "rumours", min = 2, -> { zone = "press", min = 2, | board.places: There are 3 places in “rumours”; it is
    { zone = "rumours", min = 2, -> { zone = "press", min = 2, | board.places: There are 3 places in “press”; it is 2.
    "rumours", min = 2, -> "rumours", min = 5, | board.places[0].min: The number is 2 to 4.
    draw = { rumour = 4 } -> draw = {} | board.places[0].draw: The number is 1 to 100.
    { zone = "america", level = 1, min = 2 } -> { zone = "america", level = 1, min = 1 } | board.slots[0].min: The
    { zone = "america", level = 1, min = 2 } -> { zone = "america", level = 5, min = 2 } | board.slots[0].level: The
LT-ED-08
    f.pol.csatar: level = 1 -> level = 2 | fugitives.f.pol.csatar: Laszlo Csatar is political, of level 1, costs one
    f.pol.csatar: rumour = 3 -> rumour = 2 | fugitives.f.pol.csatar: Laszlo Csatar is political, of level 1, costs one
    o.reseau.peralta: vp = 2 -> vp = 3 | objectives.o.reseau.peralta: Commission Peralta, of “reseau”: the Triumph
    o.reseau.peralta: op = "capture" -> op = "recruit" | objectives.o.reseau.peralta: Commission Peralta
    o.usa.bond: apollo = 2 -> apollo = 3 | objectives.o.usa.bond: Bon du trésor américain, of “usa”: the Triumph gives
    o.cccp.spoutnik: ["strikes", "leaders"] -> ["strikes", "unions"] | objectives.o.cccp.spoutnik: Spoutnik, of “cccp”
LT-ED-10
    f.mil.marhaus: deck = "press" -> deck = "radio" | fugitives[1].recurrent[0].deck: “radio” cannot stand here, but
    f.pol.doberitz: zone = "rumours" -> zone = "harbour" | fugitives[41].permanent[0].zone: “harbour” cannot stand
    f.mil.vohlbrecht: op = "recall" -> op = "retire" | fugitives[0].mission[0].op: “retire” cannot stand here, but one
    f.mil.vohlbrecht: cat = "military" -> cat = "naval" | fugitives[0].cat: “naval” cannot stand here, but one of
    f.pol.rautental: line = "triumph" -> line = "defeat" | fugitives[56].permanent[0].line: “defeat” cannot stand here
    f.pol.doberitz: event = "investigate" -> event = "dawn" | fugitives[41].permanent[0].event: “dawn” cannot stand
    f.col.haerdonck: target = "agent" -> target = "deck" | fugitives[61].mission[0].target: “deck” cannot stand here
    f.mil.vohlbrecht: name = -> colour = "red"; name = | fugitives[0].colour: There is no such entry. Here stand: id,
    f.mil.vohlbrecht: cat = "military" -> | fugitives[0].cat: This entry is missing.
    main_clue = { military = "medal" -> main_clue = { military = "rumour" | rules.main_clue.military: The main clue is
    o.cccp.bureau: ["press", "countryside"] -> ["press", "navy"] | objectives.o.cccp.bureau.triumph: There is no
    s.tzaar.h2a: at = 2 -> at = 3 | specials.s.tzaar.h2a.unlock: “tribunal” has no tier with a card at step 3.
    s.tzaar.h2a: track = "tribunal" -> track = "apollo" | specials.s.tzaar.h2a.unlock: The track “apollo” does not
    s.tzaar.h2a: at = 2 -> at = 2, cat = "military" | specials.s.tzaar.h2a.unlock: “cat” stands with the track “reach”
    s.tzaar.h2a: at = 2 -> at = 4 | tracks.tribunal.4: A tier with a card finds one card, or two of one pair; here it
    s.reseau.mil_a: cat = "military" -> cat = "political" | tracks.reach.3: A tier with a card finds one card, or two
    strikes = { fr = "grèves", en = "strikes" } -> | names.strikes: This entry is missing.
    ["strikes", "leaders", "unions" -> ["strikes", "strikes", "leaders", "unions" | tracks.markers: There is at least
    apollo     = { length=10 -> apollo     = { length=9 | tracks.apollo.tiers: The tiers lie on steps 1 to 9, in
    apollo     = { length=10 -> apollo     = { length=0 | tracks.apollo.length: The number is 1 to 60.
LT-ED-11
    game = "la_traque" -> game = "leduc_poker" | edition.game: This is an edition of “leduc_poker”, not of
    schema = 1 -> schema = 2 | edition.schema: This is written in schema 2; this program reads schema 1.
    en = "Open edition" -> en = "" | edition.title: A name is empty; it is needed in both languages.
    en = "Middle East" -> en = " " | names.mideast: A name is empty; it is needed in both languages.
    name = "Ansgar Vohlbrecht" -> name = "" | fugitives.f.mil.vohlbrecht: A name is empty; it is needed in both
    en = "Coastal launch site" -> en = "" | objectives.o.usa.pad: A name is empty; it is needed in both languages.
    id = "o.usa.pad" -> id = "o usa pad" | objectives.o usa pad: An id has only small letters, digits and _, in parts
    id = "o.usa.pad" -> id = "o.usa.bond" | objectives.o.usa.bond: This id is used twice.
    id = "s.tzaar.h2a" -> id = "f.mil.marhaus" | specials.f.mil.marhaus: This id is used twice.
    line_en = "Sent to forty police forces on one day." -> | objectives.o.tzaar.warrant: The line stands in one
    agents = 5 -> agents = 0 | rules.agents: The number is 1 to 9.
    agents = 5 -> agents = 10 | rules.agents: The number is 1 to 9.
    objectives_visible = 3 -> objectives_visible = 0 | rules.objectives_visible: The number is 1 to 6.
    keep = 2 -> keep = -1 | rules.keep: The number is 0 to 100.
    end_vp = 12 -> end_vp = 0 | rules.end_vp: The number is 1 to 100.
    influence_max = 10 -> influence_max = 31 | rules.influence_max: The number is 1 to 30.
    start_hand = { registry = 1 -> start_hand = { registry = 6 | rules.start_hand.registry: Four hands take 24 cards
    start_hand = { registry = 1 -> start_hand = { registry = -1 | rules.start_hand.registry: Four hands take −4 cards
"""


@rule("LT-ED-01", "LT-ED-02", "LT-ED-03", "LT-ED-04", "LT-ED-05", "LT-ED-06", "LT-ED-07", "LT-ED-08", "LT-ED-10")
@rule("LT-ED-11")
@pytest.mark.parametrize(("rule_id", "change", "complaint"), list(faults(FAULTS)))
def test_a_faulty_edition_is_refused_with_place_reason_and_rule(rule_id, change, complaint):
    told = [(problem.rule, said(problem)) for problem in problems_of(changed(change))]
    assert [text for cited, text in told if cited == rule_id and text.startswith(complaint)], told


@rule("LT-ED-04", "LT-OP-14")
def test_a_trigger_that_would_give_back_what_a_round_uses_up_is_refused():
    """T27: the round would never end."""
    trigger = 'do = [{ op = "draw", deck = "rumour", n = 1, to = "reserve" }]'
    endless = 'do = [{ op = "recall", from = "investigation", n = 1 }]'
    problems = problems_of(changed(f"f.pol.doberitz: {trigger} -> {endless}"))
    assert [problem.args["op"] for problem in problems if problem.rule == "LT-ED-04"] == ["recall"]
    nested = 'do = [{ op = "on", event = "investigate", do = [] }]'
    assert "on" in [
        problem.args.get("op") for problem in problems_of(changed(f"f.pol.doberitz: {trigger} -> {nested}"))
    ]


@rule("LT-ED-04")
def test_a_trigger_does_something():
    draw = '{ op = "draw", deck = "rumour", n = 1, to = "reserve" }'
    problems = problems_of(changed(f"f.pol.doberitz: {draw} -> "))
    assert [problem.key for problem in problems] == ["lt-no-effect"]


@rule("LT-ED-02")
def test_a_deck_of_fugitives_outlasts_its_slots():
    slots = OPEN["board.toml"].replace("level = 1, min = 2", "level = 3, min = 2").replace("level = 2", "level = 3")
    problems = problems_of({**OPEN, "board.toml": slots})
    assert "fugitives: There are 16 fugitives of level 3 for 10 slots; it takes twice as many as slots. [LT-ED-02]" in [
        said(problem) for problem in problems
    ]


@rule("LT-ED-03")
def test_a_fugitive_without_an_ability_is_refused():
    hunt = 'hunt = [{ op = "provide", medal = 1 }, { op = "draw", deck = "press", n = 1, to = "hand" }]'
    problems = problems_of(changed(f"f.mil.zarnewald: {hunt} -> "))
    assert [problem.args for problem in problems] == [{"count": 0}]


@rule("LT-ED-06")
def test_there_are_62_objectives_and_special_cards():
    specials = OPEN["specials.toml"]
    last = specials[specials.rindex("[[specials]]") :]
    told = [problem.key for problem in problems_of({**OPEN, "specials.toml": specials.replace(last, "")})]
    assert {"lt-all-cards", "lt-specials", "lt-reach-pairs", "lt-tier-card"} <= set(told)


@rule("LT-ED-07")
def test_each_hunt_zone_has_a_slot_at_each_number_of_players():
    board = OPEN["board.toml"]
    for zone in ("america", "europe", "mideast"):
        later = board.replace(f'zone = "{zone}", level = 1, min = 2', f'zone = "{zone}", level = 1, min = 4')
        for level in (1, 2, 3):
            for least in (2, 3):
                later = later.replace(
                    f'zone = "{zone}", level = {level}, min = {least}', f'zone = "{zone}", level = {level}, min = 4'
                )
        told = [problem.args for problem in problems_of({**OPEN, "board.toml": later}) if problem.key == "lt-slots"]
        assert told == [{"zone": zone, "players": 2}, {"zone": zone, "players": 3}]


def test_all_problems_are_told_at_once_with_their_files_in_both_languages():
    edition = {
        **changed("f.mil.vohlbrecht: level = 1 -> level = 4"),
        "specials.toml": OPEN["specials.toml"].replace("vp = [1, 2, 3]", "vp = [1, 2, 99]"),
        "board.toml": OPEN["board.toml"].replace("agents = 5", "agents = 0"),
    }
    problems = problems_of(edition)
    assert [(problem.rule, problem.file) for problem in problems] == [
        ("LT-ED-11", "board.toml"),
        ("LT-ED-02", "fugitives.toml"),
        ("LT-ED-04", "specials.toml"),
    ]
    french = Words(GAME, "fr")
    assert french.problem(problems[0]) == "Le nombre va de 1 à 9. [LT-ED-11]"


@rule("LT-ED-09")
def test_names_and_lines_are_for_the_table_only():
    """With all of them changed the same match is played: none of them comes into states, views or events."""
    box = {file: PRINTED.sub(r'\1 = "My box"', text) for file, text in OPEN.items()}
    one, other = played(OPEN), played(box)
    assert [record.state for record in one.records] == [record.state for record in other.records]
    shown = msgspec.json.encode([[other.view(seat), other.told[seat]] for seat in range(3)])
    assert (b"My box" in shown, b"f.mil." in shown) == (False, True)
    edition = GAME.read_edition(box)
    assert b"My box" in msgspec.json.encode([GAME.faces(edition), edition.names])


def played(edition: dict[str, str]) -> Match:
    """Two rounds of people who play anything."""
    match = Match(GAME, edition, FastDice(3), seats=2, options={"faction_pick": "random"})
    chance = Chance(3)
    while match.view(0).round <= 2:
        one_more(match, chance, 0.9)
    return match


@rule("LT-SETUP-18")
def test_the_advice_for_a_first_game_is_true_of_the_open_edition():
    edition = playable.read(OPEN)
    assert {place.zone for place in edition.board.places if place.draw.financing} == {"financing"}
    assert sum(card.cost.financing > 0 for card in edition.fugitives) > len(edition.fugitives) // 3
    for category in ("military", "scientific", "political"):
        prices = [card.cost for card in edition.fugitives if card.cat == category]
        asked = {clue: sum(getattr(price, clue) for price in prices) for clue in ("medal", "document", "microfilm")}
        assert max(asked, key=asked.__getitem__) == getattr(edition.rules.main_clue, category)
    assert [card.id for card in edition.objectives if card.triumph.vp <= card.success.vp] == []


@rule("LT-ED-12")
def test_the_open_edition_has_no_fault_and_no_warning():
    edition = playable.read(OPEN)
    assert list(playable.faults(edition)) == []
    assert list(playable.warnings(edition)) == []


@rule("LT-TONE-03", "LT-ED-12")
def test_a_name_of_a_list_of_real_persons_is_named():
    """The author supplies the list, as a file of its own; none is shipped."""
    assert playable.read(OPEN).real_persons == ()
    edition = playable.read({**OPEN, "persons.toml": 'real_persons = ["ansgar vohlbrecht", "Nobody Else"]'})
    assert [said(problem) for problem in playable.warnings(edition)] == [
        "fugitives.f.mil.vohlbrecht: “Ansgar Vohlbrecht” is in your list of real persons. [LT-TONE-03]"
    ]


# What is changed, and the warning.
SLIPS = """
    f.mil.vohlbrecht: rumour = 3 -> rumour = 5 | fugitives.f.mil.vohlbrecht.cost: The price is 7 clue points; 5 are
    f.mil.vohlbrecht: medal = 2 } -> medal = 3 } | fugitives.f.mil.vohlbrecht.hunt: The ability is worth 150 % of what
    f.mil.vohlbrecht: op = "recall", from = "rest" -> op = "vp" | fugitives.f.mil.vohlbrecht: Below level 3 a fugitive
    f.pol.rautental: op = "draw", deck = "rumour", n = 4, to = "hand" -> op = "capture", max_level = 1 | fugitives.f.pol
    f.sci.eckelrath: level = 1 -> level = 2 | fugitives: The fugitives of the category “scientific” are usually 9 of
    o.usa.senate: vp = 3 -> vp = 5 | objectives.o.usa.senate.triumph: The line gives 210 % of its price; 130 to 175 %
    o.usa.bond: pay = { political = 2 }, apollo = 1 -> pay = {}, apollo = 1 | objectives.o.usa.bond.success: The
    o.usa.bond: kind = "mission" -> kind = "recurrent" | objectives: The objectives of “usa” are usually 8 missions, 2
    s.tzaar.h4b: clue = "rumour", n = 2 -> clue = "rumour", n = 1 | specials.s.tzaar.h4b: This card is worth less than
    o.usa.pad: pay = { military = 3 } -> pay = { political = 3 } | objectives: Only 4 Triumphs of “usa” cost “military”.
"""


def slips():
    for line in SLIPS.strip().splitlines():
        change, _, complaint = line.strip().partition(" | ")
        yield pytest.param(change, complaint, id=change)


@rule("LT-ED-12")
@pytest.mark.parametrize(("change", "complaint"), list(slips()))
def test_what_looks_like_a_slip_is_a_warning(change, complaint):
    told = [said(problem) for problem in playable.warnings(playable.read(changed(change)))]
    assert [text for text in told if text.startswith(complaint)], told


@rule("LT-ED-12")
def test_dull_fugitives_are_warned_of():
    """Every Mission and every recurrent ability the same draw, every Hunt the same symbols."""
    lines = OPEN["fugitives.toml"].splitlines()
    dull = {
        "hunt": 'hunt = [{ op = "provide", rumour = 4 }]',
        "mission": 'mission = [{ op = "draw", deck = "rumour", n = 4, to = "hand" }]',
        "recurrent": 'recurrent = [{ op = "draw", deck = "rumour", n = 2, to = "reserve" }]',
    }
    lines = [dull.get(line.partition(" = ")[0], line) for line in lines]
    lines = ["cost = { financing = 1, rumour = 1 }" if line.startswith("cost") else line for line in lines]
    text = "\n".join(lines)
    csatar = text.index('id = "f.pol.csatar"')
    text = text[:csatar] + text[csatar:].replace("{ financing = 1, rumour = 1 }", "{ document = 1, rumour = 3 }", 1)
    keys = {problem.key for problem in playable.warnings(playable.read({**OPEN, "fugitives.toml": text}))}
    assert keys == {
        "lt-cost-points",
        "lt-points",
        "lt-same-cost",
        "lt-same-card",
        "lt-same-ability",
        "lt-plain-hunts",
        "lt-plain-draws",
        "lt-op-seldom",
        "lt-temperament",
    }


def test_the_four_files_may_be_one():
    """As the server hands the open edition out, and as an owner brings one to a table."""
    edition = playable.read(OPEN)
    assert playable.read({"my-traque.toml": "\n".join(OPEN.values())}) == edition
    assert catalog.default_edition(GAME) == OPEN


PAGE = (Path(__file__).parents[3] / "docs" / "own-cards.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("snippet", re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL))
def test_what_the_page_for_owners_shows_fits_the_files(snippet):
    """Every table that it shows has the form of ours."""
    kinds = {name: field.type for field in type_info(LaTraqueEdition).fields if (name := field.encode_name)}
    shown = tomllib.loads(snippet)
    problems = [problem for key, value in shown.items() for problem in misfits(kinds[key], value, key, "")]
    assert [problem for problem in problems if problem.key != "entry-missing"] == []


def test_the_page_for_owners_shows_every_effect_as_it_is_written():
    effects = [tomllib.loads(f"effect = {text}")["effect"] for text in re.findall(r"`(\{ op = .*?\})`", PAGE)]
    assert {effect["op"] for effect in effects} | {"recruit", "trial"} == set(NEEDED)
    for effect in effects:
        part = next(part for part, ops in {**ALLOWED, "tribunal": ["judge"]}.items() if effect["op"] in ops)
        read = msgspec.convert(effect, Effect)
        assert list(ability((read,), "recurrent" if part == "tribunal" else part, "", part == "tribunal")) == []


def test_the_page_for_owners_quotes_the_program():
    hunt = 'hunt = [{ op = "provide", medal = 1 }, { op = "draw", deck = "press", n = 1, to = "hand" }]'
    (problem,) = problems_of(changed(f"f.mil.zarnewald: {hunt} -> "))
    assert f"    {problem.file}, {said(problem)}".replace("zarnewald", "my_first") in PAGE
