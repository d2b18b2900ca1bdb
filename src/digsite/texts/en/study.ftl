# A game looked at again: what each decision gave away. $count: the points once more, as a number; there are languages
# that say one point of 0.4 and of 1.9 too.

study-nothing = { $who }: no decision to judge, score { $score }.
study-alone = { $who }: { $decisions ->
    [one] one decision judged
   *[other] { $decisions } decisions judged
}, { $points } { $count ->
   *[other] points
} given away (± { $error }), score { $score }.
study-among = { $who }: { $decisions ->
    [one] one decision judged
   *[other] { $decisions } decisions judged
}, { $share }% of the chance of winning given away per decision (± { $error }%), score { $score }.
study-bot = { $name }
study-level-between = Plays better than { $below }, not as well as { $above }.
study-level-above = Plays at least as well as { $below }.
study-level-below = Does not play as well as { $above } yet.
study-luck-alone = Luck: { $luck } { $count ->
   *[other] points
} (± { $error }). A rough picture, not a measurement.
study-luck-among = Luck and what others did: { $luck }% (± { $error }%). A rough picture, not a measurement.
study-no-marks = No decision gave away enough to be marked.
study-decision = { $step }. { $who }: { $chosen } ({ $mark }, { $loss })
study-better = better: { $best }. { $reason }
study-mark-inaccuracy = inaccuracy
study-mark-mistake = mistake
study-mark-blunder = blunder
study-loss-alone = −{ $points } { $count ->
   *[other] points
}
study-loss-among = −{ $share }% chance of winning
study-missed = { $step }. { $who }: with this block { $keys } could have been claimed, { $points ->
    [one] one point more
   *[other] { $points } points more
}: { $place }
study-left-open = { $step }. { $who }: { $keys } could be claimed and { $count ->
    [one] was
   *[other] were
} not, { $points ->
    [one] one point
   *[other] { $points } points
}.
study-how = Every decision was judged with what its player knew then, on imagined deals of everything hidden. Differences that may be chance are not marked.
study-line = What could be expected, decision by decision
study-marked = Marked decisions
study-missed-title = Missed claims
