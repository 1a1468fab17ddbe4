### Heroes of Might and Magic III: what all scenarios share, and the scenarios for rivals

## How scenarios end
homm3-over-eliminated = All enemies are eliminated.
homm3-over-cubes = A Faction Cube of every enemy is collected.
homm3-over-rounds = The last Round is over. Nobody wins.
homm3-over-flag = The Field that the scenario is about is flagged.
homm3-over-flag_count = Enough Fields are flagged.
homm3-over-enemy_town = The enemy Town has fallen.
homm3-over-defeat_army = The enemy army is beaten.
homm3-over-each_player_wins_at = Every player has won the battle.
homm3-over-every_main_hero = The Main Heroes of all enemies have been beaten.
homm3-over-most_flags = The last Round is over. The most flags win.
homm3-over-most_points = The last Round is over. The most victory points win.
homm3-over-round = The last Round is over.
homm3-over-all_of = All goals are reached.
homm3-over-hold_hill = The Hill is held.
homm3-over-win_final_combat = The last combat is won.

## Goals
homm3-goal-flag = Flag it: { $location }.
homm3-goal-flag_count = Have { $count } flags on such Fields: { $location }.
homm3-goal-enemy_town = { $every ->
        [true] Hold the Towns of all enemies.
       *[other] Hold the Town of an enemy.
    }
homm3-goal-defeat_army = Beat the army that no player leads.
homm3-goal-each_player_wins_at = Each of you beats the guards there: { $location }.
homm3-goal-every_main_hero = Beat the Main Hero of every enemy.
homm3-goal-most_flags = { $round ->
        [0] After the last Round the most flagged Fields win.
       *[other] After Round { $round } the most flagged Fields win.
    }
homm3-goal-most_points = { $round ->
        [0] After the last Round the most victory points win.
       *[other] After Round { $round } the most victory points win.
    }
homm3-goal-round = { $round ->
        [0] After the last Round it is over for everyone.
       *[other] After Round { $round } it is over for everyone.
    }
homm3-goal-all_of = Reach all of these:
homm3-goal-hold_hill = Hold the Hill when the time is up.
homm3-goal-win_final_combat = Win the last combat.

## Rules that several scenarios share
homm3-rule-level_cap = No hero rises above level { $level }.
homm3-rule-no_building = { $roles ->
        [0] Nothing can be built.
       *[other] Some buildings cannot be built:
    }
homm3-rule-no_hiring = Secondary Heroes cannot be hired.
homm3-rule-income_every_round = Income comes in every Round but the first.
homm3-rule-grail = { $hand_limit_to ->
        [0] { $hand_limit_by ->
            [0] Whoever gains the Grail Token gains more with it:
           *[other] Whoever has the Grail Token has a hand limit higher by { $hand_limit_by }.
        }
       *[other] Whoever has the Grail Token has a hand limit of { $hand_limit_to }.
    }
homm3-rule-setup_steps = Before the first Round:
homm3-rule-points = { $main_heroes ->
        [0] Victory points:
       *[other] Victory points: { $main_heroes } for each defeat of an enemy Main Hero.
    }
homm3-rule-first_visit_points = The first to visit or flag the Field in the middle gains victory points: { $amount }.
homm3-rule-no_pvp = { $until ->
        [16] Players do not attack each other, and nobody takes what others have flagged.
       *[other] Until Round { $until } is over, players do not attack each other and take nothing that others have flagged.
    }
homm3-rule-open_start_lines = { $between ->
        [true] Solid lines between two Starting Tiles do not count.
       *[other] Solid lines on Starting Tiles do not count.
    }
homm3-rule-treat_as = { $location ->
        [none] Some Fields count as this:
       *[other] { $location } counts as this there:
    }
homm3-rule-field_steps = { $location ->
        [none] A visit to some Fields brings something else:
       *[other] { $location }: a visit brings this.
    }
homm3-rule-each_faction = Every faction may visit each Field of the tile once.
homm3-rule-no_skipping = { $location ->
        [none] Guards there must be fought. Neither Quick Combat nor a card skips the battle.
       *[other] { $location }: the guards must be fought. Neither Quick Combat nor a card skips the battle.
    }
