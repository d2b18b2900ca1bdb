"""What happens in a game of Block and Key, event by event, as told to one seat."""

from digsite.block_and_key import events
from digsite.block_and_key.wording.names import Names
from digsite.core import Event, Seat
from digsite.texts import Sentence

RULES = {
    events.TurnBegan: "turn",
    events.Passed: "turn",
    events.CoreSet: "setup",
    events.Placed: "place",
    events.KeyClaimed: "claim",
    events.BlockDiscarded: "supply",
    events.KeyDrawn: "refill",
    events.KeySeen: "refill",
    events.TurnMarked: "solo",
    events.KeyReturned: "solo",
    events.ReturnedKey: "solo",
    events.AncientsCalled: "ancients",
    events.AncientsPlaced: "ancients",
    events.AncientsReturned: "ancients",
    events.FinalRound: "end",
    events.GameEnded: "scoring",
}
"""The section of the rules by which something happens; the rest belongs to excavating."""
STOPS = ("all-passed", "nothing-fits", "no-placements")
"""Ends that no claimed key has brought."""


class EventWords:
    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.say

    def tell(self, event: Event, reader: Seat | None) -> Sentence:
        """The event as a sentence; empty for a kind that is told by those around it."""
        told = self._blocks(event, reader) or self._keys(event, reader) or self._flow(event, reader)
        return Sentence(told, self._brief(event, reader))

    def _brief(self, event: Event, reader: Seat | None) -> str:
        """A placement without its cells, a claim without its squares."""
        match event:
            case events.Placed(seat=seat, block=block):
                return self.names.of_seat("event-placed.brief", seat, reader, block=self.names.block(block))
            case events.AncientsPlaced(block=block):
                return self.say("event-ancients-placed.brief", block=self.names.block(block))
            case events.KeyClaimed(seat=seat):
                return self.names.of_seat("event-claimed.brief", seat, reader, **self._claimed(event))
        return ""

    def rule(self, event: Event) -> str:
        if isinstance(event, events.GameEnded) and event.reason in STOPS:
            return "stop"
        return RULES.get(type(event), "excavate")

    def mentions(self, event: Event) -> dict[str, str]:
        """Keys and blocks by what they are called in the language of the line."""
        key, block = getattr(event, "key", None), getattr(event, "block", None)
        blocks = (*getattr(event, "blocks", ()), *(() if block is None else (block,)))
        return {
            **({} if key is None else {self.names.key(key): key}),
            **{self.names.block(name): name for name in blocks},
        }

    def _blocks(self, event: Event, reader: Seat | None) -> str:
        names = self.names
        match event:
            case events.CoreSet(seat=seat, colour=colour):
                return names.of_seat("event-core", seat, reader, colour=names.colour(colour))
            case events.Excavated(seat=seat, line=line, blocks=blocks):
                taken = names.blocks(blocks)
                return names.of_seat("event-excavated", seat, reader, line=names.line(line), blocks=taken)
            case events.SiteFilled(site=site, block=block):
                return self.say("event-filled", site=site, block=names.block(block))
            case events.BlockDiscarded(seat=seat, block=block):
                return names.of_seat("event-discarded", seat, reader, block=names.block(block))
            case events.Placed(seat=seat, block=block, cells=cells):
                where = names.cells(cells)
                return names.of_seat("event-placed", seat, reader, block=names.block(block), cells=where)
            case events.AncientsPlaced(block=block, cells=cells):
                return self.say("event-ancients-placed", block=names.block(block), cells=names.cells(cells))
            case events.AncientsReturned(block=block):
                return self.say("event-ancients-returned", block=names.block(block))
        return ""

    def _keys(self, event: Event, reader: Seat | None) -> str:
        names = self.names
        match event:
            case events.KeyClaimed(seat=seat):
                return names.of_seat("event-claimed", seat, reader, **self._claimed(event))
            case events.KeyDrawn(seat=seat, altar=altar):
                return names.of_seat("event-drawn", seat, reader, altar=names.altar(altar))
            case events.KeySeen(seat=seat, key=key):
                return names.of_seat("event-seen", seat, reader, key=names.key(key))
            case events.KeyReturned(seat=seat, altar=altar):
                return names.of_seat("event-returned", seat, reader, altar=names.altar(altar))
            case events.ReturnedKey(key=key):
                return self.say("event-returned-key", key=names.key(key))
        return ""

    def _claimed(self, event: events.KeyClaimed) -> dict[str, object]:
        """What a claim's text tells. Where the pattern lies is told for each match, as the seat sees it."""
        names = self.names
        places = names.texts.clauses([names.spots(match) for match in event.matches])
        points, block = names.points(event.points), names.block(event.block)
        return {"key": names.key(event.key), "points": points, "block": block, "places": places}

    def _flow(self, event: Event, reader: Seat | None) -> str:
        names = self.names
        match event:
            case events.Passed(seat=seat):
                return names.of_seat("event-passed", seat, reader)
            case events.TurnMarked(turn=turn, altar=None):
                return self.say("event-turn-over", turn=turn)
            case events.TurnMarked(turn=turn, altar=str(altar)):
                return self.say("event-turn-marked", turn=turn, altar=names.altar(altar))
            case events.AncientsCalled(site=site, corner=corner, block=block):
                where = self.say("corner", corner=corner)
                return self.say("event-called", site=site, corner=where, block=names.block(block))
            case events.TurnBegan(seat=seat, turn=None):
                return names.of_seat("event-turn", seat, reader)
            case events.TurnBegan(turn=turn):
                return self.say("solo", turn=turn)
            case events.FinalRound(seat=seat, keys=keys):
                return names.of_seat("event-final-round", seat, reader, keys=keys)
            case events.GameEnded(enigmas=enigmas):
                return self._ended(enigmas, reader)
        return ""

    def _ended(self, enigmas: tuple[str | None, ...], reader: Seat | None) -> str:
        told = [
            self.names.of_seat("enigma-of", seat, reader, colour=self.names.colour(colour))
            for seat, colour in enumerate(enigmas)
            if colour is not None
        ]
        if not told:
            return ""
        return self.say("event-ended", count=len(told), enigmas=self.names.texts.clauses(told))
