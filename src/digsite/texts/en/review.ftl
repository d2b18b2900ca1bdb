# The review of a finished game, in the replay.

review-title = Review
review-close = Close the review
review-waiting = The review is waiting for its turn. { $others ->
    [0] It begins in a moment.
    [one] One other is being made.
   *[other] { $others } others are being made.
}
review-working = Looking at the game again: step { $done } of { $total }.
review-stay = You may leave this page: the review pauses then, and goes on when you come back. Once it is made, it is kept with the table.
review-again = Ask again
review-summary = Summary
review-largest = What cost most
review-largest-step = Step { $step }: { $loss }
review-turns = Turn by turn
review-turns-about = Above, what each player could expect. Below, for { $name }: on the left of each turn what the decisions clearly gave away, on the right what came by luck and by the others.
review-line-alone = Expected points
review-line-among = Expected chance of winning
review-line-said = { $name }: at first { $first }, halfway { $half }, at the end { $last }.
review-line-known = Each chance is judged by what that player knew at the time, so together they need not make 100%.
review-of = Decisions of
review-turn = Turn { $turn }
review-before-turns = Before the first turn
review-turn-said = { $turn }: { $loss } by decisions, { $draw } by draws
review-points = { $value } { $count ->
   *[other] points
}
review-share = { $value }%
review-marks = Marked decisions
review-no-marks = No decision of { $name } gave away enough to be marked.
review-better = Better: { $better }
review-go = Go there
review-show = Show me
review-try = Try again
review-missed = Missed claims
review-how = How it was judged
review-exercise = Try again: what would you choose for { $name }?
review-exercise-tries = { $left ->
    [one] One try left.
   *[other] { $left } tries left.
}
review-exercise-judging = Your choice is being judged…
review-exercise-best = That is the best choice that was found.
review-exercise-good = As good as the best choice, as far as can be told.
review-exercise-better = Better than in the game: { $loss } instead of { $before }.
review-exercise-worse = Not yet: { $loss }.
review-exercise-over = The better choice: { $better }
review-back = Back to the review
