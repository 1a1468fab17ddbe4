### The table in the browser: bar, seats, log, chat, replay, waiting, rules

## Title of the browser's tab
web-table-title = { $title } · Rulebound
web-table-title-yours = תורכם · { $title } · Rulebound

## Top bar
web-table-home = Rulebound, אל הלובי
web-table-tools = שולחן
# "Bridge, hand 7 of 12": a game with its form, and where the match is.
web-table-where = { $kind }, { $form }
web-table-where-finished = { $kind }, הסתיים
web-table-watching = { $count ->
        [one] צופה אחד
        [two] שני צופים
       *[other] { $count } צופים
    }
web-table-watchers = מי צופה
web-table-invite = הזמנה
web-table-rules = חוקים
web-table-goal = המטרה
web-table-more = עוד
web-table-record = הורדת ההקלטה
web-table-record-failed = אי אפשר היה להביא את ההקלטה.
web-table-copied = הקישור הועתק.
web-table-copy-move = העתקת קישור למהלך { $at }
web-table-my-seat = העתקת הקישור למושב שלי
    .note = למכשיר אחר. מי שהקישור בידיו משחק במקומכם.
web-table-notify = הודעה כשמגיע תורי
web-table-parent = המשחק שלפני זה
web-table-lobby = לובי

## Regions, for people who cannot see them
web-table-decision = ההחלטה שלכם
web-table-board = לוח
web-table-hand = יד
web-table-strip = במבט אחד
web-table-side = ליד הלוח
web-table-rail = שחקנים
web-table-rail-open = הצגת השחקנים והיומן
web-table-drawer = מתחת ללוח
web-table-drawer-up = משיכה למעלה
web-table-drawer-down = דחיפה למטה
web-table-log-and-chat = יומן וצ׳אט

## The bar: your turn
web-table-your-turn = תורכם
web-table-your-move = תורכם לבחור
web-table-clock = הזמן שנותר
web-table-back = חזרה
web-table-undo = ביטול
# $what is a choice: "Place a piece on f3".
web-table-undo-what = ביטול: { $what }
# $why is one of the next three.
web-table-undo-why = אי אפשר לבטל: { $why }
web-table-undo-nothing = עדיין אין מה לבטל
web-table-undo-not = כבר מאוחר מדי
web-table-undo-never = לא בשולחן הזה
web-table-undo-hold = לחיצה ארוכה חוזרת לתחילת התור.
web-table-way = דרך { $number } מתוך { $count }
web-table-way-less = הדרך הקודמת
web-table-way-more = הדרך הבאה
web-table-step-less = פחות
web-table-step-more = יותר
# A chip that opens a list of everything that can be touched.
web-table-list = { $count ->
        [one] אפשרות אחת
        [two] שתי האפשרויות
       *[other] כל { $count } האפשרויות
    }
web-table-final = אי אפשר לבטל
# What a screen reader says when the question changes.
web-table-spoken = { $eyebrow } { $question } { $count ->
        [one] אפשרות אחת.
        [two] שתי אפשרויות.
       *[other] { $count } אפשרויות.
    }
web-table-sure = בטוחים?
web-table-sure-what = { $what }?
web-table-sure-no = לא, ממשיכים לשחק

## The bar: somebody else's turn
web-table-waiting = השולחן ממתין
web-table-chooses = ממתינים לבחירה של { $name }
web-table-thinks = { $name } חושב
# A decision of one’s own that is made as one has settled before.
web-table-answered = ממשיכים במקומכם
# What others did is shown before the next question.
web-table-staged = זה עתה קרה
web-table-step = הצעד הבא
web-table-skip = דילוג
web-table-tempo = באיזו מהירות מוצגים מעשי האחרים
web-table-tempo-step = צעד־צעד
web-table-tempo-slow = לאט
web-table-tempo-normal = רגיל
web-table-tempo-fast = מהר
web-table-key-space = Space
web-table-stuck = { $name } נתקע
web-table-wake = להעיר את הבוט
web-table-another-bot = בוט אחר
web-table-nudge = תזכורת
web-table-nudged = שאלה מאת { $name }: אתם כאן?
web-table-watching-now = אתם צופים
# $strength is a bot's strength, such as "Steady".
web-table-bot = בוט, { $strength }
# What a bot is called: the only one at a table, or one of several, by its seat.
web-table-bot-only = בוט
web-table-bot-number = בוט { $number }
web-table-player-number = שחקן { $number }
web-table-away = לא כאן מאז { $time }

