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
knowledge-start = Enters on this space
knowledge-cost = Cards to discard
knowledge-locked = Locked
knowledge-knowledge = Knowledge on it
knowledge-level = Level
knowledge-vp = Points
knowledge-card = Card
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
knowledge-do-move = Move it to space { $space }
knowledge-do-swap = Swap these two
knowledge-do-destroy = Destroy it
knowledge-do-take = Take it
knowledge-do-keep = Keep it
knowledge-do-bury = Put it under its deck
knowledge-do-resolve = Resolve this effect now
knowledge-do-decline = This one declines now
# The answer in the verb of its question, where the kind of move alone has another.
knowledge-answer-cards-to-archive = Archive this card
knowledge-answer-offer = Use this effect
knowledge-answer-pool-order = This effect comes first
knowledge-answer-timeline-order = This effect comes next
knowledge-answer-monument-to-decline = This one declines next
knowledge-answer-monuments-to-rotate = { $amount ->
    [0] Rotate none
   *[other] Rotate { $amount }
}
knowledge-answer-lost-to-recover = { $amount ->
    [0] Remove none
   *[other] Remove { $amount }
}
knowledge-answer-lost-to-transfer = Put { $amount } on { $card }
knowledge-answer-hand-to-rob = Look at { $player }’s hand
knowledge-answer-pillar-to-flip = Turn pillar { $pillar }

knowledge-phase-opening = Choosing opening hands
knowledge-phase-actions = Actions ({ $left })
knowledge-phase-timeline = Timeline
knowledge-phase-decline = Decline
knowledge-forecast = Forecast
knowledge-forecast-none = Nothing in the timeline declines.
knowledge-forecast-turns = { $turns ->
    [0] this turn
    [1] next turn
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
knowledge-ask-opening-hands = Which cards of your opening hand do you set aside? Six stay.
knowledge-ask-cards-to-discard = Which cards do you discard?
knowledge-ask-cards-to-archive = Which cards do you archive? Each removes one knowledge.
knowledge-ask-opponents-to-discard = You have to discard { $number } cards: which ones?
knowledge-gather-set-aside = Set aside
knowledge-gather-pay = Pay
knowledge-gather-discard = Discard
knowledge-effects = Effects to choose from
knowledge-declines = about to decline
    .about = At the end of the turn it leaves the timeline for the past; what is left on it becomes lost knowledge.
knowledge-swing = What its decline does to the score
knowledge-forecast-sum = If nothing changes:
knowledge-forecast-points = points in the past
knowledge-forecast-lost = lost knowledge
knowledge-forecast-standing = no longer counts in the timeline
knowledge-turned = rotated
knowledge-last-round = Last round

# What cannot be done now, and why.
knowledge-closed-create-no-cards = no cards in hand
knowledge-closed-create-cannot-pay = not enough cards in hand to pay
knowledge-closed-create-no-place = no free place
knowledge-closed-learn-requirements = no requirement is met
knowledge-closed-learn-no-technologies = no technologies left
knowledge-closed-archive-no-cards = no cards in hand
knowledge-closed-archive-no-knowledge = no knowledge in your timeline
knowledge-closed-excavate-no-past = nothing in your past
knowledge-closed-excavate-all-rotated = everything is rotated

# How far a requirement is met; $low is what it asks for at least, $high at most.
knowledge-need-past = Monuments in your past: { $has } of { $low }
knowledge-need-past-city = Cities in your past: { $has } of { $low }
knowledge-need-past-megalith = Megaliths in your past: { $has } of { $low }
knowledge-need-past-pyramid = Pyramids in your past: { $has } of { $low }
knowledge-need-past-samekind = Monuments of one kind in your past: { $has } of { $low }
knowledge-need-past-endgame = Monuments with an endgame effect in your past: { $has } of { $low }
knowledge-need-lost = Lost knowledge: { $has } of { $low }
knowledge-need-hand = Cards in hand: { $has } of { $low }
knowledge-need-artefacts = Artefacts on your board: { $has } of { $low }
knowledge-need-tech = Technologies in your collection: { $has } of { $low }
knowledge-need-tech-ancient = Ancients in your collection: { $has } of { $low }
knowledge-need-tech-writing = Writings in your collection: { $has } of { $low }
knowledge-need-tech-secret = Secrets in your collection: { $has } of { $low }
knowledge-need-most-lost = Lost knowledge: { $has }, at most { $high }
knowledge-need-most-hand = Cards in hand: { $has }, at most { $high }

# A create in the making.
knowledge-open-create = Which card do you create? Choose it in your hand.
knowledge-open-learn = Which technology do you learn?
knowledge-where = Where do you create { $card }?
knowledge-hint-card = Choose one of the lit cards.
knowledge-hint-space = Choose one of the lit spaces.
knowledge-ghost = { $card }, not created yet
knowledge-pay-pick = { $number ->
    [one] Choose the card you pay with.
   *[other] Choose the { $number } cards you pay with.
}
knowledge-pay-ready = { $number ->
    [one] The marked card pays.
   *[other] The { $number } marked cards pay.
}
knowledge-pay-forced = It takes all your other cards.
knowledge-pay-free = It costs nothing here.
knowledge-create-now = Create { $card }
knowledge-cancel = Cancel
knowledge-forecast-with = with { $card }:
knowledge-pay-for = { $number ->
    [one] With which card do you pay for { $card }?
   *[other] With which cards do you pay for { $card }?
}
knowledge-pay-otherwise = Pay otherwise
knowledge-others-choose = Your choice is made. Now others choose; after that your turn goes on.
knowledge-paying = pays

# Looking ahead while others think.
knowledge-plan = Plan your next action: choose a card.
knowledge-plan-where = Where would you create { $card }?
knowledge-plan-kept = Planned: { $action }
knowledge-plan-do = Do as planned: { $action }
knowledge-plan-forget = Forget the plan

# The parts of the table on a small screen.
knowledge-part-mine = My board
knowledge-part-technologies = Pillars

# The keyboard.
knowledge-keys-hand = a card from your hand
knowledge-keys-actions = the five actions
knowledge-keys-move = from card to card; Tab goes on to the next part
knowledge-keys-cancel = cancel, close the card
knowledge-spoken-turn = { $name } is playing.
