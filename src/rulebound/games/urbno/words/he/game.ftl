### King Urbno: questions, choices, log and reasons

## Questions
urbno-ask-lead = אתם פותחים. שחקו קלף.
urbno-ask-play = שחקו קלף.
urbno-ask-announce = אתם רשאים להניח גביש או קוביות על הקלף שלכם.
urbno-ask-return = שלפתם קלף מהלקיחה הקודמת. החזירו אותו או קלף אחר שלכם.
urbno-ask-react = { $which ->
        [16] אתם רשאים להשתמש במגילה שלכם בלקיחה הזאת: { $scroll }.
       *[other] אתם רשאים להוציא גביש על הקלף הזה: { $scroll }.
    }
urbno-ask-steal = הלקיחה עוברת אל { $seat }. אתם רשאים לגנוב אותה.
urbno-ask-scroll = אתם רשאים להפעיל מגילה.
urbno-ask-colour = בחרו צבע (מגילה: { $scroll }).
urbno-ask-player = בחרו שחקן (מגילה: { $scroll }).
urbno-ask-give = בחרו קלף עבור { $to }. הצבע המבוקש: { $colour }.
urbno-ask-give-back = בחרו קלף להחזרה אל { $to }.
urbno-ask-echo = בחרו את המגילה שבהשפעתה תשתמשו.
urbno-ask-keep = שמרו אחת מהמגילות האלה.
urbno-ask-kept = אתם רשאים להפעיל מיד את המגילה ששמרתם.
urbno-ask-resources = בחרו צירוף משאבים.
urbno-ask-choose = { $which ->
        [15] סדרו את השורה שלכם. קלף { $number } מתוך 6.
        [24] בחרו את הקלפים של חצי אחד. קלף { $number } מתוך 4.
       *[25] בחרו את הקלפים לשכן מימין. קלף { $number } מתוך 3.
    }
urbno-ask-half = בחרו אחד משני החצאים המכוסים של { $seat }.
urbno-ask-count = יש לכם { $count ->
        [one] לקיחה אחת
        [two] שתי לקיחות
       *[other] { $count } לקיחות
    }. אתם רשאים לשנות את הספירה.

## Choices
urbno-option-play = { $power ->
        [none] לשחק { $card }
       *[other] לשחק { $card } בניגוד לכלל, באמצעות הכוח: { $power }
    }
urbno-option-wait = המתנה ומשחק אחרונים
urbno-option-power = { $seat ->
        [none] { $colour ->
            [none] כוח: { $power }
           *[other] כוח: { $power }, צבע: { $colour }
        }
       *[other] כוח: { $power }, פתיחת הלקיחה הבאה: { $seat }
    }
urbno-option-cubes = קוביות: {"\u200E"}{ $amount }
urbno-option-certain = { $colour ->
        [none] מגילה 16: { $mode }
       *[other] מגילה 16: { $mode }, צבע הפתיחה: { $colour }
    }
urbno-option-done = זה הכול
urbno-option-return = החזרת { $card }
urbno-option-leave = ויתור
urbno-option-steal = גניבת הלקיחה
urbno-option-activate = הפעלת מגילה { $number }: { $scroll }
urbno-option-decline = בלי הפעלת מגילה
urbno-option-colour = { $colour }
urbno-option-player = { $seat }
urbno-option-give = לתת { $card }
urbno-option-echo = שימוש במגילה { $number }: { $scroll }
urbno-option-keep = שמירת מגילה { $number }: { $scroll }
urbno-option-take = לקחת: { $combination }
urbno-option-lay = הנחת { $card }
urbno-option-split = הנחת { $card } בחצי הזה
urbno-option-pass = מסירת { $card }
urbno-option-pick = חצי { $half }
urbno-option-count = ספירה: {"\u200E"}{ $amount }
urbno-option-keep-count = השארת הספירה כפי שהיא

urbno-mode-take = זכייה בלקיחה
urbno-mode-refuse = סירוב ללקיחה
urbno-combinations = { $combination }

## Who wins the trick, and why
# Whole sentences that follow each other: the first one ends with a colon.
urbno-because-so-far = { $seat } בהובלה לפי שעה:
urbno-because-highest-dominant = המספר {"\u200E"}{ $number } הוא הגבוה ביותר בצבע השולט, { $colour }.
urbno-because-highest-led = המספר {"\u200E"}{ $number } הוא הגבוה ביותר בצבע הפתיחה, { $colour }.
urbno-because-lowest-dominant = המספר {"\u200E"}{ $number } הוא הנמוך ביותר בצבע השולט, { $colour }.
urbno-because-lowest-led = המספר {"\u200E"}{ $number } הוא הנמוך ביותר בצבע הפתיחה, { $colour }.
urbno-because-certain = מגילה 16 מבטיחה זאת.
urbno-because-nobody-else = שום קלף אחר אינו יכול לזכות בלקיחה (מגילה 16).
urbno-because-earlier = במספרים שווים זוכה הקלף המוקדם.
urbno-because-later = במספרים נמוכים שווים זוכה הקלף המאוחר.
urbno-because-dwarf = הכוח של הגמד פועל: הנמוך ביותר זוכה.
urbno-because-knight = הכוח של האביר ביטל את הצבע השולט, { $colour }.
urbno-because-priest = הכוח של הכוהן שינה צבע של קלף: { $card }. הצבע החדש: { $colour }.
urbno-because-assassin = הכוח של המתנקש אפשר את הקלף הזה בניגוד לחובת הצבע.
urbno-because-refused = סירוב ללקיחה במגילה 16: { $seat }.
urbno-because-announced = סירוב ללקיחה במגילה 16: { $seat }. צבע הפתיחה שהוכרז: { $colour }.
urbno-because-new-dominant = מגילה 1 קבעה צבע שולט אחר: { $colour }.

