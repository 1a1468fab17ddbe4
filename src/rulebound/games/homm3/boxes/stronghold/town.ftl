### en

homm3-building-stronghold_city_hall = City Hall
    .text = At the start of each Resource Round, choose one: draw 2 cards, or gain 2 building materials.
homm3-building-stronghold_citadel = Citadel
    .text = You can reinforce units whose Dwelling is built. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-stronghold_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on, the Spell Book Token and 6 gold buy a Search (2) of the Spell deck.
homm3-building-stronghold_barracks_tower = Barracks Tower
    .text = You can recruit your bronze units.
homm3-building-stronghold_fort_under_the_nest = Fort under the Nest
    .text = You can recruit your silver units.
homm3-building-stronghold_mountain_caves = Mountain Caves
    .text = You can recruit your gold units.
homm3-building-stronghold_hall_of_valhalla = Hall of Valhalla
    .text = Once per Round a unit of yours has 1 more attack for one attack.
homm3-building-stronghold_freelancers_guild = Freelancer’s Guild
    .text = You gain 1 gold for each combat you win against Neutral Units. When you recruit or reinforce, building materials and valuables may stand in for gold, one for one.

homm3-use-materials-2 = gain 2 building materials
homm3-use-valhalla = 1 more attack

### el

homm3-building-stronghold_city_hall = Δημαρχείο
    .text = Στην αρχή κάθε Γύρου Πόρων επίλεξε ένα: τράβηξε 2 κάρτες, ή κέρδισε 2 οικοδομικά υλικά.
homm3-building-stronghold_citadel = Ακρόπολη
    .text = Μπορείς να ενισχύεις μονάδες των οποίων η κατοικία υπάρχει. Όταν η πόλη σου δέχεται επίθεση, την υπερασπίζονται Τείχη, η Πύλη και ο Πύργος των Τοξοτών.
homm3-building-stronghold_mage_guild = Συντεχνία των Μάγων
    .text = Όταν τη χτίζεις, κάνε δύο φορές Αναζήτηση (2) στην τράπουλα των ξορκιών. Από τον επόμενο Γύρο ο Δείκτης του Βιβλίου Ξορκιών και 6 χρυσά αγοράζουν μια Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-building-stronghold_barracks_tower = Πύργος των Στρατώνων
    .text = Μπορείς να στρατολογείς τις χάλκινες μονάδες σου.
homm3-building-stronghold_fort_under_the_nest = Οχύρωμα κάτω από τη Φωλιά
    .text = Μπορείς να στρατολογείς τις ασημένιες μονάδες σου.
homm3-building-stronghold_mountain_caves = Σπηλιές του Βουνού
    .text = Μπορείς να στρατολογείς τις χρυσές μονάδες σου.
homm3-building-stronghold_hall_of_valhalla = Αίθουσα της Βαλχάλα
    .text = Μία φορά σε κάθε Γύρο μια μονάδα σου έχει +1 επίθεση για μία επίθεση.
homm3-building-stronghold_freelancers_guild = Συντεχνία των Μισθοφόρων
    .text = Κερδίζεις 1 χρυσό για κάθε μάχη που κερδίζεις εναντίον ουδέτερων μονάδων. Όταν στρατολογείς ή ενισχύεις, οικοδομικά υλικά και πολύτιμα μπορούν να μετρήσουν ως χρυσά, ένα προς ένα.

homm3-use-materials-2 = κέρδος 2 οικοδομικών υλικών
homm3-use-valhalla = +1 επίθεση

### hu

homm3-building-stronghold_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: húzol 2 lapot, vagy kapsz 2 építőanyagot.
homm3-building-stronghold_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-stronghold_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 6 aranyért Keresés (2) a varázslatpakliban.
homm3-building-stronghold_barracks_tower = Kaszárnyatorony
    .text = Toborozhatod a bronz egységeidet.
