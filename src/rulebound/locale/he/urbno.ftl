### King Urbno: questions, choices, log and reasons

## Questions
urbno-ask-lead = אתה פותח. שחק קלף.
urbno-ask-play = שחק קלף.
urbno-ask-announce = אתה רשאי להניח גביש או קוביות על הקלף שלך.
urbno-ask-return = משכת קלף מהלקיחה הקודמת. החזר אותו או קלף אחר שלך.
urbno-ask-react = { $which ->
        [16] אתה רשאי להשתמש במגילה שלך בלקיחה הזאת: { $scroll }.
       *[other] אתה רשאי להוציא גביש על הקלף הזה: { $scroll }.
    }
urbno-ask-steal = { $seat } זוכה בלקיחה. אתה רשאי לגנוב אותה.
urbno-ask-scroll = אתה רשאי להפעיל מגילה.
urbno-ask-colour = בחר צבע (מגילה: { $scroll }).
urbno-ask-player = בחר שחקן (מגילה: { $scroll }).
urbno-ask-give = תן קלף לשחקן { $to }. הצבע המבוקש: { $colour }.
urbno-ask-give-back = החזר קלף לשחקן { $to }.
urbno-ask-echo = בחר את המגילה שבהשפעתה תשתמש.
urbno-ask-keep = שמור אחת מהמגילות האלה.
urbno-ask-kept = אתה רשאי להפעיל מיד את המגילה ששמרת.
urbno-ask-resources = קח צירוף של משאבים.
urbno-ask-choose = { $which ->
        [15] סדר את השורה שלך. קלף { $number } מתוך 6.
        [24] בחר את הקלפים של חצי אחד. קלף { $number } מתוך 4.
       *[25] בחר את הקלפים לשכן מימין. קלף { $number } מתוך 3.
    }
urbno-ask-half = בחר אחד משני החצאים המכוסים של { $seat }.
urbno-ask-count = יש לך { $count ->
        [one] לקיחה אחת
        [two] שתי לקיחות
       *[other] { $count } לקיחות
    }. אתה רשאי לשנות את הספירה.

## Choices
urbno-option-play = { $power ->
        [none] שחק { $card }
       *[other] שחק { $card } בניגוד לכלל, באמצעות הכוח: { $power }
    }
urbno-option-wait = המתן ושחק אחרון
urbno-option-power = { $seat ->
        [none] { $colour ->
            [none] כוח: { $power }
           *[other] כוח: { $power }, צבע: { $colour }
        }
       *[other] כוח: { $power }, הפותח הבא: { $seat }
    }
urbno-option-cubes = קוביות: {"\u200E"}{ $amount }
urbno-option-certain = { $colour ->
        [none] מגילה 16: { $mode }
       *[other] מגילה 16: { $mode }, צבע הפתיחה: { $colour }
    }
