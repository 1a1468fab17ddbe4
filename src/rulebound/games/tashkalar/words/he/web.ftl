### Tash-Kalar in the browser

## Tabs and headings
web-tashkalar-hand = היד שלכם
web-tashkalar-hand-of = היד של { $name }
web-tashkalar-ready = אפשר לזמן כעת { $ready } מתוך { $cards }
web-tashkalar-ready-here = אפשר לזמן { $ready } אל { $square }
web-tashkalar-watching = אתם צופים. הידיים נסתרות.
web-tashkalar-tab-card = קלף
web-tashkalar-tab-card-none = געו בקלף ביד כדי לקרוא אותו כאן.
web-tashkalar-tab-hand = יד, { $cards }
web-tashkalar-tab-tasks = משימות
web-tashkalar-tab-score = ניקוד
web-tashkalar-board = הזירה

## Seats and scores
web-tashkalar-score-of = מתוך { $goal }
web-tashkalar-score-lowest = הנמוך ביותר
web-tashkalar-fact-hand = יד
    .title = יצורים, אגדות והבזקים ביד
web-tashkalar-fact-deck = חפיסה
    .title = קלפים שנותרו בחפיסה האישית
web-tashkalar-fact-supply = מאגר
    .title = כלים שנותרו: דו־צדדיים ואגדיים
web-tashkalar-fact-pieces = { $pieces ->
        [one] כלי אחד
        [two] שני כלים
       *[other] { $pieces } כלים
    }, מהם משודרגים { $upgraded }
web-tashkalar-track = { $colour }: { $points }
    .may = { $colour }: { $points }, עוד אפשר לאלתר
    .used = { $colour }: { $points }, האלתור נוצל
web-tashkalar-key-may = אפשר לאלתר
web-tashkalar-key-used = נוצל
web-tashkalar-gate = ניקוד הסיום { $goal }
web-tashkalar-control = השליטה בתור של { $name }
web-tashkalar-final-round = { $turns ->
        [one] סבב אחרון, נותר תור אחד
        [two] סבב אחרון, נותרו שני תורים
       *[other] סבב אחרון, נותרו { $turns } תורים
    }

## The eyebrow of the bar
web-tashkalar-eyebrow-setup = לפני התור הראשון
web-tashkalar-eyebrow-actions = { $actions ->
        [0] תורכם, לא נותרו פעולות
        [one] תורכם, פעולה אחרונה
        [two] תורכם, נותרו שתי פעולות
       *[other] תורכם, נותרו { $actions } פעולות
    }
web-tashkalar-eyebrow-final = { $actions ->
        [0] סבב אחרון, לא נותרו פעולות
        [one] סבב אחרון, פעולה אחרונה
        [two] סבב אחרון, נותרו שתי פעולות
       *[other] סבב אחרון, נותרו { $actions } פעולות
    }
web-tashkalar-eyebrow-borrow = כלי אויב אחד יכול לעזור בזימון הבא
web-tashkalar-eyebrow-control = השליטה בידיכם בתור של { $name }
web-tashkalar-eyebrow-step = { $card }, תנועה { $step } מתוך { $most } לכל היותר
web-tashkalar-eyebrow-may = { $card }, לא חובה
web-tashkalar-eyebrow-must = { $card }, חובה
web-tashkalar-eyebrow-flare = הבזק, אינו עולה פעולה

## Questions
web-tashkalar-ask-turn = { $ready ->
        [0] געו במשבצת ריקה כדי להציב כלי.
        [one] הציבו כלי או זמנו יצור: קלף אחד מוכן.
        [two] הציבו כלי או זמנו יצור: שני קלפים מוכנים.
       *[other] הציבו כלי או זמנו יצור: { $ready } קלפים מוכנים.
    }
web-tashkalar-ask-turn-plain = הציבו כלי או זמנו יצור.
web-tashkalar-ask-turn-lift = לא נשאר כלי במאגר שלכם. געו בכלי שלכם כדי להציב אותו מחדש.
web-tashkalar-ask-target = געו במשבצת שבה יופיע היצור { $card }
web-tashkalar-ask-compare = עם מי משווים?
web-tashkalar-ask-goal = געו במשבצת היעד מ־{ $square }
web-tashkalar-ask-claim = השלימו משימה או סיימו את התור
web-tashkalar-ask-return = געו בקלפים כדי להניח אותם בתחתית החפיסות שלהם, או שמרו את השאר
web-tashkalar-ask-colour-of = איזה צבע יעמוד ב־{ $square }?

