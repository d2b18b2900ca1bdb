"""Guests and where they are signed in. Every change asks for the guest's row first, by a claim that must be good at
that moment, and holds it until the change is written: whoever comes second sees what the first one did."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, delete, func, insert, select, update

from digsite.server.identity import Claim
from digsite.server.storage.base import SqlBase
from digsite.server.storage.interface import DeviceRow, GuestRow, PushRow, SignedIn
from digsite.server.storage.putting import put
from digsite.server.storage.schema import (
    chat,
    daily,
    deal_views,
    devices,
    group_tries,
    guests,
    kicked,
    mutes,
    pushes,
    puzzle_ratings,
    puzzle_tries,
    seats,
)

T = TypeVar("T")
AT_ONCE = 500
"""Guests forgotten by one statement."""
DEVICES = 30
"""Where one guest may be signed in at once. A code that is passed on would make as many as one likes: whichever was not
seen for longest is signed out."""
LEAVING = 0
"""The epoch of a guest who is being forgotten: no token was ever signed for it."""


class Guests(SqlBase):
    async def add_guest(self, guest: GuestRow, device: DeviceRow | None = None) -> None:
        def add(connection: Connection) -> None:
            connection.execute(insert(guests), msgspec.to_builtins(guest))
            if device is not None:
                connection.execute(insert(devices), msgspec.to_builtins(device))

        await self._writer.do(add)

    async def guest(self, guest_id: str) -> GuestRow | None:
        row = await self._read(lambda connection: connection.execute(_GUEST, {"guest": guest_id}).mappings().first())
        return None if row is None else GuestRow(**row)

    async def signed_in(self, claim: Claim, since: int = 0) -> SignedIn | None:
        query, claimed = _SIGNED_IN[claim.device is not None], claim._asdict()
        found = await self._read(lambda connection: connection.execute(query, claimed).mappings().first())
        if found is None or found["seen_there"] < since:
            return None
        return SignedIn(GuestRow(**{name: found[name] for name in guests.c.keys()}), found["seen_there"])  # noqa: SIM118

    async def saw(self, claim: Claim, at: int) -> None:
        def mark(connection: Connection, _guest: GuestRow) -> None:
            connection.execute(update(guests).where(guests.c.id == claim.guest).values(seen=at))
            connection.execute(update(devices).where(devices.c.id == claim.device).values(seen=at))

        await self._by(claim, mark)

    async def change_guest(self, claim: Claim, **columns: str | None) -> GuestRow | None:
        def change(connection: Connection, guest: GuestRow) -> GuestRow:
            connection.execute(update(guests).where(guests.c.id == guest.id).values(**columns))
            return msgspec.structs.replace(guest, **columns)

        return await self._by(claim, change)

    async def recover(self, recovery: str, new: str, device: DeviceRow) -> GuestRow | None:
        use_up = (
            update(guests).where(guests.c.recovery == recovery).values(recovery=new, seen=device.seen).returning(guests)
        )

        def use(connection: Connection) -> GuestRow | None:
            found = connection.execute(use_up).mappings().first()
            if found is None:
                return None
            _sign_in(connection, msgspec.structs.replace(device, guest=found["id"]))
            return GuestRow(**found)

        return await self._writer.do(use)

    async def new_keys(self, claim: Claim, recovery: str, device: DeviceRow) -> GuestRow | None:
        def renew(connection: Connection, guest: GuestRow) -> GuestRow:
            keys = {"epoch": guest.epoch + 1, "recovery": recovery}
            connection.execute(update(guests).where(guests.c.id == guest.id).values(**keys))
            connection.execute(delete(devices).where(devices.c.guest == guest.id))
            connection.execute(insert(devices), msgspec.to_builtins(device))
            return msgspec.structs.replace(guest, epoch=guest.epoch + 1, recovery=recovery)

        return await self._by(claim, renew)

    async def begin_leaving(self, claim: Claim) -> bool:
        def begin(connection: Connection, guest: GuestRow) -> bool:
            nobodys = {"epoch": LEAVING, "recovery": f"leaving:{guest.id}"}
            connection.execute(update(guests).where(guests.c.id == guest.id).values(**nobodys))
            connection.execute(delete(devices).where(devices.c.guest == guest.id))
            return True

        return await self._by(claim, begin) or False

    async def leaving(self) -> list[str]:
        query = select(guests.c.id).where(guests.c.epoch == LEAVING)
        return list(await self._read(lambda connection: connection.execute(query).scalars().all()))

    async def forget_guest(self, guest_id: str) -> None:
        await self._writer.do(lambda connection: _forget(connection, [guest_id]))

    async def forget_strangers(self, before: int) -> int:
        seated = select(seats.c.guest).where(seats.c.guest == guests.c.id).exists()
        strangers = select(guests.c.id).where(guests.c.seen < before, ~seated)

        def forget(connection: Connection) -> int:
            connection.execute(delete(devices).where(devices.c.seen < before))
            found = connection.execute(strangers.with_for_update(of=guests)).scalars().all()
            for start in range(0, len(found), AT_ONCE):
                _forget(connection, found[start : start + AT_ONCE])
            return len(found)

        return await self._writer.do(forget)

    # Devices.

    async def add_device(self, claim: Claim, device: DeviceRow) -> bool:
        def add(connection: Connection, _guest: GuestRow) -> bool:
            _sign_in(connection, device)
            return True

        return await self._by(claim, add) or False

    async def devices(self, guest: str) -> list[DeviceRow]:
        query = select(devices).where(devices.c.guest == guest).order_by(devices.c.seen.desc(), devices.c.id)
        rows = await self._read(lambda connection: connection.execute(query).mappings().all())
        return [DeviceRow(**row) for row in rows]

    async def end_device(self, claim: Claim, device: str) -> bool | None:
        gone = delete(devices).where(devices.c.guest == claim.guest, devices.c.id == device)

        def end(connection: Connection, _guest: GuestRow) -> bool:
            return connection.execute(gone).rowcount > 0

        return await self._by(claim, end)

    # Web push.

    async def add_push(self, claim: Claim, push: PushRow, most: int) -> bool | None:
        others = select(func.count()).select_from(pushes)
        others = others.where(pushes.c.guest == claim.guest, pushes.c.endpoint != push.endpoint)

        def add(connection: Connection, _guest: GuestRow) -> bool:
            if connection.execute(others).scalar_one() >= most:
                return False
            put(connection, pushes, msgspec.to_builtins(push))
            return True

        return await self._by(claim, add)

    async def _by(self, claim: Claim, change: Callable[[Connection, GuestRow], T]) -> T | None:
        """What the guest of that claim wants done; None, and nothing done, if it is not good."""

        def do(connection: Connection) -> T | None:
            guest = locked(connection, _is_good(claim))
            return None if guest is None else change(connection, guest)

        return await self._writer.do(do)


def _is_good(claim: Claim) -> ColumnElement[bool]:
    good = and_(guests.c.id == claim.guest, guests.c.epoch == claim.epoch, guests.c.epoch != LEAVING)
    if claim.device is None:
        return good
    here = select(devices.c.id).where(devices.c.id == claim.device, devices.c.guest == guests.c.id)
    return and_(good, here.correlate(guests).exists())


def _signed_in(*, by_device: bool) -> Select[Any]:
    """Whoever a claim speaks of. Put together once: that takes longer than to ask it, and every request does."""
    claim = Claim(*(cast("Any", bindparam(name)) for name in Claim._fields))
    claim = claim if by_device else claim._replace(device=None)
    at_device = and_(devices.c.guest == guests.c.id, devices.c.id == claim.device)
    seen = func.coalesce(devices.c.seen, guests.c.seen).label("seen_there")
    return select(guests, seen).outerjoin(devices, at_device).where(_is_good(claim))


_SIGNED_IN = {by_device: _signed_in(by_device=by_device) for by_device in (False, True)}


_GUEST = select(guests).where(guests.c.id == bindparam("guest"), guests.c.epoch != LEAVING)


def locked(connection: Connection, which: ColumnElement[bool]) -> GuestRow | None:
    """A guest's row, which nobody else changes until this transaction ends."""
    row = connection.execute(select(guests).where(which).with_for_update(of=guests)).mappings().first()
    return None if row is None else GuestRow(**row)


