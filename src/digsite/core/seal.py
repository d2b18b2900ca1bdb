"""The verifiable shuffle: a hash of seed and salt, shown before the deal, that nobody can turn back and everybody can
check afterwards."""

from hashlib import sha256

import msgspec


def seal(seed: int | str, salt: str) -> str:
    """`sha256("digsite" + salt + ":" + seed)` in hexadecimal, the seed written as the record writes it."""
    return sha256(f"digsite{salt}:{seed}".encode()).hexdigest()


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record keeps of a sealed deal: the hash that was shown, and the salt that proves it."""

    hash: str
    salt: str

    def fits(self, seed: int | str) -> bool:
        """Whether that seed is the one whose hash was shown."""
        return seal(seed, self.salt) == self.hash
