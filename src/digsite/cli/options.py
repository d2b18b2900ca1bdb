"""A game's options as one types them: `--option edition=prototype --option strict_claims=true`."""

from collections.abc import Sequence

import msgspec

from digsite.core import BadOption, Json


def read_options(typed: Sequence[str] | None) -> dict[str, Json]:
    """Names and values; a value that reads as JSON is taken as such, anything else as text."""
    options = {}
    for text in typed or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"option: expected NAME=VALUE, got {text!r}", option="option")
        options[name] = _value(value)
    return options


def _value(text: str) -> Json:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
