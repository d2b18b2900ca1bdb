# Die Lektionen im Browser: was zu tun ist, und warum.

lesson-title = Eine Lektion in { $game }
lesson-skip = Lektion überspringen
lesson-play = Jetzt gegen einen Bot spielen
lesson-block-and-key-place = Du sitzt im Osten und siehst die graue Seite des Kernwürfels. Zwei deiner Schlüssel verlangen Grün neben Grau und Grün neben Weiß. Nimm den grünen Block unter dem Tempel und setze ihn auf den weißen: die hellen Felder zeigen, wohin, und Passend dreht ihn für dich.
lesson-block-and-key-claim = Zwei Schlüssel sind vollständig. Drücke unter jedem Gewinnen, dann Keinen mehr gewinnen.
lesson-block-and-key-refill = Gewonnene Schlüssel werden ersetzt. Sonnenschlüssel sind leichter, Mondschlüssel zählen mehr. Ziehe für jeden einen.
lesson-block-and-key-excavate = Die andere Person war dran. Du hast keine Blöcke mehr, also grabe aus: nimm mit einem der Pfeile eine ganze Reihe oder Spalte.
lesson-block-and-key-end = Das ist ein Zug von Block and Key: setzen und gewinnen, oder ausgraben. Den Rest siehst du beim Spielen.
lesson-ancient-knowledge-create = Wähle das markierte Monument deiner Hand. Die Felder deiner Zeitleiste zeigen, was es dort kostet: sein eigenes Feld, die 5, ist am billigsten. Wähle eines.
lesson-ancient-knowledge-pay = Bezahlt wird mit Karten deiner Hand. Wähle die, die du am wenigsten brauchst, dann bezahle.
lesson-ancient-knowledge-archive = Das Monument auf Feld 1 verfällt am Ende dieses Zugs, und das Wissen darauf geht verloren: die Vorschau zeigt es. Wähle Archivieren, um es zu retten.
lesson-ancient-knowledge-discard = Jede archivierte Karte entfernt ein Wissen von deiner Zeitleiste. Wähle eine, lege sie ab, und entferne das Wissen vom Monument auf Feld 1.
lesson-ancient-knowledge-search = Deine Zeitleiste ist weitergerückt, und die andere Person war dran. Wenn nichts Besseres da ist, suche: du ziehst eine Karte.
lesson-ancient-knowledge-end = Das ist ein Zug von Ancient Knowledge: zwei Aktionen, dann die Zeitleiste, dann der Verfall. Studiere Erkenntnisse, wenn du ihre Bedingung erfüllst.
