### Tash-Kalar: questions, choices, log and reasons

## Questions
tashkalar-ask-action = { $actions ->
        [one] בחרו פעולה. נותרה לכם אחת.
        [two] בחרו פעולה. נותרו לכם שתיים.
       *[other] בחרו פעולה. נותרו לכם { $actions }.
    }
tashkalar-ask-end = לא נותרו לכם פעולות. סיימו את התור.
tashkalar-ask-put = הניחו את הכלי שהורם במשבצת ריקה.
tashkalar-ask-lift = { $card }: אין במאגר שלכם כלי כזה. בחרו כלי שלכם להרמה.
tashkalar-ask-return = אתם רשאים להחזיר עוד קלפים מהיד לתחתית החפיסות שלהם, בסדר שתבחרו.
tashkalar-ask-school = בחרו אסכולה.
tashkalar-ask-keep = שמרו קלף לחפיסה שלכם.
tashkalar-ask-start = בחרו היכן יעמדו כלי הפתיחה.
tashkalar-ask-score = { $why ->
        [legend] זימנתם אגדה. בחרו את הצבע שבו תצברו נקודה אחת.
       *[singles] נותרו כלים פשוטים בודדים. בחרו את הצבע שבו תצברו נקודה אחת.
    }
tashkalar-ask-destroy = { $may ->
        [yes] { $card }: אתם רשאים להשמיד כלי.
       *[no] { $card }: השמידו כלי.
    }
tashkalar-ask-upgrade = { $may ->
        [yes] { $card }: אתם רשאים לשדרג כלי.
       *[no] { $card }: שדרגו כלי.
    }
tashkalar-ask-downgrade = { $card }: אתם רשאים להוריד כלי בדרגה.
tashkalar-ask-convert = { $may ->
        [yes] { $card }: אתם רשאים להמיר כלי.
       *[no] { $card }: המירו כלי.
    }
tashkalar-ask-place = { $may ->
        [yes] { $card }: אתם רשאים להציב כלי.
       *[no] { $card }: הציבו כלי.
    }
tashkalar-ask-choose = { $may ->
        [yes] { $card }: אתם רשאים לבחור כלי.
       *[no] { $card }: בחרו כלי.
    }
tashkalar-ask-aim = { $may ->
        [yes] { $card }: אתם רשאים לבחור כיוון.
       *[no] { $card }: בחרו כיוון.
    }
tashkalar-ask-branch = { $card }: בחרו אחת.
tashkalar-ask-colour = { $card }: בחרו את צבע הכלי שיוצב.
tashkalar-ask-rank = { $card }: אתם רשאים להציב כלי. בחרו את דרגתו.
tashkalar-ask-treat = { $card }: אתם רשאים לבחור משבצת סמוכה.
tashkalar-ask-recall = { $card }: אתם רשאים להחזיר קלף מערימת הזרוקים שלכם לראש החפיסה שלכם.
tashkalar-ask-move = { $may ->
        [yes] { $move ->
            [combat] { $card }: אתם רשאים לבצע תנועת קרב.
            [either] { $card }: אתם רשאים לבצע תנועה רגילה ביצור הזה או תנועת קרב בכלי ששימש לזימונו.
           *[standard] { $card }: אתם רשאים לבצע תנועה רגילה.
        }
       *[no] { $card }: בצעו תנועה.
    }
tashkalar-ask-leap = { $may ->
        [yes] { $leap ->
            [combat] { $card }: אתם רשאים לבצע קפיצת קרב.
           *[standard] { $card }: אתם רשאים לבצע קפיצה רגילה.
        }
       *[no] { $card }: בחרו לאן לקפוץ.
    }
