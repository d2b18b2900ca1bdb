"""Taking knowledge off the own timeline, and lost knowledge off the board (rulings 11, 43, 54, 81, 82, 96)."""

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.events import KnowledgeRemoved, LostRecovered
from digsite.ancient_knowledge.player import CELLS, KIND, NEIGHBOURS, Player
from digsite.ancient_knowledge.reckoning.counting import amount_of
from digsite.ancient_knowledge.rules.effects import Cause, Effects, cause_of, refuse
from digsite.ancient_knowledge.rules.questions import card_of
from digsite.ancient_knowledge.state import KnowledgeState, Question
from digsite.ancient_knowledge.vocabulary import (
    AnySplit,
    EachOf,
    Monuments,
    OneOf,
    RecoverLost,
    RemoveKnowledge,
    SeveralOf,
    This,
    UpTo,
)
from digsite.core import Action, Seat


def fitting_cells(player: Player, which: Monuments, this: str) -> list[int]:
    """The cells of the monuments that fit, lowest space first."""
    among = NEIGHBOURS[player.cells.index(this)] if which.adjacent else CELLS
    found = []
    for cell in among:
        card = player.cells[cell]
        if card is None or not which.kind.includes(KIND[card]) or (which.other and card == this):
            continue
        knowledge = player.knowledge[cell]
        if knowledge >= which.at_least and not (which.empty and knowledge):
            found.append(cell)
    return sorted(found)


def _holding(player: Player, which: Monuments, this: str) -> list[int]:
    return [cell for cell in fitting_cells(player, which, this) if player.knowledge[cell]]


def remove_at(state: KnowledgeState, cell: int, number: int, cause: Cause) -> None:
    """Take up to that much knowledge off one monument of the player whose turn it is."""
    player = state.seats[state.turn]
    card = player.cells[cell]
    number = min(number, player.knowledge[cell])
    if card is not None and number:
        player.knowledge[cell] -= number
        by, clause = cause
        state.emit(KnowledgeRemoved(seat=state.turn, card=card, number=number, by=by, clause=clause))


class TokensToRemove(Question, frozen=True, tag="tokens-to-remove"):
    """Knowledge, one token after the other, from cell `first` to cell `last` (upwards: each split is offered once)."""

    left: int
    up_to: bool
    first: int = 0
    last: int = CELLS[-1]
    spared: str | None = None
    """The monument that is left out."""

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        player = state.seats[seat]
        offered: list[Action] = []
        needed = 0 if self.up_to else self.left
        # From the last cell down: what lies from a cell on must be enough for the tokens still to be taken.
        reachable = 0
        for cell in range(self.last, self.first - 1, -1):
            card, knowledge = player.cells[cell], player.knowledge[cell]
            if card is None or not knowledge or card == self.spared:
                continue
            reachable += knowledge
            if reachable >= needed:
                offered.append(actions.remove(seat, card))
        offered.reverse()
        if self.up_to:
            offered.append(actions.done(seat))
        return offered

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is not actions.Remove:
            return
        player = state.seats[state.turn]
        cell = player.cells.index(action.card)
        remove_at(state, cell, 1, cause_of(state))
        ask_tokens(state, self.left - 1, up_to=self.up_to, first=cell, last=self.last, spared=self.spared)


def ask_tokens(
    state: KnowledgeState,
    left: int,
    *,
    up_to: bool,
    first: int = 0,
    last: int = CELLS[-1],
    spared: str | None = None,
) -> None:
    """Ask for so many tokens, or for what there is."""
    player = state.seats[state.turn]
    there = sum(player.knowledge[first : last + 1])
    if spared is not None and spared in player.cells:
        cell = player.cells.index(spared)
        there -= player.knowledge[cell] if first <= cell <= last else 0
    left = min(left, there)
    if left:
        state.stack.append(TokensToRemove(left, up_to, first, last, spared))


