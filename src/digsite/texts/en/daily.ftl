# The deals of the day: results, past days, and what is sent to friends.

daily-title = Deals of the day
daily-title-of = Deals of the day: { $game }
daily-games = Games
daily-alone = Solo: the same deal for everyone, one try each.
daily-against = The same deal for everyone, one try each, against { $names }.
daily-about = The results are shown when you have played, and everyone’s games when the day is over.
daily-late-about = This day is over. You can still play its deal: your result is marked as late and does not count.
daily-play = Play today’s deal
daily-play-late = Play it late
daily-go-on = Continue my game
daily-to-game = Look at my game
daily-review = Review my game
daily-tomorrow = When the day is over you can have your game reviewed, and see what the strongest bot made of the same deal.
daily-next = { $hours ->
    [0] The next deal comes in { $minutes } min.
   *[other] The next deal comes in { $hours } h { $minutes } min.
}
daily-next-now = The next deal is there: load this page again.
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-points-place = { $place ->
    [1] { $points } · first place
    [2] { $points } · second place
    [3] { $points } · third place
   *[other] { $points } · place { $place }
}
daily-compared = { $below ->
    [0] Nobody else had fewer points.
   *[other] { $others ->
        [one] More points than the one other.
       *[other] More points than { $below } of { $others } others.
    }
}
daily-late = Played late.
daily-late-short = late
daily-begun = begun
daily-not-played = not played
daily-streak = { $days ->
    [0] No streak yet.
    [one] Played one day in a row.
   *[other] Played { $days } days in a row.
}
daily-longest = { $days ->
    [one] Longest streak: one day.
   *[other] Longest streak: { $days } days.
}
daily-histogram = How everyone scored
daily-you = (you)
daily-bar = { $from } to { $to } points: { $number ->
    [one] one result
   *[other] { $number } results
}{ $mine ->
    [yes] , yours among them
   *[no] { "" }
}
daily-results = Results
daily-nameless = somebody
daily-past = Past days
daily-share = Share my result
daily-copied = Copied. It tells nothing about the deal.
daily-master = { $name } scored on the same deal: { $points }.
daily-master-playing = { $name } is still playing this deal. The result appears here.
daily-master-see = See that game
