### The gallery of cards, and what lies in discard piles

web-gallery = קלפים
    .note = כל קלף של המשחקים, עם ההבהרות שלו
web-gallery-of = קלפים: { $game }
web-gallery-games = משחקים
web-gallery-list = רשימת הקלפים
web-gallery-one = קלף
web-gallery-filters = סינון
web-gallery-search = שם, טקסט או מספר כלל
web-gallery-count = { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
web-gallery-drop = בלי הסינון הזה: { $name }
web-gallery-none = אין קלף כזה.
web-gallery-without = בלי לבחור: { $name }
web-gallery-clear = ניקוי הכול
web-gallery-more = { $count ->
        [one] עוד אחד
        [two] עוד שניים
       *[other] עוד { $count }
    }
web-gallery-choose = בחרו קלף כדי לקרוא אותו כאן.
web-gallery-previous = הקלף הקודם
web-gallery-next = הקלף הבא
web-gallery-rulings = הבהרות
web-gallery-book = בספר החוקים
web-gallery-languages = בשפות אחרות
web-gallery-failed = לא ניתן היה לטעון את הקלפים. נסו שוב מאוחר יותר.
web-gallery-open = פתיחה בגלריית הקלפים
    .label = פתיחה בגלריית הקלפים, בכרטיסייה חדשה: { $name }
web-piles = ערימות הקלפים הזרוקים
web-piles-empty = עדיין אין כאן כלום.
web-piles-down = קלף הפוך
web-piles-top = רק הקלף העליון גלוי.
