# Les leçons du navigateur : que faire, et pourquoi.

lesson-title = Une leçon de { $game }
lesson-skip = Passer la leçon
lesson-play = Jouer tout de suite contre un robot
lesson-block-and-key-place = Tu es assis à l’est et tu vois le côté gris du Cube central. Deux de tes clés demandent du vert à côté du gris et du vert à côté du blanc. Prends le bloc vert sous le temple et pose-le sur le blanc : les cases éclairées montrent où, et Autre pose le tourne pour toi.
lesson-block-and-key-claim = Deux clés sont complètes. Appuie sur Gagner sous chacune, puis sur Plus de clé.
lesson-block-and-key-refill = Les clés gagnées sont remplacées. Les clés Soleil sont plus faciles, les clés Lune rapportent plus. Pioches-en une pour chacune.
lesson-block-and-key-excavate = L’autre joueur a joué. Tu n’as plus de bloc, alors fouille : prends toute une rangée ou une colonne du site avec une des flèches.
lesson-block-and-key-end = Voilà un tour de Block and Key : poser et gagner, ou fouiller. Le reste se découvre en jouant.
lesson-ancient-knowledge-create = Choisis le monument marqué de ta main. Les cases de ta frise montrent ce qu’il y coûte : sa propre case, la 5, est la moins chère. Choisis-en une.
lesson-ancient-knowledge-pay = Son coût se paie avec des cartes de ta main. Choisis celles dont tu as le moins besoin, puis paie.
lesson-ancient-knowledge-archive = Le monument de la case 1 décline à la fin de ce tour, et le savoir dessus sera perdu : la prévision le montre. Choisis Archiver pour le sauver.
lesson-ancient-knowledge-discard = Chaque carte archivée retire un savoir de ta frise. Choisis-en une, défausse-la, et retire le savoir du monument de la case 1.
lesson-ancient-knowledge-search = Ta frise a avancé et l’autre joueur a joué. Quand rien de mieux ne se présente, cherche : tu pioches une carte.
lesson-ancient-knowledge-end = Voilà un tour d’Ancient Knowledge : deux actions, puis la frise, puis le déclin. Apprends des technologies quand tu remplis leur condition.
