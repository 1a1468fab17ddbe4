### Heroes of Might and Magic III: what all scenarios share, and the scenarios for rivals

## How scenarios end
homm3-over-eliminated = כל האויבים נפסלו.
homm3-over-cubes = נאספה קוביית צבא של כל אויב.
homm3-over-rounds = הסבב האחרון נגמר. אין מנצח.
homm3-over-flag = השדה שבו עוסק התרחיש נכבש.
homm3-over-flag_count = נכבשו די שדות.
homm3-over-enemy_town = טירת האויב נפלה.
homm3-over-defeat_army = צבא האויב הובס.
homm3-over-each_player_wins_at = כל השחקנים ניצחו בקרב.
homm3-over-every_main_hero = הגיבורים הראשיים של כל האויבים הובסו.
homm3-over-most_flags = הסבב האחרון נגמר. מספר הכיבושים הגדול ביותר מנצח.
homm3-over-most_points = הסבב האחרון נגמר. מספר נקודות הניצחון הגדול ביותר מנצח.
homm3-over-round = הסבב האחרון נגמר.
homm3-over-all_of = כל המטרות הושגו.
homm3-over-hold_hill = הגבעה מוחזקת.
homm3-over-win_final_combat = הקרב האחרון הוכרע.

## Goals
homm3-goal-flag = כיבוש: { $location }.
homm3-goal-flag_count = כבשו { $count } שדות כאלה: { $location }.
homm3-goal-enemy_town = { $every ->
        [true] החזיקו בטירות של כל האויבים.
       *[other] החזיקו בטירה של אויב.
    }
homm3-goal-defeat_army = הביסו את הצבא שאין שחקן שמוביל אותו.
homm3-goal-each_player_wins_at = כל אחד מכם מביס את השומרים שם: { $location }.
homm3-goal-every_main_hero = הביסו את הגיבור הראשי של כל אויב.
homm3-goal-most_flags = { $round ->
        [0] אחרי הסבב האחרון מנצח מספר השדות הכבושים הגדול ביותר.
       *[other] אחרי סבב { $round } מנצח מספר השדות הכבושים הגדול ביותר.
    }
homm3-goal-most_points = { $round ->
        [0] אחרי הסבב האחרון מנצח מספר נקודות הניצחון הגדול ביותר.
       *[other] אחרי סבב { $round } מנצח מספר נקודות הניצחון הגדול ביותר.
    }
homm3-goal-round = { $round ->
        [0] אחרי הסבב האחרון התרחיש נגמר לכולם.
       *[other] אחרי סבב { $round } התרחיש נגמר לכולם.
    }
homm3-goal-all_of = השיגו את כל אלה:
homm3-goal-hold_hill = החזיקו בגבעה כשהזמן נגמר.
homm3-goal-win_final_combat = נצחו בקרב האחרון.

## Rules that several scenarios share
homm3-rule-level_cap = שום גיבור אינו עולה מעל רמה { $level }.
homm3-rule-no_building = { $roles ->
        [0] אי אפשר לבנות דבר.
       *[other] אי אפשר לבנות כמה מהבניינים:
    }
homm3-rule-no_hiring = אי אפשר לגייס גיבורים משניים.
homm3-rule-income_every_round = ההכנסה מגיעה בכל סבב מלבד הראשון.
homm3-rule-grail = { $hand_limit_to ->
        [0] { $hand_limit_by ->
            [0] מי שמקבל את אסימון הגרייל מקבל איתו עוד:
           *[other] מספר הקלפים המקסימלי של מי שאסימון הגרייל אצלו גדול ב־{ $hand_limit_by }.
        }
       *[other] מספר הקלפים המקסימלי של מי שאסימון הגרייל אצלו הוא { $hand_limit_to }.
    }
homm3-rule-setup_steps = לפני הסבב הראשון:
homm3-rule-points = { $main_heroes ->
        [0] נקודות ניצחון:
       *[other] נקודות ניצחון: { $main_heroes } על כל תבוסה של גיבור ראשי של אויב.
    }
homm3-rule-first_visit_points = הראשון שמבקר בשדה שבאמצע או כובש אותו מקבל נקודות ניצחון: { $amount }.
homm3-rule-no_pvp = { $until ->
        [16] שחקנים אינם תוקפים זה את זה, ואיש אינו לוקח את מה שאחרים כבשו.
       *[other] עד סוף סבב { $until } שחקנים אינם תוקפים זה את זה ואינם לוקחים דבר שאחרים כבשו.
    }
