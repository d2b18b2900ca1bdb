# Ancient Knowledge. $you is yes where the text speaks to the player it tells of, else no; $player is what that player is called.

ancient-knowledge-title = Ancient Knowledge
ancient-knowledge-card = { $name } ({ $id })
ancient-knowledge-nothing = nothing
ancient-knowledge-caused = { $card }: { $what }

# What is asked.
ancient-knowledge-ask-action = Your turn, { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}: create, learn, archive, excavate or search.
ancient-knowledge-ask-opening-hands = Which card of your opening hand do you set aside? Six stay.
ancient-knowledge-ask-payment = Which card do you pay with?
ancient-knowledge-ask-granted-create = What do you create?
ancient-knowledge-ask-create-aside = Which of these artefacts do you create?
ancient-knowledge-ask-granted-learn = Which technology do you learn?
ancient-knowledge-ask-learn-aside = Which of these technologies do you learn?
ancient-knowledge-ask-cards-to-discard = Which card do you discard?
ancient-knowledge-ask-cards-to-archive = Which card do you archive? Each removes one knowledge.
ancient-knowledge-ask-archive-offer = Do you archive?
ancient-knowledge-ask-opponents-to-discard = You have to discard a card: which one?
ancient-knowledge-ask-opponents-to-destroy = You have to destroy an artefact: which one?
ancient-knowledge-ask-artefacts-to-destroy = Which artefact do you destroy? Several are named in the order of your board.
ancient-knowledge-ask-card-to-keep = Which card do you keep?
ancient-knowledge-ask-card-to-take = Which card do you take?
ancient-knowledge-ask-hand-to-rob = Whose hand do you look at?
ancient-knowledge-ask-rest-to-put-under = Which of these do you put under the deck next?
ancient-knowledge-ask-technology-to-bury = Which technology do you put under its deck?
ancient-knowledge-ask-pillar-to-flip = Which pillar do you turn to level II?
ancient-knowledge-ask-lost-to-recover = How much lost knowledge do you remove?
ancient-knowledge-ask-lost-to-transfer = How much lost knowledge do you put on which monument?
ancient-knowledge-ask-monument-to-burden = To which monument do you add the knowledge?
ancient-knowledge-ask-monument-to-decline = Which monument declines next?
ancient-knowledge-ask-monument-to-move = Which monument do you move, and to which space?
ancient-knowledge-ask-monuments-to-swap = Which two monuments do you swap?
ancient-knowledge-ask-monument-to-relieve = From which monument do you remove knowledge?
ancient-knowledge-ask-monuments-to-relieve = From which monument do you remove knowledge? Go from space 1 onwards: what you pass over keeps its knowledge.
ancient-knowledge-ask-tokens-to-remove = From which monument do you remove one knowledge? Go from space 1 onwards: what you pass over keeps its knowledge.
ancient-knowledge-ask-monuments-to-rotate = How many monuments in your past do you rotate?
ancient-knowledge-ask-offer = Do you use this effect?
ancient-knowledge-ask-pool-order = Which effect comes first?
ancient-knowledge-ask-timeline-order = Which effect of your timeline phase comes next?
ancient-knowledge-ask-in-order = { $question } Several are named in the order of your hand.

# What a move does; it stands behind the move itself.
ancient-knowledge-does-create = { $card }, { $price ->
    [0] free
    [one] for 1 discarded card
   *[other] for { $price } discarded cards
}. { $text }
ancient-knowledge-does-card = { $card }. { $text }
ancient-knowledge-does-swap = { $card } with { $other }
ancient-knowledge-does-monument = { $card }, { $knowledge } knowledge on it
ancient-knowledge-does-rob = { $you ->
    [yes] your hand
   *[no] { $player }
} ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
ancient-knowledge-does-archive = discard cards, remove one knowledge for each
ancient-knowledge-does-excavate = rotate monuments in your past, draw two cards for each
ancient-knowledge-does-search = draw a card
ancient-knowledge-vain-hand-full = hand full: draws nothing
ancient-knowledge-vain-no-cards-left = no cards left to draw

