# Why something was refused: one text for each code. $reason is the program's own sentence, in English.

error-refused = That was refused: { $reason }.
error-at-step = Step { $step } of the record: { $refusal }

error-illegal-action = That move is not legal now.
error-game-over = The game is over; no more moves are taken.
error-not-your-decision = It is not your decision now.
error-wrong-kind = A move of this kind is not asked for now.
error-not-offered = That choice is not among those offered now.
error-malformed-action = That is not a move ({ $reason }).

error-several-deciders = Several players decide at once: say whose moves are meant.
error-unknown-game = There is no such game ({ $reason }).
error-unknown-bot = There is no such bot for this game ({ $reason }).
error-bad-option = This value does not fit ({ $reason }).
error-bad-position = This describes no possible position ({ $reason }).
error-bad-pieces = This set of pieces does not fit ({ $reason }).
error-bad-record = This record does not replay ({ $reason }).
error-not-json = This is no JSON ({ $reason }).
error-wrong-format = This is no Digsite record, or of another format ({ $reason }).
error-wrong-game = This belongs to another game ({ $reason }).
error-wrong-version = This was made by another version of the rules ({ $reason }).

error-placement = The block cannot be placed there.
    .inside = Part of the block is off the floor.
    .height = Part of the block is above the highest level.
    .overlap = Something stands there already.
    .descent = Something stands above, in the way down.
    .support = There is a gap beneath, and the block is no straight bridge with both ends supported.
    .contact = The block touches nothing that stands, neither by a face nor by a corner.
    .taller = The block is not higher than every stack that it touches sideways.

# Block and Key.
error-colour-not-allowed = This edition does not let the Core Cube show that colour toward you.
error-empty-line = That line of the yard holds no block.
error-not-in-supply = That block is not in your supply.
error-not-the-shape = These cells are not that block, however it is turned.
error-must-act = You cannot pass while you can excavate or place.
error-not-in-hand = That card is not in your hand.
error-key-not-completed = No match of this key uses a face of the block just placed.
error-empty-altar = That altar is empty.
error-not-returnable = Only a Sun or Moon key of your hand can go back to its altar.
error-wrong-block = The Ancients place another block.
error-not-beside-nearest = The Ancients’ block must stand corner to corner with the block nearest to their corner, and share no face with it.
