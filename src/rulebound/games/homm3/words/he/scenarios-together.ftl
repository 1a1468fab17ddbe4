### Heroes of Might and Magic III: scenarios that all players win or lose together

## What several of them share
homm3-ask-share = תנו אל { $seat } כרצונכם.
homm3-ask-swap-card = להחליף קלף עם { $seat }?
homm3-ask-token-swap = { $seat }: בקשה להחליף איתכם קלפים. זה עולה לשניכם את אסימון הבנייה.
homm3-option-choose-player = { $seat }
homm3-option-give-unit = נתינת { $troop }
homm3-option-give-card = נתינת { $card }
homm3-option-swap-card = החלפת קלף
homm3-option-consent = הסכמה
homm3-option-rule-token-trade = מסחר עם { $seat } תמורת אסימון הבנייה שלכם
homm3-option-rule-token-gift = נתינת משאבים אל { $seat } תמורת אסימון הבנייה שלכם
homm3-option-rule-token-swap = החלפת קלפים עם { $seat } תמורת שני אסימוני הבנייה
homm3-log-token-spent = { $seat }: הוצאת אסימון הבנייה על שחקנים אחרים.
homm3-log-trial-won = { $seat }: ניצחון בקרב שבו עוסק התרחיש.
homm3-log-finished = { $seat }: הגיבורים יורדים מהמפה.
homm3-notice-trial = { $left ->
        [one] שחקן אחד עוד צריך לנצח בקרב.
        [two] שני שחקנים עוד צריכים לנצח בקרב.
       *[other] { $left } שחקנים עוד צריכים לנצח בקרב.
    }
homm3-rule-build_token_trade = אתם רשאים להוציא את אסימון הבנייה שלכם כדי לסחור עם שחקן אחר: משאבים בחופשיות, קסמים וחפצים מהיד כאילו הגיבורים שלכם עומדים זה ליד זה.
homm3-rule-build_token_gift = אתם רשאים להוציא את אסימון הבנייה שלכם כדי לתת לשחקן אחר משאבים. שני שחקנים רשאים להוציא את שלהם כדי להחליף קסמים וחפצים.
homm3-goal-all_beaten_it = כל השחקנים מנצחים בקרב שבו עוסק התרחיש.
homm3-over-all_beaten_it = כל השחקנים ניצחו בקרב.
homm3-goal-player_lost = שחקן נפסל לפני כן.
homm3-over-player_lost = שחקן נפסל. כולם מפסידים.

## Emerald Island
homm3-scenario-emerald_island = אי הברקת
    .about = אי מלא אוצרות מחכה שיחפשו בו. אתם מתחלקים במה שתמצאו, וגם ביחידות שלכם.
    .goal = כבשו כל מכרה וכל יישוב במפה לפני סוף 8 הסבבים.
homm3-variant-laid_out = האריחים הרחוקים מונחים במפה
homm3-variant-dealt = האריחים הרחוקים מחולקים לשחקנים
homm3-goal-flag_all = כבשו את כל השדות האלה במפה: { $location }.
homm3-over-flag_all = הכול נכבש.
homm3-rule-level_falls_back = גיבור שמגיע לרמה IV חוזר לרמה III. בפעם הראשונה הגיבור מקבל את המומחיות השנייה.
homm3-rule-give_units = אתם רשאים לתת יחידות לשחקן אם אחד הגיבורים שלכם נמצא באריח של אחד מגיבוריו, ליד אחד מהם, או בטירה שלו. מי שאין לו יחידות לוקח בחזרה את כל היחידות של הצבא שלו.
homm3-rule-foreign_town = בטירה של שחקן אחר, בהסכמתו, אתם רשאים לגייס ולתגבר את היחידות של השחקן הזה עבור אחד מכם. הבניינים צריכים לעמוד שם.
homm3-rule-last_battle = לשומרים של השדה האחרון שלא נכבש יש עוד יחידת זהב. אי אפשר לדלג על הקרב הזה, וסבבי הקרב שלו אינם עולים דבר.
homm3-step-visit_again = כל אחד מהשחקנים רשאי לקבל שוב את התועלת של שדה אחד עם קובייה שחורה.
homm3-ask-visit-again = איזה שדה עם קובייה שחורה ייתן לכם שוב את התועלת שלו?
homm3-ask-permit = { $seat }: בקשה לגייס בטירה שלכם.
homm3-ask-foreign-town = מה תקנו בטירה הזאת, ועבור מי?
homm3-option-visit-again = השדה ב־{"\u200E"}{ $field }
homm3-option-permit = אישור
homm3-option-rule-give-units = החלפת יחידות עם { $seat }
homm3-option-rule-foreign-town = גיוס בטירה של { $seat }
homm3-option-recruit-for = גיוס { $troop } עבור { $seat }
homm3-option-reinforce-for = תגבור { $troop } של { $seat } לצד הרבים
homm3-option-reinforce-cheaper-for = תגבור { $troop } של { $seat } לצד הרבים, בהנחה של { $building }
homm3-log-visit-again = { $seat }: קבלה חוזרת של התועלת משדה, { $location }.
homm3-log-not-permitted = { $seat }: סירוב לגיוס של { $to } שם.
homm3-log-fell-back = הגיבור של { $seat } חוזר לרמה { $level }.
homm3-log-last-battle = { $seat }: הקרב האחרון על האי.
homm3-notice-unflagged = מכרות ויישובים שנותר לכבוש: { $left }. אריחים שנותר לגלות: { $hidden }.