## Log
urbno-log-round = סבב { $number }. הצבע השולט: { $colour }. המשימה: { $mission }. חלוקה: { $seat }.
urbno-log-activated = הפעלת מגילה בידי { $seat }: { $scroll }.
urbno-log-dominant = הצבע השולט כעת: { $colour }.
urbno-log-levy = { $seat }: בקשת קלף מכולם. צבע: { $colour }.
urbno-log-levied = קלף מאת { $seat } אל { $to }: { $card }. הוחזר: { $returned }.
urbno-log-dealt-anew = הקלפים מחולקים מחדש.
urbno-log-echoed = המגילה פועלת כמו מגילה אחרת: { $scroll }.
urbno-log-points-at-once = מיד עבור { $seat }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
urbno-log-got-scroll = קיבלתם מגילה: { $scroll }.
urbno-log-extra-scroll = { $seat }: עוד מגילה אחת.
urbno-log-kept-scroll = { $seat }: אחת מהמגילות נשמרה.
urbno-log-swapped = החלפת הקלפים בין { $seat } לבין { $to }.
urbno-log-leader-named = כל הלקיחות נפתחות אצל { $to } (הבחירה של { $seat }).
urbno-log-no-resources = בסבב הזה לא לוקחים משאבים.
urbno-log-took = המשאבים של { $seat }: { $combination }.
urbno-log-shared = תוספת עבור { $seat }: גבישים { $crystals }, קוביות { $cubes }.
urbno-log-hands-crossed = כולם מוסרים את הקלפים לשחקן שממול.
urbno-log-hands-moved = כל הידיים עוברות לשכן משמאל.
urbno-log-half-picked = { $seat }: בחירת חצי עבור { $to }.
urbno-log-rows-laid = השורות סודרו.
urbno-log-passed = מסירה ימינה מאת { $seat }: { $cards }.
urbno-log-turned = הקלף שעל השולחן: { $card }.
urbno-log-waited = { $seat }: המתנה.
urbno-log-played = הקלף של { $seat }: { $card }.
urbno-log-power = { $to ->
        [none] { $colour ->
            [none] שימוש בכוח בידי { $seat }: { $power }.
           *[other] שימוש בכוח בידי { $seat }: { $power }. הצבע החדש: { $colour }.
        }
       *[other] שימוש בכוח בידי { $seat }: { $power }. פתיחת הלקיחה הבאה: { $to }.
    }
urbno-log-cubes = קוביות של { $seat } על { $card }: {"\u200E"}{ $cubes }. המספר כעת: {"\u200E"}{ $number }.
urbno-log-certain = { $colour ->
        [none] { $seat }: שימוש במגילה 16, { $mode }.
       *[other] { $seat }: שימוש במגילה 16, { $mode }. צבע הפתיחה: { $colour }.
    }
urbno-log-explored = { $seat }: שליפת { $drawn } מהלקיחה הקודמת והחזרת { $returned }.
urbno-log-took-up = לקחתם ליד: { $card }.
urbno-log-trick = זכייה בלקיחה { $number }: { $seat }.
urbno-log-stole = { $seat }: גניבת הלקיחה של { $to }.
urbno-log-scored = { $seat }: לקיחות {"\u200E"}{ $count }, נקודות {"\u200E"}{ $points }, סך הכול {"\u200E"}{ $total }.
urbno-log-unused-scroll = { $seat }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } על מגילה שלא נוצלה.
urbno-log-over = המשחק נגמר. ניצחון: { $winners }!

urbno-over-rounds = כל הסבבים שוחקו.

## Reasons
urbno-why-not-your-turn = זה לא תורכם לשחק קלף.
urbno-why-not-held = אי אפשר לשחק את הקלף הזה: הוא אינו שלכם או שעדיין אינו זמין לכם (UR-9.4).
urbno-why-row = משחקים את הקלפים לפי סדר השורה (UR-14.15).
urbno-why-follow-led = יש לכם קלף בצבע הפתיחה, וחובה לשחק אותו: { $colour } (UR-9.3).
urbno-why-follow-dominant = אין לכם קלף בצבע הפתיחה, אבל יש לכם קלף בצבע השולט, וחובה לשחק אותו: { $colour } (UR-9.3).
urbno-why-wizard = הכוח של הקוסם פועל: חובה לשחק את הקלף הנמוך ביותר שלכם (UR-11.8).
urbno-why-assassin-only = רק יחד עם הכוח של המתנקש, תמורת גביש (UR-11.5).
urbno-why-assassin-locked = הכוח של הקיסר אוסר כוחות על קלפים שמשוחקים אחריו (UR-11.11).
urbno-why-scroll-window = מפעילים מגילות אחרי החלוקה ולפני בחירת המשאבים, אחת בסבב (UR-7.2, UR-7.3).
urbno-why-scroll-not-owned = המגילה הזאת אינה שלכם.
urbno-why-scroll-target = אי אפשר להפעיל עכשיו את המגילה: { $scroll } (UR-15).
urbno-why-scroll-timing = המשימה הזאת אינה מאפשרת את המגילה: { $scroll } (UR-15).
urbno-why-scroll-no-resource = לא נותרה מגילה לשליפה (UR-7.9).
urbno-why-no-scrolls-left = לא נותרה מגילה לשליפה (UR-7.9).

## What bots look at
urbno-feature-lead = יתרון על המוביל
urbno-feature-lead-on-all = יתרון על כולם
urbno-feature-scroll = מגילה שמורה
urbno-feature-crystals = גבישים
urbno-feature-cubes = קוביות
