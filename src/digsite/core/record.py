"""A record is how a game began and every action since: enough to play it again, bit for bit, on any machine.

{"digsite": 1, "game": "block-and-key", "rules": 2,
 "players": 2, "seed": 7, "options": {...},       how it began; or "scenario": {...} instead of these three
 "seal": {"hash": ..., "salt": ...},             only of a deal whose hash was shown before it
 "actions": [...]}                                one a line, in the order they were applied
"""

from typing import Any

import msgspec

from digsite.core.action import Action
from digsite.core.errors import BadRecord
from digsite.core.plain import plain
from digsite.core.seal import Seal
from digsite.core.types import Json, Position

FORMAT = 1
"""The version of the record's own layout. Each game's rules carry a version of their own."""


class Origin(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a state came into being: dealt from a seed, or set up as a scenario."""

    players: int = 0
    seed: int | str = 0
    options: dict[str, Json] = {}
    scenario: Position | None = None


class Record(msgspec.Struct, frozen=True):
    """How a game began and every action since: `dumps` writes it, `digsite.replay` plays it again."""

    game: str
    rules: int
    origin: Origin
    actions: tuple[Action | dict[str, Json], ...]
    """Actions as values in a record of a state, as plain data in one that was read."""
    seal: Seal | None = None
    """Of a deal whose hash was shown before it: what proves it."""

    @property
    def options(self) -> dict[str, Json]:
        """What was chosen for the game, and for a scenario what stood there."""
        return self.origin.options or self.origin.scenario or {}

    def verify(self) -> Seal:
        """The seal, if the seed is the one whose hash was shown before the deal; otherwise BadRecord."""
        if self.seal is None:
            raise BadRecord("expected a record with a seal, as a server gives it", step=0, code="no-seal")
        if not self.seal.fits(self.origin.seed):
            raise BadRecord("the seed is not the one whose hash was shown", step=0, code="wrong-seal")
        return self.seal

    def to_dict(self) -> dict[str, Json]:
        data: dict[str, Json] = {"digsite": FORMAT, "game": self.game, "rules": self.rules}
        if self.origin.scenario is None:
            data |= {
                "players": self.origin.players,
                "seed": self.origin.seed,
                "options": self.origin.options,
            }
            if self.seal is not None:
                data["seal"] = plain(self.seal)
        else:
            data["scenario"] = self.origin.scenario
        data["actions"] = [plain(action) for action in self.actions]
        return data

    def dumps(self) -> str:
        """The record as readable JSON, one action a line."""
        head = {key: value for key, value in self.to_dict().items() if key != "actions"}
        lines = ",\n  ".join(msgspec.json.encode(action).decode() for action in self.actions)
        fields = "".join(f" {_text(key)}: {_text(value)},\n" for key, value in head.items())
        return f'{{\n{fields} "actions": [\n  {lines}\n ]\n}}\n' if lines else f'{{\n{fields} "actions": []\n}}\n'

    @staticmethod
    def loads(text: str | bytes) -> "Record":
        """Read a record. Its actions are judged when it is replayed, not here."""
        if not isinstance(text, str | bytes):
            raise BadRecord(f"expected text, got {type(text).__name__}", step=0, code="not-json")
        try:
            data = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadRecord(f"expected JSON: {error}", step=0, code="not-json") from None
        return Record.from_dict(data)

    @staticmethod
    def from_dict(data: Json) -> "Record":
        """The same from plain data, as `to_dict` gives it."""
        if not isinstance(data, dict) or data.get("digsite") != FORMAT:
            found = data.get("digsite") if isinstance(data, dict) else data
            raise BadRecord(f"expected a digsite record of format {FORMAT}, got {found!r}", step=0, code="wrong-format")
        layout: _DealtRecord | _ScenarioRecord
        seal = None
        try:
            if "scenario" in data:
                layout = msgspec.convert(data, _ScenarioRecord)
                origin = Origin(scenario=layout.scenario)
            else:
                layout = msgspec.convert(data, _DealtRecord)
                origin = Origin(players=layout.players, seed=layout.seed, options=layout.options)
                seal = layout.seal
        except msgspec.ValidationError as error:
            raise BadRecord(str(error), step=0) from None
        return Record(game=layout.game, rules=layout.rules, origin=origin, actions=tuple(layout.actions), seal=seal)


class _Layout(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    digsite: int
    game: str
    rules: int
    actions: list[dict[str, Any]]


class _DealtRecord(_Layout, kw_only=True):
    players: int
    seed: int | str
    options: dict[str, Any] = {}
    seal: Seal | None = None


class _ScenarioRecord(_Layout, kw_only=True):
    scenario: dict[str, Any]


def _text(value: Json) -> str:
    return msgspec.json.encode(value).decode()
