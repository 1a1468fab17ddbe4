# תזכורות: על מה מודיעים למי שאינם כאן, ולאן.

web-remind = תזכורות
web-remind-note = כשמגיע תורכם ואתם לא מסתכלים, נודיע לכם. שינויים נשמרים מיד.
web-remind-retry = ניסיון נוסף
web-remind-what = על מה נודיע
web-remind-push = התראה
web-remind-mail = דוא״ל
web-remind-hook = וובהוק
web-remind-move = תורכם
    .note = כשאתם לא ליד השולחן
web-remind-ended = משחק הסתיים
    .note = עם התוצאה
web-remind-invited = אתגרים
    .note = מישהו רוצה לשחק אתכם.
web-remind-daily = פעם ביום
    .note = הכול בהודעה אחת
# $what is such as "Your move", $channel such as "e-mail".
web-remind-switch = { $what }: { $channel }
web-remind-missing = לדוא״ל ולוובהוק, ציינו קודם לאן לשלוח.
web-remind-away = תזכורת לתור שלי אחרי
web-remind-at = ההודעה היומית בשעה
web-remind-quiet = שעות שקט
web-remind-quiet-start = מ־
web-remind-quiet-end = עד
web-remind-quiet-none = נודיע בכל שעה.
web-remind-zone = אזור זמן
web-remind-ways = לאן נשלח
web-remind-here = הדפדפן הזה
web-remind-here-on = מציג לכם התראות.
web-remind-here-off = לא מציג התראות.
web-remind-others =
    { $count ->
        [one] דפדפן אחד נוסף מציג.
        [two] שני דפדפנים נוספים מציגים.
       *[other] { $count } דפדפנים נוספים מציגים.
    }
web-remind-on = הפעלה
web-remind-off = כיבוי
web-remind-test = שליחת בדיקה
web-remind-tested = בדרך אליכם.
web-remind-remove = הסרה
web-remind-remove-mail = הסרת כתובת הדוא״ל
web-remind-remove-hook = הסרת הוובהוק
web-remind-confirmed = אושרה
web-remind-unconfirmed = פתחו את הקישור בהודעה ששלחנו לשם. הוא תקף ליום אחד.
web-remind-mail-note = נשלח קישור לאישור, ולפני כן שום דבר אחר.
web-remind-mail-send = שליחת הקישור
web-remind-no-mail = השרת הזה לא שולח דוא״ל.
web-remind-hook-add = הוספת וובהוק
web-remind-shape = תבנית
web-remind-hook-new = עוד לא נשלח דבר
# $status is a number such as 200, $when such as "3 minutes ago".
web-remind-hook-told = תשובה { $status }, { $when }
web-remind-hook-lost = לא היה אפשר להתחבר, { $when }
web-mail-confirm = זו הכתובת שלכם?
    .note = אם ביקשתם מ־Rulebound לשלוח לכאן תזכורות, אשרו אותה.
web-mail-confirm-go = אישור הכתובת
web-mail-confirmed = הכתובת אושרה
    .note = מה שבחרתם בהגדרות יגיע מעכשיו לכאן.
web-mail-stop = להפסיק את הדוא״ל?
    .note = לא נשלח עוד דבר לכתובת הזאת.
web-mail-stop-go = הפסקת הדוא״ל
web-mail-stopped = לא יגיע עוד דוא״ל
    .note = אפשר להפעיל שוב בהגדרות.
web-trouble-bad-address = זו לא כתובת דוא״ל.
web-trouble-bad-url = אי אפשר להשתמש בכתובת הזאת. עליה להתחיל ב־https:// ולהוביל לאינטרנט הציבורי.
web-trouble-bad-link = הקישור הזה כבר נוצל או ישן מדי. בקשו קישור חדש בהגדרות.
web-trouble-too-many-links = נשלחו מספיק קישורים להיום. נסו שוב מחר.
web-trouble-not-granted = הדפדפן לא מאפשר התראות מהדף הזה. אפשר לשנות זאת בהגדרות שלו.
web-trouble-no-push = הדפדפן הזה לא יכול להציג התראות.
