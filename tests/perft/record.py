"""Write the counts of the perft files anew: `python -m tests.perft.record`. Read the difference before you keep it."""

import json

import digsite
from tests.perft.test_perft import FOLDER, perft


def main() -> None:
    for file in sorted(FOLDER.glob("*.perft")):
        lines = []
        for line in file.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                scenario, counts = (part.strip() for part in line.rsplit("->", 1))
                state = digsite.game(file.stem).scenario(**json.loads(scenario))
                depths = range(1, 1 + len(counts.split()))
                line = f"{scenario} -> {' '.join(str(perft(state, depth)) for depth in depths)}"
            lines.append(line)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
