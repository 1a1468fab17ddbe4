### en

homm3-building-inferno_city_hall = City Hall
    .text = At the start of each Resource Round, choose one: gain 6 gold, or gain 3 building materials.
homm3-building-inferno_citadel = Citadel
    .text = You can reinforce units whose Dwelling is built. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-inferno_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on, the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-inferno_crucible_of_sins = Crucible of Sins
    .text = You can recruit your bronze units.
homm3-building-inferno_gates_of_abyss = Gates of Abyss
    .text = You can recruit your silver units.
homm3-building-inferno_hellfire_palace = Hellfire Palace
    .text = You can recruit your gold units.
homm3-building-inferno_castle_gate = Castle Gate
    .text = Once on each of your turns, choose one: pay 3 gold to make an enemy player discard a random card, or move a hero who stands in a Town or Settlement to another Town or Settlement of yours.
homm3-building-inferno_brimstone_stormclouds = Brimstone Stormclouds
    .text = Put a Faction Cube here when you build it and at the start of each Astrologers’ Round; it holds up to 3. In a combat you may take off one cube for each spell you cast: the spell has 1 more power.

homm3-use-materials-3 = gain 3 building materials
homm3-use-gate = move a hero to another Town or Settlement
homm3-use-cube-power = take a cube off for 1 more power

### el

homm3-building-inferno_city_hall = Δημαρχείο
    .text = Στην αρχή κάθε Γύρου Πόρων επίλεξε ένα: κέρδισε 6 χρυσά, ή κέρδισε 3 οικοδομικά υλικά.
homm3-building-inferno_citadel = Ακρόπολη
    .text = Μπορείς να ενισχύεις μονάδες των οποίων η κατοικία υπάρχει. Όταν η πόλη σου δέχεται επίθεση, την υπερασπίζονται Τείχη, η Πύλη και ο Πύργος των Τοξοτών.
homm3-building-inferno_mage_guild = Συντεχνία των Μάγων
    .text = Όταν τη χτίζεις, κάνε δύο φορές Αναζήτηση (2) στην τράπουλα των ξορκιών. Από τον επόμενο Γύρο ο Δείκτης του Βιβλίου Ξορκιών και 5 χρυσά αγοράζουν μια Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-building-inferno_crucible_of_sins = Χωνευτήρι των Αμαρτιών
    .text = Μπορείς να στρατολογείς τις χάλκινες μονάδες σου.
homm3-building-inferno_gates_of_abyss = Πύλες της Αβύσσου
    .text = Μπορείς να στρατολογείς τις ασημένιες μονάδες σου.
homm3-building-inferno_hellfire_palace = Παλάτι της Φωτιάς της Κόλασης
    .text = Μπορείς να στρατολογείς τις χρυσές μονάδες σου.
homm3-building-inferno_castle_gate = Πύλη του Κάστρου
    .text = Μία φορά σε κάθε σειρά σου επίλεξε ένα: πλήρωσε 3 χρυσά και ένας αντίπαλος ξεσκαρτάρει μια τυχαία κάρτα, ή μετακίνησε έναν ήρωα που στέκεται σε πόλη ή οικισμό σε άλλη πόλη ή άλλον οικισμό σου.
homm3-building-inferno_brimstone_stormclouds = Σύννεφα από Θειάφι
    .text = Βάλε εδώ έναν Κύβο Φατρίας όταν τα χτίζεις και στην αρχή κάθε Γύρου των Αστρολόγων· χωρούν έως 3. Σε μια μάχη μπορείς να αφαιρέσεις έναν κύβο για κάθε ξόρκι που ρίχνεις: το ξόρκι έχει +1 δύναμη.

homm3-use-materials-3 = κέρδος 3 οικοδομικών υλικών
homm3-use-gate = μετακίνηση ενός ήρωα σε άλλη πόλη ή άλλον οικισμό
homm3-use-cube-power = αφαίρεση ενός κύβου για +1 δύναμη

### hu

homm3-building-inferno_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 6 aranyat, vagy kapsz 3 építőanyagot.
homm3-building-inferno_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-inferno_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-inferno_crucible_of_sins = A bűnök olvasztótégelye
    .text = Toborozhatod a bronz egységeidet.
homm3-building-inferno_gates_of_abyss = A mélység kapui
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-inferno_hellfire_palace = Pokoltűz-palota
    .text = Toborozhatod az arany egységeidet.
