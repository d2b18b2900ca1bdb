"""Compiling the kernel: a cache that notices every change and works everywhere, a word to the user while it takes long.

`NUMBA_DISABLE_JIT=1` switches compilation off; the kernel then runs as plain Python, with the same results.
"""

import logging
import os
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import config, event
from numba.core.options import DefaultOptions

F = TypeVar("F", bound=Callable[..., Any])

# Numba is only partly typed.
_njit: Any = numba.njit
_typeof: Any = numba.typeof
_register: Any = event.register
_config: Any = config

log = logging.getLogger(__name__)
_HERE = Path(__file__).parent
# An option of numba's inner workings: without it all is as right, and slower.
_COUNTS = "_nrt" if hasattr(DefaultOptions, "_nrt") else None


def compiler(folder: Path, *numbers: Path) -> Callable[..., Callable[[F], F]]:
    """What compiles the functions of a folder of kernel code, which may call this folder's.

    `numbers`: files outside both from which it has numbers, which are compiled in."""
    cache = "" if _config.DISABLE_JIT else _cache_folder(folder, *numbers)
    if not cache:
        _Announcement.kept = False
    inner = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}

    def compiled(*arguments: object, makes_arrays: bool = False) -> Callable[[F], F]:
        """Compile a function for these argument types now; without types it is compiled into those that call it.

        Such an inner one only borrows the arrays of its callers, and does not count who holds them: that would take
        half of its time. One that makes arrays of its own says so. None returns an array, unless both it and whoever
        calls it make some: nobody would know any more who is to give it back."""

        def decorate(function: F) -> F:
            asked = _config.CACHE_DIR
            _config.CACHE_DIR = cache
            try:
                result: F = (
                    _njit([arguments], cache=bool(cache), nogil=True)(function)
                    if arguments
                    else _njit(**inner, **({_COUNTS: makes_arrays} if _COUNTS else {}))(function)
                )
            finally:
                _config.CACHE_DIR = asked
            return result

        return decorate

    return compiled


def array_of(packed: np.dtype[np.void]) -> object:
    """The type of an array of what is packed so, as an argument."""
    return _typeof(np.empty(1, packed))


def _cache_folder(folder: Path, *numbers: Path) -> str:
    """Where compiled code is kept: the first place that can be written, or "" if none can.

    Numba looks for changes only in the file of the function itself, not in those it calls: hence a place for each
    state of all the code that may be called.
    """
    sources = sorted({*_HERE.glob("*.py"), *folder.glob("*.py"), *numbers})
    state = sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    for place in _places(folder):
        cache = place / f"digsite-kernel-{state[:16]}"
        try:
            cache.mkdir(parents=True, exist_ok=True)
            TemporaryFile(dir=cache).close()
        except OSError:
            continue
        return str(cache)
    return ""


def _places(folder: Path) -> Iterator[Path]:
    """What the user asked for; else beside the source, as Python does; else the user's cache."""
    if _config.CACHE_DIR:
        yield Path(_config.CACHE_DIR)
    yield folder / "__pycache__"
    yield Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())


class _Announcement(event.Listener):
    """Says once that compilation has begun. Numba reports true compilations only, not what it finds in the cache."""

    said = False
    kept = True
    """Whether what is compiled can be written somewhere; else it is compiled anew by every process."""

    def on_start(self, event: object) -> None:
        if self.said:
            return
        self.said = True
        if logging.getLogger().handlers:  # a server's log has a form of its own
            facts = {} if self.kept else {"advice": "NUMBA_CACHE_DIR names a folder that can be written"}
            level = logging.INFO if self.kept else logging.WARNING
            log.log(level, "compiling" if self.kept else "compiling-at-every-start", extra=facts)
            return
        from digsite.texts import texts  # here: who only computes needs no words

        text = "block-and-key-compiling" if self.kept else "block-and-key-compiling-each-time"
        sys.stderr.write(f"digsite: {texts().say(text)}\n")
        sys.stderr.flush()

    def on_end(self, event: object) -> None:
        """Nothing to say: the game goes on."""


compiled = compiler(_HERE)
_register("numba:compile", _Announcement())
