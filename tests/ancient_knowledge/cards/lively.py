"""A position in which any card has something to do, and a turn that sets it off."""

from digsite.ancient_knowledge.cards import BUILDERS, CARDS, TECHNOLOGIES
from digsite.ancient_knowledge.vocabulary import Kind, Trigger
from digsite.core import Position
from tests.ancient_knowledge.cards.table import LEVEL_1, Table, words

# What a card waits for, in the words of its notation, and the step that brings it about.
OCCASIONS = {
    "create artefact": ["create A1"],
    "create megalith": ["create M10 2"],
    "create pyramid": ["create P12 3"],
    "create monument": ["create P30 5"],
    "city: enter": ["create C19 3"],
    "megalith: enter": ["create M10 2"],
    "pyramid: enter": ["create P12 3"],
    "learn ancient": ["learn T32"],
    "learn secret": ["learn T34"],
    "learn writing": ["learn T40"],
    "learn any": ["learn T40"],
    "lower one number": ["learn T28"],  # it takes four artefacts, and there are three
    "rotated == 2": ["excavate", "amount 2"],
    "excavate": ["excavate", "amount 3"],
}
HAND = ["A1", "A2", "A3", "M10", "P12", "P30", "C19"]
FULL_HAND = [*HAND, "A4", "A5", "A6"]
ARTEFACTS = ["A22", "A23", "A17", "A18"]
PILLARS = [["T1", "T2", "T3"], ["T28", "T32", "T34"], ["T40", "T41", "T42"]]


class Supply:
    """Builder cards for all places where it does not matter which card lies there."""

    def __init__(self, *taken: str) -> None:
        self._taken = set(taken)

    def take(self, kind: Kind, number: int, trigger: Trigger | None = None) -> list[str]:
        fitting = [
            card.id
            for card in BUILDERS.values()
            if card.id not in self._taken and card.kind is kind and trigger in (None, card.trigger)
        ]
        self._taken.update(fitting[:number])
        return fitting[:number]


def lively(card: str) -> Table:
    """The card in its place (in hand, in play, in the past, on a pillar), with one action left to set it off."""
    supply = Supply(card, *FULL_HAND, *ARTEFACTS)
    mine = _my_seat(card, supply)
    theirs = {
        "hand": supply.take(Kind.CITY, 3),
        "timeline": {4: [[monument, 1] for monument in supply.take(Kind.PYRAMID, 2)]},
        "artefacts": supply.take(Kind.ARTEFACT, 2),
    }
    return Table(mine, theirs, {}, pillars=_pillars(card), actions_left=1, second_half=True)


def _pillars(card: str) -> list[list[str]]:
    pillars = [pillar.copy() for pillar in PILLARS]
    if card in TECHNOLOGIES and not any(card in pillar for pillar in pillars):
        pillars[0 if card in LEVEL_1 else 2][0] = card
    return pillars


def _needs(card: str) -> str:
    """What the card hangs on, in its notation."""
    technology = TECHNOLOGIES.get(card)
    if technology is not None and technology.requires is not None:
        return technology.requires.notation
    return CARDS[card].notation


def _my_seat(card: str, supply: Supply) -> Position:
    needs = _needs(card)
    hand = FULL_HAND if "hand >= 10" in needs else [] if "hand <= 1" in needs else HAND
    artefacts = ARTEFACTS if "artefacts >= 4" in needs else ARTEFACTS[:3]
    mine: Position = {
        "hand": [other for other in hand if other != card],
        "timeline": _timeline(supply, "adjacent megalith" in needs),
        "past": [monument for kind in tuple(Kind)[:3] for monument in supply.take(kind, 7)],
        "rotated": 10,
        "artefacts": [other for other in artefacts if other != card],
        "technologies": [other for other in LEVEL_1[3:] if other != card],
        "lost": 2 if "lost <=" in needs else 20,
    }
    if card in BUILDERS:
        _put(card, mine, supply)
    return mine


def _timeline(supply: Supply, megalith_near: bool) -> dict[int, list[list[str | int]]]:
    """A monument on every space, none of which does anything of itself; much knowledge, and none on space 5."""
    first, second, third = supply.take(Kind.CITY, 3, Trigger.ENDGAME)
    (megalith,) = supply.take(Kind.MEGALITH, 1, Trigger.ENDGAME)
    pyramid, other = supply.take(Kind.PYRAMID, 2, Trigger.ENDGAME)
    near, far = (megalith, second) if megalith_near else (second, megalith)
    return {1: [[first, 6]], 2: [[near, 8]], 3: [[pyramid, 4]], 4: [[other, 5]], 5: [[third, 0]], 6: [[far, 7]]}


def _put(card: str, mine: Position, supply: Supply) -> None:
    """A builder card where its trigger finds it."""
    built, timeline = BUILDERS[card], mine["timeline"]
    if built.trigger is Trigger.TIMELINE:
        timeline[1] += [[monument, 3] for monument in supply.take(Kind.PYRAMID, 1, Trigger.ENDGAME)]
    if built.trigger is Trigger.ENDGAME:
        mine["past"].append(card)
    elif built.trigger is Trigger.IMMEDIATE:
        mine["hand"].append(card)
    elif built.kind is Kind.ARTEFACT:
        mine["artefacts"].append(card)
    else:
        space = {Trigger.DECLINE: 1, Trigger.TIMELINE: 3, Trigger.ANYTIME: 6}[built.trigger]
        timeline[space].insert(0, [card, 1])


def occasion(card: str) -> list[str]:
    """The steps that set the card off, or lead to the phase in which it acts."""
    if card in TECHNOLOGIES:
        return [f"learn {card}"]
    built = BUILDERS[card]
    if built.trigger is Trigger.IMMEDIATE:
        return [f"create {card} {built.start}"]
    return next((steps for waited_for, steps in OCCASIONS.items() if waited_for in built.notation), ["search"])


def next_step(table: Table, card: str) -> str:
    """What to do next so that the card acts: name it, or take the last that is no refusal (of amounts, the most)."""
    offered = [words(action) for action in table.state.legal_actions(table.deciders()[0])]
    wanted = [step for step in offered if step in (f"resolve {card}", f"decline {card}")]
    return ["done", *(step for step in offered if step != "done"), *wanted][-1]
