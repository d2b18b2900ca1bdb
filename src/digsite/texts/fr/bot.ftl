# Pourquoi un bot a choisi ainsi : une ligne à chaque fois.

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
bot-core = Avec cette couleur en vue, les Blocs proposés servent le mieux.
bot-discards = Ce Bloc servirait le moins.
bot-done = Plus rien à valider.
bot-marks = Cet Autel peut se passer d’une Clé.
bot-keeps = Les Clés en main promettent assez.
bot-returns = { $key } promet moins qu’une nouvelle Clé.
bot-draws = Les Clés de l’Autel { $altar ->
    [sun] du Soleil
   *[moon] de la Lune
} conviennent mieux à la vue.
bot-ancients = Posé ici, le Bloc des Anciens aide le plus.
