### The terminal: commands, questions, answers

## Help of the command line. Names of commands and flags are not translated.
cli-help-rulebound = משחקי שולחן אמיתיים, בדיוק לפי ספר החוקים.
cli-help-play = משחק כאן, עם אנשים ובוטים ליד מקלדת אחת.
cli-help-serve = פתיחת שולחנות לאנשים: דף אינטרנט למשחק עם חברים ובוטים.
cli-help-backup = גיבוי של כל מה שהשרת שומר לקובץ אחד, גם בזמן שהוא פועל.
cli-help-restore = שחזור של הכול מתוך גיבוי. אסור שהשרת יפעל באותו זמן.
cli-help-simulate = משחקים רבים בין בוטים, ומי מנצח בהם.
cli-help-train = הבוטים לומדים ממשחקים נגד עצמם מה חשוב, ומתקבל דוח על השיפור.
cli-help-deals = כמה חלוקות משחקים המשקלים הישנים והחדשים זה נגד זה, כל אחת מכל מושב.
cli-help-write = שמירת המשקלים החדשים.
cli-help-replay = צפייה חוזרת במשחק שמור.
cli-help-games = רשימת המשחקים והאפשרויות שלהם.
cli-help-lang = שפה: en, el, hu, ka או he.
cli-help-game = המשחק; ראו ״rulebound games״.
cli-help-seats = מספר השחקנים.
cli-help-option = אפשרות של המשחק, בצורה name=value; אפשר לציין כמה פעמים. אפשר גם --name value. ראו ״rulebound games״.
cli-help-json = הדפסת נתונים במקום טבלאות.
cli-help-players = מי משחק, מושב אחר מושב: you, או שם של בוט. למשל you,greedy.
cli-help-names = שמות האנשים, לפי סדר המושבים שלהם.
cli-help-seed = מספר שקובע את כל מה שאקראי.
cli-help-position = התחלה מהמצב שבקובץ הזה.
cli-help-record = שמירת המשחק בקובץ הזה, בסופו וגם ביציאה.
cli-help-resume = המשך המשחק ששמור בקובץ הזה.
cli-help-cores = על כמה ליבות בוט חושב בו־זמנית.
cli-help-yes = בלי שאלות לפני המשחק; לפי ברירות המחדל.
cli-help-n = כמה משחקים.
cli-help-bots = הבוטים, מופרדים בפסיקים. הם מתחלפים במושבים.
cli-help-jobs = כמה תהליכים מתחלקים בעבודה; 0: תהליך אחד לכל מעבד. התוצאות זהות.
cli-help-report = באיזו תדירות ובכמה נקודות מזכה כל חלק של המשחק, לכל מספר שחקנים.
cli-help-svg = ציור הדוח גם בקובץ SVG הזה.
cli-help-file = הקלטה של משחק, כפי ש־״play״ שומר אותה.
cli-help-log = הדפסת כל מה שקרה.
cli-help-at = הצגת השולחן אחרי מספר כזה של בחירות.
cli-help-step = מעבר מבחירה לבחירה בעזרת Enter.
cli-help-seat = צפייה מנקודת המבט של המושב הזה, בספירה מ־1. בלעדיו: מן הצד.
cli-help-host = הכתובת שבה השרת מאזין. 0.0.0.0: גם מחשבים אחרים יכולים להגיע לשולחנות.
cli-help-port = הפורט שבו השרת מאזין. בלעדיו: 8080, או הפנוי הבא.
cli-help-data = התיקייה שבה נשמרים השולחנות והשחקנים.
cli-help-database = ה־URL של מסד נתונים שבו יישמרו במקום זאת, למשל postgresql://host/name.
cli-help-backup-file = הקובץ שייכתב; אסור שיהיה קיים כבר.
cli-help-restore-file = הקובץ עם הגיבוי.
cli-help-force = החלפת השולחנות והשחקנים שנמצאים שם עכשיו.
cli-help-workers = בכמה תהליכים הבוטים חושבים.
cli-help-open = פתיחת הדף בדפדפן.
cli-help-arena = מפגשים בין בוטים בתנאים שווים, עם אותן חלוקות מכל מושב, ודירוג שלהם.
cli-help-arena-run = תחרות. אפשר להשמיט את המילה run.
cli-help-arena-show = התוצאות ששמורות בקובץ.
cli-help-arena-export = כתיבת התוצאות לקובץ Parquet, שורה לכל מושב במשחק.
cli-help-dataset = בוטים משחקים, והמשחקים, הבחירות והתוצאות נכתבים לקובצי Parquet.
cli-help-dataset-folder = התיקייה שתיכתב; אסור שתהיה קיימת.
cli-help-dataset-features = לכתוב גם את מה שהשחקן ראה בכל בחירה, במספרים.
cli-help-arena-bots = הבוטים, מופרדים בפסיקים. ל־greedy@0.5 יש חצי שנייה לבחירה, בלי קשר לזמן של האחרים. בלי זה: greedy,random; עם --ladder, כל מי שיש לו אופי.
cli-help-arena-n = כמה חלוקות בכל מפגש. כל חלוקה משוחקת מכל מושב.
cli-help-arena-gauntlet = הבוט הזה נגד כל אחד מהאחרים, והם לא זה נגד זה.
cli-help-arena-ladder = כל בוט רק נגד הקודם לו. הרשימה מהחלש לחזק.
cli-help-arena-seconds = כמה שניות של זמן מעבד יש לבוט לבחירה. בלי זה: כמה שצריך, ואותו גרעין אקראיות נותן אותן תוצאות.
cli-help-arena-sprt = סיום המפגש ברגע שברור אם הבוט הראשון חזק יותר לפחות כמו המספר השני, או לא יותר מהמספר הראשון. ב־Elo, למשל 0,50.
cli-help-arena-jobs = כמה תהליכים מתחלקים בעבודה; 0: תהליך אחד לכל מעבד.
cli-help-arena-ray = משחק באשכול Ray שבכתובת הזאת; auto: האשכול שהמחשב הזה שייך אליו.
cli-help-arena-store = הקובץ ששומר את התוצאות. מה שכבר נמצא בו אינו משוחק שוב.
cli-help-arena-file = הקובץ עם התוצאות.
cli-help-arena-mix = ספירה גם של משחקים ששוחקו בגרסה אחרת של הקוד.
cli-help-arena-anchor = הדירוג הזה לבוט אחד, והאחרים לפיו. למשל random=1000. בלי זה: 1500 בממוצע.
cli-help-arena-report = כתיבת הטבלאות גם לקובץ הזה, שמסתיים ב־.md או ב־.json.

