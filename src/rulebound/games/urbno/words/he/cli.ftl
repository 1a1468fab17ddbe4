### King Urbno in the terminal

cli-urbno-title = המלך אורבנו
cli-urbno-ask-pairs = לשחק בשני זוגות, כשבני הזוג יושבים זה מול זה?
# What stands before CARD and so on is typed and not translated.
cli-urbno-usage =
    הקלידו מה ברצונכם לעשות כפי שכתוב בתפריט: play Ye-Kn, cubes +3.
    די בהתחלות: p ye-kn, c +3. מספר בוחר את השורה הזאת בתפריט.
    קלף לבדו (Ye-Kn או שמו) משוחק, אם רק לכך אפשר להתכוון.

      why קלף{"\u200E"}             מדוע אי אפשר להשתמש כעת בקלף או במגילה
      card דבר{"\u200E"}            הכוח של דרגה (card knight), הטקסט של מגילה או של משימה
      hand                הקלפים, המגילות והלקיחות שלכם, ולוח הניקוד
      table               הכול מחדש (או פשוט הקישו Enter)
      log                 כל מה שקרה עד כה
      hint                שלוש האפשרויות הטובות, והסיבות
      undo                ביטול הבחירה האחרונה
      save קובץ{"\u200E"}           שמירת המשחק
      quit                שמירת המשחק ויציאה
cli-urbno-help =
    קלף נכתב בקוד של צבעו ושל דרגתו: Bk שחור, Re אדום, Ye צהוב, Bl כחול;
    Fa איכר, As מתנקש, Ex חוקר, Dw גמד, Wi קוסם, Kn אביר, Pr כוהן, Em קיסר.
    אחריו כתוב המספר שלו.
    ◆ גבישים, ■ קוביות, ≡ מגילות, ✦ כוח, ★ בהובלה לפי שעה, ► התור כאן.
    ביד שלכם ✓ מותר לשחק, × אסור, ✦ רק עם הכוח של המתנקש.
    ״כעת״ הוא מה שהמשימה הייתה מביאה עד עכשיו; ״?״: הדבר תלוי בקלפים נסתרים.
    האותיות A ו־B אחרי השמות הן זוגות.

## The round
cli-urbno-round = סבב { $number } מתוך { $count }
cli-urbno-dominant = הצבע השולט: { $colour }
cli-urbno-dealer = חלוקה: { $name }
cli-urbno-mission = משימה { $number }: { $title }
cli-urbno-fixed = קבועה, {"\u200E"}{ $points }
cli-urbno-variable = משתנה, {"\u200E"}{ $points } לכל אחד
cli-urbno-table-cards = קלפים על השולחן:
cli-urbno-active = מגילה פעילה ({ $name }):
cli-urbno-always-leads = פתיחת כל לקיחה: { $name }.
cli-urbno-uses-left = שימושים שנותרו: { $count }.

## Players and trick
cli-urbno-player = שחקן
cli-urbno-in-trick = בלקיחה
cli-urbno-tricks = לקיחות
cli-urbno-now = כעת
cli-urbno-cards = קלפים
cli-urbno-total = סה״כ
cli-urbno-open = גלויים:
cli-urbno-covered = מכוסים: { $count }
cli-urbno-pile = ערימה: { $count }
cli-urbno-row = שורה: { $count }
cli-urbno-known = ידוע לכם:
cli-urbno-no-precedence = בלי עדיפות (אביר)
cli-urbno-power-of = שימוש בכוח: { $name }
cli-urbno-trick = לקיחה { $number } מתוך { $count }
cli-urbno-led = צבע הפתיחה: { $colour }
cli-urbno-winning = { $name } בהובלה לפי שעה: { $why }
cli-urbno-next-leader = פתיחת הלקיחה הבאה: { $name }
cli-urbno-pad = לוח הניקוד

## The hand
cli-urbno-hand = היד שלכם
cli-urbno-your-open = הקלפים הגלויים שלכם
cli-urbno-laid-row = השורה עד כה:
cli-urbno-laid-half = החצי הזה עד כה:
cli-urbno-laid-pass = למסירה:
cli-urbno-out = מחוץ לסבב הזה:
cli-urbno-drawn = הקלף שקיבלתם:
cli-urbno-taken = הלקיחות שלכם
cli-urbno-scrolls = המגילות שלכם:
cli-urbno-no-effect = אתם משחקים אחרונים: הכוח הזה לא ישנה דבר בלקיחה הזאת.
cli-urbno-cubes = להעלות או להוריד את המספר, לכל היותר ב־{ $count }

## The report of "simulate": what it counts
cli-urbno-counted = משימה
    .chart = כמה נקודות מביאות המשימות
