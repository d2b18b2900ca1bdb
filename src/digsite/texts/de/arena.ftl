# Turniere von Bots.

arena-title = { $game }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} ab Startwert { $seed }
arena-standing = { $place }. { $name }: Wertung { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }, Erster in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) von { $games } Partien, im Mittel { NUMBER($score, maximumFractionDigits: 2) } ± { NUMBER($score_error, maximumFractionDigits: 2) } Siegpunkte, { NUMBER($milliseconds, maximumFractionDigits: 1) } ms je Entscheidung
arena-standing-unrated = { $place }. { $name }: Erster in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) von { $games } Partien, im Mittel { NUMBER($score, maximumFractionDigits: 2) } ± { NUMBER($score_error, maximumFractionDigits: 2) } Siegpunkte, { NUMBER($milliseconds, maximumFractionDigits: 1) } ms je Entscheidung
arena-no-ratings = Wertungen brauchen weitere Pakete: pip install digsite[arena]
arena-illegal = { $count } ungültig
arena-late = { $count } zu spät
arena-crashes = { $count ->
    [one] { $count } Absturz
   *[other] { $count } Abstürze
}
arena-failures = keine Antwort mehr in { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
arena-fault-illegal = { $bot } gab keinen gültigen Zug zurück, in der Partie mit Startwert { $seed }, Platz { $seat } von { $seats }, bei seiner Entscheidung { $decision }: { $told }
arena-fault-crash = { $bot } stürzte ab, in der Partie mit Startwert { $seed }, Platz { $seat } von { $seats }, bei seiner Entscheidung { $decision }: { $told }
arena-fault-no-answer = { $bot } antwortete nicht, in der Partie mit Startwert { $seed }, Platz { $seat } von { $seats }, bei seiner Entscheidung { $decision }: { $told }
arena-sprt-stronger = Entschieden nach { $pairs } Verteilungen: { $name } ist stärker als { $other }, eher um { NUMBER($high) } Elo oder mehr als um { NUMBER($low) } oder weniger ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }; Verhältnis { NUMBER($ratio, maximumFractionDigits: 2) }, { NUMBER($enough, maximumFractionDigits: 2) } entscheiden).
arena-sprt-not-stronger = Entschieden nach { $pairs } Verteilungen: { $name } ist nicht um { NUMBER($high) } Elo stärker als { $other }, sondern um höchstens { NUMBER($low) } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }; Verhältnis { NUMBER($ratio, maximumFractionDigits: 2) }, { NUMBER($enough, maximumFractionDigits: 2) } entscheiden).
arena-sprt-open = Nicht entschieden nach { $pairs } Verteilungen: { $name } gegen { $other }, { NUMBER($low) } oder { NUMBER($high) } Elo ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }; Verhältnis { NUMBER($ratio, maximumFractionDigits: 2) }, { NUMBER($enough, maximumFractionDigits: 2) } entscheiden).
arena-ahead-of = { $name } vor { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 1) }) von { $games }
arena-ratings = Wertungen mit 95-%-Intervallen
arena-scores = Siegpunkte
arena-ahead = Anteil der Partien, in denen die Zeile vor der Spalte lag
