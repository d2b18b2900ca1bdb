# The workshop: a set of pieces of one's own for Block and Key. $entry is the place in the data file, $got what stands there.

workshop-title = Workshop
workshop-about = Make keys of your own, or another temple floor, and play Block and Key with them. Everything is checked as you go; nothing leaves this browser before you have it checked, tried or played.
workshop-undo = Undo
workshop-redo = Redo
workshop-standard = Start from the standard set
workshop-standard-sure = Start again from the standard set? Undo brings yours back.
workshop-export = Save as a file
workshop-import = Open a file
workshop-imported = The file was opened.
workshop-too-big = This file is too large to be a set of pieces.
workshop-saved = Kept in this browser.
workshop-not-saved = This browser keeps nothing. Save it as a file.
workshop-name = Name of the set
workshop-floor = Temple floor
workshop-width = Width, west to east
workshop-depth = Depth, south to north
workshop-height = Levels
workshop-core-of = Core Cube, by the number of players
workshop-core-about = Choose the square for the south-west corner of the Core Cube.
workshop-floor-square = { $core ->
    [yes] Column { $x }, row { $y } from the south: Core Cube
   *[no] Column { $x }, row { $y } from the south
}
workshop-keys = Keys
workshop-key-add = Add
workshop-key-faulty = something is wrong here
workshop-key-remove = Remove this key
workshop-key-edit = Key { $id }
workshop-pattern = Pattern
workshop-pattern-about = A press changes the colour of a square. On the keyboard: g green, s grey, b brown, w white, full stop blank; arrows move.
workshop-pattern-square = Row { $row }, column { $column }: { $colour ->
    [green] green
    [grey] grey
    [brown] brown
    [white] white
   *[blank] blank
}
workshop-pattern-text = Pattern as text
workshop-points = Points
workshop-stars = Stars (corner of the floor)
workshop-pips = Pips (site of the yard)
workshop-text = The whole set as text
workshop-text-about = Blocks, shapes, seats and everything else, as in the data file that the command reads.
workshop-text-take = Use this text
workshop-checks = Checks
workshop-checking = Checking…
workshop-fine = This set can be played.
workshop-faults = { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
workshop-trial = How it plays
workshop-trial-about = Three bots play twenty games each with these pieces, each only against its own kind. That takes a minute or more, and games at the tables come first.
workshop-players = Players
workshop-trial-start = Let bots try it
workshop-trial-cancel = Stop
workshop-trial-waiting = Waiting for its turn. { $others ->
    [0] Nobody else is waiting.
    [one] One other trial is under way.
   *[other] { $others } other trials are under way.
}
workshop-trial-working = { $done } of { $total } games played.
workshop-trial-done = All { $total } games were played.
workshop-trial-failed = The trial was not finished. Try it again.
workshop-trial-old = The set has changed since.
workshop-trial-bot = { $name }: { $points } { $count ->
   *[other] points
} on average (± { $error })
workshop-trial-bot-once = { $name }: { $points } { $count ->
   *[other] points
} in one game
workshop-trial-usual = { $usual } with the standard set
workshop-trial-keys = How often each key was claimed
workshop-trial-key = { $key }: claimed in { $claimed } of the { $held } games in which somebody had it
workshop-trial-dead = Dead keys, never claimed though somebody had them: { $keys }
workshop-trial-no-dead = Every key that somebody had was claimed at least once.
workshop-trial-unseen = Never in anybody’s hand, so nothing is known of them: { $keys }
workshop-play = Play it
workshop-play-about = Creates a table with these pieces; its link is for your friends. In the waiting room you choose who plays, bots included.
workshop-play-start = Create a table

workshop-fault-too-long = The text is too long for a set of pieces: { $most } characters at most.
workshop-fault-too-deep = The text has tables within tables within tables; a set of pieces has none.
workshop-fault-unreadable = This text cannot be read: { $got }
workshop-fault-missing = { $entry }: “{ $name }” is missing.
workshop-fault-unknown = { $entry }: “{ $got }” has no place there.
workshop-fault-too-large = { $entry }: { $limit } at most, not { $got }.
workshop-fault-too-small = { $entry }: { $limit } at least, not { $got }.
workshop-fault-wrong-kind = { $entry }: something of another kind belongs there, not { $got }.
workshop-fault-name = { $entry }: a name has 1 to 40 letters, digits, hyphens, underscores, full stops and plus signs, no spaces. Not: { $got }
workshop-fault-colours = { $entry }: green, grey, brown and white, each once.
workshop-fault-players = { $entry }: seats for 1, 2, 3 and 4 players, and no others.
workshop-fault-seats = { $entry }: { $count ->
    [one] one side of the floor
   *[other] { $count } different sides of the floor, clockwise
}.
workshop-fault-core-off-floor = { $entry }: with { $count ->
    [one] one player
   *[other] { $count } players
} the Core Cube is not on the floor.
workshop-fault-cells = { $entry }: cells are written as three digits each, such as 000 100 110.
workshop-fault-too-many-cells = { $entry }: { $most } cells at most, each once.
workshop-fault-shape-apart = { $entry }: the cells are not all connected.
workshop-fault-shape-twice = { $entry }: the same shape as { $other }, rotated.
workshop-fault-block-count = There are { $got } blocks; there must be { $least } to { $most }.
workshop-fault-block = { $entry }: a block is a colour and a shape of this set, not “{ $got }”.
workshop-fault-block-twice = { $entry }: “{ $got }” is there already.
workshop-fault-too-few-keys = { $tier ->
    [star] Star keys
    [sun] Sun keys
   *[moon] Moon keys
}: { $least } at least, not { $got }.
workshop-fault-too-many-keys = There are { $got } keys; { $most } at most.
workshop-fault-id-twice = { $entry }: another key has that name.
workshop-fault-pattern = { $entry }: a pattern has one to four rows of one to four squares, all rows of the same length, of g, s, b, w and full stops, such as g. / gb. Not: { $got }
workshop-fault-pattern-blank = { $entry }: no square has a colour.
workshop-fault-never-fits = { $entry }: this pattern has no room in any view of this floor, so that nobody could ever claim the key.
workshop-fault-key-twice = { $entry }: the same pattern as { $other }, rotated.
