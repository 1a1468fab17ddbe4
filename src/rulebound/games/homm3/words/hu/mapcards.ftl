### Heroes of Might and Magic III: cards on the map, and what units in the Unit Deck can do there

## Questions
homm3-ask-which-hero = { $card }: melyik hősödre hasson?
homm3-ask-which-enemy = { $card }: melyik ellenfelet célozza?
homm3-ask-portal = { $card }: melyik hős hová menjen?
homm3-ask-speculum = { $card }: melyik lapkát feded fel?
homm3-ask-diplomacy = { $card }: toborozhatsz egyet a felfedett egységek közül.
homm3-ask-step-aside = { $card }: egy hős ingyen átléphet egy szomszédos üres területre.
homm3-ask-spy = { $troop } megnézik egy pakli felső lapját. Melyikét?
homm3-ask-spied = Hová kerüljön a felső lap? ({ $deck })

## Choices
homm3-option-choose-hero = { $hero }
homm3-option-choose-enemy = { $seat }
homm3-option-portal = { $hero } ide: { $field }
homm3-option-step-aside = { $hero }: átlépés ide: { $field }
homm3-option-spy = A felső lap megnézése: { $deck }
homm3-option-leave-card = Marad a pakli tetején: { $card }
homm3-option-leave-week = Marad a pakli tetején: { $week }
homm3-option-leave-event = Marad a pakli tetején: { $event }
homm3-option-put-card-under = A pakli aljára: { $card }
homm3-option-put-week-under = A pakli aljára: { $week }
homm3-option-put-event-under = A pakli aljára: { $event }
homm3-option-unit-ability = Képesség használata: { $troop }

## Log
homm3-log-portal = { $seat }: a { $hero } egy portálon át ide kerül: { $field }.
homm3-log-unit-ability = { $seat } használja ennek az egységnek a képességét: { $troop }.
homm3-log-spied = { $place ->
        [top] { $seat } a helyén hagyja a felső lapot: { $deck }.
       *[bottom] { $seat } legalulra teszi a felső lapot: { $deck }.
    }

## Words
homm3-deck-astrologers = asztrológuspakli
homm3-deck-events = eseménypakli
homm3-moment-turn = a saját körödben
homm3-moment-dice = miután erőforrás- vagy kincsdobókockával dobtál
homm3-moment-buying = amikor egységet toborzol vagy megerősítesz
