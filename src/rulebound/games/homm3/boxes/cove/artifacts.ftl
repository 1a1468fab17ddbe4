### en

homm3-card-shamans_puppet = Shaman’s Puppet
    .top = Until a unit’s next activation ends, it rolls two dice for its attacks and the lower one counts.
    .bottom = Take a card or the paralysis off a unit.
homm3-card-crown_of_the_five_seas = Crown of the Five Seas
    .top = Take a spell from your discard pile.
    .bottom = While your hero is at sea: take one of the top three cards of your discard pile.
homm3-card-royal_armor_of_nix = Royal Armor of Nix
    .top = Give a spell 2 power.
    .bottom = While your hero is at sea: Search (2) the spell deck.
homm3-card-shield_of_naval_glory = Shield of Naval Glory
    .top = Give a unit 2 defense.
    .bottom = While your hero is at sea: it gains 1 movement point and you draw a card.
homm3-card-trident_of_dominion = Trident of Dominion
    .top = Give a unit 2 attack.
    .bottom = While your hero is at sea: draw two cards.
homm3-card-plate_of_dying_light = Plate of Dying Light
    .top = Give a unit 1 defense, or it takes 1 less damage from the spell being cast.
    .bottom = Remove this card from the game: give a unit 4 defense, or it takes 4 less damage from the spell being cast.

### el

homm3-card-shamans_puppet = Κούκλα του Σαμάνου
    .top = Ως το τέλος της επόμενης ενεργοποίησής της μια μονάδα ρίχνει δύο ζάρια για τις επιθέσεις της και μετρά το μικρότερο.
    .bottom = Αφαίρεσε από μια μονάδα μια κάρτα ή την παράλυση.
homm3-card-crown_of_the_five_seas = Στέμμα των Πέντε Θαλασσών
    .top = Πάρε ένα ξόρκι από τη στοίβα ξεσκαρταρίσματός σου.
    .bottom = Όσο ο ήρωάς σου είναι στη θάλασσα: πάρε μία από τις τρεις πάνω κάρτες της στοίβας ξεσκαρταρίσματός σου.
homm3-card-royal_armor_of_nix = Βασιλική Πανοπλία των Νιξ
    .top = Δώσε σε ένα ξόρκι +2 δύναμη.
    .bottom = Όσο ο ήρωάς σου είναι στη θάλασσα: Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-card-shield_of_naval_glory = Ασπίδα της Ναυτικής Δόξας
    .top = Δώσε σε μια μονάδα +2 άμυνα.
    .bottom = Όσο ο ήρωάς σου είναι στη θάλασσα: κερδίζει 1 πόντο κίνησης και τραβάς μια κάρτα.
homm3-card-trident_of_dominion = Τρίαινα της Κυριαρχίας
    .top = Δώσε σε μια μονάδα +2 επίθεση.
    .bottom = Όσο ο ήρωάς σου είναι στη θάλασσα: τράβηξε δύο κάρτες.
homm3-card-plate_of_dying_light = Θώρακας του Φωτός που Σβήνει
    .top = Δώσε σε μια μονάδα +1 άμυνα, ή παθαίνει 1 λιγότερη ζημιά από το ξόρκι που ρίχνεται.
    .bottom = Βγάλε αυτή την κάρτα από το παιχνίδι: δώσε σε μια μονάδα +4 άμυνα, ή παθαίνει 4 λιγότερη ζημιά από το ξόρκι που ρίχνεται.

### hu

homm3-card-shamans_puppet = A sámán bábuja
    .top = Egy egység a következő aktiválása végéig két kockával támad, és a kisebb számít.
    .bottom = Vegyél le egy egységről egy lapot vagy a bénultságot.
homm3-card-crown_of_the_five_seas = Az öt tenger koronája
    .top = Vegyél vissza egy varázslatot a dobott lapjaid közül.
    .bottom = Amíg a hősöd tengeren van: vegyél vissza egyet a három legfelső dobott lapod közül.
homm3-card-royal_armor_of_nix = A nixek királyi páncélja
    .top = Adj egy varázslatnak 2 varázserőt.
    .bottom = Amíg a hősöd tengeren van: Keresés (2) a varázslatpakliban.
homm3-card-shield_of_naval_glory = A tengeri dicsőség pajzsa
    .top = Adj egy egységnek 2 védelmet.
    .bottom = Amíg a hősöd tengeren van: 1 mozgáspontot kap, és húzol egy lapot.
