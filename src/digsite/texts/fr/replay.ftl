# Revoir une partie : ses tours, ses touches, et continuer d’une position.

replay-play-on = Continuer à jouer d’ici
replay-play-on-about = Une nouvelle table commence dans cette position ; des robots prennent les autres places.
replay-more = Ce qu’on peut faire à partir d’ici
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-turns = Tours
replay-turn = Tour { $turn } ({ $name })
replay-keys = Touches : ← → un pas, ⇧← ⇧→ un tour, espace lance la lecture, début et fin.
replay-review = Analyse
replay-board = Table
replay-pointed-out = Montré sur la table : { $choice }
