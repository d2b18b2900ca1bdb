"""Groups: some deals that everybody in it plays at a table of their own, against the same bots. From deal to deal the
seat moves on by one; no deal is played twice by anybody, and none is shown to others before the group is over."""

import msgspec

from digsite.bots.registry import BOTS, Strategies, nearest_strength
from digsite.core import Seat
from digsite.games import Registrations
from digsite.server.schema import journal
from digsite.server.schema.descriptions import BotSeat, MySeat, SeatPlan, TableRules
from digsite.server.tables.daily import Deal
from digsite.server.tables.new_table import opened
from digsite.server.tables.table import STAND_IN
from digsite.server.time_and_secrets import TimeAndSecrets

MOST_MEMBERS = 16


class GroupPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What was settled when the group was made."""

    game: str
    bots: tuple[str, ...]
    """Against whom everybody plays."""
    deals: tuple[Deal, ...]
    ends: int

    def seat(self, number: int) -> Seat:
        """Everybody's own at that deal."""
        return number % (len(self.bots) + 1)


def new_plan(
    game: str, players: int, strength: str | None, deals: int, ends: int, sources: TimeAndSecrets
) -> GroupPlan:
    bots = (strength or nearest_strength(game, STAND_IN),) * (players - 1)
    return GroupPlan(
        game=game, bots=bots, deals=tuple(Deal(sources.seed(), sources.key()) for _ in range(deals)), ends=ends
    )


def opened_for_member(
    plan: GroupPlan,
    group: str,
    number: int,
    guest: str,
    sources: TimeAndSecrets,
    games: Registrations,
    bots: Strategies = BOTS,
) -> journal.Opened:
    """The first entry of a member's table of that deal; raises BadOption for a plan that cannot be played."""
    others: list[SeatPlan] = [BotSeat(name) for name in plan.bots]
    seats = (*others[: plan.seat(number)], MySeat(), *others[plan.seat(number) :])
    deal = plan.deals[number]
    rules = TableRules(game=plan.game, seats=seats, undo="end-turn", seed=deal.seed, spectators=True)
    first = opened(rules, guest, sources, games, bots)
    return msgspec.structs.replace(first, salt=deal.salt, group=group, sealed_until=plan.ends)
