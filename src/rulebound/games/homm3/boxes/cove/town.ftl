### en

homm3-building-cove_city_hall = City Hall
    .text = At the start of each Resource Round, choose one: gain 4 gold, or remove an Artifact from your hand and gain 1 experience.
homm3-building-cove_citadel = Citadel
    .text = You can reinforce units whose Dwelling is built. When your Town is attacked, Walls, the Gate and the Arrow Tower defend it.
homm3-building-cove_mage_guild = Mage Guild
    .text = When you build it, Search (2) the Spell deck twice. From the next Round on, the Spell Book Token and 5 gold buy a Search (2) of the Spell deck.
homm3-building-cove_bay = Bay
    .text = You can recruit your bronze units.
homm3-building-cove_nests_towering_the_sea = Nests Towering the Sea
    .text = You can recruit your silver units.
homm3-building-cove_redoubted_vortex = Redoubted Vortex
    .text = You can recruit your gold units.
homm3-building-cove_thieves_guild = Thieves’ Guild
    .text = Once on each of your turns, look at the top 2 cards of any deck, the decks of players included. Discard one of them and put the other back on top.
homm3-building-cove_pub = Pub
    .text = Once per Astrologers’ Round, reinforcing a unit costs 3 gold less.

homm3-use-artifact-xp = remove an Artifact for 1 experience
homm3-use-look-at-two = look at the top 2 cards of a deck

### el

homm3-building-cove_city_hall = Δημαρχείο
    .text = Στην αρχή κάθε Γύρου Πόρων επίλεξε ένα: κέρδισε 4 χρυσά, ή βγάλε ένα τέχνημα του χεριού σου από το παιχνίδι και κέρδισε 1 πόντο εμπειρίας.
homm3-building-cove_citadel = Ακρόπολη
    .text = Μπορείς να ενισχύεις μονάδες των οποίων η κατοικία υπάρχει. Όταν η πόλη σου δέχεται επίθεση, την υπερασπίζονται Τείχη, η Πύλη και ο Πύργος των Τοξοτών.
homm3-building-cove_mage_guild = Συντεχνία των Μάγων
    .text = Όταν τη χτίζεις, κάνε δύο φορές Αναζήτηση (2) στην τράπουλα των ξορκιών. Από τον επόμενο Γύρο ο Δείκτης του Βιβλίου Ξορκιών και 5 χρυσά αγοράζουν μια Αναζήτηση (2) στην τράπουλα των ξορκιών.
homm3-building-cove_bay = Κόλπος
    .text = Μπορείς να στρατολογείς τις χάλκινες μονάδες σου.
homm3-building-cove_nests_towering_the_sea = Φωλιές πάνω από τη Θάλασσα
    .text = Μπορείς να στρατολογείς τις ασημένιες μονάδες σου.
homm3-building-cove_redoubted_vortex = Τρομερή Δίνη
    .text = Μπορείς να στρατολογείς τις χρυσές μονάδες σου.
homm3-building-cove_thieves_guild = Συντεχνία των Κλεφτών
    .text = Μία φορά σε κάθε σειρά σου δες τις 2 πρώτες κάρτες οποιασδήποτε τράπουλας, ακόμη και παίκτη. Ξεσκαρτάρισε τη μία και βάλε την άλλη πίσω στην κορυφή.
homm3-building-cove_pub = Καπηλειό
    .text = Μία φορά σε κάθε Γύρο των Αστρολόγων η ενίσχυση μιας μονάδας κοστίζει 3 χρυσά λιγότερα.

homm3-use-artifact-xp = ένα τέχνημα βγαίνει από το παιχνίδι για 1 πόντο εμπειρίας
homm3-use-look-at-two = εξέταση των 2 πρώτων καρτών μιας τράπουλας

### hu

homm3-building-cove_city_hall = Városháza
    .text = Minden erőforrás-forduló elején válassz egyet: kapsz 4 aranyat, vagy eltávolítasz a kezedből egy varázstárgyat, és kapsz 1 tapasztalatpontot.
homm3-building-cove_citadel = Citadella
    .text = Megerősítheted azokat az egységeidet, amelyeknek áll a lakhelyük. Ha megtámadják a városodat, falak, a kapu és az íjásztorony védik.
homm3-building-cove_mage_guild = Mágusok céhe
    .text = Amikor megépíted, kétszer Keresés (2) a varázslatpakliban. A következő fordulótól a varázskönyvjelzőért és 5 aranyért Keresés (2) a varázslatpakliban.
homm3-building-cove_bay = Kikötőöböl
    .text = Toborozhatod a bronz egységeidet.
homm3-building-cove_nests_towering_the_sea = Tenger fölé nyúló fészkek
    .text = Toborozhatod az ezüst egységeidet.
