# The rules in our own words, as the browser shows them. Each section is a heading and its text.

rules-block-and-key-goal = What it is about
    .text =
        Together you build one temple out of heavy blocks. You sit at one side of it, and all that counts is the flat picture you see from there: for every place, the first face your eye meets.
        Your keys are small patterns of colours. When a block you place completes one in your picture, you claim the key and its points.
rules-block-and-key-setup = Setting up
    .text =
        Everyone gets two Star keys, one Sun key and one Moon key, and one Enigma: a colour that pays at the end. All of these are secret.
        The starting player puts the Core Cube down, any of its four colours toward their own side. Then each player, against the clock’s direction, takes one row or column of the Excavation Yard.
rules-block-and-key-turn = A turn
    .text =
        On your turn you do one of two things: you excavate, or you place a block. Then it is the next player’s turn. Only who can do neither passes.
rules-block-and-key-excavate = Excavate
    .text =
        Take every block of one row or column of the yard. It is filled again from the bag. Your supply holds seven blocks at most; what is too many goes back into the bag.
rules-block-and-key-place = Place a block
    .text =
        Take one block of your supply, turn it any way you like, and lower it straight down until it rests. It must stay on the floor of ten by ten and below the sixth level.
rules-block-and-key-contact = It must touch
    .text =
        A block must touch what stands: with a face, sideways or from above, or at least corner to corner on the same level.
        If it touches something sideways by a face, it must stand taller: its highest cell above the top of every stack it touches so. Corners ask for no height.
rules-block-and-key-support = It must stand
    .text =
        No part may hang in the air. The one exception is a straight bridge: a block that covers one straight line, with both of its ends supported.
rules-block-and-key-claim = Claiming keys
    .text =
        After placing, you may claim every key whose colours lie in your picture, turned any way but never mirrored. Blank squares match anything, and depth does not matter. At least one of the faces must belong to the block you have just placed.
        Then draw new keys up to four, each from the Sun altar or the Moon altar.
rules-block-and-key-end = The end
    .text =
        When somebody has claimed 12 keys (two players), 8 (three) or 7 (four), everybody takes one more turn, that player last.
        Add up the points of your keys, and one point for every three faces of your Enigma’s colour in your picture. Ties: more keys, then more blocks left, then the earlier player.
rules-block-and-key-solo = Alone
    .text =
        You have eleven turns. A turn without a claim is marked with a hidden key from an altar. You may put one key back under its altar before you draw.
        Whenever you drew a key, the Ancients act: the last key names a site of the yard and a corner of the floor. You place that block corner to corner with what stands nearest to that corner. Their placements claim nothing.

rules-ancient-knowledge-goal = What it is about
    .text =
        You raise monuments on a timeline that moves one space at the end of each of your turns. What reaches its end declines into the past, where it scores. The knowledge still on it is lost, and every lost knowledge costs a point.
rules-ancient-knowledge-setup = Setting up
    .text =
        Everyone gets ten cards and keeps six. Three pillars show three open technologies each, two of level one, one of level two.
rules-ancient-knowledge-actions = First: two actions
    .text =
        Create: discard the cards a monument costs and put it on its space, or on another for one more card a space; put its knowledge on it. Artefacts go beside the timeline, five at most.
        Learn: take an open technology whose requirement you meet.
        Archive: discard cards, and remove one knowledge from your timeline for each.
        Excavate: turn monuments of your past sideways and draw two cards for each.
        Search: draw one card. Your hand holds ten at most.
rules-ancient-knowledge-timeline = Then: the timeline
    .text =
        The timeline effects of your monuments and artefacts happen, in the order you like. Neighbours share a space, or lie in the same row on spaces side by side.
rules-ancient-knowledge-decline = Then: the decline
    .text =
        Each monument on space one carries out its decline effect, loses the knowledge left on it to your store of lost knowledge, and goes to the past. Everything else moves one space down.
        When somebody has seven monuments in the past for the first time, a pillar turns to level two.
rules-ancient-knowledge-end = The end
    .text =
        Fourteen monuments in one past start the last round. Count the points of your past and its endgame effects, of your technologies of level two, one for each monument still in the timeline, and take one off for each lost knowledge. A tie goes to less lost knowledge.

# A game that brings no words of its own.
rules-unwritten = Nobody has written down the rules of this game yet. At the table only what they allow can be chosen.
