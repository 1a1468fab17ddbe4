### The guided first games

web-learn-lessons = { $count ->
        [one] One lesson
       *[other] { $count } lessons
    }
web-learn-left = { $minutes ->
        [one] about a minute left
       *[other] about { $minutes } minutes left
    }
web-learn-step = step { $step } of { $steps }
web-learn-differently = Say it differently
web-learn-opens = lesson { $lesson }
web-learn-leave = Leave the guide, keep playing
web-learn-guide = Guide
web-learn-done = done
web-learn-present = present lesson
web-learn-to-come = to come

## Tash-Kalar
web-learn-tashkalar-place = Place
    .about = Pieces come one by one
web-learn-tashkalar-place-1 = Touch a square and place a piece on it. The lit squares belong to a picture on one of your cards.
    .other = An action puts one common piece of yours on any empty square. The lit ones are a good beginning, others are fine.
web-learn-tashkalar-place-2 = In the very first turn you have one action only, later two. End your turn and watch the other side.
    .other = Your action is spent. Press the button in the bar; then it is the other side's turn.
web-learn-tashkalar-summon = Summon
    .about = A picture of pieces calls a being
web-learn-tashkalar-summon-1 = Every card shows a picture of pieces. Place pieces on the lit squares until the picture is there.
    .other = The symbols on a card are your pieces, the white frame is the square where the being appears. Build such a picture.
web-learn-tashkalar-summon-2 = A card counts its ways now: your pieces form its picture. Touch the card.
    .other = The number beside a card says in how many ways it can be summoned. Choose a card with a number.
web-learn-tashkalar-summon-3 = Touch the square where the being shall appear, then press Summon.
    .other = The framed squares are possible. The lines show which of your pieces form the picture.
web-learn-tashkalar-rotate = Rotate
    .about = One picture, every way round
web-learn-tashkalar-rotate-1 = A picture may be turned and mirrored. Place pieces so that another picture appears, whichever way round.
    .other = Eight positions of a picture count: four turns, and each of them in the mirror. The lit squares would complete one.
web-learn-tashkalar-rotate-2 = Your pieces hold a picture that is turned or mirrored. Summon a second being.
    .other = Compare the card with the board: the same picture, another way round. It counts just the same.
web-learn-tashkalar-effect = Effect
    .about = What a being does when it appears
web-learn-tashkalar-effect-1 = A being acts once, when it appears. Read its text, summon it and touch what it shall work on.
    .other = After a summoning the bar asks for each part of the effect. Where the text says "may" you can stop.
web-learn-tashkalar-task = Task
    .about = How points are made
web-learn-tashkalar-task-1 = Points come from tasks. Touch a task: the board shows the squares that it is about.
    .other = Three tasks lie open at the side, each with its points and how far you have come. Touch one to see it on the board.
web-learn-tashkalar-task-2 = When your actions are spent and a task is met, you may claim it. Play on until you claim one; six points win.
    .other = A task that says "Met" can be claimed at the end of your turn, one in a turn. Work towards the cheapest one.
web-learn-tashkalar-flare = Flare
    .about = For the one who is behind
web-learn-tashkalar-flare-1 = A flare wakes when the opponent has many more pieces than you. Touch yours to see how far it is.
    .other = The two meters of a flare show the lead that it needs. Touch the card to read what it would do.
web-learn-tashkalar-acting = Your card works now. The bar asks for each part of its effect; lesson 4 is about that.
web-learn-tashkalar-spent = Your actions are spent. End the turn; then the other side plays.
web-learn-tashkalar-end = That is all you need. Play the game to its end; the rules are in the book above.

## King Urbno
web-learn-urbno-resources = Resources
    .about = What you take into the round
web-learn-urbno-resources-1 = Crystals start powers, cubes change numbers, a scroll helps in a later round. Take one crystal and five cubes to try both.
    .other = Choose one of the four tiles. The third one lets you try everything that comes in this guide.
web-learn-urbno-follow = Follow
    .about = The led color must be played
web-learn-urbno-follow-1 = Play a card. The first card of a trick says which color everybody else must play.
    .other = Cards at full strength may be played now. Touch one, then press the button.
web-learn-urbno-follow-2 = Whoever took the trick leads the next one. If you have the led color, you must play it; the dimmed cards say why they cannot be played.
    .other = Look under your cards: the words tell which obligation binds you.
web-learn-urbno-dominant = Dominant color
    .about = The trump of the round
web-learn-urbno-dominant-1 = The dominant color beats the led one. Without the led color you must play it; the sentence under the trick says who wins and why.
    .other = Top left you see both colors. The highest dominant card takes the trick; without one, the highest card of the led color.
web-learn-urbno-power = Power
    .about = A crystal starts what a card can do
