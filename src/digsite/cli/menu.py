"""A numbered list that a player picks from: moves, or groups of moves where there are many; a page at a time."""

from collections.abc import Sequence

from digsite.core import Action, View
from digsite.texts import Group, Words

PAGE = 20


class Menu:
    """What the numbers mean that were shown last."""

    def __init__(self, words: Words, view: View, actions: Sequence[Action]) -> None:
        self._words = words
        self._view = view
        self._top: Sequence[Action | Group] = actions
        if len(actions) > PAGE:
            self._top = [_alone_or_group(group) for group in words.groups(actions, view)]
        self.back()

    def back(self) -> None:
        """Look at all moves again, from the first."""
        self._entries, self._shown = self._top, 0

    def open(self, group: Group) -> None:
        """Look into a group."""
        self._entries, self._shown = group.actions, 0

    def pick(self, number: int) -> Action | Group | None:
        """What stands at that number, counted from 1; None where nothing does."""
        return self._entries[number - 1] if 1 <= number <= len(self._entries) else None

    def page(self) -> list[str]:
        """The next page; the first again after the last."""
        start = 0 if self._shown >= len(self._entries) else self._shown
        self._shown = min(start + PAGE, len(self._entries))
        lines = [self._line(number) for number in range(start, self._shown)]
        left = len(self._entries) - self._shown
        return [*lines, self._words.say("cli-more-left", left=left)] if left else lines

    def _line(self, number: int) -> str:
        entry = self._entries[number]
        if isinstance(entry, Group):
            text = self._words.say("cli-group", title=entry.title, count=len(entry.actions))
        else:
            text = self._words.action(entry, self._view)
        return f"{number + 1}. {text}"


def _alone_or_group(group: Group) -> Action | Group:
    return group.actions[0] if len(group.actions) == 1 else group
