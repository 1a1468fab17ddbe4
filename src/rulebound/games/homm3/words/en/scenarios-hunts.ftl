### Heroes of Might and Magic III: The Hunt, Gold Rush and the kit for random scenarios

## The Hunt
homm3-scenario-the_hunt = The Hunt
    .about = A dragon sleeps in the middle of the land. The hero who kills it rules.
    .goal = Be the first to kill the dragon with your Main Hero. After 14 Rounds everyone loses.
homm3-variant-azure_dragon = Azure Dragon
homm3-variant-crystal_dragon = Crystal Dragon
homm3-variant-rust_dragon = Rust Dragon
homm3-variant-faerie_dragon = Faerie Dragon
homm3-variant-by_lot = a random dragon
homm3-rule-boss = { $boss ->
        [azure_dragon] The Azure Dragon stands in the middle of the Center tile.
        [crystal_dragon] The Crystal Dragon stands in the middle of the Center tile, with 4 Golems.
        [rust_dragon] The Rust Dragon stands in the middle of the Center tile.
        [faerie_dragon] The Faerie Dragon stands in the middle of the Center tile, with its mirage and 4 Dendroids.
       *[other] A random dragon stands in the middle of the Center tile.
    } Only a Main Hero can fight it. There is no retreat and no limit of combat rounds.
homm3-goal-boss = Whoever kills the dragon wins.
homm3-over-boss = The dragon is dead.
homm3-notice-boss = The prey waits at { $field }: { $troop }.

homm3-ability-boss = When it falls, its whole side gives up. The stare of Gorgons does nothing to it.
homm3-ability-ignores-enemy-spells = No Spell that is aimed at it works. Spells on its enemies work.
homm3-ability-ignores-basic-spells = Basic Spells of its enemies do nothing to it.
homm3-ability-reveals-artifacts = As each combat round begins, an Artifact of the discard pile is revealed. Weapon: its attack also hits the units on both sides of the target for { $less } damage less. Armor, shield or clothing: it has +{ $defense } defense against the next attack. Trinket: its enemies move only 1 space this combat round, and it flies anywhere.
homm3-ability-summons-golems = After a combat round in which a Golem was removed, a new Gold or Diamond Golem appears in the last row.
homm3-ability-devours = When it activates, it may devour a Golem next to it: { $gold } damage comes off for a Gold Golem, { $diamond } for a Diamond Golem.
homm3-ability-retaliates-often = It retaliates { $count } times in a combat round.
homm3-ability-acid = As each combat round begins, { $count } acid pools close free spaces that had none in the combat round before.
homm3-ability-corrodes = Each of its attacks takes { $count } defense off the target, at most { $most } in all.
homm3-ability-mirage = Of several such dragons the one that is aimed at first is a mirage. It deals damage, and any damage makes it vanish.
homm3-ability-spellcaster = When it activates, it casts up to 2 different Spells in a combat round: Lightning Bolt, Cure or a random Expert Spell. With fewer than 3 Dendroids it loses Spells and power; without Dendroids it casts none.

homm3-ask-boss-golem = { $troop } join the enemy. Where do they stand?
homm3-ask-devour = { $unit } may devour a Golem next to them.
homm3-ask-acid = { $left ->
        [one] Where does the last acid pool lie?
       *[other] Where does an acid pool lie? Pools left: { $left }.
    }
homm3-ask-boss-spell = { $unit } may cast a Spell.
homm3-option-devour = Devour { $unit }
homm3-option-boss-cast = Cast { $card }
homm3-log-boss = The prey of this hunt: { $troop }.
homm3-log-boss-slain = { $seat } has killed the boss: { $troop }.
homm3-log-shuffled-discards = The discard pile of the { $deck } is shuffled.
homm3-log-boss-artifact = { $sort ->
        [weapon] { $card } is revealed, a weapon: the breath of { $unit } hits three units in a row.
        [worn] { $card } is revealed: { $unit } have 3 more defense against the next attack.
       *[trinket] { $card } is revealed, a trinket: everyone moves 1 space in this combat round, and { $unit } fly anywhere.
    }
