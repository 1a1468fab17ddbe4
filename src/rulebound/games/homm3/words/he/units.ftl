### Heroes of Might and Magic III: units of the core box and their abilities

## Creatures

homm3-kin-halberdiers = נושאי הלברד
homm3-kin-marksmen = קלעים
homm3-kin-griffins = גריפינים
homm3-kin-crusaders = צלבנים
homm3-kin-zealots = קנאים
homm3-kin-champions = אלופים
homm3-kin-archangels = ארכי־מלאכים
homm3-kin-troglodytes = שוכני מערות
homm3-kin-harpies = הרפיות
homm3-kin-evil_eyes = עיני רשע
homm3-kin-medusas = מדוזות
homm3-kin-minotaurs = מינוטאורים
homm3-kin-manticores = מנטיקורות
homm3-kin-black_dragons = דרקונים שחורים
homm3-kin-skeletons = שלדים
homm3-kin-zombies = זומבים
homm3-kin-wraiths = רוחות רפאים
homm3-kin-liches = ליצ׳ים
homm3-kin-vampires = ערפדים
homm3-kin-dread_knights = אבירי אימה
homm3-kin-ghost_dragons = דרקוני רפאים
homm3-kin-boars = חזירי בר
homm3-kin-halflings = בני מחצית
homm3-kin-peasants = איכרים
homm3-kin-rogues = נוכלים
homm3-kin-mummies = מומיות
homm3-kin-nomads = נוודים
homm3-kin-sharpshooters = צלפים
homm3-kin-diamond_golems = גולמי יהלום
homm3-kin-gold_golems = גולמי זהב
homm3-kin-enchanters = אשפים
homm3-kin-trolls = טרולים
homm3-kin-azure_dragons = דרקוני תכלת
homm3-kin-crystal_dragons = דרקוני קריסטל
homm3-kin-arrow_tower = קשתי מגדל החצים

## Abilities: shooting and retaliation

homm3-ability-no-adjacent-penalty = היחידה יורה באויבים סמוכים בלי קנס.
homm3-ability-no-penalties = היחידה תוקפת בלי שום קנס של קשתים.
homm3-ability-second-shot = היחידה תוקפת פעם נוספת מטרה שאינה סמוכה.
homm3-ability-unlimited-retaliation = היחידה רשאית לבצע כל מספר של תקיפות נגד בסבב קרב.
homm3-ability-no-retaliation = המטרה אינה מבצעת תקיפת נגד.
homm3-ability-retaliator-two-dice = אם המטרה מבצעת תקיפת נגד, היא מטילה שתי קוביות והנמוכה קובעת.
homm3-ability-defense-struck-back = ההגנה של היחידה מפני תקיפת נגד גדולה ב־{ $count }.

## Abilities: dice

homm3-ability-two-dice-higher = היחידה מטילה שתי קוביות והגבוהה קובעת.
homm3-ability-always-two-dice-higher = בכל התקפה ובכל תקיפת נגד היחידה מטילה שתי קוביות והגבוהה קובעת.
homm3-ability-two-dice-sum = היחידה מטילה שתי קוביות ומחברת אותן.
homm3-ability-sure-shot = היחידה מטילה שתי קוביות, הגבוהה קובעת, ואין לה קנס של קשתים.
homm3-ability-rerolls-zero = אתם רשאים להטיל שוב את הקובייה של היחידה בכל פעם שהיא מראה 0.
homm3-ability-rerolls-after-moving = אם היחידה מסיימת את תנועתה במשבצת אחרת, אתם רשאים להטיל שוב אחת מהקוביות שלה.
homm3-ability-must-reroll-minus = תוצאה {"\u200E-1"} בקובייה של היחידה מוטלת שוב פעם אחת.
homm3-ability-must-reroll-every-minus = כל {"\u200E-1"} בקוביות של היחידה מוטלת שוב עד לתוצאה אחרת.
homm3-ability-ignores-own-die = הקובייה של היחידה אינה מוסיפה דבר להתקפה.
homm3-ability-sets-attacker-die = בכל פעם שהיחידה מותקפת, הקובייה של התוקף נקבעת על {"\u200E-1"}.
homm3-ability-die-higher = הקובייה של היחידה נחשבת גבוהה ב־{ $count }.
homm3-ability-attack-on-zero-or-plus = עם 0 או {"\u200E+1"} ההתקפה של היחידה גדולה ב־{ $count }.
homm3-ability-defense-on-plus = ההגנה של היחידה גדולה ב־1 אם הקובייה של התוקף מראה {"\u200E+1"}.
homm3-ability-defense-on-zero-or-plus = ההגנה של היחידה גדולה ב־1 על כל קובייה של התוקף שמראה 0 או {"\u200E+1"}.
homm3-ability-draws-on-minus = עם {"\u200E-1"} אתם שולפים קלף.

## Abilities: attacks

