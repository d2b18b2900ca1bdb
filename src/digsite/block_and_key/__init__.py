"""Block and Key: the rules, the pieces and the geometry of the temple."""

from digsite.block_and_key.geometry.temple import Temple

__all__ = ["Temple"]