## Before the match
cli-default = (Enter)
cli-yes = כן
cli-no = לא
# All words that mean yes, separated by blanks.
cli-yes-words = כן כ y yes
cli-pick-again = הקלידו מספר מ־1 עד { $count }, או התחלה של מילה.
cli-ask-game = איזה משחק?
cli-ask-seats = כמה שחקנים?
cli-ask-player = מי יושב במושב { $number }?
cli-ask-for-seat = מושב { $number }?
cli-person = אדם
cli-bot = בוט
cli-player = שחקן { $number }
cli-seed = גרעין אקראיות (seed): { $seed }. אותו גרעין ואותן בחירות נותנים אותו משחק.

## At the table
cli-thinks = ממתינים לבחירה של { $name } …
cli-pass-keyboard = העבירו את המקלדת אל { $name }. { $name }, הקישו Enter.
cli-group = { $count ->
        [one] אפשרות אחת
        [two] שתי אפשרויות
       *[other] { $count } אפשרויות
    }
cli-a-square = משבצת{"\u200E"}
cli-a-card = קלף{"\u200E"}
cli-a-colour = צבע{"\u200E"}
cli-footer = הקלידו בחירה או את מספרה, או: ways why card hand log undo save hint help quit
cli-which = { $count ->
        [one] בחירה אחת מתאימה. איזו?
        [two] שתי בחירות מתאימות. איזו מהן?
       *[other] { $count } בחירות מתאימות. איזו מהן?
    }
cli-not-possible = אי אפשר כעת: ״{ $text }״. הקלידו help כדי לראות מה אפשר להקליד, או why ואחריו שם של דבר.
cli-no-number = הקלידו מספר מ־1 עד { $count }.
cli-no-ways = אין כעת דרכים להציג.
cli-no-reason = שום דבר אינו אוסר זאת.
cli-other-choice = עכשיו צריך לבחור משהו אחר.
cli-say-which = ציינו במה מדובר, למשל: why e5, card knight.
cli-several = הכוונה ב־״{ $text }״ יכולה להיות: { $names }.
cli-unknown-thing = אין כאן דבר בשם ״{ $text }״.
cli-cannot-undo = כבר אי אפשר לבטל את הבחירה האחרונה.
cli-undone = בוטל: { $text }
cli-sure = { $text }: אתם בטוחים? (כן/לא)
cli-saved = המשחק נשמר בקובץ { $file }.
cli-resume = כדי להמשיך: rulebound play { $game } --resume { $file }
cli-left = להתראות. לא שוחק דבר, ולכן לא נשמר דבר.
cli-help-table =
    הקלידו מה ברצונכם לעשות כפי שכתוב בתפריט. די בהתחלות.
    מספר בוחר את השורה הזאת בתפריט.

      why קלף{"\u200E"}             מדוע אי אפשר להשתמש כעת בקלף
      card קלף{"\u200E"}            הטקסט של כל קלף
      hand                הקלפים שלכם
      table               הכול מחדש (או פשוט הקישו Enter)
      log                 כל מה שקרה עד כה
      hint                שלוש האפשרויות הטובות, והסיבות
      undo                ביטול הבחירה האחרונה
      save קובץ{"\u200E"}           שמירת המשחק
      quit                שמירת המשחק ויציאה

