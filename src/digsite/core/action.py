"""An action is a small typed value: one class a kind, written once for Python, JSON and the notation."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from digsite.core.plain import plain
from digsite.core.types import Json, Seat


class Action(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True, omit_defaults=True):
    """Base of all actions. A subclass names its kind (`tag="place"`) and adds the fields that apply."""

    seat: Seat

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    def to_dict(self) -> dict[str, Json]:
        """The action as plain data: `kind`, `seat` and what applies."""
        data: dict[str, Json] = plain(self)
        return data


Actions: TypeAlias = Sequence[Action]
"""Legal actions: a sequence whose items may be made on demand."""
