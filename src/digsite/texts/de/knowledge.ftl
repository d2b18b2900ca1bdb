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
knowledge-start = Kommt auf dieses Feld
knowledge-cost = Abzulegende Karten
knowledge-locked = Nicht verschiebbar
knowledge-knowledge = Wissen darauf
knowledge-level = Level
knowledge-vp = Siegpunkte
knowledge-card = Karte
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
knowledge-do-move = Auf Feld { $space } bewegen
knowledge-do-swap = Diese beiden tauschen
knowledge-do-destroy = Zerstören
knowledge-do-take = Nehmen
knowledge-do-keep = Behalten
knowledge-do-bury = Unter den Stapel legen
knowledge-do-resolve = Diesen Effekt jetzt ausführen
knowledge-do-decline = Dieses verfällt jetzt
# Die Antwort mit dem Verb ihrer Frage, wo der Zug selbst ein anderes hat.
knowledge-answer-cards-to-archive = Diese Karte archivieren
knowledge-answer-offer = Diesen Effekt nutzen
knowledge-answer-pool-order = Dieser Effekt kommt zuerst
knowledge-answer-timeline-order = Dieser Effekt kommt als Nächster
knowledge-answer-monument-to-decline = Dieses verfällt als Nächstes
knowledge-answer-monuments-to-rotate = { $amount ->
    [0] Keines drehen
   *[other] { $amount } drehen
}
knowledge-answer-lost-to-recover = { $amount ->
    [0] Keines entfernen
   *[other] { $amount } entfernen
}
knowledge-answer-lost-to-transfer = { $amount } auf { $card } legen
knowledge-answer-hand-to-rob = Diese Hand ansehen ({ $player })
knowledge-answer-pillar-to-flip = Säule { $pillar } drehen

