# Der Befehl `digsite`: seine Hilfe, seine Zahlen und das Spiel im Terminal.

cli-usage = Befehl nicht verstanden: { $reason }
cli-file = { $file }: { $reason }

cli-help = Block and Key und Ancient Knowledge: spielen, simulieren, nachspielen. DIGSITE_LANG ({ $languages }) wählt die Sprache.
cli-help-play = Im Terminal gegen Bots spielen. Wo es kein Terminal gibt, spielen Bots eine Vorführpartie.
cli-help-simulate = Bots viele Partien spielen lassen und zeigen, was dabei herauskam.
cli-help-tournament = Bots auf allen Plätzen mit denselben Karten gegeneinander antreten lassen und bewerten. Eine vorhandene Ergebnisdatei wird fortgesetzt.
cli-help-replay = Eine Aufzeichnung nachspielen und ihr Ende zeigen.
cli-help-study = Eine Partie noch einmal ansehen: was jede Entscheidung gekostet hat und was besser gewesen wäre.
cli-help-puzzles = Zeigen, was es zu lösen gibt; mit --find in Partien von Bots nach mehr Rätseln suchen.
cli-help-workshop = Bots mit einem Satz Spielteile von Block and Key spielen lassen: ihre Siegpunkte, wie oft jede Schlüsselkarte gesichert wird, tote Schlüsselkarten.
cli-help-bench = Messen, wie schnell alles ist, neben anderen Programmen, wo sie installiert sind.

cli-option-game = das Spiel, zum Beispiel block-and-key
cli-option-file = die Datei mit der Aufzeichnung
cli-option-work = wie viele gedachte Verteilungen ein Vergleich bekommt; mehr dauern länger und sagen mehr
cli-option-html = die Analyse als Seite
cli-studying = Die Partie wird analysiert
cli-option-pieces = eine Datei mit Spielteilen wie pieces.toml; ohne sie die üblichen
cli-option-count = wie viele Rätsel gesucht werden
cli-option-find = in Partien von Bots nach Rätseln suchen und sie in diese Datei schreiben
cli-puzzles = { $game }: { $count } Rätsel.
cli-puzzles-of = { $goal }, Schwierigkeit { $grade }: { $puzzles }
cli-finding-puzzles = Rätsel werden gesucht
cli-puzzles-found = { $count } Rätsel in { $file } geschrieben.
cli-study-one-form = entweder --json oder --html, nicht beides
cli-option-players = wie viele spielen
cli-option-games = wie viele Partien gespielt werden
cli-option-games_each = wie viele Partien jeder der drei Bots spielt
cli-option-bots = Namen von Bots, durch Kommas getrennt; ein einzelner Name füllt alle freien Plätze
cli-option-seat = dein Platz, von 1 an gezählt
cli-option-seed = die Zahl, die alles entscheidet, was der Zufall entscheidet
cli-option-seconds = Bedenkzeit eines Bots je Zug, alle Entscheidungen zusammen, in Sekunden
cli-option-jobs = wie viele Prozesse sich die Arbeit teilen
cli-option-executor = wer spielt: processes, die Prozesse dieser Maschine, dask:tcp://HOST:PORT oder ray:
cli-option-out = jede Partie in diese Datei schreiben, eine Zeile mit ihrer Aufzeichnung; Partien, die sie schon enthält, werden nicht noch einmal gespielt
cli-option-parquet = jede Partie in diese Parquet-Datei schreiben (braucht digsite[data])
cli-option-sprt = aufhören, sobald entschieden ist, ob der erste Bot stärker ist als der zweite: um höchstens LOW oder mindestens HIGH Elo
cli-option-more_bots = weitere Bots, jeder als MODUL:KLASSE oder mit dem Namen, unter dem er installiert ist
cli-option-cores = wie viele Kerne ein Bot, der sucht, beschäftigen darf
cli-option-bot_work = wie viel ein suchender Bot in Gedanken durchspielt; 1 ist das Übliche
cli-option-clock = was die Sekunden zählt: wall, oder process für die eigene Rechenzeit eines Bots auf einem beschäftigten Rechner
cli-option-results = die Ergebnisse Partie für Partie in dieser Datei speichern und vorhandene fortsetzen
cli-option-plot = den Stand in diese Datei zeichnen (braucht digsite[arena])
cli-option-option = eine Option des Spiels; darf mehrmals stehen
cli-option-load = das in dieser Datei gespeicherte Spiel fortsetzen und nach jedem Zug dort speichern, wenn --save keine andere Datei nennt
cli-option-save = das Spiel nach jedem Zug in dieser Datei speichern
cli-option-plain = den Tisch in Worten beschreiben, statt ihn zu zeichnen
cli-option-verbose = jeden Schritt beschreiben
cli-option-json = die Zahlen als JSON ausgeben
cli-option-lang = die Sprache
cli-option-version = die Version anzeigen
cli-option-help = diese Hilfe anzeigen
cli-option-measure_seconds = wie lange jede Zahl gemessen wird, in Sekunden

