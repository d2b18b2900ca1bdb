"""The table in words, for screen readers and lists of choices: what the game's own `Words` say.

A client that shows text needs no words of its own for a game, and a new game can be played before it has a picture.
"""

from functools import lru_cache

from digsite.core import Game, Seat
from digsite.games import words
from digsite.server.errors import Malformed
from digsite.server.present.redaction import Names, seat_name
from digsite.server.schema.descriptions import BotSeat
from digsite.server.schema.messages import Tell, Told, ToldGroup
from digsite.server.tables.running_game import RunningGame
from digsite.server.tables.table import Table
from digsite.texts import LANGUAGES, Words, texts


def tell(running: RunningGame, seat: Seat | None, request: Tell, speaker: Words) -> Told:
    """What that seat may know (None: a spectator), and its choices as it would look through them."""
    state = running.state
    view = state.view(seat)
    asked = seat is not None and seat in running.waiting_for
    actions = list(state.legal_actions(seat)) if asked and seat is not None else []
    groups = speaker.groups(actions, view) if actions else []
    places = {action: place for place, action in enumerate(actions)}
    spelled = groups[request.group].actions if request.group is not None and request.group < len(groups) else ()
    outcome = state.outcome
    return Told(
        id=request.id,
        version=running.version,
        question=speaker.question(view) if actions else "",
        lines=tuple(speaker.describe(view)),
        groups=tuple(
            ToldGroup(title=group.title, choices=tuple(places[action] for action in group.actions)) for group in groups
        ),
        moves=tuple(speaker.action(action, view) for action in spelled),
        ending=tuple(speaker.outcome(outcome, seat)) if outcome is not None else (),
    )


def speaker_at(table: Table, names: Names, language: str) -> Words:
    """The game's words, with the names of whoever sits at that table."""
    say = texts(language).say
    players = [
        seat_name(place, names)
        or say("table-bot" if isinstance(place.plan, BotSeat) else "table-player", player=seat + 1)
        for seat, place in enumerate(table.places)
    ]
    return _speaker(table.game, language, tuple(players))


@lru_cache(maxsize=1000)
def _speaker(game: Game, language: str, players: tuple[str, ...]) -> Words:
    """Kept, because a table says something at every move, and its players seldom change."""
    return words(game.name, language, players)


def asked_language(text: str | None) -> str | None:
    """The language that an address asks for; None where it asks for none."""
    if text is not None and text not in LANGUAGES:
        raise Malformed(f"language: expected one of {', '.join(LANGUAGES)}; got {text[:20]!r}")
    return text
