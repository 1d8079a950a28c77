"""What the things of an edition are called that are made of two: a cheque, a route, a token on the board."""

from collections.abc import Mapping

from cavale.core.action import Value
from cavale.core.edition import Name
from cavale.games.red_notice.edition import RedNoticeEdition, ends

Names = Mapping[Value, Name]

NARROW = "\u202f"  # a narrow no-break space: between thousands, and before the sign of a currency


def names(edition: RedNoticeEdition) -> dict[str, Names]:
    """By argument of actions and field of events."""
    tokens, cheques, routes, targets = _tokens(edition), _cheques(edition), _routes(edition), _targets(edition)
    return {
        **dict.fromkeys(("token", "tokens", "left", "right"), tokens),
        **dict.fromkeys(("cheque", "cheques", "angelas_hand", "jessahs_hand"), cheques),
        **dict.fromkeys(("route", "origin"), routes),
        **dict.fromkeys(("target", "payments"), targets),
        "slot": _slots(edition),
    }


def _tokens(edition: RedNoticeEdition) -> Names:
    return {0: Name("POW", "POW"), **{value: Name(str(value), str(value)) for value in edition.tokens.values}}


def _cheques(edition: RedNoticeEdition) -> Names:
    return {
        f"{key}:{value}": Name(f"{each.fr} {_grouped(value, NARROW)}{NARROW}$", f"{each.en} ${_grouped(value, ',')}")
        for key, each in edition.continents.items()
        for value in edition.cheques[key]
    }


def _grouped(value: int, mark: str) -> str:
    return f"{value:,}".replace(",", mark)


def _routes(edition: RedNoticeEdition) -> Names:
    cities = {city.id: city for city in edition.cities()}
    pairs = {route: [cities[end] for end in ends(route)] for route in edition.map.routes}
    return {route: Name(f"{one.fr} – {two.fr}", f"{one.en} – {two.en}") for route, (one, two) in pairs.items()}


def _targets(edition: RedNoticeEdition) -> Names:
    radars: dict[Value, Name] = {
        f"radar:{key}": Name(f"radar {each.fr}", f"{each.en} radar") for key, each in edition.continents.items()
    }
    barriers: dict[Value, Name] = {
        f"barrier:{route}": Name(f"barrière {name.fr}", f"{name.en} barrier")
        for route, name in _routes(edition).items()
    }
    return {**radars, **barriers}


def _slots(edition: RedNoticeEdition) -> Names:
    places = range(1, edition.numbers.row + 1)
    lefts: dict[Value, Name] = {f"{place}L": Name(f"carte {place} à gauche", f"card {place}, left") for place in places}
    rights: dict[Value, Name] = {
        f"{place}R": Name(f"carte {place} à droite", f"card {place}, right") for place in places
    }
    return {**lefts, **rights}
