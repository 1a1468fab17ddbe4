### Heroes of Might and Magic III in the terminal

cli-homm3-title = גיבורי העוצמה והקסם III
cli-homm3-ask-form = במה תרצו לשחק?
cli-homm3-ask-attacker = איזה צבא תוקף?
cli-homm3-ask-defender = איזה צבא מתגונן?
cli-homm3-ask-army = מאין מגיעות היחידות?
cli-homm3-ask-attacker-hero = מי מוביל את הצד התוקף?
cli-homm3-ask-defender-hero = מי מוביל את הצד המתגונן?
cli-homm3-ask-level = באיזו רמה הגיבורים?
cli-homm3-ask-siege = מצור, עם חומות, שער ומגדל חצים?
cli-homm3-ask-side = איזה צד שלכם?
cli-homm3-ask-field = מהי דרגת הקושי של השדה, מ־I עד VII?
cli-homm3-ask-difficulty = איזו רמת קושי?
# What stands before UNIT, CARD and so on is typed and not translated.
cli-homm3-usage =
    הקלידו מה ברצונכם לעשות כפי שכתוב בתפריט: move c3, attack zombies b2.
    די בהתחלות: m c3, a zom b2. מספר בוחר את השורה הזאת בתפריט.
    יחידה, קלף או משבצת לבדם מציגים את כל מה שאפשר לעשות בהם.

      why דבר{"\u200E"}             מדוע אי אפשר להשתמש כעת בקלף, ביחידה או במשבצת
      card דבר{"\u200E"}            קלף או שני הצדדים של יחידה במלואם: card griffins
      hand                הקלפים שלכם עם הטקסטים שלהם, ומדוע חלקם חייבים לחכות
      ways דבר{"\u200E"}            כל מה שאפשר לעשות ביחידה, בקלף או במשבצת
      table               הכול מחדש (או פשוט הקישו Enter)
      log                 כל מה שקרה עד כה
      hint                שלוש האפשרויות הטובות, והסיבות
      undo                ביטול הבחירה האחרונה
      save קובץ{"\u200E"}           שמירת המשחק
      quit                שמירת המשחק ויציאה
cli-homm3-help =
    הצד התוקף (▲) עומד למטה, הצד המתגונן (▼) למעלה. משבצת היא אות ומספר;
    המשבצת a1 היא הפינה השמאלית של התוקף. הסימן + אחרי שם הוא צד הרבים.
    האות G היא קרקע, F מעופפות, R קשתים. A התקפה, D הגנה, I מהירות;
    הסימן ♥2/4: נותרו 2 חיים מתוך 4. ערכים ששונים מהקלף מודגשים.
    ► פעילה, ✓ כבר הופעלה, ↩ כבר ביצעה תקיפת נגד, ◊ יש לה אסימון הגנה,
    ⊘ קפואה, ☠2 מורעלת, ✦ מונח עליה קלף, z היכולות שלה רדומות.
    אפשר לבחור יחידות ומשבצות שבתוך [ ]. הסימן ▓ חומה, ╬ שער.
    ביד שלכם ✓ אפשר לשחק כעת.
    ״הנזק לפי הקובייה״: מה הייתה עושה כל פאה; פאה בלי אחוזים יוצאת באחת
    משלוש הטלות; ״בחזרה״ הוא הנזק של תקיפת הנגד. קלפים והטלות חוזרות אינם
    נכללים.

