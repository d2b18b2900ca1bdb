# Ancient Knowledge: the text of the cards. Each word of the cards' vocabulary is a message named for its class; the
# word's fields are the variables. A message is a part of a sentence: capital and full stop are added around it.
#
#   <city|cities>   an icon and the word it stands for here: a screen draws the one, a terminal says the other
#   .may            the same behind "you may"
#   .after          the same behind a condition, where German turns the sentence round
#   .per            the same for each of something
#   .several        the same of several monuments

## Kinds of cards

cards-kind = { $kind ->
    [city] <city|city>
    [megalith] <megalith|megalith>
    [pyramid] <pyramid|pyramid>
    [artefact] <artefact|artefact>
   *[monument] monument
}
    .many = { $kind ->
        [city] <city|cities>
        [megalith] <megalith|megaliths>
        [pyramid] <pyramid|pyramids>
        [artefact] <artefact|artefacts>
       *[monument] monuments
    }
    .one = { $kind ->
        [artefact] an
       *[other] a
    } { cards-kind }
cards-technology-kind = { $kind ->
    [ancient] <ancient|ancient>
    [writing] <writing|writing>
    [secret] <secret|secret>
   *[any] technology
}
    .one = { $kind ->
        [ancient] an
       *[other] a
    } { cards-technology-kind }

## When a card acts: the label, and what it means

cards-trigger-immediate = Immediate
    .reminder = Once, when you create or learn this card.
cards-trigger-anytime = Anytime
    .reminder = Each time its condition is met, while this card is in your timeline or on your board.
cards-trigger-timeline = Timeline
    .reminder = In your timeline phase, every turn, while this card is in your timeline or on your board.
cards-trigger-decline = Decline
    .reminder = When this card declines, before it goes to the past.
cards-trigger-endgame = Endgame
    .reminder = In the final scoring. A monument must then be in your past.

## The numbers of a card, and the card as a whole

cards-figure-level = level { $number ->
    [1] I
   *[2] II
}
cards-figure-start = space { $number }
cards-figure-knowledge = { $number } { cards-knowledge }
cards-figure-vp = { $number } { $number ->
    [one] <vp|point>
   *[other] <vp|points>
}
cards-figure-cost = costs { $number } { cards-cards }
cards-figure-locked = locked
cards-requirement = Requires { $condition }.
cards-effect = { $trigger }: { $effect }

## Rules in short

cards-reminder-adjacent = Adjacent: on the same space, or in the same row on the next space.
cards-reminder-archive = Does not use up an action: discard any number of cards and remove 1 <knowledge|knowledge> from your timeline for each.
cards-reminder-bury = If that deck has left the game, the technology leaves it too.
cards-reminder-create = Does not use up an action. Pay the cost as usual; a monument may be shifted as usual.
cards-reminder-destroy = Destroyed cards go to the discard pile. <knowledge|Knowledge> on them returns to the supply; it does not become lost knowledge.
cards-reminder-enter = Reductions add up, but no card enters with less than 0 <knowledge|knowledge>.
cards-reminder-learn = Does not use up an action. Only displayed technologies can be learned.
cards-reminder-locked = Locked: it must be created on its start space.
cards-reminder-look = Only you see these cards.
cards-reminder-lost = Each <lost|lost knowledge> costs 1 <vp|point> at the end of the game.
cards-reminder-move = A space has room while it holds fewer than 2 monuments. <knowledge|Knowledge> moves along.
cards-reminder-set = A set is one card of each of the three kinds.
cards-reminder-skip = Nothing declines and nothing moves.
cards-reminder-split = Split it over your monuments as you like.
cards-reminder-straighten = Upright monuments can be used to excavate again.
cards-reminder-still-in-timeline = In addition to the <vp|point> that every monument still in the timeline scores.
cards-reminder-swap = Two monuments on the same space cannot be swapped. <knowledge|Knowledge> moves along.

## How sentences are made

cards-may = you may { $what }
    .after = you may { $what }
cards-then = if you do, { $what }
cards-and = and { $what }
cards-or = { $first } or { $last }
cards-again = { $optional ->
    [yes] then you may do so once more
   *[no] then do so once more
}
cards-if = if you have { $condition },
cards-if-adjacent-pyramid = if { $quantity } { cards-pyramids } { $number ->
    [one] is
   *[other] are
} adjacent to this card,
cards-if-adjacent-samekind = if { $quantity } { cards-monuments } of one kind { $number ->
    [one] is
   *[other] are
} adjacent to this card,
cards-if-this-knowledge = if there is { $number ->
    [1] any
   *[other] { $quantity }
} <knowledge|knowledge> on this card,
cards-creating = whenever you create { cards-kind.one }{ $spaces ->
    [none] { "" }
   *[other] { " " }on space { $spaces }
}{ $not_by_this ->
    [yes] { " " }(neither this card nor one created through it)
   *[no] { "" }
}{ $condition ->
    [none] { "" }
   *[other] { " " }and have { $condition }
},
cards-learning = whenever you learn { cards-technology-kind.one },
cards-excavating = whenever you { $condition ->
    [none] excavate
   *[other] rotate { $condition } to excavate
},
cards-end-of-decline = when your decline phase ends,

