web-homm3-verb-roll = הטלת הקובייה
web-homm3-do-with = { $act } עם { $cards }
web-homm3-question-attack = כשיחידה שלך תוקפת
web-homm3-question-struck = כשיחידה שלך מותקפת
web-homm3-question-step = על הצעד שאחרי ירי
web-homm3-question-parry = על קלף נגד הקובייה
web-homm3-question-off = לא לשאול את זה שוב
web-homm3-question-on = לשאול שוב
web-homm3-questions = { $count ->
        [one] שאלה אחת כבויה
       *[other] { $count } שאלות כבויות
    }
web-homm3-odds-before = לפני ההטלה
web-homm3-odds-adds = עוד { $attack } התקפה
web-homm3-odds-covers = עוד { $defense } הגנה
web-homm3-odds-cover-label = קלפים נגד תקיפת הנגד
web-homm3-odds-parry = לשאול אותי על הדיפת תקיפת הנגד
web-homm3-odds-way = אופן השימוש בקלף
web-homm3-odds-without = בלי הקלפים: { $chance }
web-homm3-odds-prepared = קלפים שהוכנו משוחקים עם ההטלה, וקלפי הגנה כשהאויב תוקף בחזרה. תישאלו שוב רק אם המצב גרוע ממה שמוצג כאן או אם קורה משהו אחר.
web-homm3-chance = הקרב שם
web-homm3-chance-win = ניצחון: {"\u200E"}{ $chance }%
web-homm3-chance-between = בין {"\u200E"}{ $low } ל־{"\u200E"}{ $high }%
web-homm3-chance-first = בסבב קרב אחד: {"\u200E"}{ $chance }%.
web-homm3-chance-lost = { $lost ->
        [0] כמעט אף פעם לא מאבדים יחידה.
       *[other] בממוצע מאבדים { NUMBER($lost) } יחידות.
    }
web-homm3-chance-tried = { $count } קרבות נוסו; בוט שיחק את שני הצדדים.
web-homm3-chance-wait = הקרב נבדק…
web-homm3-fight-out = לסיים את הקרב
web-homm3-fight-out-once = לסיים מייד
web-homm3-fight-out-steps = צעד אחר צעד
web-homm3-fight-out-asked = { $name }: הצעה שבוט יסיים את הקרב.
web-homm3-fight-out-no = לא, ממשיכים
web-homm3-fight-out-stop = לעצור ולהמשיך בעצמי
web-homm3-fight-out-back = לבטל את ההצעה
