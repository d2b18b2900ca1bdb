"""The verifiable shuffle: a hash of seed and salt, shown before the deal, that nobody can turn back and everybody can
check afterwards."""

from hashlib import sha256


def seal(seed: int | str, salt: str) -> str:
    """`sha256("digsite" + salt + ":" + seed)` in hexadecimal, the seed written as the record writes it."""
    return sha256(f"digsite{salt}:{seed}".encode()).hexdigest()
