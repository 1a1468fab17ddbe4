### Heroes of Might and Magic III: cards on the map, and what units in the Unit Deck can do there

## Questions
homm3-ask-which-hero = { $card }: which of your heroes is it for?
homm3-ask-which-enemy = { $card }: which enemy is it aimed at?
homm3-ask-portal = { $card }: which hero goes where?
homm3-ask-speculum = { $card }: which tile do you discover?
homm3-ask-diplomacy = { $card }: you may recruit one of the revealed units.
homm3-ask-step-aside = { $card }: a hero may step onto an adjacent empty Field for free.
homm3-ask-spy = { $troop } look at the top card of a deck. Which one?
homm3-ask-spied = Where does the top card of the { $deck } go?

## Choices
homm3-option-choose-hero = { $hero }
homm3-option-choose-enemy = { $seat }
homm3-option-portal = { $hero } to { $field }
homm3-option-step-aside = { $hero }: step to { $field }
homm3-option-spy = Look at the top card of the { $deck }
homm3-option-leave-card = Leave { $card } on top of the deck
homm3-option-leave-week = Leave { $week } on top of the deck
homm3-option-leave-event = Leave { $event } on top of the deck
homm3-option-put-card-under = Put { $card } at the bottom of the deck
homm3-option-put-week-under = Put { $week } at the bottom of the deck
homm3-option-put-event-under = Put { $event } at the bottom of the deck
homm3-option-unit-ability = Use the ability of { $troop }

## Log
homm3-log-portal = { $seat }: a portal takes the { $hero } to { $field }.
homm3-log-unit-ability = { $seat } uses the ability of { $troop }.
homm3-log-spied = { $place ->
        [top] { $seat } leaves the top card of the { $deck } where it was.
       *[bottom] { $seat } puts the top card of the { $deck } at the bottom.
    }

## Words
homm3-deck-astrologers = Astrologers deck
homm3-deck-events = Event deck
homm3-moment-turn = in your turn
homm3-moment-dice = after you rolled Resource or Treasure dice
homm3-moment-buying = when you recruit or reinforce a unit
