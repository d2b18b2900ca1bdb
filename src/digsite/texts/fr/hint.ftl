# Indices : où regarder, puis le choix et sa raison ; et ce que la table en dit.

hint-ask = Indice
    .about = Demander un indice : d’abord où regarder, puis le choix et pourquoi.
hint-more = Montrer le choix
    .about = Montrer le choix que ferait le Professeur Moellon, et pourquoi.
hint-close = Fermer l’indice
hint-thinking = Réflexion…
hint-offer = Demander un indice ? Il est compté, et signalé à la fin.
hint-take = Le demander
hint-look = À regarder : { $look }
hint-choice = Suggestion : { $move }.
hint-play = Jouer ainsi

# Block and Key.
hint-completes = { $count ->
    [1] { $keys } peut être complétée avec un seul Bloc.
   *[other] { $keys } peuvent être complétées ensemble, avec un seul Bloc.
}
hint-closer = { $key } peut être préparée.
hint-core = Compare les couleurs du Bloc Central avec les Blocs du Site.
hint-yard = Compare les lignes et les colonnes du Site avec les Clés en main.
hint-supply = Un Bloc de la réserve ne sert pas à grand-chose.
hint-altars = Compare ce que les Autels peuvent contenir avec ce que l’on voit.
hint-keys = Compare les Clés en main avec ce que l’on voit.
hint-view = Regarde le temple de ton côté.

# Ancient Knowledge.
hint-losing = La carte { $card } va tomber en déclin avec { $number } { $number ->
    [one] savoir
   *[other] savoirs
}.
hint-hand = Une carte en main mérite d’être créée.
hint-technologies = Une connaissance mérite d’être apprise.
hint-timeline = Regarde les savoirs dans la frise.
hint-past = Le passé peut donner des cartes.
hint-deck = La main pourrait être meilleure.
hint-spare = De quelle carte se passe-t-on le mieux ?
hint-promise = Quelle carte promet le plus ?
hint-question = Compare les réponses : que rapporte chacune, et que coûte-t-elle ?
