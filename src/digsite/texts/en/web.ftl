# The browser client's own words. What a game says of itself stands in the game's file.

web-loading = Loading …
web-not-found = There is no such page.
web-to-lobby = To the lobby
web-unreachable = The server does not answer. Try again in a moment.
web-close = Close
web-guest = Guest
web-name = Your name
web-your-move = Your move
web-over = The game is over.
web-cancelled = This table was cleared without a result.
web-waiting-for = Waiting for { $names }.
web-spectator = Spectator

web-settings = Settings

# The games.
web-game-block-and-key = Block and Key
web-game-ancient-knowledge = Ancient Knowledge
web-rules = Rules
web-rules-of = The rules of { $game }

# At the table.
web-undo = Undo
web-end-turn = End turn
web-next-table = { $tables ->
    [one] Next table
   *[other] Next of { $tables } tables
}
web-menu = Menu
web-chat = Chat
web-chat-text = Say something
web-chat-send = Say
web-chat-mute = mute
web-chat-report = report
web-link-open = Connected
web-link-connecting = Connecting …
web-link-lost = Connection lost, trying again …
web-link-gone = Not connected
web-time = Time left
web-time-days = { $days } d { $hours } h
web-time-low = running low
web-time-warning = { $time } left for you.
web-text-on = Show as text
web-text-off = Show as picture
web-come-back = I am back
web-standing-in = A bot is playing for you.
web-step-out = Let a bot stand in for me
web-stand-in = Let a bot play for { $name }
web-resign = Resign
web-resign-sure = Resign this game? That cannot be undone.
web-privacy = { $name } is next
web-privacy-about = Pass the device. Nobody else should look now.
web-privacy-ready = I am { $name }: show the table
web-after-end = After the end
web-ended-resigned = Somebody resigned; the game is over.
web-rematch = Play again
web-replay = Replay
web-record = Save the record
web-seal-check = Was the shuffle honest?
web-seal-about = This hash was shown before the first move. It belongs to the seed and salt below: digsite replay --verify checks it with the record.
web-seal-seed = Seed { $seed }, salt { $salt }
web-replay-seat = Seen by
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-stop = Pause
web-replay-place = Step of the game
web-what-to-do = What you can do
web-nothing-to-do = Nothing to decide right now.
web-what-happened = What happened
web-the-table = The table
web-log = Log
web-players = Players

# The table of Block and Key.
web-my-face = My face
web-supply = My supply
web-supply-discard = One block too many: which goes back into the bag?
web-supply-empty = No blocks: excavate a row or column.
web-supply-block = { $block }: { $places ->
    [0] fits nowhere now
    [one] one place
   *[other] { $places } places
}
web-ancients-block = The Ancients’ block
web-yard = Excavation Yard
web-yard-take = Take { $line }
web-bag = Blocks in the bag
web-players-keys = keys
web-players-claimed = Keys claimed, and how many start the final round
web-players-show-claimed = Claimed keys
web-enigma = Enigma
web-temple-label = The temple, { $blocks } blocks, seen from the { $side }
web-key-show = Show where this key lies on my face
web-key-claim = Claim
web-key-return = Give back
web-key-rotations = may lie any of these ways
web-key-claimable = Complete: you can claim it.
web-key-stood = It already stands. Only a new block’s face in it lets you claim it.
web-key-missing = { $missing ->
    [one] One face is missing in the best place.
   *[other] { $missing } faces are missing in the best place.
}
web-claim-hint = Choose among your keys.
web-done-claim = No more claims
web-done-return = Keep all keys
web-pass = Pass
web-hold-title = Holding { $block }
web-hold-turn = Turn
    .title = A quarter turn, seen from above
web-hold-tip = Tip
    .title = Tip it over, away from you
web-hold-roll = Roll
    .title = Roll it over, to your right
web-hold-fit = Next fit
    .title = The next way in which it fits here
web-hold-place = Place here
web-hold-release = Put back
web-hold-legal = Fits here; claims nothing.
web-hold-claims = { $count ->
    [one] Completes a key:
   *[other] Completes { $count } keys:
}
web-hold-illegal = Does not fit here.
web-places = All places
web-places-about = Every place for a block, by what it would claim.
web-places-back = Previous: { $title }
web-places-on = Next: { $title }

# The table of Ancient Knowledge.
web-ak-timeline = Timeline
web-ak-pillars = Pillars of technologies
web-ak-pillar = Pillar { $number }
web-ak-past = Past
web-ak-artefacts = Artefacts
web-ak-technologies = Technologies
web-ak-hand = Hand
web-ak-aside = Laid aside
web-ak-on-timeline = Knowledge on the timeline
web-ak-lost = Lost knowledge
web-ak-deck = { $number ->
    [one] One card in the deck
   *[other] { $number } cards in the deck
}
web-ak-show = look
web-ak-hide = close
web-ak-start = Enters on this space
web-ak-cost = Cards to discard
web-ak-knowledge = Knowledge on it
web-ak-level = Level
web-ak-vp = Points
web-ak-card = Card
web-ak-card-hint = Point at a card to read it.
web-ak-create = Create { $card } ({ $price ->
    [0] free
    [one] one card
   *[other] { $price } cards
})
web-ak-create-here = { $price ->
    [0] Free
    [one] 1 card
   *[other] { $price } cards
}
web-ak-move-here = To { $space }
web-ak-learn = Learn { $card }
web-ak-do-archive = Archive
web-ak-do-excavate = Excavate
web-ak-do-search = Search
web-ak-no = No
web-ak-done = Enough
web-ak-do-pay = Pay with this card
web-ak-do-discard = Discard this card
web-ak-do-set-aside = Do not keep it
web-ak-do-remove = Remove knowledge here
web-ak-do-add = Add knowledge here
web-ak-do-destroy = Destroy it
web-ak-do-take = Take it
web-ak-do-keep = Keep it
web-ak-do-bury = Put it under its deck
web-ak-do-resolve = This effect now
web-ak-do-decline = This one declines now
web-ak-phase-opening = Choosing opening hands
web-ak-phase-actions = Actions ({ $left })
web-ak-phase-timeline = Timeline
web-ak-phase-decline = Decline
web-ak-forecast = Forecast
web-ak-forecast-none = Nothing in the timeline declines.
web-ak-forecast-turns = { $turns ->
    [1] this turn
   *[other] in { $turns } turns
}
web-ak-score-lines = Line by line
web-ak-line-monument = Monument
web-ak-line-endgame = Endgame
web-ak-line-technology = Technology
web-ak-line-timeline = Still in the timeline
web-ak-line-lost = Lost knowledge
web-ak-tie = The tie went to less lost knowledge.
web-cards = All cards
web-cards-search = Search by name, kind or text
web-cards-found = { $number ->
    [one] One card
   *[other] { $number } cards
}
