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
beside-none = La donne de cette table n’a pas été jouée auparavant.
