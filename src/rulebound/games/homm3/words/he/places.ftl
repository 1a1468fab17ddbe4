### Heroes of Might and Magic III: the Locations of the map, trading, and what happens in a turn

## Locations of the core box
homm3-location-empty = שדה ריק
    .text = כאן לא קורה דבר.
homm3-location-blocked = שדה חסום
    .text = גיבורים אינם יכולים להיכנס. גיבור שעומד כאן רשאי לצאת.
homm3-location-town = טירה
    .text = כבשו אותה. הבעלים מגייס כאן גיבורים משניים, וגיבור ראשי שהובס מוצא כאן מחסה. מי שכובש טירת אויב לוקח קוביית צבא של הבעלים הראשון, ולוח הטירה נשאר אצל הבעלים הראשון.
homm3-location-settlement = יישוב
    .text = כבשו אותו. הגדילו ייצור אחד במשבצת אחת, או תגברו יחידת ארד או כסף בחצי ממחירה, מעוגל כלפי מעלה. הראשון שכובש אותו מקבל מיד את הייצור, או מתגבר בחינם. כאן מגייסים גיבורים, וכאן הם מוצאים מחסה.
homm3-location-mine = מכרה
    .text = כבשו אותו: הייצור שלכם גדל לפי המודפס. הראשון שכובש אותו מקבל מיד אותה כמות.
homm3-location-resource_symbol = משאבים
    .text = הטילו קוביות משאבים כמספר המודפס וקבלו אחת מהן.
homm3-location-treasure_symbol = אוצרות
    .text = הטילו קוביות אוצרות כמספר המודפס ובצעו אחת מהן.
homm3-location-artifact_symbol = חפץ
    .text = אתם רשאים לחפש (2) בחפיסת החפצים.
homm3-location-water_wheel = גלגל מים
    .text = קבלו 3 זהב.
homm3-location-windmill = תחנת רוח
    .text = קבלו קריסטל אחד.
homm3-location-mystical_garden = גן קסום
    .text = קבלו 2 זהב או קריסטל אחד.
homm3-location-learning_stone = אבן לימוד
    .text = הגיבור הראשי שלכם מקבל נקודת ניסיון אחת.
homm3-location-temple = היכל
    .text = קבלו מורל חיובי.
homm3-location-fountain_of_youth = מעיין הנעורים
    .text = קבלו מורל חיובי. לגיבור המבקר יש עוד נקודת תנועה בתור הזה.
homm3-location-warriors_tomb = קבר של לוחם
    .text = אתם רשאים לחפש (2) בחפיסת החפצים פעמיים. אם תעשו זאת, תאבדו מורל פעמיים.
homm3-location-shrine_of_magic_gesture = מקדש מחוות הקסם
    .text = אתם רשאים לחפש (2) בחפיסת הקסמים.
homm3-location-shrine_of_magic_incantation = מקדש לחשי הקסם
    .text = אתם רשאים לשלם 3 זהב כדי לחפש (2) בחפיסת הקסמים.
homm3-location-pandoras_box = תיבת פנדורה
    .text = הטילו שתי קוביות אוצרות או שתי קוביות משאבים ובצעו אחת מהן.
homm3-location-tree_of_knowledge = עץ הדעת
    .text = אתם רשאים לשלם 3 קריסטלים או 10 זהב: הגיבור הראשי שלכם מקבל שתי נקודות ניסיון.
homm3-location-witch_hut = בקתת המכשפה
    .text = הסירו קלף יכולת מהיד. או הסתכלו על הקלף העליון של חפיסת היכולות ושמרו או זרקו אותו.
homm3-location-magic_spring = מעיין קסום
    .text = אתם רשאים לקחת ליד אחד משלושת הקלפים העליונים של ערימת הזרוקים שלכם. האחרים חוזרים לראש הערימה בכל סדר.
homm3-location-redwood_observatory = עמדת תצפית
    .text = גלו אריח מכוסה שסמוך לאריח הזה. הגילוי אינו עולה נקודת תנועה.
homm3-location-trading_post = עמדת מסחר
    .text = סחרו לפי הטבלה, או הסירו קלף מהיד תמורת 1 זהב, או קנו מכונת מלחמה. אי אפשר להסיר קלפי מומחיות, קלפי סטטיסטיקה, קלפי חץ קסם ואת היכולת ההתחלתית.
homm3-location-closed_trading_post = עמדת מסחר סגורה
    .text = כולם סוחרים בכל עת, ולכן כאן אין סוחרים. אתם רשאים לחפש (1) בחפיסת החפצים.
