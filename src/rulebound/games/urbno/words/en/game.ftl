### King Urbno: questions, choices, log and reasons

## Questions
urbno-ask-lead = You lead. Play a card.
urbno-ask-play = Play a card.
urbno-ask-announce = You may put a crystal or cubes on your card.
urbno-ask-return = You have drawn a card from the previous trick. Return that card or one of yours.
urbno-ask-react = { $which ->
        [16] You may use your scroll on this trick: { $scroll }.
       *[other] You may spend a crystal on this card: { $scroll }.
    }
urbno-ask-steal = { $seat } takes the trick. You may steal it.
urbno-ask-scroll = You may activate a scroll.
urbno-ask-colour = Name a color (scroll: { $scroll }).
urbno-ask-player = Name a player (scroll: { $scroll }).
urbno-ask-give = Give { $to } a { $colour } card.
urbno-ask-give-back = Return a card to { $to }.
urbno-ask-echo = Choose the scroll whose effect you use.
urbno-ask-keep = Keep one of these scrolls.
urbno-ask-kept = You may activate the scroll you kept at once.
urbno-ask-resources = Take a combination of resources.
urbno-ask-choose = { $which ->
        [15] Lay out your row. Card { $number } of 6.
        [24] Choose the cards of one half. Card { $number } of 4.
       *[25] Choose the cards for your right neighbor. Card { $number } of 3.
    }
urbno-ask-half = Pick one of { $seat }’s two face-down halves.
urbno-ask-count = You have { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }. You may change the count.

## Choices
urbno-option-play = { $power ->
        [none] Play { $card }
       *[other] Play { $card } against the rule, with the power: { $power }
    }
urbno-option-wait = Wait and play last
urbno-option-power = { $seat ->
        [none] { $colour ->
            [none] Power: { $power }
           *[other] Power: { $power }, color: { $colour }
        }
       *[other] Power: { $power }, next leader: { $seat }
    }
urbno-option-cubes = Cubes: { $amount }
urbno-option-certain = { $colour ->
        [none] Scroll 16: { $mode }
       *[other] Scroll 16: { $mode }, led color: { $colour }
    }
urbno-option-done = Nothing more
urbno-option-return = Return { $card }
urbno-option-leave = Do nothing
urbno-option-steal = Steal the trick
urbno-option-activate = Activate scroll { $number }: { $scroll }
urbno-option-decline = Activate none
urbno-option-colour = { $colour }
urbno-option-player = { $seat }
urbno-option-give = Give { $card }
urbno-option-echo = Use scroll { $number }: { $scroll }
urbno-option-keep = Keep scroll { $number }: { $scroll }
urbno-option-take = Take { $combination }
urbno-option-lay = Lay { $card }
urbno-option-split = Put { $card } in this half
urbno-option-pass = Pass { $card }
urbno-option-pick = Half { $half }
urbno-option-count = Count: { $amount }
urbno-option-keep-count = Keep the count

urbno-mode-take = take the trick
urbno-mode-refuse = refuse the trick
urbno-combinations = { $combination }

## Who wins the trick, and why
# Whole sentences that follow each other: the first one ends with a colon.
urbno-because-so-far = { $seat } wins so far:
urbno-because-highest-dominant = { $number } is the highest in the dominant color, { $colour }.
urbno-because-highest-led = { $number } is the highest in the led color, { $colour }.
urbno-because-lowest-dominant = { $number } is the lowest in the dominant color, { $colour }.
urbno-because-lowest-led = { $number } is the lowest in the led color, { $colour }.
urbno-because-certain = scroll 16 makes it certain.
urbno-because-nobody-else = no other card can take the trick (scroll 16).
urbno-because-earlier = Of equal numbers, the card played earlier takes the trick.
urbno-because-later = Of equal lowest numbers, the card played later takes the trick.
urbno-because-dwarf = With the Dwarf’s power, the lowest card takes the trick.
urbno-because-knight = The Knight’s power has silenced the dominant color, { $colour }.
urbno-because-priest = The Priest’s power has turned { $card } { $colour }.
urbno-because-assassin = The Assassin’s power allowed this card against the color rule.
urbno-because-refused = { $seat } has refused the trick with scroll 16.
urbno-because-announced = { $seat } has refused the trick with scroll 16. The announced led color is { $colour }.
urbno-because-new-dominant = Scroll 1 has made { $colour } dominant.

