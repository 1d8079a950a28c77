"""The first minute: somebody finds the site and is at a table."""

from browser.conftest import Come
from cavale.lab.host import Host


def test_one_click_leads_to_a_table_with_bots(site: Host, come: Come) -> None:
    ada = come(site)
    ada.page.goto("/")
    ada.page.get_by_role("button", name="bots").first.click()
    ada.page.wait_for_url("**/t/*")
    ada.page.get_by_role("status").first.wait_for()
    ada.shoot("first-table")
    assert ada.sights()
    assert not ada.complaints
