### The rules in short, for the rules sheet and the pop-overs.
### A chapter is a message with a title; blank lines part its paragraphs.

## Tash-Kalar: chapters
rules-tashkalar-1 =
    Two to four players fight in an arena of 69 squares. You place pieces of your color, and when some of them form the pattern of a card in your hand, you may summon the being on that card.

    A summoned being becomes one more of your pieces, and its effect happens at once. Pieces have three ranks: common, heroic and legendary. Heroic and legendary pieces are called upgraded.
    .title = What it is about
    .rule = TK-1
rules-tashkalar-2 =
    You have two actions in a turn; the starting player has one in the very first turn. All actions must be spent, in any order.

    Place: put a common piece of yours on any empty square. Summon: summon a being from your hand. Discard: put a being of your school on its discard pile and any other cards under their decks; once a turn.

    No action moves pieces. Only effects do. After the last action you claim a task or score, then draw until you hold three beings, two legends and one flare.
    .title = Your turn
    .rule = TK-2.2
rules-tashkalar-3 =
    A pattern may be turned and mirrored. Every symbol in it needs a piece of yours of that rank or higher. Empty cells of the pattern do not matter: anything may stand there.

    The white frame shows where the being appears. A piece on that square is destroyed if its rank is equal or lower, whoever owns it. A piece of higher rank forbids the summoning.

    When several ways fit, you choose one; the pieces used and the marked squares come from that way.
    .title = Summoning
    .rule = TK-3
rules-tashkalar-4 =
    If no piece of the needed kind is left in your supply, you first lift one of yours from the board. For a summoning it must not be a piece that the pattern uses, unless it stands on the framed square.

    Lifting is neither a move nor a destruction. Effects get no such help: without a piece in the supply the part is skipped.
    .title = When pieces run out
    .rule = TK-3.16
rules-tashkalar-5 =
    Follow the text from top to bottom. "May" and "up to" leave the choice to you; everything else must be done as far as possible, even if it hurts you.

    A move goes to an adjacent square, also diagonally. A standard move enters an empty square or one with a piece of lower rank; a combat move also one of equal rank. The piece there is destroyed, even your own. A leap goes to any square that the card allows.

    To upgrade is to raise a piece by one rank, to downgrade to lower it. To convert is to replace an enemy piece by one of yours; it counts as destroyed.
    .title = Effects
    .rule = TK-5
rules-tashkalar-6 =
    A flare helps the side that is behind. Its upper half works if the opponent has that many more upgraded pieces than you, its lower half if the opponent has that many more pieces in all. Both are measured once, when you invoke it.

    Invoking a flare is not an action. It is possible before, between and after your actions, not during an effect. In a Duel or Melee the opponent whom you compare with scores one point.
    .title = Flares
    .rule = TK-4
rules-tashkalar-7 =
    Three tasks lie open, and the next one is shown. When no action is left you may claim one task whose criterion holds. The next task takes its place.

    Your score is the points of your claimed tasks and one point for each legendary piece of yours on the board. When a side has 9 points at the end of a turn, or somebody draws the last card of a deck, everybody has one more turn.
    .title = High Form
    .rule = TK-2.7
rules-tashkalar-8 =
    You score for the enemy pieces destroyed in your turn: 2 points for a legendary piece, 1 for a heroic piece, 1 for each pair of common pieces. A summoned legend brings 1 point.

    The end comes when a side has 18 points or draws the last card of a deck; then everybody has one more turn.
    .title = Deathmatch Duel
    .rule = TK-2.8
rules-tashkalar-9 =
    Everybody plays for themselves and keeps a score against each opponent's color. Your result is your lowest score, so fight all of them.

    Once against each color you may improvise: one enemy piece counts as yours while you summon. The end comes when somebody has 12 points in one color with three players, 10 with four.
    .title = Deathmatch Melee
    .rule = TK-2.9
