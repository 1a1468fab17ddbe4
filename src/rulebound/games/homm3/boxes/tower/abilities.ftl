### en

homm3-card-scouting = Scouting
    .basic = Before a Search: look at three cards.
    .expert = Before a Search: look at five cards.
homm3-card-air_magic = Air Magic
    .basic = While it is in play, your Air spells have 1 more power.
    .expert = Give an Air spell 3 power.
    .use = Discard it from play to give an Air spell 3 power.
homm3-card-earth_magic = Earth Magic
    .basic = While it is in play, your Earth spells have 1 more power.
    .expert = Give an Earth spell 3 power.
    .use = Discard it from play to give an Earth spell 3 power.
homm3-card-fire_magic = Fire Magic
    .basic = While it is in play, your Fire spells have 1 more power.
    .expert = Give a Fire spell 3 power.
    .use = Discard it from play to give a Fire spell 3 power.
homm3-card-water_magic = Water Magic
    .basic = While it is in play, your Water spells have 1 more power.
    .expert = Give a Water spell 3 power.
    .use = Discard it from play to give a Water spell 3 power.
homm3-card-pathfinding = Pathfinding
    .basic = This turn, your heroes may pass Fields with guards or enemy heroes without fighting.
    .expert = This turn, your heroes may cross borders and Blocked Fields, but not stop on a Blocked Field.

### el

homm3-card-scouting = Ανίχνευση
    .basic = Πριν από μια Αναζήτηση: δες τρεις κάρτες.
    .expert = Πριν από μια Αναζήτηση: δες πέντε κάρτες.
homm3-card-air_magic = Μαγεία του Αέρα
    .basic = Όσο είναι σε ισχύ, τα ξόρκια σου του Αέρα έχουν +1 δύναμη.
    .expert = Δώσε σε ένα ξόρκι του Αέρα +3 δύναμη.
    .use = Ξεσκαρτάρισέ την, ενώ είναι σε ισχύ, για να δώσεις σε ένα ξόρκι του Αέρα +3 δύναμη.
homm3-card-earth_magic = Μαγεία της Γης
    .basic = Όσο είναι σε ισχύ, τα ξόρκια σου της Γης έχουν +1 δύναμη.
    .expert = Δώσε σε ένα ξόρκι της Γης +3 δύναμη.
    .use = Ξεσκαρτάρισέ την, ενώ είναι σε ισχύ, για να δώσεις σε ένα ξόρκι της Γης +3 δύναμη.
homm3-card-fire_magic = Μαγεία της Φωτιάς
    .basic = Όσο είναι σε ισχύ, τα ξόρκια σου της Φωτιάς έχουν +1 δύναμη.
    .expert = Δώσε σε ένα ξόρκι της Φωτιάς +3 δύναμη.
    .use = Ξεσκαρτάρισέ την, ενώ είναι σε ισχύ, για να δώσεις σε ένα ξόρκι της Φωτιάς +3 δύναμη.
homm3-card-water_magic = Μαγεία του Νερού
    .basic = Όσο είναι σε ισχύ, τα ξόρκια σου του Νερού έχουν +1 δύναμη.
    .expert = Δώσε σε ένα ξόρκι του Νερού +3 δύναμη.
    .use = Ξεσκαρτάρισέ την, ενώ είναι σε ισχύ, για να δώσεις σε ένα ξόρκι του Νερού +3 δύναμη.
homm3-card-pathfinding = Εύρεση Δρόμου
    .basic = Σε αυτή τη σειρά οι ήρωές σου περνούν χωρίς μάχη από πεδία με φρουρούς ή εχθρικούς ήρωες.
    .expert = Σε αυτή τη σειρά οι ήρωές σου περνούν σύνορα και κλειστά πεδία, αλλά δεν σταματούν σε κλειστό πεδίο.

### hu

homm3-card-scouting = Felderítés
    .basic = Keresés előtt: három lapot nézel meg.
    .expert = Keresés előtt: öt lapot nézel meg.
homm3-card-air_magic = Levegőmágia
    .basic = Amíg játékban van, levegővarázslataid varázsereje 1 értékkel nagyobb.
    .expert = Adj egy levegővarázslatnak 3 varázserőt.
    .use = Dobd el ezt a játékban lévő lapot, hogy egy levegővarázslatnak 3 varázserőt adj.
homm3-card-earth_magic = Földmágia
    .basic = Amíg játékban van, földvarázslataid varázsereje 1 értékkel nagyobb.
    .expert = Adj egy földvarázslatnak 3 varázserőt.
    .use = Dobd el ezt a játékban lévő lapot, hogy egy földvarázslatnak 3 varázserőt adj.
homm3-card-fire_magic = Tűzmágia
    .basic = Amíg játékban van, tűzvarázslataid varázsereje 1 értékkel nagyobb.
    .expert = Adj egy tűzvarázslatnak 3 varázserőt.
    .use = Dobd el ezt a játékban lévő lapot, hogy egy tűzvarázslatnak 3 varázserőt adj.
