### The rules in short, for the rules sheet and the pop-overs.
### A chapter is a message with a title; blank lines part its paragraphs.

## Heroes III: chapters
rules-homm3-1 =
    A game is a scenario: it lays out the map and says what you begin with, how you win and when it is over. In a clash, everyone plays for themselves; in an alliance, teams play against each other; in a cooperative game, all of you play against the map; and in a campaign, one hero plays part after part.

    Whoever eliminates every enemy wins at once. In a clash of three or more, so does whoever holds a Faction Cube of each enemy.
    .title = What the game is about
    .rule = H3-1.1
rules-homm3-2 =
    You choose a faction and one of its heroes. The scenario gives you a Town, starting units, buildings, resources and income. Your deck has nine cards: your hero’s Statistics, one or two Magic Arrows, an Ability and the first Specialty.

    You rotate your starting tile as you like; your hero stands in its middle. Then everyone takes a starting bonus, resources or Artifacts, as the difficulty allows.
    .title = Setting up a scenario
    .rule = H3-2.2
rules-homm3-3 =
    In a Round, everyone takes one turn. From Round 2 on, a Round begins with your Town actions, movement and expert uses coming back.

    Odd Rounds from 3 on are Resource Rounds: everyone receives income. In even Rounds the Astrologers proclaim a week; their card holds until the next one is revealed, unless it says otherwise. Then come the events that the scenario has for this Round.
    .title = Rounds, Resource Rounds and Astrologers
    .rule = H3-3.1
rules-homm3-4 =
    Your turn begins with cards: discard any you don’t want, at least down to your hand limit, then draw up to it. After that you ride, use your Town, play cards and spend morale in any order, until you end your turn. Movement points that are left are lost.

    Town actions and morale are also possible in other players’ turns, as long as nothing else is being resolved.
    .title = Your turn
    .rule = H3-3.16
rules-homm3-5 =
    The Main Hero has three movement points per Round, the Secondary Hero two. A point moves a hero one Field, visits a Revisitable Field again, buys another combat round against guards, reveals a face-down tile next to the hero, or places a tile of your own.

    You cannot enter Blocked Fields or cross solid yellow lines. Friendly heroes may pass each other, but not stop on one Field.
    .title = Riding
    .rule = H3-3.21
rules-homm3-6 =
    Each once per Round: build a building, recruit and reinforce units (or hire a Secondary Hero for 10 gold instead), and buy a Spell. Your Town works wherever your heroes are, and when a combat is announced everyone may still use it first; during a combat nobody may.
    .title = Town actions
    .rule = H3-3.27
rules-homm3-7 =
    With positive morale you may draw a card, exchange cards or reroll a die; then it is spent. Necropolis has no morale.

    Gaining morale takes a negative token away or gives you a positive one; losing it does the opposite. Whoever loses morale with a negative token lying there discards the whole hand at the end of the turn.
    .title = Morale
    .rule = H3-3.33
rules-homm3-8 =
    Your Main Hero has the deck and the levels. Beaten, it goes to one of your Towns or Settlements; if you have none, you are eliminated.

    A Secondary Hero comes for 10 gold in a Town or Settlement of yours, or from some Fields. It leads the same army, but gains no experience and plays no cards in combat. Beaten, it leaves the map and can be hired again.
    .title = Heroes
    .rule = H3-4.1
rules-homm3-9 =
    Two experience points raise your Main Hero by a level, up to level 7. At levels 2, 3, 5 and 7 you search the Ability deck, at 4 and 6 you gain the next Specialty. Your hand limit grows from 4 to 7 cards, your expert uses per Round from 0 to 3.

    Experience comes from combats against opponents who are not weaker than you, from some Fields, the Treasure die and cards.
    .title = Experience and levels
    .rule = H3-4.20
rules-homm3-10 =
    Abilities, Artifacts and Spells have decks that everyone shares. Search (2) means: look at the top two cards, keep one in your hand and discard the other, or take the top card of the discard pile instead.

    A card that you gain goes to your hand. What you play goes to your own discard pile and comes back when your deck runs out; what is removed does not.
    .title = Decks and searching
    .rule = H3-5.9
rules-homm3-11 =
    A player with a hero in the combat holds cards. Each card says when it works: an instant at any moment between actions, an activation or ongoing effect in the activation of one of your units before it attacks. Map effects do nothing in a combat.

    Many cards have a basic and a stronger expert effect; the level of your hero limits the expert uses. Attack and defense given by a card end with that attack.

    At each such moment the side whose unit acts is asked first, then the other, until both pass.
    .title = Cards
    .rule = H3-5.20
rules-homm3-12 =
    A spell has up to three grades, each with a price in power. Before you cast it you play other cards for power; together they must reach the price. Unused power is lost.

    You may cast one spell in a combat round. Playing a spell card for its power is not casting.

    Damage from spells and other effects ignores defense, Defense Tokens and Walls.
    .title = Spells and power
    .rule = H3-5.45