## What the filled button would do
web-tashkalar-do-place = הצבת כלי ב־{ $square }
web-tashkalar-do-summon = זימון { $card } אל { $square }
web-tashkalar-do-summon-destroy = { $victim ->
        [1] זימון { $card } אל { $square } והשמדת הכלי הפשוט שם
        [2] זימון { $card } אל { $square } והשמדת הכלי ההרואי שם
       *[other] זימון { $card } אל { $square } והשמדת הכלי האגדי שם
    }
web-tashkalar-do-summon-own = זימון { $card } אל { $square } במקום כלי שלכם
web-tashkalar-do-summon-improvised = זימון { $card } אל { $square } בעזרת { $borrowed }. הסמן שלכם מתהפך: { $colour }.
web-tashkalar-do-summon-borrowed = זימון { $card } אל { $square } בעזרת כלי האויב שב־{ $borrowed }
web-tashkalar-do-move = תנועה מ־{ $start } אל { $end }
web-tashkalar-do-move-destroy = { $victim ->
        [1] תנועה אל { $end } והשמדת הכלי הפשוט
        [2] תנועה אל { $end } והשמדת הכלי ההרואי
       *[other] תנועה אל { $end } והשמדת הכלי האגדי
    }
web-tashkalar-do-move-own = תנועה אל { $end } והשמדת כלי שלכם
web-tashkalar-do-leap = קפיצה מ־{ $start } אל { $end }
web-tashkalar-do-leap-destroy = { $victim ->
        [1] קפיצה אל { $end } והשמדת הכלי הפשוט
        [2] קפיצה אל { $end } והשמדת הכלי ההרואי
       *[other] קפיצה אל { $end } והשמדת הכלי האגדי
    }
web-tashkalar-do-leap-own = קפיצה אל { $end } והשמדת כלי שלכם
web-tashkalar-do-discard = זריקת { $card }
web-tashkalar-do-discard-idle = אי אפשר לזמן כעת את הקלף { $card }. לזרוק אותו?
web-tashkalar-do-flare = { $halves ->
        [1] הפעלת החצי העליון, בהשוואה אל { $name }
        [2] הפעלת החצי התחתון, בהשוואה אל { $name }
       *[other] הפעלת שני החצאים, בהשוואה אל { $name }
    }
web-tashkalar-do-flare-point = { $halves ->
        [1] הפעלת החצי העליון. נקודה אחת עבור { $name }.
        [2] הפעלת החצי התחתון. נקודה אחת עבור { $name }.
       *[other] הפעלת שני החצאים. נקודה אחת עבור { $name }.
    }
web-tashkalar-do-claim = { $points ->
        [one] השלמת המשימה { $task } תמורת נקודה אחת
        [two] השלמת המשימה { $task } תמורת שתי נקודות
       *[other] השלמת המשימה { $task } תמורת { $points } נקודות
    }
web-tashkalar-do-end-points = { $points ->
        [one] סיום התור וצבירת נקודה אחת
        [two] סיום התור וצבירת שתי נקודות
       *[other] סיום התור וצבירת { $points } נקודות
    }

## Buttons
web-tashkalar-verb-place = הצבה
web-tashkalar-verb-summon = זימון
web-tashkalar-verb-lift = הרמה
web-tashkalar-verb-discard = זריקה
web-tashkalar-verb-return = לתחתית החפיסה
web-tashkalar-verb-done = שמירת השאר
web-tashkalar-verb-flare = הפעלת ההבזק
web-tashkalar-verb-pass = העברת השליטה, סופית
web-tashkalar-verb-end = סיום התור
web-tashkalar-verb-claim = השלמת משימה
web-tashkalar-verb-skip = דילוג
web-tashkalar-verb-stop = עצירה
web-tashkalar-verb-stop-on = עצירה ב־{ $square }
web-tashkalar-verb-destroy = השמדה
web-tashkalar-verb-upgrade = שדרוג
web-tashkalar-verb-downgrade = הורדה בדרגה
web-tashkalar-verb-convert = המרה
web-tashkalar-verb-choose = בחירה
web-tashkalar-verb-move = תנועה אל { $square }
web-tashkalar-verb-leap = קפיצה אל { $square }
web-tashkalar-verb-recall = לראש החפיסה
web-tashkalar-verb-school = בחירת האסכולה
web-tashkalar-verb-keep = שמירה
web-tashkalar-verb-start = מתחילים כך
web-tashkalar-verb-score = צבירת נקודה

## Chips
web-tashkalar-chip-ways = { $ways ->
        [one] { $card }, דרך אחת
        [two] { $card }, שתי דרכים
       *[other] { $card }, { $ways } דרכים
    }
