# What every game's table has: players, turns, scores, the end.

table-you = You
table-away = is away
table-stood-in = a bot plays
table-resigned = has resigned
table-player = Player { $player }
table-lookalike = ⚠ { $name } ({ $player })
table-bot-name = { $strength ->
    [random] Fortuna
    [novice] Pip
    [greedy] Magpie
    [adept] Dr Quill
    [master] Professor Ashlar
   *[other] Bot
}
table-bot-line = { $strength ->
    [random] I let the dice decide; they like me.
    [novice] My first dig! Tell me if I break something.
    [greedy] If it glitters, it is mine.
    [adept] One look ahead is worth two finds.
    [master] I have read this site like a book. Twice.
   *[other] { "" }
}
table-decimal-mark = .
table-enumeration = { $first } and { $last }
table-between-clauses = { "; " }
table-label = { $label }:
table-your-move = Your move?
table-how-to-move = Write a move as its kind and its fields: kind name=value.
table-write-it-so = Write it like this: { $example }
table-moves-begin = A move begins with one of: { $begins }.

table-end = The game is over: { $reason }.
table-place = { $place }. { $who }: { $points } { $points ->
    [one] point
   *[other] points
} ({ $details })
table-score-line = { $what } { $points }
table-no-points = nothing scored
table-tie-break = The tie was broken by: { $rule }.
table-rank = Your rank: { $rank }.
