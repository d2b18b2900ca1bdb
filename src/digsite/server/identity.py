"""Guests prove who they are by a signed token, in a cookie or a header; a recovery code takes them to another device.
Neither has anything to do with the links by which tables are shared."""

import hmac
import secrets
from hashlib import sha256

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""32 of them, without those that are taken for one another."""
CODE_LENGTH = 26


class Identity:
    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def token(self, guest: str, epoch: int) -> str:
        """Good until the guest's epoch changes or the guest is gone."""
        return f"{guest}.{epoch}.{self._signature(guest, epoch)}"

    def read(self, token: str) -> tuple[str, int] | None:
        """The guest and epoch of a token we signed."""
        guest, _, rest = token.partition(".")
        epoch, _, signature = rest.partition(".")
        if not epoch.isascii() or not epoch.isdigit() or len(epoch) > 9:
            return None
        if not hmac.compare_digest(self._signature(guest, int(epoch)).encode(), signature.encode()):
            return None
        return guest, int(epoch)

    def _signature(self, guest: str, epoch: int) -> str:
        return hmac.new(self._key, f"guest:{guest}.{epoch}".encode(), sha256).hexdigest()

    def derive(self, purpose: str) -> str:
        """128 bits that follow from the key and the purpose, and from nothing less."""
        return hmac.new(self._key, purpose.encode(), sha256).hexdigest()[:32]


def recovery_code() -> str:
    """130 random bits, in groups that can be read out."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(letters[start : start + 5] for start in range(0, CODE_LENGTH, 5))


def recovery_hash(code: str) -> str:
    """What is stored of a code, however it was typed."""
    plain = "".join(letter for letter in code.upper() if letter in CODE_LETTERS)
    return sha256(f"recovery:{plain}".encode()).hexdigest()