homm3-ability-line-attack = היחידה תוקפת גם את היחידה שמאחורי המטרה, ידיד או אויב, בהתקפה { $count }.
homm3-ability-attacks-beside = היחידה תוקפת גם יחידה סמוכה למטרה, ידיד או אויב, בהתקפה { $count }.
homm3-ability-stronger-against-arch_devils = ההתקפה של היחידה נגד ארכי־שטנים גדולה ב־{ $count }.
homm3-ability-ignores-printed-defense = ההגנה המודפסת על הקלף של המטרה אינה נחשבת.
homm3-ability-flies-back = אחרי תקיפת הנגד היחידה רשאית לחזור למשבצת שממנה באה.
homm3-ability-hits-and-flies-back = המטרה אינה מבצעת תקיפת נגד, ואחר כך היחידה רשאית לחזור למשבצת שממנה באה.
homm3-ability-drains = המטרה אינה מבצעת תקיפת נגד, ואחר כך היחידה מרפאת לעצמה נזק של { $count }.
homm3-ability-scares = אחרי ההתקפה הטילו קובייה: עם 0 המטרה חייבת להתרחק משבצת אחת.
homm3-ability-poisons = הניחו { $count ->
        [one] קובייה אחת
        [two] שתי קוביות
       *[other] { $count } קוביות
    } על המטרה: בכל הפעלה של היחידה הזאת היא מסירה אחת וסופגת נזק של 1.
homm3-ability-poisons-always = בכל התקפה ובכל תקיפת נגד הניחו { $count ->
        [one] קובייה אחת
        [two] שתי קוביות
       *[other] { $count } קוביות
    } על המטרה: בכל הפעלה של היחידה הזאת היא מסירה אחת וסופגת נזק של 1.

## Abilities: paralysis

homm3-ability-immune-to-paralysis = היחידה חסינה מקיפאון.
homm3-ability-paralyses-on-minus = עם {"\u200E-1"} המטרה קופאת.
homm3-ability-paralyses-striking-back = המטרה של תקיפת הנגד קופאת.
homm3-ability-paralyses-striking-back-on-roll = אחרי תקיפת הנגד הטילו קובייה: עם 0 התוקף קופא.

## Abilities: activation

homm3-ability-heals-itself = בהפעלתה היחידה מרפאת לעצמה נזק של { $count } לכל היותר.
homm3-ability-heals-and-haunts = בהפעלתה היחידה מרפאת לעצמה נזק של { $count }, ואז האויב זורק קלף אקראי.
homm3-ability-heals-or-charges = בהפעלתה היחידה מרפאת ליחידה ידידותית אחרת נזק של { $count } לכל היותר; אם אין יחידה כזאת עם נזק, ההתקפה שלה עצמה גדלה ב־{ $more }.
homm3-ability-disheartens = בהפעלת היחידה האויב מאבד אסימון מורל חיובי.

## Abilities: protection

homm3-ability-parries = בכל פעם שהיחידה מותקפת, אתם רשאים לזרוק קלף כדי להתעלם מהקובייה של התוקף.
homm3-ability-saves-another = פעם אחת בקרב אתם רשאים לבטל התקפה שעומדת להביס יחידה ידידותית אחרת.
homm3-ability-shields-neighbours = יחידות ידידותיות סמוכות נחשבות כאילו יש להן אסימון הגנה.
homm3-ability-spell-damage-less = הנזק ליחידה מקסמים קטן ב־{ $count }.
homm3-ability-ignores-spells = קסמים אינם משפיעים על היחידה, וקלפי מומחיות אינם יכולים לגרום לה נזק.

## Abilities: cards and map

homm3-ability-draws-at-start = בתחילת הקרב אתם שולפים קלף.
homm3-ability-raises-bronze = שחקן של נקרופוליס שמביס את היחידה מתגבר יחידת ארד בחינם.
homm3-ability-cheaper-at-stables = כל עוד הגיבור שלכם עומד באורוות, התגבור של היחידה זול ב־{ $count } זהב.
homm3-ability-earns-gold = היחידה מכניסה לכם { $count } זהב בתחילת כל סבב משאבים.
homm3-ability-earns-valuables = היחידה מכניסה לכם { $count ->
        [one] קריסטל אחד
        [two] שני קריסטלים
       *[other] { $count } קריסטלים
    } בתחילת כל סבב משאבים.
homm3-ability-spies = פעם אחת בתור אתם רשאים להסתכל על הקלף העליון של חפיסה כלשהי ולהחזיר אותו לראש החפיסה או לתחתיתה.
homm3-ability-shifts-hero = בסוף התור שלכם הגיבור שלכם רשאי לעבור לשדה ריק סמוך.

## Questions and log lines of abilities

homm3-ask-attack-beside = התקפה של { $unit } על { $target }: חובה לתקוף גם יחידה סמוכה למטרה. איזו?
homm3-ask-heal = { $unit }: היחידה מרפאת יחידה אחרת. איזו?
homm3-ask-step-away = { $unit }: היחידה חייבת להתרחק. לאן?
homm3-log-poisoned = { $count ->
        [one] { $unit }: קבלת קוביית רעל אחת.
        [two] { $unit }: קבלת שתי קוביות רעל.
       *[other] { $unit }: קבלת { $count } קוביות רעל.
    }
