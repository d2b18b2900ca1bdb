"""What happened, in words: the sentences of the game's own `Words`, and what a reader may look up about each."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from digsite.core import Event, Seat
from digsite.server.schema.messages import LogLine, Mention
from digsite.server.tables.running_game import LoggedStep
from digsite.texts import Texts, Words


@cache
def _title(texts: Texts, section: str) -> str:
    return texts.say(section)


class _About(NamedTuple):
    """What is the same for everybody who reads of an event."""

    rule: str | None
    title: str
    mentions: tuple[Mention, ...]


class Telling:
    """Tells the same log to one reader after the other, in one language; after the end also why bots did what they
    did."""

    def __init__(self, speaker: Words, *, over: bool = False) -> None:
        self._speaker = speaker
        self._over = over
        self._known: dict[tuple[int, int], _About] = {}

    def lines(self, number: int, step: LoggedStep, seen: Sequence[int], reader: Seat | None) -> tuple[LogLine, ...]:
        """A step as that reader may read it: of its events those that are seen, as far as they are worth a line."""
        lines: list[LogLine] = []
        for shown, place in enumerate(seen):
            event = step.events[place]
            text, brief = self._speaker.sentence(event, reader)
            if text:
                rule, title, mentions = self._about(number, place, event)
                line = LogLine(
                    step=number,
                    event=shown,
                    seat=step.action.seat,
                    text=text,
                    brief=brief,
                    rule=rule,
                    title=title,
                    mentions=tuple([mention for mention in mentions if mention.text in text]),
                    why="" if lines else self._why(step),
                )
                lines.append(line)
        return tuple(lines)

    def _why(self, step: LoggedStep) -> str:
        """A reason may tell what is hidden: before the end nobody hears it. One from outside may have no text."""
        texts = self._speaker.texts
        if not self._over or step.reason is None or not texts.has(step.reason.text):
            return ""
        return step.reason.say(texts)

    def _about(self, number: int, place: int, event: Event) -> _About:
        found = self._known.get((number, place))
        if found is None:
            speaker = self._speaker
            rule = speaker.because(event)
            title = _title(speaker.texts, f"rules-{speaker.game.name}-{rule}") if rule else ""
            mentions = [Mention(text=name, piece=piece) for name, piece in speaker.mentions(event).items()]
            found = self._known[number, place] = _About(rule or None, title, tuple(mentions))
        return found
