### Heroes III in the browser: bar, hand, odds, what is in force
# Around a percentage stand left-to-right marks, or the sign would change sides in the browser.

## Names
# For instance: Crusaders, Pack
web-homm3-unit = { $unit }, { $size }
# For instance: Catherine, Castle, level 3
web-homm3-side = { $hero }, { $faction }, רמה { $level }
web-homm3-units = { $count ->
        [one] יחידה
       *[other] יחידות
    }
web-homm3-where = סבב קרב { $round }
web-homm3-where-before = לפני הקרב
web-homm3-tab-odds = סיכויים
web-homm3-tab-hand = יד, { $count }
web-homm3-tab-sides = צדדים

## The bar
web-homm3-before = לפני הקרב
web-homm3-deployment = הצבת היחידות
web-homm3-round = סבב קרב { $round }
web-homm3-for-the-ai = אתם בוחרים עבור ה־AI: החוקים שלו משאירים זאת פתוח
web-homm3-window = סבב קרב { $round }, { $moment }
web-homm3-activation = { $moved ->
        [yes] { $unit }, { $size }
       *[no] { $type ->
            [ranged] { $unit }, { $size }: התקפה, ואז צעד אחד
            [flying] { $unit }, { $size }: תעופה של עד שלוש משבצות, ואז התקפה
           *[ground] { $unit }, { $size }: עד שלושה צעדים, ואז התקפה
        }
    }
web-homm3-do = { $unit }: מה תעשה היחידה?
web-homm3-how = איך תשתמשו בקלף { $card }?
web-homm3-do-attack = התקפה על { $unit }
web-homm3-do-move = תנועה למשבצת המסומנת
web-homm3-do-deploy = הצבה במשבצת המסומנת: { $troop }
web-homm3-do-gate = השער במשבצת המסומנת
web-homm3-do-blast = פגיעה במשבצת המסומנת
web-homm3-do-break = פריצה במשבצת המסומנת
web-homm3-do-space = בחירת המשבצת המסומנת
web-homm3-log-moves = { $unit }: תנועה.
web-homm3-log-placed = { $space ->
        [tower] מגדל החצים עומד ליד הלוח.
       *[other] { $pack ->
            [0] הצבה: { $unit } (מעטים).
           *[1] הצבה: { $unit } (רבים).
        }
    }
web-homm3-log-walled = השער במקומו, חומות ממלאות את שאר השורה האמצעית.
web-homm3-log-broke = { $unit ->
        [none] { $piece ->
            [gate] השער נפרץ.
           *[wall] חומה נפרצה.
        }
       *[other] { $piece ->
            [gate] { $unit }: פריצת השער.
           *[wall] { $unit }: פריצת חומה.
        }
    }
web-homm3-do-shoot = ירי על { $unit }
web-homm3-do-target = { $card }, מטרה: { $unit }
web-homm3-do-play = { $kind ->
        [power] לשחק { $card } בשביל כוח
       *[play] לשחק { $card }. { $text }
    }
web-homm3-do-cast = { $grade ->
        [1] הטלת { $card }, דרגה ראשונה
        [2] הטלת { $card }, דרגה שנייה
       *[other] הטלת { $card }, דרגה שלישית
    }
web-homm3-die = קובייה { $number }
web-homm3-pass-until = ויתור עד התור הבא שלי
web-homm3-ask-again = לשאול אותי שוב

