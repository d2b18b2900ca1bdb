"""The table in words, for screen readers and lists of choices: what the game's own `Words` say.

A client that shows text needs no words of its own for a game, and a new game can be played before it has a picture.
"""

from collections import Counter
from collections.abc import Callable, Sequence

from digsite.core import Action, Seat, View
from digsite.games import Registrations, words
from digsite.server.bots.pool import Advice
from digsite.server.errors import Stale
from digsite.server.presentation.redaction import Names, looks_like_another, seat_name
from digsite.server.schema.descriptions import BotSeat
from digsite.server.schema.messages import Hint, Hinted, Tell, Told, ToldGroup
from digsite.server.tables.running_game import RunningGame
from digsite.server.tables.table import Table
from digsite.texts import Words, texts


def tell(running: RunningGame, seat: Seat | None, request: Tell, speaker: Words, *, aided: bool = True) -> Told:
    """What that seat may know (None: a spectator), and its choices as it would look through them, with what each would
    win unless that is to be found out."""
    state, speaker = running.state, speaker.aloud if aided else speaker.aloud.unaided
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
        question=speaker.question(view, actions) if actions else "",
        lines=tuple(speaker.describe(view)),
        groups=tuple(
            ToldGroup(title=group.title, choices=tuple(places[action] for action in group.actions)) for group in groups
        ),
        moves=_choices(spelled, view, speaker),
        ending=tuple(speaker.outcome(outcome, seat)) if outcome is not None else (),
    )


def _choices(actions: Sequence[Action], view: View, speaker: Words) -> tuple[str, ...]:
    """Each in words; where several would be told alike, with what tells them apart, or else counted."""
    told = [speaker.choice(action, view) for action in actions]
    often = Counter(told)
    exact = [
        words if often[words] == 1 else speaker.texts.clauses(filter(None, (words, speaker.exactly(action, view))))
        for words, action in zip(told, actions, strict=True)
    ]
    often, met = Counter(exact), Counter[str]()
    counted: list[str] = []
    for each in exact:
        met[each] += 1
        counted.append(each if often[each] == 1 else f"{each} ({met[each]})")
    return tuple(counted)


def hinted(running: RunningGame, request: Hint, version: int, advice: Advice, speaker: Words) -> Hinted:
    """A hint as the seat that asked for it is told."""
    (action, reason), then = advice
    if request.seat not in running.deciders or action not in running.state.legal_actions(request.seat):
        raise Stale(f"expected version {running.version}, got {request.version}", version=running.version)
    look = reason.look if reason is not None else None
    say = speaker.texts
    return Hinted(
        id=request.id,
        version=version,
        look=look.say(say) if look is not None else say.say("hint-question"),
        pieces=look.pieces() if look is not None else (),
        action=action.to_dict() if request.full else None,
        then=tuple(each.to_dict() for each in then) if request.full else (),
        move=speaker.pictured.completed(action, then, running.state.view(request.seat)) if request.full else "",
        why=reason.say(say) if request.full and reason is not None else "",
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
            speaker = words(table.rules.game, language, players, self._games).playing(table.rules.options)
            self._known[language] = players, speaker
        return speaker


def _players(table: Table, names: Names, language: str) -> list[str]:
    return [_player(table, seat, names, texts(language).say) for seat in range(len(table.places))]


def _player(table: Table, seat: int, names: Names, say: Callable[..., str]) -> str:
    place = table.places[seat]
    name = seat_name(place, names)
    if name is None:
        return bot_name(table, seat, say) if isinstance(place.plan, BotSeat) else say("table-player", player=seat + 1)
    return say("table-lookalike", name=name, player=seat + 1) if looks_like_another(table, place, names) else name


def bot_name(table: Table, seat: int, say: Callable[..., str]) -> str:
    """Bots have names by their strength; those of one name are counted."""
    names = [
        say("table-bot-name", strength=place.plan.strength) if isinstance(place.plan, BotSeat) else None
        for place in table.places
    ]
    name = names[seat]
    alone = names.count(name) == 1 and name != say("table-bot-name", strength="")
    return str(name) if alone else f"{name} {names[: seat + 1].count(name)}"
