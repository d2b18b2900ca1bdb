# Was jeder Tisch hat: Spieler, Züge, Punkte, das Ende.

table-you = Du
table-away = ist weg
table-stood-in = ein Bot spielt
table-resigned = hat aufgegeben
table-player = Spieler { $player }
table-lookalike = ⚠ { $name } ({ $player })
table-bot-name = { $strength ->
    [random] Fortuna
    [novice] Pip
    [greedy] Elster
    [adept] Dr. Feder
    [master] Professor Quader
   *[other] Bot
}
table-bot-line = { $strength ->
    [random] Ich lasse die Würfel entscheiden; sie mögen mich.
    [novice] Meine erste Grabung! Sag, wenn ich etwas zerbreche.
    [greedy] Was glänzt, gehört mir.
    [adept] Ein Blick voraus ist zwei Funde wert.
    [master] Diese Stätte habe ich gelesen wie ein Buch. Zweimal.
   *[other] { "" }
}
table-decimal-mark = ,
table-enumeration = { $first } und { $last }
table-between-clauses = { "; " }
table-label = { $label }:
table-your-move = Dein Zug?
table-how-to-move = Einen Zug schreibst du mit seiner Art und seinen Feldern: art name=wert.
table-write-it-so = Schreib ihn so: { $example }
table-moves-begin = Ein Zug beginnt mit einem dieser Wörter: { $begins }.

table-end = Das Spiel ist zu Ende ({ $reason }).
table-place = { $place }. { $who }: { $points } { $points ->
    [one] Siegpunkt
   *[other] Siegpunkte
} ({ $details })
table-score-line = { $what } { $points }
table-no-points = keine Siegpunkte
table-tie-break = Der Gleichstand wurde entschieden durch: { $rule }.
table-rank = Dein Rang: { $rank }.
