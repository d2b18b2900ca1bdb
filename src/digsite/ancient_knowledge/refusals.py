"""Why an action is not legal, in words and as a code."""

from typing import TYPE_CHECKING

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.player import ARTEFACT_PLACES, SPACES
from digsite.ancient_knowledge.rules.pillars import displayed
from digsite.ancient_knowledge.vocabulary import Kind
from digsite.core import Action, IllegalAction

if TYPE_CHECKING:
    from digsite.ancient_knowledge.state import KnowledgeState

NOT_IN_HAND = "not-in-hand"
NO_PLACE = "no-place"
LOCKED = "locked"
CANNOT_PAY = "cannot-pay"
NOT_DISPLAYED = "not-displayed"
REQUIREMENT = "requirement-not-met"


def refusal(state: "KnowledgeState", action: Action) -> IllegalAction:
    """The reason to give for an action that is not among the legal ones of a seat that decides."""
    legal = state.legal_actions(action.seat)
    kinds = list(dict.fromkeys(option.kind for option in legal))
    if action.kind not in kinds and not (isinstance(action, actions.Create | actions.Learn) and "search" in kinds):
        return IllegalAction(
            f"expected one of {', '.join(kinds)}; got {action.kind}", code=IllegalAction.WRONG_KIND, kinds=kinds
        )
    if isinstance(action, actions.Create) and "search" in kinds:
        return _create_refusal(state, action)
    if isinstance(action, actions.Learn) and "search" in kinds:
        return _learn_refusal(state, action)
    return IllegalAction(f"{_plain(action)} is not offered now", code=IllegalAction.NOT_OFFERED)


def _plain(action: Action) -> str:
    return " ".join(str(value) for name, value in action.to_dict().items() if name != "seat")


def _create_refusal(state: "KnowledgeState", action: actions.Create) -> IllegalAction:
    player, card, space = state.seats[action.seat], action.card, action.space
    if card not in player.hand:
        return IllegalAction(f"{card} is not in the hand", code=NOT_IN_HAND, card=card)
    built = BUILDERS[card]
    if built.kind is Kind.ARTEFACT or built.start is None:
        if space is not None:
            return IllegalAction(f"{card} is an artefact: it has no space", code=NO_PLACE, card=card)
        if len(player.artefacts) >= ARTEFACT_PLACES:
            return IllegalAction("all five artefact places are taken", code=NO_PLACE, card=card)
        return _cannot_pay(card, built.cost, len(player.hand) - 1)
    if space is None or space not in SPACES or not player.has_room(space):
        return IllegalAction(f"expected a space 1..6 with a free place, got {space}", code=NO_PLACE, card=card)
    if built.locked and space != built.start:
        return IllegalAction(f"{card} is locked on space {built.start}", code=LOCKED, card=card, space=built.start)
    return _cannot_pay(card, built.cost + abs(space - built.start), len(player.hand) - 1)


def _cannot_pay(card: str, cost: int, budget: int) -> IllegalAction:
    return IllegalAction(
        f"{card} costs {cost} cards there, the hand has {budget} besides it",
        code=CANNOT_PAY,
        card=card,
        cost=cost,
        budget=budget,
    )


def _learn_refusal(state: "KnowledgeState", action: actions.Learn) -> IllegalAction:
    if action.card not in displayed(state):
        return IllegalAction(f"{action.card} lies on no pillar", code=NOT_DISPLAYED, card=action.card)
    requires = TECHNOLOGIES[action.card].requires
    needed = requires.notation if requires else "nothing"
    return IllegalAction(f"{action.card} requires {needed}", code=REQUIREMENT, card=action.card, requires=needed)
