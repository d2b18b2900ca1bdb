# Two games of one deal beside each other.

beside-title = Deux fois la même donne
beside-about = { $game }, place { $seat } : ce que chacun a fait à chaque tour, et les points ensuite.
beside-turn = Tour
beside-no-turn = La partie était finie.
beside-points = { $points ->
    [one] { $points } point ({ $gain })
   *[other] { $points } points ({ $gain })
}
beside-score = { $points ->
    [one] { $points } point à la fin
   *[other] { $points } points à la fin
}
# Which of the two games it was, and when it began: one person may have played both.
beside-later = { $whose ->
    [own] ta nouvelle partie, { $when }
   *[other] la nouvelle partie, { $when }
}
beside-earlier = { $whose ->
    [own] ta partie précédente, { $when }
   *[other] la partie précédente, { $when }
}
beside-none = La donne de cette table n’a pas été jouée auparavant.
