# Before the game: the lobby, a table's rules, the waiting room.

lobby-title = Two games among the ruins
lobby-about = Build a temple block by block, or create monuments before time forgets them. Play against bots, with friends by a link, or on one device. No account needed.
lobby-about-block-and-key = Stack heavy blocks so that, seen from your side, they form the patterns of your secret keys. One to four players, half an hour.
lobby-about-ancient-knowledge = Create monuments in a timeline that never stops, and save their knowledge before it is lost. Two to four players, an hour.
lobby-company = With whom?
lobby-company-alone = Solo
lobby-company-bots = Against bots
lobby-company-friends = With friends
lobby-company-hot-seat = One device
lobby-strength = Bots
# How a bot plays, in a few words after its name (table-bot-name).
lobby-strength-random = random moves
lobby-strength-greedy = takes what glitters
lobby-strength-novice = a gentle start
lobby-strength-adept = looks ahead
lobby-strength-master = thinks it through
# How each bot plays, by game: true to the last word, see docs/bots.md.
lobby-mind-block-and-key-random = Any move is as good as another.
lobby-mind-block-and-key-novice = Sees a key only where one square is missing, and looks through a quarter of the placements.
lobby-mind-block-and-key-greedy = Counts points now and how many squares each key still lacks.
lobby-mind-block-and-key-adept = Weighs what its view promises each key, with one block or two, before it moves.
lobby-mind-block-and-key-master = Plays the best moves out in imagined games before it chooses.
lobby-mind-ancient-knowledge-random = Any move is as good as another.
lobby-mind-ancient-knowledge-novice = Goes by printed points and what happens at once; forgets Endgame effects and archives late.
lobby-mind-ancient-knowledge-greedy = Reads every card and takes the action after which it stands best.
lobby-mind-ancient-knowledge-adept = Plans both actions of its turn, and knows from many games what cards are worth.
lobby-mind-ancient-knowledge-master = Plans two turns on several imagined deals, with what others may do between them.
lobby-play-now = Play now
lobby-opening = Creating the table…
lobby-play-invite = Create a table and invite
lobby-join = Join a table
lobby-join-link = Link or table code
lobby-join-go = Go
lobby-tables-waiting = It is your move
lobby-tables-mine = My tables
lobby-tables-done = Finished games
lobby-tables-practice = Practice to go on with
lobby-tables-public = Public tables
lobby-tables-none = None is open right now. Create one that everyone finds here; with notifications on, you are told when somebody takes a seat. Or play at once.
lobby-play-bot = { $game } against a bot
lobby-status-waiting = waits for players
lobby-status-playing = being played
lobby-status-over = over
lobby-status-cancelled = cancelled
lobby-seat-open = free seat
lobby-puzzles = Puzzles: one a day, and more
lobby-workshop = Workshop: pieces of your own
lobby-groups = Groups: the same deals for all your friends
lobby-daily = Deals of the day
lobby-daily-about = The same deal for everyone, one try each. { $day }
lobby-daily-begin = Play today’s deal
lobby-daily-mine = Go to my game
lobby-daily-company = { $bots ->
    [0] Solo.
    [one] Against one bot.
   *[other] Against { $bots } bots.
}
lobby-daily-streak = { $days ->
    [one] One day in a row.
   *[other] { $days } days in a row.
}
lobby-daily-score = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
lobby-daily-days = Results and past days
lobby-learn = Learn in five minutes
lobby-preparing = This server is preparing the game, once, for up to a minute. You can already create a table: it begins as soon as everything is there.
lobby-wish-alone = Solo
lobby-wish-bots = { $bots ->
    [one] Against one bot: { $strength }
   *[other] Against { $bots } bots: { $strength }
}
lobby-wish-friends = With friends, { $players } players
lobby-wish-hot-seat = { $players } players on one device
lobby-wish-change = Change
lobby-install = Digsite as an app
lobby-install-about = On your home screen, it opens at once and can tell you when it is your move.
lobby-install-go = Install
lobby-install-later = Not now
lobby-install-ios = Tap “Share”, then “Add to Home Screen”.

# Waiting room.
lobby-sit-down = Take this seat
lobby-start = Start the game
lobby-start-waiting = Waiting for players
lobby-cancel = Cancel the game
lobby-leave = Leave this seat
lobby-holder-open = anyone with the link
lobby-holder-invited = invited
lobby-holder-kept = kept for you
lobby-holder-guest = player
lobby-holder-bot = bot
lobby-seat-plan = Who sits here
lobby-invite = Invite
lobby-invite-about = Anyone who opens this link can take a free seat, or watch.
lobby-invite-link = Link to this table
lobby-copy = Copy
lobby-copied = Copied
lobby-table-rules = At this table
lobby-undo-none = No move can be undone.
    .short = Not at all
