"""What can be watched: Prometheus metrics, one registry a server."""

from collections.abc import Iterable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily

from digsite.server.schema import journal


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._actions = 0
        self.registry.register(self)
        self._entries = Counter("digsite_entries", "Entries stored, by kind", ["kind"], registry=self.registry)
        self.refused = Counter("digsite_refused", "Requests refused, by code", ["code"], registry=self.registry)
        self.connections = Gauge("digsite_connections", "Open WebSockets", registry=self.registry)
        self.live_tables = Gauge("digsite_rooms", "Tables held in memory", registry=self.registry)
        self.dropped = Counter("digsite_dropped", "Connections closed, by code", ["code"], registry=self.registry)
        self.set_aside = Counter("digsite_set_aside", "Tables found unreadable", registry=self.registry)
        self.errors = Counter("digsite_errors", "Unexpected errors", registry=self.registry)
        self.bot_seconds = Histogram("digsite_bot_seconds", "Bots' answers", ["strength"], registry=self.registry)
        self.bot_failures = Counter("digsite_bot_failures", "Bot workers replaced", registry=self.registry)
        held = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
        self.loop_held = Histogram(
            "digsite_loop_held_seconds", "Processor time that one thing took", buckets=held, registry=self.registry
        )
        self.notices = Counter("digsite_notices", "Notices sent, by way", ["way"], registry=self.registry)

    def stored(self, entries: Iterable[journal.Entry]) -> None:
        for entry in entries:
            if isinstance(entry, journal.Acted):
                self._actions += 1
            else:
                self._entries.labels(str(entry.__struct_config__.tag)).inc()

    def collect(self) -> Iterator[CounterMetricFamily]:
        """What is counted at every move, and so by hand: a counter's own lock costs more than the counting."""
        yield CounterMetricFamily("digsite_actions", "Actions stored", value=self._actions)

    def page(self) -> bytes:
        return generate_latest(self.registry)
