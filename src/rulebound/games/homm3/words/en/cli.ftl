### Heroes of Might and Magic III in the terminal

cli-homm3-title = Heroes of Might and Magic III
cli-homm3-ask-form = What do you want to play?
cli-homm3-ask-attacker = Which faction attacks?
cli-homm3-ask-defender = Which faction defends?
cli-homm3-ask-army = Where do the armies come from?
cli-homm3-ask-attacker-hero = Who leads the attacker?
cli-homm3-ask-defender-hero = Who leads the defender?
cli-homm3-ask-level = Which level do the heroes have?
cli-homm3-ask-siege = A siege, with Walls, Gate and Arrow Tower?
cli-homm3-ask-side = Which side is yours?
cli-homm3-ask-field = How difficult is the Field, from I to VII?
cli-homm3-ask-difficulty = Which difficulty?
# What stands before UNIT, CARD and so on is typed and not translated.
cli-homm3-usage =
    Type what you want to do as the menu writes it: move c3, attack zombies b2.
    Beginnings are enough: m c3, a zom b2. A number takes that line of the menu.
    A unit, a card or a space alone shows everything you can do with it.

      why THING           why a card, a unit or a space cannot be used now
      card THING          a card or both sides of a unit in full: card griffins
      hand                your cards with their texts, and why some must wait
      ways THING          everything you can do with a unit, a card or a space
      table               everything again (or just press Enter)
      log                 everything that happened so far
      hint                the three best choices, and why
      undo                undo the last choice
      save FILE           save the match
      quit                save the match and stop
cli-homm3-help =
    The attacker (▲) stands below, the defender (▼) above. A space is a letter
    and a number; a1 is the attacker’s left corner. + after a name is a Pack.
    G ground, F flying, R ranged. A attack, D defense, I initiative;
    ♥2/4: 2 of 4 health is left. Values that differ from the card are bold.
    ► is active, ✓ has activated, ↩ has retaliated, ◊ has a Defense Token,
    ⊘ is paralyzed, ☠2 is poisoned, ✦ a card lies on it, z abilities asleep.
    Units and spaces in [ ] can be chosen. ▓ Wall, ╬ Gate.
    In your hand ✓ can be played now.
    “Damage by the die”: what each face would do; a face without a percentage
    comes up in one of three rolls; “back” is the damage of the retaliation.
    Cards and rerolls are left out.

## The table
cli-homm3-few = Few
cli-homm3-pack = Pack
cli-homm3-wall = Wall
cli-homm3-gate = Gate
cli-homm3-guards = guards
cli-homm3-ai-hero = AI Hero
cli-homm3-field = Field { $numeral }, { $difficulty }
cli-homm3-round = combat round { $number }
cli-homm3-ai = AI ({ $side })
cli-homm3-gold = { $count } gold
cli-homm3-hero = { $name }, level { $level }
cli-homm3-hand-count = hand { $count }
cli-homm3-piles = deck { $deck }, discard { $discard }
cli-homm3-morale-positive = positive morale
cli-homm3-morale-negative = negative morale
cli-homm3-experts = expert uses { $count }
cli-homm3-spells = spells { $casts } of { $limit }
cli-homm3-movement = movement { $count }
cli-homm3-power = power { $power } ({ $cards })
cli-homm3-permanent = in play: { $card }
cli-homm3-ai-deck = AI deck { $count }
cli-homm3-ai-attack = +{ $count } attack for the next attacker
cli-homm3-reserve = Still to be placed:
cli-homm3-kept-back = Not in the combat:
cli-homm3-order = Order:
cli-homm3-odds = Damage by the die
cli-homm3-odds-attack = { $unit } attack { $target }. Damage by the die
cli-homm3-odds-face = { $result ->
        [defeated] { $die }: { $damage }, defeated
        [flips] { $die }: { $damage }, Few with { $left }
        [nothing] { $die }: none
       *[hit] { $die }: { $damage }, { $left } left
    }
# The least and the most damage of the retaliation.
cli-homm3-odds-back = back { $low } to { $high }

## Cards and units
cli-homm3-hand = { $count ->
        [one] Your hand (1 card)
       *[other] Your hand ({ $count } cards)
    }
cli-homm3-offer = The cards you look at
cli-homm3-effect = { $mode }: { $text }
cli-homm3-cast = cast
cli-homm3-graded = by power
cli-homm3-gives-power = { $power } power for a spell.
cli-homm3-cost = { $valuables ->
        [0] { $gold } gold
        [one] { $gold } gold and 1 valuable
       *[other] { $gold } gold and { $valuables } valuables
    }

