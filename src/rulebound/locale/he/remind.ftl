# מה שנשלח למי שאינם כאן: דוא״ל, התראות של הדפדפן, וובהוקים.

remind-move =
    { $count ->
        [one] תורכם: { $title }
        [two] תורכם בשני שולחנות
       *[other] תורכם ב־{ $count } שולחנות
    }
remind-move-line = { $title } ({ $game }): תורכם.
remind-move-button = אל השולחן
remind-ended =
    { $count ->
        [one] המשחק הסתיים: { $title }
        [two] שני משחקים הסתיימו
       *[other] { $count } משחקים הסתיימו
    }
remind-ended-line = { $title } ({ $game }): המשחק הסתיים.
remind-ended-button = איך זה נגמר
remind-invited =
    { $count ->
        [one] אתגר: { $title }
        [two] שני אתגרים
       *[other] { $count } אתגרים
    }
remind-invited-line = אתגר מאת { $name }: { $title } ({ $game }).
remind-invited-button = לאתגר
remind-news = חדשות מ־{ $count } שולחנות
remind-why = ביקשתם מ־Rulebound להודיע לכם כשאתם לא כאן.
remind-stop = הפסקת הדוא״ל
remind-confirm = אישור הכתובת שלכם
remind-confirm-text = הכתובת הזאת נמסרה ל־Rulebound כדי לקבל בה הודעה כשמגיע התור. אם אלה אתם, פתחו את הקישור תוך יום. אם לא, אין צורך לעשות דבר: לא תגיע הודעה נוספת.
remind-confirm-button = זו הכתובת שלי
remind-test = זו בדיקה
remind-test-text = התזכורות מגיעות אליכם לכאן.
remind-test-button = הגדרות
remind-recover = בחירת סיסמה חדשה
remind-recover-text = אתם (או מישהו אחר) ביקשתם לשחזר את החשבון שלכם ב־Rulebound. שם המשתמש שלכם הוא { $login }. פתחו את הקישור תוך חצי שעה ובחרו סיסמה חדשה; הוא פועל פעם אחת. אם לא ביקשתם זאת, אין צורך לעשות דבר: החשבון נשאר כפי שהוא.
remind-recover-button = בחירת סיסמה חדשה
remind-changed = החשבון שלכם השתנה
remind-changed-password = הסיסמה של חשבון Rulebound שלכם ({ $login }) הוחלפה.
remind-changed-passkey = מפתח גישה נוסף לחשבון Rulebound שלכם ({ $login }).
remind-changed-unkeyed = מפתח גישה הוסר מחשבון Rulebound שלכם ({ $login }).
remind-changed-warning = אם אלה אתם, אין צורך לעשות דבר. אם לא, בחרו מיד סיסמה חדשה: כך מסתיימות כל ההתחברויות. אחר כך הסירו את המפתחות שאינם שלכם.
remind-changed-button = זה לא הייתי אני
