"""Opening a table: the creator's rules are checked once, here, and become the first entry of a journal."""

from collections.abc import Collection

import msgspec

from digsite.bots import BOTS, Strategies, bot_names
from digsite.core import BadOption, Chance, Game
from digsite.games import Registrations
from digsite.games import game as find_game
from digsite.server.plain_text import plain_name
from digsite.server.schema import journal
from digsite.server.schema.descriptions import BotSeat, InvitedSeat, MySeat, OpenSeat, SeatPlan, TableRules
from digsite.server.tables.table import Table
from digsite.server.tables.trying_out import try_out
from digsite.server.time_and_secrets import TimeAndSecrets


def opened(
    rules: TableRules, creator: str | None, sources: TimeAndSecrets, games: Registrations, bots: Strategies = BOTS
) -> journal.Opened:
    """The first entry of a new table; raises UnknownGame, BadOption or BadPosition."""
    return opened_for(find_game(rules.game, games), rules, creator, sources, bots)


def opened_for(
    game: Game, rules: TableRules, creator: str | None, sources: TimeAndSecrets, bots: Strategies = BOTS
) -> journal.Opened:
    """The same, of a game that is at hand."""
    _check(game, rules, bots)
    return journal.Opened(
        at=sources.now(),
        by=creator,
        rules=rules,
        seed=sources.seed() if rules.seed is None else Chance(rules.seed).plain_seed,
        salt=sources.key(),
        invites=tuple(sources.key() if isinstance(plan, InvitedSeat) else None for plan in rules.seats),
        holders=tuple(creator if isinstance(plan, MySeat) else None for plan in rules.seats),
        version=game.version,
    )


def _check(game: Game, rules: TableRules, bots: Strategies) -> None:
    players = len(rules.seats)
    if players not in game.player_counts:
        few, many = game.player_counts[0], game.player_counts[-1]
        raise BadOption(f"seats: expected {few} to {many} for {game.name}, got {players}", option="seats")
    game.check_options(rules.options)
    for plan in rules.seats:
        check_plan(game, plan, bots)
    if rules.scenario is not None:
        if "self" in rules.scenario:  # a word of Python's, not of any game's
            raise BadOption("scenario: there is no 'self' in a position", option="scenario")
        state = game.scenario(**rules.scenario)
        if state.players != players or state.is_over:
            raise BadOption(
                f"scenario: expected a game of {players} that is not over, got {state.players} seats", option="scenario"
            )
        if rules.scenario.get("pending"):
            try_out(state)


def check_plan(game: Game, plan: SeatPlan, bots: Strategies) -> None:
    """A bot must know the game."""
    if isinstance(plan, BotSeat) and plan.strength not in bot_names(game.name, bots):
        expected = ", ".join(bot_names(game.name, bots))
        raise BadOption(f"strength: expected one of {expected}; got {plan.strength!r}", option="strength")


def plain_plan(plan: SeatPlan) -> SeatPlan:
    """The plan with the name of a person in it as it is kept."""
    if isinstance(plan, InvitedSeat | MySeat) and plan.name is not None:
        return msgspec.structs.replace(plan, name=plain_name(plan.name))
    return plan


def rematch(
    table: Table, creator: str, welcome: Collection[str], sources: TimeAndSecrets, bots: Strategies
) -> journal.Opened:
    """The same table once more, everybody one seat further on. Whoever asks for it sits there at once; the others, if
    they are welcome, find their seats kept for them until they say that they play on."""
    order = [(seat + 1) % len(table.places) for seat in range(len(table.places))]
    places = [table.places[seat] for seat in order]
    plans = tuple(_plan_again(place.plan, mine=place.guest == creator) for place in places)
    rules = msgspec.structs.replace(table.rules, seats=plans, seed=None, scenario=None, practice=False)
    first = opened_for(table.game, rules, creator, sources, bots)
    again = [place.guest if place.guest in welcome else None for place in places]
    return msgspec.structs.replace(
        first,
        holders=tuple(guest if guest == creator else None for guest in again),
        kept=tuple(None if guest == creator else guest for guest in again),
    )


def _plan_again(plan: SeatPlan, *, mine: bool) -> SeatPlan:
    if isinstance(plan, BotSeat):
        return plan
    if mine:
        return plan if isinstance(plan, MySeat) else MySeat()
    return OpenSeat()
