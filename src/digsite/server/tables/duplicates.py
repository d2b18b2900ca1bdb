"""What was dealt at a table, and the same once more: duplicate play."""

from hashlib import sha256

import msgspec

from digsite.bots.registry import BOTS, Strategies, nearest_strength
from digsite.core import Seat
from digsite.server.schema import journal
from digsite.server.schema.descriptions import BotSeat, MySeat, NoClock, OpenSeat, SeatPlan
from digsite.server.tables.new_table import opened_for
from digsite.server.tables.table import STAND_IN, Table
from digsite.server.time_and_secrets import TimeAndSecrets

_encode = msgspec.json.Encoder(order="deterministic").encode


def deal_id(table: Table) -> str:
    """What tells one deal from another, at whatever tables they are dealt. It follows from the seed, and is told to
    nobody."""
    defaults = {name: option.default for name, option in table.game.options.items()}
    options = defaults | table.rules.options
    parts = (table.rules.game, len(table.places), options, str(table.seed), table.rules.scenario)
    return sha256(_encode(parts)).hexdigest()


def may_be_known(table: Table) -> bool:
    """Whether anybody can have seen its deal at another table: nobody who was dealt 128 random bits has."""
    return table.rules.seed is not None or table.rules.scenario is not None


def duplicate(
    table: Table, creator: str, seat: Seat, sources: TimeAndSecrets, bots: Strategies = BOTS, *, friends: bool = False
) -> journal.Opened:
    """The deal of a finished game once more, for somebody in that seat. Its bots are the same; in the place of other
    people play bots, or friends who are to come. Who may look on is as it was. With seed and salt goes the seal: it is
    the very same deal."""
    plans = tuple(
        MySeat() if number == seat else _again(table.rules.game, place.plan, friends=friends)
        for number, place in enumerate(table.places)
    )
    rules = msgspec.structs.replace(
        table.rules, seats=plans, seed=table.seed, clock=NoClock(), public=False, hints=None
    )
    first = opened_for(table.game, rules, creator, sources, bots)
    return msgspec.structs.replace(first, salt=table.salt, origin=table.id)


def _again(game: str, plan: SeatPlan, *, friends: bool) -> SeatPlan:
    if isinstance(plan, BotSeat):
        return plan
    return OpenSeat() if friends else BotSeat(nearest_strength(game, STAND_IN))
