"""Ancient Knowledge in words: everything can be told, in every language."""

import random
from typing import Any

import pytest

import digsite
from digsite.ancient_knowledge import events
from digsite.ancient_knowledge.wording.event_words import SILENT
from digsite.core import Event
from digsite.games import words
from digsite.texts import LANGUAGES
from tests.ancient_knowledge.cards.table import LEVEL_1, LEVEL_2, Table
from tests.conformance.play import random_steps

GAME = digsite.game("ancient-knowledge")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_can_be_told(language: str, players: int) -> None:
    told = words("ancient-knowledge", language)
    state = GAME.new(players, 11)
    for number, (position, action) in enumerate(random_steps(state, random.Random(11))):
        view = position.view(action.seat)
        assert told.question(view, position.legal_actions(action.seat))
        if number % 9 == 0:
            assert told.draw(view)
            assert all(told.describe(view))
            groups = told.groups(list(position.legal_actions(action.seat)), view)
            assert sum(len(group.actions) for group in groups) == len(position.legal_actions(action.seat))
        assert told.action(action, view).startswith(told.notation(action))
        for event in position.clone().apply(action):
            for reader in (action.seat, None):
                if event.seen_by(reader):
                    assert told.event(event, reader) or event.kind in SILENT
    assert state.outcome is not None
    assert len(told.outcome(state.outcome, 0)) >= 1 + players


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_a_text(language: str) -> None:
    told = words("ancient-knowledge", language)
    samples: dict[str, Any] = {"seat": 1, "owner": 0, "victim": 0, "card": "C7", "other": "P3", "cards": ("C7", "A5")}
    samples |= {"number": 2, "space": 3, "origin": 1, "knowledge": 2, "pillar": 0, "level": 2, "by": "M9", "clause": 0}
    samples |= {"why": "pay", "deck": "builders", "phase": "timeline", "action": "create", "to": None}
    samples |= {"turns": True, "gone": False}
    for kind in vars(events).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind not in (Event, events.Happening):
            event = kind(**{name: samples[name] for name in kind.__struct_fields__})
            assert told.event(event, 1) or event.kind in SILENT
            named = told.mentions(event)
            assert "M9" in named.values() or told.say(f"rules-ancient-knowledge-{told.because(event)}")
            assert all(name in told.event(event, 1) for name in named) or event.kind in SILENT


def test_what_no_card_caused_names_its_rule_and_players_go_by_their_names() -> None:
    told = words("ancient-knowledge", "en", ("Ada", "Ben"))
    slid = events.Slid(seat=1)
    assert told.because(slid) == "slide"
    assert told.because(events.PhaseBegan(seat=1, phase="timeline")) == "turn"
    assert told.event(slid, 0) == "Ben’s timeline moves one space to the left."
    created = events.Created(seat=1, card="C7", space=3, knowledge=2)
    assert told.because(created) == "create"
    assert told.mentions(created) == {"Luxor Temple (C7)": "C7"}
    caused = events.Drew(seat=1, number=1, by="M9")
    assert told.because(caused) == ""
    assert list(told.mentions(caused).values()) == ["M9"]


