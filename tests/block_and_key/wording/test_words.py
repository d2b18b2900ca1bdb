"""Block and Key in words: every move, event and table can be told in every language, without layout or colour."""

import random
import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from digsite.block_and_key import events
from digsite.block_and_key.events import Excavated, GameEnded, KeyClaimed, Passed
from digsite.block_and_key.pieces import piece_set
from digsite.block_and_key.pieces.piece_set import Colour, designed
from digsite.block_and_key.wording.words import BlockAndKeyWords
from digsite.core import Event, IllegalAction
from digsite.games import words
from digsite.texts import LANGUAGES
from tests.block_and_key.table import GAME, act, new, scenario

PIECES = Path(piece_set.__file__).with_name("pieces.toml")
TEMPLE = """core: N=green E=grey S=brown W=white
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . . . . . . .
. . . . ## ## . . . .
. . . . ## ## . . . .
. . . . . . . . . .
. . . sg . . . . . .
. . w . -b b . . . .
. . . . . . . . . .
"""
"""From the south: white in column 3, grey and green in column 4, a gap and brown before the core in column 5."""

EVENTS = [kind for kind in Event.__subclasses__() if kind.__module__ == events.__name__]

SAMPLE: dict[str, object] = {
    "seat": 1, "colour": "grey", "line": "row2", "blocks": ("green I3", "white O4"), "site": 3, "block": "brown tripod",
    "cells": ((3, 4, 0), (3, 4, 1)), "key": "su1-0", "points": 2, "altar": "moon", "turn": 4, "corner": "north-west",
    "keys": 7, "reason": "all-passed", "enigmas": ("grey", None), "scores": (1, 2), "matches": (((3, 0), (3, 1)),),
}  # fmt: skip


def speak(language: str = "en") -> BlockAndKeyWords:
    spoken = words("block-and-key", language)
    assert isinstance(spoken, BlockAndKeyWords)
    return spoken


def table(**more: object) -> dict[str, object]:
    seats = [{}, {"hand": ["st1-0", "su3-0"], "supply": ["green I3", "white O4"], "enigma": "white"}]
    return scenario(temple=TEMPLE, seats=seats, turn=1, **more).view(1)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str, players: int) -> None:
    spoken, luck, state = speak(language), random.Random(players), new(players, seed=players)
    while not state.is_over:
        (seat,) = state.deciders
        view, actions = state.view(seat), state.legal_actions(seat)
        groups = spoken.groups(actions, view)
        assert sum(len(group.actions) for group in groups) == len(actions)
        assert all(group.title for group in groups)
        action = actions[luck.randrange(len(actions))]
        assert spoken.action(action, view).startswith(spoken.typed(action))
        assert spoken.parse(spoken.typed(action), action.seat) == action
        assert spoken.parse(spoken.notation(action), seat) == action
        assert spoken.question(view, actions)
        assert spoken.is_follow_up(view) or (spoken.draw(view) and all(spoken.describe(view)))
        assert all(spoken.event(event, seat) for event in state.apply(action))
    assert state.outcome is not None
    assert len(spoken.outcome(state.outcome, 0)) >= 1 + players


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "place green slab 320 321 330 331"),
        ("fr", "place carré vert 320 321 330 331"),
        ("de", "place Platte in Grün 320 321 330 331"),
    ],
)
def test_lists_call_a_block_by_its_name_and_it_can_be_typed_so(language: str, typed: str) -> None:
    spoken = speak(language)
    cells = ((3, 2, 0), (3, 2, 1), (3, 3, 0), (3, 3, 1))
    action = GAME.action({"kind": "place", "seat": 1, "block": "green O4", "cells": cells})
    assert spoken.typed(action) == typed
    assert spoken.parse(typed, 1) == action


