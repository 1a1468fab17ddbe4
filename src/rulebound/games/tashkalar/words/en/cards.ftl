### Tash-Kalar: tasks and what all games have

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

## Colors

tashkalar-colour-red = red
tashkalar-colour-blue = blue
tashkalar-colour-brown = brown
tashkalar-colour-green = green
tashkalar-colour-white = white
tashkalar-colour-orange = orange
tashkalar-colour-purple = purple

## Ranks

tashkalar-rank-common = common
tashkalar-rank-heroic = heroic
tashkalar-rank-legendary = legendary

## Forms of play

tashkalar-form-first_game = First Game
tashkalar-form-high_form = High Form
tashkalar-form-duel = Deathmatch Duel
tashkalar-form-melee = Deathmatch Melee