web-homm3-verb-activate = הפעלה
web-homm3-verb-attack = התקפה
web-homm3-verb-shoot = ירי
web-homm3-verb-break = פריצה
web-homm3-verb-cast = הטלה
web-homm3-verb-choose = בחירה
web-homm3-verb-cure = שחרור
web-homm3-verb-decline = לא
web-homm3-verb-defend = הגנה
web-homm3-verb-discard = זריקה
web-homm3-verb-enough = מספיק
web-homm3-verb-fight-on = המשך הקרב
web-homm3-verb-heal = ריפוי
web-homm3-verb-keep = שמירה
web-homm3-verb-line-up = הצבת השאר
web-homm3-verb-look = הצצה
web-homm3-verb-move = תנועה
web-homm3-verb-pass = ויתור
web-homm3-verb-place = הצבה
web-homm3-verb-play = לשחק
web-homm3-verb-power = הוספת כוח
web-homm3-verb-ready = היחידות מוכנות
web-homm3-verb-recruit = גיוס
web-homm3-verb-reinforce = תגבור
web-homm3-verb-reroll = הטלה חוזרת
web-homm3-verb-reserve = השארה בחוץ
web-homm3-verb-resign = פרישה
web-homm3-verb-retreat = נסיגה
web-homm3-verb-return = חזרה
web-homm3-verb-save = הצלה
web-homm3-verb-spend = ניצול מורל
web-homm3-verb-stop = סיום
web-homm3-verb-summon = זימון
web-homm3-verb-surrender = כניעה
web-homm3-verb-take = לקחת
web-homm3-verb-use = שימוש ביכולת

## Seats
web-homm3-fact-hand = יד
web-homm3-fact-spell = קסם
web-homm3-spell-ready = מוכן
web-homm3-spell-cast = הוטל
web-homm3-spell-left = { $count } מוכנים
web-homm3-fact-expert = מומחה
web-homm3-fact-morale = מורל
web-homm3-morale-positive = חיובי
web-homm3-morale-negative = שלילי
web-homm3-fact-gold = זהב
web-homm3-guards = שומרים
    .sub = שדה { $field }, { $difficulty }
web-homm3-ai = AI
web-homm3-ai-hero = { $skill ->
        [none] חפיסת ה־AI: { $cards }
       *[other] חפיסת ה־AI: { $cards }. מיומנות: { $skill }
    }{ $kept ->
        [none] { "" }
       *[other] . בשמירה: { $kept }
    }

## The hand
web-homm3-your-hand = היד שלכם
web-homm3-offered = קלפים לבחירה
web-homm3-no-cards = היד שלכם ריקה.
web-homm3-no-hero = אין גיבור שמוביל את היחידות שלכם: אין לכם קלפים.
web-homm3-watching = אתם צופים. הידיים נשארות נסתרות.
web-homm3-basic = בסיסי
web-homm3-expert = מומחה
web-homm3-or = או
web-homm3-in-play = במשחק
web-homm3-powers = כוח { $powers }
web-homm3-gives-power = עוד { $power } כוח
web-homm3-row = { $label }: { $text }
web-homm3-usable = שימוש: { $when }.
web-homm3-for-a-spell = לפני קסם
web-homm3-not-now = לא כעת
web-homm3-on-the-map = רק במפה
# The name of a card for people who cannot see it.
web-homm3-held = { $card }{ $count ->
        [1] { "" }
       *[other] , { $count } קלפים
    }{ $laid ->
        [yes] , במשחק
       *[no] { "" }
    }{ $when ->
        [none] { "" }
       *[other] . אין בו שימוש כעת; { $when }
    }
web-homm3-power = כוח { $power }
web-homm3-grade-cost = { $grade ->
        [1] דרגה ראשונה, כוח { $cost }
        [2] דרגה שנייה, כוח { $cost }
       *[other] דרגה שלישית, כוח { $cost }
    }
web-homm3-power-lost = { $power } לאיבוד

