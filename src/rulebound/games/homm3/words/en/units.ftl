### Heroes of Might and Magic III: units of the core box and their abilities

## Creatures

homm3-kin-halberdiers = Halberdiers
homm3-kin-marksmen = Marksmen
homm3-kin-griffins = Griffins
homm3-kin-crusaders = Crusaders
homm3-kin-zealots = Zealots
homm3-kin-champions = Champions
homm3-kin-archangels = Archangels
homm3-kin-troglodytes = Troglodytes
homm3-kin-harpies = Harpies
homm3-kin-evil_eyes = Evil Eyes
homm3-kin-medusas = Medusas
homm3-kin-minotaurs = Minotaurs
homm3-kin-manticores = Manticores
homm3-kin-black_dragons = Black Dragons
homm3-kin-skeletons = Skeletons
homm3-kin-zombies = Zombies
homm3-kin-wraiths = Wraiths
homm3-kin-liches = Liches
homm3-kin-vampires = Vampires
homm3-kin-dread_knights = Dread Knights
homm3-kin-ghost_dragons = Ghost Dragons
homm3-kin-boars = Boars
homm3-kin-halflings = Halflings
homm3-kin-peasants = Peasants
homm3-kin-rogues = Rogues
homm3-kin-mummies = Mummies
homm3-kin-nomads = Nomads
homm3-kin-sharpshooters = Sharpshooters
homm3-kin-diamond_golems = Diamond Golems
homm3-kin-gold_golems = Gold Golems
homm3-kin-enchanters = Enchanters
homm3-kin-trolls = Trolls
homm3-kin-azure_dragons = Azure Dragons
homm3-kin-crystal_dragons = Crystal Dragons
homm3-kin-arrow_tower = Arrow Tower archers

## Abilities: shooting and retaliation

homm3-ability-no-adjacent-penalty = It shoots at adjacent enemies without a penalty.
homm3-ability-no-penalties = It attacks without any ranged penalty.
homm3-ability-second-shot = It attacks a target that is not adjacent once more.
homm3-ability-unlimited-retaliation = It may retaliate any number of times in a combat round.
homm3-ability-no-retaliation = The target does not retaliate.
homm3-ability-retaliator-two-dice = If the target retaliates, it rolls two dice and keeps the lower one.
homm3-ability-defense-struck-back = It has +{ $count } defense against retaliation.

## Abilities: dice

homm3-ability-two-dice-higher = It rolls two dice and keeps the higher one.
homm3-ability-always-two-dice-higher = Whenever it attacks or retaliates, it rolls two dice and keeps the higher one.
homm3-ability-two-dice-sum = It rolls two dice and adds them up.
homm3-ability-sure-shot = It rolls two dice, keeps the higher one and has no ranged penalty.
homm3-ability-rerolls-zero = You may reroll its die whenever it shows 0.
homm3-ability-rerolls-after-moving = If it ends its movement on another space, you may reroll one of its dice.
homm3-ability-must-reroll-minus = A −1 on its die is rerolled once.
homm3-ability-must-reroll-every-minus = Every −1 on its dice is rerolled until it shows something else.
homm3-ability-ignores-own-die = Its own die adds nothing to the attack.
homm3-ability-sets-attacker-die = Whenever it is attacked, the attacker’s die is set to −1.
homm3-ability-die-higher = Its die counts as { $count } higher.
homm3-ability-attack-on-zero-or-plus = On 0 or +1 it has +{ $count } attack.
homm3-ability-defense-on-plus = It has +1 defense if the attacker’s die shows +1.
homm3-ability-defense-on-zero-or-plus = It has +1 defense for each of the attacker’s dice that shows 0 or +1.
homm3-ability-draws-on-minus = On −1 you draw a card.

## Abilities: attacks

homm3-ability-line-attack = It also attacks the unit behind the target, friend or foe, with attack { $count }.
homm3-ability-attacks-beside = It also attacks a unit adjacent to the target, friend or foe, with attack { $count }.
homm3-ability-stronger-against-arch_devils = It has +{ $count } attack against Arch Devils.
homm3-ability-ignores-printed-defense = The defense printed on the target’s card does not count.
homm3-ability-flies-back = After the retaliation it may return to the space it came from.
homm3-ability-hits-and-flies-back = The target does not retaliate, and afterwards it may return to the space it came from.
homm3-ability-drains = The target does not retaliate, and afterwards it heals { $count } damage of its own.
homm3-ability-scares = After the attack roll a die: on 0 the target must step one space away.
homm3-ability-poisons = Put { $count ->
        [one] a cube
       *[other] { $count } cubes
    } on the target: whenever that unit activates, it removes one and takes 1 damage.
homm3-ability-poisons-always = Whenever it attacks or retaliates, put { $count ->
        [one] a cube
       *[other] { $count } cubes
    } on the target: whenever that unit activates, it removes one and takes 1 damage.

## Abilities: paralysis

homm3-ability-immune-to-paralysis = It cannot be paralyzed.
homm3-ability-paralyses-on-minus = On −1 the target is paralyzed.
homm3-ability-paralyses-striking-back = The unit it retaliates against is paralyzed.
homm3-ability-paralyses-striking-back-on-roll = After it retaliates roll a die: on 0 the attacker is paralyzed.

## Abilities: activation

homm3-ability-heals-itself = When it activates, it heals up to { $count } damage of its own.
homm3-ability-heals-and-haunts = When it activates, it heals { $count } damage of its own, then the enemy discards a random card.
homm3-ability-heals-or-charges = When it activates, it heals up to { $count } damage of another friendly unit, or has +{ $more } attack if none is damaged.
homm3-ability-disheartens = When it activates, the enemy loses a positive morale token.

## Abilities: protection

homm3-ability-parries = Whenever it is attacked, you may discard a card to ignore the attacker’s die.
homm3-ability-saves-another = Once per combat you may cancel an attack that would defeat another friendly unit.
homm3-ability-shields-neighbours = Adjacent friendly units count as having a Defense Token.
homm3-ability-spell-damage-less = It takes { $count } less damage from spells.
homm3-ability-ignores-spells = Spells have no effect on it, and specialties cannot damage it.

## Abilities: cards and map

homm3-ability-draws-at-start = At the start of combat you draw a card.
homm3-ability-raises-bronze = A Necropolis player who defeats it reinforces a bronze unit for free.
homm3-ability-cheaper-at-stables = While your hero stands on Stables, reinforcing it costs { $count } gold less.
homm3-ability-earns-gold = It earns you { $count } gold at the start of each Resource Round.
homm3-ability-earns-valuables = It earns you { $count ->
        [one] 1 valuable
       *[other] { $count } valuables
    } at the start of each Resource Round.
homm3-ability-spies = Once per turn you may look at the top card of any deck and put it back on the top or on the bottom.
homm3-ability-shifts-hero = At the end of your turn your hero may step to an adjacent empty Field.

## Questions and log lines of abilities

homm3-ask-attack-beside = { $unit } attack { $target } and must attack another unit adjacent to them. Which one?
homm3-ask-heal = { $unit } heal another unit. Which one?
homm3-ask-step-away = { $unit } must step away. Where do they go?
homm3-log-poisoned = { $count ->
        [one] { $unit } get a poison cube.
       *[other] { $unit } get { $count } poison cubes.
    }