homm3-location-stables = אורוות
    .text = לגיבור המבקר יש עוד נקודת תנועה בתור הזה.
homm3-location-sanctuary = מקום מבטחים
    .text = אי אפשר לתקוף גיבורים שכאן. גיבורים אחרים רשאים לעבור, אך לא לעצור.
homm3-location-obelisk = אובליסק
    .text = כבשו אותו. קוביות של כמה שחקנים יכולות להיות מונחות כאן. התרחיש קובע מה הוא עושה.
homm3-location-dragon_utopia = ממלכת הדרקונים
    .text = כבשו אותה. התרחיש קובע מה היא עושה.
homm3-location-grail = הגרייל
    .text = קבלו את אסימון הגרייל, אם הוא עדיין אינו במשחק. התרחיש קובע מה הוא עושה.

## Locations of the expansions
homm3-location-war_machine_factory = מפעל מכונות מלחמה
    .text = אתם רשאים לקנות מכונת מלחמה במחירה הנמוך.
homm3-location-scholar = מלומד
    .text = הטילו קוביית התקפה. עם {"\u200E+1"} קבלו קלף סטטיסטיקה כלשהו, או הסירו אחד מהיד. עם 0 שלפו שני קלפים מחפיסת היכולות ושמרו אחד. עם {"\u200E-1"} שלפו שני קלפים מחפיסת הקסמים ושמרו אחד.
homm3-location-star_axis = ציר הכוכבים
    .text = כבשו אותו; קוביות של כמה שחקנים יכולות להיות מונחות כאן. אתם רשאים להסיר קלף סטטיסטיקה מהיד ולקבל את הקלף המחוזק מאותו הסוג.
homm3-location-random_town = טירה אקראית
    .text = כשמתגלה האריח שלה, ההטלה הגבוהה ביותר בוחרת צבא שאיש אינו משחק בו. היחידות שלו מגינות על הטירה מאחורי חומות ושער. כבשו אותה: הייצור שלכם גדל ב־10 זהב, והראשון שכובש אותה מקבל מיד 10 זהב. היא נחשבת יישוב.
homm3-location-black_market = שוק שחור
    .text = הסתכלו על ארבעת הקלפים העליונים של ערימת החפצים הזרוקים. אתם רשאים לקנות אחד: 5 זהב לחפץ משני, 7 לעוצמתי, 10 לאגדי.
homm3-location-library_of_enlightenment = ספרייה
    .text = עד פעמיים בביקור: שלמו 3 זהב והחליפו קלף סטטיסטיקה מהיד או מערימת הזרוקים שלכם באחר.
homm3-location-tavern = בית מרזח
    .text = אתם רשאים לשלם 7 זהב תמורת גיבור משני, שמופיע כאן. אחר כך אויב לבחירתכם זורק קלף אקראי.
homm3-location-university = אוניברסיטה
    .text = אתם רשאים לשלם 6 זהב כדי לקחת אחד מארבעת הקלפים העליונים של ערימת היכולות הזרוקות.
homm3-location-market_of_time = שוק הזמן
    .text = אתם רשאים להסיר קלף מהיד כדי לחפש (2) בחפיסת היכולות, הקסמים או החפצים.
homm3-location-hill_fort = מבצר גבעה
    .text = אתם רשאים לתגבר יחידת ארד או כסף ב־3 זהב פחות.
homm3-location-prison = בית כלא
    .text = קבלו גיבור משני, שמופיע כאן. אם אין באפשרותכם לקבל עוד אחד, קבלו 3 זהב.
homm3-location-cyclops_stockpile = מחסן הקיקלופים
    .text = שתי יחידות קיקלופים שומרות עליו במקום יחידת תכלת. הטילו ארבע קוביות משאבים וקבלו את כולן.
homm3-location-elemental_conflux = מפגש היסודנים
    .text = על כל אחד ממגורי היחידות שלכם חשפו קלפים של החפיסה הנטרלית בדרגתו עד שיופיעו יסודנים. אתם רשאים לגייס אחד מהם במחירו. הקלפים מעורבבים בחזרה.
homm3-location-faerie_ring = טבעת הפיות
    .text = אתם רשאים להסיר קלף יכולת, חפץ או קסם מהיד, אך לא את היכולת ההתחלתית שלכם, כדי לחפש (2) בחפיסה שאליה הוא שייך.
homm3-location-grave = קבר
    .text = אבדו מורל וקבלו 3 זהב. אתם רשאים לחפש (1) בחפיסת החפצים.

