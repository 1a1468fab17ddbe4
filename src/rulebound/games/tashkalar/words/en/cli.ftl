### Tash-Kalar in the terminal

cli-tashkalar-title = Tash-Kalar: Arena of Legends
cli-tashkalar-usage =
    Type what you want to do as the menu writes it: place e5, summon knight e6.
    Beginnings are enough: p e5, s kn e6. A number takes that line of the menu.
    A square or a card alone (e5, knight) shows everything you can do with it.

      ways                all ways to summon now, marked on the board
      ways CARD           the ways of one card: target, pieces used, orientation
      why CARD            why a card, a square or a task cannot be used now
      card CARD           the text and the pattern of any card, the text of a task
      hand                your cards
      table               everything again (or just press Enter)
      log                 everything that happened so far
      hint                the three best choices, and why
      undo                undo the last choice
      save FILE           save the match
      quit                save the match and stop
cli-tashkalar-a-task = TASK
# R B N G are the letters of the colors on the board: red, blue, brown, green.
cli-tashkalar-help =
    A piece on the board is the letter of its color (R red, B blue, N brown,
    G green, W white, O orange, P purple) and the sign of its rank. ∩ is the Gateway. ◆ is a red square, ● a green one, + a
    central one. [ ] are squares you can choose, ( ) those that are used.
    In a pattern [ ] is the square of the new being, × and ∘ are squares that
    its text refers to.
    Hand 3-2-1: three beings, two legends, one flare. Supply 15+3: fifteen
    common or heroic pieces, three legendary ones.
    In a Melee, ✦ next to a color: you can still improvise with it; •: no longer.
cli-tashkalar-ask-form = Which form of the game?
cli-tashkalar-ask-teams = Two teams of two?
cli-tashkalar-ask-schools = Choose the schools yourselves? Otherwise they are drawn at random.
cli-tashkalar-teams = teams
cli-tashkalar-turn = turn { $number }
cli-tashkalar-control = { $name } has control
cli-tashkalar-actions = { $count ->
        [0] no action left
        [one] 1 action left
       *[other] { $count } actions left
    }
cli-tashkalar-discarded = discard used
cli-tashkalar-flared = flare used
cli-tashkalar-borrow = the next being may use an enemy piece
cli-tashkalar-frozen = Frozen: { $card } (its player may thaw it for free on their own turn)
cli-tashkalar-pending = Pending: { $card } (costs 2 points if it is not summoned by the end)
cli-tashkalar-stored = Stored on the Merchant of Time: { $colour }, { $rank }
cli-tashkalar-fewer = { $count ->
        [one] one action fewer on the next turn
       *[other] { $count } actions fewer on the next turn
    }
cli-tashkalar-removed = { $count ->
        [one] 1 piece is out of the game
       *[other] { $count } pieces are out of the game
    }
cli-tashkalar-possessed = the next pattern must be made of this color: { $colour }
cli-tashkalar-blanks = { $count ->
        [one] 1 empty square may count as a common piece
       *[other] { $count } empty squares may count as common pieces
    }
cli-tashkalar-doubled = each destroyed piece counts { $count } times
cli-tashkalar-thawing = thaws { $card }
cli-tashkalar-gateway = Gateway
cli-tashkalar-extra-turn = another turn follows
cli-tashkalar-in-extra-turn = extra turn
cli-tashkalar-destroyed = Destroyed this turn:
cli-tashkalar-worth = { $points ->
        [one] = 1 point
       *[other] = { $points } points
    }
cli-tashkalar-final-turns = { $count ->
        [one] Final turns: 1 is left. { $name } plays last.
       *[other] Final turns: { $count } are left. { $name } plays last.
    }
cli-tashkalar-score = Score
cli-tashkalar-hand = Hand
cli-tashkalar-deck = Deck
cli-tashkalar-supply = Supply
cli-tashkalar-you = you
cli-tashkalar-tasks = Tasks
cli-tashkalar-you-have = You have
cli-tashkalar-next = next
cli-tashkalar-kept = Kept so far: { $cards }
cli-tashkalar-ways = { $count ->
        [0] no way now
        [one] 1 way
       *[other] { $count } ways
    }
cli-tashkalar-uses = uses { $squares }
cli-tashkalar-borrowed = { $squares } from the enemy
cli-tashkalar-charging = improvised with { $colour }
cli-tashkalar-empty-squares = { $count ->
        [one] 1 empty square
       *[other] { $count } empty squares
    }
cli-tashkalar-flare-upper = Needs { $needs } more upgraded
cli-tashkalar-flare-lower = Needs { $needs } more in all
cli-tashkalar-turned-r0 = as printed
cli-tashkalar-turned-r90 = quarter turn left
cli-tashkalar-turned-r180 = half turn
cli-tashkalar-turned-r270 = quarter turn right
cli-tashkalar-turned-m0 = mirrored
cli-tashkalar-turned-m90 = mirrored, quarter turn left
cli-tashkalar-turned-m180 = mirrored, half turn
cli-tashkalar-turned-m270 = mirrored, quarter turn right
