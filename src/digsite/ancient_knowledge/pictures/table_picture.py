"""The table of Ancient Knowledge as a picture: every seat's timeline, and what it has gathered."""

from collections.abc import Iterator

from digsite.ancient_knowledge.cards import BUILDERS, CARDS
from digsite.core import Json, View
from digsite.core.picture import Area, Label, Picture, box

CARD_WIDE, CARD_HIGH, GAP = 46.0, 30.0, 6.0
SMALL_WIDE, SMALL_HIGH = 26.0, 16.0
EMPTY = "#ece4d2"
COLOURS = {
    "city": "#d9a066", "megalith": "#9db4a0", "pyramid": "#e2c96b", "artefact": "#c5a3c7",
    "ancient": "#a9c1d9", "writing": "#b7d3b0", "secret": "#d8b4b4",
}  # fmt: skip
SPACES, ROWS = 6, 2
_SMALL_A_LINE = 16
_SEAT_HIGH = ROWS * (CARD_HIGH + GAP) + 4 * (SMALL_HIGH + GAP) + 26.0


def table_picture(view: View) -> Picture:
    """The seats one below the other; the past, then technologies and artefacts, under each timeline."""
    width = GAP + _SMALL_A_LINE * (SMALL_WIDE + GAP)
    parts: list[Area | Label] = []
    for number, seat in enumerate(view["seats"]):
        parts += _seat(number, seat, view, GAP + number * _SEAT_HIGH)
    top = GAP + len(view["seats"]) * _SEAT_HIGH
    parts += _small([card for pillar in view["pillars"] for card in pillar], top)
    return Picture(width, top + SMALL_HIGH + GAP, parts)


def _seat(number: int, seat: Json, view: View, top: float) -> Iterator[Area | Label]:
    mark = "+" if number == view["turn"] else "-"
    told = f"{mark} {number}: {view['scores'][number]}   {seat['hand_size']}/{len(seat['past'])}/{seat['lost']}"
    yield Label((GAP, top + 14), told, 12.0)
    top += 20
    yield from _timeline(seat["timeline"], top)
    top += ROWS * (CARD_HIGH + GAP)
    yield from _small(seat["past"], top)
    yield from _small([*seat["technologies"], *seat["artefacts"]], top + 2 * (SMALL_HIGH + GAP))


def _timeline(spaces: Json, top: float) -> Iterator[Area | Label]:
    """Space 1 on the left, the upper row above; each monument with its knowledge."""
    for space in range(SPACES):
        for row in range(ROWS):
            left, high = GAP + space * (CARD_WIDE + GAP), top + (ROWS - 1 - row) * (CARD_HIGH + GAP)
            if row < len(spaces[space]):
                card, knowledge = spaces[space][row]
                yield box(left, high, CARD_WIDE, CARD_HIGH, COLOURS[BUILDERS[card].kind])
                yield Label((left + 4, high + 12), card)
                yield Label((left + 4, high + 25), str(knowledge))
            else:
                yield box(left, high, CARD_WIDE, CARD_HIGH, EMPTY)


def _small(cards: list[str], top: float) -> Iterator[Area | Label]:
    """Cards that are told by their name and kind alone."""
    for place, card in enumerate(cards):
        line, column = divmod(place, _SMALL_A_LINE)
        left, high = GAP + column * (SMALL_WIDE + GAP), top + line * (SMALL_HIGH + GAP)
        yield box(left, high, SMALL_WIDE, SMALL_HIGH, COLOURS[_kind(card)])
        yield Label((left + 3, high + 12), card, 8.0)


def _kind(card: str) -> str:
    return str(CARDS[card].kind)  # type: ignore[attr-defined]
