"""The set-up: what is dealt, in which order, and who sees what of it."""

from cavale.games.red_notice.events import AngelaStarted, HandDealt, IdentitiesDealt, JessahStarted
from games.mailed import alike
from games.red_notice.table import edited, fresh
from rules import rule

IN_ORDER = {"cheques": [list(range(18))]}  # the pile from its bottom; the cheques of Oceania are dealt first
ANGELA = ("oceania:100000", "oceania:200000", "oceania:200000")
JESSAH = ("asia:100000", "asia:200000", "asia:200000")


def dealt(**position):
    return fresh(orders=IN_ORDER, **position)


def jessah_starts(t, city="beijing", cheque="asia:200", radars=("africa", "asia")):
    t.jessah("start", city=city, cheque=cheque)
    for continent in radars:
        t.jessah("put_radar", continent=continent)
    return t.jessah("confirm")


def started(**position):
    """Jessah in Beijing with radars on Africa and Asia, Angela in Sydney."""
    return jessah_starts(dealt(**position)).angela("start", city="sydney", cheque="oceania:100")


@rule("RN-COMP-01", "RN-COMP-02", "RN-COMP-03", "RN-COMP-05", "RN-COMP-06", "RN-COMP-07")
def test_what_lies_in_the_box():
    faces = fresh().match.game.faces(fresh().box.edition)
    assert len(faces.colours) == len(set(faces.colours.values())) == 6
    assert {city.continent for city in faces.cities.values()} == set(faces.colours)
    assert len(faces.cards) == 12
    assert sum(faces.cheques.values()) == 18
    assert {kind.partition(":")[0] for kind in faces.cheques} == set(faces.colours)
    assert sorted(faces.tokens) == [0, 1, 2, 2, 3, 3, 4, 4, 5]
    assert len(faces.identities) == 6
    assert sum(upgrade.copies for upgrade in faces.upgrades.values()) == 10
    kinds = {side.partition(":")[0] for card in faces.cards.values() for side in (card.left, card.right)}
    assert kinds == {"cheque", "bank", "security", "move", "joker"}


@rule("RN-SETUP-01")
def test_the_seats_are_the_roles():
    t = dealt()
    assert t.sees("Angela").seat == 0
    t.asks("Jessah", "jessahs_start")
    assert t.match.asked() == [1]


@rule("RN-SETUP-02", "RN-SETUP-07")
def test_before_the_first_round_nobody_knows_tokens_or_action_cards():
    """Two shuffles of them, with all else dealt alike, look the same to everybody."""
    shown = IN_ORDER | {"upgrades": [list(range(10))], "identities": [list(range(6))]}
    one, other = fresh(orders=shown, seed=b"one"), fresh(orders=shown, seed=b"other")
    assert one.state.bag != other.state.bag
    assert one.state.deck != other.state.deck
    for name in ("Angela", "Jessah", "spectator"):
        assert alike(name, one, other)
    assert one.seen.players[0].unused == (0, 1, 2, 2, 3, 3, 4, 4, 5)


@rule("RN-SETUP-03")
def test_two_identities_are_dealt_face_up():
    t = dealt()
    assert len(t.seen.identities) == 2
    assert t.last("Jessah", IdentitiesDealt).identities == tuple(tile.id for tile in t.seen.identities)
    orders = IN_ORDER | {"identities": [[3, 0, 1, 2, 4, 5]]}
    assert [tile.id for tile in fresh(orders=orders).seen.identities] == ["lawyer", "doctor"]


@rule("RN-SETUP-15")
def test_a_beginner_is_a_journalist_and_a_pilot():
    t = dealt(options={"identities": "beginner"})
    assert [tile.id for tile in t.seen.identities] == ["journalist", "pilot"]


@rule("RN-SETUP-15")
def test_angela_may_pick_her_identities():
    t = dealt(options={"identities": "choose"}).asks("Angela", "pick_identities")
    t.angela("keep_identity", identity="doctor")
    t.refused("RN-SETUP-15", lambda: t.angela("keep_identity", identity="doctor"))
    t.angela("keep_identity", identity="lawyer").asks("Jessah", "jessahs_start")
    assert [tile.id for tile in t.seen.identities] == ["lawyer", "doctor"]


@rule("RN-SETUP-04", "RN-SETUP-05", "RN-SETUP-12")
def test_marker_supply_and_initiative():
    t = dealt().security(2).radars().barriers()
    assert (t.seen.supply_radars, t.seen.supply_barriers) == (6, 4)
    assert t.seen.initiative == 0


@rule("RN-SETUP-06")
def test_two_upgrades_are_shown_and_the_others_are_hidden():
    orders = IN_ORDER | {"upgrades": [[9, 8, 7, 6, 5, 4, 3, 2, 1, 0]]}
    for name in ("Angela", "Jessah", "spectator"):
        seen = fresh(orders=orders).sees(name)
        assert (seen.shown, seen.upgrades_left) == (("precise_radars", "permanent_units"), 8)


