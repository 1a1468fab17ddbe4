### King Urbno in the browser

## The felt
web-urbno-felt = השולחן
web-urbno-you = אתם
web-urbno-plate = מושב: { $name }
web-urbno-led = צבע הפתיחה: { $colour }
web-urbno-dominant = הצבע השולט: { $colour }
web-urbno-by-knight = בוטל בידי האביר
web-urbno-by-scroll = הוחלף במגילה 1
web-urbno-by-mission = הוחלף בקלף שעל השולחן
web-urbno-lowest-takes = הנמוך ביותר זוכה
web-urbno-trick-of = לקיחה { $number } מתוך { $of }
web-urbno-where = סבב { $number } מתוך { $rounds }
web-urbno-round-of = סבב { $number } מתוך { $rounds }
web-urbno-active = { $scroll }, { $seat }
web-urbno-leads = פתיחת הלקיחה הזאת
web-urbno-leads-next = פתיחת הלקיחה הבאה
web-urbno-dealer = חלוקה
web-urbno-with = עם { $name }
web-urbno-known = קלפים שידועים לכם
web-urbno-pile = { $count ->
        [one] קלף אחד בערימה
        [two] שני קלפים בערימה
       *[other] { $count } קלפים בערימה
    }
web-urbno-row = { $count ->
        [one] קלף אחד בשורה
        [two] שני קלפים בשורה
       *[other] { $count } קלפים בשורה
    }
web-urbno-your-card = הקלף שלכם
web-urbno-still-to-play = טרם שוחק קלף
web-urbno-took = זוכה בלקיחה
web-urbno-played = { $tag ->
        [none] { $name }: { $card }, { $number }
       *[other] { $name }: { $card }, { $number }, { $tag }
    }{ $power ->
        [none] { "" }
       *[other] , הכוח: { $power }
    }
web-urbno-table-cards = קלפים על השולחן
web-urbno-half = חצי { $number }

web-urbno-tag-winning = בהובלה
web-urbno-tag-no-precedence = בלי עדיפות
web-urbno-tag-off-colour = צבע אחר
web-urbno-tag-left-out = אינו מתחרה
web-urbno-tag-behind = מאחור

## Tokens
web-urbno-crystals = גבישים
web-urbno-cubes = קוביות
web-urbno-scrolls = מגילות
web-urbno-tricks = לקיחות

## Phases
web-urbno-phase-announce = הסבב הסתיים
web-urbno-phase-over = המשחק נגמר
web-urbno-phase-window = זמן להפעיל מגילה
web-urbno-phase-resources = משאבים
web-urbno-phase-prepare = הכנת המשימה

## The hand
web-urbno-your-hand = היד שלכם
web-urbno-no-cards = אין קלפים ביד שלכם.
web-urbno-watching = הידיים נסתרות מן הצופים.
web-urbno-held = { $slot ->
        [0] { $card }, { $number }
       *[other] { $slot }: { $card }, { $number }
    }{ $note ->
        [none] { "" }
       *[other] , { $note }
    }
web-urbno-your-row = השורה שלכם, לפי סדר המשחק
web-urbno-your-open = גלויים לפניכם
web-urbno-your-columns = גלויים, עם קלף מכוסה מתחת
web-urbno-this-half = חצי אחד
web-urbno-other-half = החצי האחר
web-urbno-out = מחוץ לסבב הזה
web-urbno-drawn = נשלף
web-urbno-given = ניתן לכם
web-urbno-your-scrolls = המגילות שלכם

web-urbno-must-follow = חובת הצבע: { $colour }
web-urbno-must-play = חובה לשחק: { $colour }
web-urbno-must-lowest = רק הקלף הנמוך ביותר
web-urbno-needs-crystal = עולה גביש
web-urbno-emperor-forbids = הקיסר אוסר
web-urbno-in-order = בא בהמשך
web-urbno-not-yet = עדיין לא שלכם
web-urbno-note-takes = { $number } זוכה בלקיחה
web-urbno-note-loses = מפסיד את הלקיחה
web-urbno-note-loses-to = { $number } מפסיד ל־{ $against }
web-urbno-note-ahead = בהובלה לפי שעה
web-urbno-note-behind = מתחת ל־{ $against }

## The card in question
web-urbno-card-number = { $card }, { $number }
web-urbno-idle = אתם משחקים אחרונים, ולכן הכוח לא ישנה דבר.
web-urbno-nothing-in-question = הצביעו על קלף כדי לקרוא מה עושה הכוח שלו.

## Mission, progress, tricks
web-urbno-mission = משימה
web-urbno-mission-kind = { $kind ->
        [fixed] משימה { $number }, קבועה
       *[variable] משימה { $number }, משתנה
    }
web-urbno-progress-title = התקדמות במשימה
web-urbno-progress-unknown = לא ידוע
web-urbno-progress = { $unit ->
        [tricks] { $have ->
            [one] לקיחה אחת
            [two] שתי לקיחות
           *[other] { $have } לקיחות
        }
        [light-tricks] { $have ->
            [one] לקיחה קלה אחת
            [two] שתי לקיחות קלות
           *[other] { $have } לקיחות קלות
        }
        [cards] { $have ->
            [one] קלף אחד
            [two] שני קלפים
           *[other] { $have } קלפים
        }
        [colours] { $have ->
            [one] צבע אחד
            [two] שני צבעים
           *[other] { $have } צבעים
        }
       *[sum] סכום { $have }
    }
web-urbno-progress-of = { $unit ->
        [tricks] { $have } מתוך { $of } לקיחות
        [light-tricks] { $have } מתוך { $of } לקיחות קלות
        [cards] { $have } מתוך { $of } קלפים
        [colours] { $have } מתוך { $of } צבעים
       *[sum] סכום { $have } מתוך { $of }
    }
