# Why a bot chose as it did: one line each.

bot-only-choice = There was nothing else to do.

# Block and Key.
bot-claims = Claims { $keys }{ $count ->
    [one] {""}
   *[other] {" "}with one block
}.
bot-prepares = Claims nothing, but brings the keys in hand closer to completion.
bot-excavates = { $line ->
    [row1] Row 1
    [row2] Row 2
    [row3] Row 3
    [column1] Column 1
    [column2] Column 2
   *[column3] Column 3
} holds the blocks that serve best.
bot-core = With this colour in view, the blocks in the yard are most useful.
bot-discards = This block would be the least useful.
bot-done = Nothing more to claim.
bot-marks = This altar can spare a key.
bot-keeps = The keys in hand promise enough.
bot-returns = { $key } promises less than a new key may.
bot-draws = The keys of the { $altar ->
    [sun] Sun
   *[moon] Moon
} altar fit the view better.
bot-ancients = Placed here, the Ancients’ block helps most.
bot-closer = { $key } comes closer to completion.
bot-leaves-room = It leaves room for { $key }.
bot-faces = { $faces ->
    [one] One more face of the Enigma’s colour can be seen.
   *[other] { $faces } more faces of the Enigma’s colour can be seen.
}
bot-line-claims = A block there could complete { $keys } next turn.
bot-plays-it-out = In imagined games it did better than what looks best at first sight.

# Ancient Knowledge. $points: victory points that the card should bring, all in all.
bot-plays-card = { $card } { $points ->
    [0] does better than anything else.
    [one] should bring about one point over the whole game.
   *[other] should bring about { $points } points over the whole game.
}
bot-archives = Cards in hand can save knowledge that would be lost.
bot-rotates = The past has cards to give.
bot-searches = A new card promises more than anything else.
bot-gives-up = This card is the easiest to spare.
bot-keeps-card = This card promises most.
bot-leaves-it = More would cost more than it brings.
bot-relieves = Knowledge on { $card } weighs heaviest.
bot-burdens = On { $card } it hurts most.
bot-moves = { $card } is better placed there.
bot-best-position = Of all answers, this one promises most points by the end.
# What speaks for it, beside the next-best choice.
bot-endgame = { $points ->
    [one] Its Endgame effect should bring about one point.
   *[other] Its Endgame effect should bring about { $points } points.
}
bot-endgame-of = With { $number } { $counted ->
    [monuments] { $number ->
        [one] monument
       *[other] monuments
    } in the past
    [cities] { $number ->
        [one] city
       *[other] cities
    } in the past
    [megaliths] { $number ->
        [one] megalith
       *[other] megaliths
    } in the past
    [pyramids] { $number ->
        [one] pyramid
       *[other] pyramids
    } in the past
    [sets] { $number ->
        [one] set
       *[other] sets
    } in the past
    [artefacts] { $number ->
        [one] artefact
       *[other] artefacts
    } on the board
   *[technologies] { $number ->
        [one] technology
       *[other] technologies
    } in the collection
} at the end, its Endgame effect is worth { $points }.
bot-saves = { $number } knowledge on { $card } would be lost this turn.
bot-gains = { $term ->
    [banked] Points that count at once
    [timeline] What the timeline will bring
    [endgame] Endgame effects
    [hand] The hand
    [excavating] Monuments to excavate with
    [engine] Effects that act again and again
    [created] Such a card usually brings more than it shows
   *[technologies] Technologies within reach
}: about { $points ->
    [one] one point
   *[other] { $points } points
} more.
bot-better-than = Next best would be to { $other ->
    [archive] archive
    [excavate] excavate
   *[search] search
}, worth about { $points ->
    [one] one point
   *[other] { $points } points
} less.
bot-better-than-card = Next best would be { $card }, worth about { $points ->
    [one] one point
   *[other] { $points } points
} less.
bot-looks-further = Planned to the end, it comes to more than what looks best at first sight.
