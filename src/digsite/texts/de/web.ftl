# Die eigenen Worte des Browser-Clients. Was ein Spiel von sich selbst sagt, steht in der Datei des Spiels.

web-loading = Lädt …
web-not-found = Diese Seite gibt es nicht.
web-to-table = Zum Tisch
web-to-lobby = Zur Lobby
web-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-offline = Keine Verbindung
web-offline-about = Die Tische von Digsite stehen auf einem Server, der gerade nicht zu erreichen ist. Deine Partien warten dort auf dich.
web-offline-again = Noch einmal versuchen
web-close = Schließen
web-no = Nein, zurück
web-guest = Gast
web-name = Dein Name
web-letters = { $used } von { $longest } Buchstaben
web-letters-full = Alle { $longest } Buchstaben sind vergeben: mehr passt nicht.
web-your-move = Du bist dran
web-over = Das Spiel ist vorbei.
web-cancelled = Diese Partie wurde abgesagt.
web-waiting-for = Warten auf { $names }.
web-spectator = Zuschauer

web-settings = Einstellungen

# Die Spiele.
web-game-block-and-key = Block and Key
web-game-ancient-knowledge = Ancient Knowledge
web-rules = Regeln
web-lesson = Zur Lektion
web-rules-of = Die Regeln von { $game }

