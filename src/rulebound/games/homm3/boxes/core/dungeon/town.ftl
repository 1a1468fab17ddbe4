### en

homm3-building-dungeon_city_hall = City Hall
    .text = At the start of each Resource Round, choose one: gain 5 gold, or gain 1 valuable.
homm3-building-dungeon_citadel = Citadel
    .text = You can reinforce units whose Dwelling is built. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-dungeon_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on, the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-dungeon_warrens = Warrens
    .text = You can recruit your bronze units.
homm3-building-dungeon_inner_labyrinths = Inner Labyrinths
    .text = You can recruit your silver units.
homm3-building-dungeon_ancient_lairs = Ancient Lairs
    .text = You can recruit your gold units.
homm3-building-dungeon_portal_of_summoning = Portal of Summoning
    .text = At the start of your turn, you may draw a Neutral Unit from a deck of the tier of one of your Dwellings. You may recruit it at its price; otherwise it is discarded.
homm3-building-dungeon_mana_vortex = Mana Vortex
    .text = At the start of your turn, you may discard a card. Then shuffle your discard pile into your deck and Search (3) your deck.

homm3-use-valuables-1 = gain 1 valuable
homm3-use-vortex = discard a card, reshuffle and Search (3) your deck
homm3-use-portal = draw a Neutral Unit and recruit it or not

### el

homm3-building-dungeon_city_hall = Δημαρχείο
    .text = Στην αρχή κάθε Γύρου Πόρων επίλεξε ένα: κέρδισε 5 χρυσά, ή κέρδισε 1 πολύτιμο.
homm3-building-dungeon_citadel = Ακρόπολη
    .text = Μπορείς να ενισχύεις μονάδες των οποίων η κατοικία υπάρχει. Όταν η πόλη σου δέχεται επίθεση, την υπερασπίζονται Τείχη, η Πύλη και ο Πύργος των Τοξοτών.
homm3-building-dungeon_mage_guild = Συντεχνία των Μάγων
    .text = Όταν τη χτίζεις, κάνε δύο φορές Αναζήτηση (2) στην τράπουλα των ξορκιών. Από τον επόμενο Γύρο ο Δείκτης του Βιβλίου Ξορκιών και 5 χρυσά αγοράζουν μια Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-building-dungeon_warrens = Λαγούμια
    .text = Μπορείς να στρατολογείς τις χάλκινες μονάδες σου.
homm3-building-dungeon_inner_labyrinths = Ενδότεροι Λαβύρινθοι
    .text = Μπορείς να στρατολογείς τις ασημένιες μονάδες σου.
homm3-building-dungeon_ancient_lairs = Αρχαίες Φωλιές
    .text = Μπορείς να στρατολογείς τις χρυσές μονάδες σου.
homm3-building-dungeon_portal_of_summoning = Πύλη του Καλέσματος
    .text = Στην αρχή της σειράς σου μπορείς να τραβήξεις μια ουδέτερη μονάδα από τράπουλα της βαθμίδας μιας κατοικίας σου. Μπορείς να τη στρατολογήσεις στην τιμή της· αλλιώς ξεσκαρτάρεται.
homm3-building-dungeon_mana_vortex = Δίνη της Μαγικής Ενέργειας
    .text = Στην αρχή της σειράς σου μπορείς να ξεσκαρτάρεις μια κάρτα. Τότε ανακάτεψε τη στοίβα ξεσκαρταρίσματός σου στην τράπουλά σου και κάνε Αναζήτηση (3) στην τράπουλά σου.

homm3-use-valuables-1 = κέρδος 1 πολύτιμου
homm3-use-vortex = ξεσκαρτάρισμα μιας κάρτας, ανακάτεμα και Αναζήτηση (3) στην τράπουλά σου
homm3-use-portal = τράβηγμα μιας ουδέτερης μονάδας και στρατολόγησή της ή όχι

### hu

homm3-building-dungeon_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 5 aranyat, vagy kapsz 1 drágaságot.
homm3-building-dungeon_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-dungeon_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-dungeon_warrens = Üregek
    .text = Toborozhatod a bronz egységeidet.
homm3-building-dungeon_inner_labyrinths = Belső labirintusok
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-dungeon_ancient_lairs = Ősi rejtekek
    .text = Toborozhatod az arany egységeidet.
