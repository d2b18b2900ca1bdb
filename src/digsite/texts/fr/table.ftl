# Ce que chaque table a : joueurs, tours, scores, la fin.

table-you = Toi
table-player = Joueur { $player }
table-bot = Robot { $player }
table-enumeration = { $first } et { $last }
table-between-clauses = { "\u202F; " }
table-your-move = Que joues-tu ?
table-how-to-move = Écris un coup par son type et ses champs : type nom=valeur.

table-end = La partie est finie : { $reason }.
table-place = { $place }. { $who } : { $points } { $points ->
    [one] point
   *[other] points
} ({ $details })
table-score-line = { $what } { $points }
table-no-points = aucun point
table-tie-break = Égalité départagée : { $rule }.
table-rank = Ton rang : { $rank }.