## Log
urbno-log-round = Round { $number }: { $seat } deals, { $colour } is dominant, and the mission is “{ $mission }”.
urbno-log-activated = { $seat } activates the scroll “{ $scroll }”.
urbno-log-dominant = The dominant color is now { $colour }.
urbno-log-levy = { $seat } asks everyone for a { $colour } card.
urbno-log-levied = { $seat } gives { $to } { $card } and gets { $returned } back.
urbno-log-dealt-anew = The cards are dealt again.
urbno-log-echoed = The scroll works as “{ $scroll }”.
urbno-log-points-at-once = { $seat } scores { $points } points at once.
urbno-log-got-scroll = You receive the scroll “{ $scroll }”.
urbno-log-extra-scroll = { $seat } draws one more scroll.
urbno-log-kept-scroll = { $seat } keeps one of the scrolls.
urbno-log-swapped = { $seat } and { $to } exchange their cards.
urbno-log-leader-named = { $seat } names { $to } the leader of every trick.
urbno-log-no-resources = Nobody takes resources this round.
urbno-log-took = { $seat } takes { $combination }.
urbno-log-shared = { $seat } also receives { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    } and { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
urbno-log-hands-crossed = Everyone hands their cards to the player opposite.
urbno-log-hands-moved = Everyone passes their hand to the left.
urbno-log-half-picked = { $seat } picks a half for { $to }.
urbno-log-rows-laid = The rows are laid out.
urbno-log-passed = { $seat } passes { $cards } to the right.
urbno-log-turned = The card on the table is { $card }.
urbno-log-waited = { $seat } waits.
urbno-log-played = { $seat } plays { $card }.
urbno-log-power = { $to ->
        [none] { $colour ->
            [none] { $seat } uses the power “{ $power }”.
           *[other] { $seat } uses the power “{ $power }”. The card is now { $colour }.
        }
       *[other] { $seat } uses the power “{ $power }”. { $to } leads the next trick.
    }
urbno-log-cubes = { $seat } puts cubes on { $card } ({ $cubes }). It now counts as { $number }.
urbno-log-certain = { $colour ->
        [none] { $seat } uses scroll 16: { $mode }.
       *[other] { $seat } uses scroll 16: { $mode }. The led color is { $colour }.
    }
urbno-log-explored = { $seat } draws { $drawn } from the previous trick and returns { $returned }.
urbno-log-took-up = You pick up { $card }.
urbno-log-trick = { $seat } takes trick { $number }.
urbno-log-stole = { $seat } steals the trick from { $to }.
urbno-log-scored = { $seat } has taken { $count ->
        [0] no trick
        [one] 1 trick
       *[other] { $count } tricks
    } and scores { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }, { $total } in total.
urbno-log-unused-scroll = { $seat } scores { $points } points for an unused scroll.
urbno-log-over = The game is over. Won by { $winners }.

urbno-over-rounds = All rounds have been played.

## Reasons
urbno-why-not-your-turn = It is not your turn to play a card.
urbno-why-not-held = You cannot play this card: it is not yours or not open to you yet (UR-9.4).
urbno-why-row = Cards are played in the order of the row (UR-14.15).
urbno-why-follow-led = You have a card of the led color, { $colour }, and must play it (UR-9.3).
urbno-why-follow-dominant = You lack the led color but have a card of the dominant color, { $colour }, and must play it (UR-9.3).
urbno-why-wizard = A Wizard’s power is in effect: you must play your lowest card (UR-11.8).
urbno-why-assassin-only = Only together with the Assassin’s power, for a crystal (UR-11.5).
urbno-why-assassin-locked = An Emperor’s power forbids powers on later cards (UR-11.11).
urbno-why-scroll-window = Scrolls are activated after the deal and before the resources, one per round (UR-7.2, UR-7.3).
urbno-why-scroll-not-owned = You do not own this scroll.
urbno-why-scroll-target = “{ $scroll }” cannot be activated now (UR-15).
urbno-why-scroll-timing = This mission does not allow “{ $scroll }” (UR-15).
urbno-why-scroll-no-resource = No scroll is left to draw (UR-7.9).
urbno-why-no-scrolls-left = No scroll is left to draw (UR-7.9).

## What bots look at
urbno-feature-lead = Lead over the best
urbno-feature-lead-on-all = Lead over all
urbno-feature-scroll = A scroll kept
urbno-feature-crystals = Crystals
urbno-feature-cubes = Cubes