## How many

cards-at-least = at least { $number }
cards-at-most = at most { $number }
cards-equal = exactly { $number }
cards-between = { $steps ->
    [1] { $low } or { $high }
   *[other] { $low } to { $high }
}
cards-per = { $group ->
    [1] for each
   *[other] for every { $group }
}

## What is counted. $quantity is one of the five above; $number only tells singular and plural.

cards-monuments = { $number ->
    [one] monument
   *[other] monuments
}
cards-cities = { $number ->
    [one] <city|city>
   *[other] <city|cities>
}
cards-megaliths = { $number ->
    [one] <megalith|megalith>
   *[other] <megalith|megaliths>
}
cards-pyramids = { $number ->
    [one] <pyramid|pyramid>
   *[other] <pyramid|pyramids>
}
cards-artefacts = { $number ->
    [one] <artefact|artefact>
   *[other] <artefact|artefacts>
}
cards-knowledge = { $number ->
   *[other] <knowledge|knowledge>
}
cards-lost = { $number ->
   *[other] <lost|lost knowledge>
}
cards-cards = { $number ->
    [one] card
   *[other] cards
}
cards-sets = { $number ->
    [one] set
   *[other] sets
}

cards-count-past = { $quantity } { cards-monuments } in your past
cards-count-past-city = { $quantity } { cards-cities } in your past
cards-count-past-megalith = { $quantity } { cards-megaliths } in your past
cards-count-past-pyramid = { $quantity } { cards-pyramids } in your past
cards-count-past-set = { $quantity } { cards-sets } of <city|city>, <megalith|megalith> and <pyramid|pyramid> in your past
cards-count-past-samekind = { $quantity } { cards-monuments } of the same kind in your past
cards-count-past-chosen-kind = { $quantity } { cards-monuments } of one kind of your choice in your past
cards-count-past-endgame = { $quantity } { cards-monuments } with an <endgame|endgame> effect in your past
cards-count-timeline-monument = { $quantity } { cards-monuments } in your timeline
cards-count-timeline-city = { $quantity } { cards-cities } in your timeline
cards-count-timeline-pyramid = { $quantity } { cards-pyramids } in your timeline
cards-count-timeline-set = { $quantity } { cards-sets } of <city|city>, <megalith|megalith> and <pyramid|pyramid> in your timeline
cards-count-timeline-space1 = { $quantity } { cards-monuments } on space 1
cards-count-timeline-knowledge = { $quantity } { cards-knowledge } in your timeline
cards-count-adjacent-pyramid = { $quantity } { cards-pyramids } adjacent to this card
cards-count-adjacent-samekind = { $quantity } { cards-monuments } of one kind adjacent to this card
cards-count-this-knowledge = { $quantity } { cards-knowledge } on this card
cards-count-lost = { $quantity } { cards-lost }
cards-count-hand = { $quantity } { cards-cards } in hand
cards-count-artefacts = { $quantity } { cards-artefacts } on your board
cards-count-tech = { $quantity } { $number ->
    [one] technology
   *[other] technologies
} in your collection
cards-count-tech-ancient = { $quantity } { $number ->
    [one] <ancient|ancient>
   *[other] <ancient|ancients>
} in your collection
cards-count-tech-writing = { $quantity } { $number ->
    [one] <writing|writing>
   *[other] <writing|writings>
} in your collection
cards-count-tech-secret = { $quantity } { $number ->
    [one] <secret|secret>
   *[other] <secret|secrets>
} in your collection
cards-count-tech-set = { $quantity } { cards-sets } of <ancient|ancient>, <writing|writing> and <secret|secret> in your collection
cards-count-rotated = { $quantity } { cards-monuments }
cards-count-newly-lost = { $quantity } { cards-knowledge } lost in it
cards-count-cards-discarded = { $quantity } { cards-cards } discarded this way
cards-count-artefacts-destroyed = { $quantity } { cards-artefacts } destroyed this way

## Which monuments

cards-this = from this card
cards-one-of = from { $which ->
    [other] another of your { cards-kind.many }
    [adjacent] an adjacent { cards-kind }
   *[any] one of your { cards-kind.many }
} { cards-where }
cards-each-of = from each { $which ->
    [other] of your other { cards-kind.many }
    [adjacent] adjacent { cards-kind }
   *[any] of your { cards-kind.many }
} { cards-where }
cards-several-of = { $number } of your { cards-kind.many }
cards-any-split = { $except_this ->
    [yes] in total from the other monuments in your timeline
   *[no] from your timeline
}
cards-one-monument = { $which ->
    [other] another { cards-kind } { cards-where } in your timeline
    [adjacent] an adjacent { cards-kind } { cards-where }
   *[any] { cards-kind.one } { cards-where } in your timeline
}
cards-where = { $empty ->
    [yes] without <knowledge|knowledge>
   *[no] { $at_least ->
        [0] { "" }
       *[other] with at least { $at_least } <knowledge|knowledge>
    }
}
cards-up-to = { $up_to ->
    [yes] up to
   *[no] { "" }
}

