# The rules in our own words, as the browser shows them. Each section is a heading and its text; its name is its address
# (/rules/<game>#<section>). <section|words> leads to another section; `.terms` are the words that are explained in it, each
# with the forms in which it is met (term/form/form): the first one in every other section leads there. <|words> do not.

rules-block-and-key-goal = The aim
    .text =
        Together you build one temple, but everyone looks at it from a different side. Only your own view counts for you: looking straight in from your side, the first face you meet at every spot.
        Your keys are small patterns of colours. When a block you place completes one in your view, you claim the key and its points. Whoever has the most points wins.
rules-block-and-key-pieces = The pieces
    .text =
        The Temple Floor is a grid of ten by ten. On it stands the Core Cube, two cells wide, deep and high. Each of its four <|sides> shows a different colour; its top and bottom show none.
        There are 40 blocks: ten shapes of three or four cells, each in green, grey, brown and white. A block may be turned any way, but not mirrored: no <|turn> makes a left screw a right one.
        There are 48 keys: 8 Stars (1 point), 24 Suns (2 or 3 points) and 16 Moons (3 or 4 points). Each shows a pattern of coloured and blank squares; the harder it is, the more it is worth. The stars and pips on Sun and Moon keys matter in <solo|solo play> only.
        There are four Enigmas, one for each colour.
    .terms = Block/block/blocks, Core Cube, Temple Floor/floor, shape/shapes, short bar, elbow, long bar, L, T, zigzag, slab, tripod, left screw, right screw, cell/cells, level/levels, key/keys, Star/Stars, Sun/Suns, Moon/Moons, pattern/patterns, square/squares, green, grey, brown, white, Enigma/Enigmas/Enigma’s
rules-block-and-key-view = What you see
    .text =
        Your view is ten <|places> across and six levels high. At each spot you see the first face on the way in from your side, however far back it is, or nothing. Under a bridge you see through.
        What stands nearer covers what stands behind it. So a block can take faces out of your view that other players still see. The Core Cube shows you the <|side> that is turned to you.
    .terms = view, face/faces, side/sides
rules-block-and-key-setup = Setting up
    .text =
        Four players sit on the four sides of the temple, three on the north, east and south sides, two on the east and south sides. The Core Cube stands in the middle with four players and in solo play; with two or three it stands away from them.
        Everyone gets two Star keys, one Sun, one Moon and one Enigma, a colour that <scoring|scores> at the end. The other Sun and Moon keys form two <|face-down> piles, the altars; the other Stars and Enigmas leave the game.
        The 40 blocks go into the bag. The nine sites of the Excavation Yard are filled from it, one block each. A starting player is drawn by lot and sets down the Core Cube, any of its four colours facing them.
    .terms = altar/altars, bag, Excavation Yard/yard, site/sites, starting player
rules-block-and-key-draft = The first blocks, and the order of turns
    .text =
        Before the first turn everyone takes one whole row or column of the <excavate|yard>, which is refilled each time. The player to the right of the starting player begins, it goes on counter-clockwise, and the starting player comes last.
        Then the starting player takes the first turn. From then on play goes clockwise; one turn of everyone is a round.
rules-block-and-key-secret = Open and secret
    .text =
        Everyone sees the temple, the yard, all supplies and claimed keys, how many Star, Sun and Moon keys each hand holds, how many keys are left on each altar, and which blocks are still in the bag.
        Secret are the keys in hand, the Enigmas, and what comes next from the altars and the bag.
rules-block-and-key-turn = A turn
    .text =
        On your turn you do one of two things: you excavate a row or column of the yard, or you place one block. You pass only if you can do neither.
    .terms = turn/turns
rules-block-and-key-excavate = Excavate
    .text =
        Take all the blocks of one row or column of the Excavation Yard. Empty sites are refilled from the bag, the lowest number first.
        Once the bag is empty, a row or column may hold fewer than three blocks. One that holds none cannot be taken.
    .terms = excavate/excavating, row, column
