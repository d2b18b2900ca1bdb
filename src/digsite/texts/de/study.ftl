# Eine Partie noch einmal angesehen: was jede Entscheidung gekostet hat. $count: die Siegpunkte noch einmal, als Zahl; in
# manchen Sprachen stehen 0,4 und 1,9 in der Einzahl.

study-nothing = { $who }: keine Entscheidung zu beurteilen, Wertung { $score }.
study-alone = { $who }: { $decisions ->
    [one] eine Entscheidung beurteilt
   *[other] { $decisions } Entscheidungen beurteilt
}, { $points } { $count ->
   *[other] Siegpunkte
} verschenkt (± { $error }), Wertung { $score }.
study-among = { $who }: { $decisions ->
    [one] eine Entscheidung beurteilt
   *[other] { $decisions } Entscheidungen beurteilt
}, je Entscheidung { $share } % Siegchance verschenkt (± { $error } %), Wertung { $score }.
study-bot = { $name }
study-level-between = Spielt besser als { $below }, schlechter als { $above }.
study-level-above = Spielt mindestens so gut wie { $below }.
study-level-below = Spielt noch nicht so gut wie { $above }.
study-luck-alone = Glück: { $luck } { $count ->
   *[other] Siegpunkte
} (± { $error }). Ein Eindruck, keine Messung.
study-luck-among = Glück und das Spiel der anderen: { $luck } % (± { $error } %). Ein Eindruck, keine Messung.
study-no-marks = Keine Entscheidung hat genug verschenkt, um markiert zu werden.
study-decision = { $step }. { $who }: { $chosen } ({ $mark }, { $loss })
study-better = besser: { $best }. { $reason }
study-mark-inaccuracy = Ungenauigkeit
study-mark-mistake = Fehler
study-mark-blunder = grober Fehler
study-loss-alone = −{ $points } { $count ->
   *[other] Siegpunkte
}
study-loss-among = −{ $share } % Siegchance
study-missed = { $step }. { $who }: Mit diesem Block war zu sichern: { $keys }, { $points ->
    [one] ein Siegpunkt mehr
   *[other] { $points } Siegpunkte mehr
}: { $place }
study-left-open = { $step }. { $who }: { $keys } { $count ->
    [one] ließ sich sichern und blieb liegen
   *[other] ließen sich sichern und blieben liegen
}, { $points ->
    [one] ein Siegpunkt
   *[other] { $points } Siegpunkte
}.
study-how = Jede Entscheidung ist mit dem beurteilt, was man an diesem Platz wusste, anhand gedachter Verteilungen alles Verdeckten. Unterschiede, die Zufall sein können, sind nicht markiert.
study-line = Was zu erwarten war, Entscheidung für Entscheidung
study-marked = Markierte Entscheidungen
study-missed-title = Verpasste Schlüsselkarten