lobby-undo-free = Moves can be undone until something new is revealed.
    .short = Until something new is revealed
lobby-undo-end-turn = Moves can be undone until something new is revealed or you press “End turn”.
    .short = Until the turn is ended
lobby-clock-none = No clock.
    .short = None
lobby-clock-live = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
} for each player{ $increment ->
    [0] .
    [one] , and one second more after each turn.
   *[other] , and { $increment } seconds more after each turn.
}
    .short = Live, time for each player
lobby-clock-days = { $days ->
    [one] One day
   *[other] { $days } days
} for each move.
    .short = Days for each move
lobby-assist-on = { $game ->
    [block-and-key] The table helps: partial matches can be shown.
    [ancient-knowledge] The table helps: forecasts can be shown.
   *[other] The table helps: partial matches and forecasts can be shown.
}
lobby-assist-off = { $game ->
    [block-and-key] No help: partial matches stay hidden.
    [ancient-knowledge] No help: forecasts stay hidden.
   *[other] No help: partial matches and forecasts stay hidden.
}
lobby-hints-on = Players may ask for hints; everybody sees how many were taken.
lobby-hints-off = There are no hints.
lobby-spectators-on = Others may watch.
lobby-spectators-off = Nobody may watch.
lobby-seal = Shuffle fixed in advance, check code { $hash }…

# Creating a table.
lobby-more = All options
lobby-first-game = suggested for a first game
lobby-new-title = Create a table
lobby-new-game = Which game?
lobby-new-seats = Seats
lobby-new-seat = Seat { $number }
lobby-new-rules = Rules of the game
lobby-new-house = Table rules
lobby-new-time = Time
lobby-new-doors = Visitors and shuffle
lobby-new-make = Create the table
lobby-plan-mine = Me
lobby-plan-hot-seat = Somebody at this device
lobby-plan-open = Anyone with the link
lobby-plan-invited = A friend (personal link)
lobby-plan-bot = A bot
lobby-plan-strength = Strength
lobby-plan-name = Name
lobby-undo = Undo
lobby-camera = Camera
lobby-camera-seat = Everyone looks from their own side.
    .short = From one’s own side
lobby-camera-free = The camera moves freely.
    .short = Free
lobby-clock = Clock
lobby-clock-minutes = Minutes for each player
lobby-clock-increment = Seconds added after each turn
lobby-clock-allowance = Days for each move
lobby-public = List it in the lobby, for everyone
lobby-public-on = Everyone finds this table in the lobby.
lobby-public-off = Only those who have the link find this table.
lobby-spectators = Others may watch
lobby-scores = Show scores during the game
lobby-scores-on = Scores are shown during the game.
lobby-scores-off = Scores are shown at the end.
lobby-assist = { $game ->
    [block-and-key] Help with partial matches
    [ancient-knowledge] Help with forecasts
   *[other] Help with partial matches and forecasts
}
lobby-hints = Hints on request
lobby-chat = Chat
lobby-chat-on = There is a chat.
lobby-chat-off = There is no chat.
lobby-seed = Seed of the shuffle
    .about = A whole number; empty for a random shuffle. The same seed deals the same game again, at any table.
lobby-seed-given = The person who created the table chose the seed.
lobby-set-up = The person who created the table set up the position and may know every piece.
lobby-seed-random = The shuffle is random.
lobby-option-value = { $option }: { $value }.
lobby-own-pieces = Own pieces: { $name }.
lobby-option-ask-forced = Always ask, even when there is only one choice
    .about = You confirm every step yourself.
lobby-option-edition = Edition
    .about = In the prototype’s solo game the Core Cube may not show you its brown side.
lobby-option-edition-final = Final
lobby-option-edition-prototype = Prototype
lobby-option-strict-claims = Strict claims
    .about = A key whose pattern was already visible anywhere before you placed your block cannot be claimed with it, not even on other squares.
lobby-option-starter-sets = Starter sets
    .about = Everyone begins with one of four sets of six cards, instead of choosing six cards out of ten.

# A game that brings no words of its own.
lobby-about-any = { $most ->
    [one] For one player.
   *[other] For { $players } players.
} Its table is described in words.