## Connection
web-table-coming = השולחן נטען …
web-table-reconnecting = מתחברים מחדש
web-table-lost = אין חיבור מאז { $time }
web-table-kept = תורכם, הכול נשמר כפי שהיה
web-table-missed = { $count ->
        [one] מהלך אחד מאז
        [two] שני מהלכים מאז
       *[other] { $count } מהלכים מאז
    }
web-table-missed-look = הצגת המהלכים
web-table-no-watching = השולחן הזה אינו פתוח לצופים.
web-table-outdated-eyebrow = כללים ישנים · מהלך { $count }
web-table-outdated = הכללים השתנו מאז שהמשחק הזה התחיל. עדיין אפשר לקרוא אותו כאן, אבל אי אפשר להמשיך בו.
web-table-outdated-end = סיום המשחק
web-table-outdated-gone = המשחק הזה שוחק לפי כללים ישנים. נשארה ממנו רק ההקלטה.

## Refusals
web-table-trouble-stale = המשחק כבר התקדם.
web-table-trouble-no-connection = אין חיבור. דבר לא נשלח.
web-table-trouble-not-your-turn = זה לא תורכם.
web-table-trouble-illegal = אי אפשר לעשות זאת כעת.
web-table-trouble-cannot-undo = כבר אי אפשר לבטל זאת.
web-table-trouble-over = המשחק נגמר.
web-table-trouble-too-fast = זה היה מהיר מדי. המתינו רגע.
web-table-trouble-try-again = השרת לא הצליח לשמור זאת. נסו שוב.
web-table-trouble-seat-taken = הכיסא הזה כבר נתפס.
web-table-trouble-not-open = המשחק כבר התחיל.
web-table-trouble-other = השרת לא התיר זאת.

## The end
web-table-over-eyebrow = { $title }, { $count ->
        [one] בחירה אחת
        [two] שתי בחירות
       *[other] { $count } בחירות
    }
web-table-over-you = ניצחתם.
web-table-over-you-and = ניצחתם יחד עם { $names }.
web-table-over-others = ניצחון: { $names }.
web-table-over-lost = הפסדתם.
web-table-over-lost-other = הפסד: { $name }.
web-table-over-draw = אין מנצחים: תיקו.
web-table-over-rules = אין מנצחים: הכללים השתנו ואי אפשר היה להמשיך במשחק.
web-table-over-all-lost = כולם מפסידים.
web-table-rematch = משחק גומלין
web-table-rematch-by = בקשה למשחק גומלין מאת { $names }.
web-table-rematch-waiting = ממתינים להסכמה של { $names }
web-table-rematch-back = ביטול הבקשה
web-table-rematch-go = אל משחק הגומלין

## Seats
web-table-you = אתם
# $sub is a side, a strength or "away since 21:14".
web-table-seat = { $name }, { $sub }, ניקוד { $score }
web-table-seat-side = { $side }, { $bot }
web-table-seat-stuck = הבוט נתקע

## Log
web-table-log = יומן
web-table-log-empty = עדיין לא קרה דבר.
# A line of the log for people who cannot see the mark before it.
web-table-log-line = { $name }: { $said }

