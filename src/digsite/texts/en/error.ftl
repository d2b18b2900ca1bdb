# Why something was refused: one text for each code. $reason is the program's own sentence, in English.

error-refused = That was refused: { $reason }.
error-at-step = Step { $step } of the record: { $refusal }

error-illegal-action = That move is not legal now.
error-game-over = The game is over; no more moves are taken.
error-not-your-decision = It is not your decision now.
error-wrong-kind = A move of this kind is not asked for now.
error-not-offered = That choice is not among those offered now.
error-malformed-action = That is not a move ({ $reason }).

# What a server refuses.
error-no-seal = This record has no seal.
error-wrong-seal = The deal does not match its seal: another seed was announced.
error-malformed = This message cannot be read ({ $reason }).
error-too-big = That is too big.
error-not-found = There is nothing here.
error-no-such-method = This address does not accept that request.
error-not-allowed = You may not do that.
error-banned = A moderator has banned you from this server for a while.
error-silenced = A moderator has silenced you for a while.
error-no-guest = Please enter a name first.
error-stale = The table has changed; please look again.
error-too-fast = That was too fast; wait a moment.
error-busy = The table is busy; try again.
error-internal = Something went wrong on the server.
error-unavailable = The server’s storage does not answer; try again.
error-unreadable = This table cannot be read at the moment. The host has been told.
error-foreign-origin = This page may not use this server.
error-bad-address = This address cannot be used ({ $reason }).
error-bad-keys = This browser’s push keys are not valid.
error-bad-name = This name cannot be used ({ $reason }).
error-nothing-said = There is nothing to be seen in what you said.
error-no-such-code = This recovery code belongs to nobody.
error-no-such-device = You are not signed in there.
error-too-many-pushes = Notifications go to { $most } browsers at most; switch them off in one you no longer use.
error-no-such-day = There is no deal for that day.
error-no-such-table = There is no such table, or no longer.
error-no-such-seat = This table has no such seat.
error-no-such-line = There is no such message in the chat.
error-no-invitation = This invitation is not valid here, or no longer valid.
error-no-game = No game was played at this table.
error-seat-taken = That seat is taken.
error-seat-kept = That seat is kept for somebody.
error-seats-empty = Some seats are still empty.
error-table-full = No seat is free.
error-already-seated = You already have a seat here.
error-one-seat-each = At a public table there is one seat for each.
error-not-your-seat = That is not your seat.
error-not-seated = Only players of this table may do that.
error-not-creator = Only the person who created the table may do that.
error-not-waiting = The game has already begun.
error-not-playing = The game is not running.
error-not-over = That is only possible after the end of the game.
error-turn-not-ended = The player before you has not yet ended the turn.
error-nothing-to-undo = There is nothing you can undo.
error-nothing-to-end = There is no turn for you to end.
error-would-reveal = No preview: this would reveal hidden information.
error-resigned = You have resigned.
error-away = A bot is playing for you: press “I am back” first.
error-not-away = That player is present, or it is not their turn.
error-bot-plays = A bot plays there already.
error-chat-off = The chat is off at this table.

error-several-deciders = Several players decide at once: say whose moves you mean.
error-unknown-game = There is no such game ({ $reason }).
error-unknown-bot = There is no such bot for this game ({ $reason }).
error-bad-option = This value is not valid ({ $reason }).
error-bad-position = This describes no possible position ({ $reason }).
error-bad-pieces = This set of pieces is not valid ({ $reason }).
error-bad-record = This record cannot be replayed ({ $reason }).
error-not-json = This is not JSON ({ $reason }).
error-wrong-format = This is not a Digsite record, or it has another format ({ $reason }).
error-wrong-game = This belongs to another game ({ $reason }).
error-wrong-version = This was made by another version of the rules ({ $reason }).

error-placement = The block cannot be placed there.
    .inside = Part of the block is off the floor.
    .height = Part of the block is above the highest level.
    .overlap = There is already a block there.
    .descent = It is blocked from above: blocks are lowered straight down.
    .support = There is a gap beneath, and the block is not a straight bridge with both ends supported.
    .contact = The block does not touch any other, neither by a face nor corner to corner.
    .taller = The block is not higher than every stack it touches sideways by a face.

# Block and Key.
error-colour-not-allowed = In this edition the Core Cube may not show you that colour.
error-empty-line = That row or column of the yard is empty.
error-not-in-supply = That block is not in your supply.
error-not-the-shape = These cells are not that block, however it is turned.
error-must-act = You cannot pass while you can excavate or place.
error-not-in-hand = That card is not in your hand.
error-key-not-completed = The block you have just placed does not complete this key.
error-empty-altar = That altar is empty.
error-not-returnable = Only a Sun or Moon key from your hand can be put back under its altar.
error-wrong-block = The Ancients place another block.
error-not-beside-nearest = The Ancients’ block must be placed corner to corner with the block nearest to their corner, and share no face with it.

# Ancient Knowledge.
error-no-place = There is no free place for this card there.
error-locked = This card is locked: it can only be created on its start space.
error-cannot-pay = You do not have enough cards to pay for this.
error-not-displayed = This technology is not displayed on a pillar.
error-requirement-not-met = You do not meet the requirement of this technology.
error-unanswerable = The open question of this position has no answer ({ $reason }).

error-bot-failed = A bot stopped answering: { $reason }
error-other-tournament = { $file } holds the results of another tournament.
error-missing-extra = This needs more packages: pip install digsite[{ $extra }]
