"""A worker that answers with what its seat alone should know."""

import sys

from digsite.server.bots.worker import READY

if __name__ == "__main__":
    for _ in sys.stdin.buffer:
        sys.stdout.buffer.write(READY + b"my hidden card is the third one\n")
        sys.stdout.buffer.flush()
