"""Groups over HTTP: make one, see how it stands, play its deals."""

import msgspec

from digsite.server.errors import NotFound, Refusal, Unreadable
from digsite.server.http.endpoint import Call, Endpoint
from digsite.server.live.opening_tables import open_group_try
from digsite.server.presentation.groups import group_of
from digsite.server.schema import requests
from digsite.server.tables.groups import MOST_MEMBERS, GroupPlan, new_plan, opened_for_member

DAY_MS = 24 * 3600 * 1000


async def make(call: Call) -> requests.Group:
    """Make a group: some deals that whoever has its link plays, each at a table of their own against the same bots, in
    the same seat, which moves on from deal to deal. Its results are open to its members as they play, its games and
    seeds to all when it is over."""
    server, wanted = call.server, call.body
    ends = server.sources.now() + wanted.days * DAY_MS
    plan = new_plan(wanted.game, wanted.players, wanted.strength, wanted.deals, ends, server.sources)
    group = server.sources.name()
    # What could not be played is refused now.
    opened_for_member(plan, group, 0, call.me.id, server.sources, server.services.games, server.services.strategies)
    server.charge_for_table(call.me.id, server.address(call.request))
    await server.storage.add_group(group, ends, msgspec.json.encode(plan).decode())
    return await _told(call, group, plan)


async def look(call: Call) -> requests.Group:
    """A group, as far as you may know it."""
    group = call.path("group")
    return await _told(call, group, await _plan(call, group))


async def play(call: Call) -> requests.Group:
    """Begin a deal of a group, or come back to it: one try each."""
    server, group = call.server, call.path("group")
    plan, number = await _plan(call, group), call.path("deal")
    if not number.isascii() or not number.isdigit() or len(number) > 2 or int(number) >= len(plan.deals):
        raise NotFound("this group has no such deal", code="no-such-group")
    if server.sources.now() >= plan.ends:
        raise Refusal("this group is over", code="group-over")
    server.take("tables_of_address", server.address(call.request))
    table = await open_group_try(server.services, plan, group, int(number), call.me.id)
    if table is None:
        raise Refusal(f"a group has {MOST_MEMBERS} members at most", code="group-full", most=MOST_MEMBERS)
    return await _told(call, group, plan)


async def _plan(call: Call, group: str) -> GroupPlan:
    kept = await call.server.storage.group(group)
    if kept is None:
        raise NotFound("there is no such group", code="no-such-group")
    try:
        return msgspec.json.decode(kept, type=GroupPlan)
    except msgspec.DecodeError as error:
        raise Unreadable(f"the plan of a group: {error}") from None


async def _told(call: Call, group: str, plan: GroupPlan) -> requests.Group:
    server, viewer = call.server, call.guest.id if call.guest else None
    tries = await server.storage.group_tries(group)
    names = await server.storage.names({row.guest for row, _ in tries})
    return group_of(group, plan, tries, names, viewer=viewer, now=server.sources.now())


GROUP = "/api/groups/{group}"
ENDPOINTS = (
    Endpoint(method="POST", path="/api/groups", handler=make, body=requests.NewGroup, answer=requests.Group),
    Endpoint(method="GET", path=GROUP, handler=look, answer=requests.Group, guest=False),
    Endpoint(method="POST", path=f"{GROUP}/deals/{{deal}}", handler=play, answer=requests.Group),
)
