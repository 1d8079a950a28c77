"""What is printed in an edition of La Course au Coffre-Fort, for a client that draws it."""

from cavale.games.coffre_fort.edition import CoffreFortEdition, Dog, Guard
from cavale.games.coffre_fort.layout import DOG, GUARD, Layout, named
from cavale.games.coffre_fort.view import Faces, PatrolFace, RoomFace, ToolFace


def faces(edition: CoffreFortEdition) -> Faces:
    layout = Layout(edition)
    tokens = edition.tokens
    return Faces(
        grid=edition.board.grid,
        squares=tuple(layout.names[: layout.squares]),
        yellow=tuple(layout.names[: layout.loop]),
        runs=tuple([tuple([named(point) for point in run]) for run in layout.runs]),
        rooms={
            room.id: RoomFace(room.kind, room.rect, tuple([named(door) for door in room.doors]))
            for room in edition.board.rooms
        },
        exit=named(edition.board.exit),
        guard=_patrol(layout, edition.patrol.guard, GUARD),
        dog=_patrol(layout, edition.patrol.dog, DOG),
        colours=tuple(edition.colours),
        tools={
            key: ToolFace(tool.trap or None, tool.effect or None, tool.text_fr, tool.text_en)
            for key, tool in edition.tools.items()
        },
        traps=tuple(edition.traps),
        tokens={
            "key": tokens.key.count,
            "passage": tokens.passage.count,
            "petrify": tokens.petrify.count,
            "empty": tokens.empty.count,
        },
        robot=next(key for key, tool in edition.tools.items() if not tool.dealt),
        d10=tuple([str(face) for face in edition.dice.d10]),
        d6=edition.dice.d6,
    )


def _patrol(layout: Layout, patrol: Guard | Dog, number: int) -> PatrolFace:
    reach = patrol.range if isinstance(patrol, Dog) else None
    home = layout.names[layout.homes[number]]
    return PatrolFace(named(patrol.square), home, patrol.dir, patrol.arrow, reach)