tashkalar-ask-freeze = { $card }: רק קלף אחד יכול לשכב קפוא לפניכם. בחרו איזה מהם יישאר.
tashkalar-ask-take = { $card }: אתם רשאים לקחת מערימת הזרוקים שלכם קלף בעל השפעה קפואה ולהניח אותו קפוא לפניכם.
tashkalar-ask-slide = { $card }: אתם רשאים לבחור כלי פשוט סמוך ולאן הוא יחליק.
tashkalar-ask-swap = { $card }: אתם רשאים להחליף בין המקומות של שני כלים.
tashkalar-ask-square = { $card }: בחרו משבצת ריקה.
tashkalar-ask-gateway = { $card }: בחרו את הכלי שייעשה השער.
tashkalar-ask-store = { $card }: בחרו את הכלי שיישמר על הקלף הזה.
tashkalar-ask-release = { $card }: בחרו לאיזו משבצת יקפוץ הכלי השמור.
tashkalar-ask-discard-flare = { $card }: אתם רשאים לזרוק את ההבזק שלכם.
tashkalar-ask-discard-card = { $card }: אתם רשאים לזרוק קלף מהיד.
tashkalar-ask-discard-pending = { $card }: אתם רשאים לזרוק את היצור הממתין שלכם.
tashkalar-ask-take-up = { $card }: אתם רשאים להחזיר ליד את היצור הממתין שלכם.
tashkalar-ask-copy = { $card }: אתם רשאים לבצע השפעת עיוות.
tashkalar-ask-either = { $card }: אתם רשאים לבחור אחת מהמשבצות המוארות.

## Choices
tashkalar-option-place = הצבת כלי ב־{ $square }
tashkalar-option-summon = { $borrowed ->
        [none] זימון { $card } אל { $square }
       *[other] { $colour ->
            [none] זימון { $card } אל { $square } בעזרת כלי האויב { $borrowed }{ $frozen ->
                [none] {""}
               *[other] , תוך הפשרת { $frozen }
            }
           *[other] זימון { $card } אל { $square } בעזרת { $borrowed }, באלתור בצבע { $colour }{ $frozen ->
                [none] {""}
               *[other] , תוך הפשרת { $frozen }
            }
        }
    }
tashkalar-option-lift = הרמת הכלי שב־{ $square }
tashkalar-option-discard = זריקת { $card }
tashkalar-option-return = החזרת { $card } לתחתית החפיסה המתאימה
tashkalar-option-done = שמירת שאר הקלפים
tashkalar-option-flare = { $colour ->
        [none] הפעלת { $card }
       *[other] הפעלת { $card }, בהשוואה לצבע { $colour }
    }
tashkalar-option-pass = העברת השליטה (סופית)
tashkalar-option-end = סיום התור
tashkalar-option-claim = השלמת המשימה { $task }
tashkalar-option-skip = עצירה כאן
tashkalar-option-destroy = השמדת הכלי שב־{ $square }
tashkalar-option-upgrade = שדרוג הכלי שב־{ $square }
tashkalar-option-downgrade = הורדה בדרגה של הכלי שב־{ $square }
tashkalar-option-convert = המרת הכלי שב־{ $square }
tashkalar-option-choose = בחירת הכלי שב־{ $square }
tashkalar-option-move = תנועה מ־{ $square } אל { $end }
tashkalar-option-leap = קפיצה מ־{ $square } אל { $end }
tashkalar-option-aim = כיוון: { $dir }
tashkalar-option-branch = { $branch }
tashkalar-option-rank = דרגה: { $rank }
tashkalar-option-colour = צבע: { $colour }
tashkalar-option-recall = החזרת { $card } לראש החפיסה שלכם
tashkalar-option-school = בחירת האסכולה: { $school }
tashkalar-option-keep = שמירת { $card }
tashkalar-option-start = הנחת כלי בצבע { $colour } ב־{ $square }
tashkalar-option-score = צבירת נקודה אחת בצבע { $colour }
tashkalar-option-resign = פרישה
tashkalar-option-keep-playing = ביטול הפרישה
tashkalar-option-settle = הסכמה שהתוצאה כבר הוכרעה
tashkalar-option-play-on = בקשה לשחק את התורים האחרונים
tashkalar-option-thaw = הפשרת { $card }
tashkalar-option-freeze = השארת { $card } בקיפאון
tashkalar-option-take = הנחת { $card } בקיפאון
tashkalar-option-warp = השפעת העיוות של { $card }
tashkalar-option-slide = החלקה מ־{ $square } אל { $end }
tashkalar-option-swap = החלפת מקומות: { $square } ו־{ $end }
tashkalar-option-square = בחירת { $square }
tashkalar-option-gateway = השער ב־{ $square }
tashkalar-option-store = שמירת הכלי שב־{ $square }
tashkalar-option-release = קפיצה אל { $square }
tashkalar-option-take-up = החזרת { $card } ליד
tashkalar-option-copy = ביצוע השפעת העיוות של { $card }

