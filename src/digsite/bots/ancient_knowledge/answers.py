"""Answers to the steps that follow an action, without looking ahead: which cards to pay with, which tokens to remove.

A bot uses them for its own choices and to carry an action through before it judges what came of it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.player import HAND_LIMIT
from digsite.ancient_knowledge.rules.creating import GrantedCreate, Payment
from digsite.ancient_knowledge.rules.discarding import CardsToArchive, CardsToDiscard
from digsite.ancient_knowledge.rules.excavating import DRAWN_PER_ROTATED, MonumentsToRotate
from digsite.ancient_knowledge.rules.learning import GrantedLearn
from digsite.ancient_knowledge.rules.opening import OpeningHands
from digsite.ancient_knowledge.rules.opponents import OpponentsToDiscard
from digsite.ancient_knowledge.rules.removing import MonumentsToRelieve, MonumentToRelieve, TokensToRemove
from digsite.bots.ancient_knowledge.card_effects import ALL_OR_NOTHING, VP
from digsite.bots.ancient_knowledge.evaluation import Evaluation
from digsite.bots.ancient_knowledge.game_length import actions_before_decline, declines_left
from digsite.bots.ancient_knowledge.timeline_projection import TimelineProjection
from digsite.core import Action, Actions

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

Answer: TypeAlias = Callable[["KnowledgeState", Evaluation, Any, Actions], Action | None]


def direct_answer(state: "KnowledgeState", evaluation: Evaluation, offered: Actions) -> Action | None:
    """The answer to the open question, if it can be told without looking ahead."""
    question = state.question
    answer = _ANSWERS.get(type(question))
    return answer(state, evaluation, question, offered) if answer is not None else None


# Cards that leave the hand: those that are worth least. They are named in the order of the hand.


def _give_up(number: int, state: "KnowledgeState", evaluation: Evaluation, offered: Actions) -> Action:
    """The first card, in the order of the hand, of the `number` least valuable ones from the first offered on."""
    hand = state.seats[evaluation.seat].hand
    first = hand.index(_card(offered[0]))
    among = sorted(hand[first:], key=evaluation.worth_in_hand)[:number]
    return next(action for action in offered if _card(action) in among)


def _card(action: Action) -> str:
    card: str = getattr(action, "card", "")
    return card


def _pay(state: "KnowledgeState", evaluation: Evaluation, question: Payment, offered: Actions) -> Action:
    return _give_up(question.left, state, evaluation, offered)


def _set_aside(state: "KnowledgeState", evaluation: Evaluation, question: OpeningHands, offered: Actions) -> Action:
    return _give_up(question.left[evaluation.seat], state, evaluation, offered)


def _be_robbed(
    state: "KnowledgeState", evaluation: Evaluation, question: OpponentsToDiscard, offered: Actions
) -> Action:
    return _give_up(question.left[evaluation.seat], state, evaluation, offered)


def _discard(
    state: "KnowledgeState", evaluation: Evaluation, question: CardsToDiscard, offered: Actions
) -> Action | None:
    if question.up_to or question.what is not None or (question.may and not question.taken):
        return None
    return _give_up(question.left, state, evaluation, offered)


def _archive(state: "KnowledgeState", evaluation: Evaluation, question: CardsToArchive, offered: Actions) -> Action:
    """As many cards as are worth less than the tokens they remove."""
    cards = [action for action in offered if isinstance(action, actions.Discard)]
    tokens = _tokens(state, evaluation, question.taken + len(cards))[question.taken :]
    hand = state.seats[evaluation.seat].hand
    worths = sorted(evaluation.worth_in_hand(_card(action)) for action in cards)
    rising = evaluation.prices.card_falling
    number = sum(
        worth - rising * max(0, len(hand) - 1 - place) < token
        for place, (worth, (token, _)) in enumerate(zip(worths, tokens, strict=False))
    )
    if not number and question.taken:
        return offered[-1]
    return _give_up(max(1, number), state, evaluation, cards)


# Tokens: the dearest. They are named from the lowest cell upwards.


def _tokens(state: "KnowledgeState", evaluation: Evaluation, within: int) -> list[tuple[float, int]]:
    """Every token of the own timeline: its worth if so many are removed now, and its cell; the dearest first."""
    seat = evaluation.seat
    player = state.seats[seat]
    projection = TimelineProjection(
        state, seat, evaluation.setting(state, seat, declines_left(state, seat, evaluation.prices))
    )
    found = []
    for cell, card in enumerate(player.cells):
        if card is not None:
            number, worth = projection.tokens.get(card, (0, 0.0))
            if card in ALL_OR_NOTHING and number > within and not actions_before_decline(state, seat):
                worth = 0.0
            # What would go by itself is worth nothing.
            found += [(worth if place < number else 0.0, cell) for place in range(player.knowledge[cell])]
    return sorted(found, key=lambda token: (-token[0], token[1]))


def _remove(state: "KnowledgeState", evaluation: Evaluation, question: TokensToRemove, offered: Actions) -> Action:
    player = state.seats[evaluation.seat]
    cells = {player.cells.index(_card(action)): action for action in offered if isinstance(action, actions.Remove)}
    chosen = [cell for _, cell in _tokens(state, evaluation, question.left) if cell in cells][: question.left]
    return cells[min(chosen)]


def _relieve(
    state: "KnowledgeState", evaluation: Evaluation, question: MonumentToRelieve | MonumentsToRelieve, offered: Actions
) -> Action:
    """The monument whose tokens are worth most together; of several, the first of the best ones."""
    player = state.seats[evaluation.seat]
    number = question.number
    tokens = _tokens(state, evaluation, number)
    removes = [action for action in offered if isinstance(action, actions.Remove)]

    def worth(action: Action) -> float:
        cell = player.cells.index(_card(action))
        return sum([worth for worth, where in tokens if where == cell][:number])

    if isinstance(question, MonumentToRelieve):
        return max(removes, key=worth)
    all_cells = [actions.remove(evaluation.seat, card) for cell in question.cells if (card := player.cells[cell])]
    best = sorted(all_cells, key=worth, reverse=True)[: question.left]
    return next(action for action in removes if action in best)


_ANSWERS: dict[type, Answer] = {
    Payment: _pay,
    OpeningHands: _set_aside,
    OpponentsToDiscard: _be_robbed,
    CardsToDiscard: _discard,
    CardsToArchive: _archive,
    TokensToRemove: _remove,
    MonumentToRelieve: _relieve,
    MonumentsToRelieve: _relieve,
}

# Answers that only carry an action through: the choice itself deserves a look ahead.


def _create(state: "KnowledgeState", evaluation: Evaluation, question: GrantedCreate, offered: Actions) -> Action:
    """The card that promises most, where it costs least."""
    creates = [action for action in offered if isinstance(action, actions.Create)]
    best = max(creates, key=lambda action: (evaluation.promise(action.card), -_shift(action)), default=None)
    return best if best is not None and evaluation.promise(best.card) else offered[-1]


def _shift(action: actions.Create) -> int:
    start = BUILDERS[action.card].start
    return 0 if start is None or action.space is None else abs(action.space - start)


def _learn(state: "KnowledgeState", evaluation: Evaluation, question: GrantedLearn, offered: Actions) -> Action:
    return max(offered, key=lambda action: VP[action.card] if isinstance(action, actions.Learn) else -1)


def _rotate(state: "KnowledgeState", evaluation: Evaluation, question: MonumentsToRotate, offered: Actions) -> Action:
    """As many as the hand has room for."""
    room = HAND_LIMIT - len(state.seats[evaluation.seat].hand)
    return offered[min(len(offered), max(1, room // DRAWN_PER_ROTATED)) - 1]


_CARRYING: dict[type, Answer] = {GrantedCreate: _create, GrantedLearn: _learn, MonumentsToRotate: _rotate}


def _rough_answer(state: "KnowledgeState", evaluation: Evaluation, offered: Actions) -> Action | None:
    """An answer with which an action can be carried through, if the question is a common one."""
    question = state.question
    answer = _CARRYING.get(type(question))
    if answer is None:
        return direct_answer(state, evaluation, offered)
    return answer(state, evaluation, question, offered)


def answer_until(state: "KnowledgeState", rests: type | tuple[type, ...], evaluation: Evaluation) -> None:
    """Answer what is asked, roughly for the seat that judges and anyhow for others, until one of these is asked."""
    while not state.over and not isinstance(state.question, rests):
        seat = state.deciders[0]
        offered = state.legal_actions(seat)
        answer = _rough_answer(state, evaluation, offered) if seat == evaluation.seat else None
        state.apply(offered[0] if answer is None else answer)
