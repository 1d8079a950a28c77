"""The options of a table are those of the rules; what each changes in play is tested where that play is."""

import re
from pathlib import Path

import pytest

from cavale.core.game import OptionError
from cavale.games.casa_de_papel import GAME
from games.casa_de_papel.table import edited, table
from rules import rule

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / GAME.id / "en.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE.partition("## 11.")[2].partition("## 12.")[0], re.MULTILINE))


def test_the_rules_list_every_option_and_no_other():
    assert list(ROWS) == [option.key for option in GAME.options()]


@pytest.mark.parametrize("option", GAME.options(), ids=lambda option: option.key)
def test_the_rules_tell_its_default_its_values_and_its_rule(option):
    default, others, rules = ROWS[option.key].split(" | ")
    assert default.startswith(f"`{str(option.default).lower()}`")
    words = [str(value).lower() for value in option.values if not isinstance(value, int) or isinstance(value, bool)]
    assert all(f"`{word}`" in default + others for word in words)
    assert option.rule in rules


@rule("CP-POW-02")
@pytest.mark.parametrize(("chosen", "seconds"), [({}, 20), ({"blackout_seconds": 30}, 30)])
def test_a_blackout_is_as_long_as_the_edition_says_unless_the_table_has_chosen(chosen, seconds):
    longer = edited(("blackout_seconds = 15", "blackout_seconds = 20"))
    t = table(5, edition=longer, options=chosen).plays_round().until_blackout()
    assert t.windows() == {"blackout": seconds}


@rule("CP-POW-02")
@pytest.mark.parametrize("seconds", [9, 61, "long"])
def test_a_blackout_is_neither_too_short_nor_too_long(seconds):
    with pytest.raises(OptionError, match="blackout_seconds cannot be"):
        table(5, options={"blackout_seconds": seconds})


@rule("CP-SPE-02", "CP-PRO-01", "CP-RAQ-01")
def test_without_powers_nobody_has_one():
    t = table(5, roles="A=professor B=raquel", options={"powers": "none"}).plays_round().all_lay().debates()
    t.refused("CP-SPE-02", lambda: t.raquel_looks("C"))
    t.refused("CP-SPE-02", lambda: t.professor_looks("C"))
