# What the table of Ancient Knowledge says in the browser.

knowledge-timeline = Timeline
knowledge-pillars = Pillars of technologies
knowledge-pillar = Pillar { $number }
knowledge-past = Past
knowledge-artefacts = Artefacts
knowledge-technologies = Technologies
knowledge-hand = Hand
knowledge-aside = Set aside
knowledge-on-timeline = Knowledge
knowledge-lost = Lost
knowledge-deck = { $number ->
    [one] One card in the deck
   *[other] { $number } cards in the deck
}
knowledge-show = Show this board
knowledge-hide = close
knowledge-start = Enters on this space
knowledge-cost = Cards to discard
knowledge-knowledge = Knowledge on it
knowledge-level = Level
knowledge-vp = Points
knowledge-card = Card
knowledge-card-hint = Point at a card, or tap it, to read it.
knowledge-create = Create { $card } ({ $price ->
    [0] free
    [one] one card
   *[other] { $price } cards
})
knowledge-create-here = { $price ->
    [0] Free
    [one] 1 card
   *[other] { $price } cards
}
knowledge-move-here = To { $space }
knowledge-learn = Learn { $card }
knowledge-do-archive = Archive
knowledge-do-excavate = Excavate
knowledge-do-search = Search
knowledge-do-pay = Pay with this card
knowledge-do-discard = Discard this card
knowledge-do-set-aside = Set it aside
knowledge-do-remove = Remove knowledge here
knowledge-do-add = Add knowledge here
knowledge-do-destroy = Destroy it
knowledge-do-take = Take it
knowledge-do-keep = Keep it
knowledge-do-bury = Put it under its deck
knowledge-do-resolve = Resolve this effect now
knowledge-do-decline = This one declines now
knowledge-phase-opening = Choosing opening hands
knowledge-phase-actions = Actions ({ $left })
knowledge-phase-timeline = Timeline
knowledge-phase-decline = Decline
knowledge-forecast = Forecast
knowledge-forecast-none = Nothing in the timeline declines.
knowledge-forecast-turns = { $turns ->
    [1] this turn
   *[other] in { $turns } turns
}
knowledge-legend = What the signs mean
knowledge-cards-search = Search by name, kind or text
knowledge-cards-found = { $number ->
    [one] One card
   *[other] { $number } cards
}

knowledge-your-turn = { $actions ->
    [one] Your turn: one action left
   *[other] Your turn: { $actions } actions
}
knowledge-action-create = Create
    .title = a card from your hand
knowledge-action-learn = Learn
    .title = a technology from the pillars
knowledge-action-archive = Archive
    .title = discard cards and remove one knowledge for each
knowledge-action-excavate = Excavate
    .title = rotate monuments in your past, draw two cards for each
knowledge-action-search = Search
    .title = draw a card
knowledge-action-closed = not now
knowledge-gather-exactly = Choose { $number } cards from your hand.
knowledge-gather-up-to = Choose up to { $number } cards from your hand.
knowledge-gather-set-aside = Set aside
knowledge-gather-pay = Pay
knowledge-gather-discard = Discard
knowledge-effects = Several effects at once: which one first?
knowledge-declines = declines next
knowledge-swing = What its decline does to the score
knowledge-forecast-sum = If nothing changes:
knowledge-turned = rotated
knowledge-last-round = Last round
knowledge-transfer = { $amount } onto { $card }