## Stand United
homm3-scenario-stand_united = עומדים יחד
    .about = שום שליט אינו יכול לבדו לפנות את ממלכת הדרקונים לתמיד. צבא משותף לכולכם עוזר לכל אחד בתורו.
    .goal = כל אחד מהשחקנים צריך להביס פעם אחת את השומרים של ממלכת הדרקונים בתוך 9 סבבים.
homm3-rule-shared_army = יש צבא אחד שמשותף לכולכם. כולם רשאים להציב את היחידות שלו בקרב. יכולת המפה של כל יחידה שלו פועלת עבור שחקן אחד בסבב.
homm3-rule-shared_obelisk = מי שכובש אובליסק חושף יחידה נטרלית אחת מכל אחת מהדרגות ארד, כסף וזהב, ורשאי לגייס אחת מהן לצבא המשותף.
homm3-rule-utopia_trial = דרקוני תכלת שומרים תמיד על ממלכת הדרקונים, והצבא שלה משחק קלפי AI. המנצח אינו מניח קובייה, משאיר יחידה לצבא המשותף, רשאי לתת משאבים ויוצא מהמשחק.
homm3-ask-recruit-shared = אתם רשאים לגייס אחת מהיחידות האלה לצבא המשותף.
homm3-ask-shared-ability = להשתמש ביכולת המפה של { $troop } מהצבא המשותף?
homm3-ask-who-gains = עבור מי הצבא המשותף משיג משהו?
homm3-ask-leave-unit = איזו יחידה תשאירו לצבא המשותף?
homm3-option-use-shared = שימוש
homm3-option-rule-shared-ability = הצבא המשותף: שימוש ביכולת של { $troop }
homm3-log-joined-shared = { $troop }: הצטרפות לצבא המשותף.
homm3-log-obelisk-units = { $seat }: חשיפת { $troops }.
homm3-notice-shared-army = הצבא המשותף: { $troops }.

## Wandering Dragons
homm3-scenario-wandering_dragons = דרקונים נודדים
    .about = חלק מהדרקונים שומרים על הממלכה שלהם, אחרים משוטטים בארץ ומחפשים אתכם. אסור להשאיר בחיים לא את אלה ולא את אלה.
    .goal = הביסו את הדרקונים הנודדים וכבשו את ממלכת הדרקונים בתוך 10 סבבים.
homm3-rule-wandering_dragons = בסוף סבב הדרקונים מטילים שתי קוביות התקפה ומוסיפים 1. הם עפים מספר כזה של שדות אל הגיבור, הטירה או היישוב הקרוב ביותר. עם סכום 0 הם נשארים, עם {"\u200E-1"} הם עפים שדה אחד אל ממלכת הדרקונים. מי שמביס אותם מקבל מורל חיובי.
homm3-rover-wandering_dragons = הדרקונים הנודדים
homm3-log-dragons = הדרקונים האלה משוטטים בארץ: { $troops }.
homm3-log-dragons-rolled = { $steps ->
        [-1] הדרקונים מטילים {"\u200E"}{ $faces } ועפים שדה אחד בחזרה אל הממלכה שלהם.
        [0] הדרקונים מטילים {"\u200E"}{ $faces } ונשארים במקומם.
        [one] הדרקונים מטילים {"\u200E"}{ $faces } ועפים שדה אחד.
        [two] הדרקונים מטילים {"\u200E"}{ $faces } ועפים שני שדות.
       *[other] הדרקונים מטילים {"\u200E"}{ $faces } ועפים { $steps } שדות.
    }
