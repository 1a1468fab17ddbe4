### King Urbno: cards, missions, scrolls

## Colors

urbno-colour-black = black
urbno-colour-red = red
urbno-colour-yellow = yellow
urbno-colour-blue = blue

## Ranks and powers

urbno-rank-farmer = Farmer
    .power = Name the next leader
    .text = Name any player, yourself included: that player leads the next trick, whoever takes this one. Only one Farmer’s power per trick; not in the last trick of a round and not while scroll 19 is active.
urbno-rank-assassin = Assassin
    .power = Play against the color rule
    .text = You may play this card even though the rules demand another, even after a Wizard’s power. Card and crystal are one action; the card keeps its color and can take the trick. Not when you lead, when the card is legal anyway, after an Emperor’s power or in mission 15; no limit per trick.
urbno-rank-explorer = Explorer
    .power = Swap with the previous trick
    .text = Draw one card at random from the previous trick of this round, whoever owns it, then return either that card or one of your own to the same trick. Not in the first trick of a round, and not if you have no other card to exchange (covered cards and pile cards do not count); no limit per trick.
urbno-rank-dwarf = Dwarf
    .power = The lowest takes
    .text = In this trick the lowest dominant card takes; if no dominant card is played, the lowest card of the led color. Cards already played count too; of equal lowest numbers the later card takes. Only one Dwarf’s power per trick.
urbno-rank-wizard = Wizard
    .power = Force the lowest
    .text = Everyone still to play must play their lowest card of the led color, by printed number; without that color, their lowest dominant card; without either, the lowest card of any one color they choose. Only one Wizard’s power per trick; not in mission 15.
urbno-rank-knight = Knight
    .power = Cancel the dominant color
    .text = Dominant cards played after this card lose their precedence in this trick and count as ordinary cards of their color; earlier ones and this card keep it. Whoever cannot follow the led color must still play a dominant card. Only one Knight’s power per trick.
urbno-rank-priest = Priest
    .power = Recolor this card
    .text = For this trick turn this card into any other color except the dominant one. If it was led, the new color is the led color. No limit per trick.
urbno-rank-emperor = Emperor
    .power = Switch powers off
    .text = In this trick no power and no cube may be used on cards played after this card. Powers and cubes on earlier cards stay active, and cubes may be put on this card in the same turn. Only one Emperor’s power per trick.

## Cards

urbno-card = { $colour } { $rank }

## Missions