cli-simulating = Partien
cli-simulated = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} zu { $players } in { NUMBER($seconds, maximumFractionDigits: 1) } s: { NUMBER($rate, maximumFractionDigits: 1) } Partien und { NUMBER($decisions, maximumFractionDigits: 0) } Entscheidungen je Sekunde
cli-simulated-bot = { $name }: { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
} ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) }), im Mittel { NUMBER($score, maximumFractionDigits: 2) } ± { NUMBER($error, maximumFractionDigits: 2) } Siegpunkte, mittlerer Platz { NUMBER($rank, maximumFractionDigits: 2) }
cli-simulated-end = Spielende ({ $reason }): { $count }

cli-measuring = Messungen
cli-bench = { $subject }: { $measure }: { NUMBER($value, maximumFractionDigits: 2) } { $unit }
cli-bench-peer = ({ $peer }: { NUMBER($value, maximumFractionDigits: 2) }; { NUMBER($ratio, maximumFractionDigits: 2) }-mal so schnell)
cli-bench-no-peer = { $game }: Das Vergleichsprogramm ist nicht installiert; das Extra „bench“ bringt es mit.
cli-bench-processor = gemessen auf { $processor }
cli-measure-decisions = Entscheidungen im Zufallsspiel
cli-measure-games = Partien im Zufallsspiel
cli-measure-clone = einen Zustand kopieren
cli-measure-view = die Sicht eines Platzes
cli-measure-to-json = ein Zustand nach JSON
cli-measure-from-json = ein Zustand aus JSON
cli-measure-legal-again = die Auswahl eines unveränderten Zustands, noch einmal gefragt
cli-measure-determinize = ein voller Zustand, der zu einer Sicht passt
cli-measure-simulate = Entscheidungen zufälliger Bots in einer Simulation
cli-measure-bot = Entscheidungen des Bots { $bot }
cli-measure-scan = alle Stellen für sieben Blöcke
cli-measure-scan-claims = alle Stellen für sieben Blöcke, mit den gesicherten von vier Schlüsselkarten
cli-measure-aec = Schritte durch PettingZoo, mit Beobachtung und Maske
cli-measure-batch = zufällige Entscheidungen in 256 Partien zugleich, mit Beobachtungen und erlaubten Nummern
cli-measure-batch-hive = dieselben neben einer Partie nach der anderen
cli-measure-import = Import
cli-measure-cold-start = erster Start, mit Übersetzen
cli-measure-warm-start = spätere Starts

cli-replay-step = { $number }. { $who }: { $move }
cli-replay-unfinished = Nach { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
} ist das Spiel noch nicht zu Ende. Siegpunkte bisher: { $scores }.

