"""What a card declares. `checks` refuses a card that no rule could carry out, and names card and field."""

import msgspec

from digsite.ancient_knowledge.vocabulary import (
    Condition,
    If,
    Kind,
    May,
    Sentence,
    TechnologyKind,
    Trigger,
    Verb,
    Whenever,
    in_sequence,
)


class Clause(msgspec.Struct, frozen=True):
    """One part of a card's effect, as events name it: `card.clauses[number]`."""

    verb: Verb
    optional: bool = False
    """The owner may refuse."""
    linked: bool = False
    """Done only if the clause before was."""


def _clauses(sentences: tuple[Sentence, ...]) -> tuple[Clause, ...]:
    found: list[Clause] = []
    for sentence in sentences:
        if isinstance(sentence, If | Whenever):
            found.extend(_clauses(sentence.clauses))
        elif isinstance(sentence, May):
            found.append(Clause(sentence.verb, optional=True))
            found.extend([Clause(sentence.then, linked=True)] if sentence.then else [])
        else:
            found.append(Clause(sentence))
    return tuple(found)


class _Named(msgspec.Struct, frozen=True):
    id: str
    name: str
    """In English; the other languages have theirs in `wording/names.toml`."""


class Card(_Named, frozen=True, kw_only=True):
    """What builder cards and technologies have in common."""

    trigger: Trigger
    effect: tuple[Sentence, ...] = ()
    clauses: tuple[Clause, ...] = ()
    """The effect's parts in order, without what surrounds them; made from `effect`."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "clauses", _clauses(self.effect))

    @property
    def notation(self) -> str:
        """The effect in the terse notation."""
        return in_sequence(self.effect)


class Builder(Card, frozen=True, kw_only=True):
    """A monument or an artefact."""

    place: str
    kind: Kind
    start: int | None = None
    """The space on which a monument enters; artefacts have none."""
    knowledge: int = 0
    vp: int = 0
    cost: int = 0
    locked: bool = False
    """May not be shifted when it is created."""
    starter_set: int = 0
    """1..4: belongs to that set for first games."""

    def price(self, space: int | None) -> int:
        """The cards to discard for it: its cost, and one for each space between that space and its own."""
        return self.cost + (0 if space is None or self.start is None else abs(space - self.start))


class Technology(Card, frozen=True, kw_only=True):
    """A card of a pillar: level 1 acts when it is learned, level 2 gives points at the end."""

    level: int
    kind: TechnologyKind
    requires: Condition | None = None
    vp: int = 0
