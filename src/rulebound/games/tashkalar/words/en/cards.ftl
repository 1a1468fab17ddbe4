### Tash-Kalar: cards and tasks

## Imperial beings

tashkalar-card-swordmaster = Swordmaster
    .text = You may destroy one enemy common piece diagonally adjacent to the Swordmaster. If you do, upgrade the Swordmaster.
tashkalar-card-messenger = Messenger
    .text = One of your non-legendary pieces may make any number of standard moves, all in the same direction.
tashkalar-card-herald = Herald
    .text = Make up to two standard moves with your pieces, each onto an empty square. Both may be made by the same piece.
tashkalar-card-bomb = Bomb
    .text = If you have at least one action left, destroy the Bomb and every common piece adjacent to it, your own included.
tashkalar-card-chronicler = Chronicler
    .text = Upgrade one of your common pieces other than the Chronicler. That piece may then make one standard move.
tashkalar-card-assassin = Assassin
    .text = Destroy the piece on the marked square, whatever its color and rank. If the marked square was already empty, the Assassin may make a standard move onto it.
tashkalar-card-time_mage = Time Mage
    .text = Gain an action. If there is an enemy piece on the marked square, destroy it.
tashkalar-card-summoner = Summoner
    .text = Place up to two of your common pieces on empty marked squares.
tashkalar-card-hypnotist = Hypnotist
    .text = Choose one enemy color. Make one combat move with each of up to three common pieces of that color, or with each of up to two heroic pieces of that color.
tashkalar-card-cannon = Cannon
    .text = You may choose one indicated direction. If you do, destroy every common piece in that direction, your own included. Upgraded pieces do not stop the shot.
tashkalar-card-champion = Champion
    .text = You may destroy one enemy piece of any rank adjacent to the Champion. If that piece was legendary, destroy the Champion too and gain an action.
tashkalar-card-infantry_captain = Infantry Captain
    .text = Make up to two combat moves with your pieces other than the Infantry Captain.
tashkalar-card-cavalry_captain = Cavalry Captain
    .text = One of your pieces other than the Cavalry Captain may make up to two standard moves and up to one combat move, in any order.
tashkalar-card-gryphon_rider = Gryphon Rider
    .text = The Gryphon Rider may make one combat leap. If it does, you may downgrade it. If you downgrade it, place one of your common pieces on an empty square adjacent to it.
tashkalar-card-knight = Knight
    .text = The Knight may make up to three combat moves, none of them onto a square with a common piece.
tashkalar-card-high_priestess = High Priestess
    .text = The High Priestess may make one standard move. Then, whether it moved or not, you may upgrade one common piece of any color adjacent to it.
tashkalar-card-master_of_intrigue = Master of Intrigue
    .text = Make up to three moves in total: combat moves with non-legendary pieces used for this summoning, standard moves with the Master of Intrigue. The same piece may move more than once.
tashkalar-card-gun_tower = Gun Tower
    .text = You may choose one indicated direction. If you do, destroy the first two pieces in that direction, your own included. A legendary piece is not destroyed and stops the shot.

## Highland beings

tashkalar-card-wild_eagle = Wild Eagle
    .text = The Wild Eagle may make one combat leap.
tashkalar-card-clan_axeman = Clan Axeman
    .text = You may destroy one non-legendary piece of any color orthogonally adjacent to the Clan Axeman.
tashkalar-card-clan_healer = Clan Healer
    .text = Place up to two of your common pieces, each on an empty square adjacent to a green square.
tashkalar-card-dire_wolf = Dire Wolf
    .text = The Dire Wolf may make up to two combat moves.
tashkalar-card-ritual_keeper = Ritual Keeper
    .text = If summoned on a green square: upgrade one of your common pieces. If summoned on a red square: one of your pieces may make one combat move.
tashkalar-card-eagle_lord = Eagle Lord
    .text = The Eagle Lord may make one combat leap.
tashkalar-card-wolf_rider = Wolf Rider
    .text = The Wolf Rider may make up to two combat moves.
tashkalar-card-blood_shaman = Blood Shaman
    .text = Destroy one non-legendary piece of any color, anywhere on the board. If it was on a red square, also destroy every common piece adjacent to that square, your own included.
tashkalar-card-war_drummer = War Drummer
    .text = Your pieces other than the War Drummer may make either one combat move or up to two standard moves.
tashkalar-card-hill_giant = Hill Giant
    .text = Destroy every non-legendary piece orthogonally adjacent to the Hill Giant, your own included.
