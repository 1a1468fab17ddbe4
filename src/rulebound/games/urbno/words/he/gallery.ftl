### King Urbno in the gallery

## By what cards are found
urbno-facet-kind = סוג
urbno-facet-colour = צבע
urbno-facet-rank = דרגה
urbno-facet-number = מספר
urbno-facet-points = נקודות
urbno-facet-when = מתי

## Kinds and values
urbno-entry-card = קלף
urbno-entry-power = כוח
urbno-entry-mission = משימה
urbno-entry-scroll = מגילה
urbno-entry-number = מספר { $count }
urbno-points-fixed = קבועות
urbno-points-variable = משתנות
urbno-points-won = מזכה בנקודות
urbno-points-lost = עולה בנקודות
urbno-when-window = לפני שלב המשאבים
urbno-when-round = במהלך הלקיחות
urbno-when-never = לא מופעלת
urbno-when-trick = פעם אחת בלקיחה

## Rulings
urbno-ruling-fixed = נקודות קבועות
    .text = רק מי שעומדים בתנאי רושמים נקודות, וייתכן שיש כמה כאלה. האחרים רושמים 0.
    .rule = UR-13.2
urbno-ruling-scroll = הפעלת מגילה
    .text = אחרי החלוקה ולפני שלב המשאבים; לא בסבב שבו לקחתם אותה.
    .rule = UR-7.5
urbno-ruling-scroll-limit = מגילה אחת בסבב
    .text = כל השחקנים יחד יכולים להשתמש רק במגילה אחת בכל סבב.
    .rule = UR-7.3