homm3-rule-guards_by_difficulty = { $location ->
        [none] Some Fields have guards of their own:
       *[other] { $location } has guards of its own:
    }
homm3-rule-lower_guards = { $location ->
        [none] Some guards are weaker than printed; lower by { $by }.
       *[other] { $location }: the guards are weaker than printed there; lower by { $by }.
    }
homm3-rule-guard_level = { $level ->
        [0] { $location }: no guard stands there.
       *[other] { $location }: guards of difficulty { $level } stand there.
    }
homm3-part-flags = Victory points for each flag on such a Field: { $amount }. { $location }.
homm3-part-units = { $difficulty }: bronze { $bronze }, silver { $silver }, gold { $gold }, azure { $azure }.

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
homm3-timed-start = As a Round begins: { $rounds }.
homm3-timed-end = As a Round ends: { $rounds }.
homm3-step-option = Either:
homm3-step-gain = Gain gold { $gold }, building materials { $materials }, valuables { $valuables }.
homm3-step-lose = Lose gold { $gold }, building materials { $materials }, valuables { $valuables }.
homm3-step-roll = Roll dice and resolve as many: { $keep }.
homm3-step-search = { $deck ->
        [none] Search ({ $count }) a deck of your choice.
       *[other] Search ({ $count }) the { $deck }.
    }
homm3-step-search_units = Reveal { $count } units of the neutral deck and gain one: { $tier }.
homm3-step-search_own = Look at the top { $count } cards of your deck and keep one.
homm3-step-morale = { $lose ->
        [0] Gain morale.
       *[other] Lose morale.
    }
homm3-step-experience = Main Heroes gain experience: { $amount }.
homm3-step-choose = Choose one:
homm3-step-may = You may do this:
homm3-step-movement = Heroes have more movement points this Round: { $amount }.
homm3-step-teleport = The hero goes to tile { $tile }.
homm3-step-lift_cubes = { $location ->
        [none] Black Cubes come off all Fields.
       *[other] Black Cubes come off these Fields: { $location }.
    }
homm3-step-reveal = Tiles are revealed as they lie.
homm3-step-gain_unit = Gain a unit.
homm3-step-lose_unit = These units leave: { $troop }.
homm3-step-deal = Each player may propose one deal to one other player.

## Questions
homm3-ask-which-unit = Which unit joins you?
homm3-ask-which-deck = Search ({ $count }) a deck. Which one?
homm3-ask-choose = Choose one.

## Choices
homm3-die-mixed = different dice
homm3-option-unit = { $troop }
homm3-option-deck = The { $deck }
homm3-option-choose-nothing = Nothing
homm3-option-choose-gain = Gain { $count } { $resource }
homm3-option-choose-lose = Lose { $count } { $resource }
homm3-option-choose-roll = Roll { $count } { $die }
homm3-option-choose-search = Search ({ $count }) the { $deck }
homm3-option-choose-search_units = Reveal { $count } units of the { $deck } and gain one
homm3-option-choose-search_own = Look at { $count } cards of your deck and keep one
homm3-option-choose-morale = Change your morale
homm3-option-choose-experience = Gain { $count } experience
homm3-option-choose-choose = Another choice
homm3-option-choose-may = The optional part
homm3-option-choose-movement = Gain { $count } movement
homm3-option-choose-teleport = Go to { $field }
homm3-option-choose-lift_cubes = Take Black Cubes off
homm3-option-choose-reveal = Turn tiles up
homm3-option-choose-gain_unit = Gain { $troop }
homm3-option-choose-lose_unit = Lose { $troop }
homm3-option-choose-deal = Propose a deal

## Log
homm3-log-scenario-over = { $count ->
        [0] The scenario is over. Nobody wins.
        [one] The scenario is over. { $winners } wins.
       *[other] The scenario is over. { $winners } win.
    }
homm3-log-drew-units = { $seat } reveals { $troops }.
homm3-log-turned-up = A tile is revealed at { $field }: { $tile }.