## The end
cli-result = המשחק נגמר
cli-place = מקום
cli-name = שם
cli-score = ניקוד

## Replay
cli-replay-open = השולחן אחרי { $at } מתוך { $count } בחירות.
cli-replay-step = בחירה { $at } מתוך { $count }. להמשך: Enter; לעצירה: q.

## The server
cli-serve-address = הכתובת של Rulebound: { $url }
cli-serve-stop = לעצירה: Ctrl-C. דבר אינו אובד: המשחקים ממשיכים מהמקום שבו היו.
cli-backup-done = הכול נשמר בקובץ { $file }. שולחנות: { $tables }; שחקנים: { $players }.
cli-restore-done = הכול שוחזר מהקובץ { $file }. שולחנות: { $tables }; שחקנים: { $players }.

## Simulations
cli-sim-progress = הרצת משחקים
cli-sim-bot = בוט
cli-sim-games = משחקים
cli-sim-wins = ניצחונות
cli-sim-share = שיעור
cli-sim-interval = רווח סמך 95%
cli-sim-score = ניקוד ממוצע
cli-sim-matches = משחקים
cli-sim-draws = תוצאות תיקו
cli-sim-order = מקום ראשון, { $number ->
        [1] השחקן הפותח
       *[other] שחקן { $number } לפי סדר התור
    }
cli-sim-seat = מקום ראשון, מושב { $number }
cli-sim-choices = בחירות במשחק
cli-sim-turns = תורים במשחק

## What bots learnt
cli-train-kind = סוג
cli-train-games = משחקים
cli-train-tables = מצבים
cli-train-before = הפסד לוגריתמי לפני
cli-train-after = אחרי
cli-train-feature = מאפיין
cli-train-contest = המשקלים החדשים נגד הישנים: { $won } מתוך { $played } משחקים.

## The report of a simulation
cli-report-title = { $seats } שחקנים, { $count ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $count } משחקים
    }
cli-report-times = שוחקה
cli-report-share = שחקנים שקיבלו נקודות
cli-report-average = נקודות לשחקן
cli-report-largest = הכי הרבה
cli-report-smallest = הכי מעט
cli-report-bots = בוטים: { $bots }
cli-report-svg-alone = האפשרות --svg דורשת את --report.

## The arena
cli-arena-seats = { $count ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $count } שחקנים
    }
cli-arena-seconds = { $seconds } שנ׳ לבחירה
cli-arena-seed = גרעין אקראיות { $seed }
cli-arena-played = חלוקות: { $deals }; משחקים: { $matches }.
cli-arena-left-out = משחקים שאינם נספרים: { $count } (מחלוקות שלא שוחקו מכל מושב, או אחרי סוף של בדיקה).
cli-arena-cross = כולם נגד כולם: חלק הנקודות של השורה מול העמודה
cli-arena-meetings = מפגשים
cli-arena-meeting = בוטים
cli-arena-deals = חלוקות
cli-arena-results = ניצחון / תיקו / הפסד
cli-arena-share = שיעור (95%)
cli-arena-lead = הפרש ניקוד
cli-arena-test = חזק יותר?
cli-arena-open = לא ידוע
cli-arena-ratings = דירוגים
cli-arena-elo = Elo
cli-arena-thought = זמן לבחירה
cli-arena-choices = בחירות
cli-arena-mean = ממוצע
cli-arena-most = 99% בתוך
cli-arena-longest = הארוך ביותר
cli-arena-late = איחור של יותר מ־{ $seconds } שנ׳
cli-arena-exported = התוצאות בקובץ { $file }. שורות: { $count }.
cli-dataset-written = המשחקים בתיקייה { $folder }. משחקים: { $matches }; בחירות: { $count }.
cli-arena-stopped = נעצר. כל מה ששוחק עד עכשיו נשמר, ואותה פקודה ממשיכה מכאן.
cli-arena-stopped-lost = נעצר. עם --store FILE אותה פקודה הייתה ממשיכה מכאן.
cli-arena-one-form = בחרו --gauntlet או --ladder, לא את שניהם.
cli-arena-bad-sprt = ״{ $text }״ אינו שני הפרשי Elo; כתבו למשל 0,50.
cli-arena-bad-anchor = ״{ $text }״ אינו בוט והדירוג שלו; כתבו למשל random=1000. הבוטים: { $known }.
cli-arena-bad-report = שם הקובץ { $file } צריך להסתיים ב־.md או ב־.json.
cli-arena-no-store = הקובץ { $file } אינו קיים.
cli-arena-not-store = בקובץ { $file } אין תוצאות של הזירה.
cli-arena-spoilt = הקובץ { $file } פגום: { $reason }.
cli-arena-other-code = בקובץ { $file } יש משחקים של התחרות הזאת ששוחקו בגרסה אחרת של הקוד. בחרו קובץ אחר, או ספרו גם אותם עם --mix.
cli-arena-other-node = המשחקים האלה שוחקו בגרסה אחרת של הקוד. התקינו את הגרסה הזאת בכל המחשבים של האשכול, או השתמשו ב־--mix.

