### en

homm3-building-necropolis_city_hall = City Hall
    .text = At the start of each Resource Round, choose one: gain 4 gold, or reinforce a bronze unit for free.
homm3-building-necropolis_citadel = Citadel
    .text = You can reinforce units whose Dwelling is built. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-necropolis_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on, the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-necropolis_old_cemetery = Old Cemetery
    .text = You can recruit your bronze units.
homm3-building-necropolis_mausoleum_domain = Mausoleum Domain
    .text = You can recruit your silver units.
homm3-building-necropolis_vaults_of_darkness = Vaults of Darkness
    .text = You can recruit your gold units.
homm3-building-necropolis_cover_of_darkness = Cover of Darkness
    .text = Once on each of your turns, choose one: discard up to 2 cards and draw the same number; or, at the start of a combat with an enemy hero, make its player discard a random card.
homm3-building-necropolis_necromancy_amplifier = Necromancy Amplifier
    .text = At the start of your turn, choose one: take Necromancy out of the Ability deck, which is shuffled afterwards, or take a Specialty card from your discard pile.

homm3-use-bronze-pack = reinforce a bronze unit for free
homm3-use-exchange-two = discard up to 2 cards and draw the same number
homm3-use-darken = the enemy discards a random card
homm3-use-find-necromancy = take Necromancy out of the Ability deck
homm3-use-take-specialty = take a Specialty card from your discard pile

### el

homm3-building-necropolis_city_hall = Δημαρχείο
    .text = Στην αρχή κάθε Γύρου Πόρων επίλεξε ένα: κέρδισε 4 χρυσά, ή ενίσχυσε δωρεάν μια χάλκινη μονάδα.
homm3-building-necropolis_citadel = Ακρόπολη
    .text = Μπορείς να ενισχύεις μονάδες των οποίων η κατοικία υπάρχει. Όταν η πόλη σου δέχεται επίθεση, την υπερασπίζονται Τείχη, η Πύλη και ο Πύργος των Τοξοτών.
homm3-building-necropolis_mage_guild = Συντεχνία των Μάγων
    .text = Όταν τη χτίζεις, κάνε δύο φορές Αναζήτηση (2) στην τράπουλα των ξορκιών. Από τον επόμενο Γύρο ο Δείκτης του Βιβλίου Ξορκιών και 5 χρυσά αγοράζουν μια Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-building-necropolis_old_cemetery = Παλιό Νεκροταφείο
    .text = Μπορείς να στρατολογείς τις χάλκινες μονάδες σου.
homm3-building-necropolis_mausoleum_domain = Επικράτεια των Μαυσωλείων
    .text = Μπορείς να στρατολογείς τις ασημένιες μονάδες σου.
homm3-building-necropolis_vaults_of_darkness = Κατακόμβες του Σκότους
    .text = Μπορείς να στρατολογείς τις χρυσές μονάδες σου.
homm3-building-necropolis_cover_of_darkness = Πέπλο του Σκότους
    .text = Μία φορά σε κάθε σειρά σου επίλεξε ένα: ξεσκαρτάρισε έως 2 κάρτες και τράβηξε άλλες τόσες, ή στην αρχή μιας μάχης με εχθρικό ήρωα ο παίκτης του ξεσκαρτάρει μια τυχαία κάρτα.
homm3-building-necropolis_necromancy_amplifier = Ενισχυτής της Νεκρομαντείας
    .text = Στην αρχή της σειράς σου επίλεξε ένα: πάρε τη Νεκρομαντεία από την τράπουλα των ικανοτήτων, που έπειτα ανακατεύεται, ή πάρε μια κάρτα ειδικότητας από τη στοίβα ξεσκαρταρίσματός σου.

homm3-use-bronze-pack = δωρεάν ενίσχυση μιας χάλκινης μονάδας
homm3-use-exchange-two = ξεσκαρτάρισμα έως 2 καρτών και τράβηγμα άλλων τόσων
homm3-use-darken = ο αντίπαλος ξεσκαρτάρει μια τυχαία κάρτα
homm3-use-find-necromancy = λήψη της Νεκρομαντείας από την τράπουλα των ικανοτήτων
homm3-use-take-specialty = λήψη μιας κάρτας ειδικότητας από τη στοίβα ξεσκαρταρίσματός σου

### hu

homm3-building-necropolis_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 4 aranyat, vagy ingyen megerősítesz egy bronz egységet.
homm3-building-necropolis_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-necropolis_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-necropolis_old_cemetery = Ódon temető
    .text = Toborozhatod a bronz egységeidet.
homm3-building-necropolis_mausoleum_domain = Mauzóleumok birodalma
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-necropolis_vaults_of_darkness = A sötétség kriptái
    .text = Toborozhatod az arany egységeidet.
homm3-building-necropolis_cover_of_darkness = A sötétség leple
    .text = Minden körödben egyszer válassz egyet: eldobsz legfeljebb 2 lapot, és ugyanannyit húzol, vagy ellenséges hős elleni harc kezdetén az ellenfél eldob egy véletlen lapot.
