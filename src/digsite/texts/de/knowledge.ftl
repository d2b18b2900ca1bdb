# Was der Tisch von Ancient Knowledge im Browser sagt.

knowledge-timeline = Zeitleiste
knowledge-pillars = Säulen der Erkenntnis
knowledge-pillar = Säule { $number }
knowledge-past = Vergangenheit
knowledge-artefacts = Artefakte
knowledge-technologies = Erkenntniskarten
knowledge-hand = Hand
knowledge-aside = Zur Seite gelegt
knowledge-on-timeline = Wissen
knowledge-lost = Verloren
knowledge-deck = { $number ->
    [one] Eine Karte im Stapel
   *[other] { $number } Karten im Stapel
}
knowledge-show = Dieses Tableau zeigen
knowledge-hide = schließen
knowledge-start = Kommt auf dieses Feld
knowledge-cost = Abzulegende Karten
knowledge-knowledge = Wissen darauf
knowledge-level = Level
knowledge-vp = Siegpunkte
knowledge-card = Karte
knowledge-card-hint = Zeige oder tippe auf eine Karte, um sie zu lesen.
knowledge-create = { $card } erschaffen ({ $price ->
    [0] kostenlos
    [one] eine Karte
   *[other] { $price } Karten
})
knowledge-create-here = { $price ->
    [0] Kostenlos
    [one] 1 Karte
   *[other] { $price } Karten
}
knowledge-move-here = Auf { $space }
knowledge-learn = { $card } studieren
knowledge-do-archive = Archivieren
knowledge-do-excavate = Ausgraben
knowledge-do-search = Suchen
knowledge-do-pay = Mit dieser Karte bezahlen
knowledge-do-discard = Diese Karte ablegen
knowledge-do-set-aside = Zur Seite legen
knowledge-do-remove = Hier Wissen entfernen
knowledge-do-add = Hier Wissen hinzufügen
knowledge-do-destroy = Zerstören
knowledge-do-take = Nehmen
knowledge-do-keep = Behalten
knowledge-do-bury = Unter den Stapel legen
knowledge-do-resolve = Diesen Effekt jetzt ausführen
knowledge-do-decline = Dieses verfällt jetzt
knowledge-phase-opening = Starthände werden gewählt
knowledge-phase-actions = Aktionen ({ $left })
knowledge-phase-timeline = Zeitleiste
knowledge-phase-decline = Verfall
knowledge-forecast = Vorschau
knowledge-forecast-none = In der Zeitleiste verfällt nichts.
knowledge-forecast-turns = { $turns ->
    [1] in diesem Zug
   *[other] in { $turns } Zügen
}
knowledge-legend = Was die Zeichen bedeuten
knowledge-cards-search = Nach Name, Typ oder Text suchen
knowledge-cards-found = { $number ->
    [one] Eine Karte
   *[other] { $number } Karten
}

knowledge-your-turn = { $actions ->
    [one] Du bist am Zug: noch eine Aktion
   *[other] Du bist am Zug: { $actions } Aktionen
}
knowledge-action-create = Erschaffen
    .title = eine Handkarte
knowledge-action-learn = Studieren
    .title = eine Erkenntniskarte von den Säulen
knowledge-action-archive = Archivieren
    .title = Karten ablegen und für jede ein Wissen entfernen
knowledge-action-excavate = Ausgraben
    .title = Monumente in deiner Vergangenheit drehen, für jedes zwei Karten ziehen
knowledge-action-search = Suchen
    .title = eine Karte ziehen
knowledge-action-closed = jetzt nicht
knowledge-gather-exactly = Wähle { $number } Handkarten.
knowledge-gather-up-to = Wähle bis zu { $number } Handkarten.
knowledge-gather-set-aside = Zur Seite legen
knowledge-gather-pay = Bezahlen
knowledge-gather-discard = Ablegen
knowledge-effects = Mehrere Effekte gleichzeitig: Welcher zuerst?
knowledge-declines = verfällt zuerst
knowledge-swing = Was sein Verfall an den Siegpunkten ändert
knowledge-forecast-sum = Wenn sich nichts ändert:
knowledge-turned = gedreht
knowledge-last-round = Letzte Runde
knowledge-transfer = { $amount } auf { $card }
