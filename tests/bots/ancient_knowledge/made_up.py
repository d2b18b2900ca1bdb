"""Ancient Knowledge with cards that no bot has ever seen, one of them with a verb of its own.

    python -m tests.bots.ancient_knowledge.made_up

plays some games with them in hand, every bot for itself, and prints what they are worth. A process of its own: cards
are declared once, before anything reads them.
"""

import importlib.abc
import importlib.machinery
import json
import random
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any

FOLDER = "digsite.ancient_knowledge.cards"
MADE_UP = ("C90", "M90", "P90", "A90", "T90")


class _Declares(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Adds to what the modules of the cards declare."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> Any:
        if name.rpartition(".")[0] != FOLDER or name.rpartition(".")[2] not in ADDED:
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec is not None and spec.loader is not None:
            self._source: Any = spec.loader
            spec.loader = self
        return spec

    def exec_module(self, module: ModuleType) -> None:
        self._source.exec_module(module)
        ADDED[module.__name__.rpartition(".")[2]](module)


def _cities(module: Any) -> None:
    declare, verbs = _words()
    module.CITIES += (declare.city("C90", "Utopia", "Nowhere", declare.On(2, 2, 3), declare.timeline(verbs.Juggle())),)


def _megaliths(module: Any) -> None:
    """A count that no card scores for."""
    from digsite.ancient_knowledge.vocabulary import Count, Score

    declare, _ = _words()
    on, effect = declare.On(3, 1, 1), declare.endgame(Score(2, per=Count.HAND))
    module.MEGALITHS += (declare.megalith("M90", "Rolling Stone", "Nowhere", on, effect),)


def _pyramids(module: Any) -> None:
    from digsite.ancient_knowledge.vocabulary import AtLeast, Count, If

    declare, verbs = _words()
    on, effect = declare.On(1, 1, 2), declare.decline(If(AtLeast(Count.NEWLY_LOST, 2), (verbs.Juggle(),)))
    module.PYRAMIDS += (declare.pyramid("P90", "Pyramid of Oz", "Nowhere", on, effect),)


def _artefacts(module: Any) -> None:
    declare, verbs = _words()
    module.ARTEFACTS += (declare.artefact("A90", "Crystal Ball", "Nowhere", declare.timeline(verbs.Juggle())),)


def _technologies(module: Any) -> None:
    from digsite.ancient_knowledge.vocabulary import TechnologyKind

    declare, verbs = _words()
    module.TECHNOLOGIES += (
        declare.level_1("T90", "Juggling", TechnologyKind.SECRET, declare.immediate(verbs.Juggle())),
    )


ADDED = {
    "cities": _cities,
    "megaliths": _megaliths,
    "pyramids": _pyramids,
    "artefacts": _artefacts,
    "technologies": _technologies,
}


def _words() -> tuple[Any, Any]:
    from digsite.ancient_knowledge.cards import declare
    from tests.bots.ancient_knowledge import made_up_verb

    return declare, made_up_verb


def main() -> None:
    sys.meta_path.insert(0, _Declares())
    from tests.bots.ancient_knowledge import made_up_verb

    made_up_verb.teach_the_rules()
    found = {"played": {name: _played_by(name, most) for name, most in STEPS.items()}, **_judged(), **_counted()}
    sys.stdout.write(json.dumps(found))


STEPS = {"novice": 10_000, "greedy": 120, "master": 120}
"""Each bot, and how many steps it plays: the quickest a whole game."""
HAND = [*(card for card in MADE_UP if card[0] != "T"), "C1", "C2", "M1"]


def _table() -> Any:
    from digsite.games import game

    return game("ancient-knowledge").scenario(seats=[{"hand": HAND}, {}], pillars=[["T90"], [], []], seed=3)


def _played_by(name: str, most: int) -> list[str]:
    """The made-up cards that a bot creates or learns, sitting on both sides."""
    from digsite.bots import Budget, bot

    state, chooser, rng = _table(), bot(name, "ancient-knowledge"), random.Random(1)
    while not state.is_over and len(state.actions()) < most:
        seat = state.deciders[0]
        state.apply(chooser.choose(state.view(seat), state.legal_actions(seat), rng, Budget(0.0)))
    used = [action.to_dict() for action in state.actions() if action.kind in ("create", "learn")]
    return sorted({action["card"] for action in used} & set(MADE_UP))


def _judged() -> dict[str, dict[str, float]]:
    from digsite.bots.ancient_knowledge.evaluation import Evaluation
    from digsite.bots.ancient_knowledge.glance import Glance
    from digsite.bots.ancient_knowledge.prices import SHREWD

    evaluation, glance = Evaluation(_table(), 0, prices=SHREWD), Glance(_table(), 0)
    promises = {card: evaluation.promise(card) for card in HAND}
    return {"promises": promises, "worths": {card: glance.card(card) for card in MADE_UP}}


def _counted() -> dict[str, Any]:
    """What environments make of them: every action of a game by its id and back, and a position as numbers."""
    from digsite.ancient_knowledge.cards import CARDS
    from digsite.envs import action_codec, observer

    state, rng, codec = _table(), random.Random(2), action_codec("ancient-knowledge")
    same = True
    while not state.is_over and len(state.actions()) < 300:
        legal = state.legal_actions(state.deciders[0])
        same = same and all(codec.decode(codec.encode(action, state), state) == action for action in legal)
        state.apply(rng.choice(legal))
    seen = observer("ancient-knowledge").layout.size
    return {"cards": len(CARDS), "ids": codec.size, "observed": seen, "invertible": same}


if __name__ == "__main__":
    main()
