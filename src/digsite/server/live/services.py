"""What everything that lives in one process shares."""

import msgspec

from digsite.bots import Strategies
from digsite.games import Registrations
from digsite.server.bots.pool import BotPool
from digsite.server.bus.bus import Bus
from digsite.server.live.background import Background
from digsite.server.live.open_pages import OpenPages
from digsite.server.metrics import Metrics
from digsite.server.preparation import Preparation
from digsite.server.storage.interface import Storage
from digsite.server.time_and_secrets import TimeAndSecrets


class Services(msgspec.Struct, frozen=True, kw_only=True):
    """Put together once, when a server opens; nothing of it is exchanged later."""

    process: str
    """What this process is called on the bus."""
    games: Registrations
    strategies: Strategies
    """The bots that may be chosen, by game; `bots` is where they think."""
    storage: Storage
    bus: Bus
    bots: BotPool
    metrics: Metrics
    sources: TimeAndSecrets
    background: Background
    open_pages: OpenPages
    preparation: Preparation
