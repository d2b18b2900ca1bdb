# Die Lektionen im Browser: was zu tun ist, und warum.

lesson-title = Eine Lektion in { $game }
lesson-skip = Lektion überspringen
lesson-block-and-key-place = Du sitzt im Osten und siehst die graue Seite des Kernwürfels. Einer deiner Schlüssel verlangt Grün neben Grau. Nimm den grünen Block unter dem Tempel, drehe ihn und setze ihn so, dass deine Ansicht Grün neben Grau zeigt: höher als das, was er seitlich berührt, oder nur mit einer Ecke berührend. Der Tempel sagt, wann ein Schlüssel vollständig ist.
lesson-block-and-key-claim = Der Schlüssel ist vollständig: drücke Gewinnen. Wird keiner angeboten, nimm den Block zurück und versuche eine andere Stelle.
lesson-block-and-key-refill = Gewonnene Schlüssel werden ersetzt. Sonnenschlüssel sind leichter, Mondschlüssel zählen mehr. Ziehe einen.
lesson-block-and-key-excavate = Die andere Person war dran. Du hast keine Blöcke mehr, also grabe aus: nimm mit einem der Pfeile eine ganze Reihe oder Spalte.
lesson-block-and-key-end = Das ist ein Zug von Block and Key: setzen und gewinnen, oder ausgraben. Den Rest siehst du beim Spielen.
lesson-ancient-knowledge-create = Klicke auf ein Monument deiner Hand. Die Felder deiner Zeitleiste zeigen, was es dort kostet: sein eigenes Feld ist am billigsten. Wähle eines.
lesson-ancient-knowledge-pay = Bezahlt wird mit Karten deiner Hand. Klicke auf die, die du am wenigsten brauchst.
lesson-ancient-knowledge-archive = Das Monument auf Feld 1 verfällt am Ende dieses Zugs, und das Wissen darauf geht verloren: die Vorschau zeigt es. Wähle Archivieren, um es zu retten.
lesson-ancient-knowledge-discard = Jede abgeworfene Karte entfernt ein Wissen von deiner Zeitleiste. Wirf eine ab, sag, dass es genug ist, und entferne das Wissen vom Monument auf Feld 1.
lesson-ancient-knowledge-search = Deine Zeitleiste ist weitergerückt, und die andere Person war dran. Wenn nichts Besseres da ist, suche: du ziehst eine Karte.
lesson-ancient-knowledge-end = Das ist ein Zug von Ancient Knowledge: zwei Aktionen, dann die Zeitleiste, dann der Verfall. Studiere Erkenntnisse, wenn du ihre Bedingung erfüllst.
