### Heroes III: words for setting a table

homm3-set = גיבורים III
    .full = גיבורי העוצמה והקסם III: משחק הלוח
    .note = שחקן אחד עד ארבעה, תרחיש או קרב אחד
    .about = רוכבים על פני המפה, בונים עיר, אוספים צבא ומעזים להטיל קוביות.
    .length = קרב של 15 דקות, או ערב שלם
    .guide = זו הפעם הראשונה? מדריך רוכב איתכם בתרחיש ראשון.
    .credits = גיבורי העוצמה והקסם III: משחק הלוח בהוצאת Archon Studio.

homm3-set-form = צורת משחק
homm3-set-form-scenario = תרחיש
    .note = המשחק השלם במפה
    .told = תרחיש
homm3-set-form-skirmish = עימות
    .note = צבא נגד צבא
    .told = עימות
homm3-set-form-guards = שומרים
    .note = גיבור מפנה שדה
    .told = שומרים

homm3-set-scenario = תרחיש
homm3-set-mode = מצב משחק
homm3-set-mode-clash = התגוששות
homm3-set-mode-alliance = בריתות
homm3-set-mode-cooperative = שיתוף פעולה
homm3-set-mode-campaign = קמפיין
homm3-set-variant = גרסה
homm3-set-factions = צבאות וגיבורים
homm3-set-heroes = גיבור
homm3-set-first = השחקן הראשון
    .me = ההתחלה שלי
homm3-set-first-random = בהגרלה
homm3-set-first-0 = מושב 1
homm3-set-first-1 = מושב 2
homm3-set-first-2 = מושב 3
homm3-set-first-3 = מושב 4
homm3-set-carry = מהחלק הקודם
homm3-set-events = קלפי אירוע
homm3-set-events-true = בשימוש
homm3-set-events-false = לא בשימוש
homm3-set-open_hands = הידיים של בעלי ברית
homm3-set-open_hands-true = גלויות
homm3-set-open_hands-false = נסתרות
homm3-set-observatory_places_tile = עמדת תצפית
homm3-set-observatory_places_tile-true = גם מאפשרת הנחת אריח שלכם
homm3-set-observatory_places_tile-false = רק מגלה אריחים
homm3-set-secondary_xp_to_main = ניסיון של גיבור משני
homm3-set-secondary_xp_to_main-true = עובר לגיבור הראשי
homm3-set-secondary_xp_to_main-false = אובד
homm3-set-spell_book_own_turn_only = קניית קסמים
homm3-set-spell_book_own_turn_only-true = רק בתור שלכם
homm3-set-spell_book_own_turn_only-false = בכל תור

homm3-set-attacker = הצד התוקף
homm3-set-attacker-random = בהגרלה
homm3-set-defender = הצד המתגונן
homm3-set-defender-random = בהגרלה
homm3-set-attacker_hero = הגיבור של הצד הזה
homm3-set-attacker_hero-random = בהגרלה
homm3-set-attacker_hero-none = אין, בלי קלפים
homm3-set-defender_hero = הגיבור של הצד הזה
homm3-set-defender_hero-random = בהגרלה
homm3-set-defender_hero-none = אין, בלי קלפים
homm3-set-side = הצד שלכם
homm3-set-army = יחידות
homm3-set-army-standard = שוות
homm3-set-army-random = בהגרלה
homm3-set-army-bought = בקנייה
homm3-set-gold = זהב לקניית יחידות
homm3-set-level = רמת הגיבורים
homm3-set-siege = מצור
homm3-set-siege-true = חומות ושער
homm3-set-siege-false = שדה פתוח
homm3-set-field = דרגת הקושי של השדה
homm3-set-difficulty = רמת קושי
homm3-set-movement = נקודות תנועה
homm3-set-spells = קסמים שנמצאו
homm3-set-artifacts = חפצים שנמצאו
homm3-set-machines = מכונות מלחמה
homm3-set-machines-none = אין
homm3-set-draw_each_round = קלפים שנשלפים בכל סבב קרב
homm3-set-armies = יחידות לפי שם
homm3-set-rules = חוקים אפשריים
homm3-set-rules-none = אין
homm3-set-rules-towns_used = שימוש בטירות שנכבשו
    .note = קשה יותר. טירה שנכבשה אינה נותנת משאבים; מי שכבש אותה רשאי להשתמש בבניינים שלה.
homm3-set-rules-no_rerolls = בלי הטלות חוזרות
    .note = קשה יותר. אסור להטיל קובייה שוב.
homm3-set-rules-single_finds = מציאות קטנות
    .note = קשה יותר. קוביית אוצרות או משאבים נותנת רק 1 ממה שהיא מראה.
homm3-set-rules-no_bonus = בלי בונוס התחלתי
    .note = קשה יותר. איש אינו בוחר משאבים או חפצים לפני הסבב הראשון.
homm3-set-rules-second_heroes = שני גיבורים לכל אחד
    .note = קל יותר. כל השחקנים מתחילים גם עם גיבור משני.
