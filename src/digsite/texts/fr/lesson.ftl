# Les leçons du navigateur : que faire, et pourquoi.

lesson-title = Une leçon de { $game }
lesson-skip = Passer la leçon
lesson-block-and-key-place = Tu es assis à l’est et tu vois le côté gris du Cube central. Une de tes clés demande du vert à côté du gris. Prends le bloc vert sous le temple, tourne-le et pose-le là où ta face montre du vert à côté du gris : plus haut que ce qu’il touche de côté, ou touchant seulement par un coin. Le temple dit quand une clé est complète.
lesson-block-and-key-claim = La clé est complète : appuie sur Gagner. Si rien n’est proposé, reprends le bloc et essaie un autre endroit.
lesson-block-and-key-refill = Les clés gagnées sont remplacées. Les clés Soleil sont plus faciles, les clés Lune rapportent plus. Pioches-en une.
lesson-block-and-key-excavate = L’autre joueur a joué. Tu n’as plus de bloc, alors fouille : prends toute une rangée ou une colonne du site avec une des flèches.
lesson-block-and-key-end = Voilà un tour de Block and Key : poser et gagner, ou fouiller. Le reste se découvre en jouant.
lesson-ancient-knowledge-create = Clique un monument de ta main. Les cases de ta frise montrent ce qu’il y coûte : sa propre case est la moins chère. Choisis-en une.
lesson-ancient-knowledge-pay = Son coût se paie avec des cartes de ta main. Clique celles dont tu as le moins besoin.
lesson-ancient-knowledge-archive = Le monument de la case 1 décline à la fin de ce tour, et le savoir dessus sera perdu : la prévision le montre. Choisis Archiver pour le sauver.
lesson-ancient-knowledge-discard = Chaque carte défaussée retire un savoir de ta frise. Défausses-en une, dis que c’est assez, et retire le savoir du monument de la case 1.
lesson-ancient-knowledge-search = Ta frise a avancé et l’autre joueur a joué. Quand rien de mieux ne se présente, cherche : tu pioches une carte.
lesson-ancient-knowledge-end = Voilà un tour d’Ancient Knowledge : deux actions, puis la frise, puis le déclin. Apprends des technologies quand tu remplis leur condition.
