### en

homm3-building-conflux_city_hall = City Hall
    .text = At the start of each Resource Round, choose one: gain 4 gold, or Search (3) the Spell deck.
homm3-building-conflux_citadel = Citadel
    .text = You can reinforce units whose Dwelling is built. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-conflux_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on, the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-conflux_altars_of_air_and_water = Altars of Air and Water
    .text = You can recruit your bronze units.
homm3-building-conflux_altars_of_fire_and_earth = Altars of Fire and Earth
    .text = You can recruit your silver units.
homm3-building-conflux_magical_pyre = Magical Pyre
    .text = You can recruit your gold units.
homm3-building-conflux_magic_university = Magic University
    .text = Once per Round, when you would search the Spell deck, you may name a School of Magic instead. Discard cards from the deck until a Spell of that School appears, and take it.
homm3-building-conflux_garden_of_life = Garden of Life
    .text = At the start of each Round, you may recruit Sprites, or reinforce them, for free.

homm3-use-search-spells-3 = Search (3) the Spell deck

### el

homm3-building-conflux_city_hall = Δημαρχείο
    .text = Στην αρχή κάθε Γύρου Πόρων επίλεξε ένα: κέρδισε 4 χρυσά, ή κάνε Αναζήτηση (3) στην τράπουλα των ξορκιών.
homm3-building-conflux_citadel = Ακρόπολη
    .text = Μπορείς να ενισχύεις μονάδες των οποίων η κατοικία υπάρχει. Όταν η πόλη σου δέχεται επίθεση, την υπερασπίζονται Τείχη, η Πύλη και ο Πύργος των Τοξοτών.
homm3-building-conflux_mage_guild = Συντεχνία των Μάγων
    .text = Όταν τη χτίζεις, κάνε δύο φορές Αναζήτηση (2) στην τράπουλα των ξορκιών. Από τον επόμενο Γύρο ο Δείκτης του Βιβλίου Ξορκιών και 5 χρυσά αγοράζουν μια Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-building-conflux_altars_of_air_and_water = Βωμοί του Αέρα και του Νερού
    .text = Μπορείς να στρατολογείς τις χάλκινες μονάδες σου.
homm3-building-conflux_altars_of_fire_and_earth = Βωμοί της Φωτιάς και της Γης
    .text = Μπορείς να στρατολογείς τις ασημένιες μονάδες σου.
homm3-building-conflux_magical_pyre = Μαγική Πυρά
    .text = Μπορείς να στρατολογείς τις χρυσές μονάδες σου.
homm3-building-conflux_magic_university = Πανεπιστήμιο της Μαγείας
    .text = Μία φορά σε κάθε Γύρο, όταν θα έκανες Αναζήτηση στην τράπουλα των ξορκιών, μπορείς αντί γι’ αυτό να ονομάσεις μια σχολή μαγείας. Ξεσκαρτάρισε κάρτες της τράπουλας ώσπου να εμφανιστεί ένα ξόρκι εκείνης της σχολής, και πάρε το.
homm3-building-conflux_garden_of_life = Κήπος της Ζωής
    .text = Στην αρχή κάθε Γύρου μπορείς να στρατολογήσεις ή να ενισχύσεις δωρεάν τα Αερικά.

homm3-use-search-spells-3 = Αναζήτηση (3) στην τράπουλα των ξορκιών

### hu

homm3-building-conflux_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 4 aranyat, vagy Keresés (3) a varázslatpakliban.
homm3-building-conflux_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-conflux_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-conflux_altars_of_air_and_water = A Levegő és a Víz oltárai
    .text = Toborozhatod a bronz egységeidet.
homm3-building-conflux_altars_of_fire_and_earth = A Tűz és a Föld oltárai
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-conflux_magical_pyre = Mágikus máglya
    .text = Toborozhatod az arany egységeidet.
homm3-building-conflux_magic_university = Mágiaegyetem
    .text = Fordulónként egyszer, amikor a varázslatpakliban keresnél, helyette megnevezhetsz egy mágiaiskolát. Dobd el a pakli lapjait, amíg meg nem jelenik egy ilyen varázslat, és vedd magadhoz.
homm3-building-conflux_garden_of_life = Az élet kertje
    .text = Minden forduló elején ingyen toborozhatsz vagy megerősíthetsz Tündéreket.

homm3-use-search-spells-3 = Keresés (3) a varázslatpakliban

### ka

homm3-building-conflux_city_hall = რატუშა
    .text = ყოველი რესურსების რაუნდის დასაწყისში აირჩიე ერთი: მიიღე 4 ოქრო, ან შეასრულე ძებნა (3) შელოცვების დასტაში.
homm3-building-conflux_citadel = ციტადელი
    .text = შეგიძლია გააძლიერო რაზმები, რომელთა სამყოფელი აშენებულია. როცა შენს ქალაქს უტევენ, მას კედლები, ჭიშკარი და მშვილდოსანთა კოშკი იცავს.
homm3-building-conflux_mage_guild = მაგების გილდია
    .text = აშენებისას ორჯერ შეასრულე ძებნა (2) შელოცვების დასტაში. შემდეგი რაუნდიდან შელოცვების წიგნის ჟეტონითა და 5 ოქროთი შელოცვების დასტაში ძებნას (2) ყიდულობ.
homm3-building-conflux_altars_of_air_and_water = ჰაერისა და წყლის საკურთხევლები
    .text = შეგიძლია შენი ბრინჯაოს რაზმები დაიქირავო.
homm3-building-conflux_altars_of_fire_and_earth = ცეცხლისა და მიწის საკურთხევლები
    .text = შეგიძლია შენი ვერცხლის რაზმები დაიქირავო.
homm3-building-conflux_magical_pyre = ჯადოსნური კოცონი
    .text = შეგიძლია შენი ოქროს რაზმები დაიქირავო.
homm3-building-conflux_magic_university = მაგიის უნივერსიტეტი
    .text = რაუნდში ერთხელ, როცა შელოცვების დასტაში ძებნა გიწევს, შეგიძლია მის ნაცვლად მაგიის სკოლა დაასახელო. გადააგდე დასტის კარტები, სანამ ამ სკოლის შელოცვა გამოჩნდება, და აიღე ის.
homm3-building-conflux_garden_of_life = სიცოცხლის ბაღი
    .text = ყოველი რაუნდის დასაწყისში შეგიძლია ფერიები უფასოდ დაიქირავო ან გააძლიერო.

homm3-use-search-spells-3 = ძებნა (3) შელოცვების დასტაში

### he

homm3-building-conflux_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 4 זהב, או חפשו (3) בחפיסת הקסמים.
homm3-building-conflux_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-conflux_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-conflux_altars_of_air_and_water = מזבחות האוויר והמים
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-conflux_altars_of_fire_and_earth = מזבחות האש והאדמה
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-conflux_magical_pyre = המדורה הקסומה
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-conflux_magic_university = אוניברסיטת הקסם
    .text = פעם אחת בסבב, כשאתם עומדים לחפש בחפיסת הקסמים, אתם רשאים במקום זאת לנקוב באסכולת קסם. זרקו קלפים מהחפיסה עד שיופיע קסם של האסכולה הזאת, וקחו אותו.
homm3-building-conflux_garden_of_life = גן החיים
    .text = בתחילת כל סבב אתם רשאים לגייס פיות, או לתגבר אותן, בחינם.

homm3-use-search-spells-3 = חיפוש (3) בחפיסת הקסמים
