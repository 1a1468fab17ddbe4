## What is seen: blows, cards of AI Heroes, their seats
web-homm3-moment-defeated = defeated
web-homm3-ai-moves = The AI moves
web-homm3-ai-drawn = Drawn for { $unit }
web-homm3-ai-seat = AI Hero, { $count ->
        [one] 1 unit
       *[other] { $count } units
    }

## Moments over the map
web-homm3-moment = Just now
web-homm3-moment-level = { $hero }, level { $level }
web-homm3-moment-ability = Search (2) the Ability deck: one card goes to your hand, the other to the discard pile.
web-homm3-moment-specialty = Another Specialty card of your hero is yours.
web-homm3-moment-limit = Hand limit { $from }, now { $to }
web-homm3-moment-take = Take { $card }
web-homm3-moment-look = Look at { $count } cards
web-homm3-moment-proclaim = Astrologers proclaim a new week
web-homm3-moment-town = The Town { $faction } is yours
web-homm3-moment-place = { $place } is yours
web-homm3-moment-go = Go on
web-homm3-moments = Moments over the map
web-homm3-moments-all = all
web-homm3-moments-mine = my own and new weeks
web-homm3-moments-none = none

## For whom one decides
web-homm3-deputy-guards = You place the guards
web-homm3-deputy-units = You place the AI’s units
web-homm3-deputy-tile = The AI’s tile: you turn it

## The end of a match

web-homm3-race = Gold earned, round by round
web-homm3-deed = { $count ->
        [one] Won a combat, 1 unit beaten
       *[other] Won a combat, { $count } units beaten
    }
web-homm3-campaign-log = The campaign so far
web-homm3-campaign-won = won
web-homm3-campaign-next = next
