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
lobby-strength-random = Zufall (zieht beliebig)
lobby-strength-greedy = Gräber (nimmt, was er sieht)
lobby-strength-novice = Neuling (für den Anfang)
lobby-strength-adept = Kenner (sieht voraus)
lobby-strength-master = Meister (denkt gründlich)
lobby-play-now = Jetzt spielen
lobby-play-invite = Tisch aufstellen und einladen
lobby-learn = Spielend lernen
lobby-join = An einen Tisch setzen
lobby-join-link = Link oder Tischcode
lobby-join-go = Los
lobby-tables-waiting = Du bist dran
lobby-tables-mine = Meine Tische
lobby-tables-public = Öffentliche Tische
lobby-tables-none = Gerade ist keiner offen.
lobby-status-waiting = wartet auf Mitspieler
lobby-status-playing = läuft
lobby-status-over = vorbei
lobby-status-cancelled = abgesagt
lobby-seat-open = freier Platz
lobby-daily = Partie des Tages
lobby-daily-about = Block and Key solo, gleiche Ausgangslage für alle, ein Versuch pro Person. { $day }
lobby-daily-begin = Heutige Partie spielen
lobby-daily-mine = Zu meiner Partie

# Warteraum.
lobby-waiting-title = Der Tisch steht bereit
lobby-sit-down = Diesen Platz nehmen
lobby-start = Spiel beginnen
lobby-start-waiting = Warten auf Mitspieler
lobby-cancel = Partie absagen
lobby-leave = Diesen Platz verlassen
lobby-holder-open = wer den Link hat
lobby-holder-invited = eingeladen
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
lobby-undo-end-turn = Züge können rückgängig gemacht werden, bis du „Zug beenden“ drückst.
    .short = Bis der Zug beendet ist
lobby-clock-none = Keine Uhr.
    .short = Keine
lobby-clock-live = { $minutes ->
    [one] Eine Minute
   *[other] { $minutes } Minuten
} für jede Person{ $increment ->
    [0] .
    [one] , und eine Sekunde mehr nach jeder Entscheidung.
   *[other] , und { $increment } Sekunden mehr nach jeder Entscheidung.
}
    .short = Live, Zeit pro Person
lobby-clock-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
} für jeden Zug.
    .short = Tage für jeden Zug
lobby-assist-on = Der Tisch hilft: Teiltreffer und Vorschau können gezeigt werden.
lobby-assist-off = Keine Hilfe: Teiltreffer und Vorschau bleiben verborgen.
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
lobby-clock-increment = Sekunden dazu nach jeder Entscheidung
lobby-clock-allowance = Tage für jeden Zug
lobby-public = Für alle in der Lobby anzeigen
lobby-public-on = Alle finden diesen Tisch in der Lobby.
lobby-public-off = Nur wer den Link hat, findet diesen Tisch.
lobby-spectators = Andere dürfen zuschauen
lobby-scores = Siegpunkte während des Spiels zeigen
lobby-scores-on = Die Siegpunkte werden während des Spiels gezeigt.
lobby-scores-off = Die Siegpunkte werden am Ende gezeigt.
lobby-assist = Hilfe mit Teiltreffern und Vorschau
lobby-chat = Chat
lobby-chat-on = Es gibt einen Chat.
lobby-chat-off = Es gibt keinen Chat.
lobby-seed = Startwert der Mischung
    .about = Eine ganze Zahl; leer für zufällig gemischt. Derselbe Startwert teilt an jedem Tisch dieselbe Partie aus.
lobby-seed-given = Wer den Tisch aufgestellt hat, hat den Startwert gewählt.
lobby-set-up = Wer den Tisch aufgestellt hat, hat die Stellung aufgebaut und kennt vielleicht jedes Teil.
lobby-seed-random = Zufällig gemischt.
lobby-option-value = { $option }: { $value }.
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

# A game that brings no words of its own.
lobby-about-any = { $most ->
    [one] Für eine Person.
   *[other] Für { $players } Personen.
} Der Tisch wird in Worten erzählt.
