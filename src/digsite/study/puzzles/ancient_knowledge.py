"""Puzzles of Ancient Knowledge: one turn of a game for two, with its actions and its two phases.

| goal | the solver is to |
|---|---|
| `lose-nothing` | lose no knowledge in this turn, where doing nothing would, and win as many points as that allows |
| `most-points` | end the turn with as many points as possible |
| `reach-technology` | learn the technology that is named, which cannot be learned at once |

Cards that are drawn and technologies that come to light on the way are unknown to the solver: they may be paid with and
archived, as any card may, and are never used otherwise. A position in which something else hangs on hidden cards, or on
what the opponent answers, is no puzzle. So what a line reaches is certain, and `solve` tries every one by the rules.

A way is which main actions are taken, with which cards; the space of a monument, what is paid with and the order of
effects are parts of a line, not of the way. Searching, and whatever else is not needed, does not make it another way.
A position is a puzzle if the best is reached in exactly one way.
"""

from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Mapping
from math import log2
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias, cast

import msgspec

from digsite.ancient_knowledge import actions, events
from digsite.ancient_knowledge.game import ANCIENT_KNOWLEDGE
from digsite.ancient_knowledge.rules.discarding import CardsToArchive, CardsToDiscard
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.core import Action, Event, Position
from digsite.study.puzzles.puzzle import Line

GOALS = ("reach-technology", "lose-nothing", "most-points")
"""The rarest first."""
SOLVER = 0
MOST_STEPS = 1_200
"""Positions of which more follow are left alone."""
LEAST_WAYS = 6
"""With fewer there is nothing to find."""

Way: TypeAlias = tuple[Action, ...]
"""The main actions, in their order."""


Needed: TypeAlias = frozenset[tuple[tuple[str, str | None], int]]
"""Main actions by kind and card, and how often, in whatever order and on whatever space; without searching."""


class Unclear(Exception):
    """What a line reaches hangs on hidden cards or on an opponent, or there is too much of it."""


class Solved(NamedTuple):
    value: int
    """The best that can be reached: points won, or 1 for a technology."""
    lines: tuple[Line, ...]
    """For each order of the main actions that reaches it one line, to the end of the turn or to the technology."""
    needed: frozenset[Needed]
    """What the different ways that reach it cannot do without."""
    tried: int
    """How many ways there are."""
    near: int
    """How many of them come near: all but one point; for a technology, those that learn another."""


class Turn(NamedTuple):
    """Everything that the solver can be sure of in one turn."""

    ends: dict[Way, list[tuple[int, int, Line]]]
    """For every way its ends that differ: points won, knowledge lost, and a line that leads there."""
    learned: dict[str, dict[Way, Line]]
    """For every technology that can be learned the ways that lead to it, no longer than that, with a line each."""


UNCLEAR = (
    events.LookedAt,
    events.Revealed,
    events.SawHand,
    events.DeckRenewed,
    events.TechDeckRenewed,
    events.PillarGone,
)
"""After these it matters what was hidden."""


def state_of(position: Position) -> KnowledgeState:
    return cast("KnowledgeState", ANCIENT_KNOWLEDGE.scenario(**position))


def explore(position: Position) -> Turn:
    """Try every line of the solver's turn; raises Unclear."""
    start = state_of(position)
    return explore_from(start, known_cards(start))


def explore_from(start: KnowledgeState, known: frozenset[str]) -> Turn:
    """The same from the middle of a turn, with the cards that lay open when it began; raises Unclear."""
    before = start.scores[SOLVER]
    had = set(start.seats[SOLVER].technologies)
    ends: dict[Way, dict[tuple[int, int], Line]] = {}
    learned: dict[str, dict[Way, Line]] = {}
    visited: set[Any] = set()
    waiting: list[tuple[KnowledgeState, Line, Way, int]] = [(start, (), (), 0)]
    while waiting:
        state, line, way, lost = waiting.pop()
        if is_turn_over(state):
            ends.setdefault(way, {}).setdefault((state.scores[SOLVER] - before, lost), line)
            continue
        is_main = not state.stack
        for action in certain_choices(state, known):
            after = state.clone()
            more = lost + lost_in(check_events(after.apply(action)))
            next_way = (*way, action) if is_main else way
            seen = (next_way, more, _key(after, known))
            if seen in visited:
                continue
            visited.add(seen)
            if len(visited) > MOST_STEPS:
                raise Unclear("too much")
            waiting.append((after, (*line, action), next_way, more))
            for card in set(after.seats[SOLVER].technologies) - had:
                learned.setdefault(card, {}).setdefault(next_way, (*line, action))
    return Turn(
        {way: [(points, lost, line) for (points, lost), line in found.items()] for way, found in ends.items()}, learned
    )


def is_turn_over(state: KnowledgeState) -> bool:
    return state.is_over or state.turn != SOLVER


def solve(position: Position, goal: str, about: str | None = None) -> Solved:
    """Every line, tried by the rules; raises Unclear."""
    turn = explore(position)
    return reaching(turn, about or "") if goal == "reach-technology" else best_of(turn, goal)


def best_of(turn: Turn, goal: str) -> Solved:
    """What a turn comes to for a goal that counts."""
    values = {
        way: max(((_value(end, goal), end[2]) for end in ends), key=itemgetter(0)) for way, ends in turn.ends.items()
    }
    best = max(value for value, _ in values.values())
    if goal == "lose-nothing" and not _is_at_risk(turn):
        best = FAILED
    near = _different(way for way, (value, _) in values.items() if value == best - 1)
    winning = {way: line for way, (value, line) in values.items() if value == best}
    return Solved(best, *_without_surplus(winning), len(_different(values)), len(near))