rules-tashkalar-10 =
    Two teams of two sit crosswise and share the pieces of one color, the points and the legends. Each player has a deck and a hand.

    In your turn you may pass control to your partner, who finishes the effect and spends the remaining actions on placing pieces. Partners do not talk about their plans.
    .title = Teams
    .rule = TK-2.10
rules-tashkalar-11 =
    No legends, no discard action, basic tasks only. The game stops at once when somebody has 6 points or draws the last card of a deck.
    .title = The first game
    .rule = TK-2.6
rules-tashkalar-12 =
    You may take back what you did in your turn as long as nothing hidden has come to light: no card was drawn and no new task was turned up. Inside an effect you go back step by step.
    .title = Taking back
    .rule = TK-6

## Tash-Kalar: terms. `match` lists the forms in which a card's text uses the term.
term-tashkalar-standard-move = Standard move
    .text = To an adjacent square that is empty or holds a piece of lower rank. That piece is destroyed.
    .rule = TK-5.3.2
    .match = standard moves | standard move
term-tashkalar-combat-move = Combat move
    .text = To an adjacent square that is empty or holds a piece of equal or lower rank. That piece is destroyed.
    .rule = TK-5.3.3
    .match = combat moves | combat move
term-tashkalar-leap = Leap
    .text = Like a move of the same kind, but the square need not be adjacent. Pieces in between are untouched.
    .rule = TK-5.3.6
    .match = standard leaps | standard leap | combat leaps | combat leap
term-tashkalar-upgrade = Upgrade
    .text = Raise a piece by one rank: common to heroic, heroic to legendary. A legendary piece cannot be upgraded.
    .rule = TK-5.6.2
    .match = upgrade
term-tashkalar-downgrade = Downgrade
    .text = Lower a piece by one rank: legendary to heroic, heroic to common. A common piece cannot be downgraded.
    .rule = TK-5.6.3
    .match = downgrade
term-tashkalar-convert = Convert
    .text = Replace an enemy piece by one of yours of the same rank. The enemy piece counts as destroyed by you.
    .rule = TK-5.6.4
    .match = convert
term-tashkalar-upgraded = Upgraded piece
    .text = A heroic or legendary piece.
    .rule = TK-5.2.1
    .match = upgraded pieces | upgraded piece
term-tashkalar-adjacent = Adjacent
    .text = One of the up to eight neighboring squares, also diagonally. Without another reference: beside the summoned piece.
    .rule = TK-5.2.5
    .match = adjacent
term-tashkalar-marked = Marked square
    .text = A colored cell of the card's pattern, turned and mirrored together with it.
    .rule = TK-5.2.4
    .match = marked squares | marked square
term-tashkalar-action = Gain an action
    .text = You have one more action in this turn.
    .rule = TK-5.4.1
    .match = gain an action | gain one action
term-tashkalar-orientation = Any rotation or mirror
    .text = A pattern may lie in eight positions: turned by quarters, and each of them mirrored.
    .rule = TK-3.4
    .match = any rotation or mirror

## King Urbno: chapters
rules-urbno-1 =
    Two to four players take tricks with 32 cards: four colors, eight ranks. In each of twelve rounds a mission says what brings points. Whoever has the most points after twelve rounds wins; in pairs the points of partners are added up.
    .title = What it is about
    .rule = UR-1
rules-urbno-2 =
    The dominant color of the round is announced and a mission is turned up. The cards are dealt. At most one scroll may be activated. Then everybody takes resources, from the dealer's left onward. Then tricks are played, and the mission is scored.

    Unused crystals and cubes are lost at the end of the round; scrolls stay.
    .title = A round
    .rule = UR-4
rules-urbno-3 =
    The leader plays any card. Everybody else must play a card of the led color. Without one, a card of the dominant color. Without either, any card.

    Nobody has to beat the cards on the table. The player on the dealer's left leads the first trick; after that, whoever took the last one.
    .title = Playing a card
    .rule = UR-9
