# Ce que chacun règle pour ce navigateur, et les notifications qu’il montre.

settings-language = Langue
settings-theme = Thème
settings-motion = Animations
settings-speed = Vitesse des animations
settings-sound = Un son quand c’est à moi
settings-text = Montrer les jeux en texte, pour lecteurs d’écran
settings-push = Me prévenir quand c’est à moi, même page fermée
settings-push-none = Ce navigateur ne peut pas montrer de notifications quand la page est fermée.
settings-push-denied = Ton navigateur bloque les notifications de cette page ; tu peux les autoriser dans ses réglages.
settings-push-failed = Cela n’a pas marché. Réessaie dans un instant.
settings-notice-your-move = C’est à toi.
settings-notice-started = La partie a commencé.
settings-notice-over = La partie est finie.
settings-notice-cancelled = La partie a été annulée.
settings-notice-stand-in = Un robot joue maintenant pour toi.
settings-notice-rematch = Quelqu’un veut rejouer.
settings-notice-joined = Quelqu’un a pris place à ta table.
settings-notice-set-aside = Une de tes tables ne peut pas être lue pour le moment.
settings-theme-auto = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion-auto = Comme le système
settings-motion-full = Activées
settings-motion-none = Désactivées
settings-identity = Toi
settings-identity-name = Tu joues sous le nom de { $name }.
settings-identity-code = Code de récupération, pour un autre appareil (montré une seule fois) :
settings-identity-new-code = Nouveau code, déconnecter les autres appareils
settings-identity-forget = Supprimer mes données
settings-identity-forget-sure = Supprimer ton nom, tes messages et tout moyen de te joindre ? Les parties restent pour les autres, sans ton nom.
settings-devices = Appareils connectés : { $number }
settings-device = Un autre programme
settings-device-here = celui-ci
settings-device-end = Déconnecter
settings-privacy = Ce qui est gardé de toi
settings-identity-enter = Code de récupération
settings-identity-recover = Me connecter ici avec ce code

# What this language calls itself, for those who look for it in a list.
settings-own-name = Français
