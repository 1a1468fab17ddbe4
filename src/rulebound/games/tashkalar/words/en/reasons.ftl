## Why one would do so: hints and analysis
tashkalar-reason-wins = Wins the match.
tashkalar-reason-claims = Completes { $task }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tashkalar-reason-takes = Takes { $squares }.
tashkalar-reason-converts = Turns { $squares } into { $count ->
        [one] a piece of yours
       *[other] pieces of yours
    }.
tashkalar-reason-costs = Costs you { $squares }.
tashkalar-reason-scores = Scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tashkalar-reason-actions = { $count ->
        [one] Brings one more action.
       *[other] Brings { $count } more actions.
    }
tashkalar-reason-then-summons = Then { $card } can be summoned on { $square } in the same turn.
tashkalar-reason-upgrades = Upgrades { $squares }.
tashkalar-reason-opens = { $count ->
        [one] Opens { $cards } for the next turn.
       *[other] Opens { $count } beings for the next turn: { $cards }.
    }
tashkalar-reason-nearer = Brings { $task } nearer: { $have } of { $need }.
tashkalar-reason-one-short = { $count ->
        [one] Leaves { $cards } one piece short.
       *[other] Leaves { $count } beings one piece short: { $cards }.
    }
tashkalar-reason-central = { $count ->
        [one] Holds one more central square.
       *[other] Holds { $count } more central squares.
    }
tashkalar-reason-gain = Gains most here: { $feature }.
tashkalar-reason-quiet = Gains nothing at once, but keeps what you have.
