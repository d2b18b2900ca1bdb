# Vor dem Spiel: die Lobby, die Regeln eines Tisches, der Warteraum.

lobby-title = Zwei Spiele in den Ruinen
lobby-about = Baue Block für Block einen Tempel, oder erschaffe Monumente, ehe die Zeit sie vergisst. Gegen Bots, mit Freunden über einen Link oder an einem Gerät. Ohne Konto.
lobby-about-block-and-key = Staple schwere Blöcke so, dass du von deiner Seite die Muster deiner geheimen Schlüsselkarten siehst. Eine bis vier Personen, eine halbe Stunde.
lobby-about-ancient-knowledge = Erschaffe Monumente in einer Zeitleiste, die nie anhält, und bewahre ihr Wissen, ehe es verloren geht. Zwei bis vier Personen, eine Stunde.
lobby-company = Mit wem?
lobby-company-alone = Solo
lobby-company-bots = Gegen Bots
lobby-company-friends = Mit Freunden
lobby-company-hot-seat = Ein Gerät
lobby-strength = Bots
# Wie ein Bot spielt, in wenigen Worten hinter seinem Namen (table-bot-name).
lobby-strength-random = zieht beliebig
lobby-strength-greedy = nimmt, was glänzt
lobby-strength-novice = für den Anfang
lobby-strength-adept = sieht voraus
lobby-strength-master = denkt gründlich
# Wie jeder Bot spielt, je nach Spiel: wörtlich wahr, siehe docs/bots.md.
lobby-mind-block-and-key-random = Ein Zug ist so gut wie der andere.
lobby-mind-block-and-key-novice = Sieht eine Schlüsselkarte nur, wenn ein Quadrat fehlt, und prüft ein Viertel der Stellen.
lobby-mind-block-and-key-greedy = Zählt sofortige Siegpunkte und die Quadrate, die jeder Schlüsselkarte noch fehlen.
lobby-mind-block-and-key-adept = Wägt vor dem Zug ab, was die Perspektive jeder Schlüsselkarte verspricht, mit einem Block oder zweien.
lobby-mind-block-and-key-master = Spielt die besten Züge in gedachten Partien durch, bevor er wählt.
lobby-mind-ancient-knowledge-random = Ein Zug ist so gut wie der andere.
lobby-mind-ancient-knowledge-novice = Geht nach aufgedruckten Siegpunkten und Soforteffekten; vergisst die Endwertung und archiviert zu spät.
lobby-mind-ancient-knowledge-greedy = Liest jede Karte und nimmt die Aktion, nach der er am besten steht.
lobby-mind-ancient-knowledge-adept = Plant beide Aktionen seines Zuges und weiß aus vielen Partien, was Karten wert sind.
lobby-mind-ancient-knowledge-master = Plant zwei Züge für mehrere gedachte Verteilungen, mit dem, was andere dazwischen tun.
lobby-play-now = Jetzt spielen
lobby-opening = Der Tisch wird aufgestellt …
lobby-play-invite = Tisch aufstellen und einladen
lobby-join = An einen Tisch setzen
lobby-join-link = Link oder Tischcode
lobby-join-go = Los
lobby-tables-waiting = Du bist dran
lobby-tables-mine = Meine Tische
lobby-tables-done = Beendete Partien
lobby-tables-practice = Übungen zum Weitermachen
lobby-tables-public = Öffentliche Tische
lobby-tables-none = Gerade ist keiner offen. Stell einen auf, den alle hier finden; mit Benachrichtigungen erfährst du, wenn jemand Platz nimmt. Oder spiel gleich los.
lobby-play-bot = { $game } gegen einen Bot
lobby-status-waiting = wartet auf Mitspieler
lobby-status-playing = läuft
lobby-status-over = vorbei
lobby-status-cancelled = abgesagt
lobby-seat-open = freier Platz
lobby-puzzles = Rätsel: jeden Tag eines, und mehr
lobby-workshop = Werkstatt: eigene Spielteile
lobby-groups = Gruppen: gleiche Partien für alle, die du einlädst
lobby-daily = Partien des Tages
lobby-daily-about = Gleiche Ausgangslage für alle, ein Versuch pro Person. { $day }
lobby-daily-begin = Heutige Partie spielen
lobby-daily-mine = Zu meiner Partie
lobby-daily-company = { $bots ->
    [0] Solo.
    [one] Gegen einen Bot.
   *[other] Gegen { $bots } Bots.
}
lobby-daily-streak = { $days ->
    [one] Einen Tag in Folge.
   *[other] { $days } Tage in Folge.
}
lobby-daily-score = { $points ->
    [one] { $points } Siegpunkt.
   *[other] { $points } Siegpunkte.
}
lobby-daily-days = Ergebnisse und frühere Tage
lobby-learn = In fünf Minuten lernen
lobby-preparing = Dieser Server bereitet das Spiel vor, ein einziges Mal, höchstens eine Minute lang. Du kannst schon einen Tisch aufstellen: Es geht los, sobald alles da ist.
lobby-wish-alone = Solo
lobby-wish-bots = { $bots ->
    [one] Gegen einen Bot: { $strength }
   *[other] Gegen { $bots } Bots: { $strength }
}
lobby-wish-friends = Mit Freunden, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
}
lobby-wish-hot-seat = Zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $players }
} an einem Gerät
lobby-wish-change = Ändern
lobby-install = Digsite als App
lobby-install-about = Auf deinem Startbildschirm öffnet sie sich sofort und kann dir sagen, wenn du dran bist.
lobby-install-go = Installieren
lobby-install-later = Nicht jetzt
lobby-install-ios = Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.

