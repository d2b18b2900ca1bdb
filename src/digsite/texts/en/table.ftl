# What every game's table has: players, turns, scores, the end.

table-you = You
table-player = Player { $player }
table-bot = Bot { $player }
table-enumeration = { $first } and { $last }
table-between-clauses = { "; " }
table-your-move = Your move?
table-how-to-move = Write a move as its kind and its fields: kind name=value.

table-end = The game is over: { $reason }.
table-place = { $place }. { $who }: { $points } { $points ->
    [one] point
   *[other] points
} ({ $details })
table-score-line = { $what } { $points }
table-no-points = nothing scored
table-tie-break = The tie was broken by: { $rule }.
table-rank = Your rank: { $rank }.