rules-block-and-key-supply = Your supply
    .text =
        Your supply holds at most seven blocks. If you have more after excavating, put blocks of your choice back into the bag, where they are mixed in; sites that are still empty are then filled.
    .terms = supply/supplies
rules-block-and-key-place = Place a block
    .text =
        Take a block from your supply, <|turn> it any way you like, and lower it straight down until it rests; it cannot be pushed in from the <|side> or from below. It must stay within the grid of ten by ten, and no stack may be more than six levels high, gaps included.
        A block must also <contact|touch> one that is already there, be taller where it touches sideways, and <support|stand>. Then you may claim keys.
    .terms = place/places/placed/placing/placement, stack/stacks
rules-block-and-key-contact = It must touch
    .text =
        A block must touch one that is already there: face to face, beside it or on top of it, or corner to corner on the same level. The Core Cube counts as a block.
    .terms = corner to corner, face to face
rules-block-and-key-taller = Taller where it touches sideways
    .text =
        If a block touches stacks sideways, by a face, some part of it must be higher than the top of each of them, whichever level it touches them on. That part may be anywhere in the block. The Core Cube counts like any other block.
        A block that rests on a stack is higher than that stack anyway. Where only corners touch, and where a bridge passes over a stack without touching it, height does not matter.
    .terms = taller
rules-block-and-key-support = It must stand
    .text =
        Every part of the block must have the floor, another block or the block itself right beneath it; nothing may hang in the air, not even where the block’s own shape juts out. That would be a ledge.
        The one exception is a straight bridge: seen from above the block covers one straight line, and both its ends are supported. It may rise: an upright L or T can be a bridge.
    .terms = support/supported, bridge, ledge
rules-block-and-key-claim = Claiming keys
    .text =
        After placing a block, you may claim any of your keys whose pattern this block has completed in your view. Each coloured square must lie on a face of its colour. Blank squares match anything, also what lies outside your view. The pattern may be turned, never mirrored, and it does not matter how far back a face is. The <|sides> of the Core Cube count as faces.
        One block may complete several keys, and one face may be part of several patterns. You need not claim what you could. Everyone is shown where the pattern is; a claimed key lies <|face up> from then on.
    .terms = claim/claims/claimed
rules-block-and-key-new = What “completed” means
    .text =
        A pattern is completed if two things are true: at least one of its faces belongs to the block you have just placed, and the pattern was not already there before, on the same squares and turned the same way.
        Merely covering a face with the same colour therefore completes nothing. But a pattern that was already there does not stop you from completing it again on other squares.
    .terms = complete/completes/completed/completing
rules-block-and-key-refill = New keys
    .text =
        At the end of your turn draw back up to four keys in hand, choosing the Sun or the Moon altar for each. A key you draw can be claimed from your next turn on.
        If one altar is empty, draw from the other; if both are, play on with fewer keys. There are no more Stars to draw.
    .terms = refill, hand
rules-block-and-key-end = The final round
    .text =
        When a player has claimed 12 keys (two players), 8 (three) or 7 (four), the final round begins: everyone takes one more turn, the next player first, and the one who started it last. Keys claimed in it do not start another. Then the game is <scoring|scored>.
    .terms = final round
rules-block-and-key-stop = Other ends
    .text =
        The game also ends, and is <scoring|scored>, when all players pass one after the other, when no block of the bag, the yard and the supplies fits anywhere, or after three full rounds without a placement. Solo play has none of these ends: it always lasts eleven turns.
        In the final round these ends no longer apply: everyone’s last turn is played, and a player who can do nothing passes.
rules-block-and-key-scoring = Scoring
    .text =
        Score the points of your claimed keys, and one point for every three faces of your Enigma’s colour in your view, rounded down. The <|sides> of the Core Cube count. Keys in your hand and blocks in your supply score nothing.
    .terms = point/points
rules-block-and-key-ties = Ties
    .text =
        Whoever has the most points wins. Ties: more claimed keys, then more blocks left in the supply, then earlier in turn order, counted from the starting player.
