"""Compiling the kernel: numba with a cache that works everywhere, and a word to the user while it takes long.

`NUMBA_DISABLE_JIT=1` switches compilation off; the kernel then runs as plain Python, with the same results.
"""

import sys
from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import event

_njit: Any = numba.njit
_typeof: Any = numba.typeof
_register: Any = event.register

F = TypeVar("F", bound=Callable[..., Any])


def compiled(*arguments: Any) -> Callable[[F], F]:
    """Compile a function for these argument types now, or, without types, as its callers need it.

    The result is kept beside the source file or, where that cannot be written, in the user's cache folder
    (or NUMBA_CACHE_DIR). A machine that offers no folder at all compiles anew each time.
    """

    def decorate(function: F) -> F:
        signature = [arguments] if arguments else None
        try:
            result: F = _njit(signature, cache=True)(function)
        except RuntimeError as error:
            if "cannot cache" not in str(error):
                raise
            result = _njit(signature)(function)
        return result

    return decorate


def array_of(records: np.dtype[np.void]) -> object:
    """The type of an array of such records, as an argument."""
    return _typeof(np.empty(1, records))


class _Announcement(event.Listener):
    """Says once that compilation has begun. Numba reports only true compilations, not what it loads from the cache."""

    said = False

    def on_start(self, event: object) -> None:
        if not self.said:
            self.said = True
            sys.stderr.write("digsite: compiling the geometry of Block and Key, once for this machine (~10 s) ...\n")
            sys.stderr.flush()

    def on_end(self, event: object) -> None:
        """Nothing to say: the game goes on."""


def announce_compilation() -> None:
    """From now on the first compilation is announced on stderr."""
    _register("numba:compile", _Announcement())