class MonumentToRelieve(Question, frozen=True, tag="monument-to-relieve"):
    """One monument loses knowledge: the whole number, or with `up_to` a first token of it."""

    cells: tuple[int, ...]
    number: int
    up_to: bool
    may: bool

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        cells = state.seats[seat].cells
        offered: list[Action] = [actions.remove(seat, card) for cell in self.cells if (card := cells[cell]) is not None]
        return [*offered, actions.done(seat)] if self.up_to or self.may else offered

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is not actions.Remove:
            refuse(state)
            return
        cell = state.seats[state.turn].cells.index(action.card)
        if self.up_to:
            remove_at(state, cell, 1, cause_of(state))
            ask_tokens(state, self.number - 1, up_to=True, first=cell, last=cell)
        else:
            remove_at(state, cell, self.number, cause_of(state))


class MonumentsToRelieve(Question, frozen=True, tag="monuments-to-relieve"):
    """Several different monuments lose knowledge, named from the lowest space upwards."""

    cells: tuple[int, ...]
    left: int
    number: int

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        cells = state.seats[seat].cells
        among = self.cells[: len(self.cells) - self.left + 1]
        return [actions.remove(seat, card) for cell in among if (card := cells[cell]) is not None]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        cell = state.seats[state.turn].cells.index(card_of(action))
        remove_at(state, cell, self.number, cause_of(state))
        if self.left > 1:
            rest = self.cells[self.cells.index(cell) + 1 :]
            state.stack.append(MonumentsToRelieve(rest, self.left - 1, self.number))


def remove_possible(state: KnowledgeState, player: Player, card: str, verb: RemoveKnowledge) -> bool:
    source = verb.source
    if isinstance(source, OneOf | EachOf):
        return bool(_holding(player, source.monuments, card))
    if isinstance(source, SeveralOf):
        return bool(_holding(player, Monuments(source.kind), card))
    if isinstance(source, This):
        return player.knowledge[player.cells.index(card)] > 0
    there = sum(player.knowledge)
    if source.except_this and card in player.cells:
        there -= player.knowledge[player.cells.index(card)]
    return there > 0 and amount_of(verb.quantity.amount, state, player, card) > 0


def perform_remove(state: KnowledgeState, effect: Effects, verb: RemoveKnowledge, optional: bool) -> None:
    player, this, source = state.seats[state.turn], effect.card, verb.source
    number = amount_of(verb.quantity.amount, state, player, this, effect.tally)
    cause = (this, effect.clause - 1)
    up_to = type(verb.quantity) is UpTo
    if isinstance(source, AnySplit):
        ask_tokens(state, number, up_to=up_to, spared=this if source.except_this else None)
    elif isinstance(source, This):
        remove_at(state, player.cells.index(this), number, cause)
    elif isinstance(source, EachOf):
        for cell in _holding(player, source.monuments, this):
            remove_at(state, cell, number, cause)
    elif isinstance(source, OneOf):
        cells = _holding(player, source.monuments, this)
        if cells:
            state.stack.append(MonumentToRelieve(tuple(cells), number, up_to, optional))
    else:
        cells = _holding(player, Monuments(source.kind), this)
        if cells:
            state.stack.append(MonumentsToRelieve(tuple(cells), min(source.number, len(cells)), number))


# Lost knowledge.


def recover(state: KnowledgeState, number: int, cause: Cause) -> None:
    """Take up to that much lost knowledge off the board of the player whose turn it is."""
    player = state.seats[state.turn]
    number = min(number, player.lost)
    if number:
        player.lost -= number
        by, clause = cause
        state.emit(LostRecovered(seat=state.turn, number=number, by=by, clause=clause))


class LostToRecover(Question, frozen=True, tag="lost-to-recover"):
    """How much lost knowledge to take off: it may be worth keeping."""

    most: int

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        return [actions.amount(seat, number) for number in range(min(self.most, state.seats[seat].lost) + 1)]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is actions.Amount:
            recover(state, action.amount, cause_of(state))


def recover_possible(state: KnowledgeState, player: Player, card: str, verb: RecoverLost) -> bool:
    return player.lost > 0


def perform_recover(state: KnowledgeState, effect: Effects, verb: RecoverLost, optional: bool) -> None:
    if not state.seats[state.turn].lost:
        return
    if verb.up_to:
        state.stack.append(LostToRecover(verb.number))
    else:
        recover(state, verb.number, (effect.card, effect.clause - 1))
