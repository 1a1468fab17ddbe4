### en

homm3-card-basic_air_magic = Basic Air Magic
    .basic = While it is in play, instead of searching the spell deck you may take its first Air spell and shuffle the deck.
    .expert = Give an Air spell 3 power.
    .use = Discard it from play to give an Air spell 3 power.
homm3-card-basic_earth_magic = Basic Earth Magic
    .basic = While it is in play, instead of searching the spell deck you may take its first Earth spell and shuffle the deck.
    .expert = Give an Earth spell 3 power.
    .use = Discard it from play to give an Earth spell 3 power.
homm3-card-basic_fire_magic = Basic Fire Magic
    .basic = While it is in play, instead of searching the spell deck you may take its first Fire spell and shuffle the deck.
    .expert = Give a Fire spell 3 power.
    .use = Discard it from play to give a Fire spell 3 power.
homm3-card-basic_water_magic = Basic Water Magic
    .basic = While it is in play, instead of searching the spell deck you may take its first Water spell and shuffle the deck.
    .expert = Give a Water spell 3 power.
    .use = Discard it from play to give a Water spell 3 power.

### el

homm3-card-basic_air_magic = Βασική Μαγεία του Αέρα
    .basic = Όσο είναι σε ισχύ, αντί για Αναζήτηση στην τράπουλα των ξορκιών μπορείς να πάρεις το πρώτο ξόρκι του Αέρα και να ανακατέψεις την τράπουλα.
    .expert = Δώσε σε ένα ξόρκι του Αέρα +3 δύναμη.
    .use = Ξεσκαρτάρισέ την, ενώ είναι σε ισχύ, για να δώσεις σε ένα ξόρκι του Αέρα +3 δύναμη.
homm3-card-basic_earth_magic = Βασική Μαγεία της Γης
    .basic = Όσο είναι σε ισχύ, αντί για Αναζήτηση στην τράπουλα των ξορκιών μπορείς να πάρεις το πρώτο ξόρκι της Γης και να ανακατέψεις την τράπουλα.
    .expert = Δώσε σε ένα ξόρκι της Γης +3 δύναμη.
    .use = Ξεσκαρτάρισέ την, ενώ είναι σε ισχύ, για να δώσεις σε ένα ξόρκι της Γης +3 δύναμη.
homm3-card-basic_fire_magic = Βασική Μαγεία της Φωτιάς
    .basic = Όσο είναι σε ισχύ, αντί για Αναζήτηση στην τράπουλα των ξορκιών μπορείς να πάρεις το πρώτο ξόρκι της Φωτιάς και να ανακατέψεις την τράπουλα.
    .expert = Δώσε σε ένα ξόρκι της Φωτιάς +3 δύναμη.
    .use = Ξεσκαρτάρισέ την, ενώ είναι σε ισχύ, για να δώσεις σε ένα ξόρκι της Φωτιάς +3 δύναμη.
homm3-card-basic_water_magic = Βασική Μαγεία του Νερού
    .basic = Όσο είναι σε ισχύ, αντί για Αναζήτηση στην τράπουλα των ξορκιών μπορείς να πάρεις το πρώτο ξόρκι του Νερού και να ανακατέψεις την τράπουλα.
    .expert = Δώσε σε ένα ξόρκι του Νερού +3 δύναμη.
    .use = Ξεσκαρτάρισέ την, ενώ είναι σε ισχύ, για να δώσεις σε ένα ξόρκι του Νερού +3 δύναμη.

### hu

homm3-card-basic_air_magic = Alapfokú levegőmágia
    .basic = Amíg játékban van, a varázslatpakliban való keresés helyett elveheted az első levegővarázslatot, és megkevered a paklit.
    .expert = Adj egy levegővarázslatnak 3 varázserőt.
    .use = Dobd el ezt a játékban lévő lapot, hogy egy levegővarázslatnak 3 varázserőt adj.
homm3-card-basic_earth_magic = Alapfokú földmágia
    .basic = Amíg játékban van, a varázslatpakliban való keresés helyett elveheted az első földvarázslatot, és megkevered a paklit.
    .expert = Adj egy földvarázslatnak 3 varázserőt.
    .use = Dobd el ezt a játékban lévő lapot, hogy egy földvarázslatnak 3 varázserőt adj.