GONE = {
    "en": "leaves the game, as its deck has.",
    "fr": "quitte la partie, comme l’a fait sa pioche.",
    "de": "verlässt das Spiel, wie schon",
}
NONE_TURNS = {
    "en": "no pillar of level I is left to turn.",
    "fr": "aucun pilier de niveau I n’est plus en jeu.",
    "de": "keine Säule von Level I ist mehr im Spiel.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_technology_that_follows_its_deck_out_of_the_game_is_not_said_to_go_under_it(language: str) -> None:
    """P35 and T27, which show the card, and P7, which does not; each is told as the rules carry it out."""
    told = words("ancient-knowledge", language, ("Ada", "Ben"))
    pillars = [[], ["T10", "T11", "T12"], ["T28", "T29", "T30"]]
    other = {"technologies": [card for card in LEVEL_1 if card not in ("T2", *pillars[1])]}
    table = Table({"hand": ["P35"]}, other, pillars=pillars, removed=["T2"])
    table.play("create P35 2", "bury T10", "bury T28")
    left, under = [told.event(event, 1) for event in table.events if isinstance(event, events.Buried)]
    assert GONE[language] in left
    assert GONE[language] not in under
    for reader in (0, 1):
        assert GONE[language] in told.event(events.PutUnder(seat=1, gone=True), reader)
        assert GONE[language] not in told.event(events.PutUnder(seat=1), reader)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_pillar_is_said_to_turn_where_none_turns(language: str) -> None:
    told = words("ancient-knowledge", language, ("Ada", "Ben"))
    seven = {"past": [f"M{number}" for number in range(1, 7)], "timeline": {1: [["C16", 0]]}}
    learned = {"technologies": LEVEL_1[2:]}
    bare = Table(seven, learned, pillars=[[], [], LEVEL_2[:3]], removed=LEVEL_1[:2]).play("search", "search")
    full = Table(seven, {}).play("search", "search")
    for table, turns in ((bare, False), (full, True)):
        half = next(event for event in table.events if isinstance(event, events.SecondHalf))
        assert (NONE_TURNS[language] in told.event(half, 0)) is not turns
        assert bool(table.offered("flip")) is turns


@pytest.mark.parametrize(
    ("language", "to_ada", "to_ben"),
    [
        ("en", "Ben looks at your hand.", "You look at Ada’s hand."),
        ("fr", "Ben regarde ta main.", "Tu regardes une main (Ada)."),
        ("de", "Ben sieht sich deine Hand an.", "Du siehst dir die Hand von Ada an."),
    ],
)
def test_who_is_robbed_reads_of_their_own_hand(language: str, to_ada: str, to_ben: str) -> None:
    told = words("ancient-knowledge", language, ("Ada", "Ben"))
    seen = events.SawHand(seat=1, victim=0)
    assert told.event(seen, 0) == to_ada
    assert told.event(seen, 1) == to_ben


@pytest.mark.parametrize(
    ("mine", "steps", "said"),
    [
        ({"artefacts": ["A8"], "hand": ["C1", "C2"]}, [], "Discard nothing"),
        ({"artefacts": ["A15"], "past": ["C1"], "rotated": 1}, [], "Do not use it"),
        ({"artefacts": ["A21"], "timeline": {6: [["C1", 4]]}}, ["resolve A21"], "Done"),
        ({"artefacts": ["A13"], "timeline": {6: [["C1", 0]]}}, [], "Move nothing"),
        ({"artefacts": ["A9"], "timeline": {6: [["C1", 1]]}, "past": ["C2"]}, [], "Remove nothing"),
        ({"artefacts": ["A8", "A13"], "timeline": {6: [["C1", 0]]}, "hand": ["C2"]}, [], "None of them"),
    ],
)
def test_no_is_said_with_the_verb_of_the_question(mine: dict[str, Any], steps: list[str], said: str) -> None:
    told = words("ancient-knowledge", "en")
    state = GAME.scenario(seats=[mine, {}], actions_left=0)
    for step in steps:
        state.apply(told.parse(step, 0))
    done = GAME.action({"kind": "done", "seat": 0})
    assert done in state.legal_actions(0)
    assert told.action(done, state.view(0)) == f"done – {said}"


def sample_view() -> dict[str, Any]:
    state = GAME.scenario(
        seats=[{"hand": ["C7", "A3"], "timeline": {3: [["C16", 2], ["P25", 1]]}, "past": ["M1"], "lost": 4}, {}],
        pillars=[["T1", "T5", "T9"], ["T10", "T11", "T12"], ["T28", "T29", "T30"]],
    )
    return state.view(0)


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        ("hand", "Luxor Temple"),
        ("timeline", "Space 3: Heracleion (C16), 2 knowledge; Chichén Itzá (P25), 1 knowledge."),
        ("past", "Stonehenge (M1)"),
        ("artefacts", "nothing"),
        ("technologies", "Technologies (0)"),
        ("pillars", "Anaximenes"),
        ("scores", "4 lost knowledge"),
        ("player 2", "Player 2’s board:"),
        ("card T2", "Aristotle"),
        ("card c7", "Luxor Temple"),
        ("nonsense", "You can ask about"),
        ("player 9", "You can ask about"),
    ],
)
def test_each_part_of_the_table_can_be_asked_for(topic: str, said: str) -> None:
    assert any(said in line for line in words("ancient-knowledge", "en").describe(sample_view(), topic))


def test_a_create_tells_its_price() -> None:
    told, view = words("ancient-knowledge", "en"), sample_view()
    line = told.action(GAME.action({"kind": "create", "seat": 0, "card": "C7", "space": 4}), view)
    assert line.startswith("create C7@4 – Luxor Temple (C7), for 1 discarded card. ")


def test_two_monuments_of_a_space_are_told_with_the_signs_of_the_language() -> None:
    state = GAME.scenario(seats=[{"timeline": {3: [["C16", 2], ["P25", 1]]}}, {}])
    (told,) = words("ancient-knowledge", "fr").describe(state.view(0), "frise")
    assert "\N{NARROW NO-BREAK SPACE}; Chichén Itzá" in told
