### The web client: lobby, people, settings, pages

## Everywhere
web-ago-now = ממש עכשיו
web-ago-minutes = { $count ->
        [one] לפני דקה
        [two] לפני שתי דקות
       *[other] לפני { $count } דקות
    }
web-ago-hours = { $count ->
        [one] לפני שעה
        [two] לפני שעתיים
       *[other] לפני { $count } שעות
    }
web-ago-days = { $count ->
        [one] לפני יום
        [two] לפני יומיים
       *[other] לפני { $count } ימים
    }

web-name = Rulebound
web-skip = אל התוכן
web-close = סגירה
web-save = שמירה
web-saved = נשמר.
web-on = פועל
web-off = כבוי
web-try-now = לנסות עכשיו
web-loading = העמוד נטען …

## Header
web-nav = עמודים
web-nav-play = משחק
web-nav-mine = השולחנות שלי
web-nav-waiting = { $count ->
        [one] אחד ממתין לכם
        [two] שניים ממתינים לכם
       *[other] { $count } ממתינים לכם
    }
web-nav-replays = צפייה חוזרת
web-nav-learn = איך משחקים
web-nav-name = השם שלכם

## Your move
# A number of waiting tables in the title of the browser's tab.
web-title-waiting = ({ $count }) Rulebound
web-morning = בוקר טוב, { $name }.
    .guest = בוקר טוב.
web-day = צהריים טובים, { $name }.
    .guest = צהריים טובים.
web-evening = ערב טוב, { $name }.
    .guest = ערב טוב.
web-your-move = תורכם { $count ->
        [1] בשולחן אחד
        [2] בשני שולחנות
        [3] בשלושה שולחנות
        [4] בארבעה שולחנות
       *[other] ב־{ $count } שולחנות
    }.
web-waiting = שולחנות שממתינים לכם
# $ago is a time such as "12 minutes ago".
web-waits = עם { $others }, המהלך האחרון { $ago }
    .alone = משחק יחיד, המהלך האחרון { $ago }
web-waits-begun = עם { $others }: מתחיל { $kind }
    .alone = מתחיל { $kind }

## Games and tables
web-choose-game = בחירת משחק
web-tables = שולחנות
web-tab-open = שולחנות פתוחים, { $count }
web-tab-running = לצפייה, { $count }
web-tab-mine = השולחנות שלי, { $count }
web-only = רק { $game }
web-only-all = הצגת כל המשחקים
web-tables-more = עוד שולחנות
# "Chess, blitz": a game and its form.
web-row-kind = { $game }, { $form }
web-row-sit = הצטרפות
    .label = הצטרפות לשולחן { $title }
web-row-watch = צפייה
    .label = צפייה בשולחן { $title }
web-row-continue = המשך
    .label = המשך בשולחן { $title }
web-row-look = צפייה חוזרת
    .label = צפייה חוזרת בשולחן { $title }
web-row-waiting = ממתין לשחקנים
web-row-closed = סגור
# $ago is a time such as "2 days ago".
web-row-over = הסתיים { $ago }
web-row-yours = תורכם
web-row-theirs = התור של { $name }
web-empty-open = אין כעת שולחנות פתוחים
    .note = פתחו שולחן ושלחו את הקישור, או שחקו עכשיו נגד בוט.
web-empty-running = איש אינו משחק כעת בפומבי
    .note = פתחו שולחן שפתוח לכולם, או שחקו עכשיו נגד בוט.
web-empty-mine = אתם עדיין לא יושבים ליד שולחן
    .note = פתחו שולחן ושלחו את הקישור, או שחקו עכשיו נגד בוט.
web-play-bot = משחק נגד בוט
web-chair-open = { $count ->
        [one] כיסא פנוי
        [two] שני כיסאות פנויים
       *[other] { $count } כיסאות פנויים
    }
web-chair-gentle = { $count ->
        [one] בוט קל
        [two] שני בוטים קלים
       *[other] { $count } בוטים קלים
    }
web-chair-steady = { $count ->
        [one] בוט בינוני
        [two] שני בוטים בינוניים
       *[other] { $count } בוטים בינוניים
    }
web-chair-sharp = { $count ->
        [one] בוט חזק
        [two] שני בוטים חזקים
       *[other] { $count } בוטים חזקים
    }