tashkalar-card-warlord = Warlord
    .text = Make up to three combat moves with your pieces. You may make the third only if the Warlord makes at least one of the three.
tashkalar-card-war_summoner = War Summoner
    .text = Gain an action. The next time you summon a being this turn, you may use one enemy piece in its pattern as if that piece were yours.
tashkalar-card-ritual_master = Ritual Master
    .text = If summoned on a green square: gain two actions. If summoned on a red square: you may destroy one heroic piece and you may destroy one common piece, each of any color and anywhere on the board.
tashkalar-card-legend_slayer = Legend Slayer
    .text = Among the pieces of any color diagonally adjacent to the Legend Slayer, you may destroy either one legendary piece or up to two non-legendary pieces.
tashkalar-card-mountain_troll = Mountain Troll
    .text = Destroy every enemy common piece adjacent to the Mountain Troll. If this destroys at least two pieces, gain an action.
tashkalar-card-hungry_bear = Hungry Bear
    .text = The Hungry Bear may make one standard move. If it destroys a piece with that move, it may make a second standard move.
tashkalar-card-werewolf = Werewolf
    .text = If summoned on a green square or a non-central red square, the Werewolf may make up to three combat moves. Otherwise it may make one standard move.
tashkalar-card-clan_guardian = Clan Guardian
    .text = You may upgrade one common piece used for this summoning.

## Sylvan beings

tashkalar-card-sapling = Sapling
    .text = Upgrade the Sapling.
tashkalar-card-kiskin_farseeders = Kiskin Farseeders
    .text = You may place one of your common pieces on an empty square adjacent to any of your pieces.
tashkalar-card-charging_buck = Charging Buck
    .text = The Charging Buck may make up to two combat leaps, each to a square at a distance of exactly two.
tashkalar-card-forest_wardens = Forest Wardens
    .text = If an opponent has more common pieces on the board than you, destroy one common piece of such an opponent. Then, if an opponent has more upgraded pieces on the board than you, destroy one heroic piece of such an opponent.
tashkalar-card-naiad = Naiad
    .text = Up to two of your pieces adjacent to the square where the Naiad was summoned may make one standard move each.
tashkalar-card-kiskin_spirit = Kiskin Spirit
    .text = You may put one card of your choice from your discard pile on top of your deck. If you do, or if your discard pile was empty, draw one extra card from your deck at the end of this turn.
tashkalar-card-dryad = Dryad
    .text = You may convert one non-legendary enemy piece adjacent to the Dryad into one of your common pieces.
tashkalar-card-centaur_spearman = Centaur Spearman
    .text = The Centaur Spearman may make one combat move. If it does, destroy the first piece farther on in the direction of that move, at any distance and of any color, unless that piece is legendary.
tashkalar-card-centaur_chieftain = Centaur Chieftain
    .text = The Centaur Chieftain may make one combat move. If it does, make up to three combat moves in the same direction with your other pieces.
tashkalar-card-unicorn = Unicorn
    .text = Choose one: the Unicorn may make one combat move; or gain an action.
tashkalar-card-sylvan_queen = Sylvan Queen
    .text = You may convert one non-legendary enemy piece diagonally adjacent to the Sylvan Queen into one of your pieces of the same rank.
tashkalar-card-sylvan_princess = Sylvan Princess
    .text = You may convert one enemy common piece diagonally adjacent to the Sylvan Princess into one of your common pieces.
tashkalar-card-woodland_druid = Woodland Druid
    .text = Upgrade one common piece of each color in the game, your own color included. You choose the pieces.
tashkalar-card-forest_ancient = Forest Ancient
    .text = Place two enemy common pieces, each of an enemy color you choose, on empty squares within distance two. Then, for each piece placed, destroy one common piece of its color within distance three.
tashkalar-card-forest_mystic = Forest Mystic
    .text = At the end of this turn, draw one extra card from your deck and one extra legend.
tashkalar-card-kiskin_leafsplitter = Kiskin Leafsplitter
    .text = Up to two times, choose an indicated direction and destroy the first piece in it, whatever its color and rank. You may choose the same direction twice.
tashkalar-card-kiskin_boughrunner = Kiskin Boughrunner
    .text = The Kiskin Boughrunner may make up to three combat moves. After each of them it must be adjacent to another of your pieces.
tashkalar-card-tree_shepherd = Tree Shepherd
    .text = Choose one of your pieces. If it is common, upgrade it; if it is heroic, it may make one combat move; if it is legendary, it may make one standard move.

