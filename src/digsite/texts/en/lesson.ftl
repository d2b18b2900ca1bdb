# The lessons in the browser: what to do, and why.

lesson-title = A lesson in { $game }
lesson-skip = Skip the lesson
lesson-play = Play now against a bot
lesson-block-and-key-place = You sit on the east side and see the grey side of the Core Cube. Two of your keys ask for green beside grey and green beside white. Take the green block below the temple and place it on the white one: the lit squares show where, and “Next fit” turns it for you.
lesson-block-and-key-claim = Two keys are complete. Press “Claim” under each of them, then “No more claims”.
lesson-block-and-key-refill = Claimed keys are replaced. Sun keys are easier, Moon keys are worth more. Draw one for each.
lesson-block-and-key-excavate = The other player has moved. You have no blocks left, so excavate: take a whole row or column of the yard with one of the arrows.
lesson-block-and-key-end = That is a turn of Block and Key: place and claim, or excavate. With two players, the first to claim 12 keys starts the final round. You will see the rest as you play.
lesson-ancient-knowledge-create = Choose the marked monument in your hand. The spaces of your timeline show what it costs there: its own space, 5, is the cheapest. Choose one.
lesson-ancient-knowledge-pay = Its cost is paid with cards from your hand. Pick the ones you need least, then pay.
lesson-ancient-knowledge-archive = The monument on space 1 declines at the end of this turn, and the knowledge on it will be lost: the forecast shows it. Choose “Archive” to save it.
lesson-ancient-knowledge-discard = Each card you archive removes one knowledge from your timeline. Pick one, discard it, and remove the knowledge from the monument on space 1.
lesson-ancient-knowledge-search = Your timeline has moved to the left, and the other player has moved. When nothing better is at hand, search: it draws a card.
lesson-ancient-knowledge-end = That is a turn of Ancient Knowledge: two actions, then the timeline phase, then the decline phase. Learn technologies from the pillars when you meet their requirement, and excavate once monuments lie in your past.
