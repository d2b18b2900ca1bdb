"""How a game goes on from one question to the next."""

from digsite.ancient_knowledge.rules.timeline_phase import begin_timeline_phase
from digsite.ancient_knowledge.rules.turn import MAIN_ACTION
from digsite.ancient_knowledge.state import KnowledgeState, Question


def ask(state: KnowledgeState) -> None:
    """Tell what is to be answered next, and by whom; nothing when the game is over. The stack ends in a question."""
    if state.over:
        state.question, state.deciders = None, ()
    else:
        question: Question = state.stack[-1] if state.stack else MAIN_ACTION  # type: ignore[assignment]
        state.question, state.deciders = question, question.deciders(state)
    state._legal = None


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
