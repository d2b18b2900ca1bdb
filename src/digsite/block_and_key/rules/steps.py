"""The order of the steps of a game, and how it goes on from one to the next.

    core -> draft, one seat after the other
         -> turn -> discard -> claim -> refill -> the next seat's turn ...
    solo:   turn -> discard -> claim -> mark -> return -> refill -> ancients -> the next turn ...

Each step says whether it is due, what may be chosen, and what a choice does. A step that is not due is passed over;
one whose single answer everybody can know is taken unasked, unless the option `ask_forced` wants it asked.
"""

from collections.abc import Iterable

from digsite.block_and_key.rules import ancients, claiming, ending, opening, turn
from digsite.block_and_key.rules.step import Step
from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Action, Actions, Event, IllegalAction

OPENING: dict[str, Step] = {"core": opening.CoreStep(), "draft": opening.DraftStep()}

TURN: dict[str, Step] = {
    "turn": turn.TurnStep(),
    "discard": turn.DiscardStep(),
    "claim": claiming.ClaimStep(),
    "mark": ancients.MarkStep(),
    "return": ancients.ReturnStep(),
    "refill": claiming.RefillStep(),
    "ancients": ancients.AncientsStep(),
}

STEPS = OPENING | TURN

ARRIVING = {"mark": ancients.mark_by_claims, "ancients": ancients.call_ancients}
"""What happens by itself on arriving at a step, before anything is asked."""

SOLO = ("mark", "return", "ancients")
"""Steps that are for those who play alone."""


def _order(steps: Iterable[str]) -> dict[str, str | None]:
    """Which step follows on which; None on the last one."""
    first, *others = steps
    return dict(zip([first, *others], [*others, None], strict=True))


_AFTER_ALONE = _order(STEPS)
_AFTER = _order(name for name in STEPS if name not in SOLO)


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
    state.choices = None
    _go_on(state, over, events)
    return events


def _go_on(state: BlockAndKeyState, over: bool, events: list[Event]) -> None:
    ask_forced = state.options["ask_forced"]
    after = _AFTER if state.players > 1 else _AFTER_ALONE
    while not state.reason:
        step = STEPS[state.step]
        if over or not step.due(state):
            following = after[state.step]
            if following is None:
                ending.end_turn(state, events)
                following = "turn"
            state.step = following
            if following in ARRIVING:
                ARRIVING[following](state, events)
            over = False
        else:
            answer = None if ask_forced else step.forced(state)
            if answer is None:
                return
            over = step.carry_out(state, answer, events)
