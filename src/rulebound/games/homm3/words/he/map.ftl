### Heroes of Might and Magic III: the map, its Towns and what happens in a turn

## Words of the map
homm3-hero-main = גיבור ראשי
homm3-hero-second = גיבור משני
homm3-resource-gold = זהב
homm3-resource-materials = אבנים
homm3-resource-valuables = קריסטלים
homm3-die-resource = קוביות משאבים
homm3-die-treasure = קוביות אוצרות
homm3-face-gold-3 = 3 זהב
homm3-face-gold-6 = 6 זהב
homm3-face-materials-2 = 2 אבנים
homm3-face-materials-4 = 4 אבנים
homm3-face-valuables-1 = קריסטל אחד
homm3-face-valuables-2 = 2 קריסטלים
homm3-face-xp = נקודת ניסיון אחת
homm3-face-artifact = חיפוש בחפיסת החפצים
homm3-face-one = קוביית משאבים אחת
homm3-face-two = הטובה משתי קוביות משאבים
homm3-sell-gold-2 = 2 זהב
homm3-sell-gold-6 = 6 זהב
homm3-sell-materials-1 = אבן אחת
homm3-sell-materials-3 = 3 אבנים
homm3-sell-valuables-1 = קריסטל אחד
homm3-buy-gold-1 = 1 זהב
homm3-buy-gold-3 = 3 זהב
homm3-buy-materials-1 = אבן אחת
homm3-buy-materials-2 = 2 אבנים
homm3-buy-valuables-1 = קריסטל אחד
homm3-zone-hand = יד
homm3-zone-discard = ערימת הזרוקים
homm3-kind-starting = אריח התחלתי
homm3-kind-far = אריח רחוק
homm3-kind-near = אריח קרוב
homm3-kind-center = אריח מרכזי
homm3-by-swift_weasel = שבוע הסמור הזריז

## Questions: the setup
homm3-ask-bonus = { $bonus ->
        [easy] בחרו את הבונוס ההתחלתי שלכם: הטילו שתי קוביות משאבים וקבלו את שתיהן, או חפשו (2) פעמיים בחפיסת החפצים.
        [normal] בחרו את הבונוס ההתחלתי שלכם: הטילו שתי קוביות משאבים וקבלו אחת מהן, או חפשו (2) בחפיסת החפצים.
       *[hard] בחרו את הבונוס ההתחלתי שלכם: הטילו קוביית משאבים, או קבלו את החפץ המשני הראשון בחפיסה.
    }
homm3-ask-start-few = בחרו יחידה להתחלה. היא מגיעה בצד המעטים.
homm3-ask-start-pack = בחרו יחידה להתחלה. היא מגיעה בצד הרבים.
homm3-ask-rotate = איך יונח אריח { $tile }?

## Questions: the turn
homm3-ask-order = הקבוצה שלכם מתחילה את תוריה בסבב הזה. תורו של מי יבוא ראשון?
homm3-ask-refresh = יש לכם ביד { $hand ->
        [0] 0 קלפים
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $hand } קלפים
    }; המספר המקסימלי הוא { $limit }. זרקו את מה שאינכם רוצים.
homm3-ask-draw = { $left ->
        [one] אתם רשאים לשלוף קלף.
        [two] אתם רשאים לשלוף עד שני קלפים.
       *[other] אתם רשאים לשלוף עד { $left } קלפים.
    }
homm3-ask-turn-begins = התור שלכם מתחיל. האם תשתמשו בבניין הזה?
homm3-ask-turn = { $movement ->
        [0] זה התור שלכם. לגיבור הראשי שלכם לא נותרו נקודות תנועה.
        [one] זה התור שלכם. לגיבור הראשי שלכם יש נקודת תנועה אחת.
        [two] זה התור שלכם. לגיבור הראשי שלכם יש שתי נקודות תנועה.
       *[other] זה התור שלכם. לגיבור הראשי שלכם יש { $movement } נקודות תנועה.
    }
