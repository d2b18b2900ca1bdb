# Tournaments of bots.

arena-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
} from seed { $seed }
arena-standing = { $place }. { $name }: rating { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, first in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) of { $games } games, mean score { NUMBER($score, maximumFractionDigits: 2) } ± { NUMBER($score_error, maximumFractionDigits: 2) }, { NUMBER($milliseconds, maximumFractionDigits: 1) } ms a decision
arena-standing-unrated = { $place }. { $name }: first in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) of { $games } games, mean score { NUMBER($score, maximumFractionDigits: 2) } ± { NUMBER($score_error, maximumFractionDigits: 2) }, { NUMBER($milliseconds, maximumFractionDigits: 1) } ms a decision
arena-no-ratings = Ratings need more packages: pip install digsite[arena]
arena-illegal = { $count } illegal
arena-late = { $count } too late
arena-crashes = { $count ->
    [one] { $count } crash
   *[other] { $count } crashes
}
arena-failures = stopped answering in { $count ->
    [one] { $count } game
   *[other] { $count } games
}
arena-fault-illegal = { $bot } returned no legal action in the game with seed { $seed }, seat { $seat } of { $seats }, at its decision { $decision }: { $told }
arena-fault-crash = { $bot } crashed in the game with seed { $seed }, seat { $seat } of { $seats }, at its decision { $decision }: { $told }
arena-fault-no-answer = { $bot } gave no answer in the game with seed { $seed }, seat { $seat } of { $seats }, at its decision { $decision }: { $told }
arena-sprt-stronger = Decided after { $pairs } deals: { $name } is stronger than { $other }, by { NUMBER($high) } Elo or more rather than { NUMBER($low) } or less ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }; ratio { NUMBER($ratio, maximumFractionDigits: 2) }, { NUMBER($enough, maximumFractionDigits: 2) } decide).
arena-sprt-not-stronger = Decided after { $pairs } deals: { $name } is not stronger than { $other } by { NUMBER($high) } Elo, but by { NUMBER($low) } at most ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }; ratio { NUMBER($ratio, maximumFractionDigits: 2) }, { NUMBER($enough, maximumFractionDigits: 2) } decide).
arena-sprt-open = Not decided after { $pairs } deals: { $name } against { $other }, { NUMBER($low) } or { NUMBER($high) } Elo ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }; ratio { NUMBER($ratio, maximumFractionDigits: 2) }, { NUMBER($enough, maximumFractionDigits: 2) } decide).
arena-ahead-of = { $name } ahead of { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) of { $games }
arena-ratings = Ratings with 95% intervals
arena-scores = Scores
arena-ahead = Share of games in which the row stood ahead of the column
