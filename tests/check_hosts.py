"""Part of `make check`: no lock or configuration file may name a package registry's host."""

import re
import subprocess
import sys
from pathlib import Path

PATTERNS = ("*.lock", "*.txt", "*.json", "*.toml", "*.cfg", ".npmrc", "*/.npmrc")
HOST = re.compile(r'"resolved": *"https?:|--(extra-)?index-url|--find-links|registry *= *"?https?:')


def main() -> int:
    tracked = subprocess.run(
        ["git", "ls-files", "-z", "--", *PATTERNS], capture_output=True, text=True, check=True
    ).stdout.split("\0")
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in filter(None, tracked)
        for number, line in enumerate(Path(path).read_text(encoding="utf-8").splitlines(), start=1)
        if HOST.search(line)
    ]
    sys.stdout.write("".join(f"{line}\n" for line in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