web-bot-gentle = קל
web-bot-patient = סבלני
web-bot-steady = בינוני
web-bot-sharp = חזק
web-bot-pip = פיפ
web-bot-pip-line = מניח מה שנראה יפה, ומפספס כל איום שלישי.
web-bot-quill = קוויל
web-bot-quill-line = מתכדרר: שומר את כליו יחד וכמעט אינו תוקף.
web-bot-tock = טוק
web-bot-tock-line = אוסף כל מה שנוצץ: משימות, גבישים, מכרות.
web-bot-bram = ברם
web-bot-bram-line = מתבצר וסופר. לא מוותר על דבר.
web-bot-vesper = וספר
web-bot-vesper-line = אוהב הימורים נועזים. מנצח בנס, או לא מנצח כלל.
web-bot-ash = אש
web-bot-ash-line = משאיר לכם בכוונה את המשבצת הטובה.
web-bot-sable = סייבל
web-bot-sable-line = תוקף את מה שזה עתה בניתם.
web-bot-alder = אלדר
web-bot-alder-line = משחק את הסבב האחרון כבר מהמהלך הראשון.

## Set a table
web-set = שולחן חדש
web-set-open = פתיחת השולחן
web-set-friend = פתיחה עם חברים במושב { $seat } והעתקת הקישור
web-set-seats = מושבים
web-set-players = { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
web-set-teams = { $count ->
        [one] קבוצה אחת
        [two] שתי קבוצות
       *[other] { $count } קבוצות
    }
web-set-seat = מושב { $number }
web-set-side = צד { $number }
web-set-chosen = נבחרו { $count }
web-set-you = אתם
web-set-person = אדם
web-set-bot = בוט
web-set-strength = עוצמת הבוט
web-set-step = עוצמה { $step } מתוך { $steps }
web-set-public = כניסה
web-set-by-link = באמצעות קישור
web-set-for-all = לכולם
web-set-watching = צפייה
web-set-watching-yes = מותרת
web-set-watching-no = שחקנים בלבד
web-set-help-free = לפי רצון כל אחד
web-set-hints = רמזים
web-set-hints-usual = נגד בוטים
web-set-hints-yes = כן
web-set-hints-no = לא
web-set-clock = שעון
web-set-clock-none = בלי שעון
web-set-clock-seconds = { $count } שנ׳
web-set-clock-minutes = { $count } דק׳
web-set-clock-hours = { $count } שע׳
web-set-clock-days = { $count ->
        [one] יום אחד
        [two] יומיים
       *[other] { $count } ימים
    }
web-set-seed = גרעין אקראיות
web-set-seed-random = אקראי
web-set-seed-several = אקראי (משחקים גם אחרים)
web-set-more = יש עוד למטה
web-set-small-print = אפשרויות נוספות
web-set-title = שם השולחן
web-set-title-none = השולחן שלכם
web-set-title-usual = השולחן של { $name }
web-edition-line = אי אפשר לקרוא את הקובץ { $file }: שורה { $line } אינה מובנת.
web-edition-long = הקובץ { $file } ארוך מדי למהדורה.

## Who you are
web-who = מי אתם?
web-who-note = די בשם. הוא נשמר במכשיר הזה ומוצג ליד השולחן.
web-who-go = המשך
web-who-guest = המשך עם שם בלבד
web-who-account = יש לי חשבון
web-your-name = השם שלכם
web-account = אתם
web-account-in = אתם מחוברים בשם { $login }.
web-account-note = חשבון שומר את השם, ההגדרות והשולחנות שלכם בכל מכשיר.
web-account-new = יצירת חשבון חדש
web-account-login-note = התחברו כדי למצוא כאן את השם, ההגדרות והשולחנות שלכם.
web-login = שם משתמש
web-login-given = שם המשתמש שלכם
web-login-given-note = איתו ועם הסיסמה תתחברו במכשירים אחרים. שמרו אותו.
web-password = סיסמה
web-password-note = לפחות שמונה תווים. מומלץ לבחור שלוש או ארבע מילים שאין ביניהן קשר.
web-password-change = שינוי סיסמה
web-password-old = הסיסמה הנוכחית
web-password-new = סיסמה חדשה
web-password-save = שמירת הסיסמה החדשה
web-password-changed = הסיסמה שונתה. נותקתם מכל מקום אחר.
web-log-in = התחברות
web-log-out = התנתקות
web-register = יצירת החשבון
web-sessions = היכן אתם מחוברים
web-session-device = { $browser }, { $system }
web-session-unknown = מכשיר לא ידוע
web-session-current = המכשיר הזה
web-session-seen = שימוש אחרון: { $when }
web-session-end = התנתקות
web-session-end-of = התנתקות: { $device }
web-sessions-end = התנתקות מכל מקום אחר
web-sessions-ended = נותקתם משם.

## Settings
web-settings = הגדרות
web-settings-look = מראה והפעלה
web-language = שפה
web-theme = תאורה
web-theme-auto = כמו במערכת
web-theme-lamplight = אור מנורה
web-theme-daylight = אור יום
web-motion = הנפשה
web-motion-auto = כמו במערכת
web-motion-full = הכלים זזים
web-motion-reduced = דבר אינו זז
web-sound = צליל
web-volume = עוצמת הצליל
web-colours = צבעי השחקנים
    .note = צורות תמיד מבדילות בין השחקנים; צבעים נבדלים שונים זה מזה גם בבהירות.
web-colours-standard = כמודפס
web-colours-distinct = נבדלים
web-confirm = הבחירות שלכם
    .note = מה שאי אפשר לבטל תמיד ממתין לכפתור.
web-confirm-button = ממתינות לכפתור
web-confirm-touch = מתבצעות בנגיעה האחרונה
web-help = עזרה
    .note = שולחן יכול לקבוע את העזרה לכל השחקנים שלו.
web-help-full = מלאה
    .note = מציגה כל דרך לבחור, מה כמעט אפשרי, ותוצאות ודאיות.
web-help-legal = מהלכים מותרים
    .note = מציגה רק במה אפשר לגעת כעת.
web-help-table = שולחן
    .note = אינה מציגה דבר עד שנוגעים, כמו ליד שולחן אמיתי.
web-keys = מקשי אותיות
    .note = החיצים, Enter ו־Escape פועלים תמיד.

## Replays
web-replays = צפייה חוזרת
web-replays-note = משחקים שהסתיימו ופתוחים לכולם, וגם אלה שלכם.
web-replays-import = פתיחת הקלטת משחק
web-replays-import-note = גררו לכאן קובץ של משחק, או בחרו אותו. הוא ייפתח לצפייה חוזרת.
web-replays-choose = בחירת קובץ
web-replays-reading = המשחק משוחזר ונבדק.
web-replays-not-json = הקובץ { $file } אינו הקלטה של משחק.
web-replays-long = הקובץ { $file } ארוך מדי להקלטה.
web-replays-empty = עדיין אין משחקים שהסתיימו
    .note = שחקו משחק, או פתחו הקלטה מקובץ.

## Learn
web-guides = איך משחקים
web-guides-note = המדריך יושב איתכם ליד שולחן אמיתי. געו בדברים; הוא ממתין עד שתעשו כל צעד.
web-guide-start = התחלה
web-guide-table = המדריך
web-guide-start-game = התחלה עם המדריך
    .label = התחלה עם המדריך: { $game }
web-guide-rules = קריאת החוקים
    .label = קריאת החוקים: { $game }
web-guide-opening = המדריך מכין את השולחן.
web-guide-retry = ניסיון נוסף
web-guide-none = אין מדריך למשחק הזה.
web-rules-of = חוקים: { $game }
web-rules-contents = פרקים
web-rules-book = ספר החוקים המלא
web-rules-book-language = ספר החוקים כתוב באנגלית.
web-rules-short = החוקים בקצרה
web-rules-chapter = הפרק המלא
web-rules-unknown = אין כלל { $rule }.

## Credits
web-credits = קרדיטים
web-credits-icons = תמונות
web-credits-icons-note = נצבעו מחדש לשולחנות שלנו. ציירו אותן:
web-credits-fonts = גופנים
web-credits-fonts-note = כולם ברישיון SIL Open Font License 1.1.
web-credits-own = הלוחות, מסגרות הקלפים, הסימנים והדרגות הם ציורים שלנו. לא נעשה שימוש באיורים של מוציאים לאור.
web-credits-games = המשחקים
web-credits-games-note = אין קשר בין Rulebound לבין המוציאים לאור שלהם.

## When something is missing
web-nowhere = אין עמוד בכתובת הזאת
    .note = ייתכן שהוא עבר מקום, או שסוף הקישור אבד בדרך.
web-no-table = אין שולחן בכתובת הזאת
    .note = ייתכן שהשולחן נסגר בידי מי שפתח אותו, או שסוף הקישור אבד בדרך.
web-to-lobby = אל הלובי
web-paste = הדבקת קישור אחר
web-paste-go = מעבר לשם
web-paste-foreign = הקישור הזה מוביל לאתר אחר.
web-stopped = העמוד הזה נעצר
    .note = השולחן בטוח: כל בחירה נשמרה לפני שהוצגה. טענו מחדש כדי לשבת שוב היכן שהייתם.
web-stopped-reload = טעינה מחדש
web-stopped-copy = העתקת הדוח
web-stopped-copied = הועתק
web-stopped-report = בדוח יש משחק, אפשרויות, שגיאה וגרסה. אין בו שמות ואין צ׳אט.

## Refusals
web-trouble-no-connection = אי אפשר להגיע אל השרת.
web-trouble-try-again = השרת עסוק. נסו שוב עוד רגע.
web-trouble-too-fast = זה קרה יותר מדי פעמים בזמן קצר. המתינו מעט.
web-trouble-too-large = זה ארוך מדי בשביל השרת.
web-trouble-bad-option = הבחירות האלה אינן מתאימות זו לזו.
web-trouble-bad-record = אי אפשר לשחזר את ההקלטה הזאת.
web-trouble-not-examined = השרת לא הספיק לבדוק את ההקלטה הזאת. נסו שוב עוד רגע.
web-trouble-bad-request = השרת אינו מבין זאת.
web-trouble-known-seed = אפשר לבחור גרעין אקראיות רק כשמשחקים לבד מול בוטים.
web-trouble-bad-name = בשם הזה יש תווים שאי אפשר לראות. הקלידו אותו בלעדיהם.
web-trouble-other-login = שם המשתמש הזה כבר אינו פנוי. קיבלתם שם אחר: נסו שוב.
web-trouble-wrong-login = שם המשתמש והסיסמה אינם מתאימים זה לזה.
web-trouble-wrong-password = זו אינה הסיסמה הנוכחית שלכם.
web-trouble-weak-password-own = הסיסמה דומה מדי לשם שלכם. בחרו מילים שאיש לא יקשר אליכם.
web-trouble-weak-password-common = אנשים רבים משתמשים בסיסמה הזאת, ולכן מנסים אותה קודם. צרפו שלוש או ארבע מילים שאין ביניהן קשר.
web-trouble-weak-password-pattern = חזרות, מקשים סמוכים ותאריכים קל לנחש. צרפו במקומם שלוש או ארבע מילים.
web-trouble-weak-password-short = הסיסמה קצרה מכדי להיות בטוחה. הוסיפו עוד מילה או שתיים.
web-trouble-no-such-session = המכשיר הזה כבר מנותק.
web-trouble-seat-taken = מישהו תפס זה עתה את הכיסא הזה.
web-trouble-not-open = המשחק הזה כבר התחיל. אפשר לצפות בו.
web-trouble-no-such-table = השולחן הזה כבר אינו קיים.
web-trouble-no-such-game = המשחק הזה אינו משוחק כאן.
web-trouble-too-many-friends = כבר הצעתם חברות ליותר מדי אנשים.
web-trouble-too-many-challenges = המתינו לתשובה קודם.
web-trouble-not-reached = אי אפשר לפנות לאדם הזה.
web-trouble-other = השרת סירב לכך.

## The first page
web-about = משחקי לוח, בדיוק לפי הכללים.
    .note = שחקו בדפדפן, עם חברים או נגד בוטים. השולחן מכיר כל כלל, מראה כל מה שאפשר לעשות ואומר למה משהו אינו אפשרי.
web-promise = חינם, קוד פתוח, בלי חשבון.
web-learn-five = ללמוד בחמש דקות
    .label = ללמוד בחמש דקות: { $game }
web-quick = מתחילים עכשיו
web-quick-game = משחק
web-quick-against = נגד מי
web-quick-friend = עם חברים, בקישור
    .note = שלחו אותו בכל דרך. די בלחיצה אחת.
web-quick-play = משחק נגד { $bot }
web-quick-now = { $kind }, נגד { $bot }
web-quick-other = שינוי
web-quick-change = מושבים, צורה או כללים אחרים
web-quick-short = חזרה לטופס הקצר
# What the name of somebody is who has not said one: "Guest 417".
web-guest-name = אורח { $number }

## Coming back
web-once = עוד פעם
web-once-again = שוב
    .label = שוב: { $kind }
# $others is a list of people and bots.
web-once-with = עם { $others }
    .alone = משחק יחיד
web-left-minutes = נותרו { $count } דק׳
web-left-hours = נותרו { $count } שע׳
web-left-days = { $count ->
        [one] נותר יום אחד
       *[other] נותרו { $count } ימים
    }
web-ended = הסתיימו בזמן שלא הייתם כאן
web-ended-won = ניצחתם
web-ended-lost = הפסדתם
web-ended-drawn = תיקו

## The app
web-offline = אין חיבור. ייתכן שמה שרואים כאן ישן.
web-newer = יש גרסה חדשה.
web-newer-load = טעינה

## What one has played

web-nav-history = היסטוריה
web-history = המשחקים שלכם
web-history-empty = עדיין אין משחקים שהסתיימו
    .note = שחקו משחק עד סופו, והוא יופיע כאן.
web-history-guest = עדיין לא מכירים אתכם כאן
    .note = מי שמשחק מקבל שם, ואחריו היסטוריה.
web-history-nothing = אין כזה
web-history-clear = ניקוי הכול
web-history-search = חיפוש בשמות ובכותרות
web-history-filters = סינון ומספרים
web-history-result = תוצאה
web-history-game = משחק
web-history-form = צורה
web-history-side = אסכולה או צבא
web-history-person = עם
web-history-won = ניצחונות
web-history-drawn = תיקו
web-history-lost = הפסדים
web-history-figures = ניצחונות: { $won }, תיקו: { $drawn }, הפסדים: { $lost }
web-history-outcome-won = ניצחון
web-history-outcome-drawn = תיקו
web-history-outcome-lost = הפסד
web-history-outcome-open = ללא תוצאה
web-history-place = מקום { $place } מתוך { $seats }
web-history-score = { $outcome }, { $score }
web-history-shown = { $shown } מתוך { $total }
web-history-more = הצגת עוד
web-history-export = הורדת כל ההקלטות
web-history-alone = לבד
web-history-stood-in = { $count ->
        [one] בוט בחר פעם אחת במקום { $name }
        [two] בוט בחר פעמיים במקום { $name }
       *[other] בוט בחר { $count } פעמים במקום { $name }
    }
web-history-stood-in-you = { $count ->
        [one] בוט בחר פעם אחת במקומך
        [two] בוט בחר פעמיים במקומך
       *[other] בוט בחר { $count } פעמים במקומך
    }
web-history-pictures = תמונות
web-history-list = רשימה
web-history-when = מתי
web-history-from = מתאריך
web-history-until = עד תאריך
web-history-month = 30 הימים האחרונים
web-history-two = שניכם
    .told = אתם { $won }, { $name } { $lost }
web-history-two-level = תיקו: { $count }
web-history-rematch = משחק גומלין
    .label = משחק גומלין: { $title }
web-nav-people = אנשים
web-nav-asked = ממתינים לתשובה שלכם: { $count }
web-people = אנשים
web-people-guest = לחברים נחוץ חשבון
    .note = פתחו חשבון בהגדרות, ומי ששיחק אתכם ימצא אתכם שוב.
web-people-friends = חברים
web-people-none = עדיין אין חברים. הציעו חברות למי ששיחק אתכם.
web-people-met = שיחקו אתכם לאחרונה
web-people-own = הפרופיל שלכם
web-people-here = כאן עכשיו
web-people-asked = הצעת חברות ממתינה לתשובתכם
web-people-asking = עדיין אין תשובה
web-people-ask = הצעת חברות
    .label = הצעת חברות: { $name }
web-people-accept = קבלה
    .label = קבלת החברות: { $name }
web-people-decline = לא עכשיו
    .label = לא עכשיו: { $name }
web-people-back = ביטול ההצעה
    .label = ביטול ההצעה: { $name }
web-people-remove = סיום החברות
    .label = סיום החברות: { $name }
web-people-watch = צפייה
    .label = צפייה במשחק: { $name }
web-people-look = לשולחן
    .label = לשולחן: { $name }
web-people-challenge = אתגר
    .label = אתגר: { $name }
web-people-challenges = אתגרים
web-people-by = אתגר מאת { $name }
web-people-to = אתגר אל { $name }
web-people-not-now = לא עכשיו
web-people-which = מה תרצו לשחק?
web-profile-since = כאן מאז { $date }
web-profile-matches = { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }
web-profile-results = תוצאות
web-profile-last = התוצאות האחרונות
web-profile-sides = אסכולות וצבאות
web-profile-forms = צורות
web-profile-of = ניצחונות / משחקים
web-profile-recent = המשחקים האחרונים
web-profile-none = עדיין אין משחקים שהסתיימו.
web-profile-private = { $name }: השאר אינו גלוי.
web-profile-shown = מי רואה את הפרופיל שלכם
web-profile-shown-everyone = כולם
web-profile-shown-friends = חברים
web-profile-shown-nobody = רק אתם
