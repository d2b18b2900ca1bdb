"""What a card does: one class a verb."""

from typing import TypeAlias

from digsite.ancient_knowledge.vocabulary.verbs.cards import Archive, Create, Discard, Draw, Learn
from digsite.ancient_knowledge.vocabulary.verbs.changes import DrawPerRotated, LowerRequirement, ReplaceDraw, Score
from digsite.ancient_knowledge.vocabulary.verbs.decks import (
    BuryTechnologies,
    CreateOneOfThem,
    DiscardRest,
    EachKeepsOne,
    KeepOne,
    KeepOneMore,
    LearnOneOfThem,
    LookAtDeck,
    LookAtTechnologies,
    RestToBottom,
    RevealDeck,
    RevealUntil,
)
from digsite.ancient_knowledge.vocabulary.verbs.knowledge import EaseEntry, EnterLess, RecoverLost, RemoveKnowledge
from digsite.ancient_knowledge.vocabulary.verbs.opponents import (
    OpponentsDestroyArtefact,
    OpponentsDiscard,
    OpponentsGainKnowledge,
    TakeFromHand,
    TransferLost,
)
from digsite.ancient_knowledge.vocabulary.verbs.places import (
    DestroyArtefacts,
    DestroyThis,
    Move,
    MoveBetween,
    SkipDecline,
    Straighten,
    Swap,
)

Verb: TypeAlias = (
    RemoveKnowledge
    | RecoverLost
    | EnterLess
    | EaseEntry
    | Draw
    | Discard
    | Create
    | Learn
    | Archive
    | Move
    | MoveBetween
    | Swap
    | Straighten
    | DestroyThis
    | DestroyArtefacts
    | SkipDecline
    | OpponentsDiscard
    | OpponentsGainKnowledge
    | OpponentsDestroyArtefact
    | TakeFromHand
    | TransferLost
    | LookAtDeck
    | LookAtTechnologies
    | RevealDeck
    | RevealUntil
    | KeepOne
    | EachKeepsOne
    | KeepOneMore
    | LearnOneOfThem
    | CreateOneOfThem
    | DiscardRest
    | RestToBottom
    | BuryTechnologies
    | ReplaceDraw
    | DrawPerRotated
    | LowerRequirement
    | Score
)
"""One clause of a card."""

__all__ = [
    "Archive",
    "BuryTechnologies",
    "Create",
    "CreateOneOfThem",
    "DestroyArtefacts",
    "DestroyThis",
    "Discard",
    "DiscardRest",
    "Draw",
    "DrawPerRotated",
    "EachKeepsOne",
    "EaseEntry",
    "EnterLess",
    "KeepOne",
    "KeepOneMore",
    "Learn",
    "LearnOneOfThem",
    "LookAtDeck",
    "LookAtTechnologies",
    "LowerRequirement",
    "Move",
    "MoveBetween",
    "OpponentsDestroyArtefact",
    "OpponentsDiscard",
    "OpponentsGainKnowledge",
    "RecoverLost",
    "RemoveKnowledge",
    "ReplaceDraw",
    "RestToBottom",
    "RevealDeck",
    "RevealUntil",
    "Score",
    "SkipDecline",
    "Straighten",
    "Swap",
    "TakeFromHand",
    "TransferLost",
    "Verb",
]
