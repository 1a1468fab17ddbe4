### Heroes III: words for setting a table

homm3-set = Heroes III
    .full = Heroes of Might and Magic III: The Board Game
    .note = 1 to 4 players, a scenario or one combat
    .about = Ride across the map, build your Town, gather an army and dare the dice.
    .length = a fight of 15 minutes, or an evening
    .guide = Never played? A guide rides with you through a first scenario.
    .credits = Heroes of Might and Magic III: The Board Game is published by Archon Studio.

homm3-set-form = Form
homm3-set-form-scenario = Scenario
    .note = The whole game on the map
    .told = scenario
homm3-set-form-skirmish = Skirmish
    .note = Army against army
    .told = skirmish
homm3-set-form-guards = Guards
    .note = A hero clears a Field
    .told = guards

homm3-set-scenario = Scenario
homm3-set-mode = Mode
homm3-set-mode-clash = clash
homm3-set-mode-alliance = alliance
homm3-set-mode-cooperative = cooperative
homm3-set-mode-campaign = campaign
homm3-set-variant = Variant
homm3-set-factions = Factions and heroes
homm3-set-heroes = Hero
homm3-set-first = Starting player
    .me = I go first
homm3-set-first-random = random
homm3-set-first-0 = seat 1
homm3-set-first-1 = seat 2
homm3-set-first-2 = seat 3
homm3-set-first-3 = seat 4
homm3-set-carry = Carried over from the previous part
homm3-set-events = Event cards
homm3-set-events-true = used
homm3-set-events-false = left out
homm3-set-open_hands = Hands of allies
homm3-set-open_hands-true = open
homm3-set-open_hands-false = closed
homm3-set-observatory_places_tile = Redwood Observatory
homm3-set-observatory_places_tile-true = may also place a tile of yours
homm3-set-observatory_places_tile-false = reveals tiles only
homm3-set-secondary_xp_to_main = Experience of a Secondary Hero
homm3-set-secondary_xp_to_main-true = goes to the Main Hero
homm3-set-secondary_xp_to_main-false = is lost
homm3-set-spell_book_own_turn_only = Buying spells
homm3-set-spell_book_own_turn_only-true = only on your own turn
homm3-set-spell_book_own_turn_only-false = on any turn

homm3-set-attacker = Attacker
homm3-set-attacker-random = random
homm3-set-defender = Defender
homm3-set-defender-random = random
homm3-set-attacker_hero = Their hero
homm3-set-attacker_hero-random = random
homm3-set-attacker_hero-none = none, no cards
homm3-set-defender_hero = Their hero
homm3-set-defender_hero-random = random
homm3-set-defender_hero-none = none, no cards
homm3-set-side = Your side
homm3-set-army = Armies
homm3-set-army-standard = equal
homm3-set-army-random = random
homm3-set-army-bought = bought
homm3-set-gold = Gold for an army
homm3-set-level = Level of the heroes
homm3-set-siege = Siege
homm3-set-siege-true = Walls and Gate
homm3-set-siege-false = open field
homm3-set-field = Difficulty of the Field
homm3-set-difficulty = Difficulty
homm3-set-movement = Movement points
homm3-set-spells = Spells found
homm3-set-artifacts = Artifacts found
homm3-set-machines = War Machines
homm3-set-machines-none = none
homm3-set-draw_each_round = Cards drawn per combat round
homm3-set-armies = Armies by name
homm3-set-rules = Optional rules
homm3-set-rules-none = none
homm3-set-rules-towns_used = captured Towns are used
    .note = Harder. A captured Town gives no resources; its new owner may use its buildings.
homm3-set-rules-no_rerolls = no rerolls
    .note = Harder. No die may be rerolled.
homm3-set-rules-single_finds = small finds
    .note = Harder. A Treasure or Resource die yields only 1 of what it shows.
homm3-set-rules-no_bonus = no starting bonus
    .note = Harder. Nobody chooses resources or Artifacts before the first Round.
