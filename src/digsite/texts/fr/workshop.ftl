# The workshop: a set of pieces of one's own for Block and Key. $entry is the place in the data file, $got what stands there.

workshop-title = Atelier
workshop-about = Crée tes propres Clés, ou un autre Sol du Temple, et joue à Block and Key avec. Tout est vérifié au fur et à mesure ; rien d’autre ne quitte ce navigateur que ce que tu fais vérifier, essayer ou jouer.
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-standard = Partir du jeu de pièces standard
workshop-standard-sure = Repartir du jeu de pièces standard ? « Annuler » ramène le tien.
workshop-export = Enregistrer dans un fichier
workshop-import = Ouvrir un fichier
workshop-imported = Le fichier a été ouvert.
workshop-too-big = Ce fichier est trop grand pour un jeu de pièces.
workshop-saved = Conservé dans ce navigateur.
workshop-not-saved = Ce navigateur ne conserve rien. Enregistre-le dans un fichier.
workshop-name = Nom du jeu de pièces
workshop-floor = Sol du Temple
workshop-width = Largeur, d’ouest en est
workshop-depth = Profondeur, du sud au nord
workshop-height = Niveaux
workshop-core-of = Bloc Central selon le nombre de joueurs
workshop-core-about = Choisis la case de l’angle sud-ouest du Bloc Central.
workshop-floor-square = { $core ->
    [yes] Colonne { $x }, ligne { $y } depuis le sud : Bloc Central
   *[no] Colonne { $x }, ligne { $y } depuis le sud
}
workshop-keys = Clés
workshop-key-add = Ajouter
workshop-key-faulty = quelque chose ne va pas ici
workshop-key-remove = Retirer cette Clé
workshop-key-edit = Clé { $id }
workshop-pattern = Motif
workshop-pattern-about = Appuyer sur une case change sa couleur. Au clavier : g vert, s gris, b marron, w blanc, point vide ; les flèches déplacent.
workshop-pattern-square = Ligne { $row }, colonne { $column } : { $colour ->
    [green] vert
    [grey] gris
    [brown] marron
    [white] blanc
   *[blank] vide
}
workshop-pattern-text = Motif sous forme de texte
workshop-points = Points
workshop-stars = Étoiles (coin du Sol)
workshop-pips = Cercles (emplacement du Site)
workshop-text = Tout le jeu de pièces sous forme de texte
workshop-text-about = Blocs, formes, places et tout le reste, comme dans le fichier que lit la commande.
workshop-text-take = Utiliser ce texte
workshop-checks = Vérifications
workshop-checking = Vérification…
workshop-fine = On peut jouer avec ce jeu de pièces.
workshop-faults = { $count ->
    [1] Une chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
workshop-trial = Comment il se joue
workshop-trial-about = Trois robots jouent chacun vingt parties avec ces pièces, chacun contre ses semblables. Cela prend une minute ou plus, et les parties aux tables passent d’abord.
workshop-players = Joueurs
workshop-trial-start = Faire essayer par les robots
workshop-trial-cancel = Arrêter
workshop-trial-waiting = En attente de son tour. { $others ->
    [0] Personne d’autre n’attend.
    [1] Un autre essai est en cours.
   *[other] { $others } autres essais sont en cours.
}
workshop-trial-working = Parties jouées : { $done } sur { $total }.
workshop-trial-done = Les { $total } parties ont été jouées.
workshop-trial-failed = L’essai n’a pas abouti. Essaie encore.
workshop-trial-old = Le jeu de pièces a changé depuis.
workshop-trial-bot = { $name } : { $points } { $count ->
    [one] point
   *[other] points
} en moyenne (± { $error })
workshop-trial-bot-once = { $name } : { $points } { $count ->
    [one] point
   *[other] points
} en une partie
workshop-trial-usual = { $usual } avec le jeu de pièces standard
workshop-trial-keys = Combien de fois chaque Clé a été validée
workshop-trial-key = { $key } : validée dans { $claimed } des { $held } parties où quelqu’un l’avait
workshop-trial-dead = Clés mortes, jamais validées alors que quelqu’un les avait : { $keys }
workshop-trial-no-dead = Chaque Clé que quelqu’un avait a été validée au moins une fois.
workshop-trial-unseen = Jamais dans la main de personne, on n’en sait donc rien : { $keys }
workshop-play = Y jouer
workshop-play-about = Crée une table avec ces pièces ; son lien est pour tes amis. Dans la salle d’attente, tu choisis qui joue, robots compris.
workshop-play-start = Créer une table

workshop-fault-too-long = Le texte est trop long pour un jeu de pièces : { $most } caractères au plus.
workshop-fault-too-deep = Le texte a trop de niveaux imbriqués ; un jeu de pièces n’en a pas.
workshop-fault-unreadable = Ce texte est illisible : { $got }
workshop-fault-missing = { $entry } : il manque « { $name } ».
workshop-fault-unknown = { $entry } : « { $got } » n’a rien à y faire.
workshop-fault-too-large = { $entry } : { $limit } au plus, pas { $got }.
workshop-fault-too-small = { $entry } : { $limit } au moins, pas { $got }.
workshop-fault-wrong-kind = { $entry } : c’est autre chose qui va là, pas { $got }.
workshop-fault-name = { $entry } : un nom a 1 à 40 lettres, chiffres, traits d’union, traits bas, points et signes plus, sans espaces. Pas : { $got }
workshop-fault-colours = { $entry } : vert, gris, marron et blanc (green, grey, brown, white), chacun une fois.
workshop-fault-players = { $entry } : des places pour 1, 2, 3 et 4 joueurs, et rien d’autre.
workshop-fault-seats = { $entry } : { $count ->
    [1] un côté du Sol
   *[other] { $count } côtés différents du Sol, dans le sens des aiguilles d’une montre
}.
workshop-fault-core-off-floor = { $entry } : à { $count ->
    [1] un joueur
   *[other] { $count } joueurs
}, le Bloc Central n’est pas sur le Sol.
workshop-fault-cells = { $entry } : chaque case s’écrit en trois chiffres, par exemple 000 100 110.
workshop-fault-too-many-cells = { $entry } : { $most } cases au plus, chacune une fois.
workshop-fault-shape-apart = { $entry } : les cases ne sont pas toutes reliées.
workshop-fault-shape-twice = { $entry } : la même forme que { $other }, tournée.
workshop-fault-block-count = Il y a { $got } Blocs ; il en faut { $least } à { $most }.
workshop-fault-block = { $entry } : un Bloc est une couleur et une forme de ce jeu de pièces, pas « { $got } ».
workshop-fault-block-twice = { $entry } : « { $got } » y est déjà.
workshop-fault-too-few-keys = { $tier ->
    [star] Clés Étoile
    [sun] Clés Soleil
   *[moon] Clés Lune
} : { $least } au moins, pas { $got }.
workshop-fault-too-many-keys = Il y a { $got } Clés ; { $most } au plus.
workshop-fault-id-twice = { $entry } : une autre Clé porte ce nom.
workshop-fault-pattern = { $entry } : un motif a une à quatre lignes d’une à quatre cases, toutes de même longueur, faites de g, s, b, w et de points, par exemple g. / gb. Pas : { $got }
workshop-fault-pattern-blank = { $entry } : aucune case n’a de couleur.
workshop-fault-never-fits = { $entry } : ce motif n’a de place dans aucun point de vue de ce Sol ; personne ne pourrait jamais valider la Clé.
workshop-fault-key-twice = { $entry } : le même motif que { $other }, tourné.
