"""How the spoken words of a card's effect make sentences: conditions, choices, prices, lists."""

from collections.abc import Sequence

from digsite.ancient_knowledge.vocabulary import If, May, Sentence, Verb, Whenever
from digsite.ancient_knowledge.wording.speaker import Speaker, yes


def spoken_clauses(effect: Sequence[Sentence], speaker: Speaker) -> list[str]:
    """One text for each of the card's clauses; joined by spaces they are the text of the card."""
    clauses: list[str] = []
    for before, sentence in zip((None, *effect), effect, strict=False):
        spoken = _sentences(sentence, speaker)
        if sentence == before and len(spoken) == len(spoken[0]) == 1:
            spoken = [[speaker.say("cards-again", optional=yes(isinstance(sentence, May)))]]
        for each in spoken:
            clauses += _punctuated(each)
    return clauses


def _sentences(sentence: Sentence, speaker: Speaker) -> list[list[str]]:
    """What is to be one sentence each, as a list of its clauses."""
    match sentence:
        case If(condition, clauses):
            return _behind(speaker.given(condition), clauses, speaker)
        case Whenever(occasion, clauses):
            return _behind(speaker.word(occasion), clauses, speaker)
        case _:
            return [[spoken] for spoken in _clause(sentence, speaker)]


def _behind(head: str, clauses: Sequence[Verb | May], speaker: Speaker) -> list[list[str]]:
    """All clauses in one sentence with their head, as far as prices do not break it."""
    first, *others = clauses
    sentences = [[spoken] for spoken in _clause(first, speaker, head)]
    for clause in others:
        joined, *separate = _clause(clause, speaker)
        sentences[-1].append(joined)
        sentences += [[spoken] for spoken in separate]
    for spoken in sentences:
        if len(spoken) > 1:
            spoken[-1] = speaker.say("cards-and", what=spoken[-1])
    return sentences


def _clause(clause: Verb | May, speaker: Speaker, head: str = "") -> list[str]:
    """What a verb says; with a price that is two sentences, the price and what it buys."""
    if not isinstance(clause, May):
        return [f"{head} {speaker.word(clause, 'after' if head else '')}".strip()]
    may = speaker.say("cards-may.after" if head else "cards-may", what=speaker.word(clause.verb, "may"))
    return [f"{head} {may}".strip(), *([_bought(clause.then, speaker)] if clause.then else [])]


def _bought(verb: Verb, speaker: Speaker) -> str:
    """What a price buys; what is done for each of the things paid says by itself that they were paid."""
    if speaker.is_counted(verb):
        return speaker.word(verb)
    return speaker.say("cards-then", what=speaker.word(verb, "after"))


def _punctuated(clauses: Sequence[str]) -> list[str]:
    """The clauses of one sentence, with its capital, commas and full stop."""
    *first, last = clauses
    listed = [f"{clause}," if number < len(first) else clause for number, clause in enumerate(first, start=1)]
    sentence = [*listed, f"{last}."]
    return [sentence[0][0].upper() + sentence[0][1:], *sentence[1:]]