## Games
cli-games-seats = שחקנים: { $seats }
cli-games-option = אפשרות
cli-games-default = ברירת מחדל
cli-games-allowed = ערכים מותרים
cli-games-meaning = משמעות

## Errors
cli-error-language = אין שפה { $language }; השפות הקיימות: { $known }.
cli-error-option = הטקסט ״{ $text }״ אינו אפשרות: כתבו name=value.
cli-error-player = אין שחקן בשם { $name }; שחקן הוא אחד מאלה: { $known }.
cli-error-player-count = מספר השחקנים הוא { $players }, אבל מספר המושבים הוא { $seats }.
cli-error-names = מספר השמות הוא { $names }, אבל מספר האנשים הוא { $people }.
cli-error-read = אי אפשר לקרוא את הקובץ { $file }: { $reason }.
cli-error-too-long = הקובץ { $file } גדול מ־{ $limit } MB.
cli-error-not-text = הקובץ { $file } אינו קובץ טקסט.
cli-error-not-json = הקובץ { $file } אינו הקלטה של משחק.
cli-error-exists = הקובץ { $file } כבר קיים; בחרו שם אחר.
cli-error-folder = התיקייה של הקובץ { $file } אינה קיימת.
cli-error-write = אי אפשר לכתוב את הקובץ { $file }: { $reason }.
cli-error-seat = אין מושב { $number }; מספר המושבים הוא { $count }.
cli-error-at = אין בחירה { $at }; מספר הבחירות בהקלטה הוא { $count }.
cli-error-not-backup = הקובץ { $file } אינו מסד נתונים של Rulebound.
cli-error-newer = הקובץ { $file } נוצר בגרסה חדשה יותר של Rulebound.
cli-error-running = שרת משתמש בקובץ { $file }; עצרו אותו קודם.
cli-error-not-empty = בקובץ { $file } כבר יש שולחנות או שחקנים; הדגל --force מחליף אותם.
cli-error-sqlite-only = הפקודה הזאת מיועדת לקובצי SQLite; ל־PostgreSQL השתמשו ב־pg_dump וב־psql.

