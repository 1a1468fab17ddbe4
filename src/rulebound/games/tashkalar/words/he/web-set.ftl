### Tash-Kalar: words for setting a table

tashkalar-set = טאש־קלאר
    .full = טאש־קלאר: זירת האגדות
    .note = 2 עד 4 שחקנים, כ־40 דקות
    .about = מניחים אבנים, יוצרים תבנית, והיצור שהיא מראה מופיע בזירה.
    .length = כ־40 דקות
    .guide = עוד לא שיחקתם? מדריך ישב איתכם שתים־עשרה דקות.
    .credits = טאש־קלאר: זירת האגדות מאת Vlaada Chvátil, בהוצאת Czech Games Edition.

tashkalar-set-lesson-everfrost = כפור העד: השפעות קפואות
tashkalar-set-lesson-nethervoid = תהום הריק: השער
tashkalar-set-lesson-etherweave = מארג האתר: השפעות עיוות

tashkalar-set-form = צורה
tashkalar-set-form-high_form = הצורה הנעלה
    .note = 2 שחקנים או 2 קבוצות
tashkalar-set-form-duel = דו־קרב
    .note = 2 שחקנים או 2 קבוצות
tashkalar-set-form-melee = תגרה
    .note = 3 או 4 שחקנים
tashkalar-set-form-first_game = משחק ראשון
    .note = 2 שחקנים, ללימוד

tashkalar-set-teams = קבוצות
tashkalar-set-teams-true = בקבוצות
tashkalar-set-teams-false = בלי קבוצות

tashkalar-set-schools = אסכולות
tashkalar-set-schools-none = לפי החפיסות
tashkalar-set-schools-named = נקבעות כאן

tashkalar-set-decks = חפיסות
tashkalar-set-decks-random = בהגרלה
tashkalar-set-decks-choose = כל אחד בוחר
tashkalar-set-decks-draft = בדראפט

tashkalar-set-expansions = אסכולות הרחבה
tashkalar-set-expansions-none = ללא

tashkalar-set-draft_decks = חפיסות לדראפט
tashkalar-set-draft_decks-none = כמומלץ

tashkalar-set-colours = צבעים
tashkalar-set-colours-none = של האסכולות
tashkalar-set-colours-named = נקבעים כאן

tashkalar-set-first = השחקן הפותח
    .me = הפתיחה שלי
tashkalar-set-first-random = בהגרלה
tashkalar-set-first-0 = מושב 1
tashkalar-set-first-1 = מושב 2
tashkalar-set-first-2 = מושב 3
tashkalar-set-first-3 = מושב 4

tashkalar-set-legends = אגדות
tashkalar-set-legends-true = משתתפות
tashkalar-set-legends-false = בחוץ

tashkalar-set-takeback = ביטול
tashkalar-set-takeback-turn = בתוך התור
tashkalar-set-takeback-none = אסור

tashkalar-set-hide_discard_action = קלפים זרוקים
tashkalar-set-hide_discard_action-false = עם הפנים כלפי מעלה
tashkalar-set-hide_discard_action-true = עם הפנים כלפי מטה
