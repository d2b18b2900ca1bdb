"""What is read aloud is made of words: no codes of cards, keys or cells, in no language."""

import random
import re

import pytest

from digsite.block_and_key.positions.placement_effects import Prospects
from digsite.core import State
from digsite.games import GAMES, game, words
from digsite.server.presentation.in_words import tell
from digsite.server.schema.messages import Tell, Told
from digsite.server.tables.running_game import RunningGame
from digsite.texts import LANGUAGES, Words

KEY = re.compile(r"\b(?:st|su|mo)\d-\d\b")
CODE = re.compile(
    KEY.pattern + r"|\b[A-Z]{1,2}\d{1,3}\b"  # a card, a shape
    r"|\b\d{3}(?: \d{3})+\b"  # cells
    r"|\bx \d|\b\w+=|[{}\[\]_]"  # coordinates, data
)


def told_of(state: State, speaker: Words) -> list[Told]:
    """The table as everybody is told of it, with every choice spelled out."""
    running = RunningGame(state, "free")
    found = []
    for seat in state.deciders:
        first = tell(running, seat, Tell(id="1", seat=seat, language=speaker.texts.language), speaker)
        found += [first]
        for group in range(len(first.groups)):
            found += [tell(running, seat, Tell(id="1", seat=seat, language="en", group=group), speaker)]
    return found


def texts_of(told: Told) -> list[str]:
    return [told.question, *told.lines, *(group.title for group in told.groups), *told.moves, *told.ending]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_no_code_is_read_aloud_and_no_two_choices_alike(name: str, language: str) -> None:
    rng = random.Random(14)
    players = 1 if 1 in game(name).player_counts else 2
    for count in {players, 2}:
        state, speaker = game(name).new(count, seed=14), words(name, language)
        for number in range(400):
            if number % 12 == 0:
                for told in told_of(state, speaker):
                    assert not [text for text in texts_of(told) if CODE.search(text)]
                    assert len(set(told.moves)) == len(told.moves)
            if state.is_over:
                break
            action = rng.choice(list(state.legal_actions(rng.choice(state.deciders))))
            lines = [speaker.aloud.sentence(event, None) for event in state.apply(action)]
            assert not [text for line in lines for text in line if CODE.search(text)]
        outcome = state.outcome
        if outcome is not None:
            assert not [text for text in speaker.aloud.outcome(outcome, 0) if CODE.search(text)]


def test_a_placement_is_told_by_the_rows_and_columns_that_its_player_sees() -> None:
    """The columns that are told are those of the view: what is seen of the block lies in them."""
    speaker, rng = words("block-and-key", "en").aloud, random.Random(3)
    looked = 0
    for players in (2, 4):
        state = game("block-and-key").new(players, seed=2)
        while not state.is_over and looked < 60 * players:
            seat = state.deciders[0]
            choices = list(state.legal_actions(seat))
            placements = [choice for choice in choices if choice.kind == "place"]
            view = state.view(seat)
            for action in rng.sample(placements, min(5, len(placements))):
                told = speaker.exactly(action, view)
                for place, level in Prospects(view).of(action).spots:  # type: ignore[arg-type]
                    columns = re.findall(r"column (\d+) \(levels? ([^)]*)\)", told)
                    assert str(level + 1) in re.findall(r"\d", dict_of(columns)[str(place + 1)])
                looked += 1
            state.apply(rng.choice(placements or choices))
    assert looked > 50


def dict_of(columns: list[tuple[str, str]]) -> dict[str, str]:
    """The levels told of each column, of all rows together."""
    found: dict[str, str] = {}
    for column, levels in columns:
        found[column] = f"{found.get(column, '')} {levels}"
    return found


def test_a_block_beside_the_core_is_told_so() -> None:
    state = game("block-and-key").scenario(
        core={"at": [4, 4], "north": "green"},
        seats=[{"hand": ["st1-0"], "supply": ["green I3"], "enigma": "white"}, {"hand": ["st1-1"], "supply": []}],
    )
    speaker, view = words("block-and-key", "en").aloud, state.view(0)
    moves = {speaker.move(action, view) for action in state.legal_actions(0) if action.kind == "place"}
    assert any("beside the Core Cube, three high" in move for move in moves) or any(
        "on the Core Cube" in move for move in moves
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_where_pieces_show_themselves_only_what_does_so_goes_by_a_code(name: str, language: str) -> None:
    """As in a hint or a review: keys of Block and Key are drawn there, cards are called by their names."""
    rng = random.Random(3)
    state, speaker = game(name).new(2, seed=3), words(name, language)
    while not state.is_over:
        seat = rng.choice(state.deciders)
        actions = list(state.legal_actions(seat))
        for action in actions[:: 1 + len(actions) // 20]:
            told = speaker.pictured.move(action, state.view(seat))
            assert not CODE.search(KEY.sub("", told)), told
        state.apply(rng.choice(actions))
