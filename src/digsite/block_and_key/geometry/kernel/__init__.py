"""The geometry of the temple, compiled: the one implementation of legality, views and matching.

`records` says how a temple is kept; `standing` what each level of each column is good for; `placing` reads legality
from there, for one block and for all placements at once; `seeing` reads views and keys; `nearing`, which bots load
when they need it, how much of a key is there. Everything is passed in as arguments: numba would freeze globals into
its cache.
"""

from digsite.block_and_key.geometry.kernel.placing import (
    beside,
    fits_anywhere,
    is_legal,
    judge,
    put,
    resting_level,
    scan,
)
from digsite.block_and_key.geometry.kernel.records import (
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
    table,
    temple_in,
)
from digsite.block_and_key.geometry.kernel.seeing import count_faces, count_matches, fulfilled, picture, scan_claims
from digsite.block_and_key.geometry.kernel.standing import clear_floor, stand

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
    "count_faces",
    "count_matches",
    "fits_anywhere",
    "fulfilled",
    "is_legal",
    "judge",
    "picture",
    "put",
    "resting_level",
    "scan",
    "scan_claims",
    "stand",
    "table",
    "temple_in",
]
