"""What a view shows, as the objects that the rules work with: for words and for bots."""

from digsite.block_and_key.geometry.temple import Temple
from digsite.block_and_key.pieces.piece_set import SIDES, PieceSet, pieces_of
from digsite.core import View


def seen_pieces(view: View) -> PieceSet:
    """The set of pieces that is played with."""
    return pieces_of(view["options"])


def seen_temple(view: View) -> Temple:
    """The temple that stands there, block by block."""
    pieces = seen_pieces(view)
    core = view["core"]
    if core is None:
        return Temple(pieces)
    temple = Temple.with_core(pieces, tuple(core["at"]), [core[side] for side in SIDES])
    # A block of a temple that was read from text has a colour, but no name.
    temple.stand_all([(name, tuple(map(tuple, cells))) for name, cells in view["blocks"]])
    return temple


def open_keys(view: View, temple: Temple) -> list[int]:
    """The keys of one's hand that a placement could claim: where claims are strict, none that is seen already."""
    hand = [temple.pieces.key_numbers[name] for name in view["hand"]]
    seen = temple.visible_keys(view["sides"][view["seat"]], hand) if view["options"]["strict_claims"] else ()
    return [key for key in hand if key not in seen]
