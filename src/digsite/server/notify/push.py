"""Web push (RFC 8030, 8291, 8292): notices for browsers whose page is closed."""

import base64
import hashlib
import time
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02

from digsite.server.errors import Malformed
from digsite.server.notify.outgoing_http import OutgoingHttp
from digsite.server.schema.messages import Notice
from digsite.server.schema.requests import PushKeys
from digsite.server.storage.interface import PushRow

DAY = 24 * 3600
SECRET_BYTES = 16
LONGEST_TOPIC = 32
GONE = (404, 410)
"""Answers by which a push service says that a subscription is no more."""


class Push:
    def __init__(self, private_key: str, contact: str, outside: OutgoingHttp) -> None:
        self._vapid = Vapid02.from_pem(private_key.encode())
        self._contact = contact
        self._outside = outside
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = _text(point)

    @staticmethod
    def new_key() -> str:
        """A private key for a new server, to be kept."""
        key = ec.generate_private_key(ec.SECP256R1())
        return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()

    async def send(self, row: PushRow, notice: Notice) -> bool:
        """Returns whether the subscription is still good."""
        parts = urlsplit(row.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + DAY // 2, "sub": self._contact}
        headers = {
            **self._vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": _topic(notice.table),
            "Urgency": "normal",
        }
        try:
            sealed = _encrypt(row, msgspec.json.encode(notice))
        except (msgspec.DecodeError, ValueError):
            return False  # with such keys nothing can be sent, and the guest's other devices wait
        return await self._outside.post(row.endpoint, sealed, headers) not in GONE


def check_keys(keys: PushKeys) -> None:
    """Refuse keys with which nothing could be encrypted."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _raw(keys.p256dh))
        known = len(_raw(keys.auth)) == SECRET_BYTES
    except ValueError:
        known = False
    if not known:
        raise Malformed("expected the keys of a push subscription", code="bad-keys")


def _encrypt(row: PushRow, content: bytes) -> bytes:
    keys = msgspec.json.decode(row.keys, type=PushKeys)
    sealed: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_raw(keys.p256dh),
        auth_secret=_raw(keys.auth),
        version="aes128gcm",
    )
    return sealed


def _topic(table: str) -> str:
    """Of what waits for a sleeping browser, only the latest of a table is kept. Which table that is, is no push
    service's business: whoever knows its id has its link."""
    return _text(hashlib.sha256(table.encode()).digest())[:LONGEST_TOPIC]


def _raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
