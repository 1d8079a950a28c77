"""What the browser tests share: one Chromium, servers, and people who come with a browser of their own.

Without Chromium or without the built client they are skipped, loudly. `CAVALE_TEST_EVERYTHING=1` makes that an error.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.visitor import Visitor
from cavale.lab.host import Host
from cavale.server.pages import web_folder
from missing import missing

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

FIRST = f"{1:064x}"  # a seed of the shuffle
UNHURRIED = {"bot_seconds": 60}  # a bot that is out of time does anything: on a slow machine the match would be another

Come = Callable[..., Visitor]
Serve = Callable[..., Host]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = os.environ.get("CAVALE_TEST_CHROMIUM") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        missing("IN A BROWSER: no Chromium. Install Debian's chromium, or set CAVALE_TEST_CHROMIUM to its path")
    if not (web_folder() / "index.html").is_file():
        missing("IN A BROWSER: the web client is not built. Build it with: make web")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """`serve(speed=…, standing=…, seed=…, plant=…, **settings)`: a server of this test; its bots answer at once.

    Without a seed it deals as the first: what a test finds, it finds the next time, too.
    """
    hosts: list[Host] = []

    def start(
        *, speed: float = 1.0, standing: bool = False, seed: str = FIRST, plant: str = "", **settings: Any
    ) -> Host:
        file = tmp_path / f"cavale-{len(hosts)}.db"
        host = Host(file, speed=speed, standing=standing, seed=seed, plant=plant, settings=UNHURRIED | settings)
        hosts.append(host)
        return host.__enter__()

    yield start
    for host in hosts:
        host.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests that mind neither its clock nor who else plays there."""
    with Host(tmp_path_factory.mktemp("site") / "cavale.db", seed=FIRST, settings=UNHURRIED) as host:
        yield host


@pytest.fixture
def come(browser: Browser) -> Iterator[Come]:
    """`come(host, name="Ada", lang="fr", size="phone", …)`: somebody with a browser of their own opens the site."""
    visitors: list[Visitor] = []

    def new(host: Host, **given: Any) -> Visitor:
        visitors.append(Visitor(browser, host.url, **given))
        return visitors[-1]

    yield new
    for visitor in visitors:
        visitor.close()
