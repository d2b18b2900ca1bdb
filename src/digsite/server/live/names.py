"""What the guests of a table want to be called: asked of the storage once."""

from collections.abc import Iterator, Mapping

from digsite.server.storage.interface import Storage


class Names(Mapping[str, str]):
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, str] = {}

    async def learn(self, guests: set[str]) -> None:
        """Find out how these are called."""
        unknown = guests - self._known.keys()
        if unknown:
            self._known.update(await self._storage.names(unknown))

    def change(self, guest: str, name: str | None) -> None:
        """A guest has another name; None: wants to be known no more."""
        if name is None:
            self._known.pop(guest, None)
        else:
            self._known[guest] = name

    def __getitem__(self, guest: str) -> str:
        return self._known[guest]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)