homm3-building-stronghold_fort_under_the_nest = Erőd a fészek alatt
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-stronghold_mountain_caves = Hegyi barlangok
    .text = Toborozhatod az arany egységeidet.
homm3-building-stronghold_hall_of_valhalla = Valhalla csarnoka
    .text = Fordulónként egyszer egy egységed egy támadáshoz 1 támadást kap.
homm3-building-stronghold_freelancers_guild = Zsoldoscéh
    .text = Minden semleges egységek ellen megnyert harcért kapsz 1 aranyat. Toborzáskor és megerősítéskor építőanyaggal és drágasággal is fizethetsz arany helyett, egyet egyért.

homm3-use-materials-2 = 2 építőanyag
homm3-use-valhalla = 1 támadással több

### ka

homm3-building-stronghold_city_hall = რატუშა
    .text = ყოველი რესურსების რაუნდის დასაწყისში აირჩიე ერთი: აიღე 2 კარტი, ან მიიღე 2 სამშენებლო მასალა.
homm3-building-stronghold_citadel = ციტადელი
    .text = შეგიძლია გააძლიერო რაზმები, რომელთა სამყოფელი აშენებულია. როცა შენს ქალაქს უტევენ, მას კედლები, ჭიშკარი და მშვილდოსანთა კოშკი იცავს.
homm3-building-stronghold_mage_guild = მაგების გილდია
    .text = აშენებისას ორჯერ შეასრულე ძებნა (2) შელოცვების დასტაში. შემდეგი რაუნდიდან შელოცვების წიგნის ჟეტონითა და 6 ოქროთი შელოცვების დასტაში ძებნას (2) ყიდულობ.
homm3-building-stronghold_barracks_tower = ყაზარმის კოშკი
    .text = შეგიძლია შენი ბრინჯაოს რაზმები დაიქირავო.
homm3-building-stronghold_fort_under_the_nest = ფორტი ბუდის ქვეშ
    .text = შეგიძლია შენი ვერცხლის რაზმები დაიქირავო.
homm3-building-stronghold_mountain_caves = მთის გამოქვაბულები
    .text = შეგიძლია შენი ოქროს რაზმები დაიქირავო.
homm3-building-stronghold_hall_of_valhalla = ვალჰალას დარბაზი
    .text = რაუნდში ერთხელ შენი რაზმის შეტევა ერთი შეტევისთვის 1-ით იზრდება.
homm3-building-stronghold_freelancers_guild = დაქირავებულთა გილდია
    .text = ნეიტრალურ რაზმებთან ყოველი მოგებული ბრძოლისთვის 1 ოქროს იღებ. დაქირავებისა და გაძლიერებისას ოქრო შეიძლება სამშენებლო მასალით ან ძვირფასეულობით შეიცვალოს, ერთი ერთზე.

homm3-use-materials-2 = 2 სამშენებლო მასალის მიღება
homm3-use-valhalla = შეტევა 1-ით იზრდება

### he

homm3-building-stronghold_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: שלפו שני קלפים, או קבלו 2 אבנים.
homm3-building-stronghold_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-stronghold_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־6 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-stronghold_barracks_tower = מגדל הקסרקטין
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-stronghold_fort_under_the_nest = המעוז שמתחת לקן
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-stronghold_mountain_caves = מערות ההר
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-stronghold_hall_of_valhalla = היכל ולהאלה
    .text = פעם אחת בסבב ההתקפה של יחידה שלכם גדולה ב־1, להתקפה אחת.
homm3-building-stronghold_freelancers_guild = גילדת השכירים
    .text = אתם מקבלים 1 זהב על כל ניצחון בקרב נגד יחידות נייטרליות. בגיוס ובתגבור אבנים וקריסטלים יכולים לבוא במקום זהב, אחד תמורת אחד.

homm3-use-materials-2 = קבלת 2 אבנים
homm3-use-valhalla = עוד 1 להתקפה
