### en

homm3-kin-centaurs = Centaurs
homm3-kin-dwarves = Dwarves
homm3-kin-elves = Elves
homm3-kin-pegasi = Pegasi
homm3-kin-dendroids = Dendroids
homm3-kin-unicorns = Unicorns
homm3-kin-gold_dragons = Gold Dragons

homm3-ability-wards-neighbours = It and adjacent friendly units take { $count } less damage from spells.
homm3-ability-dampens-spells = Enemy spells have { $count } less power.

### el

homm3-kin-centaurs = Κένταυροι
homm3-kin-dwarves = Νάνοι
homm3-kin-elves = Ξωτικά
homm3-kin-pegasi = Πήγασοι
homm3-kin-dendroids = Δενδροειδή
homm3-kin-unicorns = Μονόκεροι
homm3-kin-gold_dragons = Χρυσοί Δράκοι

homm3-ability-wards-neighbours = Η ίδια και οι γειτονικές φίλιες μονάδες παθαίνουν από ξόρκια ζημιά μικρότερη κατά { $count }.
homm3-ability-dampens-spells = Τα εχθρικά ξόρκια έχουν { $count } λιγότερη δύναμη.

### hu

homm3-kin-centaurs = Kentaurok
homm3-kin-dwarves = Törpék
homm3-kin-elves = Elfek
homm3-kin-pegasi = Pegazusok
homm3-kin-dendroids = Dendroidok
homm3-kin-unicorns = Egyszarvúak
homm3-kin-gold_dragons = Aranysárkányok

homm3-ability-wards-neighbours = Az egység és a szomszédos saját egységek varázslatoktól { $count } sebzéssel kevesebbet kapnak.
homm3-ability-dampens-spells = Az ellenséges varázslatok varázsereje { $count } értékkel kisebb.

### ka

homm3-kin-centaurs = კენტავრები
homm3-kin-dwarves = ჯუჯები
homm3-kin-elves = ელფები
homm3-kin-pegasi = პეგასები
homm3-kin-dendroids = დენდროიდები
homm3-kin-unicorns = ცალრქები
homm3-kin-gold_dragons = ოქროს დრაკონები

homm3-ability-wards-neighbours = ის და მეზობელი მოკავშირე რაზმები შელოცვებისგან { $count }-ით ნაკლებ ზიანს იღებენ.
homm3-ability-dampens-spells = მტრის შელოცვების ძალა { $count }-ით ნაკლებია.

### he

homm3-kin-centaurs = קנטאורים
homm3-kin-dwarves = גמדים
homm3-kin-elves = אלפים
homm3-kin-pegasi = פגסוסים
homm3-kin-dendroids = דנדרואידים
homm3-kin-unicorns = חדי־קרן
homm3-kin-gold_dragons = דרקוני זהב

homm3-ability-wards-neighbours = הנזק מקסמים ליחידה וליחידות ידידותיות סמוכות קטן ב־{ $count }.
homm3-ability-dampens-spells = הכוח של קסמי האויב קטן ב־{ $count }.
