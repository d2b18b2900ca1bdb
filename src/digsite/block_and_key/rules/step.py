"""What a step of the game is: see `steps.py` for their order."""

from abc import ABC, abstractmethod
from typing import ClassVar

from digsite.block_and_key.state import BlockAndKeyState
from digsite.core import Action, Actions, Event


class Step(ABC):
    kinds: ClassVar[tuple[type[Action], ...]]
    """The kinds of action that answer this step."""

    @abstractmethod
    def due(self, state: BlockAndKeyState) -> bool:
        """Is there (still) something to decide? Asked on arriving, and after each answer that did not end the step."""

    @abstractmethod
    def legal_actions(self, state: BlockAndKeyState) -> Actions:
        """The answers, never empty while the step is due."""

    @abstractmethod
    def carry_out(self, state: BlockAndKeyState, action: Action, events: list[Event]) -> bool:
        """Judge the answer, do it, and say whether that ends the step. A refusal changes nothing."""

    def forced(self, state: BlockAndKeyState) -> Action | None:
        """The single answer, where everybody can know that there is but one."""
        actions = self.legal_actions(state)
        return actions[0] if len(actions) == 1 else None
