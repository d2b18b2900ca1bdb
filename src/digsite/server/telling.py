"""The table in words, for screen readers and for lists of choices: what the game's own `Words` say, in any language.

A client that shows text needs no words of its own for a game, and a new game can be played before it has a picture.
"""

from digsite.core import Seat
from digsite.games import words
from digsite.server.messages import Tell, Told, ToldGroup
from digsite.server.play import Play
from digsite.texts import Words

RECENT = 8
"""How many of the last steps are told."""


def tell(play: Play, seat: Seat | None, request: Tell) -> Told:
    """What that seat may know (None: a spectator), and its choices as it would look through them."""
    state = play.state
    speaker = words(state.game.name, request.language)
    view = state.view(seat)
    asked = seat is not None and seat in play.waiting_for
    actions = list(state.legal_actions(seat)) if asked and seat is not None else []
    groups = speaker.groups(actions, view) if actions else []
    places = {action: place for place, action in enumerate(actions)}
    spelled = groups[request.group].actions if request.group is not None and request.group < len(groups) else ()
    outcome = state.outcome
    return Told(
        id=request.id,
        version=play.version,
        question=speaker.question(view) if actions else "",
        lines=tuple(speaker.describe(view)),
        happened=_happened(play, seat, speaker),
        groups=tuple(
            ToldGroup(title=group.title, choices=tuple(places[action] for action in group.actions)) for group in groups
        ),
        moves=tuple(speaker.action(action, view) for action in spelled),
        ending=tuple(speaker.outcome(outcome, seat)) if outcome is not None else (),
    )


def _happened(play: Play, seat: Seat | None, speaker: Words) -> tuple[str, ...]:
    told = [speaker.event(event, seat) for step in play.steps[-RECENT:] for event in step.events if event.seen_by(seat)]
    return tuple(line for line in told if line)
