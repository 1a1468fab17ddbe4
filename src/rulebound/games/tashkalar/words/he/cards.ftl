### Tash-Kalar: tasks and what all games have

## Tasks

tashkalar-task-destruction = השמדה
    .text = השמדתם בתור זה לפחות שלושה כלי אויב.
tashkalar-task-devastation = חורבן
    .text = השמדתם בתור זה לפחות ארבעה כלי אויב.
tashkalar-task-heroic_destruction = השמדה הרואית
    .text = השמדתם בתור זה לפחות שלושה כלי אויב, ולפחות אחד מהם משודרג.
tashkalar-task-heroic_devastation = חורבן הרואי
    .text = השמדתם בתור זה לפחות ארבעה כלי אויב, ולפחות שניים מהם משודרגים.
tashkalar-task-end_of_legends = קץ האגדות
    .text = השמדתם בתור זה לפחות כלי אויב אגדי אחד, או לפחות שני כלי אויב הרואיים.
tashkalar-task-red_conquest = כיבוש אדום
    .text = לפחות שלושה כלים שלכם נמצאים במשבצות אדומות, ולפחות שניים מהם משודרגים.
tashkalar-task-green_conquest = כיבוש ירוק
    .text = לפחות שלושה כלים שלכם נמצאים במשבצות ירוקות, ולפחות שניים מהם משודרגים.
tashkalar-task-color_conquest = כיבוש צבעוני
    .text = לפחות חמישה כלים שלכם נמצאים במשבצות צבעוניות (אדומות וירוקות יחד), ולפחות שלושה מהם משודרגים.
tashkalar-task-red_legends = אגדות אדומות
    .text = לפחות שני כלים משודרגים שלכם נמצאים במשבצות אדומות, ולפחות אחד מהם אגדי.
tashkalar-task-green_legends = אגדות ירוקות
    .text = לפחות שני כלים משודרגים שלכם נמצאים במשבצות ירוקות, ולפחות אחד מהם אגדי.
tashkalar-task-rainbow_dominance = שליטה בקשת
    .text = במשבצות האדומות יש לכם יותר כלים משודרגים משיש ליריב, וגם במשבצות הירוקות יש לכם יותר כלים משודרגים משיש ליריב.
tashkalar-task-red_summoning = זימון אדום
    .text = זימנתם בתור זה לפחות שני יצורים, ולפחות אחד מהם למשבצת אדומה.
tashkalar-task-green_summoning = זימון ירוק
    .text = זימנתם בתור זה לפחות שני יצורים, ולפחות אחד מהם למשבצת ירוקה.
tashkalar-task-colored_summoning = זימון צבעוני
    .text = זימנתם בתור זה לפחות שני יצורים למשבצות צבעוניות (אדומות או ירוקות). אותה משבצת יכולה להיחשב פעמיים.
tashkalar-task-legendary_summoning = זימון אגדי
    .text = זימנתם בתור זה לפחות שני יצורים, ולפחות אחד מהם אגדה.
tashkalar-task-central_dominance = שליטה במרכז
    .text = לפחות חמישה כלים שלכם נמצאים בתשע משבצות המרכז, ולפחות שניים מהם משודרגים.
tashkalar-task-center_cross = צלב המרכז
    .text = כלים שלכם ממלאים צלב שלם בתוך תשע משבצות המרכז: משבצת האמצע וכל ארבע המשבצות הסמוכות לה בצלע, או משבצת האמצע וכל ארבע המשבצות הסמוכות לה באלכסון.
tashkalar-task-line_dominance = שליטה בקו
    .text = באחת משש השורות והעמודות העוברות דרך משבצות המרכז יש לכם לפחות שישה כלים יותר משיש ליריב.
tashkalar-task-diagonals = אלכסונים
    .text = בכל אחד משני האלכסונים הארוכים יש לכם לפחות ארבעה כלים, ולפחות אחד מהם משודרג. כלי במשבצת האמצע נחשב בשני האלכסונים.
tashkalar-task-side_chain = שרשרת צדדים
    .text = שרשרת רצופה של כלים סמוכים שלכם מגיעה מצד אחד של הלוח אל הצד הנגדי.
tashkalar-task-corner_chain = שרשרת פינות
    .text = שרשרת רצופה של כלים סמוכים שלכם מגיעה מפינה אחת של הלוח אל הפינה הנגדית.
tashkalar-task-imprisonment = כליאה
    .text = לפחות שישה כלים שלכם סמוכים לאותו כלי אויב.
tashkalar-task-envelopment = כיתור
    .text = לפחות שבעה כלים שלכם סמוכים לאותו כלי אויב.
tashkalar-task-isolation = בידוד
    .text = יש כלי אויב שכלי אויב אחר נמצא במרחק 2 ממנו, אך הוא אינו סמוך לשום כלי אויב אחר, וגם אינו יכול להגיע למשבצת הסמוכה לכלי אויב אחר בשלוש תנועות או פחות דרך משבצות ריקות בלבד.

## Task types

tashkalar-type-destruction = השמדה
tashkalar-type-colored = צבעים
tashkalar-type-summoning = זימון
tashkalar-type-pattern = תבנית
tashkalar-type-enemy = אויב

## Colours

tashkalar-colour-red = אדום
tashkalar-colour-blue = כחול
tashkalar-colour-brown = חום
tashkalar-colour-green = ירוק
tashkalar-colour-white = לבן
tashkalar-colour-orange = כתום
tashkalar-colour-purple = סגול

## Ranks

tashkalar-rank-common = פשוט
tashkalar-rank-heroic = הרואי
tashkalar-rank-legendary = אגדי

## Forms of play

tashkalar-form-first_game = משחק ראשון
tashkalar-form-high_form = הצורה הנעלה
tashkalar-form-duel = דו־קרב
tashkalar-form-melee = תגרה
