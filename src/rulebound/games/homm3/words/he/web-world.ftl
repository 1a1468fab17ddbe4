### Heroes III in the browser: scenarios, the town, the hero and the army

## The town
web-homm3-town-switch = מפה או לוח הטירה
web-homm3-town-map = מפה
web-homm3-town-yours = הטירה שלכם, לשימוש בכל רגע מחוץ לקרב
web-homm3-town-once = כל אחת פעם בסבב
web-homm3-town-build = בנייה
    .text = פעם אחת בסבב אפשר לשלם על בניין אחד שכל מה שנדרש לו כבר בנוי (H3-7.6).
web-homm3-town-population = גיוס
    .text = פעם אחת בסבב אפשר לגייס ולתגבר כל מספר של יחידות, או לגייס גיבור משני (H3-7.10).
web-homm3-town-book = ספר הקסמים
    .text = פעם אחת בסבב אפשר לשלם על חיפוש (2) בחפיסת הקסמים. דרושה גילדת קוסמים שלא נבנתה בסבב הזה (H3-7.14).
web-homm3-town-ready = מוכן
web-homm3-town-ready-for = מוכן, { $gold } זהב
web-homm3-town-used = נוצל
web-homm3-town-used-long = נוצל בסבב הזה
web-homm3-town-in-use = בשימוש
web-homm3-town-built = בנוי
web-homm3-town-built-now = נבנה בסבב הזה
web-homm3-town-usable = אפשר להשתמש כעת
web-homm3-town-stands = כבר בנוי: { $building }
web-homm3-town-first = קודם: { $building }
web-homm3-town-short = חסר: { $parts }
web-homm3-town-short-part = { $resource ->
        [gold] { $count } זהב
        [materials] אבנים ({ $count })
       *[valuables] קריסטלים ({ $count })
    }
web-homm3-town-token-used = אסימון הבנייה נוצל
web-homm3-town-same-tile = אותו אריח
web-homm3-town-income = הכנסה
web-homm3-town-income-next = הבאה בסבב { $round }
web-homm3-town-income-all = הכנסה: זהב { $gold }, אבנים { $materials }, קריסטלים { $valuables }
# For instance: gold: 14, income 10
web-homm3-town-stock = { $resource }: { $have }, הכנסה { $income }
web-homm3-town-then = אחר כך { $count }

## Population
web-homm3-town-by-itself = משלמים על כל יחידה בנפרד
web-homm3-town-population-for = למה משמש האסימון
web-homm3-town-units-tab = יחידות
web-homm3-town-hire = גיבור משני, { $gold } זהב
    .text = גיבור משני עולה 10 זהב ומנצל את אסימון הגיוס. הגיבור מופיע בטירה או ביישוב שלכם (H3-4.10).
web-homm3-town-not-built = לא בנוי: { $building }
web-homm3-town-recruits = לגיוס: { $building }; לתגבור: המצודה
web-homm3-town-no-citadel = אין מצודה: אין תגבור
web-homm3-town-gains = { $size }: { $text }
# For instance: attack 3
web-homm3-town-value = { $stat } { $value }
web-homm3-town-has = { $unit }: { $size }, בצבא שלכם
web-homm3-town-price = { $valuables ->
        [0] { $gold } זהב
        [one] { $gold } זהב וקריסטל אחד
        [two] { $gold } זהב ושני קריסטלים
       *[other] { $gold } זהב ו־{ $valuables } קריסטלים
    }
web-homm3-town-step = { $state ->
        [wanted] { $unit }, { $size }, תמורת { $price }: בחשבון
        [via] { $unit }, { $size }, תמורת { $price }: בחשבון
        [dear] { $unit }, { $size }, תמורת { $price }: יקר מדי כעת
        [closed] { $unit }, { $size }, תמורת { $price }: אי אפשר כעת
       *[free] { $unit }, { $size }, תמורת { $price }
    }
web-homm3-town-recruit = גיוס
web-homm3-town-reinforce = תגבור
web-homm3-town-bill = החשבון
web-homm3-town-bill-step = { $step ->
        [recruit] { $unit }, גיוס
       *[reinforce] { $by ->
            [none] { $unit }, תגבור
           *[other] { $unit }, תגבור ({ $by })
        }
    }
web-homm3-town-bill-total = סך הכול
web-homm3-town-bill-left = { $valuables ->
        [none] קופה { $gold }, נותר
       *[other] קופה { $gold } ו־{ $valuables }, נותר
    }
web-homm3-town-bill-nothing = אין זהב
web-homm3-town-bill-others = משאבים אחרים במקום { $count } זהב
web-homm3-town-rebate = { $building }: הנחה של { $gold } זהב
web-homm3-town-trade = מסחר
web-homm3-town-rate = { $sell } תמורת { $buy }

