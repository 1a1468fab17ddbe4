### Truc

## Questions and choices
truc-ask-turn = שחקו קלף, או העלו את ההימור.
truc-ask-card = שחקו קלף.
truc-ask-raise = הצעה מאת { $seat }: הסיבוב יהיה שווה { $stake } נקודות. מקבלים?
truc-option-play = לשחק: { $card }
truc-option-raise = העלאת ההימור
truc-option-accept = הסכמה
truc-option-fold = פרישה

## Log
truc-log-dealt = חלוקת הקלפים: { $seat }.
truc-log-got = קיבלתם: { $cards }.
truc-log-raised = הצעה מאת { $seat }: { $stake } נקודות.
truc-log-accepted = ההצעה התקבלה: { $seat }.
truc-log-folded = פרישה: { $seat }.
truc-log-played = { $seat }: { $card }.
truc-log-trick = { $seat ->
        [none] קלפים שווים: אף אחד לא לוקח את הלקיחה.
       *[other] הלקיחה הולכת אל { $seat }.
    }
truc-log-round = { $seat ->
        [none] אף אחד לא ניצח בסיבוב.
       *[other] ניצחון בסיבוב: { $seat }, { $points ->
            [one] נקודה אחת
           *[other] { $points } נקודות
        }.
    }

## Reasons
truc-why-turn = זה לא התור שלכם.
truc-why-answer = קודם צריך לענות על העלאת ההימור.
truc-over = מספר הנקודות הדרוש הושג.

## Things
truc-a-card = { $rank } { $suit }
truc-rank-7 = 7
truc-rank-8 = 8
truc-rank-9 = 9
truc-rank-10 = 10
truc-rank-J = נסיך
truc-rank-Q = מלכה
truc-rank-K = מלך
truc-rank-A = אס
truc-suit-c = תלתן
truc-suit-d = יהלום
truc-suit-h = לב
truc-suit-s = עלה

## The table
truc-stake = הימור: { $stake }. לניצחון דרושות { $target } נקודות.
web-truc-hand = הקלפים שלכם
web-truc-of = מתוך { $target }
web-truc-dealer = מחלק
web-truc-ranks = מהנמוך לגבוה
web-truc-outcome = { $outcome ->
        [takes] לוקח את הלקיחה
        [spoils] תיקו
       *[loses] מפסיד את הלקיחה
    }
web-truc-watching = אתם צופים.

## Setting a table
truc-set = טרוק
    .full = טרוק
    .note = 2 שחקנים, רבע שעה
truc-set-target = נקודות לניצחון
truc-set-target-6 = 6
truc-set-target-12 = 12

## The rules in short
rules-truc-1 =
    שני שחקנים מקבלים שלושה קלפים כל אחד ומשחקים שלוש לקיחות. מהגבוה לנמוך: 7, 8, אס, מלך, מלכה, נסיך, 10, 9. לסדרות אין משמעות, ומותר לשחק כל קלף. קלפים שווים: אף אחד לא לוקח את הלקיחה.

    שתי לקיחות מנצחות בסיבוב. אם לקיחה נשארה בלי מנצח, זוכה בסיבוב מי שלקח ראשון.
    .title = שלוש לקיחות
rules-truc-2 =
    סיבוב שווה נקודה אחת. לפני שמשחקים קלף מותר להעלות ל־2, משם ל־4, ל־6 וכן הלאה. הצד השני מקבל, או פורש: אז מקבלים את מה שהסיבוב היה שווה קודם.
    .title = ההימור
