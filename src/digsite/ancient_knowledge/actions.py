"""The actions of Ancient Knowledge. Each has a maker of the same name in small letters: equal actions, made once."""

from functools import cache
from typing import TypeAlias

from digsite.core import Action, Seat

# The five actions of a turn; `create` and `learn` also when a card grants them.


class Create(Action, frozen=True, tag="create"):
    """Create a card: a monument on a space, an artefact without one."""

    card: str
    space: int | None = None


class Learn(Action, frozen=True, tag="learn"):
    """Learn a technology."""

    card: str


class Archive(Action, frozen=True, tag="archive"):
    """Archive; which cards and which knowledge follows."""


class Excavate(Action, frozen=True, tag="excavate"):
    """Excavate; how many monuments to rotate follows."""


class Search(Action, frozen=True, tag="search"):
    """Draw one card."""


# What follows, card by card.


class SetAside(Action, frozen=True, tag="set-aside"):
    """One of the cards of the opening hand that are not kept."""

    card: str


class Pay(Action, frozen=True, tag="pay"):
    """One of the cards that a create costs."""

    card: str


class Discard(Action, frozen=True, tag="discard"):
    """One card from the hand."""

    card: str


class Remove(Action, frozen=True, tag="remove"):
    """Knowledge off that monument: one, or as many as the effect takes off one monument."""

    card: str


class Add(Action, frozen=True, tag="add"):
    """Knowledge onto that monument of an opponent."""

    card: str


class Transfer(Action, frozen=True, tag="transfer"):
    """So much lost knowledge onto that monument of an opponent."""

    card: str
    amount: int


class Move(Action, frozen=True, tag="move"):
    """A monument to another space."""

    card: str
    space: int


class Swap(Action, frozen=True, tag="swap"):
    """Two monuments change places."""

    card: str
    other: str


class Amount(Action, frozen=True, tag="amount"):
    """How many: monuments to rotate, lost knowledge to take off."""

    amount: int


class Destroy(Action, frozen=True, tag="destroy"):
    """One of the own artefacts."""

    card: str


class Rob(Action, frozen=True, tag="rob"):
    """The opponent whose hand to look at."""

    opponent: Seat


class Take(Action, frozen=True, tag="take"):
    """A card of the hand one looked at."""

    card: str


class Keep(Action, frozen=True, tag="keep"):
    """A card that lies aside, into the hand."""

    card: str


class Bury(Action, frozen=True, tag="bury"):
    """A technology under its deck: one from a pillar, or the next of those that were looked at."""

    card: str


class Flip(Action, frozen=True, tag="flip"):
    """The pillar of level 1 (0, 1 or 2) that turns to level 2."""

    pillar: int


class Resolve(Action, frozen=True, tag="resolve"):
    """The effect to carry out next, named by its card."""

    card: str


class Decline(Action, frozen=True, tag="decline"):
    """The monument that declines next."""

    card: str


class Done(Action, frozen=True, tag="done"):
    """No, or no more."""


AnyAction: TypeAlias = (
    Create
    | Learn
    | Archive
    | Excavate
    | Search
    | SetAside
    | Pay
    | Discard
    | Remove
    | Add
    | Transfer
    | Move
    | Swap
    | Amount
    | Destroy
    | Rob
    | Take
    | Keep
    | Bury
    | Flip
    | Resolve
    | Decline
    | Done
)

# There are few different actions and they are offered again and again: looking one up is cheaper than making it, and
# the common question whether an action is among the legal ones is then mostly answered by identity.
create = cache(Create)
learn = cache(Learn)
archive = cache(Archive)
excavate = cache(Excavate)
search = cache(Search)
set_aside = cache(SetAside)
pay = cache(Pay)
discard = cache(Discard)
remove = cache(Remove)
add = cache(Add)
transfer = cache(Transfer)
move = cache(Move)
swap = cache(Swap)
amount = cache(Amount)
destroy = cache(Destroy)
rob = cache(Rob)
take = cache(Take)
keep = cache(Keep)
bury = cache(Bury)
flip = cache(Flip)
resolve = cache(Resolve)
decline = cache(Decline)
done = cache(Done)