tashkalar-dir-n = למעלה
tashkalar-dir-ne = למעלה וימינה
tashkalar-dir-e = ימינה
tashkalar-dir-se = למטה וימינה
tashkalar-dir-s = למטה
tashkalar-dir-sw = למטה ושמאלה
tashkalar-dir-w = שמאלה
tashkalar-dir-nw = למעלה ושמאלה

tashkalar-branch-move = ביצוע תנועה
tashkalar-branch-action = קבלת פעולה
tashkalar-branch-near = השמדת כלי אויב פשוטים והרואיים במשבצות סמוכות
tashkalar-branch-far = השמדת כלי אויב פשוטים במרחק 2 לכל היותר
tashkalar-branch-downgrade = הורדת כלים בדרגה
tashkalar-branch-destroy = השמדת כלים פשוטים
tashkalar-branch-place = הצבת כלי
tashkalar-branch-convert = המרת כלי
tashkalar-branch-upgrade = שדרוג כלי
tashkalar-branch-combat = תנועת קרב בכלי פשוט
tashkalar-branch-standard = תנועה רגילה בכלי משודרג

## Log
tashkalar-log-first-player = התור הראשון: { $seat }.
tashkalar-log-school = { $seat }: { $school }, צבע הכלים: { $colour }.
tashkalar-log-kept = שמרתם את הקלף { $card }.
tashkalar-log-started = כלי פתיחה ב־{ $square }: { $colour }.
tashkalar-log-turn = התור של { $seat }
tashkalar-log-placed = { $seat }: כלי חדש ב־{ $square } ({ $colour }, { $rank }).
tashkalar-log-summoned = { $seat }: זימון { $card } אל { $square }.
tashkalar-log-destroyed = { $seat }: השמדה ב־{ $squares } ({ $colour }).
tashkalar-log-converted = { $seat }: הכלי שב־{ $square } הומר (צבעו היה { $colour }).
tashkalar-log-upgraded = { $seat }: הכלי שב־{ $square } שודרג, כעת הוא { $rank } ({ $colour }).
tashkalar-log-downgraded = { $seat }: הכלי שב־{ $square } הורד בדרגה, כעת הוא { $rank } ({ $colour }).
tashkalar-log-moved = { $seat }: כלי בצבע { $colour } עבר מ־{ $start } אל { $end }.
tashkalar-log-lifted = { $seat }: הכלי שב־{ $square } הורם.
tashkalar-log-gained-actions = { $count ->
        [one] { $seat }: עוד פעולה אחת.
        [two] { $seat }: עוד שתי פעולות.
       *[other] { $seat }: עוד { $count } פעולות.
    }
tashkalar-log-extra-cards = { $seat }, קלפים נוספים בסוף התור: { $cards } מהחפיסה האישית, { $legends } מחפיסת האגדות.
tashkalar-log-extra-turn = { $seat }: אחרי תור זה יבוא תור נוסף.
tashkalar-log-recalled = { $seat }: החזרת { $card } לראש החפיסה האישית.
tashkalar-log-recalled-hidden = { $seat }: החזרת קלף עם הפנים כלפי מטה לראש החפיסה האישית.
tashkalar-log-discarded = { $seat }: זריקת { $card }.
tashkalar-log-discarded-hidden = { $seat }: זריקת קלף עם הפנים כלפי מטה.
tashkalar-log-returned = החזרתם את הקלף { $card } לתחתית החפיסה המתאימה.
tashkalar-log-returned-hidden = { $seat }: החזרת קלף לתחתית החפיסה המתאימה ({ $deck }).
tashkalar-log-flare-invoked = { $seat }: הפעלת { $card }, בהשוואה לצבע { $colour }.
tashkalar-log-took-back = { $seat }: ביטול הבחירה. כולם ראו את { $cards }.
tashkalar-log-control-passed = { $seat }: העברת השליטה אל { $to }.
tashkalar-log-claimed = { $seat }: השלמת המשימה { $task } תמורת { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
tashkalar-log-next-task = המשימה הבאה: { $task }.
tashkalar-log-task-buried = המשימה { $task } עוברת לתחתית חפיסת המשימות: כבר יש שתי משימות מסוגה.
tashkalar-log-reshuffled = ערימת הזרוקים מעורבבת והופכת לחפיסה החדשה: { $deck }.
tashkalar-log-scored = לצבע { $colour }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } ({ $why }).
tashkalar-log-scored-in = לצבע { $colour }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } בצבע { $into } ({ $why }).
tashkalar-log-drew = שלפתם: { $cards }.
tashkalar-log-drew-hidden = { $seat }: שליפה של { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    } ({ $deck }).
tashkalar-log-end-triggered = { $why ->
        [deck] הקלף האחרון נשלף. לכולם עוד תור אחד, והאחרון הוא של { $seat }.
        [sideways] בחפיסה נותרו רק קלפים שמונחים לרוחב. לכולם עוד תור אחד, והאחרון הוא של { $seat }.
       *[score] הושג ניקוד הסיום. לכולם עוד תור אחד, והאחרון הוא של { $seat }.
    }
