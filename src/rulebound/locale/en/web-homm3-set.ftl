### Heroes III: words for setting a table

homm3-set = Heroes III
    .full = Heroes of Might and Magic III: The Board Game
    .note = 1 or 2 players, half an hour

homm3-set-form = Form
homm3-set-form-skirmish = Skirmish
    .note = Army against army
    .told = skirmish
homm3-set-form-guards = Guards
    .note = A hero clears a field
    .told = guards

homm3-set-attacker = Attacker
homm3-set-defender = Defender
homm3-set-attacker_hero = Attacker's hero
homm3-set-defender_hero = Defender's hero
homm3-set-side = Your side
homm3-set-army = Armies
homm3-set-gold = Gold for an army
homm3-set-level = Level of the heroes
homm3-set-siege = Siege
homm3-set-siege-true = Walls and Gate
homm3-set-siege-false = open field
homm3-set-field = Difficulty of the field
homm3-set-difficulty = Difficulty
homm3-set-movement = Movement points
homm3-set-spells = Spells found
homm3-set-artifacts = Artifacts found
homm3-set-machines = War Machines
homm3-set-machines-none = none
homm3-set-draw_each_round = Cards drawn each combat round
homm3-set-armies = Armies by name
homm3-set-armies-default = as chosen above
homm3-set-armies-file = Take them from a file
homm3-set-rules = Optional rules
homm3-set-rules-none = none
homm3-set-rules-no_rerolls = no rerolls
homm3-set-rules-least_damage = at least 1 damage
homm3-set-rules-free_rounds = further combat rounds are free
homm3-set-rules-flat_dice = the die does not change damage
homm3-set-defend_requires_no_move = Defending
homm3-set-defend_requires_no_move-false = also after a move
homm3-set-defend_requires_no_move-true = only without a move
homm3-set-boxes = Boxes besides the core box
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
