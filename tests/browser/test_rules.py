"""The rules in the browser: words, and the pictures that stand beside them."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come
from cavale.lab.host import Host


@pytest.mark.parametrize(("lang", "heading"), [("fr", "Préparer la table"), ("en", "Setting the table")])
def test_the_board_is_drawn_beside_the_rules(site: Host, come: Come, lang: str, heading: str) -> None:
    ada = come(site, lang=lang)
    ada.page.goto("/rules/coffre_fort")
    expect(ada.page.get_by_role("heading", name=heading)).to_be_visible()
    board = ada.page.locator(".rules img")
    board.scroll_into_view_if_needed()
    expect(board).to_have_attribute("src", f"/api/rules/coffre_fort/pictures/board-{lang}")
    assert board.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    ada.shoot("rules-board")
    assert not ada.complaints