homm3-card-trident_of_dominion = Az uralom szigonya
    .top = Adj egy egységnek 2 támadást.
    .bottom = Amíg a hősöd tengeren van: húzz két lapot.
homm3-card-plate_of_dying_light = A haldokló fény vértje
    .top = Adj egy egységnek 1 védelmet, vagy 1 sebzéssel kevesebbet kap az éppen használt varázslattól.
    .bottom = Távolítsd el ezt a lapot a játékból: adj egy egységnek 4 védelmet, vagy 4 sebzéssel kevesebbet kap az éppen használt varázslattól.

### ka

homm3-card-shamans_puppet = შამანის თოჯინა
    .top = რაზმი მომდევნო გააქტიურების ბოლომდე შეტევისას ორ კამათელს აგორებს და ნაკლები ითვლება.
    .bottom = მოხსენი რაზმს კარტი ან დამბლა.
homm3-card-crown_of_the_five_seas = ხუთი ზღვის გვირგვინი
    .top = აიღე შელოცვა შენი გადაგდებული კარტებიდან.
    .bottom = სანამ შენი გმირი ზღვაშია: აიღე შენი გადაგდებულებიდან სამი ზედა კარტიდან ერთი.
homm3-card-royal_armor_of_nix = ნიქსების სამეფო აბჯარი
    .top = შელოცვის ძალა 2-ით იზრდება.
    .bottom = სანამ შენი გმირი ზღვაშია: შეასრულე ძებნა (2) შელოცვების დასტაში.
homm3-card-shield_of_naval_glory = საზღვაო დიდების ფარი
    .top = რაზმის დაცვა 2-ით იზრდება.
    .bottom = სანამ შენი გმირი ზღვაშია: ის გადაადგილების 1 ქულას იღებს, შენ კი კარტს იღებ.
homm3-card-trident_of_dominion = მბრძანებლობის სამკბილა
    .top = რაზმის შეტევა 2-ით იზრდება.
    .bottom = სანამ შენი გმირი ზღვაშია: აიღე ორი კარტი.
homm3-card-plate_of_dying_light = ჩამქრალი სინათლის აბჯარი
    .top = რაზმის დაცვა 1-ით იზრდება, ან ის წარმოთქმული შელოცვისგან 1-ით ნაკლებ ზიანს იღებს.
    .bottom = გაიტანე ეს კარტი თამაშიდან: რაზმის დაცვა 4-ით იზრდება, ან ის წარმოთქმული შელოცვისგან 4-ით ნაკლებ ზიანს იღებს.

### he

homm3-card-shamans_puppet = בובת השמאן
    .top = עד סוף ההפעלה הבאה שלה יחידה מטילה שתי קוביות להתקפותיה, והנמוכה נחשבת.
    .bottom = הסירו מיחידה קלף או את הקיפאון.
homm3-card-crown_of_the_five_seas = כתר חמשת הימים
    .top = קחו קסם מערימת הזרוקים שלכם.
    .bottom = בזמן שהגיבור שלכם בים: קחו אחד משלושת הקלפים העליונים בערימת הזרוקים שלכם.
homm3-card-royal_armor_of_nix = השריון המלכותי של הניקס
    .top = הוסיפו 2 כוח לקסם.
    .bottom = בזמן שהגיבור שלכם בים: חפשו (2) בחפיסת הקסמים.
homm3-card-shield_of_naval_glory = מגן התהילה הימית
    .top = הוסיפו 2 להגנה של יחידה.
    .bottom = בזמן שהגיבור שלכם בים: הוא מקבל נקודת תנועה אחת ואתם שולפים קלף.
homm3-card-trident_of_dominion = קלשון השליטה
    .top = הוסיפו 2 להתקפה של יחידה.
    .bottom = בזמן שהגיבור שלכם בים: שלפו שני קלפים.
homm3-card-plate_of_dying_light = שריון האור הגווע
    .top = הוסיפו 1 להגנה של יחידה, או שהיא סופגת 1 נזק פחות מהקסם שמוטל.
    .bottom = הסירו את הקלף הזה מהמשחק: הוסיפו 4 להגנה של יחידה, או שהיא סופגת 4 נזק פחות מהקסם שמוטל.