homm3-building-dungeon_portal_of_summoning = Az idézés portálja
    .text = A köröd elején húzhatsz egy semleges egységet egy olyan pakliból, amelynek rangja megegyezik az egyik lakhelyedével. Az árán toborozhatod; ha nem toborzod, a lapját eldobod.
homm3-building-dungeon_mana_vortex = Manaörvény
    .text = A köröd elején eldobhatsz egy lapot. Ekkor keverd a dobott lapjaidat a paklidba, majd Keresés (3) a saját paklidban.

homm3-use-valuables-1 = 1 drágaság
homm3-use-vortex = egy lap eldobása, keverés és Keresés (3) a saját paklidban
homm3-use-portal = egy semleges egység húzása, amelyet toborozhatsz

### ka

homm3-building-dungeon_city_hall = რატუშა
    .text = ყოველი რესურსების რაუნდის დასაწყისში აირჩიე ერთი: მიიღე 5 ოქრო, ან მიიღე 1 ძვირფასეულობა.
homm3-building-dungeon_citadel = ციტადელი
    .text = შეგიძლია გააძლიერო რაზმები, რომელთა სამყოფელი აშენებულია. როცა შენს ქალაქს უტევენ, მას კედლები, ჭიშკარი და მშვილდოსანთა კოშკი იცავს.
homm3-building-dungeon_mage_guild = მაგების გილდია
    .text = აშენებისას ორჯერ შეასრულე ძებნა (2) შელოცვების დასტაში. შემდეგი რაუნდიდან შელოცვების წიგნის ჟეტონითა და 5 ოქროთი შელოცვების დასტაში ძებნას (2) ყიდულობ.
homm3-building-dungeon_warrens = სოროები
    .text = შეგიძლია შენი ბრინჯაოს რაზმები დაიქირავო.
homm3-building-dungeon_inner_labyrinths = შიდა ლაბირინთები
    .text = შეგიძლია შენი ვერცხლის რაზმები დაიქირავო.
homm3-building-dungeon_ancient_lairs = უძველესი ბუნაგები
    .text = შეგიძლია შენი ოქროს რაზმები დაიქირავო.
homm3-building-dungeon_portal_of_summoning = გამოძახების პორტალი
    .text = შენი სვლის დასაწყისში შეგიძლია ნეიტრალური რაზმი ამოიღო იმ რანგის დასტიდან, რომლის სამყოფელიც გაქვს. შეგიძლია ის თავის ფასად დაიქირავო; თუ არ დაიქირავე, კარტი გადაიგდება.
homm3-building-dungeon_mana_vortex = მანის მორევი
    .text = შენი სვლის დასაწყისში შეგიძლია კარტი გადააგდო. შემდეგ შეურიე შენი გადაგდებული კარტები შენს დასტაში და შეასრულე მასში ძებნა (3).

homm3-use-valuables-1 = 1 ძვირფასეულობის მიღება
homm3-use-vortex = კარტის გადაგდება, არევა და ძებნა (3) შენს დასტაში
homm3-use-portal = ნეიტრალური რაზმის ამოღება და სურვილისამებრ დაქირავება

### he

homm3-building-dungeon_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 5 זהב, או קבלו קריסטל אחד.
homm3-building-dungeon_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-dungeon_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-dungeon_warrens = מחילות
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-dungeon_inner_labyrinths = המבוכים הפנימיים
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-dungeon_ancient_lairs = מאורות קדומות
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-dungeon_portal_of_summoning = שער הזימון
    .text = בתחילת התור שלכם אתם רשאים לשלוף יחידה נייטרלית מחפיסה בדרגה של אחד ממגורי היחידות שלכם. אתם רשאים לגייס אותה במחירה; אם לא, היא נזרקת.
homm3-building-dungeon_mana_vortex = מערבולת המאנה
    .text = בתחילת התור שלכם אתם רשאים לזרוק קלף. אחר כך ערבבו את ערימת הזרוקים שלכם לתוך החפיסה שלכם וחפשו (3) בחפיסה שלכם.

homm3-use-valuables-1 = קבלת קריסטל אחד
homm3-use-vortex = זריקת קלף, ערבוב וחיפוש (3) בחפיסה שלכם
homm3-use-portal = שליפת יחידה נייטרלית, עם גיוס או בלעדיו
