# Tournois de robots.

arena-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $games } parties à partir de la graine { $seed }
arena-standing = { $place }. { $name } : cote { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, premier dans { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) de { $games } parties, score moyen { NUMBER($score, maximumFractionDigits: 2) } ± { NUMBER($score_error, maximumFractionDigits: 2) }, { NUMBER($milliseconds, maximumFractionDigits: 1) } ms par décision, { $illegal } illégales, { $timeouts } trop tardives
arena-failures = (n’a plus répondu dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
})
arena-ahead-of = { $name } devant { $other } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) de { $games }
arena-ratings = Cotes avec intervalles à 95 %
arena-scores = Scores
arena-ahead = Part des parties où la ligne était devant la colonne
