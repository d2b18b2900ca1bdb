# Why a bot chose as it did: one line each.

bot-only-choice = There was nothing else to do.

# Block and Key.
bot-claims = Claims { $keys }{ $count ->
    [one] {""}
   *[other] {" "}with one block
}.
bot-prepares = Claims nothing, but brings the keys in hand closer.
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

# Ancient Knowledge. $points: victory points that the card should bring, all in all.
bot-plays-card = { $card } { $points ->
    [0] does better than anything else.
    [one] should bring about one point.
   *[other] should bring about { $points } points.
}
bot-archives = Cards in hand can save knowledge that would be lost.
bot-rotates = The past has cards to give.
bot-searches = A new card promises more than anything else.
bot-gives-up = This card can be spared best.
bot-keeps-card = This card promises most.
bot-leaves-it = More would cost more than it brings.
bot-relieves = Knowledge on { $card } weighs heaviest.
bot-burdens = On { $card } it hurts most.
bot-moves = { $card } lies better there.
bot-best-position = This leaves the best position.