## Locations at sea
homm3-location-buoy = מצוף
    .text = קבלו מורל חיובי.
homm3-location-derelict_ship = ספינה נטושה
    .text = אתם רשאים לחפש (2) בחפיסת החפצים. אם תעשו זאת, קבלו 2 זהב.
homm3-location-flotsam = שברים צפים
    .text = קבלו 2 אבנים.
homm3-location-jetsam = מטען מושלך
    .text = הטילו קוביית התקפה. עם {"\u200E+1"} הטילו שתי קוביות משאבים וקבלו את שתיהן, עם 0 הטילו אחת. עם {"\u200E-1"} לא תמצאו דבר.
homm3-location-mermaid = בת הים
    .text = קבלו מורל חיובי. לגיבור המבקר יש עוד נקודת תנועה בתור הזה.
homm3-location-sea_barrel = חבית ים
    .text = הטילו קוביית משאבים וקבלו את מה שהיא מראה.
homm3-location-sea_chest = תיבת ים
    .text = הטילו קוביית התקפה. עם {"\u200E+1"} אתם רשאים לחפש (1) בחפיסת החפצים, עם 0 קבלו 5 זהב. עם {"\u200E-1"} לא תמצאו דבר.
homm3-location-shipwreck = ספינה טרופה
    .text = הטילו שתי קוביות משאבים וקבלו את שתיהן.
homm3-location-shipwreck_survivor = ניצול מספינה טרופה
    .text = אתם רשאים לחפש (2) בחפיסת החפצים.
homm3-location-temple_of_the_sea = היכל הים
    .text = קבלו 10 זהב. אתם רשאים לחפש (2) בחפיסת החפצים פעמיים.

## Words of the map
homm3-hero-main = גיבור ראשי
homm3-hero-second = גיבור משני
homm3-resource-gold = זהב
homm3-resource-materials = אבנים
homm3-resource-valuables = קריסטלים
homm3-die-resource = קוביות משאבים
homm3-die-treasure = קוביות אוצרות
homm3-face-gold-3 = 3 זהב
homm3-face-gold-6 = 6 זהב
homm3-face-materials-2 = 2 אבנים
homm3-face-materials-4 = 4 אבנים
homm3-face-valuables-1 = קריסטל אחד
homm3-face-valuables-2 = 2 קריסטלים
homm3-face-xp = נקודת ניסיון אחת
homm3-face-artifact = חיפוש בחפיסת החפצים
homm3-face-one = קוביית משאבים אחת
homm3-face-two = הטובה משתי קוביות משאבים
homm3-sell-gold-2 = 2 זהב
homm3-sell-gold-6 = 6 זהב
homm3-sell-materials-1 = אבן אחת
homm3-sell-materials-3 = 3 אבנים
homm3-sell-valuables-1 = קריסטל אחד
homm3-buy-gold-1 = 1 זהב
homm3-buy-gold-3 = 3 זהב
homm3-buy-materials-1 = אבן אחת
homm3-buy-materials-2 = 2 אבנים
homm3-buy-valuables-1 = קריסטל אחד
homm3-zone-hand = יד
homm3-zone-discard = ערימת הזרוקים
homm3-kind-starting = אריח התחלתי
homm3-kind-far = אריח רחוק
homm3-kind-near = אריח קרוב
homm3-kind-center = אריח מרכזי
homm3-by-swift_weasel = שבוע הסמור הזריז

## Questions: the setup
homm3-ask-bonus = { $bonus ->
        [easy] בחרו את הבונוס ההתחלתי שלכם: הטילו שתי קוביות משאבים וקבלו את שתיהן, או חפשו (2) פעמיים בחפיסת החפצים.
        [normal] בחרו את הבונוס ההתחלתי שלכם: הטילו שתי קוביות משאבים וקבלו אחת מהן, או חפשו (2) בחפיסת החפצים.
       *[hard] בחרו את הבונוס ההתחלתי שלכם: הטילו קוביית משאבים, או קבלו את החפץ המשני הראשון בחפיסה.
    }
homm3-ask-start-few = בחרו יחידה להתחלה. היא מגיעה בצד המעטים.
homm3-ask-start-pack = בחרו יחידה להתחלה. היא מגיעה בצד הרבים.
homm3-ask-rotate = איך יונח אריח { $tile }?

