"""Metrics for Prometheus: sums over all tables, for whoever hosts and nobody else.

A counter that moves tells that somebody acted, which in a blackout is a secret: so they are shown only for a token.
"""

import secrets
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10)


class Actions(Collector):
    """What is counted at every action, in plain numbers: the counters of the library take as long as a rule."""

    def __init__(self) -> None:
        self._within = [0] * (len(FAST) + 1)  # how many took up to so long, and longer than all
        self._seconds = 0.0

    def note(self, seconds: float) -> None:
        """An action is on the disk, so long after it came."""
        self._within[bisect_left(FAST, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        *within, count = accumulate(self._within)
        buckets = [*((str(float(limit)), below) for limit, below in zip(FAST, within, strict=True)), ("+Inf", count)]
        yield CounterMetricFamily("cavale_actions", "Records of matches that were stored", value=count)
        yield HistogramMetricFamily(
            "cavale_commit_seconds", "From an action to its place on the disk", buckets, sum_value=self._seconds
        )


class Metrics:
    """What one server counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.actions = Actions()
        self.registry.register(self.actions)
        self.thinking = Histogram(
            "cavale_bot_thinking_seconds", "How long bots think, waiting included", buckets=SLOW, registry=self.registry
        )
        self.late = Counter("cavale_late_bots", "Bots that the time cap struck", registry=self.registry)
        self.refused = Counter("cavale_refused_frames", "Frames that were not taken", ["code"], registry=self.registry)
        self.reports = Counter("cavale_reports", "Lines of chat that were reported", registry=self.registry)
        self.tables = Gauge("cavale_tables", "Tables in memory", ["status"], registry=self.registry)
        self.connections = Gauge("cavale_connections", "Open sockets", registry=self.registry)
        self.waiting = Gauge("cavale_store_waiting", "Units of work that wait to be written", registry=self.registry)
        self.commits = Gauge("cavale_store_commits", "Commits of the database since the start", registry=self.registry)
        self.failures = Gauge("cavale_store_failures", "Commits that failed since the start", registry=self.registry)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], hall: NamedDependency[Any]) -> Response[bytes]:
    """Only with the token; without one in the settings there is nothing here."""
    token = hall.settings.metrics_token
    given = request.headers.get("authorization", "")
    if not token or not secrets.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotFoundException
    hall.measure()
    return Response(generate_latest(hall.metrics.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})
