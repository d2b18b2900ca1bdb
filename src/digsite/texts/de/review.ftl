# Die Analyse einer beendeten Partie, in der Wiederholung.

review-title = Analyse
review-close = Analyse schließen
review-waiting = Die Analyse wartet, bis sie an der Reihe ist. { $others ->
    [0] Sie beginnt gleich.
    [one] Eine andere ist in Arbeit.
   *[other] { $others } andere sind in Arbeit.
}
review-working = Die Partie wird noch einmal angesehen: Schritt { $done } von { $total }.
review-stay = Du kannst diese Seite verlassen: Dann ruht die Analyse und geht weiter, wenn du wiederkommst. Ist sie fertig, wird sie beim Tisch aufbewahrt.
review-again = Noch einmal anfragen
review-summary = Zusammenfassung
review-largest = Was am meisten gekostet hat
review-largest-step = Schritt { $step }: { $loss }
review-turns = Zug um Zug
review-turns-about = Oben, was zu erwarten war. Unten, für { $name }: links in jedem Zug, was die Entscheidungen deutlich verschenkt haben, rechts, was durch Glück und durch die anderen kam.
review-line-alone = Erwartete Siegpunkte
review-line-among = Erwartete Siegchance
review-line-said = { $name }: zuerst { $first }, zur Halbzeit { $half }, am Ende { $last }.
review-line-known = Jede Siegchance ist nach dem beurteilt, was diese Person damals wusste; zusammen ergeben sie nicht unbedingt 100 %.
review-of = Entscheidungen von
review-turn = Zug { $turn }
review-before-turns = Vor dem ersten Zug
review-turn-said = { $turn }: { $loss } durch Entscheidungen, { $draw } durch Ziehungen
review-points = { $value } { $count ->
   *[other] Siegpunkte
}
review-share = { $value } %
review-marks = Markierte Entscheidungen
review-no-marks = Keine Entscheidung von { $name } hat genug verschenkt, um markiert zu werden.
review-better = Besser: { $better }
review-go = Dorthin
review-show = Zeigen
review-try = Noch einmal versuchen
review-missed = Verpasste Schlüsselkarten
review-how = Wie beurteilt wird
review-exercise = Noch einmal: Was würdest du für { $name } wählen?
review-exercise-tries = { $left ->
    [one] Noch ein Versuch.
   *[other] Noch { $left } Versuche.
}
review-exercise-judging = Deine Wahl wird beurteilt …
review-exercise-best = Das ist die beste Wahl, die gefunden wurde.
review-exercise-good = So gut wie die beste Wahl, soweit sich das sagen lässt.
review-exercise-better = Besser als in der Partie: { $loss } statt { $before }.
review-exercise-worse = Noch nicht: { $loss }.
review-exercise-over = Die bessere Wahl: { $better }
review-back = Zurück zur Analyse
