# Turniere von Bots.

arena-title = { $game }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}: { $games } Partien ab Startwert { $seed }
arena-standing = { $place }. { $name }: Wertung { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, Erster in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) von { $games } Partien, im Mittel { NUMBER($score, maximumFractionDigits: 2) } ± { NUMBER($score_error, maximumFractionDigits: 2) } Punkte, { NUMBER($milliseconds, maximumFractionDigits: 1) } ms je Entscheidung, { $illegal } ungültig, { $timeouts } zu spät
arena-failures = (antwortete in { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} nicht mehr)
arena-ahead-of = { $name } vor { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) von { $games }
arena-ratings = Wertungen mit 95-%-Intervallen
arena-scores = Punkte
arena-ahead = Anteil der Partien, in denen die Zeile vor der Spalte lag