## The end
cli-homm3-won = victory
cli-homm3-lost = no victory

## The map
cli-homm3-ask-scenario = Which scenario?
cli-homm3-map-round = Round { $number } of { $count }
cli-homm3-map-points = Victory points: { $points }
cli-homm3-map-guards = guards { $numeral }
cli-homm3-map-flag = { $name }’s flag
cli-homm3-map-enemy = the enemy
cli-homm3-map-visited = visited
cli-homm3-map-part = This is a part of the map. Type map to see all of it.
cli-homm3-map-turn = { $number }  rotate { $turn }
cli-homm3-map-out = eliminated
cli-homm3-map-buildings = { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
cli-homm3-map-xp = experience { $count }, next level at { $next }
cli-homm3-map-top-level = highest level
cli-homm3-map-second = Secondary Hero: movement { $count }
cli-homm3-map-grail = carries the Grail
cli-homm3-map-cubes = cubes taken from { $letters }
cli-homm3-map-pool = { $count ->
        [one] 1 tile to place
       *[other] { $count } tiles to place
    }
cli-homm3-map-army = Army:
cli-homm3-map-hero-there = { $name }’s hero is there
cli-homm3-map-army-there = combat against { $name }
cli-homm3-map-flee = they flee
# Which guards come, for instance: 2 bronze, 1 silver.
cli-homm3-map-combat = { $xp ->
        [0] combat against { $tiers }
        [one] combat against { $tiers }, 1 experience
       *[other] combat against { $tiers }, { $xp } experience
    }
cli-homm3-map-printed = printed price: { $cost }
cli-homm3-menu-moves = Moves
cli-homm3-menu-town = Town
cli-homm3-menu-cards = Cards
cli-homm3-menu-other = Other
# What stands before THING and so on is typed and not translated.
cli-homm3-map-usage =
    Your Main Hero goes where the map shows a name: type go f4, or just f4.
    Type everything else as the menu writes it: build mage guild, end-turn.
    Beginnings are enough: b mage, end. A number takes that line of the menu.
    A hero, a card or a Field alone shows everything you can do with it.

      ride FIELD          ride there in one go, stopped only by what is asked: ride f4
      map                 the whole map
      town                your Town: buildings and units with their prices
      goal                the scenario: how it is won, its rules and events
      why THING           why a Field, a building, a unit or a card must wait
      card THING          a card, a unit, a building or a Field: card f4
      hand                your cards with their texts, and why some must wait
      ways THING          everything you can do with a hero or a card
      table               everything again (or just press Enter)
      log                 everything that happened so far
      hint                the three best choices, and why
      undo                undo the last choice
      save FILE           save the match
      quit                save the match and stop
cli-homm3-map-help =
    A Field is called by the letter of its column and the number of its row.
    It shows its name while it can be chosen, then who is there: ♞ a Main
    Hero, ♘ a Secondary Hero, each with the letter of the player, ♛ an army
    that no player leads. Below are two letters for its Location (see the
    legend) and I to VII for its guards, ⚑ with a letter for a flag, or ■
    for a Black Cube. ▒ is a Blocked Field. ░ is a tile that lies face down;
    its numerals tell how strong its guards are. +1 is a free place for a tile.
    ┃ and ▁ are solid lines that nobody crosses; ┊ can be crossed.
    + after the name of a unit is a Pack. The number in brackets after a
    resource is your income. In your hand ✓ can be played now.

## The town
cli-homm3-amount-gold = { $count } gold
cli-homm3-amount-materials = { $count ->
        [one] 1 building material
       *[other] { $count } building materials
    }
cli-homm3-amount-valuables = { $count ->
        [one] 1 valuable
       *[other] { $count } valuables
    }
cli-homm3-amount-nothing = nothing
cli-homm3-town = Town:
cli-homm3-town-of = Town: { $faction }
cli-homm3-town-empty = no building
cli-homm3-town-can-build = Can be built now:
cli-homm3-town-missing = { $count ->
        [one] 1 building must wait.
       *[other] { $count } buildings must wait.
    }
cli-homm3-town-actions = Town actions left: { $actions }.
cli-homm3-town-no-actions = No Town action is left.
cli-homm3-town-token-build = build
cli-homm3-town-token-population = population
cli-homm3-town-token-book = spell book
cli-homm3-town-book = The spell book costs { $cost }.
cli-homm3-town-units = Units

## The scenario
cli-homm3-goal-victory = Victory
cli-homm3-goal-defeat = Defeat
cli-homm3-goal-rules = Rules of the scenario
cli-homm3-goal-events = Events
