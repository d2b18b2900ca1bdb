"""The tables of the page about environments, as the code has them. As a program it writes them there anew."""

import re
from pathlib import Path
from typing import Any

from digsite.envs import action_codec, observer
from digsite.envs.actions.codec import ActionCodec

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def codecs() -> tuple[ActionCodec[Any], ...]:
    """In the order of the page."""
    return action_codec("block-and-key"), action_codec("block-and-key", "split"), action_codec("ancient-knowledge")


def tables() -> list[str]:
    """In the order of the page."""
    layouts = [observer(name).layout for name in ("block-and-key", "ancient-knowledge")]
    return [codec.table.table() for codec in codecs()] + [layout.table() for layout in layouts]


def sizes() -> list[str]:
    return [f"{codec.size:,} ids" for codec in codecs()]


def written(text: str) -> str:
    """The page with its tables, and the numbers of ids before them, as they are now."""
    found, numbers = iter(tables()), iter(sizes())
    text = re.sub(r"^\| (?:ids|part) \| from \|.*\n(?:\|.*\n)*", lambda _: f"{next(found)}\n", text, flags=re.M)
    return re.sub(r"\d[\d,]* ids(?=\. )", lambda _: next(numbers), text)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
