"""What is printed in an edition of Red Notice, for a client that draws it."""

from cavale.games.red_notice.edition import RedNoticeEdition
from cavale.games.red_notice.view import CardFace, CityFace, Faces, IdentityFace, UpgradeFace


def faces(edition: RedNoticeEdition) -> Faces:
    numbers = edition.numbers
    return Faces(
        size=edition.map.size,
        cities={
            city.id: CityFace(key, city.x, city.y) for key, each in edition.continents.items() for city in each.cities
        },
        colours={key: each.colour for key, each in edition.continents.items()},
        routes=edition.map.routes,
        wrap=edition.map.wrap,
        cards={card.id: CardFace(card.left, card.right) for card in edition.actions.cards},
        upgrades={
            card.id: UpgradeFace(card.kind, card.copies, card.text_fr, card.text_en) for card in edition.upgrades.cards
        },
        identities={tile.id: IdentityFace(tile.steps, tile.text_fr, tile.text_en) for tile in edition.identities.tiles},
        cheques={
            f"{key}:{value}": row.count(value) for key, row in edition.cheques.items() for value in sorted(set(row))
        },
        effects={str(value): str(effect) for value, effect in edition.cheque_effects.items()},
        tokens=tuple(sorted([0] * edition.tokens.pow + list(edition.tokens.values))),
        goal=numbers.goal,
        hand_limit=numbers.hand_limit,
        security_max=numbers.security_max,
        pay_cost=numbers.pay_cost,
        rounds_per_cycle=numbers.rounds_per_cycle,
    )
