"""Guests over HTTP: a name, and one is in."""

import msgspec

from digsite.server.errors import NotFound, Refusal, no_guest
from digsite.server.http.device_name import device_name
from digsite.server.http.endpoint import Call, Endpoint
from digsite.server.identity import Claim, recovery_code, recovery_hash
from digsite.server.live.chat import check_may_speak
from digsite.server.notify.push import check_keys
from digsite.server.plain_text import plain_name
from digsite.server.schema import requests
from digsite.server.storage.interface import DeviceRow, GuestRow, PushRow

MOST_PUSHES = 10
"""Browsers of one guest to which notices are pushed."""

RENAMING = 30.0
"""Milliseconds of the event loop that a new name may cost at each table."""


async def make_guest(call: Call) -> requests.GuestKeys:
    """Become a guest: a name is enough."""
    server = call.server
    server.take("guests", server.address(call.request))
    code, now = recovery_code(), server.sources.now()
    guest = GuestRow(
        id=server.sources.name(), name=plain_name(call.body.name), recovery=recovery_hash(code), epoch=1, seen=now
    )
    device = _this_device(call, guest.id)
    await server.storage.add_guest(guest, device)
    return _keys(call, guest, device, code)


async def recover(call: Call) -> requests.GuestKeys:
    """Take an identity to this device by its recovery code. The code is replaced; other devices stay signed in."""
    server = call.server
    server.take("recoveries", server.address(call.request))
    code, device = recovery_code(), _this_device(call, "")
    guest = await server.storage.recover(recovery_hash(call.body.code), recovery_hash(code), device)
    if guest is None:
        raise NotFound("this recovery code belongs to nobody", code="no-such-code")
    return _keys(call, guest, device, code)


def _this_device(call: Call, guest: str) -> DeviceRow:
    now = call.server.sources.now()
    name = device_name(call.request.headers.get("user-agent", ""))
    return DeviceRow(id=call.server.sources.name(), guest=guest, name=name, made=now, seen=now)


def _keys(call: Call, guest: GuestRow, device: DeviceRow, code: str) -> requests.GuestKeys:
    call.cookie = call.server.identity.token(Claim(guest.id, guest.epoch, device.id))
    return requests.GuestKeys(guest=_describe(guest), token=call.cookie, recovery_code=code)


def _describe(guest: GuestRow) -> requests.Guest:
    return requests.Guest(id=guest.id, name=guest.name, webhook=guest.webhook)


async def get_guest(call: Call) -> requests.Guest | None:
    """Who you are here; null for whoever has not said it yet. A token that is no longer good is refused."""
    if not call.server.token_of(call.request):
        return None
    me = call.me
    if "authorization" not in call.request.headers:
        await _renew_cookie(call)
    return _describe(me)


async def _renew_cookie(call: Call) -> None:
    """A browser that keeps coming stays signed in, by the newest key and as a device that can be listed."""
    claim = call.my_claim
    if claim.device is None:
        device = _this_device(call, claim.guest)
        if not await call.server.storage.add_device(claim, device):
            raise no_guest()
        claim = claim._replace(device=device.id)
    call.cookie = call.server.identity.token(claim)


async def change_guest(call: Call) -> requests.Guest:
    """Another name, or another webhook."""
    change: requests.GuestChange = call.body
    columns: dict[str, str | None] = {}
    if change.webhook is not None:
        if change.webhook:
            await _check_address(call, change.webhook)
        columns["webhook"] = change.webhook or None
    if change.name is not None:
        check_may_speak(call.me, call.server.sources.now())  # a name is read by all
        columns["name"] = plain_name(change.name)
        _charge_for_telling(call)
    guest = await call.server.storage.change_guest(call.my_claim, **columns) if columns else call.me
    if guest is None:
        raise no_guest()
    if change.name is not None:
        call.server.registry.rename(guest.id, guest.name)
    return _describe(guest)


def _charge_for_telling(call: Call) -> None:
    """Everybody at the guest's tables is told the log anew; raises TooFast."""
    cost = RENAMING * len(call.server.registry.live_tables_of(call.me.id))
    for key in (call.me.id, call.server.address(call.request)):
        call.server.take_here("work", key, cost)


