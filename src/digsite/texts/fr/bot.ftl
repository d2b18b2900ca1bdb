# Pourquoi un robot a choisi ainsi : une ligne à chaque fois.

bot-only-choice = Il n’y avait rien d’autre à faire.

# Block and Key.
bot-claims = Valide { $keys }{ $count ->
    [one] {""}
   *[other] {" "}avec un seul Bloc
}.
bot-prepares = Ne valide rien, mais prépare les Clés en main.
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
bot-closer = { $key } est plus près d’être complétée.
bot-leaves-room = Il reste de la place pour { $key }.
bot-faces = { $faces ->
    [1] On voit une face de plus de la couleur de l’Enigma.
   *[other] On voit { $faces } faces de plus de la couleur de l’Enigma.
}
bot-line-claims = Un de ces Blocs pourrait compléter { $keys } au prochain tour.
bot-plays-it-out = Dans des parties imaginées, ce coup a fait mieux que ce qui paraît le meilleur à première vue.

# Ancient Knowledge. $points : points de victoire que la carte devrait rapporter en tout.
bot-plays-card = { $card } : { $points ->
    [0] mieux que tout le reste.
    [one] devrait rapporter environ un point sur toute la partie.
   *[other] devrait rapporter environ { $points } points sur toute la partie.
}
bot-archives = Des cartes en main peuvent sauver des savoirs qui seraient perdus.
bot-rotates = Le passé a des cartes à donner.
bot-searches = Une nouvelle carte promet plus que tout le reste.
bot-gives-up = C’est la carte dont on se passe le mieux.
bot-keeps-card = C’est la carte qui promet le plus.
bot-leaves-it = Aller plus loin coûterait plus que cela ne rapporte.
bot-relieves = C’est sur { $card } que les savoirs pèsent le plus.
bot-burdens = C’est sur { $card } que cela gêne le plus.
bot-moves = La carte { $card } est mieux à cette place.
bot-best-position = De toutes les réponses, c’est celle qui promet le plus de points à la fin.
# Ce qui parle en sa faveur, à côté du meilleur autre choix.
bot-endgame = { $points ->
    [1] Son effet de Fin de partie devrait rapporter environ un point.
   *[other] Son effet de Fin de partie devrait rapporter environ { $points } points.
}
bot-endgame-of = Avec { $number } { $counted ->
    [monuments] { $number ->
        [one] monument
       *[other] monuments
    } dans le passé
    [cities] { $number ->
        [one] cité
       *[other] cités
    } dans le passé
    [megaliths] { $number ->
        [one] mégalithe
       *[other] mégalithes
    } dans le passé
    [pyramids] { $number ->
        [one] pyramide
       *[other] pyramides
    } dans le passé
    [sets] { $number ->
        [one] série
       *[other] séries
    } dans le passé
    [artefacts] { $number ->
        [one] artefact
       *[other] artefacts
    } sur le plateau
   *[technologies] { $number ->
        [one] connaissance
       *[other] connaissances
    } dans la collection
} à la fin, son effet de Fin de partie vaut { $points }.
bot-saves = { $number ->
    [1] Un savoir serait perdu ce tour-ci sur { $card }.
   *[other] { $number } savoirs seraient perdus ce tour-ci sur { $card }.
}
bot-gains = { $term ->
    [banked] Points acquis tout de suite
    [timeline] Ce que la frise rapportera
    [endgame] Effets de Fin de partie
    [hand] La main
    [excavating] Monuments pour excaver
    [engine] Effets qui reviennent
    [created] Une telle carte rapporte en général plus qu’elle ne montre
   *[technologies] Connaissances à portée
} : environ { $points ->
    [1] un point
   *[other] { $points } points
} de plus.
bot-better-than = Le meilleur autre choix serait { $other ->
    [archive] d’archiver
    [excavate] d’excaver
   *[search] de chercher
}, pour environ { $points ->
    [1] un point
   *[other] { $points } points
} de moins.
bot-better-than-card = Le meilleur autre choix serait { $card }, pour environ { $points ->
    [1] un point
   *[other] { $points } points
} de moins.
bot-looks-further = Mené jusqu’au bout, cela vaut plus que ce qui paraît le meilleur à première vue.
