# Tournaments of bots.

arena-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games } games from seed { $seed }
arena-standing = { $place }. { $name }: rating { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, first in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) of { $games } games, mean score { NUMBER($score, maximumFractionDigits: 2) } ± { NUMBER($score_error, maximumFractionDigits: 2) }, { NUMBER($milliseconds, maximumFractionDigits: 1) } ms a decision, { $illegal } illegal, { $timeouts } too late
arena-failures = (stopped answering in { $count ->
    [one] { $count } game
   *[other] { $count } games
})
arena-ahead-of = { $name } ahead of { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) of { $games }
arena-ratings = Ratings with 95 % intervals
arena-scores = Scores
arena-ahead = Share of games in which the row stood ahead of the column
