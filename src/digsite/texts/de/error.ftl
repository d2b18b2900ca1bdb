# Warum etwas abgelehnt wurde: ein Text je Code. $reason ist der Satz des Programms, auf Englisch.

error-refused = Das wurde abgelehnt: { $reason }.
error-at-step = Schritt { $step } der Aufzeichnung: { $refusal }

error-illegal-action = Dieser Zug ist jetzt nicht erlaubt.
error-game-over = Das Spiel ist zu Ende; es werden keine Züge mehr angenommen.
error-not-your-decision = Du bist jetzt nicht an der Reihe.
error-wrong-kind = Nach einem solchen Zug wird jetzt nicht gefragt.
error-not-offered = Diese Wahl steht jetzt nicht zur Verfügung.
error-malformed-action = Das ist kein Zug ({ $reason }).

error-several-deciders = Mehrere Spieler entscheiden gleichzeitig: Sag, wessen Züge gemeint sind.
error-unknown-game = Dieses Spiel gibt es nicht ({ $reason }).
error-unknown-bot = Diesen Bot gibt es für das Spiel nicht ({ $reason }).
error-bad-option = Dieser Wert passt nicht ({ $reason }).
error-bad-position = Das beschreibt keine mögliche Stellung ({ $reason }).
error-bad-pieces = Dieser Satz Spielteile passt nicht ({ $reason }).
error-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen ({ $reason }).
error-not-json = Das ist kein JSON ({ $reason }).
error-wrong-format = Das ist keine Digsite-Aufzeichnung oder eine in anderem Format ({ $reason }).
error-wrong-game = Das gehört zu einem anderen Spiel ({ $reason }).
error-wrong-version = Das stammt von einer anderen Version der Regeln ({ $reason }).

error-placement = Der Block kann dort nicht eingesetzt werden.
    .inside = Ein Teil des Blocks liegt außerhalb des Tempelbodens.
    .height = Ein Teil des Blocks liegt über der höchsten Ebene.
    .overlap = Dort steht schon etwas.
    .descent = Darüber steht etwas und versperrt den Weg nach unten.
    .support = Darunter ist eine Lücke, und der Block ist keine gerade Brücke, die an beiden Enden aufliegt.
    .contact = Der Block berührt nichts, was schon steht, weder mit einer Fassade noch mit einer Ecke.
    .taller = Der Block ist nicht höher als jeder Stapel, den er seitlich berührt.

# Block and Key.
error-colour-not-allowed = In dieser Ausgabe darf der Zentralblock dir diese Farbe nicht zeigen.
error-empty-line = In dieser Reihe oder Spalte der Ausgrabungsstätte liegt kein Block.
error-not-in-supply = Dieser Block liegt nicht in deinem Vorrat.
error-not-the-shape = Diese Zellen bilden diesen Block nicht, wie man ihn auch dreht.
error-must-act = Du kannst nicht passen, solange du ausgraben oder einsetzen kannst.
error-not-in-hand = Diese Karte ist nicht auf deiner Hand.
error-key-not-completed = Kein Muster dieser Schlüsselkarte nutzt eine Fassade des eben eingesetzten Blocks.
error-empty-altar = Dieser Altar ist leer.
error-not-returnable = Nur eine Sonnen- oder Mondkarte deiner Hand kann unter ihren Altar zurück.
error-wrong-block = Die Uralten setzen einen anderen Block ein.
error-not-beside-nearest = Der Block der Uralten muss Ecke an Ecke, und ohne gemeinsame Fassade, mit dem Block stehen, der ihrer Ecke am nächsten ist.
