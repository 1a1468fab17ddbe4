### Tash-Kalar in the gallery

## By what cards are found
tashkalar-facet-kind = סוג
tashkalar-facet-school = אסכולה
tashkalar-facet-rank = דרגה
tashkalar-facet-pieces = כלים בתבנית
tashkalar-facet-does = מה עושה
tashkalar-facet-type = סוג המשימה
tashkalar-facet-points = נקודות

## Kinds and values
tashkalar-entry-being = יצור
tashkalar-entry-legend = אגדה
tashkalar-entry-flare = הבזק
tashkalar-entry-task = משימה
tashkalar-entry-pieces = { $count ->
        [one] כלי אחד
        [two] שני כלים
       *[other] { $count } כלים
    }
tashkalar-entry-points = { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
tashkalar-entry-upper = יתרון של { $count } משודרגים
tashkalar-entry-lower = יתרון של { $count } כלים

## What an effect does
tashkalar-does-destroy = השמדה
tashkalar-does-move = תנועה
tashkalar-does-leap = קפיצה
tashkalar-does-convert = המרה
tashkalar-does-upgrade = שדרוג
tashkalar-does-downgrade = הורדה בדרגה
tashkalar-does-place = הצבה
tashkalar-does-action = עוד פעולות
tashkalar-does-frozen = השפעה קפואה
tashkalar-does-warp = השפעת עיוות

## Rulings
tashkalar-ruling-optional = רשות או חובה
    .text = ״רשאים״ ו״עד״ אומרים שהחלק הזה הוא רשות. כל השאר הוא חובה, גם אם הוא מזיק לכם.
    .rule = TK-5.1.2
tashkalar-ruling-illustrated = משבצות מסומנות
    .text = הן רק המחשה: הטקסט הוא הקובע.
    .rule = TK-5.1.9
tashkalar-ruling-legend = זימון אגדה
    .text = בדו־קרב ובתגרה הוא מזכה את המזמנים בנקודה אחת. כלי אגדי שהושג בדרך אחרת אינו מזכה בנקודות.
    .rule = TK-2.8.6
tashkalar-ruling-flare = הפעלת הבזק
    .text = אינה עולה פעולה. שני היתרונות נבדקים פעם אחת, לפני שקורה משהו; צריך לפחות אחד מהם.
    .rule = TK-4.4
tashkalar-ruling-task = השלמת משימה
    .text = לכל היותר אחת בתור, ורק אם רוצים. כל המספרים הם מינימום, וגם אגדה היא יצור.
    .rule = TK-2.7.13
