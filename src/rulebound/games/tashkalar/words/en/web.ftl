### Tash-Kalar in the browser

## Tabs and headings
web-tashkalar-hand = Your hand
web-tashkalar-hand-of = { $name }’s hand
web-tashkalar-ready = { $ready } of { $cards } can be summoned now
web-tashkalar-ready-here = { $ready } can be summoned on { $square }
web-tashkalar-watching = You’re watching. Hands stay hidden.
web-tashkalar-tab-card = Card
web-tashkalar-tab-card-none = Choose a card in your hand to read it here.
web-tashkalar-tab-hand = Hand, { $cards }
web-tashkalar-tab-tasks = Tasks
web-tashkalar-tab-score = Score
web-tashkalar-board = The arena

## Seats and scores
web-tashkalar-score-of = of { $goal }
web-tashkalar-score-lowest = lowest
web-tashkalar-fact-hand = Hand
    .title = Beings, legends and flares in hand
web-tashkalar-fact-deck = Deck
    .title = Cards left in this player’s deck
web-tashkalar-fact-supply = Supply
    .title = Pieces left: two-sided and legendary
web-tashkalar-fact-pieces = { $pieces ->
        [one] 1 piece
       *[other] { $pieces } pieces
    }, { $upgraded } upgraded
web-tashkalar-track = { $colour }: { $points }
    .may = { $colour }: { $points }, improvising still possible
    .used = { $colour }: { $points }, already improvised
web-tashkalar-key-may = may improvise
web-tashkalar-key-used = used
web-tashkalar-gate = end score { $goal }
web-tashkalar-control = finishes the turn for { $name }
web-tashkalar-final-round = { $turns ->
        [one] Final round, 1 turn left
       *[other] Final round, { $turns } turns left
    }

## The eyebrow of the bar
web-tashkalar-eyebrow-setup = Before the first turn
web-tashkalar-eyebrow-actions = { $actions ->
        [0] Your turn, no action left
        [one] Your turn, last action
       *[other] Your turn, { $actions } actions left
    }
web-tashkalar-eyebrow-final = { $actions ->
        [0] Final round, no action left
        [one] Final round, last action
       *[other] Final round, { $actions } actions left
    }
web-tashkalar-eyebrow-borrow = One enemy piece may help in the next summoning
web-tashkalar-eyebrow-control = You have control in { $name }’s turn
web-tashkalar-eyebrow-step = { $card }, move { $step } of up to { $most }
web-tashkalar-eyebrow-may = { $card }, you may
web-tashkalar-eyebrow-must = { $card }, you must
web-tashkalar-eyebrow-flare = Flare, costs no action

## Questions
web-tashkalar-ask-turn = { $ready ->
        [0] Choose an empty square to place a piece.
        [one] Place a piece or summon a being: one card is ready.
       *[other] Place a piece or summon a being: { $ready } cards are ready.
    }
web-tashkalar-ask-turn-plain = Place a piece or summon a being.
web-tashkalar-ask-turn-lift = No piece is left in your supply. Choose one of yours to place again.
web-tashkalar-ask-target = Choose the square where { $card } will appear
web-tashkalar-ask-compare = Which opponent do you compare with?
web-tashkalar-ask-goal = Choose where to move from { $square }
web-tashkalar-ask-claim = Claim a task or end the turn
web-tashkalar-ask-return = Choose cards to put under their decks, or keep the rest
web-tashkalar-ask-colour-of = Which color goes on { $square }?

## What the filled button would do
web-tashkalar-do-place = Place a piece on { $square }
web-tashkalar-do-summon = Summon { $card } on { $square }
web-tashkalar-do-summon-destroy = { $victim ->
        [1] Summon { $card } on { $square } and destroy the common piece there
        [2] Summon { $card } on { $square } and destroy the heroic piece there
       *[other] Summon { $card } on { $square } and destroy the legendary piece there
    }
web-tashkalar-do-summon-own = Summon { $card } on { $square } in place of your own piece
web-tashkalar-do-summon-improvised = Summon { $card } on { $square } with { $borrowed }. Your { $colour } marker flips.
web-tashkalar-do-summon-borrowed = Summon { $card } on { $square } with the enemy piece on { $borrowed }
web-tashkalar-do-move = Move from { $start } to { $end }
web-tashkalar-do-move-destroy = { $victim ->
        [1] Move to { $end } and destroy the common piece
        [2] Move to { $end } and destroy the heroic piece
       *[other] Move to { $end } and destroy the legendary piece
    }
