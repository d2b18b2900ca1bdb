"""Guests over HTTP: a name, and one is in."""

import msgspec

from digsite.server.errors import NotFound
from digsite.server.http.endpoint import Call, Endpoint
from digsite.server.identity import recovery_code, recovery_hash
from digsite.server.notify.push import check_keys
from digsite.server.schema import requests
from digsite.server.storage.interface import GuestRow, PushRow


async def make_guest(call: Call) -> requests.GuestKeys:
    """Become a guest: a name is enough."""
    server = call.server
    server.take("guests", server.address(call.request))
    code = recovery_code()
    guest = GuestRow(
        id=server.sources.name(),
        name=call.body.name,
        recovery=recovery_hash(code),
        epoch=1,
        seen=server.sources.now(),
    )
    await server.storage.add_guest(guest)
    return _keys(call, guest, code)


async def recover(call: Call) -> requests.GuestKeys:
    """Take an identity to this device by its recovery code. The code is replaced; other devices stay signed in."""
    server = call.server
    server.take("recoveries", server.address(call.request))
    guest = await server.storage.guest_by_recovery(recovery_hash(call.body.code))
    if guest is None:
        raise NotFound("this recovery code belongs to nobody", code="no-such-code")
    code = recovery_code()
    guest = msgspec.structs.replace(guest, recovery=recovery_hash(code), seen=server.sources.now())
    await server.storage.change_guest(guest)
    return _keys(call, guest, code)


def _keys(call: Call, guest: GuestRow, code: str) -> requests.GuestKeys:
    call.cookie = call.server.identity.token(guest.id, guest.epoch)
    return requests.GuestKeys(guest=_describe(guest), token=call.cookie, recovery_code=code)


def _describe(guest: GuestRow) -> requests.Guest:
    return requests.Guest(id=guest.id, name=guest.name, webhook=guest.webhook)


async def get_guest(call: Call) -> requests.Guest | None:
    """Who you are here; null for whoever has not said it yet. A token that is no longer good is refused."""
    return _describe(call.me) if call.server.token_of(call.request) else None


async def change_guest(call: Call) -> requests.Guest:
    """Another name, or another webhook."""
    guest, change = call.me, call.body
    if change.webhook is not None:
        if change.webhook:
            await call.server.outside.check(change.webhook)
        guest = msgspec.structs.replace(guest, webhook=change.webhook or None)
    if change.name is not None:
        guest = msgspec.structs.replace(guest, name=change.name)
    await call.server.storage.change_guest(guest)
    call.server.registry.rename(guest.id, guest.name)
    return _describe(guest)


async def leave_everywhere(call: Call) -> requests.GuestKeys:
    """Sign out every other device: their tokens are no longer good."""
    code = recovery_code()
    guest = msgspec.structs.replace(call.me, epoch=call.me.epoch + 1, recovery=recovery_hash(code))
    await call.server.storage.change_guest(guest)
    call.server.services.lookouts.sign_out(guest.id)
    return _keys(call, guest, code)


async def forget_guest(call: Call) -> requests.Done:
    """Delete my data: the name, the chat, every way to reach you. Games played stay for the others, nameless."""
    await call.server.forget(call.me.id)
    call.cookie = ""
    return requests.Done()


async def push_key(call: Call) -> requests.PushKey:
    """The public key a browser needs to subscribe to web push."""
    return requests.PushKey(key=call.server.push.public_key)


async def add_push(call: Call) -> requests.Done:
    """Have notices pushed to this browser."""
    check_keys(call.body.keys)
    await call.server.outside.check(call.body.endpoint)
    keys = msgspec.json.encode(call.body.keys).decode()
    await call.server.storage.add_push(PushRow(endpoint=call.body.endpoint, guest=call.me.id, keys=keys))
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
    Endpoint(method="DELETE", path="/api/guest", handler=forget_guest, answer=requests.Done),
    Endpoint(method="GET", path="/api/push", handler=push_key, answer=requests.PushKey, guest=False),
    Endpoint(method="POST", path="/api/push", handler=add_push, body=requests.PushSubscription, answer=requests.Done),
    Endpoint(
        method="DELETE", path="/api/push", handler=drop_push, body=requests.PushSubscription, answer=requests.Done
    ),
)
