### Heroes of Might and Magic III: scenarios that all players win or lose together

## What several of them share
homm3-ask-share = Give { $seat } what you like.
homm3-ask-swap-card = Swap a card with { $seat }?
homm3-ask-token-swap = { $seat } wants to swap cards with you. It costs both of you the Build Token.
homm3-option-choose-player = { $seat }
homm3-option-give-unit = Give away { $troop }
homm3-option-give-card = Give away { $card }
homm3-option-swap-card = Swap a card
homm3-option-consent = Agree
homm3-option-rule-token-trade = Trade with { $seat } for your Build Token
homm3-option-rule-token-gift = Give { $seat } resources for your Build Token
homm3-option-rule-token-swap = Swap cards with { $seat } for both Build Tokens
homm3-log-token-spent = { $seat } spends the Build Token on other players.
homm3-log-trial-won = { $seat } has won the combat that this scenario is about.
homm3-log-finished = { $seat } takes the heroes off the map.
homm3-notice-trial = { $left ->
        [one] One player still has to win the combat.
       *[other] { $left } players still have to win the combat.
    }
homm3-rule-build_token_trade = You may spend your Build Token to trade with another player: resources freely, Spells and Artifacts from the hand as if your heroes stood side by side.
homm3-rule-build_token_gift = You may spend your Build Token to give another player resources. Two players may spend theirs to swap Spells and Artifacts.
homm3-goal-all_beaten_it = Every player wins the combat that this scenario is about.
homm3-over-all_beaten_it = Every player has won the combat.
homm3-goal-player_lost = A player is eliminated before that.
homm3-over-player_lost = A player is eliminated. Everyone loses.

## Emerald Island
homm3-scenario-emerald_island = Emerald Island
    .about = An island full of treasure waits to be searched. You share what you find, and your units as well.
    .goal = Flag every Mine and every Settlement of the map before 8 Rounds are over.
homm3-variant-laid_out = the Far tiles lie on the map
homm3-variant-dealt = the Far tiles are dealt to the players
homm3-goal-flag_all = Flag all such Fields of the map: { $location }.
homm3-over-flag_all = Everything is flagged.
homm3-rule-level_falls_back = A hero who reaches level IV is level III again. The first time the hero gains the second Specialty.
homm3-rule-give_units = You may give units to a player if one of your heroes is on the tile of one of theirs, next to one, or in their Town. Whoever has no unit takes back all units of their own faction.
homm3-rule-foreign_town = In the Town of another player, who has to agree, you may recruit and reinforce the units of that player for one of you. The buildings must stand there.
homm3-rule-last_battle = The guards of the last unflagged Field have one gold unit more. This combat cannot be skipped, and its combat rounds cost nothing.
homm3-step-visit_again = Each player may have the benefit of one Field with a Black Cube once more.
homm3-ask-visit-again = Which Field with a Black Cube gives you its benefit once more?
homm3-ask-permit = { $seat } wants to recruit in your Town.
homm3-ask-foreign-town = What do you buy in this Town, and for whom?
homm3-option-visit-again = The Field at { $field }
homm3-option-permit = Allow it
homm3-option-rule-give-units = Exchange units with { $seat }
homm3-option-rule-foreign-town = Recruit in the Town of { $seat }
homm3-option-recruit-for = Recruit { $troop } for { $seat }
homm3-option-reinforce-for = Reinforce { $troop } of { $seat } to a Pack
homm3-option-reinforce-cheaper-for = Reinforce { $troop } of { $seat } to a Pack, cheaper by { $building }
homm3-log-visit-again = { $seat } has the benefit of a Field once more: { $location }.
homm3-log-not-permitted = { $seat } does not let { $to } recruit there.
homm3-log-fell-back = The hero of { $seat } is level { $level } again.
homm3-log-last-battle = { $seat } fights the last battle for the island.
homm3-notice-unflagged = Mines and Settlements left to flag: { $left }. Tiles left to reveal: { $hidden }.

## Stand United
homm3-scenario-stand_united = Stand United
    .about = No ruler alone can clear the Dragon Utopia for good. An army that you all share helps each of you in turn.
    .goal = Each player has to beat the guards of the Dragon Utopia once within 9 Rounds.
