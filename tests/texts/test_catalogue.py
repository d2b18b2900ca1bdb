"""The catalogue says the same things in every language, and everything the program can say."""

import ast
import re
from collections.abc import Iterator
from contextvars import copy_context
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import MessageReference, SelectExpression, VariableReference
from fluent.syntax.serializer import serialize_variant_key
from fluent.syntax.visitor import Visitor

import digsite
from digsite.cli.main import run
from digsite.core import BadOption, DigsiteError, IllegalAction
from digsite.texts import LANGUAGES, TextError, choose_language, language_of_environment, texts
from digsite.texts.catalogue import FOLDER, topics
from tests.texts.entries import entries, pieces_of_text

SOURCE = Path(digsite.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]


class _Variables(Visitor):
    """The variables of a text, those of the texts it refers to included."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        name = node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}"
        self.visit(entries(self.language)[name])

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (Fluent's visitor names it so)
        self.found.add(node.id.name)


def variables(language: str, name: str) -> set[str]:
    visitor = _Variables(language)
    visitor.visit(entries(language)[name])
    return visitor.found


def calls(name: str) -> Iterator[tuple[Path, ast.Call]]:
    """Every call of a function or method of that name in the source."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = getattr(node, "func", None)
            if isinstance(node, ast.Call) and name in (getattr(called, "id", None), getattr(called, "attr", None)):
                yield path, node