rules-block-and-key-solo = Solo: the Ancients
    .text =
        You sit on the south side, set down the Core Cube and take one row or column of the yard. Then you have eleven turns of five steps. A turn in which you can only pass is a turn too.
        1. Excavate, or place a block and claim keys.
        2. Mark the turn: claimed keys lie <|face up>. If you claimed none, take a key from an altar of your choice and lay it <|face down> without looking at it.
        3. You may put one Sun or Moon key from your hand at the bottom of its altar.
        4. <refill|Draw> back up to four keys.
        5. If you drew a key and this was not the eleventh turn, the Ancients place a block.
    .terms = solo
rules-block-and-key-ancients = What the Ancients place
    .text =
        The last key you <refill|drew> says which block: its pips name a site of the yard, its stars a corner of the floor (1 south-west, 2 north-west, 3 north-east, 4 south-east). If the site is empty, nothing happens.
        You place the block of that site by the usual rules, corner to corner with the block nearest to that corner and sharing no face with it; with other blocks only the usual rules apply. Nearest is the shortest straight line, seen from above; the Core Cube counts as well. If several are equally near, choose one.
        If it cannot be placed like that, it goes back into the bag. The yard is refilled. You cannot claim keys that this block completes.
    .terms = the Ancients/Ancients, stars, pips
rules-block-and-key-ranks = Ranks
    .text =
        Your score gives your rank: 0–9 Trainee, 10–20 Researcher, 21–26 Field Director, 27–32 Dig Director, 33 and more Expert Archaeologist.
rules-block-and-key-options = Variants
    .text =
        A table may choose strict claims: then a key whose pattern was anywhere in your view before you placed the block cannot be claimed at all.
        By the prototype’s rules the Core Cube may not show you brown in solo play.
rules-block-and-key-tips = Advice
    .text =
        Begin with your Stars. They are worth a single point each, but every key you claim makes room for a new one, and the more faces there are to see, the easier Sun and Moon keys become.
        Soon look for blocks that complete two keys at once. And mind the other sides: a block that is hidden behind others in somebody’s view cannot help them.

rules-ancient-knowledge-goal = The aim
    .text =
        You create monuments in a timeline of six spaces. At the end of each of your turns they <slide|move one space to the left>. A monument that would leave space 1 declines: it goes to your past, where it scores its points, and the knowledge still on it becomes lost knowledge, which <|costs> one point each. Whoever has the most points wins.
rules-ancient-knowledge-card = What a card shows
    .text =
        Builder cards are monuments, of three kinds (cities, megaliths and pyramids), and artefacts. A builder card shows its cost, the number of other cards you discard to create it. A monument also shows its start space, the knowledge that is put on it, and its points. A locked monument cannot be shifted.
        A technology shows its level, I or II, its requirement, and at level II its points. It is an ancient, a writing or a secret.
        Below that, every card says <effects|when it acts> and what it does.
    .terms = builder card/builder cards, monument/monuments, kind/kinds, city/cities, megalith/megaliths, pyramid/pyramids, artefact/artefacts, technology/technologies, ancient, writing, secret, level, requirement/requirements, cost/costs, start space, locked, knowledge
rules-ancient-knowledge-symbols = The signs on the cards
    .text =
        The signs stand for these words, on every card.
rules-ancient-knowledge-board = What lies in front of you
    .text =
        Your timeline has six spaces with two places each. The lower row is filled first; when a monument leaves it, the one above drops down.
        To the left of space 1 is your past, with the monuments that have declined. On your board lie up to five artefacts and your lost knowledge; beside it your collection of technologies.
        Everyone sees all of this, and how many cards each hand holds. Hands are <|secret>, and so are cards discarded from them.
    .terms = timeline, space/spaces, row, past, board, collection, lost knowledge
