# Was jemand für diesen Browser einstellt, und die Meldungen, die er zeigt.

settings-language = Sprache
settings-theme = Tag oder Nacht
settings-motion = Bewegung
settings-speed = Tempo dessen, was von selbst geschieht
settings-sound = Ein Ton, wenn ich dran bin
settings-text = Spiele als Text zeigen, für Bildschirmleser
settings-push = Mir sagen, wenn ich dran bin, auch wenn diese Seite zu ist
settings-push-none = Dieser Browser kann nichts melden, wenn die Seite zu ist.
settings-push-denied = Dein Browser lehnt Meldungen dieser Seite ab; seine Einstellungen können sie erlauben.
settings-push-failed = Das ging nicht. Versuche es gleich noch einmal.
settings-notice-your-move = Du bist dran.
settings-notice-started = Das Spiel hat begonnen.
settings-notice-over = Das Spiel ist vorbei.
settings-notice-cancelled = Der Tisch wurde abgeräumt.
settings-notice-stand-in = Ein Bot spielt jetzt für dich.
settings-notice-rematch = Jemand will noch einmal spielen.
settings-notice-joined = Jemand hat sich an deinen Tisch gesetzt.
settings-theme-auto = Wie das System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-motion-auto = Wie das System
settings-motion-full = Bewegung zeigen
settings-motion-none = Keine Bewegung
settings-identity = Du
settings-identity-name = Du spielst als { $name }.
settings-identity-code = Wiederherstellungscode für ein anderes Gerät (nur jetzt zu sehen):
settings-identity-new-code = Neuer Code, andere Geräte abmelden
settings-identity-forget = Meine Daten löschen
settings-identity-forget-sure = Deinen Namen, deine Nachrichten und alle Wege zu dir löschen? Partien bleiben den anderen, ohne deinen Namen.
settings-identity-enter = Wiederherstellungscode
settings-identity-recover = Hier dieser Gast werden

# What this language calls itself, for those who look for it in a list.
settings-own-name = Deutsch
