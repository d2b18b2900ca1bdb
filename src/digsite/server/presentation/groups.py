"""A group as one viewer may know it: of a deal nothing is told before one's own result, and no game before its end."""

from collections.abc import Mapping, Sequence

from digsite.server.schema.requests import Group, GroupDeal, GroupLine
from digsite.server.storage.interface import GroupTry, TableRow
from digsite.server.tables.groups import GroupPlan

Tries = Sequence[tuple[GroupTry, TableRow]]


def group_of(
    group: str, plan: GroupPlan, tries: Tries, names: Mapping[str, str], *, viewer: str | None, now: int
) -> Group:
    over = now >= plan.ends
    mine = {row.deal: (row, table) for row, table in tries if row.guest == viewer}
    done = {number for number, (_, table) in mine.items() if table.scores}
    told = set(range(len(plan.deals))) if over else done
    members = sorted({row.guest for row, _ in tries})
    lines = [_line(plan, tries, guest, names, told, over=over, mine=guest == viewer) for guest in members]
    return Group(
        id=group,
        game=plan.game,
        bots=plan.bots,
        ends=plan.ends,
        over=over,
        deals=tuple(
            GroupDeal(
                hash=deal.hash,
                seat=plan.seat(number),
                table=mine[number][0].table_id if number in mine else None,
                done=number in done,
                seed=deal.seed if over else None,
                salt=deal.salt if over else None,
            )
            for number, deal in enumerate(plan.deals)
        ),
        standing=tuple(sorted(lines, key=lambda line: (-line.total, -line.played, line.name))),
    )


def _line(
    plan: GroupPlan, tries: Tries, guest: str, names: Mapping[str, str], told: set[int], *, over: bool, mine: bool
) -> GroupLine:
    played = {row.deal: (row, table) for row, table in tries if row.guest == guest}
    # What came to its end after the group's does not count: its player may have seen the others'.
    counted = {number: table for number, (_, table) in played.items() if table.scores and not table.late}
    scores = tuple(
        counted[number].scores[plan.seat(number)] if number in counted and number in told else None
        for number in range(len(plan.deals))
    )
    return GroupLine(
        name=names.get(guest, ""),
        mine=mine,
        scores=scores,
        places=tuple(
            counted[number].place if number in counted and number in told else None for number in range(len(plan.deals))
        ),
        tables=tuple(
            played[number][0].table_id if over and number in played else None for number in range(len(plan.deals))
        ),
        played=len(counted),
        total=sum(score for score in scores if score is not None),
    )