homm3-set-rules-least_damage = נזק של 1 לפחות
    .note = קל יותר. כל התקפה גורמת נזק של 1 לפחות, אחרי ההגנה של חומות.
homm3-set-rules-double_mines = ארץ עשירה
    .note = קל יותר. מכרות ויישובים מייצרים כפליים.
homm3-set-rules-free_trade = מסחר בכל מקום
    .note = קל יותר. טבלת המסחר פתוחה בכל עת; עמדת מסחר נותנת חפץ במקום זאת.
homm3-set-rules-free_rounds = סבבי קרב נוספים בחינם
    .note = קל יותר. סבבי קרב נוספים נגד יחידות נייטרליות אינם עולים נקודות תנועה.
homm3-set-rules-flat_dice = הקובייה אינה משנה את הנזק
    .note = שונה. קוביית ההתקפה רק מפעילה יכולות.
homm3-set-rules-more_astrologers = עוד אסטרולוגים
    .note = שונה. קלף אסטרולוגיה נחשף גם בסבבי משאבים.
homm3-set-rules-no_astrologers = בלי אסטרולוגים
    .note = שונה. לא משתמשים בקלפי אסטרולוגיה.
homm3-set-rules-cubes_lifted = המקומות מתחדשים
    .note = שונה. בסבבים 4, 8 ו־12 הקוביות השחורות מוסרות מכל המקומות שניתן לבקר בהם.
homm3-set-rules-gains_discarded = מציאות לערימת הזרוקים
    .note = שונה. קלפים שאתם מקבלים מגיעים לערימת הזרוקים שלכם במקום ליד.
homm3-set-defend_requires_no_move = הגנה
homm3-set-defend_requires_no_move-false = גם אחרי תנועה
homm3-set-defend_requires_no_move-true = רק בלי תנועה
homm3-set-keep_negative_token = אסימון מורל שלילי
homm3-set-keep_negative_token-false = מוסר באובדן שני
homm3-set-keep_negative_token-true = נשאר גם באובדן שני
homm3-set-boxes = קופסאות מלבד קופסת הבסיס
homm3-set-boxes-none = אין
homm3-set-boxes-rampart = סוללה
homm3-set-boxes-fortress = מבצר
homm3-set-boxes-inferno = תופת
homm3-set-boxes-tower = מגדל
homm3-set-boxes-stronghold = מעוז
homm3-set-boxes-conflux = מפגש היסודות
homm3-set-boxes-cove = מפרץ
homm3-set-boxes-stretch_goals_2024 = יעדי הרחבה 2024

web-homm3-set-side = { $side }, { $faction }
web-homm3-set-guards = בשליטה על השומרים

## The scenario
web-homm3-set-choose = בחירת תרחיש אחר
web-homm3-set-choosing = תרחישים
web-homm3-set-waiting = התרחישים נטענים …
web-homm3-set-retry = לחפש שוב
web-homm3-set-map = מפה: { $name }
web-homm3-set-by = מאת { $author }
web-homm3-set-goal = מטרה
web-homm3-set-rounds = { $count ->
        [one] סבב אחד
        [two] שני סבבים
       *[other] { $count } סבבים
    }
web-homm3-set-for = {"\u200E"}{ $counts }{"\u200E"} שחקנים
web-homm3-set-alone = למשחק יחיד
web-homm3-set-needs = עם { $boxes }
web-homm3-set-needs-none = קופסת הבסיס
web-homm3-set-any-players = כל מספר
web-homm3-set-any-mode = כל מצב משחק
web-homm3-set-players = שחקנים
web-homm3-set-found = { $count ->
        [0] אין תרחיש מתאים. בחרו מספר אחר של שחקנים או מצב משחק אחר.
        [one] תרחיש אחד
        [two] שני תרחישים
       *[other] { $count } תרחישים
    }
web-homm3-set-first-evening = לערב הראשון
web-homm3-set-won = ניצחון
web-homm3-set-by-lot = בהגרלה
web-homm3-set-faction-by-lot = צבא בהגרלה
web-homm3-set-hero-by-lot = גיבור בהגרלה
web-homm3-set-faction-of = הצבא במושב { $number }
web-homm3-set-hero-of = הגיבור במושב { $number }
web-homm3-set-led = { $faction }, { $hero }
web-homm3-set-variant-of = { $number ->
        [1] גרסה
       *[other] גרסה { $number }
    }
web-homm3-set-carry-kept = קלפים, צבא ומשאבים ממשיכים
web-homm3-set-carry-none = התחלה מחדש

## Campaigns
web-homm3-set-campaign = ניצחון ב־{ $done } מתוך { $parts } חלקים
web-homm3-set-campaign-next = הבא: { $name }
web-homm3-set-campaign-over = ניצחתם בכל החלקים.
web-homm3-set-campaign-go = לשחק
web-homm3-set-next = החלק הבא
web-homm3-set-again = לנסות שוב