homm3-card-basic_fire_magic = Alapfokú tűzmágia
    .basic = Amíg játékban van, a varázslatpakliban való keresés helyett elveheted az első tűzvarázslatot, és megkevered a paklit.
    .expert = Adj egy tűzvarázslatnak 3 varázserőt.
    .use = Dobd el ezt a játékban lévő lapot, hogy egy tűzvarázslatnak 3 varázserőt adj.
homm3-card-basic_water_magic = Alapfokú vízmágia
    .basic = Amíg játékban van, a varázslatpakliban való keresés helyett elveheted az első vízvarázslatot, és megkevered a paklit.
    .expert = Adj egy vízvarázslatnak 3 varázserőt.
    .use = Dobd el ezt a játékban lévő lapot, hogy egy vízvarázslatnak 3 varázserőt adj.

### ka

homm3-card-basic_air_magic = ჰაერის საწყისი მაგია
    .basic = სანამ თამაშშია, შელოცვების დასტაში ძებნის ნაცვლად შეგიძლია ჰაერის პირველი შელოცვა აიღო და დასტა აურიო.
    .expert = ჰაერის შელოცვის ძალა 3-ით იზრდება.
    .use = გადააგდე ეს კარტი თამაშიდან: ჰაერის შელოცვის ძალა 3-ით იზრდება.
homm3-card-basic_earth_magic = მიწის საწყისი მაგია
    .basic = სანამ თამაშშია, შელოცვების დასტაში ძებნის ნაცვლად შეგიძლია მიწის პირველი შელოცვა აიღო და დასტა აურიო.
    .expert = მიწის შელოცვის ძალა 3-ით იზრდება.
    .use = გადააგდე ეს კარტი თამაშიდან: მიწის შელოცვის ძალა 3-ით იზრდება.
homm3-card-basic_fire_magic = ცეცხლის საწყისი მაგია
    .basic = სანამ თამაშშია, შელოცვების დასტაში ძებნის ნაცვლად შეგიძლია ცეცხლის პირველი შელოცვა აიღო და დასტა აურიო.
    .expert = ცეცხლის შელოცვის ძალა 3-ით იზრდება.
    .use = გადააგდე ეს კარტი თამაშიდან: ცეცხლის შელოცვის ძალა 3-ით იზრდება.
homm3-card-basic_water_magic = წყლის საწყისი მაგია
    .basic = სანამ თამაშშია, შელოცვების დასტაში ძებნის ნაცვლად შეგიძლია წყლის პირველი შელოცვა აიღო და დასტა აურიო.
    .expert = წყლის შელოცვის ძალა 3-ით იზრდება.
    .use = გადააგდე ეს კარტი თამაშიდან: წყლის შელოცვის ძალა 3-ით იზრდება.

### he

homm3-card-basic_air_magic = תורת האוויר הבסיסית
    .basic = כל עוד הוא במשחק, במקום לחפש בחפיסת הקסמים אתם רשאים לקחת את קסם האוויר הראשון בה ולערבב אותה.
    .expert = הוסיפו 3 כוח לקסם אוויר.
    .use = זרקו אותו מהמשחק כדי להוסיף 3 כוח לקסם אוויר.
homm3-card-basic_earth_magic = תורת האדמה הבסיסית
    .basic = כל עוד הוא במשחק, במקום לחפש בחפיסת הקסמים אתם רשאים לקחת את קסם האדמה הראשון בה ולערבב אותה.
    .expert = הוסיפו 3 כוח לקסם אדמה.
    .use = זרקו אותו מהמשחק כדי להוסיף 3 כוח לקסם אדמה.
homm3-card-basic_fire_magic = תורת האש הבסיסית
    .basic = כל עוד הוא במשחק, במקום לחפש בחפיסת הקסמים אתם רשאים לקחת את קסם האש הראשון בה ולערבב אותה.
    .expert = הוסיפו 3 כוח לקסם אש.
    .use = זרקו אותו מהמשחק כדי להוסיף 3 כוח לקסם אש.
homm3-card-basic_water_magic = תורת המים הבסיסית
    .basic = כל עוד הוא במשחק, במקום לחפש בחפיסת הקסמים אתם רשאים לקחת את קסם המים הראשון בה ולערבב אותה.
    .expert = הוסיפו 3 כוח לקסם מים.
    .use = זרקו אותו מהמשחק כדי להוסיף 3 כוח לקסם מים.
