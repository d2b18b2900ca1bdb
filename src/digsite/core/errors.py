"""Everything that can be refused, as one tree. `code` is stable: clients and tests may rely on it.

DigsiteError
├── IllegalAction     an action that is not legal now; the state is unchanged
├── SeveralDeciders   `legal_actions()` without a seat while several seats decide
├── NoSuchSeat        a seat that this table does not have
├── UnknownGame       no game of that name
├── BadOption         an option, number of players or seed that a game does not take
├── BadPosition       a scenario or a saved state that describes no possible position
├── BadRecord         a record that does not replay; `step` is the first wrong one
├── BadPieces         a data file of pieces that does not fit; nothing of it was loaded
└── MissingExtra      a package that this use needs is not installed; `details["extra"]` names what brings it
"""

from typing import ClassVar

from digsite.core.types import Json


class DigsiteError(Exception):
    """A refusal: a stable `code`, a `reason` in words, and the `details` a client needs to say it itself."""

    code: str = "refused"

    def __init__(self, reason: str, *, code: str | None = None, **details: Json) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details
        if code is not None:
            self.code = code


class IllegalAction(DigsiteError):
    """The action is not legal now. Nothing has changed."""

    code = "illegal-action"

    # Codes every game uses; a game adds its own for its own rules.
    GAME_OVER: ClassVar[str] = "game-over"
    NOT_YOUR_DECISION: ClassVar[str] = "not-your-decision"
    WRONG_KIND: ClassVar[str] = "wrong-kind"
    NOT_OFFERED: ClassVar[str] = "not-offered"
    MALFORMED: ClassVar[str] = "malformed-action"


class SeveralDeciders(DigsiteError):
    """Several seats decide: say whose legal actions you want."""

    code = "several-deciders"


class NoSuchSeat(DigsiteError):
    """This table has no such seat."""

    code = "no-such-seat"


class UnknownGame(DigsiteError):
    """There is no game of that name."""

    code = "unknown-game"


class BadOption(DigsiteError):
    """An option, a number of players or a seed that is not taken; `details["option"]` names it."""

    code = "bad-option"


class BadPosition(DigsiteError):
    """A scenario or a saved state that describes no possible position."""

    code = "bad-position"


class BadPieces(DigsiteError):
    """A file of pieces that does not fit; nothing of it was loaded."""

    code = "bad-pieces"


class MissingExtra(DigsiteError):
    """A package is not installed; `details["extra"]` names the extra that brings it."""

    code = "missing-extra"


class BadRecord(DigsiteError):
    """`step` counts the record's actions from 1; None where the fault lies before the first."""

    code = "bad-record"

    def __init__(self, reason: str, *, step: int | None = None, code: str | None = None, **details: Json) -> None:
        super().__init__(reason if step is None else f"step {step}: {reason}", code=code, **details)
        self.step = step