# Am Tisch.
web-final = Endgültig
web-vain = Bringt nichts
web-sure = { $why ->
    [vain] { $move }: Das bringt nichts. Machst du das trotzdem?
   *[final] { $move }: Das ist endgültig. Machst du das?
}
web-do-it = Das machen
web-not-yet = Noch nicht
web-pay-with = { $number ->
    [one] Wähle die Karte, mit der du bezahlst.
   *[other] Wähle die { $number } Karten, mit denen du bezahlst.
}
web-pay = Mit diesen bezahlen: { $picked } von { $number }
web-sent = Gesendet. Es gilt, sobald die Verbindung wieder steht.
web-parts = Teile des Tischs
web-short-cuts = Tastenkürzel
web-short-cuts-this = Diese Liste
web-short-cuts-hint = Um einen Hinweis bitten
web-why = Warum?
web-hints-taken = { $count ->
    [one] Ein Hinweis erhalten
   *[other] { $count } Hinweise erhalten
}
web-turn-done = Dein Zug ist gemacht.
web-choice-made = Deine Wahl ist getroffen.
web-go-on = Weiter
web-skip = Animation überspringen
web-undo = Rückgängig
web-undo-none = An diesem Tisch lässt sich kein Zug rückgängig machen.
web-undo-nothing = Noch gibt es nichts rückgängig zu machen.
web-undo-shown = Dein letzter Zug hat etwas Neues gezeigt: Er bleibt.
web-undo-over = Dein Zug ist beendet: Er lässt sich nicht mehr rückgängig machen.
web-end-turn = Zug beenden
web-next-table = { $tables ->
    [one] Nächster Tisch
   *[other] Nächster von { $tables } Tischen
}
web-menu = Menü
web-chat = Chat
web-spectators = { $number ->
    [one] eine Person schaut zu
   *[other] { $number } schauen zu
}
web-arranged = vorbereitet
web-lookalike = ein Name wie ein anderer an diesem Tisch
web-chat-new = { $lines ->
    [one] eine neue Nachricht
   *[other] { $lines } neue Nachrichten
}
web-chat-text = Nachricht schreiben
web-chat-send = Senden
web-chat-mute = stumm
web-chat-report = melden
web-link-open = Verbunden
web-link-connecting = Verbindet …
web-link-lost = Verbindung verloren, neuer Versuch …
web-link-gone = Nicht verbunden
web-time = Verbleibende Zeit
web-time-days = { $days } T { $hours } Std
web-time-low = wird knapp
web-time-warning = Dir bleiben { $time }.
web-text-on = Als Text zeigen
web-text-off = Als Bild zeigen
web-come-back = Ich bin wieder da
web-standing-in = Ein Bot spielt für dich.
web-resting = Alle sind weg: Die Partie ruht, bis jemand wiederkommt.
web-waits-for = { $name } ist weg: Die Partie wartet. Dauert es länger, kann über das Menü ein Bot einspringen.
web-waits-for-time = { $name } ist weg: Die Partie wartet. Ist die Zeit um, springt ein Bot ein.
web-step-out = Einen Bot für mich spielen lassen
web-stand-in = Einen Bot für { $name } spielen lassen
web-resign = Aufgeben
web-resign-sure = Diese Partie aufgeben? Das lässt sich nicht rückgängig machen.
web-step-out-sure = Einen Bot für dich spielen lassen? Er zieht, sobald du dran bist. Du kannst jederzeit zurückkommen.
web-stand-in-sure = Einen Bot für { $name } spielen lassen? Er zieht anstelle von { $name }, bis { $name } wiederkommt.
web-privacy = { $name } ist dran
web-privacy-about = Gib das Gerät weiter. Sonst soll jetzt niemand hinsehen.
web-privacy-ready = Ich bin { $name }: Zeig den Tisch
web-after-end = Nach der Partie
web-ended-resigned = Das Spiel ist durch Aufgabe von { $names } vorbei.
web-end-resigned-won = Du gewinnst durch Aufgabe von { $names }.
web-end-resigned-you = Du hast aufgegeben; das Spiel ist vorbei.
web-end-won = Du gewinnst!
web-end-winner = { $name } gewinnt
web-end-tie = Unentschieden: { $names }
web-end-lines = Wertung im Einzelnen
web-end-look = Den Tisch ansehen
web-end-result = Ergebnis
web-rematch-join = Nächste Partie mitspielen
web-rematch = Noch einmal
web-daily = Partie vom { $day }
web-daily-late = Partie vom { $day }, nachgeholt
web-daily-results = Ergebnisse des Tages
web-deal-too = Auch diese Partie spielen
web-deal-about = Ein neuer Tisch mit derselben Ausgangslage; Bots nehmen die Plätze der anderen ein.
web-deal-friends = Diese Partie mit anderen spielen
web-duplicate = schon gespielte Ausgangslage
web-duplicate-about = Die Ausgangslage ist die einer früheren Partie; alle sehen, wer sie schon kennt.
web-beside = Zug für Zug vergleichen
web-seen = { $how ->
    [played] hat diese Ausgangslage schon gespielt
    [watched] hat bei dieser Ausgangslage schon zugesehen
   *[replayed] hat schon eine Wiederholung dieser Ausgangslage gesehen
}
web-seen-by = { $how ->
    [played] { $name } hat diese Ausgangslage schon gespielt
    [watched] { $name } hat bei dieser Ausgangslage schon zugesehen
   *[replayed] { $name } hat schon eine Wiederholung dieser Ausgangslage gesehen
}
web-group = Zur Gruppe
web-replay = Nachspielen
web-review = Analyse
web-record = Partie herunterladen
web-seal-check = Wurde ehrlich gemischt?
web-seal-about = Diese Prüfsumme wurde vor dem ersten Zug gezeigt. Mit Startwert und Salt darunter beweist digsite replay --verify an der heruntergeladenen Partie, dass die Mischung nicht geändert wurde.
web-seal-seed = Startwert { $seed }, Salt { $salt }
web-replay-seat = Gesehen von
web-replay-speed = Tempo
web-replay-begin = Die Partie beginnt.
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-stop = Pause
web-replay-place = Stelle in der Partie
web-what-to-do = Was du tun kannst
web-nothing-to-do = Gerade ist nichts zu entscheiden.
web-what-happened = Was geschah
web-the-table = Der Tisch
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-players = Spieler
web-cards = Alle Karten
web-workshop = Werkstatt
web-own-pieces = Eigene Spielteile: { $name }