homm3-building-inferno_castle_gate = Várkapu
    .text = Minden körödben egyszer válassz egyet: fizetsz 3 aranyat, és egy ellenséges játékos eldob egy véletlen lapot, vagy egy városban vagy településen álló hősödet áthelyezed egy másik saját városodba vagy településedre.
homm3-building-inferno_brimstone_stormclouds = Kénköves viharfelhők
    .text = Tegyél ide egy frakciókockát, amikor megépíted, és minden asztrológus-forduló elején; legfeljebb 3 fér el rajta. Harcban minden varázslatodhoz levehetsz egy kockát: a varázslat 1 varázserőt kap.

homm3-use-materials-3 = 3 építőanyag
homm3-use-gate = egy hős áthelyezése egy másik városba vagy településre
homm3-use-cube-power = egy kocka levétele 1 varázserőért

### ka

homm3-building-inferno_city_hall = რატუშა
    .text = ყოველი რესურსების რაუნდის დასაწყისში აირჩიე ერთი: მიიღე 6 ოქრო, ან მიიღე 3 სამშენებლო მასალა.
homm3-building-inferno_citadel = ციტადელი
    .text = შეგიძლია გააძლიერო რაზმები, რომელთა სამყოფელი აშენებულია. როცა შენს ქალაქს უტევენ, მას კედლები, ჭიშკარი და მშვილდოსანთა კოშკი იცავს.
homm3-building-inferno_mage_guild = მაგების გილდია
    .text = აშენებისას ორჯერ შეასრულე ძებნა (2) შელოცვების დასტაში. შემდეგი რაუნდიდან შელოცვების წიგნის ჟეტონითა და 5 ოქროთი შელოცვების დასტაში ძებნას (2) ყიდულობ.
homm3-building-inferno_crucible_of_sins = ცოდვების ქურა
    .text = შეგიძლია შენი ბრინჯაოს რაზმები დაიქირავო.
homm3-building-inferno_gates_of_abyss = უფსკრულის კარიბჭე
    .text = შეგიძლია შენი ვერცხლის რაზმები დაიქირავო.
homm3-building-inferno_hellfire_palace = ჯოჯოხეთის ცეცხლის სასახლე
    .text = შეგიძლია შენი ოქროს რაზმები დაიქირავო.
homm3-building-inferno_castle_gate = ციხის კარიბჭე
    .text = შენს ყოველ სვლაზე ერთხელ აირჩიე ერთი: გადაიხადე 3 ოქრო და მტერი მოთამაშე შემთხვევით კარტს აგდებს, ან გადაიყვანე ქალაქში ან დასახლებაში მდგომი გმირი შენს სხვა ქალაქში ან დასახლებაში.
homm3-building-inferno_brimstone_stormclouds = გოგირდის ღრუბლები
    .text = დადე აქ ფრაქციის კუბი აშენებისას და ყოველი ასტროლოგების რაუნდის დასაწყისში; აქ არაუმეტეს 3 კუბი ეტევა. ბრძოლაში შენს ყოველ შელოცვაზე შეგიძლია ერთი კუბი მოხსნა: შელოცვის ძალა 1-ით იზრდება.

homm3-use-materials-3 = 3 სამშენებლო მასალის მიღება
homm3-use-gate = გმირის გადაყვანა სხვა ქალაქში ან დასახლებაში
homm3-use-cube-power = კუბის მოხსნა: ძალა 1-ით იზრდება

### he

homm3-building-inferno_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 6 זהב, או קבלו 3 אבנים.
homm3-building-inferno_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-inferno_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-inferno_crucible_of_sins = כור החטאים
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-inferno_gates_of_abyss = שערי התהום
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-inferno_hellfire_palace = ארמון אש הגיהינום
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-inferno_castle_gate = שער הטירה
    .text = פעם אחת בכל תור שלכם בחרו אחד: שלמו 3 זהב ושחקן אויב זורק קלף אקראי, או העבירו גיבור שעומד בטירה או ביישוב לטירה אחרת או ליישוב אחר שלכם.
homm3-building-inferno_brimstone_stormclouds = ענני סערת הגופרית
    .text = הניחו כאן קוביית צבא בעת הבנייה ובתחילת כל סבב אסטרולוגיה, שלוש לכל היותר. בקרב אתם רשאים להסיר קובייה אחת על כל קסם שאתם מטילים: הקסם מקבל עוד 1 כוח.

homm3-use-materials-3 = קבלת 3 אבנים
homm3-use-gate = העברת גיבור לטירה אחרת או ליישוב אחר
homm3-use-cube-power = הסרת קובייה תמורת עוד 1 כוח
