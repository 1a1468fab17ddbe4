### en

homm3-kin-troglodytes = Troglodytes
homm3-kin-harpies = Harpies
homm3-kin-evil_eyes = Evil Eyes
homm3-kin-medusas = Medusas
homm3-kin-minotaurs = Minotaurs
homm3-kin-manticores = Manticores
homm3-kin-black_dragons = Black Dragons

homm3-ability-ignores-printed-defense = The defense printed on the target’s card does not count.

### el

homm3-kin-troglodytes = Τρωγλοδύτες
homm3-kin-harpies = Άρπυιες
homm3-kin-evil_eyes = Μοχθηρά Μάτια
homm3-kin-medusas = Μέδουσες
homm3-kin-minotaurs = Μινώταυροι
homm3-kin-manticores = Μαντιχώρες
homm3-kin-black_dragons = Μαύροι Δράκοι

homm3-ability-ignores-printed-defense = Η άμυνα που γράφει η κάρτα του στόχου δεν μετρά.

### hu

homm3-kin-troglodytes = Trogloditák
homm3-kin-harpies = Hárpiák
homm3-kin-evil_eyes = Gonosz szemek
homm3-kin-medusas = Medúzák
homm3-kin-minotaurs = Minótauroszok
homm3-kin-manticores = Mantikórok
homm3-kin-black_dragons = Fekete sárkányok

homm3-ability-ignores-printed-defense = A célpont lapjára nyomtatott védelem nem számít.

### ka

homm3-kin-troglodytes = ტროგლოდიტები
homm3-kin-harpies = ჰარპიები
homm3-kin-evil_eyes = ავი თვალები
homm3-kin-medusas = მედუზები
homm3-kin-minotaurs = მინოტავრები
homm3-kin-manticores = მანტიკორები
homm3-kin-black_dragons = შავი დრაკონები

homm3-ability-ignores-printed-defense = სამიზნის კარტზე დაბეჭდილი დაცვა არ ითვლება.

### he

homm3-kin-troglodytes = שוכני מערות
homm3-kin-harpies = הרפיות
homm3-kin-evil_eyes = עיני רשע
homm3-kin-medusas = מדוזות
homm3-kin-minotaurs = מינוטאורים
homm3-kin-manticores = מנטיקורות
homm3-kin-black_dragons = דרקונים שחורים

homm3-ability-ignores-printed-defense = ההגנה המודפסת על הקלף של המטרה אינה נחשבת.