tashkalar-log-swapped = { $seat }: הכלים שב־{ $start } וב־{ $end } החליפו מקומות.
tashkalar-log-gateway = { $seat }: הכלי שב־{ $square } נעשה השער ({ $colour }).
tashkalar-log-handed-over = { $seat }: הכלי שב־{ $square } הוחלף בכלי פשוט ({ $colour }).
tashkalar-log-removed = { $seat }: הכלי שהושמד ({ $colour }, { $rank }) מוצא מהמשחק.
tashkalar-log-stored = { $seat }: הכלי שב־{ $square } נשמר ({ $colour }, { $rank }).
tashkalar-log-released = { $seat }: הכלי השמור ({ $colour }, { $rank }) קופץ אל { $square }.
tashkalar-log-unplaced = { $seat }: לכלי השמור ({ $colour }, { $rank }) אין משבצת, והוא חוזר למאגר שלו.
tashkalar-log-frozen = { $seat }: הקלף { $card } קפוא.
tashkalar-log-thawed = { $seat }: הפשרת { $card }.
tashkalar-log-warped = { $seat }: השפעת העיוות של { $card }; היצור ממתין מעכשיו.
tashkalar-log-copied = { $seat }: העתקת השפעת העיוות של { $card }.
tashkalar-log-taken-up = { $seat }: היצור הממתין { $card } חוזר ליד.
tashkalar-log-buried = { $seat }: הקלף { $card } עובר לתחתית החפיסה האישית.
tashkalar-log-as-legend = { $seat }: היצור { $card } נחשב אגדה שזומנה.
tashkalar-log-spent-action = { $seat }: פעולה אחת מבוזבזת.
tashkalar-log-fewer-actions = לצבע { $colour }: פעולה אחת פחות בתור הבא.
tashkalar-log-penalty = { $seat }: היצור { $card } עדיין ממתין, ועל כך יורדות { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    }.
tashkalar-log-resigned = { $seat }: פרישה.
tashkalar-log-keeps-playing = { $seat }: ביטול הפרישה.
tashkalar-log-settles = { $seat }: הסכמה שהתוצאה כבר הוכרעה.
tashkalar-log-plays-on = { $seat }: בקשה לשחק את התורים האחרונים.
tashkalar-log-over = המשחק נגמר. ניצחון: { $winners }!

tashkalar-deck-school = חפיסה אישית
tashkalar-deck-legends = אגדות
tashkalar-deck-flares = הבזקים

tashkalar-why-point-legend = אגדה זומנה
tashkalar-why-point-flare = הבזק הופעל נגדו
tashkalar-why-point-destroyed = כלים הושמדו
tashkalar-why-point-singles = כלים פשוטים בודדים

## Ways to end
tashkalar-over-deck = חפיסה אזלה.
tashkalar-over-sideways = בחפיסה נותרו רק קלפים שמונחים לרוחב.
tashkalar-over-score = הושג ניקוד הסיום.
tashkalar-over-resigned = { $seat }: פרישה.
tashkalar-over-settled = כולם הסכימו שהתוצאה כבר הוכרעה.

