"""An edition of one's own: what is wrong with the file is told in the reader's language; mended, it is played."""

from playwright.sync_api import Route, expect

from browser.conftest import Come
from browser.inspection import inspect
from browser.player import FILES, Player
from browser.words import said
from cavale.lab.host import Host

(TEXT,) = FILES.values()


def test_a_file_is_brought_and_mended(site: Host, come: Come) -> None:
    ada = come(site, name="Ada", lang="fr", size="phone")
    player, page = Player(ada), ada.page
    page.goto("/")
    player.button("home-friends").first.click()
    page.locator("summary").filter(has_text=player.say("new-edition")).click()

    def bring(text: str) -> None:
        page.get_by_label(player.say("new-edition-bring")).last.set_input_files(
            {"name": "mine.toml", "mimeType": "application/toml", "buffer": text.encode()}
        )

    bring(TEXT.replace("floor = 0", "floor = 1").replace("select = 3", "select = 4", 1))
    told = (
        page.get_by_role("status").filter(has_text=said(player.say("new-edition-bad", count=2))).get_by_role("listitem")
    )
    expect(told).to_have_count(2)
    expect(told.first).to_contain_text(said("1 n’est pas un multiple de track.step, qui vaut 250."))
    expect(told.first.get_by_role("link", name="CP-ED-07")).to_be_visible()
    expect(told.last).to_contain_text("players.4.select")
    inspect(ada, "edition-broken")
    bring(TEXT.replace("Édition libre", "Grand braquage"))
    expect(page.get_by_text(said(player.say("new-edition-good", title="Grand braquage")))).to_be_visible()
    player.button("new-go").click()
    expect(page.get_by_role("region", name=player.say("room-title"))).to_be_visible()
    expect(page.get_by_text("Grand braquage")).to_be_visible()


def test_what_an_edition_calls_things_overrides_nothing(site: Host, come: Come) -> None:
    """As a server of before might send it: the interface says what it said, and markup is letters."""
    ada = come(site, name="Ada", lang="en")
    player, page = Player(ada), ada.page
    hostile = '<img src=x onerror="window.pwned=1">" }\nui-menu = PWNED\nstep-choose_cards = PWNED\n-raquel = { "'

    def twist(route: Route) -> None:
        answer = route.fetch()
        texts = answer.json()
        texts["names"]["by_id"] = dict.fromkeys(texts["names"]["by_id"], hostile)
        named = texts["names"]["by_argument"]
        texts["names"]["by_argument"] = {argument: dict.fromkeys(names, hostile) for argument, names in named.items()}
        route.fulfill(response=answer, json=texts)

    page.route("**/api/texts/casa_de_papel/**", twist)
    table = ada.post("/api/quick", game="casa_de_papel")["id"]
    ada.post(f"/api/tables/{table}/start")
    page.goto(f"/t/{table}")
    expect(player.button("ui-menu").first).to_be_visible()
    expect(page.locator("body")).to_contain_text("onerror")  # shown as it is written,
    assert page.locator("img[src=x]").count() == 0  # and nothing else
    assert page.evaluate("window.pwned") is None
    assert "PWNED" not in (page.get_by_role("button").all_inner_texts())
