# The rules in our own words, as the browser shows them. Each section is a heading and its text.

rules-block-and-key-goal = The aim
    .text =
        Together you build one temple, but everyone looks at it from a different side. Only your own view counts for you: looking straight in from your side, the first face you meet at every spot.
        Your keys are small patterns of colours. When a block you place completes one in your view, you claim the key and its points. The most points win.
rules-block-and-key-setup = Setting up
    .text =
        Four players sit on the four sides of the temple, three on the north, east and south sides, two on the east and south sides.
        Everyone gets two Star keys (1 point each), one Sun key (2 or 3 points), one Moon key (3 or 4 points) and one Enigma, a colour that scores at the end. Keep all of these secret. The other Sun and Moon keys form two face-down piles, the altars; the other Stars and Enigmas leave the game.
        The nine sites of the Excavation Yard are filled with blocks from the bag. A starting player is drawn by lot and sets down the Core Cube, any of its four colours facing them.
        Then everyone takes one whole row or column of the yard, which is refilled each time. The player to the right of the starting player begins, it goes on counter-clockwise, and the starting player comes last.
        The starting player takes the first turn. From then on play goes clockwise.
rules-block-and-key-turn = A turn
    .text =
        On your turn you do one of two things: you excavate a row or column of the yard, or you place one block. You pass only if you can do neither.
rules-block-and-key-excavate = Excavate
    .text =
        Take all the blocks of one row or column of the Excavation Yard. Empty sites are refilled from the bag, the lowest number first.
        Your supply holds seven blocks. If you have more, put blocks of your choice back into the bag; sites that are still empty are then filled. Once the bag is empty, a row or column may hold fewer than three blocks.
rules-block-and-key-place = Place a block
    .text =
        Take a block from your supply, turn it any way you like, and lower it straight down until it rests; it cannot be pushed in from the side. It must stay within the grid of ten by ten, and no stack may be more than six levels high, gaps included.
rules-block-and-key-contact = It must touch
    .text =
        A block must touch one that is already there: by a face, beside it or on top of it, or corner to corner on the same level. The Core Cube counts as a block.
        If it touches a stack sideways by a face, some part of your block must be higher than the top of that stack, whichever level it touches. Where only corners touch, height does not matter.
rules-block-and-key-support = It must stand
    .text =
        No part may hang in the air. The one exception is a straight bridge: seen from above the block covers one straight line, and both its ends are supported.
rules-block-and-key-claim = Claiming keys
    .text =
        After placing a block, you may claim any of your keys whose pattern this block has completed in your view. The pattern may be turned, never mirrored. Blank squares match anything, and it does not matter how far back a face is. The sides of the Core Cube count as faces.
        Completed means: at least one face of the pattern belongs to the block you have just placed, and the pattern was not already there before, on the same squares and turned the same way. Covering a face with the same colour therefore completes nothing. But a pattern that was already there does not stop you from completing it again on other squares.
        One block may complete several keys, and one face may be part of several patterns. Show everyone where the pattern is; a claimed key lies face up from then on.
        Then draw back up to four keys, choosing the Sun or the Moon altar for each. A key you draw can be claimed from your next turn on. If one altar is empty, draw from the other; if both are, play on with fewer keys. There are no more Stars to draw.
rules-block-and-key-end = The end
    .text =
        When a player has claimed 12 keys (two players), 8 (three) or 7 (four), the final round begins: everyone takes one more turn, the next player first, and the one who started it last. Keys claimed in it do not start another.
        The game also ends when all players pass one after the other, when no block of the bag, the yard and the supplies fits anywhere, or after three rounds without a placement. In the final round these ends no longer apply: everyone’s last turn is played, and a player who can do nothing passes.
rules-block-and-key-scoring = Scoring
    .text =
        Score the points of your claimed keys, and one point for every three faces of your Enigma’s colour in your view, rounded down. Keys in your hand and blocks in your supply score nothing.
        The most points win. Ties: more claimed keys, then more blocks left in the supply, then earlier in turn order, counted from the starting player.
rules-block-and-key-solo = Solo: the Ancients
    .text =
        You sit on the south side, set down the Core Cube and take one row or column of the yard. Then you have eleven turns of five steps.
        1. Excavate, or place a block and claim keys. If you can do neither, you pass.
        2. Mark the turn: claimed keys lie face up. If you claimed none, take a key from an altar of your choice and lay it face down without looking at it.
        3. You may put one Sun or Moon key from your hand at the bottom of its altar.
        4. Draw back up to four keys.
        5. If you drew a key and this was not the eleventh turn, the Ancients place a block.
        The last key you drew says which block: its pips name a site of the yard, its stars a corner of the floor (1 south-west, 2 north-west, 3 north-east, 4 south-east). Place the block of that site by the usual rules, corner to corner with the block nearest to that corner and sharing no face with it; if several are equally near, choose one. If it cannot be placed like that, it goes back into the bag; if the site is empty, nothing happens. You cannot claim keys that this block completes.
        Your score gives your rank: 0–9 Trainee, 10–20 Researcher, 21–26 Field Director, 27–32 Dig Director, 33 and more Expert Archaeologist.
rules-block-and-key-tips = Advice
    .text =
        Begin with your Stars. They are worth a single point each, but every key you claim makes room for a new one, and the more faces there are to see, the easier Sun and Moon keys become.
        Soon look for blocks that complete two keys at once. And mind the other sides: a block that is hidden behind others in somebody’s view cannot help them.

