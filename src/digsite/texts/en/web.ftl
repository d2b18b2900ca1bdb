# The browser client's own words. What a game says of itself stands in the game's file.

web-loading = Loading…
web-not-found = There is no such page.
web-to-table = To the table
web-to-lobby = Back to the lobby
web-unreachable = The server does not answer. Try again in a moment.
web-offline = No connection
web-offline-about = Digsite’s tables are on a server, which cannot be reached right now. Your games wait for you there.
web-offline-again = Try again
web-close = Close
web-no = No, go back
web-guest = Guest
web-name = Your name
web-letters = { $used } of { $longest } letters
web-letters-full = All { $longest } letters are used: no more fit.
web-your-move = Your move
web-over = The game is over.
web-cancelled = This game was cancelled.
web-waiting-for = Waiting for { $names }.
web-spectator = Spectator

web-settings = Settings

# The games.
web-game-block-and-key = Block and Key
web-game-ancient-knowledge = Ancient Knowledge
web-rules = Rules
web-lesson = To the lesson
web-rules-of = The rules of { $game }

# At the table.
web-final = No undo after this
web-vain = Brings nothing
web-sure = { $why ->
    [vain] { $move }: that brings nothing. Do it all the same?
   *[final] { $move }: there is no undo after that. Do it?
}
web-do-it = Do it
web-not-yet = Not yet
web-pay-with = { $number ->
    [one] Choose the card you pay with.
   *[other] Choose the { $number } cards you pay with.
}
web-pay = Pay with these: { $picked } of { $number }
web-sent = Sent. It takes effect as soon as the connection is back.
web-parts = Parts of the table
web-short-cuts = Keyboard shortcuts
web-short-cuts-this = This list
web-short-cuts-hint = Ask for a hint
web-why = Why?
web-hints-taken = { $count ->
    [one] One hint taken
   *[other] { $count } hints taken
}
web-turn-done = Your turn is done.
web-choice-made = Your choice is made.
web-go-on = Go on
web-skip = Skip the animation
web-undo = Undo
web-undo-none = At this table no move can be undone.
web-undo-nothing = There is nothing to undo yet.
web-undo-shown = Your last move has shown something new: it stays.
web-undo-over = Your turn has ended: it can no longer be undone.
web-end-turn = End turn
web-next-table = { $tables ->
    [one] Next table
   *[other] Next of { $tables } tables
}
web-menu = Menu
web-chat = Chat
web-spectators = { $number ->
    [one] 1 spectator
   *[other] { $number } spectators
}
web-arranged = prepared deal
web-lookalike = a name like another at this table
web-chat-new = { $lines ->
    [one] one new message
   *[other] { $lines } new messages
}
web-chat-text = Write a message
web-chat-send = Send
web-chat-mute = mute
web-chat-report = report
web-link-open = Connected
web-link-connecting = Connecting…
web-link-lost = Connection lost, trying again…
web-link-gone = Not connected
web-time = Time left
web-time-days = { $days } d { $hours } h
web-time-low = running low
web-time-warning = { $time } left for you.
web-text-on = Show as text
web-text-off = Show as picture
web-come-back = I am back
web-standing-in = A bot is playing for you.
web-resting = Everyone is away: the game waits until somebody comes back.
web-waits-for = { $name } is away: the game waits. If they stay away, a bot can play for them, by the menu.
web-waits-for-time = { $name } is away: the game waits. When their time is up, a bot plays for them.
web-step-out = Let a bot stand in for me
web-stand-in = Let a bot play for { $name }
web-resign = Resign
web-resign-sure = Resign this game? That cannot be undone.
web-step-out-sure = Let a bot play for you? It moves as soon as it is your turn. You can come back at any time.
web-stand-in-sure = Let a bot play for { $name }? It moves in their place until they come back.
web-privacy = { $name } is next
web-privacy-about = Pass the device. Nobody else should look now.
web-privacy-ready = I am { $name }: show the table
web-after-end = After the game
web-ended-resigned = { $names } resigned; the game is over.
web-end-resigned-won = You win: { $names } resigned.
web-end-resigned-you = You resigned; the game is over.
web-end-won = You win!
web-end-winner = { $name } wins
web-end-tie = A tie: { $names }
web-end-lines = Score breakdown
web-end-look = Look at the table
web-end-result = Result
web-rematch-join = Join the next game
web-rematch = Play again
web-daily = deal of { $day }
web-daily-late = deal of { $day }, late
web-daily-results = Results of the day
web-deal-too = Play this deal too
web-deal-about = A new table with the same deal; bots take the other people’s seats.
web-deal-friends = Play this deal with friends
web-duplicate = a deal played before
web-duplicate-about = The deal is that of an earlier game; everybody sees who has seen it before.
web-beside = Compare turn by turn
web-seen = { $how ->
    [played] has played this deal before
    [watched] has watched this deal before
   *[replayed] has seen a replay of this deal
}
web-seen-by = { $how ->
    [played] { $name } has played this deal before
    [watched] { $name } has watched this deal before
   *[replayed] { $name } has seen a replay of this deal
}
web-group = To the group
web-replay = Replay
web-review = Review
web-record = Download this game
web-seal-check = Was the shuffle honest?
web-seal-about = This check code was shown before the first move. Together with the seed and salt below, digsite replay --verify proves with the downloaded game that the shuffle was not changed.
web-seal-seed = Seed { $seed }, salt { $salt }
web-replay-seat = Seen by
web-replay-speed = Speed
web-replay-begin = The game begins.
web-replay-back = One step back
web-replay-on = One step forward
web-replay-play = Play
web-replay-stop = Pause
web-replay-place = Position in the game
web-what-to-do = What you can do
web-nothing-to-do = Nothing to decide right now.
web-what-happened = What happened
web-the-table = The table
web-log = Log
web-log-empty = Nothing has happened yet.
web-players = Players
web-cards = All cards
web-workshop = Workshop
web-own-pieces = Own pieces: { $name }
