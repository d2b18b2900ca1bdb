# Les leçons du navigateur : que faire, et pourquoi.

lesson-title = Leçon : { $game }
lesson-skip = Passer la leçon
lesson-play = Jouer tout de suite contre un robot
lesson-block-and-key-place = Ta place est à l’est : tu vois le côté gris du Bloc Central. Deux de tes Clés demandent du vert à côté du gris et du vert à côté du blanc. Prends le Bloc vert sous le temple et place-le sur le Bloc blanc : les cases éclairées montrent où, et « Autre position » le tourne pour toi.
lesson-block-and-key-claim = Deux Clés sont complètes. Appuie sur « Valider » sous chacune, puis sur « Ne plus rien valider ».
lesson-block-and-key-refill = Les Clés validées sont remplacées. Les Clés Soleil sont plus faciles, les Clés Lune rapportent plus. Pioches-en une pour chacune.
lesson-block-and-key-excavate = L’autre joueur a joué. Tu n’as plus de Bloc, alors extrais-en : prends toute une ligne ou une colonne du Site de Fouille avec une des flèches.
lesson-block-and-key-end = Voilà un tour de Block and Key : placer et valider, ou extraire. À deux, la douzième Clé validée déclenche la dernière manche. Le reste se découvre en jouant.
lesson-ancient-knowledge-create = Choisis le monument marqué dans ta main. Les cases de ta frise montrent ce qu’il y coûte : sa propre case, la 5, est la moins chère. Choisis-en une.
lesson-ancient-knowledge-pay = Son coût se paie avec des cartes de ta main. Choisis celles dont tu as le moins besoin, puis paie.
lesson-ancient-knowledge-archive = Le monument de la case 1 tombe en déclin à la fin de ce tour, et le savoir qu’il porte sera perdu : la prévision le montre. Choisis « Archiver » pour le sauver.
lesson-ancient-knowledge-discard = Chaque carte archivée retire un savoir de ta frise. Choisis-en une, défausse-la, et retire le savoir du monument de la case 1.
lesson-ancient-knowledge-search = Ta frise a glissé vers la gauche et l’autre joueur a joué. Quand rien de mieux ne se présente, cherche : tu pioches une carte.
lesson-ancient-knowledge-end = Voilà un tour d’Ancient Knowledge : deux actions, puis la phase de chronique, puis la phase de déclin. Apprends des connaissances quand tu remplis leur condition, et excave dès que des monuments sont dans ton passé.
