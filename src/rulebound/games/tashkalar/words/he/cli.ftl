### Tash-Kalar in the terminal

cli-tashkalar-title = טאש־קלאר: זירת האגדות
cli-tashkalar-usage =
    הקלידו מה ברצונכם לעשות כפי שכתוב בתפריט: place e5, summon knight e6.
    די בהתחלות: p e5, s kn e6. מספר בוחר את השורה הזאת בתפריט.
    משבצת או קלף לבדם (e5, knight) מציגים את כל מה שאפשר לעשות בהם.

      ways                כל הדרכים לזמן כעת, מסומנות בלוח
      ways קלף{"\u200E"}            הדרכים של קלף אחד: יעד, כלים בשימוש, כיוון התבנית
      why קלף{"\u200E"}             מדוע אי אפשר להשתמש כעת בקלף, במשבצת או במשימה
      card קלף{"\u200E"}            הטקסט והתבנית של כל קלף, הטקסט של משימה
      hand                הקלפים שלכם
      table               הכול מחדש (או פשוט הקישו Enter)
      log                 כל מה שקרה עד כה
      hint                שלוש האפשרויות הטובות, והסיבות
      undo                ביטול הבחירה האחרונה
      save קובץ{"\u200E"}           שמירת המשחק
      quit                שמירת המשחק ויציאה
cli-tashkalar-a-task = משימה{"\u200E"}
# R B N G are the letters of the colors on the board: red, blue, brown, green.
cli-tashkalar-help =
    כלי בלוח מוצג כאות של צבעו (R אדום, B כחול, N חום, G ירוק) וסימן של
    דרגתו. הסימן ◆ הוא משבצת אדומה, ● משבצת ירוקה, + משבצת מרכז. הסימן [ ]
    הוא משבצת שאפשר לבחור, ( ) משבצת שנמצאת בשימוש.
    בתבנית, [ ] היא המשבצת של היצור החדש, × וגם ∘ הן משבצות שהטקסט שלו
    מדבר עליהן.
    יד 3-2-1: שלושה יצורים, שתי אגדות, הבזק אחד. מאגר 15+3: חמישה עשר כלים
    פשוטים או הרואיים, שלושה כלים אגדיים.
    בתגרה, ✦ ליד צבע: עוד אפשר לאלתר בו; •: כבר אי אפשר.
cli-tashkalar-ask-form = איזו צורת משחק?
cli-tashkalar-ask-teams = שתי קבוצות של שני שחקנים?
cli-tashkalar-ask-schools = לבחור את האסכולות בעצמכם? אם לא, הן ייקבעו בהגרלה.
cli-tashkalar-teams = קבוצות
cli-tashkalar-turn = תור { $number }
cli-tashkalar-control = השליטה בידי { $name }
cli-tashkalar-actions = { $count ->
        [0] לא נותרו פעולות
        [one] נותרה פעולה אחת
        [two] נותרו שתי פעולות
       *[other] נותרו { $count } פעולות
    }
cli-tashkalar-discarded = הזריקה נוצלה
cli-tashkalar-flared = ההבזק נוצל
cli-tashkalar-borrow = בזימון הבא מותר להשתמש בכלי אויב
cli-tashkalar-frozen = קפוא: { $card } (אפשר להפשיר אותו ללא פעולה בתור של בעליו)
cli-tashkalar-pending = ממתין: { $card } (שתי נקודות פחות אם לא יזומן עד הסוף)
cli-tashkalar-stored = שמור על סוחר הזמן: { $colour }, { $rank }
cli-tashkalar-fewer = { $count ->
        [one] פעולה אחת פחות בתור הבא
        [two] שתי פעולות פחות בתור הבא
       *[other] { $count } פעולות פחות בתור הבא
    }
cli-tashkalar-removed = { $count ->
        [one] כלי אחד מחוץ למשחק
        [two] שני כלים מחוץ למשחק
       *[other] { $count } כלים מחוץ למשחק
    }
cli-tashkalar-possessed = צבע התבנית הבאה: { $colour }
cli-tashkalar-blanks = { $count ->
        [one] משבצת ריקה אחת רשאית להיחשב כלי פשוט
        [two] שתי משבצות ריקות רשאיות להיחשב כלים פשוטים
       *[other] { $count } משבצות ריקות רשאיות להיחשב כלים פשוטים
    }
cli-tashkalar-doubled = כל כלי שהושמד נחשב { $count } פעמים
cli-tashkalar-thawing = מפשיר את { $card }
cli-tashkalar-gateway = השער
cli-tashkalar-extra-turn = אחרי תור זה יבוא תור נוסף
cli-tashkalar-in-extra-turn = תור נוסף
cli-tashkalar-destroyed = הושמדו בתור זה:
cli-tashkalar-worth = { $points ->
        [one] = נקודה אחת
        [two] = שתי נקודות
       *[other] = { $points } נקודות
    }
cli-tashkalar-final-turns = { $count ->
        [one] התורים האחרונים: נותר אחד. האחרון הוא של { $name }.
        [two] התורים האחרונים: נותרו שניים. האחרון הוא של { $name }.
       *[other] התורים האחרונים: נותרו { $count }. האחרון הוא של { $name }.
    }
cli-tashkalar-score = ניקוד
cli-tashkalar-hand = יד
cli-tashkalar-deck = חפיסה
cli-tashkalar-supply = מאגר
cli-tashkalar-you = אתם
cli-tashkalar-tasks = משימות
cli-tashkalar-you-have = יש לכם
cli-tashkalar-next = הבאה
cli-tashkalar-kept = נשמרו עד כה: { $cards }
cli-tashkalar-ways = { $count ->
        [0] אין דרך כעת
        [one] דרך אחת
        [two] שתי דרכים
       *[other] { $count } דרכים
    }
cli-tashkalar-uses = בעזרת { $squares }
cli-tashkalar-borrowed = מתוכן של האויב: { $squares }
cli-tashkalar-charging = באלתור בצבע { $colour }
cli-tashkalar-empty-squares = { $count ->
        [one] משבצת ריקה אחת
        [two] שתי משבצות ריקות
       *[other] { $count } משבצות ריקות
    }
cli-tashkalar-flare-upper = דרוש יתרון של { $needs } משודרגים
cli-tashkalar-flare-lower = דרוש יתרון של { $needs } בסך הכול
cli-tashkalar-turned-r0 = כמודפס
cli-tashkalar-turned-r90 = רבע סיבוב שמאלה
cli-tashkalar-turned-r180 = חצי סיבוב
cli-tashkalar-turned-r270 = רבע סיבוב ימינה
cli-tashkalar-turned-m0 = תמונת ראי
cli-tashkalar-turned-m90 = תמונת ראי, רבע סיבוב שמאלה
cli-tashkalar-turned-m180 = תמונת ראי, חצי סיבוב
cli-tashkalar-turned-m270 = תמונת ראי, רבע סיבוב ימינה
