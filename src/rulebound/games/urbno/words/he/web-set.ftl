### King Urbno: words for setting a table

urbno-set = המלך אורבנו
    .full = המלך אורבנו
    .note = 2 עד 4 שחקנים, כשעה
    .about = לוקחים לקיחות, אבל רק כמה שמשימת המלך בסיבוב הזה רוצה.
    .length = כשעה
    .guide = עוד לא שיחקתם? מדריך ישב איתכם שמונה דקות.
    .credits = המלך אורבנו וחוקיו שייכים ליוצריו ולמוציא לאור שלו.

urbno-set-pairs = שחקנים
urbno-set-pairs-false = כל אחד לעצמו
    .note = 2 עד 4 שחקנים
urbno-set-pairs-true = בזוגות
    .note = 4 שחקנים, 2 זוגות
    .told = בזוגות

urbno-set-edition = המספרים על הקלפים
urbno-set-edition-default = המהדורה שלנו
urbno-set-edition-file = לקיחה מקובץ

urbno-set-missions = המשימות הראשונות
urbno-set-missions-none = בהגרלה

urbno-set-rounds = סבבים
urbno-set-rounds-12 = 12, משחק שלם
urbno-set-rounds-6 = 6, חצי משחק
urbno-set-rounds-3 = 3, משחק קצר
urbno-set-rounds-1 = סבב אחד

urbno-set-first_dealer = המחלק הראשון
    .me = החלוקה שלי
urbno-set-first_dealer-random = בהגרלה
urbno-set-first_dealer-0 = מושב 1
urbno-set-first_dealer-1 = מושב 2
urbno-set-first_dealer-2 = מושב 3
urbno-set-first_dealer-3 = מושב 4

urbno-set-dwarf_tie = נמוכים שווים בכוח של הגמד
urbno-set-dwarf_tie-later_card = הקלף המאוחר זוכה
urbno-set-dwarf_tie-earlier_card = הקלף המוקדם זוכה

urbno-set-cube_lower_bound = קוביות מורידות קלף עד
urbno-set-cube_lower_bound-none = כל מספר
urbno-set-cube_lower_bound-0 = 0
urbno-set-cube_lower_bound-1 = 1

urbno-set-mission_sums_use = משימות 7 ו־11 מחברות
urbno-set-mission_sums_use-printed_numbers = מספרים מודפסים
urbno-set-mission_sums_use-numbers_with_cubes = מספרים עם קוביות

urbno-set-most_tricks_tie = שוויון במשימות 15, 20, 21, 22
urbno-set-most_tricks_tie-nobody = איש אינו מקבל נקודות
urbno-set-most_tricks_tie-all_tied = כל השווים מקבלים נקודות

urbno-set-token_supply = גבישים וקוביות
urbno-set-token_supply-unlimited = בלי הגבלה
urbno-set-token_supply-limited = כפי שיש בקופסה

urbno-set-scroll3_applies_to = מגילה 3 מכפילה
urbno-set-scroll3_applies_to-positive_only = רווח בלבד
urbno-set-scroll3_applies_to-any = גם הפסד

urbno-set-scroll10_uses = מגילה 10 גונבת בסבב
urbno-set-scroll10_uses-1 = פעם אחת
urbno-set-scroll10_uses-2 = פעמיים
urbno-set-scroll10_uses-3 = שלוש פעמים
urbno-set-scroll10_uses-8 = כל לקיחה

urbno-set-scroll10_next_leader = אחרי לקיחה גנובה פותח
urbno-set-scroll10_next_leader-original_taker = מי שזכה בה במקור
urbno-set-scroll10_next_leader-thief = מי שגנב אותה

urbno-set-scroll11_delta_options = השינוי בספירה במגילה 11
urbno-set-scroll11_delta_options--1 = {"\u200E−1"}
urbno-set-scroll11_delta_options-1 = {"\u200E+1"}

urbno-set-scroll14_when_leading = מגילה 14 בעת פתיחה
urbno-set-scroll14_when_leading-allowed = מותרת
urbno-set-scroll14_when_leading-not_allowed = אסורה

urbno-set-scroll16_declared = מגילה 16 מוכרזת
urbno-set-scroll16_declared-on_own_turn = בתור שלכם
urbno-set-scroll16_declared-any_time_in_trick = בכל עת בלקיחה

urbno-set-trick_history = לקיחות שאפשר לראות שוב
urbno-set-trick_history-public = כולן
urbno-set-trick_history-last_trick_only = האחרונה
