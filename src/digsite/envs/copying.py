"""How environments are copied."""

from copy import deepcopy
from typing import Self


class CopiedWhole:
    """Whose shallow copy is a deep one: two that share a game would each spoil it for the other."""

    def __copy__(self) -> Self:
        return deepcopy(self)
