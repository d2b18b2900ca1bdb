# Block and Key. $you is yes where the text speaks to the player it tells of, else no; $player is what that player is called.
# Columns and levels of a view are counted from 1; x, y and height of a cell from 0, as in the notation of moves.

block-and-key-title = Block and Key
block-and-key-compiling = compiling the geometry of Block and Key, once for this machine (about 10 s; for batches half a minute)…
block-and-key-compiling-each-time = compiling the geometry of Block and Key, as at every start: nowhere can it be kept. NUMBA_CACHE_DIR names a folder for it (about 10 s; for batches half a minute)…

# Pieces and places.
block-and-key-colour = { $colour ->
    [green] green
    [grey] grey
    [brown] brown
   *[white] white
}
block-and-key-shape = { $shape ->
    [I3] short bar
    [L3] elbow
    [I4] long bar
    [L4] L
    [T4] T
    [S4] zigzag
    [O4] slab
    [tripod] tripod
    [left-screw] left screw
    [right-screw] right screw
   *[other] { $shape }
}
block-and-key-block = { block-and-key-colour } { block-and-key-shape }
block-and-key-tier = { $tier ->
    [star] Star
    [sun] Sun
   *[moon] Moon
}
block-and-key-key-name = the { block-and-key-tier } key { $key }
block-and-key-altar = { $altar ->
    [sun] Sun
   *[moon] Moon
} altar
block-and-key-side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
block-and-key-corner = { $corner ->
    [north-west] north-west
    [north-east] north-east
    [south-east] south-east
   *[south-west] south-west
}
block-and-key-part-of-floor = { $north ->
    [south] { $east ->
        [west] in the south-west
        [east] in the south-east
       *[middle] in the south
    }
    [north] { $east ->
        [west] in the north-west
        [east] in the north-east
       *[middle] in the north
    }
   *[middle] { $east ->
        [west] in the west
        [east] in the east
       *[middle] in the middle
    }
}
block-and-key-by-core = { $how ->
    [on] on the Core Cube
   *[beside] beside the Core Cube
}
block-and-key-where = { $part }, { $height ->
    [1] { $level ->
        [1] on the floor
       *[other] on level { $level }
    }
   *[other] { $level ->
        [1] { block-and-key-high }
       *[other] from level { $level } on, { block-and-key-high }
    }
}
block-and-key-high = { $height ->
    [2] two high
    [3] three high
   *[other] four high
}
block-and-key-row-behind = row { $row } from your side: { $places }
block-and-key-pattern = “{ $rows }”
block-and-key-pattern-over = over
block-and-key-line = { $kind ->
    [row] row
   *[column] column
} { $number }
block-and-key-points = { $points } { $points ->
    [one] victory point
   *[other] victory points
}
block-and-key-blank = blank
block-and-key-nothing = nothing

# What is asked.
block-and-key-ask-core = Which colour of the Core Cube do you turn towards you?
block-and-key-ask-draft = Which row or column of the Excavation Yard do you take to begin with?
block-and-key-ask-turn = { $can ->
    [excavate] Your turn: excavate a row or column.
    [place] Your turn: place a block.
    [nothing] Your turn: there is nothing to excavate, and no block that fits.
   *[both] Your turn: excavate a row or column, or place a block.
}
block-and-key-ask-discard = Your supply holds more than seven blocks: which do you put back into the bag?
block-and-key-ask-claim = { $left ->
    [0] { $claims ->
        [0] This block completes none of your keys: you claim nothing.
       *[other] You have claimed all that this block completes.
    }
   *[other] { $claims ->
        [0] Which key do you claim with this block?
       *[other] Which key do you claim with this block as well?
    }
}
block-and-key-ask-mark = You claimed no key. From which altar do you take the face-down key that marks this turn?
block-and-key-ask-return = Do you put a key back at the bottom of its altar?
block-and-key-ask-refill = From which altar do you draw a key?
block-and-key-ask-ancients = The Ancients place a block ({ $block }): where do you place it?

# What a move does; it stands behind the move itself.
block-and-key-does-takes = takes { $blocks }
block-and-key-does-claims = claims { $keys } ({ $points })
block-and-key-does-worth = worth { $points }
block-and-key-does-altar = { $left ->
    [one] { $left } key left there
   *[other] { $left } keys left there
}
block-and-key-does-seen = you would see it in { $places }
block-and-key-does-hidden = hidden from you
block-and-key-does-done-claim = claim no more
block-and-key-does-done-return = keep all keys
block-and-key-place-levels = column { $place } ({ $count ->
    [one] level
   *[other] levels
} { $levels })

