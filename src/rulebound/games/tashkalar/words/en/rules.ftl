### The rules in short, for the rules sheet and the pop-overs.
### A chapter is a message with a title; blank lines part its paragraphs.

## Tash-Kalar: chapters
rules-tashkalar-1 =
    Two to four players fight in an arena of 69 squares. You place pieces of your color, and when some of them form the pattern of a card in your hand, you may summon the being on that card.

    A summoned being becomes one more of your pieces, and its effect happens at once. Pieces have three ranks: common, heroic and legendary. Heroic and legendary pieces are called upgraded.
    .title = Overview
    .rule = TK-1
rules-tashkalar-2 =
    You have two actions in a turn; the starting player has one on the very first turn. All actions must be spent, in any order.

    Place: put a common piece of yours on any empty square. Summon: summon a being from your hand. Discard: put a being of your school on its discard pile and any other cards under their decks; once per turn.

    No action moves pieces. Only effects do. After the last action you claim a task or score, then draw until you hold three beings, two legends and one flare.
    .title = Your turn
    .rule = TK-2.2
rules-tashkalar-3 =
    A pattern may be rotated and mirrored. Every symbol in it needs a piece of yours of that rank or higher. Empty cells of the pattern do not matter: anything may stand there.

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
    Follow the text from top to bottom. “May” and “up to” leave the choice to you; everything else must be done as far as possible, even if it hurts you.

    A move goes to an adjacent square, also diagonally. A standard move enters an empty square or one with a piece of lower rank; a combat move also one of equal rank. The piece there is destroyed, even your own. A leap goes to any square that the card allows.

    Upgrading raises a piece by one rank, downgrading lowers it. Converting replaces an enemy piece with one of yours; it counts as destroyed.
    .title = Effects
    .rule = TK-5
rules-tashkalar-6 =
    A flare helps the side that is behind. Its upper half works if the opponent has that many more upgraded pieces than you, its lower half if the opponent has that many more pieces in all. Both are measured once, when you invoke it.

    Invoking a flare is not an action. It is possible before, between and after your actions, not during an effect. In a Duel or Melee, the opponent you compare with scores one point.
    .title = Flares
    .rule = TK-4
rules-tashkalar-7 =
    Three tasks lie open, and the next one is shown. When no action is left you may claim one task whose criterion holds. The next task takes its place.

    Your score is the points of your claimed tasks and one point for each legendary piece of yours on the board. When a side has 9 points at the end of a turn, or someone draws the last card of a deck, everyone has one more turn.
    .title = High Form
    .rule = TK-2.7
rules-tashkalar-8 =
    You score for the enemy pieces destroyed on your turn: 2 points for a legendary piece, 1 for a heroic piece, 1 for each pair of common pieces. A summoned legend scores 1 point.

    When a side has 18 points or draws the last card of a deck, everyone has one more turn.
    .title = Deathmatch Duel
    .rule = TK-2.8
rules-tashkalar-9 =
    Everyone plays for themselves and keeps a score against each opponent’s color. Your result is your lowest score, so fight all of them.

    Once against each color you may improvise: one enemy piece counts as yours while you summon. The end is triggered when someone has 12 points in one color with three players, or 10 with four.
    .title = Deathmatch Melee
    .rule = TK-2.9
rules-tashkalar-10 =
    In two teams of two, partners sit opposite each other and share the pieces of one color, the points and the legends. Each player has a deck and a hand.

    On your turn you may pass control to your partner, who finishes the effect and spends the remaining actions on placing pieces. Partners do not talk about their plans.

    The bottom six cards of each deck lie sideways. It is not the last card of a deck that triggers the end, but the last card above these six.
    .title = Teams
    .rule = TK-2.10
rules-tashkalar-11 =
    No legends, no discard action, basic tasks only. The game stops at once when someone has 6 points or draws the last card of a deck.
    .title = The first game
    .rule = TK-2.6
