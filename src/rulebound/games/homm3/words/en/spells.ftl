### Heroes III: statistics, abilities and spells of the core box
### Values by grade stand in a row: 1/2/3.

## Statistics

homm3-card-attack = Attack
    .basic = Give a unit 1 attack.
    .expert = Give a unit 2 attack.
homm3-card-defense = Defense
    .basic = Give a unit 1 defense.
    .expert = Give a unit 2 defense.
homm3-card-power = Power
    .basic = Give a spell 1 power.
    .expert = Give a spell 2 power.
homm3-card-knowledge = Knowledge
    .basic = After you cast a spell: take it back into your hand.
    .expert = After you cast a spell: take it back into your hand. You may cast one more spell this combat round.
homm3-card-attack_empowered = Empowered Attack
    .basic = Give a unit 2 attack.
homm3-card-defense_empowered = Empowered Defense
    .basic = Give a unit 2 defense.
homm3-card-power_empowered = Empowered Power
    .basic = Give a spell 2 power.
homm3-card-knowledge_empowered = Empowered Knowledge
    .basic = After you cast a spell: take it back into your hand. You may cast one more spell this combat round.

## Abilities

homm3-card-archery = Archery
    .basic = Until this combat round ends, your ranged units have 1 more attack against units that are not adjacent.
    .expert = Until the next combat round ends, your ranged units have 1 more initiative, and 1 more attack against units that are not adjacent.
homm3-card-armorer = Armorer
    .basic = Give a unit 1 defense and draw a card.
    .expert = Give a unit 2 defense and draw a card.
homm3-card-diplomacy = Diplomacy
    .basic = For each of your dwellings, reveal a neutral unit of its tier. You may recruit one of them.
    .expert = Before guards are drawn: if their difficulty is your hero’s level, skip the combat. You gain no experience.
homm3-card-estates = Estates
    .basic = Gain 3 gold.
    .expert = Gain 6 gold.
homm3-card-intelligence = Intelligence
    .basic = Before the first unit activates: cast a spell.
    .expert = Before the first unit activates: cast a spell. It does not count against your limit.
homm3-card-leadership = Leadership
    .basic = Gain morale.
    .expert = Draw two cards, then gain morale.
homm3-card-logistics = Logistics
    .basic = When your turn ends, your hero may step onto an adjacent empty Field for free.
    .expert = One of your heroes gains 1 movement point this turn.
homm3-card-luck = Luck
    .basic = This turn you may reroll each of your treasure and resource dice once.
    .expert = This turn you may reroll each of your dice once, attack dice included.
homm3-card-mysticism = Mysticism
    .basic = After you cast a spell: take it back into your hand.
    .expert = After you cast a spell: take it and all cards played with it back into your hand.
homm3-card-necromancy = Necromancy
    .basic = After you win a combat: reinforce a bronze or silver unit for half its gold, rounded down.
    .expert = After you win a combat: reinforce any unit for half its gold, rounded down.
homm3-card-offense = Offense
    .basic = Give a unit 1 attack and draw a card.
    .expert = Give a unit 2 attack and draw a card.
homm3-card-resistance = Resistance
    .basic = When an enemy casts a spell with 1 power or less, cancel it.
    .expert = When an enemy casts a spell, cancel it.
homm3-card-sorcery = Sorcery
    .basic = Give a spell 1 power and draw a card.
    .expert = Give a spell 2 power and draw a card.
homm3-card-tactics = Tactics
    .basic = When the combat starts, two of your units trade places.
    .expert = While one of your units is active, two of your units trade places.
homm3-card-wisdom = Wisdom
    .basic = When you buy a spell, pay 2 gold less and Search (3).
    .expert = When you buy a spell, pay 2 gold less and Search (4).

## Spells of every school

homm3-card-magic_arrow = Magic Arrow
    .cast = Deal 1/2/3 damage to a unit.

## Air

homm3-card-chain_lightning = Chain Lightning
    .cast = Strike a unit and the two units closest to it. They take 1, 1 and 1 / 2, 1 and 1 / 3, 2 and 1 damage.
homm3-card-counterstrike = Counterstrike
    .cast = A bronze / silver or lower / gold or lower unit may retaliate again this combat round.
homm3-card-disrupting_ray = Disrupting Ray
    .cast = A bronze / silver or lower / gold or lower unit has no ability for the rest of the combat.
homm3-card-haste = Haste
    .cast = A unit has 1/2/3 more initiative for the rest of the combat.
homm3-card-lightning_bolt = Lightning Bolt
    .cast = Deal 2/3/4 damage to a unit.

## Earth

homm3-card-anti_magic = Anti-Magic
    .cast = No spell affects a bronze / silver or lower / gold or lower unit for the rest of the combat.
homm3-card-resurrection = Resurrection
    .cast = Cancel an attack that would defeat your bronze / silver or lower / gold or lower unit.
homm3-card-slow = Slow
    .cast = A unit has 1/2/3 less initiative for the rest of the combat.
homm3-card-stone_skin = Stone Skin
    .cast = Give a unit 1/2/3 defense.
homm3-card-town_portal = Town Portal
    .cast = Your hero moves to a Town or Settlement of yours and gains 0/1/2 movement points.

## Fire

homm3-card-blind = Blind
    .cast = Paralyze a bronze / silver or lower / gold or lower unit.
homm3-card-bloodlust = Bloodlust
    .cast = Give a ground or flying unit 1/2/3 attack.
homm3-card-curse = Curse
    .cast = The unit you attack has 1/2/3 less defense.
homm3-card-fire_shield = Fire Shield
    .cast = Until this combat round ends, units that attack the chosen unit from an adjacent space take 1/2/3 damage.
homm3-card-fireball = Fireball
    .cast = Choose two adjacent spaces. All units there, your own too, take 1/2/3 damage.

## Water

homm3-card-bless = Bless
    .cast = A ground or flying unit attacks without a die and with 0/1/2 more attack.
homm3-card-cure = Cure
    .cast = Remove up to 1/2/3 damage, paralysis and effects of your choice from your unit.
homm3-card-prayer = Prayer
    .cast = Give a unit 1/2/3 attack, defense or initiative.
homm3-card-teleport = Teleport
    .cast = Move your bronze / silver or lower / gold or lower unit to any free space.
homm3-card-weakness = Weakness
    .cast = The unit that attacks you has 1/2/3 less attack.
