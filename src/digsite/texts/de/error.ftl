# Warum etwas abgelehnt wurde: ein Text je Code. $reason ist der Satz des Programms, auf Englisch.

error-refused = Das wurde abgelehnt: { $reason }.
error-at-step = Schritt { $step } der Aufzeichnung: { $refusal }

error-illegal-action = Dieser Zug ist jetzt nicht erlaubt.
error-game-over = Das Spiel ist zu Ende; es werden keine Züge mehr angenommen.
error-not-your-decision = Du bist jetzt nicht an der Reihe.
error-wrong-kind = Nach einem solchen Zug wird jetzt nicht gefragt.
error-not-offered = Diese Wahl steht jetzt nicht zur Verfügung.
error-malformed-action = Das ist kein Zug ({ $reason }).

# Was ein Server ablehnt.
error-no-seal = Diese Aufzeichnung hat kein Siegel.
error-wrong-seal = Das Austeilen passt nicht zum Siegel: Ein anderer Startwert war angekündigt.
error-malformed = Diese Nachricht ist nicht lesbar ({ $reason }).
error-too-big = Das ist zu groß.
error-not-found = Hier ist nichts.
error-no-such-method = Diese Adresse nimmt diese Anfrage nicht an.
error-not-allowed = Das darfst du nicht.
error-banned = Die Moderation hat dich für eine Weile von diesem Server ausgeschlossen.
error-silenced = Die Moderation hat dir für eine Weile das Wort entzogen.
error-no-guest = Gib zuerst einen Namen ein.
error-stale = Der Tisch ist schon weiter; sieh noch einmal hin.
error-too-fast = Das war zu schnell; warte einen Augenblick.
error-busy = Am Tisch ist gerade viel los; versuch es noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen.
error-unavailable = Der Speicher des Servers antwortet nicht; versuch es noch einmal.
error-unreadable = Dieser Tisch kann im Moment nicht gelesen werden. Der Betreiber weiß davon.
error-foreign-origin = Diese Seite darf diesen Server nicht benutzen.
error-bad-address = Diese Adresse ist nicht brauchbar ({ $reason }).
error-bad-keys = Die Push-Schlüssel dieses Browsers passen nicht.
error-bad-name = Dieser Name geht nicht ({ $reason }).
error-nothing-said = In dem, was du gesagt hast, ist nichts zu sehen.
error-no-such-code = Dieser Wiederherstellungscode gehört niemandem.
error-no-such-device = Dort bist du nicht angemeldet.
error-too-many-pushes = Mitteilungen gehen an höchstens { $most } Browser; schalte sie in einem aus, den du nicht mehr benutzt.
error-no-such-day = Für diesen Tag gibt es keine Partie.
error-no-such-table = Diesen Tisch gibt es nicht oder nicht mehr.
error-no-such-seat = Diesen Platz hat der Tisch nicht.
error-no-such-line = Diese Nachricht steht nicht im Chat.
error-no-invitation = Diese Einladung gilt hier nicht oder nicht mehr.
error-no-game = An diesem Tisch wurde nicht gespielt.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-kept = Dieser Platz ist für jemanden reserviert.
error-seats-empty = Es sind noch Plätze frei.
error-table-full = Es ist kein Platz frei.
error-already-seated = Du sitzt schon hier.
error-one-seat-each = An einem öffentlichen Tisch gibt es für jeden einen Platz.
error-not-your-seat = Das ist nicht dein Platz.
error-not-seated = Das dürfen nur Spieler dieses Tisches.
error-not-creator = Das darf nur, wer den Tisch aufgestellt hat.
error-not-waiting = Das Spiel hat schon begonnen.
error-not-playing = Das Spiel läuft nicht.
error-not-over = Das geht erst nach dem Ende der Partie.
error-turn-not-ended = Wer vor dir dran ist, hat den Zug noch nicht beendet.
error-nothing-to-undo = Es gibt nichts, was du rückgängig machen kannst.
error-nothing-to-end = Du hast keinen Zug zu beenden.
error-would-reveal = Keine Vorschau: Sie würde Verborgenes zeigen.
error-resigned = Du hast aufgegeben.
error-away = Ein Bot spielt für dich: Drücke zuerst „Ich bin wieder da“.
error-not-away = Diese Person ist anwesend oder gerade nicht am Zug.
error-bot-plays = Dort spielt schon ein Bot.
error-chat-off = Der Chat ist an diesem Tisch aus.

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
    .overlap = Dort steht schon ein Block.
    .descent = Von oben versperrt: Blöcke werden gerade abgesenkt.
    .support = Darunter ist eine Lücke, und der Block ist keine gerade Brücke, die an beiden Enden aufliegt.
    .contact = Der Block berührt keinen anderen, weder mit einer Fassade noch Ecke an Ecke.
    .taller = Der Block ist nicht höher als jeder Stapel, den er seitlich mit einer Fassade berührt.

# Block and Key.
error-colour-not-allowed = In dieser Ausgabe darf der Zentralblock dir diese Farbe nicht zeigen.
error-empty-line = In dieser Reihe oder Spalte der Ausgrabungsstätte liegt kein Block.
error-not-in-supply = Dieser Block liegt nicht in deinem Vorrat.
error-not-the-shape = Diese Zellen bilden diesen Block nicht, wie man ihn auch dreht.
error-must-act = Du kannst nicht passen, solange du ausgraben oder einsetzen kannst.
error-not-in-hand = Diese Karte ist nicht auf deiner Hand.
error-key-not-completed = Der eben eingesetzte Block vervollständigt diese Schlüsselkarte nicht.
error-empty-altar = Dieser Altar ist leer.
error-not-returnable = Nur eine Sonnen- oder Mondkarte von deiner Hand kann unter ihren Altar geschoben werden.
error-wrong-block = Die Uralten setzen einen anderen Block ein.
error-not-beside-nearest = Der Block der Uralten muss Ecke an Ecke, und ohne gemeinsame Fassade, mit dem Block stehen, der ihrer Ecke am nächsten ist.

# Ancient Knowledge.
error-no-place = Dort ist kein Platz für diese Karte frei.
error-locked = Diese Karte ist nicht verschiebbar: Sie kann nur auf ihrem Startfeld erschaffen werden.
error-cannot-pay = Du hast nicht genug Karten, um das zu bezahlen.
error-not-displayed = Diese Erkenntniskarte liegt auf keiner Säule aus.
error-requirement-not-met = Du erfüllst die Anforderung dieser Erkenntniskarte nicht.
error-unanswerable = Auf die offene Frage dieser Stellung gibt es keine Antwort ({ $reason }).

error-bot-failed = Ein Bot antwortet nicht mehr: { $reason }
error-other-tournament = { $file } enthält die Ergebnisse eines anderen Turniers.
error-missing-extra = Dazu fehlen Pakete: pip install digsite[{ $extra }]