## The table
cli-homm3-few = מעטים
cli-homm3-pack = רבים
cli-homm3-wall = חומה
cli-homm3-gate = שער
cli-homm3-guards = שומרים
cli-homm3-ai-hero = גיבור AI
cli-homm3-field = שדה { $numeral }, { $difficulty }
cli-homm3-round = סבב קרב { $number }
cli-homm3-ai = AI ({ $side })
cli-homm3-gold = { $count } זהב
cli-homm3-hero = { $name }, רמה { $level }
cli-homm3-hand-count = יד { $count }
cli-homm3-piles = חפיסה { $deck }, זרוקים { $discard }
cli-homm3-morale-positive = מורל חיובי
cli-homm3-morale-negative = מורל שלילי
cli-homm3-experts = שימושי מומחה { $count }
cli-homm3-spells = קסמים { $casts } מתוך { $limit }
cli-homm3-movement = תנועה { $count }
cli-homm3-power = כוח { $power } ({ $cards })
cli-homm3-permanent = במשחק: { $card }
cli-homm3-ai-deck = חפיסת AI { $count }
cli-homm3-ai-attack = {"\u200E"}+{ $count } להתקפה של התוקף הבא
cli-homm3-reserve = עוד להצבה:
cli-homm3-kept-back = מחוץ לקרב:
cli-homm3-order = הסדר:
cli-homm3-odds = הנזק לפי הקובייה
cli-homm3-odds-attack = התקפה של { $unit } על { $target }. הנזק לפי הקובייה
cli-homm3-odds-face = { $result ->
        [defeated] {"\u200E"}{ $die }: נזק { $damage }, תבוסה
        [flips] {"\u200E"}{ $die }: נזק { $damage }, מעטים עם { $left }
        [nothing] {"\u200E"}{ $die }: אין
       *[hit] {"\u200E"}{ $die }: נזק { $damage }, נותרו { $left }
    }
# The least and the most damage of the retaliation.
cli-homm3-odds-back = בחזרה { $low } עד { $high }

## Cards and units
cli-homm3-hand = { $count ->
        [one] היד שלכם (קלף אחד)
        [two] היד שלכם (שני קלפים)
       *[other] היד שלכם ({ $count } קלפים)
    }
cli-homm3-offer = הקלפים שאתם מסתכלים עליהם
cli-homm3-effect = { $mode }: { $text }
cli-homm3-cast = הטלה
cli-homm3-graded = לפי כוח
cli-homm3-gives-power = { $power } כוח לקסם.
cli-homm3-cost = { $valuables ->
        [0] { $gold } זהב
        [one] { $gold } זהב וקריסטל אחד
        [two] { $gold } זהב ושני קריסטלים
       *[other] { $gold } זהב ו־{ $valuables } קריסטלים
    }

## The end
cli-homm3-won = ניצחון
cli-homm3-lost = בלי ניצחון

## The map
cli-homm3-ask-scenario = איזה תרחיש?
cli-homm3-map-round = סבב { $number } מתוך { $count }
cli-homm3-map-points = נקודות ניצחון: { $points }
cli-homm3-map-guards = שומרים { $numeral }
cli-homm3-map-flag = בידי { $name }
cli-homm3-map-enemy = האויב
cli-homm3-map-visited = אחרי ביקור
cli-homm3-map-part = זה חלק מהמפה. הקלידו map כדי לראות את כולה.
cli-homm3-map-turn = { $number }  סיבוב { $turn }
cli-homm3-map-out = מחוץ למשחק
cli-homm3-map-buildings = { $count ->
        [one] בניין אחד
        [two] שני בניינים
       *[other] { $count } בניינים
    }
cli-homm3-map-xp = ניסיון { $count }, הרמה הבאה עם { $next }
cli-homm3-map-top-level = הרמה הגבוהה ביותר
cli-homm3-map-second = גיבור משני: תנועה { $count }
cli-homm3-map-grail = הגרייל כאן
cli-homm3-map-cubes = קוביות שנלקחו מאת { $letters }
cli-homm3-map-pool = { $count ->
        [one] אריח אחד להנחה
        [two] שני אריחים להנחה
       *[other] { $count } אריחים להנחה
    }
cli-homm3-map-army = צבא:
cli-homm3-map-hero-there = גיבור של { $name } עומד שם
cli-homm3-map-army-there = קרב נגד { $name }
cli-homm3-map-flee = הם נסים
# Which guards come, for instance: 2 bronze, 1 silver.
cli-homm3-map-combat = { $xp ->
        [0] קרב נגד { $tiers }
        [one] קרב נגד { $tiers }, נקודת ניסיון אחת
        [two] קרב נגד { $tiers }, שתי נקודות ניסיון
       *[other] קרב נגד { $tiers }, { $xp } נקודות ניסיון
    }