homm3-set-rules-second_heroes = two heroes each
    .note = Easier. Each player starts with a Secondary Hero.
homm3-set-rules-least_damage = at least 1 damage
    .note = Easier. Every attack deals at least 1 damage, even after the protection of Walls.
homm3-set-rules-double_mines = rich land
    .note = Easier. Mines and Settlements produce double.
homm3-set-rules-free_trade = trade everywhere
    .note = Easier. The trade table is open at all times; a Trading Post gives an Artifact instead.
homm3-set-rules-free_rounds = further combat rounds are free
    .note = Easier. Further combat rounds against neutral units cost no movement points.
homm3-set-rules-flat_dice = the die does not change damage
    .note = Different. The Attack die only triggers abilities.
homm3-set-rules-more_astrologers = more Astrologers
    .note = Different. An Astrologers card is revealed in Resource Rounds, too.
homm3-set-rules-no_astrologers = no Astrologers
    .note = Different. Astrologers cards are not used.
homm3-set-rules-cubes_lifted = Fields are fresh again
    .note = Different. In Rounds 4, 8 and 12 the Black Cubes are taken off all Fields that can be visited.
homm3-set-rules-gains_discarded = finds go to the discard pile
    .note = Different. Cards that you gain go to your discard pile instead of your hand.
homm3-set-defend_requires_no_move = Defending
homm3-set-defend_requires_no_move-false = also after a move
homm3-set-defend_requires_no_move-true = only without a move
homm3-set-keep_negative_token = Negative morale token
homm3-set-keep_negative_token-false = is removed by a second loss
homm3-set-keep_negative_token-true = stays after a second loss
homm3-set-boxes = Expansions
homm3-set-boxes-none = none
homm3-set-boxes-rampart = Rampart
homm3-set-boxes-fortress = Fortress
homm3-set-boxes-inferno = Inferno
homm3-set-boxes-tower = Tower
homm3-set-boxes-stronghold = Stronghold
homm3-set-boxes-conflux = Conflux
homm3-set-boxes-cove = Cove
homm3-set-boxes-stretch_goals_2024 = Stretch Goals 2024

web-homm3-set-side = { $side }, { $faction }
web-homm3-set-guards = moves the guards

## The scenario
web-homm3-set-choose = Choose another scenario
web-homm3-set-choosing = Scenarios
web-homm3-set-waiting = Loading the scenarios …
web-homm3-set-retry = Try again
web-homm3-set-map = Map: { $name }
web-homm3-set-by = by { $author }
web-homm3-set-goal = Goal
web-homm3-set-rounds = { $count ->
        [one] One Round
       *[other] { $count } Rounds
    }
web-homm3-set-for = { $counts } players
web-homm3-set-alone = solo
web-homm3-set-needs = with { $boxes }
web-homm3-set-needs-none = core box
web-homm3-set-any-players = any number
web-homm3-set-any-mode = every mode
web-homm3-set-players = Players
web-homm3-set-found = { $count ->
        [0] No scenario fits. Choose another number of players or another mode.
        [one] One scenario
       *[other] { $count } scenarios
    }
web-homm3-set-first-evening = good for a first game
web-homm3-set-won = won
web-homm3-set-by-lot = random
web-homm3-set-faction-by-lot = random faction
web-homm3-set-hero-by-lot = random hero
web-homm3-set-faction-of = Faction for seat { $number }
web-homm3-set-hero-of = Hero for seat { $number }
web-homm3-set-led = { $faction }, { $hero }
web-homm3-set-variant-of = { $number ->
        [1] Variant
       *[other] Variant { $number }
    }
web-homm3-set-carry-kept = keep cards, army and resources
web-homm3-set-carry-none = start fresh

## Campaigns
web-homm3-set-campaign = { $done } of { $parts } parts won
web-homm3-set-campaign-next = Next: { $name }
web-homm3-set-campaign-over = All parts are won.
web-homm3-set-campaign-go = Play it
web-homm3-set-next = Next part
web-homm3-set-again = Try again
