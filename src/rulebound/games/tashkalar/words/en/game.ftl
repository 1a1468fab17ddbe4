### Tash-Kalar: questions, choices, log and reasons

## Questions
tashkalar-ask-action = { $actions ->
        [one] Choose your action. One is left.
       *[other] Choose your action. { $actions } are left.
    }
tashkalar-ask-end = No action is left. End your turn.
tashkalar-ask-put = Put the lifted piece on an empty square.
tashkalar-ask-lift = { $card }: no such piece is in your supply. Choose a piece of yours to lift.
tashkalar-ask-return = You may put more cards from your hand under their decks, in the order you choose.
tashkalar-ask-school = Choose your school.
tashkalar-ask-keep = Keep a card for your deck.
tashkalar-ask-start = Choose where the starting pieces stand.
tashkalar-ask-score = { $why ->
        [legend] You summoned a legend. Choose the color in which you score 1 point.
       *[singles] Unpaired common pieces are left over. Choose the color in which you score 1 point.
    }
tashkalar-ask-destroy = { $may ->
        [yes] { $card }: you may destroy a piece.
       *[no] { $card }: destroy a piece.
    }
tashkalar-ask-upgrade = { $may ->
        [yes] { $card }: you may upgrade a piece.
       *[no] { $card }: upgrade a piece.
    }
tashkalar-ask-downgrade = { $card }: you may downgrade a piece.
tashkalar-ask-convert = { $may ->
        [yes] { $card }: you may convert a piece.
       *[no] { $card }: convert a piece.
    }
tashkalar-ask-place = { $may ->
        [yes] { $card }: you may place a piece.
       *[no] { $card }: place a piece.
    }
tashkalar-ask-choose = { $may ->
        [yes] { $card }: you may choose a piece.
       *[no] { $card }: choose a piece.
    }
tashkalar-ask-aim = { $may ->
        [yes] { $card }: you may choose a direction.
       *[no] { $card }: choose a direction.
    }
tashkalar-ask-branch = { $card }: choose one.
tashkalar-ask-colour = { $card }: choose the color of the piece to place.
tashkalar-ask-rank = { $card }: you may place a piece. Choose its rank.
tashkalar-ask-treat = { $card }: you may choose an adjacent square.
tashkalar-ask-recall = { $card }: you may put a card from your discard pile on top of your deck.
tashkalar-ask-move = { $may ->
        [yes] { $move ->
            [combat] { $card }: you may make a combat move.
            [either] { $card }: you may make a standard move with this being or a combat move with a piece used to summon it.
           *[standard] { $card }: you may make a standard move.
        }
       *[no] { $card }: make a move.
    }
tashkalar-ask-leap = { $may ->
        [yes] { $leap ->
            [combat] { $card }: you may make a combat leap.
           *[standard] { $card }: you may make a standard leap.
        }
       *[no] { $card }: choose where to leap.
    }
tashkalar-ask-freeze = { $card }: only one card may lie frozen before you. Choose the one that stays.
tashkalar-ask-take = { $card }: you may take a card with a frozen effect from your discard pile and lay it down frozen.
tashkalar-ask-slide = { $card }: you may choose an adjacent common piece and where it slides to.
tashkalar-ask-swap = { $card }: you may swap two pieces.
tashkalar-ask-square = { $card }: choose an empty square.
tashkalar-ask-gateway = { $card }: choose the piece that becomes the Gateway.
tashkalar-ask-store = { $card }: choose the piece to store on this card.
tashkalar-ask-release = { $card }: choose the square that the stored piece leaps to.
tashkalar-ask-discard-flare = { $card }: you may discard your flare.
tashkalar-ask-discard-card = { $card }: you may discard a card from your hand.
tashkalar-ask-discard-pending = { $card }: you may discard your pending being.
tashkalar-ask-take-up = { $card }: you may return your pending being to your hand.
tashkalar-ask-copy = { $card }: you may carry out a warp effect.
tashkalar-ask-either = { $card }: you may choose one of the lit squares.