## Force of Will
homm3-scenario-force_of_will = Force of Will
    .about = Rulers race to clear the lair of the dragons. Whoever climbs in fights from the middle, with a dragon in every corner.
    .goal = Have your flag on the Dragon Utopia when a Round ends. After 12 Rounds everyone loses.
homm3-rule-surrounded = { $location }: the attacker places at most 4 units in the middle row. A guard stands in each corner.

## Trial by Combat
homm3-scenario-trial_by_combat = Trial by Combat
    .about = One hill, and everyone wants to be king of it. The Hill is the Field in the middle of the Center tile.
    .goal = Hold the Hill. Once it is flagged, everyone takes two more turns; whoever holds it then wins. If nobody has flagged it before Round 9, the first flag wins at once.
homm3-variant-calm = no battlefield conditions
homm3-variant-battlefield_conditions = battlefield conditions
homm3-rule-hill = The Hill is the Field in the middle of the Center tile. Turns that everyone has left once it is flagged: { $turns }. From Round { $sudden } on the first flag wins at once.
homm3-rule-no_gold_loss = Neither a defeat nor a surrender costs gold.
homm3-rule-recover_unit = Whoever beats an enemy Main Hero or guards of difficulty VII may get back, free of charge, one unit of their own faction that was lost or knocked down there.
homm3-rule-obelisk_refuge = A beaten Main Hero may also go to an Obelisk that its player has flagged.
homm3-rule-sacrifice = After a victory over guards you may give up 2 bronze units for a silver unit that was beaten there.
homm3-rule-comfort = As the turn after the defeat of your Main Hero begins, you may empower a Statistic card if the boxes in play have empowered ones, and find a silver unit by a Search (2).
homm3-rule-battlefield_conditions = As each Round begins, two Attack dice tell what all its combats are like.
homm3-ask-recover = You may get back one unit that you lost in this combat.
homm3-ask-sacrifice = You may give up 2 bronze units for one of these.
homm3-ask-give-up-unit = Which bronze unit do you give up?
homm3-ask-empower = You may empower a Statistic card.
homm3-option-recover = Get back { $troop }
homm3-option-give-up-unit = Give up { $troop }
homm3-log-empowered = { $seat } empowers { $card }.
homm3-log-hill-flagged = { $seat } holds the Hill. Turns left for everyone: { $turns }.
homm3-log-battlefield = { $condition ->
        [ranged-lower] The battlefield of this Round: ranged units roll two dice, and the lower one counts.
        [flying-slow] The battlefield of this Round: flying units have 2 less initiative.
        [worn] The battlefield of this Round: silver and gold units begin with 1 damage.
        [ground-short] The battlefield of this Round: ground units move one space less.
        [dug-in] The battlefield of this Round: ground units begin with a Defense Token.
        [ascending] The battlefield of this Round: the slowest units activate first.
        [flying-far] The battlefield of this Round: flying units move one space more.
        [ranged-higher] The battlefield of this Round: ranged units roll two dice, and the higher one counts.
       *[calm] The battlefield of this Round is calm.
    }
homm3-notice-hill-free = Nobody has flagged the Hill yet. From Round { $sudden } on the first flag wins.
homm3-notice-hill = { $seat ->
        [none] Nobody holds the Hill at { $field }. Turns left: { $turns }.
       *[other] { $seat } holds the Hill at { $field }. Turns left: { $turns }.
    }
homm3-notice-battlefield-ranged-lower = Combats of this Round: ranged units roll two dice, and the lower one counts.
homm3-notice-battlefield-flying-slow = Combats of this Round: flying units have 2 less initiative.
homm3-notice-battlefield-worn = Combats of this Round: silver and gold units begin with 1 damage.
homm3-notice-battlefield-ground-short = Combats of this Round: ground units move one space less.
homm3-notice-battlefield-calm = Combats of this Round are as usual.
homm3-notice-battlefield-dug-in = Combats of this Round: ground units begin with a Defense Token.
homm3-notice-battlefield-ascending = Combats of this Round: the slowest units activate first.
homm3-notice-battlefield-flying-far = Combats of this Round: flying units move one space more.
homm3-notice-battlefield-ranged-higher = Combats of this Round: ranged units roll two dice, and the higher one counts.
homm3-token-battlefield = Battlefield

