"""The codes with which a WebSocket is closed; what a client does about each is told in docs/protocol.md."""

GOING, TOO_BIG, RESTART, BUSY = 1001, 1009, 1012, 1013
"""As RFC 6455 and its registry name them."""
GONE, FOREIGN, IDLE, SLOW = 4001, 4002, 4003, 4004
"""Our own."""
