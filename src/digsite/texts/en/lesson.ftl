# The lessons in the browser: what to decide, and why. A step is `lesson-<game>-<lesson>-<step>`; `.not` says why something
# else is no answer.

lesson-title = { $lesson ->
    [win] { $game }: how to win
   *[other] { $game }: your first turn
}
lesson-other = { $lesson ->
    [win] Next lesson: how to win
   *[other] Next lesson
}
lesson-skip = Skip the lesson
lesson-left = Learning by playing is fine too: the rules are beside every table, and the lesson is here whenever you want it.
lesson-back = Back to the lesson
lesson-play = Play now against a bot
lesson-next = Next
lesson-not = Not now: first do what the lesson asks for.
lesson-meanwhile = Read on above: nothing is to be done at the table yet.
lesson-scene-done = Well done. Look at the table for a moment, then go on.
lesson-block-and-key-turn-view = You sit on the east side. What counts for you is your view: the grey side of the Core Cube and, further back to the right, one white face. You have a green block, and keys that ask for green beside grey and green beside white.
lesson-block-and-key-turn-rotated = One of your keys shows green to the left of grey. Suppose green comes to lie above grey. Does that count for this key?
    .answer1 = No, it must lie as printed
    .answer2 = Yes, a pattern may be turned
    .answer3 = Only if it is mirrored
    .not = Not so: a pattern may be turned by a quarter, a half or three quarters, but never mirrored.
lesson-block-and-key-turn-refused = Not every place is allowed. Try these three with the green block, or move it there yourself, and see what stops it.
    .contact = Away from everything
    .taller = Lying beside the Core Cube
    .support = Sticking out over the edge of the white block
lesson-block-and-key-turn-place = Now find a place where the green block completes both keys: in your view green must come to lie beside grey and beside white. Take the block, turn it, place it.
    .not = That is allowed, but it completes fewer keys, or gives the turn away. There are places for both: look where white and grey are near each other in your view.
lesson-block-and-key-turn-claim = Both keys are complete. You may claim them, and here nothing speaks against it. Claim both.
    .not = Both are complete: claim both. Each makes room for a new key.
lesson-block-and-key-turn-refill = For each claimed key you draw another. Sun keys are easier to complete, Moon keys are worth more. At the beginning of a game Suns make room faster. Draw one for each.
lesson-block-and-key-turn-excavate = Your next turn: no blocks are left, so you excavate a row or column of the yard. Your keys ask for brown above all. Which row or column gives you most of it?
    .not = Count the brown blocks in it: another row or column has two.
lesson-block-and-key-turn-end = That is a turn: place and claim, or excavate. You have learned what your view is, why a place is refused, and to look for two keys at once.
lesson-block-and-key-win-enigma = Nearly the end of a game. Your Enigma is grey: at the end every three grey faces in your view are one point. You see the grey side of the Core Cube. How many points is that now?
    .answer1 = 1 point
    .answer2 = 2 points
    .answer3 = 4 points
    .not = There are four grey faces in your view. Every three of them make a point; the rest counts nothing.
lesson-block-and-key-win-already = Say green already lies beside grey in your view, and you place a green block right in front of that green face: the same squares show the same colours. May you claim the key?
    .answer1 = Yes, my block is part of it
    .answer2 = No, the pattern was already there
    .not = The pattern must be new: complete on squares where it was not complete before. Covering green with green makes nothing new.
lesson-block-and-key-win-twelfth = With two players the twelfth claimed key starts the final round. You have eleven, the other player has eight: it is time. Place your block so that it completes a key.
lesson-block-and-key-win-claim = Claim what you have completed, and the final round begins.
    .not = Claim all that you have completed: the twelfth key starts the final round, and every key is worth points.
lesson-block-and-key-win-final = How many turns will you still have after this one?
    .answer1 = None
    .answer2 = One, after the other player’s
    .answer3 = Two
    .not = In the final round everyone has one more turn, and the one who started it has the last.
