# Captions of the small pictures beside the rules in the browser, and what they show, for those who do not see them.

pictures-temple = The temple; the arrow shows your side.
    .words = Four blocks side by side: a green one lying in front, behind it an upright brown one and a white one, and to the right a grey one. An arrow comes from the south.
pictures-flat = The same from the south: your view.
    .words = Five columns. From the left: green; green with two brown above; green with one white above; two grey; one grey.
pictures-taller = Beside a stack and taller than it.
    .words = An upright green block of three cells beside a grey stack of two.
pictures-lower = Beside a stack, but not taller.
    .words = A green block lying beside a grey stack of two.
pictures-corner = Corner to corner: height does not matter.
    .words = A green block lying so that only a corner of it meets the grey stack.
pictures-stands = Every part rests on something.
    .words = A green block standing whole on a grey one.
pictures-bridge = A straight bridge: both ends are supported.
    .words = A straight green block across a gap, one end on a grey block, the other on a white one.
pictures-overhang = Hangs in the air.
    .words = A straight green block with only one end on a grey block.
pictures-rotations = One key, turned all four ways.
    .words = A key of white, grey and green around a corner, turned by a quarter each time.
pictures-mirrored = Its mirror image is another key.
    .words = The same three colours the other way round.
pictures-sliding = Space 1 goes to the past, its knowledge is lost, the rest moves to the left.
    .words = Six spaces in a row. The monument on space 1 goes left into the past and the knowledge on it falls away; the monuments on the other spaces each move one space to the left with their knowledge.