## The hero and the army
web-homm3-town-hero = הגיבור שלכם
web-homm3-town-hero-might = גיבור של עוצמה, { $limit } קלפים לכל היותר ביד
web-homm3-town-hero-magic = גיבור של קסם, { $limit } קלפים לכל היותר ביד
web-homm3-town-xp = ניסיון { $xp } מתוך { $steps }
web-homm3-town-boots = { $hero ->
        [second] { $left ->
            [0] גיבור משני: לא נותרו נקודות תנועה
            [one] גיבור משני: נותרה נקודת תנועה אחת
            [two] גיבור משני: נותרו שתי נקודות תנועה
           *[other] גיבור משני: נותרו { $left } נקודות תנועה
        }
       *[main] { $left ->
            [0] גיבור ראשי: לא נותרו נקודות תנועה
            [one] גיבור ראשי: נותרה נקודת תנועה אחת
            [two] גיבור ראשי: נותרו שתי נקודות תנועה
           *[other] גיבור ראשי: נותרו { $left } נקודות תנועה
        }
    }
web-homm3-town-morale-positive = מורל חיובי
web-homm3-town-morale-neutral = מורל נייטרלי
web-homm3-town-morale-negative = מורל שלילי
web-homm3-town-expert = מומחה { $count }
web-homm3-town-army = צבא
web-homm3-town-units = { $count ->
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $count } יחידות
    }
web-homm3-town-units-then = { $count ->
        [one] יחידה אחת, אחר כך { $then }
        [two] שתי יחידות, אחר כך { $then }
       *[other] { $count } יחידות, אחר כך { $then }
    }
web-homm3-town-no-units = אין יחידות
web-homm3-town-grows = מעטים, אחר כך רבים
web-homm3-town-joins = הצטרפות בצד ה{ $size }

## The scenario
web-homm3-world-goal = תרחיש
web-homm3-world-of-rounds = מתוך { $rounds }
web-homm3-world-round-word = סבב
web-homm3-world-week = הכרזת האסטרולוגים: { $week }
web-homm3-world-where = סבב { $round } מתוך { $rounds }
web-homm3-world-round = סבב { $round }
web-homm3-world-level = רמה
# For instance: Castle, Catherine
web-homm3-world-side = { $faction }, { $hero }
web-homm3-world-fact-deck = חפיסה
web-homm3-world-fact-discard = זרוקים
web-homm3-world-fact-tiles = אריחים
web-homm3-world-fact-flags = כיבושים
web-homm3-world-fact-grail = עם הגרייל
web-homm3-world-fact-out = מחוץ למשחק
web-homm3-world-tab-field = שדה
web-homm3-world-tab-tile = אריח
web-homm3-world-tab-town = טירה
web-homm3-world-in-combat = בקרב
web-homm3-world-rolled = הקוביות שהוטלו
web-homm3-world-wishes = לשאול אותי על פעולות טירה: { $count } מתוך { $all } הזדמנויות

## The bar
web-homm3-world-setup = הכנת המשחק
web-homm3-world-turn = { $movement ->
        [0] התור שלכם, לא נותרה תנועה
       *[other] התור שלכם, תנועה שנותרה: { $movement }
    }
web-homm3-world-turn-begins = התור שלכם מתחיל
web-homm3-world-turn-ride = התור שלכם, תנועה: { $cost } מתוך { $movement }
web-homm3-world-turn-two = התור שלכם, תנועה שנותרה: { $main } וגם { $second }
web-homm3-world-window = תור של אחרים, פעולות טירה
web-homm3-world-window-own = התור שלכם, פעולות טירה לפני הקרב
web-homm3-world-population = גיוס, פעם אחת בסבב, כל מספר של יחידות
web-homm3-world-turning = התגלה אריח, סובבו אותו כרצונכם
web-homm3-world-ask-turn = { $which ->
        [second] גיבור משני: לאן לרכוב?
       *[main] { $hero }: לאן לרכוב?
    }
web-homm3-world-ask-town = מה תבנו או תגייסו?
web-homm3-world-ask-rest = מה עוד תעשו?
web-homm3-world-ask-population = גיוס ותגבור
web-homm3-world-ask-rotate = איך יונח האריח?
web-homm3-world-do-go = { $empty ->
        [yes] { $meeting ->
            [hero] רכיבה לשדה הריק והתקפה על { $other }
            [friend] רכיבה אל { $other } בשדה הריק
            [army] רכיבה לשדה הריק וקרב בצבא שם: { $other }
            [fight] רכיבה לשדה הריק וקרב
            [quick] רכיבה לשדה הריק; השומרים נסים
           *[none] רכיבה לשדה הריק
        }
       *[no] { $meeting ->
            [hero] רכיבה אל { $field } והתקפה על { $other }
            [friend] רכיבה אל { $other } בשדה { $field }
            [army] רכיבה אל { $field } וקרב בצבא שם: { $other }
            [fight] רכיבה אל { $field } וקרב
            [quick] רכיבה אל { $field }; השומרים נסים
           *[none] רכיבה אל { $field }
        }
    }
