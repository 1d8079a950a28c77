"""What the printed rulebook says of four cards; an edition keeps to it (LT-ED-08)."""

from collections.abc import Iterator

from cavale.core.problem import Problem, fault
from cavale.games.la_traque.edition import Fugitive, LaTraqueEdition, Objective

RULE = "LT-ED-08"


def faults(edition: LaTraqueEdition) -> Iterator[Problem]:
    fugitives = {fugitive.id: fugitive for fugitive in edition.fugitives}
    objectives = {objective.id: objective for objective in edition.objectives}
    csatar = fugitives.get("f.pol.csatar")
    if csatar is None or not is_csatar(csatar):
        yield fault(RULE, "fugitives.f.pol.csatar", "lt-csatar")
    peralta = objectives.get("o.reseau.peralta")
    if peralta is None or not is_peralta(peralta):
        yield fault(RULE, "objectives.o.reseau.peralta", "lt-peralta")
    bond = objectives.get("o.usa.bond")
    if bond is None or not is_bond(bond):
        yield fault(RULE, "objectives.o.usa.bond", "lt-bond")
    spoutnik = objectives.get("o.cccp.spoutnik")
    if spoutnik is None or not is_spoutnik(spoutnik):
        yield fault(RULE, "objectives.o.cccp.spoutnik", "lt-spoutnik")


def is_csatar(card: Fugitive) -> bool:
    """LT-CARD-01 Political, level 1; one typed clue and three rumours; a Mission."""
    cost = card.cost
    typed = sorted([cost.medal, cost.document, cost.microfilm])
    priced = typed == [0, 0, 1] and cost.rumour == 3 and not cost.financing
    return card.cat == "political" and card.level == 1 and priced and bool(card.mission)


def is_peralta(card: Objective) -> bool:
    """LT-CARD-02 Triumph: three influence of one track, 2 points; Mission: capture a level 1 fugitive."""
    pay = card.triumph.pay
    priced = sorted([pay.military, pay.scientific, pay.political]) == [0, 0, 3]
    captures = [(effect.op, effect.max_level) for effect in card.power] == [("capture", 1)]
    return card.faction == "reseau" and priced and card.triumph.vp == 2 and card.kind == "mission" and captures


def is_bond(card: Objective) -> bool:
    """LT-CARD-03 Triumph: 1 point and 2 Apollo symbols."""
    return card.faction == "usa" and card.triumph.vp == 1 and card.triumph.apollo == 2


def is_spoutnik(card: Objective) -> bool:
    """LT-CARD-04 Success: Strikes. Triumph: Strikes or Leaders."""
    markers = (card.success.marker, card.triumph.marker)
    return card.faction == "cccp" and markers == (("strikes",), ("strikes", "leaders"))