## Choices
tashkalar-option-place = Place a piece on { $square }
tashkalar-option-summon = { $borrowed ->
        [none] Summon { $card } on { $square }
       *[other] { $colour ->
            [none] Summon { $card } on { $square } with the enemy piece { $borrowed }{ $frozen ->
                [none] {""}
               *[other] , thawing { $frozen }
            }
           *[other] Summon { $card } on { $square } with { $borrowed }, improvised with { $colour }{ $frozen ->
                [none] {""}
               *[other] , thawing { $frozen }
            }
        }
    }
tashkalar-option-lift = Lift the piece on { $square }
tashkalar-option-discard = Discard { $card }
tashkalar-option-return = Put { $card } under its deck
tashkalar-option-done = Keep the other cards
tashkalar-option-flare = { $colour ->
        [none] Invoke { $card }
       *[other] Invoke { $card }, compared with { $colour }
    }
tashkalar-option-pass = Pass control (final)
tashkalar-option-end = End the turn
tashkalar-option-claim = Claim { $task }
tashkalar-option-skip = Stop here
tashkalar-option-destroy = Destroy the piece on { $square }
tashkalar-option-upgrade = Upgrade the piece on { $square }
tashkalar-option-downgrade = Downgrade the piece on { $square }
tashkalar-option-convert = Convert the piece on { $square }
tashkalar-option-choose = Choose the piece on { $square }
tashkalar-option-move = Move from { $square } to { $end }
tashkalar-option-leap = Leap from { $square } to { $end }
tashkalar-option-aim = Direction: { $dir }
tashkalar-option-branch = { $branch }
tashkalar-option-rank = Rank: { $rank }
tashkalar-option-colour = Color: { $colour }
tashkalar-option-recall = Put { $card } on top of your deck
tashkalar-option-school = Take { $school }
tashkalar-option-keep = Keep { $card }
tashkalar-option-start = Put { $colour } on { $square }
tashkalar-option-score = Score 1 point in { $colour }
tashkalar-option-resign = Resign
tashkalar-option-keep-playing = Take back the resignation
tashkalar-option-settle = Agree that the outcome is settled
tashkalar-option-play-on = Ask to play the final turns
tashkalar-option-thaw = Thaw { $card }
tashkalar-option-freeze = Keep { $card } frozen
tashkalar-option-take = Lay { $card } down frozen
tashkalar-option-warp = Play the warp effect of { $card }
tashkalar-option-slide = Slide from { $square } to { $end }
tashkalar-option-swap = Swap { $square } and { $end }
tashkalar-option-square = Choose { $square }
tashkalar-option-gateway = Make { $square } the Gateway
tashkalar-option-store = Store the piece on { $square }
tashkalar-option-release = Leap to { $square }
tashkalar-option-take-up = Return { $card } to your hand
tashkalar-option-copy = Carry out the warp effect of { $card }

tashkalar-dir-n = up
tashkalar-dir-ne = up right
tashkalar-dir-e = right
tashkalar-dir-se = down right
tashkalar-dir-s = down
tashkalar-dir-sw = down left
tashkalar-dir-w = left
tashkalar-dir-nw = up left

tashkalar-branch-move = Make a move
tashkalar-branch-action = Gain an action
tashkalar-branch-near = Destroy enemy common and heroic pieces on adjacent squares
tashkalar-branch-far = Destroy enemy common pieces up to distance two
tashkalar-branch-downgrade = Downgrade pieces
tashkalar-branch-destroy = Destroy common pieces
tashkalar-branch-place = Place a piece
tashkalar-branch-convert = Convert a piece
tashkalar-branch-upgrade = Upgrade a piece
tashkalar-branch-combat = Make a combat move with a common piece
tashkalar-branch-standard = Make a standard move with an upgraded piece

