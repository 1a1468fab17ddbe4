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
    אפשר לבחור יחידות ומשבצות שבתוך [ ]. הסימן ▓ חומה, ╬ שער, ░ שדה כוח.
    ביד שלכם ✓ אפשר לשחק כעת.
    "הנזק לפי הקובייה": מה הייתה עושה כל פאה; פאה בלי אחוזים יוצאת באחת
    משלוש הטלות; "בחזרה" הוא הנזק של תקיפת הנגד. קלפים והטלות חוזרות אינם
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
cli-homm3-power = כח { $power } ({ $cards })
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
cli-homm3-graded = לפי כח
cli-homm3-gives-power = { $power } כח לקסם.
cli-homm3-cost = { $valuables ->
        [0] { $gold } זהב
        [one] { $gold } זהב וקריסטל אחד
        [two] { $gold } זהב ושני קריסטלים
       *[other] { $gold } זהב ו־{ $valuables } קריסטלים
    }

## The end
cli-homm3-won = ניצחון
cli-homm3-lost = בלי ניצחון
