### Heroes of Might and Magic III: what all scenarios share

## How scenarios end
homm3-over-eliminated = All enemies are eliminated.
homm3-over-cubes = A Faction Cube of every enemy is collected.
homm3-over-rounds = The last Round is over, and nobody has reached the goal.

## Buildings that rules speak of
homm3-role-city_hall = City Hall
homm3-role-citadel = Citadel
homm3-role-mage_guild = Mage Guild
homm3-role-dwelling_bronze = bronze Dwelling
homm3-role-dwelling_silver = silver Dwelling
homm3-role-dwelling_gold = gold Dwelling
homm3-role-special_tent = the first building of the faction
homm3-role-special_gears = the second building of the faction

## Events and steps
homm3-timed-start = At the start of these Rounds: { $rounds }.
homm3-timed-end = At the end of these Rounds: { $rounds }.

## Questions
homm3-ask-which-unit = Which unit joins you?

## Choices
homm3-die-mixed = different dice
homm3-option-unit = { $troop }
homm3-option-deck = The { $deck }

## Log
homm3-log-scenario-over = { $count ->
        [0] The scenario is over. Nobody wins.
        [one] The scenario is over. { $winners } wins.
       *[other] The scenario is over. { $winners } win.
    }
homm3-log-drew-units = { $seat } reveals { $troops }.

## Statistic cards
homm3-ask-empower = You may empower a Statistic card.

## AI Heroes and other armies that no player leads
homm3-ask-rover = Where does this army go: { $rover }? The paths are equally short.
homm3-ask-ai-skill = The AI Hero can use several skills. Which one?
homm3-option-rover-go = The army goes to { $field }
homm3-option-rover-discover = Reveal this tile: { $tile }
homm3-option-ai-skill = { $card }
homm3-option-flee = Retreat: the hero gives up the Field and saves the army
homm3-log-rover-went = An enemy army goes to { $field }: { $rover }.
homm3-log-rover-discovers = An enemy army reveals a tile: { $rover }.
homm3-log-skill-taken = The AI Hero takes { $card } from { $seat }, who searches the deck for another card.
homm3-log-fled = { $seat } retreats with the army.

## Campaigns
homm3-ask-carry = { $left ->
        [one] This part is won. Which last card does your hero take along?
       *[other] This part is won. Which card does your hero take along? { $left } are still to be chosen.
    }
homm3-option-carry = Keep { $card }
homm3-log-carried = { $seat } takes these cards along to the next part: { $cards }.
homm3-over-nobody_left = No player is left.
