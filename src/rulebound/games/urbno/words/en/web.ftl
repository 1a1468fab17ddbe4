### King Urbno in the browser

## The felt
web-urbno-felt = The table
web-urbno-you = You
web-urbno-plate = Seat: { $name }
# These two stand in a corner of the felt, on a phone too: about 16 letters with the color.
web-urbno-led = Led { $colour }
web-urbno-dominant = Dominant { $colour }
web-urbno-by-knight = silenced by the Knight
web-urbno-by-scroll = replaced by scroll 1
web-urbno-by-mission = replaced by the card on the table
web-urbno-lowest-takes = The lowest takes
web-urbno-trick-of = Trick { $number } of { $of }
web-urbno-where = round { $number } of { $rounds }
web-urbno-round-of = Round { $number } of { $rounds }
web-urbno-active = { $scroll }, { $seat }
web-urbno-leads = leads this trick
web-urbno-leads-next = leads the next trick
web-urbno-dealer = dealer
web-urbno-with = with { $name }
web-urbno-known = Cards you know
web-urbno-pile = { $count ->
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
web-urbno-row = { $count ->
        [one] 1 card in the row
       *[other] { $count } cards in the row
    }
web-urbno-your-card = your card
web-urbno-still-to-play = still to play
web-urbno-took = takes it
web-urbno-played = { $tag ->
        [none] { $name }: { $card }, { $number }
       *[other] { $name }: { $card }, { $number }, { $tag }
    }{ $power ->
        [none] { "" }
       *[other] , power: { $power }
    }
web-urbno-table-cards = Cards on the table
web-urbno-half = Half { $number }

# Flags on cards: about 14 letters.
web-urbno-tag-winning = winning
web-urbno-tag-no-precedence = no precedence
web-urbno-tag-off-colour = other color
web-urbno-tag-left-out = left out
web-urbno-tag-behind = behind

## Tokens
web-urbno-crystals = Crystals
web-urbno-cubes = Cubes
web-urbno-scrolls = Scrolls
web-urbno-tricks = Tricks

## Phases
web-urbno-phase-announce = The round is over
web-urbno-phase-over = The game is over
web-urbno-phase-window = Scroll window
web-urbno-phase-resources = Resources
web-urbno-phase-prepare = Preparing the mission

## The hand
web-urbno-your-hand = Your hand
web-urbno-no-cards = No cards in your hand.
web-urbno-watching = Hands stay hidden from watchers.
web-urbno-held = { $slot ->
        [0] { $card }, { $number }
       *[other] { $slot }: { $card }, { $number }
    }{ $note ->
        [none] { "" }
       *[other] , { $note }
    }
web-urbno-your-row = Your row, in the order of play
web-urbno-your-open = Open in front of you
web-urbno-your-columns = Open, with a covered card beneath
web-urbno-this-half = One half
web-urbno-other-half = The other half
web-urbno-out = Out for this round
web-urbno-drawn = Drawn
web-urbno-given = Given to you
web-urbno-your-scrolls = Your scrolls

# Under a card of the hand: about 18 letters.
web-urbno-must-follow = must follow { $colour }
web-urbno-must-play = must play { $colour }
web-urbno-must-lowest = lowest card only
web-urbno-needs-crystal = needs your crystal
web-urbno-emperor-forbids = the Emperor forbids it
web-urbno-in-order = comes later
web-urbno-not-yet = not yours yet
web-urbno-note-takes = { $number } takes the trick
web-urbno-note-loses = loses the trick
web-urbno-note-loses-to = { $number } loses to { $against }
web-urbno-note-ahead = ahead so far
web-urbno-note-behind = behind { $against }

## The card in question
web-urbno-card-number = { $card }, { $number }
web-urbno-idle = You play last, so the power would change nothing.
web-urbno-nothing-in-question = Point at a card to read what its power does.

## Mission, progress, tricks
web-urbno-mission = Mission
web-urbno-mission-kind = { $kind ->
        [fixed] Mission { $number }, fixed
       *[variable] Mission { $number }, variable
    }
web-urbno-progress-title = Progress in the mission
web-urbno-progress-unknown = not known
web-urbno-progress = { $unit ->
        [tricks] { $have ->
            [one] 1 trick
           *[other] { $have } tricks
        }
        [light-tricks] { $have ->
            [one] 1 light trick
           *[other] { $have } light tricks
        }
        [cards] { $have ->
            [one] 1 card
           *[other] { $have } cards
        }
        [colours] { $have ->
            [one] 1 color
           *[other] { $have } colors
        }
       *[sum] sum { $have }
    }
web-urbno-progress-of = { $unit ->
        [tricks] { $have } of { $of } tricks
        [light-tricks] { $have } of { $of } light tricks
        [cards] { $have } of { $of } cards
        [colours] { $have } of { $of } colors
       *[sum] sum { $have } of { $of }
    }
web-urbno-have-of = { $have } of { $of }
web-urbno-more = { $count } more
web-urbno-over = over
web-urbno-met = met
web-urbno-met-costs = costs points
web-urbno-tricks-taken = Tricks taken
web-urbno-no-tricks = No trick has been taken this round.

## Score pad
web-urbno-score-pad = Score pad
web-urbno-score-pad-note = dominant color by round
web-urbno-round = Round
web-urbno-extra-points = Scroll 17
web-urbno-unused-scrolls = Scroll kept
web-urbno-total = Total
web-urbno-pairs = Pairs
web-urbno-points = points

## Tabs of the phone
web-urbno-tab-hand = Hand, { $count }
web-urbno-tab-tricks = Tricks, { $count }
web-urbno-tab-score = Score

## The decision bar
web-urbno-your-turn-in = Your turn. { $phase }.
web-urbno-turn-lead = Your turn. You lead trick { $number }.
web-urbno-turn-last = Your turn, last to play.
web-urbno-turn-place = { $place ->
        [2] Your turn, second of { $of }.
       *[3] Your turn, third of { $of }.
    }
web-urbno-duty-follow = You must follow { $colour }.
web-urbno-duty-dominant = You have no { $led } and must play the dominant color, { $colour }.
web-urbno-duty-none = You have no { $led } and may play any card.
web-urbno-duty-lowest = The Wizard forces your lowest card.
web-urbno-duty-row = The next card of your row is played.

web-urbno-do-play = { $number ->
        [none] { $power ->
            [none] Play the { $card }
           *[other] Play the { $card }. Power: { $power }
        }
       *[other] { $power ->
            [none] Play the { $card } as { $number }
           *[other] Play the { $card } as { $number }. Power: { $power }
        }
    }
web-urbno-do-name = Name { $what }
web-urbno-do-pick = Pick half { $number }

web-urbno-verb-play = Play
web-urbno-verb-play-takes = Play, take the trick
web-urbno-verb-play-highest = Play, highest so far
web-urbno-verb-play-lowest = Play, lowest so far
web-urbno-verb-lead = Lead
web-urbno-verb-take = Take
web-urbno-verb-power = Use the power
web-urbno-verb-cubes = Add the cubes
web-urbno-verb-certain = Use scroll 16
web-urbno-verb-done = Nothing more
web-urbno-verb-wait = Play last
web-urbno-verb-return = Return
web-urbno-verb-leave = Do nothing
web-urbno-verb-steal = Steal the trick
web-urbno-verb-activate = Activate
web-urbno-verb-decline = Activate none
web-urbno-verb-name = Name
web-urbno-verb-give = Give
web-urbno-verb-echo = Use its effect
web-urbno-verb-keep = Keep
web-urbno-verb-lay = Lay
web-urbno-verb-split = Put in this half
web-urbno-verb-pass = Pass on
web-urbno-verb-pick = Pick
web-urbno-verb-count = Change the count
web-urbno-verb-keep-count = Keep the count

web-urbno-cubes-in-stock = { $count ->
        [one] Cubes, 1 in stock
       *[other] Cubes, { $count } in stock
    }
web-urbno-one-lower = One lower
web-urbno-one-higher = One higher
web-urbno-no-use = no effect as the last card
web-urbno-power-idle = { $power }, no effect as the last card
web-urbno-certain-take = Take the trick for certain
web-urbno-certain-refuse = Refuse the trick
web-urbno-certain-colour = The color led

## The table in one paragraph
web-urbno-tell-round = Round { $number } of { $rounds }. Dominant color: { $colour }. Mission: { $mission }.
web-urbno-tell-seat = { $seat }: crystals { $crystals }, cubes { $cubes }, scrolls { $scrolls }, tricks { $tricks }, points { $total }.
web-urbno-tell-play = { $seat } played { $card }, { $number }.
web-urbno-tell-hand = Your cards: { $cards }.

## The end of a round and of a match

web-urbno-race = Points, round by round
web-urbno-tie-negative = Level on points; fewer negative points decide.
web-urbno-tie-scroll = Level on points; fewer scrolls kept decide.
web-urbno-deed-round = round { $number }
web-urbno-podium = How everyone came out
web-urbno-podium-scroll = with { $count } for a scroll
web-urbno-podium-missions = missions
web-urbno-podium-of = { $met } of { $rounds }
web-urbno-podium-tricks = tricks
web-urbno-result = Round { $number } is over
web-urbno-result-who = Player
web-urbno-result-points = Points of the round
web-urbno-result-go = Go on