## Verbs about knowledge

cards-remove-knowledge = remove { cards-up-to } { $amount } <knowledge|knowledge> { $source }
    .may = { cards-remove-knowledge }
    .per = { $per }, remove { $amount } <knowledge|knowledge> { $source }
    .several = choose { $source } and remove { $amount } <knowledge|knowledge> from each
cards-recover-lost = remove { cards-up-to } { $number } { cards-lost }
cards-enter-less = this card enters with { $less } less <knowledge|knowledge> { $per } { $condition ->
    [none] { "" }
   *[other] if you have { $condition }
}
cards-ease-entry = your { $other ->
    [yes] other
   *[no] { "" }
} { cards-kind.many } enter with { $less } less <knowledge|knowledge>
    .after = your { $other ->
        [yes] other
       *[no] { "" }
    } { cards-kind.many } enter with { $less } less <knowledge|knowledge>

## Verbs about the hand, and actions that a card grants

cards-draw = draw { $amount } { $amount ->
    [one] card
   *[other] cards
} { $per }
cards-discard = discard { cards-up-to } { $number } { $kind ->
    [none] { "" }
   *[other] { cards-kind }
} { cards-cards } from your hand
    .may = { cards-discard }
cards-create = create { cards-kind.one }
    .may = { cards-create }
cards-learn = learn a technology { $no_requirements ->
    [yes] even if you do not meet its requirement
   *[no] { "" }
}
    .may = { cards-learn }
cards-archive = archive
    .may = { cards-archive }

## Verbs about what lies where

cards-move = move { cards-one-monument } to any space with room
    .may = { cards-move }
cards-move-between = move a monument with at least { $at_least } <knowledge|knowledge> from space { $origin } to space { $goal } if there is room
cards-swap = { $this ->
    [yes] swap this card with another monument in your timeline
   *[no] swap two monuments in your timeline
}
cards-straighten = turn { cards-up-to } { $number } rotated { cards-monuments } in your past upright
cards-destroy-this = destroy this card
    .may = { cards-destroy-this }
    .after = destroy it instead of putting it into your past
cards-destroy-artefacts = destroy any number of your <artefact|artefacts>
    .may = { cards-destroy-artefacts }
cards-skip-decline = skip your decline phase this turn

## Verbs that reach the opponents

cards-opponents-discard = each opponent discards { $number } { cards-cards } of their choice from their hand
    .after = each opponent discards { $number } { cards-cards } of their choice from their hand
cards-opponents-gain-knowledge = for each opponent, choose one of their monuments and add { $number } { cards-knowledge } to it
cards-opponents-destroy-artefact = each opponent chooses 1 of their own <artefact|artefacts> and destroys it
cards-take-from-hand = choose an opponent with cards in hand, look at their hand and take 1 card from it
cards-transfer-lost = put { cards-up-to } { $amount } of your <lost|lost knowledge> on a monument of an opponent, as <knowledge|knowledge>

## Verbs that look at cards of a deck

cards-look-at-deck = look at the top { $number } cards of the builder deck
cards-look-at-technologies = look at the top { $number } cards of the level { $level ->
    [1] I
   *[2] II
} technology deck
cards-reveal-deck = reveal the top { $number } cards of the builder deck
cards-reveal-until = reveal cards from the builder deck until { $number } { $number ->
    [one] { cards-kind } is
   *[other] { cards-kind.many } are
} revealed, and take { $number ->
    [one] it
   *[other] them
} into your hand
cards-keep-one = take 1 of them into your hand
cards-each-keeps-one = starting with you and going clockwise, each player takes 1 of them into their hand
cards-keep-one-more = then take 1 more of them yourself
cards-learn-one-of-them = learn 1 of them whose requirement you meet
cards-create-one-of-them = create 1 of the { cards-kind.many } among them, paying its cost
cards-discard-rest = { $revealed ->
    [yes] discard the other revealed cards
   *[no] discard the rest
}
cards-rest-to-bottom = put the rest at the bottom of the level { $level ->
    [1] I
   *[2] II
} deck in any order
cards-bury-technologies = put { $number } displayed { $number ->
    [one] technology
   *[other] technologies
} { $level ->
    [none] { "" }
    [1] of level I
   *[2] of level II
} at the bottom of { $number ->
    [one] its deck
   *[other] their decks
}

## Verbs that change a rule or the score

cards-replace-draw = forgo the draw
    .may = { cards-replace-draw }
cards-draw-per-rotated = draw { $number } cards instead of { $usual } for each monument you rotate
cards-lower-requirement = count one “at least” number of its requirement as { $less } lower
    .may = { cards-lower-requirement }
cards-score = score { $points } { $points ->
    [one] <vp|point>
   *[other] <vp|points>
} { $per } { $condition ->
    [none] { "" }
   *[other] if you have { $condition }
}
