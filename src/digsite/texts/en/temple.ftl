# What the table of Block and Key says in the browser.

temple-my-face = My view
temple-face-from = from the { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
temple-look-from = Look from
temple-supply = My supply
temple-supply-discard = Too many blocks: which one do you put back into the bag?
temple-supply-empty = No blocks left. Excavate to get more.
temple-supply-none = No blocks left.
temple-supply-begin = Your blocks will lie here.
temple-supply-block = { $block }: { $places ->
    [0] fits nowhere now
    [one] one placement
   *[other] { $places } placements
}
temple-ancients-block = The Ancients’ block
temple-yard = Excavation Yard
temple-yard-take = Take { $line }
temple-yard-empty = Nothing lies there: { $line }.
temple-yard-closed = You excavate on your own turn, instead of placing a block.
temple-bag = Blocks in the bag
temple-players-keys = { $count ->
    [one] key
   *[other] keys
}
temple-players-claimed = Claimed keys, and how many start the final round
temple-players-show-claimed = Claimed keys
temple-enigma = Enigma
temple-enigma-count = ×{ $faces }
temple-enigma-worth = = { $points } VP
temple-enigma-about = Your secret colour: { $colour }. At the end every three faces of it in your view are one point. Now you see { $faces }: { $points }.
temple-temple-label = The temple, { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}, seen from the { $side }
temple-key-short = { $tier ->
    [star] a Star key
    [sun] a Sun key
   *[moon] a Moon key
}
temple-key-name = { $tier } key, { $points }: { $pattern }
temple-key-show = Show where this key is in my view
temple-key-large = Show it large
temple-key-return = Put back
temple-key-rotations = may be turned any of these ways
temple-key-claimable = Complete: you can claim it.
temple-key-stood = This pattern was already there. To claim the key, complete it again on other squares with a block you place.
temple-key-missing = { $missing ->
    [one] One face is missing in the best place.
   *[other] { $missing } faces are missing in the best place.
}
temple-done-return = Put no key back
temple-pass = Pass
temple-nothing-claimed = This block completes none of your keys.
temple-claimed-stays = What you have claimed everybody has seen: it stays.
temple-completed = { $count ->
    [one] You completed a key.
   *[other] You completed { $count } keys.
}
temple-claim = { $count ->
    [0] Claim nothing
    [one] Claim the key, +{ $points }
   *[other] Claim { $count } keys, +{ $points }
}
temple-claim-choose = Untick the keys that you do not claim.
temple-claim-fewer = { $count ->
    [one] Do not claim it
   *[other] Claim fewer
}
temple-claim-back = { $count ->
    [one] Claim it after all
   *[other] Claim them all
}
temple-armed-draft = You begin with these blocks.
temple-armed-excavate = You take these blocks into your supply.
temple-armed-refill = You draw a key.
temple-armed-mark = A face-down key marks this turn.
temple-armed-core = This colour faces you.
temple-armed-discard = This block goes back into the bag.
temple-armed-return = This key goes back to the bottom of its altar.
temple-armed-done = You keep your keys.
temple-armed-pass = You pass.
temple-confirm-draft = { $count ->
    [one] Take this block
   *[other] Take these { $count }
}
temple-confirm-excavate = { $count ->
    [one] Excavate this block
   *[other] Excavate these { $count }
}
temple-confirm-refill = Draw from the { $altar }
temple-confirm-mark = Take it from the { $altar }
temple-confirm-core = Turn this colour towards me
temple-confirm-discard = Put it back
temple-confirm-return = Put it back
temple-confirm-done = Put no key back
temple-confirm-pass = Pass
temple-armed-place = You place this block here.
temple-armed-ancients = The Ancients place this block here.
temple-confirm-place = Place it here
temple-confirm-ancients = Place it here
temple-holding = Where do you place this block?
temple-planned = Your turn: do you place the block as you planned?
temple-hold-plan = A plan: nobody else sees it. You can place it here on your turn, if it fits.
temple-hint-draft = Choose an arrow of the yard. You see the blocks before you take them.
temple-hint-turn = { $can ->
    [place] Choose a block from your supply.
    [excavate] Choose an arrow of the yard. You see the blocks before you take them.
   *[other] Choose a block from your supply, or an arrow of the yard.
}
temple-hint-discard = Choose it in your supply.
temple-hint-ancients = Choose the block, then its place.
temple-hint-yard = To the yard
temple-part-mine = Keys
temple-part-view = View
temple-part-yard = Yard
temple-part-players = Players
temple-move = Move the block
temple-move-left = To the left
temple-move-right = To the right
temple-move-far = Away from me
temple-move-near = Towards me
temple-short-take = take a block, or put it back
temple-short-rows = excavate a row, from the top
temple-short-columns = excavate a column, from the left
temple-short-arrows = move it
temple-short-turn = turn it: a quarter turn, seen from above
temple-short-tip = tip it over, away from you
temple-short-roll = roll it over, to your right
temple-short-fit = next position that fits
temple-short-place = place it, or confirm
temple-short-release = put it back, or answer “Not yet”
temple-short-click = Right click
temple-short-wheel = look more closely, or from further away
    .keys = Wheel
temple-key-solo = Drawn last in solo, it makes the Ancients use site { $pips } (its pips) and the { $stars ->
    [1] south-west
    [2] north-west
    [3] north-east
   *[other] south-east
} corner (its stars).
temple-hold-title = Holding the { $block }
temple-hold-turn = Turn
    .title = A quarter turn, seen from above
temple-hold-tip = Tip
    .title = Tip it over, away from you
temple-hold-roll = Roll
    .title = Roll it over, to your right
temple-hold-fit = Next fit
    .title = The next of all places where it fits; where it does not fit, the nearest
temple-hold-place = Place here
temple-hold-release = Put back
temple-hold-legal = Fits here; completes no key.
# Where the table helps with nothing.
temple-hold-fits = Fits here.
temple-hold-claims = { $count ->
    [one] Completes a key:
   *[other] Completes { $count } keys:
}
temple-hold-illegal = Does not fit here.
temple-places = All placements
temple-places-about = Every possible placement, block by block.
temple-places-back = Previous: { $title }
temple-places-on = Next: { $title }

# The camera, where the table leaves it free.
temple-walk = Walk around the temple
temple-walk-left = To the left
temple-walk-right = To the right
temple-walk-up = Higher
temple-walk-down = Lower
temple-walk-home = My side

# Solo: the steps of a turn.
temple-solo-act = Excavate, or place and claim
temple-solo-mark = Mark the turn
temple-solo-return = Put a key back, if you like
temple-solo-refill = Refill to four keys
temple-solo-ancients = The Ancients place a block
    .title = Corner to corner with the outlined block, the one nearest to the post; no face may touch it.

# The placement rules in short, beside the cells that break them.
temple-rule-inside = off the floor
temple-rule-height = too high
temple-rule-overlap = already taken
temple-rule-descent = blocked from above
temple-rule-support = a gap beneath, and no straight bridge
temple-rule-contact = does not touch anything
temple-rule-taller = not higher than what it touches sideways

temple-finale-show = Look from this side
temple-finale-found = { $points ->
    [one] { $name } scored { $points } point.
   *[other] { $name } scored { $points } points.
}
