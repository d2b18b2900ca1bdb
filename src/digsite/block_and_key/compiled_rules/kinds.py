"""The kinds of action by number, in the order of their ids; the Ancients' placements are placements."""

CORE, DRAFT, EXCAVATE, PASS, DISCARD, CLAIM, DONE, REFILL, MARK, RETURN, PLACE = range(11)
NAMES = ("core", "draft", "excavate", "pass", "discard", "claim", "done", "refill", "mark", "return", "place")
