"""The order of the steps of a game, and how it goes on from one to the next.

    core -> draft, one seat after the other
         -> turn -> discard -> claim -> mark -> return -> refill -> ancients -> the next seat's turn ...

Each step says whether it is due, what may be chosen, and what a choice does. A step that is not due is passed over;
one whose single answer everybody can know is taken unasked, unless the option `ask_forced` wants it asked.
"""

from typing import TYPE_CHECKING

from digsite.block_and_key.rules import ancients, claiming, ending, opening, turn
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Action, Actions, Event, IllegalAction

if TYPE_CHECKING:
    from digsite.block_and_key.rules.step import Step

OPENING: dict[str, "Step"] = {"core": opening.CoreStep(), "draft": opening.DraftStep()}

TURN: dict[str, "Step"] = {
    "turn": turn.TurnStep(),
    "discard": turn.DiscardStep(),
    "claim": claiming.ClaimStep(),
    "mark": ancients.MarkStep(),
    "return": ancients.ReturnStep(),
    "refill": claiming.RefillStep(),
    "ancients": ancients.AncientsStep(),
}

STEPS = OPENING | TURN

_AFTER = dict(zip(STEPS, [*list(STEPS)[1:], None], strict=True))


def legal_actions(state: BlockAndKeyState) -> Actions:
    return STEPS[state.step].legal_actions(state)


def apply(state: BlockAndKeyState, action: Action) -> list[Event]:
    """Carry out the action, then whatever follows without being asked."""
    step = STEPS[state.step]
    if not isinstance(action, step.kinds):
        expected = ", ".join(str(kind.__struct_config__.tag) for kind in step.kinds)
        raise IllegalAction(
            f"expected {expected}, got {action.kind}",
            code=IllegalAction.WRONG_KIND,
            expected=[str(kind.__struct_config__.tag) for kind in step.kinds],
        )
    events: list[Event] = []
    over = step.carry_out(state, action, events)
    _go_on(state, over, events)
    return events


def _go_on(state: BlockAndKeyState, over: bool, events: list[Event]) -> None:
    ask_forced = state.options["ask_forced"]
    while not state.reason:
        if over or not STEPS[state.step].due(state, events):
            following = _AFTER[state.step]
            if following is None:
                ending.end_turn(state, events)
                following = "turn"
            state.step = following
            over = False
        else:
            answer = None if ask_forced else STEPS[state.step].forced(state)
            if answer is None:
                return
            over = STEPS[state.step].carry_out(state, answer, events)
