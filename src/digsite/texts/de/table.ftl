# Was jeder Tisch hat: Spieler, Züge, Punkte, das Ende.

table-you = Du
table-player = Spieler { $player }
table-bot = Bot { $player }
table-enumeration = { $first } und { $last }
table-between-clauses = { "; " }
table-your-move = Dein Zug?
table-how-to-move = Schreibe einen Zug als seine Art und seine Felder: art name=wert.

table-end = Das Spiel ist zu Ende: { $reason }.
table-place = { $place }. { $who }: { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} ({ $details })
table-score-line = { $what } { $points }
table-no-points = keine Siegpunkte
table-tie-break = Der Gleichstand wurde entschieden durch: { $rule }.
table-rank = Dein Rang: { $rank }.