cli-homm3-map-printed = המחיר המודפס: { $cost }
cli-homm3-menu-moves = תנועות
cli-homm3-menu-town = טירה
cli-homm3-menu-cards = קלפים
cli-homm3-menu-other = אחר
# What stands before THING and so on is typed and not translated.
cli-homm3-map-usage =
    הגיבור הראשי שלכם הולך לאן שהמפה מציגה שם: הקלידו go f4, או פשוט f4.
    הקלידו כל דבר אחר כפי שכתוב בתפריט: build mage guild, end-turn.
    די בהתחלות: b mage, end. מספר בוחר את השורה הזאת בתפריט.
    גיבור, קלף או שדה לבדם מציגים את כל מה שאפשר לעשות בהם.

      ride שדה{"\u200E"}            רוכבים לשם ברצף, עד שיש מה לשאול: ride f4
      map                 כל המפה
      town                הטירה שלכם: בניינים ויחידות עם המחירים שלהם
      goal                התרחיש: איך מנצחים בו, חוקיו ואירועיו
      why דבר{"\u200E"}             מדוע שדה, בניין, יחידה או קלף חייבים לחכות
      card דבר{"\u200E"}            קלף, יחידה, בניין או שדה: card f4
      hand                הקלפים שלכם עם הטקסטים שלהם, ומדוע חלקם חייבים לחכות
      ways דבר{"\u200E"}            כל מה שאפשר לעשות בגיבור או בקלף
      table               הכול מחדש (או פשוט הקישו Enter)
      log                 כל מה שקרה עד כה
      hint                שלוש האפשרויות הטובות, והסיבות
      undo                ביטול הבחירה האחרונה
      save קובץ{"\u200E"}           שמירת המשחק
      quit                שמירת המשחק ויציאה
cli-homm3-map-help =
    שם של שדה הוא האות של הטור שלו והמספר של השורה שלו.
    השדה מציג את שמו כל עוד אפשר לבחור בו, ואחר כך מי עומד שם: ♞ גיבור
    ראשי, ♘ גיבור משני, כל אחד עם האות של השחקן, ♛ צבא שאין שחקן שמוביל
    אותו. מתחת לזה שתי אותיות של המקום (הן מוסברות במקרא), וגם I עד VII
    לשומרים שלו, ⚑ עם אות לכיבוש, או ■ לקובייה שחורה.
    הסימן ▒ הוא שדה חסום. הסימן ░ הוא אריח מכוסה; הספרות הרומיות שלו מראות
    כמה חזקים השומרים שלו. הסימן {"\u200E+1"} הוא מקום פנוי לאריח.
    הסימנים ┃ וגם ▁ הם קווים מלאים שאי אפשר לחצות; ┊ אפשר לחצות.
    הסימן + אחרי שם של יחידה הוא צד הרבים. המספר בסוגריים אחרי משאב הוא
    ההכנסה שלכם. ביד שלכם ✓ אפשר לשחק כעת.

## The town
cli-homm3-amount-gold = { $count } זהב
cli-homm3-amount-materials = { $count ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $count } אבנים
    }
cli-homm3-amount-valuables = { $count ->
        [one] קריסטל אחד
        [two] שני קריסטלים
       *[other] { $count } קריסטלים
    }
cli-homm3-amount-nothing = כלום
cli-homm3-town = טירה:
cli-homm3-town-of = טירה: { $faction }
cli-homm3-town-empty = אין בניין
cli-homm3-town-can-build = אפשר לבנות כעת:
cli-homm3-town-missing = { $count ->
        [one] בניין אחד חייב לחכות.
        [two] שני בניינים חייבים לחכות.
       *[other] { $count } בניינים חייבים לחכות.
    }
cli-homm3-town-actions = פעולות טירה שנותרו: { $actions }.
cli-homm3-town-no-actions = לא נותרו פעולות טירה.
cli-homm3-town-token-build = בנייה
cli-homm3-town-token-population = גיוס
cli-homm3-town-token-book = ספר הקסמים
cli-homm3-town-book = ספר הקסמים עולה { $cost }.
cli-homm3-town-units = יחידות

## The scenario
cli-homm3-goal-victory = ניצחון
cli-homm3-goal-defeat = הפסד
cli-homm3-goal-rules = חוקי התרחיש
cli-homm3-goal-events = אירועים