def test_where_a_block_stands_is_told_by_the_floor_that_is_played_on() -> None:
    data = tomllib.loads(PIECES.read_text(encoding="utf-8"))
    players = {number: {**seated, "core": [2, 2]} for number, seated in data["players"].items()}
    small = {**data, "floor": {"width": 6, "depth": 6, "height": 6}, "players": players}
    corner = ((5, 5, 0), (5, 4, 0), (4, 5, 0))
    assert speak().where(corner) != speak().where(((9, 9, 0), (9, 8, 0), (8, 9, 0)))
    spoken = speak().playing({"pieces": small})
    for each in (spoken, spoken.aloud):
        assert each.where(corner) == speak().where(((9, 9, 0), (9, 8, 0), (8, 9, 0)))


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_to_the_one_it_is_about_and_to_others(language: str, kind: type[Event]) -> None:
    event = msgspec.convert({name: SAMPLE[name] for name in kind.__struct_fields__ if name != "to"}, kind)
    assert speak(language).event(event, 1).endswith(".")
    assert speak(language).event(event, None).endswith(".")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Column 4: grey, green on top"),
        ("fr", "Colonne 4\u00a0: gris, vert en haut"),
        ("de", "Spalte 4: grau, obenauf grün"),
    ],
)
def test_a_column_of_the_view_is_told_from_the_floor_up(language: str, told: str) -> None:
    spoken = speak(language)
    assert spoken.describe(table(), f"{spoken.names.say('topic-column')} 4") == [told]
    assert spoken.describe(table(), "column 4") == [told]
    assert told in spoken.describe(table())


def test_what_is_seen_under_a_bridge_is_told_too() -> None:
    assert speak().describe(table(), "column 5") == ["Column 5: brown, brown on top"]
    assert speak().describe(table(), "column 10") == ["Column 10: nothing"]


def test_columns_without_a_face_are_told_together() -> None:
    assert speak().describe(table(), "view")[-1] == "Nothing is seen in the other columns."
    before_the_core = new(1, seed=3).view(0)
    assert speak().describe(before_the_core, "view")[1:] == ["There is nothing to see yet."]


def test_a_stack_is_told_with_its_gaps() -> None:
    assert "x 4, y 1: gap, brown on top" in speak().describe(table(), "floor")
    assert "x 4, y 4: Core Cube, Core Cube on top" in speak().describe(table(), "floor")


def test_a_key_is_told_by_its_rows_and_by_what_its_best_place_lacks() -> None:
    told = speak().describe(table(), "keys")
    assert told[0] == "st1-0, Star, 1 victory point: row 1: green, grey"
    assert told[1] == "The pattern is already in your view; to claim the key, complete it again on other squares."
    assert told[2].startswith("su3-0, Sun, 2 victory points: row 1: green, blank; row 2: blank, brown; row 3: green")
    assert told[3].startswith("The best place lacks one square: green in column ")
    assert told[-1] == "Your Enigma: white; you see 1 face of it, worth 0 victory points."


def test_yard_supply_and_scores_can_be_asked_for() -> None:
    view = table(yard={1: "grey T4"})
    assert speak().describe(view, "yard")[0] == "Site 1: grey T"
    assert speak().describe(view, "supply") == [
        "Player 1’s supply: nothing",
        "Your supply: green short bar, white slab",
    ]
    assert speak().describe(view, "scores")[1] == (
        "You have 0 victory points from 0 claimed keys, 2 keys in hand (Star, Sun)."
    )


@pytest.mark.parametrize("topic", ["weather", "column", "column 0", "column 11", "column x"])
def test_what_cannot_be_told_is_answered_with_what_can(topic: str) -> None:
    assert speak().describe(table(), topic) == [
        "I have nothing on that. Ask about: view, column, keys, yard, supply, floor, scores"
    ]


def test_the_table_is_drawn_with_letters_and_numbers_at_its_edges() -> None:
    drawn = speak().draw(table(yard={1: "grey T4"}))
    assert "2 | . . . g b b . . . ." in drawn
    assert "1 | . . w s b b . . . .\n    1 2 3 4 5 6 7 8 9 10" in drawn
    assert "2 | .  .  .  sg .  .  .  .  .  ." in drawn
    assert "1 grey T" in drawn
    assert "st1-0 Star 1 VP    su3-0 Sun 2 VP" in drawn
    assert "  g s                g ." in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_block_has_a_name_that_can_be_said_and_typed(language: str) -> None:
    spoken = speak(language)
    named = [spoken.names.block(block) for block in designed().blocks]
    assert len(set(named)) == len(named)
    assert not [name for name in named if re.search(r"\d|-", name)]
    for block, name in zip(designed().blocks, named, strict=True):
        assert spoken.parse(f"discard {name}", 0) == spoken.parse(f"discard {block}", 0)
        assert block.split(" ", 1)[1] in "\n".join(spoken.help())


