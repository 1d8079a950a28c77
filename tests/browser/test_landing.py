"""The first minute: somebody finds the site and is at a table."""

from browser.conftest import Come
from browser.player import Player
from cavale.lab.host import Host


def test_one_click_leads_to_a_table_with_bots(site: Host, come: Come) -> None:
    ada = come(site)
    Player(ada).start()
    ada.shoot("first-table")
    assert ada.page.url.startswith(f"{site.url}/t/")
    assert not ada.complaints
