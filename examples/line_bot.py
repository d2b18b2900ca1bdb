"""A bot in a process of its own: it reads a question a line and writes an answer a line, in any language.

    digsite tournament block-and-key --bots "greedy,run:python examples/line_bot.py" --games 10

This one needs nothing but Python. In Block and Key it claims what it can, places when it can, and else excavates.
"""

import json
import random
import sys

PREFERRED = ("claim", "place", "create", "excavate")


def choose(actions: list[dict[str, object]], luck: random.Random) -> int:
    """The place of the chosen action in the list."""
    for kind in PREFERRED:
        places = [place for place, action in enumerate(actions) if action["kind"] == kind]
        if places:
            return luck.choice(places)
    return luck.randrange(len(actions))


def main() -> None:
    for line in sys.stdin:
        question = json.loads(line)
        index = choose(question["actions"], random.Random(question["seed"]))
        print(json.dumps({"index": index}), flush=True)


if __name__ == "__main__":
    main()