web-tashkalar-do-move-own = Move to { $end } and destroy your own piece
web-tashkalar-do-leap = Leap from { $start } to { $end }
web-tashkalar-do-leap-destroy = { $victim ->
        [1] Leap to { $end } and destroy the common piece
        [2] Leap to { $end } and destroy the heroic piece
       *[other] Leap to { $end } and destroy the legendary piece
    }
web-tashkalar-do-leap-own = Leap to { $end } and destroy your own piece
web-tashkalar-do-discard = Discard { $card }
web-tashkalar-do-discard-idle = { $card } can’t be summoned now. Discard it?
web-tashkalar-do-flare = { $halves ->
        [1] Invoke the upper half, compared with { $name }
        [2] Invoke the lower half, compared with { $name }
       *[other] Invoke both halves, compared with { $name }
    }
web-tashkalar-do-flare-point = { $halves ->
        [1] Invoke the upper half. { $name } scores 1 point.
        [2] Invoke the lower half. { $name } scores 1 point.
       *[other] Invoke both halves. { $name } scores 1 point.
    }
web-tashkalar-do-claim = { $points ->
        [one] Claim { $task } for 1 point
       *[other] Claim { $task } for { $points } points
    }
web-tashkalar-do-end-points = { $points ->
        [one] End the turn and score 1 point
       *[other] End the turn and score { $points } points
    }

## Buttons
web-tashkalar-verb-place = Place
web-tashkalar-verb-summon = Summon
web-tashkalar-verb-lift = Lift
web-tashkalar-verb-discard = Discard
web-tashkalar-verb-return = Put under the deck
web-tashkalar-verb-done = Keep the rest
web-tashkalar-verb-flare = Invoke the flare
web-tashkalar-verb-pass = Pass control for good
web-tashkalar-verb-end = End the turn
web-tashkalar-verb-claim = Claim
web-tashkalar-verb-skip = Skip
web-tashkalar-verb-stop = Stop
web-tashkalar-verb-stop-on = Stop on { $square }
web-tashkalar-verb-destroy = Destroy
web-tashkalar-verb-upgrade = Upgrade
web-tashkalar-verb-downgrade = Downgrade
web-tashkalar-verb-convert = Convert
web-tashkalar-verb-choose = Choose
web-tashkalar-verb-move = Move to { $square }
web-tashkalar-verb-leap = Leap to { $square }
web-tashkalar-verb-recall = Put on the deck
web-tashkalar-verb-school = Take this school
web-tashkalar-verb-keep = Keep
web-tashkalar-verb-start = Start like this
web-tashkalar-verb-score = Score

## Chips
web-tashkalar-chip-ways = { $ways ->
        [one] { $card }, 1 way
       *[other] { $card }, { $ways } ways
    }
web-tashkalar-chip-instead = Summon { $card } here
web-tashkalar-chip-destroys = { $square }, destroys
web-tashkalar-chip-flare = { $halves ->
        [1] { $name }, upper half
        [2] { $name }, lower half
       *[other] { $name }, both halves
    }
web-tashkalar-chip-task = { $points ->
        [one] { $task }, 1 point
       *[other] { $task }, { $points } points
    }
web-tashkalar-chip-score = { $colour }, { $name }

## Cards
web-tashkalar-kind = { $rank ->
        [common] Common being
        [heroic] Heroic being
       *[legendary] Legend
    }
web-tashkalar-ways = { $ways ->
        [one] way
       *[other] ways
    }
web-tashkalar-ways-squares = { $ways ->
        [one] 1 way
       *[other] { $ways } ways
    }
web-tashkalar-on-squares = { $squares ->
        [one] on 1 square
       *[other] on { $squares } squares
    }
web-tashkalar-improvised = improvised
web-tashkalar-improvised-for = { $borrowed } for { $square }
web-tashkalar-improvised-onto = { $square }, summoned onto it
web-tashkalar-short-one = { $ways ->
    [one] 1 way
   *[other] { $ways } ways
}
web-tashkalar-short-many = { $squares } squares
web-tashkalar-short-told = { $squares ->
        [one] One more piece on { $square } would make it possible
       *[other] One more piece would make it possible, on { $squares } squares
    }
web-tashkalar-no-way = No way now
web-tashkalar-turns = any rotation or mirror
web-tashkalar-here = here
web-tashkalar-nowhere = nowhere
web-tashkalar-played-by = played by { $name }
web-tashkalar-card-name = { $state ->
        [none] { $card }, { $kind }
       *[other] { $card }, { $kind }, { $state }
    }
