"""A worker that starts a process of its own, which holds its pipes after its end; it answers with that one's number."""

import subprocess
import sys

from digsite.server.bots.worker import READY

if __name__ == "__main__":
    for _ in sys.stdin.buffer:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        sys.stdout.buffer.write(READY + b"%d\n" % child.pid)
        sys.stdout.buffer.flush()