## Legends

tashkalar-card-fire_dragon = Fire Dragon
    .text = Choose one indicated direction. Destroy every non-legendary piece, your own included, on the first two squares in that direction and in each of the two directions 45 degrees to either side of it.
tashkalar-card-hell_bull = Hell Bull
    .text = The Hell Bull may make any number of combat moves, all in the same direction. It must stop after destroying a legendary piece.
tashkalar-card-angel_of_death = Angel of Death
    .text = You may choose any piece other than the Angel of Death. If you do, upgrade that piece if possible; then the Angel of Death makes a combat leap onto its square and destroys it.
tashkalar-card-the_eldest_tree = The Eldest Tree
    .text = Choose up to three different squares adjacent to the Eldest Tree. On each of them, destroy a non-legendary enemy piece, upgrade your common piece, or, if the square is empty, place one of your common pieces.
tashkalar-card-bone_catapult = Bone Catapult
    .text = You may destroy one piece of any color and rank, at any distance in an indicated direction; pieces in between do not matter. If you do, also destroy every common piece adjacent to its square, your own included.
tashkalar-card-fire_elemental = Fire Elemental
    .text = Choose one: destroy every non-legendary enemy piece adjacent to the Fire Elemental; or destroy every enemy common piece within distance two.
tashkalar-card-leviathan = Leviathan
    .text = Choose one: downgrade up to three upgraded pieces; or destroy up to four common pieces. The chosen pieces may be of any colors but must form one connected group.
tashkalar-card-two_headed_dragon = Two-Headed Dragon
    .text = You may upgrade one non-legendary piece used for this summoning. If you do, you may destroy one heroic piece of any color adjacent to the upgraded piece.
tashkalar-card-earth_elemental = Earth Elemental
    .text = Destroy one non-legendary piece of any color on or adjacent to a red square. Then upgrade one common piece of any color on or adjacent to a green square. Then the Earth Elemental may make one combat move onto a red or green square.
tashkalar-card-time_elemental = Time Elemental
    .text = After this turn, take an extra turn, even if the end of the game has been triggered.
tashkalar-card-storm_elemental = Storm Elemental
    .text = You may place one of your pieces, of any rank, on an empty square within distance three. If you do, it may make combat moves in one direction: up to five if common, up to three if heroic, up to one if legendary. Then destroy it.
tashkalar-card-titan = Titan
    .text = Destroy every piece orthogonally adjacent to the Titan and every non-legendary piece diagonally adjacent to it, your own included. None of these pieces counts as destroyed by you.

## Flares

tashkalar-card-flare_01 = Flare 3/6
    .upper = Place one of your common pieces on any empty square.
    .lower = Place one of your heroic pieces on any empty square.
tashkalar-card-flare_02 = Flare 4/4
    .upper = Place one of your common pieces on any empty square.
    .lower = Place one of your common pieces on any empty square.
tashkalar-card-flare_03 = Flare 3/5
    .upper = Make up to three standard moves with your common pieces.
    .lower = Gain an action.
tashkalar-card-flare_04 = Flare 4/5
    .upper = Place one of your common pieces on any empty square.
    .lower = Choose one: place one of your common pieces on any empty square; or convert one enemy common piece into one of your common pieces.
tashkalar-card-flare_05 = Flare 3/6
    .upper = Choose one: make one standard move with one of your common pieces; or upgrade one of your common pieces.
    .lower = Place two of your common pieces on any empty squares.
tashkalar-card-flare_06 = Flare 4/4
    .upper = Choose one: place one of your common pieces on any empty square; or upgrade one of your common pieces.
    .lower = One of your common pieces may make one combat leap.
tashkalar-card-flare_07 = Flare 4/6
    .upper = Place one of your common pieces on any empty square.
    .lower = Upgrade one of your common pieces. Gain an action.
tashkalar-card-flare_08 = Flare 4/5
    .upper = Gain an action.
    .lower = Place one of your common pieces on any empty square.
tashkalar-card-flare_09 = Flare 5/4
    .upper = Place one of your heroic pieces on any empty square.
    .lower = Your common pieces may make up to one standard move and up to one combat move, in either order. The same piece may make both.
tashkalar-card-flare_10 = Flare 5/5
    .upper = Place two of your common pieces on any empty squares.
    .lower = Place one of your common pieces on any empty square.
