"""What an entry of a journal is checked by. Table and number are in it: an entry that strayed does not fit either."""

from hashlib import blake2b


def checksum(table_id: str, number: int, body: str) -> str:
    return blake2b(f"{table_id}\n{number}\n{body}".encode(), digest_size=8).hexdigest()
