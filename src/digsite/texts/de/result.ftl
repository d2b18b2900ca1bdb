# Das Ergebnis einer Partie: wie es dazu kam, und ein Bild davon.

result-course = Verlauf der Siegpunkte
result-course-said = { $name }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}; nach einem Viertel der Partie { $first }, zur Halbzeit { $half }, nach drei Vierteln { $third }.
result-course-scale = Siegpunkte, Zug um Zug
result-of = Was übrig ist von
result-best = Bester Zug: { $name }, +{ $gain }
result-best-see = Noch einmal ansehen
result-ranks = Ränge
result-rank-next = { $missing ->
    [one] Noch ein Siegpunkt bis zum Rang „{ $rank }“.
   *[other] Noch { $missing } Siegpunkte bis zum Rang „{ $rank }“.
}
result-rank-top = Einen höheren Rang gibt es nicht.
result-share = Bild teilen
result-share-saved = Das Bild ist gespeichert.
result-share-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
result-temple = Der fertige Tempel
result-collection = Was davon geblieben ist
result-sources = Woher die Siegpunkte kamen
result-source-past = Monumente
result-source-endgame = Endwertungseffekte
result-source-technologies = Erkenntniskarten
result-source-lost = Verlorenes Wissen
result-lost = Verlorenes Wissen
result-lost-said = { $number ->
    [0] { $name } hat kein Wissen verloren.
    [one] { $name } hat ein Wissen verloren, in Zug { $turn }.
   *[other] { $name } hat { $number } Wissen verloren, das meiste in Zug { $turn }.
}
result-lost-back = Davon { $back ->
    [one] wurde eines
   *[other] wurden { $back }
} wieder entfernt; was bleibt, zählt: { $points }.
result-turn = Zug { $turn }