homm3-ask-between = בוצעה פעולה של שחקן אחר. כעת אתם רשאים לבצע פעולות טירה.
homm3-ask-closing = הסבב עומד להסתיים. כעת אתם רשאים לבצע פעולות טירה.
homm3-ask-announced = הוכרז קרב. לפניו אתם רשאים לבצע פעולות טירה.
homm3-ask-give-up = הגיבור המשני שלכם מותקף. להילחם, או לוותר על הגיבור בלי קרב?
homm3-ask-defend = גיבור נכנס לשדה שלכם, ואין שם גיבור שלכם. לשלם 8 זהב כדי להגן עליו בעזרת היחידות שלכם?
homm3-ask-refuge = הגיבור הראשי שלכם הובס. היכן ימצא מחסה?

## Questions: Fields
homm3-ask-visit = { $location }: מה תעשו?
homm3-ask-settlement = כבשתם יישוב. איזה ייצור יגדל, או איזו יחידה תתגברו?
homm3-ask-may-search = לחפש ({ $count }) ב{ $deck }?
homm3-ask-may-reinforce = אתם רשאים לתגבר יחידה.
homm3-ask-observatory = איזה אריח תגלו?
homm3-ask-die = איזו קובייה תבצעו?
homm3-ask-reroll-dice = הקוביות שלכם מראות: { $faces }. הטילו אחת מהן שוב, או השאירו אותן.
homm3-ask-second-token = אתם עומדים לקבל מורל חיובי, וכבר יש לכם. לנצל אותו קודם?
homm3-ask-take-back = קחו אחד מהקלפים האלה מערימת הזרוקים שלכם.
homm3-ask-put-back = איזה קלף יחזור כעת לערימת הזרוקים שלכם?
homm3-ask-factory = קנו מכונת מלחמה, או עזבו.
homm3-ask-random-town = ההטלה שלכם הייתה הגבוהה ביותר. איזה צבא מחזיק בטירה האקראית?
homm3-ask-garrison = איזו יחידת ארד תגן על הטירה האקראית?

## Questions: trading
homm3-ask-trading-post = מה תעשו בעמדת המסחר?
homm3-ask-exchange = מה תחליפו?
homm3-ask-gift = מה תיתנו ולמי?
homm3-ask-offer = איזה קלף תציעו אל { $seat }? כולם רואים אותו.
homm3-ask-answer = ההצעה של { $seat }: { $card } תמורת קסם או חפץ. הציעו אחד בתמורה, או סרבו. כולם רואים אותו.
homm3-ask-agree = ההצעה של { $seat } בתמורה: { $card }. להחליף?

## Choices: the setup and the turn
homm3-option-bonus-resources = הטלה למשאבים
homm3-option-bonus-artifacts = קבלת חפצים
homm3-option-start-unit = { $troop }
homm3-option-rotate = סיבוב בשישיות: { $turn }
homm3-option-goes-first = { $seat }
homm3-option-draw-all = שליפה עד המספר המקסימלי
homm3-option-draw-one = שליפת קלף אחד
homm3-option-draw-none = בלי שליפה נוספת
homm3-option-go = { $hero } אל {"\u200E"}{ $field }
homm3-option-revisit = { $hero }: ביקור חוזר בשדה הזה
homm3-option-discover = { $hero ->
        [none] גילוי האריח ב־{"\u200E"}{ $tile }
       *[other] { $hero }: גילוי האריח ב־{"\u200E"}{ $tile }
    }
homm3-option-place = { $kind ->
        [none] { $hero ->
            [none] הנחת אריח ב־{"\u200E"}{ $slot }
           *[other] { $hero }: הנחת אריח ב־{"\u200E"}{ $slot }
        }
       *[other] { $hero ->
            [none] הנחת אריח ב־{"\u200E"}{ $slot }: { $kind }
           *[other] { $hero }: הנחת אריח ב־{"\u200E"}{ $slot }, { $kind }
        }
    }