## What a bot would do, and where a match turned
cli-help-hint = שלוש האפשרויות הטובות והסיבות להן, רק לפי מה שהשחקן יודע.
cli-help-hint-file = הקלטה, כפי ש־״play״ שומר; עם --game, עמדה.
cli-help-hint-at = אחרי מספר כזה של בחירות. בלי זה: בסוף ההקלטה.
cli-help-hint-game = הקובץ הוא עמדה של המשחק הזה.
cli-help-hint-seconds = כמה זמן הבוט רשאי לחשוב.
cli-help-hints = האם מותר להקליד hint.
cli-help-analyse = הצגה היכן הוכרע משחק שהסתיים ומה היה טוב יותר.
cli-help-analyse-seconds = כמה זמן לחשוב על המשחק כולו.
cli-help-analyse-report = כתיבת דוח גם לקובץ הזה, שמסתיים ב־.md או ב־.html.
cli-help-play-on = המשך המשחק משם. ההקלטה נשארת כפי שהיא.
cli-help-play-on-players = מי ממשיך, מושב אחר מושב: you או שם של בוט. בלי זה: you במקום מי שבוחר.
cli-hint-none = אין בין מה לבחור.
cli-hint-below = סיכוי לנצח באחוזים, פלוס מינוס { $within }, מתוך { $samples } משחקים. הבוט יודע מה שאתם יודעים.
cli-hint-over = שם המשחק כבר הסתיים.
cli-hint-off = בשולחן הזה משחקים בלי רמזים.
cli-hint-thinks = חיפוש האפשרויות הטובות …
cli-analysis-progress = בחירות
cli-analysis-none = אף בחירה לא ויתרה בוודאות על עשירית מהסיכוי לנצח.
cli-analysis-played = שוחק
cli-analysis-moves = בחירות מסומנות
cli-analysis-number = בחירה
cli-analysis-player = שחקן
cli-analysis-choice = שוחק
cli-analysis-chance = סיכוי
cli-analysis-mark = סימן
cli-analysis-point = בחירה { $number }, { $name } { $mark }: ויתור על { $lost } אחוזים
cli-analysis-line = ההמשך הצפוי: { $line }
cli-analysis-curve = הסיכוי של כל צד לנצח
cli-analysis-open = אפשר לנתח רק משחק שהסתיים.
cli-error-analyse-report = { $file } צריך להסתיים ב־.md או ב־.html.

cli-help-admin = לבעלי השרת: חשבונות, דיווחים, שולחנות, הודעות, הזמנות.
cli-help-admin-status = כמה יש מכל דבר.
cli-help-admin-accounts = רשימת החשבונות.
cli-help-admin-suspend = השעיית חשבון וניתוקו בכל מקום.
cli-help-admin-restore = החזרת חשבון מושעה.
cli-help-admin-sign-out = ניתוק חשבון בכל מקום.
cli-help-admin-reports = רשימת הדיווחים.
cli-help-admin-settle = סימון דיווח כטופל.
cli-help-admin-tables = רשימת השולחנות שלא הסתיימו, אולי של חשבון אחד.
cli-help-admin-end-table = סיום שולחן: המשחק נגמר בלי תוצאה.
cli-help-admin-announce = הודעה לכולם בלובי.
cli-help-admin-announcements = רשימת ההודעות שבלובי.
cli-help-admin-withdraw = ביטול הודעה.
cli-help-admin-invite = יצירת הזמנות; כל אחת תקפה פעם אחת.
cli-help-admin-invitations = רשימת ההזמנות.
cli-help-admin-login = שם המשתמש של החשבון.
cli-help-admin-number = המספר שברשימה.
cli-help-admin-search = שם משתמש, תחילת שם או כתובת דוא״ל.
cli-help-admin-settled = אלה שטופלו.
cli-help-admin-table = השולחן או הכתובת שלו.
cli-help-admin-text = הטקסט באנגלית.
cli-help-admin-in = הטקסט בשפה אחרת, כמו el=…; אפשר לתת כמה פעמים.
cli-help-admin-hours = לכמה שעות; בלי זה, עד לביטול.
cli-help-admin-note = הערה לעצמכם: למי זה מיועד.
cli-admin-status = חשבונות: { $accounts } (מושעים: { $suspended }); אורחים: { $guests }. שולחנות פתוחים: { $open }, פעילים: { $running }, שהסתיימו: { $finished }. דיווחים לטיפול: { $reports }.
cli-admin-suspended = מושעה
cli-admin-done = בוצע.
cli-admin-nothing = אין דבר כזה.
cli-admin-nobody = אין חשבון { $login }.
cli-admin-no-data = אין מסד נתונים ב־{ $file }.
cli-admin-bad-language = { $given } אינו שפה וטקסט, כמו el=…
cli-admin-announced = פורסם כמספר { $number }.
cli-admin-used = נוצלה על ידי { $name }

## Cards
cli-help-cards = הצגת הקלפים של משחק: כולם, או לפי שם.
cli-help-cards-name = שם או חלק ממנו, בכל שפה, גם בלי ניקוד וסימנים.
cli-help-cards-where = רק מה שמתאים: school=highland. אפשר כמה פעמים; ערכים מאותו סוג הם חלופות.
cli-cards-no-gallery = למשחק ״{ $game }״ אין קלפים להצגה.
cli-cards-none = אין קלף כזה: { $name }
cli-cards-where = ״{ $given }״ אינו בצורה סוג=ערך; סוגים: { $facets }
cli-cards-value = ערך לא מוכר: ״{ $value }״ ({ $facet }); מוכרים: { $known }
cli-cards-count = { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
cli-cards-rulings = הבהרות
cli-cards-rules = כללים: { $rules }
