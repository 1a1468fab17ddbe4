### Heroes of Might and Magic III: cards on the map, and what units in the Unit Deck can do there

## Questions
homm3-ask-which-hero = { $card }: לאיזה מהגיבורים שלכם?
homm3-ask-which-enemy = { $card }: נגד איזה אויב?
homm3-ask-portal = { $card }: איזה גיבור יעבור ולאן?
homm3-ask-speculum = { $card }: איזה אריח תגלו?
homm3-ask-diplomacy = { $card }: אתם רשאים לגייס אחת מהיחידות שנחשפו.
homm3-ask-step-aside = { $card }: גיבור רשאי לעבור בחינם לשדה ריק סמוך.
homm3-ask-spy = { $troop }: הסתכלות על הקלף העליון של חפיסה. איזו?
homm3-ask-spied = לאן יחזור הקלף העליון של { $deck }?

## Choices
homm3-option-choose-hero = { $hero }
homm3-option-choose-enemy = { $seat }
homm3-option-portal = { $hero } אל {"\u200E"}{ $field }
homm3-option-step-aside = { $hero }: צעד אל {"\u200E"}{ $field }
homm3-option-spy = הסתכלות על הקלף העליון של { $deck }
homm3-option-leave-card = השארת { $card } בראש החפיסה
homm3-option-leave-week = השארת { $week } בראש החפיסה
homm3-option-leave-event = השארת { $event } בראש החפיסה
homm3-option-put-card-under = הנחת { $card } בתחתית החפיסה
homm3-option-put-week-under = הנחת { $week } בתחתית החפיסה
homm3-option-put-event-under = הנחת { $event } בתחתית החפיסה
homm3-option-unit-ability = שימוש ביכולת של { $troop }

## Log
homm3-log-portal = { $seat }, { $hero }: מעבר בשער אל {"\u200E"}{ $field }.
homm3-log-unit-ability = { $seat }: שימוש ביכולת של { $troop }.
homm3-log-spied = { $place ->
        [top] { $seat }: הקלף העליון של { $deck } נשאר במקומו.
       *[bottom] { $seat }: הנחת הקלף העליון של { $deck } בתחתית.
    }

## Words
homm3-deck-astrologers = חפיסת הכרזות האסטרולוגים
homm3-deck-events = חפיסת האירועים
homm3-moment-turn = בתור שלכם
homm3-moment-dice = אחרי הטלה של קוביות משאבים או אוצרות
homm3-moment-buying = בעת גיוס או תגבור של יחידה
