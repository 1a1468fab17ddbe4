### en

homm3-building-tower_city_hall = City Hall
    .text = At the start of each Resource Round, choose one: gain 4 gold, or draw a card.
homm3-building-tower_citadel = Citadel
    .text = You can reinforce units whose Dwelling is built. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-tower_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on, the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-tower_alchemical_workshops = Alchemical Workshops
    .text = You can recruit your bronze units.
homm3-building-tower_enchanted_towers = Enchanted Towers
    .text = You can recruit your silver units.
homm3-building-tower_golden_temples = Golden Temples
    .text = You can recruit your gold units.
homm3-building-tower_artifact_merchants = Artifact Merchants
    .text = Once on each of your turns, choose one: pay 7 gold and Search (2) the Artifact deck, or remove an Artifact from your hand and gain 2 gold.
homm3-building-tower_wall_of_knowledge = Wall of Knowledge
    .text = At the start of each Astrologers’ Round, you may take a Knowledge or Power card from your discard pile.

homm3-use-take-statistic = take a Knowledge or Power card from your discard pile

### el

homm3-building-tower_city_hall = Δημαρχείο
    .text = Στην αρχή κάθε Γύρου Πόρων επίλεξε ένα: κέρδισε 4 χρυσά, ή τράβηξε μια κάρτα.
homm3-building-tower_citadel = Ακρόπολη
    .text = Μπορείς να ενισχύεις μονάδες των οποίων η κατοικία υπάρχει. Όταν η πόλη σου δέχεται επίθεση, την υπερασπίζονται Τείχη, η Πύλη και ο Πύργος των Τοξοτών.
homm3-building-tower_mage_guild = Συντεχνία των Μάγων
    .text = Όταν τη χτίζεις, κάνε δύο φορές Αναζήτηση (2) στην τράπουλα των ξορκιών. Από τον επόμενο Γύρο ο Δείκτης του Βιβλίου Ξορκιών και 5 χρυσά αγοράζουν μια Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-building-tower_alchemical_workshops = Αλχημικά Εργαστήρια
    .text = Μπορείς να στρατολογείς τις χάλκινες μονάδες σου.
homm3-building-tower_enchanted_towers = Μαγεμένοι Πύργοι
    .text = Μπορείς να στρατολογείς τις ασημένιες μονάδες σου.
homm3-building-tower_golden_temples = Χρυσοί Ναοί
    .text = Μπορείς να στρατολογείς τις χρυσές μονάδες σου.
homm3-building-tower_artifact_merchants = Έμποροι Τεχνημάτων
    .text = Μία φορά σε κάθε σειρά σου επίλεξε ένα: πλήρωσε 7 χρυσά και κάνε Αναζήτηση (2) στην τράπουλα των τεχνημάτων, ή βγάλε ένα τέχνημα του χεριού σου από το παιχνίδι και κέρδισε 2 χρυσά.
homm3-building-tower_wall_of_knowledge = Τοίχος της Γνώσης
    .text = Στην αρχή κάθε Γύρου των Αστρολόγων μπορείς να πάρεις μια κάρτα Γνώσης ή Δύναμης από τη στοίβα ξεσκαρταρίσματός σου.

homm3-use-take-statistic = λήψη μιας κάρτας Γνώσης ή Δύναμης από τη στοίβα ξεσκαρταρίσματός σου

### hu

homm3-building-tower_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 4 aranyat, vagy húzol egy lapot.
homm3-building-tower_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-tower_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-tower_alchemical_workshops = Alkimista műhelyek
    .text = Toborozhatod a bronz egységeidet.
homm3-building-tower_enchanted_towers = Elvarázsolt tornyok
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-tower_golden_temples = Aranytemplomok
    .text = Toborozhatod az arany egységeidet.
homm3-building-tower_artifact_merchants = Varázstárgy-kereskedők
    .text = Minden körödben egyszer válassz egyet: fizetsz 7 aranyat, és Keresés (2) a varázstárgypakliban, vagy eltávolítasz a kezedből egy varázstárgyat, és kapsz 2 aranyat.
homm3-building-tower_wall_of_knowledge = A tudás fala
    .text = Minden asztrológus-forduló elején visszavehetsz egy Tudás vagy Varázserő lapot a dobott lapjaid közül.

homm3-use-take-statistic = egy Tudás vagy Varázserő lap visszavétele a dobott lapjaid közül

### ka

homm3-building-tower_city_hall = რატუშა
    .text = ყოველი რესურსების რაუნდის დასაწყისში აირჩიე ერთი: მიიღე 4 ოქრო, ან აიღე კარტი.
homm3-building-tower_citadel = ციტადელი
    .text = შეგიძლია გააძლიერო რაზმები, რომელთა სამყოფელი აშენებულია. როცა შენს ქალაქს უტევენ, მას კედლები, ჭიშკარი და მშვილდოსანთა კოშკი იცავს.
homm3-building-tower_mage_guild = მაგების გილდია
    .text = აშენებისას ორჯერ შეასრულე ძებნა (2) შელოცვების დასტაში. შემდეგი რაუნდიდან შელოცვების წიგნის ჟეტონითა და 5 ოქროთი შელოცვების დასტაში ძებნას (2) ყიდულობ.
homm3-building-tower_alchemical_workshops = ალქიმიის სახელოსნოები
    .text = შეგიძლია შენი ბრინჯაოს რაზმები დაიქირავო.
homm3-building-tower_enchanted_towers = მოჯადოებული კოშკები
    .text = შეგიძლია შენი ვერცხლის რაზმები დაიქირავო.
homm3-building-tower_golden_temples = ოქროს ტაძრები
    .text = შეგიძლია შენი ოქროს რაზმები დაიქირავო.
homm3-building-tower_artifact_merchants = არტეფაქტების ვაჭრები
    .text = შენს ყოველ სვლაზე ერთხელ აირჩიე ერთი: გადაიხადე 7 ოქრო და შეასრულე ძებნა (2) არტეფაქტების დასტაში, ან გაიტანე თამაშიდან შენს ხელში მყოფი არტეფაქტი და მიიღე 2 ოქრო.
homm3-building-tower_wall_of_knowledge = ცოდნის კედელი
    .text = ყოველი ასტროლოგების რაუნდის დასაწყისში შეგიძლია შენი გადაგდებული კარტებიდან ცოდნის ან ძალის კარტი აიღო.

homm3-use-take-statistic = ცოდნის ან ძალის კარტის აღება შენი გადაგდებული კარტებიდან

### he

homm3-building-tower_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 4 זהב, או שלפו קלף.
homm3-building-tower_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-tower_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-tower_alchemical_workshops = סדנאות האלכימיה
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-tower_enchanted_towers = המגדלים המכושפים
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-tower_golden_temples = היכלי הזהב
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-tower_artifact_merchants = סוחרי החפצים
    .text = פעם אחת בכל תור שלכם בחרו אחד: שלמו 7 זהב וחפשו (2) בחפיסת החפצים, או הסירו חפץ מהיד וקבלו 2 זהב.
homm3-building-tower_wall_of_knowledge = חומת הידע
    .text = בתחילת כל סבב אסטרולוגיה אתם רשאים לקחת קלף ידע או קלף כוח מערימת הזרוקים שלכם.

homm3-use-take-statistic = לקיחת קלף ידע או קלף כוח מערימת הזרוקים שלכם
