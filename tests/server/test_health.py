"""`/health`: alive, and ready."""

import asyncio

import httpx

from cavale import __version__
from cavale.server.health import Health
from cavale.server.store import StoreError
from server.server import serving


class Stumbling:
    """A store that answers, or not."""

    well = True

    async def answers(self):
        if not self.well:
            raise StoreError("another Cavale has this database open")


def test_a_server_says_whether_its_store_answers(tmp_path):
    async def run():
        async with serving(tmp_path) as house, httpx.AsyncClient(base_url=house.url) as http:
            answer = await http.get("/health")
            assert (answer.status_code, answer.json()) == (200, {"status": "ok", "ready": True, "version": __version__})
            await house.store.answers()
            house.health.ready = False
            answer = await http.get("/health")
            assert (answer.status_code, answer.json()["ready"]) == (503, False)

    asyncio.run(run())


def test_it_is_ready_again_when_the_store_is():
    async def run():
        store = Stumbling()
        health = Health(store)
        for well in (True, False, True):
            store.well = well
            await health.look()
            assert health.ready is well

    asyncio.run(run())
