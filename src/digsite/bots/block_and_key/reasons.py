"""Why a choice was made: for a placement the keys it completes, else what its kind says."""

from collections.abc import Sequence

from digsite.bots.bot import ONLY_CHOICE, Reason
from digsite.core import Action

_TEXTS = {
    "core": Reason("bot-core"),
    "draft": Reason("bot-excavates"),
    "excavate": Reason("bot-excavates"),
    "pass": ONLY_CHOICE,
    "discard": Reason("bot-discards"),
    "mark": Reason("bot-marks"),
    "return": Reason("bot-returns"),
    "refill": Reason("bot-draws"),
    "ancients": Reason("bot-ancients"),
    "place": Reason("bot-prepares"),
}


def reason_of(action: Action, step: str, claims: Sequence[str] = ()) -> Reason:
    """The reason for an action in a step; `claims` are the keys that a placement completes."""
    data = action.to_dict()
    if action.kind == "done":
        return Reason("bot-keeps") if step == "return" else Reason("bot-done")
    keys = [data["key"]] if action.kind == "claim" else list(claims)
    if keys:
        return Reason("bot-claims", {"keys": keys, "count": len(keys)})
    values = {name: value for name, value in data.items() if name in ("line", "key", "altar")}
    return Reason(_TEXTS[action.kind].text, values)