knowledge-phase-opening = Starthände werden gewählt
knowledge-phase-actions = Aktionen ({ $left })
knowledge-phase-timeline = Zeitleiste
knowledge-phase-decline = Verfall
knowledge-forecast = Vorschau
knowledge-forecast-none = In der Zeitleiste verfällt nichts.
knowledge-forecast-turns = { $turns ->
    [0] in diesem Zug
    [1] im nächsten Zug
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
knowledge-ask-opening-hands = Welche Karten deiner Starthand legst du zur Seite? Sechs bleiben.
knowledge-ask-cards-to-discard = Welche Karten legst du ab?
knowledge-ask-cards-to-archive = Welche Karten archivierst du? Jede entfernt ein Wissen.
knowledge-ask-opponents-to-discard = Du musst { $number } Karten ablegen: Welche?
knowledge-gather-set-aside = Zur Seite legen
knowledge-gather-pay = Bezahlen
knowledge-gather-discard = Ablegen
knowledge-effects = Effekte zur Wahl
knowledge-declines = vor dem Verfall
    .about = Am Ende des Zuges verlässt es die Zeitleiste und kommt in die Vergangenheit; das Wissen, das noch darauf liegt, wird zu verlorenem Wissen.
knowledge-swing = Was sein Verfall an den Siegpunkten ändert
knowledge-forecast-sum = Wenn sich nichts ändert:
knowledge-forecast-points = Siegpunkte in der Vergangenheit
knowledge-forecast-lost = verlorenes Wissen
knowledge-forecast-standing = zählt nicht mehr in der Zeitleiste
knowledge-turned = gedreht
knowledge-last-round = Letzte Runde

# Was gerade nicht geht, und warum.
knowledge-closed-create-no-cards = keine Karten auf der Hand
knowledge-closed-create-cannot-pay = zu wenige Handkarten zum Bezahlen
knowledge-closed-create-no-place = kein freier Platz
knowledge-closed-learn-requirements = keine Anforderung erfüllt
knowledge-closed-learn-no-technologies = keine Erkenntniskarten mehr
knowledge-closed-archive-no-cards = keine Karten auf der Hand
knowledge-closed-archive-no-knowledge = kein Wissen in deiner Zeitleiste
knowledge-closed-excavate-no-past = nichts in deiner Vergangenheit
knowledge-closed-excavate-all-rotated = alles ist gedreht

# Wie weit eine Anforderung erfüllt ist.
knowledge-need-past = Monumente in deiner Vergangenheit: { $has } von { $low }
knowledge-need-past-city = Städte in deiner Vergangenheit: { $has } von { $low }
knowledge-need-past-megalith = Megalithen in deiner Vergangenheit: { $has } von { $low }
knowledge-need-past-pyramid = Pyramiden in deiner Vergangenheit: { $has } von { $low }
knowledge-need-past-samekind = Monumente eines Typs in deiner Vergangenheit: { $has } von { $low }
knowledge-need-past-endgame = Monumente mit Endwertungseffekt in deiner Vergangenheit: { $has } von { $low }
knowledge-need-lost = Verlorenes Wissen: { $has } von { $low }
knowledge-need-hand = Handkarten: { $has } von { $low }
knowledge-need-artefacts = Artefakte auf deinem Tableau: { $has } von { $low }
knowledge-need-tech = Erkenntniskarten in deiner Sammlung: { $has } von { $low }
knowledge-need-tech-ancient = Personen in deiner Sammlung: { $has } von { $low }
knowledge-need-tech-writing = Schriften in deiner Sammlung: { $has } von { $low }
knowledge-need-tech-secret = Geheimnisse in deiner Sammlung: { $has } von { $low }
knowledge-need-most-lost = Verlorenes Wissen: { $has }, höchstens { $high }
knowledge-need-most-hand = Handkarten: { $has }, höchstens { $high }

# Was gerade erschaffen wird.
knowledge-open-create = Welche Karte erschaffst du? Wähle sie auf deiner Hand.
knowledge-open-learn = Welche Erkenntniskarte studierst du?
knowledge-where = Wo erschaffst du { $card }?
knowledge-hint-card = Wähle eine der hellen Karten.
knowledge-hint-space = Wähle eines der hellen Felder.
knowledge-ghost = { $card }, noch nicht erschaffen
knowledge-pay-pick = { $number ->
    [one] Wähle die Karte, mit der du bezahlst.
   *[other] Wähle die { $number } Karten, mit denen du bezahlst.
}
knowledge-pay-ready = { $number ->
    [one] Die markierte Karte bezahlt.
   *[other] Die { $number } markierten Karten bezahlen.
}
knowledge-pay-forced = Das kostet alle deine anderen Karten.
knowledge-pay-free = Hier kostet das nichts.
knowledge-create-now = { $card } erschaffen
knowledge-cancel = Abbrechen
knowledge-forecast-with = mit { $card }:
knowledge-pay-for = { $number ->
    [one] Mit welcher Karte bezahlst du { $card }?
   *[other] Mit welchen Karten bezahlst du { $card }?
}
knowledge-pay-otherwise = Anders bezahlen
knowledge-others-choose = Deine Wahl ist getroffen. Jetzt wählen andere; danach geht dein Zug weiter.
knowledge-paying = zahlt

# Vorausplanen, während andere nachdenken.
knowledge-plan = Plane deine nächste Aktion: Wähle eine Karte.
knowledge-plan-where = Wo würdest du { $card } erschaffen?
knowledge-plan-kept = Geplant: { $action }
knowledge-plan-do = Wie geplant: { $action }
knowledge-plan-forget = Plan verwerfen

# Die Teile des Tischs auf einem kleinen Bildschirm.
knowledge-part-mine = Tableau
knowledge-part-technologies = Säulen

# Die Tastatur.
knowledge-keys-hand = eine Karte auf deiner Hand
knowledge-keys-actions = die fünf Aktionen
knowledge-keys-move = von Karte zu Karte; Tab führt zum nächsten Teil
knowledge-keys-cancel = abbrechen, Karte schließen
knowledge-spoken-turn = { $name } ist am Zug.
