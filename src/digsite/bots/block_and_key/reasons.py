"""Why a choice was made: the keys that a placement completes, brings closer or leaves room for, beside the next-best
choice; of other choices what their kind says."""

from collections.abc import Mapping, Sequence

from digsite.block_and_key.actions import LINES, Ancients, Excavate, Place
from digsite.block_and_key.pieces.ids import EMPTY
from digsite.block_and_key.pieces.piece_set import COLOURS
from digsite.bots.block_and_key.choices import Choice
from digsite.bots.block_and_key.judgement import Judgement
from digsite.bots.bot import ONLY_CHOICE
from digsite.bots.reason import Reason
from digsite.core import Action

LEAST = 0.25
"""Points by which a key must have come closer to be worth a word."""
MOST = 2
"""Sentences that are added."""

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


_LOOKS = {
    "core": "hint-core",
    "draft": "hint-yard",
    "excavate": "hint-yard",
    "discard": "hint-supply",
    "mark": "hint-altars",
    "refill": "hint-altars",
    "return": "hint-keys",
    "done": "hint-keys",
}


def reason_of(action: Action, step: str, claims: Sequence[str] = (), more: Sequence[Reason] = ()) -> Reason:
    """The reason for an action in a step; `claims` are the keys that a placement completes."""
    data = action.to_dict()
    keys = [data["key"]] if action.kind == "claim" else list(claims)
    look = _look(action, keys, more)
    if action.kind == "done":
        return Reason("bot-keeps" if step == "return" else "bot-done", look=look)
    if keys:
        return Reason("bot-claims", {"keys": keys, "count": len(keys)}, tuple(more), look)
    values = {name: value for name, value in data.items() if name in ("line", "key", "altar")}
    return Reason(_TEXTS[action.kind].text, values, tuple(more), look)


def _look(action: Action, keys: Sequence[str], more: Sequence[Reason]) -> Reason:
    """Where to look for it: at the keys it is about."""
    if keys:
        return Reason("hint-completes", {"keys": list(keys), "count": len(keys)})
    key = next((each.values["key"] for each in more if "key" in each.values), None)
    if key is not None and isinstance(action, Place | Ancients):
        return Reason("hint-closer", {"key": key})
    return Reason(_LOOKS.get(action.kind, "hint-view"))


def explained(judgement: Judgement, found: Sequence[Choice], chosen: Choice) -> Reason:
    """The reason for one of the choices that were found."""
    action = chosen.action
    if isinstance(action, Place | Ancients):
        rival = next((each.action for each in found if _differs(each, chosen)), None)
        more = _of_placement(judgement, action, rival, chosen.claims)
    elif isinstance(action, Excavate):
        more = _of_line(judgement, action)
    else:
        more = []
    if chosen is not found[0]:
        more = [*more[: MOST - 1], Reason("bot-plays-it-out")]
    return reason_of(action, judgement.state.step, chosen.claims, more[:MOST])


def _differs(one: Choice, other: Choice) -> bool:
    """Whether it is another placement to the eye: of another block, or for other keys."""
    if not isinstance(one.action, Place) or not isinstance(other.action, Place):
        return isinstance(one.action, Place | Ancients) and one is not other
    return one.action.block != other.action.block or one.claims != other.claims


def _of_placement(
    judgement: Judgement, action: Place | Ancients, rival: Action | None, claims: Sequence[str]
) -> list[Reason]:
    """The keys it brings closer than they were, those that the rival would spoil, and new faces of the Enigma."""
    before, after = _promises(judgement), _promises(judgement, action)
    other = _promises(judgement, rival) if isinstance(rival, Place | Ancients) else before
    grounds = []
    for key in before:
        if key in claims:
            continue
        closer, room = after[key] - before[key], after[key] - other[key]
        if closer >= LEAST:
            grounds.append((closer, Reason("bot-closer", {"key": key})))
        elif room >= LEAST:
            grounds.append((room, Reason("bot-leaves-room", {"key": key})))
    faces = _faces(judgement, action) - _faces(judgement)
    if faces > 0:
        grounds.append((faces * float(judgement.weights[0]["face"]), Reason("bot-faces", {"faces": faces})))
    return [reason for _, reason in sorted(grounds, key=lambda each: -each[0])]


def _promises(judgement: Judgement, action: Place | Ancients | None = None) -> Mapping[str, float]:
    """For each key of the hand what the view promises of its points, now or with that block placed."""
    state = judgement.state
    if action is not None:
        judgement = _with(judgement, action)
    worths = judgement.key_worths()
    return {state.pieces.keys[key].id: float(worths[key]) for key in state.hands[judgement.seat]}


def _faces(judgement: Judgement, action: Place | Ancients | None = None) -> int:
    """How many faces of its Enigma the seat sees."""
    state = judgement.state if action is None else _with(judgement, action).state
    enigma = state.enigmas[judgement.seat]
    return 0 if enigma == EMPTY else state.temple.faces(state.sides[judgement.seat], COLOURS[enigma])


def _with(judgement: Judgement, action: Place | Ancients) -> Judgement:
    """The same judgement of the table with that block in the temple."""
    state = judgement.state.clone()
    block = state.pieces.block_numbers[action.block]
    state.temple.place(COLOURS[state.pieces.colour_of[block]], action.cells)
    state.supplies = tuple(tuple(each for each in supply if each != block) for supply in state.supplies)
    return Judgement(state, (), weights=judgement.all_weights)


def _of_line(judgement: Judgement, action: Excavate) -> list[Reason]:
    """The keys that a block of the line could claim."""
    yard = judgement.state.yard
    rows = judgement.placements([yard[site] for site in LINES[action.line] if yard[site] != EMPTY])
    if not len(rows):
        return []
    claims = judgement.names(int(rows[rows[:, 3].argmax(), 2]))
    return [Reason("bot-line-claims", {"keys": list(claims), "count": len(claims)})] if claims else []
