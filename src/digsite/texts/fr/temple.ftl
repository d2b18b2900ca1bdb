# Ce que dit la table de Block and Key dans le navigateur.

temple-my-face = Mon point de vue
temple-face-from = depuis { $side ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
}
temple-look-from = Regarder depuis
temple-supply = Ma réserve
temple-supply-discard = Trop de Blocs : lequel remets-tu dans le sac ?
temple-supply-empty = Aucun Bloc. Extrais-en du Site de Fouille.
temple-supply-none = Plus aucun Bloc.
temple-supply-begin = Tes Blocs seront ici.
temple-supply-block = { $block } : { $places ->
    [0] aucun placement possible
    [one] un placement
   *[other] { $places } placements
}
temple-ancients-block = Le Bloc des Anciens
temple-yard = Site de Fouille
temple-yard-take = Prendre { $line }
temple-yard-empty = Il n’y a rien à prendre : { $line }.
temple-yard-closed = On extrait à son tour, au lieu de placer un Bloc.
temple-bag = Blocs dans le sac
temple-players-keys = { $count ->
    [one] Clé
   *[other] Clés
}
temple-players-claimed = Clés validées, et combien déclenchent la dernière manche
temple-players-show-claimed = Clés validées
temple-enigma = Enigma
temple-enigma-count = ×{ $faces }
temple-enigma-worth = = { $points } PV
temple-enigma-about = Ta couleur secrète : { $colour }. À la fin, trois faces de cette couleur visibles de ton point de vue valent un point. Tu en vois { $faces } : { $points }.
temple-temple-label = Le temple, { $blocks ->
    [0] aucun Bloc
    [one] un Bloc
   *[other] { $blocks } Blocs
}, vu de ce côté : { $side }
temple-key-short = { $tier ->
    [star] une Clé Étoile
    [sun] une Clé Soleil
   *[moon] une Clé Lune
}
temple-key-name = Clé { $tier }, { $points } : { $pattern }
temple-key-show = Montrer où cette Clé apparaît de mon point de vue
temple-key-large = L’agrandir
temple-key-return = Remettre sous l’Autel
temple-key-rotations = peut être tournée ainsi
temple-key-claimable = Complète : tu peux la valider.
temple-key-stood = Ce motif était déjà là. Pour valider la Clé, complète-le de nouveau sur d’autres cases avec un Bloc que tu places.
temple-key-missing = { $missing ->
    [one] Il manque { $missing } face au meilleur endroit.
   *[other] Il manque { $missing } faces au meilleur endroit.
}
temple-done-return = Ne remettre aucune Clé
temple-pass = Passer
temple-nothing-claimed = Ce Bloc ne complète aucune de tes Clés.
temple-claimed-stays = Tout le monde a vu ce que tu as validé : cela reste.
temple-completed = { $count ->
    [1] Tu as complété une Clé.
   *[other] Tu as complété { $count } Clés.
}
temple-claim = { $count ->
    [0] Ne rien valider
    [1] Valider la Clé, +{ $points }
   *[other] Valider { $count } Clés, +{ $points }
}
temple-claim-choose = Décoche les Clés que tu ne valides pas.
temple-claim-fewer = { $count ->
    [1] Ne pas la valider
   *[other] En valider moins
}
temple-claim-back = { $count ->
    [1] La valider quand même
   *[other] Toutes les valider
}
temple-armed-draft = Tu commences avec ces Blocs.
temple-armed-excavate = Tu prends ces Blocs dans ta réserve.
temple-armed-refill = Tu pioches une Clé.
temple-armed-mark = Une Clé face cachée marque ce tour.
temple-armed-core = Cette couleur est tournée vers toi.
temple-armed-discard = Ce Bloc retourne dans le sac.
temple-armed-return = Cette Clé retourne sous son Autel.
temple-armed-done = Tu gardes tes Clés.
temple-armed-pass = Tu passes.
temple-confirm-draft = { $count ->
    [1] Prendre ce Bloc
   *[other] Prendre ces { $count } Blocs
}
temple-confirm-excavate = { $count ->
    [1] Extraire ce Bloc
   *[other] Extraire ces { $count } Blocs
}
temple-confirm-refill = Piocher : { $altar }
temple-confirm-mark = La prendre : { $altar }
temple-confirm-core = Tourner cette couleur vers moi
temple-confirm-discard = Le remettre dans le sac
temple-confirm-return = La remettre sous l’Autel
temple-confirm-done = Ne remettre aucune Clé
temple-confirm-pass = Passer
temple-armed-place = Tu places ce Bloc ici.
temple-armed-ancients = Les Anciens placent ce Bloc ici.
temple-confirm-place = Le placer ici
temple-confirm-ancients = Le placer ici
temple-holding = Où places-tu ce Bloc ?
temple-planned = À toi : places-tu le Bloc comme prévu ?
temple-hold-plan = Un projet visible de toi seulement. Tu pourras placer le Bloc ici à ton tour, s’il y tient.
temple-hint-draft = Choisis une flèche du Site. Tu vois les Blocs avant de les prendre.
temple-hint-turn = { $can ->
    [place] Choisis un Bloc de ta réserve.
    [excavate] Choisis une flèche du Site. Tu vois les Blocs avant de les prendre.
   *[other] Choisis un Bloc de ta réserve ou une flèche du Site.
}
temple-hint-discard = Choisis-le dans ta réserve.
temple-hint-ancients = Choisis le Bloc, puis sa place.
temple-hint-yard = Voir le Site
temple-part-mine = Clés
temple-part-view = Point de vue
temple-part-yard = Site
temple-part-players = Joueurs
temple-move = Déplacer le Bloc
temple-move-left = Vers la gauche
temple-move-right = Vers la droite
temple-move-far = Loin de moi
temple-move-near = Vers moi
temple-short-take = prendre un Bloc, ou le reposer
temple-short-rows = extraire une ligne, de haut en bas
temple-short-columns = extraire une colonne, de gauche à droite
temple-short-arrows = le déplacer
temple-short-turn = le tourner : un quart de tour, vu d’en haut
temple-short-tip = le basculer vers l’avant
temple-short-roll = le faire rouler vers la droite
temple-short-fit = position suivante qui convient
temple-short-place = le placer, ou confirmer
temple-short-release = le reposer, ou répondre « Pas encore »
temple-short-click = Clic droit
temple-short-wheel = regarder de plus près, ou de plus loin
    .keys = Molette
