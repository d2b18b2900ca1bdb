"""How a game goes on from one question to the next."""

from digsite.ancient_knowledge.rules.timeline_phase import begin_timeline_phase
from digsite.ancient_knowledge.rules.turn import MAIN_ACTION
from digsite.ancient_knowledge.state import KnowledgeState, Question


def open_question(state: KnowledgeState) -> Question | None:
    """What is to be answered next; None when the game is over."""
    stack = state.stack
    if stack:
        top = stack[-1]
        if top.asks:
            return top  # type: ignore[return-value]
    return None if state.over else MAIN_ACTION


def proceed(state: KnowledgeState) -> None:
    """Go on to the next question that has to be asked."""
    stack = state.stack
    while not state.over:
        if not stack:
            if state.actions_left:
                return
            begin_timeline_phase(state)
        top = stack[-1]
        if not top.asks:
            stack.pop()
            top.run(state)
            continue
        question: Question = top  # type: ignore[assignment]
        answer = None if state.ask_forced else question.unasked(state)
        if answer is None:
            return
        question.answer(state, answer)
