# The `digsite` command: its help, its tables of figures, and the game in the terminal.

cli-usage = { $reason }
cli-file = { $file }: { $reason }

cli-help = Block and Key and Ancient Knowledge: play them, simulate them, replay them. DIGSITE_LANG ({ $languages }) chooses the language.
cli-help-play = Play a game against bots in the terminal. Where there is no terminal, bots play a demonstration game.
cli-help-simulate = Let bots play many games and show the results.
cli-help-tournament = Let bots meet each other in every seat order with the same deals, and rate them. An existing results file is continued.
cli-help-replay = Play a record again and show how it ended.
cli-help-study = Look at a game again: what each decision gave away, and what would have been better.
cli-help-puzzles = Show what there is to solve; with --find, look for more puzzles in games of bots.
cli-help-workshop = Let bots play with a set of pieces of Block and Key: their points, how often each key is claimed, dead keys.
cli-help-bench = Measure how fast everything is, beside other engines where they are installed.

cli-option-game = the game, for example block-and-key
cli-option-file = the file with the record
cli-option-work = how many imagined deals each comparison takes; more take longer and tell more
cli-option-html = the review as a page
cli-studying = Reviewing the game
cli-option-pieces = a data file of pieces like pieces.toml; without one, the standard set
cli-option-count = how many puzzles to look for
cli-option-find = look for puzzles in games of bots and write them into this file
cli-puzzles = { $game }: { $count ->
    [one] { $count } puzzle.
   *[other] { $count } puzzles.
}
cli-puzzles-of = { $goal }, grade { $grade }: { $puzzles }
cli-finding-puzzles = Looking for puzzles
cli-puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} written into { $file }.
cli-study-one-form = either --json or --html, not both
cli-option-players = how many play
cli-option-games = how many games to play
cli-option-games_each = how many games each of the three bots plays
cli-option-bots = names of bots, separated by commas; one name fills every free seat
cli-option-seat = your seat, counted from 1
cli-option-seed = the number that decides everything chance decides
cli-option-seconds = seconds a bot may think about one turn, all its decisions together
cli-option-jobs = how many processes share the work
cli-option-executor = who plays: processes, those of this machine, dask:tcp://HOST:PORT, or ray:
cli-option-out = write every game into this file, a line each with its record; games it holds are not played again
cli-option-parquet = write every game into this Parquet file (needs digsite[data])
cli-option-sprt = stop as soon as it is decided whether the first bot is stronger than the second: by at most LOW or at least HIGH Elo
cli-option-more_bots = more bots to play with, each as MODULE:CLASS or by the name under which it is installed
cli-option-cores = how many cores a bot that searches may keep busy
cli-option-bot_work = how much a bot that searches imagines; 1 is what it usually does
cli-option-clock = what counts the seconds: wall, or process for a bot’s own time on a busy machine
cli-option-results = save the results in this file, game by game, and continue those it holds
cli-option-plot = draw the standings into this file (needs digsite[arena])
cli-option-option = an option of the game; may be given several times
cli-option-load = continue the game saved in this file, and save it there after every move unless --save names another file
cli-option-save = save the game in this file after every move
cli-option-plain = describe the table in words instead of drawing it
cli-option-verbose = describe every step
cli-option-json = print the figures as JSON
cli-option-lang = the language
cli-option-version = print the version
cli-option-help = show this help
cli-option-measure_seconds = how long to measure each figure, in seconds

cli-simulating = playing
cli-simulated = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $players } in { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($rate, maximumFractionDigits: 1) } games and { NUMBER($decisions, maximumFractionDigits: 0) } decisions a second
cli-simulated-bot = { $name }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), mean score { NUMBER($score, maximumFractionDigits: 2) } ± { NUMBER($error, maximumFractionDigits: 2) }, mean place { NUMBER($rank, maximumFractionDigits: 2) }
cli-simulated-end = end of the game ({ $reason }): { $count }