urbno-mission-1 = Exactly three
    .text = Take exactly three tricks: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-2 = Avoid the full palette
    .text = Whoever has taken cards of all four colors loses { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-3 = Blue tribute
    .text = Every blue card you take earns you { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-4 = Yellow tribute
    .text = Every yellow card you take earns you { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-5 = Four or more
    .text = Take four or more tricks: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-6 = No dwarfs, no wizards
    .text = Take no Dwarf and no Wizard: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Taking no trick at all counts as well.
urbno-mission-7 = Light tricks
    .text = Every trick you take whose printed numbers add up to 25 or less earns you { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-8 = Full palette
    .text = Take cards of all four colors: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-9 = Red burden
    .text = Every red card you take costs you { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-10 = Black burden
    .text = Every black card you take costs you { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-11 = Eighty
    .text = Take cards whose printed numbers add up to 80 or more: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-12 = Odd is bad
    .text = Seven cards each. Whoever has taken an odd number of tricks loses { $points ->
            [one] { $points } point
           *[other] { $points } points
        }; zero is even.
urbno-mission-13 = Half open
    .text = Three of your cards lie open in a row in front of you, three are in your hand; you may play from either, and both count for the duty to follow. Take exactly one trick: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-14 = Shifting color
    .text = Six cards each, and six face down on the table: before each trick one of them is revealed, and its color is dominant for that trick only. Take exactly two tricks: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-15 = Planned march
    .text = Six cards each; after the resource phase everyone lays theirs face down in a row in any order. In each trick you must play the next card of your row, there is no duty to follow, and the powers of Assassin and Wizard are not available. Take the most tricks: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }; in a tie nobody scores.
urbno-mission-16 = Fewer than four
    .text = Whoever has taken four or more tricks loses { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-17 = Anything but two
    .text = Seven cards each. Whoever has taken exactly two tricks loses { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-18 = Covered columns
    .text = Four covered cards each in a row, with one open card on top of each. When you play an open card, take the covered card beneath it into your hand; until then nobody knows it and it cannot be played. Every trick you take earns you { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-19 = Dwarfs and wizards
    .text = Each player has a face-down pile of four cards and a hand of four. You play only from your hand and then draw the top card of your pile while it lasts; nobody looks into a pile. Every Wizard and every Dwarf you take earns you { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-20 = Partners: more
    .text = After the resource phase everyone hands all their cards to the player opposite at the same time; the two are a pair this round. If your pair takes more tricks than the other, each of you scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        }; in a tie nobody scores.
urbno-mission-21 = Partners: fewer
    .text = After the resource phase everyone hands all their cards to the player opposite at the same time; the two are a pair this round. If your pair takes fewer tricks than the other, each of you scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        }; in a tie nobody scores.
urbno-mission-22 = Wandering hands
    .text = Six cards each; after every trick everyone passes their whole hand to the left neighbor at the same time, while resources, tricks and the lead stay. Take the most tricks: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }; in a tie nobody scores.
urbno-mission-23 = Color majorities
    .text = Every color of which you take more cards than anyone else earns you { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. If the largest number is shared, nobody scores for that color.
urbno-mission-24 = Half a hand
    .text = After the resource phase everyone splits their eight cards into two covered halves of four; the right neighbor picks one blind, its owner plays it, and the other half is out for this round. Take no trick: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
urbno-mission-25 = Three to the right
    .text = After the resource phase everyone passes three cards of their choice to the right neighbor at the same time. Every trick you take costs you { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.

## Scrolls

urbno-scroll-1 = New dominant color
    .text = Name a color other than the current dominant color: it is the dominant color for the whole round. Cannot be activated in mission 14.
urbno-scroll-2 = Color levy
    .text = Name a color other than the dominant color of the round. In an order you set, each other player gives you one card of that color of their choice, or any card if they have none; after each gift you return any one card to the giver, possibly the same. Cards their owner cannot see are not exchanged.
urbno-scroll-3 = Double points
    .text = The points this round’s mission earns you are doubled. A loss is not doubled.
urbno-scroll-4 = Deal again
    .text = All cards are collected, shuffled and dealt again; mission, dealer and dominant color stay the same. No further scroll may be used this round.
urbno-scroll-5 = Keepsake
    .text = Cannot be activated. When you receive it, draw one more scroll at once; this one stays with you, hidden, and counts as an unused scroll at the end of the game.
urbno-scroll-6 = No resources
    .text = The resource phase is skipped this round: nobody takes resources.
urbno-scroll-7 = Echo
    .text = Choose a scroll that someone has already activated in this game, except scroll 7: use its effect now, with all its restrictions. Cannot be activated while there is no such scroll that could be used now.
urbno-scroll-8 = Pick of three
    .text = Draw three scrolls (or as many as are left, at least one) and keep one; the others leave the game unseen. You may activate the kept scroll right away or save it. If you keep scroll 5 or 17, it works at once; the scroll drawn for scroll 5 then counts as the kept one.
urbno-scroll-9 = Double supply
    .text = In the resource phase you take two different combinations: 3 crystals and 5 cubes, or 2 crystals and 10 cubes, or 1 crystal and 15 cubes. You may not choose a scroll.
urbno-scroll-10 = Steal a trick
    .text = Once this round, right after another player has taken a trick, you may take that trick away: it counts as taken by you. Who leads next does not change.
urbno-scroll-11 = One trick fewer
    .text = Can be activated only in fixed missions. At scoring, if you have taken a trick, you may count one trick fewer; your cards stay the same, and in missions 20 and 21 your pair’s total drops by one. No effect in missions 2, 6, 8 and 11, which do not count tricks.
urbno-scroll-12 = Point per trick
    .text = At scoring you get 1 extra point for every trick you yourself have taken, even if the mission earns you nothing or costs you points.
urbno-scroll-13 = Swap hands
    .text = Choose another player: the two of you exchange all your cards in the same arrangement, open, covered and pile cards included. Covered cards stay unseen.
urbno-scroll-14 = Play last
    .text = In every trick you may skip your regular turn and play last. If you would lead, your left neighbor leads instead.
urbno-scroll-15 = Share in everything
    .text = At the end of the resource phase you receive, besides your own choice, as many crystals and cubes as all other players have chosen together; they keep theirs. Scrolls they have chosen give you nothing.
urbno-scroll-16 = Certain trick
    .text = In one trick of the round announce with your play: either you take the trick whatever the others do, or your card is left out when the trick is decided. Your play must be legal and may carry a power and cubes. If you lead and refuse the trick, also announce any color: it is the led color, and you take the trick only if no other card can.
urbno-scroll-17 = Three points at once
    .text = Reveal it as soon as you receive it: you get 3 points at once. It counts as used, but not toward the limit of one scroll per round.
urbno-scroll-18 = Crystals on any card
    .text = You get 1 crystal at once. This round you may also spend a crystal on another player’s card right after that player’s turn, if no crystal lies on it, and you make the power’s choices. The Assassin’s power cannot be used this way, all other limits apply, and cubes stay limited to your own cards.
urbno-scroll-19 = Fixed leader
    .text = Choose a player, yourself included: that player leads every trick of the round, the first included, whoever takes the tricks. The Farmer’s power is not available this round.
urbno-scroll-20 = Any power
    .text = On any card you play this round you may use any one of the eight powers instead of its own, for 1 crystal. With the Assassin’s power you may play any of your cards against the color rule. Limits and bans follow the power, not the card.

## Resource combinations

urbno-combination-1 = 2 crystals
urbno-combination-2 = 10 cubes
urbno-combination-3 = 1 crystal and 5 cubes
urbno-combination-4 = 1 scroll