# Warteraum.
lobby-sit-down = Diesen Platz nehmen
lobby-start = Spiel beginnen
lobby-start-waiting = Warten auf Mitspieler
lobby-cancel = Partie absagen
lobby-leave = Diesen Platz verlassen
lobby-holder-open = wer den Link hat
lobby-holder-invited = eingeladen
lobby-holder-kept = für dich freigehalten
lobby-holder-guest = spielt mit
lobby-holder-bot = Bot
lobby-seat-plan = Wer sitzt hier
lobby-invite = Einladen
lobby-invite-about = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
lobby-invite-link = Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-table-rules = An diesem Tisch
lobby-undo-none = Kein Zug kann rückgängig gemacht werden.
    .short = Gar nicht
lobby-undo-free = Züge können rückgängig gemacht werden, bis etwas Neues aufgedeckt wird.
    .short = Bis etwas Neues aufgedeckt wird
lobby-undo-end-turn = Züge können rückgängig gemacht werden, bis etwas Neues aufgedeckt wird oder du „Zug beenden“ drückst.
    .short = Bis der Zug beendet ist
lobby-clock-none = Keine Uhr.
    .short = Keine
lobby-clock-live = { $minutes ->
    [one] Eine Minute
   *[other] { $minutes } Minuten
} für jede Person{ $increment ->
    [0] .
    [one] , und eine Sekunde mehr nach jedem Zug.
   *[other] , und { $increment } Sekunden mehr nach jedem Zug.
}
    .short = Live, Zeit pro Person
lobby-clock-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
} für jeden Zug.
    .short = Tage für jeden Zug
lobby-assist-on = { $game ->
    [block-and-key] Der Tisch hilft: Teiltreffer können gezeigt werden.
    [ancient-knowledge] Der Tisch hilft: die Vorschau kann gezeigt werden.
   *[other] Der Tisch hilft: Teiltreffer und Vorschau können gezeigt werden.
}
lobby-assist-off = { $game ->
    [block-and-key] Keine Hilfe: Teiltreffer bleiben verborgen.
    [ancient-knowledge] Keine Hilfe: die Vorschau bleibt verborgen.
   *[other] Keine Hilfe: Teiltreffer und Vorschau bleiben verborgen.
}
lobby-hints-on = Hinweise sind erlaubt; alle sehen, wie viele es waren.
lobby-hints-off = Es gibt keine Hinweise.
lobby-spectators-on = Andere dürfen zuschauen.
lobby-spectators-off = Niemand darf zuschauen.
lobby-seal = Mischung vorab festgelegt, Prüfsumme { $hash }…

