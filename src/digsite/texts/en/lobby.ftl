# Before the game: the lobby, a table's rules, the waiting room.

lobby-title = Two games among the ruins
lobby-about = Build a temple block by block, or raise monuments before time forgets them. Play against bots, with friends by a link, or on one device. No account needed.
lobby-about-block-and-key = Stack heavy blocks so that the face you see from your side completes your secret keys. One to four players, half an hour.
lobby-about-ancient-knowledge = Build monuments on a timeline that never stops, and keep what they knew before it is lost. Two to four players, an hour.
lobby-company = With whom?
lobby-company-alone = Alone
lobby-company-bots = Against bots
lobby-company-friends = With friends
lobby-company-hot-seat = One device
lobby-strength = Bots
lobby-strength-random = Chance (random moves)
lobby-strength-greedy = Digger (takes what it sees)
lobby-strength-novice = Novice (a gentle start)
lobby-strength-adept = Adept (looks ahead)
lobby-strength-master = Master (thinks it through)
lobby-play-now = Play now
lobby-play-invite = Make a table and invite
lobby-learn = Learn by playing
lobby-join = Join a table
lobby-join-link = Link or table id
lobby-join-go = Go
lobby-tables-waiting = It is your move
lobby-tables-mine = My tables
lobby-tables-public = Public tables
lobby-tables-none = None is open right now.
lobby-status-waiting = waits for players
lobby-status-playing = being played
lobby-status-over = over
lobby-status-cancelled = cleared
lobby-seat-open = free seat
lobby-daily = Deal of the day
lobby-daily-about = Block and Key alone, the same deal for everybody, one try each. { $day }
lobby-daily-begin = Play today’s deal
lobby-daily-mine = To my game

# Waiting room.
lobby-waiting-title = The table is set
lobby-sit-down = Sit down
lobby-start = Start the game
lobby-start-waiting = Waiting for players
lobby-cancel = Clear the table
lobby-leave = Stand up
lobby-holder-open = whoever comes by the link
lobby-holder-invited = invited
lobby-holder-guest = player
lobby-holder-bot = bot
lobby-seat-plan = Who sits here
lobby-invite = Invite
lobby-invite-about = Whoever opens this link can take a free seat, or look on.
lobby-invite-link = Link to this table
lobby-copy = Copy
lobby-copied = Copied
lobby-table-rules = At this table
lobby-undo-none = Nothing can be taken back.
    .short = Not at all
lobby-undo-free = Steps can be taken back until something was revealed.
    .short = Until something was revealed
lobby-undo-end-turn = Steps can be taken back until the turn is said to be over.
    .short = Until the turn is said to be over
lobby-clock-none = No clock.
    .short = None
lobby-clock-live = { $minutes } minutes for each player{ $increment ->
    [0] .
   *[other] , and { $increment } seconds more after each decision.
}
    .short = Live, one for each player
lobby-clock-days = { $days ->
    [one] One day
   *[other] { $days } days
} for each move.
    .short = Days for each move
lobby-assist-on = The table helps: partial matches and forecasts can be shown.
lobby-assist-off = No help: partial matches and forecasts stay hidden.
lobby-spectators-on = Others may look on.
lobby-spectators-off = Nobody may look on.
lobby-seal = Sealed shuffle { $hash }…

# Setting a table.
lobby-more = All options
lobby-first-game = suggested for a first game
lobby-new-title = Set a table
lobby-new-game = Which game?
lobby-new-seats = Seats
lobby-new-seat = Seat { $number }
lobby-new-rules = Rules of the game
lobby-new-house = At the table
lobby-new-time = Time
lobby-new-doors = Guests and shuffle
lobby-new-make = Set the table
lobby-plan-mine = Me
lobby-plan-hot-seat = Somebody at this device
lobby-plan-open = Whoever comes by the link
lobby-plan-invited = A friend, by a link of their own
lobby-plan-bot = A bot
lobby-plan-strength = Strength
lobby-plan-name = Name
lobby-undo = Taking back
lobby-camera = Camera
lobby-camera-seat = Everybody looks from their own side.
    .short = From one’s own side
lobby-camera-free = The camera moves freely.
    .short = Free
lobby-clock = Clock
lobby-clock-minutes = Minutes for each player
lobby-clock-increment = Seconds added after each decision
lobby-clock-allowance = Days for each move
lobby-public = List it in the lobby, for everybody
lobby-public-on = Everybody finds this table in the lobby.
lobby-public-off = Only whoever has the link finds this table.
lobby-spectators = Others may look on
lobby-scores = Show scores during the game
lobby-scores-on = Scores are shown during the game.
lobby-scores-off = Scores are shown at the end.
lobby-assist = Help with partial matches and forecasts
lobby-chat = Chat
lobby-chat-on = There is a chat.
lobby-chat-off = There is no chat.
lobby-seed = Seed of the shuffle
    .about = A whole number; empty for a random shuffle. The same seed deals the same game again, at every table.
lobby-seed-given = Whoever set the table chose the seed.
lobby-seed-random = The shuffle is random.
lobby-option-value = { $option }: { $value }.
lobby-option-ask-forced = Ask also where there is a single answer
    .about = Every step is clicked, even where nothing can be chosen.
lobby-option-edition = Edition
    .about = In the prototype, whoever plays alone may not turn brown toward themselves.
lobby-option-edition-final = Final
lobby-option-edition-prototype = Prototype
lobby-option-strict-claims = Strict claims
    .about = A key that already stood before a block was placed cannot be claimed with it.
lobby-option-starter-sets = Starter sets
    .about = Everybody begins with one of four prepared hands, instead of choosing six cards out of ten.

# A game that brings no words of its own.
lobby-about-any = { $most ->
    [one] For one player.
   *[other] For { $players } players.
} Its table is told in words.