## Questions: the turn
homm3-ask-order = הקבוצה שלכם מתחילה את תוריה בסבב הזה. תורו של מי יבוא ראשון?
homm3-ask-refresh = יש לכם ביד { $hand ->
        [0] 0 קלפים
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $hand } קלפים
    }; המספר המקסימלי הוא { $limit }. זרקו את מה שאינכם רוצים.
homm3-ask-draw = { $left ->
        [one] אתם רשאים לשלוף קלף.
        [two] אתם רשאים לשלוף עד שני קלפים.
       *[other] אתם רשאים לשלוף עד { $left } קלפים.
    }
homm3-ask-turn-begins = התור שלכם מתחיל. האם תשתמשו בבניין הזה?
homm3-ask-turn = { $movement ->
        [0] זה התור שלכם. לגיבור הראשי שלכם לא נותרו נקודות תנועה.
        [one] זה התור שלכם. לגיבור הראשי שלכם יש נקודת תנועה אחת.
        [two] זה התור שלכם. לגיבור הראשי שלכם יש שתי נקודות תנועה.
       *[other] זה התור שלכם. לגיבור הראשי שלכם יש { $movement } נקודות תנועה.
    }
homm3-ask-between = בוצעה פעולה של שחקן אחר. כעת אתם רשאים לבצע פעולות טירה.
homm3-ask-closing = הסבב עומד להסתיים. כעת אתם רשאים לבצע פעולות טירה.
homm3-ask-announced = הוכרז קרב. לפניו אתם רשאים לבצע פעולות טירה.
homm3-ask-give-up = הגיבור המשני שלכם מותקף. להילחם, או לוותר על הגיבור בלי קרב?
homm3-ask-defend = גיבור נכנס לשדה שלכם, ואין שם גיבור שלכם. לשלם 8 זהב כדי להגן עליו בעזרת היחידות שלכם?
homm3-ask-refuge = הגיבור הראשי שלכם הובס. היכן ימצא מחסה?

## Questions: Fields
homm3-ask-visit = { $location }: מה תעשו?
homm3-ask-settlement = כבשתם יישוב. איזה ייצור יגדל, או איזו יחידה תתגברו?
homm3-ask-may-search = לחפש ({ $count }) ב{ $deck }?
homm3-ask-may-reinforce = אתם רשאים לתגבר יחידה.
homm3-ask-observatory = איזה אריח תגלו?
homm3-ask-die = איזו קובייה תבצעו?
homm3-ask-reroll-dice = הקוביות שלכם מראות: { $faces }. הטילו אחת מהן שוב, או השאירו אותן.
homm3-ask-second-token = אתם עומדים לקבל מורל חיובי, וכבר יש לכם. לנצל אותו קודם?
homm3-ask-take-back = קחו אחד מהקלפים האלה מערימת הזרוקים שלכם.
homm3-ask-put-back = איזה קלף יחזור כעת לערימת הזרוקים שלכם?
homm3-ask-black-market = { $cards ->
        [none] אין כאן דבר למכירה.
       *[other] למכירה: { $cards }. קנו אחד, או עזבו.
    }
homm3-ask-factory = קנו מכונת מלחמה, או עזבו.
homm3-ask-random-town = ההטלה שלכם הייתה הגבוהה ביותר. איזה צבא מחזיק בטירה האקראית?
homm3-ask-garrison = איזו יחידת ארד תגן על הטירה האקראית?

## Questions: trading
homm3-ask-trading-post = מה תעשו בעמדת המסחר?
homm3-ask-exchange = מה תחליפו?
homm3-ask-gift = מה תיתנו ולמי?
homm3-ask-offer = איזה קלף תציעו אל { $seat }? כולם רואים אותו.
homm3-ask-answer = ההצעה של { $seat }: { $card } תמורת קסם או חפץ. הציעו אחד בתמורה, או סרבו. כולם רואים אותו.
homm3-ask-agree = ההצעה של { $seat } בתמורה: { $card }. להחליף?

## Choices: the setup and the turn
homm3-option-bonus-resources = הטלה למשאבים
homm3-option-bonus-artifacts = קבלת חפצים
homm3-option-start-unit = { $troop }
homm3-option-rotate = סיבוב בשישיות: { $turn }
homm3-option-goes-first = { $seat }
homm3-option-draw-all = שליפה עד המספר המקסימלי
homm3-option-draw-one = שליפת קלף אחד
homm3-option-draw-none = לא לשלוף עוד
homm3-option-go = { $hero } אל {"\u200E"}{ $field }
homm3-option-revisit = { $hero }: ביקור חוזר בשדה הזה
homm3-option-discover = { $hero ->
        [none] גילוי האריח ב־{"\u200E"}{ $tile }
       *[other] { $hero }: גילוי האריח ב־{"\u200E"}{ $tile }
    }