homm3-rule-open_start_lines = { $between ->
        [true] קווי גבול בין שני אריחים התחלתיים אינם נחשבים.
       *[other] קווי גבול על אריחים התחלתיים אינם נחשבים.
    }
homm3-rule-treat_as = { $location ->
        [none] כמה שדות נחשבים כך:
       *[other] השדות האלה ({ $location }) נחשבים שם כך:
    }
homm3-rule-field_steps = { $location ->
        [none] ביקור בכמה שדות מביא דבר אחר:
       *[other] { $location }: זה מה שביקור מביא.
    }
homm3-rule-each_faction = כל צבא רשאי לבקר בכל שדה של האריח פעם אחת.
homm3-rule-no_skipping = { $location ->
        [none] שם חובה להילחם בשומרים. לא קרב מהיר ולא קלף מדלגים על הקרב.
       *[other] { $location }: חובה להילחם בשומרים. לא קרב מהיר ולא קלף מדלגים על הקרב.
    }
homm3-rule-guards_by_difficulty = { $location ->
        [none] לכמה שדות יש שומרים משלהם:
       *[other] לשדות האלה ({ $location }) יש שומרים משלהם:
    }
homm3-rule-lower_guards = { $location ->
        [none] כמה מהשומרים חלשים מהמודפס; דרגת הקושי נמוכה ב־{ $by }.
       *[other] { $location }: השומרים שם חלשים מהמודפס; דרגת הקושי נמוכה ב־{ $by }.
    }
homm3-rule-guard_level = { $level ->
        [0] { $location }: אין שם שומרים.
       *[other] { $location }: שם עומדים שומרים בדרגת קושי { $level }.
    }
homm3-part-flags = נקודות ניצחון על כל כיבוש של שדה כזה: { $amount }. { $location }.
homm3-part-units = { $difficulty }: ארד { $bronze }, כסף { $silver }, זהב { $gold }, תכלת { $azure }.

## Buildings that rules speak of
homm3-role-city_hall = עירייה
homm3-role-citadel = מצודה
homm3-role-mage_guild = גילדת הקוסמים
homm3-role-dwelling_bronze = מגורי יחידות הארד
homm3-role-dwelling_silver = מגורי יחידות הכסף
homm3-role-dwelling_gold = מגורי יחידות הזהב
homm3-role-special_tent = בניין הצבא הראשון
homm3-role-special_gears = בניין הצבא השני

## Events and steps
homm3-timed-start = בתחילת סבב: { $rounds }.
homm3-timed-end = בסוף סבב: { $rounds }.
homm3-step-option = אפשרות:
homm3-step-gain = קבלו זהב { $gold }, אבנים { $materials }, קריסטלים { $valuables }.
homm3-step-lose = אבדו זהב { $gold }, אבנים { $materials }, קריסטלים { $valuables }.
homm3-step-roll = הטילו קוביות. מספר הקוביות שמבצעים: { $keep }.
homm3-step-search = { $deck ->
        [none] חפשו ({ $count }) בחפיסה לבחירתכם.
       *[other] חפשו ({ $count }) ב{ $deck }.
    }
homm3-step-search_units = { $count ->
        [one] חשפו יחידה אחת של החפיסה הנטרלית וקבלו אותה: { $tier }.
        [two] חשפו שתי יחידות של החפיסה הנטרלית וקבלו אחת: { $tier }.
       *[other] חשפו { $count } יחידות של החפיסה הנטרלית וקבלו אחת: { $tier }.
    }
homm3-step-search_own = { $count ->
        [one] הסתכלו על הקלף העליון של החפיסה שלכם ושמרו אותו.
        [two] הסתכלו על שני הקלפים העליונים של החפיסה שלכם ושמרו אחד.
       *[other] הסתכלו על { $count } הקלפים העליונים של החפיסה שלכם ושמרו אחד.
    }
homm3-step-morale = { $lose ->
        [0] קבלו מורל.
       *[other] אבדו מורל.
    }
homm3-step-experience = גיבורים ראשיים מקבלים ניסיון: { $amount }.
homm3-step-choose = בחרו אחד:
homm3-step-may = אתם רשאים לעשות זאת:
homm3-step-movement = לגיבורים יש עוד נקודות תנועה בסבב הזה: { $amount }.
homm3-step-teleport = הגיבור עובר לאריח { $tile }.
homm3-step-lift_cubes = { $location ->
        [none] קוביות שחורות מוסרות מכל השדות.
       *[other] קוביות שחורות מוסרות מהשדות האלה: { $location }.
    }
