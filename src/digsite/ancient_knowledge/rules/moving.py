"""Monuments that change place, past monuments that turn, cards that are destroyed (rulings 28-31, 95, 100-103, 114)."""

from itertools import combinations

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.events import Destroyed, Moved, Straightened, Swapped
from digsite.ancient_knowledge.player import Player, space_of
from digsite.ancient_knowledge.rules.declining import declining_monument, is_declining
from digsite.ancient_knowledge.rules.drawing import discard_from_play
from digsite.ancient_knowledge.rules.effects import Cause, Effects, Offer, cause_of, refuse, update_effect
from digsite.ancient_knowledge.rules.removing import fitting_cells
from digsite.ancient_knowledge.state import KnowledgeState, Question
from digsite.ancient_knowledge.vocabulary import (
    DestroyArtefacts,
    DestroyThis,
    Monuments,
    Move,
    MoveBetween,
    SkipDecline,
    Straighten,
    Swap,
)
from digsite.core import Action, Seat

# Move.


def _moves(state: KnowledgeState, player: Player, card: str, which: Monuments) -> list[tuple[str, int]]:
    """Every monument that fits, with every other space that has a free place."""
    spaces = player.free_spaces
    found = []
    for cell in fitting_cells(player, which, card):
        moved = player.cells[cell]
        if moved is not None and moved != declining_monument(state):
            found += [(moved, space) for space in spaces if space != space_of(cell)]
    return found


def _moves_between(state: KnowledgeState, player: Player, verb: MoveBetween) -> list[tuple[str, int]]:
    if not player.has_room(verb.goal):
        return []
    cells = range(2 * verb.origin - 2, 2 * verb.origin)
    return [
        (card, verb.goal)
        for cell in cells
        if (card := player.cells[cell]) is not None and player.knowledge[cell] >= verb.at_least
    ]


class MonumentToMove(Question, frozen=True, tag="monument-to-move"):
    """A monument and the space it goes to."""

    moves: tuple[tuple[str, int], ...]
    may: bool

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        offered: list[Action] = [actions.move(seat, card, space) for card, space in self.moves]
        return [*offered, actions.done(seat)] if self.may else offered

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is not actions.Move:
            refuse(state)
            return
        player = state.seats[state.turn]
        origin = space_of(player.cells.index(action.card))
        player.place(action.card, action.space, player.lift(action.card))
        by, clause = cause_of(state)
        moved = Moved(seat=state.turn, card=action.card, origin=origin, space=action.space, by=by, clause=clause)
        state.emit(moved)


def move_possible(state: KnowledgeState, player: Player, card: str, verb: Move) -> bool:
    return bool(_moves(state, player, card, verb.monuments))


def perform_move(state: KnowledgeState, effect: Effects, verb: Move, optional: bool) -> None:
    moves = _moves(state, state.seats[state.turn], effect.card, verb.monuments)
    if moves:
        state.stack.append(MonumentToMove(tuple(moves), optional))


def move_between_possible(state: KnowledgeState, player: Player, card: str, verb: MoveBetween) -> bool:
    return bool(_moves_between(state, player, verb))


def perform_move_between(state: KnowledgeState, effect: Effects, verb: MoveBetween, optional: bool) -> None:
    moves = _moves_between(state, state.seats[state.turn], verb)
    if moves:
        state.stack.append(MonumentToMove(tuple(moves), optional))


# Swap.


def _pairs(state: KnowledgeState, player: Player, this: str | None) -> list[tuple[str, str]]:
    """Monuments on different spaces that may change places; with `this`, only its pairs. A declining one stays."""
    placed = [
        (cell, card) for cell, card in enumerate(player.cells) if card is not None and card != declining_monument(state)
    ]
    pairs = [
        (card, other) for (cell, card), (other_cell, other) in combinations(placed, 2) if cell // 2 != other_cell // 2
    ]
    if this is None:
        return pairs
    return [(this, other if card == this else card) for card, other in pairs if this in (card, other)]


