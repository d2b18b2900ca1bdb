"""A page that somebody has open, as far as a table knows it: sockets are none of its business."""

from typing import Protocol

from digsite.server.schema.messages import ServerMessage


class Page(Protocol):
    mutes: set[str]
    """Whose chat it does not want to see."""
    active: bool
    """Whether anything was said or sent since the last look; see `OpenPages.close_idle`."""
    idle_since: float
    language: str | None
    """In which the log is told to it; None: not at all."""

    @property
    def guest(self) -> str | None: ...

    @property
    def network(self) -> str:
        """The address that it is counted by."""

    @property
    def device(self) -> str | None:
        """Where the guest is signed in."""

    def send(self, message: ServerMessage) -> None:
        """Never waits."""

    def send_encoded(self, text: bytes) -> None: ...

    def close(self, code: int) -> int:
        """Let it end with that code (`schema.closing`), or with the one that was given first, which is returned."""
