### King Urbno in the gallery

## By what cards are found
urbno-facet-kind = Kind
urbno-facet-colour = Color
urbno-facet-rank = Rank
urbno-facet-number = Number
urbno-facet-points = Points
urbno-facet-when = When

## Kinds and values
urbno-entry-card = Card
urbno-entry-power = Power
urbno-entry-mission = Mission
urbno-entry-scroll = Scroll
urbno-entry-number = number { $count }
urbno-points-fixed = fixed
urbno-points-variable = variable
urbno-points-won = earns points
urbno-points-lost = costs points
urbno-when-window = before the resource phase
urbno-when-round = during the tricks
urbno-when-never = never activated
urbno-when-trick = once per trick

## Rulings
urbno-ruling-fixed = Fixed points
    .text = Only players who meet the condition write points, and several of them may. The others write 0.
    .rule = UR-13.2
urbno-ruling-scroll = Activating a scroll
    .text = After the deal and before the resource phase; not in the round in which you took it.
    .rule = UR-7.5
urbno-ruling-scroll-limit = One scroll a round
    .text = All players together may use only one scroll in each round.
    .rule = UR-7.3
