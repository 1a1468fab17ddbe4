# הזמן בשולחן, ומה שמסכימים עליו לצד המשחק.

## השעון של השולחן
web-set-over = כשהזמן נגמר
web-clock-choice = { $time } לבחירה
web-clock-turn = { $time } לתור
web-clock-bank = { $time } + { $more } לתור
web-clock-bank-only = { $time } בסך הכול
web-clock-over-bot = בוט ממשיך במקום
web-clock-over-lose = הפסד במשחק
web-clock-over-nothing = כלום (ידידותי)
web-clock-over-choose = בוט בוחר

## הזמן בשולחן
web-time-days = { $days } ימ׳ { $hours } שע׳
web-time-left = נותרו { $time }
web-time-on-vacation = בחופשה
web-time-late-eyebrow = הזמן נגמר
web-time-late-own = הזמן שלכם נגמר. כולם יודעים; עדיין אפשר לשחק.
web-time-short = הזמן שלכם עומד להיגמר.
web-time-pause-eyebrow = הפסקה
web-time-paused = השעון עומד עד שמישהו ממשיך.
web-time-go-on = המשך
web-time-seat-taken = בוט משחק כאן
web-time-taken-eyebrow = בוט במקומכם
web-time-taken = בוט משחק במקומכם. אפשר לחזור בכל רגע.
web-time-taken-for-good = בוט משחק במקומכם עד הסוף, כפי שסוכם בשולחן הזה.
web-time-return = חזרה למשחק
web-time-seat-bot = הושבת בוט
web-time-claim = דרישת הניצחון
web-time-claim-sure = כן, דרישת הניצחון
web-time-wait = המתנה
web-time-vacation = חופשה ({ $days ->
        [one] נותר יום אחד
        [two] נותרו יומיים
       *[other] נותרו { $days } ימים
    })
web-time-vacation-end = סיום החופשה

## הצעות
web-time-propose-back = הצעה: ביטול הבחירה האחרונה שלי
web-time-propose-back-to = הצעה: חזרה למהלך { $at }
web-time-propose-end = הצעה: סיום בלי מנצחים
web-time-propose-pause = הצעה: הפסקה
web-time-asked = השאלה אליכם
web-time-waits-for = ממתינים לתשובה של { $names }
web-time-agree = הסכמה
web-time-decline = סירוב
web-time-withdraw = משיכת ההצעה
web-time-proposed-back = הצעה של { $name }: ביטול של { $count ->
        [one] בחירה אחת
        [two] שתי בחירות
       *[other] { $count } בחירות
    }. מה שנראה כבר ידוע.
web-time-proposed-end = הצעה של { $name }: לסיים את המשחק בלי מנצחים.
web-time-proposed-pause = הצעה של { $name }: הפסקה.
web-time-own-back = הצעתם לבטל { $count ->
        [one] בחירה אחת
        [two] שתי בחירות
       *[other] { $count } בחירות
    }.
web-time-own-end = הצעתם לסיים את המשחק בלי מנצחים.
web-time-own-pause = הצעתם הפסקה.

## ביומן
web-notice-late-lose = הזמן של { $name } נגמר: הפסד.
web-notice-late-bot = הזמן של { $name } נגמר. בוט ממשיך במקום.
web-notice-late-nothing = הזמן של { $name } נגמר.
web-notice-claimed-win = { $other }: היעדרות ממושכת. { $name }: דרישת הניצחון.
web-notice-claimed-bot = { $other }: היעדרות ממושכת. בוט הושב במקום, { $name }.
web-notice-returned = { $name }: חזרה למשחק.
web-notice-vacation = { $name }: יציאה לחופשה.
web-notice-vacation-over = { $name }: החופשה נגמרה.
web-notice-pause = הפסקה בהסכמת כולם (הצעה של { $name }).
web-notice-resumed = { $name }: המשחק נמשך והשעון רץ.
web-notice-end = כולם הסכימו לסיים בלי מנצחים (הצעה של { $name }).
web-notice-back = { $name }: חזרה בהסכמה למהלך { $at }, ביטול של { $count ->
        [one] בחירה אחת
        [two] שתי בחירות
       *[other] { $count } בחירות
    }. מה שנראה בינתיים נשאר ידוע.
web-notice-declined-back = { $name }: סירוב לביטול.
web-notice-declined-end = { $name }: סירוב לסיום.
web-notice-declined-pause = { $name }: סירוב להפסקה.
web-notice-withdrawn-back = { $name }: הצעת הביטול נמשכה.
web-notice-withdrawn-end = { $name }: הצעת הסיום נמשכה.
web-notice-withdrawn-pause = { $name }: הצעת ההפסקה נמשכה.

## סופים שאינם בכללי המשחק
web-table-over-time = הזמן של { $seat } נגמר.
web-table-over-claimed = היעדרות ממושכת: { $seat }.
web-table-over-agreed = אין מנצחים: כולם הסכימו לסיים את המשחק.
web-time-over-bot = בחירות של בוט: { $count }

## מה שלא התאפשר
web-time-trouble-proposed = הצעה אחרת עדיין פתוחה.
web-time-trouble-not-proposed = ההצעה כבר אינה בתוקף.
web-time-trouble-cannot-go-back = אין לאן לחזור.
web-time-trouble-not-away = מי שממתינים לו כאן, או שיש לו זמן לכך.
web-time-trouble-too-soon = המתינו עוד קצת.
web-time-trouble-taken-over = בוט יושב במקומכם. קודם חזרו למשחק.
web-time-trouble-no-vacation = אין ימי חופשה.