homm3-option-place = { $kind ->
        [none] { $hero ->
            [none] הנחת אריח ב־{"\u200E"}{ $slot }
           *[other] { $hero }: הנחת אריח ב־{"\u200E"}{ $slot }
        }
       *[other] { $hero ->
            [none] הנחת אריח ב־{"\u200E"}{ $slot }: { $kind }
           *[other] { $hero }: הנחת אריח ב־{"\u200E"}{ $slot }, { $kind }
        }
    }
homm3-option-use-building = שימוש: { $building }, { $use }
homm3-option-end-turn = סיום התור
homm3-option-fight = קרב
homm3-option-give-up = ויתור על הגיבור
homm3-option-pay-defense = תשלום של 8 זהב והגנה
homm3-option-yield = ויתור על השדה
homm3-option-refuge = מעבר אל {"\u200E"}{ $field }

## Choices: Fields
homm3-option-raise-income = הגדלת הייצור שלכם: { $resource }
homm3-option-garden-gold = קבלת 2 זהב
homm3-option-garden-valuables = קבלת קריסטל אחד
homm3-option-pay-valuables = תשלום של 3 קריסטלים
homm3-option-pay-gold = תשלום של 10 זהב
homm3-option-roll = הטלת שתיים: { $die }
homm3-option-die = { $face }
homm3-option-keep-token = שמירת המורל שיש לכם
homm3-option-search = חיפוש בחפיסה
homm3-option-search-deck = חיפוש ב{ $deck }
homm3-option-look-discards = הסתכלות על הקלפים העליונים בערימת הזרוקים שלכם
homm3-option-put-back = { $card }
homm3-option-remove = הסרת { $card } מהמשחק
homm3-option-gain-card = קבלת { $card }
homm3-option-empower = החלפת { $card } בקלף המחוזק
homm3-option-study = תשלום של 3 זהב והחלפת { $card } ({ $zone })
homm3-option-study-abilities = תשלום של 6 זהב והסתכלות על היכולות הזרוקות
homm3-option-buy-card = קניית { $card }
homm3-option-hire-here = תשלום של 7 זהב תמורת גיבור משני
homm3-option-discards-random = { $seat }: זריקת קלף אקראי
homm3-option-faction = { $faction }
homm3-option-guard = { $troop }

## Choices: trading
homm3-option-trade = מסחר לפי הטבלה
homm3-option-exchange = { $sell } תמורת { $buy }
homm3-option-done = סיום
homm3-option-sell-card = הסרת { $card } תמורת 1 זהב
homm3-option-buy-machine = קניית { $card }
homm3-option-give = נתינת משאבים
homm3-option-gift = נתינה אל { $seat }: { $resource } ({ $count })
homm3-option-swap = הצעת קלף אל { $seat }
homm3-option-offer = הצעת { $card }
homm3-option-agree = החלפה

## Log: Rounds, turns, ways
homm3-log-round = סבב { $number } מתחיל.
homm3-log-turn = תור של { $seat } מתחיל.
homm3-log-timed-event = קורה אירוע של התרחיש.
homm3-log-used-building = { $seat }: שימוש בבניין { $building }.
homm3-log-reshuffled = { $deck } מעורבבת עם ערימת הזרוקים שלה.
homm3-log-went = { $seat }, { $hero }: תנועה אל {"\u200E"}{ $field }.
homm3-log-moves-on = { $amount ->
        [one] { $seat }, { $hero }: קבלת נקודת תנועה אחת.
        [two] { $seat }, { $hero }: קבלת שתי נקודות תנועה.
       *[other] { $seat }, { $hero }: קבלת { $amount } נקודות תנועה.
    }
homm3-log-discovered = { $seat }: גילוי אריח { $tile } ב־{"\u200E"}{ $field }.
homm3-log-placed-tile = { $seat }: הנחת אריח { $tile } ב־{"\u200E"}{ $field }.
homm3-log-rotated = { $turn ->
        [0] { $seat }: אריח { $tile } נשאר כפי שהוא.
        [one] { $seat }: סיבוב אריח { $tile } בשישית אחת.
        [two] { $seat }: סיבוב אריח { $tile } בשתי שישיות.
       *[other] { $seat }: סיבוב אריח { $tile } ב־{ $turn } שישיות.
    }

