"""Why an action is not legal, in words and as a code."""

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import BUILDERS, TECHNOLOGIES
from digsite.ancient_knowledge.player import ARTEFACT_PLACES, SPACES
from digsite.ancient_knowledge.rules.pillars import displayed
from digsite.ancient_knowledge.state import KnowledgeState
from digsite.ancient_knowledge.vocabulary import Kind
from digsite.core import Action, IllegalAction


def refusal(state: KnowledgeState, action: Action) -> IllegalAction:
    """The reason to give for an action that is not among the legal ones of a seat that decides."""
    if not state.stack and isinstance(action, actions.Create):
        return _create_refusal(state, action)
    if not state.stack and isinstance(action, actions.Learn):
        return _learn_refusal(state, action)
    kinds = list(dict.fromkeys(option.kind for option in state.legal_actions(action.seat)))
    if action.kind not in kinds:
        return IllegalAction(
            f"expected one of {', '.join(kinds)}; got {action.kind}", code=IllegalAction.WRONG_KIND, kinds=kinds
        )
    return IllegalAction(f"{_plain(action)} is not offered now", code=IllegalAction.NOT_OFFERED)


def _plain(action: Action) -> str:
    return " ".join(str(value) for name, value in action.to_dict().items() if name != "seat")


def _create_refusal(state: KnowledgeState, action: actions.Create) -> IllegalAction:
    player, card, space = state.seats[action.seat], action.card, action.space
    if card not in player.hand:
        return IllegalAction(f"{card} is not in the hand", code="not-in-hand", card=card)
    built = BUILDERS[card]
    if built.kind is Kind.ARTEFACT or built.start is None:
        if space is not None:
            return IllegalAction(f"{card} is an artefact: it has no space", code="no-place", card=card)
        if len(player.artefacts) >= ARTEFACT_PLACES:
            return IllegalAction("all five artefact places are taken", code="no-place", card=card)
        return _cannot_pay(card, built.cost, len(player.hand) - 1)
    if space is None or space not in SPACES or not player.has_room(space):
        return IllegalAction(f"expected a space 1..6 with a free place, got {space}", code="no-place", card=card)
    if built.locked and space != built.start:
        return IllegalAction(f"{card} is locked on space {built.start}", code="locked", card=card, space=built.start)
    return _cannot_pay(card, built.cost + abs(space - built.start), len(player.hand) - 1)


def _cannot_pay(card: str, cost: int, budget: int) -> IllegalAction:
    return IllegalAction(
        f"{card} costs {cost} cards there, the hand has {budget} besides it",
        code="cannot-pay",
        card=card,
        cost=cost,
        budget=budget,
    )


def _learn_refusal(state: KnowledgeState, action: actions.Learn) -> IllegalAction:
    if action.card not in displayed(state):
        return IllegalAction(f"{action.card} lies on no pillar", code="not-displayed", card=action.card)
    requires = TECHNOLOGIES[action.card].requires
    needed = requires.notation if requires else "nothing"
    return IllegalAction(
        f"{action.card} requires {needed}", code="requirement-not-met", card=action.card, requires=needed
    )
