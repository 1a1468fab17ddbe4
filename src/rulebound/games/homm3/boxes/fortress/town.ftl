### en

homm3-building-fortress_city_hall = City Hall
    .text = At the start of each Resource Round, choose one: gain 5 gold, or trade resources as at a Trading Post.
homm3-building-fortress_citadel = Citadel
    .text = You can reinforce units whose Dwelling is built. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-fortress_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on, the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-fortress_den = Den
    .text = You can recruit your bronze units.
homm3-building-fortress_swamp_lairs = Swamp Lairs
    .text = You can recruit your silver units.
homm3-building-fortress_nest_upon_the_pond = Nest upon the Pond
    .text = You can recruit your gold units.
homm3-building-fortress_blood_obelisk = Blood Obelisk
    .text = At the start of each Resource Round, and after your Town has been besieged, you may Search (4) your discard pile.
homm3-building-fortress_cage_of_warlords = Cage of Warlords
    .text = Put a Faction Cube here when you build it and at the start of each Resource Round; it holds up to 2. In a combat you may take cubes off: each gives a unit of yours 1 more attack or 1 more defense.

homm3-use-trade = trade resources
homm3-use-cube-attack = take a cube off for 1 more attack
homm3-use-cube-defense = take a cube off for 1 more defense

### el

homm3-building-fortress_city_hall = Δημαρχείο
    .text = Στην αρχή κάθε Γύρου Πόρων επίλεξε ένα: κέρδισε 5 χρυσά, ή αντάλλαξε πόρους όπως σε Εμπορικό Σταθμό.
homm3-building-fortress_citadel = Ακρόπολη
    .text = Μπορείς να ενισχύεις μονάδες των οποίων η κατοικία υπάρχει. Όταν η πόλη σου δέχεται επίθεση, την υπερασπίζονται Τείχη, η Πύλη και ο Πύργος των Τοξοτών.
homm3-building-fortress_mage_guild = Συντεχνία των Μάγων
    .text = Όταν τη χτίζεις, κάνε δύο φορές Αναζήτηση (2) στην τράπουλα των ξορκιών. Από τον επόμενο Γύρο ο Δείκτης του Βιβλίου Ξορκιών και 5 χρυσά αγοράζουν μια Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-building-fortress_den = Άντρο
    .text = Μπορείς να στρατολογείς τις χάλκινες μονάδες σου.
homm3-building-fortress_swamp_lairs = Φωλιές του Βάλτου
    .text = Μπορείς να στρατολογείς τις ασημένιες μονάδες σου.
homm3-building-fortress_nest_upon_the_pond = Φωλιά πάνω στη Λίμνη
    .text = Μπορείς να στρατολογείς τις χρυσές μονάδες σου.
homm3-building-fortress_blood_obelisk = Οβελίσκος του Αίματος
    .text = Στην αρχή κάθε Γύρου Πόρων, και μετά από πολιορκία της πόλης σου, μπορείς να κάνεις Αναζήτηση (4) στη στοίβα ξεσκαρταρίσματός σου.
homm3-building-fortress_cage_of_warlords = Κλουβί των Πολέμαρχων
    .text = Βάλε εδώ έναν Κύβο Φατρίας όταν το χτίζεις και στην αρχή κάθε Γύρου Πόρων· χωρούν έως 2. Σε μια μάχη μπορείς να αφαιρέσεις κύβους: καθένας δίνει σε μια μονάδα σου +1 επίθεση ή +1 άμυνα.

homm3-use-trade = ανταλλαγή πόρων
homm3-use-cube-attack = αφαίρεση ενός κύβου για +1 επίθεση
homm3-use-cube-defense = αφαίρεση ενός κύβου για +1 άμυνα

### hu

homm3-building-fortress_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 5 aranyat, vagy úgy kereskedsz erőforrásokkal, mint egy kereskedőállomáson.
homm3-building-fortress_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-fortress_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-fortress_den = Odú
    .text = Toborozhatod a bronz egységeidet.
homm3-building-fortress_swamp_lairs = Mocsári vackok
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-fortress_nest_upon_the_pond = Fészek a tó fölött
    .text = Toborozhatod az arany egységeidet.
