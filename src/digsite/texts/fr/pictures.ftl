# Légendes des petites images à côté des règles dans le navigateur, et ce qu’elles montrent à qui ne les voit pas.

pictures-temple = Le temple ; la flèche montre ton côté.
    .words = Quatre Blocs côte à côte : un vert couché devant, derrière lui un marron debout et un blanc, à droite un gris. Une flèche vient du sud.
pictures-flat = Le même vu du sud : ton point de vue.
    .words = Cinq colonnes. Depuis la gauche : vert ; vert avec deux marron au-dessus ; vert avec un blanc au-dessus ; deux gris ; un gris.
pictures-taller = À côté d’une colonne, et plus haut qu’elle.
    .words = Un Bloc vert de trois cases, debout à côté d’une colonne grise de deux.
pictures-lower = À côté d’une colonne, mais pas plus haut.
    .words = Un Bloc vert couché à côté d’une colonne grise de deux.
pictures-corner = Angle à angle : hauteur libre.
    .words = Un Bloc vert couché, dont seul un angle touche la colonne grise.
pictures-stands = Chaque partie est soutenue.
    .words = Un Bloc vert posé tout entier sur un Bloc gris.
pictures-bridge = Un pont droit : les deux extrémités sont soutenues.
    .words = Un Bloc vert droit au-dessus d’un vide, une extrémité sur un Bloc gris, l’autre sur un blanc.
pictures-overhang = Une partie au-dessus du vide.
    .words = Un Bloc vert droit dont une seule extrémité est posée sur un Bloc gris.
pictures-rotations = Une Clé, dans ses quatre positions.
    .words = Une Clé de blanc, de gris et de vert autour d’un coin, tournée chaque fois d’un quart.
pictures-mirrored = Son reflet est une autre Clé.
    .words = Les trois mêmes couleurs dans l’autre sens.
pictures-sliding = La case 1 rejoint le passé, son savoir est perdu, le reste glisse vers la gauche.
    .words = Six cases en ligne. Le monument de la case 1 part à gauche dans le passé et le savoir posé dessus tombe ; les monuments des autres cases glissent chacun d’une case vers la gauche avec leur savoir.
