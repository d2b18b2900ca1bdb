# Tournois de robots.

arena-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à partir de la graine { $seed }
arena-standing = { $place }. { $name } : cote { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, premier dans { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) de { $games } parties, score moyen { NUMBER($score, maximumFractionDigits: 2) } ± { NUMBER($score_error, maximumFractionDigits: 2) }, { NUMBER($milliseconds, maximumFractionDigits: 1) } ms par décision
arena-standing-unrated = { $place }. { $name } : premier dans { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) de { $games } parties, score moyen { NUMBER($score, maximumFractionDigits: 2) } ± { NUMBER($score_error, maximumFractionDigits: 2) }, { NUMBER($milliseconds, maximumFractionDigits: 1) } ms par décision
arena-no-ratings = Les cotes demandent d’autres paquets : pip install digsite[arena]
arena-illegal = { $count ->
    [one] { $count } coup interdit
   *[other] { $count } coups interdits
}
arena-late = { $count } en retard
arena-crashes = { $count ->
    [one] { $count } plantage
   *[other] { $count } plantages
}
arena-failures = plus de réponse dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
arena-fault-illegal = { $bot } n’a pas rendu de coup permis dans la partie de graine { $seed }, place { $seat } parmi { $seats }, à sa décision { $decision } : { $told }
arena-fault-crash = { $bot } a planté dans la partie de graine { $seed }, place { $seat } parmi { $seats }, à sa décision { $decision } : { $told }
arena-fault-no-answer = { $bot } n’a pas répondu dans la partie de graine { $seed }, place { $seat } parmi { $seats }, à sa décision { $decision } : { $told }
arena-sprt-stronger = Décidé après { $pairs } donnes : { $name } est plus fort que { $other }, de { NUMBER($high) } points Elo ou plus plutôt que de { NUMBER($low) } ou moins ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) } ; rapport { NUMBER($ratio, maximumFractionDigits: 2) }, { NUMBER($enough, maximumFractionDigits: 2) } décident).
arena-sprt-not-stronger = Décidé après { $pairs } donnes : { $name } n’est pas plus fort que { $other } de { NUMBER($high) } points Elo, mais de { NUMBER($low) } au plus ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) } ; rapport { NUMBER($ratio, maximumFractionDigits: 2) }, { NUMBER($enough, maximumFractionDigits: 2) } décident).
arena-sprt-open = Indécis après { $pairs } donnes : { $name } contre { $other }, { NUMBER($low) } ou { NUMBER($high) } points Elo ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) } ; rapport { NUMBER($ratio, maximumFractionDigits: 2) }, { NUMBER($enough, maximumFractionDigits: 2) } décident).
arena-ahead-of = { $name } devant { $other } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) de { $games }
arena-ratings = Cotes avec intervalles à 95 %
arena-scores = Scores
arena-ahead = Part des parties où la ligne était devant la colonne