web-learn-urbno-power-1 = Play a card and put your crystal on it: each rank has its own power. Touch a card to read it.
    .other = After you have played, the bar offers the power of your card for a crystal. You may also keep it for later.
web-learn-urbno-cubes = Cubes
    .about = Numbers can be changed
web-learn-urbno-cubes-1 = Cubes raise or lower the number of your own card by one each. Try to take a trick with them, or to lose it.
    .other = After you have played, the bar offers a counter for cubes. The gold number is what your card counts then.
web-learn-urbno-mission = Mission
    .about = What brings points
web-learn-urbno-mission-1 = The mission says what counts in this round. The marks beside the names show how far everybody is; play the round to its end.
    .other = Not every mission wants many tricks. Read its text at the side and play the remaining cards.
web-learn-urbno-end = That is all you need; the pad shows the points of each round. A whole game has twelve rounds: play on, or set a table of your own.

## Heroes III
web-learn-homm3-ride = Ride
    .about = Movement points carry your hero over the map
web-learn-homm3-ride-1 = Your turn begins with cards. Draw to the limit; you will need them in the fights.
    .other = Cards in hand make your hero stronger. Your hand limit is four; take them all.
web-learn-homm3-ride-2 = Catherine has three movement points, one for each Field. Touch the lit Field and ride there: it gives resources.
    .other = Every dashed Field can be reached. The lit one has no guard; riding there visits it at once.
web-learn-homm3-fight = Fight
    .about = Who guards a Field has to be beaten
web-learn-homm3-fight-1 = A red seal means guards. Follow the lit Fields to one with seal I and fight for it.
    .other = A Mine with a guard is worth a fight: once it is yours, it brings materials in every Resource Round. Look at the side for who may wait there.
web-learn-homm3-fight-2 = Line up: shooters in the back, strong units in front. The button does it for you.
    .other = Touch a unit, then the space where it shall stand. Or let the button line up everybody.
web-learn-homm3-fight-3 = One of your units may act. Touch the lit enemy, see what the die can do, then attack.
    .other = Units act in the order of their initiative, shown above. An attack hits, then whoever survives strikes back.
web-learn-homm3-fight-4 = Go on until they are beaten. One round of combat is paid for; each further round costs a movement point.
    .other = Attack with each unit when it may act. It may also move or defend instead.
web-learn-homm3-town = Town
    .about = Build and recruit, each once in a Round
web-learn-homm3-town-1 = Your Town works wherever your hero is. Build something now; the lit buildings are affordable.
    .other = Open the Town beside the map and touch a building. The City Hall brings more gold, dwellings bring stronger units.
web-learn-homm3-town-2 = Now the population: recruit a unit, or reinforce a Few to a Pack.
    .other = A Pack has better values and lives twice: when it is beaten, it turns to a Few. That costs gold in your Town.
web-learn-homm3-discover = Discover
    .about = Unknown tiles are turned up from beside them
web-learn-homm3-discover-1 = The Settlement lies on a tile nobody has seen. Ride to its edge, then touch it: a movement point turns it up.
    .other = The lit Fields lead to the edge. If your points are spent, end the turn; the next Round brings new ones.
web-learn-homm3-discover-2 = You choose how the tile lies. Turn it so that a way leads on, then lay it.
    .other = Yellow lines cannot be crossed. The arrows in the bar turn the tile; look where its open Fields come to lie.
web-learn-homm3-flag = Flag
    .about = Settlements and Mines work for who flags them
web-learn-homm3-flag-1 = A Settlement lies in this valley. Follow the lit Fields, beat its guard and flag it.
    .other = You win with the Settlement and the raiders. Visit what lies on your way; the Stables give movement.
web-learn-homm3-raiders = Raiders
    .about = An army that waits for you
web-learn-homm3-raiders-1 = The raiders hold a mine beyond the valley. Spend your gold on units, then ride there and beat them.
    .other = Six Rounds are given. Reinforce your army in your Town, keep cards for the fight, and follow the lit Fields.
web-learn-homm3-announced = The combat is announced. You may still build and recruit; pass, and it begins.
web-learn-homm3-refresh = A new Round. Discard cards that you do not want and draw up to your hand limit.
web-learn-homm3-search = You search a deck: look at its top cards and keep the one that helps you most.
web-learn-homm3-window = Cards from your hand can help at this moment. Touch one to play it, or pass.
web-learn-homm3-another = The round of combat is over. Fight on for a movement point, or retreat to where you came from.
web-learn-homm3-fighting = A combat is on. Line up, then touch an enemy for each unit that may act.
web-learn-homm3-spent = Your movement is spent. Use your Town if you like, then end the turn.
web-learn-homm3-end = You know the game now. Try a skirmish, or a longer scenario with others.
