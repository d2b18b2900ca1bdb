# Die Lektionen im Browser: was zu tun ist, und warum.

lesson-title = Eine Lektion in { $game }
lesson-skip = Lektion überspringen
lesson-play = Jetzt gegen einen Bot spielen
lesson-block-and-key-place = Du sitzt im Osten und siehst die graue Seite des Zentralblocks. Zwei deiner Schlüsselkarten verlangen Grün neben Grau und Grün neben Weiß. Nimm den grünen Block unter dem Tempel und setze ihn auf dem weißen ein: Die hellen Felder zeigen, wo, und „Nächste Lage“ dreht ihn für dich.
lesson-block-and-key-claim = Zwei Schlüsselkarten sind vollständig. Drücke unter jeder „Sichern“, dann „Nichts mehr sichern“.
lesson-block-and-key-refill = Gesicherte Schlüsselkarten werden ersetzt. Sonnenkarten sind leichter, Mondkarten bringen mehr. Ziehe für jede eine.
lesson-block-and-key-excavate = Die andere Person war dran. Du hast keine Blöcke mehr, also grabe aus: Nimm mit einem der Pfeile eine ganze Reihe oder Spalte der Ausgrabungsstätte.
lesson-block-and-key-end = Das ist ein Zug von Block and Key: einsetzen und sichern, oder ausgraben. Zu zweit löst die zwölfte gesicherte Karte die letzte Runde aus. Den Rest siehst du beim Spielen.
lesson-ancient-knowledge-create = Wähle das markierte Monument auf deiner Hand. Die Felder deiner Zeitleiste zeigen, was es dort kostet: Sein eigenes Feld, die 5, ist am billigsten. Wähle eines.
lesson-ancient-knowledge-pay = Bezahlt wird mit Handkarten. Wähle die, die du am wenigsten brauchst, dann bezahle.
lesson-ancient-knowledge-archive = Das Monument auf Feld 1 verfällt am Ende dieses Zugs, und das Wissen darauf geht verloren: Die Vorschau zeigt es. Wähle „Archivieren“, um es zu retten.
lesson-ancient-knowledge-discard = Jede archivierte Karte entfernt ein Wissen aus deiner Zeitleiste. Wähle eine, lege sie ab und entferne das Wissen vom Monument auf Feld 1.
lesson-ancient-knowledge-search = Deine Zeitleiste ist nach links gerückt, und die andere Person war dran. Wenn nichts Besseres da ist, suche: Du ziehst eine Karte.
lesson-ancient-knowledge-end = Das ist ein Zug von Ancient Knowledge: zwei Aktionen, dann die Zeitleistenphase, dann die Verfallphase. Studiere Erkenntniskarten, wenn du ihre Anforderung erfüllst, und grabe aus, sobald Monumente in deiner Vergangenheit liegen.
