"""The artefacts."""

from digsite.ancient_knowledge.cards.declare import anytime, artefact, timeline
from digsite.ancient_knowledge.vocabulary import (
    All,
    AnySplit,
    AtLeast,
    AtMost,
    Count,
    Creating,
    DestroyThis,
    Discard,
    Draw,
    DrawPerRotated,
    EaseEntry,
    EndOfDecline,
    Equal,
    Exactly,
    Excavating,
    If,
    Kind,
    Learn,
    Learning,
    May,
    Monuments,
    Move,
    MoveBetween,
    OneOf,
    OpponentsDiscard,
    Per,
    RecoverLost,
    RemoveKnowledge,
    ReplaceDraw,
    Straighten,
    TechnologyKind,
    UpTo,
    Whenever,
)

ARTEFACTS = (
    artefact("A1", "Disk of Sabu", "Egypt", timeline(If(AtLeast(Count.PAST_MEGALITH, 4), (RecoverLost(1),)))),
    artefact(
        "A2",
        "Sarcophagus of Saqqara",
        "Egypt",
        timeline(If(AtLeast(Count.TIMELINE_CITY, 3), (RemoveKnowledge(Exactly(1), OneOf(Monuments())), Draw(1)))),
    ),
    artefact(
        "A3",
        "Planetary Stone",
        "Ecuador",
        timeline(May(Discard(2, exactly=True), then=RemoveKnowledge(UpTo(3), AnySplit()))),
        starter_set=2,
    ),
    artefact(
        "A4",
        "Disks of Bayan Kara Ula",
        "China",
        timeline(If(AtLeast(Count.TIMELINE_SET, 1), (RemoveKnowledge(Exactly(1), OneOf(Monuments())),))),
        starter_set=1,
    ),
    artefact("A5", "Ica Stones", "Peru", timeline(If(AtLeast(Count.ARTEFACTS, 3), (Draw(1),))), starter_set=2),
    artefact("A6", "Antikythera Mechanism", "Greece", timeline(MoveBetween(origin=1, goal=3, at_least=4))),
    artefact("A7", "Moai Statue", "Chile", timeline(May(Discard(2, exactly=True, kind=Kind.ARTEFACT), then=Draw(4)))),
    artefact("A8", "La Maná Pyramid", "Ecuador", timeline(May(Discard(1, exactly=True), then=Draw(1))), starter_set=1),
    artefact(
        "A9",
        "Tzolk’in",
        "Mexico",
        timeline(
            If(
                All((AtMost(Count.LOST, 3), AtLeast(Count.PAST, 1))),
                (May(RemoveKnowledge(Exactly(1), OneOf(Monuments()))),),
            )
        ),
        starter_set=2,
    ),
    artefact(
        "A10",
        "Incahuasi Quipus",
        "Peru",
        timeline(If(All((AtMost(Count.LOST, 3), AtLeast(Count.PAST, 1))), (Draw(1),))),
    ),
    artefact(
        "A11",
        "Paracas Candelabra",
        "Peru",
        timeline(If(AtLeast(Count.TIMELINE_PYRAMID, 3), (RemoveKnowledge(UpTo(2), AnySplit()),))),
    ),
    artefact(
        "A12", "Pachamama Monolith", "Bolivia", timeline(If(AtLeast(Count.PAST_PYRAMID, 5), (May(Learn()),))), cost=3
    ),
    artefact("A13", "Piri Reis Map", "Türkiye", timeline(May(Move(Monuments(empty=True))))),
    artefact(
        "A14", "Klerksdorp Spheres", "South Africa", timeline(If(AtLeast(Count.LOST, 5), (Draw(1),))), starter_set=4
    ),
    artefact("A15", "Lydite Flute", "Bolivia", timeline(May(DestroyThis(), then=Straighten(4, up_to=True)))),
    artefact("A16", "Crystal Skull", "Belize", anytime(Whenever(Excavating(AtLeast(Count.ROTATED, 3)), (Learn(),)))),
    artefact("A17", "Glozel Artefacts", "France", anytime(Whenever(Learning(TechnologyKind.WRITING), (Draw(2),)))),
    artefact("A18", "Dogon Mythology", "Mali", anytime(Whenever(Learning(TechnologyKind.ANCIENT), (Draw(2),)))),
    artefact("A19", "Voynich Manuscript", "Italy", anytime(Whenever(Learning(TechnologyKind.SECRET), (Draw(2),)))),
    artefact("A20", "Sumerian Tablets", "Iraq", anytime(Whenever(Learning(TechnologyKind.ANY), (Draw(1),)))),
    artefact("A21", "Baghdad Battery", "Iraq", timeline(May(DestroyThis(), then=RemoveKnowledge(UpTo(4), AnySplit())))),
    artefact("A22", "Nazca Lines", "Peru", anytime(Whenever(Creating(Kind.PYRAMID), (Draw(1),)))),
    artefact("A23", "Olmec Heads", "Mexico", anytime(Whenever(Creating(Kind.MEGALITH), (Draw(1),))), starter_set=4),
    artefact(
        "A24",
        "Genetic Disk",
        "Colombia",
        anytime(Whenever(Creating(Kind.MONUMENT, spaces=(5, 6)), (May(RemoveKnowledge(UpTo(2), AnySplit())),))),
        starter_set=3,
    ),
    artefact(
        "A25",
        "Kensington Runestone",
        "United States",
        anytime(
            Whenever(
                Excavating(Equal(Count.ROTATED, 2)), (May(ReplaceDraw(), then=RemoveKnowledge(UpTo(6), AnySplit())),)
            )
        ),
    ),
    artefact("A26", "Nebra Sky Disc", "Germany", anytime(EaseEntry(Kind.MEGALITH, 1))),
    artefact(
        "A27",
        "Iron Pillar of Delhi",
        "India",
        timeline(If(Equal(Count.TIMELINE_SPACE1, 2), (RemoveKnowledge(Exactly(1), OneOf(Monuments())), Draw(1)))),
    ),
    artefact("A28", "Dogū Figurines", "Japan", anytime(EaseEntry(Kind.CITY, 1))),
    artefact("A29", "Phaistos Disc", "Greece", anytime(Whenever(Excavating(), (DrawPerRotated(3, usual=2),)))),
    artefact(
        "A30",
        "Nimrud Lens",
        "Iraq",
        anytime(Whenever(Learning(TechnologyKind.ANY), (May(RemoveKnowledge(Exactly(1), OneOf(Monuments()))),))),
        cost=1,
    ),
    artefact("A31", "Saqqara Vases", "Egypt", timeline(May(DestroyThis(), then=Move(Monuments())))),
    artefact(
        "A32",
        "Elongated Skulls",
        "Peru",
        anytime(Whenever(EndOfDecline(), (Draw(Per(2, Count.NEWLY_LOST, group=3)),))),
        starter_set=4,
    ),
    artefact("A33", "Michaux Stone", "Iraq", timeline(If(AtLeast(Count.LOST, 17), (May(Learn()),))), cost=3),
    artefact(
        "A34",
        "Oronce Finé’s Map",
        "France",
        anytime(Whenever(Excavating(Equal(Count.ROTATED, 3)), (OpponentsDiscard(2),))),
    ),
    artefact("A35", "Assurbanipal’s Tablet", "Iraq", timeline(If(AtMost(Count.HAND, 1), (Draw(1),)))),
    artefact("A36", "Khufu’s Solar Barque", "Egypt", anytime(EaseEntry(Kind.PYRAMID, 1))),
)
