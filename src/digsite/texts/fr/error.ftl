# Pourquoi quelque chose est refusé : un texte par code. $reason est la phrase du programme, en anglais.

error-refused = C’est refusé : { $reason }.
error-at-step = Étape { $step } de l’enregistrement : { $refusal }

error-illegal-action = Ce coup n’est pas permis maintenant.
error-game-over = La partie est finie ; plus aucun coup n’est accepté.
error-not-your-decision = Ce n’est pas à toi de décider maintenant.
error-wrong-kind = Ce genre de coup n’est pas demandé maintenant.
error-not-offered = Ce choix ne fait pas partie de ceux proposés.
error-malformed-action = Ce n’est pas un coup ({ $reason }).

error-several-deciders = Plusieurs joueurs décident à la fois : il faut dire de qui sont les coups.
error-unknown-game = Ce jeu n’existe pas ({ $reason }).
error-unknown-bot = Ce jeu n’a pas ce robot ({ $reason }).
error-bad-option = Cette valeur ne convient pas ({ $reason }).
error-bad-position = Cette position est impossible ({ $reason }).
error-bad-pieces = Ce jeu de pièces ne convient pas ({ $reason }).
error-bad-record = Cet enregistrement ne peut pas être rejoué ({ $reason }).
error-not-json = Ce n’est pas du JSON ({ $reason }).
error-wrong-format = Ce n’est pas un enregistrement de Digsite, ou son format est autre ({ $reason }).
error-wrong-game = Cela appartient à un autre jeu ({ $reason }).
error-wrong-version = Cela vient d’une autre version des règles ({ $reason }).

error-placement = Le bloc ne peut pas être posé là.
    .inside = Une partie du bloc sort du sol.
    .height = Une partie du bloc dépasse la hauteur permise.
    .overlap = La place est déjà occupée.
    .descent = Quelque chose au-dessus empêche le bloc de descendre.
    .support = Il reste un vide dessous, et le bloc n’est pas un pont droit soutenu à ses deux bouts.
    .contact = Le bloc ne touche rien de ce qui est posé, ni par une face ni par un coin.
    .taller = Le bloc n’est pas plus haut que chaque pile qu’il touche par le côté.
