"""The steps of a game by number, in the order of `rules/steps.py`; `steps` goes through them."""

CORE, DRAFT, TURN, DISCARD, CLAIM, MARK, RETURN, REFILL, ANCIENTS = range(9)
NAMES = ("core", "draft", "turn", "discard", "claim", "mark", "return", "refill", "ancients")