def test_a_spectator_sees_a_table_without_anybodys_keys() -> None:
    view = scenario(temple=TEMPLE, seats=[{"hand": ["st1-0"], "enigma": "grey"}, {}]).view(None)
    drawn = speak().draw(view)
    assert "Player 1’s view, from the east:" in drawn
    assert "st1-0" not in drawn
    assert "Enigma" not in drawn
    assert not [line for line in speak().describe(view) if "st1-0" in line]


def test_placements_are_grouped_by_what_they_claim_the_best_first() -> None:
    seats = [{}, {"hand": ["st1-2", "su1-1"], "supply": ["green I3", "white I3"], "enigma": "white"}]
    state = scenario(temple=TEMPLE, seats=seats, turn=1)
    groups = speak().groups(state.legal_actions(), state.view(1))
    titles = [group.title for group in groups]
    assert titles[:2] == ["Claims st1-2 and su1-1 (3 victory points)", "Claims st1-2 (1 victory point)"]
    assert {"Excavate a row or column", "green short bar, claims nothing", "white short bar, claims nothing"} <= set(
        titles
    )
    for action in groups[0].actions[:5]:
        twin = state.clone()
        twin.apply(action)
        assert [each.kind for each in twin.legal_actions()] == ["claim", "claim", "done"]


def test_what_is_asked_of_claims_says_what_is_left_to_claim() -> None:
    seats = [{}, {"hand": ["st1-2", "su1-1"], "supply": ["green I3", "white I3"], "enigma": "white"}]
    state = scenario(temple=TEMPLE, seats=seats, turn=1, ask_forced=True)
    best, *_, worst, _ = speak().groups(state.legal_actions(), state.view(1))
    barren = state.clone()
    barren.apply(worst.actions[0])
    state.apply(best.actions[0])
    asked = []
    for position in (barren, state):
        while position.step == "claim":
            asked.append(speak().question(position.view(1), position.legal_actions()))
            position.apply(position.legal_actions()[0])
    assert asked == [
        "This block completes none of your keys: you claim nothing.",
        "Which key do you claim with this block?",
        "Which key do you claim with this block as well?",
        "You have claimed all that this block completes.",
    ]


def test_where_claims_are_strict_a_key_seen_before_is_not_promised() -> None:
    seats = [{}, {"hand": ["st1-0"], "supply": ["green I3"]}]
    promised = {}
    for strict in (False, True):
        state = scenario(temple=TEMPLE, seats=seats, turn=1, strict_claims=strict)
        promised[strict] = [group.title for group in speak().groups(state.legal_actions(), state.view(1))]
    assert "Claims st1-0 (1 victory point)" in promised[False]
    assert "Claims st1-0 (1 victory point)" not in promised[True]


@pytest.mark.parametrize(
    ("supply", "yard", "asked"),
    [
        (["green I3"], {1: "grey T4"}, "excavate a row or column, or place a block"),
        ([], {1: "grey T4"}, "excavate a row or column."),
        (["green I3"], {}, "place a block"),
        ([], {}, "nothing to excavate"),
    ],
)
def test_a_turn_is_asked_for_what_there_are_blocks_for(supply: list[str], yard: dict[int, str], asked: str) -> None:
    sites = dict.fromkeys(range(1, 10)) | yard
    state = scenario(core={"at": [4, 4], "north": "green"}, seats=[{"supply": supply}, {}], yard=sites, bag=[])
    question = speak().question(state.view(0), state.legal_actions(0))
    assert asked in question
    assert ("place" in question) == ("place" in asked)