## Log
tashkalar-log-first-player = { $seat } starts.
tashkalar-log-school = { $seat } plays { $school } with { $colour } pieces.
tashkalar-log-kept = You keep { $card }.
tashkalar-log-started = A { $colour } starting piece goes on { $square }.
tashkalar-log-turn = { $seat }’s turn
tashkalar-log-placed = { $seat } places a piece on { $square } ({ $colour }, { $rank }).
tashkalar-log-summoned = { $seat } summons { $card } on { $square }.
tashkalar-log-destroyed = { $seat } destroys { $squares } ({ $colour }).
tashkalar-log-converted = { $seat } converts the { $colour } piece on { $square }.
tashkalar-log-upgraded = { $seat } upgrades the { $colour } piece on { $square } to { $rank }.
tashkalar-log-downgraded = { $seat } downgrades the { $colour } piece on { $square } to { $rank }.
tashkalar-log-moved = { $seat } moves a { $colour } piece from { $start } to { $end }.
tashkalar-log-lifted = { $seat } lifts the piece on { $square }.
tashkalar-log-gained-actions = { $count ->
        [one] { $seat } gains an action.
       *[other] { $seat } gains { $count } actions.
    }
tashkalar-log-extra-cards = At the end of the turn, { $seat } draws extra cards: { $cards } from their deck and { $legends } from the legends.
tashkalar-log-extra-turn = { $seat } takes another turn after this one.
tashkalar-log-recalled = { $seat } puts { $card } on top of their deck.
tashkalar-log-recalled-hidden = { $seat } puts a face-down card on top of their deck.
tashkalar-log-discarded = { $seat } discards { $card }.
tashkalar-log-discarded-hidden = { $seat } discards a card face down.
tashkalar-log-returned = You put { $card } under its deck.
tashkalar-log-returned-hidden = { $seat } puts a card under its deck ({ $deck }).
tashkalar-log-flare-invoked = { $seat } invokes { $card }, compared with { $colour }.
tashkalar-log-took-back = { $seat } takes it back. Everyone has seen { $cards }.
tashkalar-log-control-passed = { $seat } passes control to { $to }.
tashkalar-log-claimed = { $seat } claims { $task } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tashkalar-log-next-task = Next task: { $task }.
tashkalar-log-task-buried = { $task } goes under the task deck: there are already two of its type.
tashkalar-log-reshuffled = The discard pile is shuffled and becomes the new deck: { $deck }.
tashkalar-log-scored = The { $colour } side scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $why }).
tashkalar-log-scored-in = The { $colour } side scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $into } ({ $why }).
tashkalar-log-drew = You draw { $cards }.
tashkalar-log-drew-hidden = { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } ({ $deck }).
tashkalar-log-end-triggered = { $why ->
        [deck] The last card was drawn. Everyone takes one more turn; { $seat } goes last.
        [sideways] Only sideways cards are left in a deck. Everyone takes one more turn; { $seat } goes last.
       *[score] The end score is reached. Everyone takes one more turn; { $seat } goes last.
    }
tashkalar-log-swapped = { $seat } swaps the pieces on { $start } and { $end }.
tashkalar-log-gateway = { $seat } makes the { $colour } piece on { $square } the Gateway.
tashkalar-log-handed-over = { $seat } exchanges the piece on { $square } for a common { $colour } piece.
tashkalar-log-removed = { $seat } removes the destroyed piece from the game ({ $colour }, { $rank }).
tashkalar-log-stored = { $seat } stores the { $colour } piece from { $square } ({ $rank }).
tashkalar-log-released = { $seat } makes the stored piece leap to { $square } ({ $colour }, { $rank }).
tashkalar-log-unplaced = { $seat } finds no square for the stored piece ({ $colour }, { $rank }); it returns to its supply.
tashkalar-log-frozen = { $seat } lays { $card } down frozen.
tashkalar-log-thawed = { $seat } thaws { $card }.
tashkalar-log-warped = { $seat } plays the warp effect of { $card }, which is now pending.
tashkalar-log-copied = { $seat } carries out the warp effect of { $card }.
tashkalar-log-taken-up = { $seat } returns the pending { $card } to their hand.
tashkalar-log-buried = { $seat } puts { $card } under their deck.
tashkalar-log-as-legend = { $seat }’s { $card } counts as a summoned legend.
tashkalar-log-spent-action = { $seat } spends an action on nothing.
tashkalar-log-fewer-actions = The { $colour } side has one action fewer on its next turn.
tashkalar-log-penalty = { $card } is still pending: { $seat } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tashkalar-log-resigned = { $seat } resigns.
tashkalar-log-keeps-playing = { $seat } takes back the resignation.
tashkalar-log-settles = { $seat } agrees that the outcome is settled.
tashkalar-log-plays-on = { $seat } wants to play the final turns.
tashkalar-log-over = The game is over. Won by { $winners }.

