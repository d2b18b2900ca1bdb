"""What a request costs the processor. Some of it is known beforehand and paid then (`rate_limits`); what only shows
while it is done, a long journal to be read or a long log to be told, is measured there and put on the bill of whoever
asked."""

import contextlib
from collections.abc import Callable, Iterator
from contextvars import ContextVar

Charge = Callable[[float], None]
"""Somebody owes so many milliseconds."""
_BILL: ContextVar[Charge | None] = ContextVar("bill", default=None)
"""Of the request that is being carried out; tasks that it starts write on the same one."""


@contextlib.contextmanager
def billed(charge: Charge) -> Iterator[None]:
    """What is done meanwhile is done for somebody."""
    token = _BILL.set(charge)
    try:
        yield
    finally:
        _BILL.reset(token)


def put_on_bill(seconds: float) -> None:
    """So much processor time was used for whoever asked."""
    charge = _BILL.get()
    if charge is not None:
        charge(seconds * 1000)