## Log: Fields
homm3-log-visited = { $seat }, { $hero }: ביקור ב־{"\u200E"}{ $field }, { $location }.
homm3-log-flagged = { $seat }: כיבוש { $location } ב־{"\u200E"}{ $field }.
homm3-log-enemy-flagged = האויב כובש: { $location } ב־{"\u200E"}{ $field }.
homm3-log-cubes-lifted = { $location ->
        [none] קוביות שחורות מוסרות מהמפה.
       *[other] קוביות שחורות מוסרות מהמקומות האלה: { $location }.
    }
homm3-log-production = { $seat }: ייצור של { $resource }, {"\u200E"}{ $amount }.
homm3-log-paid = { $seat }: תשלום של { homm3-amounts }.
homm3-log-lost = { $seat }: אובדן של { $resource } ({ $amount }).
homm3-log-rolled-dice = { $seat }: הטלה: { $faces }.
homm3-log-rerolled-dice = { $seat }: הטלה חוזרת. הקוביות מראות כעת: { $faces }.
homm3-log-removed = { $seat }: הסרת { $card } מהמשחק.
homm3-log-gained-card = { $seat }: קבלת { $card }.
homm3-log-grail = { $seat }: קבלת אסימון הגרייל.
homm3-log-random-town = { $seat }: הטירה האקראית ב־{"\u200E"}{ $field } ניתנת לצבא { $faction }.
homm3-log-revealed-units = { $seat }: חשיפה: { $troops }.
homm3-log-joined = { $pack ->
        [0] { $troop } (מעטים): הצטרפות אל { $seat }.
       *[1] { $troop } (רבים): הצטרפות אל { $seat }.
    }
homm3-log-left = { $troop }: עזיבת { $seat }.
homm3-log-weakened = { $unit }: מעבר לצד המעטים.
homm3-log-restored = { $seat }: לא נותרו יחידות. התחלה מחדש עם: { $troops }.

## Log: combats on the map
homm3-log-announced = { $rover ->
        [none] { $foe ->
            [guards] { $seat }: התקפה על השומרים ב־{"\u200E"}{ $field }. דרגת הקושי שלהם היא { $level }.
            [units] { $seat }: התקפה על שדה של שחקן אחר ב־{"\u200E"}{ $field }.
            [rover] { $seat }: התקפה על צבא ב־{"\u200E"}{ $field }.
           *[other] { $seat }: התקפה על גיבור ב־{"\u200E"}{ $field }.
        }
       *[other] צבא אויב תוקף ב־{"\u200E"}{ $field }: { $rover }.
    }
homm3-log-quick-combat = השומרים בדרגת קושי { $level } נסים מפני { $seat }.
homm3-log-gave-up = { $seat }: ויתור על הגיבור המשני.
homm3-log-hero-lost = הגיבור המשני של { $seat } יורד מהמפה.
homm3-log-retreated = { $seat }, { $hero }: נסיגה אל {"\u200E"}{ $field }.
homm3-log-refuge = הגיבור הראשי של { $seat } מוצא מחסה ב־{"\u200E"}{ $field }.
homm3-log-cube = { $seat }: לקיחת קוביית צבא של { $other }.
homm3-log-eliminated = פסילה: { $seat }.
homm3-log-rover-beaten = צבא אויב הובס ויורד מהמפה.

## Log: trading
homm3-log-exchanged = { $seat }: החלפת { $sell ->
        [gold] { $give } זהב
        [materials] { $give ->
            [one] אבן אחת
            [two] שתי אבנים
           *[other] { $give } אבנים
        }
       *[valuables] { $give ->
            [one] קריסטל אחד
            [two] שני קריסטלים
           *[other] { $give } קריסטלים
        }
    } { $buy ->
        [gold] ב־{ $get } זהב
        [materials] { $get ->
            [one] באבן אחת
            [two] בשתי אבנים
           *[other] ב־{ $get } אבנים
        }
       *[valuables] { $get ->
            [one] בקריסטל אחד
            [two] בשני קריסטלים
           *[other] ב־{ $get } קריסטלים
        }
    }.
homm3-log-bought-machine = { $seat }: קניית { $card }.
homm3-log-gave = { $seat }: נתינה אל { $to }, { $resource } ({ $amount }).
homm3-log-gave-unit = { $seat }: נתינת יחידה אל { $to }: { $troop }.
homm3-log-gave-card = { $seat }: נתינת קלף אל { $to }: { $card }.
homm3-log-offered = { $seat }: הצעת { $card }.
homm3-log-swap-refused = אין החלפת קלפים בין { $seat } ובין { $to }.
