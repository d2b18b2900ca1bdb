# Ce que dit la table de Block and Key dans le navigateur.

temple-my-face = Ma face
temple-look-from = Regarder depuis
temple-supply = Ma réserve
temple-supply-discard = Un bloc de trop : lequel retourne dans le sac ?
temple-supply-empty = Aucun bloc. Fouiller en apporte.
temple-supply-block = { $block } : { $places ->
    [0] ne tient nulle part
    [one] un emplacement
   *[other] { $places } emplacements
}
temple-ancients-block = Le bloc des Anciens
temple-yard = Site de Fouille
temple-yard-take = Prendre { $line }
temple-yard-final = Prendre une ligne est irréversible
temple-bag = Blocs dans le sac
temple-players-keys = { $count ->
    [one] clé
   *[other] clés
}
temple-players-claimed = Clés gagnées, et combien déclenchent la dernière manche
temple-players-show-claimed = Clés gagnées
temple-enigma = Énigme
temple-temple-label = Le temple, { $blocks } blocs, vu de ce côté : { $side }
temple-key-show = Montrer où cette clé se trouve sur ma face
temple-key-large = L’agrandir
temple-key-claim = Gagner
temple-key-return = Rendre
temple-key-rotations = peut être tournée ainsi
temple-key-claimable = Complète : tu peux la gagner.
temple-key-stood = Elle est déjà là. Seule une face d’un nouveau bloc permet de la gagner.
temple-key-missing = { $missing ->
    [one] Il manque une face au meilleur endroit.
   *[other] Il manque { $missing } faces au meilleur endroit.
}
temple-claim-hint = Choisis parmi tes clés.
temple-done-claim = Plus de clé
temple-done-return = Garder toutes les clés
temple-pass = Passer
temple-hold-title = En main : { $block }
temple-hold-turn = Tourner
    .title = Un quart de tour, vu d’en haut
temple-hold-tip = Basculer
    .title = Le basculer, loin de toi
temple-hold-roll = Rouler
    .title = Le rouler, vers ta droite
temple-hold-fit = Autre pose
    .title = La prochaine position qui convient ici, sinon l’endroit le plus proche qui convient
temple-hold-place = Poser ici
temple-hold-release = Reposer
temple-hold-legal = Convient ici ; ne gagne rien.
temple-hold-claims = { $count ->
    [one] Complète une clé :
   *[other] Complète { $count } clés :
}
temple-hold-illegal = Ne convient pas ici.
temple-places = Tous les emplacements
temple-places-about = Chaque emplacement pour un bloc, selon ce qu’il ferait gagner.
temple-places-back = Précédent : { $title }
temple-places-on = Suivant : { $title }

# La caméra, là où la table la laisse libre.
temple-walk = Faire le tour du temple
temple-walk-left = Vers la gauche
temple-walk-right = Vers la droite
temple-walk-up = Plus haut
temple-walk-down = Plus bas
temple-walk-home = Mon côté

# Seul : les étapes d’un tour.
temple-solo-act = Extraire, ou placer et valider
temple-solo-mark = Marquer le tour
temple-solo-return = Rendre une Clé, au choix
temple-solo-refill = Compléter à quatre Clés
temple-solo-ancients = Les Anciens placent un Bloc
    .title = Coin contre coin avec le Bloc cerclé, le plus proche du poteau ; aucune face ne le touche.

# Les règles de placement en bref, à côté des cellules fautives.
temple-rule-inside = hors du sol
temple-rule-height = trop haut
temple-rule-overlap = la place est prise
temple-rule-descent = un obstacle dans la descente
temple-rule-support = un vide dessous, et pas un pont droit
temple-rule-contact = ne touche rien
temple-rule-taller = pas plus haut que ce qu’il touche de côté
temple-rule-cells = (cellules { $cells })
