"""Where time and secrets come from: one object, so that a test can fix both."""

import secrets
import time

from digsite.core import Chance


class TimeAndSecrets:
    """The world's clock and the operating system's randomness."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def name(self) -> str:
        """An identifier nobody can guess, for addresses: 72 bits."""
        return secrets.token_urlsafe(9)

    def key(self) -> str:
        """A secret of 128 bits."""
        return secrets.token_urlsafe(16)

    def seed(self) -> int | str:
        """128 random bits for a deal, as a record writes them."""
        return Chance(secrets.randbits(128)).plain_seed