homm3-step-reveal = אריחים מתגלים כפי שהם מונחים.
homm3-step-gain_unit = קבלו יחידה.
homm3-step-lose_unit = היחידות האלה עוזבות: { $troop }.
homm3-step-deal = כל אחד מהשחקנים רשאי להציע עסקה אחת לשחקן אחר אחד.

## Questions
homm3-ask-which-unit = איזו יחידה תצטרף אליכם?
homm3-ask-which-deck = חפשו ({ $count }) בחפיסה. באיזו?
homm3-ask-choose = בחרו אחד.

## Choices
homm3-die-mixed = קוביות שונות
homm3-option-unit = { $troop }
homm3-option-deck = { $deck }
homm3-option-choose-nothing = כלום
homm3-option-choose-gain = קבלת { $resource } ({ $count })
homm3-option-choose-lose = אובדן של { $resource } ({ $count })
homm3-option-choose-roll = הטלת { $die } ({ $count })
homm3-option-choose-search = חיפוש ({ $count }) ב{ $deck }
homm3-option-choose-search_units = חשיפת יחידות ({ $count }) מ{ $deck } וקבלת אחת
homm3-option-choose-search_own = הסתכלות על קלפים של החפיסה שלכם ({ $count }) ושמירת אחד
homm3-option-choose-morale = שינוי המורל שלכם
homm3-option-choose-experience = קבלת ניסיון ({ $count })
homm3-option-choose-choose = בחירה נוספת
homm3-option-choose-may = אולי עוד
homm3-option-choose-movement = קבלת נקודות תנועה ({ $count })
homm3-option-choose-teleport = מעבר אל {"\u200E"}{ $field }
homm3-option-choose-lift_cubes = הסרת קוביות שחורות
homm3-option-choose-reveal = גילוי אריחים
homm3-option-choose-gain_unit = קבלת { $troop }
homm3-option-choose-lose_unit = אובדן { $troop }
homm3-option-choose-deal = הצעת עסקה

## Log
homm3-log-scenario-over = { $count ->
        [0] התרחיש נגמר. אין מנצח.
       *[other] התרחיש נגמר. הניצחון של { $winners }.
    }
homm3-log-drew-units = { $seat }: חשיפת { $troops }.
homm3-log-turned-up = מתגלה אריח ב־{"\u200E"}{ $field }: { $tile }.

## Force of Will
homm3-scenario-force_of_will = כוח הרצון
    .about = שליטים מתחרים מי יפנה ראשון את מאורת הדרקונים. מי שנכנס נלחם מהאמצע, עם דרקון בכל פינה.
    .goal = ממלכת הדרקונים צריכה להיות כבושה בידיכם בסוף סבב. אחרי 12 סבבים כולם מפסידים.
homm3-rule-surrounded = { $location }: התוקף מציב ארבע יחידות לכל היותר בשורה האמצעית. שומר עומד בכל פינה.

## Trial by Combat
homm3-scenario-trial_by_combat = משפט בקרב
    .about = גבעה אחת, וכולם רוצים למלוך עליה. הגבעה היא השדה שבאמצע האריח המרכזי.
    .goal = החזיקו בגבעה. אחרי שהיא נכבשת, לכולם יש עוד שני תורים; מי שמחזיק בה אז מנצח. אם איש לא כבש אותה לפני סבב 9, הכיבוש הראשון מנצח מיד.