rules-homm3-13 =
    Gold, building materials and valuables pay for buildings, units, heroes and Spells. Prices are paid in full. In a Resource Round you receive what your three income markers show; Mines and Settlements raise it for as long as you hold them.

    The Resource die gives 3 or 6 gold, 2 or 4 building materials, 1 or 2 valuables. The Treasure die gives experience, an Artifact search or resources.
    .title = Resources, dice and income
    .rule = H3-6.1
rules-homm3-14 =
    On a Trading Post you exchange as much as you like: 6 gold for a valuable, 2 gold for a building material; a valuable for 3 gold or 2 building materials; 3 building materials for a valuable, 1 for 1 gold. Or you remove a card from your hand for 1 gold, or buy a War Machine.

    Allies give each other resources in their own turns, and with heroes on adjacent Fields they swap Spells and Artifacts.
    .title = Trading
    .rule = H3-6.14
rules-homm3-15 =
    One building per Round. Dwellings let you recruit units of their tier and are built bronze, silver, gold. The Citadel lets you reinforce a Few to a Pack and defends the Town with Walls. The Mage Guild brings Spells and, from the next Round on, the Spell Book. The City Hall earns, and two buildings are your faction’s own.

    In one population action you recruit and reinforce as much as you can pay. The Town Board stays yours even if the Town on the map is lost.
    .title = Your Town
    .rule = H3-7.1
rules-homm3-16 =
    The map is made of tiles with seven Fields each. The numerals on the back tell how strong the guards there may be: II–III far from the middle, IV–V nearer, VI–VII in the center.

    For a movement point a hero next to a face-down tile reveals it, or places one of your own tiles where it lies next to at least two others. You see the tile, then choose how it lies; a way must lead on.
    .title = The map
    .rule = H3-8.1
rules-homm3-17 =
    Entering a Field, you visit it. An enemy hero there, or an enemy’s Town or Settlement, means a combat first; so does a guard, the Roman numeral, as long as nobody has been there.

    Visitable Fields work once and get a Black Cube. Flaggable ones get your flag and serve you until someone takes them. Revisitable ones work again and again. Searches and what costs resources may be declined.
    .title = Fields and visits
    .rule = H3-8.30
rules-homm3-18 =
    A Mine raises the income that it shows; whoever flags it first also receives that amount at once. A Settlement raises an income of your choice, or reinforces a bronze or silver unit: free for the first, for half the price later.

    Flagging an enemy’s Town brings a Faction Cube of its owner, who can no longer hire or find refuge there.
    .title = Mines, Settlements and Towns
    .rule = H3-8.50
rules-homm3-19 =
    A unit card has two sides: Few and Pack. It shows attack, defense, health and initiative. When the damage reaches the health of a Pack, it flips to its Few side, and damage left over counts there. A Few, and every neutral unit, is defeated.

    After the combat all damage is healed.
    .title = Units
    .rule = H3-9.1
rules-homm3-20 =
    Two armies meet on a board of four columns and five rows. Each side has a backline and a frontline; the middle row lies between them. Spaces that share an edge are adjacent.

    In a skirmish two armies with their heroes fight until one has no unit left. Against guards a hero clears a Field of neutral units before the movement points run out.
    .title = Combat
    .rule = H3-10.1
rules-homm3-21 =
    Each side fields up to five units on its own two lines, the attacker first. A player’s units are placed before the guards are drawn.

    Every card on the board is an obstacle for units that do not fly.
    .title = Setting up
    .rule = H3-10.20
rules-homm3-22 =
    In a combat round every unit activates once, in descending initiative. Among equally fast units the sides alternate, the attacker first; between your own you choose.

    Ground units move up to three spaces, then attack an adjacent enemy. Flying units do the same and pass over anything. Ranged units attack any enemy on the board, then may step one space.

    Instead of an attack a unit may defend: it takes a Defense Token until its next activation. A unit that lost such a token at the start of this activation cannot defend in it.
    .title = Combat round and activation
    .rule = H3-10.30
rules-homm3-23 =
    The attacker rolls the Attack die: −1, 0 or +1, each a third of the time. Damage is attack plus die minus defense, never below 0.

    If the target has a Defense Token, one more die is rolled: on +1 it has 1 more defense.

    A target that survives, is adjacent to the attacker and has not struck back this combat round must strike back at once. An attack from afar is never answered.
    .title = Attack and retaliation
    .rule = H3-10.50
rules-homm3-24 =
    With an enemy adjacent to it, a ranged unit can attack only adjacent units.

    A ranged unit rolls two dice and uses the lower one when it attacks an adjacent unit, or when it shoots from its own backline at the enemy’s.
    .title = Ranged penalty
    .rule = H3-9.12
rules-homm3-25 =
    A unit with a Paralysis Token loses its next activation. If it is attacked or damaged before that, the token is taken off.
    .title = Paralysis
    .rule = H3-10.60
