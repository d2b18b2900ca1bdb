"""Guests prove who they are by a signed token, in a cookie or a header; a recovery code takes them to another device.
Neither has anything to do with the links by which tables are shared."""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""32 of them, without those that are taken for one another."""
CODE_LENGTH = 26


class Claim(NamedTuple):
    """Who somebody says they are: what a token of ours holds. It is good while the guest's row has that epoch, and the
    device is still signed in."""

    guest: str
    epoch: int
    device: str | None = None
    """None: from before devices were told apart."""

    def __str__(self) -> str:
        return f"{self.guest}.{self.epoch}" + ("" if self.device is None else f".{self.device}")


class Identity:
    """Signs with the first key; what one of the others has signed is still believed."""

    def __init__(self, key: str, older: Sequence[str] = ()) -> None:
        self._keys = [each.encode() for each in (key, *older)]

    def token(self, claim: Claim) -> str:
        """Good until the guest's epoch changes, the device is signed out, or the guest is gone."""
        return f"{claim}.{_signature(self._keys[0], claim)}"

    def read(self, token: str) -> Claim | None:
        """What a token claims that one of our keys has signed."""
        claim = _unsigned(token)
        signature = token.rpartition(".")[2].encode()
        if claim is None:
            return None
        signed = [hmac.compare_digest(_signature(key, claim).encode(), signature) for key in self._keys]
        return claim if any(signed) else None

    def derive(self, purpose: str) -> str:
        """128 bits that follow from the key and the purpose, and from nothing less."""
        return hmac.new(self._keys[0], purpose.encode(), sha256).hexdigest()[:32]


def _unsigned(token: str) -> Claim | None:
    guest, *rest = token.split(".")
    if len(rest) not in (2, 3) or not rest[0].isascii() or not rest[0].isdigit() or len(rest[0]) > 9:
        return None
    return Claim(guest, int(rest[0]), rest[1] if len(rest) == 3 else None)


def _signature(key: bytes, claim: Claim) -> str:
    return hmac.new(key, f"guest:{claim}".encode(), sha256).hexdigest()


def recovery_code() -> str:
    """130 random bits, in groups that can be read out."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(letters[start : start + 5] for start in range(0, CODE_LENGTH, 5))


def recovery_hash(code: str) -> str:
    """What is stored of a code, however it was typed."""
    plain = "".join(letter for letter in code.upper() if letter in CODE_LETTERS)
    return sha256(f"recovery:{plain}".encode()).hexdigest()
