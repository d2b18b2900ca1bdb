"""Why a choice was made, in one line. Cards that others cannot see are not named: a reason may be shown to all."""

from digsite.ancient_knowledge import actions
from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.text.card_names import card_name
from digsite.bots.bot import Reason
from digsite.core import Action
from digsite.texts import Texts

BEST_POSITION = Reason("bot-best-position")


class CardReason(Reason, frozen=True):
    """A reason that names a card, by its id; it is told by its name."""

    def say(self, texts: Texts) -> str:
        name = card_name(CARDS[self.values["card"]], texts.language)
        return texts.say(self.text, **self.values | {"card": name})


_TEXTS: dict[type[Action], str] = {
    actions.Archive: "bot-archives",
    actions.Excavate: "bot-rotates",
    actions.Search: "bot-searches",
    actions.SetAside: "bot-gives-up",
    actions.Pay: "bot-gives-up",
    actions.Discard: "bot-gives-up",
    actions.Keep: "bot-keeps-card",
    actions.Take: "bot-keeps-card",
    actions.Done: "bot-leaves-it",
}
_CARD_TEXTS: dict[type[Action], str] = {
    actions.Remove: "bot-relieves",
    actions.Add: "bot-burdens",
    actions.Transfer: "bot-burdens",
    actions.Move: "bot-moves",
}


def reason_of(action: Action, gain: float | None) -> Reason:
    """The reason for an action; `gain` is what it is worth, where that was asked."""
    if isinstance(action, actions.Create | actions.Learn):
        points = 0 if gain is None else max(0, round(gain))
        return CardReason("bot-plays-card", {"card": action.card, "points": points})
    text = _CARD_TEXTS.get(type(action))
    if text is not None:
        return CardReason(text, {"card": action.to_dict()["card"]})
    text = _TEXTS.get(type(action))
    return BEST_POSITION if text is None else Reason(text)
