"""Somebody with a browser: a page, everything its sockets brought, and what it complained of."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, WebSocket, expect

Json = dict[str, Any]
Size = Literal["desktop", "tablet", "phone"]
Lang = Literal["fr", "en"]

SIZES: dict[Size, tuple[int, int]] = {"desktop": (1440, 900), "tablet": (768, 1024), "phone": (360, 740)}
ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "pictures"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000  # milliseconds; the machine may be doing other work
expect.set_options(timeout=PATIENCE)

# Nobody adds chance to a shuffle, so that a server with a seed deals as the seed says. Sockets can be got hold of.
ARRIVAL = """
Crypto.prototype.getRandomValues = (array) => array.fill(7);
window.lines = [];
window.WebSocket = class extends WebSocket {
  constructor(url) {
    super(url);
    window.lines.push(this);
  }
};
"""

# Asks over the page's own line, and is back when the page has drawn all that came before the answer.
PING = """(ping) => new Promise((heard) => {
  const line = lines.at(-1);
  line.addEventListener('message', ({data}) => JSON.parse(data).id === ping.id && requestAnimationFrame(heard));
  line.send(JSON.stringify(ping));
})"""


class Visitor:
    """A person on a device of their own: cookies, storage and language are theirs alone."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        name: str = "",
        lang: Lang = "en",
        size: Size = "desktop",
        theme: Literal["light", "dark"] = "light",
    ) -> None:
        self.url = url
        self.name = name
        self.lang: Lang = lang
        self.size: Size = size
        width, height = SIZES[size]
        self.context = browser.new_context(
            base_url=url,
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
            viewport={"width": width, "height": height},
            has_touch=size != "desktop",
            color_scheme=theme,
            reduced_motion="reduce",  # a picture shows where things come to rest
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(ARRIVAL)
        self.frames: list[Json] = []  # all that sockets brought, of all pages, in order
        self.raw: list[str] = []
        self._pings: set[str] = set()  # ids of pings: those of `hush`, and those that a page sends after a silence
        self._heard: set[str] = set()  # which of them were answered; these answers are no frames to a test
        self.complaints: list[str] = []  # of the console, and scripts that failed
        self.page = self.new_page()
        if name:
            self.context.request.put("/api/session", data={"name": name}, headers={"Origin": url})

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)
        return page

    def come_to(self, table: str, by: "Visitor") -> None:
        """Bring the link that somebody at the table has sent, without a click."""
        link = by.context.request.get(f"/api/tables/{table}").json()["link"]
        self.post("/api/tables/join", link=link)

    def post(self, path: str, **body: Any) -> Json:
        """What a test does not click: tables laid beforehand."""
        answer = self.context.request.post(path, data=body, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        told: Json = answer.json()
        return told

    def hang_up(self) -> None:
        """The line is cut, and there is no net."""
        self.context.set_offline(True)
        self.page.evaluate("() => lines.forEach((line) => line.close())")

    def call_again(self) -> None:
        """The net is back."""
        self.context.set_offline(False)

    def hush(self) -> None:
        """All that was sent has come and is on the page: the frames of a line come in order."""
        ping = {"type": "ping", "id": f"hush-{len(self._pings)}"}
        self._pings.add(ping["id"])
        self.page.evaluate(PING, ping)
        until = time.monotonic() + PATIENCE / 1000
        while ping["id"] not in self._heard:
            assert time.monotonic() < until, "the line is dead"
            self.page.wait_for_timeout(5)

    @contextmanager
    def still(self) -> Iterator[None]:
        """On a page with a clock of the test: what is shown for a moment is shown as long as this."""
        self.page.clock.pause_at(self.page.evaluate("() => Date.now()") / 1000 + 60)  # time that is yet to come
        yield
        self.page.clock.resume()

    def sights(self) -> list[Json]:
        return [frame for frame in self.frames if frame["type"] == "sight"]

    def shoot(self, screen: str) -> None:
        """Keep a picture under build/pictures."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{screen}-{self.size}-{self.lang}.png")

    def check_accessible(self, screen: str) -> None:
        """axe-core finds nothing on the present screen."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")["violations"]
        told = [f"{rule['id']}: {rule['help']}: {[node['target'] for node in rule['nodes']]}" for rule in found]
        assert not told, f"{screen} ({self.size}, {self.lang}):\n" + "\n".join(told)

    def close(self) -> None:
        self.context.close()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note)
        socket.on("framereceived", self._take)

    def _note(self, data: str | bytes) -> None:
        frame = json.loads(data)
        if frame["type"] == "ping":
            self._pings.add(frame["id"])

    def _take(self, data: str | bytes) -> None:
        text = data if isinstance(data, str) else data.decode()
        frame = json.loads(text)
        if frame["type"] == "done" and frame["id"] in self._pings:
            self._heard.add(frame["id"])
            return
        self.raw.append(text)
        self.frames.append(frame)


def said(text: str) -> re.Pattern[str]:
    """A pattern for a text that may stand in a longer one, whatever its spaces."""
    return re.compile(re.escape(text).replace(r"\ ", r"\s+"), re.IGNORECASE)
