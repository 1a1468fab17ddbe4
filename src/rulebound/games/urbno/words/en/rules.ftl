### The rules in short, for the rules sheet and the pop-overs.
### A chapter is a message with a title; blank lines part its paragraphs.

## King Urbno: chapters
rules-urbno-1 =
    Two to four players take tricks with 32 cards: four colors, eight ranks. In each of twelve rounds a mission says what scores points. Whoever has the most points after twelve rounds wins; in pairs the points of partners are added up.
    .title = Overview
    .rule = UR-1
rules-urbno-2 =
    The dominant color of the round is announced and a mission is revealed. The cards are dealt. At most one scroll may be activated. Then everyone takes resources, from the dealer’s left onward. Then tricks are played, and the mission is scored.

    Unused crystals and cubes are lost at the end of the round; scrolls stay.
    .title = A round
    .rule = UR-4
rules-urbno-3 =
    The leader plays any card. Everyone else must play a card of the led color. Without one, a card of the dominant color. Without either, any card.

    Nobody has to beat the cards on the table. The player on the dealer’s left leads the first trick; after that, whoever took the last one.
    .title = Playing a card
    .rule = UR-9
rules-urbno-4 =
    The highest card of the dominant color takes the trick; if there is none, the highest card of the led color. Of equal numbers, the earlier card is higher. Other cards cannot take it.
    .title = Taking a trick
    .rule = UR-10
rules-urbno-5 =
    Take one combination: two crystals; ten cubes; one crystal and five cubes; or a scroll.

    A crystal on your own card triggers its power. Cubes on your own card raise or lower its number, by one each, all in the same direction.
    .title = Resources
    .rule = UR-8
rules-urbno-6 =
    Farmer: name who leads the next trick. Assassin: may be played against the color rule. Explorer: swap a card with the previous trick. Dwarf: the lowest card takes the trick.

    Wizard: those who play later must play their lowest card. Knight: dominant cards played later lose their precedence. Priest: this card changes its color, but not to the dominant one. Emperor: no powers and no cubes on later cards.

    Of the powers of Farmer, Dwarf, Wizard, Knight and Emperor only one of each kind may be used in a trick.
    .title = Powers
    .rule = UR-11
rules-urbno-7 =
    A mission names what earns or costs points: a number of tricks, cards of a color or rank, a sum, the first or the last trick. Some missions also change how cards are dealt or played; their text says how.

    The bar and the panel show how far every player has come.
    .title = Missions
    .rule = UR-13
rules-urbno-8 =
    A scroll is activated after the deal and before the resources are taken, one per round for all players together. The player on the dealer’s left is asked first. A scroll may not be used in the round in which it was taken.

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
    .text = What makes a dominant card stronger than the led color. After a Knight’s power later dominant cards have none.
    .rule = UR-11.9
    .match = precedence
term-urbno-crystal = Crystal
    .text = Spent on a card that you have just played, it triggers the power of its rank.
    .rule = UR-11.1
    .match = crystals | crystal
term-urbno-cubes = Cubes
    .text = Each cube raises or lowers the number of your own card by one; all cubes of a card work in the same direction.
    .rule = UR-12
    .match = cubes | cube
