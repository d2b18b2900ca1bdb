# Puzzles in the browser: what is asked, how it went, and why not.

puzzle-title = Problèmes
puzzle-about = Des positions dont la solution est unique et prouvée. Rien ne dépend de la chance. Le premier essai compte, et rien ne peut être annulé.
puzzle-daily = Problème du jour
puzzle-position = Position du problème : { $game }
puzzle-open = Résoudre
puzzle-state = { $state ->
    [begun] commencé
    [solved] résolu
    [failed] non résolu
   *[new] pas encore essayé
}
puzzle-grade = Niveau { $grade } sur 5
puzzle-streak = { $days ->
    [0] Pas encore de série.
    [one] Résolu un jour de suite.
   *[other] Résolu { $days } jours de suite.
}
puzzle-longest = { $days ->
    [one] Plus longue série : { $days } jour.
   *[other] Plus longue série : { $days } jours.
}
puzzle-stream = Problèmes à ton niveau
puzzle-counts = { $tried ->
    [one] { $tried } essayé
   *[other] { $tried } essayés
}, { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
}.
puzzle-rating = Ton classement : { $rating }.
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-again = Réessayer
puzzle-show = Montrer la solution
puzzle-solution = Solution
puzzle-give-up = Abandonner
puzzle-give-up-sure = Abandonner ce problème ? Il comptera comme non résolu et ton classement baissera. C’est irréversible.
puzzle-give-up-again = Abandonner ce problème ? La solution sera alors montrée.
puzzle-right = Résolu !
puzzle-wrong = Non résolu.
puzzle-first-counts = Le premier essai compte.
puzzle-not-counted = Seul le premier essai compte.
puzzle-elsewhere = Ce problème a été terminé dans une autre fenêtre.
puzzle-goal-block-and-key-two-keys = Valide deux Clés avec un seul Bloc.
puzzle-goal-block-and-key-three-keys = Valide trois Clés avec un seul Bloc.
puzzle-goal-block-and-key-most-points = Valide des Clés pour le plus de points possible avec un seul Bloc.
puzzle-goal-block-and-key-most-faces = Place ton Bloc de façon à voir le plus possible de faces de la couleur de ton Enigma.
puzzle-goal-block-and-key-last-turn = C’est le dernier tour : termine la partie avec le plus de points possible, Clés et Enigma compris.
puzzle-goal-block-and-key-two-blocks = Valide des Clés pour le plus de points possible avec tes deux Blocs, l’un après l’autre.
puzzle-goal-ancient-knowledge-lose-nothing = Ne perds aucun savoir ce tour-ci, et marque autant de points que cela le permet.
puzzle-goal-ancient-knowledge-most-points = Termine ce tour avec le plus de points possible.
puzzle-goal-ancient-knowledge-reach-technology = Apprends { $card } pendant ce tour.
puzzle-why-given-up = Tu as abandonné.
puzzle-why-luck = Une carte que personne ne pouvait connaître d’avance a servi.
puzzle-why-lost = { $lost ->
    [one] { $lost } savoir a été perdu.
   *[other] { $lost } savoirs ont été perdus.
}
puzzle-why-block-and-key-two-keys = Clés validées : { $value } sur { $best }.
puzzle-why-block-and-key-three-keys = Clés validées : { $value } sur { $best }.
puzzle-why-block-and-key-most-points = Points marqués : { $value } ; possible : { $best }.
puzzle-why-block-and-key-most-faces = Faces visibles : { $value } ; possible : { $best }.
puzzle-why-block-and-key-last-turn = Points marqués : { $value } ; possible : { $best }.
puzzle-why-block-and-key-two-blocks = Points marqués : { $value } ; possible : { $best }.
puzzle-why-ancient-knowledge-lose-nothing = Rien n’a été perdu, mais seulement { $value } des { $best } points possibles ont été marqués.
puzzle-why-ancient-knowledge-most-points = Points marqués : { $value } ; possible : { $best }.
puzzle-why-ancient-knowledge-reach-technology = La connaissance n’a pas été apprise.
puzzle-short-lost = La perte d’un savoir est devenue inévitable.
puzzle-short-block-and-key-two-keys = Clés encore possibles : { $value } sur { $best }.
puzzle-short-block-and-key-three-keys = Clés encore possibles : { $value } sur { $best }.
puzzle-short-block-and-key-most-points = Points encore possibles : { $value } sur { $best }.
puzzle-short-block-and-key-most-faces = Faces encore possibles : { $value } sur { $best }.
puzzle-short-block-and-key-last-turn = Points encore possibles : { $value } sur { $best }.
puzzle-short-block-and-key-two-blocks = Points encore possibles : { $value } sur { $best }.
puzzle-short-ancient-knowledge-lose-nothing = Points encore possibles sans perdre de savoir : { $value } sur { $best }.
puzzle-short-ancient-knowledge-most-points = Points encore possibles : { $value } sur { $best }.
puzzle-short-ancient-knowledge-reach-technology = La connaissance ne peut plus être apprise pendant ce tour.
