"""The action ids of Ancient Knowledge: cards by their own number, what lies on a timeline by whose and in which cell.

Opponents are counted from the seat that decides: 1 is the next clockwise.
"""

from collections.abc import Iterator
from itertools import combinations

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import BUILDERS, CARDS, TECHNOLOGIES
from digsite.ancient_knowledge.player import CELLS, SPACES
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.ancient_knowledge.vocabulary import Kind, TransferLost
from digsite.core import Action, Actions, BadOption, IllegalAction, Seat, State
from digsite.envs.actions.codec import ActionCodec, Ids, decider, sorted_ids
from digsite.envs.actions.fixed import Fixed, FixedActions
from digsite.envs.actions.id_table import GroupAxes, IdTable

MONUMENTS = [card.id for card in BUILDERS.values() if card.kind is not Kind.ARTEFACT]
ARTEFACTS = [card.id for card in BUILDERS.values() if card.kind is Kind.ARTEFACT]
AMOUNTS = range(len(MONUMENTS) + 1)
"""The largest question of how many is for the monuments of a past, and there are no more of them than this."""
TRANSFERS = max(
    clause.verb.quantity.amount
    for card in CARDS.values()
    for clause in card.clauses
    if isinstance(clause.verb, TransferLost)
)
"""The most lost knowledge that a card hands on at once."""
OPPONENTS = range(1, 4)
PAIRS = {pair: number for number, pair in enumerate(combinations(CELLS, 2))}

FIXED = [
    Fixed("create", actions.create, (MONUMENTS, SPACES)),
    Fixed("create-artefact", actions.create, (ARTEFACTS,)),
    Fixed("learn", actions.learn, (list(TECHNOLOGIES),)),
    Fixed("archive", actions.archive),
    Fixed("excavate", actions.excavate),
    Fixed("search", actions.search),
    Fixed("done", actions.done),
    Fixed("set-aside", actions.set_aside, (list(BUILDERS),)),
    Fixed("pay", actions.pay, (list(BUILDERS),)),
    Fixed("discard", actions.discard, (list(BUILDERS),)),
    Fixed("take", actions.take, (list(BUILDERS),)),
    Fixed("keep", actions.keep, (list(CARDS),)),
    Fixed("bury", actions.bury, (list(TECHNOLOGIES),)),
    Fixed("resolve", actions.resolve, (list(CARDS),)),
    Fixed("amount", actions.amount, (AMOUNTS,)),
    Fixed("destroy", actions.destroy, (ARTEFACTS,)),
    Fixed("flip", actions.flip, (range(3),)),
]

_CELLS = [f"cell {cell}" for cell in CELLS]
_OPPONENTS = [f"opponent {opponent}" for opponent in OPPONENTS]
BY_CELL: list[GroupAxes] = [
    ("remove", _CELLS),
    ("decline", _CELLS),
    ("move", _CELLS, [f"space {space}" for space in SPACES]),
    ("swap", [f"cells {one} {other}" for one, other in PAIRS]),
    ("rob", _OPPONENTS),
    ("add", _OPPONENTS, _CELLS),
    ("transfer", _OPPONENTS, _CELLS, [str(amount + 1) for amount in range(TRANSFERS)]),
]


class KnowledgeCodec(ActionCodec[State]):
    def __init__(self) -> None:
        self.fixed = FixedActions(FIXED)
        self.table = IdTable([*(each.group for each in FIXED), *BY_CELL])
        self._first = {name: group.first for name, group in self.table.groups.items()}
        # The list of actions whose ids were asked for last: they are mostly asked for again, to decode one of them.
        self._last: tuple[Actions, dict[int, Action]] = ((), {})

    def encode(self, action: Action, state: State) -> int:
        found = self.fixed.ids.get(action)
        return self._by_cell(action, _own(state)) if found is None else found

    def _by_cell(self, action: Action, state: KnowledgeState) -> int:
        first = self._first.get(action.kind, 0)
        cells = state.seats[action.seat].cells
        match action:
            case actions.Remove() | actions.Decline():
                return first + cells.index(action.card)
            case actions.Move():
                return first + cells.index(action.card) * len(SPACES) + action.space - SPACES[0]
            case actions.Swap():
                one, other = sorted((cells.index(action.card), cells.index(action.other)))
                return first + PAIRS[one, other]
            case actions.Rob():
                return first + _opponent(state, action.seat, action.opponent)
            case actions.Add():
                return first + _place(state, action.seat, action.card)
            case actions.Transfer():
                return first + _place(state, action.seat, action.card) * TRANSFERS + action.amount - 1
        raise BadOption(f"action: expected one of Ancient Knowledge, got {action!r}", option="action")

    def decode(self, number: int, state: State, seat: Seat | None = None) -> Action:
        """A legal one: what lies in a cell, and how a pair is named, is for the state to say."""
        number = self.table.check(number)
        found = self._offered(_own(state), decider(state, seat)).get(number)
        if found is None:
            raise IllegalAction(f"{self.name(number)} is not offered now", code=IllegalAction.NOT_OFFERED)
        return found

    def legal(self, state: State, seat: Seat | None = None) -> Ids:
        own = _own(state)
        deciders = own.deciders
        if not deciders:
            return sorted_ids([])
        return sorted_ids(list(self._offered(own, deciders[0] if seat is None else seat)))

    def _offered(self, state: KnowledgeState, seat: Seat) -> dict[int, Action]:
        offered = state.legal_actions(seat)
        last, ids = self._last
        if offered is not last:
            known, ids = self.fixed.ids, {}
            for action in offered:
                number = known.get(action)
                ids[self._by_cell(action, state) if number is None else number] = action
            self._last = offered, ids
        return ids


def _own(state: State) -> KnowledgeState:
    if not isinstance(state, KnowledgeState):
        raise BadOption(f"state: expected one of Ancient Knowledge, got {state!r}", option="state")
    return state


def _opponent(state: KnowledgeState, seat: Seat, other: Seat) -> int:
    """How many opponents sit between the two, clockwise."""
    return (other - seat) % state.players - 1


def _place(state: KnowledgeState, seat: Seat, card: str) -> int:
    """Whose monument it is, and in which cell."""
    for other, cells in _timelines(state):
        if other != seat and card in cells:
            return _opponent(state, seat, other) * len(CELLS) + cells.index(card)
    raise BadOption(f"action: expected a monument of an opponent, got {card}", option="action")


def _timelines(state: KnowledgeState) -> Iterator[tuple[Seat, list[str | None]]]:
    return ((seat, player.cells) for seat, player in enumerate(state.seats))
