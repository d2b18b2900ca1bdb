"""What everybody may use of the server: limits that hold for all processes together, and those of this one."""

from digsite.server.bus.bus import Bus, Took
from digsite.server.rate_limits import LimitName, all_buckets
from digsite.server.settings import Limits


class Allowance:
    def __init__(self, process: str, news: Bus, limits: Limits) -> None:
        self._process = process
        self._bus = news
        self._buckets = all_buckets(limits)

    def take(self, limit: LimitName, key: str, weight: float = 1) -> None:
        """Use up some of a limit, here and at all other processes; raises TooFast."""
        self._buckets[limit].take(key, weight)
        self._bus.publish(Took(sender=self._process, limit=limit, key=key, weight=weight))

    def take_here(self, limit: LimitName, key: str, weight: float = 1) -> None:
        """Use up some of what only this process has; raises TooFast."""
        self._buckets[limit].take(key, weight)

    def owe_here(self, limit: LimitName, key: str, weight: float) -> None:
        """Some of what only this process has was used up already."""
        self._buckets[limit].owe(key, weight)

    def check_here(self, limit: LimitName, key: str) -> None:
        """Whether somebody owes more than they have; raises TooFast."""
        self._buckets[limit].check(key)

    def heard_of(self, news: Took) -> None:
        """Somebody used up some of it at another process."""
        if news.sender != self._process:
            self._buckets[news.limit].charge(news.key, news.weight)