homm3-log-burned = הדרקונים מסירים את הקובייה של { $seat } מהשדה ב־{"\u200E"}{ $field }.
homm3-notice-dragons = הדרקונים נמצאים ב־{"\u200E"}{ $field }: { $troops }.
homm3-notice-no-dragons = הדרקונים הנודדים הובסו.

## The Ambushed Accord
homm3-scenario-the_ambushed_accord = ההסכם שבמארב
    .about = בדרך לחתימה על הסכם אתם נקלעים למארב. צבא אחר צבא תוקף, והדרך החוצה עוברת באריח המרכזי הנסתר.
    .goal = כל אחד מהשחקנים צריך להביס את הצבא בדרגה VII שבאמצע האריח המרכזי בתוך 14 סבבים. חובה להביס כל מארב.
homm3-rule-ambush = בסוף כמה מהסבבים צבא תוקף. עם ארבעה שחקנים יש שני צבאות. הקבוצה בוחרת מי נלחם{ $turns ->
        [true] { " " }מבין מי שלא ניצחו ביותר קרבות כאלה מאשר שחקן אחר.
       *[other] .
    } המנצח מקבל מורל חיובי. המפסיד חוזר לטירה בלי יחידות, ושחקן אחר נלחם במה שנותר.
homm3-rule-hidden_center = אתם משלמים יחד על האריח המרכזי. החלק של כל אחד: זהב { $gold }, אבנים { $materials }, קריסטלים { $valuables }. מי שמנצח באמצע שלו מוריד את הגיבורים מהמפה.
homm3-rule-astrologers_gift = בסוף סבב אסטרולוגיה הקבוצה בוחרת שחקן שמקבל מורל חיובי.
homm3-rule-exchange = שחקנים מחליפים קסמים, חפצים, יחידות ומשאבים כשהגיבורים הראשיים שלהם עומדים זה ליד זה, או כששניהם בטירות שלהם או על אובליסק.
homm3-rule-early_buildings = בניין בלי מה שהוא דורש פועל מאז שגם זה עומד.
homm3-step-free_building = כל אחד מהשחקנים בונה בחינם אחד משני בניינים מיוחדים, גם בלי מה שהוא דורש.
homm3-goal-nobody_fights = אין מי שרשאי להילחם במארב.
homm3-over-nobody_fights = לא נותר מי שיילחם במארב. כולם מפסידים.
homm3-ask-ambush = צבא תוקף. מי יילחם בו?
homm3-ask-astrologers-gift = מי יקבל מורל חיובי?
homm3-ask-free-building = איזה בניין תבנו בחינם?
homm3-ask-reveal-center = { $seat }: בקשה לגלות את האריח המרכזי. לשלם את החלק שלכם?
homm3-option-rule-reveal-center = גילוי האריח המרכזי יחד
homm3-option-rule-exchange = החלפת דברים עם { $seat }
homm3-log-ambush = { $count ->
        [one] צבא תוקף.
        [two] שני צבאות תוקפים.
       *[other] { $count } צבאות תוקפים.
    }
homm3-log-ambush-won = { $seat }: ניצחון על המארב.
homm3-log-ambush-lost = { $left ->
        [one] { $seat }: תבוסה ואובדן של כל היחידות. נותרה יחידת אויב אחת.
        [two] { $seat }: תבוסה ואובדן של כל היחידות. נותרו שתי יחידות אויב.
       *[other] { $seat }: תבוסה ואובדן של כל היחידות. נותרו { $left } יחידות אויב.
    }
homm3-log-nobody-fights = אין מי שרשאי להילחם בצבא התוקף.
homm3-log-built-early = { $seat }: בנייה, { $building }. הבניין יפעל כשיעמוד כל מה שהוא דורש.
homm3-log-reveal-refused = { $seat }: סירוב לשלם על האריח המרכזי.
homm3-notice-ambush = צבא תוקף בסוף סבב { $round }: ארד { $bronze }, כסף { $silver }, זהב { $gold }, תכלת { $azure }.
homm3-notice-hidden-center = כדי לגלות את האריח המרכזי אתם משלמים יחד: זהב { $gold }, אבנים { $materials }, קריסטלים { $valuables }.
homm3-log-stack-token = { $token ->
        [stack_attack] { $unit }: קבלת אסימון גדוד, התקפה {"\u200E"}{ $amount }.
        [stack_defense] { $unit }: קבלת אסימון גדוד, הגנה {"\u200E"}{ $amount }.
        [stack_health] { $unit }: קבלת אסימון גדוד, חיים {"\u200E"}{ $amount }.
       *[stack_initiative] { $unit }: קבלת אסימון גדוד, מהירות {"\u200E"}{ $amount }.
    }
