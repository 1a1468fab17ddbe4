### The terminal: scenario files of Heroes of Might and Magic III

cli-help-scenario = תרחישים של גיבורי העוצמה והקסם III: רשימה שלהם, או בדיקה של קובץ משלכם.
cli-help-scenario-list = רשימת התרחישים שבאים עם המשחק.
cli-help-scenario-check = בדיקת קובץ תרחיש. כל תקלה מודפסת בשורה משלה.
cli-help-scenario-file = קובץ תרחיש, או המזהה של תרחיש שבא עם המשחק.
cli-scenario-id = תרחיש
cli-scenario-name = שם
cli-scenario-modes = מצבי משחק
cli-scenario-players = שחקנים
cli-scenario-rounds = סבבים
cli-scenario-variants = גרסאות
cli-scenario-fine = אין תקלות: { $name }.
cli-scenario-boxes = { $players ->
        [one] לשחקן אחד דרושות הקופסאות האלה: { $boxes }.
        [two] לשני שחקנים דרושות הקופסאות האלה: { $boxes }.
       *[other] ל־{ $players } שחקנים דרושות הקופסאות האלה: { $boxes }.
    }
