### en

homm3-card-boots_of_speed = Boots of Speed
    .top = One of your heroes gains 1 movement point.
    .bottom = A unit has 1 more initiative until the combat ends.
homm3-card-breastplate_of_brimstone = Breastplate of Brimstone
    .top = Search (2) the spell deck.
    .bottom = Give a spell 1 power, and 1 more for each of up to three cards you discard.
homm3-card-shield_of_the_damned = Shield of the Damned
    .top = Give your unit 3 defense. It takes 1 damage.
    .bottom = Give your unit 5 defense. It takes 2 damage.
homm3-card-crown_of_dragontooth = Crown of Dragontooth
    .top = Take two spells from your discard pile.
    .bottom = Remove a spell in your hand from the game to Search (2) the spell deck.

### el

homm3-card-boots_of_speed = Μπότες της Ταχύτητας
    .top = Ένας ήρωάς σου κερδίζει 1 πόντο κίνησης.
    .bottom = Μια μονάδα έχει +1 πρωτοβουλία ως το τέλος της μάχης.
homm3-card-breastplate_of_brimstone = Θώρακας από Θειάφι
    .top = Κάνε Αναζήτηση (2) στην τράπουλα των ξορκιών.
    .bottom = Δώσε σε ένα ξόρκι +1 δύναμη, και +1 για καθεμία από έως τρεις κάρτες που ξεσκαρτάρεις.
homm3-card-shield_of_the_damned = Ασπίδα των Καταραμένων
    .top = Δώσε σε μια μονάδα σου +3 άμυνα. Παθαίνει ζημιά 1.
    .bottom = Δώσε σε μια μονάδα σου +5 άμυνα. Παθαίνει ζημιά 2.
homm3-card-crown_of_dragontooth = Στέμμα από Δόντια Δράκου
    .top = Πάρε δύο ξόρκια από τη στοίβα ξεσκαρταρίσματός σου.
    .bottom = Βγάλε ένα ξόρκι του χεριού σου από το παιχνίδι για Αναζήτηση (2) στην τράπουλα των ξορκιών.

### hu

homm3-card-boots_of_speed = A gyorsaság csizmája
    .top = Egyik hősöd 1 mozgáspontot kap.
    .bottom = Egy egység kezdeményezése a harc végéig 1 értékkel nagyobb.
homm3-card-breastplate_of_brimstone = Kénkő mellvért
    .top = Keresés (2) a varázslatpakliban.
    .bottom = Adj egy varázslatnak 1 varázserőt, és még 1-et minden eldobott lapért, legfeljebb háromért.
homm3-card-shield_of_the_damned = A kárhozottak pajzsa
    .top = Adj egy egységednek 3 védelmet. Az egység 1 sebzést kap.
    .bottom = Adj egy egységednek 5 védelmet. Az egység 2 sebzést kap.
homm3-card-crown_of_dragontooth = Sárkányfogkorona
    .top = Vegyél vissza két varázslatot a dobott lapjaid közül.
    .bottom = Távolíts el a kezedből egy varázslatot a játékból: Keresés (2) a varázslatpakliban.

### ka

homm3-card-boots_of_speed = სისწრაფის ჩექმები
    .top = შენი ერთი გმირი გადაადგილების 1 ქულას იღებს.
    .bottom = რაზმის ინიციატივა ბრძოლის ბოლომდე 1-ით იზრდება.
homm3-card-breastplate_of_brimstone = გოგირდის ჯავშანი
    .top = შეასრულე ძებნა (2) შელოცვების დასტაში.
    .bottom = შელოცვის ძალა 1-ით იზრდება, და კიდევ 1-ით ყოველ გადაგდებულ კარტზე, არაუმეტეს სამისა.
homm3-card-shield_of_the_damned = წყეულთა ფარი
    .top = შენი რაზმის დაცვა 3-ით იზრდება. ის 1 ზიანს იღებს.
    .bottom = შენი რაზმის დაცვა 5-ით იზრდება. ის 2 ზიანს იღებს.
homm3-card-crown_of_dragontooth = დრაკონის კბილის გვირგვინი
    .top = აიღე ორი შელოცვა შენი გადაგდებული კარტებიდან.
    .bottom = გაიტანე შენი ხელიდან შელოცვა თამაშიდან და შეასრულე ძებნა (2) შელოცვების დასტაში.

### he

homm3-card-boots_of_speed = מגפי המהירות
    .top = אחד הגיבורים שלכם מקבל נקודת תנועה אחת.
    .bottom = המהירות של יחידה גדולה ב־1 עד סוף הקרב.
homm3-card-breastplate_of_brimstone = שריון הגופרית
    .top = חפשו (2) בחפיסת הקסמים.
    .bottom = הוסיפו 1 כוח לקסם, ועוד 1 על כל קלף שתזרקו, עד שלושה.
homm3-card-shield_of_the_damned = מגן הארורים
    .top = הוסיפו 3 להגנה של יחידה שלכם. היא סופגת נזק של 1.
    .bottom = הוסיפו 5 להגנה של יחידה שלכם. היא סופגת נזק של 2.
homm3-card-crown_of_dragontooth = כתר שיני הדרקון
    .top = קחו שני קסמים מערימת הזרוקים שלכם.
    .bottom = הסירו מהמשחק קסם שבידכם וחפשו (2) בחפיסת הקסמים.
