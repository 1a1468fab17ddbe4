### en

homm3-kin-sprites = Sprites
homm3-kin-storm_elementals = Storm Elementals
homm3-kin-ice_elementals = Ice Elementals
homm3-kin-energy_elementals = Energy Elementals
homm3-kin-magma_elementals = Magma Elementals
homm3-kin-magic_elementals = Magic Elementals
homm3-kin-phoenixes = Phoenixes

homm3-ability-attacks-all = It attacks all adjacent units, friend or foe. None of them retaliates.
homm3-ability-attacks-all-enemies = It attacks all adjacent enemies. None of them retaliates.
homm3-ability-raises-air = When it activates, your next Air spell in this activation gets { $count } more power.
homm3-ability-raises-earth = When it activates, your next Earth spell in this activation gets { $count } more power.
homm3-ability-raises-fire = When it activates, your next Fire spell in this activation gets { $count } more power.
homm3-ability-raises-water = When it activates, your next Water spell in this activation gets { $count } more power.

### el

homm3-kin-sprites = Αερικά
homm3-kin-storm_elementals = Στοιχειακά της Καταιγίδας
homm3-kin-ice_elementals = Στοιχειακά του Πάγου
homm3-kin-energy_elementals = Στοιχειακά της Ενέργειας
homm3-kin-magma_elementals = Στοιχειακά του Μάγματος
homm3-kin-magic_elementals = Στοιχειακά της Μαγείας
homm3-kin-phoenixes = Φοίνικες

homm3-ability-attacks-all = Επιτίθεται σε όλες τις γειτονικές μονάδες, φίλιες και εχθρικές. Καμία δεν ανταποδίδει.
homm3-ability-attacks-all-enemies = Επιτίθεται σε όλους τους γειτονικούς εχθρούς. Κανείς δεν ανταποδίδει.
homm3-ability-raises-air = Όταν ενεργοποιείται, το επόμενο ξόρκι σου του Αέρα σε αυτή την ενεργοποίηση παίρνει { $count } επιπλέον δύναμη.
homm3-ability-raises-earth = Όταν ενεργοποιείται, το επόμενο ξόρκι σου της Γης σε αυτή την ενεργοποίηση παίρνει { $count } επιπλέον δύναμη.
homm3-ability-raises-fire = Όταν ενεργοποιείται, το επόμενο ξόρκι σου της Φωτιάς σε αυτή την ενεργοποίηση παίρνει { $count } επιπλέον δύναμη.
homm3-ability-raises-water = Όταν ενεργοποιείται, το επόμενο ξόρκι σου του Νερού σε αυτή την ενεργοποίηση παίρνει { $count } επιπλέον δύναμη.

### hu

homm3-kin-sprites = Tündérek
homm3-kin-storm_elementals = Viharelementálok
homm3-kin-ice_elementals = Jégelementálok
homm3-kin-energy_elementals = Energiaelementálok
homm3-kin-magma_elementals = Magmaelementálok
homm3-kin-magic_elementals = Mágiaelementálok
homm3-kin-phoenixes = Főnixek

homm3-ability-attacks-all = Minden szomszédos egységet megtámad, akár saját, akár ellenséges. Egyikük sem támad vissza.
homm3-ability-attacks-all-enemies = Minden szomszédos ellenséget megtámad. Egyikük sem támad vissza.
homm3-ability-raises-air = Amikor aktiválódik, ebben az aktiválásban a következő levegővarázslatod további { $count } varázserőt kap.
homm3-ability-raises-earth = Amikor aktiválódik, ebben az aktiválásban a következő földvarázslatod további { $count } varázserőt kap.
homm3-ability-raises-fire = Amikor aktiválódik, ebben az aktiválásban a következő tűzvarázslatod további { $count } varázserőt kap.
homm3-ability-raises-water = Amikor aktiválódik, ebben az aktiválásban a következő vízvarázslatod további { $count } varázserőt kap.

### ka

homm3-kin-sprites = ფერიები
homm3-kin-storm_elementals = ქარიშხლის ელემენტალები
homm3-kin-ice_elementals = ყინულის ელემენტალები
homm3-kin-energy_elementals = ენერგიის ელემენტალები
homm3-kin-magma_elementals = მაგმის ელემენტალები
homm3-kin-magic_elementals = მაგიის ელემენტალები
homm3-kin-phoenixes = ფენიქსები

homm3-ability-attacks-all = უტევს ყველა მეზობელ რაზმს, მოკავშირესაც და მტერსაც. საპასუხო დარტყმას ვერცერთი აყენებს.
homm3-ability-attacks-all-enemies = უტევს ყველა მეზობელ მტერს. საპასუხო დარტყმას ვერცერთი აყენებს.
homm3-ability-raises-air = მისი გააქტიურებისას ჰაერის შენი შემდეგი შელოცვის ძალა ამ გააქტიურებაში { $count }-ით იზრდება.
homm3-ability-raises-earth = მისი გააქტიურებისას მიწის შენი შემდეგი შელოცვის ძალა ამ გააქტიურებაში { $count }-ით იზრდება.
homm3-ability-raises-fire = მისი გააქტიურებისას ცეცხლის შენი შემდეგი შელოცვის ძალა ამ გააქტიურებაში { $count }-ით იზრდება.
homm3-ability-raises-water = მისი გააქტიურებისას წყლის შენი შემდეგი შელოცვის ძალა ამ გააქტიურებაში { $count }-ით იზრდება.

### he

homm3-kin-sprites = פיות
homm3-kin-storm_elementals = יסודני סערה
homm3-kin-ice_elementals = יסודני קרח
homm3-kin-energy_elementals = יסודני אנרגיה
homm3-kin-magma_elementals = יסודני מאגמה
homm3-kin-magic_elementals = יסודני קסם
homm3-kin-phoenixes = עופות חול

homm3-ability-attacks-all = היחידה תוקפת את כל היחידות הסמוכות, ידיד או אויב. אף אחת מהן אינה מבצעת תקיפת נגד.
homm3-ability-attacks-all-enemies = היחידה תוקפת את כל האויבים הסמוכים. אף אחד מהם אינו מבצע תקיפת נגד.
homm3-ability-raises-air = בהפעלת היחידה קסם האוויר הבא שלכם בהפעלה הזאת מקבל עוד { $count } כוח.
homm3-ability-raises-earth = בהפעלת היחידה קסם האדמה הבא שלכם בהפעלה הזאת מקבל עוד { $count } כוח.
homm3-ability-raises-fire = בהפעלת היחידה קסם האש הבא שלכם בהפעלה הזאת מקבל עוד { $count } כוח.
homm3-ability-raises-water = בהפעלת היחידה קסם המים הבא שלכם בהפעלה הזאת מקבל עוד { $count } כוח.
