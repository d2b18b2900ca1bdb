"""The one table in which a game is registered. A game's code is loaded when it is first asked for."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, overload

from digsite.core import BadOption, BadRecord, Game, Record, Seat, State, UnknownGame
from digsite.core.picture import Picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from digsite.ancient_knowledge.game import AncientKnowledge
    from digsite.block_and_key.game import BlockAndKey
    from digsite.texts import Words


class Registration(NamedTuple):
    """Where the parts of a game live, each as `module:attribute`."""

    game: str
    """Its `Game` object."""
    words: str = "digsite.texts:Words"
    """Its class of words; without one, a game is told from its plain data."""
    picture: str | None = None
    """What draws its table from a view."""
    compiles: bool = False
    """Whether its first use on a machine compiles something, which takes a while."""


Registrations = Mapping[str, Registration]
"""Games by name. Whoever knows more games than the house (a server, an arena) passes its own along."""

GAMES: dict[str, Registration] = {
    "block-and-key": Registration(
        "digsite.block_and_key.game:BLOCK_AND_KEY",
        words="digsite.block_and_key.wording.words:BlockAndKeyWords",
        picture="digsite.block_and_key.pictures.table_picture:table_picture",
        compiles=True,
    ),
    "ancient-knowledge": Registration(
        "digsite.ancient_knowledge.game:ANCIENT_KNOWLEDGE",
        words="digsite.ancient_knowledge.wording.words:AncientKnowledgeWords",
        picture="digsite.ancient_knowledge.pictures.table_picture:table_picture",
    ),
}


def with_games(places: Mapping[str, str]) -> Registrations:
    """The house's games and more: name -> `module:attribute` of its `Game`."""
    return {**GAMES, **{name: Registration(place) for name, place in places.items()}}


@overload
def game(name: Literal["block-and-key"], games: Registrations = GAMES) -> "BlockAndKey": ...
@overload
def game(name: Literal["ancient-knowledge"], games: Registrations = GAMES) -> "AncientKnowledge": ...
@overload
def game(name: str, games: Registrations = GAMES) -> Game: ...
def game(name: str, games: Registrations = GAMES) -> Game:
    """The game of that name."""
    place = _registration(name, games).game
    try:
        found = _load(place)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(f"{name}: {place} cannot be loaded ({error})", option="game") from error
    if not isinstance(found, Game):
        raise BadOption(f"{name}: {place} is no game, but a {type(found).__name__}", option="game")
    return found


def words(
    name: str, language: str | None = None, players: "Sequence[str]" = (), games: Registrations = GAMES
) -> "Words":
    """The words for that game in a language (None: the environment's), with these names for its players."""
    from digsite.texts import texts

    made: Words = _load(_registration(name, games).words)(game(name, games), texts(language), players)
    return made


def picture(state: State, seat: Seat | None = None, games: Registrations = GAMES) -> Picture:
    """The table as that seat (None: a spectator) sees it, drawn."""
    place = _registration(state.game.name, games).picture
    if place is None:
        raise BadOption(f"{state.game.name} cannot be drawn", option="game")
    drawn: Picture = _load(place)(state.view(seat))
    return drawn


def replay(record: str | bytes | Record) -> State:
    """Play a record again, from its text or as `State.record` gives it; returns its end state."""
    record = record if isinstance(record, Record) else Record.loads(record)
    try:
        found = game(record.game)
    except UnknownGame as error:
        raise BadRecord(error.reason, step=0, code=error.code, **error.details) from None
    return found.replay(record)


def _registration(name: str, games: Registrations) -> Registration:
    if not isinstance(name, str) or name not in games:
        raise UnknownGame(f"no game {name!r}; expected one of {', '.join(games)}", name=name)
    return games[name]


@cache
def _load(place: str) -> Any:
    module, attribute = place.split(":")
    return getattr(import_module(module), attribute)