homm3-variant-calm = בלי תנאי שדה קרב
homm3-variant-battlefield_conditions = תנאי שדה קרב
homm3-rule-hill = הגבעה היא השדה שבאמצע האריח המרכזי. התורים שנותרים לכולם אחרי שהיא נכבשת: { $turns }. מסבב { $sudden } הכיבוש הראשון מנצח מיד.
homm3-rule-no_gold_loss = לא תבוסה ולא כניעה עולות זהב.
homm3-rule-recover_unit = מי שמביס גיבור ראשי של אויב או שומרים בדרגת קושי VII רשאי לקבל בחזרה, בחינם, יחידה אחת של הצבא שלו שאבדה או ירדה לצד המעטים שם.
homm3-rule-obelisk_refuge = גיבור ראשי שהובס רשאי לעבור גם לאובליסק שהשחקן שלו כבש.
homm3-rule-sacrifice = אחרי ניצחון על שומרים אתם רשאים לוותר על שתי יחידות ארד תמורת יחידת כסף שהובסה שם.
homm3-rule-comfort = בתחילת התור שאחרי התבוסה של הגיבור הראשי שלכם אתם רשאים לחזק קלף סטטיסטיקה, אם יש קלפים מחוזקים בקופסאות שבמשחק, ולמצוא יחידת כסף בחיפוש (2).
homm3-rule-battlefield_conditions = בתחילת כל סבב שתי קוביות התקפה קובעות איך ייראו כל הקרבות שלו.
homm3-ask-recover = אתם רשאים לקבל בחזרה יחידה אחת שאיבדתם בקרב הזה.
homm3-ask-sacrifice = אתם רשאים לוותר על שתי יחידות ארד תמורת אחת מאלה.
homm3-ask-give-up-unit = על איזו יחידת ארד תוותרו?
homm3-ask-empower = אתם רשאים לחזק קלף סטטיסטיקה.
homm3-option-recover = קבלה בחזרה של { $troop }
homm3-option-give-up-unit = ויתור על { $troop }
homm3-log-empowered = { $seat }: חיזוק { $card }.
homm3-log-hill-flagged = { $seat }: החזקה בגבעה. תורים שנותרו לכולם: { $turns }.
homm3-log-battlefield = { $condition ->
        [ranged-lower] שדה הקרב של הסבב הזה: קשתים מטילים שתי קוביות, והנמוכה קובעת.
        [flying-slow] שדה הקרב של הסבב הזה: המהירות של יחידות מעופפות קטנה ב־2.
        [worn] שדה הקרב של הסבב הזה: יחידות כסף וזהב מתחילות עם נזק של 1.
        [ground-short] שדה הקרב של הסבב הזה: יחידות קרקע נעות משבצת אחת פחות.
        [dug-in] שדה הקרב של הסבב הזה: יחידות קרקע מתחילות עם אסימון הגנה.
        [ascending] שדה הקרב של הסבב הזה: היחידות האיטיות ביותר מופעלות ראשונות.
        [flying-far] שדה הקרב של הסבב הזה: יחידות מעופפות נעות משבצת אחת יותר.
        [ranged-higher] שדה הקרב של הסבב הזה: קשתים מטילים שתי קוביות, והגבוהה קובעת.
       *[calm] שדה הקרב של הסבב הזה רגוע.
    }
homm3-notice-hill-free = איש עדיין לא כבש את הגבעה. מסבב { $sudden } הכיבוש הראשון מנצח.
homm3-notice-hill = { $seat ->
        [none] איש אינו מחזיק בגבעה ב־{"\u200E"}{ $field }. תורים שנותרו: { $turns }.
       *[other] הגבעה ב־{"\u200E"}{ $field } בידי { $seat }. תורים שנותרו: { $turns }.
    }
homm3-notice-battlefield-ranged-lower = הקרבות של הסבב הזה: קשתים מטילים שתי קוביות, והנמוכה קובעת.
homm3-notice-battlefield-flying-slow = הקרבות של הסבב הזה: המהירות של יחידות מעופפות קטנה ב־2.
homm3-notice-battlefield-worn = הקרבות של הסבב הזה: יחידות כסף וזהב מתחילות עם נזק של 1.
homm3-notice-battlefield-ground-short = הקרבות של הסבב הזה: יחידות קרקע נעות משבצת אחת פחות.
homm3-notice-battlefield-calm = הקרבות של הסבב הזה הם כרגיל.
homm3-notice-battlefield-dug-in = הקרבות של הסבב הזה: יחידות קרקע מתחילות עם אסימון הגנה.
homm3-notice-battlefield-ascending = הקרבות של הסבב הזה: היחידות האיטיות ביותר מופעלות ראשונות.
homm3-notice-battlefield-flying-far = הקרבות של הסבב הזה: יחידות מעופפות נעות משבצת אחת יותר.
homm3-notice-battlefield-ranged-higher = הקרבות של הסבב הזה: קשתים מטילים שתי קוביות, והגבוהה קובעת.
homm3-token-battlefield = שדה הקרב

## Astral Run
homm3-scenario-astral_run = המרוץ האסטרלי
    .about = שישה אובליסקים עומדים סביב אמצע הארץ, ושערים מובילים מכל אחד אל זה שממול.
    .goal = כבשו את כל ששת האובליסקים, או, עם ארבעה שחקנים, הביסו את הגיבור הראשי של כל אויב. אחרת מנצח מספר נקודות הניצחון הגדול ביותר אחרי הסבב האחרון.
