### Heroes of Might and Magic III in the gallery

## By what cards are found
homm3-facet-kind = סוג
homm3-facet-faction = צבא
homm3-facet-tier = דרגה
homm3-facet-school = אסכולת קסם
homm3-facet-type = סוג יחידה
homm3-facet-timing = עיתוי
homm3-facet-cost = מחיר
homm3-facet-difficulty = רמת קושי
homm3-facet-box = קופסה

## Kinds and values
homm3-entry-unit = יחידה
homm3-entry-hero = גיבור
homm3-entry-building = מבנה
homm3-entry-location = אתר
homm3-entry-tile = אריח מפה
homm3-entry-week = הכרזת האסטרולוגים
homm3-entry-event = אירוע
homm3-entry-ai = קלף AI
homm3-entry-core = קופסת הבסיס
homm3-faction-boss = אויבים ראשיים
homm3-entry-gold = { $most ->
        [0] { $least } זהב ומעלה
       *[other] { $least } עד { $most } זהב
    }
homm3-entry-few = מעטים
homm3-entry-pack = רבים
homm3-entry-powers = כוח { $powers }
homm3-entry-gives-power = עוד { $count } כוח לקסם אחר
homm3-entry-strength = קל { $easy }, רגיל { $normal }, קשה { $hard }, בלתי אפשרי { $impossible }.
homm3-entry-values = { $type ->
        [ground] { homm3-type-ground }
        [flying] { homm3-type-flying }
       *[ranged] { homm3-type-ranged }
    }, { homm3-stat-attack } { $attack }, { homm3-stat-defense } { $defense }, { homm3-stat-health } { $health }, { homm3-stat-initiative } { $initiative }
homm3-entry-price = { $materials ->
        [0] { $valuables ->
                [0] מחיר: { $gold } זהב
               *[other] מחיר: { $gold } זהב, { $valuables } קריסטלים
            }
       *[other] { $valuables ->
                [0] מחיר: { $gold } זהב, { $materials } אבנים
               *[other] מחיר: { $gold } זהב, { $materials } אבנים, { $valuables } קריסטלים
            }
    }
homm3-entry-statistics = { $kind ->
        [magic] גיבור קסם
       *[might] גיבור כוח
    }: { homm3-stat-attack } { $attack }, { homm3-stat-defense } { $defense }, { homm3-stat-power } { $power }, { homm3-stat-knowledge } { $knowledge }
homm3-entry-begins = יכולת התחלתית: { $card }
homm3-entry-specialty = מומחיות: { $card }
homm3-entry-requires = דורש: { $building }
homm3-entry-tile-of = { $kind ->
        [starting] { homm3-kind-starting }
        [far] { homm3-kind-far }
        [near] { homm3-kind-near }
       *[center] { homm3-kind-center }
    } { $number }
homm3-entry-field = { $guard ->
        [none] { $location }
       *[other] { $location } ({ $guard })
    }
homm3-entry-mine = { $guard ->
        [none] { homm3-location-mine } ({ $resource }: { $count })
       *[other] { homm3-location-mine } ({ $resource }: { $count }, { $guard })
    }

## Rulings
homm3-ruling-expert = השפעת מומחה
    .text = בוחרים אחת משתי ההשפעות. מספר השפעות המומחה בסבב תלוי ברמת הגיבור שלכם.
    .rule = H3-5.31
homm3-ruling-artifact = שתי השפעות
    .text = בוחרים אחת מהן כשמשחקים את הקלף. הדירוג של חפץ חשוב רק היכן שטקסט מזכיר אותו.
    .rule = H3-5.40
homm3-ruling-spell = קסם אחד בסבב קרב
    .text = בקרב כל שחקן רשאי להטיל קסם אחד בכל סבב קרב. שימוש בקלף בשביל כוח אינו הטלת קסם.
    .rule = H3-5.50
homm3-ruling-specialty = לא קסם
    .text = מומחיות לעולם אינה קסם, גם כשהיא משתמשת בכוח, ואינה נספרת במגבלת הקסמים.
    .rule = H3-5.60
homm3-ruling-permanent = קלף קבוע
    .text = לכל היותר אחד לפני כל שחקן; קלף קבוע חדש בא במקום הקודם, והקודם נזרק.
    .rule = H3-5.25
homm3-ruling-removed = הוצאה מהמשחק
    .text = קלף שהוצא יוצא מהמשחק לכל אורך התרחיש; הוא אינו עובר לערימת הקלפים הזרוקים.
    .rule = H3-5.2
homm3-ruling-neutral = יחידה נייטרלית
    .text = יש לה רק צד אחד, ואי אפשר לתגבר אותה.
    .rule = H3-9.21
homm3-ruling-hero = חפיסה התחלתית
    .text = תשעה קלפים: הסטטיסטיקות שלמעלה, חץ קסם (לגיבור קסם יש שניים), היכולת והמומחיות הראשונה.
    .rule = H3-2.3
homm3-ruling-building = בנייה
    .text = מבנה אחד בסבב, באסימון הבנייה. מבנה לעולם אינו אובד.
    .rule = H3-7.6
homm3-ruling-visitable = אתר לביקור
    .text = אחרי הביקור מונחת כאן קובייה שחורה: כל עוד היא כאן, השדה נחשב ריק.
    .rule = H3-8.33
homm3-ruling-revisitable = אתר לביקור חוזר
    .text = אפשר לבקר בו שוב ושוב; גיבור שעומד כאן רשאי לשלם נקודת תנועה אחת לביקור נוסף.
    .rule = H3-8.33
homm3-ruling-flaggable = אתר לכיבוש
    .text = מי שמבקר כאן מניח את קוביית הצבא שלו ונהנה מהאתר עד שאויב כובש אותו.
    .rule = H3-8.33
homm3-ruling-guard = ספרות רומיות
    .text = כל עוד איש לא ביקר בשדה, עומדים בו שומרים בעוצמה הזו.
    .rule = H3-8.32
homm3-ruling-ai = עוצמה
    .text = קובע המספר שבעמודה של רמת הקושי. יחידה של גיבור AI פותחת את ההפעלה שלה בקלף אחד.
    .rule = H3-10.128