rules-urbno-4 =
    The highest card of the dominant color takes the trick; if there is none, the highest card of the led color. Of equal numbers the earlier card is the higher one. Other cards cannot take it.
    .title = Taking a trick
    .rule = UR-10
rules-urbno-5 =
    Take one combination: two crystals; ten cubes; one crystal and five cubes; or a scroll.

    A crystal on your own card starts its power. Cubes on your own card raise or lower its number, by one each, all in the same direction.
    .title = Resources
    .rule = UR-8
rules-urbno-6 =
    Farmer: name who leads the next trick. Assassin: may be played against the color rule. Explorer: swap a card with the previous trick. Dwarf: the lowest card takes the trick.

    Wizard: those who play later must play their lowest card. Knight: dominant cards played later lose their precedence. Priest: this card changes its color, but not to the dominant one. Emperor: no powers and no cubes on later cards.

    Of the powers of Farmer, Dwarf, Wizard, Knight and Emperor only one of each kind may be used in a trick.
    .title = Powers
    .rule = UR-11
rules-urbno-7 =
    A mission names what brings or costs points: a number of tricks, cards of a color or rank, a sum, the first or the last trick. Some missions also change how cards are dealt or played; their text says how.

    The bar and the panel show how far every player has come.
    .title = Missions
    .rule = UR-13
rules-urbno-8 =
    A scroll is activated after the deal and before the resources are taken, one in a round by all players together. The player on the dealer's left is asked first. A scroll may not be used in the round in which it was taken.

    Scrolls are hidden until they are activated. Whoever still owns an unused scroll at the end of the game scores 2 points, once.
    .title = Scrolls
    .rule = UR-7
rules-urbno-9 =
    Four players may play in pairs; partners sit opposite each other. The rules stay the same, and the points of both are added up. Partners do not show or describe their cards.
    .title = Pairs
    .rule = UR-2.4

## King Urbno: terms
term-urbno-led = Led color
    .text = The color of the first card of the trick. It must be followed.
    .rule = UR-9.2
    .match = led color
term-urbno-dominant = Dominant color
    .text = The trump of the round: its cards take a trick before those of the led color.
    .rule = UR-5.5
    .match = dominant color
term-urbno-precedence = Precedence
    .text = What makes a dominant card stronger than the led color. After a Knight's power later dominant cards have none.
    .rule = UR-11.9
    .match = precedence
term-urbno-crystal = Crystal
    .text = Spent on a card that you have just played, it starts the power of its rank.
    .rule = UR-11.1
    .match = crystals | crystal
term-urbno-cubes = Cubes
    .text = Each cube raises or lowers the number of your own card by one; all cubes of a card work in the same direction.
    .rule = UR-12
    .match = cubes | cube

## Heroes III: chapters
rules-homm3-1 =
    Two armies meet on a board of four columns and five rows. Each side has a backline and a frontline; the middle row lies between them. Spaces that share an edge are adjacent.

    In a skirmish two armies with their heroes fight until one has no unit left. Against guards a hero clears a field of neutral units before the movement points run out.
    .title = What it is about
    .rule = H3-10.1
rules-homm3-2 =
    Each side fields up to five units on its own two lines, the attacker first. A player places before the guards are drawn.

    Every card on the board is an obstacle for units that do not fly.
    .title = Setting up
    .rule = H3-10.20
rules-homm3-3 =
    A unit card has two sides: Few and Pack. It shows attack, defense, health and initiative. When the damage reaches the health of a Pack, it turns to its Few side, and what is left over counts there. A Few, and every neutral unit, is defeated.

    After the combat all damage is healed.
    .title = Units
    .rule = H3-9.1
rules-homm3-4 =
    In a combat round every unit activates once, in descending initiative. Among equally fast units the sides alternate, the attacker first; between your own you choose.

    Ground units move up to three spaces, then attack an adjacent enemy. Flying units do the same and pass over anything. Ranged units attack any enemy on the board, then may step one space.

    Instead of an attack a unit may defend: it takes a Defense Token until its next activation. Whoever has just lost such a token cannot defend again at once.
    .title = Combat round and activation
    .rule = H3-10.30