urbno-option-done = זה הכול
urbno-option-return = החזר { $card }
urbno-option-leave = אל תעשה דבר
urbno-option-steal = גנוב את הלקיחה
urbno-option-activate = הפעל מגילה { $number }: { $scroll }
urbno-option-decline = אל תפעיל אף מגילה
urbno-option-colour = { $colour }
urbno-option-player = { $seat }
urbno-option-give = תן { $card }
urbno-option-echo = השתמש במגילה { $number }: { $scroll }
urbno-option-keep = שמור מגילה { $number }: { $scroll }
urbno-option-take = קח: { $combination }
urbno-option-lay = הנח { $card }
urbno-option-split = הנח { $card } בחצי הזה
urbno-option-pass = מסור { $card }
urbno-option-pick = חצי { $half }
urbno-option-count = ספירה: {"\u200E"}{ $amount }
urbno-option-keep-count = השאר את הספירה כפי שהיא

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
urbno-log-round = סבב { $number }. הצבע השולט: { $colour }. המשימה: { $mission }. המחלק: { $seat }.
urbno-log-activated = { $seat } מפעיל מגילה: { $scroll }.
urbno-log-dominant = הצבע השולט כעת: { $colour }.
urbno-log-levy = { $seat } מבקש קלף מכולם. צבע: { $colour }.
urbno-log-levied = { $seat } נותן לשחקן { $to } קלף: { $card }. הוחזר: { $returned }.
urbno-log-dealt-anew = הקלפים מחולקים מחדש.
urbno-log-echoed = המגילה פועלת כמו מגילה אחרת: { $scroll }.
urbno-log-points-at-once = { $seat } מקבל מיד { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
urbno-log-got-scroll = קיבלת מגילה: { $scroll }.
urbno-log-extra-scroll = { $seat } מושך עוד מגילה אחת.
urbno-log-kept-scroll = { $seat } שומר אחת מהמגילות.
urbno-log-swapped = { $seat } ו־{ $to } מחליפים ביניהם את הקלפים.
urbno-log-leader-named = { $seat } קובע מי פותח כל לקיחה: { $to }.
urbno-log-no-resources = בסבב הזה איש אינו לוקח משאבים.
urbno-log-took = { $seat } לוקח: { $combination }.
urbno-log-shared = { $seat } מקבל גם גבישים: { $crystals }, קוביות: { $cubes }.
urbno-log-hands-crossed = כולם מוסרים את הקלפים לשחקן שממול.
urbno-log-hands-moved = כל הידיים עוברות לשכן משמאל.
urbno-log-half-picked = { $seat } בוחר חצי עבור { $to }.
urbno-log-rows-laid = השורות סודרו.
urbno-log-passed = { $seat } מוסר לשכן מימין: { $cards }.
urbno-log-turned = הקלף שעל השולחן: { $card }.
urbno-log-waited = { $seat } ממתין.
urbno-log-played = { $seat } משחק { $card }.
urbno-log-power = { $to ->
        [none] { $colour ->
            [none] { $seat } משתמש בכוח: { $power }.
           *[other] { $seat } משתמש בכוח: { $power }. הצבע החדש: { $colour }.
        }
       *[other] { $seat } משתמש בכוח: { $power }. הפותח הבא: { $to }.
    }
urbno-log-cubes = { $seat } מניח קוביות על { $card }: {"\u200E"}{ $cubes }. המספר כעת: {"\u200E"}{ $number }.
urbno-log-certain = { $colour ->
        [none] { $seat } משתמש במגילה 16: { $mode }.
       *[other] { $seat } משתמש במגילה 16: { $mode }. צבע הפתיחה: { $colour }.
    }
urbno-log-explored = { $seat } מושך { $drawn } מהלקיחה הקודמת ומחזיר { $returned }.
urbno-log-took-up = לקחת ליד: { $card }.
urbno-log-trick = { $seat } זוכה בלקיחה { $number }.
urbno-log-stole = { $seat } גונב את הלקיחה של { $to }.
urbno-log-scored = { $seat }: לקיחות {"\u200E"}{ $count }, נקודות {"\u200E"}{ $points }, סך הכול {"\u200E"}{ $total }.
urbno-log-unused-scroll = { $seat } מקבל { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } על מגילה שלא נוצלה.
urbno-log-over = המשחק נגמר. המנצח: { $winners }.

urbno-over-rounds = שוחקו שנים־עשר סבבים.

## Reasons
urbno-why-not-your-turn = זה לא תורך לשחק קלף.
urbno-why-not-held = אי אפשר לשחק את הקלף הזה: הוא אינו שלך או שעדיין אינו זמין לך (UR-9.4).
urbno-why-row = משחקים את הקלפים לפי סדר השורה (UR-14.15).
urbno-why-follow-led = יש לך קלף בצבע הפתיחה ואתה חייב לשחק אותו: { $colour } (UR-9.3).
urbno-why-follow-dominant = אין לך קלף בצבע הפתיחה, אבל יש לך קלף בצבע השולט ואתה חייב לשחק אותו: { $colour } (UR-9.3).
urbno-why-wizard = הכוח של הקוסם פועל: אתה חייב לשחק את הקלף הנמוך ביותר שלך (UR-11.8).
urbno-why-assassin-only = רק יחד עם הכוח של המתנקש, תמורת גביש (UR-11.5).
urbno-why-assassin-locked = הכוח של הקיסר אוסר כוחות על קלפים שמשוחקים אחריו (UR-11.11).
urbno-why-scroll-window = מפעילים מגילות אחרי החלוקה ולפני בחירת המשאבים, אחת בסבב (UR-7.2, UR-7.3).
urbno-why-scroll-not-owned = המגילה הזאת אינה שלך.
urbno-why-scroll-target = אי אפשר להפעיל עכשיו את המגילה: { $scroll } (UR-15).
urbno-why-scroll-timing = המשימה הזאת אינה מאפשרת את המגילה: { $scroll } (UR-15).
urbno-why-scroll-no-resource = לא נותרה מגילה למשיכה (UR-7.9).
urbno-why-no-scrolls-left = לא נותרה מגילה למשיכה (UR-7.9).