homm3-option-use-building = שימוש: { $building }, { $use }
homm3-option-end-turn = סיום התור
homm3-option-fight = קרב
homm3-option-give-up = ויתור על הגיבור
homm3-option-pay-defense = תשלום של 8 זהב והגנה
homm3-option-yield = ויתור על השדה
homm3-option-refuge = מעבר אל {"\u200E"}{ $field }

## Choices: Fields
homm3-option-raise-income = הגדלת הייצור שלכם: { $resource }
homm3-option-roll = הטלת שתיים: { $die }
homm3-option-die = { $face }
homm3-option-keep-token = שמירת המורל שיש לכם
homm3-option-search = חיפוש בחפיסה
homm3-option-search-deck = חיפוש ב{ $deck }
homm3-option-put-back = { $card }
homm3-option-remove = הסרת { $card } מהמשחק
homm3-option-gain-card = קבלת { $card }
homm3-option-empower = החלפת { $card } בקלף המחוזק
homm3-option-faction = { $faction }
homm3-option-guard = { $troop }

## Choices: trading
homm3-option-trade = מסחר לפי הטבלה
homm3-option-exchange = { $sell } תמורת { $buy }
homm3-option-done = סיום
homm3-option-sell-card = הסרת { $card } תמורת 1 זהב
homm3-option-buy-machine = קניית { $card }
homm3-option-give = לתת משאבים
homm3-option-gift = לתת אל { $seat }: { $resource } ({ $count })
homm3-option-swap = הצעת קלף אל { $seat }
homm3-option-offer = הצעת { $card }
homm3-option-agree = החלפה

## Log: Rounds, turns, ways
homm3-log-round = סבב { $number } מתחיל.
homm3-log-turn = תור של { $seat } מתחיל.
homm3-log-timed-event = קורה אירוע של התרחיש.
homm3-log-used-building = { $seat }: שימוש בבניין { $building }.
homm3-log-reshuffled = { $deck } מעורבבת עם ערימת הזרוקים שלה.
homm3-log-went = { $seat }, { $hero }: תנועה אל {"\u200E"}{ $field }.
homm3-log-moves-on = { $amount ->
        [one] { $seat }, { $hero }: עוד נקודת תנועה אחת.
        [two] { $seat }, { $hero }: עוד שתי נקודות תנועה.
       *[other] { $seat }, { $hero }: עוד { $amount } נקודות תנועה.
    }
homm3-log-discovered = { $seat }: גילוי אריח { $tile } ב־{"\u200E"}{ $field }.
homm3-log-placed-tile = { $seat }: הנחת אריח { $tile } ב־{"\u200E"}{ $field }.
homm3-log-rotated = { $turn ->
        [0] { $seat }: אריח { $tile } נשאר כפי שהוא.
        [one] { $seat }: סיבוב אריח { $tile } בשישית אחת.
        [two] { $seat }: סיבוב אריח { $tile } בשתי שישיות.
       *[other] { $seat }: סיבוב אריח { $tile } ב־{ $turn } שישיות.
    }

## Log: Fields
homm3-log-visited = { $seat }, { $hero }: ביקור ב־{"\u200E"}{ $field }, { $location }.
homm3-log-flagged = { $seat }: כיבוש { $location } ב־{"\u200E"}{ $field }.
homm3-log-enemy-flagged = האויב כובש: { $location } ב־{"\u200E"}{ $field }.
homm3-log-cubes-lifted = { $location ->
        [none] קוביות שחורות מוסרות מהמפה.
       *[other] קוביות שחורות מוסרות מהמקומות האלה: { $location }.
    }
homm3-log-production = { $seat }: ייצור של { $resource }, {"\u200E"}{ $amount }.
homm3-log-paid = { $seat }: תשלום של { homm3-amounts }.
homm3-log-lost = { $amount ->
        [0] { $seat }: אין { $resource } לאבד.
       *[other] { $seat }: אובדן של { $resource } ({ $amount }).
    }
