# Les leçons dans le navigateur : ce qu’il y a à décider, et pourquoi. Une étape est `lesson-<game>-<lesson>-<step>` ; `.not`
# dit pourquoi autre chose n’est pas une réponse.

lesson-title = { $lesson ->
    [win] { $game } : comment l’emporter
   *[other] { $game } : ton premier tour
}
lesson-other = { $lesson ->
    [win] Leçon suivante : comment l’emporter
   *[other] Leçon suivante
}
lesson-skip = Passer la leçon
lesson-left = Apprendre en jouant convient aussi : les règles sont à côté de chaque table, et la leçon reste ici quand tu veux.
lesson-back = Revenir à la leçon
lesson-play = Jouer maintenant contre un robot
lesson-next = Continuer
lesson-not = Pas maintenant : fais d’abord ce que demande la leçon.
lesson-meanwhile = Lis la suite au-dessus : il n’y a encore rien à faire à la table.
lesson-scene-done = Bien joué. Regarde un instant la table, puis continue.
lesson-block-and-key-turn-view = Ta place est à l’est. Ce qui compte pour toi, c’est ton point de vue : le côté gris du Bloc Central et, plus au fond à droite, une face blanche. Tu as un Bloc vert, et des Clés qui demandent du vert à côté de gris et du vert à côté de blanc.
lesson-block-and-key-turn-rotated = Une de tes Clés montre du vert à gauche du gris. Supposons que le vert se trouve au-dessus du gris. Est-ce que cela compte pour cette Clé ?
    .answer1 = Non, seulement comme imprimé
    .answer2 = Oui, un motif peut être tourné
    .answer3 = Seulement en miroir
    .not = Pas tout à fait : un motif peut être tourné d’un quart, d’un demi ou de trois quarts de tour, mais jamais inversé en miroir.
lesson-block-and-key-turn-refused = Toutes les places ne sont pas permises. Essaie ces trois-là avec le Bloc vert, ou déplace-le toi-même, et vois ce qui l’arrête.
    .contact = Loin de tout
    .taller = À plat contre le Bloc Central
    .support = En partie dans le vide, au bord du Bloc blanc
lesson-block-and-key-turn-place = Trouve maintenant une place où le Bloc vert complète les deux Clés : de ton point de vue, le vert doit se trouver à côté du gris et à côté du blanc. Prends le Bloc, tourne-le, place-le.
    .not = C’est permis, mais cela complète moins de Clés, ou gâche ton tour. Il y a des places pour les deux : regarde où, de ton point de vue, le blanc et le gris sont proches l’un de l’autre.
lesson-block-and-key-turn-claim = Les deux Clés sont complètes. Tu peux les valider, et ici rien ne s’y oppose. Valide les deux.
    .not = Les deux sont complètes : valide les deux. Chacune fait place à une nouvelle Clé.
lesson-block-and-key-turn-refill = Pour chaque Clé validée, tu en pioches une autre. Les Clés Soleil sont plus faciles à compléter, les Clés Lune valent plus. En début de partie, les Clés Soleil font plus vite de la place. Pioche-en une pour chacune.
lesson-block-and-key-turn-excavate = Ton tour suivant : tu n’as plus de Blocs, donc tu extrais une ligne ou une colonne du Site. Tes Clés demandent surtout du marron. Quelle ligne ou colonne t’en donne le plus ?
    .not = Compte les Blocs marron : une autre ligne ou colonne en a deux.
lesson-block-and-key-turn-end = Voilà un tour : placer et valider, ou extraire. Tu sais ce qu’est ton point de vue, pourquoi une place est refusée, et qu’il faut chercher deux Clés à la fois.
lesson-block-and-key-win-enigma = La partie touche à sa fin. Ta carte Enigma est grise : à la fin, chaque groupe de trois faces grises visibles de ton point de vue vaut un point. Tu vois le côté gris du Bloc Central. Combien de points est-ce pour l’instant ?
    .answer1 = 1 point
    .answer2 = 2 points
    .answer3 = 4 points
    .not = De ton point de vue, on voit quatre faces grises. Chaque groupe de trois fait un point ; le reste ne compte pas.
lesson-block-and-key-win-already = Imagine que, de ton point de vue, du vert se trouve déjà à côté de gris, et que tu places un Bloc vert juste devant cette face verte : les mêmes cases montrent les mêmes couleurs. Peux-tu valider la Clé ?
    .answer1 = Oui, mon Bloc en fait partie
    .answer2 = Non, le motif était déjà là
    .not = Le motif doit être nouveau : complet sur des cases où il ne l’était pas avant. Recouvrir du vert par du vert ne fait rien de nouveau.
lesson-block-and-key-win-twelfth = À deux, la douzième Clé validée déclenche la dernière manche. Tu en as onze, l’autre joueur huit : c’est le moment. Place ton Bloc pour qu’il complète une Clé.
lesson-block-and-key-win-claim = Valide ce que tu as complété, et la dernière manche commence.
    .not = Valide tout ce que tu as complété : la douzième Clé déclenche la dernière manche, et chaque Clé rapporte des points.
lesson-block-and-key-win-final = Combien de tours auras-tu encore après celui-ci ?
    .answer1 = Aucun
    .answer2 = Un, après celui de l’autre joueur
    .answer3 = Deux
    .not = Dans la dernière manche, chacun joue encore un tour, et celui qui l’a déclenchée joue le dernier.