# Einen Tisch aufstellen.
lobby-more = Alle Optionen
lobby-first-game = empfohlen für das erste Spiel
lobby-new-title = Einen Tisch aufstellen
lobby-new-game = Welches Spiel?
lobby-new-seats = Plätze
lobby-new-seat = Platz { $number }
lobby-new-rules = Regeln des Spiels
lobby-new-house = Tischregeln
lobby-new-time = Zeit
lobby-new-doors = Gäste und Mischung
lobby-new-make = Tisch aufstellen
lobby-plan-mine = Ich
lobby-plan-hot-seat = Jemand an diesem Gerät
lobby-plan-open = Wer den Link hat
lobby-plan-invited = Jemand Bestimmtes (eigener Link)
lobby-plan-bot = Ein Bot
lobby-plan-strength = Stärke
lobby-plan-name = Name
lobby-undo = Rückgängig machen
lobby-camera = Kamera
lobby-camera-seat = Alle schauen von ihrer eigenen Seite.
    .short = Von der eigenen Seite
lobby-camera-free = Die Kamera bewegt sich frei.
    .short = Frei
lobby-clock = Uhr
lobby-clock-minutes = Minuten für jede Person
lobby-clock-increment = Sekunden dazu nach jedem Zug
lobby-clock-allowance = Tage für jeden Zug
lobby-public = Für alle in der Lobby anzeigen
lobby-public-on = Alle finden diesen Tisch in der Lobby.
lobby-public-off = Nur wer den Link hat, findet diesen Tisch.
lobby-spectators = Andere dürfen zuschauen
lobby-scores = Siegpunkte während des Spiels zeigen
lobby-scores-on = Die Siegpunkte werden während des Spiels gezeigt.
lobby-scores-off = Die Siegpunkte werden am Ende gezeigt.
lobby-assist = { $game ->
    [block-and-key] Hilfe mit Teiltreffern
    [ancient-knowledge] Hilfe mit der Vorschau
   *[other] Hilfe mit Teiltreffern und Vorschau
}
lobby-hints = Hinweise auf Wunsch
lobby-chat = Chat
lobby-chat-on = Es gibt einen Chat.
lobby-chat-off = Es gibt keinen Chat.
lobby-seed = Startwert der Mischung
    .about = Eine ganze Zahl; leer für zufällig gemischt. Derselbe Startwert teilt an jedem Tisch dieselbe Partie aus.
lobby-seed-given = Wer den Tisch aufgestellt hat, hat den Startwert gewählt.
lobby-set-up = Wer den Tisch aufgestellt hat, hat die Stellung aufgebaut und kennt vielleicht jedes Teil.
lobby-seed-random = Zufällig gemischt.
lobby-option-value = { $option }: { $value }.
lobby-own-pieces = Eigene Spielteile: { $name }.
lobby-option-ask-forced = Immer fragen, auch wenn es nur eine Wahl gibt
    .about = Du bestätigst jeden Schritt selbst.
lobby-option-edition = Ausgabe
    .about = Im Solospiel des Prototyps darf der Zentralblock dir nicht Braun zeigen.
lobby-option-edition-final = Endfassung
lobby-option-edition-prototype = Prototyp
lobby-option-strict-claims = Strenges Sichern
    .about = Eine Schlüsselkarte, deren Muster vor dem Einsetzen eines Blocks schon irgendwo zu sehen war, kann mit ihm nicht gesichert werden, auch nicht auf anderen Quadraten.
lobby-option-starter-sets = Startkarten-Sets
    .about = Alle beginnen mit einem von vier fertigen Sets, statt sechs aus zehn Karten zu wählen.

# Ein Spiel, das keine eigenen Wörter mitbringt.
lobby-about-any = { $most ->
    [one] Für eine Person.
   *[other] Für { $players } Personen.
} Der Tisch wird in Worten beschrieben.
