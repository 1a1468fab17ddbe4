### Heroes of Might and Magic III: AI Heroes on the map, campaigns, Sentinels

## AI Heroes and other armies that no player leads
homm3-ask-rover = Where do they go: { $rover }? The ways are equally short.
homm3-ask-ai-skill = The AI Hero can use several skills. Which one is it?
homm3-option-rover-go = The army goes to { $field }
homm3-option-rover-discover = Reveal the tile at { $tile }
homm3-option-ai-skill = { $card }
homm3-option-flee = Retreat: the hero gives the Field up and saves the army
homm3-log-rover-went = An enemy army goes to { $field }: { $rover }.
homm3-log-rover-discovers = An enemy army reveals a tile: { $rover }.
homm3-log-skill-taken = The AI Hero takes { $card } from { $seat }, who searches the deck for another card.
homm3-log-fled = { $seat } retreats with the army.
homm3-rover-raiders = the raiders
homm3-rover-necromancer = the necromancer
homm3-rover-sentinels_6 = the army of Round 6
homm3-rover-sentinels_7 = the army of Round 7
homm3-rover-sentinels_8 = the army of Round 8
homm3-rover-sentinels_9 = the army of Round 9
homm3-rover-sentinels_10 = the great army of Round 10

## Campaigns
homm3-campaign-queens_gambit = The Queen’s Gambit
homm3-ask-carry = { $left ->
        [one] The part is won. Which last card goes on with your hero?
       *[other] The part is won. Which card goes on with your hero? You still choose { $left }.
    }
homm3-option-carry = Keep { $card }
homm3-log-carried = These cards of { $seat } go on to the next part: { $cards }.
homm3-over-nobody_left = No player is left.
homm3-over-lost_combat = A combat is lost, and the scenario with it.
homm3-over-lost_main_hero = A Main Hero is defeated. Everyone loses.
homm3-over-lost_town = A Town has fallen. Everyone loses.
homm3-over-noted = What the scenario asks for is done.
homm3-goal-lost_combat = Any combat is lost. A retreat does not count.
homm3-goal-lost_main_hero = A Main Hero is defeated. A retreat does not count.
homm3-goal-lost_town = The Town of a player falls.
homm3-goal-noted = { $note ->
        [archangels_found] Visit the second Obelisk.
       *[other] Do what the scenario asks for.
    }
homm3-rule-turn_tiles = The starting player turns the revealed tiles as the scenario begins.
homm3-rule-hero_starts = The hero begins on a Field of the map and has no Town.
homm3-rule-part_steps = When this part is won:
homm3-rule-neutral_deck = Every neutral army plays cards of an AI deck.
homm3-rule-mercenaries = Each visit to a Trading Post also reveals a bronze, a silver and a gold neutral unit. You may recruit any of them for their prices. The others are shuffled back.
homm3-rule-grail_sale = The Grail can be sold at a Trading Post: for { $gold } gold, or to search ({ $search }) the Artifact deck, { $times } times.
homm3-ask-mercenaries = These units offer themselves. Which do you recruit?
homm3-ask-grail-sale = Sell the Grail, for { $gold } gold or for two Searches ({ $count }) of the Artifact deck?
homm3-option-sell-for-gold = Sell it for gold
homm3-option-sell-for-artifacts = Sell it for Artifacts
homm3-log-grail-sold = { $seat } sells the Grail.

## First Light
homm3-scenario-first_light = First Light
    .about = Raiders hold the Mine beyond the valley. Catherine rides out at first light to make the road safe. A short scenario for your first evening.
    .goal = Flag the Settlement in the valley and beat the raiders on their Mine within 6 Rounds.

## The Queen’s Gambit 1
homm3-scenario-queens_gambit_1 = The Queen’s Gambit 1: Greek Gift
    .about = A necromancer lures the queen out of her Town, and shows her only what he wants her to see.
    .goal = Beat the army of the necromancer within 8 Rounds. A lost combat loses the scenario.
homm3-rule-greek_gift = The army of the necromancer is not what it seems. Before the combat some units leave it and others come, and cards of Sandro lie on two of them. It plays no AI cards.
homm3-log-unmasked = The army shows what it really is: { $troops }.

## The Queen’s Gambit 2
homm3-scenario-queens_gambit_2 = The Queen’s Gambit 2: Sicilian Dragon
    .about = The queen marches through hostile lands to the necromancer’s Town, which no road leads to.
    .goal = Find both Obelisks, pass the gate and beat the necromancer in the Town within 11 Rounds. A lost combat loses the scenario.
homm3-rule-two_obelisks = The second Obelisk that you visit gives you Archangels and opens a gate to the necromancer’s Town. You may pass at once; later it costs 1 movement point on that Obelisk.
homm3-ask-gate-way = The gate to the necromancer’s Town is open. Do you pass it now?
homm3-ask-gate-exit = On which Field do you come out?
homm3-option-through-gate = Pass the gate
homm3-option-gate-exit = Come out at { $field }
homm3-option-rule-gate = { $hero }: pass the gate for 1 movement point
homm3-log-gate-opened = The Obelisk at { $field } opens a gate for { $seat }.
homm3-log-gate-passed = { $seat }: the { $hero } passes the gate and comes out at { $field }.
homm3-notice-gate = The Obelisk at { $field } leads to the necromancer’s Town.

## The Queen’s Gambit 3
homm3-scenario-queens_gambit_3 = The Queen’s Gambit 3: Two Knights Defense
    .about = Queen and necromancer race for the Dragon Utopia.
    .goal = Beat the necromancer within 8 Rounds. A lost combat loses the scenario.
homm3-rule-utopia_race = If the necromancer comes to the Dragon Utopia first, Ghost Dragons join that army and its Dread Knights become a Few. If you beat the guards there, a random dragon joins you.
homm3-log-rover-grew = { $troop } join the enemy: { $rover }.
homm3-notice-outrun = { $who ->
        [enemy] The necromancer was first at the Dragon Utopia.
       *[player] You were first at the Dragon Utopia.
    }

## Sentinels
homm3-scenario-sentinels = Sentinels
    .about = Four Obelisks watch over two allied Towns. From Round 6 on armies break out of them.
    .goal = Beat all five armies within 12 Rounds. You lose when a Town falls or a Main Hero is defeated.
homm3-rule-laid_waste = The armies destroy instead of capturing. Every Field they cross gets a Black Cube and is Empty from then on.
homm3-rule-sentinel_combat = Heroes may retreat from these armies whenever one of their units is about to act. A Main Hero then goes to a friendly Town or Settlement and loses its movement points, a Secondary Hero leaves the map. Killed units stay dead. From its second combat round on, units join the army of Round { $refilled }. The hero who beats an army gains { $xp } experience, and the player rolls { $treasures } Treasure dice and resolves one.
homm3-rule-trade_beside = Players whose heroes stand on adjacent Fields may give each other resources in their turns.
homm3-step-spawn = An army appears on one of the Obelisks. Two dice decide which.
homm3-goal-sentinels_beaten = Beat all armies that come up to Round { $round }.
homm3-over-sentinels_beaten = All armies are beaten.
homm3-option-rule-trade = Trade resources with { $seat }
homm3-log-spawn-dice = The dice for the next army show { $faces }.
homm3-log-spawned = It breaks out at { $field }: { $rover }. Units: { $troops }.
homm3-log-laid-waste = The Field at { $field } is laid waste.
homm3-notice-pool = Units that may still join the great army: { $count }.