web-homm3-world-do-revisit = { $empty ->
        [yes] הישארות בשדה הריק
       *[no] ביקור חוזר: { $field }
    }
web-homm3-world-do-discover = גילוי האריח { $numerals }
web-homm3-world-do-place = הנחת { $kind } שם
web-homm3-world-do-rotate = הנחת האריח כך
web-homm3-world-do-rotate-beside = { $empty ->
        [empty] הנחה כששדה ריק לידכם
        [blocked] הנחה כששדה חסום לידכם
       *[no] הנחה כשלידכם { $location }
    }
web-homm3-world-do-build = בנייה: { $building }
web-homm3-world-do-population = גיוס ותגבור של יחידות
web-homm3-world-do-book = תשלום של { $gold } זהב על חיפוש בחפיסת הקסמים
web-homm3-world-do-exchange = החלפת { $sell } תמורת { $buy }
web-homm3-world-bill-recruit = גיוס: { $recruits }
web-homm3-world-bill-reinforce = תגבור: { $reinforces }
web-homm3-world-bill-both = גיוס: { $recruits }; תגבור: { $reinforces }
web-homm3-world-short-hire = גיבור משני
web-homm3-world-short-revisit = ביקור חוזר

web-homm3-world-verb-build = בנייה
web-homm3-world-verb-buy = קנייה
web-homm3-world-verb-discover = גילוי
web-homm3-world-verb-done = סיום
web-homm3-world-verb-draw-all = שליפה עד המקסימום
web-homm3-world-verb-draw-none = בלי שליפה נוספת
web-homm3-world-verb-draw-one = שליפת אחד
web-homm3-world-verb-end-turn = סיום התור
web-homm3-world-verb-exchange = החלפה
web-homm3-world-verb-fight = קרב
web-homm3-world-verb-give = לתת
web-homm3-world-verb-give-up = ויתור על הגיבור
web-homm3-world-verb-lay = הנחת האריח
web-homm3-world-verb-look = הצצה
web-homm3-world-verb-muster = גיוס
web-homm3-world-verb-pay = תשלום של { $gold } זהב
web-homm3-world-verb-pay-both = { $valuables ->
        [one] תשלום של { $gold } זהב וקריסטל אחד
        [two] תשלום של { $gold } זהב ושני קריסטלים
       *[other] תשלום של { $gold } זהב ו־{ $valuables } קריסטלים
    }
web-homm3-world-verb-pay-short = תשלום
web-homm3-world-verb-place = הנחה
web-homm3-world-verb-raise = הגדלה
web-homm3-world-verb-reinforce = תגבור
web-homm3-world-verb-remove = הסרה
web-homm3-world-verb-ride = לדרך
web-homm3-world-verb-roll = הטלה
web-homm3-world-verb-search = חיפוש
web-homm3-world-verb-sell = מכירה
web-homm3-world-verb-take = לקחת
web-homm3-world-verb-trade = מסחר
web-homm3-world-verb-use = שימוש
web-homm3-world-verb-visit = ביקור
web-homm3-world-verb-yield = ויתור על השדה

## Places
# For instance: Mine (gold)
web-homm3-world-mine = מכרה ({ $resource })
# For instance: Settlement III
web-homm3-world-chip-guarded = { $field } { $level }
# For instance: Artifact II, west
web-homm3-world-chip-side = { $field }, { $side }
web-homm3-world-chip-tile = אריח { $numerals }
web-homm3-world-chip-slot = אריח חדש
web-homm3-world-north-east = צפון־מזרח
web-homm3-world-east = מזרח
web-homm3-world-south-east = דרום־מזרח
web-homm3-world-south-west = דרום־מערב
web-homm3-world-west = מערב
web-homm3-world-north-west = צפון־מערב
web-homm3-world-face-down = אריח מכוסה
web-homm3-world-guards = שומרים בדרגת קושי { $level }.
web-homm3-world-tile-back = הצד האחורי מראה { $numerals }: דרגת הקושי של השומרים שלו.
web-homm3-world-hero = רמה { $level }, ניסיון { $xp }. מספר הקלפים המקסימלי { $limit }, שימושי מומחה שנותרו: { $experts }.

