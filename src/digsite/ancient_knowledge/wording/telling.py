"""The table of Ancient Knowledge in words: a line for each thing, no layout that carries meaning."""

from digsite.ancient_knowledge.cards import CARDS
from digsite.ancient_knowledge.wording.names import Names
from digsite.core import Json, Seat, View

TOPICS = ("hand", "timeline", "past", "artefacts", "technologies", "pillars", "scores", "player", "card")
OWN = ("timeline", "artefacts", "technologies", "past")
"""The parts of one's own board, in the order they are told."""


class Telling:
    """Tells the table that a view shows. A spectator, who sits nowhere, looks at the first seat."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say

    @property
    def topics(self) -> tuple[str, ...]:
        return tuple(self.say(f"topic-{topic}") for topic in TOPICS)

    def drawn(self, view: View) -> str:
        """Scores, pillars, every board, and one's own last, next to the hand."""
        own = looker(view)
        boards = [self._board(view, seat) for seat in range(view["players"]) if seat != own]
        parts = [self.scores(view), self.pillars(view), *boards, self._board(view, own), self.hand(view)]
        return "\n\n".join("\n".join(part) for part in parts if part)

    def everything(self, view: View) -> list[str]:
        own = looker(view)
        return [*self.scores(view), *self.pillars(view), *self._board(view, own), *self.hand(view)]

    def about(self, view: View, topic: str) -> list[str]:
        """One part of the table, as a player would ask for it: in English or in the language of the table."""
        word, _, rest = topic.lower().partition(" ")
        name = dict(zip(self.topics, TOPICS, strict=True)).get(word, word)
        own = looker(view)
        if name in OWN:
            return self._part(name, view, own)
        if name == "player" and rest.isdecimal() and 1 <= int(rest) <= view["players"]:
            return self._board(view, int(rest) - 1)
        if name == "card" and rest.upper() in CARDS:
            return [self.names.whole(rest.upper())]
        told = {"hand": self.hand, "pillars": self.pillars, "scores": self.scores}.get(name)
        return told(view) if told else [self.say("told-unknown-topic", topics=", ".join(self.topics))]

    # The parts.

    def scores(self, view: View) -> list[str]:
        lines = [
            self.names.of_seat(
                "told-score",
                seat,
                view["seat"],
                points=view["scores"][seat],
                past=len(board["past"]),
                lost=board["lost"],
                hand=board["hand_size"],
            )
            for seat, board in enumerate(view["seats"])
        ]
        lines.append(self.say("told-decks", deck=view["deck"], discard=len(view["discard"])))
        if view["last_round"]:
            lines.append(self.say("told-last-round"))
        return lines

    def pillars(self, view: View) -> list[str]:
        lines = [self.say("told-pillars")]
        for number, cards in enumerate(view["pillars"], start=1):
            lines.append(self.say("told-pillar", number=number, cards=len(cards)))
            lines += [f"  {self._whole(card)}" for card in cards]
        return lines

    def hand(self, view: View) -> list[str]:
        cards = None if view["seat"] is None else view["seats"][view["seat"]]["hand"]
        if cards is None:
            return []
        head = self.say("told-hand", cards=len(cards))
        return [head, *(f"  {self._whole(card)}" for card in cards)]

    def _whole(self, card: str) -> str:
        return f"{self.names.whole(card)} ({card})" if self.names.codes else self.names.whole(card)

    def _board(self, view: View, seat: Seat) -> list[str]:
        head = self.names.of_seat("told-board", seat, view["seat"])
        return [head, *(line for part in OWN for line in self._part(part, view, seat))]

    def _part(self, part: str, view: View, seat: Seat) -> list[str]:
        board = view["seats"][seat]
        if part == "timeline":
            return self._timeline(board)
        if part == "past":
            cards = self.names.cards(board["past"])
            return [self.say("told-past", number=len(board["past"]), rotated=board["rotated"], cards=cards)]
        return [self.say(f"told-{part}", number=len(board[part]), cards=self.names.cards(board[part]))]

    def _timeline(self, board: Json) -> list[str]:
        """The spaces from 1, which declines next, lower row first; empty ones are left out."""
        lines = [
            self.say(
                "told-space", space=space, monuments=self.names.texts.clauses(self._monument(*each) for each in entries)
            )
            for space, entries in enumerate(board["timeline"], start=1)
            if entries
        ]
        return lines or [self.say("told-empty-timeline")]

    def _monument(self, card: str, knowledge: int) -> str:
        return self.say("told-monument", card=self.names.name(card), knowledge=knowledge)


def looker(view: View) -> Seat:
    return 0 if view["seat"] is None else int(view["seat"])
