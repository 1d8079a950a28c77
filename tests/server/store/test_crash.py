"""Acknowledged means durable: who writes is killed at random, and nothing that was acknowledged is lost or doubled."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cavale.server.store import Store

pytestmark = pytest.mark.asyncio

WRITER = Path(__file__).with_name("crash_writer.py")


async def test_killed_at_random_points(sqlite_address):
    await kill_and_look(sqlite_address, kills=20)


async def test_killed_at_random_points_on_postgresql(postgresql_address):
    await kill_and_look(postgresql_address, kills=5)


async def kill_and_look(address: str, kills: int) -> None:
    acknowledged: dict[str, int] = {}
    with started(address) as writer:
        for _ in range(kills):
            acknowledged |= await asyncio.to_thread(write_until_killed, writer)
            await look(address, acknowledged)
        writer.stdin.close()
    assert len(acknowledged) == 5
    assert max(acknowledged.values()) > kills


def started(address: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(WRITER), address]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def write_until_killed(writer: "subprocess.Popen[str]") -> dict[str, int]:
    """The last number that was acknowledged, by match."""
    print("write", file=writer.stdin, flush=True)
    said = [writer.stdout.readline().split(), writer.stdout.readline().split()]  # a record was written
    ((_, child),) = [words for words in said if words[0] == "child"]
    time.sleep(random.uniform(0, 0.1))  # noqa: S311 - a moment, not a secret
    os.kill(int(child), signal.SIGKILL)
    while said[-1][0] != "killed":
        said.append(writer.stdout.readline().split())
    return {match: int(number) for match, number in said if match.startswith("m")}


async def look(address: str, acknowledged: dict[str, int]) -> None:
    async with await Store.open(address) as store:
        for match, last in acknowledged.items():
            records = await store.records(match)
            assert [each.number for each in records] == list(range(len(records)))
            assert len(records) > last, f"{match}: {last} was acknowledged, and is lost"
            actions = [each.action for each in records]
            assert len(set(actions)) == len(actions), f"{match}: an action is there twice"
