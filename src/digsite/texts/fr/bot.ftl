# Pourquoi un robot a choisi ainsi : une ligne à chaque fois.

bot-only-choice = Il n’y avait rien d’autre à faire.

# Block and Key.
bot-claims = Valide { $keys }{ $count ->
    [one] {""}
   *[other] {" "}avec un seul Bloc
}.
bot-prepares = Ne valide rien, mais rapproche les Clés en main.
bot-excavates = { $line ->
    [row1] La ligne 1
    [row2] La ligne 2
    [row3] La ligne 3
    [column1] La colonne 1
    [column2] La colonne 2
   *[column3] La colonne 3
} contient les Blocs les plus utiles.
bot-core = Avec cette couleur en vue, les Blocs du Site sont les plus utiles.
bot-discards = Ce Bloc serait le moins utile.
bot-done = Plus rien à valider.
bot-marks = Cet Autel peut se passer d’une Clé.
bot-keeps = Les Clés en main promettent assez.
bot-returns = { $key } promet moins qu’une nouvelle Clé.
bot-draws = Les Clés de l’Autel { $altar ->
    [sun] Soleil
   *[moon] Lune
} conviennent mieux au point de vue.
bot-ancients = Placé ici, le Bloc des Anciens aide le plus.

# Ancient Knowledge. $points : points de victoire que la carte devrait rapporter en tout.
bot-plays-card = { $card } { $points ->
    [0] vaut mieux que tout le reste.
    [one] devrait rapporter environ un point.
   *[other] devrait rapporter environ { $points } points.
}
bot-archives = Des cartes en main peuvent sauver du savoir qui serait perdu.
bot-rotates = Le passé a des cartes à donner.
bot-searches = Une nouvelle carte promet plus que tout le reste.
bot-gives-up = C’est la carte dont on se passe le mieux.
bot-keeps-card = C’est la carte qui promet le plus.
bot-leaves-it = Aller plus loin coûterait plus que cela ne rapporte.
bot-relieves = Le savoir pèse le plus sur { $card }.
bot-burdens = C’est sur { $card } que cela gêne le plus.
bot-moves = { $card } est mieux à cette place.
bot-best-position = Cela laisse la meilleure position.
