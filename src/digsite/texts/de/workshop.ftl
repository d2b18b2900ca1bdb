# The workshop: a set of pieces of one's own for Block and Key. $entry is the place in the data file, $got what stands there.

workshop-title = Werkstatt
workshop-about = Entwirf eigene Schlüsselkarten oder einen anderen Tempelboden und spiele Block and Key damit. Alles wird laufend geprüft; diesen Browser verlässt nur, was du prüfen, probieren oder spielen lässt.
workshop-undo = Rückgängig machen
workshop-redo = Wiederherstellen
workshop-standard = Mit den üblichen Spielteilen beginnen
workshop-standard-sure = Noch einmal mit den üblichen Spielteilen beginnen? „Rückgängig machen“ bringt deine wieder.
workshop-export = Als Datei speichern
workshop-import = Datei öffnen
workshop-imported = Die Datei wurde geöffnet.
workshop-too-big = Diese Datei ist zu groß für einen Satz Spielteile.
workshop-saved = In diesem Browser aufbewahrt.
workshop-not-saved = Dieser Browser bewahrt nichts auf. Speichere den Satz als Datei.
workshop-name = Name des Satzes
workshop-floor = Tempelboden
workshop-width = Breite, von Westen nach Osten
workshop-depth = Tiefe, von Süden nach Norden
workshop-height = Ebenen
workshop-core-of = Zentralblock je nach Zahl der Spieler
workshop-core-about = Wähle das Feld für die Südwestecke des Zentralblocks.
workshop-floor-square = { $core ->
    [yes] Spalte { $x }, Reihe { $y } von Süden: Zentralblock
   *[no] Spalte { $x }, Reihe { $y } von Süden
}
workshop-keys = Schlüsselkarten
workshop-key-add = Hinzufügen
workshop-key-faulty = hier stimmt etwas nicht
workshop-key-remove = Diese Schlüsselkarte entfernen
workshop-key-edit = Schlüsselkarte { $id }
workshop-pattern = Muster
workshop-pattern-about = Ein Druck ändert die Farbe eines Quadrats. Auf der Tastatur: g grün, s grau, b braun, w weiß, Punkt leer; Pfeile bewegen.
workshop-pattern-square = Reihe { $row }, Spalte { $column }: { $colour ->
    [green] grün
    [grey] grau
    [brown] braun
    [white] weiß
   *[blank] leer
}
workshop-pattern-text = Muster als Text
workshop-points = Siegpunkte
workshop-stars = Sterne (Ecke des Bodens)
workshop-pips = Augen (Feld der Ausgrabungsstätte)
workshop-text = Der ganze Satz als Text
workshop-text-about = Blöcke, Formen, Plätze und alles andere, wie in der Datei, die der Befehl liest.
workshop-text-take = Diesen Text verwenden
workshop-checks = Prüfung
workshop-checking = Wird geprüft …
workshop-fine = Mit diesem Satz kann man spielen.
workshop-faults = { $count ->
    [one] Eines stimmt nicht:
   *[other] { $count } Dinge stimmen nicht:
}
workshop-trial = Wie er sich spielt
workshop-trial-about = Drei Bots spielen mit diesen Spielteilen je zwanzig Partien, jeder gegen seinesgleichen. Das dauert eine Minute oder länger, und Partien an den Tischen kommen zuerst.
workshop-players = Spieler
workshop-trial-start = Von Bots probieren lassen
workshop-trial-cancel = Anhalten
workshop-trial-waiting = Der Versuch wartet, bis er an der Reihe ist. { $others ->
    [0] Sonst wartet niemand.
    [one] Ein anderer Versuch läuft.
   *[other] { $others } andere Versuche laufen.
}
workshop-trial-working = { $done } von { $total } Partien gespielt.
workshop-trial-done = Alle { $total } Partien wurden gespielt.
workshop-trial-failed = Der Versuch wurde nicht fertig. Versuch es noch einmal.
workshop-trial-old = Der Satz wurde seitdem geändert.
workshop-trial-bot = { $name }: im Schnitt { $points } { $count ->
   *[other] Siegpunkte
} (± { $error })
workshop-trial-bot-once = { $name }: { $points } { $count ->
   *[other] Siegpunkte
} in einer Partie
workshop-trial-usual = { $usual } mit den üblichen Spielteilen
workshop-trial-keys = Wie oft jede Schlüsselkarte gesichert wurde
workshop-trial-key = { $key }: gesichert in { $claimed } von { $held } Partien, in denen jemand sie hatte
workshop-trial-dead = Tote Schlüsselkarten, nie gesichert, obwohl jemand sie hatte: { $keys }
workshop-trial-no-dead = Jede Schlüsselkarte, die jemand hatte, wurde mindestens einmal gesichert.
workshop-trial-unseen = Nie auf jemandes Hand, deshalb ist über sie nichts bekannt: { $keys }
workshop-play = Damit spielen
workshop-play-about = Stellt einen Tisch mit diesen Spielteilen auf; sein Link ist für deine Freunde. Im Warteraum wählst du, wer mitspielt, auch Bots.
workshop-play-start = Tisch aufstellen