## Replay
web-table-replay = צפייה חוזרת
web-table-live = שידור חי
web-table-arrived = המשחק התקדם.
web-table-move = מהלך { $at } מתוך { $total }
web-table-move-short = { $at } מתוך { $total }
web-table-move-none = לפני המהלך הראשון
web-table-transport = צעד והרצה
web-table-first = להתחלה
web-table-previous = מהלך אחד אחורה
web-table-play = הרצה
web-table-pause = השהיה
web-table-next = מהלך אחד קדימה
web-table-last = לסוף
web-table-speed = מהלכים בשנייה
web-table-speed-of = { $speed ->
        [one] מהלך אחד בשנייה
        [two] שני מהלכים בשנייה
       *[other] { $speed } מהלכים בשנייה
    }
web-table-to-table = חזרה לשולחן
web-table-to-result = חזרה לתוצאה
web-table-seen-by = נקודת מבט
web-table-seen-open = המשחק נגמר, ולכן אפשר לראות את הקלפים של כולם.
web-table-watcher = צופה
web-table-play-on = המשך משחק מכאן
web-table-play-on-title = המשך משחק ממהלך { $at }
web-table-play-on-note = שולחן חדש מתחיל מהמצב הזה. המשחק שהסתיים נשאר כפי שהוא. ההקלטה שלו מגלה מה עוד יישלף, ולכן שאר המקומות שמורים לבוטים.
web-table-play-on-go = פתיחת השולחן
web-table-sitter-me = המקום שלי כאן
web-table-sitter-open = אדם, באמצעות קישור

## Chat
web-table-chat = צ׳אט
web-table-chat-empty = עדיין לא נאמר דבר.
web-table-chat-news = חדש
web-table-say = לומר משהו
web-table-send = שליחה
web-table-mute = השתקה
web-table-muted = ההודעות של { $name } מוסתרות.
web-table-unmute = הצגה מחדש
web-table-phrases = משפטים מוכנים
web-table-phrase-hello = שלום
web-table-phrase-luck = בהצלחה
web-table-phrase-nice = יפה שיחקתם
web-table-phrase-moment = רגע אחד, בבקשה
web-table-phrase-thanks = תודה על המשחק
web-table-phrase-again = נשחק שוב?

## Explaining
web-table-why-nothing = אי אפשר להשתמש בזה כעת. אפשר לגעת במה שזוהר.
web-table-why-not-now = זה לא תורכם.
web-table-instead = אפשרי כעת:
web-table-chapter-of = כלל { $rule }, פתיחת הפרק
web-table-rules-search = חיפוש בחוקים
web-table-rules-none = אין פרק שמזכיר ״{ $words }״.
web-table-rules-found = פרקים עם המילים האלה: { $count }.
web-table-describe = תיאור השולחן

## Keys
web-table-keys = מקשים
web-table-keys-off = מקשי אותיות, ספרות וסימנים כבויים בהגדרות שלכם.
web-table-key-tab = האזור הבא; עם Shift הקודם
web-table-key-arrows = תזוזה על הלוח או ביד
web-table-key-shift-arrows = הדבר הבא בכיוון הזה שאפשר לגעת בו
web-table-key-glowing = הדבר הקודם והבא שאפשר לגעת בו
web-table-key-enter = נגיעה בדבר שבמיקוד, או מה שהכפתור אומר; גם Space
web-table-key-escape = שחרור הבחירה האחרונה; סגירת מה שלמעלה
web-table-key-undo = ביטול
web-table-key-undo-turn = ביטול עד תחילת התור
web-table-key-chips = האפשרויות שבסרגל
web-table-key-prepare = הכנת קלפים לפני התקפה
web-table-key-stop = עצירה, ויתור או סיום
web-table-key-ways = הדרך הקודמת והבאה; פחות ויותר
web-table-key-decision = אל ההחלטה
web-table-key-board = אל הלוח
web-table-key-hand = אל היד
web-table-key-log = אל היומן
web-table-key-chat = אל הצ׳אט
web-table-key-rules = חוקים על הדבר שבמיקוד
web-table-key-describe = תיאור השולחן
web-table-key-keys = כל המקשים