tashkalar-deck-school = own deck
tashkalar-deck-legends = legends
tashkalar-deck-flares = flares

tashkalar-why-point-legend = legend summoned
tashkalar-why-point-flare = flare invoked against them
tashkalar-why-point-destroyed = pieces destroyed
tashkalar-why-point-singles = unpaired common pieces

## Ways to end
tashkalar-over-deck = A deck ran out.
tashkalar-over-sideways = Only sideways cards were left in a deck.
tashkalar-over-score = The end score was reached.
tashkalar-over-resigned = { $count ->
        [one] { $seat } resigned.
       *[other] Both resigned: { $seat }.
    }
tashkalar-over-settled = Everyone agreed that the outcome was settled.

## Reasons
tashkalar-why-not-your-turn = It is not your turn to choose.
tashkalar-why-no-actions = You have no action left.
tashkalar-why-control-passed = Control was passed: only placing pieces is left (TK-2.10.13).
tashkalar-why-effect-open = First finish the effect of { $card } (TK-2.2.6).
tashkalar-why-not-in-hand = { $card } is not in your hand.
tashkalar-why-no-pattern = Your pieces do not form the pattern of { $card } (TK-3.5).
tashkalar-why-higher-rank = The pattern of { $card } fits, but a piece of higher rank stands on the framed square { $squares } (TK-3.11).
tashkalar-why-shortage = The piece that { $card } needs is not in your supply, and none on the board can be lifted (TK-3.16).
tashkalar-why-flare = Your opponent must lead by { $upper } upgraded pieces or { $lower } pieces in all; the leads are { $upgraded } and { $total } (TK-4.4).
tashkalar-why-flare-melee = One opponent must lead by { $upper } upgraded pieces or { $lower } pieces in all; the largest leads are { $upgraded } and { $total } (TK-4.9).
tashkalar-why-next-task = The next task cannot be claimed yet (TK-2.7.8).
tashkalar-why-not-current = This task is not on the table.
tashkalar-why-actions-left = Tasks are claimed when no action is left (TK-2.4.1).
tashkalar-why-criterion = The criterion of { $task } does not hold: { $lacking } (TK-2.7.8).
tashkalar-why-occupied = There is a piece on { $square }; a piece is placed on an empty square (TK-2.3.1).
tashkalar-why-no-stones = No piece is left in your supply: first lift one of yours (TK-2.3.2).
tashkalar-why-action-open = First finish what you have started.
tashkalar-why-lends = { $card } is thawed as part of a summoning that uses an enemy piece: choose the being that you want to summon (TK-10.12).
tashkalar-why-frozen-theirs = Only the player in front of whom { $card } lies frozen can thaw it (TK-10.6).
tashkalar-why-possessed = Your next pattern must be made of { $colour } pieces, and they do not form that of { $card } (TK-11.68).
tashkalar-why-pending = { $other } is pending; until it is summoned, the warp effect of { $card } cannot be played (TK-12.5).
tashkalar-why-first-turn = On your first turn you cannot play the warp effect of { $card } (TK-12.3).

## What bots look at
tashkalar-feature-points = Lead in points
tashkalar-feature-points-late = Lead in points near the end
tashkalar-feature-pieces = Your pieces
tashkalar-feature-upgraded = Your upgraded pieces
tashkalar-feature-legendary = Legendary pieces
tashkalar-feature-their-pieces = Enemy pieces
tashkalar-feature-their-upgraded = Enemy upgraded pieces
tashkalar-feature-tasks-begun = Tasks begun
tashkalar-feature-task-held = A task that can be claimed
tashkalar-feature-ready = Beings that can be summoned
tashkalar-feature-one-short = Beings that lack one piece
tashkalar-feature-two-short = Beings that lack two pieces
tashkalar-feature-centre = Pieces on central squares
tashkalar-feature-together = Pieces that stand together
tashkalar-feature-actions = Actions left
tashkalar-feature-flares = Flares in hand