workshop-fault-too-long = Der Text ist zu lang für einen Satz Spielteile: höchstens { $most } Zeichen.
workshop-fault-too-deep = Der Text ist zu tief verschachtelt; ein Satz Spielteile ist es nicht.
workshop-fault-unreadable = Dieser Text lässt sich nicht lesen: { $got }
workshop-fault-missing = { $entry }: „{ $name }“ fehlt.
workshop-fault-unknown = { $entry }: „{ $got }“ gehört nicht hierher.
workshop-fault-too-large = { $entry }: höchstens { $limit }, nicht { $got }.
workshop-fault-too-small = { $entry }: mindestens { $limit }, nicht { $got }.
workshop-fault-wrong-kind = { $entry }: Hierher gehört etwas anderes als { $got }.
workshop-fault-name = { $entry }: Ein Name hat 1 bis 40 Buchstaben, Ziffern, Bindestriche, Unterstriche, Punkte und Pluszeichen, keine Leerzeichen. Nicht: { $got }
workshop-fault-colours = { $entry }: grün, grau, braun und weiß (green, grey, brown, white), jede einmal.
workshop-fault-players = { $entry }: Plätze für 1, 2, 3 und 4 Spieler, und keine anderen.
workshop-fault-seats = { $entry }: { $count ->
    [one] eine Seite des Bodens
   *[other] { $count } verschiedene Seiten des Bodens, im Uhrzeigersinn
}.
workshop-fault-core-off-floor = { $entry }: { $count ->
    [one] Im Solospiel
    [2] Zu zweit
    [3] Zu dritt
   *[other] Zu viert
} steht der Zentralblock nicht auf dem Boden.
workshop-fault-cells = { $entry }: Jede Zelle wird mit drei Ziffern geschrieben, etwa 000 100 110.
workshop-fault-too-many-cells = { $entry }: höchstens { $most } Zellen, jede einmal.
workshop-fault-shape-apart = { $entry }: Die Zellen hängen nicht zusammen.
workshop-fault-shape-twice = { $entry }: dieselbe Form wie { $other }, gedreht.
workshop-fault-block-count = Es sind { $got } Blöcke; es müssen { $least } bis { $most } sein.
workshop-fault-block = { $entry }: Ein Block ist eine Farbe und eine Form dieses Satzes, nicht „{ $got }“.
workshop-fault-block-twice = { $entry }: „{ $got }“ gibt es schon.
workshop-fault-too-few-keys = { $tier ->
    [star] Sternkarten
    [sun] Sonnenkarten
   *[moon] Mondkarten
}: mindestens { $least }, nicht { $got }.
workshop-fault-too-many-keys = Es sind { $got } Schlüsselkarten; höchstens { $most }.
workshop-fault-id-twice = { $entry }: Eine andere Schlüsselkarte heißt so.
workshop-fault-pattern = { $entry }: Ein Muster hat eine bis vier Reihen aus einem bis vier Quadraten, alle gleich lang, aus g, s, b, w und Punkten, etwa g. / gb. Nicht: { $got }
workshop-fault-pattern-blank = { $entry }: Kein Quadrat hat eine Farbe.
workshop-fault-never-fits = { $entry }: Dieses Muster hat in keiner Perspektive auf diesen Boden Platz; niemand könnte die Schlüsselkarte je sichern.
workshop-fault-key-twice = { $entry }: dasselbe Muster wie { $other }, gedreht.