def refusal_codes() -> set[str]:
    """Every code that the source can refuse something with."""
    errors: list[type[DigsiteError]] = [DigsiteError, *DigsiteError.__subclasses__()]
    codes = {error.code for error in errors}
    codes |= {value for name, value in vars(IllegalAction).items() if name.isupper()}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "code":
                parts = [node.value.body, node.value.orelse] if isinstance(node.value, ast.IfExp) else [node.value]
                codes |= {
                    part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return codes


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert {path.stem for path in (FOLDER / language).glob("*.ftl")} == set(topics())


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_ids_and_attributes(language: str) -> None:
    assert entries(language).keys() == entries("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(language: str) -> None:
    assert [name for name in entries("en") if variables(language, name) != variables("en", name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str) -> None:
    assert [name for name, pattern in entries(language).items() if not pattern.elements] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_begins_with_the_name_of_its_file(language: str) -> None:
    for topic in topics():
        for line in (FOLDER / language / f"{topic}.ftl").read_text(encoding="utf-8").splitlines():
            name = re.match(r"-?([a-z][a-z0-9-]*) =", line)
            assert name is None or f"{name[1]}-".startswith(f"{topic}-"), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    straight = [
        name
        for name, pattern in entries(language).items()
        for text in pieces_of_text(pattern)
        if re.search("[\"']", text)
    ]
    assert straight == []


QUOTES = {"en": ("“", "”"), "fr": ("«\u202f", "\u202f»"), "de": ("„", "“")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_open_and_close_as_the_language_prints_them(language: str) -> None:
    """In their order, and none of another language."""
    opening, closing = QUOTES[language]
    foreign = set("“”„«»‹›") - set(opening + closing)
    wrong = []
    for name, pattern in entries(language).items():
        text = " ".join(pieces_of_text(pattern))
        signs = re.sub(f"[^{opening.strip()}{closing.strip()}]", "", text)
        if set(text) & foreign or signs.replace(opening.strip() + closing.strip(), ""):
            wrong.append(name)
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_spaces_or_dashes_that_nobody_prints(language: str) -> None:
    """Two spaces, a space before a comma or a point, a hyphen for a dash, three points for an ellipsis."""
    signs = {"block-and-key-legend"}  # it tells what the signs of the notation mean, points and hyphens among them
    wrong = re.compile(r"\S  |\s[,.](?:\s|$)| - |\.\.\.")
    assert [
        (name, text)
        for name, pattern in entries(language).items()
        for text in pieces_of_text(pattern)
        if wrong.search(text) and name not in signs
    ] == []


def test_french_signs_stand_behind_a_space_that_does_not_break() -> None:
    wrong = re.compile("[^\u202f][;!?»]|[^\u00a0]:|«[^\u202f]")
    assert [
        (name, text)
        for name, pattern in entries("fr").items()
        for text in pieces_of_text(pattern)
        if wrong.search(text)
    ] == []


PERCENT = {"en": "[^%] %|\u00a0%|\u202f%", "fr": "[^\u202f]%", "de": "[^\u00a0-]%"}
"""What stands wrongly before the sign: English has nothing there, French a narrow space, German a full one."""
ELLIPSIS = {"en": " …$", "fr": " …$", "de": r"\w…$"}
"""An ellipsis for what is going on follows the word at once, in German after a space."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_percents_and_ellipses_stand_as_the_language_prints_them(language: str) -> None:
    wrong = re.compile(f"{PERCENT[language]}|^ %|{ELLIPSIS[language]}")
    assert [
        (name, text)
        for name, pattern in entries(language).items()
        for text in pieces_of_text(pattern)
        if wrong.search(text)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_the_bot_that_gives_it_as_the_table_does(language: str) -> None:
    words = texts(language)
    assert words.say("table-bot-name", strength="master") in words.say("hint-more.about")


def test_french_names_stand_behind_no_word_that_loses_its_vowel_before_them() -> None:
    """ "de Ada" is wrong, and so is "d’Ben"."""
    text = "\n".join((FOLDER / "fr" / f"{topic}.ftl").read_text(encoding="utf-8") for topic in topics())
    assert re.findall(r".*\b(?:de|que|le|la|ne|se|si) \{ \$(?:names?|player|victim|owner|game|card)\b.*", text) == []


class _OneInWords(Visitor):
    """Choices by number that say "one" for every number the language counts as singular."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        said = {serialize_variant_key(variant.key): variant.value for variant in node.variants}
        if "one" in said and "0" not in said:
            words = " ".join(pieces_of_text(said["one"]))
            self.found += re.findall(r"(?<!\w)(?:une?|1)(?!\w)", words, re.IGNORECASE)
        self.generic_visit(node)


def test_french_counts_nothing_as_singular_so_only_a_number_says_one() -> None:
    wrong = []
    for name, pattern in entries("fr").items():
        visitor = _OneInWords()
        visitor.visit(pattern)
        wrong += [name for _ in visitor.found]
    assert wrong == []


SCORES: dict[str, dict[str, Any]] = {
    "beside-points": {"gain": "+2"},
    "beside-score": {},
    "daily-points": {},
    "lobby-daily-score": {},
    "result-course-said": {"name": "Ada", "first": 0, "half": 0, "third": 0},
    "result-share-points": {},
    "table-place": {"place": 1, "who": "Ada", "details": ""},
    "ancient-knowledge-told-score": {"you": "yes", "player": "", "past": 0, "lost": 1, "hand": 0},
}


@pytest.mark.parametrize("text", SCORES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_point_less_than_nothing_is_not_said_to_be_one_point(language: str, text: str) -> None:
    """A score can be negative, and -1 is as singular as 1."""
    assert "\N{MINUS SIGN}1" in texts(language).say(text, **SCORES[text] | {"points": -1})


POINTS: dict[str, dict[str, Any]] = {
    "review-points": {},
    "study-loss-alone": {},
    "study-luck-alone": {"error": "0,1"},
    "workshop-trial-bot": {"name": "Pip", "error": "0,1"},
}


@pytest.mark.parametrize("text", POINTS)
@pytest.mark.parametrize(("value", "french"), [(0.0, "0,0 point"), (-1.9, "1,9 point"), (1.96, "2,0 points")])
def test_french_counts_from_two_on_whatever_stands_behind_the_comma(text: str, value: float, french: str) -> None:
    for language, singular in (("fr", french.endswith("t")), ("en", False)):
        said = texts(language)
        number = said.decimal(abs(value))
        told = said.say(text, **POINTS[text], points=number, value=number, luck=number, count=said.counted(value))
        assert f"{number} point{'' if singular else 's'}" in told
        assert (f"{number} points" in told) is not singular


@pytest.mark.parametrize("text", ["event-declined", "event-moved", "event-buried", "hint-losing", "bot-moves"])
@pytest.mark.parametrize(("language", "card"), [("fr", "La carte Grottes d’Ellora"), ("de", "Die Karte Ellora-Höhlen")])
def test_no_verb_agrees_with_the_name_of_a_card(language: str, card: str, text: str) -> None:
    """It may be a plural: the verb is that of "the card"."""
    name = text if text in entries(language) else f"ancient-knowledge-{text}"
    values = {"you": "no", "player": "Ada", "origin": 2, "space": 1, "gone": "no", "number": 2}
    assert texts(language).say(name, card=card.split(maxsplit=2)[2], **values).startswith(card)


@pytest.mark.parametrize("code", sorted(refusal_codes()))
def test_every_refusal_has_a_text(code: str) -> None:
    assert f"error-{code}" in entries("en")


def test_every_id_in_the_source_exists() -> None:
    for path, call in [*calls("say"), *calls("of_seat")]:
        pattern = id_pattern(call.args[0])
        # A game's words leave out the prefix that all its ids share; what both games inherit needs a text in each.
        owners = (
            ("block-and-key", "ancient-knowledge") if path.stem == "game_words" else path.relative_to(SOURCE).parts[:1]
        )
        for owner in owners if pattern else ():
            own = f"(?:{owner.replace('_', '-')}-)?{pattern}"
            assert any(re.fullmatch(own, name) for name in entries("en")), f"{path}:{call.lineno}"


def id_pattern(node: ast.expr) -> str:
    """What ids this expression can give, as a pattern; empty where the source does not tell."""
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    if isinstance(node, ast.IfExp):
        return f"(?:{id_pattern(node.body)}|{id_pattern(node.orelse)})"
    return ""


def test_a_text_is_said_with_its_variables_and_without_marks_for_writing_directions() -> None:
    assert texts("de").say("table-player", player=2) == "Spieler 2"


def test_an_attribute_is_said_by_its_name() -> None:
    assert texts("en").say("cli-key-quit.does") == "leave the table"


@pytest.mark.parametrize("name", ["table-of-no-such-text", "nothing", "table-you.nothing"])
def test_an_unknown_id_is_a_clear_error(name: str) -> None:
    with pytest.raises(TextError, match=re.escape(name.partition(".")[0])):
        texts("en").say(name)


def test_a_missing_variable_is_a_clear_error() -> None:
    with pytest.raises(TextError, match="table-player"):
        texts("en").say("table-player")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match="expected one of en, fr, de; got 'it'"):
        texts("it")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"DIGSITE_LANG": "en", "LC_ALL": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


def test_a_list_is_told_in_words() -> None:
    assert texts("fr").enumerate(["a", "b", "c"]) == "a, b et c"
    assert texts("de").enumerate(["a"]) == "a"
    assert texts("de").enumerate([]) == ""


def test_a_refusal_without_a_text_of_its_own_still_tells_its_reason() -> None:
    assert (
        texts("en").refusal(DigsiteError("the moon is full", code="moonlight")) == "That was refused: the moon is full."
    )


def test_where_no_language_is_named_the_chosen_one_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIGSITE_LANG", "fr")

    def chosen(language: str | None) -> tuple[str, str]:
        choose_language(language)
        return texts().language, texts("en").language

    assert copy_context().run(chosen, "de") == ("de", "en")
    assert copy_context().run(chosen, None) == ("fr", "en")
    with pytest.raises(BadOption):
        copy_context().run(chosen, "xx")


def test_a_command_leaves_no_language_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIGSITE_LANG", "fr")
    assert run(["puzzles", "chess", "--lang", "de"]) == 2
    assert texts().language == "fr"