# How a question is answered with nothing, or with nothing more; the answer has the verb of the question.
ancient-knowledge-done = Done
ancient-knowledge-done-offer = Do not use it
ancient-knowledge-done-archive-offer = Do not archive
ancient-knowledge-done-granted-create = Create nothing
ancient-knowledge-done-create-aside = Create nothing
ancient-knowledge-done-granted-learn = Learn nothing
ancient-knowledge-done-learn-aside = Learn nothing
ancient-knowledge-done-monument-to-move = Move nothing
ancient-knowledge-done-monument-to-relieve = Remove nothing
ancient-knowledge-done-cards-to-discard = { $taken ->
    [0] Discard nothing
   *[other] Done
}
ancient-knowledge-done-artefacts-to-destroy = { $taken ->
    [0] Destroy nothing
   *[other] Done
}
ancient-knowledge-done-pool-order = None of them
ancient-knowledge-done-timeline-order = None of them

# A move in words, for whoever chooses it and writes none.
ancient-knowledge-move-create = Create { $card }{ $space ->
    [0] , { $price ->
        [0] free
        [one] for 1 discarded card
       *[other] for { $price } discarded cards
    }
   *[other] { " " }on space { $space }, { $price ->
        [0] free
        [one] for 1 discarded card
       *[other] for { $price } discarded cards
    }
}
ancient-knowledge-move-paid = { $move }: { $cards }
ancient-knowledge-move-learn = Learn { $card }
ancient-knowledge-move-archive = Archive
ancient-knowledge-move-excavate = Excavate
ancient-knowledge-move-search = Search
ancient-knowledge-move-set-aside = Set aside { $card }
ancient-knowledge-move-pay = Pay with { $card }
ancient-knowledge-move-discard = Discard { $card }
ancient-knowledge-move-remove = Remove knowledge: { $card }, { $knowledge } on it
ancient-knowledge-move-add = Add knowledge to { $card }
ancient-knowledge-move-transfer = Put { $amount } lost knowledge on { $card }
ancient-knowledge-move-move = Move { $card } to space { $space }
ancient-knowledge-move-swap = Swap { $card } and { $other }
ancient-knowledge-move-destroy = Destroy { $card }
ancient-knowledge-move-take = Take { $card }
ancient-knowledge-move-keep = Keep { $card }
ancient-knowledge-move-bury = Put { $card } under its deck
ancient-knowledge-move-flip = Turn to level II: { $cards }
ancient-knowledge-move-resolve = The effect of { $card }
ancient-knowledge-move-decline = { $card } declines

# Groups of moves.
ancient-knowledge-group-create = Create
ancient-knowledge-group-learn = Learn
ancient-knowledge-group-other = Other moves