homm3-log-rolled-dice = { $seat }: הטלה: { $faces }.
homm3-log-rerolled-dice = { $seat }: הטלה חוזרת. הקוביות מראות כעת: { $faces }.
homm3-log-removed = { $seat }: הסרת { $card } מהמשחק.
homm3-log-gained-card = { $seat }: קלף חדש, { $card }.
homm3-log-grail = { $seat }: אסימון הגרייל.
homm3-log-random-town = { $seat }: הטירה האקראית ב־{"\u200E"}{ $field } ניתנת לצבא { $faction }.
homm3-log-revealed-units = { $seat }: חשיפה: { $troops }.
homm3-log-joined = { $pack ->
        [0] { $troop } (מעטים): הצטרפות אל { $seat }.
       *[1] { $troop } (רבים): הצטרפות אל { $seat }.
    }
homm3-log-left = { $troop }: כבר לא בצבא של { $seat }.
homm3-log-weakened = { $unit }: עכשיו מעטים.
homm3-log-restored = { $seat }: לא נותרו יחידות. התחלה מחדש עם: { $troops }.

## Log: combats on the map
homm3-log-announced = { $rover ->
        [none] { $foe ->
            [guards] { $level ->
                [0] { $seat }: התקפה על השומרים ב־{"\u200E"}{ $field }.
               *[other] { $seat }: התקפה על השומרים ב־{"\u200E"}{ $field }. דרגת הקושי שלהם היא { $level }.
            }
            [units] { $seat }: התקפה על שדה של שחקן אחר ב־{"\u200E"}{ $field }.
            [rover] { $seat }: התקפה על צבא ב־{"\u200E"}{ $field }.
           *[other] { $seat }: התקפה על גיבור ב־{"\u200E"}{ $field }.
        }
       *[other] צבא אויב תוקף ב־{"\u200E"}{ $field }: { $rover }.
    }
homm3-log-quick-combat = השומרים בדרגת קושי { $level } נסים מפני { $seat }.
homm3-log-gave-up = { $seat }: ויתור על הגיבור המשני.
homm3-log-hero-lost = הגיבור המשני של { $seat } יורד מהמפה.
homm3-log-retreated = { $seat }, { $hero }: נסיגה אל {"\u200E"}{ $field }.
homm3-log-refuge = הגיבור הראשי של { $seat } מוצא מחסה ב־{"\u200E"}{ $field }.
homm3-log-cube = { $seat }: קוביית צבא של { $other } נלקחה.
homm3-log-eliminated = מחוץ למשחק: { $seat }.
homm3-log-rover-beaten = צבא אויב הובס ויורד מהמפה.

## Log: trading
homm3-log-exchanged = { $seat }: החלפת { $sell ->
        [gold] { $give } זהב
        [materials] { $give ->
            [one] אבן אחת
            [two] שתי אבנים
           *[other] { $give } אבנים
        }
       *[valuables] { $give ->
            [one] קריסטל אחד
            [two] שני קריסטלים
           *[other] { $give } קריסטלים
        }
    } { $buy ->
        [gold] ב־{ $get } זהב
        [materials] { $get ->
            [one] באבן אחת
            [two] בשתי אבנים
           *[other] ב־{ $get } אבנים
        }
       *[valuables] { $get ->
            [one] בקריסטל אחד
            [two] בשני קריסטלים
           *[other] ב־{ $get } קריסטלים
        }
    }.
homm3-log-bought-machine = { $seat }: קניית { $card }.
homm3-log-gave = מאת { $seat } אל { $to }: { $resource } ({ $amount }).
homm3-log-gave-unit = יחידה מאת { $seat } אל { $to }: { $troop }.
homm3-log-gave-card = קלף מאת { $seat } אל { $to }: { $card }.
homm3-log-offered = { $seat }: הצעת { $card }.
homm3-log-swap-refused = אין החלפת קלפים בין { $seat } ובין { $to }.

