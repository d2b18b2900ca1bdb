"""What any game here is made of. Nothing in this folder knows a particular game."""

from digsite.core.action import Action, Actions, Alike, Packed
from digsite.core.chance import Chance
from digsite.core.decision import Decision
from digsite.core.errors import (
    BadOption,
    BadPieces,
    BadPosition,
    BadRecord,
    DigsiteError,
    IllegalAction,
    MissingExtra,
    NoSuchSeat,
    SeveralDeciders,
    UnknownGame,
)
from digsite.core.event import Event
from digsite.core.game import Game, Option, Watcher
from digsite.core.outcome import Outcome, Ranking, ScoreLine, place_in
from digsite.core.record import Record
from digsite.core.state import State
from digsite.core.types import Json, Position, Seat, View

__all__ = [
    "Action",
    "Actions",
    "Alike",
    "BadOption",
    "BadPieces",
    "BadPosition",
    "BadRecord",
    "Chance",
    "Decision",
    "DigsiteError",
    "Event",
    "Game",
    "IllegalAction",
    "Json",
    "MissingExtra",
    "NoSuchSeat",
    "Option",
    "Outcome",
    "Packed",
    "Position",
    "Ranking",
    "Record",
    "ScoreLine",
    "Seat",
    "SeveralDeciders",
    "State",
    "UnknownGame",
    "View",
    "Watcher",
    "place_in",
]