rules-ancient-knowledge-goal = The aim
    .text =
        You create monuments in a timeline of six spaces. At the end of each of your turns they move one space to the left. A monument that would leave space 1 declines: it goes to your past, where it scores its points, and the knowledge still on it becomes lost knowledge, which costs one point each. The most points win.
rules-ancient-knowledge-card = What a card shows
    .text =
        Builder cards are monuments (cities, megaliths and pyramids) and artefacts. A builder card shows its cost, the number of other cards you discard to create it. A monument also shows its start space, the knowledge that is put on it, and its points. A lock means that it cannot be shifted.
        A technology shows its level, I or II, its requirement, and at level II its points. It is an ancient, a writing or a secret.
        Below that, every card says when it acts and what it does.
rules-ancient-knowledge-setup = Setting up
    .text =
        A starting player is drawn by lot; play goes clockwise. Everyone is dealt ten builder cards and keeps six, the others are shuffled back into the deck. For a first game everyone may get one of four starter sets of six cards instead. Players three and four get one more card.
        Three pillars show three technologies each: two pillars of level I, one of level II. The rest form two face-down decks.
rules-ancient-knowledge-actions = First: two actions
    .text =
        Take two actions, the same or different.
        Create: play a monument or an artefact from your hand and discard as many other cards as it costs. A monument goes on its start space. You may shift it to another space by discarding one more card for each space of difference, unless it is locked. A space holds two monuments, the second above the first. Put its knowledge on it; then it has its immediate effect. Artefacts go on your board, five at most.
        Learn: take a displayed technology whose requirement you meet. Level I acts at once, level II scores at the end.
        Archive: discard any number of cards, and remove one knowledge from your timeline for each.
        Excavate: rotate any number of upright monuments in your past, and draw two cards for each. They stay rotated until a card turns them upright.
        Search: draw one card.
        You never hold more than ten cards: a draw stops there. An empty deck is renewed from its discard pile.
rules-ancient-knowledge-pillars = The pillars
    .text =
        A pillar is not refilled after every technology. As soon as only one card is left on it, that card is discarded and three new ones of its level are displayed. If deck and discard pile of that level do not have enough, they leave the game together with the pillar; what other pillars display can still be learned.
        The second half: the first player to have seven monuments in the past turns one level I pillar of their choice to level II, after all declines of that turn. Its cards are discarded, and three of level II are displayed. This happens once a game.
rules-ancient-knowledge-effects = When cards act
    .text =
        Immediate: once, when you create or learn the card.
        Anytime: each time its condition is met.
        Timeline: every turn, in your timeline phase.
        Decline: when the monument declines.
        Endgame: in the final scoring, from your past.
        Carry effects out as far as you can; only “may” and “up to” leave you a choice. They concern your own cards unless they name opponents. If several happen at once, you choose the order; what one of them sets off comes before the next.
        Monuments act in the timeline and artefacts on the board. In the past nothing acts but endgame effects. If a card contradicts these rules, the card is right.
rules-ancient-knowledge-timeline = Then: the timeline phase
    .text =
        Carry out each timeline effect of your monuments and artefacts once, in the order you choose. Adjacent monuments lie on the same space, or in the same row on the next space; never diagonally.
rules-ancient-knowledge-decline = Then: the decline phase
    .text =
        Every monument on space 1 declines, in the order you choose: carry out its decline effect, then put the knowledge left on it with your lost knowledge, then put the monument into your past, upright. What comes to space 1 meanwhile declines too.
        Then everything else in your timeline moves one space to the left, with its knowledge. Artefacts stay where they are.
rules-ancient-knowledge-example = A decline as an example
    .text =
        On your space 1 lie Derinkuyu (1 point) with 1 knowledge and Sacsayhuamán (6 points) with 2 knowledge. On space 3 lies Karnak Temple with 6 knowledge.
        You let Derinkuyu decline first. Its decline effect removes 4 knowledge from one of your cities with at least 6: Karnak Temple is left with 2. The knowledge on Derinkuyu becomes 1 lost knowledge, and Derinkuyu goes to your past.
        Sacsayhuamán has no decline effect. Its knowledge makes 2 more lost knowledge, and it goes to your past as well. Karnak Temple moves to space 2.
        If the game ended now, you would score 1 + 6 for your past and 1 for Karnak Temple in the timeline, less 3 for lost knowledge: 5 points. Before the decline it would have been 3, one for each monument in the timeline.
rules-ancient-knowledge-end = The end
    .text =
        As soon as a player has fourteen monuments in the past, the round is played to its end: the last turn is that of the player before the starting player, so that everyone has had the same number of turns.
        Score the points of the monuments in your past and of their endgame effects, the points of your level II technologies, and one point for each monument still in your timeline; the points and the knowledge on those do not count. Take off one point for each lost knowledge.
        The most points win. A tie goes to less lost knowledge; if that is equal too, the victory is shared.
rules-ancient-knowledge-tips = Advice
    .text =
        Search draws a single card. Once monuments lie in your past, Excavate draws two for each of them.
        You need not save everything. A monument is often worth more points than the knowledge it loses, and some cards even ask for lost knowledge.

# A game that brings no words of its own.
rules-unwritten = Nobody has written down the rules of this game yet. At the table only what they allow can be chosen.
