"""What happened, in words: the sentences of the game's own `Words`, and what a reader may look up about each."""

from collections.abc import Sequence

from digsite.core import Event, Seat
from digsite.server.schema.messages import LogLine, Mention
from digsite.texts import Words


def log_lines(
    number: int, actor: Seat, seen: Sequence[Event], reader: Seat | None, speaker: Words
) -> tuple[LogLine, ...]:
    """The events of a step that this reader sees, as far as they are worth a line."""
    lines = []
    for place, event in enumerate(seen):
        text, brief = speaker.sentence(event, reader)
        if text:
            rule = speaker.because(event)
            line = LogLine(
                step=number,
                event=place,
                seat=actor,
                text=text,
                brief=brief,
                rule=rule or None,
                title=speaker.say(f"rules-{speaker.game.name}-{rule}") if rule else "",
                mentions=_mentions(event, text, speaker),
            )
            lines.append(line)
    return tuple(lines)


def _mentions(event: Event, text: str, speaker: Words) -> tuple[Mention, ...]:
    return tuple([Mention(text=name, piece=piece) for name, piece in speaker.mentions(event).items() if name in text])
