"""Sets of pieces as they leave the server: their faults in words, and how bots have played with them."""

import msgspec

from digsite.block_and_key.pieces.piece_set import PieceSet
from digsite.block_and_key.pieces.pieces_checks import Fault, faults, read_text
from digsite.core import BadPieces, Json
from digsite.server.schema import workshop as schema
from digsite.study.workshop import PiecesStudy
from digsite.texts import texts


def checked(pieces: Json, language: str) -> schema.CheckedPieces:
    """What is wrong with a set, and its data file if nothing is."""
    found = faults(pieces)
    return schema.CheckedPieces(
        faults=tuple(_told(fault, language) for fault in found),
        text=None if found else PieceSet.from_data(pieces).to_text(),
    )


def checked_text(text: str, language: str) -> schema.CheckedPieces:
    """The same of the text of a data file, and what stands in it."""
    try:
        pieces = read_text(text)
    except BadPieces as error:
        return schema.CheckedPieces(faults=(_told(_fault_of(error), language),))
    told = checked(pieces, language)
    readable = all(fault.code not in UNREADABLE for fault in told.faults)
    return msgspec.structs.replace(told, pieces=pieces if readable else None)


UNREADABLE = frozenset({"missing", "unknown", "wrong-kind", "too-large", "too-small"})
"""Faults of the layout: what has them is no set yet."""


def _fault_of(refused: BadPieces) -> Fault:
    of = refused.details
    return Fault(of["fault"], of["entry"], of["expected"], of["got"], of["values"])


def _told(fault: Fault, language: str) -> schema.PiecesFault:
    say = texts(language).say
    told = say(f"workshop-fault-{fault.code}", entry=fault.entry, got=fault.got, **fault.values)
    return schema.PiecesFault(code=fault.code, entry=fault.entry, told=told)


def trial_told(trial: schema.PiecesTrial, study: PiecesStudy) -> schema.PiecesTrial:
    """How far a trial has come, with its figures."""
    return schema.PiecesTrial(
        id=trial.id,
        progress=trial.progress,
        done=trial.done,
        total=trial.total,
        bots=tuple(
            schema.TrialBot(bot=each.bot, games=each.games, points=each.points, error=each.error, usual=each.usual)
            for each in study.bots
        ),
        keys=tuple(schema.TrialKey(key=each.key, held=each.held, claimed=each.claimed) for each in study.keys),
        dead=study.dead,
        unseen=study.unseen,
    )