def most_of(turn: Turn, goal: str) -> int:
    """The most points that any line of the turn wins; `FAILED` if each does what the goal forbids."""
    return max(_value(end, goal) for ends in turn.ends.values() for end in ends)


def _is_at_risk(turn: Turn) -> bool:
    """Whether somebody who only searches loses knowledge."""
    return all(lost for _, lost, _ in turn.ends[(actions.search(SOLVER),) * 2])


def reaching(turn: Turn, technology: str) -> Solved:
    """The ways to a technology."""
    ways = turn.learned.get(technology, {})
    others = _different(way for card, found in turn.learned.items() if card != technology for way in found)
    return Solved(int(bool(ways)), *_without_surplus(ways), len(_different(turn.ends)), len(others))


def _value(end: tuple[int, int, Line], goal: str) -> int:
    points, lost, _ = end
    return FAILED if lost and goal == "lose-nothing" else points


def _without_surplus(ways: Mapping[Way, Line]) -> tuple[tuple[Line, ...], frozenset[Needed]]:
    """The lines of those ways that do nothing which is not needed, and what they need."""
    all_needed = _different(ways)
    least = frozenset(some for some in all_needed if not any(_is_part(other, some) for other in all_needed))
    return tuple(line for way, line in ways.items() if needed_of(way) in least), least


def _is_part(some: Needed, other: Needed) -> bool:
    return some != other and Counter(dict(some)) <= Counter(dict(other))


def _different(ways: Iterable[Way]) -> set[Needed]:
    return {needed_of(way) for way in ways}


def needed_of(way: Way) -> Needed:
    taken = (action for action in way if not isinstance(action, actions.Search))
    return frozenset(Counter((action.kind, getattr(action, "card", None)) for action in taken).items())


def is_puzzle(position: Position, solved: Solved, goal: str) -> bool:
    """Whether there is something to find, in one way only."""
    if solved.value < LEAST[goal] or solved.tried < LEAST_WAYS or len(solved.lines) > MOST_LINES:
        return False
    if len(solved.needed) != 1 or sum(number for _, number in next(iter(solved.needed))) < 2:
        return False
    known = known_cards(state_of(position))
    return all(getattr(action, "card", None) in (None, *known) for line in solved.lines for action in line)


def grade_of(solved: Solved) -> int:
    """By how much there is to look through, how much of it nearly does, and how many steps it takes."""
    hard = log2(solved.tried) + log2(1 + solved.near) / 1.5 + len(solved.lines[0]) / 4
    return 1 + bisect(HARDER, hard)


HARDER = (4.8, 5.7, 6.6, 7.6)
"""Where the next grade begins; about as many puzzles are found in each."""
LEAST = {"lose-nothing": 1, "most-points": 3, "reach-technology": 1}
"""Less than this is nothing to look for."""
FAILED = -99
"""The value of losing knowledge where nothing is to be lost."""
MOST_LINES = 12
"""Answers that are written down: in either order, on several spaces."""


def known_cards(state: KnowledgeState) -> frozenset[str]:
    """What lies open to the solver."""
    open_cards = {card for player in state.seats for card in (*player.in_play, *player.past, *player.technologies)}
    shown = {card for pillar in state.pillars for card in pillar}
    return frozenset(open_cards | shown | set(state.seats[SOLVER].hand))


def certain_choices(state: KnowledgeState, known: frozenset[str]) -> list[Action]:
    """The choices that use nothing unknown; raises Unclear."""
    if state.deciders != (SOLVER,):
        raise Unclear("an opponent decides")
    certain = [action for action in state.legal_actions(SOLVER) if _is_certain(state, action, known)]
    if not certain:
        raise Unclear("only unknown cards can be chosen")
    return certain


def _is_certain(state: KnowledgeState, action: Action, known: frozenset[str]) -> bool:
    card: str | None = getattr(action, "card", None)
    if card is None or card in known or isinstance(action, actions.Pay):
        return True
    if isinstance(action, actions.Create | actions.Learn):
        return False
    question = state.question
    if isinstance(question, CardsToArchive) or (isinstance(question, CardsToDiscard) and question.what is None):
        return True
    raise Unclear("an unknown card is chosen")


def is_luck(state: KnowledgeState, action: Action, known: frozenset[str]) -> bool:
    """Whether an action of the solver uses what nobody could know beforehand."""
    try:
        return action.seat == SOLVER and not _is_certain(state, action, known)
    except Unclear:
        return True


def check_events(happened: list[Event]) -> list[Event]:
    if any(isinstance(event, UNCLEAR) for event in happened):
        raise Unclear("something hidden matters")
    return happened


def lost_in(happened: list[Event]) -> int:
    return sum(event.number for event in happened if isinstance(event, events.KnowledgeLost) and event.seat == SOLVER)


def _key(state: KnowledgeState, known: frozenset[str]) -> tuple[Any, ...]:
    """What decides how the turn can go on: unknown cards are all alike."""
    me, other = state.seats[SOLVER], state.seats[1 - SOLVER]
    hand = [card if card in known else "?" for card in me.hand]
    return (
        state.turn,
        state.over,
        state.actions_left,
        state.skip_decline,
        msgspec.json.encode(state.stack),
        tuple(hand if state.stack else sorted(hand)),
        tuple(me.cells),
        tuple(me.knowledge),
        tuple(sorted(me.past)),
        me.rotated,
        tuple(sorted(me.artefacts)),
        tuple(sorted(me.technologies)),
        me.lost,
        tuple(tuple(card if card in known else "?" for card in pillar) for pillar in state.pillars),
        tuple(other.cells),
        tuple(other.knowledge),
        len(other.hand),
        other.lost,
    )
