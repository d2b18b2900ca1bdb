# Was ein Server von seinen Gästen weiß: die Seite /privacy.
privacy-title = Was von dir aufbewahrt wird
privacy-guest = Von dir als Gast bewahrt der Server einen Namen auf, den Hashwert eines Wiederherstellungscodes und den Tag deines letzten Besuchs. Kein Konto, keine E-Mail-Adresse, kein Passwort.
privacy-cookie = Ein einziges Cookie sagt, wer du bist. Es wird zum Spielen gebraucht und verrät sonst niemandem etwas; andere gibt es nicht, und nichts wird von anderswo geladen.
privacy-devices = Zu jedem Browser, in dem du angemeldet bist, seine Art (etwa „Firefox, Linux“) und der Tag, an dem er zuletzt benutzt wurde, damit du ihn abmelden kannst.
privacy-games = Partien werden mit den Gästen, die sie spielen, aufbewahrt, damit man sie fortsetzen, nachspielen und prüfen kann. Wer den Link eines Tisches hat, sieht ihn, außer wenn nur seine Spieler zusehen dürfen.
privacy-deals = Von jeder Partie, die du spielst, ansiehst oder nachspielst, wird festgehalten, dass du ihre Ausgangslage kennst, damit ein Tisch, an dem sie noch einmal gespielt wird, es sagen kann. Von den Partien des Tages und der Gruppen wird dein einer Versuch aufbewahrt; das Ergebnis sehen andere unter deinem Namen.
privacy-puzzles = Von Rätseln wird jeweils dein erster Versuch behalten, ob er gelang, und deine Wertung.
privacy-chat = Was du an einem Tisch sagst, wird mit ihm aufbewahrt und allen gezeigt, die es hören dürfen. Eine gemeldete Zeile sehen die, die sich um den Server kümmern; auch, was sie daraufhin tun.
privacy-notices = Wenn du Benachrichtigungen willst, wird die Adresse des Push-Dienstes deines Browsers oder deines Webhooks aufbewahrt und aufgerufen. Was gesendet wird, ist für deinen Browser verschlüsselt.
privacy-logs = Deine Netzadresse dient nur den Grenzen für Anfragen und bleibt im Arbeitsspeicher. Die Protokolle nennen keine Gäste, Links oder Netzadressen und nichts, was gesagt wird.
privacy-time = Beendete Tische, und Gäste, die nicht wiederkommen, werden nach einem Jahr vergessen oder nach der Frist, die der Betreiber dieses Servers gewählt hat.
privacy-delete = „Meine Daten löschen“ in den Einstellungen entfernt alles sofort. Partien, die du gespielt hast, bleiben für die anderen, ohne deinen Namen; ebenso die Stellung, der Startwert oder die Spielteile, die du dir dafür ausgedacht hast, mit ihren Namen.