homm3-building-cove_redoubted_vortex = Rettegett örvény
    .text = Toborozhatod az arany egységeidet.
homm3-building-cove_thieves_guild = Tolvajok céhe
    .text = Minden körödben egyszer nézd meg bármelyik pakli 2 felső lapját, akár egy játékosét is. Az egyiket dobd el, a másikat tedd vissza a pakli tetejére.
homm3-building-cove_pub = Kocsma
    .text = Minden asztrológus-fordulóban egyszer egy egység megerősítése 3 arannyal olcsóbb.

homm3-use-artifact-xp = egy varázstárgy eltávolítása 1 tapasztalatpontért
homm3-use-look-at-two = egy pakli 2 felső lapjának megnézése

### ka

homm3-building-cove_city_hall = რატუშა
    .text = ყოველი რესურსების რაუნდის დასაწყისში აირჩიე ერთი: მიიღე 4 ოქრო, ან გაიტანე თამაშიდან შენს ხელში მყოფი არტეფაქტი და მიიღე 1 გამოცდილება.
homm3-building-cove_citadel = ციტადელი
    .text = შეგიძლია გააძლიერო რაზმები, რომელთა სამყოფელი აშენებულია. როცა შენს ქალაქს უტევენ, მას კედლები, ჭიშკარი და მშვილდოსანთა კოშკი იცავს.
homm3-building-cove_mage_guild = მაგების გილდია
    .text = აშენებისას ორჯერ შეასრულე ძებნა (2) შელოცვების დასტაში. შემდეგი რაუნდიდან შელოცვების წიგნის ჟეტონითა და 5 ოქროთი შელოცვების დასტაში ძებნას (2) ყიდულობ.
homm3-building-cove_bay = უბე
    .text = შეგიძლია შენი ბრინჯაოს რაზმები დაიქირავო.
homm3-building-cove_nests_towering_the_sea = ბუდეები ზღვის თავზე
    .text = შეგიძლია შენი ვერცხლის რაზმები დაიქირავო.
homm3-building-cove_redoubted_vortex = საზარელი მორევი
    .text = შეგიძლია შენი ოქროს რაზმები დაიქირავო.
homm3-building-cove_thieves_guild = ქურდების გილდია
    .text = შენს ყოველ სვლაზე ერთხელ ნახე ნებისმიერი დასტის ზედა 2 კარტი, მოთამაშეების დასტებისაც. ერთი გადააგდე, მეორე კი დასტის თავზე დააბრუნე.
homm3-building-cove_pub = ლუდხანა
    .text = ყოველ ასტროლოგების რაუნდში ერთხელ რაზმის გაძლიერება 3 ოქროთი ნაკლები ღირს.

homm3-use-artifact-xp = არტეფაქტის თამაშიდან გატანა 1 გამოცდილებისთვის
homm3-use-look-at-two = დასტის ზედა 2 კარტის ნახვა

### he

homm3-building-cove_city_hall = עירייה
    .text = בתחילת כל סבב משאבים בחרו אחד: קבלו 4 זהב, או הסירו חפץ מהיד וקבלו נקודת ניסיון אחת.
homm3-building-cove_citadel = מצודה
    .text = אתם יכולים לתגבר יחידות שהמגורים שלהן בנויים. כשתוקפים את הטירה שלכם, חומות, השער ומגדל החצים מגנים עליה.
homm3-building-cove_mage_guild = גילדת הקוסמים
    .text = בעת הבנייה חפשו (2) בחפיסת הקסמים פעמיים. מהסבב הבא אסימון ספר הקסמים ו־5 זהב קונים חיפוש (2) בחפיסת הקסמים.
homm3-building-cove_bay = מפרצון
    .text = אתם יכולים לגייס את יחידות הארד שלכם.
homm3-building-cove_nests_towering_the_sea = הקינים שמעל הים
    .text = אתם יכולים לגייס את יחידות הכסף שלכם.
homm3-building-cove_redoubted_vortex = המערבולת המבוצרת
    .text = אתם יכולים לגייס את יחידות הזהב שלכם.
homm3-building-cove_thieves_guild = גילדת הגנבים
    .text = פעם אחת בכל תור שלכם הסתכלו על שני הקלפים העליונים של חפיסה כלשהי, גם של שחקן. זרקו אחד מהם והחזירו את האחר לראש החפיסה.
homm3-building-cove_pub = פונדק
    .text = פעם אחת בכל סבב אסטרולוגיה תגבור של יחידה זול ב־3 זהב.

homm3-use-artifact-xp = הסרת חפץ תמורת נקודת ניסיון אחת
homm3-use-look-at-two = הצצה בשני הקלפים העליונים של חפיסה
