"""The table in words, for screen readers and lists of choices: what the game's own `Words` say.

A client that shows text needs no words of its own for a game, and a new game can be played before it has a picture.
"""

from digsite.core import Seat
from digsite.games import Registrations, words
from digsite.server.present.redaction import Names, seat_name
from digsite.server.schema.descriptions import BotSeat
from digsite.server.schema.messages import Tell, Told, ToldGroup
from digsite.server.tables.running_game import RunningGame
from digsite.server.tables.table import Table
from digsite.texts import Words, texts


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


class Speakers:
    """Who speaks at one table, in each language, with the names of whoever sits there. Kept, because a table says
    something at every move, and its players seldom change."""

    def __init__(self, games: Registrations) -> None:
        self._games = games
        self._known: dict[str, tuple[list[str], Words]] = {}

    def at(self, table: Table, names: Names, language: str) -> Words:
        players, (known, speaker) = _players(table, names, language), self._known.get(language, ([], None))
        if speaker is None or known != players:
            speaker = words(table.rules.game, language, players, self._games)
            self._known[language] = players, speaker
        return speaker


def _players(table: Table, names: Names, language: str) -> list[str]:
    say = texts(language).say
    return [
        seat_name(place, names)
        or say("table-bot" if isinstance(place.plan, BotSeat) else "table-player", player=seat + 1)
        for seat, place in enumerate(table.places)
    ]
