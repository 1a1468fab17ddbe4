### en

homm3-building-rampart_city_hall = City Hall
    .text = At the start of each Resource Round, you gain 7 gold.
homm3-building-rampart_citadel = Citadel
    .text = You can reinforce units whose Dwelling is built. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-rampart_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on, the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-rampart_housing_estate = Housing Estate
    .text = You can recruit your bronze units.
homm3-building-rampart_spring_upon_arches = Spring upon Arches
    .text = You can recruit your silver units.
homm3-building-rampart_cliff_behind_the_glade = Cliff behind the Glade
    .text = You can recruit your gold units.
homm3-building-rampart_mystic_pond = Mystic Pond
    .text = At the start of each Resource Round, roll a Resource die and receive what it shows.
homm3-building-rampart_saplings = Saplings
    .text = At the start of each Astrologers’ Round, you may reinforce a bronze or silver unit for half its gold, rounded down.

### el

homm3-building-rampart_city_hall = Δημαρχείο
    .text = Στην αρχή κάθε Γύρου Πόρων κερδίζεις 7 χρυσά.
homm3-building-rampart_citadel = Ακρόπολη
    .text = Μπορείς να ενισχύεις μονάδες των οποίων η κατοικία υπάρχει. Όταν η πόλη σου δέχεται επίθεση, την υπερασπίζονται Τείχη, η Πύλη και ο Πύργος των Τοξοτών.
homm3-building-rampart_mage_guild = Συντεχνία των Μάγων
    .text = Όταν τη χτίζεις, κάνε δύο φορές Αναζήτηση (2) στην τράπουλα των ξορκιών. Από τον επόμενο Γύρο ο Δείκτης του Βιβλίου Ξορκιών και 5 χρυσά αγοράζουν μια Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-building-rampart_housing_estate = Συνοικισμός
    .text = Μπορείς να στρατολογείς τις χάλκινες μονάδες σου.
homm3-building-rampart_spring_upon_arches = Πηγή πάνω σε Αψίδες
    .text = Μπορείς να στρατολογείς τις ασημένιες μονάδες σου.
homm3-building-rampart_cliff_behind_the_glade = Γκρεμός πίσω από το Ξέφωτο
    .text = Μπορείς να στρατολογείς τις χρυσές μονάδες σου.
homm3-building-rampart_mystic_pond = Μυστική Λιμνούλα
    .text = Στην αρχή κάθε Γύρου Πόρων ρίξε ένα ζάρι πόρων και πάρε ό,τι δείξει.
homm3-building-rampart_saplings = Δενδρύλλια
    .text = Στην αρχή κάθε Γύρου των Αστρολόγων μπορείς να ενισχύσεις μια χάλκινη ή ασημένια μονάδα με τα μισά της χρυσά, με στρογγύλεμα προς τα κάτω.

### hu

homm3-building-rampart_city_hall = Városháza
    .text = Minden erőforrás-forduló elején kapsz 7 aranyat.
homm3-building-rampart_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-rampart_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-rampart_housing_estate = Lakónegyed
    .text = Toborozhatod a bronz egységeidet.
homm3-building-rampart_spring_upon_arches = Forrás az íveken
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-rampart_cliff_behind_the_glade = Szirt a tisztás mögött
    .text = Toborozhatod az arany egységeidet.
homm3-building-rampart_mystic_pond = Misztikus tó
    .text = Minden erőforrás-forduló elején dobj egy erőforrás-dobókockával, és kapd meg az eredményét.
homm3-building-rampart_saplings = Facsemeték
    .text = Minden asztrológus-forduló elején megerősíthetsz egy bronz vagy ezüst egységet fele annyi aranyért, lefelé kerekítve.

### ka

homm3-building-rampart_city_hall = რატუშა
    .text = ყოველი რესურსების რაუნდის დასაწყისში 7 ოქროს იღებ.
homm3-building-rampart_citadel = ციტადელი
    .text = შეგიძლია გააძლიერო რაზმები, რომელთა სამყოფელი აშენებულია. როცა შენს ქალაქს უტევენ, მას კედლები, ჭიშკარი და მშვილდოსანთა კოშკი იცავს.
homm3-building-rampart_mage_guild = მაგების გილდია
    .text = აშენებისას ორჯერ შეასრულე ძებნა (2) შელოცვების დასტაში. შემდეგი რაუნდიდან შელოცვების წიგნის ჟეტონითა და 5 ოქროთი შელოცვების დასტაში ძებნას (2) ყიდულობ.
homm3-building-rampart_housing_estate = საცხოვრებელი უბანი
    .text = შეგიძლია შენი ბრინჯაოს რაზმები დაიქირავო.
homm3-building-rampart_spring_upon_arches = წყარო თაღებზე
    .text = შეგიძლია შენი ვერცხლის რაზმები დაიქირავო.
homm3-building-rampart_cliff_behind_the_glade = კლდე ველობის მიღმა
    .text = შეგიძლია შენი ოქროს რაზმები დაიქირავო.
homm3-building-rampart_mystic_pond = მისტიკური ტბორი
    .text = ყოველი რესურსების რაუნდის დასაწყისში გააგორე რესურსების კამათელი და მიიღე, რაც მოვა.
homm3-building-rampart_saplings = ნერგები
    .text = ყოველი ასტროლოგების რაუნდის დასაწყისში შეგიძლია ბრინჯაოს ან ვერცხლის რაზმი მისი ოქროს ფასის ნახევრად გააძლიერო, დამრგვალებით ქვემოთ.

### he

homm3-building-rampart_city_hall = עירייה
    .text = בתחילת כל סבב משאבים אתם מקבלים 7 זהב.
homm3-building-rampart_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-rampart_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-rampart_housing_estate = שכונת המגורים
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-rampart_spring_upon_arches = המעיין על הקשתות
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-rampart_cliff_behind_the_glade = הצוק שמאחורי קרחת היער
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-rampart_mystic_pond = הבריכה המיסטית
    .text = בתחילת כל סבב משאבים הטילו קוביית משאבים וקבלו את מה שהיא מראה.
homm3-building-rampart_saplings = שתילים
    .text = בתחילת כל סבב אסטרולוגיה אתם רשאים לתגבר יחידת ארד או כסף בחצי ממחירה בזהב, מעוגל כלפי מטה.
