### Tash-Kalar in the gallery

## By what cards are found
tashkalar-facet-kind = Kind
tashkalar-facet-school = School
tashkalar-facet-rank = Rank
tashkalar-facet-pieces = Pieces in the pattern
tashkalar-facet-does = Does
tashkalar-facet-type = Task type
tashkalar-facet-points = Points

## Kinds and values
tashkalar-entry-being = Being
tashkalar-entry-legend = Legend
tashkalar-entry-flare = Flare
tashkalar-entry-task = Task
tashkalar-entry-pieces = { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
tashkalar-entry-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
tashkalar-entry-upper = { $count } more upgraded
tashkalar-entry-lower = { $count } more pieces

## What an effect does
tashkalar-does-destroy = destroy
tashkalar-does-move = move
tashkalar-does-leap = leap
tashkalar-does-convert = convert
tashkalar-does-upgrade = upgrade
tashkalar-does-downgrade = downgrade
tashkalar-does-place = place
tashkalar-does-action = more actions
tashkalar-does-frozen = frozen effect
tashkalar-does-warp = warp effect

## Rulings
tashkalar-ruling-optional = Optional or not
    .text = “May” and “up to” make a part optional. Everything else must be done, even if it hurts you.
    .rule = TK-5.1.2
tashkalar-ruling-illustrated = Marked squares
    .text = They only illustrate: what counts is the text.
    .rule = TK-5.1.9
tashkalar-ruling-legend = Summoning a legend
    .text = In a Deathmatch it earns its summoner 1 point. A legendary piece that you get in another way earns nothing.
    .rule = TK-2.8.6
tashkalar-ruling-flare = Invoking a flare
    .text = It costs no action. Both leads are checked once, before anything happens; at least one of them is needed.
    .rule = TK-4.4
tashkalar-ruling-task = Claiming a task
    .text = One per turn at most, and only if you want to. All numbers are minimums, and a legend is a being, too.
    .rule = TK-2.7.13