# A move in words, for whoever chooses it and writes none.
block-and-key-move-core = Turn { $colour } towards you
block-and-key-move-draft = Take { $line }
block-and-key-move-excavate = Excavate { $line }
block-and-key-move-place = Place { $block }, { $cells }
block-and-key-move-pass = Pass
block-and-key-move-discard = Put back into the bag: { $block }
block-and-key-move-claim = Claim { $key }
block-and-key-move-refill = Draw a key: { $altar }
block-and-key-move-mark = Take a face-down key: { $altar }
block-and-key-move-return = Put back { $key }
block-and-key-move-ancients = Place for the Ancients: { $block }, { $cells }
block-and-key-move-done-claim = { $claims ->
    [0] Claim nothing
   *[other] Done
}
block-and-key-move-done-return = Put no key back

# Groups of moves.
block-and-key-group-excavate = Excavate a row or column
block-and-key-group-answer = Your answer
block-and-key-group-claims = Claims { $keys } ({ $points })
block-and-key-group-block = { $block }, claims nothing
block-and-key-group-seen = Seen by you
block-and-key-group-hidden = Hidden from you

# What happened.
block-and-key-event-core = { $you ->
    [yes] You put the Core Cube down, { $colour } towards you.
   *[no] { $player } puts the Core Cube down, { $colour } towards their side.
}
block-and-key-event-excavated = { $you ->
    [yes] You take { $line }: { $blocks }.
   *[no] { $player } takes { $line }: { $blocks }.
}
block-and-key-event-filled = Site { $site } is filled with the { $block }.
block-and-key-event-discarded = { $you ->
    [yes] You put the { $block } back into the bag.
   *[no] { $player } puts the { $block } back into the bag.
}
block-and-key-event-placed = { $you ->
    [yes] You place the { $block } { $cells }.
   *[no] { $player } places the { $block } { $cells }.
}
    .brief = { $you ->
        [yes] You place the { $block }.
       *[no] { $player } places the { $block }.
    }
block-and-key-event-passed = { $you ->
    [yes] You cannot act and pass.
   *[no] { $player } cannot act and passes.
}
block-and-key-event-claimed = { $you ->
    [yes] You claim { $key }: { $points }. With the { $block } you see its pattern in { $places }.
   *[no] { $player } claims { $key }: { $points }. With the { $block }, { $player } sees its pattern in { $places }.
}
    .brief = { $you ->
        [yes] You claim { $key }: { $points }.
       *[no] { $player } claims { $key }: { $points }.
    }
block-and-key-event-drawn = { $you ->
    [yes] You draw a key from the { $altar }.
   *[no] { $player } draws a key from the { $altar }.
}
block-and-key-event-seen = { $you ->
    [yes] It is { $key }.
   *[no] { $player } sees { $key }.
}
block-and-key-event-turn-over = Turn { $turn } is over.
block-and-key-event-turn-marked = Turn { $turn } is over; a key from the { $altar } marks it, face down.
block-and-key-event-returned = { $you ->
    [yes] You put a key back at the bottom of the { $altar }.
   *[no] { $player } puts a key back at the bottom of the { $altar }.
}
block-and-key-event-returned-key = It was { $key }.
block-and-key-event-called = The Ancients name site { $site } and the { $corner } corner: { $block }.
block-and-key-event-ancients-placed = The Ancients’ block, the { $block }, stands { $cells }.
    .brief = The Ancients’ block, the { $block }, is placed.
block-and-key-event-ancients-returned = The { $block } fits nowhere and goes back into the bag.
block-and-key-event-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $player }’s turn.
}
block-and-key-event-final-round = { $you ->
    [yes] You have
   *[no] { $player } has
} claimed { $keys } keys: everyone takes one more turn.
block-and-key-event-ended = { $count ->
    [one] The Enigma is turned up
   *[other] The Enigmas are turned up
}: { $enigmas }.
block-and-key-enigma-of = { $you ->
    [yes] yours
   *[no] { $player }
} ({ $colour })

