## What is seen: blows, cards of AI Heroes, their seats
web-homm3-moment-defeated = הובסה
web-homm3-ai-moves = מהלכי ה־AI
web-homm3-ai-drawn = נשלף עבור { $unit }
web-homm3-ai-seat = גיבור AI, { $count ->
        [one] יחידה אחת
        [two] שתי יחידות
       *[other] { $count } יחידות
    }

## Moments over the map
web-homm3-moment = ממש עכשיו
web-homm3-moment-level = { $hero }, רמה { $level }
web-homm3-moment-ability = חיפוש (2) בחפיסת היכולות: קלף אחד עובר ליד, והשני לערימת הזרוקים.
web-homm3-moment-specialty = עוד קלף מומחיות של הגיבור שלכם עובר אליכם.
web-homm3-moment-limit = מגבלת היד { $from }, ומעכשיו { $to }
web-homm3-moment-take = לקחת: { $card }
web-homm3-moment-look = הצצה ב־{ $count } קלפים
web-homm3-moment-proclaim = האסטרולוגים מכריזים על שבוע חדש
web-homm3-moment-town = הטירה שלכם: { $faction }
web-homm3-moment-place = מעכשיו שלכם: { $place }
web-homm3-moment-go = הלאה
web-homm3-moments = רגעים גדולים מעל המפה
web-homm3-moments-all = הכול
web-homm3-moments-mine = שלי ושבועות
web-homm3-moments-none = ללא

## For whom one decides
web-homm3-deputy-guards = אתם מציבים את השומרים
web-homm3-deputy-units = אתם מציבים את יחידות ה־AI
web-homm3-deputy-tile = האריח של ה־AI: אתם מסובבים אותו

## The end of a match

web-homm3-race = זהב שהושג, סבב אחר סבב
web-homm3-deed = { $count ->
        [one] ניצחון בקרב, יחידה אחת הובסה
        [two] ניצחון בקרב, שתי יחידות הובסו
       *[other] ניצחון בקרב, { $count } יחידות הובסו
    }
web-homm3-campaign-log = המערכה עד כה
web-homm3-campaign-won = ניצחון
web-homm3-campaign-next = הבא