homm3-building-fortress_blood_obelisk = Vérobeliszk
    .text = Minden erőforrás-forduló elején, és miután a városodat megostromolták, Keresés (4) a dobott lapjaid között.
homm3-building-fortress_cage_of_warlords = Hadurak ketrece
    .text = Tegyél ide egy frakciókockát, amikor megépíted, és minden erőforrás-forduló elején; legfeljebb 2 fér el rajta. Harcban levehetsz kockákat: mindegyikért egy saját egységed 1 támadást vagy 1 védelmet kap.

homm3-use-trade = kereskedés erőforrásokkal
homm3-use-cube-attack = egy kocka levétele 1 támadásért
homm3-use-cube-defense = egy kocka levétele 1 védelemért

### ka

homm3-building-fortress_city_hall = რატუშა
    .text = ყოველი რესურსების რაუნდის დასაწყისში აირჩიე ერთი: მიიღე 5 ოქრო, ან ივაჭრე რესურსებით, როგორც სავაჭრო პუნქტში.
homm3-building-fortress_citadel = ციტადელი
    .text = შეგიძლია გააძლიერო რაზმები, რომელთა სამყოფელი აშენებულია. როცა შენს ქალაქს უტევენ, მას კედლები, ჭიშკარი და მშვილდოსანთა კოშკი იცავს.
homm3-building-fortress_mage_guild = მაგების გილდია
    .text = აშენებისას ორჯერ შეასრულე ძებნა (2) შელოცვების დასტაში. შემდეგი რაუნდიდან შელოცვების წიგნის ჟეტონითა და 5 ოქროთი შელოცვების დასტაში ძებნას (2) ყიდულობ.
homm3-building-fortress_den = ბუნაგი
    .text = შეგიძლია შენი ბრინჯაოს რაზმები დაიქირავო.
homm3-building-fortress_swamp_lairs = ჭაობის სოროები
    .text = შეგიძლია შენი ვერცხლის რაზმები დაიქირავო.
homm3-building-fortress_nest_upon_the_pond = ბუდე ტბორზე
    .text = შეგიძლია შენი ოქროს რაზმები დაიქირავო.
homm3-building-fortress_blood_obelisk = სისხლის ობელისკი
    .text = ყოველი რესურსების რაუნდის დასაწყისში და შენი ქალაქის ალყის შემდეგ შეგიძლია შეასრულო ძებნა (4) შენს გადაგდებულ კარტებში.
homm3-building-fortress_cage_of_warlords = მხედართმთავრების გალია
    .text = დადე აქ ფრაქციის კუბი აშენებისას და ყოველი რესურსების რაუნდის დასაწყისში; აქ არაუმეტეს 2 კუბი ეტევა. ბრძოლაში შეგიძლია კუბები მოხსნა: თითოეულზე შენი რაზმის შეტევა ან დაცვა 1-ით იზრდება.

homm3-use-trade = რესურსებით ვაჭრობა
homm3-use-cube-attack = კუბის მოხსნა: შეტევა 1-ით იზრდება
homm3-use-cube-defense = კუბის მოხსნა: დაცვა 1-ით იზრდება

### he

homm3-building-fortress_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 5 זהב, או סחרו במשאבים כמו בעמדת מסחר.
homm3-building-fortress_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-fortress_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-fortress_den = מאורה
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-fortress_swamp_lairs = מאורות הביצה
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-fortress_nest_upon_the_pond = הקן שעל הבריכה
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-fortress_blood_obelisk = אובליסק הדם
    .text = בתחילת כל סבב משאבים, ואחרי מצור על הטירה שלכם, אתם רשאים לחפש (4) בערימת הזרוקים שלכם.
homm3-building-fortress_cage_of_warlords = כלוב המצביאים
    .text = הניחו כאן קוביית צבא בעת הבנייה ובתחילת כל סבב משאבים, שתיים לכל היותר. בקרב אתם רשאים להסיר קוביות: כל אחת מוסיפה 1 להתקפה או 1 להגנה של יחידה שלכם.

homm3-use-trade = מסחר במשאבים
homm3-use-cube-attack = הסרת קובייה תמורת עוד 1 להתקפה
homm3-use-cube-defense = הסרת קובייה תמורת עוד 1 להגנה
