"""What people may call themselves and say: one policy, by the classes of the Unicode standard. A name is refused where
it hides or reorders something; what is said is cleaned, since it may have been pasted."""

import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

from digsite.server.errors import Malformed

LONGEST_NAME = 30
MOST_MARKS = 4
"""Accents on one letter; more only smear over the lines around."""
JOINERS = "\u200c\u200d"
"""They shape letters of some scripts and join emoji; nowhere else do they show."""
EMOJI_STYLE = "\ufe0e\ufe0f"
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters, marks and symbols by their class, that show nothing."""
HOUSE = ("Digsite", "Server", "Moderator", "Admin", "Bot", "Random", "Novice", "Greedy", "Adept", "Master")
_SMALL_CAPITAL = re.compile("LATIN LETTER SMALL CAPITAL ([A-Z])")
_ALSO = str.maketrans("i!$58", "llssb")
"""What the standard keeps apart, but a glance does not."""
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("nn", "m"))


def plain_name(text: str) -> str:
    """The name as it is kept: composed, blanks single. Raises Malformed where something in it would not be seen."""
    name = " ".join(filter(None, unicodedata.normalize("NFC", text).split(" ")))
    if not 1 <= len(name) <= LONGEST_NAME or not is_visible(name):
        raise bad_name(f"1 to {LONGEST_NAME} characters that can be seen")
    for place, letter in enumerate(name):
        if not _belongs_in_name(name, place, letter):
            raise bad_name(f"letters, digits and signs; not U+{ord(letter):04X}")
    return name


def bad_name(expected: str) -> Malformed:
    """The refusal of a name, with what a client needs to say it in words."""
    return Malformed(f"name: expected {expected}", code="bad-name", longest=LONGEST_NAME)


def _belongs_in_name(name: str, place: int, letter: str) -> bool:
    if letter in JOINERS:
        return _joins(name, place)
    if letter in EMOJI_STYLE:
        return place > 0
    kind = unicodedata.category(letter)
    if kind[0] == "M":
        return place > 0 and not _is_ignored(letter) and not _smears(name, place)
    return letter == " " or (kind[0] in "LNPS" and not _is_ignored(letter))


def _joins(text: str, place: int) -> bool:
    """Whether a joiner stands between two signs of a script, or of emoji, that know it."""
    if not 0 < place < len(text) - 1:
        return False
    before, after = text[place - 1], text[place + 1]
    return not (before.isascii() or after.isascii()) and after not in JOINERS and before not in JOINERS


def _smears(text: str, place: int) -> bool:
    marks = text[max(0, place - MOST_MARKS) : place + 1]
    return len(marks) > MOST_MARKS and all(unicodedata.category(each)[0] == "M" for each in marks)


def _is_ignored(letter: str) -> bool:
    """Default-ignorable, or blank, though its class does not say so."""
    return (
        letter in INVISIBLE or "\u180b" <= letter <= "\u180f" or "\ufe00" <= letter <= "\ufe0d" or letter > "\U000e0000"
    )


def is_visible(text: str) -> bool:
    """Whether there is anything to be seen."""
    return any(unicodedata.category(letter)[0] in "LNPS" and not _is_ignored(letter) for letter in text)


def plain_line(text: str) -> str:
    """What was said, without what hides or reorders it; raises Malformed if nothing remains."""
    composed = unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\t", " "))
    line = "".join(letter for place, letter in enumerate(composed) if _belongs_in_line(composed, place, letter)).strip()
    if not is_visible(line):
        raise Malformed("text: expected something that can be seen", code="nothing-said")
    return line


def _belongs_in_line(text: str, place: int, letter: str) -> bool:
    if letter in JOINERS:
        return _joins(text, place)
    kind = unicodedata.category(letter)
    if kind[0] == "M":
        return letter in EMOJI_STYLE or not (_is_ignored(letter) or _smears(text, place))
    if kind == "Cn":  # a sign newer than this Python, or none at all
        return ord(letter) & 0xFFFE != 0xFFFE and not _is_ignored(letter)
    return letter in "\n " or kind == "Zs" or (kind[0] in "LNPS" and not _is_ignored(letter))


@lru_cache(10_000)
def skeleton(name: str) -> str:
    """Two names with one skeleton are easily taken for each other: by the standard's own data (UTS 39), and besides it
    whatever their case and accents."""
    folded = unicodedata.normalize("NFKD", _as_seen(name).casefold())
    letters = "".join(
        letter for letter in _as_seen(folded) if unicodedata.category(letter)[0] in "LNS" or letter == "!"
    )
    plain = letters.casefold().translate(_ALSO)
    for pair, one in _PAIRS:
        plain = plain.replace(pair, one)
    return plain or name


def is_of_the_house(name: str) -> bool:
    """Whether it is easily taken for the server's own, a moderator's or a bot's."""
    return skeleton(name) in _of_the_house()


@cache
def _of_the_house() -> frozenset[str]:
    return frozenset(map(skeleton, HOUSE))


def _as_seen(text: str) -> str:
    """Every sign as the one that it is taken for."""
    return unicodedata.normalize("NFD", text).translate(_prototypes())


@cache
def _prototypes() -> dict[int, str]:
    text = files(__package__).joinpath("confusables.txt").read_text(encoding="utf-8")
    found: dict[int, str] = {}
    for line in text.partition("\n---\n")[2].split("\n"):
        prototype, _, signs = line.rpartition("\t")
        found |= dict.fromkeys(map(ord, signs), prototype)
    for sign in map(chr, range(0x1D00, 0x1D30)):
        if small := _SMALL_CAPITAL.fullmatch(unicodedata.name(sign)):
            found[ord(sign)] = small[1].lower()
    return found
