"""Loading games before anybody waits for them."""

from digsite.bots import bot, bot_names
from digsite.core import UnknownGame
from digsite.games import GAMES, Registrations, words
from digsite.games import game as find_game
from digsite.server.errors import CannotStart
from digsite.server.presentation.log_lines import Telling
from digsite.server.tables.running_game import LoggedStep
from digsite.texts import LANGUAGES

STEPS = 8
"""Of a game, that reach everything a table needs."""


def warm_up(name: str, games: Registrations) -> None:
    """Play a little of a game, and tell it in every language: what is loaded on first use is loaded then."""
    game = find_game(name, games)
    state = game.new(game.player_counts[-1], seed=1)
    steps = []
    for _ in range(STEPS):
        action = state.legal_actions(state.deciders[0])[0]
        steps.append(LoggedStep.of(action, state.apply(action)))
        state.view(0)
    for language in LANGUAGES:
        speaker = words(name, language, [str(seat) for seat in range(state.players)], games)
        speaker.describe(state.view(0))
        for number, step in enumerate(steps):
            Telling(speaker).lines(number, step, range(len(step.events)), None)


def check(games: Registrations) -> None:
    """Every game can be loaded; raises CannotStart."""
    for name in games:
        try:
            find_game(name, games)
        except (ImportError, AttributeError, ValueError, UnknownGame) as error:
            raise CannotStart(f"the game {name} cannot be loaded: {error}") from None


def warm_up_at_once(games: Registrations) -> None:
    """What takes a moment."""
    for name in games:
        if not games[name].compiles:
            warm_up(name, games)


def slow(games: Registrations) -> list[str]:
    """What may take a minute."""
    return [name for name in games if games[name].compiles]


def main() -> None:
    """Compile everything there is to compile, so that no start has to: for whoever builds an image."""
    for name in GAMES:
        warm_up(name, GAMES)
        for strength in bot_names(name):
            bot(strength, name)


if __name__ == "__main__":
    main()
