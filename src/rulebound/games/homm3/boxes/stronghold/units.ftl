### en

homm3-kin-goblins = Goblins
homm3-kin-wolf_raiders = Wolf Raiders
homm3-kin-orcs = Orcs
homm3-kin-ogres = Ogres
homm3-kin-thunderbirds = Thunderbirds
homm3-kin-cyclopes = Cyclopes
homm3-kin-behemoths = Behemoths

homm3-ability-breaks-walls = Instead of moving and attacking, destroy the Gate or a Wall.

### el

homm3-kin-goblins = Γκόμπλιν
homm3-kin-wolf_raiders = Καβαλάρηδες Λύκων
homm3-kin-orcs = Ορκ
homm3-kin-ogres = Όγκρε
homm3-kin-thunderbirds = Πουλιά της Βροντής
homm3-kin-cyclopes = Κύκλωπες
homm3-kin-behemoths = Βεεμώθ

homm3-ability-breaks-walls = Αντί να κινηθεί και να επιτεθεί, κατάστρεψε την Πύλη ή ένα Τείχος.

### hu

homm3-kin-goblins = Goblinok
homm3-kin-wolf_raiders = Farkaslovasok
homm3-kin-orcs = Orkok
homm3-kin-ogres = Ogrék
homm3-kin-thunderbirds = Viharmadarak
homm3-kin-cyclopes = Küklopszok
homm3-kin-behemoths = Behemótok

homm3-ability-breaks-walls = Mozgás és támadás helyett rombold le a kaput vagy egy falat.

### ka

homm3-kin-goblins = გობლინები
homm3-kin-wolf_raiders = მგლის მხედრები
homm3-kin-orcs = ორკები
homm3-kin-ogres = ოგრები
homm3-kin-thunderbirds = მეხის ფრინველები
homm3-kin-cyclopes = ციკლოპები
homm3-kin-behemoths = ბეჰემოთები

homm3-ability-breaks-walls = გადაადგილებისა და შეტევის ნაცვლად დაანგრიე ჭიშკარი ან კედელი.

### he

homm3-kin-goblins = גובלינים
homm3-kin-wolf_raiders = רוכבי זאבים
homm3-kin-orcs = אורקים
homm3-kin-ogres = עוגים
homm3-kin-thunderbirds = ציפורי רעם
homm3-kin-cyclopes = קיקלופים
homm3-kin-behemoths = בהמותים

homm3-ability-breaks-walls = במקום לנוע ולתקוף, השמידו את השער או חומה.