## What the dice can do
web-homm3-odds = מה הקוביות יכולות לעשות
web-homm3-odds-how = איך מתנהלת התקפה
web-homm3-odds-none = געו ביחידת אויב כדי לראות מה תעשה התקפה.
web-homm3-odds-table = מה הקוביות עושות ליחידה { $unit }
web-homm3-odds-calc = התקפה { $attack }, הגנה { $defense }
web-homm3-odds-with-label = קלפים שמשוחקים עם ההטלה
web-homm3-odds-with-expert = { $card }, מומחה
web-homm3-odds-with-sum = {"\u200E"}{ $attack } + { $more }{"\u200E"}
web-homm3-odds-answer = אם היחידה שורדת, היא מבצעת תקיפת נגד: { $attack }, הגנה { $defense }
web-homm3-odds-no-answer = היחידה אינה מבצעת תקיפת נגד.
web-homm3-odds-lower = שתי קוביות, הנמוכה קובעת
web-homm3-odds-higher = שתי קוביות, הגבוהה קובעת
web-homm3-odds-both = שתי קוביות, מחברים אותן
web-homm3-odds-no-die = לא מטילים קובייה
web-homm3-odds-defeated = מובסת
web-homm3-odds-flips = מעבר למעטים, נותרו { $left }
web-homm3-odds-left = נותרו { $left }
web-homm3-odds-nothing = אין נזק
web-homm3-odds-token = אסימון הגנה, { $chance }: נזק קטן ב־1
web-homm3-percent = {"\u200E"}{ $chance }%{"\u200E"}
web-homm3-odds-sum-defeated = {"\u200E"}{ $chance }%{"\u200E"} לתבוסה
web-homm3-odds-sum-flips = {"\u200E"}{ $chance }%{"\u200E"} למעבר לצד המעטים
web-homm3-odds-sum-two = ירייה ראשונה {"\u200E"}{ $first }%{"\u200E"}, בשתיים {"\u200E"}{ $chance }%{"\u200E"}
web-homm3-duel = { $size ->
        [none] נותרו { $left } מתוך { $health }
       *[other] { $size }, נותרו { $left } מתוך { $health }
    }
web-homm3-no-abilities = אין יכולת.

## In force
web-homm3-force = בתוקף
web-homm3-force-none = כרגע אין דבר מתמשך.
web-homm3-force-on = { $card } על { $unit }:
web-homm3-force-until = { $until ->
        [none] עד סוף הקרב
       *[other] עד סוף סבב קרב { $until }
    }
web-homm3-force-defending = { $unit } בהגנה:
    .text = בעת התקפה, קובייה נוספת; עם {"\u200E+1"} ההגנה גדולה ב־1
web-homm3-force-paralysed = קיפאון של { $unit }:
    .text = ההפעלה הבאה אובדת, אלא אם תבוא לפניה התקפה או נזק
web-homm3-force-poison = { $unit }, רעל { $count }:
    .text = נזק של 1 בכל הפעלה
web-homm3-force-siege = מצור:
    .text = { $walls ->
            [0] השער עדיין עומד
            [one] חומה אחת עומדת בשורה האמצעית
            [two] שתי חומות עומדות בשורה האמצעית
           *[other] { $walls } חומות עומדות בשורה האמצעית
        }
web-homm3-force-guards = זמן:
    .text = { $movement ->
            [0] זה סבב הקרב האחרון
            [one] עוד סבב קרב אחד, תמורת נקודת התנועה האחרונה
            [two] עוד שני סבבי קרב, נקודת תנועה לכל אחד
           *[other] עוד { $movement } סבבי קרב, נקודת תנועה לכל אחד
        }

## The whole table in one paragraph
web-homm3-tell-player = { $seat } בצד { $side }; יד { $hand }, שימושי מומחה { $experts }.
web-homm3-tell-round = { $active ->
        [none] סבב קרב { $round }.
       *[other] סבב קרב { $round }; פעילה: { $active }.
    }
web-homm3-tell-unit = { $space }: { $unit }.
web-homm3-tell-hand = היד שלכם: { $cards }.

## When one is asked whether to play a card
web-homm3-asks = מתי לשאול
    .note = גיבורים III: באילו רגעים תישאלו אם לשחק קלף. בשאר הרגעים תוותרו אוטומטית.
web-homm3-asks-matters = כשזה משנה
web-homm3-asks-always = בכל פעם שקלף מתאים
web-homm3-asks-attacked = בעת התקפה או הטלת קסם
web-homm3-asks-lethal = כשאפשר לאבד יחידה
web-homm3-asks-never = אף פעם