class MonumentsToSwap(Question, frozen=True, tag="monuments-to-swap"):
    """Two monuments that change places."""

    pairs: tuple[tuple[str, str], ...]

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        return [actions.swap(seat, card, other) for card, other in self.pairs]

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is not actions.Swap:
            return
        player = state.seats[state.turn]
        one, two = player.cells.index(action.card), player.cells.index(action.other)
        player.cells[one], player.cells[two] = player.cells[two], player.cells[one]
        player.knowledge[one], player.knowledge[two] = player.knowledge[two], player.knowledge[one]
        by, clause = cause_of(state)
        state.emit(Swapped(seat=state.turn, card=action.card, other=action.other, by=by, clause=clause))


def swap_possible(state: KnowledgeState, player: Player, card: str, verb: Swap) -> bool:
    return bool(_pairs(state, player, card if verb.this else None))


def perform_swap(state: KnowledgeState, effect: Effects, verb: Swap, optional: bool) -> None:
    pairs = _pairs(state, state.seats[state.turn], effect.card if verb.this else None)
    if pairs:
        state.stack.append(MonumentsToSwap(tuple(pairs)))


# Straighten.


def straighten_possible(state: KnowledgeState, player: Player, card: str, verb: Straighten) -> bool:
    return player.rotated > 0


def perform_straighten(state: KnowledgeState, effect: Effects, verb: Straighten, optional: bool) -> None:
    """As many as are rotated, up to the number; which ones is of no consequence."""
    player = state.seats[state.turn]
    number = min(verb.number, player.rotated)
    if number:
        player.rotated -= number
        state.emit(Straightened(seat=state.turn, number=number, by=effect.card, clause=effect.clause - 1))


# Destroy.


def destroy_artefact(state: KnowledgeState, seat: Seat, card: str, cause: Cause) -> None:
    state.seats[seat].artefacts.remove(card)
    discard_from_play(state, card)
    by, clause = cause
    state.emit(Destroyed(seat=seat, card=card, by=by, clause=clause))


def perform_destroy_this(state: KnowledgeState, effect: Effects, verb: DestroyThis, optional: bool) -> None:
    """An artefact leaves the board; a monument leaves the timeline, and the knowledge on it goes to the supply."""
    cause = (effect.card, effect.clause - 1)
    if optional:
        state.stack.append(Offer(effect.card))
    elif effect.card in state.seats[state.turn].artefacts:
        destroy_artefact(state, state.turn, effect.card, cause)
    else:
        state.seats[state.turn].lift(effect.card)
        discard_from_play(state, effect.card)
        state.emit(Destroyed(seat=state.turn, card=effect.card, by=cause[0], clause=cause[1]))


class ArtefactsToDestroy(Question, frozen=True, tag="artefacts-to-destroy"):
    """Any number of the own artefacts, named in the order of the board."""

    floor: int = 0
    taken: int = 0
    may: bool = True

    def options(self, state: KnowledgeState, seat: Seat) -> list[Action]:
        offered: list[Action] = [actions.destroy(seat, card) for card in state.seats[seat].artefacts[self.floor :]]
        return [*offered, actions.done(seat)] if self.may or self.taken else offered

    def answer(self, state: KnowledgeState, action: Action) -> None:
        state.stack.pop()
        if type(action) is not actions.Destroy:
            if not self.taken:
                refuse(state)
            return
        artefacts = state.seats[state.turn].artefacts
        place = artefacts.index(action.card)
        destroy_artefact(state, state.turn, action.card, cause_of(state))
        update_effect(state, tally=self.taken + 1)
        if len(artefacts) > place:
            state.stack.append(ArtefactsToDestroy(place, self.taken + 1))


def destroy_artefacts_possible(state: KnowledgeState, player: Player, card: str, verb: DestroyArtefacts) -> bool:
    return bool(player.artefacts)


def perform_destroy_artefacts(state: KnowledgeState, effect: Effects, verb: DestroyArtefacts, optional: bool) -> None:
    if state.seats[state.turn].artefacts:
        state.stack.append(ArtefactsToDestroy(may=optional))


# The decline phase.


def skip_decline_possible(state: KnowledgeState, player: Player, card: str, verb: SkipDecline) -> bool:
    return not is_declining(state)


def perform_skip_decline(state: KnowledgeState, effect: Effects, verb: SkipDecline, optional: bool) -> None:
    """Created in the decline phase itself, the card comes too late, and is no help in the next turn (ruling 80)."""
    if not is_declining(state):
        state.skip_decline = True