web-tashkalar-chip-instead = זימון { $card } לכאן
web-tashkalar-chip-destroys = { $square }, עם השמדה
web-tashkalar-chip-flare = { $halves ->
        [1] { $name }, החצי העליון
        [2] { $name }, החצי התחתון
       *[other] { $name }, שני החצאים
    }
web-tashkalar-chip-task = { $points ->
        [one] { $task }, נקודה אחת
        [two] { $task }, שתי נקודות
       *[other] { $task }, { $points } נקודות
    }
web-tashkalar-chip-score = { $colour }, { $name }

## Cards
web-tashkalar-kind = { $rank ->
        [common] יצור פשוט
        [heroic] יצור הרואי
       *[legendary] אגדה
    }
web-tashkalar-ways = { $ways ->
        [one] דרך
        [two] דרכים
       *[other] דרכים
    }
web-tashkalar-ways-squares = { $ways ->
        [one] דרך אחת
        [two] שתי דרכים
       *[other] { $ways } דרכים
    }
web-tashkalar-on-squares = { $squares ->
        [one] במשבצת אחת
        [two] בשתי משבצות
       *[other] ב־{ $squares } משבצות
    }
web-tashkalar-improvised = באלתור
web-tashkalar-improvised-for = { $borrowed } עבור { $square }
web-tashkalar-improvised-onto = { $square }, זימון אליה
web-tashkalar-short-one = פותח { $ways }
web-tashkalar-short-many = { $squares ->
        [one] משבצת אחת
        [two] שתי משבצות
       *[other] { $squares } משבצות
    }
web-tashkalar-short-told = { $squares ->
        [one] כלי אחד ב־{ $square } היה פותח אותו
        [two] עוד כלי אחד היה פותח אותו, בשתי משבצות
       *[other] עוד כלי אחד היה פותח אותו, ב־{ $squares } משבצות
    }
web-tashkalar-no-way = אין דרך כעת
web-tashkalar-turns = כל סיבוב או תמונת ראי
web-tashkalar-here = כאן
web-tashkalar-nowhere = בשום מקום
web-tashkalar-played-by = בידי { $name }
web-tashkalar-card-name = { $state ->
        [none] { $card }, { $kind }
       *[other] { $card }, { $kind }, { $state }
    }
web-tashkalar-returned = בתחתית החפיסות

## Flares
web-tashkalar-flare = הבזק
web-tashkalar-flare-wakes = פעיל כשהיתרון של { $name } הוא
web-tashkalar-flare-wakes-any = פעיל כשהיתרון של יריב הוא
web-tashkalar-flare-upgraded = משודרגים
web-tashkalar-flare-pieces = כלים
web-tashkalar-flare-lead = { $have } מתוך { $need }
web-tashkalar-flare-ready = { $halves ->
        [1] החצי העליון פועל כעת
        [2] החצי התחתון פועל כעת
       *[other] שני החצאים פועלים כעת
    }
web-tashkalar-flare-cost = אינו עולה פעולה.
web-tashkalar-flare-point = אינו עולה פעולה. נקודה אחת עבור { $name }.
web-tashkalar-flare-point-in = אינו עולה פעולה. נקודה אחת עבור { $name } בצבע { $colour }.
web-tashkalar-flare-upper = עליון, יתרון של { $need } משודרגים:
web-tashkalar-flare-lower = תחתון, יתרון של { $need } כלים:
web-tashkalar-flare-column-upgraded = משודרגים, { $need }
web-tashkalar-flare-column-pieces = כלים, { $need }
web-tashkalar-flare-met = מתקיים

## Tasks
web-tashkalar-tasks = משימות
web-tashkalar-tasks-claim = משימה אחת בכל תור
web-tashkalar-task-met = מתקיימת:
web-tashkalar-task-next = הבאה, עדיין אי אפשר להשלים
web-tashkalar-task-points = { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }
web-tashkalar-need-destroyed = { $have } מתוך { $need } הושמדו בתור זה
web-tashkalar-need-destroyed-upgraded = מהם { $have } מתוך { $need } משודרגים
web-tashkalar-need-legendary-destroyed = { $need ->
        [1] { $have } מתוך אגדי אחד הושמדו בתור זה
       *[other] { $have } מתוך { $need } הרואיים הושמדו בתור זה
    }