homm3-log-devoured = { $unit } devour { $target }.
homm3-why-acid = An acid pool closes this space.
homm3-log-acid = Acid pools close four spaces.
homm3-log-boss-learned = { $unit } know { $card } besides Lightning Bolt and Cure.
homm3-log-mirage = { $unit } are only a mirage.
homm3-log-vanished = { $unit } vanish.

## Gold Rush
homm3-scenario-gold_rush = Gold Rush
    .about = A distant liege wants tribute, and he wants the Grail.
    .goal = Pay every tranche of the tribute. You win when a Round ends, one of your heroes carries the Grail and you can pay all that is left. Whoever cannot pay a tranche loses. After 13 Rounds the richest side wins; alone you lose.
homm3-variant-tower_tile = with tile #C1
homm3-variant-core_tile = core box: tile C1 in place of #C1
homm3-rule-tranches = As some Rounds begin, each side pays a tranche of its tribute. A building material counts as 2 gold, a valuable as 4; there is no change.
homm3-part-due = Round { $round }: { $amount } gold.
homm3-rule-resource_cards = All cards that yield resources are taken out of the decks and form the Resource Cards. Such a card returns there when it is removed from the game. A hero who starts with Estates has Scouting instead.
homm3-rule-resource_obelisk = An Obelisk gives a minor Artifact of the Resource Cards, or { $gold } gold.
homm3-rule-card_instead = The Field may give { $card } instead of what it does.
homm3-rule-resource_tomb = One of the two searches of the Warrior’s Tomb may be a minor or major Artifact of the Resource Cards.
homm3-rule-doubled_settlement = The benefit of the Settlement is doubled. Choose { $first } Artifacts of the Resource Cards if you are the first to flag it, else { $later }.
homm3-rule-artifact_prize = Whoever beats an enemy Main Hero may take an Artifact of that player’s discard pile instead of the gold.
homm3-rule-grail_carrier = { $digging ->
        [0] A visit to its Field brings the Grail Token.
       *[other] Digging up the Grail costs { $digging } movement points on its Field.
    } A hero who is beaten by another hero or surrenders hands it over; beaten by neutral units the hero leaves it on the Field, where the next visitor takes it.{ $stops ->
        [true] { " " }Whoever takes it up loses all movement points.
       *[other] { "" }
    }{ $sheltered ->
        [false] { " " }A Sanctuary does not protect who carries it.
       *[other] { "" }
    }{ $home ->
        [true] { " " }In their own Town it is laid down.
       *[other] { "" }
    }
homm3-goal-grail_and_tribute = When a Round ends, the side whose hero carries the Grail and that can pay all remaining tranches wins.
homm3-goal-richest = After Round { $round } the side that could pay the highest tranche wins.
homm3-goal-all_fail = If no side can pay a tranche, the one with the most to pay wins; the Grail counts as { $grail } gold.
homm3-goal-tribute = A side that cannot pay a tranche loses.
homm3-over-grail_and_tribute = The Grail is found, and the tribute is safe.
homm3-over-richest = The last Round is over. The richest side wins.
homm3-over-all_fail = Nobody could pay the tranche. The richest side wins.
homm3-over-tribute = A tranche of the tribute could not be paid.
homm3-notice-tranche = Round { $round }: pay { $gold } gold. Still to pay in all: { $left }.
homm3-notice-resource-cards = Resource Cards left: { $count }.
homm3-notice-grail-carried = { $seat } has the Grail: { $hero }.
homm3-notice-grail-lies = The Grail lies at { $field }.

