# Ce que dit la table de Block and Key dans le navigateur.

temple-my-face = Mon point de vue
temple-look-from = Regarder depuis
temple-supply = Ma réserve
temple-supply-discard = Trop de Blocs : lequel retourne dans le sac ?
temple-supply-empty = Aucun Bloc. Extrais-en du Site de Fouille.
temple-supply-block = { $block } : { $places ->
    [0] aucun placement possible
    [one] un placement
   *[other] { $places } placements
}
temple-ancients-block = Le Bloc des Anciens
temple-yard = Site de Fouille
temple-yard-take = Prendre { $line }
temple-yard-final = Prendre une ligne ou une colonne est irréversible
temple-bag = Blocs dans le sac
temple-players-keys = { $count ->
    [one] Clé
   *[other] Clés
}
temple-players-claimed = Clés validées, et combien déclenchent la dernière manche
temple-players-show-claimed = Clés validées
temple-enigma = Enigma
temple-temple-label = Le temple, { $blocks ->
    [0] aucun Bloc
    [one] un Bloc
   *[other] { $blocks } Blocs
}, vu de ce côté : { $side }
temple-key-show = Montrer où cette Clé apparaît dans mon point de vue
temple-key-large = L’agrandir
temple-key-claim = Valider
temple-key-return = Remettre sous l’Autel
temple-key-rotations = peut être tournée ainsi
temple-key-claimable = Complète : tu peux la valider.
temple-key-stood = Ce motif était déjà là. Pour valider la Clé, complète-le de nouveau sur d’autres cases avec un Bloc que tu places.
temple-key-missing = { $missing ->
    [one] Il manque { $missing } face au meilleur endroit.
   *[other] Il manque { $missing } faces au meilleur endroit.
}
temple-claim-hint = Choisis parmi tes Clés.
temple-done-claim = Ne plus rien valider
temple-done-return = Garder toutes les Clés
temple-pass = Passer
temple-hold-title = En main : { $block }
temple-hold-turn = Tourner
    .title = Un quart de tour, vu d’en haut
temple-hold-tip = Basculer
    .title = Le basculer vers l’avant
temple-hold-roll = Rouler
    .title = Le faire rouler vers la droite
temple-hold-fit = Autre position
    .title = Position suivante possible ici, sinon à l’endroit le plus proche
temple-hold-place = Placer ici
temple-hold-release = Reposer
temple-hold-legal = Placement possible ; ne valide rien.
temple-hold-claims = { $count ->
    [one] Complète { $count } Clé :
   *[other] Complète { $count } Clés :
}
temple-hold-illegal = Placement impossible ici.
temple-places = Tous les placements
temple-places-about = Tous les placements possibles, selon les Clés qu’ils valident.
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
temple-solo-refill = Compléter à quatre Clés
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
temple-rule-cells = (cases { $cells })