## Reasons
tashkalar-why-not-your-turn = זה לא תורכם לבחור.
tashkalar-why-no-actions = לא נותרו לכם פעולות.
tashkalar-why-control-passed = השליטה הועברה: נותר רק להציב כלים (TK-2.10.13).
tashkalar-why-effect-open = סיימו קודם את ההשפעה של { $card } (TK-2.2.6).
tashkalar-why-not-in-hand = הקלף { $card } אינו ביד שלכם.
tashkalar-why-no-pattern = הכלים שלכם אינם יוצרים את התבנית של { $card } (TK-3.5).
tashkalar-why-higher-rank = התבנית של { $card } מתאימה, אבל במשבצת הממוסגרת { $squares } עומד כלי מדרגה גבוהה יותר (TK-3.11).
tashkalar-why-shortage = הכלי הדרוש עבור { $card } אינו במאגר שלכם, ואין בלוח כלי שאפשר להרים (TK-3.16).
tashkalar-why-flare = ליריב צריך להיות יתרון של { $upper } כלים משודרגים או של { $lower } כלים בסך הכול; היתרונות כעת: {"\u200E"}{ $upgraded } ו־{"\u200E"}{ $total } (TK-4.4).
tashkalar-why-flare-melee = ליריב אחד צריך להיות יתרון של { $upper } כלים משודרגים או של { $lower } כלים בסך הכול; היתרונות הגדולים ביותר: {"\u200E"}{ $upgraded } ו־{"\u200E"}{ $total } (TK-4.9).
tashkalar-why-next-task = עדיין אי אפשר להשלים את המשימה הבאה (TK-2.7.8).
tashkalar-why-not-current = המשימה הזאת אינה על השולחן.
tashkalar-why-actions-left = משלימים משימות כשלא נותרו פעולות (TK-2.4.1).
tashkalar-why-criterion = התנאי של { $task } אינו מתקיים: { $lacking } (TK-2.7.8).
tashkalar-why-occupied = ב־{ $square } כבר עומד כלי; מציבים כלי במשבצת ריקה (TK-2.3.1).
tashkalar-why-no-stones = לא נשאר כלי במאגר שלכם: תחילה הרימו כלי שלכם (TK-2.3.2).
tashkalar-why-action-open = תחילה סיימו את מה שהתחלתם.
tashkalar-why-lends = הקלף { $card } מופשר כחלק מזימון שמשתמש בכלי אויב: בחרו את היצור שתרצו לזמן (TK-10.12).
tashkalar-why-frozen-theirs = רק מי שהקלף { $card } שוכב קפוא לפניו יכול להפשיר אותו (TK-10.6).
tashkalar-why-possessed = התבנית הבאה שלכם חייבת להיות מכלים בצבע { $colour }, והם אינם יוצרים את התבנית של { $card } (TK-11.68).
tashkalar-why-pending = היצור { $other } ממתין; עד שיזומן אי אפשר להפעיל את השפעת העיוות של { $card } (TK-12.5).
tashkalar-why-first-turn = בתור הראשון שלכם אי אפשר להפעיל את השפעת העיוות של { $card } (TK-12.3).

## What bots look at
tashkalar-feature-points = יתרון בנקודות
tashkalar-feature-points-late = יתרון בנקודות לקראת הסוף
tashkalar-feature-pieces = הכלים שלכם
tashkalar-feature-upgraded = הכלים המשודרגים שלכם
tashkalar-feature-legendary = כלים אגדיים
tashkalar-feature-their-pieces = כלי אויב
tashkalar-feature-their-upgraded = כלי אויב משודרגים
tashkalar-feature-tasks-begun = משימות שהתחילו
tashkalar-feature-task-held = משימה שאפשר להשלים
tashkalar-feature-ready = יצורים שאפשר לזמן
tashkalar-feature-one-short = יצורים שחסר להם כלי אחד
tashkalar-feature-two-short = יצורים שחסרים להם שני כלים
tashkalar-feature-centre = כלים במשבצות המרכז
tashkalar-feature-together = כלים שעומדים יחד
tashkalar-feature-actions = פעולות שנותרו
tashkalar-feature-flares = הבזקים ביד