homm3-variant-long = ארוך: 15 סבבים
homm3-variant-short = קצר: 11 סבבים
homm3-rule-gates = השדה החסום שליד אובליסק הוא שער מאז שהאובליסק הזה או זה שממול נכבש. גיבור נכנס אליו מהאריח שלו ויוצא בשער שממול. אריח מכוסה שם מתגלה.
homm3-rule-hero_lesson = אחרי קרב בין שני גיבורים ראשיים בלי כניעה שניהם מקבלים ניסיון: { $amount }.
homm3-rule-great_settlement = היישוב שבאמצע מתגבר יחידת כסף בחינם ומגדיל שני ייצורים במשבצת כל אחד.
homm3-rule-town_joins = מי שכובש טירה אקראית רשאי לגייס אחת מהיחידות שהובסו שם בחצי ממחירה בזהב, ולתגבר אותה בחצי ממחירה בזהב.
homm3-rule-great_utopia = ממלכת הדרקונים מחזירה קלף כלשהו מערימת הזרוקים שלכם. אחר כך גייסו דרקון שהובס שם בחצי ממחירו, או קבלו 10 זהב.
homm3-ask-town-joins = אתם רשאים לגייס אחת מהיחידות שהבסתם כאן, בחצי ממחירה בזהב.
homm3-ask-dragon = אתם רשאים לגייס דרקון בחצי ממחירו. אחרת אתם מקבלים 10 זהב.
homm3-log-through-gate = { $seat }: מעבר בשער ויציאה ב־{"\u200E"}{ $field }.
homm3-notice-gates = שערים פתוחים: { $where }.

## Brothers in Arms
homm3-scenario-brothers_in_arms = אחים לנשק
    .about = שני זוגות של בעלי ברית ניצבים זה מול זה משני עבריה של שרשרת מאורות דרקונים ומקומות קדושים.
    .goal = החזיקו בשתי טירות האויב. אם איש לא עשה זאת אחרי 12 סבבים, גיבור מכל צד נלחם בקרב אחרון על הניצחון.
homm3-rule-share_nearby = בעלי ברית שהגיבורים שלהם עומדים בשדות סמוכים מעבירים זה לזה משאבים, יחידות וחפצים.
homm3-rule-dragon_joins = אחד מהדרקונים שהובסו בממלכת הדרקונים מצטרף למנצח.
homm3-rule-final_combat = אם אין מנצח אחרי סבב { $round }, כל צד בוחר גיבור לקרב אחרון.
homm3-ask-pass-on = מה תעבירו אל { $seat }?
homm3-ask-deal = אתם רשאים להציע עסקה לשחקן אחר אחד.
homm3-ask-deal-give = מה תציעו אל { $seat }?
homm3-ask-deal-want = מה תרצו מאת { $seat }?
homm3-ask-deal-answer = { $card ->
        [none] ההצעה של { $seat }: { $resource } ({ $count })
       *[other] ההצעה של { $seat }: { $card }
    }, { $amount ->
        [0] בלי תמורה. להסכים?
       *[other] תמורת { $wanted } ({ $amount }). להסכים?
    }
homm3-ask-champion = מי יילחם בקרב האחרון עבור הצד שלכם?
homm3-option-rule-share = העברת דברים אל { $seat }
homm3-option-pass-card = { $card }
homm3-option-pass-unit = { $troop } (מעטים)
homm3-option-pass-pack = { $troop } (רבים)
homm3-option-deal-with = { $seat }
homm3-option-deal-offer = { $resource } ({ $count })
homm3-option-deal-card = { $card }
homm3-option-deal-want = { $resource } ({ $count })
homm3-option-deal-gift = כלום: זאת מתנה
homm3-option-deal-agree = הסכמה
homm3-option-champion = { $seat }
homm3-log-deal-refused = { $to }: סירוב לעסקה של { $seat }.
homm3-log-final-combat = הקרב האחרון: { $seat } נגד { $other }.

## Crossroads
homm3-scenario-crossroads = צומת דרכים
    .about = שתי דרכים מצטלבות תחת כנפי הדרקונים. מי שמחזיק באדמות שסביב הצומת שולט בו. בשלושת הסבבים הראשונים שורר שלום.
    .goal = כבשו את טירת האויב, או השיגו את מספר נקודות הניצחון הגדול ביותר אחרי 9 סבבים: מכרות 1, יישובים 2, אובליסקים 2, ממלכת הדרקונים 5, כל ניצחון על הגיבור הראשי של האויב 3.