## A table with empty chairs
web-table-chairs = { $count ->
        [one] כיסא אחד פנוי
        [two] שני כיסאות פנויים
       *[other] { $count } כיסאות פנויים
    }
    .note = המשחק מתחיל כשהכיסא האחרון נתפס.
web-table-starting = המשחק מתחיל
web-table-chair = כיסא { $number }
web-table-chair-open = פנוי
web-table-sit = הצטרפות כאן
web-table-put-bot = להושיב כאן בוט
web-table-clear = פינוי הכיסא
web-table-leave = לקום מהשולחן
web-table-copy-link = העתקת הקישור
web-table-close-table = סגירת השולחן

## Lengths of time
web-table-seconds = { $seconds } שנ׳
web-table-minutes = { $minutes } דק׳ { $seconds } שנ׳
web-table-hours = { $hours } שע׳ { $minutes } דק׳

web-table-stands-in = בוט משחק במקום { $name }
web-table-stands-in-eyebrow = הושאר לבוט
web-table-stood-in = על ידי בוט
web-table-in-place = הבוט ({ $name })
web-table-trouble-stood-in = בוט משחק במקומך; יש לעצור אותו קודם.

## Hints
web-table-hint = רמז
web-table-hint-label = רמז: { $why }
web-table-hint-close = סגירת הרמז
web-table-hint-left = { $count ->
        [0] לא נותרו
        [one] נותר 1
        [two] נותרו 2
       *[other] נותרו { $count }
    }
web-table-hint-only-one = יש רק אפשרות אחת
web-table-hint-used = אין עוד רמזים בסיבוב הזה
web-table-hint-thinking = הבוט חושב …
web-table-hint-failed = אין רמז הפעם
web-table-hint-in-100 = מתוך 100
web-table-hint-about = סיכוי לנצח לפי מה שאתם יודעים. משחקים: { $samples }. פלוס מינוס { $within }.
web-table-hint-round = הסיבוב הזה
web-table-hint-seen = האחרים רואים שביקשתם, לא מה שקראתם.
web-table-hint-asked = { $name }: בקשת רמז.
web-table-key-hint = בקשת רמז, סגירתו
web-table-key-played = בניתוח: מה ששוחק או הטוב יותר
web-table-key-note = הערה למהלך המוצג

## Analysis of a finished match
web-table-analysis = ניתוח
web-table-analysis-start = שהבוט יקרא את המשחק, בערך דקה
web-table-analysis-none = עדיין אין ניתוח.
web-table-analysis-refused = אי אפשר לנתח את המשחק הזה.
web-table-analysis-not-yet = הבוט עדיין לא הגיע לבחירה הזאת.
web-table-analysis-nothing-here = כאן לא היה בין מה לבחור.
web-table-analysis-reads = הבוט קורא את המשחק
web-table-analysis-far = { $known } מתוך { $total }
web-table-analysis-stopped = הבוט עצר בבחירה { $number }.
web-table-analysis-go-on = המשך
web-table-analysis-move = מהלך { $at } מתוך { $total }
web-table-analysis-place = מהלך { $at } מתוך { $total }, סיכוי לנצח { $percent } אחוזים
web-table-analysis-curve = הסיכוי לנצח לאורך המשחק
web-table-analysis-shows = מה הלוח מראה
web-table-analysis-played = שוחק
web-table-analysis-better = טוב יותר
web-table-analysis-play-on = המשך
web-table-analysis-turning-before = נקודת המפנה הקודמת
web-table-analysis-turning-after = נקודת המפנה הבאה
web-table-analysis-instead = במקום מהלך { $number }
web-table-analysis-instead-tab = במקום
web-table-analysis-per-cent = סיכוי לנצח, באחוזים
web-table-analysis-was-played = שוחק
web-table-analysis-by = { $sign ->
        [more] {"\u200E"}+{ $by }
        [same] ±0
       *[less] {"\u200E"}−{ $by }
    }
