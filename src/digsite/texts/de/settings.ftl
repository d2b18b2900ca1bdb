# Was jemand für diesen Browser einstellt, und die Benachrichtigungen, die er zeigt.

settings-language = Sprache
settings-theme = Farbschema
settings-motion = Animationen
settings-speed = Tempo der Animationen
settings-sound = Ein Ton, wenn ich dran bin
settings-text = Spiele als Text zeigen, für Screenreader
settings-push = Benachrichtigen, wenn ich dran bin, auch bei geschlossener Seite
settings-push-none = Dieser Browser kann bei geschlossener Seite nicht benachrichtigen.
settings-push-denied = Dein Browser blockiert Benachrichtigungen dieser Seite; du kannst sie in seinen Einstellungen erlauben.
settings-push-failed = Das ging nicht. Versuche es gleich noch einmal.
settings-notice-your-move = Du bist dran.
settings-notice-started = Das Spiel hat begonnen.
settings-notice-over = Das Spiel ist vorbei.
settings-notice-cancelled = Die Partie wurde abgesagt.
settings-notice-stand-in = Ein Bot spielt jetzt für dich.
settings-notice-rematch = Jemand will noch einmal spielen.
settings-notice-joined = Jemand hat sich an deinen Tisch gesetzt.
settings-notice-set-aside = Einer deiner Tische kann im Moment nicht gelesen werden.
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion-auto = Wie das System
settings-motion-full = An
settings-motion-none = Aus
settings-identity = Du
settings-identity-name = Du spielst als { $name }.
settings-identity-code = Wiederherstellungscode für ein anderes Gerät (nur jetzt zu sehen):
settings-identity-new-code = Neuer Code, andere Geräte abmelden
settings-identity-forget = Meine Daten löschen
settings-identity-forget-sure = Deinen Namen, deine Nachrichten und alle Wege zu dir löschen? Partien bleiben den anderen, ohne deinen Namen.
settings-devices = Angemeldete Geräte: { $number }
settings-device = Ein anderes Programm
settings-device-here = dieses
settings-device-end = Abmelden
settings-privacy = Was von dir aufbewahrt wird
settings-identity-enter = Wiederherstellungscode
settings-identity-recover = Hier mit diesem Code anmelden

# What this language calls itself, for those who look for it in a list.
settings-own-name = Deutsch