web-tashkalar-returned = Under the decks

## Flares
web-tashkalar-flare = Flare
web-tashkalar-flare-wakes = Wakes when { $name } leads by
web-tashkalar-flare-wakes-any = Wakes when an opponent leads by
web-tashkalar-flare-upgraded = upgraded
web-tashkalar-flare-pieces = pieces
web-tashkalar-flare-lead = { $have } of { $need }
web-tashkalar-flare-ready = { $halves ->
        [1] The upper half works now
        [2] The lower half works now
       *[other] Both halves work now
    }
web-tashkalar-flare-cost = Costs no action.
web-tashkalar-flare-point = Costs no action. { $name } scores 1 point.
web-tashkalar-flare-point-in = Costs no action. { $name } scores 1 point in { $colour }.
web-tashkalar-flare-upper = Upper, { $need } more upgraded:
web-tashkalar-flare-lower = Lower, { $need } more pieces:
web-tashkalar-flare-column-upgraded = upgraded, { $need }
web-tashkalar-flare-column-pieces = pieces, { $need }
web-tashkalar-flare-met = met

## Tasks
web-tashkalar-tasks = Tasks
web-tashkalar-tasks-claim = claim one per turn
web-tashkalar-task-met = Met:
web-tashkalar-task-next = Next, can’t be claimed yet
web-tashkalar-task-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-tashkalar-need-destroyed = { $have } of { $need } destroyed this turn
web-tashkalar-need-destroyed-upgraded = { $have } of { $need } upgraded
web-tashkalar-need-legendary-destroyed = { $need ->
        [1] { $have } of 1 legendary destroyed this turn
       *[other] { $have } of { $need } heroic destroyed this turn
    }
web-tashkalar-need-pieces = { $have } of { $need } pieces
web-tashkalar-need-upgraded = { $have } of { $need } upgraded
web-tashkalar-need-legendary = { $have } of { $need } legendary
web-tashkalar-need-red = red squares { $mine } : { $theirs }
web-tashkalar-need-green = green squares { $mine } : { $theirs }
web-tashkalar-need-summoned = { $have } of { $need } summoned this turn
web-tashkalar-need-summoned-red = { $have } of { $need } on red
web-tashkalar-need-summoned-green = { $have } of { $need } on green
web-tashkalar-need-summoned-colored = { $have } of { $need } on colored squares
web-tashkalar-need-summoned-legends = { $have } of { $need } legends
web-tashkalar-need-cross = { $have } of { $need } squares of a cross
web-tashkalar-need-lead = best line: { $have } of { $need } ahead
web-tashkalar-need-falling = falling diagonal { $have } of { $need }
web-tashkalar-need-rising = rising diagonal { $have } of { $need }
web-tashkalar-need-chain = { $have ->
        [0] not connected yet
       *[other] connected
    }
web-tashkalar-need-around = { $have } of { $need } around one enemy
web-tashkalar-need-isolated = { $have ->
        [0] no enemy is isolated
       *[other] an enemy is isolated
    }

## The tally of the turn
web-tashkalar-tally = Destroyed this turn
web-tashkalar-tally-none = Nothing destroyed yet this turn.
web-tashkalar-tally-pieces = { $colour }: { $pieces }
web-tashkalar-tally-common = { $count } common
web-tashkalar-tally-heroic = { $count } heroic
web-tashkalar-tally-legendary = { $count } legendary
web-tashkalar-tally-points = { $points ->
        [one] scores 1 point
       *[other] scores { $points } points
    }
web-tashkalar-tally-nothing = scores nothing yet
web-tashkalar-tally-singles = Unpaired commons: 1 point in a color you choose
web-tashkalar-tally-preview = { $points ->
        [one] This would score 1 point in total.
       *[other] This would score { $points } points in total.
    }

## Setup
web-tashkalar-schools = Schools
web-tashkalar-schools-open = { $schools ->
        [one] 1 school is free
       *[other] { $schools } schools are free
    }
web-tashkalar-school-taken = taken by { $name }
web-tashkalar-draft = Your pack
web-tashkalar-draft-kept = { $kept } of 18 kept
web-tashkalar-kept = Kept for your deck

## The board in words
web-tashkalar-square-red = red
web-tashkalar-square-green = green
web-tashkalar-square-plain = plain
web-tashkalar-square-central = { $ground }, central
web-tashkalar-square-empty = empty
web-tashkalar-square-own = your { $rank } piece
web-tashkalar-square-of = { $rank } piece, { $colour }
web-tashkalar-state-target = { $ways ->
        [one] target of { $card }, one way
       *[other] target of { $card }, { $ways } ways
    }