lesson-block-and-key-win-tie = Une autre partie, le tout dernier tour. Vous avez tous deux 12 Clés, et l’égalité est probable. Ton Bloc ne complète rien. Après le nombre de Clés, c’est le nombre de Blocs en réserve qui départage. Que fais-tu ?
    .not = Tu n’aurais alors plus de Bloc et perdrais en cas d’égalité. Extraire en rapporte trois.
lesson-block-and-key-win-end = Même des Blocs restés en réserve peuvent décider d’une partie. Pense à ton Enigma, déclenche la dernière manche quand tu mènes, et songe aux égalités. Le reste s’apprend à la table.
lesson-ancient-knowledge-turn-goal = Le plus de points à la fin l’emporte. Un monument glisse d’une case vers la gauche à chaque tour ; depuis la case 1, il tombe en déclin dans ton passé, où il rapporte ses points. Les savoirs encore dessus sont perdus : un point de moins chacun.
lesson-ancient-knowledge-turn-read = Lis une carte de ta main : Byblos. Elle montre sa case de départ 5, son coût de 2 cartes, les 2 savoirs qu’on y pose et 1 point. Chaque case d’écart coûte une carte de plus. Combien coûte-t-elle sur la case 4 ?
    .answer1 = 1 carte
    .answer2 = 2 cartes
    .answer3 = 3 cartes
    .not = Sur sa case de départ, elle coûte 2 cartes. La case 4 en est à une case : une carte de plus.
lesson-ancient-knowledge-turn-create = Crée Byblos là où elle coûte le moins, et paie avec les deux cartes les moins utiles. Elle tombera en déclin dans 4 tours, comme le dit la prévision.
    .not = Choisis Byblos, et la case 5 : c’est là qu’elle coûte le moins de cartes.
lesson-ancient-knowledge-turn-archive = Ta deuxième action. Stonehenge, sur la case 1, tombe en déclin à la fin de ce tour, et son savoir serait perdu. Choisis « Archiver ».
lesson-ancient-knowledge-turn-discard = Chaque carte archivée retire un savoir. Stonehenge n’en a qu’un : défausse une carte, et retire-le.
lesson-ancient-knowledge-turn-learn = Plus tard. Trois monuments sont dans ton passé (à côté de la table, sur un téléphone sous « Joueurs »). Deux sont des cités, ce que demande la Fleur de vie : elle fait piocher trois cartes aussitôt. Apprends-la.
    .not = C’est permis, mais cela t’apporte peu maintenant. Avec une seule carte en main, trois nouvelles valent le plus.
lesson-ancient-knowledge-turn-excavate = Il reste une action. Chercher fait piocher une carte ; Excaver en fait piocher deux par monument de ton passé que tu inclines. Choisis la meilleure.
    .not = C’est permis, mais il y a mieux : trois monuments de ton passé sont droits.
lesson-ancient-knowledge-turn-rotate = Combien de monuments inclines-tu ? Ils gardent leurs points, mais ne resservent que si une carte les redresse. Ta main contient dix cartes au plus.
lesson-ancient-knowledge-turn-end = Voilà un tour : deux actions, puis la phase de chronique, puis la phase de déclin. Tu as lu une carte, créé, archivé, appris et excavé.
lesson-ancient-knowledge-win-decline = Sacsayhuamán, qui vaut 6 points, est sur la case 1 avec 2 savoirs. Cette cité tombe en déclin à la fin de ce tour. Que te rapporte-t-elle si tu n’y fais rien ?
    .answer1 = 6 points
    .answer2 = 6 points moins 2
    .answer3 = 2 points de moins
    .not = Dans le passé, elle rapporte ses 6 points. Les 2 savoirs deviennent des savoirs perdus, un point de moins chacun.
lesson-ancient-knowledge-win-let-go = Il te reste une action et deux cartes en main. Archiver les deux sauve 2 points. Baalbek ne coûte rien et vaut 4 points, avec 1 seul savoir, puisque trois cités sont dans ton passé. Qu’est-ce qui vaut mieux ?
    .not = Cela rapporte moins. Des savoirs peuvent être perdus si l’on y trouve son compte : crée Baalbek sur sa case de départ.
lesson-ancient-knowledge-win-timeline = La dernière manche, et ton dernier tour. Que rapporte un monument qui est encore dans ta frise à la fin ?
    .answer1 = Ses points
    .answer2 = 1 point
    .answer3 = Rien
    .not = Seuls les monuments du passé rapportent leurs propres points ; chacun de ceux de la frise rapporte 1 point. Leurs savoirs ne comptent pas.
lesson-ancient-knowledge-win-last = Ta dernière action. Tu as trois cartes en main, et les cartes en main ne rapportent rien. Sur Sacsayhuamán, qui tombe maintenant en déclin, il y a 3 savoirs. Qu’est-ce qui rapporte le plus ?
    .not = Un monument créé maintenant rapporte 1 point ; Tiwanaku sauverait aussi un savoir, ce qui ferait 2 points. Trois savoirs sauvés font trois points : c’est le moment de tout archiver.
lesson-ancient-knowledge-win-save = Défausse les trois cartes, et retire les savoirs de Sacsayhuamán : ceux de Byblos ne comptent plus.
lesson-ancient-knowledge-win-end = Au début, les cartes valent plus que quelques savoirs perdus ; au dernier tour, chaque savoir sauvé est un point. C’est le cœur du jeu.