## Questions: Town Boards
homm3-ask-population = גייסו ותגברו יחידות, או סיימו.
homm3-ask-hire = היכן יופיע הגיבור המשני?
homm3-ask-stand-in = נותרו לתשלום { $gold } זהב. משאבים אחרים יכולים לבוא במקום זהב, אחד תמורת אחד.

## Choices: Town Boards
homm3-option-build = בנייה: { $building }
homm3-option-population = גיוס ותגבור של יחידות
homm3-option-hire = גיוס גיבור משני תמורת 10 זהב
homm3-option-haven = { $field }
homm3-option-read-book = קניית חיפוש בחפיסת הקסמים
homm3-option-reinforce-cheaper = תגבור { $troop } לצד הרבים, בהנחה של { $building }
homm3-option-stand-in = תשלום של 1 ממשאב אחר במקום 1 זהב: { $resource }
homm3-option-rest-in-gold = תשלום של כל השאר בזהב
homm3-option-want = לשאול אותי { $window }
homm3-option-unwant = לא לשאול אותי { $window }
homm3-window-announced = כשמוכרז קרב שלי
homm3-window-others = כשמוכרז קרב של אחרים
homm3-window-turns = בין הפעולות של אחרים
homm3-window-closing = לפני סוף הסבב

## Log: Town Boards
homm3-log-built = { $seat }: בנייה, { $building }.
homm3-log-hired = { $seat }: גיבור משני חדש ב־{"\u200E"}{ $field }.
homm3-log-stored = { $count ->
        [0] { $seat }: לא נותרו קוביות על { $building }.
       *[other] { $seat }: מספר הקוביות על { $building } כעת { $count }.
    }

## Questions: Astrologers
homm3-ask-wide-search = אתם רשאים להפוך זאת לחיפוש (4) בחפיסת הקסמים.

## Questions: events
homm3-ask-pick-event = איזה אירוע יקרה? האחר יונח בתחתית החפיסה.

## Choices: Astrologers
homm3-option-weaken = { $troop }: מעבר לצד המעטים
homm3-option-wide-search = חיפוש (4)
homm3-option-week = { $week }: { $card }

## Choices: events
homm3-option-pick-event = { $event }
homm3-option-hero = { $hero }
homm3-option-amount = { $amount }
homm3-option-name = { $resource }

## Log: Astrologers
homm3-log-proclaimed = האסטרולוגים מכריזים על השבוע: { $week }.
homm3-log-week-redrawn = הקלף { $week } אינו מתאים כעת. נחשף קלף אחר.
homm3-log-week-goes-on = השבוע { $week } נמשך.

## Log: events
homm3-log-event = { $seat }: שליפת אירוע, { $event }.
homm3-log-two-events = { $seat }: שליפת שני אירועים, { $events }.

## Questions: cards
homm3-ask-which-hero = { $card }: לאיזה מהגיבורים שלכם?
homm3-ask-which-enemy = { $card }: נגד איזה אויב?
homm3-ask-portal = { $card }: איזה גיבור יעבור ולאן?
homm3-ask-step-aside = { $card }: גיבור רשאי לעבור בחינם לשדה ריק סמוך.

## Choices: cards
homm3-option-choose-hero = { $hero }
homm3-option-choose-enemy = { $seat }
homm3-option-portal = { $hero } אל {"\u200E"}{ $field }
homm3-option-step-aside = { $hero }: צעד אל {"\u200E"}{ $field }
homm3-option-unit-ability = שימוש ביכולת של { $troop }

## Log: cards
homm3-log-portal = { $seat }, { $hero }: מעבר בשער אל {"\u200E"}{ $field }.
homm3-log-unit-ability = { $seat }: שימוש ביכולת של { $troop }.

## Words: cards
homm3-deck-astrologers = חפיסת הכרזות האסטרולוגים
homm3-deck-events = חפיסת האירועים
homm3-moment-turn = בתור שלכם
homm3-moment-dice = אחרי הטלה של קוביות משאבים או אוצרות
homm3-moment-buying = בעת גיוס או תגבור של יחידה