homm3-building-necropolis_necromancy_amplifier = Nekromanciaerősítő
    .text = A köröd elején válassz egyet: kiveszed a képességpakliból a Nekromanciát, és utána megkevered a paklit, vagy visszaveszel egy specialitást a dobott lapjaid közül.

homm3-use-bronze-pack = egy bronz egység ingyenes megerősítése
homm3-use-exchange-two = legfeljebb 2 lap eldobása és ugyanannyi húzása
homm3-use-darken = az ellenfél eldob egy véletlen lapot
homm3-use-find-necromancy = a Nekromancia kivétele a képességpakliból
homm3-use-take-specialty = egy specialitás visszavétele a dobott lapjaid közül

### ka

homm3-building-necropolis_city_hall = რატუშა
    .text = ყოველი რესურსების რაუნდის დასაწყისში აირჩიე ერთი: მიიღე 4 ოქრო, ან უფასოდ გააძლიერე ბრინჯაოს რაზმი.
homm3-building-necropolis_citadel = ციტადელი
    .text = შეგიძლია გააძლიერო რაზმები, რომელთა სამყოფელი აშენებულია. როცა შენს ქალაქს უტევენ, მას კედლები, ჭიშკარი და მშვილდოსანთა კოშკი იცავს.
homm3-building-necropolis_mage_guild = მაგების გილდია
    .text = აშენებისას ორჯერ შეასრულე ძებნა (2) შელოცვების დასტაში. შემდეგი რაუნდიდან შელოცვების წიგნის ჟეტონითა და 5 ოქროთი შელოცვების დასტაში ძებნას (2) ყიდულობ.
homm3-building-necropolis_old_cemetery = ძველი სასაფლაო
    .text = შეგიძლია შენი ბრინჯაოს რაზმები დაიქირავო.
homm3-building-necropolis_mausoleum_domain = მავზოლეუმების სამფლობელო
    .text = შეგიძლია შენი ვერცხლის რაზმები დაიქირავო.
homm3-building-necropolis_vaults_of_darkness = წყვდიადის აკლდამები
    .text = შეგიძლია შენი ოქროს რაზმები დაიქირავო.
homm3-building-necropolis_cover_of_darkness = წყვდიადის საბურველი
    .text = შენს ყოველ სვლაზე ერთხელ აირჩიე ერთი: გადააგდე არაუმეტეს 2 კარტი და იმდენივე აიღე, ან მტრის გმირთან ბრძოლის დასაწყისში მისი მოთამაშე შემთხვევით კარტს აგდებს.
homm3-building-necropolis_necromancy_amplifier = ნეკრომანტიის გამაძლიერებელი
    .text = შენი სვლის დასაწყისში აირჩიე ერთი: ამოიღე უნარების დასტიდან ნეკრომანტია, რის შემდეგაც დასტა აირევა, ან აიღე სპეციალობის კარტი შენი გადაგდებული კარტებიდან.

homm3-use-bronze-pack = ბრინჯაოს რაზმის უფასოდ გაძლიერება
homm3-use-exchange-two = არაუმეტეს 2 კარტის გადაგდება და იმდენივეს აღება
homm3-use-darken = მტერი შემთხვევით კარტს აგდებს
homm3-use-find-necromancy = ნეკრომანტიის ამოღება უნარების დასტიდან
homm3-use-take-specialty = სპეციალობის კარტის აღება შენი გადაგდებული კარტებიდან

### he

homm3-building-necropolis_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 4 זהב, או תגברו יחידת ארד בחינם.
homm3-building-necropolis_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-necropolis_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-necropolis_old_cemetery = בית הקברות הישן
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-necropolis_mausoleum_domain = נחלת המאוזוליאום
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-necropolis_vaults_of_darkness = כוכי החשכה
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-necropolis_cover_of_darkness = מעטה החשכה
    .text = פעם אחת בכל תור שלכם בחרו אחד: זרקו עד שני קלפים ושלפו אותו מספר, או בתחילת קרב מול גיבור אויב גרמו לשחקן שלו לזרוק קלף אקראי.
homm3-building-necropolis_necromancy_amplifier = מגבר ההעלאה באוב
    .text = בתחילת התור שלכם בחרו אחד: קחו את הקלף העלאה באוב מחפיסת היכולות, שמעורבבת אחר כך, או קחו קלף מומחיות מערימת הזרוקים שלכם.

homm3-use-bronze-pack = תגבור יחידת ארד בחינם
homm3-use-exchange-two = זריקת עד שני קלפים ושליפת אותו מספר
homm3-use-darken = האויב זורק קלף אקראי
homm3-use-find-necromancy = לקיחת הקלף העלאה באוב מחפיסת היכולות
homm3-use-take-specialty = לקיחת קלף מומחיות מערימת הזרוקים שלכם