## The log
web-homm3-world-log-round = סבב { $number }
web-homm3-world-log-turn = { $own ->
        [yes] התור שלכם
       *[no] התור של { $seat }
    }
web-homm3-world-rider = { $which ->
        [second] הגיבור המשני של { $seat }
       *[main] { $hero }
    }
web-homm3-world-log-went = { $empty ->
        [yes] { web-homm3-world-rider }: רכיבה לשדה ריק.
       *[no] { web-homm3-world-rider }: רכיבה אל { $location }.
    }
web-homm3-world-log-visited = { web-homm3-world-rider }: ביקור, { $location }.
web-homm3-world-log-flagged = { $seat }: כיבוש של { $location }.
web-homm3-world-log-enemy-flagged = האויב כובש: { $location }.
web-homm3-world-log-retreated = { $empty ->
        [yes] { web-homm3-world-rider }: נסיגה לשדה ריק.
       *[no] { web-homm3-world-rider }: נסיגה אל { $location }.
    }
web-homm3-world-log-refuge = { web-homm3-world-rider }: מחסה ב־{ $location }.
web-homm3-world-log-hired = { $seat }: גיבור משני חדש, { $location }.
web-homm3-world-guard-level = { $level ->
        [none] { "" }
       *[other] { " " }({ $level })
    }
web-homm3-world-log-announced = { $foe ->
        [guards] { $empty ->
            [yes] { web-homm3-world-rider }: התקפה על השומרים{ web-homm3-world-guard-level } בשדה ריק.
           *[no] { web-homm3-world-rider }: התקפה על השומרים{ web-homm3-world-guard-level }, { $location }.
        }
        [units] { $rover ->
            [none] { web-homm3-world-rider }: התקפה על המגינים, { $location }.
           *[other] צבא אויב תוקף את המגינים, { $location }: { $rover }.
        }
        [rover] { $empty ->
            [yes] { web-homm3-world-rider }: התקפה על צבא בשדה ריק.
           *[no] { web-homm3-world-rider }: התקפה על צבא, { $location }.
        }
       *[other] { $rover ->
            [none] { $empty ->
                [yes] { web-homm3-world-rider }: התקפה על גיבור בשדה ריק.
               *[no] { web-homm3-world-rider }: התקפה על גיבור, { $location }.
            }
           *[other] { $empty ->
                [yes] צבא אויב תוקף גיבור בשדה ריק: { $rover }.
               *[no] צבא אויב תוקף גיבור, { $location }: { $rover }.
            }
        }
    }
web-homm3-world-log-rover-went = { $empty ->
        [yes] צבא אויב הולך לשדה ריק: { $rover } (H3-10.121).
       *[no] צבא אויב הולך אל { $location }: { $rover } (H3-10.121).
    }
web-homm3-world-log-portal = { web-homm3-world-rider }: מעבר בשער, { $location }.
web-homm3-world-log-passed-gate = { web-homm3-world-rider }: מעבר בשער הטירה, { $location }.
web-homm3-world-log-discovered = { $seat }: גילוי אריח { $numerals }.
web-homm3-world-log-placed-tile = { $seat }: הנחת אריח { $numerals }.
web-homm3-world-log-turned-up = מתגלה אריח { $numerals }.

# Where something is, in a sentence
web-homm3-world-place = { $what ->
        [empty] שדה ריק
        [hidden] אריח מכוסה
       *[other] { $location }
    }

## The whole table in one paragraph
web-homm3-world-tell-round = { $rounds ->
        [none] { $name }, סבב { $round }.
       *[other] { $name }, סבב { $round } מתוך { $rounds }.
    }{ $active ->
        [none] { "" }
       *[other] { " " }התור של { $active }.
    }
web-homm3-world-tell-realm = { $seat }: { $faction }, { $hero }, רמה { $level }. { $field ->
        [none] הגיבור הראשי אינו במפה.
       *[other] הגיבור הראשי נמצא כאן: { $field }.
    }{ $second ->
        [none] { "" }
       *[other] { " " }הגיבור המשני נמצא כאן: { $second }.
    } זהב { $gold }, אבנים { $materials }, קריסטלים { $valuables }, כיבושים { $flags }. { $buildings ->
        [none] אין בניינים.
       *[other] בניינים: { $buildings }.
    } צבא: { $army }.
web-homm3-world-tell-army = { $army }: { $field }.

## The goal and the end
web-homm3-world-of = מתוך
web-homm3-goal-won = כך מנצחים
web-homm3-goal-lost = כך מפסידים
web-homm3-goal-always = מי שנותר כשכל האויבים מחוץ למשחק מנצח מיד.
web-homm3-goal-rules = הכללים של התרחיש הזה
web-homm3-count = סיכום
