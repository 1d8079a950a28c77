"""Jessah's notebook: possible cities in thousandths, from her own knowledge only."""

import pytest

from games.red_notice.table import RedNoticeTable, fresh, table

pytestmark = pytest.mark.rule("RN-NET-04")


def notebook(t: RedNoticeTable) -> dict[str, int]:
    page = t.sees("Jessah").notebook
    assert page is not None
    return {possible.city: possible.chance for possible in page}


def test_only_jessah_has_one():
    t = table()
    assert t.sees("Jessah").notebook
    assert t.sees("Angela").notebook is None
    assert t.seen.notebook is None


def test_a_table_can_do_without():
    assert table(options={"agent_notebook": False}).sees("Jessah").notebook is None


def test_before_she_starts_the_page_is_empty():
    assert notebook(fresh()) == {}


def test_at_the_start_all_cities_of_the_continent_are_alike():
    t = table(angela="cairo")
    assert notebook(t) == dict.fromkeys(["dakar", "cairo", "kinshasa", "nairobi", "cape_town"], 200)


def test_it_does_not_depend_on_where_she_is():
    pages = [notebook(table(angela=city, radars="asia").moves()) for city in ("cairo", "cape_town", "dakar")]
    assert pages[0] == pages[1] == pages[2]


def test_whether_she_moved_is_not_in_it():
    stayed = notebook(table(angela="cairo").moves())
    moved = notebook(table(angela="cairo").moves("go:athens"))
    assert stayed == moved
    assert {"athens", "dubai", "cairo", "rio"} <= set(moved)


def test_a_cashing_fills_the_page_with_one_city():
    t = table(angela="cairo", row="bank:1|move:1", tokens="A3@1L", angelas="africa:200")
    t.angela("cash", cheque="africa:200")
    assert notebook(t) == {"cairo": 1000}


def test_a_search_in_vain_crosses_a_city_out():
    t = table(angela="cairo", jessah="dakar", row="move:2|cheque:1", tokens="J3@1L")
    assert "dakar" in notebook(t)
    t.jessah("inspect_here")
    assert set(notebook(t)) == {"cairo", "kinshasa", "nairobi", "cape_town"}
    assert sum(notebook(t).values()) == 1000


def test_a_city_that_is_possible_never_rounds_to_nothing():
    t = fresh(live=False)

    for _ in range(400):
        if t.match.over:
            break
        (seat,) = t.match.asked()
        options = t.match.options_of(seat)
        t.match.play(seat, options[len(t.match.records) * 7 % len(options)])
        page = notebook(t)
        assert all(chance >= 1 for chance in page.values())
        if t.state.angela >= 0:
            assert t.box.cities[t.state.angela] in page
