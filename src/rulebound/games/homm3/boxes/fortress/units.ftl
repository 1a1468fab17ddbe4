### en

homm3-kin-gnolls = Gnolls
homm3-kin-lizardmen = Lizardmen
homm3-kin-dragon_flies = Dragon Flies
homm3-kin-basilisks = Basilisks
homm3-kin-gorgons = Gorgons
homm3-kin-wyverns = Wyverns
homm3-kin-hydras = Hydras

homm3-ability-dispels = It ends all ongoing effects that the enemy has put on the target.
homm3-ability-dispels-and-weakens = It ends all ongoing effects that the enemy has put on the target. If the target retaliates, it has −{ $count } attack.

homm3-log-dispelled = { $unit } end the ongoing effects on { $target }.

### el

homm3-kin-gnolls = Γκνολ
homm3-kin-lizardmen = Σαυράνθρωποι
homm3-kin-dragon_flies = Δρακόμυγες
homm3-kin-basilisks = Βασιλίσκοι
homm3-kin-gorgons = Γοργόνες
homm3-kin-wyverns = Ουίβερν
homm3-kin-hydras = Ύδρες

homm3-ability-dispels = Τερματίζει όλα τα διαρκή αποτελέσματα που έβαλε ο αντίπαλος στον στόχο.
homm3-ability-dispels-and-weakens = Τερματίζει όλα τα διαρκή αποτελέσματα που έβαλε ο αντίπαλος στον στόχο. Αν ο στόχος ανταποδώσει, έχει −{ $count } επίθεση.

homm3-log-dispelled = { $unit } τερματίζουν τα διαρκή αποτελέσματα στη μονάδα: { $target }.

### hu

homm3-kin-gnolls = Gnollok
homm3-kin-lizardmen = Gyíkemberek
homm3-kin-dragon_flies = Sárkánylegyek
homm3-kin-basilisks = Baziliszkuszok
homm3-kin-gorgons = Gorgonok
homm3-kin-wyverns = Vivernák
homm3-kin-hydras = Hidrák

homm3-ability-dispels = Véget vet minden tartós hatásnak, amelyet az ellenfél tett a célpontra.
homm3-ability-dispels-and-weakens = Véget vet minden tartós hatásnak, amelyet az ellenfél tett a célpontra. Ha a célpont visszatámad, −{ $count } támadása van.

homm3-log-dispelled = { $unit }: megszűnnek a tartós hatások ezen az egységen: { $target }.

### ka

homm3-kin-gnolls = გნოლები
homm3-kin-lizardmen = ხვლიკკაცები
homm3-kin-dragon_flies = ნემსიყლაპიები
homm3-kin-basilisks = ბასილისკები
homm3-kin-gorgons = გორგონები
homm3-kin-wyverns = ვივერნები
homm3-kin-hydras = ჰიდრები

homm3-ability-dispels = წყვეტს ყველა ხანგრძლივ ეფექტს, რომელიც სამიზნეზე მტრის დადებულია.
homm3-ability-dispels-and-weakens = წყვეტს ყველა ხანგრძლივ ეფექტს, რომელიც სამიზნეზე მტრის დადებულია. საპასუხო დარტყმისას სამიზნის შეტევაა −{ $count }.

homm3-log-dispelled = { $unit } წყვეტენ ხანგრძლივ ეფექტებს. სამიზნე: { $target }.

### he

homm3-kin-gnolls = גנולים
homm3-kin-lizardmen = אנשי לטאה
homm3-kin-dragon_flies = שפיריות
homm3-kin-basilisks = בסיליסקים
homm3-kin-gorgons = גורגונים
homm3-kin-wyverns = ויוורנים
homm3-kin-hydras = הידרות

homm3-ability-dispels = היחידה מסיימת את כל האפקטים המתמשכים שהאויב הניח על המטרה.
homm3-ability-dispels-and-weakens = היחידה מסיימת את כל האפקטים המתמשכים שהאויב הניח על המטרה. אם המטרה מבצעת תקיפת נגד, ההתקפה שלה קטנה ב־{ $count }.

homm3-log-dispelled = { $unit }: סיום האפקטים המתמשכים על { $target }.
