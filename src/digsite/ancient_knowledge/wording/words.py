"""Ancient Knowledge in words: its moves, its table, its events, its end."""

from collections.abc import Sequence

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import BUILDERS
from digsite.ancient_knowledge.positions.outlook import vain
from digsite.ancient_knowledge.wording import notation
from digsite.ancient_knowledge.wording.event_words import EventWords
from digsite.ancient_knowledge.wording.names import Names
from digsite.ancient_knowledge.wording.telling import Telling
from digsite.core import Action, Game, Seat, View
from digsite.texts import GameWords, Group, Texts

MAIN = "action"
"""The kind of decision that is a turn's main choice."""

OPENING = "opening-hands"
"""The one that asks which cards of the opening hand to set aside."""

OF_HAND = {OPENING, "payment", "cards-to-discard", "cards-to-archive", "opponents-to-discard"}
"""The kinds of decisions that ask for cards of the hand one by one, in its order."""

GROUPS = {"create": "create", "learn": "learn", "archive": "other", "excavate": "other", "search": "other"}
"""The moves of a turn that a player looks through together."""


class AncientKnowledgeWords(GameWords):
    names: Names
    telling: Telling

    def __init__(self, game: Game, texts: Texts, players: Sequence[str] = ()) -> None:
        super().__init__(game, texts, players)
        self.names = Names(texts, self.called)
        self.telling = Telling(self.names)
        self.events = EventWords(self.names)

    # Moves.

    def notation(self, action: Action) -> str:
        return notation.write(action)

    def parse(self, text: str, seat: Seat) -> Action:
        return notation.read(text, seat)

    def completed(self, action: Action, then: Sequence[Action], view: View) -> str:
        cards = [self.names.name(pay.card) for pay in then if isinstance(pay, actions.Pay)]
        move = self.move(action, view)
        return self.names.say("move-paid", move=move, cards=self.texts.enumerate(cards)) if cards else move

    def move(self, action: Action, view: View) -> str:
        say, names = self.names.say, self.names
        match action:
            case actions.Create(card=card, space=space):
                return say("move-create", card=names.name(card), space=space or 0, price=BUILDERS[card].price(space))
            case actions.Swap(card=card, other=other):
                return say("move-swap", card=names.name(card), other=names.name(other))
            case actions.Move(card=card, space=space):
                return say("move-move", card=names.name(card), space=space)
            case actions.Transfer(card=card, amount=amount):
                return say("move-transfer", card=names.name(card), amount=amount)
            case actions.Remove(card=card):
                return say("move-remove", card=names.name(card), knowledge=names.knowledge_on(view, card))
            case actions.Amount(amount=amount):
                return str(amount)
            case actions.Flip(pillar=pillar):
                return say("move-flip", cards=names.cards(view["pillars"][pillar]))
            case actions.Rob(opponent=opponent):
                return names.of_seat("does-rob", opponent, None, cards=view["seats"][opponent]["hand_size"])
            case actions.Done():
                return self._done(view)
        named: str | None = getattr(action, "card", None)
        return say(f"move-{action.kind}", card="" if named is None else names.name(named))

    def _brings(self, action: Action, view: View) -> str:
        match action:
            case (
                actions.Create(card=card)
                | actions.Learn(card=card)
                | actions.Resolve(card=card)
                | actions.Keep(card=card)
            ):
                return self.names.text(card)
            case actions.Archive() | actions.Excavate() | actions.Search():
                return self._does(action, view)
        return ""

    def _does(self, action: Action, view: View) -> str:
        say, names = self.names.say, self.names
        match action:
            case actions.Create(card=card, space=space):
                price = BUILDERS[card].price(space)
                return say("does-create", card=names.name(card), price=price, text=names.text(card))
            case actions.Learn(card=card) | actions.Resolve(card=card) | actions.Keep(card=card):
                return say("does-card", card=names.name(card), text=names.text(card))
            case actions.Swap(card=card, other=other):
                return say("does-swap", card=names.name(card), other=names.name(other))
            case (
                actions.Remove(card=card)
                | actions.Move(card=card)
                | actions.Add(card=card)
                | actions.Decline(card=card)
            ):
                return say("does-monument", card=names.name(card), knowledge=names.knowledge_on(view, card))
            case actions.Flip(pillar=pillar):
                return names.cards(view["pillars"][pillar])
            case actions.Rob(opponent=opponent):
                return names.of_seat("does-rob", opponent, None, cards=view["seats"][opponent]["hand_size"])
            case actions.Archive() | actions.Excavate() | actions.Search():
                me = view["seats"][action.seat]
                why = vain(me["hand_size"], view["deck"] + len(view["discard"]), me["artefacts"]).get(action.kind)
                return say(f"does-{action.kind}") if why is None else say(f"vain-{why}")
            case actions.Done():
                return self._done(view)
        named: str | None = getattr(action, "card", None)
        return "" if named is None else names.name(named)

    def _done(self, view: View) -> str:
        """What it means to say no, or no more, to the open question."""
        text = f"done-{self._asked(view)['kind']}"
        known = self.texts.has(f"{self.names.game}-{text}")
        return self.names.say(text if known else "done", taken=view["pending"][-1].get("taken", 0))

    def groups(self, actions: Sequence[Action], view: View) -> list[Group]:
        groups: dict[str, list[Action]] = {}
        for action in actions:
            groups.setdefault(GROUPS.get(action.kind, "other"), []).append(action)
        return [Group(self.names.say(f"group-{name}"), moves) for name, moves in groups.items()]

    # The table.

    def help(self) -> list[str]:
        return [self.names.say(f"how-to-{what}") for what in ("act", "follow", "ask")]

    def is_follow_up(self, view: View) -> bool:
        kind = self._asked(view)["kind"]
        if kind == OPENING:  # after the first card, the hand is all that has changed
            return bool(view["pending"][-1]["aside"][view["seat"]])
        return kind != MAIN

    def question(self, view: View, actions: Sequence[Action]) -> str:
        asked = self._asked(view)
        question = self.names.say(f"ask-{asked['kind']}", actions=view["actions_left"])
        if asked["kind"] in OF_HAND:
            question = self.names.say("ask-in-order", question=question)
        if asked["cause"] is None:
            return question
        return self.names.say("caused", card=self.names.name(asked["cause"]), what=question)

    def _asked(self, view: View) -> dict[str, str | None]:
        """The decision that the seat of this view owes; the main choice where it owes none."""
        own = [decision for decision in view["decisions"] if decision["seat"] == view["seat"]]
        return own[0] if own else {"kind": MAIN, "cause": None}

    def draw(self, view: View) -> str:
        return self.telling.drawn(view)

    # What it came to.

    def score_line(self, kind: str, source: str | None) -> str:
        card = "" if source is None else self.names.name(source)
        return self.names.say(f"line-{kind}", card=card)
