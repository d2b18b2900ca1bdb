# Vor dem Spiel: der Eingang, die Regeln eines Tisches, der Warteraum.

lobby-title = Zwei Spiele in den Ruinen
lobby-about = Baue Block für Block einen Tempel, oder errichte Monumente, ehe die Zeit sie vergisst. Gegen Bots, mit Freunden über einen Link oder an einem Gerät. Ohne Konto.
lobby-about-block-and-key = Staple schwere Blöcke so, dass die Ansicht von deiner Seite deine geheimen Schlüssel vollendet. Eine bis vier Personen, eine halbe Stunde.
lobby-about-ancient-knowledge = Baue Monumente auf einer Zeitleiste, die nie anhält, und bewahre ihr Wissen, ehe es verloren geht. Zwei bis vier Personen, eine Stunde.
lobby-company = Mit wem?
lobby-company-alone = Allein
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
lobby-join-link = Link oder Kennung des Tischs
lobby-join-go = Los
lobby-tables-waiting = Du bist dran
lobby-tables-mine = Meine Tische
lobby-tables-public = Öffentliche Tische
lobby-tables-none = Gerade ist keiner offen.
lobby-status-waiting = wartet auf Mitspieler
lobby-status-playing = läuft
lobby-status-over = vorbei
lobby-status-cancelled = abgeräumt
lobby-seat-open = freier Platz
lobby-daily = Partie des Tages
lobby-daily-about = Block and Key allein, für alle gleich ausgelegt, ein Versuch für jeden. { $day }
lobby-daily-begin = Heutige Partie spielen
lobby-daily-mine = Zu meiner Partie

# Warteraum.
lobby-waiting-title = Der Tisch ist gedeckt
lobby-sit-down = Hinsetzen
lobby-start = Spiel beginnen
lobby-start-waiting = Warten auf Mitspieler
lobby-cancel = Tisch abräumen
lobby-leave = Aufstehen
lobby-holder-open = wer über den Link kommt
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
lobby-undo-none = Nichts kann zurückgenommen werden.
    .short = Gar nicht
lobby-undo-free = Züge können zurückgenommen werden, bis etwas aufgedeckt wurde.
    .short = Bis etwas aufgedeckt wurde
lobby-undo-end-turn = Züge können zurückgenommen werden, bis der Zug für beendet erklärt ist.
    .short = Bis der Zug für beendet erklärt ist
lobby-clock-none = Keine Uhr.
    .short = Keine
lobby-clock-live = { $minutes } Minuten für jede Person{ $increment ->
    [0] .
   *[other] , und { $increment } Sekunden mehr nach jeder Entscheidung.
}
    .short = Live, eine für jede Person
lobby-clock-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
} für jeden Zug.
    .short = Tage für jeden Zug
lobby-assist-on = Der Tisch hilft: Teiltreffer und Vorschau können gezeigt werden.
lobby-assist-off = Keine Hilfe: Teiltreffer und Vorschau bleiben verborgen.
lobby-spectators-on = Andere dürfen zuschauen.
lobby-spectators-off = Niemand darf zuschauen.
lobby-seal = Versiegelte Mischung { $hash }…

# Einen Tisch aufstellen.
lobby-more = Alle Optionen
lobby-first-game = empfohlen für das erste Spiel
lobby-new-title = Einen Tisch aufstellen
lobby-new-game = Welches Spiel?
lobby-new-seats = Plätze
lobby-new-seat = Platz { $number }
lobby-new-rules = Regeln des Spiels
lobby-new-house = Am Tisch
lobby-new-time = Zeit
lobby-new-doors = Gäste und Mischung
lobby-new-make = Tisch aufstellen
lobby-plan-mine = Ich
lobby-plan-hot-seat = Jemand an diesem Gerät
lobby-plan-open = Wer über den Link kommt
lobby-plan-invited = Jemand Bestimmtes, mit eigenem Link
lobby-plan-bot = Ein Bot
lobby-plan-strength = Stärke
lobby-plan-name = Name
lobby-undo = Zurücknehmen
lobby-camera = Kamera
lobby-camera-seat = Alle schauen von ihrer eigenen Seite.
    .short = Von der eigenen Seite
lobby-camera-free = Die Kamera bewegt sich frei.
    .short = Frei
lobby-clock = Uhr
lobby-clock-minutes = Minuten für jede Person
lobby-clock-increment = Sekunden dazu nach jeder Entscheidung
lobby-clock-allowance = Tage für jeden Zug
lobby-public = Für alle im Eingang anzeigen
lobby-public-on = Alle finden diesen Tisch im Eingang.
lobby-public-off = Nur wer den Link hat, findet diesen Tisch.
lobby-spectators = Andere dürfen zuschauen
lobby-scores = Punkte während des Spiels zeigen
lobby-scores-on = Die Punkte werden während des Spiels gezeigt.
lobby-scores-off = Die Punkte werden am Ende gezeigt.
lobby-assist = Hilfe mit Teiltreffern und Vorschau
lobby-chat = Gespräch
lobby-chat-on = Es gibt ein Gespräch.
lobby-chat-off = Es gibt kein Gespräch.
lobby-seed = Startwert der Mischung
    .about = Eine ganze Zahl; leer für zufällig gemischt. Derselbe Startwert teilt an jedem Tisch dieselbe Partie aus.
lobby-seed-given = Wer den Tisch aufstellte, hat den Startwert gewählt.
lobby-seed-random = Zufällig gemischt.
lobby-option-value = { $option }: { $value }.
lobby-option-ask-forced = Auch fragen, wo es nur eine Antwort gibt
    .about = Jeder Schritt wird geklickt, auch wo nichts zu wählen ist.
lobby-option-edition = Ausgabe
    .about = Im Prototyp darf allein niemand Braun zu sich drehen.
lobby-option-edition-final = Endgültig
lobby-option-edition-prototype = Prototyp
lobby-option-strict-claims = Strenge Ansprüche
    .about = Ein Schlüssel, der vor dem Setzen eines Blocks schon zu sehen war, kann mit ihm nicht beansprucht werden.
lobby-option-starter-sets = Starthände
    .about = Alle beginnen mit einer von vier fertigen Händen, statt sechs aus zehn Karten zu wählen.

# A game that brings no words of its own.
lobby-about-any = { $most ->
    [one] Für eine Person.
   *[other] Für { $players } Personen.
} Der Tisch wird in Worten erzählt.
