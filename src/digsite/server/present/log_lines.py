"""What happened, in words: the sentences of the game's own `Words`, and what a reader may look up about each."""

from collections.abc import Sequence
from typing import NamedTuple

from digsite.core import Event, Seat
from digsite.server.schema.messages import LogLine, Mention
from digsite.server.tables.running_game import LoggedStep
from digsite.texts import Words


class _About(NamedTuple):
    """What is the same for everybody who reads of an event."""

    rule: str | None
    title: str
    mentions: tuple[Mention, ...]


class Telling:
    """Tells the same log to one reader after the other, in one language."""

    def __init__(self, speaker: Words) -> None:
        self._speaker = speaker
        self._known: dict[tuple[int, int], _About] = {}

    def lines(self, number: int, step: LoggedStep, seen: Sequence[int], reader: Seat | None) -> tuple[LogLine, ...]:
        """A step as that reader may read it: of its events those that are seen, as far as they are worth a line."""
        lines = []
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
                )
                lines.append(line)
        return tuple(lines)

    def _about(self, number: int, place: int, event: Event) -> _About:
        found = self._known.get((number, place))
        if found is None:
            speaker = self._speaker
            rule = speaker.because(event)
            title = speaker.say(f"rules-{speaker.game.name}-{rule}") if rule else ""
            mentions = [Mention(text=name, piece=piece) for name, piece in speaker.mentions(event).items()]
            found = self._known[number, place] = _About(rule or None, title, tuple(mentions))
        return found