## Astral Run
homm3-scenario-astral_run = Astral Run
    .about = Six Obelisks stand around the middle of the land, and gates lead from each to the one across.
    .goal = Flag all six Obelisks, or, with four players, beat the Main Hero of every enemy. Else the most victory points win after the last Round.
homm3-variant-long = long: 15 Rounds
homm3-variant-short = short: 11 Rounds
homm3-rule-gates = The Blocked Field next to an Obelisk is a gate once this Obelisk or the one across is flagged. A hero enters it from its own tile and comes out at the gate across. A face-down tile there is revealed.
homm3-rule-hero_lesson = After a combat of two Main Heroes without a surrender both gain experience: { $amount }.
homm3-rule-great_settlement = The Settlement in the middle reinforces a silver unit for free and raises two productions by a space each.
homm3-rule-town_joins = Whoever takes a Random Town may recruit one of the units beaten there for half its gold, and reinforce it for half its gold.
homm3-rule-great_utopia = The Dragon Utopia gives back any card of your discard pile. Then recruit a dragon that was beaten there for half its price, or gain 10 gold.
homm3-ask-town-joins = You may recruit one of the units that you have beaten here, for half its gold.
homm3-ask-dragon = You may recruit a dragon for half its price. Else you gain 10 gold.
homm3-log-through-gate = { $seat } goes through a gate and comes out at { $field }.
homm3-notice-gates = Open gates: { $where }.

## Brothers in Arms
homm3-scenario-brothers_in_arms = Brothers in Arms
    .about = Two allied pairs face each other across a chain of dragons’ lairs and holy places.
    .goal = Hold both enemy Towns. If nobody has done so after 12 Rounds, a hero of each side fights a last combat for the victory.
homm3-rule-share_nearby = Allies whose heroes stand on adjacent Fields pass each other resources, units and Artifacts.
homm3-rule-dragon_joins = One of the dragons that were beaten at the Dragon Utopia joins the winner.
homm3-rule-final_combat = If nobody has won after Round { $round }, each side names a hero for a last combat.
homm3-ask-pass-on = What do you pass on to { $seat }?
homm3-ask-deal = You may propose a deal to one other player.
homm3-ask-deal-give = What do you offer { $seat }?
homm3-ask-deal-want = What do you want from { $seat }?
homm3-ask-deal-answer = { $card ->
        [none] { $seat } offers { $count } { $resource }
       *[other] { $seat } offers { $card }
    } { $amount ->
        [0] and wants nothing for it. Do you agree?
       *[other] and wants { $amount } { $wanted } for it. Do you agree?
    }
homm3-ask-champion = Who fights the last combat for your side?
homm3-option-rule-share = Pass things on to { $seat }
homm3-option-pass-card = { $card }
homm3-option-pass-unit = A Few of { $troop }
homm3-option-pass-pack = A Pack of { $troop }
homm3-option-deal-with = { $seat }
homm3-option-deal-offer = { $count } { $resource }
homm3-option-deal-card = { $card }
homm3-option-deal-want = { $count } { $resource }
homm3-option-deal-gift = Nothing: it is a gift
homm3-option-deal-agree = Agree
homm3-option-champion = { $seat }
homm3-log-deal-refused = { $to } refuses the deal of { $seat }.
homm3-log-final-combat = The last combat: { $seat } against { $other }.

## Crossroads
homm3-scenario-crossroads = Crossroads
    .about = Two roads cross under the wings of dragons. Whoever owns the land around the crossing rules it. For the first three Rounds there is peace.
    .goal = Take the enemy Town, or have the most victory points after 9 Rounds: Mines 1, Settlements 2, Obelisks 2, the Dragon Utopia 5, each victory over the enemy Main Hero 3.