rules-ancient-knowledge-setup = Setting up
    .text =
        A starting player is drawn by lot; play goes clockwise. Everyone is dealt an opening hand of ten builder cards and, all at the same time, keeps six. The third and the fourth player in turn order get one more card. Only then are the cards that nobody kept shuffled back into the deck.
        For a first game everyone may get one of four starter sets of six cards instead; unused sets go into the deck, and the third and the fourth player get one more card here too.
        Three pillars show three technologies each: two pillars of level I, one of level II. The rest form two face-down decks.
    .terms = opening hand, starter sets, starting player
rules-ancient-knowledge-turn = A turn
    .text =
        First you take <actions|two actions>, then comes the timeline phase, then the decline phase. Then it is the next player’s turn.
    .terms = turn/turns
rules-ancient-knowledge-actions = Two actions
    .text =
        Take two actions, the same or different: create, learn, archive, excavate or search. You cannot pass; searching is always possible, even with ten cards in hand.
    .terms = action/actions
rules-ancient-knowledge-create = Create
    .text =
        Play a monument or an artefact from your hand and discard as many other cards as it costs. A monument goes on its start space; you may shift it. A space holds at most two monuments.
        Put its knowledge on it, less what this or your other cards take off. Then it has its immediate effect.
        An artefact goes on a free place of your board; there are five.
    .terms = create
rules-ancient-knowledge-shift = Shift
    .text =
        A monument may enter on another space than its start space, nearer to the past or farther from it, if you discard one more card for each space of difference. It never goes straight into the past. A locked monument cannot be shifted, and a space that holds two is full.
    .terms = shift/shifted
rules-ancient-knowledge-learn = Learn
    .text =
        Take a displayed technology whose requirement you meet; the card does not count for itself. It joins your collection. If only one card is left on its pillar, the pillar is refilled first. Then a level I card acts; a level II card scores at the end.
    .terms = learn/learned
rules-ancient-knowledge-archive = Archive
    .text =
        Discard one or more cards from your hand, and remove one knowledge from monuments in your timeline for each. You cannot discard more cards than there is knowledge to remove.
    .terms = archive
rules-ancient-knowledge-excavate = Excavate
    .text =
        Rotate one or more upright monuments in your past, and draw two cards for each. They stay rotated until a card <|turns> them upright; they score all the same.
    .terms = excavate, rotated/rotate, upright, turn upright
rules-ancient-knowledge-search = Search
    .text =
        Draw one card.
    .terms = search/searching
rules-ancient-knowledge-hand = Hand and deck
    .text =
        Cards are drawn from the builder deck. You never hold more than ten: a draw stops there, and what would come after it stays in the deck. Discarded builder cards form a discard pile; an empty builder deck is renewed from it.
    .terms = builder deck, draw/draws, hand/hands, discard/discarded, discard pile
rules-ancient-knowledge-pillars = The pillars
    .text =
        A pillar is not refilled after every technology. As soon as only one card is left on it, that card is discarded and three new ones of its level are displayed.
        A deck that runs out is renewed from its discard pile. If both together do not have enough, they leave the game together with the pillar; what other pillars display can still be learned.
        A technology that a card puts under a deck which has left the game leaves it too: a level does not come back.
    .terms = pillar/pillars, displayed/display
rules-ancient-knowledge-half = The second half
    .text =
        The first player to have seven or more monuments in the past <|turns> one level I pillar of their choice to level II, after all declines of that turn. Its cards are discarded, and three of level II are displayed. This happens once a game. With no pillar of level I left, none <|turns>.
rules-ancient-knowledge-effects = When cards act
    .text =
        A card’s trigger says when it acts; there are five.
        Immediate: once, when you create or learn the card.
        Anytime: each time its condition is met.
        Timeline: every turn, in your timeline phase.
        Decline: when the monument declines.
        Endgame: in the final <scoring|scoring>. A monument must then be in your past.
        Monuments act in the timeline and artefacts on the board. In the past nothing acts but endgame effects. If a card contradicts these rules, the card prevails.
    .terms = trigger, Immediate/immediate, Anytime, Timeline/timeline effect, Decline/decline effect, Endgame/endgame effects
