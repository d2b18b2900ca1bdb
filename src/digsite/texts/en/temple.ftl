# What the table of Block and Key says in the browser.

temple-my-face = My face
temple-look-from = Look from
temple-supply = My supply
temple-supply-discard = One block too many: which goes back into the bag?
temple-supply-empty = No blocks. Excavating brings some.
temple-supply-block = { $block }: { $places ->
    [0] fits nowhere now
    [one] one place
   *[other] { $places } places
}
temple-ancients-block = The Ancients’ block
temple-yard = Excavation Yard
temple-yard-take = Take { $line }
temple-yard-final = Taking a line cannot be undone
temple-bag = Blocks in the bag
temple-players-keys = { $count ->
    [one] key
   *[other] keys
}
temple-players-claimed = Keys claimed, and how many start the final round
temple-players-show-claimed = Claimed keys
temple-enigma = Enigma
temple-temple-label = The temple, { $blocks } blocks, seen from the { $side }
temple-key-show = Show where this key lies on my face
temple-key-large = Show it large
temple-key-claim = Claim
temple-key-return = Give back
temple-key-rotations = may lie any of these ways
temple-key-claimable = Complete: you can claim it.
temple-key-stood = It already stands. Only a new block’s face in it lets you claim it.
temple-key-missing = { $missing ->
    [one] One face is missing in the best place.
   *[other] { $missing } faces are missing in the best place.
}
temple-claim-hint = Choose among your keys.
temple-done-claim = No more claims
temple-done-return = Keep all keys
temple-pass = Pass
temple-hold-title = Holding { $block }
temple-hold-turn = Turn
    .title = A quarter turn, seen from above
temple-hold-tip = Tip
    .title = Tip it over, away from you
temple-hold-roll = Roll
    .title = Roll it over, to your right
temple-hold-fit = Next fit
    .title = The next way in which it fits here, or else the nearest place where it fits
temple-hold-place = Place here
temple-hold-release = Put back
temple-hold-legal = Fits here; claims nothing.
temple-hold-claims = { $count ->
    [one] Completes a key:
   *[other] Completes { $count } keys:
}
temple-hold-illegal = Does not fit here.
temple-places = All places
temple-places-about = Every place for a block, by what it would claim.
temple-places-back = Previous: { $title }
temple-places-on = Next: { $title }

# The camera, where the table leaves it free.
temple-walk = Walk around the temple
temple-walk-left = To the left
temple-walk-right = To the right
temple-walk-up = Higher
temple-walk-down = Lower
temple-walk-home = My side

# Alone: the steps of a turn.
temple-solo-act = Excavate, or place and claim
temple-solo-mark = Mark the turn
temple-solo-return = Put a key back, if you like
temple-solo-refill = Refill to four keys
temple-solo-ancients = The Ancients place a block
    .title = Corner to corner with the outlined block, the nearest to the post; no face may touch it.

# The placement rules in short, beside the cells that break them.
temple-rule-inside = off the floor
temple-rule-height = too high
temple-rule-overlap = something stands there
temple-rule-descent = something is in the way down
temple-rule-support = a gap beneath, and no straight bridge
temple-rule-contact = touches nothing that stands
temple-rule-taller = not higher than what it touches sideways
temple-rule-cells = (cells { $cells })
