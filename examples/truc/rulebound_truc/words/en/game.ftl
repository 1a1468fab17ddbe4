### Truc

## Questions and choices
truc-ask-turn = Play a card, or raise the stake.
truc-ask-card = Play a card.
truc-ask-raise = { $seat } wants to play for { $stake } points. Do you accept?
truc-option-play = Play the { $card }
truc-option-raise = Raise the stake
truc-option-accept = Accept
truc-option-fold = Fold

## Log
truc-log-dealt = { $seat } deals.
truc-log-got = You get { $cards }.
truc-log-raised = { $seat } wants to play for { $stake } points.
truc-log-accepted = { $seat } accepts.
truc-log-folded = { $seat } folds.
truc-log-played = { $seat } plays the { $card }.
truc-log-trick = { $seat ->
        [none] The trick is spoiled.
       *[other] { $seat } takes the trick.
    }
truc-log-round = { $seat ->
        [none] Nobody wins the round.
       *[other] { $seat } wins the round and scores { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }

## Reasons
truc-why-turn = It is not your turn.
truc-why-answer = The raise has to be answered first.
truc-over = The winning score has been reached.

## Things
truc-a-card = { $rank } of { $suit }
truc-rank-7 = 7
truc-rank-8 = 8
truc-rank-9 = 9
truc-rank-10 = 10
truc-rank-J = jack
truc-rank-Q = queen
truc-rank-K = king
truc-rank-A = ace
truc-suit-c = clubs
truc-suit-d = diamonds
truc-suit-h = hearts
truc-suit-s = spades

## The table
truc-stake = Stake: { $stake }. { $target } points win.
web-truc-hand = Your hand
web-truc-of = of { $target }
web-truc-dealer = deals
web-truc-ranks = From low to high
web-truc-outcome = { $outcome ->
        [takes] takes the trick
        [spoils] spoils the trick
       *[loses] loses the trick
    }
web-truc-watching = You’re watching.

## Setting a table
truc-set = Truc
    .full = Truc
    .note = 2 players, about 15 minutes
truc-set-target = Points to win
truc-set-target-6 = 6
truc-set-target-12 = 12

## The rules in short
rules-truc-1 =
    Two players get three cards each and play three tricks. From high to low: 7, 8, ace, king, queen, jack, 10, 9. Suits don’t matter, and you may play any card. Equal cards spoil the trick.

    Two tricks win the round. If a trick is spoiled, the first to take one wins it.
    .title = Three tricks
rules-truc-2 =
    A round is worth 1 point. Before you play a card you may raise that to 2, from there to 4, 6 and so on. The other player accepts, or folds: then you score what the round was worth before.
    .title = The stake
