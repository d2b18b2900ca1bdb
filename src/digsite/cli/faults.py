"""What bots did wrong, told to whoever let them play."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import typer

from digsite.cli.speech import say

if TYPE_CHECKING:
    from digsite.arena.complaints import Complaint


class Counted(Protocol):
    """Figures of a bot."""

    @property
    def illegal(self) -> int: ...
    @property
    def timeouts(self) -> int: ...
    @property
    def crashes(self) -> int: ...
    @property
    def failures(self) -> int: ...


def misconduct(bot: Counted) -> str:
    """What was counted against a bot, to be said after its figures; empty where there is nothing."""
    counts = {"illegal": bot.illegal, "late": bot.timeouts, "crashes": bot.crashes, "failures": bot.failures}
    said = [say(f"arena-{what}", count=count) for what, count in counts.items() if count]
    return f" ({', '.join(said)})" if said else ""


def tell_faults(faults: Sequence["Complaint"]) -> None:
    """The first of each bot: in which game, and what it returned or raised."""
    for each in faults:
        typer.echo(
            say(
                f"arena-fault-{each.fault.kind}",
                bot=each.bot,
                seed=str(each.deal),
                seat=each.seat + 1,
                seats=", ".join(each.seats),
                decision=each.fault.decision,
                told=each.fault.told,
            )
        )