web-table-analysis-line = צפוי:
web-table-analysis-about = לפי מה שהמושב ידע אז. משחקים: { $samples }. פלוס מינוס { $within }.
web-table-analysis-moves = מהלכים
web-table-analysis-turning = נקודות מפנה, { $count }
web-table-analysis-no-turning = אף בחירה לא ויתרה בוודאות על עשירית מהסיכוי לנצח.
web-table-analysis-worst = נקודת המפנה הייתה מהלך { $number }: ויתור על { $lost } אחוזים.
web-table-analysis-by-whom = מהלך { $number }, { $name }:
web-table-analysis-mark-best = הטוב ביותר בהרבה
web-table-analysis-mark-doubtful = מפוקפק
web-table-analysis-mark-bad = טעות

## Studying: notes of one’s own, branches, all hands

web-table-note = הערות
web-table-note-at = הערה למהלך { $number }
web-table-note-yours = רק אתם רואים אותה
web-table-note-write = כתיבת הערה
web-table-note-here = כאן יש הערה שלכם
web-table-note-also = גם במהלך
web-table-branches = הסתעפויות, { $count }
web-table-branch-going-on = עוד נמשך
web-table-branch-over = הסתיים
web-table-branch-won = ניצחון
web-table-branch-lost = הפסד
web-table-branch-drawn = תיקו
web-table-branch-from = ממהלך { $number }
web-table-branch-none = עדיין אין הסתעפויות. אפשר לבחור אפשרות אחרת ולהמשיך ממנה: השולחן שנפתח נשמר כאן.
web-table-play-on-begin = התחלה עם
web-table-all-hands = כל הידיים

## Watching

web-table-commentary = שידור
web-table-commentary-more = עוד { $count } ביומן
web-table-commentary-none = עדיין לא קרה דבר.
web-table-watch-standing = מי מוביל
web-table-watch-leads = ביתרון: { $name }, { $score } מול { $next }.
web-table-watch-level = שוויון, { $score }: { $names }.
web-table-watch-sees = אתם רואים את מה שעל השולחן, ולא את היד של אף אחד.
web-table-watch-late = הסרגל שליד הלוח מראה את המצב לפני { $turns } תורות, כדי שאיש לא ייעזר בו.
web-table-watch-chances = סיכויי הניצחון לפני { $turns } תורות
web-table-watch-again = שוב התור האחרון
web-table-watch-share = שיתוף השולחן
web-table-others = שולחנות אחרים
web-table-others-none = אין כרגע שולחן אחר שפתוח לצפייה.

## An invitation
web-invite-by = הזמנה מאת { $name }
web-invite-come = בואו לשחק: { $game }
web-invite-length = משך
web-invite-clock = שעון
web-invite-learn = קודם ללמוד, בחמש דקות
    .note = הקישור מחזיר לכאן.
web-invite-note = בלי חשבון ובלי התקנה.

## The end of a match

web-end-count = סיכום
web-end-course = המהלך
web-end-total = סך הכול
web-end-race = { $what }. בסוף: { $ends }
web-end-chance = הסיכוי שלכם לנצח
web-end-chance-of = הסיכוי לנצח של { $name }
web-end-reckoning = בחישוב, { $known } מתוך { $total }
web-end-decided = מה הכריע
web-end-deeds = מה הביא הכי הרבה
web-end-choice = בחירה { $number }
web-end-share = שיתוף
web-end-share-text = { $title }: { $result }
web-end-share-picture = השולחן בסוף. { $result }
web-end-share-send = שיתוף …
web-end-share-save = שמירת התמונה
web-end-share-link = העתקת הקישור
web-end-share-copy = העתקת הטקסט
web-table-key-end = אחרי הסוף: משחק גומלין, ניתוח, שיתוף
