"""The geometry of the temple, compiled: the one implementation of legality, views and matching.

`packed` says how a temple is kept; `standing` what each level of each column is good for; `placing` reads legality
from there, for one block and for all placements at once; `seeing` reads views and keys; `nearing`, which bots load
when they need it, how much of a key is there. Everything is passed in as arguments: numba would freeze globals into
its cache.

All of it is loaded when something of it is first used: numba takes half a second that nobody who only imports the game
should wait for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from digsite.block_and_key.geometry.kernel.packed import (
        COLUMNS,
        EMPTY,
        HIGHEST,
        KEY,
        MOSS,
        ORIENTATION,
        STRIDE,
        TEMPLE,
        WINDOW_ROWS,
        WINDOW_STEP,
        WINDOWS,
        flat_table,
        table,
        temple_in,
    )
    from digsite.block_and_key.geometry.kernel.placing import (
        beside,
        fits_anywhere,
        is_legal,
        judge,
        put,
        resting_level,
        resting_levels,
        scan,
    )
    from digsite.block_and_key.geometry.kernel.seeing import (
        completed,
        count_faces,
        count_matches,
        new_matches,
        picture,
        scan_claims,
        visible,
        visible_before,
    )
    from digsite.block_and_key.geometry.kernel.standing import clear_floor, stand, stand_all

__all__ = [
    "COLUMNS",
    "EMPTY",
    "HIGHEST",
    "KEY",
    "MOSS",
    "ORIENTATION",
    "STRIDE",
    "TEMPLE",
    "WINDOWS",
    "WINDOW_ROWS",
    "WINDOW_STEP",
    "beside",
    "clear_floor",
    "completed",
    "count_faces",
    "count_matches",
    "fits_anywhere",
    "flat_table",
    "is_legal",
    "judge",
    "new_matches",
    "picture",
    "put",
    "resting_level",
    "resting_levels",
    "scan",
    "scan_claims",
    "stand",
    "stand_all",
    "table",
    "temple_in",
    "visible",
    "visible_before",
]

_MODULES = ("packed", "standing", "placing", "seeing")


def __getattr__(name: str) -> Any:
    """What Python asks for a name that is not there yet; from then on all of them are."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    for module in _MODULES:
        loaded = vars(import_module(f"{__name__}.{module}"))
        globals().update({name: loaded[name] for name in __all__ if name in loaded})
    return globals()[name]
