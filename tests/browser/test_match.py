"""A whole match against bots, from the landing page to the end, the replay and the rematch."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Come, Serve
from browser.player import Player
from browser.visitor import Json, Lang, Size
from browser.words import said


class Witness(Player):
    """When it is her turn to speak: first the truth about her card, then a lie. Whatever bots say, the end has both."""

    def choose_claim(self, claims: list[Json]) -> Json:
        view = self.sight["view"]
        laid, honest = view["mine"]["choices"][view["round"] - 1], view["round"] == 1
        cards = [claim for claim in claims if claim["verb"] == "my_card" and claim["args"]["card"] in view["kinds"]]
        about_it = [claim for claim in cards if (claim["args"]["card"] == laid) == honest]
        return about_it[0] if about_it else super().choose_claim(claims)


@pytest.mark.parametrize(("lang", "size"), [("fr", "phone"), ("en", "desktop")])
def test_a_match_from_the_landing_page_to_the_rematch(serve: Serve, come: Come, lang: Lang, size: Size) -> None:
    host = serve(standing=True)
    ada = come(host, lang=lang, size=size)
    player = Witness(ada, host)
    player.start()
    player.play()
    assert player.claimed
    _the_end_shows_everything(player)
    _the_replay_looks_through_other_eyes(player)
    _the_rematch_is_one_click(player)
    assert not ada.complaints


def _the_end_shows_everything(player: Player) -> None:
    page, words = player.page, player.words
    view = player.sight["view"]
    truth = view["truth"]
    expect(player.prompt()).to_have_text(said(player.say("table-over")))
    player.visitor.shoot("end")
    expect(page.get_by_role("heading", name=said(words.say(f"game-end-{view['winner']}")))).to_be_visible()
    cards = page.get_by_role("region", name=player.say("end-cards"))
    for seat, name in enumerate(words.players):
        who = page.get_by_role("article").get_by_role("listitem").filter(has_text=name)
        expect(who.first).to_contain_text(said(words.name("role", truth["roles"][seat])))
        laid = cards.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name)).get_by_role("cell")
        for cell, kind in enumerate(truth["laid"][seat]):
            expect(laid.nth(cell)).to_contain_text(said(words.name("kind", kind)))
    for verdict in ("verdict-true", "verdict-false"):
        expect(cards.get_by_role("img", name=player.say(verdict)).first).to_be_attached()
    beliefs = page.get_by_role("region", name=player.say("end-beliefs"))
    expect(beliefs.get_by_role("row")).to_have_count(len(words.players))  # a head, and each of the bots
    beliefs.scroll_into_view_if_needed()
    player.visitor.shoot("end-beliefs")


def _the_replay_looks_through_other_eyes(player: Player) -> None:
    page, words = player.page, player.words
    truth = player.sight["view"]["truth"]
    mine = player.sight["seat"]
    other, unknown = ((mine + place) % len(words.players) for place in (1, 2))
    player.button("table-replay").click()
    page.wait_for_url("**/replay/*")
    eyes = page.get_by_label(player.say("replay-through"))
    hand = page.get_by_role("region", name=player.say("your-hand"))
    expect(hand).to_contain_text(said(words.name("role", truth["roles"][mine])))
    eyes.select_option(label=words.players[other])
    expect(hand).to_contain_text(words.players[other])
    expect(hand).to_contain_text(said(words.name("role", truth["roles"][other])))
    hidden = words.name("name", truth["names"][unknown])
    assert hidden not in page.locator("body").inner_text(), "the replay tells what that seat did not know"
    page.get_by_role("slider").press("End")
    expect(player.prompt()).to_have_text(said(player.say("table-over")))
    player.visitor.shoot("replay")
    page.go_back()


def _the_rematch_is_one_click(player: Player) -> None:
    former = player.page.url
    player.button("table-rematch").click()
    player.page.wait_for_url(lambda url: url != former and "/t/" in url)
    player.wait(lambda: player.table["status"] in {"lobby", "playing"}, "the rematch")
    player.visitor.shoot("rematch")
    begin = player.page.get_by_role("button", name=said(player.say("room-start")))
    if player.table["status"] == "lobby":
        begin.click()
    expect(player.page.get_by_role("region", name=player.say("your-hand"))).to_be_visible()
    assert player.sight["view"]["round"] == 1