web-tashkalar-need-pieces = { $have } מתוך { $need } כלים
web-tashkalar-need-upgraded = { $have } מתוך { $need } משודרגים
web-tashkalar-need-legendary = { $have } מתוך { $need } אגדיים
web-tashkalar-need-red = משבצות אדומות { $mine } : { $theirs }
web-tashkalar-need-green = משבצות ירוקות { $mine } : { $theirs }
web-tashkalar-need-summoned = { $have } מתוך { $need } זומנו בתור זה
web-tashkalar-need-summoned-red = { $have } מתוך { $need } במשבצות אדומות
web-tashkalar-need-summoned-green = { $have } מתוך { $need } במשבצות ירוקות
web-tashkalar-need-summoned-colored = { $have } מתוך { $need } במשבצות צבעוניות
web-tashkalar-need-summoned-legends = { $have } מתוך { $need } אגדות
web-tashkalar-need-cross = { $have } מתוך { $need } משבצות של צלב
web-tashkalar-need-lead = הקו הטוב ביותר: יתרון { $have } מתוך { $need }
web-tashkalar-need-falling = אלכסון יורד { $have } מתוך { $need }
web-tashkalar-need-rising = אלכסון עולה { $have } מתוך { $need }
web-tashkalar-need-chain = { $have ->
        [0] עדיין לא מחוברת
       *[other] מחוברת
    }
web-tashkalar-need-around = { $have } מתוך { $need } סביב כלי אויב אחד
web-tashkalar-need-isolated = { $have ->
        [0] אין כלי אויב מבודד
       *[other] יש כלי אויב מבודד
    }

## The tally of the turn
web-tashkalar-tally = הושמדו בתור זה
web-tashkalar-tally-none = עדיין לא הושמד דבר בתור זה.
web-tashkalar-tally-pieces = { $colour }: { $pieces }
web-tashkalar-tally-common = פשוטים { $count }
web-tashkalar-tally-heroic = הרואיים { $count }
web-tashkalar-tally-legendary = אגדיים { $count }
web-tashkalar-tally-points = { $points ->
        [one] מביא נקודה אחת
        [two] מביא שתי נקודות
       *[other] מביא { $points } נקודות
    }
web-tashkalar-tally-nothing = עדיין לא מביא נקודה
web-tashkalar-tally-singles = כלים פשוטים בודדים: נקודה אחת בצבע שתבחרו
web-tashkalar-tally-preview = { $points ->
        [one] זה יביא נקודה אחת בסך הכול.
        [two] זה יביא שתי נקודות בסך הכול.
       *[other] זה יביא { $points } נקודות בסך הכול.
    }

## Setup
web-tashkalar-schools = אסכולות
web-tashkalar-schools-open = { $schools ->
        [one] אסכולה אחת פנויה
        [two] שתי אסכולות פנויות
       *[other] { $schools } אסכולות פנויות
    }
web-tashkalar-school-taken = כבר אצל { $name }
web-tashkalar-draft = הקלפים לבחירתכם
web-tashkalar-draft-kept = נשמרו { $kept } מתוך 18
web-tashkalar-kept = נשמרו לחפיסה שלכם

## The board in words
web-tashkalar-square-red = אדומה
web-tashkalar-square-green = ירוקה
web-tashkalar-square-plain = רגילה
web-tashkalar-square-central = { $ground }, מרכז
web-tashkalar-square-empty = ריקה
web-tashkalar-square-own = כלי { $rank } שלכם
web-tashkalar-square-of = כלי { $rank }, { $colour }
web-tashkalar-state-target = { $ways ->
        [one] יעד של { $card }, דרך אחת
        [two] יעד של { $card }, שתי דרכים
       *[other] יעד של { $card }, { $ways } דרכים
    }
web-tashkalar-state-destroyed = יושמד
web-tashkalar-state-used = בשימוש עבור { $card }
web-tashkalar-state-possible = אפשר לבחור
web-tashkalar-state-chosen = נבחר
web-tashkalar-state-short = כלי אחד כאן פותח את { $card }

## The table in words
web-tashkalar-told-turn = התור של { $name }, { $actions ->
        [0] לא נותרו פעולות
        [one] נותרה פעולה אחת
        [two] נותרו שתי פעולות
       *[other] נותרו { $actions } פעולות
    }.
web-tashkalar-told-seat = { $name }, { $colour }: { $points } מתוך { $goal }.
web-tashkalar-told-seat-melee = { $name }, { $colour }: { $scores }.
web-tashkalar-told-pieces = כלים בצבע { $colour }: { $pieces }.
web-tashkalar-told-no-pieces = אין בלוח כלים בצבע { $colour }.
web-tashkalar-told-task = המשימה { $task }, { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }: { $progress }.
web-tashkalar-told-hand = היד שלכם: { $cards }.
web-tashkalar-told-card = { $ways ->
        [0] { $card }
        [one] { $card }, דרך אחת
        [two] { $card }, שתי דרכים
       *[other] { $card }, { $ways } דרכים
    }