rules-tashkalar-12 =
    You may take back what you did this turn as long as nothing hidden has come to light: no card was drawn and no new task was revealed. Inside an effect you go back step by step.
    .title = Taking back
    .rule = TK-6
rules-tashkalar-13 =
    Seven beings of Everfrost carry a frozen effect. It does not happen when the being is summoned: its card stays face up in front of you instead of being discarded. Only one card may lie frozen; if a second one comes, you keep one of the two.

    On any turn of yours, also at once, you may thaw the card. That is no action: possible before, between and after your actions, but not during an effect and not after a claim. The frozen effect happens, then the card is discarded.

    A short lesson: freeze the Crystal Grower, place your pieces, and thaw it when the upgrade completes a task or a pattern. The Frostweave Summoner is thawed together with a summoning: one enemy piece counts as yours in its pattern.
    .title = Everfrost
    .rule = TK-10
rules-tashkalar-14 =
    One piece of Nethervoid is the Gateway, shown by a ring. The first being you summon becomes it. A heroic being takes it over from a common Gateway; otherwise it stays where it is.

    The Gateway is an ordinary piece that moves and fights like any other. It ends when its piece is destroyed, converted, lifted or becomes legendary. Then the next being you summon is the Gateway.

    A short lesson: look where the Gateway stands before you summon. Its neighbors are what Flame Imp and Demon of Wrath strike, its square makes the Acolytes stronger on red or green, and the Hell Rider rides further if another piece is the Gateway.
    .title = Nethervoid
    .rule = TK-11
rules-tashkalar-15 =
    Eleven beings of Etherweave have a warp effect. You may play it from your hand for no action, without pattern and without a piece, but not on your first turn. Then the being is pending: it lies open and counts as one of your three beings.

    Only one being may be pending, and no other warp effect can be played until it is gone. Summon it like a card from your hand. If it is still pending at the end of the match, you lose 2 points.

    A short lesson: play the warp effect of the Translocationist for one more action, and remember its pattern: you owe the arena that being. The Warpmaster takes a pending being back into your hand, the Doppelganger repeats its effect.
    .title = Etherweave
    .rule = TK-12

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
    .text = Replace an enemy piece with one of yours of the same rank. The enemy piece counts as destroyed by you.
    .rule = TK-5.6.4
    .match = convert
term-tashkalar-upgraded = Upgraded piece
    .text = A heroic or legendary piece.
    .rule = TK-5.2.1
    .match = upgraded pieces | upgraded piece
term-tashkalar-adjacent = Adjacent
    .text = One of the up to eight neighboring squares, also diagonally. Without another reference: next to the summoned piece.
    .rule = TK-5.2.5
    .match = adjacent
term-tashkalar-marked = Marked square
    .text = A colored cell of the card’s pattern, rotated and mirrored together with it.
    .rule = TK-5.2.4
    .match = marked squares | marked square
term-tashkalar-action = Gain an action
    .text = You have one more action this turn.
    .rule = TK-5.4.1
    .match = gain an action | gain one action
term-tashkalar-orientation = Any rotation or mirror
    .text = A pattern has eight positions: four rotations, each of them also mirrored.
    .rule = TK-3.4
    .match = any rotation or mirror
term-tashkalar-frozen = Frozen effect
    .text = The card lies in front of its player until it is thawed on one of their turns, for no action. Then the effect happens and the card is discarded.
    .rule = TK-10.2
    .match = frozen effect | Frozen
term-tashkalar-gateway = Gateway
    .text = One common or heroic piece of a Nethervoid side, shown by a ring. It moves with its piece and ends when the piece is gone or legendary.
    .rule = TK-11.1
    .match = Gateway
term-tashkalar-warp = Warp effect
    .text = Played from the hand for no action; afterwards the being is pending and should be summoned before the match ends.
    .rule = TK-12.3
    .match = warp effect | Warp
term-tashkalar-pending = Pending being
    .text = A being whose warp effect was played. It lies open, counts as one of three beings, and costs 2 points if it is not summoned.
    .rule = TK-12.5
    .match = pending being
