### Heroes of Might and Magic III: units of the other boxes and their abilities

## Creatures

homm3-kin-centaurs = Centaurs
homm3-kin-dwarves = Dwarves
homm3-kin-elves = Elves
homm3-kin-pegasi = Pegasi
homm3-kin-dendroids = Dendroids
homm3-kin-unicorns = Unicorns
homm3-kin-gold_dragons = Gold Dragons
homm3-kin-gremlins = Gremlins
homm3-kin-gargoyles = Gargoyles
homm3-kin-iron_golems = Iron Golems
homm3-kin-magi = Magi
homm3-kin-genies = Genies
homm3-kin-nagas = Nagas
homm3-kin-titans = Titans
homm3-kin-familiars = Familiars
homm3-kin-magogs = Magogs
homm3-kin-cerberi = Cerberi
homm3-kin-demons = Demons
homm3-kin-pit_lords = Pit Lords
homm3-kin-efreet = Efreet
homm3-kin-arch_devils = Arch Devils
homm3-kin-gnolls = Gnolls
homm3-kin-lizardmen = Lizardmen
homm3-kin-dragon_flies = Dragon Flies
homm3-kin-basilisks = Basilisks
homm3-kin-gorgons = Gorgons
homm3-kin-wyverns = Wyverns
homm3-kin-hydras = Hydras
homm3-kin-goblins = Goblins
homm3-kin-wolf_raiders = Wolf Raiders
homm3-kin-orcs = Orcs
homm3-kin-ogres = Ogres
homm3-kin-thunderbirds = Thunderbirds
homm3-kin-cyclopes = Cyclopes
homm3-kin-behemoths = Behemoths
homm3-kin-sprites = Sprites
homm3-kin-storm_elementals = Storm Elementals
homm3-kin-ice_elementals = Ice Elementals
homm3-kin-energy_elementals = Energy Elementals
homm3-kin-magma_elementals = Magma Elementals
homm3-kin-magic_elementals = Magic Elementals
homm3-kin-phoenixes = Phoenixes
homm3-kin-oceanids = Oceanids
homm3-kin-seamen = Seamen
homm3-kin-sea_dogs = Sea Dogs
homm3-kin-ayssids = Ayssids
homm3-kin-sorceresses = Sorceresses
homm3-kin-nix = Nix
homm3-kin-haspids = Haspids
homm3-kin-air_elementals = Air Elementals
homm3-kin-earth_elementals = Earth Elementals
homm3-kin-fire_elementals = Fire Elementals
homm3-kin-water_elementals = Water Elementals
homm3-kin-faerie_dragons = Faerie Dragons
homm3-kin-rust_dragons = Rust Dragons
homm3-kin-fangarm = Fangarm
homm3-kin-leprechaun = Leprechaun
homm3-kin-satyrs = Satyrs
homm3-kin-steel_golems = Steel Golems

## Abilities: attacks

homm3-ability-second-shot-on-bad-die = If its die shows -1 or 0, it attacks a target that is not adjacent once more.
homm3-ability-attacks-again = After the retaliation it attacks the target once more.
homm3-ability-attacks-another = If the target’s health reaches 0, it may attack another adjacent unit after the retaliation.
homm3-ability-attacks-two = It may attack a second adjacent enemy. Neither of them retaliates.
homm3-ability-attacks-all = It attacks all adjacent units, friend or foe. None of them retaliates.
homm3-ability-attacks-all-enemies = It attacks all adjacent enemies. None of them retaliates.
homm3-ability-scorches = If the target is not adjacent, a unit adjacent to the target takes { $count } damage, friend or foe.
homm3-ability-bites-another = The target does not retaliate, and another adjacent enemy takes { $count } damage.
homm3-ability-avenges-itself = It has +{ $count } attack if it was knocked down to a Few in this combat.
homm3-ability-weakens-retaliation = If the target retaliates, it has -{ $count } attack.
homm3-ability-stares = After the attack roll two dice: if both show { $face }, the target’s health falls to 0.
homm3-ability-thunders = After it attacks or retaliates roll a die: on 0 or +1 the target takes { $count } more damage.
homm3-ability-stings = After the attack roll a die: on 0 the target takes { $count } more damage.
homm3-ability-lowers-defense = The target has -{ $count } defense against this attack, but at least 0.
homm3-ability-rusts = On -1 the target has -{ $count } defense against this attack, but at least 0.
homm3-ability-paralyses-on-roll = After the attack roll a die: on 0 the target is paralyzed.
homm3-ability-stronger-against-efreet = It has +{ $count } attack against Efreet.
homm3-ability-stronger-against-archangels = It has +{ $count } attack against Archangels.
homm3-ability-stronger-against-black_dragons = It has +{ $count } attack against Black Dragons.
homm3-ability-elemental = Magic Arrow has no effect on it. Its attacks ignore defense.
homm3-ability-elemental-air = Magic Arrow and Air spells have no effect on it. Its attacks ignore defense.
homm3-ability-elemental-earth = Magic Arrow and Earth spells have no effect on it. Its attacks ignore defense.
homm3-ability-elemental-fire = Magic Arrow and Fire spells have no effect on it. Its attacks ignore defense.
homm3-ability-elemental-water = Magic Arrow and Water spells have no effect on it. Its attacks ignore defense.

## Abilities: tokens