def here(guest_id: str) -> ColumnElement[bool]:
    """That guest, unless they are leaving."""
    return and_(guests.c.id == guest_id, guests.c.epoch != LEAVING)


def _sign_in(connection: Connection, device: DeviceRow) -> None:
    connection.execute(insert(devices), msgspec.to_builtins(device))
    order = devices.c.seen.desc(), devices.c.made.desc(), devices.c.id
    ids = select(devices.c.id).where(devices.c.guest == device.guest, devices.c.id != device.id)
    kept = connection.execute(ids.order_by(*order)).scalars().all()
    if len(kept) >= DEVICES:
        connection.execute(delete(devices).where(devices.c.id.in_(kept[DEVICES - 1 :])))


def _forget(connection: Connection, gone: Sequence[str]) -> None:
    connection.execute(update(chat).where(chat.c.reported_by.in_(gone)).values(reported_by=""))
    _keep_last_number(connection, gone)
    for table, columns in _TRACES:
        for column in columns:
            connection.execute(delete(table).where(table.c[column].in_(gone)))


def _keep_last_number(connection: Connection, gone: Sequence[str]) -> None:
    """The last line of all leaves its number, and nothing else: SQLite would give it out again, and a moderator who
    read of that line would act on another's."""
    last = connection.execute(select(chat.c.line, chat.c.guest).order_by(chat.c.line.desc()).limit(1)).first()
    if last is not None and last.guest in gone:
        nothing = {"guest": "", "text": "", "request": str(last.line), "reported_by": None, "hidden": True}
        connection.execute(update(chat).where(chat.c.line == last.line).values(nothing))


_TRACES: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (pushes, ("guest",)),
    (chat, ("guest",)),
    (mutes, ("guest", "muted")),
    (kicked, ("guest",)),
    (daily, ("guest",)),
    (deal_views, ("guest",)),
    (group_tries, ("guest",)),
    (puzzle_tries, ("guest",)),
    (puzzle_ratings, ("who",)),  # a puzzle's id is never a guest's
    (seats, ("guest",)),
    (devices, ("guest",)),
    (guests, ("id",)),
)
"""Everything that is kept of a guest by their id, the guest last."""
