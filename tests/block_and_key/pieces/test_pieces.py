"""The set designed here is what the rules say it is; other sets can be loaded, wrong ones are refused whole."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from digsite import BadPieces
from digsite.block_and_key import Temple
from digsite.block_and_key.pieces import piece_set as pieces_module
from digsite.block_and_key.pieces import pieces_checks
from digsite.block_and_key.pieces.piece_set import COLOURS, PieceSet, designed, load_pieces
from digsite.block_and_key.pieces.pieces_checks import faults, read_text
from digsite.core import Json
from digsite.texts import LANGUAGES, texts

PIECES = designed()
FILE = Path(pieces_module.__file__).with_name("pieces.toml")

# The twelve templates of the deck; A, B, C, D stand for colours.
TEMPLATES = {
    "st1": (1, "AB"),
    "st2": (1, "A. / AC"),
    "su1": (2, "ABC"),
    "su2": (2, "B. / AD"),
    "su3": (2, "A. / .C / A."),
    "su4": (2, ".B / AA / A."),
    "su5": (3, "ACA"),
    "su6": (3, "AC / AD"),
    "mo1": (3, "A.. / A.. / ACC"),
    "mo2": (3, "A.. / AC. / ACC"),
    "mo3": (4, "ABCD"),
    "mo4": (4, ".B. / A.D / .C."),
}


def test_the_floor_is_ten_by_ten_and_six_high() -> None:
    assert (PIECES.floor.width, PIECES.floor.depth, PIECES.floor.height) == (10, 10, 6)


def test_forty_blocks_are_four_colours_of_ten_shapes() -> None:
    shapes = ["I3", "L3", "I4", "L4", "T4", "S4", "O4", "tripod", "left-screw", "right-screw"]
    assert [shape.name for shape in PIECES.shapes] == shapes
    assert list(PIECES.blocks) == [f"{colour} {shape}" for colour in COLOURS for shape in shapes]
    assert [COLOURS[PIECES.colour_of[n]] + " " + shapes[PIECES.shape_of[n]] for n in range(40)] == list(PIECES.blocks)
    assert PIECES.core == 40


@pytest.mark.parametrize("number", range(48))
def test_a_key_is_its_template_in_shifted_colours_mirrored_if_the_shift_is_odd(number: int) -> None:
    key = PIECES.keys[number]
    template, shift = list(TEMPLATES)[number // 4], number % 4
    assert key.id == f"{template}-{shift}"
    vp, pattern = TEMPLATES[template]
    rows = [
        "".join("." if square == "." else "gsbw"[("ABCD".index(square) + shift) % 4] for square in row)
        for row in pattern.split(" / ")
    ]
    assert key.pattern == tuple(row[::-1] if shift % 2 else row for row in rows)
    assert key.vp == vp


@pytest.mark.parametrize("number", range(8, 48))
def test_stars_and_pips_follow_the_templates_number_and_the_shift(number: int) -> None:
    key = PIECES.keys[number]
    template, shift = number // 4 - 2, number % 4
    assert key.stars == 1 + (template + shift) % 4
    assert key.pips == [1, 2, 3, 4, 5, 6, 7, 8, 9, 5][(7 * template + 4 * key.stars) % 10]


def test_star_keys_have_neither_stars_nor_pips() -> None:
    assert {(key.stars, key.pips) for key in PIECES.keys if key.tier == "star"} == {(0, 0)}


def test_each_number_of_stars_meets_every_site() -> None:
    meetings = {(key.stars, key.pips) for key in PIECES.keys if key.tier != "star"}
    assert meetings == {(stars, pips) for stars in range(1, 5) for pips in range(1, 10)}


def test_there_are_8_stars_24_suns_and_16_moons_and_colours_are_equally_frequent() -> None:
    assert Counter(key.tier for key in PIECES.keys) == {"star": 8, "sun": 24, "moon": 16}
    for tier in ("star", "sun", "moon"):
        letters = Counter("".join("".join(key.pattern) for key in PIECES.keys if key.tier == tier))
        assert len({letters[letter] for letter in "gsbw"}) == 1


def test_seats_and_the_place_of_the_cube_by_number_of_players() -> None:
    assert [PIECES.seats(players) for players in (1, 2, 3, 4)] == [
        ("south",),
        ("east", "south"),
        ("north", "east", "south"),
        ("north", "east", "south", "west"),
    ]
    assert [PIECES.core_at(players) for players in (1, 2, 3, 4)] == [(4, 4), (2, 6), (3, 4), (4, 4)]


def test_core_sides_and_enigmas() -> None:
    assert PIECES.core_sides == COLOURS
    assert sorted(PIECES.enigmas) == sorted(COLOURS)


def test_lookups_are_the_inverse_of_the_lists() -> None:
    assert [PIECES.block_numbers[name] for name in PIECES.blocks] == list(range(40))
    assert [PIECES.key_numbers[key.id] for key in PIECES.keys] == list(range(48))
    assert [PIECES.shape_numbers[shape.name] for shape in PIECES.shapes] == list(range(10))


# Other sets.


def small_set() -> Json:
    """A set on a small, oblong floor, with shapes of one, two and five cells."""
    data = PIECES.to_data()
    data["name"] = "small"
    data["floor"] = {"width": 5, "depth": 7, "height": 4}
    for table in data["players"].values():
        table["core"] = [2, 3]
    shapes = {"dot": "000", "I2": "000 001", "U5": "000 100 200 001 201", "X5": "100 010 110 210 120"}
    data["shapes"] = shapes | {"L3": "000 100 010", "I5": "000 100 200 300 400"}
    data["blocks"] = [f"{colour} {shape}" for colour in COLOURS for shape in data["shapes"]]
    return data


def test_a_set_survives_the_way_through_plain_data() -> None:
    for pieces in (PIECES, PieceSet.from_data(small_set())):
        again = PieceSet.from_data(pieces.to_data())
        assert again == pieces
        assert hash(again) == hash(pieces)
        assert again.to_data() == pieces.to_data()
    assert PieceSet.from_data(small_set()) != PIECES


def test_another_set_can_be_loaded_and_played_with(tmp_path: Path) -> None:
    text = (
        FILE.read_text(encoding="utf-8")
        .replace('name = "designed"', 'name = "mine"')
        .replace("width = 10", "width = 8")
    )
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    pieces = load_pieces(path)
    assert (pieces.name, pieces.floor.width) == ("mine", 8)
    temple = Temple.empty(pieces, pieces.core_at(4), "white")
    assert len(temple.view("south")[0]) == 8
    assert len(temple.view("east")[0]) == 10
    assert all(x < 8 for code in temple.scan(range(10)).codes.tolist() for x, _, _ in temple.cells(code))


def put(*path: str | int) -> Callable[[Json, Json], None]:
    """A change of one entry of the data."""

    def change(data: Json, value: Json) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


FAULTS: list[tuple[tuple[str | int, ...], Json, str, str]] = [
    # The entry that is changed, its new value, the entry that is named, a word of what was expected.
    (("name",), "", "name", "a name"),
    (("name",), 7, "name", "str"),
    (("surplus",), 1, "the file", "only entries of the layout"),
    (("floor", "width"), 11, "floor.width", "<= 10"),
    (("floor", "depth"), 11, "floor.depth", "<= 10"),
    (("floor", "height"), 7, "floor.height", "<= 6"),
    (("floor", "width"), "ten", "floor.width", "int"),
    (("floor", "area"), 100, "floor", "only entries of the layout"),
    (("core",), ["green", "green", "brown", "white"], "core", "green, grey, brown, white, each once"),
    (("core",), ["green", "red", "brown", "white"], "core", "green, grey, brown, white, each once"),
    (("enigmas",), ["green", "grey", "brown"], "enigmas", "green, grey, brown, white, each once"),
    (("players",), {}, "players", "entries 1, 2, 3 and 4"),
    (("players", "5"), {"seats": ["south"], "core": [0, 0]}, "players", "entries 1, 2, 3 and 4"),
    (("players", "2", "seats"), ["east"], "players.2.seats", "2 of north, east, south, west"),
    (("players", "2", "seats"), ["east", "east"], "players.2.seats", "2 of north, east, south, west"),
    (("players", "3", "seats"), ["north", "south", "east"], "players.3.seats", "in this order around"),
    (("players", "2", "seats"), ["east", "up"], "players.2.seats", "2 of north, east, south, west"),
    (("players", "2", "core"), [9, 0], "players.2.core", "leaves the cube on the floor"),
    (("players", "2", "core"), [-1, 0], "players.2.core[0]", ">= 0"),
    (("shapes", "I3"), "000 100 20", "shapes.I3", "cells as digits"),
    (("shapes", "I3"), "", "shapes.I3", "cells as digits"),
    (("shapes", "I3"), "000 100 300", "shapes.I3", "hang together"),
    (("shapes", "I3"), "000 110", "shapes.I3", "hang together"),
    (("shapes", "I3"), "000 100 100", "shapes.I3", "each once"),
    (("shapes", "I3"), "000 100 200 300 400 500", "shapes.I3", "at most 5 cells"),
    (("shapes", "L3"), "000 001 002", "shapes.L3", "a shape of its own"),
    (("shapes", "I 3"), "000", "shapes.I 3", "without spaces"),
    (("blocks", 3), "red L4", "blocks[3]", "a colour and a shape of this file"),
    (("blocks", 3), "green L9", "blocks[3]", "a colour and a shape of this file"),
    (("blocks", 3), "greenL4", "blocks[3]", "a colour and a shape of this file"),
    (("blocks", 3), "green I3", "blocks[3]", "each block once"),
    (("blocks",), ["green I3"], "blocks", "21 to 60 blocks"),
    (("keys", "star"), {}, "keys.star", "at least 8 keys"),
    (("keys", "star", "st 9"), {"vp": 1, "pattern": "gggg"}, "keys.star.st 9", "an id without spaces"),
    (("keys", "sun", "su1-1"), 5, "keys.sun.su1-1", "object"),
    (("shapes", "S4"), 5, "shapes.S4", "str"),
    (("keys", "comet"), {}, "keys", "only entries of the layout"),
    (("keys", "star", "su1-0"), {"vp": 1, "pattern": "gggg"}, "keys.sun.su1-0", "an id of its own"),
    (("keys", "star", "st1-0", "vp"), 5, "keys.star.st1-0.vp", "<= 4"),
    (("keys", "star", "st1-0", "stars"), 1, "keys.star.st1-0", "only entries of the layout"),
    (("keys", "sun", "su1-0", "stars"), 5, "keys.sun.su1-0.stars", "<= 4"),
    (("keys", "sun", "su1-0", "pips"), 0, "keys.sun.su1-0.pips", ">= 1"),
    (("keys", "star", "st1-0", "pattern"), "gsgsg", "keys.star.st1-0", "at most 4 x 4"),
    (("keys", "star", "st1-0", "pattern"), "g / s / g / s / g", "keys.star.st1-0", "at most 4 x 4"),
    (("keys", "star", "st1-0", "pattern"), "gs / g", "keys.star.st1-0", "equal rows"),
    (("keys", "star", "st1-0", "pattern"), "gr", "keys.star.st1-0", "of gsbw and ."),
    (("keys", "star", "st1-0", "pattern"), "", "keys.star.st1-0", "a pattern"),
    (("keys", "star", "st1-0", "pattern"), ".. / ..", "keys.star.st1-0", "a coloured square"),
    (("keys", "star", "st1-0", "pattern"), "s / b", "keys.star.st1-1", "a pattern of its own"),
    (("name",), "<b>mine</b>", "name", "of letters, digits"),
    (("name",), "mi\u202ene", "name", "of letters, digits"),
    (("name",), "x" * 41, "name", "a name"),
    (("keys", "star", "st\n9"), {"vp": 1, "pattern": "gggg"}, "keys.star.st\n9", "an id without spaces"),
    (("shapes", "I3"), "٠٠٠ ١٠٠", "shapes.I3", "cells as digits"),
]


@pytest.mark.parametrize(("path", "value", "entry", "expected"), FAULTS)
def test_a_wrong_set_is_refused_with_the_entry_what_was_expected_and_what_came(
    path: tuple[str | int, ...], value: Json, entry: str, expected: str
) -> None:
    data = PIECES.to_data()
    put(*path)(data, value)
    with pytest.raises(BadPieces) as refused:
        PieceSet.from_data(data, "box.toml")
    details = refused.value.details
    assert details["file"] == "box.toml"
    assert details["entry"] == entry
    assert expected in details["expected"]
    assert details["got"]
    assert all(str(details[part]) in refused.value.reason for part in ("file", "entry", "expected", "got"))


def test_the_refusal_reads_as_a_sentence() -> None:
    data = PIECES.to_data()
    data["keys"]["sun"]["su2-3"]["pips"] = 10
    with pytest.raises(BadPieces) as refused:
        PieceSet.from_data(data, "box.toml")
    assert refused.value.reason == "box.toml: keys.sun.su2-3.pips: expected int <= 9; got 10"


@pytest.mark.parametrize("missing", ["name", "floor", "core", "enigmas", "blocks", "players", "shapes", "keys"])
def test_no_entry_may_be_missing(missing: str) -> None:
    data = PIECES.to_data()
    del data[missing]
    with pytest.raises(BadPieces, match=f"expected an entry {missing}; got none"):
        PieceSet.from_data(data)


def test_too_many_keys_are_refused() -> None:
    data = PIECES.to_data()
    squares = ["gggg", "ssss", "bbbb", "wwww"]
    many = {f"x{i}-{j}": {"vp": 1, "pattern": f"{squares[i]} / {squares[j]}"} for i in range(4) for j in range(4)}
    data["keys"]["star"] |= {name: key for name, key in many.items() if name[1] <= name[3]}
    data["keys"]["star"] |= {f"y{i}": {"vp": 1, "pattern": f"{row} / .... / gggg"} for i, row in enumerate(squares)}
    with pytest.raises(BadPieces, match="16 to 60 keys; got 62"):
        PieceSet.from_data(data)


@pytest.mark.parametrize("content", [b"name = ", b"\xff\xfe", b""])
def test_a_file_that_is_no_set_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(content)
    with pytest.raises(BadPieces) as refused:
        load_pieces(path)
    assert refused.value.details["file"] == str(path)
    assert refused.value.details["entry"] == "the file"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPieces, match="readable TOML"):
        load_pieces(tmp_path / "nowhere.toml")


@pytest.mark.parametrize("data", [None, [], "text", {"name": 1}])
def test_other_data_is_refused(data: Json) -> None:
    with pytest.raises(BadPieces):
        PieceSet.from_data(data)


def test_a_pattern_must_have_room_in_some_view_turned_some_way() -> None:
    data = PIECES.to_data()
    data["floor"] = {"width": 3, "depth": 3, "height": 3}
    for table in data["players"].values():
        table["core"] = [0, 0]
    found = [(fault.code, fault.entry) for fault in faults(data)]
    assert found == [("never-fits", f"keys.moon.mo3-{number}") for number in range(4)]
    data["floor"]["depth"] = 4
    assert faults(data) == []


def test_all_faults_are_told_at_once_each_by_its_code() -> None:
    data = PIECES.to_data()
    data["name"] = ""
    data["core"] = ["green"]
    data["players"]["2"]["seats"] = ["east", "east"]
    data["blocks"][5] = "pink I3"
    data["keys"]["sun"]["su1-0"]["pattern"] = "gg / g"
    data["keys"]["sun"]["su1-1"]["pattern"] = "gs"
    assert [(fault.code, fault.entry) for fault in faults(data)] == [
        ("name", "name"),
        ("colours", "core"),
        ("seats", "players.2.seats"),
        ("block", "blocks[5]"),
        ("pattern", "keys.sun.su1-0"),
        ("key-twice", "keys.sun.su1-1"),
    ]
    assert faults(PIECES.to_data()) == []
    assert [fault.code for fault in faults({"name": "x"})] == ["missing"]


def test_every_fault_has_words_in_every_language() -> None:
    source = Path(pieces_checks.__file__).read_text(encoding="utf-8")
    codes = set(re.findall(r'[Ff]ault\(\s*"([a-z-]+)"', source)) | {"too-large", "too-small"}
    assert len(codes) > 20
    for language in LANGUAGES:
        assert all(texts(language).has(f"workshop-fault-{code}") for code in codes)


def test_the_text_of_a_set_is_the_same_set() -> None:
    data = small_set()
    data["name"] = "Größe.1+2"
    data["keys"]["star"]["é.1"] = {"vp": 4, "pattern": "gggg"}
    for pieces in (PIECES, PieceSet.from_data(data)):
        assert PieceSet.from_data(read_text(pieces.to_text())) == pieces


@pytest.mark.parametrize(
    ("text", "code"),
    [("x" * 40_000, "too-long"), ("a" + ".a" * 10_000 + " = 1", "too-deep"), ("a = " + "[" * 9000, "too-deep")],
)
def test_a_text_that_would_take_long_to_read_is_refused_at_once(text: str, code: str) -> None:
    with pytest.raises(BadPieces) as refused:
        read_text(text)
    assert refused.value.details["fault"] == code


def test_what_was_found_is_told_in_short() -> None:
    nested: Json = []
    for _ in range(5000):
        nested = [nested]
    assert all(len(fault.got) <= 80 for fault in faults({"name": "x" * 60_000}) + faults({"name": nested}))
