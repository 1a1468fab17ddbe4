### en

homm3-building-castle_city_hall = City Hall
    .text = At the start of each Resource Round, choose one: gain 5 gold, or one of your heroes has 1 more movement point.
homm3-building-castle_citadel = Citadel
    .text = You can reinforce units whose Dwelling is built. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-castle_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on, the Spell Book Token and 6 gold buy a Search (2) of the Spell deck.
homm3-building-castle_towers = Towers
    .text = You can recruit your bronze units.
homm3-building-castle_holy_grounds = Holy Grounds
    .text = You can recruit your silver units.
homm3-building-castle_glory_of_erathia = Glory of Erathia
    .text = You can recruit your gold units.
homm3-building-castle_brotherhood_of_the_sword = Brotherhood of the Sword
    .text = At the start of each Resource Round, you gain positive morale.
homm3-building-castle_blacksmith = Blacksmith
    .text = Once on each of your turns, choose one: remove an Artifact from your hand and gain 4 gold, or pay 6 gold and Search (2) the Artifact deck.

homm3-use-movement = 1 more movement point for a hero

### el

homm3-building-castle_city_hall = Δημαρχείο
    .text = Στην αρχή κάθε Γύρου Πόρων επίλεξε ένα: κέρδισε 5 χρυσά, ή ένας ήρωάς σου έχει 1 επιπλέον πόντο κίνησης.
homm3-building-castle_citadel = Ακρόπολη
    .text = Μπορείς να ενισχύεις μονάδες των οποίων η κατοικία υπάρχει. Όταν η πόλη σου δέχεται επίθεση, την υπερασπίζονται Τείχη, η Πύλη και ο Πύργος των Τοξοτών.
homm3-building-castle_mage_guild = Συντεχνία των Μάγων
    .text = Όταν τη χτίζεις, κάνε δύο φορές Αναζήτηση (2) στην τράπουλα των ξορκιών. Από τον επόμενο Γύρο ο Δείκτης του Βιβλίου Ξορκιών και 6 χρυσά αγοράζουν μια Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-building-castle_towers = Πύργοι
    .text = Μπορείς να στρατολογείς τις χάλκινες μονάδες σου.
homm3-building-castle_holy_grounds = Ιερός Τόπος
    .text = Μπορείς να στρατολογείς τις ασημένιες μονάδες σου.
homm3-building-castle_glory_of_erathia = Δόξα της Εράθια
    .text = Μπορείς να στρατολογείς τις χρυσές μονάδες σου.
homm3-building-castle_brotherhood_of_the_sword = Αδελφότητα του Ξίφους
    .text = Στην αρχή κάθε Γύρου Πόρων κερδίζεις θετικό ηθικό.
homm3-building-castle_blacksmith = Σιδηρουργείο
    .text = Μία φορά σε κάθε σειρά σου επίλεξε ένα: βγάλε ένα τέχνημα του χεριού σου από το παιχνίδι και κέρδισε 4 χρυσά, ή πλήρωσε 6 χρυσά και κάνε Αναζήτηση (2) στην τράπουλα των τεχνημάτων.

homm3-use-movement = 1 επιπλέον πόντος κίνησης για έναν ήρωα

### hu

homm3-building-castle_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 5 aranyat, vagy az egyik hősöd 1 mozgáspontot kap.
homm3-building-castle_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-castle_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 6 aranyért Keresés (2) a varázslatpakliban.
homm3-building-castle_towers = Tornyok
    .text = Toborozhatod a bronz egységeidet.
homm3-building-castle_holy_grounds = Szent földek
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-castle_glory_of_erathia = Erathia dicsősége
    .text = Toborozhatod az arany egységeidet.
homm3-building-castle_brotherhood_of_the_sword = A Kard testvérisége
    .text = Minden erőforrás-forduló elején pozitív morált kapsz.
homm3-building-castle_blacksmith = Kovácsműhely
    .text = Minden körödben egyszer válassz egyet: eltávolítasz a kezedből egy varázstárgyat, és kapsz 4 aranyat, vagy fizetsz 6 aranyat, és Keresés (2) a varázstárgypakliban.

homm3-use-movement = 1 mozgáspont egy hősnek

### ka

homm3-building-castle_city_hall = რატუშა
    .text = ყოველი რესურსების რაუნდის დასაწყისში აირჩიე ერთი: მიიღე 5 ოქრო, ან შენს ერთ გმირს გადაადგილების 1 ქულა ემატება.
homm3-building-castle_citadel = ციტადელი
    .text = შეგიძლია გააძლიერო რაზმები, რომელთა სამყოფელი აშენებულია. როცა შენს ქალაქს უტევენ, მას კედლები, ჭიშკარი და მშვილდოსანთა კოშკი იცავს.
homm3-building-castle_mage_guild = მაგების გილდია
    .text = აშენებისას ორჯერ შეასრულე ძებნა (2) შელოცვების დასტაში. შემდეგი რაუნდიდან შელოცვების წიგნის ჟეტონითა და 6 ოქროთი შელოცვების დასტაში ძებნას (2) ყიდულობ.
homm3-building-castle_towers = კოშკები
    .text = შეგიძლია შენი ბრინჯაოს რაზმები დაიქირავო.
homm3-building-castle_holy_grounds = წმინდა მიწები
    .text = შეგიძლია შენი ვერცხლის რაზმები დაიქირავო.
homm3-building-castle_glory_of_erathia = ერათიის დიდება
    .text = შეგიძლია შენი ოქროს რაზმები დაიქირავო.
homm3-building-castle_brotherhood_of_the_sword = მახვილის საძმო
    .text = ყოველი რესურსების რაუნდის დასაწყისში დადებით სულისკვეთებას იღებ.
homm3-building-castle_blacksmith = სამჭედლო
    .text = შენს ყოველ სვლაზე ერთხელ აირჩიე ერთი: გაიტანე თამაშიდან შენს ხელში მყოფი არტეფაქტი და მიიღე 4 ოქრო, ან გადაიხადე 6 ოქრო და შეასრულე ძებნა (2) არტეფაქტების დასტაში.

homm3-use-movement = გადაადგილების კიდევ 1 ქულა გმირისთვის

### he

homm3-building-castle_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 5 זהב, או תנו לאחד הגיבורים שלכם עוד נקודת תנועה.
homm3-building-castle_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-castle_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־6 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-castle_towers = מגדלים
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-castle_holy_grounds = אדמות הקודש
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-castle_glory_of_erathia = תהילת אראתיה
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-castle_brotherhood_of_the_sword = אחוות החרב
    .text = בתחילת כל סבב משאבים אתם מקבלים מורל חיובי.
homm3-building-castle_blacksmith = נפחייה
    .text = פעם אחת בכל תור שלכם בחרו אחד: הסירו חפץ מהיד וקבלו 4 זהב, או שלמו 6 זהב וחפשו (2) בחפיסת החפצים.

homm3-use-movement = עוד נקודת תנועה לגיבור
