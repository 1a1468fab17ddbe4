### The rules in short, for the rules sheet and the pop-overs.
### A chapter is a message with a title; blank lines part its paragraphs.

## Heroes III: chapters
rules-homm3-1 =
    Two armies meet on a board of four columns and five rows. Each side has a backline and a frontline; the middle row lies between them. Spaces that share an edge are adjacent.

    In a skirmish two armies with their heroes fight until one has no unit left. Against guards a hero clears a Field of neutral units before the movement points run out.
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
    The attacker rolls the attack die: −1, 0 or +1, each a third of the time. Damage is attack plus die minus defense, never below 0.

    If the target has a Defense Token, one more die is rolled: on +1 it has 1 more defense.

    A target that survives, is adjacent to the attacker and has not struck back in this combat round must strike back at once. An attack from afar is never answered.
    .title = Attack and retaliation
    .rule = H3-10.50
rules-homm3-6 =
    With an enemy adjacent to it, a ranged unit can attack only adjacent units.

    A ranged unit rolls two dice and uses the lower one when it attacks an adjacent unit, or when it shoots from its own backline at the enemy’s.
    .title = Ranged penalty
    .rule = H3-9.12
rules-homm3-7 =
    A unit with a Paralysis Token loses its next activation. If it is attacked or damaged before that, the token is taken off.
    .title = Paralysis
    .rule = H3-10.60
rules-homm3-8 =
    A player with a hero in the combat holds cards. Each card says when it works: an instant at any moment between actions, an activation or ongoing effect in the activation of your own unit before it attacks. Map effects do nothing in a combat.

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
    In a siege three Walls and the Gate fill the middle row, and the Arrow Tower stands next to the board. Only the defender walks through the Gate.

    A ground or flying unit adjacent to a Wall or the Gate breaks it with its attack. Behind a standing piece a defending unit takes 1 damage less from shots out of the attacker’s lines.

    Only ranged units can attack the Arrow Tower. It falls when nothing of the Walls is left.
    .title = Siege
    .rule = H3-10.100
rules-homm3-13 =
    Units of the AI attack the same tier first, then lower ones, then higher ones; ranged units look for ranged units first. Among equal targets they take the closest. What is still equal, you choose for them.

    Guards never defend and attack whenever they can.
    .title = The rule book’s AI
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
    .text = When the unit is attacked, one more die is rolled: on +1 it has 1 more defense. It lasts until the unit’s next activation.
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