# What happened.
ancient-knowledge-event-turn-began = { $you ->
    [yes] It is your turn.
   *[no] It is { $player }’s turn.
}
ancient-knowledge-event-phase-began = { $you ->
    [yes] Your
   *[no] { $player }’s
} { $phase ->
    [timeline] timeline phase
   *[decline] decline phase
} begins.
ancient-knowledge-event-decline-skipped = { $you ->
    [yes] Your decline phase is skipped.
   *[no] { $player }’s decline phase is skipped.
}
ancient-knowledge-event-refused = { $you ->
    [yes] You do not use it.
   *[no] { $player } does not use it.
}
ancient-knowledge-event-second-half = { $you ->
    [yes] You are
   *[no] { $player } is
} the first with at least seven monuments in the past{ $turns ->
    [yes] : a pillar turns to level II.
   *[no] , but no pillar of level I is left to turn.
}
ancient-knowledge-event-last-round = { $you ->
    [yes] You have
   *[no] { $player } has
} at least fourteen monuments in the past: this is the last round.
ancient-knowledge-event-created = { $you ->
    [yes] You create
   *[no] { $player } creates
} { $card }{ $space ->
    [none] {""}
   *[other] {" "}on space { $space } with { $knowledge } knowledge
}.
ancient-knowledge-event-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
ancient-knowledge-event-drew-cards = Drawn: { $cards }.
ancient-knowledge-event-discarded = { $you ->
    [yes] You discard
   *[no] { $player } discards
} { $number ->
    [one] 1 card
   *[other] { $number } cards
} { $why ->
    [pay] to pay
    [archive] to archive
    [rest] { $you ->
        [yes] of those you looked at
       *[no] of those they looked at
    }
   *[effect] from the hand
}.
ancient-knowledge-event-discarded-cards = Discarded: { $cards }.
ancient-knowledge-event-revealed-discarded = Revealed and discarded: { $cards }.
ancient-knowledge-event-destroyed = { $card } is destroyed { $you ->
    [yes] (yours)
   *[no] ({ $player })
}.
ancient-knowledge-event-deck-renewed = The discard pile becomes a new deck of { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
ancient-knowledge-event-set-aside = { $you ->
    [yes] You set
   *[no] { $player } sets
} a card from the opening hand aside.
ancient-knowledge-event-set-aside-card = It is { $card }.
ancient-knowledge-event-hands-ready = All opening hands are chosen; the other cards are shuffled back.
ancient-knowledge-event-looked-at = { $you ->
    [yes] You look
   *[no] { $player } looks
} at the top { $number ->
    [one] card
   *[other] { $number } cards
} of the { $deck ->
    [builders] builder deck
    [level-1] level I deck
   *[level-2] level II deck
}.
ancient-knowledge-event-looked-at-cards = Looked at: { $cards }.
ancient-knowledge-event-revealed = Revealed: { $cards }.
ancient-knowledge-event-kept = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} a card.
ancient-knowledge-event-kept-card = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} { $card }.
ancient-knowledge-event-saw-hand = { $you ->
    [yes] You look
   *[no] { $player } looks
} at { $victim_you ->
    [yes] your hand
   *[no] { $victim }’s hand
}.
ancient-knowledge-event-saw-hand-cards = { $victim_you ->
    [yes] In your hand
   *[no] In { $victim }’s hand
}: { $cards }.
ancient-knowledge-event-took = { $you ->
    [yes] You take
   *[no] { $player } takes
} a card from { $victim_you ->
    [yes] your hand
   *[no] { $victim }’s hand
}.
ancient-knowledge-event-took-card = { $victim_you ->
    [yes] Taken from your hand
   *[no] Taken from { $victim }’s hand
}: { $card }.
ancient-knowledge-event-knowledge-removed = { $number } knowledge is removed from { $card }.
ancient-knowledge-event-knowledge-added = { $number } knowledge is put on { $card } { $owner_you ->
    [yes] (yours)
   *[no] ({ $owner })
}.
ancient-knowledge-event-knowledge-lost = { $number } knowledge on { $card } is lost { $you ->
    [yes] (you)
   *[no] ({ $player })
}.
ancient-knowledge-event-lost-recovered = { $you ->
    [yes] You remove
   *[no] { $player } removes
} { $number } lost knowledge.
ancient-knowledge-event-moved = { $card } moves from space { $origin } to space { $space }.
ancient-knowledge-event-swapped = { $card } and { $other } change places.
ancient-knowledge-event-declined = { $card } declines and goes to the past { $you ->
    [yes] (yours)
   *[no] ({ $player })
}.
ancient-knowledge-event-slid = { $you ->
    [yes] Your timeline moves one space to the left.
   *[no] { $player }’s timeline moves one space to the left.
}
ancient-knowledge-event-rotated = { $you ->
    [yes] You rotate
   *[no] { $player } rotates
} { $number ->
    [one] 1 monument
   *[other] { $number } monuments
} in the past.
ancient-knowledge-event-straightened = { $you ->
    [yes] You turn
   *[no] { $player } turns
} { $number ->
    [one] 1 monument
   *[other] { $number } monuments
} in the past upright.
ancient-knowledge-event-unveiled = It is { $card }.
ancient-knowledge-event-learned = { $you ->
    [yes] You learn
   *[no] { $player } learns
} { $card }.
ancient-knowledge-event-buried = { $gone ->
    [yes] { $card } leaves the game, as its deck has.
   *[no] { $card } goes under its deck.
}
ancient-knowledge-event-put-under = { $gone ->
    [yes] A technology that { $you ->
        [yes] you
       *[no] { $player }
    } looked at leaves the game, as its deck has.
   *[no] { $you ->
        [yes] You put
       *[no] { $player } puts
    } a technology under its deck.
}
ancient-knowledge-event-put-under-card = It is { $card }.
ancient-knowledge-event-pillar-swept = Pillar { $pillar } is cleared; discarded: { $cards }.
ancient-knowledge-event-pillar-filled = Pillar { $pillar } now shows { $cards }.
ancient-knowledge-event-pillar-flipped = Pillar { $pillar } turns to level II.
ancient-knowledge-event-pillar-gone = Pillar { $pillar } cannot be filled: it leaves the game with all cards of level { $level ->
    [1] I
   *[2] II
} that are not displayed.
ancient-knowledge-event-techdeck-renewed = The discarded technologies of level { $level ->
    [1] I
   *[2] II
} become a new deck of { $number ->
    [one] 1 card
   *[other] { $number } cards
}.

