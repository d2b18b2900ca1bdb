"""Blocks and keys inside the rules are numbers; their names appear in actions, events and views."""

from typing import Final, TypeAlias

Block: TypeAlias = int
"""A block's place in `PieceSet.blocks`."""

Key: TypeAlias = int
"""A key's place in `PieceSet.keys`."""

EMPTY: Final = -1
"""A site without a block, a seat without an Enigma; no block, no key."""