homm3-log-stack-lost = { $unit }: אובדן של אסימון הגדוד. היחידה ממשיכה להילחם.
homm3-token-stack_attack = אסימון גדוד: התקפה
homm3-token-stack_defense = אסימון גדוד: הגנה
homm3-token-stack_health = אסימון גדוד: חיים
homm3-token-stack_initiative = אסימון גדוד: מהירות

## Titans' Stronghold
homm3-scenario-titans_stronghold = מבצר הטיטאנים
    .about = הטיטאנים הסתגרו. כבשו כל שדה אחר בדרגת קושי VII, ואז הסתערו יחד על המבצר.
    .goal = הביסו את כל היחידות של המבצר בתוך 16 סבבים. ברמת הקושי הגבוהה ביותר יש 15.
homm3-rule-stronghold = איש אינו נכנס למבצר לפני שכל שדה אחר בדרגת קושי VII נכבש. מי שנכנס נלחם בחמש יחידות של החפיסה שלו. השורדות מעורבבות בחזרה. סבב קרב נוסף עולה נקודת תנועה.
homm3-rule-seven_gifts = מי שמביס שומרים בדרגת קושי VII נותן לשחקנים אחרים משהו שלוש פעמים: 5 זהב, 2 אבנים או קריסטל אחד. אחר כך השדה כבוש, ודבר אחר אינו קורה שם.
homm3-goal-stronghold_falls = הביסו את כל היחידות של המבצר.
homm3-over-stronghold_falls = המבצר נפל.
homm3-ask-seven-gift = { $left ->
        [one] מה יקבל שחקן אחר? זאת המתנה האחרונה.
       *[other] מה יקבל שחקן אחר? מתנות שנותרו: { $left }.
    }
homm3-option-bonus = { $seat }: קבלת { $resource } ({ $count })
homm3-option-rule-storm = הסתערות נוספת על המבצר: { $hero }
homm3-log-stronghold-deck = { $count ->
        [one] יחידה אחת מחזיקה במבצר.
        [two] שתי יחידות מחזיקות במבצר.
       *[other] { $count } יחידות מחזיקות במבצר.
    }
homm3-log-stronghold-left = { $count ->
        [0] לא נותרו יחידות בחפיסה של המבצר.
        [one] נותרה יחידה אחת בחפיסה של המבצר.
        [two] נותרו שתי יחידות בחפיסה של המבצר.
       *[other] נותרו { $count } יחידות בחפיסה של המבצר.
    }
homm3-notice-stronghold-closed = המבצר ב־{"\u200E"}{ $field } סגור עד שכל שדה אחר בדרגת קושי VII ייכבש.
homm3-notice-stronghold = המבצר ב־{"\u200E"}{ $field } פתוח. יחידות שנותרו: { $left }.

## The Last Bridge
homm3-scenario-last_bridge = הגשר האחרון
    .about = השיטפון הותיר גשר יחיד מעל הנהר, ופושטים נאספים בגדה הרחוקה. כבשו את עיירת המכס שעל הגשר, הדפו כל פשיטה והחזיקו בה עד סוף הסבב התשיעי.
    .goal = החזיקו ביישוב שעל הגשר בסוף 9 הסבבים. חובה להביס כל פשיטה.
homm3-rule-held_place = היישוב שעל הגשר מכריע את התרחיש.
homm3-goal-hold = השדה צריך להיות כבוש בידיכם בסוף סבב { $round }.
homm3-over-hold = השדה הוחזק עד הסוף.
homm3-notice-held = השדה ב־{"\u200E"}{ $field }, { $location }, בידי { $seat }.
homm3-notice-not-held = איש עדיין אינו מחזיק בשדה ב־{"\u200E"}{ $field }, { $location }. דרגת הקושי של השומרים שלו: { $level }.
