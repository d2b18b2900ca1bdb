# The lessons in the browser: what to do, and why.

lesson-title = A lesson in { $game }
lesson-skip = Skip the lesson
lesson-block-and-key-place = You sit in the east and see the grey side of the Core Cube. One of your keys asks for green beside grey. Take the green block below the temple, turn it, and put it where your face shows green beside grey: taller than what it touches sideways, or touching by a corner only. The temple says when a key is complete.
lesson-block-and-key-claim = The key is complete: press Claim under it. If none is offered, take the block back with Undo and try another place.
lesson-block-and-key-refill = Claimed keys are replaced. Sun keys are easier, Moon keys are worth more. Draw one.
lesson-block-and-key-excavate = The other player has moved. You have no blocks left, so excavate: take a whole row or column of the yard with one of the arrows.
lesson-block-and-key-end = That is a turn of Block and Key: place and claim, or excavate. The rest you will see as you play.
lesson-ancient-knowledge-create = Click a monument in your hand. The spaces of your timeline show what it costs there: its own space is the cheapest. Choose one.
lesson-ancient-knowledge-pay = Its cost is paid with cards of your hand. Click the ones you need least.
lesson-ancient-knowledge-archive = The monument on space 1 declines at the end of this turn, and the knowledge on it will be lost: the forecast shows it. Choose Archive to save it.
lesson-ancient-knowledge-discard = Each card you discard takes one knowledge off your timeline. Discard one, say that it is enough, and take the knowledge off the monument on space 1.
lesson-ancient-knowledge-search = Your timeline moved on and the other player has moved. When nothing better is at hand, search: it draws a card.
lesson-ancient-knowledge-end = That is a turn of Ancient Knowledge: two actions, then the timeline, then the decline. Learn technologies from the pillars when you meet what they ask for.
