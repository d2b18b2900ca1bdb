"""The game in the terminal: whole games, what one may type, saving and going on."""

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from digsite.cli.speech import wrapped
from digsite.cli.terminal_table import TerminalTable
from digsite.core import Record, State
from digsite.core.seal import Seal
from digsite.games import game as digsite_game
from digsite.games import words
from digsite.texts import LANGUAGES
from examples.pebbles import PEBBLES

Command = Callable[..., tuple[int, str, str]]


class Person:
    """Types the given lines, then the same one for ever (None: leaves)."""

    def __init__(self, lines: Iterable[str], then: str | None = None) -> None:
        self.lines = iter(lines)
        self.then = then
        self.heard: list[str] = []

    def read(self, prompt: str) -> str:
        line = next(self.lines, self.then)
        if line is None:
            raise EOFError
        return line

    def sit(self, state: State, *, language: str = "en", save: Path | None = None, plain: bool = False) -> str:
        """Play at a table of pebbles as the first player; returns everything that was said."""
        TerminalTable(
            state, 0, {1: "random"}, words("pebbles", language),
            save=save, plain=plain, read=self.read, write=self.heard.append,
        ).play()  # fmt: skip
        return "\n".join(self.heard)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_by_numbers_in_every_language(pebbles: str, language: str) -> None:
    state = PEBBLES.new(2, 3)
    said = Person([], then="1").sit(state, language=language)
    assert state.is_over
    assert {"en": "The game is over", "fr": "La partie est finie", "de": "Das Spiel ist zu Ende"}[language] in said


def test_a_move_may_be_typed_by_its_notation(pebbles: str) -> None:
    state = PEBBLES.new(2, 3)
    Person(["take count=2"]).sit(state)
    assert state.actions()[0].to_dict() == {"kind": "take", "seat": 0, "count": 2}


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("take count=4", "That choice is not among those offered now."),
        ("take everything", "That is not a move"),
        ("9", "There is no number 9 in the list."),
        ("help", "leave the table"),
        ("moves", "1. take count=1"),
        ("words", "heap: 12"),
        ("words heap", "heap: 12"),
        ("save", "Say where: save FILE"),
        ("save /no/such/folder/game.json", "/no/such/folder/game.json: No such file"),
    ],
)
def test_what_is_no_legal_move_is_answered_and_changes_nothing(pebbles: str, typed: str, said: str) -> None:
    state = PEBBLES.new(2, 3)
    heard = Person([typed]).sit(state)
    assert said in heard
    assert state.actions() == ()


@pytest.mark.parametrize(("language", "typed"), [("fr", "aide"), ("de", "HILFE"), ("de", "help")])
def test_commands_are_understood_in_english_and_in_the_language_of_the_table(
    pebbles: str, language: str, typed: str
) -> None:
    heard = Person([typed]).sit(PEBBLES.new(2, 3), language=language)
    assert {"fr": "quitter la table", "de": "den Tisch verlassen"}[language] in heard


def test_quit_leaves_the_game_as_it_is(pebbles: str) -> None:
    state = PEBBLES.new(2, 3)
    assert Person(["quit"], then="1").sit(state).endswith("Goodbye.")
    assert state.actions() == ()


def test_a_saved_game_goes_on_as_it_would_have_gone(pebbles: str, tmp_path: Path) -> None:
    whole = PEBBLES.new(2, 3)
    Person([], then="1").sit(whole)

    file = tmp_path / "game.json"
    Person(["1", f"save {file}"]).sit(PEBBLES.new(2, 3))
    resumed = PEBBLES.replay(Record.loads(file.read_text()))
    Person([], then="1").sit(resumed)
    assert resumed == whole
    assert resumed.actions() == whole.actions()


def test_a_file_that_cannot_be_written_is_refused_before_anybody_plays(pebbles: str, tmp_path: Path) -> None:
    person = Person([], then="1")
    with pytest.raises(OSError, match="No such file"):
        person.sit(PEBBLES.new(2, 3), save=tmp_path / "nowhere" / "game.json")
    assert person.heard == []