rules-homm3-26 =
    A combat against guards lasts one combat round. A movement point buys another one; without it you retreat, and units that were lost stay lost. Against azure units there is no time limit and no retreat.
    .title = Time against guards
    .rule = H3-10.70
rules-homm3-27 =
    A combat ends when one side has no unit left. If your level was higher than the guards’ difficulty there is none at all: they flee, and you learn nothing. Otherwise you earn 1 experience against an equal opponent, 2 against a stronger one; then you visit the Field.

    A Main Hero beaten by a player costs 5 gold, morale and a Faction Cube. Instead you may surrender for 10 gold before one of your units acts.
    .title = The end of a combat
    .rule = H3-10.75
rules-homm3-28 =
    In a siege three Walls and the Gate fill the middle row, and the Arrow Tower stands next to the board. Only the defender walks through the Gate.

    A ground or flying unit adjacent to a Wall or the Gate breaks it with its attack. A defending unit on its own two lines, in the column of a Wall or Gate that still stands, takes 1 damage less from shots out of the attacker’s two lines.

    Only ranged units can attack the Arrow Tower. It falls when all three Walls and the Gate are broken.
    .title = Siege
    .rule = H3-10.100
rules-homm3-29 =
    AI units attack the same tier first, then lower ones, then higher ones; ranged units look for ranged units first. Among equal targets they take the closest. If several are still equal, you choose for them.

    Guards never defend and attack whenever they can.
    .title = The rule book’s AI
    .rule = H3-10.111
rules-homm3-30 =
    AI Heroes ride after you, three Fields per Round: toward a hero of yours on the same tile, otherwise to the nearest Mine or Settlement there, otherwise to your Town. Guards do not stop them. Where several ways are equally short, you choose.

    In combat each of their units begins with a card of the AI deck: attack, defense, a Spell or a skill, as strong as the difficulty says.
    .title = AI Heroes
    .rule = H3-10.120
rules-homm3-31 =
    The difficulty decides your starting bonus, how many guards of which tier a numeral stands for, and how strong the cards of AI Heroes are. On normal, I is one bronze unit, III two bronze and one silver, VII two azure.

    Optional rules make a game easier, harder or just different: a Secondary Hero from the start, no rerolls, trading at all times, no Astrologers and others.
    .title = Difficulty and optional rules
    .rule = H3-11.1
rules-homm3-32 =
    A scenario ends when its goal is reached, by default at the end of the Round, or after its last Round. You are eliminated if your Main Hero loses a combat while you hold no Town or Settlement, or if you go three whole Rounds without one.

    Whoever is eliminated leaves the map; their Fields lose the flag and stay unguarded.
    .title = The end and elimination
    .rule = H3-12.1
rules-homm3-33 =
    In a campaign one hero plays several scenarios in a row. Between them the hero goes back to level 1 and keeps the Statistic cards, the first Specialty and five other cards of your choice. A lost part is played again as it began.
    .title = Campaigns
    .rule = H3-12.10
rules-homm3-34 =
    Other boxes add factions, tiles and cards. War Machines are permanent cards that you buy; you have at most one permanent card in play. Events are drawn in Resource Rounds after the income. A Random Town belongs to a faction that nobody plays and is guarded by its units. Empowered Statistic cards have the expert effect without an expert use.
    .title = More boxes
    .rule = H3-13.5
rules-homm3-35 =
    Armies, resources, levels, morale and the sizes of decks and hands are open to all. Your hand is yours alone, and so is what you keep from a search. Nobody knows face-down tiles, the order of a deck, or which guards will come.
    .title = What everyone may see
    .rule = H3-14.1
rules-homm3-36 =
    Between the actions of others, when a combat is announced and before a Round closes you may use your Town or spend morale. In a combat you may play a card when an attack is declared, after a roll, when a Spell is cast and when a unit is about to fall, if you hold one that fits. You choose which of these questions you want to see.
    .title = When you are asked
    .rule = H3-16.20
rules-homm3-37 =
    Where the printed rules leave something open, the rule book behind these numbers says how it is decided here and why. It also holds the worked examples, the tables of all cards and a glossary.
    .title = Where the book is silent
    .rule = H3-17.1

term-homm3-few = Few
    .text = The weaker side of a unit card. At 0 health it is defeated.
    .match = Few
    .rule = H3-9.1
term-homm3-pack = Pack
    .text = The stronger side of a unit card. When its health is used up, it flips to its Few side.
    .match = Pack|Packs
    .rule = H3-9.1
term-homm3-defense-token = Defense Token
    .text = When the unit is attacked, one more die is rolled: on +1 it has 1 more defense. It lasts until the unit’s next activation.
    .match = Defense Token|Defense Tokens
    .rule = H3-10.42
term-homm3-paralysis-token = Paralysis Token
    .text = The unit loses its next activation, unless it is attacked or damaged first.
    .match = Paralysis Token|Paralysis Tokens
    .rule = H3-10.60
term-homm3-power = Power
    .text = Played before a spell; together the cards must reach the price of the grade. Unused power is lost.
    .match = power
    .rule = H3-5.46
