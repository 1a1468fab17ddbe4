## Why one would do so: hints and analysis
homm3-reason-wins-combat = Wins the combat.
homm3-reason-fells = { $target } fall for certain.
homm3-reason-may-fell = { $target } fall in { $percent } of 100 throws.
homm3-reason-may-flip = { $target } shrink to a Few in { $percent } of 100 throws.
homm3-reason-damages = { $target } take { $low } to { $high } damage.
homm3-reason-hurts = Hurts { $target } for certain.
homm3-reason-no-return = { $target } cannot strike back.
homm3-reason-strikes-back = { $target } strike back if they stand.
homm3-reason-defends = Takes a Defense Token and waits for the enemy.
homm3-reason-card = { $card } works now.
homm3-reason-keeps-cards = { $count ->
        [0] There is nothing better to do now.
        [one] Keeps your card for a better moment.
       *[other] Keeps your { $count } cards for a better moment.
    }
homm3-reason-activates = { $unit } act now, before the others.
homm3-reason-takes-part = { $troop } take part in the combat from there.
homm3-reason-lines-up = Shooters stand behind the others.
homm3-reason-stays-out = The unit stays out and cannot be lost.
homm3-reason-spares = { $card } is what you need least.
homm3-reason-wants = { $card } helps you most.
homm3-reason-meets = { $unit } stand next to the enemy.
homm3-reason-closes-in = { $unit } close in on the enemy.
homm3-reason-stays-away = { $unit } stay away from the enemy.
homm3-reason-flags = Captures { $location }.
homm3-reason-gains = Brings { homm3-amounts }.
homm3-reason-production = Raises production ({ $resource }): { $amount }.
homm3-reason-visits = Visits { $location }.
homm3-reason-experience = { $count ->
        [one] Brings 1 experience.
       *[other] Brings { $count } experience.
    }
homm3-reason-quick = The guards flee without a fight.
homm3-reason-fight = The fight there was won in { $won } of { $count } tries.
homm3-reason-builds = Builds { $building }, which pays back over the rounds that are left.
homm3-reason-recruits = Makes your army stronger.
homm3-reason-explores = Shows what lies there.
homm3-reason-nothing-left = Nothing else is worth its price this turn.
homm3-reason-gain = Gains most here: { $feature }.
homm3-reason-quiet = Gains nothing at once, but keeps what you have.
homm3-feature-goal = The goal of the scenario
homm3-feature-pace = Ahead of the clock
homm3-feature-army = Your army
homm3-feature-level = Experience
homm3-feature-income = Production
homm3-feature-stock = Resources
homm3-feature-buildings = Buildings
homm3-feature-hand = Cards in hand on the map