cli-measuring = measuring
cli-bench = { $subject }: { $measure }: { NUMBER($value, maximumFractionDigits: 2) } { $unit }
cli-bench-peer = ({ $peer }: { NUMBER($value, maximumFractionDigits: 2) }; { NUMBER($ratio, maximumFractionDigits: 2) } times as fast)
cli-bench-no-peer = { $game }: its peer is not installed; the extra “bench” brings it.
cli-bench-processor = measured on { $processor }
cli-measure-decisions = decisions of random play
cli-measure-games = games of random play
cli-measure-clone = copying a state
cli-measure-view = a seat’s view
cli-measure-to-json = a state to JSON
cli-measure-from-json = a state from JSON
cli-measure-legal-again = the choices of an unchanged state, asked again
cli-measure-determinize = a full state that agrees with a view
cli-measure-simulate = decisions of random bots in a simulation
cli-measure-bot = decisions of bot { $bot }
cli-measure-scan = all placements of seven blocks
cli-measure-scan-claims = all placements of seven blocks, with the claims of four keys
cli-measure-aec = steps through PettingZoo, with observation and mask
cli-measure-batch = decisions of random play in a batch of 256, with observations and legal ids
cli-measure-batch-hive = the same beside a game at a time
cli-measure-import = import
cli-measure-cold-start = first start, with compilation
cli-measure-warm-start = later start

cli-replay-step = { $number }. { $who }: { $move }
cli-replay-unfinished = After { $count ->
    [one] { $count } step
   *[other] { $count } steps
} the game is not over. Scores so far: { $scores }.

