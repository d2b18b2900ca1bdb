# La salle d’attente : avant la partie, à sa table.

waiting-invited = { $name } t’invite à jouer à { $game }
waiting-invited-somebody = On t’invite à jouer à { $game }
waiting-mine = Ta table : { $game }
waiting-seated = Tu es de la partie : { $game }
waiting-hint = Dès que tout le monde est là, la partie peut commencer.
waiting-cancel-sure = Annuler cette partie ? Le lien ne mènera plus nulle part, pour tous ceux qui l’ont.
waiting-meanwhile = En attendant
waiting-new-tab = s’ouvre dans un nouvel onglet
waiting-share = Partager
waiting-qr = Afficher le code QR
waiting-qr-about = Vise-le avec l’appareil photo d’un téléphone.
waiting-glimpse = Comment on joue, en vingt secondes
waiting-glimpse-stop = Pause
waiting-glimpse-play = Lecture
waiting-seat-here = est là
waiting-free = Libérer cette place
waiting-free-sure = Libérer cette place ({ $name }) ? Cette personne l’apprend et ne peut plus s’asseoir ici d’elle-même.
waiting-glimpse-block-and-key-1 = Extrais des Blocs du Site de Fouille.
waiting-glimpse-block-and-key-2 = Places-en un dans le temple. Il doit toucher ce qui s’y trouve.
waiting-glimpse-block-and-key-3 = Regarde depuis ton côté : seul compte ce que tu vois.
waiting-glimpse-block-and-key-4 = Le motif de ta Clé est complet : valide-la et marque des points.
waiting-glimpse-ancient-knowledge-1 = Crée des monuments dans ta frise. Ils portent des savoirs.
waiting-glimpse-ancient-knowledge-2 = À la fin de chaque tour, ils glissent vers la gauche.
waiting-glimpse-ancient-knowledge-3 = Utilise les effets de tes cartes pour retirer les savoirs à temps.
waiting-glimpse-ancient-knowledge-4 = Quand un monument tombe en déclin, ce qui y reste devient des savoirs perdus et coûte des points.
