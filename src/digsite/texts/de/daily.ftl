# The deals of the day: results, past days, and what is sent to friends.

daily-title = Partien des Tages
daily-title-of = Partien des Tages: { $game }
daily-games = Spiele
daily-alone = Solo: gleiche Ausgangslage für alle, ein Versuch pro Person.
daily-against = Gleiche Ausgangslage für alle, ein Versuch pro Person, gegen { $names }.
daily-about = Die Ergebnisse siehst du, wenn du gespielt hast, und die Partien der anderen, wenn der Tag vorbei ist.
daily-late-about = Dieser Tag ist vorbei. Du kannst seine Partie noch nachholen: Dein Ergebnis wird als nachgeholt gekennzeichnet und zählt nicht.
daily-play = Heutige Partie spielen
daily-play-late = Partie nachholen
daily-go-on = Meine Partie fortsetzen
daily-to-game = Meine Partie ansehen
daily-review = Meine Partie analysieren
daily-tomorrow = Wenn der Tag vorbei ist, kannst du deine Partie analysieren lassen und sehen, was der stärkste Bot aus derselben Ausgangslage gemacht hat.
daily-next = { $hours ->
    [0] Die nächste Partie kommt in { $minutes } min.
   *[other] Die nächste Partie kommt in { $hours } h { $minutes } min.
}
daily-next-now = Die nächste Partie ist da: Lade diese Seite neu.
daily-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
daily-points-place = { $place ->
    [1] { $points } · erster Platz
    [2] { $points } · zweiter Platz
    [3] { $points } · dritter Platz
   *[other] { $points } · Platz { $place }
}
daily-compared = { $below ->
    [0] Niemand sonst hatte weniger Siegpunkte.
   *[other] { $others ->
        [one] Mehr Siegpunkte als die einzige andere Person.
       *[other] Mehr Siegpunkte als { $below } von { $others } anderen.
    }
}
daily-late = Nachgeholt.
daily-late-short = nachgeholt
daily-begun = begonnen
daily-not-played = nicht gespielt
daily-streak = { $days ->
    [0] Noch keine Serie.
    [one] Einen Tag in Folge gespielt.
   *[other] { $days } Tage in Folge gespielt.
}
daily-longest = { $days ->
    [one] Längste Serie: ein Tag.
   *[other] Längste Serie: { $days } Tage.
}
daily-histogram = Wie alle abgeschnitten haben
daily-you = (du)
daily-bar = { $from } bis { $to } Siegpunkte: { $number ->
    [one] ein Ergebnis
   *[other] { $number } Ergebnisse
}{ $mine ->
    [yes] , deins darunter
   *[no] { "" }
}
daily-results = Ergebnisse
daily-nameless = jemand
daily-past = Frühere Tage
daily-share = Mein Ergebnis teilen
daily-copied = Kopiert. Über die Ausgangslage verrät es nichts.
daily-master = { $name } hatte mit derselben Ausgangslage: { $points }.
daily-master-playing = { $name } spielt diese Partie noch. Das Ergebnis erscheint hier.
daily-master-see = Diese Partie ansehen
