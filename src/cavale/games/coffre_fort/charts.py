"""What bots work out once per board and then look up: how long ways take, and where it is dangerous."""

from typing import Final

from cavale.games.coffre_fort.box import CoffreFortBox
from cavale.games.coffre_fort.danger import Danger
from cavale.games.coffre_fort.travel import Travel


class Charts:
    """Of one box."""

    def __init__(self, box: CoffreFortBox) -> None:
        self.box: Final = box
        self.travel: Final = Travel(box)
        self.danger: Final = Danger(box)


_KEPT: Final = 8
_CHARTS: list[Charts] = []  # the latest used last


def charts_for(box: CoffreFortBox) -> Charts:
    """Made for the first bot that plays with a box; tables that play alike share the box, and so these."""
    for number, charts in enumerate(_CHARTS):
        if charts.box is box:
            _CHARTS.append(_CHARTS.pop(number))
            return charts
    charts = Charts(box)
    _CHARTS.append(charts)
    if len(_CHARTS) > _KEPT:
        _CHARTS.pop(0)
    return charts
