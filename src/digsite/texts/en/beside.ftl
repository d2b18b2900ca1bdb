# Two games of one deal beside each other.

beside-title = The same deal twice
beside-about = { $game }, seat { $seat }: what each did in every turn, and the points after it.
beside-turn = Turn
beside-no-turn = The game was over.
beside-points = { $points ->
    [one] { $points } point ({ $gain })
   *[other] { $points } points ({ $gain })
}
beside-score = { $points ->
    [one] { $points } point in the end
   *[other] { $points } points in the end
}
# Which of the two games it was, and when it began: one person may have played both.
beside-later = { $whose ->
    [own] your later game, { $when }
   *[other] the later game, { $when }
}
beside-earlier = { $whose ->
    [own] your earlier game, { $when }
   *[other] the earlier game, { $when }
}
beside-none = This table’s deal was not played before.