rules-ancient-knowledge-may = Must and may
    .text =
        Carry effects out as far as you can; only “may” and “up to” leave you a choice. What cannot be done at all is left out. Effects concern your own cards unless they name opponents.
        What a card lets you create, learn or archive does not use up one of your two actions; costs and requirements apply as usual, unless the card says otherwise.
        If several happen at once, you choose the order; what one of them sets off comes before the next. Opponents who have to give something up choose at the same time.
rules-ancient-knowledge-words = Words on the cards
    .text =
        Adjacent monuments lie on the same space, or in the same row on the next space; never diagonally.
        A set is one card of each of three kinds, such as a city, a megalith and a pyramid.
        To move a monument, put it on another space with a free place, with its knowledge. To swap two, exchange their places; they must lie on different spaces.
        To destroy a card in play, put it on the discard pile; the knowledge on it is not lost.
    .terms = adjacent, set, move/moved, swap/swapped, destroy
rules-ancient-knowledge-timeline = The timeline phase
    .text =
        Carry out each timeline effect of your monuments and artefacts once, in the order you choose. One that can do nothing now may wait for the others. A card that comes into play during this phase acts from your next turn on.
    .terms = timeline phase
rules-ancient-knowledge-decline = The decline phase
    .text =
        Every monument on space 1 declines, in the order you choose: carry out its decline effect, then put the knowledge left on it with your lost knowledge, then put the monument into your past, upright. While it declines it still counts in your timeline, but cannot be moved or swapped. What comes to space 1 meanwhile declines too; what leaves it before its turn comes does not.
    .terms = decline/declines/declined, decline phase
rules-ancient-knowledge-slide = The move to the left
    .text =
        When all declines are done, and a pillar has been turned if it is <half|time for that>, everything else in your timeline moves one space to the left, with its knowledge. Artefacts stay where they are.
    .terms = move to the left
rules-ancient-knowledge-example = A decline as an example
    .text =
        On your space 1 lie Derinkuyu (1 point) with 1 knowledge and Sacsayhuamán (6 points) with 2 knowledge. On space 3 lies Karnak Temple with 6 knowledge.
        You let Derinkuyu decline first. Its decline effect removes 4 knowledge from one of your cities with at least 6: Karnak Temple is left with 2. The knowledge on Derinkuyu becomes 1 lost knowledge, and Derinkuyu goes to your past.
        Sacsayhuamán has no decline effect. Its knowledge makes 2 more lost knowledge, and it goes to your past as well. Karnak Temple <slide|moves> to space 2.
        If the game ended now, you would score 1 + 6 for your past and 1 for Karnak Temple in the timeline, less 3 for lost knowledge: 5 points. Before the decline it would have been 3, one for each monument in the timeline.
rules-ancient-knowledge-end = The end
    .text =
        As soon as a player has fourteen or more monuments in the past, the last round has begun: it is played to its end. The last turn is that of the player before the starting player, so that everyone has had the same number of turns.
    .terms = last round
rules-ancient-knowledge-scoring = Scoring
    .text =
        Score the points of the monuments in your past and of their endgame effects, the points of your level II technologies, and one point for each monument still in your timeline; the points and the knowledge on those do not count. Take off one point for each lost knowledge.
        Whoever has the most points wins. A tie goes to less lost knowledge; if that is equal too, the victory is shared.
    .terms = point/points
rules-ancient-knowledge-tips = Advice
    .text =
        Search draws a single card. Once monuments lie upright in your past, Excavate draws two for each one you rotate.
        You need not save everything. A monument is often worth more points than the knowledge it loses, and some cards even ask for lost knowledge.

# A game that brings no words of its own.
rules-unwritten = Nobody has written down the rules of this game yet. At the table only what they allow can be chosen.

# Around the rules.
rules-contents = Contents
rules-index = Words, and where they are explained
rules-whole = All rules on a page of their own
rules-open = See the rule
rules-no-such-rule = There is no rule at this address. Here are all of them.
