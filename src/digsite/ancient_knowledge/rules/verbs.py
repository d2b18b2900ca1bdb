"""How each verb of the vocabulary is carried out: one table.

Verbs that change a rule (to enter with less, to score, ...) are not in it: they are read where that rule is applied.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from digsite.ancient_knowledge import vocabulary as verbs
from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.player import Player
from digsite.ancient_knowledge.rules import (
    creating,
    discarding,
    drawing,
    excavating,
    learning,
    looking,
    moving,
    opponents,
    pillars,
    removing,
)
from digsite.ancient_knowledge.rules.effects import CONDITIONS, Effects
from digsite.ancient_knowledge.state import KnowledgeState

Perform: TypeAlias = Callable[[KnowledgeState, Effects, Any, bool], None]
"""(state, the effect on top of the stack, the verb, whether the owner may refuse)"""
Possible: TypeAlias = Callable[[KnowledgeState, Player, str, Any], bool]
"""(state, the owner, the card, the verb)"""


class Carried(NamedTuple):
    """How a verb is carried out."""

    perform: Perform
    possible: Possible
    """Whether it could do anything now, as everybody can see."""
    feasible: Possible | None = None
    """Where that hangs on secret cards: what the owner knows besides."""


def _always(state: KnowledgeState, player: Player, card: str, verb: object) -> bool:
    return True


def _only_later(state: KnowledgeState, player: Player, card: str, verb: object) -> bool:
    """It has to do with cards that the effect looks at first; whether there are any is told by that."""
    return False


VERBS: dict[type, Carried] = {
    # Knowledge.
    verbs.RemoveKnowledge: Carried(removing.perform_remove, removing.remove_possible),
    verbs.RecoverLost: Carried(removing.perform_recover, removing.recover_possible),
    # Hands.
    verbs.Draw: Carried(drawing.perform_draw, drawing.draw_possible),
    verbs.Discard: Carried(discarding.perform_discard, discarding.discard_possible, discarding.discard_feasible),
    verbs.Archive: Carried(discarding.perform_archive, discarding.archive_possible),
    verbs.Create: Carried(creating.perform_create, creating.create_possible, creating.create_feasible),
    verbs.Learn: Carried(learning.perform_learn, learning.learn_possible),
    # Places.
    verbs.Move: Carried(moving.perform_move, moving.move_possible),
    verbs.MoveBetween: Carried(moving.perform_move_between, moving.move_between_possible),
    verbs.Swap: Carried(moving.perform_swap, moving.swap_possible),
    verbs.Straighten: Carried(moving.perform_straighten, moving.straighten_possible),
    verbs.DestroyThis: Carried(moving.perform_destroy_this, _always),
    verbs.DestroyArtefacts: Carried(moving.perform_destroy_artefacts, moving.destroy_artefacts_possible),
    verbs.SkipDecline: Carried(moving.perform_skip_decline, moving.skip_decline_possible),
    # Opponents.
    verbs.OpponentsDiscard: Carried(opponents.perform_discard, opponents.discard_possible),
    verbs.OpponentsGainKnowledge: Carried(opponents.perform_gain, opponents.gain_possible),
    verbs.OpponentsDestroyArtefact: Carried(opponents.perform_destroy, opponents.destroy_possible),
    verbs.TakeFromHand: Carried(opponents.perform_take, opponents.take_possible),
    verbs.TransferLost: Carried(opponents.perform_transfer, opponents.transfer_possible),
    # Decks.
    verbs.LookAtDeck: Carried(looking.perform_look, looking.look_possible),
    verbs.LookAtTechnologies: Carried(looking.perform_look_at_technologies, looking.look_at_technologies_possible),
    verbs.RevealDeck: Carried(looking.perform_reveal, looking.reveal_possible),
    verbs.RevealUntil: Carried(looking.perform_reveal_until, looking.reveal_until_possible),
    verbs.KeepOne: Carried(looking.perform_keep_one, _only_later),
    verbs.KeepOneMore: Carried(looking.perform_keep_one, _only_later),
    verbs.EachKeepsOne: Carried(looking.perform_each_keeps_one, _only_later),
    verbs.CreateOneOfThem: Carried(creating.perform_create_one_of_them, _only_later),
    verbs.LearnOneOfThem: Carried(learning.perform_learn_one_of_them, _only_later),
    verbs.DiscardRest: Carried(looking.perform_discard_rest, _only_later),
    verbs.RestToBottom: Carried(looking.perform_rest_to_bottom, _only_later),
    verbs.BuryTechnologies: Carried(pillars.perform_bury, pillars.bury_possible),
    # The draw of an excavate.
    verbs.ReplaceDraw: Carried(excavating.perform_replace_draw, _always),
}


@cache
def _beginning(card: str) -> tuple[tuple[Possible, verbs.Verb], ...]:
    """What a card could do without having done something else before."""
    verbs_first = [clause.verb for clause in CARDS[card].clauses if not clause.linked]
    return tuple((VERBS[type(verb)].possible, verb) for verb in verbs_first)


def perform(state: KnowledgeState, effect: Effects, verb: verbs.Verb, optional: bool) -> None:
    """Carry out a verb of the effect on top of the stack."""
    VERBS[type(verb)].perform(state, effect, verb, optional)


def can_act(state: KnowledgeState, player: Player, card: str) -> bool:
    """Whether the card's effect could do anything now, as everybody can see."""
    test = CONDITIONS.get(card)
    if test is not None and not test(state, player, card, 0):
        return False
    for possible, verb in _beginning(card):  # noqa: SIM110  # asked all the time, and this is faster
        if possible(state, player, card, verb):
            return True
    return False


def is_open_to(state: KnowledgeState, player: Player, card: str) -> bool:
    """Whether the owner, who knows the secret cards too, can use an effect that others must think possible."""
    verb = CARDS[card].clauses[0].verb
    test = VERBS[type(verb)].feasible
    return test is None or test(state, player, card, verb)