homm3-rule-shared_army = There is one army that you all share. Everyone may field its units in combat. The map ability of each of its units works for one player per Round.
homm3-rule-shared_obelisk = Whoever flags an Obelisk reveals one bronze, one silver and one gold neutral unit and may recruit one of them for the shared army.
homm3-rule-utopia_trial = Azure Dragons always guard the Dragon Utopia, and its army plays AI cards. The winner places no cube, leaves a unit to the shared army, may give resources away and leaves the game.
homm3-ask-recruit-shared = You may recruit one of these units for the shared army.
homm3-ask-shared-ability = Use the map ability of { $troop } of the shared army?
homm3-ask-who-gains = For whom does the shared army earn something?
homm3-ask-leave-unit = Which unit do you leave to the shared army?
homm3-option-use-shared = Use it
homm3-option-rule-shared-ability = Shared army: use the ability of { $troop }
homm3-log-joined-shared = { $troop } join the shared army.
homm3-log-obelisk-units = { $seat } reveals { $troops }.
homm3-notice-shared-army = Shared army: { $troops }.

## Wandering Dragons
homm3-scenario-wandering_dragons = Wandering Dragons
    .about = Some dragons guard their Utopia, others roam the land and look for you. Neither may be left alive.
    .goal = Beat the wandering dragons and flag the Dragon Utopia within 10 Rounds.
homm3-rule-wandering_dragons = As a Round ends, the dragons roll two Attack dice and add 1. They fly as many Fields toward the closest hero, Town or Settlement. With a total of 0 they stay, with −1 they fly one Field toward the Dragon Utopia. Whoever beats them gains positive morale.
homm3-rover-wandering_dragons = the wandering dragons
homm3-log-dragons = These dragons roam the land: { $troops }.
homm3-log-dragons-rolled = { $steps ->
        [-1] The dragons roll { $faces } and fly one Field back toward their Utopia.
        [0] The dragons roll { $faces } and stay where they are.
        [one] The dragons roll { $faces } and fly one Field.
       *[other] The dragons roll { $faces } and fly { $steps } Fields.
    }
homm3-log-burned = The dragons take the flag of { $seat } off the Field at { $field }.
homm3-notice-dragons = The dragons are at { $field }: { $troops }.
homm3-notice-no-dragons = The wandering dragons are beaten.

## The Ambushed Accord
homm3-scenario-the_ambushed_accord = The Ambushed Accord
    .about = On the way to sign a treaty you are caught in an ambush. One army after the other attacks, and the way out leads through the hidden Center tile.
    .goal = Each player has to beat the level VII army in the middle of the Center tile within 14 Rounds. Every ambush must be beaten.
homm3-rule-ambush = As some Rounds end, an army attacks. With four players there are two armies. The group chooses who fights{ $turns ->
        [true] { " " }among those who have not won more of these fights than another player.
       *[other] .
    } The winner gains positive morale. The loser goes back to Town without units, and another player fights the rest.
homm3-rule-hidden_center = You pay for the Center tile together. Each player’s share: gold { $gold }, building materials { $materials }, valuables { $valuables }. Whoever wins in its middle takes the heroes off the map.
homm3-rule-astrologers_gift = As an Astrologers’ Round ends, the group picks a player who gains positive morale.
homm3-rule-exchange = Players exchange Spells, Artifacts, units and resources when their Main Heroes are side by side, or when both are in their own Towns or on an Obelisk.
homm3-rule-early_buildings = A building without what it requires works once that stands as well.
homm3-step-free_building = Each player builds one of two special buildings free of charge, even without what it requires.
homm3-goal-nobody_fights = An ambush finds nobody who may fight.
homm3-over-nobody_fights = Nobody is left to fight the ambush. Everyone loses.
homm3-ask-ambush = An army attacks. Who fights it?
homm3-ask-astrologers-gift = Who gains positive morale?
homm3-ask-free-building = Which building do you build free of charge?
homm3-ask-reveal-center = { $seat } wants to reveal the Center tile. Do you pay your share?
homm3-option-rule-reveal-center = Reveal the Center tile together
homm3-option-rule-exchange = Exchange things with { $seat }
homm3-log-ambush = { $count ->
        [one] An army attacks.
       *[other] { $count } armies attack.
    }