web-urbno-have-of = { $have } מתוך { $of }
web-urbno-more = עוד { $count }
web-urbno-over = יותר מדי
web-urbno-met = הושגה
web-urbno-met-costs = עולה נקודות
web-urbno-tricks-taken = לקיחות שנצברו
web-urbno-no-tricks = איש עוד לא זכה בלקיחה בסבב הזה.

## Score pad
web-urbno-score-pad = לוח הניקוד
web-urbno-score-pad-note = הצבע השולט בכל סבב
web-urbno-round = סבב
web-urbno-extra-points = מגילה 17
web-urbno-unused-scrolls = מגילה שנשמרה
web-urbno-total = סך הכול
web-urbno-pairs = זוגות
web-urbno-points = נקודות

## Tabs of the phone
web-urbno-tab-hand = יד, { $count }
web-urbno-tab-tricks = לקיחות, { $count }
web-urbno-tab-score = ניקוד

## The decision bar
web-urbno-your-turn-in = תורכם. { $phase }.
web-urbno-turn-lead = תורכם. אתם פותחים את לקיחה { $number }.
web-urbno-turn-last = תורכם, אחרונים בלקיחה.
web-urbno-turn-place = { $place ->
        [2] תורכם, הקלף השני מתוך { $of }.
       *[3] תורכם, הקלף השלישי מתוך { $of }.
    }
web-urbno-duty-follow = חובה לשחק את צבע הפתיחה: { $colour }.
web-urbno-duty-dominant = אין לכם { $led }, וחובה לשחק את הצבע השולט: { $colour }.
web-urbno-duty-none = אין לכם { $led }, ומותר לשחק כל קלף.
web-urbno-duty-lowest = הקוסם כופה את הקלף הנמוך ביותר שלכם.
web-urbno-duty-row = משוחק הקלף הבא בשורה שלכם.

web-urbno-do-play = { $number ->
        [none] { $power ->
            [none] לשחק { $card }
           *[other] לשחק { $card }. הכוח: { $power }
        }
       *[other] { $power ->
            [none] לשחק { $card } כ־{ $number }
           *[other] לשחק { $card } כ־{ $number }. הכוח: { $power }
        }
    }
web-urbno-do-name = בחירה: { $what }
web-urbno-do-pick = בחירת חצי { $number }

web-urbno-verb-play = לשחק
web-urbno-verb-play-takes = לשחק ולזכות
web-urbno-verb-play-highest = לשחק, הגבוה ביותר לפי שעה
web-urbno-verb-play-lowest = לשחק, הנמוך ביותר לפי שעה
web-urbno-verb-lead = פתיחה
web-urbno-verb-take = לקחת
web-urbno-verb-power = שימוש בכוח
web-urbno-verb-cubes = הנחת הקוביות
web-urbno-verb-certain = שימוש במגילה 16
web-urbno-verb-done = זה הכול
web-urbno-verb-wait = משחק אחרונים
web-urbno-verb-return = החזרה
web-urbno-verb-leave = ויתור
web-urbno-verb-steal = גניבת הלקיחה
web-urbno-verb-activate = הפעלה
web-urbno-verb-decline = בלי הפעלה
web-urbno-verb-name = בחירה
web-urbno-verb-give = לתת
web-urbno-verb-echo = שימוש בהשפעה שלה
web-urbno-verb-keep = שמירה
web-urbno-verb-lay = הנחה
web-urbno-verb-split = הנחה בחצי הזה
web-urbno-verb-pass = מסירה
web-urbno-verb-pick = בחירה
web-urbno-verb-count = שינוי הספירה
web-urbno-verb-keep-count = השארת הספירה

web-urbno-cubes-in-stock = { $count ->
        [one] קוביות, אחת במלאי
        [two] קוביות, שתיים במלאי
       *[other] קוביות, { $count } במלאי
    }
web-urbno-one-lower = אחד פחות
web-urbno-one-higher = אחד יותר
web-urbno-no-use = חסר תועלת בקלף אחרון
web-urbno-power-idle = { $power }, חסר תועלת בקלף אחרון
web-urbno-certain-take = זכייה בטוחה בלקיחה
web-urbno-certain-refuse = סירוב ללקיחה
web-urbno-certain-colour = צבע הפתיחה

## The table in one paragraph
web-urbno-tell-round = סבב { $number } מתוך { $rounds }. הצבע השולט: { $colour }. המשימה: { $mission }.
web-urbno-tell-seat = { $seat }: גבישים { $crystals }, קוביות { $cubes }, מגילות { $scrolls }, לקיחות { $tricks }, נקודות { $total }.
web-urbno-tell-play = הקלף של { $seat }: { $card }, { $number }.
web-urbno-tell-hand = הקלפים שלכם: { $cards }.

## The end of a round and of a match

web-urbno-race = נקודות, סבב אחר סבב
web-urbno-tie-negative = שוויון בנקודות; מכריעות פחות נקודות שליליות.
web-urbno-tie-scroll = שוויון בנקודות; מכריעות פחות מגילות שנשמרו.
web-urbno-deed-round = סבב { $number }
web-urbno-podium = איך סיימו כולם
web-urbno-podium-scroll = כולל { $count } על מגילה
web-urbno-podium-missions = משימות
web-urbno-podium-of = { $met } מתוך { $rounds }
web-urbno-podium-tricks = לקיחות
web-urbno-result = סבב { $number } הסתיים
web-urbno-result-who = שחקן
web-urbno-result-points = נקודות הסבב
web-urbno-result-go = הלאה