@rule("RN-SETUP-08", "RN-INV-05")
def test_three_cheques_for_each_to_see_her_own():
    t = dealt()
    assert t.sees("Angela").mine.hand == t.last("Angela", HandDealt).cheques == ANGELA
    assert t.sees("Jessah").mine.hand == t.last("Jessah", HandDealt).cheques == JESSAH
    assert t.told("spectator", HandDealt) == []
    assert len(t.told("Jessah", HandDealt)) == 1
    assert t.seen.pile == 12


@rule("RN-SETUP-09", "RN-SETUP-10", "RN-SETUP-18")
def test_jessah_chooses_cheque_city_and_radars_at_once():
    t = dealt()
    t.refused("RN-SETUP-09", lambda: t.jessah("start", city="dakar", cheque="africa:100"))
    t.refused("RN-SETUP-18", lambda: t.jessah("confirm"))
    t.jessah("start", city="beijing", cheque="asia:200")
    t.refused("RN-SETUP-18", lambda: t.jessah("start", city="dubai", cheque="asia:200"))
    t.jessah("put_radar", continent="asia")
    t.refused("RN-SETUP-10", lambda: t.jessah("put_radar", continent="asia"))
    t.refused("RN-SETUP-18", lambda: t.jessah("confirm"))
    assert t.told("Angela", JessahStarted) == []
    assert t.seen.jessah is None
    t.jessah("put_radar", continent="africa")
    t.refused("RN-SETUP-10", lambda: t.jessah("put_radar", continent="europe"))
    t.jessah("confirm").radars("africa", "asia")
    assert t.last("Angela", JessahStarted) == JessahStarted("asia:200000", "beijing", ("africa", "asia"))
    assert t.seen.jessah == "beijing"
    assert t.seen.bottom == ("asia:200000",)


@rule("RN-SETUP-09", "RN-COMP-05")
def test_a_start_is_in_a_city_of_the_cheques_continent():
    starts = [option for option in dealt().can("Jessah") if option.startswith("start(")]
    cities = ("dubai", "kolkata", "ulaanbaatar", "beijing", "singapore")
    assert starts == [f"start(cheque=asia:{value}, city={city})" for value in (100000, 200000) for city in cities]


@rule("RN-SETUP-14", "RN-SETUP-11", "RN-SETUP-18")
def test_angela_has_seen_all_of_it_before_she_chooses_in_secret():
    t = jessah_starts(dealt()).asks("Angela", "angelas_start")
    seen = t.sees("Angela")
    assert (seen.jessah, seen.start_cheques[1], len(seen.radars)) == ("beijing", "asia:200000", 2)
    t.refused("RN-SETUP-11", lambda: t.angela("start", city="dubai", cheque="asia:100"))
    t.angela("start", city="sydney", cheque="oceania:100").is_in("sydney")
    assert t.last("Angela", AngelaStarted) == AngelaStarted("oceania:100000", "oceania", "sydney")
    assert t.last("Jessah", AngelaStarted) == AngelaStarted("oceania:100000", "oceania", None)
    assert t.sees("Jessah").angela is None
    assert t.seen.start_cheques == ("oceania:100000", "asia:200000")


@rule("RN-SETUP-11", "RN-INV-05")
def test_where_she_starts_is_told_to_nobody():
    sydney = jessah_starts(dealt()).angela("start", city="sydney", cheque="oceania:100")
    perth = jessah_starts(dealt()).angela("start", city="perth", cheque="oceania:100")
    assert alike("Jessah", sydney, perth)
    assert alike("spectator", sydney, perth)


@rule("RN-SETUP-13")
def test_both_know_the_last_two_cards_of_the_pile():
    t = started()
    for name in ("Angela", "Jessah", "spectator"):
        assert t.sees(name).pile == 14
        assert t.sees(name).bottom == ("asia:200000", "oceania:100000")
        assert [player.hand for player in t.sees(name).players] == [2, 2]
    assert [t.box.cheques[kind] for kind in t.state.pile[:2]] == ["oceania:100000", "asia:200000"]


@rule("RN-SETUP-16")
def test_a_start_sets_off_no_radar_and_is_no_inspection():
    t = jessah_starts(dealt(), city="beijing", radars=("oceania", "asia"))
    t.angela("start", city="perth", cheque="oceania:100").radars("asia", "oceania")
    assert t.seen.pings == ()
    hand = {
        "cheques": [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 16, 17]]
    }  # both hold a cheque of Oceania
    t = jessah_starts(fresh(orders=hand), city="sydney", cheque="oceania:100", radars=("oceania", "asia"))
    t.angela("start", city="sydney", cheque="oceania:200").is_in("sydney")
    assert t.seen.captures == 0


@rule("RN-SETUP-08", "RN-SETUP-10")
def test_an_edition_may_deal_otherwise():
    t = fresh(edition=edited(("deal = 3", "deal = 2"), ("start_radars = 2", "start_radars = 1")))
    assert (len(t.sees("Jessah").mine.hand), t.seen.pile) == (2, 14)
    (start, *_) = t.match.options_of(1)
    t.match.play(1, start)
    t.jessah("put_radar", continent="asia")
    assert t.can("Jessah") == ["confirm"]