async def _check_address(call: Call, address: str) -> None:
    """Looking it up is a call to the outside already, and so has a rate."""
    for key in (call.me.id, call.server.address(call.request)):
        call.server.take("lookups", key)
    await call.server.outside.check(address)


async def leave_everywhere(call: Call) -> requests.GuestKeys:
    """Sign out every other device: their tokens are no longer good."""
    code, device = recovery_code(), _this_device(call, call.me.id)
    guest = await call.server.storage.new_keys(call.my_claim, recovery_hash(code), device)
    if guest is None:
        raise no_guest()
    call.server.services.open_pages.sign_out(guest.id)
    return _keys(call, guest, device, code)


async def devices(call: Call) -> requests.Devices:
    """Where you are signed in, the latest first."""
    here = call.my_claim.device
    rows = await call.server.storage.devices(call.me.id)
    return requests.Devices(
        devices=tuple(
            requests.Device(id=row.id, name=row.name, made=row.made, seen=row.seen, here=row.id == here) for row in rows
        )
    )


async def end_device(call: Call) -> requests.Done:
    """Sign out one device; its token is no longer good."""
    device = call.path("device")
    ended = await call.server.storage.end_device(call.my_claim, device)
    if ended is None:
        raise no_guest()
    if not ended:
        raise NotFound("you are not signed in there", code="no-such-device")
    call.server.services.open_pages.sign_out(call.me.id, device)
    if device == call.my_claim.device:
        call.cookie = ""
    return requests.Done()


async def forget_guest(call: Call) -> requests.Done:
    """Delete my data: the name, the chat, every way to reach you. Games played stay for the others, nameless."""
    if not await call.server.forget(call.my_claim):
        raise no_guest()
    call.cookie = ""
    return requests.Done()


async def push_key(call: Call) -> requests.PushKey:
    """The public key a browser needs to subscribe to web push."""
    return requests.PushKey(key=call.server.push.public_key)


async def add_push(call: Call) -> requests.Done:
    """Have notices pushed to this browser."""
    check_keys(call.body.keys)
    await _check_address(call, call.body.endpoint)
    keys = msgspec.json.encode(call.body.keys).decode()
    row = PushRow(endpoint=call.body.endpoint, guest=call.me.id, keys=keys)
    added = await call.server.storage.add_push(call.my_claim, row, MOST_PUSHES)
    if added is None:
        raise no_guest()
    if not added:
        raise Refusal(f"notices go to {MOST_PUSHES} browsers at most", code="too-many-pushes", most=MOST_PUSHES)
    return requests.Done()


async def drop_push(call: Call) -> requests.Done:
    """No more notices to this browser."""
    await call.server.storage.drop_push(call.body.endpoint, call.me.id)
    return requests.Done()


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/api/guest",
        handler=make_guest,
        body=requests.NewGuest,
        answer=requests.GuestKeys,
        guest=False,
    ),
    Endpoint(
        method="POST",
        path="/api/guest/recover",
        handler=recover,
        body=requests.Recovery,
        answer=requests.GuestKeys,
        guest=False,
    ),
    Endpoint(method="GET", path="/api/guest", handler=get_guest, answer=requests.Guest | None, guest=False),
    Endpoint(method="PATCH", path="/api/guest", handler=change_guest, body=requests.GuestChange, answer=requests.Guest),
    Endpoint(method="POST", path="/api/guest/new-keys", handler=leave_everywhere, answer=requests.GuestKeys),
    Endpoint(method="GET", path="/api/guest/devices", handler=devices, answer=requests.Devices),
    Endpoint(method="DELETE", path="/api/guest/devices/{device}", handler=end_device, answer=requests.Done),
    Endpoint(method="DELETE", path="/api/guest", handler=forget_guest, answer=requests.Done, banned=True),
    Endpoint(method="GET", path="/api/push", handler=push_key, answer=requests.PushKey, guest=False),
    Endpoint(method="POST", path="/api/push", handler=add_push, body=requests.PushSubscription, answer=requests.Done),
    Endpoint(
        method="DELETE", path="/api/push", handler=drop_push, body=requests.PushSubscription, answer=requests.Done
    ),
)
