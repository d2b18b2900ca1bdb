# Groups: the same deals for everybody in them, and one table of results.

group-title = Gleiche Partien für alle
group-about = Wer den Link der Gruppe hat, spielt dieselben Partien, jede Person an einem eigenen Tisch, gegen dieselben Bots und vom selben Platz aus. Niemand sieht die Partien der anderen, bevor die Gruppe vorbei ist.
group-game = Spiel
group-bots = Gegner
group-company = { $bots ->
    [0] Solo
    [one] Gegen einen Bot
   *[other] Gegen { $bots } Bots
}
group-deals = Partien
group-days = Tage bis zum Ende
group-make = Gruppe erstellen
group-alone = { $deals ->
    [one] Eine Partie solo, ein Versuch pro Person.
   *[other] { $deals } Partien solo, je ein Versuch.
}
group-against = { $deals ->
    [one] Eine Partie gegen { $names }, ein Versuch pro Person.
   *[other] { $deals } Partien gegen { $names }, je ein Versuch; der Platz rückt von Partie zu Partie weiter.
}
group-ends = Offen bis { $ends }. Danach sind alle Partien zu sehen.
group-over = Vorbei seit { $ends }. Alle Partien sind zu sehen.
group-invite = Lade andere mit diesem Link ein:
group-deal = Partie { $number }
group-seat = Platz { $seat }
group-play = Partie { $number } spielen
group-go-on = Fortsetzen
group-look = Meine Partie ansehen
group-standing = Stand
group-hidden = Die Siegpunkte der anderen in einer Partie siehst du, wenn du sie gespielt hast.
group-nobody = Noch hat niemand gespielt.
group-member = Name
group-total = Summe
group-you = (du)
group-nameless = jemand
