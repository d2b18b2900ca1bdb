# The deals of the day: results, past days, and what is sent to friends.

daily-title = Donnes du jour
daily-title-of = Donnes du jour : { $game }
daily-games = Jeux
daily-alone = En solo : la même donne pour tous, un seul essai chacun.
daily-against = La même donne pour tous, un seul essai chacun, contre { $names }.
daily-about = Les résultats s’affichent quand tu as joué, et les parties de chacun quand la journée est finie.
daily-late-about = Cette journée est finie. Tu peux encore jouer sa donne : ton résultat sera marqué en retard et ne comptera pas.
daily-play = Jouer la donne du jour
daily-play-late = Jouer en retard
daily-go-on = Continuer ma partie
daily-to-game = Voir ma partie
daily-review = Analyser ma partie
daily-tomorrow = Quand la journée sera finie, tu pourras faire analyser ta partie et voir ce que le robot le plus fort a fait de la même donne.
daily-next = { $hours ->
    [0] La prochaine donne arrive dans { $minutes } min.
   *[other] La prochaine donne arrive dans { $hours } h { $minutes } min.
}
daily-next-now = La prochaine donne est là : recharge cette page.
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-points-place = { $place ->
    [1] { $points } · première place
    [2] { $points } · deuxième place
    [3] { $points } · troisième place
   *[other] { $points } · place { $place }
}
daily-compared = { $others ->
    [one] { $below ->
        [0] Personne d’autre n’a eu moins de points.
       *[other] Plus de points que la seule autre personne.
    }
   *[other] { $below ->
        [0] Personne d’autre n’a eu moins de points.
        [one] Plus de points que { $below } personne sur { $others }.
       *[other] Plus de points que { $below } personnes sur { $others }.
    }
}
daily-late = Joué en retard.
daily-late-short = en retard
daily-begun = commencée
daily-not-played = pas jouée
daily-streak = { $days ->
    [0] Pas encore de série.
    [one] Joué { $days } jour de suite.
   *[other] Joué { $days } jours de suite.
}
daily-longest = { $days ->
    [one] Plus longue série : { $days } jour.
   *[other] Plus longue série : { $days } jours.
}
daily-histogram = Les points de chacun
daily-you = (toi)
daily-bar = De { $from } à { $to } points : { $number ->
    [one] { $number } résultat
   *[other] { $number } résultats
}{ $mine ->
    [yes] , dont le tien
   *[no] { "" }
}
daily-results = Résultats
daily-nameless = quelqu’un
daily-past = Jours passés
daily-share = Partager mon résultat
daily-copied = Copié. Rien de la donne n’y est révélé.
daily-master = { $name } a fait sur la même donne : { $points }.
daily-master-playing = { $name } joue encore cette donne. Le résultat s’affichera ici.
daily-master-see = Voir cette partie
