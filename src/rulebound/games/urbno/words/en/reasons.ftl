## Why one would do so: hints and analysis
urbno-reason-wins = Wins the match.
urbno-reason-takes = Takes this trick for certain.
urbno-reason-leaves = { $seat } takes this trick for certain.
urbno-reason-ahead = { $count ->
        [0] The highest card of the trick.
        [one] The highest card so far; one more is to come.
       *[other] The highest card so far; { $count } more are to come.
    }
urbno-reason-higher = { $count ->
        [0] No higher card of its color is still out.
        [one] One higher card of its color is still out.
       *[other] { $count } higher cards of its color are still out.
    }
urbno-reason-behind = Does not beat the card of { $seat }.
urbno-reason-crystal = Costs a crystal: { $power }.
urbno-reason-cubes = { $count ->
        [one] Costs a cube; the card counts as { $number }.
       *[other] Costs { $count } cubes; the card counts as { $number }.
    }
urbno-reason-supplies = You get: { $combination }.
urbno-reason-scroll = Uses “{ $scroll }”.
urbno-reason-saves = Saves crystals and cubes for later tricks.
urbno-reason-keeps-scroll = Keeps the scroll for a later round.
urbno-reason-scores = { $points ->
        [one] Puts 1 point of the mission in sight.
       *[other] Puts { $points } points of the mission in sight.
    }
urbno-reason-loses = { $points ->
        [one] Costs you 1 point of the mission.
       *[other] Costs you { $points } points of the mission.
    }
urbno-reason-free = By this mission the trick costs you nothing.
urbno-reason-rids = Rids you of a card that takes tricks.
urbno-reason-lacking = { $count ->
        [0] Nothing more is then needed for the mission.
        [one] One more is then enough for the mission.
       *[other] The mission then needs { $count } more.
    }
urbno-reason-wanted = This mission wants you to take the trick.
urbno-reason-unwanted = This mission wants you to leave the trick.
urbno-reason-keeps = Keeps { $card } for later.
urbno-reason-gain = Gains most here: { $feature }.
urbno-reason-quiet = Gains nothing at once, but keeps what you have.