def test_a_file_that_can_no_longer_be_written_does_not_end_the_game(pebbles: str, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()

    class Vandal(Person):
        def read(self, prompt: str) -> str:
            shutil.rmtree(folder, ignore_errors=True)
            return super().read(prompt)

    state = PEBBLES.new(2, 3)
    heard = Vandal([], then="1").sit(state, save=folder / "game.json")
    assert state.is_over
    assert "No such file" in heard


def test_with_a_file_to_save_in_every_move_is_kept(pebbles: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    state = PEBBLES.new(2, 3)
    heard = Person(["1"]).sit(state, save=file)
    assert PEBBLES.replay(Record.loads(file.read_text())) == state
    assert f"Saved in {file}." in heard


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_solo_game_of_block_and_key_can_be_played_by_numbers(language: str, plain: bool) -> None:
    person, state = Person([], then="1"), digsite_game("block-and-key").new(1, 3)
    TerminalTable(
        state, 0, {}, words("block-and-key", language), plain=plain, read=person.read, write=person.heard.append
    ).play()  # fmt: skip
    assert state.is_over
    said = "\n".join(person.heard)
    assert {"en": "Your rank: ", "fr": "Ton rang", "de": "Dein Rang: "}[language] in said
    assert ("0 | " in said) != plain


def test_block_and_key_answers_an_illegal_placement_with_every_broken_rule() -> None:
    state = digsite_game("block-and-key").new(1, 3)
    for _ in range(2):
        state.apply(state.legal_actions()[0])
    block = state.view(0)["supplies"][0][0]
    person = Person([f"place {block} 003 013 023 033"])
    TerminalTable(state, 0, {}, words("block-and-key", "en"), read=person.read, write=person.heard.append).play()
    said = "\n".join(person.heard)
    assert "The block cannot be placed there." in said
    assert "The block does not touch any other" in said
    assert "There is a gap beneath" in said


def test_without_a_terminal_bots_play_a_demonstration_game(digsite: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    code, out, err = digsite("play", "pebbles", "--seed", 3)
    assert (code, err) == (0, "")
    assert out.startswith("pebbles: a demonstration game, seed 3.\nPlayer 1: bot random\n")
    assert "The game is over: heap-empty." in out


def test_a_demonstration_game_can_be_kept(digsite: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    file = tmp_path / "game.json"
    assert digsite("play", "pebbles", "--seed", 3, "--save", file)[0] == 0
    assert PEBBLES.replay(Record.loads(file.read_text(encoding="utf-8"))).is_over
    code, _, err = digsite("play", "pebbles", "--save", tmp_path / "nowhere" / "game.json")
    assert code == 2
    assert "nowhere" in err


def test_the_demonstration_of_block_and_key_is_readable(digsite: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    code, out, _ = digsite("play", "block-and-key", "--seed", 3)
    assert code == 0
    assert "Player 1: bot greedy" in out
    assert "The game is over: enough keys were claimed" in out
    assert "{" not in out


@pytest.mark.parametrize(
    ("game", "language", "typed", "said"),
    [
        ("block-and-key", "fr", "draft row9", "Ce n’est pas un coup. Écris-le ainsi : draft row2"),
        ("block-and-key", "de", "hüpf", "Das ist kein Zug. Ein Zug beginnt mit einem dieser Wörter: core, draft,"),
        ("ancient-knowledge", "fr", "create", "Ce n’est pas un coup. Écris-le ainsi : create C7@3"),
        ("ancient-knowledge", "en", "amount many", "That is not a move. Write it like this: amount 4"),
    ],
)
def test_a_move_written_wrong_is_answered_in_the_players_language(
    game: str, language: str, typed: str, said: str
) -> None:
    person, state = Person([typed, "quit"]), digsite_game(game).new(2, 3)
    TerminalTable(
        state, state.deciders[0], {1 - state.deciders[0]: "random"}, words(game, language),
        read=person.read, write=person.heard.append,
    ).play()  # fmt: skip
    assert said in "\n".join(person.heard)


def test_in_words_the_table_is_told_once_while_cards_are_set_aside() -> None:
    person, state = Person(["1", "1", "1"], then=None), digsite_game("ancient-knowledge").new(2, 3)
    TerminalTable(
        state, 0, {1: "random"}, words("ancient-knowledge", "en"), plain=True,
        read=person.read, write=person.heard.append,
    ).play()  # fmt: skip
    table = words("ancient-knowledge", "en").describe(digsite_game("ancient-knowledge").new(2, 3).view(0))
    assert "\n".join(person.heard).count(table[0]) == 1
    assert len(state.actions()) >= 3


def test_a_bot_that_crashes_or_talks_nonsense_is_told_and_the_person_plays_on(pebbles: str) -> None:
    for name, told in (("Crashing", "ZeroDivisionError"), ("Nonsense", "'nonsense'")):
        person, state = Person([], then="1"), PEBBLES.new(2, 3)
        TerminalTable(
            state, 0, {1: f"tests.arena.outside_bots:{name}"}, words("pebbles", "en"),
            read=person.read, write=person.heard.append,
        ).play()  # fmt: skip
        assert state.is_over
        assert any("Player 2 could not choose" in line and told in line for line in person.heard)


def test_the_seal_of_a_deal_is_kept_with_the_game(pebbles: str, tmp_path: Path) -> None:
    file, seal = tmp_path / "game.json", Seal(hash="0" * 64, salt="1" * 32)
    person = Person(["1"])
    TerminalTable(
        PEBBLES.new(2, 3), 0, {1: "random"}, words("pebbles", "en"), save=file, seal=seal,
        read=person.read, write=person.heard.append,
    ).play()  # fmt: skip
    assert Record.loads(file.read_text()).seal == seal


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        ("short", 10, ["short"]),
        ("place white left-screw there", 14, ["place white", "left-screw", "there"]),
        ("  a line that is indented", 12, ["  a line", "  that is", "  indented"]),
        ("averyveryverylongword", 5, ["averyveryverylongword"]),
        ("  drawn   with   spaces\nkept", 40, ["  drawn   with   spaces", "kept"]),
    ],
)
def test_no_word_is_broken_at_the_edge_of_a_terminal(text: str, columns: int, lines: list[str]) -> None:
    assert wrapped(text, columns).split("\n") == lines