lesson-block-and-key-win-tie = Another game, the very last turn. Both of you have 12 keys, and it may well be a tie. Your block completes nothing. The tie-break after the number of keys is: more blocks left in the supply. What do you do?
    .not = Then you would have no block left and lose a tie. Excavating brings three more.
lesson-block-and-key-win-end = Even blocks that are left over can decide a game. Mind your Enigma, start the final round when you lead, and think of ties. The rest you will learn at the table.
lesson-ancient-knowledge-turn-goal = Whoever has most points at the end wins. A monument moves one space to the left each turn; from space 1 it declines into your past, and scores its points there. Knowledge still on it is then lost: one point less each.
lesson-ancient-knowledge-turn-read = Read a card in your hand: Byblos. It shows its start space 5, its cost of 2 cards, the 2 knowledge put on it, and 1 point. Every space away from its start costs one card more. How many cards does it cost on space 4?
    .answer1 = 1 card
    .answer2 = 2 cards
    .answer3 = 3 cards
    .not = On its start space it costs 2 cards. Space 4 is one space away from it: one card more.
lesson-ancient-knowledge-turn-create = Create Byblos where it is cheapest, and pay with the two cards you need least. It declines in 4 turns, as the forecast says.
    .not = Choose Byblos, and space 5: there it costs the fewest cards.
lesson-ancient-knowledge-turn-archive = Your second action. Stonehenge on space 1 declines at the end of this turn, and the knowledge on it would be lost: one point less. Choose “Archive”.
lesson-ancient-knowledge-turn-discard = For each card that you archive one knowledge goes. Only one lies on Stonehenge, so one card is enough: discard it, and remove the knowledge from Stonehenge.
lesson-ancient-knowledge-turn-learn = A later turn. Three monuments lie in your past (beside the table, on a phone under “Players”). Two are cities, and that is what the Flower of Life asks for: it lets you draw three cards at once. Learn it.
    .not = You may, but it does little for you now. With one card in hand, three new ones are worth most.
lesson-ancient-knowledge-turn-excavate = One action is left. Search draws one card; Excavate draws two for every monument of your past that you rotate. Choose the better one.
    .not = It is allowed, but there is more to be had: three monuments lie upright in your past.
lesson-ancient-knowledge-turn-rotate = How many monuments do you rotate? They keep their points, but can be used again only when a card turns them upright. Your hand holds ten cards at most.
lesson-ancient-knowledge-turn-end = That is a turn: two actions, then the timeline phase, then the decline phase. You have read a card, created, archived, learned and excavated.
lesson-ancient-knowledge-win-decline = Sacsayhuamán, worth 6 points, is on space 1 with 2 knowledge on it. It declines at the end of this turn. What does it bring you if you do nothing about it?
    .answer1 = 6 points
    .answer2 = 6 points less 2
    .answer3 = 2 points less
    .not = In the past it scores its 6 points. The 2 knowledge on it becomes lost knowledge, one point less each.
lesson-ancient-knowledge-win-let-go = You have one action left and two cards in hand. Archiving both saves 2 points. Baalbek costs nothing and is worth 4, with only 1 knowledge on it, since three cities lie in your past. What is better?
    .not = That gains you less. Knowledge may be lost if you get more for it: create Baalbek on its start space.
lesson-ancient-knowledge-win-timeline = The last round, and your last turn. What does a monument score that is still in your timeline at the end?
    .answer1 = Its points
    .answer2 = 1 point
    .answer3 = Nothing
    .not = Only monuments in the past score their own points; each one in the timeline scores 1. The knowledge on those does not count.
lesson-ancient-knowledge-win-last = Your last action. Three cards are in your hand, and cards in hand score nothing. There is 3 knowledge on Sacsayhuamán, which declines now. What brings most?
    .not = A monument created now scores 1 point; Tiwanaku would also save one knowledge, which makes 2. Saving three knowledge is worth three points: now is the time to archive everything.
lesson-ancient-knowledge-win-save = Discard all three cards, and remove the knowledge from Sacsayhuamán: what lies on Byblos does not count any more.
lesson-ancient-knowledge-win-end = Early, cards are worth more than a little lost knowledge; in the last turn every knowledge you save is a point. That is the heart of the game.