cli-demonstration = { $game }: a demonstration game, seed { $seed }.
cli-welcome = { $game }. You are player { $seat }.
cli-seated = { $who }: bot { $bot }
cli-hint = Type a move or its number, or { $help }.
cli-group = { $title } – { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
cli-group-open = { $title }:
cli-more-left = … and { $left } more
cli-no-such-number = There is no number { $number } in the list.
cli-saved = Saved in { $file }.
cli-save-where = Say where: { $key } FILE
cli-bot-failed = { $who } could not choose ({ $told }); a move was drawn at random.
cli-goodbye = Goodbye.

cli-help-key = { $key }: { $does }
cli-topics = Ask about: { $topics }

# What one may type besides a move.
cli-key-help = help
    .does = this list
cli-key-moves = moves
    .does = list what you can do; a number opens a group or plays a move
cli-key-more = more
    .does = the next page of the list
cli-key-table = table
    .does = draw the table
cli-key-words = words
    .does = describe the table in words, or only the part you name after it
cli-key-save = save
    .does = save the game in the file you name after it
cli-key-quit = quit
    .does = leave the table

# The server.
cli-help-serve = Start a server: tables for people and bots, on one machine or several.
cli-help-backup = Write everything a server keeps into one file.
cli-help-restore = Fill an empty database from a backup.
cli-help-moderate = See what was reported at a server’s tables, and act on it.
cli-help-list = List the reported lines of chat, and what moderators did.
cli-help-hide = Hide a line of chat.
cli-help-dismiss = Take a reported line from the list, or all that one guest reported; nothing is hidden.
cli-help-silence = Refuse what a guest says, for a while.
cli-help-kick = Remove a guest from a table, for good; in the game a bot plays on.
cli-help-admit = Let a guest whom you kicked come back to that table.
cli-help-ban = Keep a guest away from the server, for a while.
cli-help-close = Close a table without a result.
cli-option-line = the number of the line
cli-option-guest = the id of the guest
cli-option-table = the id of the table
cli-option-reporter = the guest whose reports are dismissed
cli-option-reason = why, for whoever looks after the server later
cli-option-hours = for how many hours; 0 lifts it
cli-option-days = for how many days; 0 lifts it
cli-moderated = Done. Running servers act on it within seconds.
cli-reported = line { $line } · { $at } · table { $table } · { $name } ({ $guest }): { $text } · reported by { $reporter }
cli-reported-more = { $count ->
    [one] One more line is reported.
   *[other] { $count } more lines are reported.
}
cli-act = { $at } · { $what } { $about } · by { $by } · { $reason }
cli-act-lifted = { $at } · { $what } { $about } · lifted · by { $by } · { $reason }
cli-act-until = { $at } · { $what } { $about } · for { $length }, until { $until } · by { $by } · { $reason }
cli-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
cli-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
cli-option-host = the address to listen at
cli-option-port = the port; 0 takes any free one
cli-option-database_url = the address of the database, SQLite or PostgreSQL
cli-option-bus_url = the address of Redis, where several processes share one database
cli-option-production = serve the world: needs a secret key, and https in front
cli-option-secret_key = what signs the guests’ cookies; better given as DIGSITE_SECRET_KEY
cli-option-old_secret_key = an earlier secret key, whose cookies are still good; may be given several times
cli-option-owner_key = opens the page /owner; better given as DIGSITE_OWNER_KEY
cli-option-origin = another address whose pages may use this server; may be given several times
cli-option-allowed_host = a name by which this server may be asked, such as play.example.org; may be given several times, * for any
cli-option-proxies = addresses of reverse proxies to believe, separated by commas
cli-option-retention_days = days after which tables that nobody touched are forgotten; 0: never
cli-option-contact = whom a push service may write to about notifications: mailto:… or https://…
cli-option-quick_bots = processes for bots that answer at once
cli-option-deep_bots = processes for bots that search
cli-option-bot_seconds = seconds a bot may think about a turn, all its decisions together
cli-option-bot_cores = { cli-option-cores }
cli-option-compression = compress messages: less traffic, more memory
cli-option-warm_up = load games before anybody asks for them; what must be compiled is compiled while the rest is served
cli-option-extra_game = one more game, by its name and the place of its object; may be given several times
cli-option-unlimited = no limits on rates and connections, for measuring
cli-option-log_level = how much is logged: debug, info, warning or error
cli-option-archive = the file of the backup; backup also takes a folder
cli-no-bus = digsite: the bus does not answer ({ $reason }); serving without it until it does
cli-in-memory = digsite: the database is in memory: all of it is lost when this server ends
cli-option-print_systemd = print units for systemd that start this server with the machine and back it up every night
cli-unit-password = The password is not in the units, which everybody can read: put { $variable }=… with it into /etc/digsite.env, which root only may read.
cli-unit-key = { $variable } is not in the units, which everybody can read: put { $variable }=… into /etc/digsite.env, which root only may read.
cli-unit-out-of-reach = The server that the unit starts cannot have { $file }: of this machine it writes only in { $folder }, sees nobody’s home, and begins in another folder than this one.
cli-unit-port = The server that the unit starts may not listen at port { $port }: those below 1024 are root’s. Take another, and put a proxy in front.
cli-option-secret_key_file = a file with the secret key; it is made if it is not there
cli-option-keep = FILE is a folder: write a new file into it, named by its date, and keep only the latest N of those
cli-serving = Digsite is open at { $address } (Ctrl+C ends it)
cli-backed-up = Wrote { $rows } rows to { $file }.
cli-backup-unnoted = digsite: the backup is good, but the database could not note it, and the page /owner tells of the one before ({ $reason })
cli-restored = Read { $rows } rows from { $file }.
cli-option-verify = check the seal of the shuffle too
cli-verified = The deal matches its seal. This hash was shown before it: { $hash }

cli-help-doctor = Look for damage in what a server keeps, and heal what can be healed. Exit code 1: something is wrong.
cli-option-heal = heal what can be healed
cli-examining = examining
cli-finding-healed = { $table }: { $problem } (healed)
cli-finding-can-heal = { $table }: { $problem } (can be healed: --heal)
cli-finding-left = { $table }: { $problem } (left as it is)
cli-examined = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} examined, { $findings ->
    [0] nothing found.
    [one] { $findings } finding.
   *[other] { $findings } findings.
}
