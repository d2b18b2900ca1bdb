"""The pictures beside the rules in the browser show what the rules say."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from digsite.block_and_key.actions import LINES, Place
from digsite.block_and_key.pieces.piece_set import CORNERS, designed
from digsite.block_and_key.state import BlockAndKeyState
from digsite.texts import LANGUAGES, texts
from tests.block_and_key.table import act, choices, new, scenario

SOURCE = Path(__file__).parents[3] / "web/src/games/block-and-key/rules/pictures.toml"
LETTERS = {"green": "g", "grey": "s", "brown": "b", "white": "w"}
PICTURES: dict[str, Any] = tomllib.loads(SOURCE.read_text(encoding="utf-8"))


POSITIONS = [name for name, picture in PICTURES.items() if "blocks" in picture]
SOUTH = 1
"""The seat from whose side the pictures are seen, of two."""


def blocks_of(name: str) -> list[list[Any]]:
    written = PICTURES[name]["blocks"]
    return [[block, [[int(digit) for digit in cell] for cell in cells.split()]] for block, cells in written]


def before_the_last(name: str, **seat: Any) -> BlockAndKeyState:
    """The picture without its last block, which the player in the south is about to place."""
    *standing, (block, _) = blocks_of(name)
    seats = [{}, {"supply": [block], **seat}]
    return scenario(core={"at": [8, 8], "north": "green"}, blocks=standing, seats=seats, start=SOUTH, turn=SOUTH)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_last_block_of_a_picture_is_allowed_or_not_as_the_picture_says(name: str) -> None:
    _, cells = blocks_of(name)[-1]
    places = [
        sorted(map(list, action.cells)) for action in before_the_last(name).legal_actions() if isinstance(action, Place)
    ]
    assert (sorted(cells) in places) is PICTURES[name]["allowed"]


@pytest.mark.parametrize("name", [name for name in POSITIONS if "key" in PICTURES[name]])
def test_a_key_may_be_claimed_or_not_as_the_picture_says(name: str) -> None:
    block, cells = blocks_of(name)[-1]
    state = before_the_last(name, hand=[PICTURES[name]["key"]])
    act(state, "place", block=block, cells=cells)
    assert ("claim" in choices(state)) is PICTURES[name]["claimed"]


def test_the_enigma_scores_as_the_picture_says() -> None:
    enigma = PICTURES["enigma"]
    seats = [{}, {"enigma": enigma["colour"]}]
    state = scenario(core={"at": [8, 8], "north": "green"}, blocks=blocks_of("temple"), seats=seats)
    letter = LETTERS[enigma["colour"]]
    assert "".join(state.temple.view("south")).count(letter) == enigma["faces"]
    assert state.scores[SOUTH] == enigma["points"]


@pytest.mark.parametrize("players", PICTURES["seats"])
def test_players_sit_and_the_core_stands_as_the_picture_says(players: str) -> None:
    plan = PICTURES["seats"][players]
    state = new(int(players))
    assert list(state.view(None)["sides"]) == plan["sides"]
    act(state, "core", colour="green")
    core = state.view(None)["core"]
    assert core is not None
    assert list(core["at"]) == plan["core"]


def test_stars_name_the_corners_of_the_picture() -> None:
    assert list(CORNERS) == PICTURES["corners"]["names"]


# What the captions and the words beside the pictures claim.

COLOURS = {
    "en": {"g": "green", "s": "grey", "b": "brown", "w": "white"},
    "fr": {"g": "verte?s?", "s": "grise?s?", "b": "marron", "w": "blanc(?:he)?s?"},
    "de": {"g": "grün(?:e[nrs]?)?", "s": "grau(?:e[nrs]?)?", "b": "braune?r?", "w": "weiße?[nrs]?"},
}
COUNTED = {
    "en": {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6},
    "fr": {"un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6},
    "de": {"ein": 1, "einmal": 1, "zwei": 2, "zweimal": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6},
}


def words_of(name: str, language: str) -> str:
    return texts(language).say(f"pictures-{name}.words")


def colours_in(said: str, language: str) -> str:
    """The colours that a text names, in its order."""
    patterns = COLOURS[language]
    either = "|".join(f"(?P<{letter}>{pattern})" for letter, pattern in patterns.items())
    return "".join(str(found.lastgroup) for found in re.finditer(rf"(?<!\w)(?:{either})(?!\w)", said, re.I))


def counts_in(said: str, language: str) -> list[int]:
    """The numbers that a text says in words, in its order."""
    known = COUNTED[language]
    return [known[word] for word in re.findall(r"\w+", said.lower()) if word in known]


def seen(name: str, without: int = 0) -> list[str]:
    """What the south sees of a picture, from the floor up, without what is placed last."""
    blocks = blocks_of(name)
    state = scenario(core={"at": [8, 8], "north": "green"}, blocks=blocks[: len(blocks) - without], seats=[{}, {}])
    return [row[:8] for row in reversed(state.temple.view("south"))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in POSITIONS if name != "temple" and "key" not in PICTURES[name]])
def test_a_picture_tells_of_the_block_in_question_and_then_of_what_stands(name: str, language: str) -> None:
    *standing, (placed, _) = blocks_of(name)
    letters = "".join(LETTERS[block.split()[0]] for block in (placed, *(block for block, _ in standing)))
    told = colours_in(words_of(name, language), language)
    assert told
    assert letters.startswith(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_temple_and_its_view_are_told_as_they_are(language: str) -> None:
    blocks = {LETTERS[block.split()[0]]: cells for block, cells in blocks_of("temple")}
    assert colours_in(words_of("temple", language), language) == "gbws"
    assert {z for _, _, z in blocks["g"]} == {0}, "green lies"
    assert len({(x, y) for x, y, _ in blocks["b"]}) == 1, "brown is upright"
    for behind in "bw":
        assert min(y for _, y, _ in blocks[behind]) > max(y for _, y, _ in blocks["g"])
    assert min(x for x, _, _ in blocks["s"]) > max(x for x, _, _ in blocks["g"]), "grey is to the right"
    columns = ["".join(row[x] for row in seen("temple")).strip(".") for x in range(5)]
    runs = [[found[0] for found in re.finditer(r"(.)\1*", column)] for column in columns]
    flat = words_of("flat", language)
    assert colours_in(flat, language) == "".join(run[0] for column in runs for run in column)
    # A single green at the bottom is not counted.
    counted = [len(run) for column in runs for run in column if run != "g"]
    assert counts_in(flat, language) == [len(columns), *counted]


@pytest.mark.parametrize("language", LANGUAGES)
def test_under_the_bridge_it_is_told_what_is_seen(language: str) -> None:
    below, above = (row[:4] for row in seen("bridge")[:2])
    assert (above, below) == ("gggg", "s..w")
    told = words_of("through", language)
    assert colours_in(told, language) == "gsw"
    assert counts_in(told, language) == [2, 4, 2], "rows, green ones, places where nothing is seen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_completes_a_pattern_and_what_does_not_is_told_as_it_is(language: str) -> None:
    before, after = seen("already", without=1), seen("already")
    changed = [(x, z) for z in range(6) for x in range(8) if before[z][x] != after[z][x]]
    assert changed == [(1, 3)], "one square more, on top"
    assert (after[3][1], after[0][1:3], before[0][1:3]) == ("g", "gs", "gs")
    assert colours_in(words_of("already", language), language) == "ggsgsg"
    assert seen("again")[0][:3] == "sgs", "grey on both sides of green"
    for name in ("already", "again"):
        caption = texts(language).say(f"pictures-{name}")
        assert colours_in(caption, language) == "gs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_that_are_drawn_are_told_by_their_squares_and_points(language: str) -> None:
    cards = {key.id: key for key in designed().keys}
    shown = [cards[key] for key in PICTURES["keys"]["shown"]]
    assert [key.tier for key in shown] == ["star", "sun", "moon"]
    said = re.sub(r"(?i)\b(?:une|eine)\b", "", words_of("keys", language))
    squares = [sum(square != "." for row in key.pattern for square in row) for key in shown]
    assert [count for count in counts_in(said, language) if count != 1] == squares
    assert [int(number) for number in re.findall(r"\d+", said)] == [key.vp for key in shown]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_that_is_drawn_turned_is_one_and_its_mirror_image_is_none(language: str) -> None:
    keys = {key.id: key.pattern for key in designed().keys}
    pattern = keys[PICTURES["keys"]["turned"]]
    assert len(rotations(pattern)) == 4
    mirrored = tuple(row[::-1] for row in pattern)
    assert all(mirrored not in rotations(other) for other in keys.values())
    told = colours_in(words_of("rotations", language), language)
    assert sorted(told) == sorted("".join(pattern).replace(".", ""))
    assert counts_in(words_of("mirrored", language), language) == [3]


def rotations(pattern: tuple[str, ...]) -> set[tuple[str, ...]]:
    found = {pattern}
    for _ in range(3):
        pattern = tuple("".join(row) for row in zip(*pattern[::-1], strict=True))
        found.add(pattern)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_row_the_enigma_and_the_core_are_told_as_they_are(language: str) -> None:
    row = [site + 1 for site in LINES["row2"]]
    assert row == [4, 5, 6]
    assert [int(number) for number in re.findall(r"\d+", words_of("yard", language))] == [*range(1, 10), *row]
    enigma = PICTURES["enigma"]
    caption = texts(language).say("pictures-enigma")
    assert set(colours_in(caption, language)) == {LETTERS[enigma["colour"]]}
    assert counts_in(caption, language) == [enigma["faces"]]
    assert re.findall(r"\d+", caption) == [str(enigma["points"])]
    # In the north-west; a little west of the middle; in the middle.
    middle = [4, 4]
    plans = PICTURES["seats"]
    assert plans["2"]["core"][0] < middle[0]
    assert plans["2"]["core"][1] > middle[1]
    assert plans["3"]["core"] == [middle[0] - 1, middle[1]]
    assert plans["4"]["core"] == middle
