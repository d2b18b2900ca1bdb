# Une partie revue : ce que chaque décision a coûté. $count : les points encore une fois, en nombre ; 0,4 et 1,9 se disent
# au singulier.

study-nothing = { $who } : aucune décision à juger, score { $score }.
study-alone = { $who } : { $decisions ->
    [one] { $decisions } décision jugée
   *[other] { $decisions } décisions jugées
}, { $points } { $count ->
    [one] point perdu
   *[other] points perdus
} (± { $error }), score { $score }.
study-among = { $who } : { $decisions ->
    [one] { $decisions } décision jugée
   *[other] { $decisions } décisions jugées
}, { $share } % de chances de victoire perdues par décision (± { $error } %), score { $score }.
study-bot = { $name }
study-level-between = Joue mieux que { $below }, moins bien que { $above }.
study-level-above = Joue au moins aussi bien que { $below }.
study-level-below = Ne joue pas encore aussi bien que { $above }.
study-luck-alone = Chance : { $luck } { $count ->
    [one] point
   *[other] points
} (± { $error }). Une impression, pas une mesure.
study-luck-among = Chance et jeu des autres : { $luck } % (± { $error } %). Une impression, pas une mesure.
study-no-marks = Aucune décision n’a assez coûté pour être marquée.
study-decision = { $step }. { $who } : { $chosen } ({ $mark }, { $loss })
study-better = mieux : { $best }. { $reason }
study-mark-inaccuracy = imprécision
study-mark-mistake = erreur
study-mark-blunder = gaffe
study-loss-alone = −{ $points } { $count ->
    [one] point
   *[other] points
}
study-loss-among = −{ $share } % de chances de victoire
study-missed = { $step }. { $who } : avec ce Bloc, on pouvait valider { $keys }, { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
} : { $place }
study-left-open = { $step }. { $who } : { $keys } { $count ->
    [one] pouvait être validée et ne l’a pas été
   *[other] pouvaient être validées et ne l’ont pas été
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
study-how = Chaque décision est jugée avec ce que son joueur savait alors, sur des donnes imaginées de tout ce qui est caché. Les écarts qui peuvent être dus au hasard ne sont pas marqués.
study-line = Ce que l’on pouvait attendre, décision par décision
study-marked = Décisions marquées
study-missed-title = Clés manquées