homm3-card-water_magic = Vízmágia
    .basic = Amíg játékban van, vízvarázslataid varázsereje 1 értékkel nagyobb.
    .expert = Adj egy vízvarázslatnak 3 varázserőt.
    .use = Dobd el ezt a játékban lévő lapot, hogy egy vízvarázslatnak 3 varázserőt adj.
homm3-card-pathfinding = Útkeresés
    .basic = Ebben a körben hőseid harc nélkül áthaladhatnak az őrökkel vagy ellenséges hősökkel álló területeken.
    .expert = Ebben a körben hőseid áthaladhatnak a határokon és a lezárt területeken, de lezárt területen nem állhatnak meg.

### ka

homm3-card-scouting = დაზვერვა
    .basic = ძებნამდე: ნახე სამი კარტი.
    .expert = ძებნამდე: ნახე ხუთი კარტი.
homm3-card-air_magic = ჰაერის მაგია
    .basic = სანამ თამაშშია, ჰაერის შენი შელოცვების ძალა 1-ით იზრდება.
    .expert = ჰაერის შელოცვის ძალა 3-ით იზრდება.
    .use = გადააგდე ეს კარტი თამაშიდან: ჰაერის შელოცვის ძალა 3-ით იზრდება.
homm3-card-earth_magic = მიწის მაგია
    .basic = სანამ თამაშშია, მიწის შენი შელოცვების ძალა 1-ით იზრდება.
    .expert = მიწის შელოცვის ძალა 3-ით იზრდება.
    .use = გადააგდე ეს კარტი თამაშიდან: მიწის შელოცვის ძალა 3-ით იზრდება.
homm3-card-fire_magic = ცეცხლის მაგია
    .basic = სანამ თამაშშია, ცეცხლის შენი შელოცვების ძალა 1-ით იზრდება.
    .expert = ცეცხლის შელოცვის ძალა 3-ით იზრდება.
    .use = გადააგდე ეს კარტი თამაშიდან: ცეცხლის შელოცვის ძალა 3-ით იზრდება.
homm3-card-water_magic = წყლის მაგია
    .basic = სანამ თამაშშია, წყლის შენი შელოცვების ძალა 1-ით იზრდება.
    .expert = წყლის შელოცვის ძალა 3-ით იზრდება.
    .use = გადააგდე ეს კარტი თამაშიდან: წყლის შელოცვის ძალა 3-ით იზრდება.
homm3-card-pathfinding = გზის გაკვლევა
    .basic = ამ სვლაზე შენს გმირებს ბრძოლის გარეშე შეუძლიათ გაიარონ ველები, სადაც მცველები ან მტრის გმირები დგანან.
    .expert = ამ სვლაზე შენს გმირებს საზღვრებისა და ჩაკეტილი ველების გადაკვეთა შეუძლიათ, მაგრამ ჩაკეტილ ველზე ვერ ჩერდებიან.

### he

homm3-card-scouting = סיור
    .basic = לפני חיפוש: הסתכלו על שלושה קלפים.
    .expert = לפני חיפוש: הסתכלו על חמישה קלפים.
homm3-card-air_magic = תורת האוויר
    .basic = כל עוד הוא במשחק, הכוח של קסמי האוויר שלכם גדול ב־1.
    .expert = הוסיפו 3 כוח לקסם אוויר.
    .use = זרקו אותו מהמשחק כדי להוסיף 3 כוח לקסם אוויר.
homm3-card-earth_magic = תורת האדמה
    .basic = כל עוד הוא במשחק, הכוח של קסמי האדמה שלכם גדול ב־1.
    .expert = הוסיפו 3 כוח לקסם אדמה.
    .use = זרקו אותו מהמשחק כדי להוסיף 3 כוח לקסם אדמה.
homm3-card-fire_magic = תורת האש
    .basic = כל עוד הוא במשחק, הכוח של קסמי האש שלכם גדול ב־1.
    .expert = הוסיפו 3 כוח לקסם אש.
    .use = זרקו אותו מהמשחק כדי להוסיף 3 כוח לקסם אש.
homm3-card-water_magic = תורת המים
    .basic = כל עוד הוא במשחק, הכוח של קסמי המים שלכם גדול ב־1.
    .expert = הוסיפו 3 כוח לקסם מים.
    .use = זרקו אותו מהמשחק כדי להוסיף 3 כוח לקסם מים.
homm3-card-pathfinding = איתור נתיבים
    .basic = בתור הזה הגיבורים שלכם רשאים לעבור בלי קרב בשדות עם שומרים או גיבורי אויב.
    .expert = בתור הזה הגיבורים שלכם רשאים לחצות גבולות ושדות חסומים, אך לא לעצור בשדה חסום.