web-tashkalar-state-destroyed = would be destroyed
web-tashkalar-state-used = used for { $card }
web-tashkalar-state-possible = can be chosen
web-tashkalar-state-chosen = chosen
web-tashkalar-state-short = one piece here makes { $card } possible

## The table in words
web-tashkalar-told-turn = { $name }’s turn, { $actions ->
        [0] no action left
        [one] one action left
       *[other] { $actions } actions left
    }.
web-tashkalar-told-seat = { $name }, { $colour }: { $points } of { $goal }.
web-tashkalar-told-seat-melee = { $name }, { $colour }: { $scores }.
web-tashkalar-told-pieces = { $colour } pieces: { $pieces }.
web-tashkalar-told-no-pieces = No { $colour } pieces are on the board.
web-tashkalar-told-task = Task { $task }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $progress }.
web-tashkalar-told-hand = Your hand: { $cards }.
web-tashkalar-told-card = { $ways ->
        [0] { $card }
        [one] { $card }, one way
       *[other] { $card }, { $ways } ways
    }

# The usual case of tashkalar-log-placed: a common piece of one’s own.
web-tashkalar-log-placed = { $seat } places a piece on { $square }.

## The end of a match

web-tashkalar-count-destroyed = Pieces destroyed
web-tashkalar-count-legend = Legends summoned
web-tashkalar-count-flare = Flares of the other
web-tashkalar-count-standing = Legendary pieces in the arena
web-tashkalar-count-pending = Pending beings
web-tashkalar-count-in = Against { $colour }
web-tashkalar-count-lowest = The lowest counts
web-tashkalar-race = Points, turn by turn
web-tashkalar-tie-upgraded = Level on points; more upgraded pieces on the board decide.
web-tashkalar-tie-pieces = Level on points and on upgraded pieces; more pieces on the board decide.
web-tashkalar-deed-turn = turn { $number }

## What lies open before a player
web-tashkalar-frozen = Frozen
    .about = On your own turn you may thaw this card for free, before or after any action. Its frozen effect happens, then the card is discarded. Only one card may lie frozen.
web-tashkalar-pending = Pending
    .about = Its warp effect was played. Summon this being before the match ends: if it is still pending then, it costs 2 points. It counts as one of your three beings, and no other warp effect can be played until it is gone.
web-tashkalar-stored = Stored: { $colour }, { $rank }
    .about = This piece lies on the Merchant of Time. It comes back when the Merchant is summoned; until then it is neither on the board nor in its supply.
web-tashkalar-gateway = Gateway on { $square }
    .about = The marked piece is the Gateway: many Nethervoid beings work around it. It moves with its piece and ends when the piece is destroyed, converted or becomes legendary.
web-tashkalar-fewer = { $count ->
        [one] One action fewer next turn
       *[other] { $count } actions fewer next turn
    }
    .about = The Everfrost Sentinel takes an action from this side’s next turn.
web-tashkalar-removed = { $count ->
        [one] 1 piece out of the game
       *[other] { $count } pieces out of the game
    }
    .about = The Deathbringer removed it: it never returns to the supply.
web-tashkalar-note-frozen = Frozen: { $card }
web-tashkalar-note-pending = Pending: { $card }, −2 at the end
web-tashkalar-square-gateway = { $piece }, the Gateway
web-tashkalar-told-frozen = { $card } lies frozen in front of { $name }.
web-tashkalar-told-pending = { $name }’s { $card } is pending; it costs 2 points if it is not summoned.
web-tashkalar-eyebrow-possessed = Your next pattern must be made of { $colour } pieces
web-tashkalar-eyebrow-blanks = { $count ->
        [one] One empty square may count as a common piece of yours
       *[other] Up to { $count } empty squares may count as common pieces of yours
    }
web-tashkalar-do-summon-thawing = Summon { $card } on { $square } with the enemy piece on { $borrowed }, thawing { $frozen }
web-tashkalar-verb-thaw = Thaw
web-tashkalar-verb-freeze = Keep frozen
web-tashkalar-verb-take = Lay down frozen
web-tashkalar-verb-warp = Play the warp effect
web-tashkalar-verb-copy = Carry out the warp effect
web-tashkalar-verb-take-up = Return to your hand
web-tashkalar-verb-swap = Swap
web-tashkalar-verb-gateway = Make it the Gateway
web-tashkalar-verb-store = Store