# The table.
ancient-knowledge-topic-hand = hand
ancient-knowledge-topic-timeline = timeline
ancient-knowledge-topic-past = past
ancient-knowledge-topic-artefacts = artefacts
ancient-knowledge-topic-technologies = technologies
ancient-knowledge-topic-pillars = pillars
ancient-knowledge-topic-scores = scores
ancient-knowledge-topic-player = player
ancient-knowledge-topic-card = card
ancient-knowledge-told-unknown-topic = You can ask about: { $topics }; player and card need a number, such as player 2 or card C7.
ancient-knowledge-told-score = { $you ->
    [yes] You
   *[no] { $player }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now, { $past } in the past, { $lost } lost knowledge, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}.
ancient-knowledge-told-decks = Deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}; discard pile: { $discard }.
ancient-knowledge-told-last-round = This is the last round.
ancient-knowledge-told-pillars = Technologies to learn:
ancient-knowledge-told-pillar = Pillar { $number }, { $cards ->
    [0] out of the game
    [one] 1 card:
   *[other] { $cards } cards:
}
ancient-knowledge-told-hand = Your hand, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}:
ancient-knowledge-told-board = { $you ->
    [yes] Your board:
   *[no] { $player }’s board:
}
ancient-knowledge-told-space = Space { $space }: { $monuments }.
ancient-knowledge-told-monument = { $card }, { $knowledge } knowledge
ancient-knowledge-told-empty-timeline = The timeline is empty.
ancient-knowledge-told-past = Past ({ $number }, { $rotated } rotated): { $cards }.
ancient-knowledge-told-artefacts = Artefacts ({ $number } of 5): { $cards }.
ancient-knowledge-told-technologies = Technologies ({ $number }): { $cards }.

# How to move.
ancient-knowledge-how-to-act = Write a move as its kind and its card: create C7@3 (card and space), create A5, learn T2, archive, excavate, search.
ancient-knowledge-how-to-follow = What follows is asked step by step, such as pay A3, remove C7, resolve P31, done.
ancient-knowledge-how-to-ask = Ask for a part of the table with words: words hand, words timeline, words player 2, words card C7.

# The end.
ancient-knowledge-reason-fourteen-in-the-past = somebody had at least fourteen monuments in the past, and the round was played to its end
ancient-knowledge-tie-least-lost-knowledge = less lost knowledge
ancient-knowledge-line-monument = { $card }
ancient-knowledge-line-endgame = effect of { $card }
ancient-knowledge-line-technology = { $card }
ancient-knowledge-line-timeline = { $card } in the timeline
ancient-knowledge-line-lost = lost knowledge
