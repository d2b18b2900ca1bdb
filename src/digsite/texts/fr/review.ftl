# L’analyse d’une partie terminée, dans la rediffusion.

review-title = Analyse
review-close = Fermer l’analyse
review-waiting = L’analyse attend son tour. { $others ->
    [0] Elle commence dans un instant.
    [one] Une autre est en cours.
   *[other] { $others } autres sont en cours.
}
review-working = La partie est revue : étape { $done } sur { $total }.
review-stay = Tu peux quitter cette page : l’analyse est alors suspendue et reprend à ton retour. Une fois terminée, elle est gardée avec la table.
review-again = Redemander
review-summary = Résumé
review-largest = Ce qui a coûté le plus
review-largest-step = Étape { $step } : { $loss }
review-turns = Tour par tour
review-turns-about = En haut, ce que chacun pouvait attendre. En bas, pour { $name } : à gauche de chaque tour, ce que les décisions ont clairement coûté ; à droite, ce qui est venu du hasard et des autres.
review-line-alone = Points attendus
review-line-among = Chances de victoire attendues
review-line-said = { $name } : d’abord { $first }, à la moitié { $half }, à la fin { $last }.
review-line-known = Chaque chance est jugée d’après ce que cette personne savait alors : ensemble, elles ne font pas forcément 100 %.
review-of = Décisions de
review-turn = Tour { $turn }
review-before-turns = Avant le premier tour
review-turn-said = { $turn } : { $loss } par les décisions, { $draw } par les tirages
review-points = { $value } { $count ->
    [one] point
   *[other] points
}
review-share = { $value } %
review-marks = Décisions marquées
review-no-marks = { $name } : aucune décision n’a assez coûté pour être marquée.
review-better = Mieux : { $better }
review-go = Y aller
review-show = Montrer
review-try = Réessayer
review-missed = Clés manquées
review-how = Comment c’est jugé
review-exercise = Réessayer : que choisirais-tu pour { $name } ?
review-exercise-tries = { $left ->
    [one] Encore { $left } essai.
   *[other] Encore { $left } essais.
}
review-exercise-judging = Ton choix est jugé…
review-exercise-best = C’est le meilleur choix trouvé.
review-exercise-good = Aussi bon que le meilleur choix, pour autant qu’on puisse en juger.
review-exercise-better = Mieux que dans la partie : { $loss } au lieu de { $before }.
review-exercise-worse = Pas encore : { $loss }.
review-exercise-over = Le meilleur choix : { $better }
review-back = Retour à l’analyse