homm3-ability-weakens = After the attack the target gets a -{ $count } Weakness Token for two combat rounds.
homm3-ability-curses = Instead of moving and attacking, put a -{ $count } Weakness Token on any unit for two combat rounds.
homm3-ability-strengthens = Instead of moving and attacking, put a +{ $count } Attack Token on a ground or flying unit for two combat rounds.
homm3-ability-crushes = The target has -{ $count } defense against this attack, but at least 0, and gets a Corrosion Token: -1 defense for the rest of the combat.
homm3-ability-dispels = It ends all ongoing effects that the enemy has put on the target.
homm3-ability-dispels-and-weakens = It ends all ongoing effects that the enemy has put on the target. If the target retaliates, it has -{ $count } attack.

## Abilities: protection

homm3-ability-shrugs-off = When a spell or specialty is aimed at it alone, roll a die: on +1 the card does nothing.
homm3-ability-wards-neighbours = It and adjacent friendly units take { $count } less damage from spells.
homm3-ability-ignores-ongoing = Ongoing effects do nothing to it.
homm3-ability-ignores-ongoing-spells = Ongoing spells do nothing to it.
homm3-ability-untouched-by-spells = Spells neither affect nor damage it.
homm3-ability-unharmed-by-arrow = Magic Arrow does no damage to it.
homm3-ability-unharmed-by-arrow-and-fire = Magic Arrow and Fire spells do no damage to it.
homm3-ability-ignores-fire = Fire spells have no effect on it.
homm3-ability-only-damaged = Spells and specialties can damage it but have no other effect on it.
homm3-ability-steeled = It takes { $count } less damage from spells and specialties.
homm3-ability-caps-damage = A single attack does at most { $count } damage to it.
homm3-ability-survives-once = Once per combat, when its health would reach 0, it survives with 1 health.

## Abilities: movement and sieges

homm3-ability-holds-neighbours = An enemy that begins its activation adjacent to it may not move in that activation.
homm3-ability-moves-anywhere = It may move to any empty space.
homm3-ability-breaks-walls = Instead of moving and attacking, destroy the Gate or a Wall.
homm3-ability-breaks-walls-and-tower = Instead of moving and attacking, destroy the Gate, a Wall or the Arrow Tower.
homm3-ability-raises-demons = Once per combat, if you have lost a unit: instead of moving and attacking, summon a Few of Demons next to it or reinforce your Demons for free.

## Abilities: spells and cards

homm3-ability-dampens-spells = Enemy spells have { $count } less power.
homm3-ability-casting-costs-card = An enemy who casts a spell from the hand must discard one more card.
homm3-ability-casting-costs-power = An enemy who casts a spell must discard one more card with power.
homm3-ability-casts-bolts = When it activates, any unit takes { $count } damage. This is a spell but does not count against the limit.
homm3-ability-raises-first-spell = When it activates, your first spell of this combat round gets { $count } more power.
homm3-ability-raises-air = When it activates, your next Air spell in this activation gets { $count } more power.
homm3-ability-raises-earth = When it activates, your next Earth spell in this activation gets { $count } more power.
homm3-ability-raises-fire = When it activates, your next Fire spell in this activation gets { $count } more power.
homm3-ability-raises-water = When it activates, your next Water spell in this activation gets { $count } more power.
homm3-ability-grants-a-spell = Instead of moving and attacking, discard the top { $count } cards of your deck and take a spell among them into your hand.
homm3-ability-grants-a-spell-attacking = When it attacks, discard up to { $count } cards from the top of your deck, one by one, and take a spell among them into your hand.
homm3-ability-robs-a-card = After the attack the enemy discards a random card or a card with power.
homm3-ability-plunders = Once per combat, when it defeats a unit, you gain { $count } gold.
homm3-ability-cheers = Once per turn roll a die: on +1 you gain morale.

## Questions and log lines of abilities

homm3-ask-attack-another = { $unit } may attack another adjacent unit. Which one?
homm3-ask-attack-next = { $unit } attack all around them. Who is next?
homm3-ask-scorch = { $unit } scorch a unit next to the target. Which one?
homm3-ask-bite = { $unit } bite another enemy next to them. Which one?
homm3-ask-bolt = { $unit } cast a bolt. Which unit takes the damage?
homm3-ask-strengthen = { $unit } give an Attack Token. Which unit gets it?
homm3-ask-curse = { $unit } give a Weakness Token. Which unit gets it?
homm3-ask-knock-down = { $unit } destroy a part of the fortification. Which one?
homm3-ask-summon = { $unit } summon Demons, or turn Demons into a Pack.
homm3-ask-turn-over = { $unit } may discard the top card of your deck and look for a spell. Cards left: { $left }.
homm3-ask-grant = { $unit } grant you a spell. Which one goes to your hand?
homm3-ask-robbed = { $unit } rob you of a card. Discard a card with power, or a random one.
homm3-option-knock-down = { $wall ->
        [none] Destroy the Arrow Tower
       *[other] Destroy the Wall or Gate on { $wall }
    }
homm3-option-summon = Summon { $troop } on { $space }
homm3-option-turn-over = Discard the top card
homm3-option-discard-random = Discard a random card
homm3-log-token = { $token ->
        [attack_token] { $unit } get an Attack Token: { $amount } attack.
        [weakness_token] { $unit } get a Weakness Token: { $amount } attack.
       *[corrosion_token] { $unit } get a Corrosion Token: { $amount } defense.
    }
homm3-log-dispelled = { $unit } end the ongoing effects on { $target }.
homm3-token-attack_token = Attack Token
homm3-token-weakness_token = Weakness Token
homm3-token-corrosion_token = Corrosion Token

## Tower: spells
homm3-card-view_air = View Air
    .cast = Gain 3 gold, 2 building materials or 1 valuables.