def test_a_move_tells_where_one_would_see_the_block() -> None:
    state = scenario(temple=TEMPLE, seats=[{}, {"supply": ["green I3"]}], turn=1)
    action = speak().parse("place green I3 210 211 212", 1)
    told = speak().action(GAME.action({**action.to_dict(), "cells": [[2, 1, 1], [2, 1, 2], [2, 1, 3]]}), state.view(1))
    assert told.endswith("you would see it in column 3 (levels 2, 3 and 4)")


def test_the_ancients_block_is_told_as_seen_or_hidden() -> None:
    state = new(1, seed=3)
    luck = random.Random(1)
    while state.step != "ancients":
        actions = state.legal_actions()
        state.apply(actions[luck.randrange(len(actions))])
    view = state.view(0)
    block = speak().names.block(view["called"]["block"])
    assert (
        speak().question(view, state.legal_actions()) == f"The Ancients place a block ({block}): where do you place it?"
    )
    assert {group.title for group in speak().groups(state.legal_actions(), view)} <= {"Seen by you", "Hidden from you"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_placement_names_every_broken_rule_in_words(language: str) -> None:
    state = scenario(temple=TEMPLE, seats=[{}, {"supply": ["green I3"]}], turn=1)
    with pytest.raises(IllegalAction) as refusal:
        act(state, "place", block="green I3", cells=[[8, 8, 1], [8, 8, 2], [8, 8, 3]])
    told = speak(language).refusal(refusal.value, state.view(1))
    assert "881" not in told
    assert set(refusal.value.details["broken"]) == {"support", "contact"}
    for rule in ("support", "contact"):
        assert speak(language).say(f"error-placement.{rule}") in told


def test_other_refusals_are_told_by_their_code() -> None:
    state = scenario(temple=TEMPLE, seats=[{}, {"supply": ["green I3"]}], turn=1)
    with pytest.raises(IllegalAction) as refusal:
        act(state, "place", block="white I3", cells=[[8, 8, 0]])
    assert speak().refusal(refusal.value, state.view(1)) == "That block is not in your supply."


@pytest.mark.parametrize(
    ("language", "rank"), [("en", "Dig Director"), ("fr", "Directeur de fouille"), ("de", "Ausgrabungsleiter")]
)
def test_ranks_have_the_rulebooks_names(language: str, rank: str) -> None:
    assert speak(language).rank("Dig Director") == rank


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_names_its_rule(language: str) -> None:
    spoken, luck = speak(language), random.Random(3)
    for players in (1, 2):
        state = new(players, seed=3)
        while not state.is_over:
            actions = state.legal_actions(*state.deciders)
            for event in state.apply(actions[luck.randrange(len(actions))]):
                assert spoken.say(f"rules-block-and-key-{spoken.because(event)}")
                assert all(name in spoken.event(event, None) for name in spoken.mentions(event))


def test_the_end_turns_up_one_enigma_or_several() -> None:
    def told(*enigmas: Colour | None) -> str:
        return speak().event(GameEnded(reason="all-passed", enigmas=enigmas, scores=(1,)), 0)

    assert told("grey") == "The Enigma is turned up: yours (grey)."
    assert told("grey", "white").startswith("The Enigmas are turned up: yours (grey)")
    assert told(None) == ""


def test_players_go_by_their_names() -> None:
    spoken = words("block-and-key", "en", ("Ada", "Ben"))
    event = Passed(seat=1)
    assert "Ben" in spoken.event(event, 0)
    assert "You" in spoken.event(event, 1)


CLAIMED = KeyClaimed(
    seat=1,
    key="st2-2",
    points=1,
    block="green I4",
    matches=(((3, 1), (4, 0), (4, 1)), ((5, 0), (5, 1), (6, 0))),
)


@pytest.mark.parametrize(
    ("language", "to_others", "to_the_player"),
    [
        (
            "en",
            "Ben claims the Star key st2-2: 1 victory point. With the {block}, Ben sees its pattern in column 4 "
            "(level 2) and "
            "column 5 (levels 1 and 2); column 6 (levels 1 and 2) and column 7 (level 1).",
            "You claim the Star key st2-2: 1 victory point. With the {block} you see its pattern in column 4 (level "
            "2) and "
            "column 5 (levels 1 and 2); column 6 (levels 1 and 2) and column 7 (level 1).",
        ),
        (
            "fr",
            "Ben valide la Clé Étoile st2-2 : 1 point de victoire. Avec ce Bloc ({block}), Ben voit son motif : "
            "colonne 4 (niveau 2) "
            "et colonne 5 (niveaux 1 et 2) ; colonne 6 (niveaux 1 et 2) et colonne 7 (niveau 1).",
            "Tu valides la Clé Étoile st2-2 : 1 point de victoire. Avec ce Bloc ({block}), tu vois son motif : "
            "colonne 4 (niveau 2) "
            "et colonne 5 (niveaux 1 et 2) ; colonne 6 (niveaux 1 et 2) et colonne 7 (niveau 1).",
        ),
        (
            "de",
            "Ben sichert die Sternkarte st2-2: 1 Siegpunkt. Mit diesem Block ({block}) sieht Ben das Muster in Spalte "
            "4 (Ebene 2) "
            "und Spalte 5 (Ebenen 1 und 2); Spalte 6 (Ebenen 1 und 2) und Spalte 7 (Ebene 1).",
            "Du sicherst die Sternkarte st2-2: 1 Siegpunkt. Mit diesem Block ({block}) siehst du das Muster in Spalte "
            "4 (Ebene 2) "
            "und Spalte 5 (Ebenen 1 und 2); Spalte 6 (Ebenen 1 und 2) und Spalte 7 (Ebene 1).",
        ),
    ],
)
def test_who_claims_shows_everybody_where_as_they_see_it(language: str, to_others: str, to_the_player: str) -> None:
    spoken = words("block-and-key", language, ("Ada", "Ben"))
    assert isinstance(spoken, BlockAndKeyWords)
    block = spoken.names.block("green I4")
    assert plain(spoken.event(CLAIMED, 0)) == plain(spoken.event(CLAIMED, None)) == to_others.format(block=block)
    assert plain(spoken.event(CLAIMED, 1)) == to_the_player.format(block=block)
    assert plain(spoken.sentence(CLAIMED, 0).brief) == to_others.split(". ")[0] + "."
    assert spoken.mentions(CLAIMED) == {spoken.names.key("st2-2"): "st2-2", block: "green I4"}


def plain(told: str) -> str:
    """With plain spaces for those that do not break."""
    return told.replace("\u202f", " ").replace("\u00a0", " ")


def test_a_line_of_the_log_tells_which_blocks_it_names() -> None:
    taken = Excavated(seat=0, line="row1", blocks=("grey I3", "white L4"))
    assert speak("de").mentions(taken) == {"Dreierstab in Grau": "grey I3", "L in Weiß": "white L4"}


@pytest.mark.parametrize(
    ("cells", "where"),
    [
        ([[0, 0, 0], [1, 0, 0]], "in the south-west, on the floor"),
        ([[4, 4, 2], [4, 5, 2]], "in the middle, on level 3"),
        ([[9, 9, 1], [9, 9, 2]], "in the north-east, from level 2 on, two high"),
        ([[4, 0, 0], [5, 0, 0]], "in the south, on the floor"),
        ([[9, 4, 0], [9, 5, 0]], "in the east, on the floor"),
    ],
)
def test_where_a_block_stands_is_said_in_words(cells: list[list[int]], where: str) -> None:
    assert speak().names.cells(cells) == where


@pytest.mark.parametrize(
    ("reason", "rule"),
    [
        ("keys-claimed", "scoring"),
        ("turns-played", "scoring"),
        ("all-passed", "stop"),
        ("nothing-fits", "stop"),
        ("no-placements", "stop"),
    ],
)
def test_an_end_that_no_claimed_key_brought_points_to_its_own_rule(reason: str, rule: str) -> None:
    assert speak().because(GameEnded(reason=reason, enigmas=(None, None), scores=(1, 2))) == rule