homm3-log-ambush-won = { $seat } has beaten the ambush.
homm3-log-ambush-lost = { $left ->
        [one] { $seat } is beaten and loses all units. One enemy unit is left.
       *[other] { $seat } is beaten and loses all units. { $left } enemy units are left.
    }
homm3-log-nobody-fights = Nobody may fight the army that attacks.
homm3-log-built-early = { $seat } builds { $building }. It works once everything stands that it requires.
homm3-log-reveal-refused = { $seat } does not pay for the Center tile.
homm3-notice-ambush = An army attacks as Round { $round } ends: bronze { $bronze }, silver { $silver }, gold { $gold }, azure { $azure }.
homm3-notice-hidden-center = To reveal the Center tile you pay together: gold { $gold }, building materials { $materials }, valuables { $valuables }.
homm3-log-stack-token = { $token ->
        [stack_attack] { $unit } get a Stack Token: { $amount } attack.
        [stack_defense] { $unit } get a Stack Token: { $amount } defense.
        [stack_health] { $unit } get a Stack Token: { $amount } health.
       *[stack_initiative] { $unit } get a Stack Token: { $amount } initiative.
    }
homm3-log-stack-lost = { $unit } lose their Stack Token and fight on.
homm3-token-stack_attack = Stack Token: attack
homm3-token-stack_defense = Stack Token: defense
homm3-token-stack_health = Stack Token: health
homm3-token-stack_initiative = Stack Token: initiative

## Titans' Stronghold
homm3-scenario-titans_stronghold = Titans’ Stronghold
    .about = The titans have locked themselves in. Take every other Field of difficulty VII, then storm the stronghold together.
    .goal = Beat all units of the stronghold within 16 Rounds. On the highest difficulty there are 15.
homm3-rule-stronghold = Nobody enters the stronghold before every other Field of difficulty VII is flagged. Whoever enters fights 5 units of its deck. Survivors are shuffled back. Another combat round costs a movement point.
homm3-rule-seven_gifts = Whoever beats guards of difficulty VII gives other players something three times: 5 gold, 2 building materials or 1 valuable. Then the Field is flagged, and nothing else happens there.
homm3-goal-stronghold_falls = Beat all units of the stronghold.
homm3-over-stronghold_falls = The stronghold has fallen.
homm3-ask-seven-gift = { $left ->
        [one] What does another player gain? This is the last gift.
       *[other] What does another player gain? Gifts left: { $left }.
    }
homm3-option-bonus = { $seat } gains { $count } { $resource }
homm3-option-rule-storm = Storm the stronghold once more: { $hero }
homm3-log-stronghold-deck = { $count ->
        [one] One unit holds the stronghold.
       *[other] { $count } units hold the stronghold.
    }
homm3-log-stronghold-left = { $count ->
        [0] No unit is left in the deck of the stronghold.
        [one] One unit is left in the deck of the stronghold.
       *[other] { $count } units are left in the deck of the stronghold.
    }
homm3-notice-stronghold-closed = The stronghold at { $field } is closed until every other Field of difficulty VII is flagged.
homm3-notice-stronghold = The stronghold at { $field } is open. Units left: { $left }.

## The Last Bridge
homm3-scenario-last_bridge = The Last Bridge
    .about = The flood has left a single bridge over the river, and raiders gather on the far bank. Take the toll Town on the bridge, throw every raid back and hold it until the ninth Round is over.
    .goal = Hold the Settlement on the bridge when 9 Rounds are over. Every raid must be beaten.
homm3-rule-held_place = The Settlement on the bridge decides the scenario.
homm3-goal-hold = Have a flag on the Field when Round { $round } is over.
homm3-over-hold = The Field is held to the end.
homm3-notice-held = { $seat } holds the { $location } at { $field }.
homm3-notice-not-held = Nobody holds the { $location } at { $field } yet. Difficulty of its guards: { $level }.