# The usual case of tashkalar-log-placed: a common piece of one’s own.
web-tashkalar-log-placed = { $seat }: כלי חדש ב־{ $square }.

## The end of a match

web-tashkalar-count-destroyed = כלים שהושמדו
web-tashkalar-count-legend = אגדות שזומנו
web-tashkalar-count-flare = הבזקים של היריב
web-tashkalar-count-standing = כלים אגדיים בזירה
web-tashkalar-count-pending = יצורים ממתינים
web-tashkalar-count-in = נגד { $colour }
web-tashkalar-count-lowest = הנמוך ביותר קובע
web-tashkalar-race = נקודות, תור אחר תור
web-tashkalar-tie-upgraded = שוויון בנקודות; מכריעים יותר כלים משודרגים על הלוח.
web-tashkalar-tie-pieces = שוויון בנקודות ובכלים המשודרגים; מכריעים יותר כלים על הלוח.
web-tashkalar-deed-turn = תור { $number }

## What lies open before a player
web-tashkalar-frozen = קפוא
    .about = בתור שלכם אפשר להפשיר את הקלף הזה ללא פעולה, לפני כל פעולה או אחריה. ההשפעה הקפואה שלו מתבצעת, ואחריה הקלף נזרק. רק קלף אחד יכול לשכב קפוא.
web-tashkalar-pending = ממתין
    .about = השפעת העיוות שלו הופעלה. זמנו את היצור הזה לפני סוף המשחק: אם יישאר ממתין, יורדות שתי נקודות. הוא נחשב לאחד משלושת היצורים שלכם, ועד שילך אי אפשר להפעיל השפעת עיוות אחרת.
web-tashkalar-stored = שמור: { $colour }, { $rank }
    .about = הכלי הזה מונח על סוחר הזמן. הוא חוזר כשהסוחר מזומן; עד אז אינו בלוח ואינו במאגר.
web-tashkalar-gateway = השער ב־{ $square }
    .about = הכלי המסומן הוא השער: יצורים רבים של תהום הריק פועלים סביבו. הוא זז עם הכלי שלו, ונעלם כשהכלי מושמד, מומר או נעשה אגדי.
web-tashkalar-fewer = { $count ->
        [one] פעולה אחת פחות בתור הבא
        [two] שתי פעולות פחות בתור הבא
       *[other] { $count } פעולות פחות בתור הבא
    }
    .about = זקיף כפור העד מוריד פעולה מהתור הבא של הצד הזה.
web-tashkalar-removed = { $count ->
        [one] כלי אחד מחוץ למשחק
        [two] שני כלים מחוץ למשחק
       *[other] { $count } כלים מחוץ למשחק
    }
    .about = מביא המוות הוציא אותו: הוא לא יחזור למאגר.
web-tashkalar-note-frozen = קפוא: { $card }
web-tashkalar-note-pending = ממתין: { $card }, בסוף {"\u200E"}−2
web-tashkalar-square-gateway = { $piece }, השער
web-tashkalar-told-frozen = קלף קפוא של { $name }: { $card }.
web-tashkalar-told-pending = יצור ממתין של { $name }: { $card }; שתי נקודות פחות אם לא יזומן.
web-tashkalar-eyebrow-possessed = צבע התבנית הבאה שלכם: { $colour }
web-tashkalar-eyebrow-blanks = { $count ->
        [one] משבצת ריקה אחת יכולה להיחשב כלי פשוט שלכם
        [two] עד שתי משבצות ריקות יכולות להיחשב כלים פשוטים שלכם
       *[other] עד { $count } משבצות ריקות יכולות להיחשב כלים פשוטים שלכם
    }
web-tashkalar-do-summon-thawing = זימון { $card } אל { $square } בעזרת כלי האויב שב־{ $borrowed }, תוך הפשרת { $frozen }
web-tashkalar-verb-thaw = הפשרה
web-tashkalar-verb-freeze = להשאיר קפוא
web-tashkalar-verb-take = להניח קפוא
web-tashkalar-verb-warp = השפעת העיוות
web-tashkalar-verb-copy = השפעת העיוות
web-tashkalar-verb-take-up = החזרה ליד
web-tashkalar-verb-swap = החלפה
web-tashkalar-verb-gateway = לשער
web-tashkalar-verb-store = שמירה
