## Why one would do so: hints and analysis
urbno-reason-wins = ניצחון במשחק.
urbno-reason-takes = הלקיחה הזאת בטוח שלכם.
urbno-reason-leaves = הלקיחה הזאת הולכת בוודאות אל { $seat }.
urbno-reason-ahead = { $count ->
        [0] הקלף הגבוה בלקיחה.
        [one] הקלף הגבוה עד כה; נותר עוד קלף אחד.
        [two] הקלף הגבוה עד כה; נותרו עוד שני קלפים.
       *[other] הקלף הגבוה עד כה; נותרו עוד { $count } קלפים.
    }
urbno-reason-higher = { $count ->
        [0] לא נותר קלף גבוה יותר בצבע שלו.
        [one] נותר קלף אחד גבוה יותר בצבע שלו.
        [two] נותרו שני קלפים גבוהים יותר בצבע שלו.
       *[other] נותרו { $count } קלפים גבוהים יותר בצבע שלו.
    }
urbno-reason-behind = הקלף של { $seat } נשאר גבוה יותר.
urbno-reason-crystal = המחיר גביש אחד: { $power }.
urbno-reason-cubes = { $count ->
        [one] המחיר קובייה אחת; מספר הקלף {"\u200E"}{ $number }.
        [two] המחיר שתי קוביות; מספר הקלף {"\u200E"}{ $number }.
       *[other] המחיר { $count } קוביות; מספר הקלף {"\u200E"}{ $number }.
    }
urbno-reason-supplies = המשאבים שלכם: { $combination }.
urbno-reason-scroll = שימוש במגילה: { $scroll }.
urbno-reason-saves = גבישים וקוביות נשמרים ללקיחות הבאות.
urbno-reason-keeps-scroll = המגילה נשמרת לסיבוב הבא.
urbno-reason-scores = { $points ->
        [one] נקודה אחת של המשימה כבר באופק.
        [two] שתי נקודות של המשימה כבר באופק.
       *[other] { $points } נקודות של המשימה כבר באופק.
    }
urbno-reason-loses = { $points ->
        [one] המחיר נקודה אחת של המשימה.
        [two] המחיר שתי נקודות של המשימה.
       *[other] המחיר { $points } נקודות של המשימה.
    }
urbno-reason-free = במשימה הזאת הלקיחה לא עולה לכם דבר.
urbno-reason-rids = נפטרים מקלף שזוכה בלקיחות.
urbno-reason-lacking = { $count ->
        [0] אחר כך לא חסר דבר למשימה.
        [one] אחר כך די בעוד אחת למשימה.
        [two] אחר כך חסרות עוד שתיים למשימה.
       *[other] אחר כך חסרות עוד { $count } למשימה.
    }
urbno-reason-wanted = במשימה הזאת הלקיחה רצויה לכם.
urbno-reason-unwanted = במשימה הזאת הלקיחה אינה רצויה לכם.
urbno-reason-keeps = נשמר להמשך: { $card }.
urbno-reason-gain = הרווח העיקרי: { $feature }.
urbno-reason-quiet = אין בזה רווח מיידי, אבל מה שיש לכם נשמר.
