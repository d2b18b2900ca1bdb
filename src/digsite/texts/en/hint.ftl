# Hints: what to look at, then the choice with its reason; and what the table says about them.

hint-ask = Hint
    .about = Ask for a hint: first where to look, then the choice and why.
hint-more = Show the choice
    .about = Show the choice that Professor Ashlar would make, and why.
hint-close = Close the hint
hint-thinking = Thinking…
hint-offer = Ask for a hint? It is counted, and shown at the end.
hint-take = Ask for it
hint-look = Look here: { $look }
hint-choice = Suggestion: { $move }.
hint-play = Play this

# Block and Key.
hint-completes = { $count ->
    [one] { $keys } can be completed with one block.
   *[other] { $keys } can be completed with one block, all together.
}
hint-closer = { $key } can come closer to completion.
hint-core = Compare the colours of the Core Cube with the blocks in the yard.
hint-yard = Compare the rows and columns of the yard with the keys in hand.
hint-supply = One block of the supply is of little use.
hint-altars = Compare what the altars may hold with what can be seen.
hint-keys = Compare the keys in hand with what can be seen.
hint-view = Look at the temple from your side.

# Ancient Knowledge.
hint-losing = { $card } is about to decline with { $number } knowledge.
hint-hand = There is a card in hand that is worth creating.
hint-technologies = There is a technology that is worth learning.
hint-timeline = Look at the knowledge in the timeline.
hint-past = The past can give cards.
hint-deck = The hand could be better.
hint-spare = Which card is the easiest to spare?
hint-promise = Which card promises most?
hint-question = Compare the answers: what does each bring, and what does it cost?
