### King Urbno in the terminal

cli-urbno-title = King Urbno
cli-urbno-ask-pairs = Play in two pairs, partners opposite each other?
# What stands before CARD and so on is typed and not translated.
cli-urbno-usage =
    Type what you want to do as the menu writes it: play Ye-Kn, cubes +3.
    Beginnings are enough: p ye-kn, c +3. A number takes that line of the menu.
    A card alone (Ye-Kn, or its name) plays it if nothing else can be meant.

      why CARD            why a card or a scroll cannot be used now
      card THING          the power of a rank (card knight), the text of a scroll
                          or a mission (card echo, card eighty)
      hand                your cards, scrolls and tricks, and the score pad
      table               everything again (or just press Enter)
      log                 everything that happened so far
      hint                the three best choices, and why
      undo                undo the last choice
      save FILE           save the match
      quit                save the match and stop
cli-urbno-help =
    A card is the code of its color and of its rank: Bk black, Re red,
    Ye yellow, Bl blue; Fa Farmer, As Assassin, Ex Explorer, Dw Dwarf,
    Wi Wizard, Kn Knight, Pr Priest, Em Emperor. Its number follows.
    ◆ crystals, ■ cubes, ≡ scrolls, ✦ a power, ★ wins the trick so far, ► acts.
    In your hand ✓ may be played, × may not, ✦ only with the Assassin’s power.
    “Now” is what the mission would score so far; “?”: hidden cards decide.
    A and B after names are pairs.

## The round
cli-urbno-round = round { $number } of { $count }
cli-urbno-dominant = dominant: { $colour }
cli-urbno-dealer = dealer: { $name }
cli-urbno-mission = Mission { $number }: { $title }
cli-urbno-fixed = fixed, { $points }
cli-urbno-variable = variable, { $points } each
cli-urbno-table-cards = Table cards:
cli-urbno-active = { $name }’s active scroll:
cli-urbno-always-leads = Leads every trick: { $name }.
cli-urbno-uses-left = Uses left: { $count }.

## Players and trick
cli-urbno-player = Player
cli-urbno-in-trick = In the trick
cli-urbno-tricks = Tricks
cli-urbno-now = Now
cli-urbno-cards = Cards
cli-urbno-total = Total
cli-urbno-open = open:
cli-urbno-covered = covered: { $count }
cli-urbno-pile = pile: { $count }
cli-urbno-row = row: { $count }
cli-urbno-known = you know:
cli-urbno-no-precedence = without precedence (Knight)
cli-urbno-power-of = power used by { $name }
cli-urbno-trick = Trick { $number } of { $count }
cli-urbno-led = led color: { $colour }
cli-urbno-winning = { $name } is winning the trick: { $why }
cli-urbno-next-leader = Next leader: { $name }
cli-urbno-pad = Score pad

## The hand
cli-urbno-hand = Your hand
cli-urbno-your-open = Your open cards
cli-urbno-laid-row = Row so far:
cli-urbno-laid-half = This half so far:
cli-urbno-laid-pass = To pass on:
cli-urbno-out = Out of this round:
cli-urbno-drawn = The card you got:
cli-urbno-taken = Your tricks
cli-urbno-scrolls = Your scrolls:
cli-urbno-no-effect = You are the last to play: this power would change nothing in this trick.
cli-urbno-cubes = raise or lower the number by up to { $count }

## The report of "simulate": what it counts
cli-urbno-counted = Mission
    .chart = How the missions score