cli-demonstration = { $game }: eine Vorführpartie, Startwert { $seed }.
cli-welcome = { $game }. Du bist Spieler { $seat }.
cli-seated = { $who }: Bot { $bot }
cli-hint = Gib einen Zug oder seine Nummer ein, oder { $help }.
cli-group = { $title } – { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
cli-group-open = { $title }:
cli-more-left = … und { $left } weitere
cli-no-such-number = Die Nummer { $number } steht nicht in der Liste.
cli-saved = Gespeichert in { $file }.
cli-save-where = Gib an, wohin: { $key } DATEI
cli-bot-failed = { $who } konnte nicht wählen ({ $told }); ein Zug wurde ausgelost.
cli-goodbye = Auf Wiedersehen.

cli-help-key = { $key }: { $does }
cli-topics = Du kannst fragen nach: { $topics }

# Was man außer einem Zug eingeben kann.
cli-key-help = hilfe
    .does = diese Liste
cli-key-moves = züge
    .does = auflisten, was du tun kannst; eine Nummer öffnet eine Gruppe oder spielt einen Zug
cli-key-more = weiter
    .does = die nächste Seite der Liste
cli-key-table = tisch
    .does = den Tisch zeichnen
cli-key-words = worte
    .does = den Tisch in Worten beschreiben, oder nur den Teil, den du danach nennst
cli-key-save = speichern
    .does = das Spiel in der Datei speichern, die du danach nennst
cli-key-quit = ende
    .does = den Tisch verlassen

# Der Server.
cli-help-serve = Einen Server starten: Tische für Leute und Bots, auf einem Rechner oder mehreren.
cli-help-backup = Alles, was ein Server aufbewahrt, in eine Datei schreiben.
cli-help-restore = Eine leere Datenbank aus einer Sicherung füllen.
cli-help-moderate = Ansehen, was an den Tischen eines Servers gemeldet wurde, und eingreifen.
cli-help-list = Die gemeldeten Zeilen auflisten, und was die Moderation getan hat.
cli-help-hide = Eine Zeile im Chat verbergen.
cli-help-dismiss = Eine gemeldete Zeile von der Liste nehmen, oder alles, was ein Gast gemeldet hat; verborgen wird nichts.
cli-help-silence = Einem Gast für eine Weile das Wort entziehen.
cli-help-kick = Einen Gast für immer von einem Tisch nehmen; im Spiel spielt ein Bot weiter.
cli-help-admit = Einen Gast, der von einem Tisch genommen wurde, wieder dorthin lassen.
cli-help-ban = Einen Gast für eine Weile vom Server fernhalten.
cli-help-close = Einen Tisch ohne Ergebnis schließen.
cli-option-line = die Nummer der Zeile
cli-option-guest = die Kennung des Gastes
cli-option-table = die Kennung des Tisches
cli-option-reporter = der Gast, dessen Meldungen erledigt sind
cli-option-reason = warum, für alle, die sich später um den Server kümmern
cli-option-hours = für wie viele Stunden; 0 hebt es auf
cli-option-days = für wie viele Tage; 0 hebt es auf
cli-moderated = Erledigt. Laufende Server folgen in wenigen Sekunden.
cli-reported = Zeile { $line } · { $at } · Tisch { $table } · { $name } ({ $guest }): { $text } · gemeldet von { $reporter }
cli-reported-more = { $count ->
    [one] Eine weitere Zeile ist gemeldet.
   *[other] { $count } weitere Zeilen sind gemeldet.
}
cli-act = { $at } · { $what } { $about } · von { $by } · { $reason }
cli-act-lifted = { $at } · { $what } { $about } · aufgehoben · von { $by } · { $reason }
cli-act-until = { $at } · { $what } { $about } · für { $length }, bis { $until } · von { $by } · { $reason }
cli-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
cli-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
cli-option-host = die Adresse, an der der Server lauscht
cli-option-port = der Port; 0 nimmt einen freien
cli-option-database_url = die Adresse der Datenbank, SQLite oder PostgreSQL
cli-option-bus_url = die Adresse von Redis, wenn sich mehrere Prozesse eine Datenbank teilen
cli-option-production = für die Öffentlichkeit: braucht einen geheimen Schlüssel und https davor
cli-option-secret_key = unterschreibt die Cookies der Gäste; besser als DIGSITE_SECRET_KEY
cli-option-old_secret_key = ein früherer geheimer Schlüssel, dessen Cookies noch gelten; mehrmals möglich
cli-option-owner_key = öffnet die Seite /owner; besser als DIGSITE_OWNER_KEY gegeben
cli-option-origin = eine weitere Adresse, deren Seiten diesen Server benutzen dürfen; mehrfach möglich
cli-option-allowed_host = ein Name, unter dem dieser Server erreichbar ist, etwa play.example.org; mehrfach möglich, * für alle
cli-option-proxies = Adressen vertrauenswürdiger Proxys, durch Kommas getrennt
cli-option-retention_days = Tage, nach denen unberührte Tische vergessen werden; 0: nie
cli-option-contact = an wen ein Push-Dienst schreiben kann: mailto:… oder https://…
cli-option-quick_bots = Prozesse für Bots, die sofort antworten
cli-option-deep_bots = Prozesse für Bots, die suchen
cli-option-bot_seconds = Sekunden, die ein Bot über einen Zug mit allen seinen Entscheidungen nachdenken darf
cli-option-bot_cores = { cli-option-cores }
cli-option-compression = Nachrichten komprimieren: weniger Verkehr, mehr Speicher
cli-option-warm_up = Spiele laden, bevor jemand nach ihnen fragt; was übersetzt werden muss, wird es, während alles andere schon läuft
cli-option-extra_game = ein weiteres Spiel, mit Namen und Ort seines Objekts; mehrfach möglich
cli-option-unlimited = keine Grenzen für Tempo und Verbindungen, zum Messen
cli-option-log_level = wie viel protokolliert wird: debug, info, warning oder error
cli-option-archive = die Datei der Sicherung; backup nimmt auch einen Ordner
cli-no-bus = digsite: Der Bus antwortet nicht ({ $reason }); bis er es tut, geht es ohne ihn
cli-in-memory = digsite: Die Datenbank ist im Speicher: Wenn dieser Server endet, ist alles verloren
cli-option-print_systemd = systemd-Units ausgeben, die diesen Server mit dem Rechner starten und jede Nacht sichern
cli-unit-password = Das Passwort steht nicht in den Units, die jeder lesen kann: Schreib { $variable }=… mit ihm in /etc/digsite.env, lesbar nur für root.
cli-unit-key = { $variable } steht nicht in den Units, die jeder lesen kann: Schreib { $variable }=… in /etc/digsite.env, lesbar nur für root.
cli-unit-out-of-reach = Der Server, den die Unit startet, kommt an { $file } nicht heran: Er schreibt nur in { $folder }, sieht niemandes Home und beginnt in einem anderen Ordner als diesem.
cli-unit-port = Der Server, den die Unit startet, darf nicht an Port { $port } lauschen: Die unter 1024 gehören root. Nimm einen anderen und stell einen Proxy davor.
cli-option-secret_key_file = eine Datei mit dem geheimen Schlüssel; sie wird angelegt, wenn es sie nicht gibt
cli-option-keep = FILE ist ein Ordner: eine neue Datei mit dem Datum im Namen hineinschreiben und nur die letzten N davon behalten
cli-serving = Digsite ist offen unter { $address } (Strg+C beendet es)
cli-backed-up = { $rows } Zeilen nach { $file } geschrieben.
cli-backup-unnoted = digsite: Die Sicherung ist gut, nur konnte die Datenbank sie nicht vermerken, und die Seite /owner zeigt die vorige ({ $reason })
cli-restored = { $rows } Zeilen aus { $file } gelesen.
cli-option-verify = auch das Siegel des Mischens prüfen
cli-verified = Das Austeilen passt zum Siegel. Dieser Hash wurde vorher gezeigt: { $hash }

cli-help-doctor = In dem, was ein Server aufbewahrt, nach Schäden suchen und heilen, was sich heilen lässt. Code 1: etwas stimmt nicht.
cli-option-heal = heilen, was sich heilen lässt
cli-examining = untersuche
cli-finding-healed = { $table }: { $problem } (geheilt)
cli-finding-can-heal = { $table }: { $problem } (heilbar: --heal)
cli-finding-left = { $table }: { $problem } (bleibt, wie es ist)
cli-examined = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} untersucht, { $findings ->
    [0] nichts gefunden.
    [one] { $findings } Befund.
   *[other] { $findings } Befunde.
}
