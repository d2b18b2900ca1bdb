"""Everything that can be pending, to read it back from plain data."""

from typing import TypeAlias

from digsite.ancient_knowledge.rules.creating import CreateAside, GrantedCreate, Payment
from digsite.ancient_knowledge.rules.declining import (
    DeclinePhase,
    DeclinesDone,
    MonumentToDecline,
    Slide,
    ToThePast,
    TurnEnd,
)
from digsite.ancient_knowledge.rules.discarding import (
    ArchiveOffer,
    CardsToArchive,
    CardsToDiscard,
)
from digsite.ancient_knowledge.rules.effects import Effects, Offer
from digsite.ancient_knowledge.rules.entering import Entering
from digsite.ancient_knowledge.rules.excavating import ExcavateDraw, ExcavateReactions, MonumentsToRotate
from digsite.ancient_knowledge.rules.learning import GrantedLearn, LearnAside
from digsite.ancient_knowledge.rules.looking import CardToKeep, RestToPutUnder
from digsite.ancient_knowledge.rules.moving import ArtefactsToDestroy, MonumentsToSwap, MonumentToMove
from digsite.ancient_knowledge.rules.opening import OpeningHands
from digsite.ancient_knowledge.rules.opponents import (
    CardToTake,
    HandToRob,
    LostToTransfer,
    MonumentToBurden,
    OpponentsToDestroy,
    OpponentsToDiscard,
)
from digsite.ancient_knowledge.rules.pillars import PillarToFlip, SecondHalfCheck, TechnologyToBury
from digsite.ancient_knowledge.rules.pools import Pool, PoolOrder
from digsite.ancient_knowledge.rules.removing import (
    LostToRecover,
    MonumentsToRelieve,
    MonumentToRelieve,
    TokensToRemove,
)
from digsite.ancient_knowledge.rules.timeline_phase import TimelineOrder, TimelinePhase

AnyPending: TypeAlias = (
    ArchiveOffer
    | ArtefactsToDestroy
    | CardToKeep
    | CardToTake
    | CardsToArchive
    | CardsToDiscard
    | CreateAside
    | DeclinePhase
    | DeclinesDone
    | Effects
    | Entering
    | ExcavateDraw
    | ExcavateReactions
    | GrantedCreate
    | GrantedLearn
    | HandToRob
    | LearnAside
    | LostToRecover
    | LostToTransfer
    | MonumentToBurden
    | MonumentToDecline
    | MonumentToMove
    | MonumentToRelieve
    | MonumentsToRelieve
    | MonumentsToRotate
    | MonumentsToSwap
    | Offer
    | OpeningHands
    | OpponentsToDestroy
    | OpponentsToDiscard
    | Payment
    | PillarToFlip
    | Pool
    | PoolOrder
    | RestToPutUnder
    | SecondHalfCheck
    | Slide
    | TechnologyToBury
    | TimelineOrder
    | TimelinePhase
    | ToThePast
    | TokensToRemove
    | TurnEnd
)