# The table, drawn and told.
block-and-key-flat-view = { $you ->
    [yes] Your view
   *[no] { $player }’s view
}, from the { $side }:
block-and-key-floor = The temple from above, each stack from the floor up; north is at the top:
block-and-key-legend = g green, s grey, b brown, w white, # Core Cube, - gap, . nothing
block-and-key-yard = Excavation Yard:
block-and-key-supply = { $you ->
    [yes] Your supply
   *[no] { $player }’s supply
}: { $blocks }
block-and-key-hand = Your keys:
block-and-key-key-head = { $key } { $tier } { $points } VP
block-and-key-key-ancients = { $stars } { $stars ->
    [one] star
   *[other] stars
} { $pips } { $pips ->
    [one] pip
   *[other] pips
}
block-and-key-enigma = Your Enigma: { $colour }; you see { $faces } { $faces ->
    [one] face
   *[other] faces
} of it, worth { $points }.
block-and-key-score = { $you ->
    [yes] You have
   *[no] { $player } has
} { $points } from { $keys ->
    [one] { $keys } claimed key
   *[other] { $keys } claimed keys
}, { $hand ->
    [one] { $hand } key in hand
   *[other] { $hand } keys in hand
} ({ $tiers }).
block-and-key-altars = Altars: { $sun ->
    [one] 1 Sun key
   *[other] { $sun } Sun keys
}, { $moon ->
    [one] 1 Moon key
   *[other] { $moon } Moon keys
}. Blocks in the bag: { $bag }.
block-and-key-solo = Turn { $turn } of 11.
block-and-key-last-turns = The final round: { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}.

block-and-key-told-own-pieces = Played with other pieces than the standard ones: { $name }.
block-and-key-told-view = You look from the { $side }. Column 1 is the one on your left.
block-and-key-told-column = Column { $place }: { $colours }
block-and-key-told-empty-columns = { $seen ->
    [0] There is nothing to see yet.
   *[other] Nothing is seen in the other columns.
}
block-and-key-told-on-top = { $colour } on top
block-and-key-told-gap = gap
block-and-key-told-floor = The temple from above: x counts from west to east, y from south to north, both from 0. A stack is told from the floor up.
block-and-key-told-stack = x { $x }, y { $y }: { $colours }
block-and-key-told-core = Core Cube
block-and-key-told-site = Site { $site }: { $block }
block-and-key-told-key = { $key }, { $tier }, { $points }: { $pattern }
block-and-key-told-key-aloud = { $tier }, { $points }: { $pattern }
block-and-key-told-key-row = row { $row }: { $squares }
block-and-key-told-key-lacks = { $missing ->
    [0] The pattern is already in your view; to claim the key, complete it again on other squares.
    [one] The best place lacks one square: { $squares }.
   *[other] The best place lacks { $missing } squares: { $squares }.
}
block-and-key-told-square = { $colour } in column { $place }, level { $level }
block-and-key-told-unknown-topic = I have nothing on that. Ask about: { $topics }

# What one may ask about.
block-and-key-topic-view = view
block-and-key-topic-column = column
block-and-key-topic-keys = keys
block-and-key-topic-yard = yard
block-and-key-topic-supply = supply
block-and-key-topic-floor = floor
block-and-key-topic-scores = scores

# How to write a move.
block-and-key-how-to-excavate = excavate row1 or excavate column3: take a row or column of the yard; row1 is sites 1, 2, 3, column1 is sites 1, 4, 7
block-and-key-how-to-place = place green L3 340 341 350: place a block on cells; a cell is the digits of x, y and height above the floor, counted from 0
block-and-key-how-to-shapes = A block is its colour and its shape ({ $shapes }), or what it is called.
block-and-key-how-to-others = Other moves are offered when they are asked for: core, draft, discard, claim, done, refill; in solo also mark, return and ancients.


# The end.
block-and-key-reason-keys-claimed = enough keys were claimed and the final round was played
block-and-key-reason-all-passed = nobody could act
block-and-key-reason-nothing-fits = no block fits anywhere
block-and-key-reason-no-placements = three rounds went by without a placement
block-and-key-reason-turns-played = all eleven turns were played
block-and-key-tie-claimed-keys = more claimed keys
block-and-key-tie-blocks-left = more blocks left
block-and-key-tie-turn-order = earlier in turn order
block-and-key-line-key = { $key }
block-and-key-line-enigma = Enigma ({ $colour })
block-and-key-rank-trainee = Trainee
block-and-key-rank-researcher = Researcher
block-and-key-rank-field-director = Field Director
block-and-key-rank-dig-director = Dig Director
block-and-key-rank-expert-archaeologist = Expert Archaeologist