tashkalar-card-flare_11 = Flare 3/4
    .upper = Place one of your common pieces on any empty square.
    .lower = Your non-legendary pieces may make either one combat move or up to two standard moves.
tashkalar-card-flare_12 = Flare 2/5
    .upper = One of your common pieces may make one standard leap.
    .lower = Gain an action.

## Tasks

tashkalar-task-destruction = Destruction
    .text = You destroyed at least three enemy pieces this turn.
tashkalar-task-devastation = Devastation
    .text = You destroyed at least four enemy pieces this turn.
tashkalar-task-heroic_destruction = Heroic Destruction
    .text = You destroyed at least three enemy pieces this turn, at least one of them upgraded.
tashkalar-task-heroic_devastation = Heroic Devastation
    .text = You destroyed at least four enemy pieces this turn, at least two of them upgraded.
tashkalar-task-end_of_legends = End of Legends
    .text = You destroyed at least one enemy legendary piece or at least two enemy heroic pieces this turn.
tashkalar-task-red_conquest = Red Conquest
    .text = You have at least three pieces on red squares, at least two of them upgraded.
tashkalar-task-green_conquest = Green Conquest
    .text = You have at least three pieces on green squares, at least two of them upgraded.
tashkalar-task-color_conquest = Color Conquest
    .text = You have at least five pieces on colored squares (red and green together), at least three of them upgraded.
tashkalar-task-red_legends = Red Legends
    .text = You have at least two upgraded pieces on red squares, at least one of them legendary.
tashkalar-task-green_legends = Green Legends
    .text = You have at least two upgraded pieces on green squares, at least one of them legendary.
tashkalar-task-rainbow_dominance = Rainbow Dominance
    .text = You have more upgraded pieces than your opponent on red squares, and also more on green squares.
tashkalar-task-red_summoning = Red Summoning
    .text = You summoned at least two beings this turn, at least one of them on a red square.
tashkalar-task-green_summoning = Green Summoning
    .text = You summoned at least two beings this turn, at least one of them on a green square.
tashkalar-task-colored_summoning = Colored Summoning
    .text = You summoned at least two beings on colored squares (red or green) this turn. Both may have been summoned on the same square.
tashkalar-task-legendary_summoning = Legendary Summoning
    .text = You summoned at least two beings this turn, at least one of them a legend.
tashkalar-task-central_dominance = Central Dominance
    .text = You have at least five pieces on the nine central squares, at least two of them upgraded.
tashkalar-task-center_cross = Center Cross
    .text = Your pieces occupy the center square together with all four squares orthogonally adjacent to it or with all four squares diagonally adjacent to it.
tashkalar-task-line_dominance = Line Dominance
    .text = In one row or column that passes through the central squares, you have at least six more pieces than your opponent.
tashkalar-task-diagonals = Diagonals
    .text = You have at least four pieces on each of the two long diagonals, at least one of them upgraded on each diagonal. A piece on the center square counts for both.
tashkalar-task-side_chain = Side Chain
    .text = A chain of your pieces, each adjacent to the next, connects two opposite sides of the board.
tashkalar-task-corner_chain = Corner Chain
    .text = A chain of your pieces, each adjacent to the next, connects two opposite corners of the board.
tashkalar-task-imprisonment = Imprisonment
    .text = At least six of your pieces are adjacent to the same enemy piece.
tashkalar-task-envelopment = Envelopment
    .text = At least seven of your pieces are adjacent to the same enemy piece.
tashkalar-task-isolation = Isolation
    .text = An enemy piece has another enemy piece at distance two but none adjacent to it, and could not get next to one within three moves across empty squares.

## Task types

tashkalar-type-destruction = Destruction
tashkalar-type-colored = Colored
tashkalar-type-summoning = Summoning
tashkalar-type-pattern = Pattern
tashkalar-type-enemy = Enemy

## Schools and shared decks

tashkalar-school-northern = Northern Empire
tashkalar-school-southern = Southern Empire
tashkalar-school-highland = Highland
tashkalar-school-sylvan = Sylvan

## Colors

tashkalar-colour-red = red
tashkalar-colour-blue = blue
tashkalar-colour-brown = brown
tashkalar-colour-green = green

## Ranks

tashkalar-rank-common = common
tashkalar-rank-heroic = heroic
tashkalar-rank-legendary = legendary

## Forms of play

tashkalar-form-first_game = First Game
tashkalar-form-high_form = High Form
tashkalar-form-duel = Deathmatch Duel
tashkalar-form-melee = Deathmatch Melee
