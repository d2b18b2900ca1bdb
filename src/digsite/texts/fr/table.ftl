# Ce que chaque table a : joueurs, tours, scores, la fin.

table-you = Toi
table-away = n’est pas là
table-stood-in = un robot joue
table-resigned = a abandonné
table-player = Joueur { $player }
table-lookalike = ⚠ { $name } ({ $player })
table-bot-name = { $strength ->
    [random] Fortuna
    [novice] Pip
    [greedy] La Pie
    [adept] Dr Plume
    [master] Professeur Moellon
   *[other] Robot
}
table-bot-line = { $strength ->
    [random] Je laisse faire les dés ; ils m’aiment bien.
    [novice] Mes premières fouilles ! Dis-moi si je casse quelque chose.
    [greedy] Tout ce qui brille est à moi.
    [adept] Un coup d’avance vaut deux trouvailles.
    [master] J’ai lu ce site comme un livre. Deux fois.
   *[other] { "" }
}
table-decimal-mark = ,
table-enumeration = { $first } et { $last }
table-between-clauses = { "\u202F; " }
table-label = { $label } :
table-your-move = Que joues-tu ?
table-how-to-move = Écris un coup par son type et ses champs : type nom=valeur.
table-write-it-so = Écris-le ainsi : { $example }
table-moves-begin = Un coup commence par l’un de ces mots : { $begins }.

table-end = La partie est finie : { $reason }.
table-place = { $place }. { $who } : { $points } { $points ->
    [one] point
   *[other] points
} ({ $details })
table-score-line = { $what } { $points }
table-no-points = aucun point
table-tie-break = Égalité départagée : { $rule }.
table-rank = Ton rang : { $rank }.
