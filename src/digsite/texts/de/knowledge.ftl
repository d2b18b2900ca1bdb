# Was der Tisch von Ancient Knowledge im Browser sagt.

knowledge-timeline = Zeitleiste
knowledge-pillars = Säulen der Erkenntnis
knowledge-pillar = Säule { $number }
knowledge-past = Vergangenheit
knowledge-artefacts = Artefakte
knowledge-technologies = Erkenntnisse
knowledge-hand = Hand
knowledge-aside = Beiseite
knowledge-on-timeline = Wissen
knowledge-lost = Verloren
knowledge-deck = { $number ->
    [one] Eine Karte im Stapel
   *[other] { $number } Karten im Stapel
}
knowledge-show = ansehen
knowledge-hide = schließen
knowledge-start = Kommt auf dieses Feld
knowledge-cost = Abzuwerfende Karten
knowledge-knowledge = Wissen darauf
knowledge-level = Stufe
knowledge-vp = Punkte
knowledge-card = Karte
knowledge-card-hint = Zeige auf eine Karte, um sie zu lesen.
knowledge-create = { $card } erschaffen ({ $price ->
    [0] umsonst
    [one] eine Karte
   *[other] { $price } Karten
})
knowledge-create-here = { $price ->
    [0] Umsonst
    [one] 1 Karte
   *[other] { $price } Karten
}
knowledge-move-here = Auf { $space }
knowledge-learn = { $card } studieren
knowledge-do-archive = Archivieren
knowledge-do-excavate = Ausgraben
knowledge-do-search = Suchen
knowledge-no = Nein
knowledge-done = Genug
knowledge-do-pay = Mit dieser Karte bezahlen
knowledge-do-discard = Diese Karte abwerfen
knowledge-do-set-aside = Nicht behalten
knowledge-do-remove = Hier Wissen entfernen
knowledge-do-add = Hier Wissen hinzufügen
knowledge-do-destroy = Zerstören
knowledge-do-take = Nehmen
knowledge-do-keep = Behalten
knowledge-do-bury = Unter den Stapel legen
knowledge-do-resolve = Jetzt dieser Effekt
knowledge-do-decline = Dieses verfällt jetzt
knowledge-phase-opening = Starthände werden gewählt
knowledge-phase-actions = Aktionen ({ $left })
knowledge-phase-timeline = Zeitleiste
knowledge-phase-decline = Verfall
knowledge-forecast = Vorschau
knowledge-forecast-none = Auf der Zeitleiste verfällt nichts.
knowledge-forecast-turns = { $turns ->
    [1] diesen Zug
   *[other] in { $turns } Zügen
}
knowledge-legend = Was die Zeichen bedeuten
knowledge-cards-search = Nach Name, Art oder Text suchen
knowledge-cards-found = { $number ->
    [one] Eine Karte
   *[other] { $number } Karten
}

knowledge-your-turn = { $actions ->
    [one] Du bist am Zug: noch eine Aktion
   *[other] Du bist am Zug: { $actions } Aktionen
}
knowledge-action-create = Erschaffen
    .title = eine Karte deiner Hand
knowledge-action-learn = Studieren
    .title = eine Erkenntnis der Säulen
knowledge-action-archive = Archivieren
    .title = Karten ablegen, jede entfernt ein Wissen
knowledge-action-excavate = Ausgraben
    .title = Monumente deiner Vergangenheit drehen, für jedes zwei Karten ziehen
knowledge-action-search = Suchen
    .title = eine Karte ziehen
knowledge-action-closed = jetzt nicht
knowledge-gather-exactly = Wähle { $number } Karten deiner Hand.
knowledge-gather-up-to = Wähle bis zu { $number } Karten deiner Hand.
knowledge-gather-set-aside = Zur Seite legen
knowledge-gather-pay = Bezahlen
knowledge-gather-discard = Ablegen
knowledge-effects = Effekte dieses Augenblicks: welcher zuerst?
knowledge-declines = verfällt
knowledge-swing = Was sein Verfall an den Punkten ändert
knowledge-forecast-sum = Wenn nichts geschieht:
knowledge-turned = quer gedreht
knowledge-last-round = Letzte Runde
knowledge-transfer = { $amount } auf { $card }