temple-key-solo = Piochée en dernier en solo, elle désigne pour les Anciens l’emplacement { $pips } (ses cercles) et le coin { $stars ->
    [1] sud-ouest
    [2] nord-ouest
    [3] nord-est
   *[other] sud-est
} (ses étoiles).
temple-hold-title = En main : { $block }
temple-hold-turn = Tourner
    .title = Un quart de tour, vu d’en haut
temple-hold-tip = Basculer
    .title = Le basculer vers l’avant
temple-hold-roll = Rouler
    .title = Le faire rouler vers la droite
temple-hold-fit = Autre position
    .title = Le prochain de tous les endroits possibles ; sinon, le plus proche
temple-hold-place = Placer ici
temple-hold-release = Reposer
temple-hold-legal = Placement possible ; ne complète aucune Clé.
# Where the table helps with nothing.
temple-hold-fits = Placement possible.
temple-hold-claims = { $count ->
    [one] Complète { $count } Clé :
   *[other] Complète { $count } Clés :
}
temple-hold-illegal = Placement impossible ici.
temple-places = Tous les placements
temple-places-about = Tous les placements possibles, Bloc par Bloc.
temple-places-back = Précédent : { $title }
temple-places-on = Suivant : { $title }

# La caméra, là où la table la laisse libre.
temple-walk = Faire le tour du temple
temple-walk-left = Vers la gauche
temple-walk-right = Vers la droite
temple-walk-up = Plus haut
temple-walk-down = Plus bas
temple-walk-home = Mon côté

# Solo : les étapes d’un tour.
temple-solo-act = Extraire, ou placer et valider
temple-solo-mark = Marquer le tour
temple-solo-return = Remettre une Clé sous son Autel, au choix
temple-solo-refill = Piocher jusqu’à quatre Clés
temple-solo-ancients = Les Anciens placent un Bloc
    .title = Angle à angle avec le Bloc entouré, le plus proche du repère ; aucune face ne doit le toucher.

# Les règles de placement en bref, à côté des cases fautives.
temple-rule-inside = hors du Sol du Temple
temple-rule-height = trop haut
temple-rule-overlap = la place est prise
temple-rule-descent = la descente est bloquée
temple-rule-support = un vide dessous, et ce n’est pas un pont droit
temple-rule-contact = ne touche rien
temple-rule-taller = pas plus haut que ce qu’il touche de côté

temple-finale-show = Regarder de ce côté
temple-finale-found = { $points ->
    [one] { $name } a marqué { $points } point.
   *[other] { $name } a marqué { $points } points.
}
