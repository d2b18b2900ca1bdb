# Groups: the same deals for everybody in them, and one table of results.

group-title = The same deals for all
group-about = Everyone with the group’s link plays the same deals, each at a table of their own, against the same bots and from the same seat. Nobody sees another’s game before the group is over.
group-game = Game
group-bots = Company
group-company = { $bots ->
    [0] Solo
    [one] Against one bot
   *[other] Against { $bots } bots
}
group-deals = Deals
group-days = Days until it is over
group-make = Create the group
group-alone = { $deals ->
    [one] One deal, solo, one try each.
   *[other] { $deals } deals, solo, one try at each.
}
group-against = { $deals ->
    [one] One deal against { $names }, one try each.
   *[other] { $deals } deals against { $names }, one try at each; the seat moves on from deal to deal.
}
group-ends = Open until { $ends }. Then all games can be looked at.
group-over = Over since { $ends }. All games can be looked at.
group-invite = Invite others by this link:
group-deal = Deal { $number }
group-seat = seat { $seat }
group-play = Play deal { $number }
group-go-on = Continue
group-look = Look at my game
group-standing = Standing
group-hidden = You see the others’ points at a deal once you have played it.
group-nobody = Nobody has played yet.
group-member = Player
group-total = Total
group-you = (you)
group-nameless = somebody