rules-homm3-5 =
    The attacker rolls the attack die: −1, 0 or +1, each a third of the time. Damage is attack and die minus defense, never below 0.

    If the target has a Defense Token, one more die is rolled: on +1 it has 1 more defense.

    A target that survives, stands beside the attacker and has not struck back in this combat round must strike back at once. An attack from afar is never answered.
    .title = Attack and retaliation
    .rule = H3-10.50
rules-homm3-6 =
    With an enemy beside it a ranged unit can attack only adjacent units.

    A ranged unit rolls two dice and uses the lower one when it attacks an adjacent unit, or when it shoots from its own backline at the enemy's.
    .title = Ranged penalty
    .rule = H3-9.12
rules-homm3-7 =
    A unit with a Paralysis Token loses its next activation. If it is attacked or damaged before that, the token is taken off.
    .title = Paralysis
    .rule = H3-10.60
rules-homm3-8 =
    Who has a hero in the combat holds cards. Each card says when it works: an instant at any moment between actions, an activation or ongoing effect in the activation of your own unit before it attacks. Map effects do nothing in a combat.

    Many cards have a basic and a stronger expert effect; the level of your hero limits the expert uses. Attack and defense given by a card end with that attack.

    In each window the side whose unit acts is asked first, then the other, until both pass.
    .title = Cards
    .rule = H3-5.20
rules-homm3-9 =
    A spell has up to three grades, each with a price in power. Before you cast it you play other cards for power; together they must reach the price. Power that is not used is lost.

    You may cast one spell in a combat round. Playing a spell card for its power is not casting.

    Damage of spells and other effects ignores defense, Defense Tokens and Walls.
    .title = Spells and power
    .rule = H3-5.45
rules-homm3-10 =
    With positive morale you may draw a card, exchange cards or reroll a die; then it is spent. Necropolis has no morale.
    .title = Morale
    .rule = H3-3.33
rules-homm3-11 =
    A combat against guards lasts one combat round. A movement point buys another one; without it you retreat, and units that were lost stay lost. Against azure units there is no time limit and no retreat.
    .title = Guards and their time
    .rule = H3-10.70
rules-homm3-12 =
    In a siege three Walls and the Gate fill the middle row, and the Arrow Tower stands beside the board. Only the defender walks through the Gate.

    A ground or flying unit beside a Wall or the Gate breaks it with its attack. Behind a standing piece a defending unit takes 1 damage less from shots out of the attacker's lines.

    Only ranged units can attack the Arrow Tower. It falls when nothing of the wall is left.
    .title = Siege
    .rule = H3-10.100
rules-homm3-13 =
    Units of the AI attack the same tier first, then lower ones, then higher ones; ranged units look for ranged units first. Among equal targets they take the closest. What is still equal, you choose for them.

    Guards never defend and attack whenever they can.
    .title = The rule book's AI
    .rule = H3-10.111

term-homm3-few = Few
    .text = The weaker side of a unit card. At 0 health it is defeated.
    .match = Few
    .rule = H3-9.1
term-homm3-pack = Pack
    .text = The stronger side of a unit card. When its health is used up it turns to its Few side.
    .match = Pack|Packs
    .rule = H3-9.1
term-homm3-defense-token = Defense Token
    .text = When the unit is attacked, one more die is rolled: on +1 it has 1 more defense. It lasts until the unit's next activation.
    .match = Defense Token|Defense Tokens
    .rule = H3-10.42
term-homm3-paralysis-token = Paralysis Token
    .text = The unit loses its next activation, unless it is attacked or damaged before.
    .match = Paralysis Token|Paralysis Tokens
    .rule = H3-10.60
term-homm3-power = Power
    .text = Played before a spell; together the cards must reach the price of the grade. What is not used is lost.
    .match = power
    .rule = H3-5.46