homm3-ask-pay-part = { $owed } gold of the tranche are still to be paid. How much of it do you pay so?
homm3-ask-resource-card = Take one of the Resource Cards, or choose otherwise.
homm3-ask-prize = You have beaten the Main Hero of { $other }. What do you take?
homm3-option-pay-part = { $count } { $resource }
homm3-option-take-resource-card = Take { $card } of the Resource Cards
homm3-option-take-gold = Take { $count } gold
homm3-option-use-field = Use the Field as usual
homm3-option-take-artifact = Take { $card } from the discard pile
homm3-option-take-prize-gold = Take the gold
homm3-log-tranche = A tranche of the tribute is due: { $gold } gold.
homm3-log-tranche-failed = The side of { $seat } cannot pay { $gold } gold.
homm3-log-took-resource-card = { $seat } takes { $card } of the Resource Cards.
homm3-log-took-artifact = { $seat } takes { $card } from the discard pile of { $other }.
homm3-log-grail-stops = { $seat } takes up the Grail; the { $hero } loses all movement points.
homm3-log-grail-taken = { $seat } takes up the Grail at { $field }.
homm3-log-grail-won = { $seat } wins the Grail: { $hero }.
homm3-log-grail-lies = The Grail lies at { $field }.
homm3-log-grail-home = { $seat } has brought the Grail home.

## The kit for random scenarios
homm3-scenario-random_scenario = Random Scenario
    .about = Choose a type, a size, the starting conditions and the strength of the Towns. Then lay out the map together.
    .goal = Free for all: have the most victory points. King of the hill: hold the Dragon Utopia. Capture the Grail: bring it home.
homm3-variant-free_for_all = free for all
homm3-variant-king_of_the_hill = king of the hill
homm3-variant-capture_the_grail = capture the Grail
homm3-variant-small = small: 8 Rounds
homm3-variant-medium = medium: 12 Rounds
homm3-variant-large = large: 16 Rounds
homm3-variant-stingy = stingy start
homm3-variant-fair = fair start
homm3-variant-generous = generous start
homm3-variant-settlement = Towns like Settlements
homm3-variant-city = Towns with a City Hall
homm3-variant-capitol = Towns like Capitols
homm3-rule-players_map = The players lay out the map in reverse turn order, one tile at a time: all Near tiles, then all Far tiles, last the Starting Tiles. Every tile touches one that lies there already.
homm3-rule-build_token_post = The Build Token can be spent at any time on what a Trading Post offers.
homm3-rule-hold_field = A victory point for each Round at whose end you hold it: { $location }.
homm3-rule-tournament_points = Victory points: { $holdings } for each Mine and Settlement, { $buildings } for each building, { $two_artifacts } for two Artifacts, { $levels } for each level of the Main Hero, { $second_hero } for each defeat of an enemy Secondary Hero, { $main_hero } once for each enemy Main Hero.
homm3-rule-prize_points = Victory points: { $first_utopia } for the first to flag the Dragon Utopia, { $utopia } for its holder, { $grail_home } for the Grail in their own Town, { $grail } for the Grail elsewhere.
homm3-goal-grail_home = Whoever brings the Grail to their own Town wins.
homm3-over-grail_home = The Grail has come home.
homm3-ask-lay-tile = { $kind ->
        [starting] Where does your Starting Tile lie?
        [near] Lay out the map. Where does your next Near tile lie?
       *[far] Lay out the map. Where does your next Far tile lie?
    }
homm3-option-lay-tile = At { $slot }
homm3-option-rule-dig = Dig up the Grail: { $hero }
homm3-option-rule-post = Spend the Build Token on a Trading Post
homm3-log-laid-tile = { $tile_kind ->
        [starting] { $seat } lays the Starting Tile at { $field }.
        [near] { $seat } lays a Near tile at { $field }.
       *[far] { $seat } lays a Far tile at { $field }.
    }
homm3-log-build-token-post = { $seat } spends the Build Token at a Trading Post.
homm3-log-held-field = { $seat } holds { $location }: victory points { $points }.
